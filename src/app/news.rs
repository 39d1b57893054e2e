//! Follows the store: what was not done through this process is brought to its caches and to those
//! who wait here.

use kontor_store::News;
use tokio::sync::broadcast::error::RecvError;

use crate::{
    App, account_events, accounts, admin,
    error::AppError,
    runtime::{former, hub::Topic, quarantine, standing_orders},
    table::{invited, seeks},
    webhooks,
};

impl App {
    /// Follows the store until it is closed.
    pub async fn follow_store(self) {
        let mut feed = self.games.events().subscribe();
        self.load_marks();
        loop {
            match feed.recv().await {
                Ok(News::Appended(entries)) => {
                    entries.iter().for_each(|appended| self.games.on_appended(appended));
                }
                Ok(News::Deleted(log)) => self.games.on_deleted(&log),
                Ok(News::Documents(keys)) => keys.iter().for_each(|key| self.on_document(key)),
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => {
                    self.doubt_all();
                    self.games.server_queue.may_lack_games();
                    self.load_marks();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Reads what concerns many games, while this task goes on.
    fn load_marks(&self) {
        let games = self.games.clone();
        tokio::spawn(async move { games.load_marks().await });
    }

    /// Reads a document of which there are news, while this task goes on. If that fails, it is tried
    /// again when all of them are read.
    fn read_in_background(
        &self,
        read: impl Future<Output = Result<(), AppError>> + Send + 'static,
    ) {
        let app = self.clone();
        tokio::spawn(async move {
            if let Err(error) = read.await {
                tracing::error!(%error, "cannot read what an operator has decided");
                app.load_marks();
            }
        });
    }

    fn on_document(&self, key: &str) {
        if self.games.former.on_document(key) {
            return;
        }
        let games = self.games.clone();
        if key == admin::CURSOR_KEY {
            self.admin.on_done();
        } else if let Some(game) = quarantine::game_of_key(key) {
            let game = game.to_owned();
            self.read_in_background(async move { games.on_quarantine(&game).await });
        } else if let Some(player) = former::renamed_player_of_key(key) {
            let player = player.to_owned();
            self.read_in_background(async move { games.former.on_renamed(&player).await });
        } else if let Some(session) = self.accounts.session_of_key(key) {
            self.accounts.on_session_changed(session);
        } else if let Some(player) = accounts::player_of_key(key) {
            self.accounts.on_account_changed(player);
        } else if let Some(player) = standing_orders::player_of_key(key) {
            // The list of this player's open decisions may have changed.
            self.games.hub.publish(&[Topic::Player(player.into())]);
        } else if let Some(player) =
            account_events::player_of_key(key).or_else(|| invited::player_of_key(key))
        {
            self.games.hub.publish(&[Topic::AccountEvents(player.into())]);
        } else if seeks::is_key(key) {
            self.games.hub.publish(&[Topic::Seeks]);
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
