//! Cunning Neighbour.

use super::super::super::{
    action::Action,
    cards::effect::{Answered, Effect},
    event::Event,
    kinds::Card,
    pending::Question,
    run::Run,
    zones::Goal,
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let of = run.state().others(seat).collect();
    run.ask(seat, Card::CunningNeighbour, Question::Player { of });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    if let Action::PutOnDeck { on_deck } = answered.action {
        if *on_deck {
            run.resolve_to(seat, Goal::DeckTop { seat });
        }
        return;
    }
    let owner = answered.player();
    run.emit(Event::PlayerChosen { seat, chosen: owner });
    let cards = run.state().hand(owner).iter().map(|held| held.card).collect();
    run.emit(Event::HandLookedAt { seat, owner, cards });
    run.ask(seat, Card::CunningNeighbour, Question::OnDeck);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    use super::super::super::super::{action::Action, event::Event};

    fn looked() -> Scene {
        given(2)
            .hand(A, [CunningNeighbour])
            .deck(A, [Junk])
            .hand(B, [Swank, Sofa])
            .acting()
            .plays(A, CunningNeighbour)
    }

    #[test]
    fn the_hand_is_seen_by_its_player_alone() {
        let scene =
            looked().then_some(|event| matches!(event, Event::HandLookedAt { seat: A, owner: B, cards } if cards.len() == 2));
        use kontor_rules::Viewer;
        let held = scene.state().hand(B)[0];
        assert!(held.known.contains(Viewer::Seat(A)) && !held.known.contains(Viewer::Spectator));
    }

    #[test]
    fn it_may_go_on_top_of_the_deck() {
        looked()
            .when(A, Action::PutOnDeck { on_deck: true })
            .then_deck(A, [CunningNeighbour, Junk])
            .then_pile(A, []);
        looked()
            .when(A, Action::PutOnDeck { on_deck: false })
            .then_deck(A, [Junk])
            .then_pile(A, [CunningNeighbour]);
    }

    #[test]
    fn with_three_players_one_is_chosen() {
        let scene = given(3).hand(A, [CunningNeighbour]).acting().plays(A, CunningNeighbour);
        scene.chooses(A, A).then_refused("dale_of_merchants.card.not_choosable");
    }
}
