//! Cunning Neighbour.

use super::super::super::{
    action::Action,
    cards::{Answered, Row},
    components::{Card, Set},
    event::{Event, Goal},
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Foxes, 1, "Cunning Neighbour", 4)
    .text("Choose another player and look at that player's hand. You may put this card on top of your deck.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let of = run.state().others(seat);
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
