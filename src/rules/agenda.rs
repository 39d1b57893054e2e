//! Which decisions are open, and since when.

use super::{Due, Rules, Seat};

/// An open decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenDecision {
    /// Who is asked.
    pub seat: Seat,
    /// What for.
    pub due: Due,
    /// The seq of the last event of the commit that opened it.
    pub opened_at: u64,
    /// When that commit was accepted, as the caller counts time.
    pub opened_at_ms: u64,
}

/// The open decisions of a game, updated after each commit.
///
/// A decision stays the same as long as its key stays the same. So the choices need not be computed
/// to find out whether a decision has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agenda(Vec<OpenDecision>);

impl Agenda {
    /// Updates the decisions from the state after a commit whose last event is `seq`, and which was
    /// accepted at `at_ms`.
    pub fn update<R: Rules>(&mut self, state: &R::State, seq: u64, at_ms: u64) {
        let before = std::mem::take(&mut self.0);
        for (seat, dues) in R::due(state).iter() {
            assert!(
                dues.iter().filter(|due| !due.optional).count() <= 1,
                "a seat has one decision that the game waits for"
            );
            assert!(
                dues.iter().filter(|due| due.optional).count() <= 1,
                "a seat has one optional decision"
            );
            for due in dues {
                let same = before.iter().find(|open| open.seat == seat && open.due == *due);
                let (opened_at, opened_at_ms) =
                    same.map_or((seq, at_ms), |open| (open.opened_at, open.opened_at_ms));
                self.0.push(OpenDecision { seat, due: *due, opened_at, opened_at_ms });
            }
        }
    }

    /// Closes all decisions of a game that was ended by its players and not by its rules.
    pub fn close(&mut self) {
        self.0.clear();
    }

    /// All open decisions, by seat, the one the game waits for before an optional one.
    pub fn open(&self) -> &[OpenDecision] {
        &self.0
    }
}
