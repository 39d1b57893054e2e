//! Binoculars.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::{Question, Task},
    run::Run,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
    let question = Question::HandCards { min: 1, max: 1 };
    run.then([Task::Windows, Task::Ask { seat, card: Card::Binoculars, question, target: None }]);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.discard(answered.seat, answered.numbers());
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    fn bought() -> Given {
        given(2).owls().hand(A, [Swank]).market([Some(Cheer)]).hand(B, [Binoculars])
    }

    #[test]
    fn a_card_is_drawn_and_one_discarded_after_a_purchase_of_another() {
        let scene = bought()
            .hand(A, [Calculations])
            .deck(B, [Sofa, Junk])
            .acting()
            .buys(A, 0, [Calculations])
            .then_asked([B], "dale_of_merchants.reacting");
        let scene = scene.uses(B, Binoculars).passes(B).picks(B, [Binoculars]);
        scene.then_hand(B, [Sofa]).then_deck(B, [Junk]).then_pile(B, [Binoculars]);
    }

    #[test]
    fn with_nothing_to_draw_nobody_is_asked() {
        let scene = bought().hand(A, [Calculations]).acting().buys(A, 0, [Calculations]);
        scene.then_asked([A], "dale_of_merchants.ending_turn");
    }
}
