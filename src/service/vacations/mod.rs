//! Vacations: times in which a player is away, and the clocks of the player stand where a table
//! allows it.
//!
//! The vacations of a player are a document, and clocks are computed from logs alone. So each one
//! is entered into the log of each table, right away where the player sits already, and otherwise
//! before the player answers, and when a seat would be handed over: then the document is read, and
//! what the log lacks is entered before or instead, from its beginning, the earlier vacations
//! first. Therefore no time is charged and no seat is lost in a vacation, also after an
//! interruption.
//!
//! The document decides. The writer of a vacation's entry reads it, and the entry is appended only
//! as long as the document has not changed, so changes reach each log in the order in which they
//! were made.
//!
//! Where the document is damaged, the player goes on with the vacations that the log has. But the
//! seat is not handed over until a repair: it is not known whether the player was away.

mod own;
mod tables;

use crate::boxed;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use time::OffsetDateTime;
use utoipa::ToSchema;

use crate::{documents::Documents, error::ServiceError, runtime::games::Games};
use kontor_log::{
    clock::{VACATION_MS_MAX, Vacation},
    time::Timestamp,
};
use kontor_problems::Refused;

pub use own::Vacations;
pub use tables::VACATION_TABLES_MAX;
pub use tables::{missing_entry, missing_entry_before_loss};

kontor_limits::limits! {
    /// How many days of vacation a player has in a year.
    pub const VACATION_DAYS_PER_YEAR: u32 = 30;
    /// How often a player may begin and change vacations in a year.
    // To end one counts, too.
    pub const VACATION_CHANGES_MAX: u32 = 100;
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// How many past vacations are kept, with their times. A log may lack them as long as no request
/// has looked at the clock of the seat. A vacation counts for a day at least, so there are no more
/// in a year.
pub const VACATIONS_KEPT_MAX: usize = VACATION_DAYS_PER_YEAR as usize;

/// Of how many years it is kept how much was used.
const YEARS_KEPT: usize = 2;

/// The vacation of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OwnVacation {
    /// How many days of vacation a player has in a year (UTC).
    #[schema(minimum = 0, example = 30)]
    pub days_per_year: u32,
    /// How many of them are left in this year. The days of a vacation count for the year in which it
    /// begins, each one that has begun. Null in the answer to a token without the scope `read`.
    #[schema(minimum = 0, example = 23)]
    pub days_left: Option<u32>,
    /// The vacation in which the player is; null if there is none.
    pub vacation: Option<Vacation>,
}

/// What is stored of the vacations of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct StoredVacations {
    /// The last vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<Vacation>,
    /// Those before it that logs may lack, each one begun later than the one before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<Vacation>,
    /// What was used in each year, without the last vacation.
    #[serde(default)]
    years: BTreeMap<i32, Used>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Used {
    days: u32,
    changes: u32,
}

/// The key of the document with the vacations of a player.
pub fn key(player: &str) -> String {
    format!("vacation/{player}")
}

/// The vacations of a player that are kept, the oldest first.
#[boxed]
pub async fn kept(games: &Games, player: &str) -> Result<Vec<Vacation>, ServiceError> {
    let stored = documents(games).read::<StoredVacations>(&key(player)).await?;
    Ok(stored.map_or_else(Vec::new, |stored| stored.value.all().collect()))
}

fn documents(games: &Games) -> Documents {
    Documents(games.documents().clone())
}

impl StoredVacations {
    /// All that are kept, in the order in which they began.
    fn all(&self) -> impl Iterator<Item = Vacation> {
        self.before.iter().copied().chain(self.last)
    }

    fn current(&self, now_ms: u64) -> Option<Vacation> {
        self.last.filter(|last| (last.from.0..last.until.0).contains(&now_ms))
    }

    fn shown(&self, now_ms: u64) -> OwnVacation {
        let used = self.days_used(year_of(now_ms));
        OwnVacation {
            days_per_year: VACATION_DAYS_PER_YEAR,
            days_left: Some(VACATION_DAYS_PER_YEAR.saturating_sub(used)),
            vacation: self.current(now_ms),
        }
    }

    /// The days that were used in a year, those of the last vacation included.
    fn days_used(&self, year: i32) -> u32 {
        let last = self.last.filter(|last| year_of(last.from.0) == year).map_or(0, days_of);
        self.years.get(&year).map_or(0, |used| used.days) + last
    }

    fn take(&mut self, now_ms: u64, until: Timestamp) -> Result<(), ServiceError> {
        let current = self.current(now_ms);
        let from = current.map_or(Timestamp(now_ms), |current| current.from);
        let vacation = Vacation { from, until };
        if until.0 <= now_ms || until.0 - from.0 > VACATION_MS_MAX {
            return Err(ServiceError::BodyInvalid {
                pointer: "/until".to_owned(),
                what: format!(
                    "this must be later than now, and at most {} days after the vacation began",
                    VACATION_MS_MAX / DAY_MS
                ),
            });
        }
        if self.last == Some(vacation) {
            return Ok(());
        }
        if current.is_none() {
            self.settle(from);
        }
        self.count_change(year_of(now_ms));
        self.last = Some(vacation);
        let year = year_of(from.0);
        let is_spent = self.days_used(year) > VACATION_DAYS_PER_YEAR
            || self
                .years
                .get(&year_of(now_ms))
                .is_some_and(|used| used.changes > VACATION_CHANGES_MAX);
        if is_spent { Err(Refused::VacationSpent.into()) } else { Ok(()) }
    }

    fn end(&mut self, now_ms: u64) {
        if let Some(Vacation { from, .. }) = self.current(now_ms) {
            self.last = Some(Vacation { from, until: Timestamp(now_ms) });
        }
    }

    /// Counts the days of the last vacation, which is over; the next one begins at this time. One
    /// that ended in the millisecond in which it began is replaced by it.
    fn settle(&mut self, next: Timestamp) {
        let Some(last) = self.last.take() else { return };
        self.years.entry(year_of(last.from.0)).or_default().days += days_of(last);
        self.before.push(last);
        self.before.retain(|vacation| vacation.from < next);
        let surplus = self.before.len().saturating_sub(VACATIONS_KEPT_MAX);
        self.before.drain(..surplus);
    }

    fn count_change(&mut self, year: i32) {
        self.years.entry(year).or_default().changes += 1;
        while self.years.len() > YEARS_KEPT {
            self.years.pop_first();
        }
    }
}

/// The days that a vacation counts for: each one that has begun, and one at least.
fn days_of(vacation: Vacation) -> u32 {
    let days = (vacation.until.0 - vacation.from.0).div_ceil(DAY_MS).max(1);
    u32::try_from(days).unwrap_or(u32::MAX)
}

fn year_of(ms: u64) -> i32 {
    let seconds = i64::try_from(ms / 1000).unwrap_or(i64::MAX);
    OffsetDateTime::from_unix_timestamp(seconds).map_or(9999, |time| time.year())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first of December 2025.
    const START_MS: u64 = 1_764_547_200_000;

    fn until(days: u64) -> Timestamp {
        Timestamp(START_MS + days * DAY_MS)
    }

    #[test]
    fn days_count_for_the_year_in_which_a_vacation_begins() {
        let mut stored = StoredVacations::default();
        stored.take(START_MS, until(10)).unwrap();
        assert_eq!(stored.shown(START_MS).days_left, Some(20));
        stored.end(START_MS + DAY_MS + 1);
        assert_eq!(stored.shown(START_MS + 2 * DAY_MS).days_left, Some(28));
        let late_ms = START_MS + 29 * DAY_MS;
        stored.take(late_ms, until(29 + 28)).unwrap();
        assert_eq!(stored.shown(late_ms).days_left, Some(0));
        let next_year_ms = START_MS + 60 * DAY_MS;
        assert_eq!(stored.shown(next_year_ms).days_left, Some(30));
        stored.take(next_year_ms, until(61)).unwrap();
        assert_eq!(stored.shown(next_year_ms).days_left, Some(29));
    }

    #[test]
    fn a_vacation_that_goes_on_can_be_changed_and_counts_once() {
        let mut stored = StoredVacations::default();
        stored.take(START_MS, until(3)).unwrap();
        stored.take(START_MS + DAY_MS, until(30)).unwrap();
        assert_eq!(stored.shown(START_MS + DAY_MS).days_left, Some(0));
        assert!(matches!(
            stored.clone().take(START_MS + DAY_MS, until(31)),
            Err(ServiceError::BodyInvalid { .. })
        ));
        stored.take(START_MS + DAY_MS, until(2)).unwrap();
        assert_eq!(stored.shown(START_MS + DAY_MS).days_left, Some(28));
        let next_ms = START_MS + 2 * DAY_MS;
        assert!(matches!(
            stored.clone().take(next_ms, until(31)),
            Err(ServiceError::Refused(Refused::VacationSpent))
        ));
        stored.take(next_ms, until(30)).unwrap();
    }

    #[test]
    fn vacations_that_are_over_are_kept_in_their_order_up_to_a_maximum() {
        let mut stored = StoredVacations::default();
        stored.take(START_MS, until(1)).unwrap();
        stored.end(START_MS);
        stored.take(START_MS, until(1)).unwrap();
        let first = Vacation { from: Timestamp(START_MS), until: until(1) };
        assert_eq!(stored.all().collect::<Vec<_>>(), [first], "one begins at a time");
        for year in 0..3 {
            for day in 1..30 {
                let now_ms = START_MS + (31 + 365 * year + day) * DAY_MS;
                stored.take(now_ms, Timestamp(now_ms + DAY_MS)).unwrap();
            }
        }
        let kept: Vec<Vacation> = stored.all().collect();
        assert_eq!(kept.len(), VACATIONS_KEPT_MAX + 1);
        assert!(kept.is_sorted_by(|one, next| one.until <= next.from));
        assert_eq!(kept.last().copied(), stored.last);
    }

    #[test]
    fn a_document_of_before_vacations_were_kept_is_read() {
        let stored: StoredVacations =
            serde_json::from_str(r#"{"years":{"2025":{"days":1,"changes":2}}}"#).unwrap();
        assert_eq!(stored.all().next(), None);
        assert_eq!(stored.shown(START_MS).days_left, Some(VACATION_DAYS_PER_YEAR - 1));
    }

    #[test]
    fn changes_have_a_maximum() {
        let mut stored = StoredVacations::default();
        for change in 0..u64::from(VACATION_CHANGES_MAX) {
            stored.take(START_MS, Timestamp(START_MS + 1 + change)).unwrap();
        }
        assert!(matches!(
            stored.take(START_MS, until(1)),
            Err(ServiceError::Refused(Refused::VacationSpent))
        ));
    }
}
