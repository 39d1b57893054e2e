//! Ancient Knowledge.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::Question,
    run::Run,
    zones::Goal,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.search(seat);
    run.ask(seat, Card::AncientKnowledge, Question::DeckCards { min: 0 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    for place in answered.numbers() {
        let (card, from) = run.found(seat, *place);
        run.go_openly(card, from, Goal::Pile { seat });
    }
    run.shuffle(seat);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    fn resolved() -> Scene {
        let scene = given(2)
            .owls()
            .hand(A, [Swank])
            .hand(B, [AncientKnowledge])
            .deck(B, [Sofa, Junk, Cheer])
            .acting();
        scene.plays(A, Swank).then_asked([B], "dale_of_merchants.reacting")
    }

    #[test]
    fn a_card_of_the_deck_may_be_discarded_and_the_deck_is_shuffled() {
        let scene = resolved()
            .uses(B, AncientKnowledge)
            .luck([1])
            .finds(B, Junk)
            .then_pile(B, [Junk])
            .then_hand(B, [AncientKnowledge]);
        scene.then_deck(B, [Sofa, Cheer]).then_some(shuffled(B));
    }

    #[test]
    fn none_may_be_discarded_and_nothing_at_all_done() {
        let scene = resolved().uses(B, AncientKnowledge).luck([2, 1]);
        let none =
            super::super::super::super::action::Action::ChooseDeckCards { places: Vec::new() };
        scene.when(B, none).then_pile(B, []).then_some(shuffled(B));
        resolved().passes(B).then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn an_empty_deck_is_not_searched() {
        let scene = given(2)
            .owls()
            .hand(A, [Swank])
            .hand(B, [AncientKnowledge])
            .pile(B, [Sofa])
            .acting()
            .plays(A, Swank);
        scene.then_asked([A], "dale_of_merchants.acting");
    }
}
