//! Delivers: one task ([`Tasks`]) for each player who has webhooks that are not disabled.

use crate::boxed;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{sleep, timeout},
};

use super::{
    PLAYERS_MAX,
    attempt::{Attempt, Message},
    manage::Webhooks,
    stored::{self, Asked, SetAside, StoredWebhooks, Webhook},
    tasks::{PlayersTurn, TURN, Tasks},
};
use crate::{
    account_events::{event, next_event},
    error::AppError,
};
use kontor_problems::Refused;
use kontor_service::{
    account_news::{AccountEvent, AccountNews, WebhookDisabledReason, with_news},
    runtime::hub::Topic,
};
use kontor_store::News;

/// How often a player's task looks whether it is time for another attempt, and whether this process
/// is the one that delivers. Neither needs the store.
const TICK: Duration = Duration::from_millis(500);

/// After this time a player's task looks for events without having been told of any.
const IDLE_MAX: Duration = Duration::from_secs(60);

/// How often a player's task looks whether a game is still set aside.
const SET_ASIDE_PAUSE_MS: u64 = 10_000;

/// Pause after the store could not be read.
const RETRY_DELAY: Duration = Duration::from_secs(10);

/// What a round of a player's task found.
enum Round {
    /// Something was delivered, and there may be more.
    Busy,
    /// There is nothing to do before something happens.
    Idle,
    /// There is something to do at this time, in milliseconds since 1970.
    Later(u64),
    /// The player has no webhooks any more, or none that deliver.
    Over,
}

impl Webhooks {
    /// Delivers until the server stops.
    #[boxed]
    pub async fn run(self) {
        let (mut tasks, mut ends) = Tasks::new(PLAYERS_MAX, TURN);
        let mut news = self.games.events().subscribe();
        self.start_all(&mut tasks).await;
        while !self.games.is_draining() {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                () = self.changed.notify.notified() => {
                    for player in self.changed.take() {
                        self.start(&mut tasks, player);
                    }
                    continue;
                }
                Some(ended) = ends.recv() => {
                    if let Some(next) = tasks.end(ended) {
                        self.start(&mut tasks, next);
                    }
                    self.counts.note_served(tasks.served());
                    continue;
                }
                () = sleep(TICK) => continue,
            };
            match heard {
                Ok(News::Documents(keys)) => {
                    for player in keys.iter().filter_map(|key| stored::player_of_key(key)) {
                        self.start(&mut tasks, player.to_owned());
                    }
                }
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => self.start_all(&mut tasks).await,
                Ok(News::Appended(_) | News::Deleted(_)) => {}
                Err(RecvError::Closed) => break,
            }
        }
        tasks.abort();
    }

    async fn start_all(&self, tasks: &mut Tasks) {
        let players = loop {
            match stored::players(&self.documents()).await {
                Ok(players) => break players,
                Err(_) if self.games.is_draining() => return,
                Err(error) => {
                    tracing::error!(%error, "cannot read who has webhooks");
                    sleep(RETRY_DELAY).await;
                }
            }
        };
        players.into_iter().for_each(|player| self.start(tasks, player));
    }

    /// Serves a player whose webhooks have changed, unless that is done already.
    fn start(&self, tasks: &mut Tasks, player: String) {
        let (webhooks, whose) = (self.clone(), player.clone());
        tasks.start(player, |turn| async move { webhooks.serve(&whose, turn).await });
        self.counts.note_served(tasks.served());
    }

    /// Delivers to the webhooks of a player, until there are none any more that deliver, or until
    /// the turn is over.
    async fn serve(&self, player: &str, mut turn: PlayersTurn) {
        let changed = Topic::Webhooks(player.into());
        let changes = self.games.hub.subscribe(vec![changed.clone()]);
        let topics = [Topic::Player(player.into()), Topic::AccountEvents(player.into()), changed];
        let mut subscription = self.games.hub.subscribe(topics.to_vec());
        // A round looks at the webhooks anyway. Where another process delivers, they are looked at
        // when they have changed.
        let mut may_be_over = true;
        while !self.games.is_draining() {
            if turn.gives_way() {
                self.counts.note_waiting(player, 0);
                return;
            }
            if !self.games.is_mine(player) || self.games.space.is_read_only() {
                self.counts.note_waiting(player, 0);
                if may_be_over {
                    match self.is_over(player).await {
                        Ok(true) => return,
                        Ok(false) => may_be_over = false,
                        // It is looked at again.
                        Err(_) => {}
                    }
                }
                sleep(TICK).await;
                may_be_over |= changes.was_notified();
                continue;
            }
            // A player who is suspended does not play, and is told nothing.
            if self.accounts.is_suspended(player).await.unwrap_or(true) {
                self.counts.note_waiting(player, 0);
                // If that cannot be told, it is looked at again.
                if self.is_over(player).await.unwrap_or(false) {
                    return;
                }
                let _ = timeout(IDLE_MAX, subscription.notified()).await;
                continue;
            }
            match self.round(player).await {
                Ok(Round::Busy) => {}
                Ok(Round::Idle) => {
                    let _ = timeout(IDLE_MAX, subscription.notified()).await;
                }
                Ok(Round::Later(at_ms)) => {
                    while self.games.clock().now_ms() < at_ms
                        && !turn.gives_way()
                        && timeout(TICK, subscription.notified()).await.is_err()
                    {
                    }
                }
                Ok(Round::Over) => {
                    self.counts.note_waiting(player, 0);
                    return;
                }
                Err(error) => {
                    tracing::error!(player, %error, "webhooks could not be served");
                    sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    /// Whether the player has no webhook that may have something to deliver.
    async fn is_over(&self, player: &str) -> Result<bool, AppError> {
        let revocations = self.accounts.revocations(player).await?;
        Ok(stored::read(&self.documents(), player, revocations).await?.is_over())
    }

    /// Delivers one message to each webhook that has one to be delivered now.
    async fn round(&self, player: &str) -> Result<Round, AppError> {
        let revocations = self.accounts.revocations(player).await?;
        let stored = stored::read(&self.documents(), player, revocations).await?;
        if stored.is_over() {
            return Ok(Round::Over);
        }
        let StoredWebhooks { webhooks } = stored;
        let mut served = Vec::new();
        for webhook in &webhooks {
            served.push(self.serve_one(player, webhook));
        }
        let now_ms = self.games.clock().now_ms();
        let waits = |webhook: &&Webhook| webhook.disabled.is_none() && now_ms < webhook.next_at_ms;
        self.counts.note_waiting(player, webhooks.iter().filter(waits).count());
        let rounds = join_all(served).await.into_iter().collect::<Result<Vec<Round>, _>>()?;
        if rounds.iter().any(|round| matches!(round, Round::Busy)) {
            return Ok(Round::Busy);
        }
        let later = rounds.iter().filter_map(|round| match round {
            Round::Later(at_ms) => Some(*at_ms),
            Round::Busy | Round::Idle | Round::Over => None,
        });
        Ok(later.min().map_or(Round::Idle, Round::Later))
    }

    async fn serve_one(&self, player: &str, webhook: &Webhook) -> Result<Round, AppError> {
        if let Some(asked) = webhook.asked.first() {
            return self.deliver_asked(player, webhook, asked).await;
        }
        if webhook.disabled.is_some() {
            return Ok(Round::Idle);
        }
        let now_ms = self.games.clock().now_ms();
        if now_ms < webhook.next_at_ms {
            return Ok(Round::Later(webhook.next_at_ms));
        }
        if let Some(SetAside { event: number, .. }) =
            webhook.set_aside.iter().find(|one| !self.games.is_quarantined(&one.game))
        {
            return match event(&self.games, player, *number).await? {
                Some(event) => self.deliver(player, webhook, event).await,
                None => self.forget(player, webhook, *number).await,
            };
        }
        let next = next_event(&self.games, player, webhook.delivered, |event| {
            webhook.wants(event.news.kind())
        });
        match next.await? {
            Some(event) => self.deliver(player, webhook, event).await,
            None if webhook.set_aside.is_empty() => Ok(Round::Idle),
            None => Ok(Round::Later(now_ms + SET_ASIDE_PAUSE_MS)),
        }
    }

    /// Makes an attempt to deliver an event, and notes what it came to.
    async fn deliver(
        &self,
        player: &str,
        webhook: &Webhook,
        event: AccountEvent,
    ) -> Result<Round, AppError> {
        let (number, game) = (event.number, event.game.clone().unwrap_or_default());
        let message = Message::of(webhook, event);
        let attempt = self.attempt(player, webhook, &message).await?;
        let now_ms = self.games.clock().now_ms();
        self.change_webhook(player, &webhook.id, |webhook| match &attempt {
            Some(Attempt { delivery, not_before_ms }) => {
                webhook.note(delivery.clone());
                webhook.settle(number, delivery, now_ms, *not_before_ms)
            }
            None => {
                webhook.delivered = webhook.delivered.max(number);
                webhook.put_aside(number, game.clone());
                None
            }
        })
        .await?;
        Ok(Round::Busy)
    }

    /// Forgets an event that waited for its game and is not kept any more.
    async fn forget(
        &self,
        player: &str,
        webhook: &Webhook,
        number: u64,
    ) -> Result<Round, AppError> {
        self.change_webhook(player, &webhook.id, |webhook| {
            webhook.set_aside.retain(|one| one.event != number);
            None
        })
        .await?;
        Ok(Round::Busy)
    }

    /// Makes the one attempt that a player has asked for.
    async fn deliver_asked(
        &self,
        player: &str,
        webhook: &Webhook,
        asked: &Asked,
    ) -> Result<Round, AppError> {
        let message = self.asked_message(player, asked).await?;
        let attempt = match &message {
            Some(message) => self.attempt(player, webhook, message).await?,
            None => None,
        };
        // One that was not delivered yet comes by itself.
        let waits = message.as_ref().filter(|_| attempt.is_none()).and_then(|message| {
            let event = message.event.as_ref().filter(|event| event.number <= webhook.delivered)?;
            Some((event.number, event.game.clone()?))
        });
        self.change_webhook(player, &webhook.id, |webhook| {
            if webhook.asked.first() == Some(asked) {
                webhook.asked.remove(0);
            }
            attempt.iter().for_each(|attempt| webhook.note(attempt.delivery.clone()));
            waits.iter().for_each(|(number, game)| webhook.put_aside(*number, game.clone()));
            None
        })
        .await?;
        Ok(Round::Busy)
    }

    /// Changes a webhook, unless it has been removed. The change says why the webhook is disabled,
    /// if it is from now on: then its player is told of it in the same group.
    async fn change_webhook(
        &self,
        player: &str,
        id: &str,
        change: impl Fn(&mut Webhook) -> Option<WebhookDisabledReason>,
    ) -> Result<(), AppError> {
        let change = |stored: &mut StoredWebhooks| Ok(stored.get_mut(id).and_then(&change));
        let documents = self.documents();
        let _turn = self.games.turns.take(&stored::key_of(player)).await;
        let written = documents.until_written_with(|| async {
            let of = (player, self.accounts.revocations(player).await?);
            let (group, disabled) = stored::with(&documents, of, change).await?;
            let Some(reason) = disabled else { return Ok((group, None)) };
            let news = AccountNews::WebhookDisabled { webhook: id.to_owned(), reason };
            Ok::<_, AppError>((with_news(&self.games, group, player, news).await?, disabled))
        });
        match written.await {
            Ok(disabled) => {
                self.note_disabled(player, id, disabled);
                Ok(())
            }
            // Its webhooks are gone, or go with the rest.
            Err(AppError::Refused(Refused::TokenInvalid)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn note_disabled(&self, player: &str, webhook: &str, reason: Option<WebhookDisabledReason>) {
        let Some(reason) = reason else { return };
        tracing::info!(player, webhook, ?reason, "a webhook is disabled");
        self.counts.note_disabled();
        self.games.hub.publish(&[Topic::AccountEvents(player.into())]);
    }
}
