//! Tells the players of a game that somebody has made the table of its rematch.

use super::{AccountNews, look::invite};
use crate::{
    error::AppError,
    log::{lobby::Status, table_event::PlayerRef},
    requester::player_ref,
    runtime::games::Games,
    table::game::Game,
};
use kontor_auth::Player;

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

    /// Tells everybody who played a game of the table of its rematch, if this player has made it.
    /// Who has been told before is not told again.
    pub async fn invite_to_rematch(
        &self,
        finished: &str,
        rematch: &Game,
        maker: &Player,
    ) -> Result<(), AppError> {
        if rematch.owner != maker.id || rematch.status != Status::Open {
            return Ok(());
        }
        let handle = self.games.handle(finished).await?;
        let snapshot = self.games.load(&handle).await?;
        let resigned = snapshot.lobby.resigned.iter().map(|(_, player)| player);
        let others: Vec<PlayerRef> = snapshot.lobby.players().chain(resigned).cloned().collect();
        drop(snapshot);
        let is_other = |other: &&PlayerRef| !other.is(&maker.id) && !other.id.is_empty();
        for other in others.iter().filter(is_other) {
            let news =
                AccountNews::Invited { by: player_ref(maker), rematch_of: finished.to_owned() };
            invite(&self.games, &other.id, &rematch.id, &rematch.ruleset, news).await?;
        }
        Ok(())
    }
}
