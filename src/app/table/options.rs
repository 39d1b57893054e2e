//! The options of a ruleset, as they are given when a table is made.

use crate::{error::OptionsFault, json};
use kontor_rules::Refusal;

/// The options of a table, if it can be made so.
pub fn check_options<R: kontor_rules::Rules>(
    options: Option<&serde_json::Value>,
    seats: u8,
) -> Result<R::Options, OptionsFault> {
    let given = options.cloned().unwrap_or_else(|| serde_json::json!({}));
    if !given.is_object() {
        return Err(OptionsFault::NoObject);
    }
    let options: R::Options = json::from_value(given).map_err(OptionsFault::Json)?;
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
