//! Vacations in the logs of tables.

use super::StoredVacations;
use crate::{
    boxed,
    documents::{Documents, Group, VersionedDocument},
    error::ServiceError,
    runtime::{
        execute::{Command, Draft},
        games::Games,
    },
};
use kontor_games::GameKind;
use kontor_log::{
    clock::Vacation,
    commit::action_as_logged,
    index_rows::{self, ListOf, TableClass},
    lobby::Status,
    snapshot::Snapshot,
    table_action::TableAction,
    table_event::TableEvent,
};
use kontor_problems::Refused;
use kontor_rules::Seat;

/// Maximum number of tables into whose logs a vacation is entered when it is taken. At further ones
/// it is entered before the player answers, or when the time would be up.
pub const VACATION_TABLES_MAX: usize = 500;

/// The first vacation of the player on a seat that the log does not have, though it matters there.
/// One that was over before the game began does not. The last one that the log has may have another
/// end by now; what began before it, the log has.
fn missing(snapshot: &Snapshot, seat: Seat, stored: &StoredVacations) -> Option<Vacation> {
    let start = snapshot.lobby.started_at?;
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
pub(super) async fn enter_everywhere(games: &Games, player: &str) -> Result<(), ServiceError> {
    let mut rows = Vec::new();
    for class in TableClass::ALL {
        for kind in GameKind::ALL {
            let prefix =
                index_rows::list_prefix(ListOf::Player(player), *class, kind.id(), Status::Running);
            let room = VACATION_TABLES_MAX - rows.len();
            rows.extend(games.events().index_rows(&prefix, None, room).await?);
        }
    }
    for row in rows {
        let game = index_rows::game_of_row(&row);
        let entered = async {
            let command = EnterVacations { player: player.to_owned() };
            games.execute(games.handle(game).await?, None, command).await
        };
        match entered.await {
            Ok(_) | Err(ServiceError::Refused(Refused::GameUnknown | Refused::GameQuarantined)) => {
            }
            Err(ServiceError::Refused(Refused::Draining)) => break,
            Err(error) => tracing::warn!(%error, game, "a vacation is not entered yet"),
        }
    }
    Ok(())
}

/// The entry of the first vacation of this player that the log lacks, with what it depends on: a
/// change that was made later is not undone by one that was made before. A damaged document has
/// none: it keeps no player from going on.
#[boxed]
pub async fn missing_entry(
    games: &Games,
    snapshot: &Snapshot,
    player: &str,
) -> Result<Option<(Draft, Group)>, ServiceError> {
    let Some((seat, documents, key)) = seat_and_key(games, snapshot, player) else {
        return Ok(None);
    };
    let found = documents.read_undamaged::<StoredVacations>(&key).await?;
    Ok(found.and_then(|stored| entry_of(snapshot, seat, key, &stored)))
}

/// The same, before the player loses the seat. A damaged document is an error: it is not known
/// whether the player was away.
#[boxed]
pub async fn missing_entry_before_loss(
    games: &Games,
    snapshot: &Snapshot,
    player: &str,
) -> Result<Option<(Draft, Group)>, ServiceError> {
    let Some((seat, documents, key)) = seat_and_key(games, snapshot, player) else {
        return Ok(None);
    };
    let found = documents.read::<StoredVacations>(&key).await?;
    Ok(found.and_then(|stored| entry_of(snapshot, seat, key, &stored)))
}

/// The seat of the player, and where the vacations are kept; `None` if they do not matter here.
fn seat_and_key(
    games: &Games,
    snapshot: &Snapshot,
    player: &str,
) -> Option<(Seat, Documents, String)> {
    let lobby = &snapshot.lobby;
    let seat = lobby.seat_of(player).filter(|seat| lobby.may_take_vacation(*seat))?;
    Some((seat, super::documents(games), super::key(player)))
}

/// The entry that the log lacks of what this document says, as long as that has not changed.
fn entry_of(
    snapshot: &Snapshot,
    seat: Seat,
    key: String,
    VersionedDocument { version, value: stored }: &VersionedDocument<StoredVacations>,
) -> Option<(Draft, Group)> {
    let vacation = missing(snapshot, seat, stored)?;
    let unchanged = Group::new().unless_changed(key, Some(*version));
    Some((draft_of(snapshot, seat, vacation), unchanged))
}

/// Enters what the log lacks of the vacations of this player, in their order, and nothing else.
struct EnterVacations {
    player: String,
}

impl Command for EnterVacations {
    type Answer = ();
    type Error = ServiceError;
    type Read = ();

    fn admit(&self, _snapshot: &Snapshot) -> Result<(), ServiceError> {
        Ok(())
    }

    async fn prerequisite(
        &self,
        games: &Games,
        snapshot: &Snapshot,
    ) -> Result<Option<(Draft, Group)>, ServiceError> {
        missing_entry(games, snapshot, &self.player).await
    }

    fn decide(&self, _snapshot: &Snapshot, (): &()) -> Result<Option<Draft>, ServiceError> {
        Ok(None)
    }

    fn answer(&self, _snapshot: &Snapshot) {}
}
