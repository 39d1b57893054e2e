//! Glue. It works where cards are bought, in `phases/market.rs`.

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

    fn paid(hand: &[Card], keep_glue: bool) -> Scene {
        let scene =
            given(2).hand(A, hand.iter().copied()).deck(A, [Junk; 9]).market([Some(Sofa)]).acting();
        let payment = scene.handles(A, hand.iter().copied());
        scene.when(A, Action::Buy { slot: 0, payment, keep_glue })
    }

    #[test]
    fn it_pays_its_value_and_may_stay() {
        paid(&[Glue], true).then_hand(A, [Glue, Sofa, Junk, Junk, Junk]).then_pile(A, []);
        paid(&[Glue], false).then_hand(A, [Sofa, Junk, Junk, Junk, Junk]).then_pile(A, [Glue]);
    }

    #[test]
    fn what_is_not_paid_with_cannot_be_kept() {
        paid(&[RiskyBusiness, Junk], true).then_refused("dale_of_merchants.payment.without_glue");
    }

    #[test]
    fn a_kept_glue_counts_when_too_much_is_paid() {
        paid(&[Glue, Junk], true).then_refused("dale_of_merchants.payment.too_high");
    }
}
