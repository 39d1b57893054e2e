//! Follows the store: the writes of other processes are brought to the caches and the waiters of
//! this one.

use crate::boxed;
use std::{sync::Arc, time::Duration};

use kontor_store::News;
use tokio::sync::{
    Notify,
    broadcast::{Receiver, error::RecvError},
};

use crate::{App, admin, webhooks};
use kontor_service::{
    account_news,
    error::ServiceError,
    runtime::{former, hub::Topic, quarantine, standing_orders},
};
use kontor_tables::table::{invited, seeks};

/// Pause after what concerns many games was read.
const MARKS_PAUSE: Duration = Duration::from_millis(250);

impl App {
    /// Follows the store until it is closed.
    #[boxed]
    pub async fn follow_store(self) {
        let feed = self.games.events().subscribe();
        let marks = Arc::new(Notify::new());
        marks.notify_one();
        tokio::select! {
            () = self.follow(feed, &marks) => {}
            () = self.read_marks(&marks) => {}
        }
    }

    async fn follow(&self, mut feed: Receiver<News>, marks: &Arc<Notify>) {
        loop {
            match feed.recv().await {
                Ok(News::Appended(entries)) => {
                    for appended in entries.iter() {
                        self.games.on_appended(appended);
                        self.tournaments.on_appended(appended);
                    }
                }
                Ok(News::Deleted(log)) => self.games.on_deleted(&log),
                Ok(News::Documents(keys)) => {
                    keys.iter().for_each(|key| self.on_document(key, marks));
                }
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                    self.doubt_all();
                    self.games.server_queue.may_lack_games();
                    marks.notify_one();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Reads what concerns many games, as often as that is asked for, but not more often than it
    /// takes.
    async fn read_marks(&self, marks: &Notify) {
        loop {
            marks.notified().await;
            self.games.load_marks().await;
            tokio::time::sleep(MARKS_PAUSE).await;
        }
    }

    /// Reads a document of which there are news, while this task goes on. If that fails, it is
    /// tried again when all of them are read.
    fn read_in_background(
        read: impl Future<Output = Result<(), ServiceError>> + Send + 'static,
        marks: &Arc<Notify>,
    ) {
        let marks = Arc::clone(marks);
        tokio::spawn(async move {
            if let Err(error) = read.await {
                tracing::error!(%error, "cannot read what an operator has decided");
                marks.notify_one();
            }
        });
    }

    fn on_document(&self, key: &str, marks: &Arc<Notify>) {
        let games = self.games.clone();
        if key == admin::CHANGED_KEY {
            self.admin.on_changed();
        } else if let Some(game) = quarantine::game_of_key(key) {
            let game = game.to_owned();
            Self::read_in_background(async move { games.on_quarantine(&game).await }, marks);
        } else if let Some(player) = former::gone_player_of_key(key) {
            let player = player.to_owned();
            Self::read_in_background(async move { games.former.on_gone(&player).await }, marks);
        } else if let Some(player) = former::renamed_player_of_key(key) {
            let player = player.to_owned();
            Self::read_in_background(async move { games.former.on_renamed(&player).await }, marks);
        } else if let Some(session) = self.accounts.session_of_key(key) {
            self.accounts.on_session_changed(session);
        } else if let Some(player) = kontor_accounts::player_of_key(key) {
            self.accounts.on_account_changed(player);
        } else if let Some(player) = standing_orders::player_of_key(key) {
            // The list of this player's open decisions may have changed.
            self.games.hub.publish(&[Topic::Player(player.into())]);
        } else if let Some(player) =
            account_news::player_of_key(key).or_else(|| invited::player_of_key(key))
        {
            self.games.hub.publish(&[Topic::AccountEvents(player.into())]);
        } else if seeks::is_key(key) {
            self.games.hub.publish(&[Topic::Seeks]);
        } else if let Some(player) = webhooks::player_of_key(key) {
            self.games.hub.publish(&[Topic::Webhooks(player.into())]);
        }
    }

    /// Something may have been missed: everything in memory may be out of date, and all waiting
    /// requests look again.
    fn doubt_all(&self) {
        self.games.doubt_all();
        self.accounts.forget_sessions();
        self.games.hub.publish_all();
    }
}
