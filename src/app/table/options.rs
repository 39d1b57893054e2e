//! Checks the options of a ruleset that are given when a table is made.

use crate::{accounts::is_visible, error::OptionsFault, json};
use kontor_rules::Refusal;
use serde_json::Value;

/// The options of a table, if the rules allow them with this number of seats.
pub fn check_options<R: kontor_rules::Rules>(
    options: Option<&serde_json::Value>,
    seats: u8,
) -> Result<R::Options, OptionsFault> {
    let given = options.cloned().unwrap_or_else(|| serde_json::json!({}));
    if !given.is_object() {
        return Err(OptionsFault::NoObject);
    }
    let options: R::Options = json::from_value(given.clone()).map_err(OptionsFault::Json)?;
    // Serde accepts more than the published schema does (a list in place of an object inside a
    // union, for example), so what was given must stand in the published form of the options.
    let published = serde_json::to_value(&options).expect("options are plain data");
    if let Some(pointer) = json::first_difference(&given, &published) {
        return Err(OptionsFault::Form(pointer));
    }
    if let Some(pointer) = hidden_text(&given) {
        return Err(OptionsFault::Text(pointer));
    }
    if !R::SEATS.contains(&seats) {
        let refusal = Refusal::new(&kontor_rules::SEATS_OUT_OF_RANGE).at("seats");
        let refusal = refusal.with("seats", u32::from(seats));
        let refusal = refusal
            .with("min", u32::from(*R::SEATS.start()))
            .with("max", u32::from(*R::SEATS.end()));
        return Err(OptionsFault::Refused(refusal));
    }
    R::check(&options, seats).map_err(OptionsFault::Refused)?;
    Ok(options)
}

/// JSON pointer to the first text with a character that cannot be seen. Options contain names that
/// are shown to others, as names of players are.
fn hidden_text(given: &Value) -> Option<String> {
    match given {
        Value::String(text) => (!text.chars().all(is_visible)).then(String::new),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .find_map(|(index, item)| Some(format!("/{index}{}", hidden_text(item)?))),
        Value::Object(fields) => {
            fields.iter().find_map(|(name, field)| Some(format!("/{name}{}", hidden_text(field)?)))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}
