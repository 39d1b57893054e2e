//! Calculations.

use super::super::super::{cards::Row, components::Set};

/// The card.
pub const ROW: Row = Row::passive(Set::Platypuses, 2, "Calculations", 3)
    .text("If you pay with this card, you may first put the cards of the market into its slots as you like. The price is that of the new slot.");
