//! Siesta.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::Question,
    run::Run,
    zones::Goal,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.waits(due).hears(hears);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    let places = (0_u32..).zip(run.state().pile(seat)).map(|(place, _)| place).collect();
    run.ask(seat, Card::Siesta, Question::PileCards { places, min: 0, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    for place in answered.numbers() {
        run.from_pile(answered.seat, *place, Goal::Hand { seat: answered.seat });
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn any_card_of_the_pile_may_be_taken_at_the_next_start() {
        let scene = || given(2).waiting(B, Siesta).pile(B, [Swank, Junk]).starting();
        scene().takes_from_pile(B, [0]).then_hand(B, [Swank]).then_pile(B, [Junk, Siesta]);
        scene().takes_from_pile(B, []).then_hand(B, []).then_pile(B, [Swank, Junk, Siesta]);
    }

    #[test]
    fn it_is_not_on_the_pile_itself_yet() {
        given(2)
            .waiting(B, Siesta)
            .starting()
            .then_pile(B, [Siesta])
            .then_asked([B], "dale_of_merchants.acting");
    }

    #[test]
    fn a_later_siesta_takes_an_earlier_one() {
        let scene = given(2).waiting(B, Siesta).waiting(B, Siesta).starting().takes_up(B, 1);
        scene.takes_from_pile(B, [0]).then_hand(B, [Siesta]).then_pile(B, [Siesta]);
    }
}
