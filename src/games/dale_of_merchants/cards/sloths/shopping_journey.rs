//! Shopping Journey.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::Question,
    run::Run,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.waits(due).hears(hears);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::ShoppingJourney, Question::MarketCards { count: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.from_market(answered.numbers()[0], answered.seat);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn it_gives_no_bonus_action() {
        let scene = given(2).hand(A, [ShoppingJourney]).acting().plays(A, ShoppingJourney);
        scene.then_schedule(A, [ShoppingJourney]).then_asked([B], "dale_of_merchants.acting");
    }

    #[test]
    fn a_card_of_the_market_is_free_at_the_next_start_and_leaves_a_gap() {
        let market = [Some(Swank), Some(Sofa)];
        let scene =
            given(2).waiting(B, ShoppingJourney).waiting(A, Gunfight).market(market).starting();
        let scene = scene.then_asked([B], "dale_of_merchants.resolving").takes_from_market(B, [0]);
        scene
            .then_hand(B, [Swank])
            .then_market([None, Some(Sofa), None, None, None])
            .then_asked([B], "dale_of_merchants.acting");
    }

    #[test]
    fn an_empty_market_gives_nothing() {
        given(2)
            .waiting(B, ShoppingJourney)
            .starting()
            .then_pile(B, [ShoppingJourney])
            .then_asked([B], "dale_of_merchants.acting");
    }
}
