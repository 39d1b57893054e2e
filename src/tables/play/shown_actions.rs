//! Actions as clients send them, in a game whose options have texts that cannot be seen, such as
//! ids on a board of one's own from an earlier release. Clients are shown other texts in their
//! place, so they send these.

use std::{borrow::Cow, collections::BTreeMap};

use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use kontor_log::texts::{is_plain, shown_lines};

/// The action with the texts that the options of the game have. A text that stands for several of
/// them stays as it is, and the rules refuse it.
pub(crate) fn as_stored<'a>(options: &Value, action: &'a RawValue) -> Cow<'a, RawValue> {
    let mut stored = BTreeMap::new();
    collect(options, &mut stored);
    if stored.is_empty() {
        return Cow::Borrowed(action);
    }
    leave_out(options, &mut stored);
    let Ok(mut value) = serde_json::from_str(action.get()) else { return Cow::Borrowed(action) };
    replace(&mut value, &stored);
    Cow::Owned(to_raw_value(&value).expect("JSON was read"))
}

/// The texts that are shown in another form, by this form; `None` where several have the same.
fn collect<'a>(options: &'a Value, stored: &mut BTreeMap<String, Option<&'a str>>) {
    match options {
        Value::String(text) if !is_plain(text) => {
            let shown = shown_lines(text.clone());
            if shown != *text {
                let kept = stored.entry(shown).or_insert(Some(text));
                *kept = kept.filter(|other| *other == text);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, stored)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, stored)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A form that is a text of the options itself stands for this one, too.
fn leave_out(options: &Value, stored: &mut BTreeMap<String, Option<&str>>) {
    match options {
        Value::String(text) => {
            if let Some(kept) = stored.get_mut(text) {
                *kept = None;
            }
        }
        Value::Array(items) => items.iter().for_each(|item| leave_out(item, stored)),
        Value::Object(fields) => fields.values().for_each(|field| leave_out(field, stored)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn replace(value: &mut Value, stored: &BTreeMap<String, Option<&str>>) {
    match value {
        Value::String(text) => {
            if let Some(Some(other)) = stored.get(text) {
                *text = (*other).to_owned();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, stored)),
        Value::Object(fields) => fields.values_mut().for_each(|field| replace(field, stored)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(options: &Value, action: &Value) -> Value {
        let raw = to_raw_value(action).unwrap();
        serde_json::from_str(as_stored(options, &raw).get()).unwrap()
    }

    #[test]
    fn a_text_that_is_shown_leads_to_the_one_that_is_stored() {
        let options = json!({ "board": [{ "id": "\0wien" }, { "id": "paris" }, "\0wien"] });
        let action = json!({ "route": ["paris", "\u{fffd}wien"], "wagon": 1 });
        assert_eq!(read(&options, &action), json!({ "route": ["paris", "\0wien"], "wagon": 1 }));
        let stored = json!({ "route": ["\0wien"] });
        assert_eq!(read(&options, &stored), stored);
    }

    #[test]
    fn a_text_that_stands_for_two_stays() {
        let options = json!(["\0wien", "\u{1b}wien"]);
        let action = json!({ "city": "\u{fffd}wien" });
        assert_eq!(read(&options, &action), action);
        let one_is_shown_as_it_is = json!([["\u{fffd}wien"], "\0wien"]);
        assert_eq!(read(&one_is_shown_as_it_is, &action), action);
    }
}
