//! Tournaments, as far as the logs of tables and the index know of them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    fault::LogFault,
    stored::{self, StoredFor},
    time::Timestamp,
};
use kontor_store::{Entry, LogId};

/// From the end of the round on a decision may be open for so long, in seconds, also if the clock
/// of the table has less left.
pub const OVERTIME_S: u32 = 60;

/// The part of a tournament that a table plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TournamentTable {
    /// Id of the tournament.
    #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub tournament: String,
    /// The round, from 1 on.
    #[schema(minimum = 1, maximum = 64, example = 2)]
    pub round: u16,
    /// The table of the round, from 1 on.
    #[schema(minimum = 1, maximum = 64, example = 5)]
    pub table: u16,
    /// Which of the table's games it is, from 1 on.
    #[schema(minimum = 1, maximum = 6, example = 1)]
    pub game: u8,
    /// When the round ends. From then on a decision may be open for a minute at most.
    pub round_ends_at: Timestamp,
}

impl TournamentTable {
    /// When the time of a seat is up that was asked at this time, in milliseconds: a minute after
    /// that, or after the end of the round if that is later.
    pub(super) fn overtime_ends_ms(&self, asked_ms: u64) -> u64 {
        asked_ms.max(self.round_ends_at.0) + u64::from(OVERTIME_S) * 1000
    }
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentStatus {
    /// One can enter.
    Registering,
    /// Rounds are played.
    Running,
    /// It is over, and the standings are final.
    Finished,
    /// It was cancelled, by the organizer or because too few entered.
    Cancelled,
}

impl TournamentStatus {
    /// Every status.
    pub const ALL: &'static [TournamentStatus] = &[
        TournamentStatus::Registering,
        TournamentStatus::Running,
        TournamentStatus::Finished,
        TournamentStatus::Cancelled,
    ];

    /// The name in the contract and in index rows.
    pub fn name(self) -> &'static str {
        match self {
            TournamentStatus::Registering => "registering",
            TournamentStatus::Running => "running",
            TournamentStatus::Finished => "finished",
            TournamentStatus::Cancelled => "cancelled",
        }
    }

    /// Whether something is still to happen.
    pub fn is_open(self) -> bool {
        matches!(self, TournamentStatus::Registering | TournamentStatus::Running)
    }
}

/// What lists need to know of a tournament. Each entry of its log contains one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentSummary {
    /// Id of the ruleset.
    pub ruleset: String,
    /// How far it is.
    pub status: TournamentStatus,
    /// Id of the organizer.
    pub organizer: String,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Timestamp>,
    /// When it was over or cancelled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_at: Option<Timestamp>,
    /// When the server has to look at it; `None` if never again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due_at: Option<Timestamp>,
    /// How many participants there are who have not withdrawn.
    pub participants: u16,
    /// How many rounds were drawn.
    pub rounds_drawn: u16,
    /// How many rounds there are, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// The name that an operator has given it; `None` if it has that of its terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// For whom it is stored.
    pub stored_for: StoredFor,
    /// How many bytes it counts for.
    pub bytes: u64,
}

impl TournamentSummary {
    /// The summary of an entry in the log of a tournament.
    pub fn of(entry: &Entry) -> Result<Self, LogFault> {
        serde_json::from_str(entry.summary.get()).map_err(LogFault::NotATournament)
    }
}

/// Prefix of the rows that list the tournaments of a ruleset with this status, the newest first.
pub fn tournaments_prefix(status: TournamentStatus, ruleset: &str) -> String {
    ["tournaments/", status.name(), "/", ruleset, "/"].concat()
}

/// Prefix of the rows of tournaments with which the server has something to do. They are sorted by
/// the time from which on it has.
pub const TOURNAMENTS_DUE_PREFIX: &str = "tournaments_due/";

/// The place of a tournament in lists, the newest first.
pub fn place_of(created_at: Timestamp, id: &str) -> String {
    format!("{:016x}/{id}", u64::MAX - created_at.0)
}

/// The rows of a tournament.
pub(super) fn rows(log: &LogId, last: &Entry) -> Vec<String> {
    let Ok(summary) = TournamentSummary::of(last) else { return Vec::new() };
    let TournamentSummary { status, ruleset, created_at, due_at, .. } = &summary;
    let mut rows = vec![tournaments_prefix(*status, ruleset) + &place_of(*created_at, &log.0)];
    rows.extend(due_at.map(|due| format!("{TOURNAMENTS_DUE_PREFIX}{:016x}/{}", due.0, log.0)));
    rows.extend(stored::rows(&summary.stored_for, &log.0, summary.bytes));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(round_ends_at: u64) -> TournamentTable {
        let tournament = "t_1".to_owned();
        let round_ends_at = Timestamp(round_ends_at);
        TournamentTable { tournament, round: 1, table: 1, game: 1, round_ends_at }
    }

    #[test]
    fn a_decision_may_be_open_for_a_minute_after_the_round() {
        assert_eq!(table(1_000_000).overtime_ends_ms(5_000), 1_060_000);
        assert_eq!(table(1_000_000).overtime_ends_ms(1_030_000), 1_090_000);
    }
}
