//! Lost Shipments.

use super::super::super::{
    cards::{Row, nothing},
    components::Set,
};

/// The card.
pub const ROW: Row = Row::technique(Set::Crocodiles, 5, "Lost Shipments", 1)
    .text("Until your next turn starts, your opponents draw at most 1 card to fill their hands.")
    .waits(nothing);
