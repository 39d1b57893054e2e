//! The short form of a decision: some of its actions, each with a label that says in words what it
//! is. Labels are written from the choice and the action, so they need no code for a game.

use std::{borrow::Cow, sync::Arc};

use serde_json::Value;

use super::actions::{Action, Actions};
use kontor_rules::{FieldValue, Template};

/// Maximum size of the actions of a short form with their labels, in bytes, as far as one action of
/// each type has room.
pub(crate) const SHORT_BYTES_MAX: usize = 1_200;

/// The most actions of a short form; more never have room.
const SHORT_ACTIONS_MAX: usize = 48;

/// Fields of actions whose numbers are handles of cards, which the choice lists with their names.
const HANDLE_FIELDS: [&str; 3] = ["card", "cards", "payment"];

/// Fields of actions whose numbers are places in a list of cards in the choice.
const PLACE_FIELDS: [&str; 2] = ["place", "places"];

/// Fields of choices that list cards by their places.
const LISTS_BY_PLACE: [&str; 2] = ["deck", "cards"];

/// Actions with their labels.
pub(crate) struct Labelled {
    /// The actions.
    pub(crate) actions: Actions,
    /// The label of each.
    pub(crate) labels: Vec<String>,
    /// Whether none was left out.
    pub(crate) whole: bool,
}

/// As many actions of these templates, spread over their sizes, as have room in a short form; at
/// least one of each type. `choices` has the choice of each template as JSON.
pub(crate) fn short(templates: &Arc<[Template]>, choices: &[Value]) -> Labelled {
    let mut most = SHORT_ACTIONS_MAX;
    loop {
        let (actions, whole) = Actions::by_size(templates, most);
        let labels: Vec<String> =
            actions.iter().map(|(place, action)| label_of(&action, &choices[place])).collect();
        if most == 1 || bytes(&actions, &labels) <= SHORT_BYTES_MAX {
            return Labelled { actions, labels, whole };
        }
        // A short list is made again some times, instead of a long one once.
        most = most * 7 / 8;
    }
}

fn bytes(actions: &Actions, labels: &[String]) -> usize {
    let json = serde_json::to_vec(actions).expect("actions are plain data").len();
    // Quotes and a comma for each label.
    json + labels.iter().map(|label| label.len() + 3).sum::<usize>()
}

fn label_of(action: &Action<'_>, choice: &Value) -> String {
    label(action.template, &action.template.nth(action.index), choice)
}

/// What an action is, in words: its type without the ruleset, what else the choice names, and its
/// fields. Fields that are null are left out.
fn label(template: &Template, values: &[FieldValue], choice: &Value) -> String {
    let kind = template.action.split_once('.').map_or(template.action, |(_, kind)| kind);
    let mut parts = vec![kind.replace('_', " ")];
    let is_field = |name: &str| template.fields.iter().any(|field| field.name == name);
    for (name, value) in choice.as_object().into_iter().flatten() {
        if let Value::String(text) = value
            && name != "type"
            && !is_field(name)
        {
            parts.push(format!("{} {text}", name.replace('_', " ")));
        }
    }
    for (field, value) in template.fields.iter().zip(values) {
        if *value != FieldValue::Null {
            let text = words(value, &|number| card(choice, field.name, number));
            parts.push(format!("{} {text}", field.name.replace('_', " ")));
        }
    }
    parts.join(", ")
}

/// A value in words; `name` knows the card that a number stands for.
fn words(value: &FieldValue, name: &dyn Fn(i64) -> Option<String>) -> String {
    match value {
        FieldValue::Null => "none".to_owned(),
        FieldValue::Int(number) => name(*number).unwrap_or_else(|| number.to_string()),
        FieldValue::Text(text) => match text {
            Cow::Borrowed(text) => (*text).to_owned(),
            // A name on a board of an earlier release; a label is one line.
            Cow::Owned(text) => text.replace('\n', " "),
        },
        FieldValue::Flag(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        FieldValue::List(items) if items.is_empty() => "none".to_owned(),
        FieldValue::List(items) => {
            items.iter().map(|item| words(item, name)).collect::<Vec<_>>().join(" + ")
        }
        FieldValue::Record(fields) => {
            let present = fields.iter().filter(|(_, value)| *value != FieldValue::Int(0));
            let texts: Vec<String> =
                present.map(|(field, value)| format!("{field} {}", words(value, name))).collect();
            if texts.is_empty() { "none".to_owned() } else { texts.join(" ") }
        }
    }
}

/// The card that a number in this field of an action stands for, where the choice names it.
fn card(choice: &Value, field: &str, number: i64) -> Option<String> {
    if HANDLE_FIELDS.contains(&field) {
        let lists = choice.as_object()?.values().filter_map(Value::as_array);
        let held = lists.flatten().find(|held| held["handle"] == number)?;
        return Some(format!("{} {}", held["card"].as_str()?, held["value"]));
    }
    if PLACE_FIELDS.contains(&field) {
        let lists = LISTS_BY_PLACE.iter().filter_map(|list| choice[*list].as_array());
        let place = usize::try_from(number).ok()?;
        let text = lists.filter_map(|list| list.get(place)?.as_str()).next()?;
        return Some(text.to_owned());
    }
    None
}

#[cfg(test)]
mod tests {
    use serde_json::{json, to_value};

    use super::*;
    use kontor_rules::Domain;

    fn labels(template: Template, choice: &Value) -> Vec<String> {
        short(&Arc::from([template]), std::slice::from_ref(choice)).labels
    }

    #[test]
    fn a_label_says_what_the_action_does() {
        let counts = FieldValue::Record(vec![("red", 0.into()), ("blue", 2.into())]);
        let template = Template::new("toy.make_offer")
            .field("gems", Domain::Const(counts))
            .field("fee_most", Domain::Const(FieldValue::Null))
            .field("open", Domain::Const(FieldValue::Flag(false)));
        let choice = json!({"type": "toy.make_offer", "by": "glue", "least": 4});
        assert_eq!(labels(template, &choice), ["make offer, by glue, gems blue 2, open no"]);
    }

    #[test]
    fn a_label_names_the_cards_behind_handles_and_places() {
        let numbers = |of: [u32; 2]| of.map(FieldValue::from).to_vec();
        let template = Template::new("toy.swap")
            .field("cards", Domain::Const(FieldValue::List(numbers([31, 7]))))
            .field("slot", Domain::Const(7.into()))
            .field("place", Domain::OneOf(numbers([1, 2])));
        let held = |handle: u32, card: &str| json!({"handle": handle, "card": card, "value": 2});
        let choice = json!({"cards": [held(31, "junk"), held(7, "glue")], "deck": ["owl", "map"]});
        assert_eq!(
            labels(template, &choice),
            [
                "swap, cards junk 2 + glue 2, slot 7, place map",
                "swap, cards junk 2 + glue 2, slot 7, place 2"
            ]
        );
    }

    #[test]
    fn a_long_list_is_thinned_and_keeps_each_type() {
        let bid = Template::new("toy.bid").field("n", Domain::Range { min: 1, max: 200, step: 1 });
        let short = short(&Arc::from([bid, Template::new("toy.pass")]), &[json!({}), json!({})]);
        assert!(!short.whole);
        assert_eq!(short.labels.first().unwrap(), "bid, n 1");
        assert_eq!(short.labels.last().unwrap(), "pass");
        let json = to_value(&short.actions).unwrap();
        assert_eq!(json.as_array().unwrap().len(), short.labels.len());
        let bytes = json.to_string().len() + to_value(&short.labels).unwrap().to_string().len();
        assert!((SHORT_BYTES_MAX / 2..=SHORT_BYTES_MAX + 4).contains(&bytes), "{bytes}");
    }

    #[test]
    fn the_short_form_of_offers_has_small_and_large_ones() {
        let of = vec![("red", 12), ("yellow", 9), ("green", 8), ("blue", 11)];
        let offer = Template::new("toy.offer")
            .field("gems", Domain::Counts { of, above: vec![0, 0, 1, 0] });
        let short = short(&Arc::from([offer]), &[json!({})]);
        let total = |action: &Value| -> u64 {
            action["gems"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum()
        };
        let json = to_value(&short.actions).unwrap();
        let totals: Vec<u64> = json.as_array().unwrap().iter().map(total).collect();
        assert_eq!((totals[0], totals[totals.len() - 1]), (1, 40), "{totals:?}");
        let small = totals.iter().filter(|total| **total <= 20).count();
        assert!(totals.len().abs_diff(2 * small) <= 2, "{totals:?}");
    }
}
