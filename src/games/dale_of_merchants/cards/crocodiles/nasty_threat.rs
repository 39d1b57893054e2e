//! Nasty Threat.

use super::super::super::{
    cards::{Row, nothing},
    components::Set,
};

/// The card.
pub const ROW: Row = Row::technique(Set::Crocodiles, 5, "Nasty Threat", 1)
    .text("Until your next turn starts, every stack of your opponents has to be worth 1 more than its number.")
    .waits(nothing);
