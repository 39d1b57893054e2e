//! Requests that were under way when the account of their player was deleted.

use kontor_accounts::{error::AccountsError, player_lists::ListKind};
use kontor_app::error::AppError;
use kontor_auth::{Player, PlayerKind};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{quotas::Storer, requester::RequestKey};
use kontor_tables::error::{RecordsError, TablesError};
use serde_json::Value;

use super::Local;

/// A player as the request of a caller knows them.
fn late(id: &str) -> Player {
    let (id, name) = (id.to_owned(), "Late".to_owned());
    Player { id, name, kind: PlayerKind::User, engine: None }
}

impl Local {
    /// Takes seat 1 as a server does that has not heard yet that the account is gone. Returns whether
    /// the player is told that the token is not valid any more.
    pub async fn sits_down_too_late(&self, game: &str, player: &str) -> bool {
        let seated =
            self.app.tables.take_seat(&late(player), game, Seat(1), None, None, None).await;
        matches!(seated, Err(TablesError::Refused(Refused::TokenInvalid)))
    }

    /// Blocks a player for a player whose request was under way when the account was deleted.
    /// Returns the same.
    pub async fn blocks_too_late(&self, player: &str, other: &str) -> bool {
        let blocked = self.app.accounts.list_player(&late(player), ListKind::Blocks, other).await;
        matches!(blocked, Err(AccountsError::Refused(Refused::TokenInvalid)))
    }

    /// Enters a tournament as a server does that has not heard yet that the account is gone. Returns the
    /// same.
    pub async fn enters_too_late(&self, tournament: &str, player: &str) -> bool {
        let entered = self.app.tournaments.enter(&late(player), tournament).await;
        matches!(entered, Err(AppError::Refused(Refused::TokenInvalid)))
    }

    /// Imports a record, by a request with a key, as a server does that has not heard yet that the
    /// account is gone. Returns the same.
    pub async fn imports_too_late(&self, player: &str, record: &Value) -> bool {
        let storer = Storer { player: late(player), address: "192.0.2.1".to_owned() };
        let key = RequestKey { key: "late".to_owned(), fingerprint: "late".to_owned() };
        let records = &self.app.records;
        let imported = records.import_record(&storer, record.to_string(), None, Some(key)).await;
        matches!(imported, Err(RecordsError::Refused(Refused::TokenInvalid)))
    }
}
