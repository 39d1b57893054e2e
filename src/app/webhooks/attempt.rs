//! One attempt to deliver, and playing the answer.

use std::time::{Duration, Instant};

use tokio::time::timeout;
use tracing::Instrument;

use super::{
    Answer, Outgoing, SendFault,
    counts::name_of,
    manage::{Webhooks, message_id},
    payload::{TEST_TYPE, WebhookAnswer, WebhookMessage, signatures},
    places::{Addressed, DeliveryPlace},
    stored::{Asked, Delivery, DeliveryOutcome, Webhook},
};
use crate::{account_events::event, error::AppError};
use kontor_contract::decision::{Decision, DecisionFields};
use kontor_json::{integers_in_digits, without_mark};
use kontor_log::{
    chain::{hex, sha256},
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_service::{
    account_news::{AccountEvent, AccountEventType, AccountNews},
    requester::{RequestKey, Requester},
    runtime::traces,
};
use kontor_tables::{
    error::{PlayError, TablesError},
    play::moves::{Move, ShownTo},
};

/// What is delivered.
pub(super) struct Message {
    pub(super) id: String,
    /// `None` for a test.
    pub(super) event: Option<AccountEvent>,
}

impl Message {
    pub(super) fn of(webhook: &Webhook, event: AccountEvent) -> Self {
        Message { id: message_id(&webhook.id, event.number), event: Some(event) }
    }
}

/// What an attempt came to.
pub(super) struct Attempt {
    pub(super) delivery: Delivery,
    /// Before when the receiver wants no other one.
    pub(super) not_before_ms: Option<u64>,
}

/// What trying to make an attempt came to.
enum Tried {
    Made(Attempt),
    /// The game of the decision is set aside.
    SetAside,
    /// The time of the place was over before the receiver had answered.
    CutShort,
}

impl Webhooks {
    /// What a player has asked for; `None` if the event is not kept any more.
    pub(super) async fn asked_message(
        &self,
        player: &str,
        Asked { id, event: number }: &Asked,
    ) -> Result<Option<Message>, AppError> {
        let found = match number {
            None => None,
            Some(number) => match event(&self.games, player, *number).await? {
                Some(event) => Some(event),
                None => return Ok(None),
            },
        };
        Ok(Some(Message { id: id.clone(), event: found }))
    }

    /// Makes one attempt, when there is a place for it. A first attempt that its receiver did not
    /// answer in the short time of its place is made again, with all its time. `None`: the event
    /// tells of a decision that cannot be answered yet, because its game is set aside.
    pub(super) async fn attempt(
        &self,
        player: &str,
        webhook: &Webhook,
        message: &Message,
    ) -> Result<Option<Attempt>, AppError> {
        let addressed = Addressed {
            owner: self.accounts.owner_or_self(player).await?,
            player: player.to_owned(),
            target: self.courier.target(&webhook.url),
        };
        let place = self.places.take(&addressed).await;
        let mut tried = self.attempt_at(place, &addressed, webhook, message).await?;
        if let Tried::CutShort = tried {
            let place = self.places.take_with_all_time(&addressed).await;
            tried = self.attempt_at(place, &addressed, webhook, message).await?;
        }
        match tried {
            Tried::Made(attempt) => Ok(Some(attempt)),
            Tried::SetAside => Ok(None),
            Tried::CutShort => {
                Err(AppError::Internal("a delivery with all its time was cut short".to_owned()))
            }
        }
    }

    /// The same at this place.
    async fn attempt_at(
        &self,
        place: DeliveryPlace,
        addressed: &Addressed,
        webhook: &Webhook,
        message: &Message,
    ) -> Result<Tried, AppError> {
        let span = traces::delivery();
        let tried = self.attempt_once(place.time_max, addressed, webhook, message);
        let tried = tried.instrument(span.clone()).await?;
        if let Tried::Made(attempt) = &tried {
            span.record("kontor.outcome", name_of(attempt.delivery.outcome));
            span.record("http.response.status_code", attempt.delivery.status);
        }
        Ok(tried)
    }

    /// Sends it. `None` if a first attempt takes longer than its time.
    async fn send(
        &self,
        time_max: Option<Duration>,
        addressed: &Addressed,
        outgoing: Outgoing,
    ) -> Option<Result<Answer, SendFault>> {
        let begun = Instant::now();
        let sending = self.courier.send(outgoing).instrument(traces::post());
        let answered = match time_max {
            Some(time_max) => timeout(time_max, sending).await.ok(),
            None => Some(sending.await),
        };
        self.places.note(addressed, begun.elapsed());
        answered
    }

    async fn attempt_once(
        &self,
        time_max: Option<Duration>,
        addressed: &Addressed,
        webhook: &Webhook,
        message: &Message,
    ) -> Result<Tried, AppError> {
        let (player, Message { id, event }) = (addressed.player.as_str(), message);
        let decision = match event {
            Some(event) if webhook.answers => match self.decision_of(player, event).await {
                Err(AppError::Refused(Refused::GameQuarantined)) => return Ok(Tried::SetAside),
                found => found?,
            },
            Some(_) | None => None,
        };
        let sent_ms = self.games.clock().now_ms();
        let kind = event.as_ref().map(|event| event.news.kind());
        let timestamp = event.as_ref().map_or(Timestamp(sent_ms), |event| event.at);
        let sent = WebhookMessage {
            kind: kind.map_or(TEST_TYPE, AccountEventType::name),
            timestamp,
            data: event.clone(),
            decision,
        };
        let body = sent.to_text();
        let timestamp_s = sent_ms / 1000;
        let signatures = signatures(&self.keys, webhook, id, timestamp_s, &body);
        let (url, id) = (webhook.url.clone(), id.clone());
        let outgoing = Outgoing { url, id: id.clone(), timestamp_s, signatures, body };
        let Some(answered) = self.send(time_max, addressed, outgoing).await else {
            return Ok(Tried::CutShort);
        };
        let asked = answered.as_ref().ok().and_then(|answer| answer.retry_after);
        let not_before_ms = asked.map(|asked| asked.at_ms(self.games.clock().now_ms()));
        let (outcome, status, refusal) = match answered {
            Err(SendFault::Refused) => (DeliveryOutcome::AddressRefused, None, None),
            Err(SendFault::Unreachable) => (DeliveryOutcome::Unreachable, None, None),
            Err(SendFault::TimedOut) => (DeliveryOutcome::TimedOut, None, None),
            Ok(answer) if !(200..300).contains(&answer.status) => {
                (DeliveryOutcome::Rejected, Some(answer.status), None)
            }
            Ok(answer) => {
                let (outcome, refusal) = match sent.decision.as_ref().zip(event.as_ref()) {
                    Some((decision, event)) => {
                        // The player may have switched everything off while it was under way.
                        let answer = match self.accounts.revocations(player).await? {
                            count if webhook.revocations < count => None,
                            _ => answer.body,
                        };
                        self.play_answer(player, &id, event, decision, answer).await?
                    }
                    None => (DeliveryOutcome::Delivered, None),
                };
                (outcome, Some(answer.status), refusal)
            }
        };
        self.counts.note_attempt(outcome);
        let duration_ms = self.games.clock().now_ms().saturating_sub(sent_ms);
        let event = event.as_ref().map(|event| event.number);
        let at = Timestamp(sent_ms);
        let delivery =
            Delivery { id, event, event_type: kind, at, duration_ms, outcome, status, refusal };
        Ok(Tried::Made(Attempt { delivery, not_before_ms }))
    }

    /// The decision that an event tells of, with all ways to answer it, if it is still open. A game
    /// that is set aside is the error.
    async fn decision_of(
        &self,
        player: &str,
        event: &AccountEvent,
    ) -> Result<Option<Decision>, AppError> {
        let AccountNews::DecisionOpened { decision, .. } = &event.news else { return Ok(None) };
        let Some(game) = &event.game else { return Ok(None) };
        let requester = Requester { player: Some(player.to_owned()), ..Requester::default() };
        match self.play.decision(game, decision, &requester, DecisionFields::All).await {
            Ok(decision) => Ok(Some(decision)),
            Err(TablesError::Refused(Refused::DecisionUnknown | Refused::GameUnknown)) => Ok(None),
            Err(other) => Err(other.into()),
        }
    }

    /// Plays the action of an answer, if it has one. The id of the message is the idempotency key,
    /// so that an answer that comes twice is played once. An error is one that passes.
    async fn play_answer(
        &self,
        player: &str,
        message: &str,
        event: &AccountEvent,
        decision: &Decision,
        answer: Option<Vec<u8>>,
    ) -> Result<(DeliveryOutcome, Option<String>), AppError> {
        let Some(answer) = answer.filter(|answer| !answer.trim_ascii().is_empty()) else {
            return Ok((DeliveryOutcome::Delivered, None));
        };
        let refused = |why: String| Ok((DeliveryOutcome::AnswerRefused, Some(why)));
        let read = serde_json::from_slice(&integers_in_digits(without_mark(&answer)));
        let Ok(WebhookAnswer { action }) = read else {
            return refused("it is no JSON object with an `action`".to_owned());
        };
        let fingerprint = hex(&sha256(&[action.get().as_bytes()]));
        let key = RequestKey { key: message.to_owned(), fingerprint };
        let player_move = Move { decision: decision.id.clone(), action, if_match: None };
        let played = async {
            let player = self.accounts.player(player).await?.ok_or(Refused::TokenInvalid)?;
            let game = event.game.as_deref().unwrap_or_default();
            self.play.play(&player, game, player_move, key, ShownTo::Reader).await
        };
        match played.await {
            Ok(_) => Ok((DeliveryOutcome::Played, None)),
            // It is delivered again, with the same key.
            Err(PlayError::Store(fault)) => Err(AppError::Store(fault)),
            Err(PlayError::Refused(
                passing @ (Refused::Busy | Refused::Draining | Refused::GameQuarantined),
            )) => Err(passing.into()),
            Err(PlayError::Internal(why)) => {
                tracing::error!(player, why, "the answer of a webhook could not be played");
                refused("a fault of the server".to_owned())
            }
            Err(error) => refused(error.to_string()),
        }
    }
}
