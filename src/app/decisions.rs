//! Open decisions as clients get them: choices, ready-made actions and a JSON Schema, all from one
//! description.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    exposed::{Exposed, GameAction, GameChoice},
    offers::{Actions, Schema},
    snapshot::Snapshot,
    time::Timestamp,
};
use kontor_rules::{OpenDecision, Seat, Viewer};

/// The most actions that a decision lists.
pub const ACTIONS_LISTED_MAX: usize = 256;

/// Longest decision id that is read.
pub const DECISION_ID_LENGTH_MAX: usize = 40;

/// Something that a seat is asked. It keeps its id exactly as long as what it allows stays the
/// same.
///
/// Of others' decisions everyone sees who is asked for what; how it can be answered is null.
#[derive(Debug, Serialize, ToSchema)]
pub struct Decision {
    /// Names the decision when it is answered.
    #[schema(example = "d_41_2")]
    pub id: String,
    /// Who is asked.
    pub seat: Seat,
    /// What kind of decision it is.
    #[schema(example = "medici.bidding")]
    pub kind: String,
    /// Seq of the last event of the commit that opened it.
    #[schema(example = 41)]
    pub opened_at_seq: u64,
    /// Whether the game goes on without an answer.
    pub optional: bool,
    /// When the seat is handed to the table's `stand_in` if the decision is still open; a little
    /// later if the server was away meanwhile. Null where there is no limit.
    pub deadline: Option<Timestamp>,
    /// The ways to answer, with their ranges.
    pub choices: Option<Vec<GameChoice>>,
    /// Legal actions, ready to post, at most 256.
    #[schema(value_type = Option<Vec<GameAction>>)]
    pub actions: Option<Actions>,
    /// Whether `actions` lists every legal action; if not, it is a spread of examples.
    pub complete: Option<bool>,
    /// JSON Schema (2020-12) that accepts every legal action. It uses `oneOf`, `const`, `enum`,
    /// integer ranges, objects of these, and arrays of distinct listed items. Write integers
    /// without fraction or exponent.
    #[schema(value_type = Option<Object>)]
    pub schema: Option<Schema>,
    /// Whether `schema` also refuses every illegal action.
    pub exact: Option<bool>,
}

/// The id of a decision. Made of public knowledge only.
pub fn decision_id(open: &OpenDecision) -> String {
    format!("d_{}_{}{}", open.opened_at, open.seat.0, if open.due.optional { "x" } else { "" })
}

/// The seat that a decision id speaks of.
pub fn seat_of_id(id: &str) -> Option<Seat> {
    let (_, seat) = id.strip_prefix("d_")?.trim_end_matches('x').split_once('_')?;
    seat.parse().ok().map(Seat)
}

impl<R: Exposed> Snapshot<R> {
    /// The open decisions as this viewer sees them.
    pub fn decisions(&self, viewer: Viewer) -> Vec<Decision> {
        self.open().iter().map(|open| self.decision(open, viewer)).collect()
    }

    /// The open decision of that id.
    pub fn open_decision(&self, id: &str) -> Option<&OpenDecision> {
        let seat = seat_of_id(id)?;
        self.open().iter().find(|open| open.seat == seat && decision_id(open) == id)
    }

    /// How a decision can be answered.
    pub(super) fn choices(&self, open: &OpenDecision) -> Vec<R::Choice> {
        let running = self.running.as_ref().expect("decisions are open in games that run");
        R::choices(&running.state, open.seat, &open.due)
    }

    /// One decision as this viewer sees it.
    pub fn decision(&self, open: &OpenDecision, viewer: Viewer) -> Decision {
        let mut decision = Decision {
            id: decision_id(open),
            seat: open.seat,
            kind: open.due.kind.to_owned(),
            opened_at_seq: open.opened_at,
            optional: open.due.optional,
            deadline: self.deadline(open),
            choices: None,
            actions: None,
            complete: None,
            schema: None,
            exact: None,
        };
        // How it can be answered is for the asked seat alone: it may depend on what only that seat
        // knows.
        if viewer.is(open.seat) {
            let choices = self.choices(open);
            let templates = choices.iter().map(R::template).collect();
            let (actions, complete) = Actions::of(&templates, ACTIONS_LISTED_MAX);
            let (schema, exact) = Schema::of(&templates);
            decision.choices = Some(choices.into_iter().map(R::choice).collect());
            (decision.actions, decision.complete) = (Some(actions), Some(complete));
            (decision.schema, decision.exact) = (Some(schema), Some(exact));
        }
        decision
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_id_names_its_seat() {
        assert_eq!(seat_of_id("d_41_2"), Some(Seat(2)));
        assert_eq!(seat_of_id("d_41_2x"), Some(Seat(2)));
        assert_eq!(seat_of_id("d_41"), None);
        assert_eq!(seat_of_id("41_2"), None);
    }
}
