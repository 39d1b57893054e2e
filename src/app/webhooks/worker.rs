//! Delivers: one task for each player who has webhooks.

use crate::boxed;
use std::{collections::HashMap, sync::Arc, time::Duration};

use futures_util::future::join_all;
use tokio::{
    sync::{Semaphore, broadcast::error::RecvError},
    task::AbortHandle,
    time::{sleep, timeout},
};

use super::{
    DELIVERIES_AT_A_TIME_MAX, PLAYERS_MAX,
    attempt::{Attempt, Message},
    manage::Webhooks,
    stored::{self, Asked, Stored, Webhook},
};
use crate::{
    account_events::{AccountNews, WebhookDisabledReason, next_event, tell},
    error::AppError,
    runtime::hub::Topic,
};
use kontor_store::News;

/// How often a player's task looks whether it is time for another attempt, and whether this process
/// is the one that delivers. Neither needs the store.
const TICK: Duration = Duration::from_millis(500);

/// After this time a player's task looks for events without having been told of any.
const IDLE_MAX: Duration = Duration::from_secs(60);

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
}

impl Webhooks {
    /// Delivers until the server stops.
    #[boxed]
    pub async fn run(self) {
        let places = Arc::new(Semaphore::new(DELIVERIES_AT_A_TIME_MAX));
        let mut tasks: HashMap<String, AbortHandle> = HashMap::new();
        let mut news = self.games.events().subscribe();
        self.start_all(&mut tasks, &places).await;
        while !self.games.is_draining() {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                () = self.changed.notify.notified() => {
                    for player in self.changed.take() {
                        self.start(&mut tasks, &places, player);
                    }
                    continue;
                }
                () = sleep(TICK) => continue,
            };
            match heard {
                Ok(News::Documents(keys)) => {
                    for player in keys.iter().filter_map(|key| stored::player_of_key(key)) {
                        self.start(&mut tasks, &places, player.to_owned());
                    }
                }
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                    self.start_all(&mut tasks, &places).await;
                }
                Ok(News::Appended(_) | News::Deleted(_)) => {}
                Err(RecvError::Closed) => break,
            }
        }
        tasks.values().for_each(AbortHandle::abort);
    }

    async fn start_all(&self, tasks: &mut HashMap<String, AbortHandle>, places: &Arc<Semaphore>) {
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
        players.into_iter().for_each(|player| self.start(tasks, places, player));
    }

    fn start(
        &self,
        tasks: &mut HashMap<String, AbortHandle>,
        places: &Arc<Semaphore>,
        player: String,
    ) {
        tasks.retain(|_, task| !task.is_finished());
        if tasks.contains_key(&player) {
            return;
        }
        if tasks.len() >= PLAYERS_MAX {
            tracing::error!(
                player,
                "too many players have webhooks; nothing is delivered to this one"
            );
            return;
        }
        let (webhooks, whose, places) = (self.clone(), player.clone(), places.clone());
        let task = tokio::spawn(async move { webhooks.serve(&whose, &places).await });
        tasks.insert(player, task.abort_handle());
    }

    /// Delivers to the webhooks of a player. It goes on when the player has removed all of them, so
    /// that one that is made at the same moment is not missed.
    async fn serve(&self, player: &str, places: &Semaphore) {
        let topics = [
            Topic::Player(player.into()),
            Topic::AccountEvents(player.into()),
            Topic::Webhooks(player.into()),
        ];
        let mut subscription = self.games.hub.subscribe(topics.to_vec());
        while !self.games.is_draining() {
            if !self.games.is_mine(player) || self.games.space.is_read_only() {
                self.counts.note_waiting(player, 0);
                sleep(TICK).await;
                continue;
            }
            // A player who is suspended does not play, and is told nothing.
            if self.accounts.is_suspended(player).await.unwrap_or(true) {
                let _ = timeout(IDLE_MAX, subscription.notified()).await;
                continue;
            }
            match self.round(player, places).await {
                Ok(Round::Busy) => {}
                Ok(Round::Idle) => {
                    let _ = timeout(IDLE_MAX, subscription.notified()).await;
                }
                Ok(Round::Later(at_ms)) => {
                    while self.games.clock().now_ms() < at_ms
                        && timeout(TICK, subscription.notified()).await.is_err()
                    {
                    }
                }
                Err(error) => {
                    tracing::error!(player, %error, "webhooks could not be served");
                    sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    /// Delivers one message to each webhook that has one to be delivered now.
    async fn round(&self, player: &str, places: &Semaphore) -> Result<Round, AppError> {
        let revocations = self.accounts.revocations(player).await?;
        let Stored { webhooks } = stored::read(&self.documents(), player, revocations).await?;
        let mut served = Vec::new();
        for webhook in &webhooks {
            served.push(self.serve_one(player, webhook, places));
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
            Round::Busy | Round::Idle => None,
        });
        Ok(later.min().map_or(Round::Idle, Round::Later))
    }

    async fn serve_one(
        &self,
        player: &str,
        webhook: &Webhook,
        places: &Semaphore,
    ) -> Result<Round, AppError> {
        if let Some(asked) = webhook.asked.first() {
            return self.deliver_asked(player, webhook, asked, places).await;
        }
        if webhook.disabled.is_some() {
            return Ok(Round::Idle);
        }
        if self.games.clock().now_ms() < webhook.next_at_ms {
            return Ok(Round::Later(webhook.next_at_ms));
        }
        let next = next_event(&self.games, player, webhook.delivered, |event| {
            webhook.wants(event.news.kind())
        });
        let Some(event) = next.await? else { return Ok(Round::Idle) };
        let (number, message) = (event.number, Message::of(webhook, event));
        let place = places.acquire().await;
        let Attempt { delivery, not_before_ms } = self.attempt(player, webhook, &message).await?;
        drop(place);
        let now_ms = self.games.clock().now_ms();
        let disabled = self
            .change_webhook(player, &webhook.id, |webhook| {
                webhook.note(delivery.clone());
                webhook.settle(number, &delivery, now_ms, not_before_ms)
            })
            .await?
            .flatten();
        if let Some(reason) = disabled {
            self.tell_disabled(player, &webhook.id, reason).await?;
        }
        Ok(Round::Busy)
    }

    /// Makes the one attempt that a player has asked for.
    async fn deliver_asked(
        &self,
        player: &str,
        webhook: &Webhook,
        asked: &Asked,
        places: &Semaphore,
    ) -> Result<Round, AppError> {
        let delivery = match self.asked_message(player, asked).await? {
            Some(message) => {
                let _place = places.acquire().await;
                Some(self.attempt(player, webhook, &message).await?.delivery)
            }
            None => None,
        };
        self.change_webhook(player, &webhook.id, |webhook| {
            if webhook.asked.first() == Some(asked) {
                webhook.asked.remove(0);
            }
            delivery.iter().for_each(|delivery| webhook.note(delivery.clone()));
        })
        .await?;
        Ok(Round::Busy)
    }

    async fn tell_disabled(
        &self,
        player: &str,
        webhook: &str,
        reason: WebhookDisabledReason,
    ) -> Result<(), AppError> {
        tracing::info!(player, webhook, ?reason, "a webhook is disabled");
        self.counts.note_disabled();
        let news = AccountNews::WebhookDisabled { webhook: webhook.to_owned(), reason };
        tell(&self.games, player, news).await
    }

    /// Changes a webhook; `None` if it has been removed.
    async fn change_webhook<T>(
        &self,
        player: &str,
        id: &str,
        change: impl Fn(&mut Webhook) -> T,
    ) -> Result<Option<T>, AppError> {
        let revocations = self.accounts.revocations(player).await?;
        let change = |stored: &mut Stored| Ok(stored.get_mut(id).map(&change));
        stored::change(&self.documents(), player, revocations, change).await
    }
}
