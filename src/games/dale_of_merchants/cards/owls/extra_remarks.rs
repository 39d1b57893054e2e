//! Extra Remarks.

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
    let places = (0_u32..).zip(run.state().pile(seat)).map(|(place, _)| place).collect();
    run.ask(seat, Card::ExtraRemarks, Question::PileCards { places, min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.from_pile(answered.seat, answered.numbers()[0], Goal::DeckTop { seat: answered.seat });
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn a_card_of_the_pile_goes_on_the_deck_after_another_built() {
        let scene = given(2)
            .owls()
            .hand(A, [LittleVillain])
            .hand(B, [ExtraRemarks])
            .pile(B, [Swank, Junk])
            .acting();
        let scene = scene
            .builds(A, [LittleVillain])
            .then_asked([B], "dale_of_merchants.reacting")
            .uses(B, ExtraRemarks)
            .takes_from_pile(B, [0]);
        scene.then_deck(B, [Swank]).then_pile(B, [Junk]).then_hand(B, [ExtraRemarks]);
    }

    #[test]
    fn without_a_pile_nobody_is_asked() {
        let scene = given(2)
            .owls()
            .hand(A, [LittleVillain])
            .hand(B, [ExtraRemarks])
            .acting()
            .builds(A, [LittleVillain]);
        scene.then_asked([B], "dale_of_merchants.acting");
    }
}
