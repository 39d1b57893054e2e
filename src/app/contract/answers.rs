//! How a decision can be answered: actions and a schema. Together they stay short, because a reply
//! to a move has those of each decision of its seat.

use std::{cmp::Reverse, sync::Arc};

use super::{
    actions::Actions,
    kinds::{loosened, merged, of_actions},
    schema::Schema,
};
use kontor_rules::Template;

kontor_limits::limits! {
    /// Most actions that a decision lists.
    pub const ACTIONS_LISTED_MAX: usize = 256;
}

/// Maximum size of a whole list and an exact schema together, in bytes. Beyond it one of the two is
/// enough: examples beside the exact schema, or the whole list beside a schema that accepts more.
pub const ANSWERS_BYTES_MAX: usize = 7_000;

/// Maximum size of list and schema where one of them is whole, in bytes, as far as lists can be
/// described in fewer words. Beyond it there are examples beside a schema that accepts more, and
/// the choices say what can be named.
pub const ONE_WHOLE_BYTES_MAX: usize = 10_000;

/// Maximum size of a whole list beside a schema that cannot be said in fewer words.
const WHOLE_LIST_BYTES_MAX: usize = 20_000;

/// A whole list and an exact schema of so few actions and templates are not measured: nearly all
/// decisions have fewer.
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
        let are_few = all.actions.places().len().max(templates.len()) <= SURELY_SHORT;
        if complete && exact && are_few || all.bytes() <= ANSWERS_BYTES_MAX {
            return all;
        }
        let one_whole = all.clone().one_whole(templates);
        if one_whole.bytes() <= ONE_WHOLE_BYTES_MAX {
            return one_whole;
        }
        let loose = all.loose(templates);
        let is_said_in_fewer_words = loose.schema.bytes() < one_whole.schema.bytes();
        let is_long = one_whole.bytes() > WHOLE_LIST_BYTES_MAX;
        let is_better = (is_said_in_fewer_words || is_long) && loose.bytes() < one_whole.bytes();
        if is_better { loose } else { one_whole }
    }

    /// Either examples beside an exact schema or a whole list beside one that accepts more,
    /// whichever is shorter. If neither is whole, the schema is shortened as well.
    fn one_whole(self, templates: &[Template]) -> Self {
        let Answers { complete, exact, .. } = self;
        let examples = exact.then(|| self.clone().examples());
        let described = (complete || !exact).then(|| self.described_by(merged(templates)));
        let both = examples.into_iter().chain(described);
        both.min_by_key(Answers::bytes).expect("a schema is exact or not")
    }

    /// Examples instead of a list, if it is long.
    fn examples(self) -> Self {
        let count = self.actions.places().len();
        let actions = self.actions.shortened();
        let complete = self.complete && actions.places().len() == count;
        Answers { actions, complete, ..self }
    }

    /// Examples beside a schema that accepts more of some actions: of those that become shortest by
    /// it, until all have room.
    fn loose(self, templates: &[Template]) -> Self {
        let examples = self.examples();
        let mut actions: Vec<Described> = of_actions(templates).map(Described::of).collect();
        let schemas = actions.iter().map(|action| action.bytes).sum::<usize>();
        let mut bytes = examples.actions.bytes() + schemas;
        let mut longest_first: Vec<&mut Described> = actions.iter_mut().collect();
        longest_first.sort_by_key(|action| Reverse(action.saves));
        for action in longest_first {
            if bytes <= ONE_WHOLE_BYTES_MAX || action.saves == 0 {
                break;
            }
            bytes -= action.saves;
            action.templates = std::mem::take(&mut action.loose);
        }
        examples.described_by(actions.into_iter().flat_map(|action| action.templates).collect())
    }

    /// The same with the schema of templates that accept more.
    fn described_by(self, templates: Vec<Template>) -> Self {
        let (schema, _) = Schema::of(&templates.into());
        Answers { schema, exact: false, ..self }
    }

    fn bytes(&self) -> usize {
        self.actions.bytes() + self.schema.bytes()
    }
}

/// The templates of an action, with the size of their schema.
struct Described {
    templates: Vec<Template>,
    bytes: usize,
    /// Templates that accept more.
    loose: Vec<Template>,
    /// How many bytes less their schema has.
    saves: usize,
}

impl Described {
    fn of(templates: Vec<Template>) -> Self {
        let schema = |templates: &[Template]| Schema::of(&templates.into()).0.bytes();
        let (bytes, loose) = (schema(&templates), loosened(&templates));
        Described { bytes, saves: bytes.saturating_sub(schema(&loose)), templates, loose }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json, to_value};

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

    /// Ways to go: for each of so many wagons, with each number of points, 5 routes that differ.
    fn ways(wagons: u32) -> Vec<Template> {
        let place = |at: u32| FieldValue::from(format!("place_{at}"));
        let route = |points: u32, last: u32| {
            let places = (0..points).map(place).chain([place(100 + last)]);
            FieldValue::List(places.collect())
        };
        let pairs = (1..=wagons).flat_map(|wagon| (1..=4_u32).map(move |points| (wagon, points)));
        let template = |(wagon, points): (u32, u32)| {
            let routes = (0..5).map(|last| route(points, last)).collect();
            Template::new("go")
                .field("wagon", Domain::Const(wagon.into()))
                .field("points", Domain::Const(points.into()))
                .field("route", Domain::OneOf(routes))
        };
        pairs.map(template).chain([Template::new("stay")]).collect()
    }

    /// All actions of these templates.
    fn all(templates: &[Template]) -> Vec<Value> {
        let (actions, _) = Actions::of(&templates.into(), usize::MAX);
        serde_json::from_value(to_value(actions).unwrap()).unwrap()
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
        let templates: Arc<[Template]> = ways(4).into();
        let answers = Answers::of(&templates);
        assert_eq!((answers.complete, answers.exact), (true, false));
        let actions = listed(&answers);
        assert_eq!(actions.len(), 4 * 4 * 5 + 1);
        assert!(accepts_all(&answers, &actions));
        let (merged, exact) = (answers.schema.bytes(), Schema::of(&templates).0.bytes());
        assert!(merged * 3 < exact, "{merged} of {exact}");
        assert!(!accepts_all(&answers, &[json!({ "type": "go", "wagon": 9 })]));
    }

    /// Where neither list nor schema has room, there are examples of each wagon and of each number
    /// of points, and the schema accepts any route over the places.
    #[test]
    fn beyond_both_there_are_examples_beside_a_schema_that_accepts_every_legal_action() {
        let templates: Arc<[Template]> = ways(40).into();
        let answers = Answers::of(&templates);
        assert_eq!((answers.complete, answers.exact), (false, false));
        assert!(answers.bytes() <= ONE_WHOLE_BYTES_MAX, "{}", answers.bytes());
        assert!(accepts_all(&answers, &all(&templates)));
        let examples = listed(&answers);
        for (field, most) in [("wagon", 40), ("points", 4)] {
            let named: Vec<u64> = (1..=most).collect();
            let has = |number: &u64| examples.iter().any(|action| action[field] == json!(number));
            assert!(named.iter().all(has), "a {field} is missing: {examples:?}");
        }
        let ends = examples.iter().filter_map(|action| action["route"].as_array()?.last().cloned());
        let ends: std::collections::BTreeSet<String> = ends.map(|end| end.to_string()).collect();
        assert!(ends.len() > 1, "the examples are spread over the routes: {ends:?}");
        assert!(examples.contains(&json!({ "type": "stay" })));
        assert!(!accepts_all(&answers, &[json!({ "type": "go", "wagon": 41 })]));
    }

    /// Bundles that outrank another one have no shorter schema, and only the list says which they are.
    #[test]
    fn a_whole_list_stays_beside_a_schema_that_cannot_become_shorter() {
        let kinds = ["ruby", "sapphire", "topaz", "emerald"];
        let of = kinds.into_iter().zip([4, 5, 5, 3]).collect();
        let bundles = Domain::Counts { of, above: vec![3, 2, 2, 3] };
        let templates: Arc<[Template]> = vec![Template::new("offer").field("of", bundles)].into();
        let answers = Answers::of(&templates);
        assert_eq!((answers.complete, answers.exact), (true, false));
        assert_eq!(listed(&answers), all(&templates));
        assert!(answers.bytes() > ONE_WHOLE_BYTES_MAX, "{}", answers.bytes());
    }

    /// Of several actions those alone are described loosely whose description is too long.
    #[test]
    fn a_short_action_beside_a_long_one_stays_exact() {
        let few = Template::new("pick").field("n", Domain::OneOf(vec![1.into(), 5.into()]));
        let templates: Arc<[Template]> = ways(40).into_iter().chain([few]).collect();
        let answers = Answers::of(&templates);
        assert!(accepts_all(&answers, &[json!({ "type": "pick", "n": 5 })]));
        assert!(!accepts_all(&answers, &[json!({ "type": "pick", "n": 3 })]));
    }

    /// A way in circles enters a place twice.
    #[test]
    fn lists_with_an_item_twice_are_accepted() {
        let mut templates = ways(40);
        let place = |at: u32| FieldValue::from(format!("place_{at}"));
        let circle = FieldValue::List(vec![place(1), place(2), place(1)]);
        let Domain::OneOf(routes) = &mut templates[0].fields[2].domain else { unreachable!() };
        routes.push(circle);
        let answers = Answers::of(&templates.as_slice().into());
        assert!(!answers.complete && accepts_all(&answers, &all(&templates)));
    }

    #[test]
    fn short_answers_stay_whole_and_exact() {
        let number = Domain::Range { min: 1, max: 200, step: 1 };
        let answers = Answers::of(&vec![Template::new("x").field("n", number)].into());
        assert_eq!((answers.complete, answers.exact, listed(&answers).len()), (true, true, 200));
    }
}
