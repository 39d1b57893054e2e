//! The short form of a decision: some of its actions, each with a label that says in words what it
//! is. Labels are written from the choice and the action, so they need no code for a game.

use std::borrow::Cow;

use serde_json::Value;

use super::actions::{Action, Actions};
use kontor_rules::{FieldValue, Template};

/// Maximum size of the actions of a short form with their labels, in bytes, as far as one action of
/// each type has room.
pub(crate) const SHORT_BYTES_MAX: usize = 1_200;

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

/// As many of these actions, evenly spread, as have room in a short form; at least one of each
/// type. `choices` has the choice of each template as JSON.
pub(crate) fn short(actions: &Actions, choices: &[Value]) -> Labelled {
    let rows: Vec<Row> =
        actions.iter().map(|(place, action)| Row::of(&action, &choices[place])).collect();
    let is_first = |at: usize| rows[..at].iter().all(|row| row.kind != rows[at].kind);
    let firsts: Vec<bool> = (0..rows.len()).map(is_first).collect();
    let kept_at = |step: usize| -> Vec<usize> {
        (0..rows.len()).filter(|at| at % step == 0 || firsts[*at]).collect()
    };
    let fits =
        |kept: &[usize]| kept.iter().map(|at| rows[*at].bytes).sum::<usize>() <= SHORT_BYTES_MAX;
    let kept = (1..=rows.len().max(1))
        .map(kept_at)
        .find(|kept| fits(kept))
        .unwrap_or_else(|| kept_at(rows.len().max(1)));
    Labelled {
        actions: actions.only(&kept),
        labels: kept.iter().map(|at| rows[*at].label.clone()).collect(),
        whole: kept.len() == rows.len(),
    }
}

/// An action on its line.
struct Row {
    kind: &'static str,
    label: String,
    bytes: usize,
}

impl Row {
    fn of(action: &Action<'_>, choice: &Value) -> Self {
        let label = label(action.template, &action.template.nth(action.index), choice);
        let json = serde_json::to_vec(action).expect("an action is plain data");
        // Quotes and a comma for each of the two.
        Row { kind: action.template.action, bytes: label.len() + json.len() + 4, label }
    }
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
            Cow::Owned(text) => text.clone(),
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
    use std::sync::Arc;

    use serde_json::{json, to_value};

    use super::*;
    use kontor_rules::Domain;

    fn labels(template: Template, choice: &Value) -> Vec<String> {
        let (actions, _) = Actions::of(&Arc::from([template]), 100);
        short(&actions, std::slice::from_ref(choice)).labels
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
        let (actions, _) = Actions::of(&Arc::from([bid, Template::new("toy.pass")]), 256);
        let short = short(&actions, &[json!({}), json!({})]);
        assert!(!short.whole);
        assert_eq!(short.labels.first().unwrap(), "bid, n 1");
        assert_eq!(short.labels.last().unwrap(), "pass");
        let json = to_value(&short.actions).unwrap();
        assert_eq!(json.as_array().unwrap().len(), short.labels.len());
        let bytes = json.to_string().len() + to_value(&short.labels).unwrap().to_string().len();
        assert!((SHORT_BYTES_MAX / 2..=SHORT_BYTES_MAX + 4).contains(&bytes), "{bytes}");
    }
}
