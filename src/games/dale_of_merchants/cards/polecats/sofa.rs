//! Sofa.

use super::super::super::{cards::Row, components::Set};

/// The card.
pub const ROW: Row =
    Row::passive(Set::Polecats, 5, "Sofa", 1).text("While this card is in your stall, your hand size is 1 larger.");
