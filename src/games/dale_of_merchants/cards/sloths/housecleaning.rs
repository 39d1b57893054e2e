//! Housecleaning.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::Question,
    run::Run,
    zones::Goal,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).waits(due).hears(hears);

/// Most junk cards that are taken.
const JUNK_MAX: u8 = 3;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let pile = (0_u32..).zip(run.state().pile(seat));
    let places = pile.filter(|(_, card)| **card == Card::Junk).map(|(place, _)| place).collect();
    run.ask(seat, Card::Housecleaning, Question::PileCards { places, min: 0, max: JUNK_MAX });
}

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::Housecleaning, Question::HandCards { min: 0, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    if let Question::HandCards { .. } = answered.question {
        for handle in answered.numbers() {
            let (card, from) = run.in_hand(seat, *handle);
            run.throw_away(card, from);
        }
        return;
    }
    // From the top down, so that the places below stay what they are.
    let mut places = answered.numbers().to_vec();
    places.sort_by_key(|place| std::cmp::Reverse(*place));
    for place in places {
        run.from_pile(seat, place, Goal::Hand { seat });
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn up_to_three_junk_cards_come_into_the_hand() {
        let pile = [Junk, Swank, Junk, Junk, Junk];
        let scene =
            given(2).hand(A, [Housecleaning]).pile(A, pile).acting().plays(A, Housecleaning);
        let scene = scene.takes_from_pile(A, [3, 0]);
        scene
            .then_hand(A, [Junk, Junk])
            .then_pile(A, [Swank, Junk, Junk])
            .then_schedule(A, [Housecleaning]);
    }

    #[test]
    fn places_are_those_before_any_card_is_taken() {
        let scene = given(2)
            .hand(A, [Housecleaning])
            .pile(A, [Junk, Junk, Swank])
            .acting()
            .plays(A, Housecleaning);
        scene.takes_from_pile(A, [0, 1]).then_hand(A, [Junk, Junk]).then_pile(A, [Swank]);
    }

    #[test]
    fn other_cards_and_a_fourth_are_not_for_it() {
        let scene = |places: &[u32]| {
            let pile = [Junk, Swank, Junk, Junk, Junk];
            let scene =
                given(2).hand(A, [Housecleaning]).pile(A, pile).acting().plays(A, Housecleaning);
            scene.takes_from_pile(A, places)
        };
        scene(&[1]).then_refused("dale_of_merchants.card.not_choosable");
        scene(&[0, 2, 3, 4]).then_refused("dale_of_merchants.cards.miscounted");
    }

    #[test]
    fn a_card_may_be_thrown_away_at_the_next_start() {
        let scene = || given(2).waiting(B, Housecleaning).hand(B, [Swank, Junk]).starting();
        let thrown = scene().picks(B, [Swank]).then_hand(B, [Junk]).then_pile(B, [Housecleaning]);
        assert_eq!(thrown.state().market_pile, [Swank]);
        scene().picks(B, [Junk]).then_hand(B, [Swank]).then_pile(B, [Housecleaning]);
        scene().picks(B, []).then_hand(B, [Swank, Junk]).then_pile(B, [Housecleaning]);
    }

    #[test]
    fn without_junk_or_hand_nobody_is_asked() {
        given(2)
            .hand(A, [Housecleaning])
            .pile(A, [Swank])
            .acting()
            .plays(A, Housecleaning)
            .then_asked([A], "dale_of_merchants.acting");
        given(2).waiting(B, Housecleaning).starting().then_asked([B], "dale_of_merchants.acting");
    }
}
