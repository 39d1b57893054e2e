//! Games of cancelled tournaments, which go on as ordinary ones.

use crate::{
    contract::exposed::Exposed,
    error::AppError,
    log::{
        commit::{LoggedEvent, action_as_logged},
        lobby::Status,
        snapshot::Snapshot,
        table_action::TableAction,
        table_event::TableEvent,
    },
    runtime::{
        execute::{Command, Draft},
        handle::with_handle,
    },
    table::create::Tables,
};

/// Lets a game of a cancelled tournament go on as an ordinary one; if it does already, nothing
/// changes.
struct LeaveTournament;

impl<R: Exposed> Command<R> for LeaveTournament {
    type Answer = ();
    type Read = ();

    fn admit(&self, _snapshot: &Snapshot<R>) -> Result<(), AppError> {
        Ok(())
    }

    fn decide(&self, snapshot: &Snapshot<R>, _: &()) -> Result<Option<Draft<R>>, AppError> {
        let lobby = &snapshot.lobby;
        if lobby.status() != Status::Running || lobby.tournament.is_none() {
            return Ok(None);
        }
        Ok(Some(Draft {
            after: snapshot.position,
            not_before: None,
            seat: None,
            action: action_as_logged(&TableAction::LeaveTournament {}),
            events: vec![LoggedEvent::from(TableEvent::TournamentCancelled {})],
            state: None,
        }))
    }

    fn answer(&self, _snapshot: &Snapshot<R>) {}
}

impl Tables {
    /// Lets a game of a cancelled tournament go on as an ordinary one.
    pub(crate) async fn leave_tournament(&self, game: &str) -> Result<(), AppError> {
        let any = self.games.handle(game).await?;
        with_handle!(any, handle => {
            self.games.execute(handle, None, LeaveTournament).await.map(drop)
        })
    }
}
