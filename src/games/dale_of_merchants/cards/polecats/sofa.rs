//! Sofa.

use super::super::super::{cards::Row, components::Set};

/// The card.
pub const ROW: Row = Row::passive(Set::Polecats, 5, "Sofa", 1)
    .text("While this card is in your stall, your hand size is 1 larger.");

#[cfg(test)]
mod tests {
    use super::super::super::super::{components::Card::*, tests::scene::*};

    #[test]
    fn in_a_stall_the_hand_is_filled_to_six() {
        given(2).stall(0, &[&[Sofa]]).acting().discards(A, []).then_hand(A, [Junk; 6]);
    }

    #[test]
    fn in_a_hand_it_does_nothing() {
        given(2)
            .hand(A, [Sofa])
            .acting()
            .discards(A, [])
            .then_hand(A, [Sofa, Junk, Junk, Junk, Junk]);
    }
}
