//! Sofa. It works in a stall: `State::hand_size` counts it.

use super::super::super::cards::effect::Effect;

/// What it does.
pub const EFFECT: Effect = Effect::NONE;

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

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
