//! Magnet.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::{Question, Viewers},
    run::Run,
    zones::Goal,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    if !run.state().deck(seat).is_empty() {
        run.search(seat);
        run.ask(seat, Card::Magnet, Question::DeckCards { min: 1 });
    }
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let (card, from) = run.found(seat, answered.numbers()[0]);
    run.go(card, from, Goal::Hand { seat }, Viewers::only(seat));
    run.shuffle(seat);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn the_card_found_goes_to_the_hand_and_the_deck_is_shuffled() {
        let scene = given(2)
            .hand(A, [Magnet])
            .deck(A, [Junk, Swank, Cheer])
            .acting()
            .plays(A, Magnet)
            .luck([1])
            .finds(A, Swank);
        scene
            .then_hand(A, [Swank])
            .then_deck(A, [Junk, Cheer])
            .then_pile(A, [Magnet])
            .then_some(shuffled(A));
    }

    #[test]
    fn an_empty_deck_is_not_formed_for_it() {
        let scene = given(2).hand(A, [Magnet]).pile(A, [Swank]).acting().plays(A, Magnet);
        scene
            .then_pile(A, [Swank, Magnet])
            .then_never(shuffled(A))
            .then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn a_deck_of_one_card_leaves_nothing_to_choose_or_shuffle() {
        let scene = given(2).hand(A, [Magnet]).deck(A, [Swank]).acting().plays(A, Magnet);
        scene
            .then_hand(A, [Swank])
            .then_never(shuffled(A))
            .then_asked([A], "dale_of_merchants.acting");
    }
}
