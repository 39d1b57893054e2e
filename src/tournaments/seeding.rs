//! Seeding: the order of the participants at the start.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Entrant, Number, lot::lots};

/// In which order the participants are drawn at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TournamentSeeding)]
pub enum Seeding {
    /// The highest rating first; among equals by lot.
    Rating,
    /// In the order of entry.
    Entry,
    /// By lot.
    #[default]
    Lot,
}

/// The order of the participants at the start, from their ratings in thousandths of a point and their
/// order by lot.
pub fn seeded(seeding: Seeding, entered: &[(Number, u32)], seed: &str) -> Vec<Entrant> {
    let numbers: Vec<Number> = entered.iter().map(|(number, _)| *number).collect();
    let lots = lots(seed, &numbers);
    let lot = |number: Number| {
        let place = lots.iter().position(|other| *other == number);
        u16::try_from(place.expect("everybody has a lot") + 1).expect("participants have a limit")
    };
    let mut order: Vec<(Number, u32)> = entered.to_vec();
    match seeding {
        Seeding::Rating => {
            order.sort_by_key(|(number, rating)| (std::cmp::Reverse(*rating), lot(*number)));
        }
        Seeding::Entry => order.sort_by_key(|(number, _)| *number),
        Seeding::Lot => order.sort_by_key(|(number, _)| lot(*number)),
    }
    let mut entrants: Vec<Entrant> = order
        .iter()
        .zip(1..)
        .map(|((number, _), seed)| Entrant { number: *number, seed, lot: lot(*number) })
        .collect();
    entrants.sort_unstable_by_key(|entrant| entrant.number);
    entrants
}
