//! Glue.

use super::super::super::{cards::Row, components::Set};

/// The card.
pub const ROW: Row = Row::passive(Set::Platypuses, 5, "Glue", 1).text("If you pay with this card, you may keep it in your hand.");
