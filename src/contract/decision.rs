//! Open decisions in the form that clients receive: choices, ready-made actions and a JSON Schema,
//! all made from the same templates.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    actions::Actions,
    answers::Answers,
    any_game::{Ways, game_of},
    exposed::{GameAction, GameChoice},
    labels::{self, Labelled},
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
    /// later if the server was away meanwhile. Null where there is no limit.
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

/// The open decisions, redacted for this player.
pub fn decisions_for(
    snapshot: &Snapshot,
    player: Option<&str>,
    fields: DecisionFields,
) -> Vec<Decision> {
    let open = snapshot.open().iter();
    open.map(|open| decision_for(snapshot, open, player, fields)).collect()
}

/// One of the open decisions, redacted for this player, who may know how it can be answered if the
/// player is the one who is asked.
pub fn decision_for(
    snapshot: &Snapshot,
    open: &OpenDecision,
    player: Option<&str>,
    fields: DecisionFields,
) -> Decision {
    let is_asked = player.is_some_and(|player| snapshot.lobby.sits_on(player, open.seat));
    shown(snapshot, open, is_asked.then_some(fields))
}

/// The open decisions of one seat; with `fields`, how they can be answered as well.
pub fn own_decisions(
    snapshot: &Snapshot,
    seat: Seat,
    fields: Option<DecisionFields>,
) -> Vec<Decision> {
    let own = snapshot.open().iter().filter(|open| open.seat == seat);
    own.map(|open| shown(snapshot, open, fields)).collect()
}

/// The open decision with that id.
pub fn open_decision<'s>(snapshot: &'s Snapshot, id: &str) -> Option<&'s OpenDecision> {
    let seat = seat_of_id(id)?;
    snapshot.open().iter().find(|open| open.seat == seat && decision_id(open) == id)
}

/// One decision; with `fields`, for the seat that is asked. Nobody else learns how the decision can be
/// answered, because the choices may depend on what only that seat knows.
fn shown(snapshot: &Snapshot, open: &OpenDecision, fields: Option<DecisionFields>) -> Decision {
    let mut decision = Decision {
        id: decision_id(open),
        seat: open.seat,
        kind: open.due.kind.to_owned(),
        opened_at_seq: open.opened_at,
        optional: open.due.optional,
        deadline: snapshot.deadline(open),
        time_ms: snapshot.time_ms(open),
        choices: None,
        actions: None,
        complete: None,
        schema: None,
        exact: None,
        labels: None,
    };
    if let Some(fields) = fields {
        add_answers(&mut decision, snapshot, open, fields);
    }
    decision
}

/// Adds how a decision can be answered.
fn add_answers(
    decision: &mut Decision,
    snapshot: &Snapshot,
    open: &OpenDecision,
    fields: DecisionFields,
) {
    let game = game_of(snapshot.rules.kind());
    let Ways { choices, templates } = game.ways(snapshot.state(), open, fields);
    match fields {
        DecisionFields::All => {
            let Answers { actions, complete, schema, exact } = Answers::of(&templates);
            decision.choices = Some(choices);
            (decision.actions, decision.complete) = (Some(actions), Some(complete));
            (decision.schema, decision.exact) = (Some(schema), Some(exact));
        }
        DecisionFields::Short => {
            let json = |choice| serde_json::to_value(choice).expect("choices are plain data");
            let choices: Vec<_> = choices.into_iter().map(json).collect();
            let Labelled { actions, labels, whole } = labels::short(&templates, &choices);
            let complete = whole && templates.iter().all(|template| template.exact);
            (decision.actions, decision.complete) = (Some(actions), Some(complete));
            decision.labels = Some(labels);
        }
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
