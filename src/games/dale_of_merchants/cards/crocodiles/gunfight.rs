//! Gunfight.

use super::super::super::{
    cards::{Row, nothing},
    components::Set,
};

/// The card.
pub const ROW: Row = Row::technique(Set::Crocodiles, 2, "Gunfight", 3)
    .text("Until your next turn starts, cards of the market cost your opponents 2 more.")
    .waits(nothing);
