//! What an event changes at a table, and which events are possible there.

use super::{Lobby, Occupant, SeatedPlayer, Status};
use crate::{
    clock::Vacation,
    fault::LogFault,
    table_event::{GameOutcome, ResignReason, TableEvent},
    time::Timestamp,
};
use kontor_rules::Seat;

impl Lobby {
    /// Applies an event, or returns why it is not possible after the events before it.
    pub fn evolve(&mut self, event: &TableEvent, at: Timestamp) -> Result<(), LogFault> {
        if self.deleted {
            return Err(LogFault::Deleted);
        }
        let open = self.started_at.is_none();
        match event {
            TableEvent::SeatTaken { seat, player, nonce }
                if open && self.may_sit_down(&player.id) =>
            {
                *self.free_seat(*seat)? = Some(Occupant::Player(SeatedPlayer {
                    player: player.clone(),
                    nonce: nonce.clone(),
                }));
                *self.seatings.entry(player.id.clone()).or_default() += 1;
            }
            TableEvent::SeatLeft { seat, player } if open && self.sits_on(&player.id, *seat) => {
                self.seats[seat.index()] = None;
            }
            TableEvent::BotSeated { seat, bot } if open => {
                *self.free_seat(*seat)? = Some(Occupant::Bot(*bot));
                self.bot_seatings += 1;
            }
            TableEvent::BotLeft { seat, bot } if open && self.bot_at(*seat) == Some(*bot) => {
                self.seats[seat.index()] = None
            }
            TableEvent::Resigned { .. }
            | TableEvent::TimedOut { .. }
            | TableEvent::Returned { .. }
            | TableEvent::PauseWanted { .. }
            | TableEvent::TimeGiven { .. }
            | TableEvent::VacationTaken { .. }
            | TableEvent::AbortWanted { .. }
            | TableEvent::TournamentCancelled {} => return self.evolve_in_play(event),
            TableEvent::Started {} if open && self.open_seats() == 0 => self.started_at = Some(at),
            TableEvent::Finished { places, reason } if !open && self.finished.is_none() => {
                self.finished =
                    Some((at, GameOutcome { places: places.clone(), reason: reason.clone() }));
            }
            TableEvent::InviteReplaced {} if self.may_replace_invite() => {
                self.invites_replaced += 1
            }
            TableEvent::Deleted { .. } if open => self.deleted = true,
            TableEvent::Forked { .. } if self.status() == Status::Running => {
                self.fork(event, at)?
            }
            TableEvent::Created { .. }
            | TableEvent::Forked { .. }
            | TableEvent::SeatTaken { .. }
            | TableEvent::SeatLeft { .. }
            | TableEvent::BotSeated { .. }
            | TableEvent::BotLeft { .. }
            | TableEvent::InviteReplaced {}
            | TableEvent::Started {}
            | TableEvent::Finished { .. }
            | TableEvent::Deleted { .. } => {
                return Err(LogFault::Impossible);
            }
        }
        Ok(())
    }

    /// Applies an event of a running game.
    fn evolve_in_play(&mut self, event: &TableEvent) -> Result<(), LogFault> {
        match event {
            TableEvent::Resigned { seat, player, stand_in, reason }
                if self.plays_on(&player.id, *seat) =>
            {
                self.hand_over(*seat, player, *stand_in);
                self.timed_out.extend((*reason == ResignReason::TurnLimit).then_some(*seat));
            }
            TableEvent::Resigned { seat, player, .. } if self.may_return(&player.id, *seat) => {
                self.give_up_return(*seat);
            }
            TableEvent::TimedOut { seat, player, stand_in }
                if self.plays_on(&player.id, *seat) && self.may_return_after_timeout() =>
            {
                self.hand_over_until_return(*seat, player, *stand_in);
            }
            TableEvent::Returned { seat, player } if self.may_return(&player.id, *seat) => {
                self.seat_again(*seat, player);
            }
            // What they change is in the clocks of the seats.
            TableEvent::PauseWanted { .. } | TableEvent::TimeGiven { .. }
                if self.status() == Status::Running && self.clock.is_some() => {}
            TableEvent::VacationTaken { seat, from, until }
                if self.may_take_vacation(*seat)
                    && Vacation { from: *from, until: *until }.is_in_order() => {}
            TableEvent::AbortWanted { seat, wanted } if self.may_want_abort(*seat) => {
                self.want_abort(*seat, *wanted);
            }
            TableEvent::TournamentCancelled {}
                if self.status() == Status::Running && self.tournament.is_some() =>
            {
                self.tournament = None;
            }
            _ => return Err(LogFault::Impossible),
        }
        Ok(())
    }

    fn free_seat(&mut self, seat: Seat) -> Result<&mut Option<Occupant>, LogFault> {
        let place = self.seats.get_mut(seat.index()).filter(|place| place.is_none());
        place.ok_or(LogFault::SeatNotFree)
    }
}
