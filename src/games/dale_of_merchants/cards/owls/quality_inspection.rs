//! Quality Inspection.

use super::super::super::{
    cards::effect::{Answered, Effect},
    kinds::Card,
    pending::Question,
    run::Run,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::QualityInspection, Question::HandCards { min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let (card, from) = run.in_hand(seat, answered.numbers()[0]);
    run.throw_away(card, from);
    run.draw(seat, 1);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn it_answers_when_it_comes_into_the_hand_and_may_throw_itself_away() {
        let scene = given(2)
            .owls()
            .hand(A, [Swank, Junk])
            .market([Some(QualityInspection)])
            .deck(A, [Sofa])
            .acting();
        let scene = scene
            .buys(A, 0, [Swank])
            .then_asked([A], "dale_of_merchants.reacting")
            .uses(A, QualityInspection);
        let scene = scene.picks(A, [QualityInspection]);
        assert_eq!(scene.state().market_pile, [QualityInspection]);
        scene.then_hand(A, [Sofa, Junk]);
    }

    #[test]
    fn a_copy_that_lay_there_before_does_not_answer() {
        let scene = given(2)
            .owls()
            .hand(A, [LunchBreak, QualityInspection])
            .deck(A, [Sofa])
            .acting()
            .plays(A, LunchBreak);
        scene.then_asked([A], "dale_of_merchants.reacting").then_usable(A, []);
    }

    #[test]
    fn what_it_draws_may_be_another_copy() {
        let deck = [QualityInspection, QualityInspection, Sofa];
        let scene =
            given(2).owls().hand(A, [LunchBreak, Junk]).deck(A, deck).acting().plays(A, LunchBreak);
        let scene = scene.uses(A, QualityInspection).picks(A, [Junk]);
        let second = scene.state().hand(A)[1].handle;
        let scene =
            scene.when(A, super::super::super::super::action::Action::UseOwl { card: second });
        scene.picks(A, [QualityInspection]).then_hand(A, [QualityInspection, Sofa]);
    }
}
