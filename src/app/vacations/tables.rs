//! Vacations in the logs of tables.

use std::sync::Arc;

use tracing::Instrument;

use super::{Stored, VACATIONS_KEPT_MAX};
use crate::{
    catalogue::Refused,
    documents::{Group, VersionedDocument},
    error::{AppError, StoreFault},
    log::{
        clock::Vacation,
        commit::action_as_logged,
        lobby::Status,
        snapshot::Snapshot,
        summary::{self, ListOf, TableClass},
        table_action::TableAction,
        table_event::TableEvent,
    },
    runtime::{execute::Draft, games::Games, handle::GameHandle, traces},
};
use kontor_games::GameKind;
use kontor_rules::Seat;

/// Maximum number of tables into whose logs a vacation is entered when it is taken. At further ones
/// it is entered before the player answers, or when the time would be up.
pub const VACATION_TABLES_MAX: usize = 500;

/// How often it is begun again to enter vacations at a table, because another entry or another change
/// of the document came first.
const ATTEMPTS_MAX: usize = 8;

/// The first vacation of the player on a seat that the log does not have, though it matters there.
/// One that was over before the game began does not. The last one that the log has may have another
/// end by now; what began before it, the log has.
fn missing(snapshot: &Snapshot, seat: Seat, stored: &Stored) -> Option<Vacation> {
    let start = snapshot.lobby.started_at.filter(|_| snapshot.lobby.may_take_vacation(seat))?;
    let known = snapshot.running.as_ref().and_then(|running| running.clocks.vacation(seat));
    let is_news = |vacation: &Vacation| {
        known.is_none_or(|known| vacation.from >= known.from && *vacation != known)
    };
    stored.all().filter(|vacation| start < vacation.until).find(is_news)
}

/// The commit that enters a vacation.
fn draft_of(snapshot: &Snapshot, seat: Seat, vacation: Vacation) -> Draft {
    let Vacation { from, until } = vacation;
    Draft {
        after: snapshot.position,
        not_before: None,
        seat: None,
        action: action_as_logged(&TableAction::TakeVacation { seat, from, until }),
        events: TableEvent::VacationTaken { seat, from, until }.into(),
        state: None,
    }
}

/// Enters the vacations at the tables where the player plays. A table where that fails enters it
/// later, so the others come first.
pub(super) async fn enter_everywhere(games: &Games, player: &str) -> Result<(), AppError> {
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
        match enter(games, game, player).await {
            Ok(_) | Err(AppError::Refused(Refused::GameUnknown | Refused::GameQuarantined)) => {}
            Err(AppError::Refused(Refused::Draining)) => break,
            Err(error) => tracing::warn!(%error, game, "a vacation is not entered yet"),
        }
    }
    Ok(())
}

async fn enter(games: &Games, game: &str, player: &str) -> Result<bool, AppError> {
    let handle = games.handle(game).await?;
    let (of_task, player) = (games.clone(), player.to_owned());
    games.in_task(async move { enter_at(&of_task, &handle, &player).await }).await
}

/// Enters what the log lacks of the vacations of this player, in their order, until it lacks
/// nothing. Returns whether it lacked something. Each entry depends on the document from which it
/// was decided: a change that was made later is not undone by one that was made before.
async fn enter_at(games: &Games, handle: &GameHandle, player: &str) -> Result<bool, AppError> {
    let _turn = handle.turn().instrument(traces::turn()).await;
    let (key, mut has_entered) = (super::key(player), false);
    for _ in 0..=VACATIONS_KEPT_MAX + ATTEMPTS_MAX {
        if games.is_quarantined(&handle.id) {
            return Err(Refused::GameQuarantined.into());
        }
        // Vacations that are damaged keep nobody else at the table from going on.
        let found = super::documents(games).read_undamaged::<Stored>(&key).await?;
        let Some(VersionedDocument { version, value: stored }) = found else {
            return Ok(has_entered);
        };
        let snapshot = games.load(handle).instrument(traces::load()).await?;
        let seat = snapshot.lobby.seat_of(player);
        let missing = seat.and_then(|seat| Some((seat, missing(&snapshot, seat, &stored)?)));
        let Some((seat, vacation)) = missing else {
            if games.is_newest(handle, &snapshot).await? {
                return Ok(has_entered);
            }
            continue;
        };
        let draft = draft_of(&snapshot, seat, vacation);
        let unchanged = Group::new().unless_changed(&*key, Some(version));
        let appending = games.append(handle, snapshot, draft, None, unchanged);
        has_entered |= appending.instrument(traces::append()).await?.is_some();
    }
    Err(AppError::Store(StoreFault(format!("other changes of {} came first", handle.id))))
}

/// Enters the vacations of a player who is about to answer that the log does not have: what the answer
/// has taken is computed from the log.
pub(crate) async fn enter_before_move(
    games: &Games,
    handle: &Arc<GameHandle>,
    player: &str,
) -> Result<(), AppError> {
    let snapshot = games.load(handle).await?;
    let matters = |seat| snapshot.lobby.may_take_vacation(seat);
    if !snapshot.lobby.seats_of(player).any(matters) {
        return Ok(());
    }
    let (of_task, handle, player) = (games.clone(), handle.clone(), player.to_owned());
    games.in_task(async move { enter_at(&of_task, &handle, &player).await.map(drop) }).await
}

/// Enters the vacations of the player on a seat whose time is up that the log does not have. Returns
/// whether there was one.
pub(crate) async fn entered_instead(
    games: &Games,
    snapshot: &Snapshot,
    seat: Seat,
) -> Result<bool, AppError> {
    if !snapshot.lobby.may_take_vacation(seat) {
        return Ok(false);
    }
    let Some(player) = snapshot.lobby.player_at(seat) else { return Ok(false) };
    enter(games, &snapshot.id, &player.id).await
}
