//! What the seats of a game have left of their time. It follows from the log alone: from when each
//! seat was asked, when it answered, and how long no player could act because the service was away.
//!
//! All of it is public at the table. It depends on which seats are asked and when they have
//! answered, which everybody sees in the list of decisions, and not on what they have answered.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    clock::{CLOCK_CHANGES_MAX, Clock, ClockTime, Vacation},
    commit::{Commit, is_of_the_table},
    lobby::Lobby,
    table_event::TableEvent,
    time::Timestamp,
};
use kontor_rules::{OpenDecision, Seat};

/// The clock of a seat, as of the last commit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatClock {
    /// Whose clock.
    pub seat: Seat,
    /// What the seat has left, in milliseconds: now if the clock stands, otherwise at `since`. For
    /// a clock that gives the same time to each decision, and stands, it is what was left of the
    /// last one.
    pub left_ms: u64,
    /// Since when the clock runs, apart from hours off; null while it stands, because the seat is
    /// asked nothing that the game waits for, or because all players want a pause.
    pub since: Option<Timestamp>,
    /// When the time is up; null while the clock stands.
    pub deadline: Option<Timestamp>,
    /// The vacation of the player, in which the clock stands, if it was not over with the last
    /// commit; null where there is none.
    #[serde(default)]
    #[schema(required)]
    pub vacation: Option<Vacation>,
}

/// What happened to the clocks in a commit.
pub(super) struct Step {
    /// The time of the commit.
    pub(super) at_ms: u64,
    /// How long the clocks would have run since the commit before, if the service had not been away.
    pub(super) away_ms: u64,
    /// The seat that has answered, if one has.
    pub(super) answered: Option<Seat>,
    /// The seat to which its player came back, if one did.
    pub(super) returned: Option<Seat>,
    /// What the players changed, if they did.
    pub(super) change: Option<Change>,
}

/// What players change about their clocks.
pub(super) enum Change {
    /// The player of this seat says whether a pause is wanted.
    Pause(Seat, bool),
    /// One seat gives time to another one, in milliseconds.
    Gift { from: Seat, to: Seat, ms: u64 },
    /// The player of this seat is away.
    Vacation(Seat, Vacation),
}

impl Step {
    /// What this commit does to the clocks.
    pub(super) fn of(commit: &Commit) -> Self {
        let events = || commit.events.of_the_table();
        Step {
            at_ms: commit.at.0,
            away_ms: commit.away_ms,
            answered: commit.seat.filter(|_| !is_of_the_table(&commit.action)),
            returned: events().find_map(|event| match event {
                TableEvent::Returned { seat, .. } => Some(*seat),
                _ => None,
            }),
            change: events().find_map(|event| match event {
                TableEvent::PauseWanted { seat, wanted } => Some(Change::Pause(*seat, *wanted)),
                TableEvent::TimeGiven { from, to, seconds } => {
                    Some(Change::Gift { from: *from, to: *to, ms: u64::from(*seconds) * 1000 })
                }
                TableEvent::VacationTaken { seat, from, until } => {
                    Some(Change::Vacation(*seat, Vacation { from: *from, until: *until }))
                }
                _ => None,
            }),
        }
    }
}

/// What each seat has left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatClocks {
    /// By seat; empty where there is no limit.
    accounts: Vec<Account>,
    /// The seats whose players want a pause.
    pause_wanted: Vec<Seat>,
    /// Whether all players want it, so that the clocks stand.
    is_paused: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Account {
    /// What is left: at the time since when the clock runs, or now if it stands.
    left_ms: u64,
    running: Option<RunningClock>,
    /// Whether another seat was asked since the clock began to run, so that a new turn begins.
    is_turn_over: bool,
    /// The last vacation of the player.
    vacation: Option<Vacation>,
    /// How often the player gave time, or changed whether a pause is wanted.
    changes: u32,
    /// How much time others gave, in milliseconds.
    given_ms: u64,
}

/// A clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RunningClock {
    since_ms: u64,
    /// `opened_at` of the decision for which it runs.
    opened_at: u64,
}

impl SeatClocks {
    /// The clocks at the start of a game.
    pub(super) fn new(clock: Option<&Clock>, seats: u8) -> Self {
        let account = |clock: &Clock| Account {
            left_ms: clock.start_ms(),
            running: None,
            is_turn_over: false,
            vacation: None,
            changes: 0,
            given_ms: 0,
        };
        let accounts = clock.map(|clock| vec![account(clock); usize::from(seats)]);
        SeatClocks { accounts: accounts.unwrap_or_default(), ..SeatClocks::default() }
    }

    /// The clocks after a commit, which left these decisions open.
    pub(super) fn update(
        &mut self,
        clock: &Clock,
        lobby: &Lobby,
        open: &[OpenDecision],
        step: &Step,
    ) {
        for (seat, account) in Seat::all(lobby.seat_count()).zip(&mut self.accounts) {
            let asked = open.iter().find(|open| open.seat == seat && !open.due.optional);
            let asked = asked.filter(|_| lobby.player_at(seat).is_some());
            if account.running.is_some() && !self.is_paused {
                account.left_ms += step.away_ms;
            }
            account.is_turn_over |= open.iter().any(|open| open.seat != seat && !open.due.optional);
            let runs_for = account.running.map(|running| running.opened_at);
            if runs_for == asked.map(|open| open.opened_at) {
                continue;
            }
            account.settle(clock, step.at_ms, self.is_paused);
            account.running = None;
            if step.answered == Some(seat) && runs_for.is_some() {
                account.reward(clock);
            }
            if let Some(open) = asked {
                account.run(clock, open.opened_at, step.at_ms);
            }
        }
        let returned = step.returned.and_then(|seat| self.accounts.get_mut(seat.index()));
        if let Some(account) = returned {
            account.give_return(clock);
        }
        match step.change {
            Some(Change::Gift { from, to, ms }) => {
                self.count_change(from);
                if let Some(account) = self.accounts.get_mut(to.index()) {
                    account.left_ms += ms;
                    account.given_ms += ms;
                }
            }
            Some(Change::Pause(seat, wanted)) => {
                self.count_change(seat);
                self.pause_wanted.retain(|other| *other != seat);
                self.pause_wanted.extend(wanted.then_some(seat));
            }
            Some(Change::Vacation(seat, vacation)) => {
                if let Some(account) = self.accounts.get_mut(seat.index()) {
                    account.settle(clock, vacation.from.0.min(step.at_ms), self.is_paused);
                    account.vacation = Some(vacation);
                }
            }
            None => {}
        }
        self.update_pause(clock, lobby, step.at_ms);
    }

    fn count_change(&mut self, by: Seat) {
        if let Some(account) = self.accounts.get_mut(by.index()) {
            account.changes += 1;
        }
    }

    /// The clocks stand while all players want a pause. The wish of a player ends where a bot takes
    /// over the seat.
    fn update_pause(&mut self, clock: &Clock, lobby: &Lobby, at_ms: u64) {
        self.pause_wanted.retain(|seat| lobby.player_at(*seat).is_some());
        let is_paused = lobby.is_agreed(&self.pause_wanted);
        if is_paused != self.is_paused {
            for account in &mut self.accounts {
                account.settle(clock, at_ms, self.is_paused);
            }
            self.is_paused = is_paused;
        }
    }

    /// For how long a clock would have run in these times in which the service was away. A vacation
    /// takes nothing from its seat, so that there is nothing to give back for it; `entered` is one
    /// that is entered with the next commit. Where several clocks run, it is the longest time of
    /// them.
    pub fn away_ms(
        &self,
        clock: &Clock,
        outages: &[(u64, u64)],
        entered: Option<(Seat, Vacation)>,
    ) -> u64 {
        let seats = Seat::all(Seat::MAX).zip(&self.accounts);
        let running = seats.filter(|(_, account)| account.running.is_some());
        let away_ms = running.map(|(seat, account)| {
            let entered = entered.filter(|(of, _)| *of == seat).map(|(_, vacation)| vacation);
            let lost = |(from_ms, until_ms): &(u64, u64)| {
                let Some(next) = entered else {
                    return clock.running_of_seat_ms(account.vacation, *from_ms, *until_ms);
                };
                let change_ms = next.from.0.clamp(*from_ms, *until_ms);
                clock.running_of_seat_ms(account.vacation, *from_ms, change_ms)
                    + clock.running_of_seat_ms(Some(next), change_ms, *until_ms)
            };
            outages.iter().map(lost).sum()
        });
        away_ms.max().unwrap_or(0)
    }

    /// Whether the clocks stand because all players want it.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// The seats whose players want a pause.
    pub fn pause_wanted(&self) -> &[Seat] {
        &self.pause_wanted
    }

    /// Whether the player of this seat has changed the clocks as often as one may.
    pub fn is_spent(&self, seat: Seat) -> bool {
        let account = self.accounts.get(seat.index());
        account.is_none_or(|account| account.changes >= CLOCK_CHANGES_MAX)
    }

    /// How much time this seat can still be given in this game, in milliseconds.
    pub fn may_be_given_ms(&self, clock: &Clock, seat: Seat) -> u64 {
        let account = self.accounts.get(seat.index());
        account.map_or(0, |account| clock.gifts_ms().saturating_sub(account.given_ms))
    }

    /// When the time of a seat is up: by the times in the log, or by a clock that is `behind_ms`
    /// behind them. `None` while its clock stands. `away_ms` is what is not in the log yet.
    pub(super) fn ends_ms(
        &self,
        clock: &Clock,
        seat: Seat,
        last_ms: u64,
        away_ms: u64,
    ) -> Option<u64> {
        let account = self.accounts.get(seat.index()).filter(|_| !self.is_paused)?;
        let since_ms = account.running?.since_ms.min(last_ms);
        Some(clock.after_for_seat(account.vacation, since_ms, account.left_ms + away_ms))
    }

    /// The last vacation of the player on a seat.
    pub fn vacation(&self, seat: Seat) -> Option<Vacation> {
        self.accounts.get(seat.index())?.vacation
    }

    /// Since when a seat is asked what it is asked now, or since when its clock was last stopped or
    /// set going by a pause, in milliseconds.
    pub(super) fn asked_ms(&self, seat: Seat) -> Option<u64> {
        self.accounts.get(seat.index())?.running.map(|running| running.since_ms)
    }

    /// What a seat has left: now if its clock stands, otherwise at the time since when it runs,
    /// which is the second value.
    pub fn left_ms(&self, seat: Seat) -> Option<(u64, Option<u64>)> {
        let account = self.accounts.get(seat.index())?;
        let running = account.running.filter(|_| !self.is_paused);
        Some((account.left_ms, running.map(|running| running.since_ms)))
    }
}

impl Account {
    /// Takes what was used until then, and counts from then on. In a pause nothing was used.
    fn settle(&mut self, clock: &Clock, at_ms: u64, was_paused: bool) {
        if let Some(running) = &mut self.running {
            let at_ms = at_ms.max(running.since_ms);
            let used_ms = clock.running_of_seat_ms(self.vacation, running.since_ms, at_ms);
            self.left_ms = self.left_ms.saturating_sub(if was_paused { 0 } else { used_ms });
            running.since_ms = at_ms;
        }
    }

    /// Adds what an answer brings.
    fn reward(&mut self, clock: &Clock) {
        if let ClockTime::Banked { increment_s, max_s, .. } = clock.time {
            let sum_ms = self.left_ms + u64::from(increment_s) * 1000;
            self.left_ms = sum_ms.min((u64::from(max_s) * 1000).max(self.left_ms));
        }
    }

    fn run(&mut self, clock: &Clock, opened_at: u64, at_ms: u64) {
        match clock.time {
            ClockTime::Decision { .. } => self.left_ms = clock.start_ms(),
            ClockTime::Turn { .. } if self.is_turn_over => self.left_ms = clock.start_ms(),
            ClockTime::Turn { .. } | ClockTime::Banked { .. } => {}
        }
        self.is_turn_over = false;
        self.running = Some(RunningClock { since_ms: at_ms, opened_at });
    }

    /// The time with which a player comes back.
    fn give_return(&mut self, clock: &Clock) {
        self.left_ms = match clock.time {
            // The decision that is open had its time.
            ClockTime::Decision { .. } | ClockTime::Turn { .. } => clock.return_ms(),
            ClockTime::Banked { .. } => self.left_ms.max(clock.return_ms()),
        };
    }
}
