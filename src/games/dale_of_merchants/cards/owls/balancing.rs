//! Balancing.

use super::super::super::{
    action::Action,
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
    run.ask(seat, Card::Balancing, Question::Swap);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::Swap { card: handle, place } = *answered.action else {
        unreachable!("a swap was asked for")
    };
    let seat = answered.seat;
    run.from_pile(seat, place, Goal::Hand { seat });
    run.discard(seat, &[handle]);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    use super::super::super::super::action::Action;

    fn shuffles() -> Given {
        given(2).owls().hand(A, [LunchBreak]).pile(A, [Sofa]).hand(B, [Balancing, Junk])
    }

    #[test]
    fn an_animalfolk_card_is_swapped_with_one_of_the_pile() {
        let scene = shuffles()
            .pile(B, [Swank, Magnet])
            .acting()
            .plays(A, LunchBreak)
            .passes(A)
            .then_asked([B], "dale_of_merchants.reacting");
        let scene = scene.uses(B, Balancing);
        let card = scene.handles(B, [Balancing])[0];
        let scene = scene.when(B, Action::Swap { card, place: 0 });
        scene.then_hand(B, [Swank, Junk]).then_pile(B, [Magnet, Balancing]);
    }

    #[test]
    fn junk_cannot_be_swapped_and_without_a_pile_nobody_is_asked() {
        let scene =
            shuffles().pile(B, [Swank]).acting().plays(A, LunchBreak).passes(A).uses(B, Balancing);
        let card = scene.handles(B, [Junk])[0];
        scene
            .when(B, Action::Swap { card, place: 0 })
            .then_refused("dale_of_merchants.card.not_choosable");
        shuffles()
            .acting()
            .plays(A, LunchBreak)
            .passes(A)
            .then_asked([A], "dale_of_merchants.acting");
    }
}
