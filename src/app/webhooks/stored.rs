//! What is stored of webhooks: one document for each player.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{DELIVERIES_KEPT_MAX, FAILING_MAX_MS, PAUSES_MS, SET_ASIDE_MAX};
use crate::error::AppError;
use kontor_log::time::Timestamp;
use kontor_service::{
    account_news::{AccountEventType, WebhookDisabledReason},
    documents::{Documents, Group, Undamaged},
};

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "webhooks/";

/// A webhook as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Webhook {
    pub(super) id: String,
    pub(super) url: String,
    /// The types of events that it is for; all, if there are none.
    pub(super) types: Vec<AccountEventType>,
    /// Whether decisions are sent with it, and answers are played.
    pub(super) answers: bool,
    pub(super) created_at_ms: u64,
    /// How often its secret was replaced.
    pub(super) generation: u32,
    /// Until when the secret before signs as well.
    pub(super) overlap_until_ms: u64,
    /// How often everything of its player had been switched off when it was made or switched on.
    #[serde(default)]
    pub(super) revocations: u64,
    /// Number of the last event that was delivered.
    pub(super) delivered: u64,
    pub(super) disabled: Option<WebhookDisabledReason>,
    /// Since when deliveries fail.
    pub(super) failing_since_ms: Option<u64>,
    /// How many attempts in a row have failed.
    pub(super) failed: u32,
    /// When the next attempt is made.
    pub(super) next_at_ms: u64,
    /// What its player has asked for.
    pub(super) asked: Vec<Asked>,
    /// Events that wait until their games are not set aside any more, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) set_aside: Vec<SetAside>,
    /// The last deliveries, the newest last.
    pub(super) log: Vec<Delivery>,
}

/// A delivery that a player has asked for. There is one attempt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Asked {
    pub(super) id: String,
    /// The event to deliver again; `None` for a test.
    pub(super) event: Option<u64>,
}

/// An event with a decision of a game that was set aside when it was to be delivered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct SetAside {
    pub(super) event: u64,
    pub(super) game: String,
}

/// How an attempt to deliver ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeliveryOutcome {
    /// The receiver has accepted it.
    Delivered,
    /// The receiver has accepted it, and its answer was played.
    Played,
    /// The receiver has accepted it, and its answer could not be played.
    AnswerRefused,
    /// The receiver has answered with another status than 200 to 299.
    Rejected,
    /// There was no connection, or it broke.
    Unreachable,
    /// The receiver took too long.
    TimedOut,
    /// The address is none to which this server sends.
    AddressRefused,
}

/// An attempt to deliver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Delivery {
    /// Id of the message, the same for every attempt to deliver an event.
    #[schema(example = "msg_4x7k2m3n5q6r7s2t4u5v6w7x2y_7")]
    pub id: String,
    /// Number of the event; null for a test.
    pub event: Option<u64>,
    /// Type of the event; null for a test.
    pub event_type: Option<AccountEventType>,
    /// When it was sent.
    pub at: Timestamp,
    /// How long it took, in milliseconds.
    pub duration_ms: u64,
    /// How it ended.
    pub outcome: DeliveryOutcome,
    /// The status of the answer; null if there was none.
    pub status: Option<u16>,
    /// Why the answer could not be played; null otherwise.
    pub refusal: Option<String>,
}

/// What a player sees of a webhook.
#[derive(Clone, Debug, PartialEq)]
pub struct WebhookInfo {
    /// Its id.
    pub id: String,
    /// Where it delivers.
    pub url: String,
    /// The types of events that it is for; all, if there are none.
    pub types: Vec<AccountEventType>,
    /// Whether decisions are sent with it, and answers are played.
    pub answers: bool,
    /// When it was made.
    pub created_at_ms: u64,
    /// Why it is disabled.
    pub disabled: Option<WebhookDisabledReason>,
    /// Number of the last event that was delivered.
    pub delivered: u64,
    /// Since when deliveries fail.
    pub failing_since_ms: Option<u64>,
    /// When the next attempt is made, if deliveries fail.
    pub next_at_ms: Option<u64>,
}

/// All webhooks of a player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct StoredWebhooks {
    pub(super) webhooks: Vec<Webhook>,
}

impl StoredWebhooks {
    /// The webhooks after everything of their player was switched off so often.
    fn settled(mut self, revocations: u64) -> StoredWebhooks {
        for webhook in self.webhooks.iter_mut().filter(|one| one.revocations < revocations) {
            webhook.revocations = revocations;
            webhook.disabled = Some(WebhookDisabledReason::Player);
            webhook.asked.clear();
            webhook.set_aside.clear();
        }
        self
    }

    /// The change knows of so many times that everything was switched off. If it was done again
    /// since, what is left of the change is switched off as well.
    pub(super) fn known_up_to(&mut self, revocations: u64) {
        for webhook in &mut self.webhooks {
            webhook.revocations = webhook.revocations.min(revocations);
        }
    }

    /// Whether none of them has anything to deliver until it is changed.
    pub(super) fn is_over(&self) -> bool {
        self.webhooks.iter().all(|webhook| webhook.disabled.is_some() && webhook.asked.is_empty())
    }

    pub(super) fn get(&self, id: &str) -> Option<&Webhook> {
        self.webhooks.iter().find(|webhook| webhook.id == id)
    }

    pub(super) fn get_mut(&mut self, id: &str) -> Option<&mut Webhook> {
        self.webhooks.iter_mut().find(|webhook| webhook.id == id)
    }
}

impl Webhook {
    /// Keeps an event until its game is not set aside any more. The events of other games do not
    /// wait for it.
    pub(super) fn put_aside(&mut self, event: u64, game: String) {
        self.set_aside.retain(|one| one.event != event);
        self.set_aside.push(SetAside { event, game });
        let spent = self.set_aside.len().saturating_sub(SET_ASIDE_MAX);
        self.set_aside.drain(..spent);
    }

    pub(super) fn info(&self) -> WebhookInfo {
        let Webhook { id, url, types, answers, created_at_ms, disabled, delivered, .. } =
            self.clone();
        let (failing_since_ms, is_active) = (self.failing_since_ms, disabled.is_none());
        let next_at_ms = failing_since_ms.filter(|_| is_active).map(|_| self.next_at_ms);
        WebhookInfo {
            id,
            url,
            types,
            answers,
            created_at_ms,
            disabled,
            delivered,
            failing_since_ms,
            next_at_ms,
        }
    }

    /// Whether it is for events of this type.
    pub(super) fn wants(&self, kind: AccountEventType) -> bool {
        self.types.is_empty() || self.types.contains(&kind)
    }

    /// Notes an attempt in the log.
    pub(super) fn note(&mut self, delivery: Delivery) {
        self.log.push(delivery);
        let spent = self.log.len().saturating_sub(DELIVERIES_KEPT_MAX);
        self.log.drain(..spent);
    }

    /// Notes how the attempt to deliver an event ended; a receiver can ask for a longer pause than
    /// the usual one. Returns why the webhook is disabled, if it is from now on.
    pub(super) fn settle(
        &mut self,
        event: u64,
        delivery: &Delivery,
        now_ms: u64,
        not_before_ms: Option<u64>,
    ) -> Option<WebhookDisabledReason> {
        match delivery.outcome {
            DeliveryOutcome::Delivered
            | DeliveryOutcome::Played
            | DeliveryOutcome::AnswerRefused => {
                self.delivered = self.delivered.max(event);
                self.set_aside.retain(|one| one.event != event);
                (self.failing_since_ms, self.failed, self.next_at_ms) = (None, 0, 0);
                None
            }
            DeliveryOutcome::Rejected if delivery.status == Some(410) => {
                Some(WebhookDisabledReason::Gone)
            }
            DeliveryOutcome::Rejected
            | DeliveryOutcome::Unreachable
            | DeliveryOutcome::TimedOut
            | DeliveryOutcome::AddressRefused => {
                let since_ms = *self.failing_since_ms.get_or_insert(now_ms);
                let pause = usize::try_from(self.failed).unwrap_or(usize::MAX);
                let usual_ms = now_ms + PAUSES_MS[pause.min(PAUSES_MS.len() - 1)];
                self.next_at_ms = usual_ms.max(not_before_ms.unwrap_or(0));
                self.failed += 1;
                let has_failed_long = now_ms.saturating_sub(since_ms) >= FAILING_MAX_MS;
                has_failed_long.then_some(WebhookDisabledReason::Failing)
            }
        }
        .inspect(|reason| self.disabled = Some(*reason))
    }
}

pub(super) fn key_of(player: &str) -> String {
    format!("{KEY_PREFIX}{player}")
}

/// The player whose webhooks this document has; `None` if it is another kind of document.
pub(crate) fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX)
}

/// The webhooks of a player after everything was switched off so often.
pub(super) async fn read(
    documents: &Documents,
    player: &str,
    revocations: u64,
) -> Result<StoredWebhooks, AppError> {
    let found = documents.read::<StoredWebhooks>(&key_of(player)).await?;
    Ok(found.map(|found| found.value.settled(revocations)).unwrap_or_default())
}

pub(super) async fn remove(documents: &Documents, player: &str) -> Result<(), AppError> {
    Ok(documents.remove(&key_of(player)).await?)
}

/// All players who have webhooks. A document that cannot be read is an error of that player alone,
/// which the player's task reports; one that the store finds damaged is passed over.
pub(super) async fn players(documents: &Documents) -> Result<Vec<String>, AppError> {
    let none = serde_json::to_string(&StoredWebhooks::default()).expect("plain data");
    let (mut players, mut pages) = (Vec::new(), Undamaged::of(KEY_PREFIX));
    while let Some(found) = pages.next(documents).await? {
        let some = found.iter().filter(|(_, document)| document.value != none);
        players.extend(some.filter_map(|(key, _)| player_of_key(key)).map(str::to_owned));
    }
    Ok(players)
}

/// What a group changes so that the webhooks of a player change, after everything was switched off
/// so often, and the result of the change. That is nothing if it leaves them as they were.
pub(super) async fn with<T>(
    documents: &Documents,
    (player, revocations): (&str, u64),
    change: impl Fn(&mut StoredWebhooks) -> Result<T, AppError>,
) -> Result<(Group, T), AppError> {
    let key = key_of(player);
    let found = documents.read::<StoredWebhooks>(&key).await?;
    let (version, before) =
        found.map_or_else(Default::default, |found| (Some(found.version), found.value));
    let mut next = before.clone().settled(revocations);
    let result = change(&mut next)?;
    let group = match next == before {
        true => Group::new(),
        false => Group::for_living(player).put(key, version, &next),
    };
    Ok((group, result))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::MemoryStore;

    use super::*;

    #[tokio::test]
    async fn damaged_webhooks_keep_no_other_player_from_theirs() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        for player in ["p_ada", "p_ben", "p_cleo"] {
            documents.write(&key_of(player), None, &"noise").await.unwrap();
        }
        store.corrupt_document(&key_of("p_ben"));
        assert_eq!(players(&documents).await.unwrap(), ["p_ada", "p_cleo"]);
    }
}
