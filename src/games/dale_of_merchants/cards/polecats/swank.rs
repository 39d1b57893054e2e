//! Swank.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::{Question, Viewers},
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::Swank, Question::HandCards { min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let (thrown, from) = run.in_hand(seat, answered.numbers()[0]);
    run.throw_away(thrown, from);
    if thrown != Card::Junk
        && let Some(card) = run.top_of_market_deck()
    {
        run.go(card, Origin::MarketDeck, Goal::Hand { seat }, Viewers::only(seat));
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn an_animalfolk_card_brings_the_top_card_of_the_market_deck() {
        let scene = given(2)
            .hand(A, [Swank, Sofa, Junk])
            .market_deck([Magnet])
            .acting()
            .plays(A, Swank)
            .picks(A, [Sofa]);
        let scene = scene.then_hand(A, [Magnet, Junk]).then_pile(A, [Swank]);
        assert_eq!(scene.state().market_pile, [Sofa]);
    }

    #[test]
    fn junk_brings_nothing() {
        let scene = given(2)
            .hand(A, [Swank, Sofa, Junk])
            .market_deck([Magnet])
            .acting()
            .plays(A, Swank)
            .picks(A, [Junk]);
        let scene = scene.then_hand(A, [Sofa]).then_pile(A, [Swank]);
        // Junk goes to the junk pile, where no player counts it.
        assert!(scene.state().market_pile.is_empty());
    }

    #[test]
    fn the_thrown_card_may_be_drawn_back_and_an_empty_hand_draws_none() {
        given(2).hand(A, [Swank, Sofa]).acting().plays(A, Swank).then_hand(A, [Sofa]);
        given(2)
            .hand(A, [Swank])
            .market_deck([Magnet])
            .acting()
            .plays(A, Swank)
            .then_hand(A, [])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
