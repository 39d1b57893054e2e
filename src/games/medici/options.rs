//! What can be chosen when a table is made: nothing, Medici has one way to play.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{game::Medici, refusals::SEATS_OUT_OF_RANGE};
use kontor_rules::{Refusal, Rules};

/// Medici has no variants; the object is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MediciOptions)]
pub struct Options {}

/// Whether so many can sit down.
pub fn check(seats: u8) -> Result<(), Refusal> {
    if Medici::SEATS.contains(&seats) {
        return Ok(());
    }
    let (min, max) = (u32::from(*Medici::SEATS.start()), u32::from(*Medici::SEATS.end()));
    Err(Refusal::new(&SEATS_OUT_OF_RANGE)
        .with("seats", u32::from(seats))
        .with("min", min)
        .with("max", max)
        .at("seats"))
}
