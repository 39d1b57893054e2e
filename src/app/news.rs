//! Follows the store: what was not done through this process is brought to its caches and to those
//! who wait here.

use kontor_store::News;
use tokio::sync::broadcast::error::RecvError;

use crate::{App, account_events, runtime::hub::Topic, runtime::standing_orders, webhooks};

impl App {
    /// Follows the store until it is closed.
    pub async fn follow_store(self) {
        let mut feed = self.games.events().subscribe();
        self.load_former_players();
        loop {
            match feed.recv().await {
                Ok(News::Appended(entries)) => {
                    entries.iter().for_each(|appended| self.games.on_appended(appended));
                }
                Ok(News::Deleted(log)) => self.games.on_deleted(&log),
                Ok(News::Documents(keys)) => keys.iter().for_each(|key| self.on_document(key)),
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                    self.doubt_all();
                    self.load_former_players();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Reads who has deleted their accounts, while this task goes on.
    fn load_former_players(&self) {
        let games = self.games.clone();
        tokio::spawn(async move { games.load_former_players().await });
    }

    fn on_document(&self, key: &str) {
        if self.games.former.on_document(key) {
            return;
        }
        if let Some(session) = self.accounts.session_of_key(key) {
            self.accounts.on_session_changed(session);
        } else if let Some(player) = standing_orders::player_of_key(key) {
            // The list of this player's open decisions may have changed.
            self.games.hub.publish(&[Topic::Player(player.into())]);
        } else if let Some(player) = account_events::player_of_key(key) {
            self.games.hub.publish(&[Topic::AccountEvents(player.into())]);
        } else if let Some(player) = webhooks::player_of_key(key) {
            self.games.hub.publish(&[Topic::Webhooks(player.into())]);
        }
    }

    /// Something may have been missed: everything in memory may be out of date, and whoever waits
    /// looks again.
    fn doubt_all(&self) {
        self.games.doubt_all();
        self.accounts.forget_sessions();
        self.games.hub.publish_all();
    }
}
