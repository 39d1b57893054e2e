//! Tells the players of a game that the table of its rematch was made.

use std::sync::Arc;

use super::look::with_invitation;
use kontor_auth::Player;
use kontor_log::{lobby::Status, table_event::PlayerRef, time::Timestamp};
use kontor_service::{
    account_news::{AccountNews, asked::AskedPlayers, wake_followers},
    documents::{Attempts, Documents, Group},
    requester::player_ref,
    runtime::games::Games,
};
use kontor_store::WRITE_KEYS_MAX;
use kontor_tables::{error::TablesError, table::game::Game};

/// How many documents are named at most to tell players. The document of the asked players is one
/// more.
const NAMED_MAX: usize = WRITE_KEYS_MAX - 1;

/// The use cases of the events of accounts.
#[derive(Clone)]
pub struct AccountEvents {
    games: Games,
}

impl AccountEvents {
    /// The events of the players of these games.
    pub fn new(games: Games) -> Self {
        AccountEvents { games }
    }

    /// Tells all players of a game of the table of its rematch, if this player has made it. A
    /// player who was told before is not told again.
    pub async fn invite_to_rematch(
        &self,
        finished: &str,
        rematch: &Game,
        maker: &Player,
    ) -> Result<(), TablesError> {
        if rematch.owner != maker.id || rematch.status != Status::Open {
            return Ok(());
        }
        let handle = self.games.handle(finished).await?;
        let snapshot = self.games.load(&handle).await?;
        let resigned = snapshot.lobby.resigned.iter().map(|(_, player)| player);
        let others: Vec<PlayerRef> = snapshot.lobby.players().chain(resigned).cloned().collect();
        drop(snapshot);
        let is_other = |other: &PlayerRef| !other.is(&maker.id) && !other.id.is_empty();
        let others: Vec<Arc<str>> = others.into_iter().filter(is_other).map(|one| one.id).collect();
        let news = AccountNews::Invited { by: player_ref(maker), rematch_of: finished.to_owned() };
        self.invite(others, rematch, &news).await
    }

    /// Tells these players of a table, by one write if it can name all of them. A player who knows
    /// of the table adds nothing to it, so what was interrupted is completed by the next request.
    async fn invite(
        &self,
        mut untold: Vec<Arc<str>>,
        table: &Game,
        news: &AccountNews,
    ) -> Result<(), TablesError> {
        let documents = Documents(self.games.documents().clone());
        let of_table = (&*table.id, &*table.ruleset, Timestamp(self.games.clock().now_ms()));
        let mut attempts = Attempts::default();
        while !untold.is_empty() {
            let asked = AskedPlayers::read(&documents, &table.id).await?;
            let Some(asked) = asked else { return Ok(()) };
            let (mut group, mut told, mut left) = (Group::new(), Vec::new(), Vec::new());
            for player in &untold {
                let (one, news) = (Group::new(), news.clone());
                let one = with_invitation(&documents, one, player, of_table, news).await?;
                if one.is_empty() {
                    continue;
                }
                if group.is_empty() || group.fits(&one, NAMED_MAX) {
                    group = group.with(one);
                    told.push(player.clone());
                } else {
                    left.push(player.clone());
                }
            }
            if group.is_empty() {
                return Ok(());
            }
            if documents.write_group(asked.with(group, &told)).await?.is_some() {
                attempts.again().await?;
                continue;
            }
            told.iter().for_each(|player| wake_followers(&self.games, player));
            untold = left;
        }
        Ok(())
    }
}
