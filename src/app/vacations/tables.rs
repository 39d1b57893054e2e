//! Vacations in the logs of tables.

use crate::{
    contract::exposed::Exposed,
    error::AppError,
    log::{
        clock::Vacation,
        commit::{LoggedEvent, action_as_logged},
        lobby::Status,
        snapshot::Snapshot,
        summary::{self, ListOf, TableClass},
        table_action::TableAction,
        table_event::TableEvent,
    },
    runtime::{
        execute::{Command, Draft},
        games::Games,
        handle::with_handle,
    },
};
use kontor_games::GameKind;
use kontor_rules::Seat;

/// Maximum number of tables into whose logs a vacation is entered when it is taken. At further ones
/// it is entered when the time would be up.
pub const VACATION_TABLES_MAX: usize = 500;

/// Enters the vacation of the player on a seat; if it stands there already, nothing changes.
struct TakeVacation {
    player: String,
    vacation: Vacation,
}

impl<R: Exposed> Command<R> for TakeVacation {
    type Answer = ();

    fn admit(&self, _snapshot: &Snapshot<R>) -> Result<(), AppError> {
        Ok(())
    }

    fn decide(&self, snapshot: &Snapshot<R>) -> Result<Option<Draft<R>>, AppError> {
        let seat = snapshot.lobby.seat_of(&self.player);
        let Some(seat) = seat.filter(|seat| is_missing(snapshot, *seat, self.vacation)) else {
            return Ok(None);
        };
        let Vacation { from, until } = self.vacation;
        Ok(Some(Draft {
            after: snapshot.position,
            not_before: None,
            seat: None,
            action: action_as_logged(&TableAction::TakeVacation { seat, from, until }),
            events: vec![LoggedEvent::from(TableEvent::VacationTaken { seat, from, until })],
            state: None,
        }))
    }

    fn answer(&self, _snapshot: &Snapshot<R>) {}
}

/// Whether the log does not have this vacation yet, though it matters there. One that was over before
/// the game began does not.
fn is_missing<R: Exposed>(snapshot: &Snapshot<R>, seat: Seat, vacation: Vacation) -> bool {
    let started_at = snapshot.lobby.started_at;
    let known = snapshot.running.as_ref().and_then(|running| running.clocks.vacation(seat));
    snapshot.lobby.may_take_vacation(seat)
        && started_at.is_some_and(|start| start < vacation.until)
        && known != Some(vacation)
}

/// Enters the vacation at the tables where the player plays. A table where that fails enters it
/// later, so the others come first.
pub(super) async fn enter_everywhere(
    games: &Games,
    player: &str,
    vacation: Vacation,
) -> Result<(), AppError> {
    let mut rows = Vec::new();
    for class in TableClass::ALL {
        for kind in GameKind::ALL {
            let prefix =
                summary::list_prefix(ListOf::Player(player), *class, kind.id(), Status::Running);
            let room = VACATION_TABLES_MAX - rows.len();
            rows.extend(games.events().index_rows(&prefix, None, room).await?);
        }
    }
    for row in rows {
        let game = summary::game_of_row(&row);
        match enter(games, game, player, vacation).await {
            Ok(()) | Err(AppError::GameUnknown | AppError::GameQuarantined) => {}
            Err(AppError::Draining) => break,
            Err(error) => tracing::warn!(%error, game, "a vacation is not entered yet"),
        }
    }
    Ok(())
}

async fn enter(
    games: &Games,
    game: &str,
    player: &str,
    vacation: Vacation,
) -> Result<(), AppError> {
    let any = games.handle(game).await?;
    with_handle!(any, handle => {
        let command = TakeVacation { player: player.to_owned(), vacation };
        games.execute(handle, None, command).await.map(drop)
    })
}

/// Enters the vacation of the player on a seat whose time is up, if there is one that the log does
/// not have. Returns whether it did.
pub(crate) async fn entered_instead<R: Exposed>(
    games: &Games,
    snapshot: &Snapshot<R>,
    seat: Seat,
) -> Result<bool, AppError> {
    if !snapshot.lobby.may_take_vacation(seat) {
        return Ok(false);
    }
    let Some(player) = snapshot.lobby.player_at(seat) else { return Ok(false) };
    let last = super::last(games, &player.id).await?;
    let Some(vacation) = last.filter(|vacation| is_missing(snapshot, seat, *vacation)) else {
        return Ok(false);
    };
    enter(games, &snapshot.id, &player.id, vacation).await?;
    Ok(true)
}
