//! What a player leaves behind outside of the account: seats, open tables, tournaments, standing
//! orders, webhooks, the events of the account, invitations, lists of other players, and when the
//! player was here.

use super::Deletions;
use crate::error::AppError;
use kontor_accounts::{player_lists, presence};
use kontor_auth::{Player, PlayerKind};
use kontor_log::{index_rows, lobby::Status};
use kontor_problems::Refused;
use kontor_service::{
    account_news,
    requester::Requester,
    runtime::{hub::Topic, standing_orders},
    vacations,
};
use kontor_tables::{
    error::TablesError,
    messages::reports,
    table::{
        game::{Game, GameSeat},
        invitations, own_seeks,
    },
};

/// Maximum number of index rows that are read at a time.
const ROWS_MAX: usize = 256;

impl Deletions {
    /// Removes what is left of a player. Returns whether nothing is; otherwise a game could not be
    /// left just now.
    pub(super) async fn remove_remains(&self, player: &str) -> Result<bool, AppError> {
        self.webhooks.remove_all(player).await?;
        // Before the tables: no seek becomes one, and a tournament makes no further ones with a
        // seat for the player.
        let left = own_seeks::leave_all(&self.documents(), player).await;
        // After a fault of the store the player may be out of them.
        if !matches!(left, Ok(false)) {
            self.games.hub.publish(&[Topic::Seeks]);
        }
        left?;
        let mut is_clean = true;
        self.tournaments.remove_player(player).await?;
        for prefix in self.lists_of(player) {
            let mut after = None::<String>;
            loop {
                let events = self.games.events();
                let rows = events.index_rows(&prefix, after.as_deref(), ROWS_MAX).await?;
                for row in &rows {
                    is_clean &= self.leave(player, index_rows::game_of_row(row)).await?;
                }
                match rows.into_iter().nth(ROWS_MAX - 1) {
                    Some(last) => after = Some(last),
                    None => break,
                }
            }
        }
        self.documents().remove(&vacations::key(player)).await?;
        self.games.former.forget_names(player).await?;
        reports::forget_player(&self.documents(), player).await?;
        account_news::remove_all(&self.documents(), player).await?;
        invitations::remove_all(&self.documents(), player).await?;
        player_lists::remove_all(&self.documents(), player).await?;
        presence::remove(&self.documents(), player).await?;
        Ok(is_clean)
    }

    /// The prefixes of the index rows of all games of a player, and of the player's open tables.
    fn lists_of(&self, player: &str) -> Vec<String> {
        let games = index_rows::prefixes_of_player(player).into_iter();
        games.chain([index_rows::open_tables_prefix(player)]).collect()
    }

    /// Leaves a game: an own table that has not started is deleted, because others could start it
    /// only once it is full, and days later; a seat at another one is left, and a seat in a running
    /// game goes to the stand-in. Returns whether that is done.
    async fn leave(&self, player: &str, game: &str) -> Result<bool, AppError> {
        let left = match self.tables.game(game, &requester(player)).await {
            Ok(found) => self.leave_found(player, &found).await,
            Err(error) => Err(error),
        };
        let is_left = match left {
            Ok(()) => true,
            // It is gone, or it is damaged and cannot be played.
            Err(TablesError::Refused(Refused::GameUnknown | Refused::GameQuarantined)) => true,
            // Something else happened there first, or bots go first: the next look decides again.
            Err(TablesError::Refused(
                Refused::GameStarted
                | Refused::GameOver
                | Refused::GameNotRunning
                | Refused::NotYourSeat
                | Refused::NotYourTable
                | Refused::Busy,
            )) => false,
            Err(other) => return Err(other.into()),
        };
        if is_left {
            self.documents().remove(&standing_orders::key(game, player)).await?;
        }
        Ok(is_left)
    }

    async fn leave_found(&self, player: &str, game: &Game) -> Result<(), TablesError> {
        let leaver = Player {
            id: player.to_owned(),
            name: String::new(),
            kind: PlayerKind::Guest,
            engine: None,
        };
        let is_own = |seat: &&GameSeat| seat.player.as_ref().is_some_and(|who| who.is(player));
        let is_awaited = |seat: &GameSeat| {
            seat.may_return && seat.resigned.as_ref().is_some_and(|who| who.is(player))
        };
        match game.status {
            Status::Open if game.owner == player => {
                self.tables.delete_game(&leaver, &game.id).await
            }
            Status::Open => {
                for seat in game.seats.iter().filter(is_own) {
                    self.tables.leave_seat(&leaver, &game.id, seat.seat).await?;
                }
                Ok(())
            }
            Status::Running if game.seats.iter().any(|seat| is_own(&seat) || is_awaited(seat)) => {
                self.tables.resign(&leaver, &game.id, None).await.map(drop)
            }
            Status::Running | Status::Finished | Status::Quarantined => Ok(()),
        }
    }
}

fn requester(player: &str) -> Requester {
    Requester { player: Some(player.to_owned()), ..Requester::default() }
}
