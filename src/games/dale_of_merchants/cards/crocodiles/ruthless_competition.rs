//! Ruthless Competition.

use super::super::super::{
    cards::effect::{Answered, Effect},
    event::Event,
    kinds::Card,
    pending::{Question, Task, Viewers},
    run::Run,
    zones::Goal,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let of = state.others(seat).filter(|other| state.can_draw(*other)).collect();
    run.ask(seat, Card::RuthlessCompetition, Question::Player { of });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    match answered.target {
        None => {
            let chosen = answered.player();
            run.emit(Event::PlayerChosen { seat, chosen });
            run.draw_from(chosen, seat);
            let question = Question::HandCards { min: 1, max: 1 };
            run.then([
                Task::Windows,
                Task::Ask { seat, card: Card::RuthlessCompetition, question, target: Some(chosen) },
            ]);
        }
        Some(target) => {
            let (card, from) = run.in_hand(seat, answered.numbers()[0]);
            run.go(card, from, Goal::DeckTop { seat: target }, Viewers::only(seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn a_card_is_drawn_from_another_deck_and_one_put_back() {
        let scene = given(3)
            .hand(A, [RuthlessCompetition, Junk])
            .deck(B, [Sofa, Swank])
            .deck(C, [Cheer])
            .acting();
        let scene = scene
            .plays(A, RuthlessCompetition)
            .chooses(A, B)
            .then_hand(A, [Sofa, Junk])
            .picks(A, [Junk]);
        scene
            .then_hand(A, [Sofa])
            .then_deck(B, [Junk, Swank])
            .then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn with_an_empty_hand_the_same_card_goes_back() {
        let scene = given(2)
            .hand(A, [RuthlessCompetition])
            .pile(B, [Cheer])
            .acting()
            .plays(A, RuthlessCompetition);
        scene
            .then_hand(A, [])
            .then_deck(B, [Cheer])
            .then_some(shuffled(B))
            .then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn in_a_team_the_partner_may_be_chosen() {
        let scene = given(4)
            .teams()
            .hand(A, [RuthlessCompetition, Junk])
            .deck(B, [Sofa])
            .deck(C, [Swank])
            .acting();
        scene.plays(A, RuthlessCompetition).chooses(A, C).then_hand(A, [Swank, Junk]);
    }

    #[test]
    fn who_has_no_cards_cannot_be_chosen() {
        let scene = given(3)
            .hand(A, [RuthlessCompetition, Junk])
            .deck(B, [Sofa])
            .acting()
            .plays(A, RuthlessCompetition);
        scene.then_hand(A, [Sofa, Junk]);
        let scene =
            given(3).hand(A, [RuthlessCompetition, Junk]).acting().plays(A, RuthlessCompetition);
        scene.then_hand(A, [Junk]).then_asked([A], "dale_of_merchants.acting");
    }
}
