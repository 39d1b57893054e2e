//! Templates as JSON: actions that are ready to post. They are written directly from the templates,
//! without JSON trees, because every reply contains some: this and the same for schemas cut 25,000
//! instructions of a command to 12,000.

use std::{
    borrow::Borrow,
    sync::{Arc, OnceLock},
};

use serde::{Serialize, Serializer, ser::SerializeMap};

use kontor_rules::{FieldValue, Spread, Template, spread, spread_by_size, spread_thin};

/// Maximum size of a list that does not hold every action, in bytes, as far as it can be told from
/// a longer list.
pub const EXAMPLES_BYTES_MAX: usize = 3_500;

/// Actions of some templates: all of them, or some that stand for all.
#[derive(Clone, Debug)]
pub struct Actions {
    templates: Arc<[Template]>,
    /// Each action as the index of its template and its number in that template.
    places: Vec<(usize, u128)>,
    /// The size of the list, in bytes, once it was measured.
    bytes: OnceLock<usize>,
}

impl Actions {
    /// At most `most` actions of these templates, and whether these are all.
    pub fn of(templates: &Arc<[Template]>, most: usize) -> (Self, bool) {
        let Spread { places, whole } = spread(templates, most);
        // More templates than that have no even share.
        let is_thin = templates.len() > most;
        let places = if is_thin { spread_thin(templates, most) } else { places };
        let actions = Actions::at(templates, places);
        let actions = if whole { actions } else { actions.shortened() };
        (actions, whole && templates.iter().all(|template| template.exact))
    }

    /// Examples that are not too long: fewer of them, as evenly spread.
    pub(super) fn shortened(self) -> Self {
        let bytes = self.bytes();
        if bytes <= EXAMPLES_BYTES_MAX {
            return self;
        }
        let most = self.places.len() * EXAMPLES_BYTES_MAX / bytes;
        let places = if most < self.templates.len() {
            spread_thin(&self.templates, most)
        } else {
            spread(&self.templates, most).places
        };
        Actions::at(&self.templates, places)
    }

    fn at(templates: &Arc<[Template]>, places: Vec<(usize, u128)>) -> Self {
        Actions { templates: templates.clone(), places, bytes: OnceLock::new() }
    }

    /// The size of the list, in bytes.
    pub(super) fn bytes(&self) -> usize {
        *self.bytes.get_or_init(|| length(self))
    }

    /// Each action as the number of its template and its index there.
    pub fn places(&self) -> &[(usize, u128)] {
        &self.places
    }

    /// Each action, with the number of its template.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, Action<'_>)> {
        self.places.iter().map(|(template, index)| {
            (*template, Action { template: &self.templates[*template], index: *index })
        })
    }

    /// At most `most` actions of these templates, of each size as many, but one of each type in any
    /// case; and whether these are all.
    pub(crate) fn by_size(templates: &Arc<[Template]>, most: usize) -> (Self, bool) {
        let Spread { mut places, whole } = spread_by_size(templates, most);
        for (at, template) in templates.iter().enumerate() {
            let has = |place: &(usize, u128)| templates[place.0].action == template.action;
            if !places.iter().any(has) {
                places.push((at, 0));
            }
        }
        places.sort_unstable();
        (Actions::at(templates, places), whole)
    }
}

/// The size of what is written, in bytes.
pub(super) fn length(part: &impl Serialize) -> usize {
    serde_json::to_vec(part).expect("this is plain data").len()
}

impl Serialize for Actions {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter().map(|(_, action)| action))
    }
}

/// The `index`-th action of a template.
pub struct Action<'a> {
    /// The template.
    pub template: &'a Template,
    /// The number of the action in the template.
    pub index: u128,
}

impl Serialize for Action<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut action = out.serialize_map(Some(1 + self.template.fields.len()))?;
        action.serialize_entry("type", self.template.action)?;
        for (field, value) in self.template.fields.iter().zip(self.template.nth(self.index)) {
            action.serialize_entry(field.name, &Json(value))?;
        }
        action.end()
    }
}

/// A value in an action.
pub(super) struct Json<D>(pub(super) D);

impl<D: Borrow<FieldValue>> Serialize for Json<D> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.0.borrow() {
            FieldValue::Null => out.serialize_unit(),
            FieldValue::Int(number) => out.serialize_i64(*number),
            FieldValue::Text(text) => out.serialize_str(text),
            FieldValue::Flag(flag) => out.serialize_bool(*flag),
            FieldValue::List(items) => out.collect_seq(items.iter().map(Json)),
            FieldValue::Record(fields) => {
                out.collect_map(fields.iter().map(|(name, value)| (name, Json(value))))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json, to_value};

    use super::*;
    use kontor_rules::Domain;

    fn actions_of(templates: &[Template], most: usize) -> (Vec<Value>, bool) {
        let (actions, complete) = Actions::of(&templates.into(), most);
        (serde_json::from_value(to_value(actions).unwrap()).unwrap(), complete)
    }

    fn letters(n: usize) -> Vec<FieldValue> {
        "abcdefgh".chars().take(n).map(|letter| FieldValue::from(letter.to_string())).collect()
    }

    fn distinct(ordered: bool) -> Template {
        Template::new("x")
            .field("cards", Domain::Distinct { from: letters(5), min: 1, max: 3, ordered })
    }

    #[test]
    fn a_list_of_actions_has_each_of_them_once() {
        for (template, size) in [(distinct(false), 5 + 10 + 10), (distinct(true), 5 + 20 + 60)] {
            let template = template.field("n", Domain::Range { min: 2, max: 8, step: 3 });
            let (actions, complete) = actions_of(std::slice::from_ref(&template), 1000);
            let different: BTreeSet<String> = actions.iter().map(Value::to_string).collect();
            assert!(complete);
            assert_eq!((actions.len(), different.len()), (size * 3, size * 3));
        }
    }

    #[test]
    fn a_long_list_becomes_an_even_spread_with_both_ends() {
        let template = Template::new("x").field("n", Domain::Range { min: 1, max: 1000, step: 1 });
        let (actions, complete) = actions_of(&[template], 10);
        let numbers: Vec<i64> =
            actions.iter().map(|action| action["n"].as_i64().unwrap()).collect();
        assert!(!complete);
        assert_eq!(numbers, [1, 112, 223, 334, 445, 556, 667, 778, 889, 1000]);
    }

    #[test]
    fn of_more_templates_than_actions_there_are_some_of_each_type() {
        let number = |number: u32| Domain::Const(number.into());
        let forms = (0..100).map(|at| Template::new("x").field("n", number(at / 50)));
        let templates: Vec<Template> = forms.chain([Template::new("y")]).collect();
        let (actions, complete) = actions_of(&templates, 3);
        assert!(!complete);
        assert_eq!(
            actions,
            [json!({"type": "x", "n": 0}), json!({"type": "x", "n": 1}), json!({"type": "y"})]
        );
    }

    #[test]
    fn examples_are_fewer_where_they_are_long() {
        let long = Domain::Const(FieldValue::from("x".repeat(500)));
        let number = Domain::Range { min: 1, max: 1_000, step: 1 };
        let template = Template::new("x").field("text", long).field("n", number);
        let (actions, complete) = actions_of(std::slice::from_ref(&template), 256);
        let bytes: usize = actions.iter().map(|action| action.to_string().len()).sum();
        assert!(!complete && actions.len() > 5 && bytes <= EXAMPLES_BYTES_MAX, "{bytes}");
        assert_eq!((&actions[0]["n"], &actions[actions.len() - 1]["n"]), (&1.into(), &1000.into()));
        let all = Template::new("x").field("n", Domain::Range { min: 1, max: 256, step: 1 });
        assert_eq!(actions_of(&[all], 256).0.len(), 256, "a whole list stays whole");
    }
}
