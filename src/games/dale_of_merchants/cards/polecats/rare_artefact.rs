//! Rare Artefact.

use super::super::super::{
    cards::effect::{Answered, Effect},
    event::Event,
    kinds::Card,
    pending::Question,
    run::Run,
    zones::Until,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::RareArtefact, Question::HandCards { min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let (seat, handle) = (answered.seat, answered.numbers()[0]);
    let (card, _) = run.in_hand(seat, handle);
    let factor = run.roll(seat);
    run.emit(Event::ValueMultiplied { seat, handle, card, factor });
    run.keep(seat, Until::EndOfTurn);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn the_value_of_a_shown_card_is_multiplied_for_this_turn() {
        let scene = given(2)
            .hand(A, [RareArtefact, Swank, Junk])
            .acting()
            .plays(A, RareArtefact)
            .luck([4])
            .picks(A, [Swank]);
        let scene = scene
            .then_value(A, Swank, 9)
            .then_value(A, Junk, 1)
            .then_schedule(A, [RareArtefact])
            .ends(A)
            .then_pile(A, [RareArtefact]);
        scene.then_value(A, Swank, 3);
    }

    #[test]
    fn two_of_them_multiply() {
        let scene = given(2)
            .hand(A, [RareArtefact, RareArtefact, Swank, Junk])
            .acting()
            .plays(A, RareArtefact)
            .luck([2]);
        let scene = scene.picks(A, [Swank]).plays(A, RareArtefact).luck([4]).picks(A, [Swank]);
        let scene = scene.then_value(A, Swank, 18);
        let scene =
            scene.ends(A).then_asked([A], "dale_of_merchants.discarding_lasting").takes_up(A, 1);
        scene
            .then_pile(A, [RareArtefact, RareArtefact])
            .then_asked([B], "dale_of_merchants.acting");
    }

    #[test]
    fn with_an_empty_hand_it_is_discarded_at_once() {
        let scene = given(2).hand(A, [RareArtefact]).acting().plays(A, RareArtefact);
        scene
            .then_schedule(A, [])
            .then_pile(A, [RareArtefact])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
