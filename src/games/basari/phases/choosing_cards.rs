//! «Die 2. Phase», choosing: all lay down a card at once, and when all have, the cards are turned
//! over.

use kontor_rules::{Refusal, Seat, Table};

use super::super::{
    action::Action, choice::Choice, components::Card, event::Event, game::Basari, state::State,
};

/// The decision for one of the three actions.
pub const KIND: &str = "basari.choosing_card";

/// Everybody who has not chosen yet.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    state.chosen_card(seat).is_none().then_some(KIND)
}

/// What a seat may do: any card, in every round.
pub fn choices(_: &State, _: Seat) -> Vec<Choice> {
    vec![Choice::ChooseCard { cards: Card::ALL.to_vec() }]
}

/// Carries out what the seat decided.
pub fn decide(table: &mut Table<'_, Basari>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::ChooseCard { card } => {
            table.emit(Event::CardChosen { seat, card });
            Ok(())
        }
        Action::ChooseArch { arch: _ }
        | Action::Offer { gems: _ }
        | Action::Concede {}
        | Action::Accept {} => Err(Refusal::not_asked(seat)),
    }
}

/// Turns the cards over. The actions of single players come first, then those that two trade for,
/// then what lapses; in each group the order of the cards decides («Sonderfälle/Hinweise»).
pub fn advance(table: &mut Table<'_, Basari>) {
    let state = table.state();
    let card = |seat| state.chosen_card(seat).expect("cards are turned over when all have chosen");
    let cards: Vec<Card> = Seat::all(state.seats()).map(card).collect();
    let takers = |card: &Card| cards.iter().filter(|other| *other == card).count();
    let mut order: Vec<Card> = Card::ALL.into_iter().filter(|card| takers(card) > 0).collect();
    order.sort_by_key(|card| (takers(card), *card));
    table.emit(Event::CardsRevealed { cards, order });
}
