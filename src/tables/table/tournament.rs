//! Games of cancelled tournaments, which go on as ordinary ones.

use crate::boxed;
use crate::{error::TablesError, table::tables::Tables};
use kontor_log::{
    commit::action_as_logged, lobby::Status, snapshot::Snapshot, table_action::TableAction,
    table_event::TableEvent,
};
use kontor_service::runtime::execute::{Command, Draft};

/// Lets a game of a cancelled tournament go on as an ordinary one; if it does already, nothing
/// changes.
struct LeaveTournament;

impl Command for LeaveTournament {
    type Answer = ();
    type Error = TablesError;
    type Read = ();

    fn admit(&self, _snapshot: &Snapshot) -> Result<(), TablesError> {
        Ok(())
    }

    fn decide(&self, snapshot: &Snapshot, _: &()) -> Result<Option<Draft>, TablesError> {
        let lobby = &snapshot.lobby;
        if lobby.status() != Status::Running || lobby.tournament.is_none() {
            return Ok(None);
        }
        Ok(Some(Draft {
            after: snapshot.position,
            not_before: None,
            seat: None,
            action: action_as_logged(&TableAction::LeaveTournament {}),
            events: TableEvent::TournamentCancelled {}.into(),
            state: None,
        }))
    }

    fn answer(&self, _snapshot: &Snapshot) {}
}

impl Tables {
    /// Lets a game of a cancelled tournament go on as an ordinary one.
    #[boxed]
    pub async fn leave_tournament(&self, game: &str) -> Result<(), TablesError> {
        let handle = self.games.handle(game).await?;
        self.games.execute(handle, None, LeaveTournament).await.map(drop)
    }
}
