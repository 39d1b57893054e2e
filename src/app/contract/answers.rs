//! How a decision can be answered: actions and a schema. Together they stay short, because a reply
//! to a move has those of each decision of its seat.

use std::sync::Arc;

use super::{actions::Actions, kinds::merged, schema::Schema};
use kontor_rules::Template;

/// Maximum number of actions that a decision lists.
pub const ACTIONS_LISTED_MAX: usize = 256;

/// Maximum size of a whole list and an exact schema together, in bytes. Beyond it one of the two is
/// enough: examples beside the exact schema, or the whole list beside a schema that accepts more.
pub const ANSWERS_BYTES_MAX: usize = 7_000;

/// Actions and schema of so few actions and templates are not measured: nearly all decisions have
/// fewer.
const SURELY_SHORT: usize = 16;

/// The answers to a decision.
#[derive(Clone, Debug)]
pub struct Answers {
    /// Legal actions.
    pub actions: Actions,
    /// Whether these are all.
    pub complete: bool,
    /// What accepts every legal action.
    pub schema: Schema,
    /// Whether it refuses every other one.
    pub exact: bool,
}

impl Answers {
    /// The answers that these templates stand for.
    pub fn of(templates: &Arc<[Template]>) -> Self {
        let (actions, complete) = Actions::of(templates, ACTIONS_LISTED_MAX);
        let (schema, exact) = Schema::of(templates);
        let all = Answers { actions, complete, schema, exact };
        let is_short = all.actions.places().len().max(templates.len()) <= SURELY_SHORT;
        if !(complete && exact) || is_short || all.bytes() <= ANSWERS_BYTES_MAX {
            return all;
        }
        let examples =
            Answers { actions: all.actions.clone().shortened(), complete: false, ..all.clone() };
        let (schema, _) = Schema::of(&merged(templates).into());
        let listed = Answers { schema, exact: false, ..all };
        if listed.bytes() < examples.bytes() { listed } else { examples }
    }

    fn bytes(&self) -> usize {
        let length = |json: serde_json::Result<Vec<u8>>| json.expect("this is plain data").len();
        length(serde_json::to_vec(&self.actions)) + length(serde_json::to_vec(&self.schema))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, to_value};

    use super::*;
    use kontor_rules::{Domain, FieldValue};

    fn listed(answers: &Answers) -> Vec<Value> {
        serde_json::from_value(to_value(&answers.actions).unwrap()).unwrap()
    }

    /// Whether the schema accepts all these actions.
    fn accepts_all(answers: &Answers, actions: &[Value]) -> bool {
        let schema = to_value(&answers.schema).unwrap();
        let validator = jsonschema::validator_for(&schema).unwrap();
        actions.iter().all(|action| validator.is_valid(action))
    }

    /// Ways to go: for each of eight wagons, with each number of points, 5 routes that differ.
    fn ways() -> Vec<Template> {
        let place = |at: u32| FieldValue::from(format!("a_place_with_a_long_name_{at}"));
        let route = |points: u32, last: u32| {
            let places = (0..points).map(place).chain([place(100 + last)]);
            FieldValue::List(places.collect())
        };
        let pairs = (1..=8_u32).flat_map(|wagon| (1..=4_u32).map(move |points| (wagon, points)));
        let template = |(wagon, points): (u32, u32)| {
            let routes = (0..5).map(|last| route(points, last)).collect();
            Template::new("go")
                .field("wagon", Domain::Const(wagon.into()))
                .field("points", Domain::Const(points.into()))
                .field("route", Domain::OneOf(routes))
        };
        pairs.map(template).chain([Template::new("stay")]).collect()
    }

    #[test]
    fn a_long_list_beside_a_short_schema_becomes_examples() {
        let amounts = || Domain::Range { min: 1, max: 15, step: 1 };
        let offer = Template::new("a_rather_long_name_of_an_action")
            .field("fee_for_one_good", amounts())
            .field("fee_for_two_goods", amounts());
        let answers = Answers::of(&vec![offer].into());
        assert_eq!((answers.complete, answers.exact), (false, true));
        assert!(answers.bytes() < ANSWERS_BYTES_MAX, "{}", answers.bytes());
        assert!(accepts_all(&answers, &listed(&answers)));
    }

    #[test]
    fn a_long_schema_beside_a_whole_list_accepts_more() {
        let templates: Arc<[Template]> = ways().into();
        let answers = Answers::of(&templates);
        assert_eq!((answers.complete, answers.exact), (true, false));
        let actions = listed(&answers);
        assert_eq!(actions.len(), 8 * 4 * 5 + 1);
        assert!(accepts_all(&answers, &actions));
        let merged = serde_json::to_vec(&answers.schema).unwrap().len();
        let exact = serde_json::to_vec(&Schema::of(&templates).0).unwrap().len();
        assert!(merged * 4 < exact, "{merged} of {exact}");
        assert!(!accepts_all(&answers, &[serde_json::json!({ "type": "go", "wagon": 9 })]));
    }

    #[test]
    fn short_answers_stay_whole_and_exact() {
        let number = Domain::Range { min: 1, max: 200, step: 1 };
        let answers = Answers::of(&vec![Template::new("x").field("n", number)].into());
        assert_eq!((answers.complete, answers.exact, listed(&answers).len()), (true, true, 200));
    }
}
