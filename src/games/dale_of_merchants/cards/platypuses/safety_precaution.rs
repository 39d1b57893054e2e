//! Safety Precaution.

use super::super::super::{
    action::Action,
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::Question,
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::SafetyPrecaution, Question::StallCard);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::ChooseStallCard { stack, place } = *answered.action else {
        unreachable!("a card of the stall was asked for")
    };
    let seat = answered.seat;
    let stall = run.state().stall_of(seat);
    let card = run.state().stacks_of(seat)[stack as usize][place as usize];
    run.go_openly(card, Origin::Stall { stall, stack, place }, Goal::Hand { seat });
    run.resolve_to(seat, Goal::Stall { stall, stack, place });
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{
        kinds::Card::{self, *},
        tests::scene::*,
    };

    use super::super::super::super::action::Action;

    #[test]
    fn it_takes_the_place_of_a_card_of_the_stall() {
        let stall: &[&[Card]] = &[&[SteadyAchiever], &[Cheer, CunningNeighbour]];
        let scene = given(2)
            .hand(A, [SafetyPrecaution])
            .stall(0, stall)
            .acting()
            .plays(A, SafetyPrecaution);
        let scene = scene.when(A, Action::ChooseStallCard { stack: 1, place: 0 });
        let scene = scene
            .then_hand(A, [Cheer])
            .then_pile(A, [])
            .then_schedule(A, [])
            .then_asked([A], "dale_of_merchants.acting");
        assert_eq!(
            scene.state().stalls[0],
            [vec![SteadyAchiever], vec![SafetyPrecaution, CunningNeighbour]]
        );
        assert_eq!(scene.state().next_stack(A), 3);
    }

    #[test]
    fn with_an_empty_stall_it_is_discarded() {
        let scene = given(2).hand(A, [SafetyPrecaution]).acting().plays(A, SafetyPrecaution);
        scene.then_pile(A, [SafetyPrecaution]).then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn a_sofa_that_is_taken_back_counts_no_more() {
        let scene = given(2).hand(A, [SafetyPrecaution]).stall(0, &[&[Sofa]]).acting();
        assert_eq!(scene.state().hand_size(A), 6);
        let scene = scene.plays(A, SafetyPrecaution).then_hand(A, [Sofa]);
        assert_eq!(scene.state().hand_size(A), 5);
    }
}
