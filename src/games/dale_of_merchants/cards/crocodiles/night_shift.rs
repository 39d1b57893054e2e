//! Night Shift.

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
    let owners = run.state().clockwise_from(seat);
    let set: Vec<Given> = owners.filter_map(|owner| run.draw_aside(owner, seat)).collect();
    run.ask(seat, Card::NightShift, Question::Deal { set });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let dealt = answered.dealt();
    run.emit(Event::SetDealt { seat, count: byte(dealt.len()) });
    for (given, owner) in dealt {
        run.go(given.card, Origin::Aside, Goal::DeckTop { seat: owner }, Viewers::only(seat));
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn the_top_cards_are_dealt_out_anew() {
        let scene = given(3)
            .hand(A, [NightShift])
            .deck(A, [Swank])
            .deck(B, [Sofa, Junk])
            .pile(C, [Cheer])
            .acting();
        let scene = scene
            .plays(A, NightShift)
            .then_asked([A], "dale_of_merchants.resolving")
            .deals(A, [B, C, A]);
        let scene = scene
            .then_deck(A, [Cheer])
            .then_deck(B, [Swank, Junk])
            .then_deck(C, [Sofa])
            .then_pile(A, [NightShift]);
        let known = |seat, viewer| scene.state().deck(seat).last().unwrap().known.contains(viewer);
        use kontor_rules::Viewer;
        assert!(
            known(B, Viewer::Seat(A)) && !known(B, Viewer::Seat(B)) && !known(B, Viewer::Spectator)
        );
    }

    #[test]
    fn who_has_no_card_gives_none_and_gets_none() {
        let scene = given(3)
            .hand(A, [NightShift])
            .deck(B, [Sofa])
            .deck(C, [Cheer])
            .acting()
            .plays(A, NightShift);
        let scene =
            scene.deals(A, [C, B]).then_deck(A, []).then_deck(B, [Cheer]).then_deck(C, [Sofa]);
        scene.then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn a_player_cannot_get_two() {
        let scene = given(2)
            .hand(A, [NightShift])
            .deck(A, [Sofa])
            .deck(B, [Cheer])
            .acting()
            .plays(A, NightShift);
        scene.deals(A, [B, B]).then_refused("dale_of_merchants.card.named_twice");
    }
}
