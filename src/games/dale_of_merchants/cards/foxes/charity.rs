//! Charity.

use super::super::super::{
    cards::effect::{Answered, Effect},
    components::byte,
    event::Event,
    kinds::Card,
    pending::{Given, Question, Viewers},
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let mut set = Vec::new();
    for giver in run.state().clockwise_from(seat) {
        if let Some((card, from)) = run.random_of(giver) {
            let known = Viewers::only(seat).and(Viewers::only(giver));
            run.go(card, from, Goal::Aside, known);
            set.push(Given { seat: giver, card, known });
        }
    }
    run.ask(seat, Card::Charity, Question::Deal { set });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let dealt = answered.dealt();
    run.emit(Event::SetDealt { seat, count: byte(dealt.len()) });
    for (given, taker) in dealt {
        let known = Viewers::only(seat).and(Viewers::only(taker));
        run.go(given.card, Origin::Aside, Goal::Hand { seat: taker }, known);
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn a_card_of_every_hand_is_given_back_to_somebody() {
        let scene = given(3)
            .hand(A, [Charity, Swank])
            .hand(B, [Sofa, Junk])
            .hand(C, [Magnet])
            .acting()
            .luck([0, 1, 0]);
        let scene = scene
            .plays(A, Charity)
            .then_hand(A, [])
            .then_hand(B, [Sofa])
            .then_hand(C, [])
            .deals(A, [C, A, B]);
        scene
            .then_hand(A, [Junk])
            .then_hand(B, [Sofa, Magnet])
            .then_hand(C, [Swank])
            .then_pile(A, [Charity]);
    }

    #[test]
    fn an_empty_hand_neither_gives_nor_gets() {
        let scene = given(3)
            .hand(A, [Charity])
            .hand(B, [Sofa])
            .hand(C, [Magnet])
            .acting()
            .luck([0, 0])
            .plays(A, Charity);
        scene.deals(A, [C, B]).then_hand(A, []).then_hand(B, [Magnet]).then_hand(C, [Sofa]);
    }

    #[test]
    fn without_any_cards_nothing_happens() {
        given(2)
            .hand(A, [Charity])
            .acting()
            .plays(A, Charity)
            .then_pile(A, [Charity])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
