//! What follows from events of the table in the same commit: the setup of a game that starts, and
//! the end of a game that the players end and not its rules.

use std::collections::BTreeSet;

use crate::error::TablesError;
use kontor_log::{
    clock::OnTimeout,
    commit::action_as_logged,
    events::{Events, GameEvents},
    lobby::Lobby,
    snapshot::Snapshot,
    table_action::TableAction,
    table_event::{GameOutcome, Place, TableEvent},
};
use kontor_rules::Seat;
use kontor_service::runtime::execute::Draft;

/// A decided command of the table.
pub(crate) struct TableDraft {
    pub(crate) seat: Option<Seat>,
    pub(crate) action: TableAction,
    pub(crate) events: Vec<TableEvent>,
}

/// The commit of a command of the table, with all that follows from it.
pub(crate) fn table_draft(snapshot: &Snapshot, draft: TableDraft) -> Result<Draft, TablesError> {
    let TableDraft { seat, action, events } = draft;
    Ok(Draft {
        after: snapshot.position,
        not_before: None,
        seat,
        action: action_as_logged(&action),
        events: with_consequences(snapshot, events)?,
        state: None,
    })
}

/// These events with all that follows from them.
pub(crate) fn with_consequences(
    snapshot: &Snapshot,
    events: Vec<TableEvent>,
) -> Result<Events, TablesError> {
    let mut setup = None;
    let mut end = None;
    match events.last() {
        Some(TableEvent::Started {}) => setup = set_up(snapshot)?,
        Some(
            TableEvent::Resigned { .. }
            | TableEvent::TimedOut { .. }
            | TableEvent::AbortWanted { .. },
        ) => end = ended_by_players(snapshot, &after(snapshot, &events)?)?,
        Some(_) | None => {}
    }
    let finished =
        end.map(|GameOutcome { places, reason }| TableEvent::Finished { places, reason });
    let events: Events = events.into_iter().chain(finished).collect();
    Ok(match setup {
        Some(setup) => events.then_game(setup),
        None => events,
    })
}

/// The table after these events.
fn after(snapshot: &Snapshot, events: &[TableEvent]) -> Result<Lobby, TablesError> {
    let mut lobby = Lobby::clone(&snapshot.lobby);
    for event in events {
        lobby.evolve(event, snapshot.last.at)?;
    }
    Ok(lobby)
}

/// The events of a game's setup, which draws from random-number stream 0. A fork has none, because
/// it continues from a position.
pub(crate) fn set_up(snapshot: &Snapshot) -> Result<Option<GameEvents>, TablesError> {
    let game = snapshot.begin_game(snapshot.commit() + 1)?;
    if snapshot.is_set_up() {
        return Ok(None);
    }
    Ok(Some(snapshot.setup_with(game.luck_key)?))
}

/// The outcome of a game that its players have ended, by their wishes and by leaving.
///
/// It ends whenever all who have a say want an end without a result: also if the last one who did
/// not has just left for good. The victory of the last player or team comes first: a winner keeps
/// it, also after wishes to end without a result.
fn ended_by_players(
    snapshot: &Snapshot,
    lobby: &Lobby,
) -> Result<Option<GameOutcome>, TablesError> {
    let won = others_left(snapshot, lobby)?;
    Ok(won.or_else(|| lobby.is_abort_agreed().then(aborted)))
}

fn aborted() -> GameOutcome {
    GameOutcome { places: Vec::new(), reason: GameOutcome::ABORTED.to_owned() }
}

/// The outcome where leaving is losing, and at most one player or team has not left.
fn others_left(snapshot: &Snapshot, lobby: &Lobby) -> Result<Option<GameOutcome>, TablesError> {
    if lobby.clock.as_ref().is_none_or(|clock| clock.on_timeout != OnTimeout::Lose) {
        return Ok(None);
    }
    let teams = snapshot.rules.teams(&lobby.options, lobby.seat_count())?;
    let has_left = |seat: Seat| lobby.resigned.iter().any(|(left, _)| *left == seat);
    let seats = || Seat::all(lobby.seat_count()).zip(&teams);
    let left: BTreeSet<u8> =
        seats().filter(|(seat, _)| !has_left(*seat)).map(|(_, team)| *team).collect();
    if left.len() > 1 {
        return Ok(None);
    }
    let winners = seats().filter(|(_, team)| left.contains(team)).count();
    let after_winners = u8::try_from(winners + 1).expect("a table has few seats");
    let place = |(seat, team): (Seat, &u8)| {
        let place = if left.contains(team) { 1 } else { after_winners };
        Place { seat, place, score: 0 }
    };
    let mut places: Vec<Place> = seats().map(place).collect();
    places.sort_by_key(|place| place.place);
    Ok(Some(GameOutcome { places, reason: GameOutcome::OTHERS_LEFT.to_owned() }))
}
