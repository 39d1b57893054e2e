//! Calculations. It works where cards are bought, in `phases/market.rs`.

use super::super::super::cards::effect::Effect;

/// What it does.
pub const EFFECT: Effect = Effect::NONE;

#[cfg(test)]
mod tests {
    use super::super::super::super::{
        kinds::Card::{self, *},
        tests::scene::*,
    };

    use super::super::super::super::action::Action;

    fn rearranged(scene: Scene, slot: u32, to: u32, others: [u32; 4], payment: &[Card]) -> Scene {
        let payment = scene.handles(A, payment.iter().copied());
        scene.when(
            A,
            Action::RearrangeAndBuy {
                slot,
                to,
                others: others.to_vec(),
                payment,
                keep_glue: false,
            },
        )
    }

    fn scene(hand: &[Card]) -> Scene {
        let market = [Junk, Swank, Cheer, Sofa, Magnet]
            .map(|card| Some(if card == Junk { Gunfight } else { card }));
        given(2).hand(A, hand.iter().copied()).deck(A, [Junk; 9]).market(market).acting()
    }

    #[test]
    fn the_price_is_that_of_the_new_slot_and_the_order_stays() {
        let scene =
            rearranged(scene(&[Calculations, Siesta]), 4, 0, [0, 1, 2, 3], &[Calculations, Siesta]);
        scene.then_refused("dale_of_merchants.payment.too_high");
        let scene = rearranged(
            self::scene(&[Calculations, Calculations]),
            4,
            0,
            [3, 2, 1, 0],
            &[Calculations, Calculations],
        );
        let scene = scene
            .then_hand(A, [Magnet, Junk, Junk, Junk, Junk])
            .then_pile(A, [Calculations, Calculations]);
        // What is left slides to the right in its new order.
        scene.then_market([Some(Sofa), Some(Cheer), Some(Swank), Some(Gunfight), None]);
    }

    #[test]
    fn it_must_be_in_the_payment() {
        let scene = rearranged(scene(&[Calculations, Siesta]), 4, 0, [0, 1, 2, 3], &[Siesta]);
        scene.then_refused("dale_of_merchants.payment.without_calculations");
    }

    #[test]
    fn gaps_may_be_put_anywhere() {
        let scene =
            given(2).hand(A, [Calculations]).market([None, Some(Gunfight), Some(Cheer)]).acting();
        let scene = rearranged(scene, 1, 0, [0, 3, 4, 2], &[Calculations]);
        scene.then_market([Some(Cheer), None, None, None, None]);
    }
}
