//! Lost Shipments.

use super::super::super::cards::effect::{Effect, nothing};

/// What it does.
pub const EFFECT: Effect = Effect::NONE.waits(nothing);

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn opponents_draw_one_card_to_fill_their_hands() {
        let scene = given(2)
            .waiting(A, LostShipments)
            .deck(B, [Swank, Sofa, Cheer])
            .starting()
            .discards(B, []);
        scene.then_hand(B, [Swank]).then_schedule(A, []);
    }

    #[test]
    fn the_one_card_may_be_junk_and_a_full_hand_stays() {
        given(2).waiting(A, LostShipments).starting().discards(B, []).then_hand(B, [Junk]);
        given(2)
            .waiting(A, LostShipments)
            .hand(B, [Swank; 5])
            .deck(B, [Sofa])
            .starting()
            .discards(B, [])
            .then_hand(B, [Swank; 5]);
    }

    #[test]
    fn draws_by_effects_and_its_owner_are_free() {
        let scene = given(2)
            .waiting(A, LostShipments)
            .hand(B, [LunchBreak])
            .deck(B, [Swank, Sofa, Cheer])
            .starting();
        scene.plays(B, LunchBreak).ends(B).then_hand(B, [Swank, Sofa]).then_hand(A, [Junk; 5]);
    }
}
