//! The use cases: making, listing, changing and removing webhooks.

use crate::boxed;
use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::Notify;

use super::{
    ASKED_MAX, Courier, SECRET_OVERLAP_MS, URL_LENGTH_MAX, WEBHOOKS_MAX,
    counts::Counts,
    payload,
    places::Places,
    stored::{self, Asked, Delivery, StoredWebhooks, Webhook, WebhookInfo},
};
use crate::{account_events::last_number, error::AppError};
use kontor_accounts::Accounts;
use kontor_auth::{Caller, PlayerKind, keys::Keys, scopes::Scope};
use kontor_environment::fresh_id;
use kontor_problems::Refused;
use kontor_service::{
    account_news::{AccountEventType, WebhookDisabledReason},
    documents::Documents,
    runtime::{games::Games, hub::Topic},
    space::Growth,
};
use kontor_tables::play::moves::Play;

/// Players whose webhooks were changed by this process, until its worker has seen it.
#[derive(Default)]
pub(super) struct Changed {
    players: Mutex<BTreeSet<String>>,
    pub(super) notify: Notify,
}

impl Changed {
    fn add(&self, player: &str) {
        self.players.lock().unwrap_or_else(PoisonError::into_inner).insert(player.to_owned());
        self.notify.notify_one();
    }

    pub(super) fn take(&self) -> BTreeSet<String> {
        std::mem::take(&mut *self.players.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The webhooks of all players.
#[derive(Clone)]
pub struct Webhooks {
    pub(super) games: Games,
    pub(super) play: Play,
    pub(super) keys: Arc<Keys>,
    pub(super) courier: Arc<dyn Courier>,
    pub(super) accounts: Arc<Accounts>,
    pub(super) changed: Arc<Changed>,
    pub(super) places: Arc<Places>,
    /// What this process has delivered.
    pub counts: Arc<Counts>,
}

/// A webhook to be made.
pub struct NewWebhook {
    /// Where it delivers.
    pub url: String,
    /// The types of events that it is for; all, if there are none.
    pub types: Vec<AccountEventType>,
    /// Whether decisions are sent with it, and answers are played.
    pub answers: bool,
}

/// A change of a webhook; what is `None` stays.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// Where it delivers.
    pub url: Option<String>,
    /// The types of events that it is for.
    pub types: Option<Vec<AccountEventType>>,
    /// Whether decisions are sent with it, and answers are played.
    pub answers: Option<bool>,
    /// Whether it delivers.
    pub active: Option<bool>,
}

impl Webhooks {
    /// The webhooks of the players of these games.
    pub(crate) fn new(
        play: Play,
        keys: Arc<Keys>,
        courier: Arc<dyn Courier>,
        accounts: Arc<Accounts>,
    ) -> Self {
        let games = play.games.clone();
        Webhooks {
            games,
            play,
            keys,
            courier,
            accounts,
            changed: Arc::default(),
            places: Arc::default(),
            counts: Arc::default(),
        }
    }

    /// Makes a webhook, which begins with the next event. Returns it with its secret.
    #[boxed]
    pub async fn create(
        &self,
        caller: &Caller,
        new: NewWebhook,
    ) -> Result<(WebhookInfo, String), AppError> {
        self.games.space.admit(Growth::New)?;
        let player = owner(caller)?;
        let NewWebhook { url, types, answers } = new;
        check_scopes(caller, answers)?;
        self.check_url(&url)?;
        let webhook = Webhook {
            id: fresh_id("w", self.games.entropy()),
            url,
            types,
            answers,
            created_at_ms: self.games.clock().now_ms(),
            generation: 0,
            overlap_until_ms: 0,
            revocations: self.accounts.noted_revocations(caller, player).await?,
            delivered: last_number(&self.games, player).await?,
            disabled: None,
            failing_since_ms: None,
            failed: 0,
            next_at_ms: 0,
            asked: Vec::new(),
            set_aside: Vec::new(),
            log: Vec::new(),
        };
        self.change_all(caller, |stored| {
            if stored.webhooks.len() >= WEBHOOKS_MAX {
                return Err(Refused::WebhooksSpent.into());
            }
            stored.webhooks.push(webhook.clone());
            Ok(())
        })
        .await?;
        Ok((webhook.info(), payload::secret_text(&self.keys, &webhook)))
    }

    /// The caller's webhooks, oldest first.
    #[boxed]
    pub async fn list(&self, caller: &Caller) -> Result<Vec<WebhookInfo>, AppError> {
        Ok(self.stored_of(caller).await?.webhooks.iter().map(Webhook::info).collect())
    }

    /// Changes a webhook. One that is made active again goes on after the last event that it has
    /// delivered.
    #[boxed]
    pub async fn change(
        &self,
        caller: &Caller,
        id: &str,
        change: Change,
    ) -> Result<WebhookInfo, AppError> {
        let Change { url, types, answers, active } = change;
        url.as_ref().map(|url| self.check_url(url)).transpose()?;
        let only_less = url.is_none() && types.is_none() && active != Some(true);
        let only_less = only_less && answers != Some(true);
        let apply = |webhook: &mut Webhook| {
            webhook.url = url.clone().unwrap_or(webhook.url.clone());
            webhook.types = types.clone().unwrap_or(webhook.types.clone());
            webhook.answers = answers.unwrap_or(webhook.answers);
            match active {
                Some(true) => {
                    webhook.disabled = None;
                    (webhook.failing_since_ms, webhook.failed, webhook.next_at_ms) = (None, 0, 0);
                }
                Some(false) => webhook.disabled = Some(WebhookDisabledReason::Player),
                None => {}
            }
            if !only_less {
                check_scopes(caller, webhook.answers)?;
            }
            Ok(webhook.info())
        };
        self.change_one(caller, id, apply).await
    }

    /// Removes a webhook. A delivery that is under way may still arrive.
    #[boxed]
    pub async fn remove(&self, caller: &Caller, id: &str) -> Result<(), AppError> {
        let remove = |stored: &mut StoredWebhooks| {
            let before = stored.webhooks.len();
            stored.webhooks.retain(|webhook| webhook.id != id);
            match stored.webhooks.len() < before {
                true => Ok(()),
                false => Err(Refused::WebhookUnknown.into()),
            }
        };
        self.change_all(caller, remove).await
    }

    /// Replaces the secret of a webhook. The one before signs as well for a day.
    #[boxed]
    pub async fn rotate_secret(
        &self,
        caller: &Caller,
        id: &str,
    ) -> Result<(WebhookInfo, String), AppError> {
        let overlap_until_ms = self.games.clock().now_ms() + SECRET_OVERLAP_MS;
        let rotate = |webhook: &mut Webhook| {
            check_scopes(caller, webhook.answers)?;
            webhook.generation += 1;
            webhook.overlap_until_ms = overlap_until_ms;
            Ok((webhook.info(), payload::secret_text(&self.keys, webhook)))
        };
        self.change_one(caller, id, rotate).await
    }

    /// Removes all webhooks of a player whose account is deleted.
    pub(crate) async fn remove_all(&self, player: &str) -> Result<(), AppError> {
        stored::remove(&self.documents(), player).await?;
        self.changed.add(player);
        self.games.hub.publish(&[Topic::Webhooks(player.into())]);
        Ok(())
    }

    /// Has a test delivered, or an event once more. Returns the id of the message.
    #[boxed]
    pub async fn ask(
        &self,
        caller: &Caller,
        id: &str,
        event: Option<u64>,
    ) -> Result<String, AppError> {
        if let Some(event) = event
            && !(1..=last_number(&self.games, owner(caller)?).await?).contains(&event)
        {
            let what = "there is no event of this number".to_owned();
            return Err(AppError::BodyInvalid { pointer: "/event".to_owned(), what });
        }
        let test = fresh_id("msg", self.games.entropy());
        let ask = |webhook: &mut Webhook| {
            if event.is_some() {
                check_scopes(caller, webhook.answers)?;
            }
            if webhook.asked.len() >= ASKED_MAX {
                return Err(Refused::DeliveriesSpent.into());
            }
            let id = event.map_or(test.clone(), |event| message_id(&webhook.id, event));
            webhook.asked.push(Asked { id: id.clone(), event });
            Ok(id)
        };
        self.change_one(caller, id, ask).await
    }

    /// The last attempts to deliver, the newest first.
    #[boxed]
    pub async fn deliveries(&self, caller: &Caller, id: &str) -> Result<Vec<Delivery>, AppError> {
        let stored = self.stored_of(caller).await?;
        let webhook = stored.get(id).ok_or(Refused::WebhookUnknown)?;
        Ok(webhook.log.iter().rev().cloned().collect())
    }

    async fn change_one<T>(
        &self,
        caller: &Caller,
        id: &str,
        change: impl Fn(&mut Webhook) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        self.change_all(caller, |stored| change(stored.get_mut(id).ok_or(Refused::WebhookUnknown)?))
            .await
    }

    async fn stored_of(&self, caller: &Caller) -> Result<StoredWebhooks, AppError> {
        let player = owner(caller)?;
        let revocations = self.accounts.revocations(player).await?;
        stored::read(&self.documents(), player, revocations).await
    }

    /// Changes the webhooks of the caller, and tells the worker.
    async fn change_all<T>(
        &self,
        caller: &Caller,
        change: impl Fn(&mut StoredWebhooks) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let player = owner(caller)?;
        let revocations = self.accounts.noted_revocations(caller, player).await?;
        let change = |stored: &mut StoredWebhooks| {
            let done = change(stored)?;
            stored.known_up_to(revocations);
            Ok(done)
        };
        let documents = self.documents();
        let turn = self.games.turns.take(&stored::key_of(player)).await;
        let decide = || stored::with(&documents, (player, revocations), &change);
        let done = documents.until_written_with(decide).await?;
        drop(turn);
        // A shared store tells of it, too, and is heard by the worker of the process that delivers.
        self.changed.add(player);
        self.games.hub.publish(&[Topic::Webhooks(player.into())]);
        Ok(done)
    }

    fn check_url(&self, url: &str) -> Result<(), AppError> {
        let refusal = if url.len() > URL_LENGTH_MAX {
            Some(format!("an address has at most {URL_LENGTH_MAX} bytes"))
        } else {
            self.courier.refusal(url)
        };
        match refusal {
            Some(what) => Err(AppError::BodyInvalid { pointer: "/url".to_owned(), what }),
            None => Ok(()),
        }
    }

    pub(super) fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }
}

/// The id of the message with which an event is delivered.
pub(super) fn message_id(webhook: &str, event: u64) -> String {
    let webhook = webhook.trim_start_matches("w_");
    format!("msg_{webhook}_{event}")
}

/// By a webhook a token reads and plays only what it may read and play itself. What counts is the
/// webhook as it is after the request, also in fields that the request does not have.
fn check_scopes(caller: &Caller, answers: bool) -> Result<(), AppError> {
    let has = |scope| caller.scopes.contain(scope);
    match has(Scope::Read) && (has(Scope::Play) || !answers) {
        true => Ok(()),
        false => Err(Refused::ScopeMissing.into()),
    }
}

/// Users and bot accounts have webhooks, because a guest is forgotten.
fn owner(caller: &Caller) -> Result<&str, AppError> {
    match caller.player.kind {
        PlayerKind::User | PlayerKind::Bot => Ok(&caller.player.id),
        PlayerKind::Guest => Err(Refused::UserNeeded.into()),
    }
}
