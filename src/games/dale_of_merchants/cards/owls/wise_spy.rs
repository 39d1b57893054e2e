//! Wise Spy.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::{Given, Question, Viewers},
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

/// Cards looked at.
const COUNT: usize = 3;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let set: Vec<Given> = (0..COUNT).filter_map(|_| run.draw_aside(seat, seat)).collect();
    run.ask(seat, Card::WiseSpy, Question::Order { set });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Question::Order { set } = answered.question else { unreachable!("an order was asked for") };
    let seat = answered.seat;
    for place in answered.numbers().iter().rev() {
        run.go(
            set[*place as usize].card,
            Origin::Aside,
            Goal::DeckTop { seat },
            Viewers::only(seat),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    use super::super::super::super::action::Action;

    fn ordered(scene: Scene, places: &[u32]) -> Scene {
        scene.when(A, Action::OrderCards { places: places.to_vec() })
    }

    #[test]
    fn three_cards_are_put_back_in_any_order_and_it_costs_no_action() {
        let scene = given(2)
            .owls()
            .hand(A, [WiseSpy])
            .deck(A, [Swank, Sofa, Junk, Magnet])
            .acting()
            .uses(A, WiseSpy);
        let scene = ordered(scene, &[2, 0, 1])
            .then_deck(A, [Junk, Swank, Sofa, Magnet])
            .then_hand(A, [WiseSpy]);
        scene.then_asked([A], "dale_of_merchants.acting").then_usable(A, []);
    }

    #[test]
    fn a_short_deck_is_formed_anew_under_the_cards_looked_at() {
        let scene = given(2)
            .owls()
            .hand(A, [WiseSpy])
            .deck(A, [Swank])
            .pile(A, [Sofa])
            .acting()
            .uses(A, WiseSpy);
        ordered(scene, &[1, 0]).then_deck(A, [Sofa, Swank]).then_pile(A, []);
    }

    #[test]
    fn it_may_be_used_again_in_the_next_turn() {
        let scene = given(2).owls().hand(A, [WiseSpy, Junk]).deck(A, [Junk; 9]).acting();
        let scene = scene.uses(A, WiseSpy);
        let scene = ordered(scene, &[0, 1, 2]).discards(A, []).ends(A).passes(A).discards(B, []);
        scene.then_asked([A], "dale_of_merchants.acting").then_usable(A, [WiseSpy]);
    }

    #[test]
    fn every_copy_is_used_once_and_none_without_cards() {
        let scene =
            given(2).owls().hand(A, [WiseSpy, WiseSpy]).deck(A, [Swank]).acting().uses(A, WiseSpy);
        scene.then_usable(A, [WiseSpy]);
        given(2).owls().hand(A, [WiseSpy]).acting().then_usable(A, []);
    }
}
