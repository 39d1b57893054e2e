//! Seats whose time is up, and players who come back to them.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{
        consequences::TableDraft,
        game::Game,
        seats::{Waits, resigned},
        tables::Tables,
    },
};
use kontor_auth::Player;
use kontor_log::{
    lobby::{Lobby, Status},
    seating::SEATINGS_MAX,
    table_action::TableAction,
    table_event::{ResignReason, TableEvent},
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{requester::RequestKey, runtime::execute::CommandReply};

impl Tables {
    /// Takes the seat again from the stand-in, which has played there since the player's time was
    /// up. If the player sits there already, nothing changes.
    #[boxed]
    pub async fn return_to_seat(
        &self,
        player: &Player,
        id: &str,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            match lobby.status() {
                Status::Running => {}
                Status::Finished => return Err(Refused::GameOver.into()),
                Status::Open | Status::Quarantined => return Err(Refused::GameNotRunning.into()),
            }
            if lobby.seat_of(&who).is_some() {
                return Ok(None);
            }
            let (seat, _) = lobby.away_from(&who).ok_or(Refused::NotYourSeat)?;
            if lobby.seatings.get(&*who).is_some_and(|times| *times >= SEATINGS_MAX) {
                return Err(Refused::SeatingsSpent.into());
            }
            let events = returned(lobby, &who).into_iter().collect();
            let action = TableAction::Return { player: who.clone() };
            Ok(Some(TableDraft { seat: Some(seat), action, events }))
        };
        self.table_command(id, (player, None), key, Waits::ForServer, decide).await
    }
}

/// The event that this player comes back; `None` if there is no seat to come back to.
pub(crate) fn returned(lobby: &Lobby, player: &str) -> Option<TableEvent> {
    let (seat, player) = lobby.away_from(player)?;
    Some(TableEvent::Returned { seat, player: player.clone() })
}

/// The event that the time of the player on this seat is up, as the table wants it; `None` if no
/// player sits there.
pub(crate) fn time_is_up(lobby: &Lobby, seat: Seat) -> Option<TableEvent> {
    if !lobby.may_return_after_timeout() {
        return resigned(lobby, seat, ResignReason::TurnLimit);
    }
    let player = lobby.player_at(seat)?.clone();
    Some(TableEvent::TimedOut { seat, player, stand_in: lobby.stand_in_until_return() })
}
