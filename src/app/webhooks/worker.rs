//! Delivers: one task for each player who has webhooks that are not disabled.

use crate::boxed;
use std::{
    collections::{BTreeSet, HashMap},
    time::Duration,
};

use futures_util::future::join_all;
use tokio::{
    sync::{broadcast::error::RecvError, mpsc},
    task::AbortHandle,
    time::{sleep, timeout},
};

use super::{
    PLAYERS_MAX,
    attempt::{Attempt, Message},
    manage::Webhooks,
    stored::{self, Asked, SetAside, StoredWebhooks, Webhook},
};
use crate::{
    account_events::{event, next_event},
    error::AppError,
};
use kontor_service::{
    account_news::{AccountEvent, AccountNews, WebhookDisabledReason, with_news},
    documents::{Attempts, Group, is_of_the_gone},
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

/// The tasks of players.
struct Tasks {
    running: HashMap<String, Task>,
    /// Players who got no task because there were too many.
    left_out: BTreeSet<String>,
    /// Tells of tasks that have ended.
    ended: mpsc::UnboundedSender<String>,
}

struct Task {
    handle: AbortHandle,
    /// Whether the webhooks of the player may have changed since the task began. If it ends,
    /// because it has found nothing to do, there may be something now.
    begins_again: bool,
}

/// Tells of the end of a player's task when it is dropped, also after a panic.
struct Ended {
    player: String,
    tell: mpsc::UnboundedSender<String>,
}

impl Drop for Ended {
    fn drop(&mut self) {
        // The receiver is gone when the server stops.
        let _ = self.tell.send(std::mem::take(&mut self.player));
    }
}

impl Webhooks {
    /// Delivers until the server stops.
    #[boxed]
    pub async fn run(self) {
        let (ended, mut ends) = mpsc::unbounded_channel();
        let mut tasks = Tasks { running: HashMap::new(), left_out: BTreeSet::new(), ended };
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
                Some(player) = ends.recv() => {
                    self.end(&mut tasks, player);
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
        tasks.running.values().for_each(|task| task.handle.abort());
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

    /// Starts the task of a player whose webhooks have changed, if there is none.
    fn start(&self, tasks: &mut Tasks, player: String) {
        if let Some(task) = tasks.running.get_mut(&player) {
            task.begins_again = true;
            return;
        }
        if tasks.running.len() >= PLAYERS_MAX {
            tracing::error!(
                player,
                "too many players have webhooks; nothing is delivered to this one yet"
            );
            tasks.left_out.insert(player);
            return;
        }
        tasks.left_out.remove(&player);
        let (webhooks, whose) = (self.clone(), player.clone());
        let ended = Ended { player: player.clone(), tell: tasks.ended.clone() };
        let task = tokio::spawn(async move {
            let _ended = ended;
            webhooks.serve(&whose).await;
        });
        let task = Task { handle: task.abort_handle(), begins_again: false };
        tasks.running.insert(player, task);
        self.counts.note_served(tasks.running.len());
    }

    /// The task of a player has ended. It begins again if there may be something to do after all;
    /// otherwise a player who was left out gets its place.
    fn end(&self, tasks: &mut Tasks, player: String) {
        let begins_again = tasks.running.remove(&player).is_some_and(|task| task.begins_again);
        let next = if begins_again { Some(player) } else { tasks.left_out.pop_first() };
        if let Some(next) = next {
            self.start(tasks, next);
        }
        self.counts.note_served(tasks.running.len());
    }

    /// Delivers to the webhooks of a player, until there are none any more that deliver.
    async fn serve(&self, player: &str) {
        let changed = Topic::Webhooks(player.into());
        let changes = self.games.hub.subscribe(vec![changed.clone()]);
        let topics = [Topic::Player(player.into()), Topic::AccountEvents(player.into()), changed];
        let mut subscription = self.games.hub.subscribe(topics.to_vec());
        // A round looks at the webhooks anyway. Where another process delivers, they are looked at
        // when they have changed.
        let mut may_be_over = true;
        while !self.games.is_draining() {
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
        let mut attempts = Attempts::default();
        loop {
            let of = (player, self.accounts.revocations(player).await?);
            let (mut group, disabled) = stored::with(&documents, Group::new(), of, change).await?;
            if group.is_empty() {
                return Ok(());
            }
            if let Some(reason) = disabled {
                let news = AccountNews::WebhookDisabled { webhook: id.to_owned(), reason };
                group = with_news(&self.games, group, player, news).await?;
            }
            match documents.write_group(group).await? {
                None => {
                    self.note_disabled(player, id, disabled);
                    return Ok(());
                }
                // Its webhooks are gone, or go with the rest.
                Some(conflict) if is_of_the_gone(&conflict) => return Ok(()),
                Some(_) => attempts.again().await?,
            }
        }
    }

    fn note_disabled(&self, player: &str, webhook: &str, reason: Option<WebhookDisabledReason>) {
        let Some(reason) = reason else { return };
        tracing::info!(player, webhook, ?reason, "a webhook is disabled");
        self.counts.note_disabled();
        self.games.hub.publish(&[Topic::AccountEvents(player.into())]);
    }
}
