//! Cheer: all search their decks at once, in secret.

use kontor_rules::{Refusal, Seat};

use super::{
    super::{
        action::Action, choice::Choice, event::Event, kinds::Card, pending::Question, state::State,
    },
    ask::{self, places, searched},
    picks::check_pick,
};

/// What a seat may do: choose a card of the own deck.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    ask::choices(state, seat, Card::Cheer, &Question::DeckCards { min: 1 })
}

/// The event by which the seat has chosen.
pub fn chosen(state: &State, seat: Seat, action: &Action) -> Result<Event, Refusal> {
    let Action::ChooseDeckCards { places: named } = action else {
        return Err(Refusal::not_asked(seat));
    };
    let deck = searched(state, seat);
    check_pick(named, &places(deck.len()), 1, 1, "places")?;
    Ok(Event::DeckCardChosen { seat, place: named[0], card: deck[named[0] as usize] })
}
