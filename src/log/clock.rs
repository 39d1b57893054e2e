//! The clock of a table: how much time its players have, when it does not run, and what happens when
//! the time of a seat is up. It knows no game; what a seat has left is in `seat_clocks.rs`.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::time::Timestamp;
use kontor_json::must_be_within;

kontor_limits::limits! {
    /// Shortest time that a clock may give for a decision, a turn or at the start, in seconds.
    pub const CLOCK_TIME_S_MIN: u32 = 5;
    /// Longest time that a clock may give for a decision, a turn or at the start, and longest
    /// `max_s`, in seconds.
    pub const CLOCK_TIME_S_MAX: u32 = 60 * 24 * 60 * 60;
    /// Longest `increment_s` of a clock, in seconds.
    pub const CLOCK_INCREMENT_S_MAX: u32 = 7 * 24 * 60 * 60;
    /// How many windows of a week a clock may have in which it does not run.
    pub const HOURS_OFF_MAX: usize = 21;
    /// In how many hours of a week a clock runs at least.
    pub const HOURS_ON_MIN: usize = 24;
    /// How much time a player has at least who comes back to a seat, in seconds, unless a decision
    /// or the start gives less.
    pub const RETURN_S_MIN: u32 = 300;
    /// Least time that a player can give at once, in seconds.
    pub const GIFT_S_MIN: u32 = 60;
    /// Most time that a player can give at once, in seconds.
    pub const GIFT_S_MAX: u32 = 7 * 24 * 60 * 60;
    /// How much time a seat can be given by all others in a game, in seconds, where its clock gives
    /// less than that at the start. Where it gives more, a seat can be given as much again, but no
    /// more than `gifts_s_max`.
    // A gift needs no consent, so without a bound two players could keep a third
    // one waiting for months.
    pub const GIFTS_S_MIN: u32 = 60 * 60;
    /// How much time a seat can be given by all others in a game at most, in seconds.
    pub const GIFTS_S_MAX: u32 = 7 * 24 * 60 * 60;
    /// How often a player may give time at one table, and change whether a pause is wanted. A wish
    /// can always be taken back.
    // Each player has a number of their own, so that no player can use up those of others.
    pub const CLOCK_CHANGES_MAX: u32 = 100;
}

/// How much time a player may give to another one at a time, in seconds.
pub const GIFT_S: RangeInclusive<u32> = GIFT_S_MIN..=GIFT_S_MAX;

/// Longest time of a vacation, in milliseconds.
pub const VACATION_MS_MAX: u64 = 30 * 24 * HOUR_MS;

const HOUR_MS: u64 = 60 * 60 * 1000;
const WEEK_HOURS: usize = 7 * 24;
const WEEK_MS: u64 = WEEK_HOURS as u64 * HOUR_MS;

/// 1970 began on a Thursday, so many hours after Monday.
const FIRST_HOUR: u64 = 3 * 24;

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weekday {
    /// Monday.
    Monday,
    /// Tuesday.
    Tuesday,
    /// Wednesday.
    Wednesday,
    /// Thursday.
    Thursday,
    /// Friday.
    Friday,
    /// Saturday.
    Saturday,
    /// Sunday.
    Sunday,
}

/// Hours of a day of the week, in UTC, in which no clock of the table runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HoursOff {
    /// The day.
    pub day: Weekday,
    /// The hour with which it begins.
    #[schema(minimum = 0, maximum = 23, example = 22)]
    pub from_hour: u8,
    /// The hour before which it ends, after `from_hour`; 24 is the end of the day.
    #[schema(minimum = 1, maximum = 24, example = 24)]
    pub to_hour: u8,
}

/// How the time of a seat is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockTime {
    /// Each decision has the same time, and what is left of it is lost.
    Decision {
        /// The time for a decision, in seconds.
        #[schema(minimum = 5, maximum = 5_184_000, example = 172_800)]
        limit_s: u32,
    },
    /// Each turn has the same time for all its decisions, and what is left of it is lost. The turn
    /// of a seat is over when the game asks another seat.
    Turn {
        /// The time for a turn, in seconds.
        #[schema(minimum = 5, maximum = 5_184_000, example = 259_200)]
        limit_s: u32,
    },
    /// Each seat has an account of time, from which its decisions take.
    Banked {
        /// What each seat has at the start, in seconds.
        #[schema(minimum = 5, maximum = 5_184_000, example = 259_200)]
        start_s: u32,
        /// What each answer adds to the account, in seconds.
        #[schema(minimum = 0, maximum = 604_800, example = 43_200)]
        increment_s: u32,
        /// More than this an account never has, in seconds; at least `start_s`.
        #[schema(minimum = 5, maximum = 5_184_000, example = 604_800)]
        max_s: u32,
    },
}

/// What happens to a seat whose time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// The table's `stand_in` plays the game to its end, as after a resignation.
    #[default]
    StandIn,
    /// The table's `stand_in` plays until the player comes back. In rated games and those of
    /// tournaments the bot `random` does, so that no player is helped by staying away.
    StandInUntilReturn,
    /// The player has lost: the table's `stand_in` plays on, unless only one player or team is left.
    /// Then the game ends, and these have won. A resignation counts for the same.
    Lose,
}

/// A time in which a player is away, and the clocks of the player stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Vacation {
    /// When it began.
    pub from: Timestamp,
    /// When it ends.
    pub until: Timestamp,
}

impl Vacation {
    /// How much of a span of time lies in it: its two ends.
    fn part_of(self, from_ms: u64, to_ms: u64) -> (u64, u64) {
        let from_ms = from_ms.clamp(self.from.0, self.until.0);
        (from_ms, to_ms.clamp(from_ms, self.until.0))
    }

    /// Whether a log may have it.
    pub(super) fn is_in_order(self) -> bool {
        self.from <= self.until && self.until.0 - self.from.0 <= VACATION_MS_MAX
    }
}

/// The clock of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// How the time of a seat is counted. Several seats that are asked at once each have a clock of
    /// their own.
    pub time: ClockTime,
    /// When no clock of the table runs. At least 24 hours of a week remain.
    #[serde(default)]
    #[schema(max_items = 21)]
    pub hours_off: Vec<HoursOff>,
    /// What happens to a seat whose time is up.
    #[serde(default)]
    #[schema(default = "stand_in")]
    pub on_timeout: OnTimeout,
    /// Whether the clocks of a player who takes a vacation stand.
    #[serde(default)]
    #[schema(default = false)]
    pub vacations: bool,
}

/// A value of a clock that cannot be: a JSON pointer to it, and what it must be.
#[derive(Debug, PartialEq, Eq)]
pub struct ClockFault {
    /// JSON pointer, from the clock on.
    pub pointer: String,
    /// What it must be, as a sentence.
    pub what: String,
}

impl Clock {
    /// The clock of a table that has nothing but a limit for each decision.
    pub fn of_turn_limit(limit_s: u32) -> Self {
        Clock {
            time: ClockTime::Decision { limit_s },
            hours_off: Vec::new(),
            on_timeout: OnTimeout::StandIn,
            vacations: false,
        }
    }

    /// Checks whether a table can have this clock.
    pub fn check(&self) -> Result<(), ClockFault> {
        let fault = |pointer: &str, what: String| Err(ClockFault { pointer: pointer.into(), what });
        let within = |pointer: &str, seconds: u32, range: RangeInclusive<u32>| {
            if range.contains(&seconds) { Ok(()) } else { fault(pointer, must_be_within(&range)) }
        };
        match self.time {
            ClockTime::Decision { limit_s } | ClockTime::Turn { limit_s } => {
                within("/time/limit_s", limit_s, CLOCK_TIME_S_MIN..=CLOCK_TIME_S_MAX)?;
            }
            ClockTime::Banked { start_s, increment_s, max_s } => {
                within("/time/start_s", start_s, CLOCK_TIME_S_MIN..=CLOCK_TIME_S_MAX)?;
                within("/time/increment_s", increment_s, 0..=CLOCK_INCREMENT_S_MAX)?;
                within("/time/max_s", max_s, start_s..=CLOCK_TIME_S_MAX)?;
            }
        }
        if self.hours_off.len() > HOURS_OFF_MAX {
            return fault("/hours_off", format!("this must have at most {HOURS_OFF_MAX} items"));
        }
        for (index, window) in self.hours_off.iter().enumerate() {
            let of_window = |field: &str| format!("/hours_off/{index}/{field}");
            within(&of_window("from_hour"), window.from_hour.into(), 0..=23)?;
            let later = u32::from(window.from_hour) + 1..=24;
            within(&of_window("to_hour"), window.to_hour.into(), later)?;
        }
        if self.week().iter().filter(|runs| **runs).count() < HOURS_ON_MIN {
            let what = format!("the clock must run in at least {HOURS_ON_MIN} hours of a week");
            return fault("/hours_off", what);
        }
        Ok(())
    }

    /// In which hours of a week the clock runs, from Monday on.
    fn week(&self) -> [bool; WEEK_HOURS] {
        let mut week = [true; WEEK_HOURS];
        for window in &self.hours_off {
            let day = window.day as usize * 24;
            week[day + usize::from(window.from_hour)..day + usize::from(window.to_hour)]
                .fill(false);
        }
        week
    }

    /// For how much of the time between these two points the clock runs, in milliseconds.
    pub fn running_ms(&self, from_ms: u64, to_ms: u64) -> u64 {
        let span_ms = to_ms.saturating_sub(from_ms);
        if self.hours_off.is_empty() {
            return span_ms;
        }
        let week = self.week();
        let weeks = span_ms / WEEK_MS;
        let (mut ms, mut total_ms) = (from_ms + weeks * WEEK_MS, weeks * running_ms_of(&week));
        while ms < to_ms {
            let end_ms = end_of_hour(ms).min(to_ms);
            total_ms += if week[hour_of_week(ms)] { end_ms - ms } else { 0 };
            ms = end_ms;
        }
        total_ms
    }

    /// When the clock has run for so long, counted from this point.
    pub fn after(&self, from_ms: u64, left_ms: u64) -> u64 {
        if self.hours_off.is_empty() || left_ms == 0 {
            return from_ms + left_ms;
        }
        let week = self.week();
        let weeks = (left_ms - 1) / running_ms_of(&week);
        let (mut ms, mut left_ms) =
            (from_ms + weeks * WEEK_MS, left_ms - weeks * running_ms_of(&week));
        loop {
            let end_ms = end_of_hour(ms);
            if week[hour_of_week(ms)] {
                if left_ms <= end_ms - ms {
                    return ms + left_ms;
                }
                left_ms -= end_ms - ms;
            }
            ms = end_ms;
        }
    }

    /// For how much of the time between these two points the clock of a seat runs whose player has
    /// this vacation.
    pub(super) fn running_of_seat_ms(
        &self,
        vacation: Option<Vacation>,
        from_ms: u64,
        to_ms: u64,
    ) -> u64 {
        let stands_ms = vacation.map_or(0, |vacation| {
            let (from_ms, to_ms) = vacation.part_of(from_ms, to_ms);
            self.running_ms(from_ms, to_ms)
        });
        self.running_ms(from_ms, to_ms).saturating_sub(stands_ms)
    }

    /// When the clock of a seat whose player has this vacation has run for so long.
    pub(super) fn after_for_seat(
        &self,
        vacation: Option<Vacation>,
        from_ms: u64,
        left_ms: u64,
    ) -> u64 {
        let end_ms = self.after(from_ms, left_ms);
        match vacation {
            Some(Vacation { from, until }) if from.0 < end_ms && from_ms < until.0 => {
                let used_ms = self.running_ms(from_ms, from.0.max(from_ms));
                self.after(until.0, left_ms - used_ms)
            }
            Some(_) | None => end_ms,
        }
    }

    /// What a seat has at the start, in milliseconds.
    pub(super) fn start_ms(&self) -> u64 {
        match self.time {
            ClockTime::Decision { limit_s: seconds }
            | ClockTime::Turn { limit_s: seconds }
            | ClockTime::Banked { start_s: seconds, .. } => u64::from(seconds) * 1000,
        }
    }

    /// How much a seat can be given in all, in milliseconds.
    pub(super) fn gifts_ms(&self) -> u64 {
        let (least_s, most_s) = (u64::from(GIFTS_S_MIN), u64::from(GIFTS_S_MAX));
        self.start_ms().clamp(least_s * 1000, most_s * 1000)
    }

    /// What a seat has at least whose player has come back, in milliseconds.
    pub(super) fn return_ms(&self) -> u64 {
        self.start_ms().min(u64::from(RETURN_S_MIN) * 1000)
    }
}

fn running_ms_of(week: &[bool; WEEK_HOURS]) -> u64 {
    week.iter().filter(|runs| **runs).count() as u64 * HOUR_MS
}

fn end_of_hour(ms: u64) -> u64 {
    (ms / HOUR_MS + 1) * HOUR_MS
}

fn hour_of_week(ms: u64) -> usize {
    ((ms / HOUR_MS + FIRST_HOUR) % WEEK_HOURS as u64) as usize
}

#[cfg(test)]
mod tests;
