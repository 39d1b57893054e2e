//! Open decisions in the form that clients receive: choices, ready-made actions and a JSON Schema,
//! all made from the same templates.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    actions::Actions,
    exposed::{GameAction, GameChoice},
    schema::Schema,
};
use kontor_log::{snapshot::Snapshot, time::Timestamp};
use kontor_rules::{OpenDecision, Seat};

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
    /// later if the server was not running then. Null where there is no limit.
    pub deadline: Option<Timestamp>,
    /// How much time the seat had for the decision when its clock began to run for it, in
    /// milliseconds; hours off do not count. Null where there is no limit, and where the game goes
    /// on without an answer.
    #[schema(example = 259_200_000)]
    pub time_ms: Option<u64>,
    /// The ways to answer, with their ranges.
    pub choices: Option<Vec<GameChoice>>,
    /// Legal actions, ready to post, at most 256.
    #[schema(value_type = Option<Vec<GameAction>>)]
    pub actions: Option<Actions>,
    /// Whether `actions` lists every legal action; if not, it is a spread of examples.
    pub complete: Option<bool>,
    /// JSON Schema (2020-12) that accepts every legal action. It uses `oneOf`, `const`, `enum`,
    /// integer ranges, objects of these, and arrays of listed items, which are distinct if
    /// `uniqueItems` is true. Write integers without fraction or exponent.
    #[schema(value_type = Option<Object>)]
    pub schema: Option<Schema>,
    /// Whether `schema` also refuses every illegal action.
    pub exact: Option<bool>,
    /// With `fields=short`: what each of `actions` is, in English words. Otherwise null.
    pub labels: Option<Vec<String>>,
}

/// What of a decision is sent to the seat that is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecisionFields {
    /// Choices, actions and schema.
    #[default]
    All,
    /// Some actions with a label each, as many as have room in about 1,200 bytes. Choices and schema
    /// are null.
    Short,
}

/// Maximum length of a decision id that is read.
pub const DECISION_ID_LENGTH_MAX: usize = 40;

/// The id of a decision. It is made of public information only, so that it reveals nothing.
pub fn decision_id(open: &OpenDecision) -> String {
    format!("d_{}_{}{}", open.opened_at, open.seat.0, if open.due.optional { "x" } else { "" })
}

/// The seat that a decision id contains.
pub fn seat_of_id(id: &str) -> Option<Seat> {
    let (_, seat) = id.strip_prefix("d_")?.trim_end_matches('x').split_once('_')?;
    seat.parse().ok().map(Seat)
}

/// The open decision with that id.
pub fn open_decision<'s>(snapshot: &'s Snapshot, id: &str) -> Option<&'s OpenDecision> {
    let seat = seat_of_id(id)?;
    snapshot.open().iter().find(|open| open.seat == seat && decision_id(open) == id)
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
