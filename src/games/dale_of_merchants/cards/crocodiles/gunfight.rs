//! Gunfight, as the rulebook calls it; on its face it is Scary Gunfight.

use super::super::super::cards::effect::{Effect, nothing};

/// What it does.
pub const EFFECT: Effect = Effect::NONE.waits(nothing);

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    fn with_gunfights(count: usize) -> Scene {
        let scene = given(2).hand(B, [Magnet, Glue, Junk]).deck(B, [Junk; 9]).market([Some(Cheer)]);
        (0..count).fold(scene, |scene, _| scene.waiting(A, Gunfight)).starting()
    }

    #[test]
    fn each_adds_two_to_the_price_of_opponents() {
        with_gunfights(1).buys(B, 0, [Magnet]).then_pile(B, [Magnet]);
        with_gunfights(2).buys(B, 0, [Magnet]).then_refused("dale_of_merchants.payment.too_low");
        with_gunfights(2).buys(B, 0, [Glue, Junk]).then_pile(B, [Glue, Junk]);
    }

    #[test]
    fn its_owner_pays_the_plain_price() {
        let scene = given(2)
            .waiting(A, Gunfight)
            .hand(A, [Calculations])
            .deck(A, [Junk; 9])
            .market([Some(Cheer)])
            .acting();
        scene.buys(A, 0, [Calculations]).then_pile(A, [Calculations]);
    }

    #[test]
    fn it_ends_when_its_owners_next_turn_starts() {
        let scene = given(2)
            .hand(A, [Gunfight])
            .acting()
            .plays(A, Gunfight)
            .then_asked([A], "dale_of_merchants.acting");
        let scene = scene.ends(A).then_schedule(A, [Gunfight]).discards(B, []);
        scene
            .then_schedule(A, [])
            .then_pile(A, [Gunfight])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
