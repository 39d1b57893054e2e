//! Risky Business.

use super::super::super::{
    action::Action,
    cards::effect::{Answered, Effect},
    event::Event,
    kinds::Card,
    pending::Question,
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    if !state.market_deck().is_empty() || !state.market_pile.is_empty() {
        run.ask(seat, Card::RiskyBusiness, Question::Value);
    }
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::Guess { value } = *answered.action else { unreachable!("a value was asked for") };
    let seat = answered.seat;
    run.emit(Event::ValueGuessed { seat, value });
    let card = run.top_of_market_deck().expect("no player is asked without a card");
    // The printed value counts, whatever changes values in this turn.
    let to = if card.value() == u32::from(value) { Goal::Hand { seat } } else { Goal::MarketPile };
    run.go_openly(card, Origin::MarketDeck, to);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    use super::super::super::super::action::Action;

    fn guessed(value: u8) -> Scene {
        let scene = given(2)
            .hand(A, [RiskyBusiness])
            .market_deck([Swank, Junk])
            .acting()
            .plays(A, RiskyBusiness);
        scene.when(A, Action::Guess { value })
    }

    #[test]
    fn a_right_guess_is_taken_and_a_wrong_one_thrown_away() {
        guessed(3).then_hand(A, [Swank]).then_pile(A, [RiskyBusiness]);
        let wrong = guessed(4).then_hand(A, []);
        assert_eq!(wrong.state().market_pile, [Swank]);
    }

    #[test]
    fn values_go_from_one_to_five() {
        guessed(6).then_refused("dale_of_merchants.card.not_choosable");
    }

    #[test]
    fn the_market_deck_is_formed_and_without_cards_nobody_guesses() {
        let scene =
            given(2).hand(A, [RiskyBusiness]).market_pile([Swank]).acting().plays(A, RiskyBusiness);
        scene.when(A, Action::Guess { value: 3 }).then_hand(A, [Swank]);
        given(2)
            .hand(A, [RiskyBusiness])
            .acting()
            .plays(A, RiskyBusiness)
            .then_asked([A], "dale_of_merchants.acting");
    }
}
