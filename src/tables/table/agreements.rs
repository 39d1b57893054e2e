//! What players agree on: pauses, time that they give to each other, and ending a game without a
//! result.

use crate::boxed;
use std::sync::Arc;

use crate::{
    error::TablesError,
    table::{consequences::TableDraft, game::Game, seats::TableCommand, tables::Tables},
};
use kontor_auth::Player;
use kontor_json::must_be_within;
use kontor_log::{
    clock::GIFT_S,
    lobby::{Lobby, Status},
    snapshot::Snapshot,
    table_action::TableAction,
    table_event::TableEvent,
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    requester::{RequestKey, Requester},
    runtime::execute::CommandReply,
};
use kontor_store::IdempotentRequest;

kontor_limits::limits! {
    /// How often a player may change at one table whether an end without a result is wanted. The
    /// wish can always be taken back.
    // Each player has a number of their own.
    pub const ABORT_CHANGES_MAX: u32 = 100;
}

/// What a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something of the clocks.
    Clocks(ClockWish),
    /// That the game ends without a result, or no longer.
    Abort {
        /// Whether it is to end.
        wanted: bool,
    },
}

/// What a player wants of the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockWish {
    /// That they stand, or no longer.
    Pause {
        /// Whether they are to stand.
        wanted: bool,
    },
    /// That another player has more time.
    Gift {
        /// The seat of that player.
        seat: Seat,
        /// How much more, in seconds.
        seconds: u32,
    },
}

impl Wish {
    /// The wish of an action as it is logged.
    pub(crate) fn of(action: &TableAction) -> Option<Wish> {
        match action {
            TableAction::WantPause { wanted, .. } => {
                Some(Wish::Clocks(ClockWish::Pause { wanted: *wanted }))
            }
            TableAction::GiveTime { seat, seconds, .. } => {
                Some(Wish::Clocks(ClockWish::Gift { seat: *seat, seconds: *seconds }))
            }
            TableAction::WantAbort { wanted, .. } => Some(Wish::Abort { wanted: *wanted }),
            _ => None,
        }
    }
}

impl Tables {
    /// Says whether the player wants the clocks to stand. They stand while all players want it.
    #[boxed]
    pub async fn want_pause(
        &self,
        player: &Player,
        id: &str,
        wanted: bool,
    ) -> Result<Game, TablesError> {
        Ok(self.agree(player, id, Wish::Clocks(ClockWish::Pause { wanted }), None).await?.answer)
    }

    /// Says whether the player wants the game to end without a result. It ends when all players
    /// want it.
    #[boxed]
    pub async fn want_abort(
        &self,
        player: &Player,
        id: &str,
        wanted: bool,
    ) -> Result<Game, TablesError> {
        Ok(self.agree(player, id, Wish::Abort { wanted }, None).await?.answer)
    }

    /// Gives time to another player, whose clock runs.
    #[boxed]
    pub async fn give_time(
        &self,
        player: &Player,
        id: &str,
        seat: Seat,
        seconds: u32,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let request = key.map(|key| key.stored_for(&player.id));
        self.agree(player, id, Wish::Clocks(ClockWish::Gift { seat, seconds }), request).await
    }

    async fn agree(
        &self,
        player: &Player,
        id: &str,
        wish: Wish,
        request: Option<Arc<IdempotentRequest>>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let (requester, who) = (Requester::of(player, None), player.id.clone());
        let decide = move |snapshot: &Snapshot| agreed(snapshot, &who, wish);
        let command = TableCommand::before_server(requester.clone(), decide);
        self.execute_shown(id, &requester, request, command).await
    }
}

fn agreed(
    snapshot: &Snapshot,
    player: &str,
    wish: Wish,
) -> Result<Option<TableDraft>, TablesError> {
    let lobby = &snapshot.lobby;
    let Some(event) = caused_by_wish(snapshot, player, wish)? else { return Ok(None) };
    let who = player.to_owned();
    let action = match wish {
        Wish::Abort { wanted: true } if lobby.would_abort_alone() => {
            return Err(Refused::OthersNeeded.into());
        }
        Wish::Abort { wanted } => TableAction::WantAbort { player: who, wanted },
        Wish::Clocks(ClockWish::Pause { wanted }) => TableAction::WantPause { player: who, wanted },
        Wish::Clocks(ClockWish::Gift { seat, seconds }) => {
            check_gifts(snapshot, seat, seconds)?;
            TableAction::GiveTime { player: who, seat, seconds }
        }
    };
    Ok(Some(TableDraft { seat: lobby.seat_of(player), action, events: vec![event] }))
}

/// The event to which the wish of this player leads; `None` if it changes nothing.
pub(crate) fn caused_by_wish(
    snapshot: &Snapshot,
    player: &str,
    wish: Wish,
) -> Result<Option<TableEvent>, TablesError> {
    let lobby = &snapshot.lobby;
    let own = lobby.seat_of(player).ok_or(Refused::NotYourSeat)?;
    match lobby.status() {
        Status::Running => {}
        Status::Finished => return Err(Refused::GameOver.into()),
        Status::Open | Status::Quarantined => return Err(Refused::GameNotRunning.into()),
    }
    match wish {
        Wish::Abort { wanted } => caused_by_abort_wish(lobby, own, wanted),
        Wish::Clocks(wish) => caused_by_clock_wish(snapshot, own, wish),
    }
}

fn caused_by_abort_wish(
    lobby: &Lobby,
    own: Seat,
    wanted: bool,
) -> Result<Option<TableEvent>, TablesError> {
    if lobby.abort_wanted.contains(&own) == wanted {
        return Ok(None);
    }
    let changes = lobby.abort_changes.get(&own).copied().unwrap_or_default();
    if wanted && changes >= ABORT_CHANGES_MAX {
        return Err(Refused::AbortChangesSpent.into());
    }
    Ok(Some(TableEvent::AbortWanted { seat: own, wanted }))
}

fn caused_by_clock_wish(
    snapshot: &Snapshot,
    own: Seat,
    wish: ClockWish,
) -> Result<Option<TableEvent>, TablesError> {
    let lobby = &snapshot.lobby;
    let running = snapshot.running.as_ref().filter(|_| lobby.clock.is_some());
    let clocks = &running.ok_or(Refused::ClockStands)?.clocks;
    let event = match wish {
        ClockWish::Pause { wanted } if clocks.pause_wanted().contains(&own) == wanted => {
            return Ok(None);
        }
        // No player can be held in a pause.
        ClockWish::Pause { wanted: false } => {
            return Ok(Some(TableEvent::PauseWanted { seat: own, wanted: false }));
        }
        ClockWish::Pause { wanted } => TableEvent::PauseWanted { seat: own, wanted },
        ClockWish::Gift { seat, seconds } => {
            let invalid = |pointer: &str, what: String| TablesError::BodyInvalid {
                pointer: pointer.into(),
                what,
            };
            if seat == own || seat.0 >= lobby.seat_count() {
                return Err(invalid("/seat", "this must be the seat of another player".to_owned()));
            }
            if !GIFT_S.contains(&seconds) {
                return Err(invalid("/seconds", must_be_within(&GIFT_S)));
            }
            let is_running = clocks.left_ms(seat).is_some_and(|(_, since)| since.is_some());
            is_running.then_some(()).ok_or(Refused::ClockStands)?;
            TableEvent::TimeGiven { from: own, to: seat, seconds }
        }
    };
    if clocks.is_spent(own) { Err(Refused::ClockChangesSpent.into()) } else { Ok(Some(event)) }
}

/// Refuses a gift to a seat that others have given as much as one can be given in a game. A record
/// is not refused for it, because tables of earlier releases had no such limit.
fn check_gifts(snapshot: &Snapshot, seat: Seat, seconds: u32) -> Result<(), TablesError> {
    let (running, clock) = (snapshot.running.as_ref(), snapshot.lobby.clock.as_ref());
    let left_ms = running.zip(clock).map(|(game, clock)| game.clocks.may_be_given_ms(clock, seat));
    let fits = left_ms.is_some_and(|left_ms| u64::from(seconds) * 1000 <= left_ms);
    if fits { Ok(()) } else { Err(Refused::ClockChangesSpent.into()) }
}
