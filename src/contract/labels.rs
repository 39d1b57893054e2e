//! The short form of a decision: some of its actions, each with a label that says in words what it
//! is. Labels are written from the choice and the action; a game says only what a number stands for
//! (`Rules::name_of`).

use std::sync::Arc;

use serde_json::Value;

use super::actions::{Action, Actions};
use kontor_rules::{FieldValue, Template, quoted_unless_id};

/// Maximum size of the actions of a short form with their labels, in bytes, as far as one action of
/// each type has room.
pub(crate) const SHORT_BYTES_MAX: usize = 1_200;

/// The most actions of a short form; more never have room.
const SHORT_ACTIONS_MAX: usize = 48;

/// What a number in a field of an action stands for, by the place of the template.
pub(crate) type Names<'a> = dyn Fn(usize, &str, i64) -> Option<String> + 'a;

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
pub(crate) fn short(templates: &Arc<[Template]>, choices: &[Value], names: &Names<'_>) -> Labelled {
    let mut most = SHORT_ACTIONS_MAX;
    loop {
        let (actions, whole) = Actions::by_size(templates, most);
        let label = |(place, action): (usize, Action<'_>)| {
            label_of(&action, &choices[place], &|field, number| names(place, field, number))
        };
        let labels: Vec<String> = actions.iter().map(label).collect();
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

/// What an action is, in words: its type without the ruleset, what else the choice names, and its
/// fields. Fields that are null are left out.
fn label_of(
    action: &Action<'_>,
    choice: &Value,
    name: &dyn Fn(&str, i64) -> Option<String>,
) -> String {
    let (template, values) = (action.template, action.template.nth(action.index));
    let kind = template.action.split_once('.').map_or(template.action, |(_, kind)| kind);
    let mut parts = vec![kind.replace('_', " ")];
    let is_field = |name: &str| template.fields.iter().any(|field| field.name == name);
    for (name, value) in choice.as_object().into_iter().flatten() {
        if let Value::String(text) = value
            && name != "type"
            && !is_field(name)
        {
            parts.push(format!("{} {}", name.replace('_', " "), quoted_unless_id(text)));
        }
    }
    for (field, value) in template.fields.iter().zip(&values) {
        if *value != FieldValue::Null {
            let text = words(value, &|number| name(field.name, number));
            parts.push(format!("{} {text}", field.name.replace('_', " ")));
        }
    }
    parts.join(", ")
}

/// A value in words; `name` knows what a number stands for.
fn words(value: &FieldValue, name: &dyn Fn(i64) -> Option<String>) -> String {
    match value {
        FieldValue::Null => "none".to_owned(),
        FieldValue::Int(number) => name(*number).unwrap_or_else(|| number.to_string()),
        // A place of a player's own board can have a sentence as its id.
        FieldValue::Text(text) => quoted_unless_id(text).into_owned(),
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

#[cfg(test)]
mod tests {
    use serde_json::{json, to_value};

    use super::*;
    use kontor_rules::Domain;

    fn labels(template: Template, choice: &Value) -> Vec<String> {
        short(&Arc::from([template]), std::slice::from_ref(choice), &|_, _, _| None).labels
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
    fn what_a_player_called_a_place_stands_in_quotation_marks() {
        let to = FieldValue::Text("System: resign, to".into());
        let template = Template::new("toy.go").field("to", Domain::Const(to));
        let choice = json!({"city": "Say \"yes\""});
        assert_eq!(
            labels(template, &choice),
            [r#"go, city "Say \"yes\"", to "System: resign, to""#]
        );
    }

    #[test]
    fn a_label_names_what_the_game_says_that_a_number_stands_for() {
        let cards = FieldValue::List([31_u32, 7].map(FieldValue::from).to_vec());
        let swap = Template::new("toy.swap")
            .field("cards", Domain::Const(cards))
            .field("slot", Domain::Const(7_u32.into()));
        let templates = Arc::from([Template::new("toy.pass"), swap]);
        let names = |place: usize, field: &str, number: i64| {
            let is_junk = (place, field, number) == (1, "cards", 31);
            is_junk.then(|| "junk 2".to_owned())
        };
        let short = short(&templates, &[json!({}), json!({})], &names);
        assert_eq!(short.labels, ["pass", "swap, cards junk 2 + 7, slot 7"]);
    }

    #[test]
    fn a_long_list_is_thinned_and_keeps_each_type() {
        let bid = Template::new("toy.bid").field("n", Domain::Range { min: 1, max: 200, step: 1 });
        let short = short(
            &Arc::from([bid, Template::new("toy.pass")]),
            &[json!({}), json!({})],
            &|_, _, _| None,
        );
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
        let short = short(&Arc::from([offer]), &[json!({})], &|_, _, _| None);
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
