//! Checks the options of a ruleset that are given when a table is made.

use crate::{accounts::is_visible, contract::any_game::game_of, error::OptionsFault, json};
use kontor_games::GameKind;
use kontor_rules::Refusal;
use serde_json::Value;

/// The options of a table as the contract publishes them, if the rules allow them with this number of
/// seats.
pub fn check_options(
    kind: GameKind,
    options: Option<&Value>,
    seats: u8,
) -> Result<Value, OptionsFault> {
    let (game, given) = (game_of(kind), options.cloned().unwrap_or_else(|| serde_json::json!({})));
    if !given.is_object() {
        return Err(OptionsFault::NoObject);
    }
    // Serde accepts more than the published schema does (a list in place of an object inside a
    // union, for example), so what was given must stand in the published form of the options.
    let published = game.published_options(given.clone()).map_err(OptionsFault::Json)?;
    if let Some(pointer) = json::first_difference(&given, &published) {
        return Err(OptionsFault::Form(pointer));
    }
    if let Some(pointer) = hidden_text(&given) {
        return Err(OptionsFault::Text(pointer));
    }
    let range = kind.seats();
    if !range.contains(&seats) {
        let refusal = Refusal::new(&kontor_rules::SEATS_OUT_OF_RANGE).at("seats");
        let refusal = refusal.with("seats", u32::from(seats));
        let refusal =
            refusal.with("min", u32::from(*range.start())).with("max", u32::from(*range.end()));
        return Err(OptionsFault::Refused(refusal));
    }
    let checked = game.check_options(&published, seats);
    checked.expect("published options can be read").map_err(OptionsFault::Refused)?;
    Ok(published)
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
