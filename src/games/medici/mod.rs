//! Medici (Reiner Knizia; Amigo 1995), for three to six players. Section names in «» are those of
//! the English rulebook.
//!
//! The game in ten lines. Three rounds; in each a player may buy up to five ware cards. In turn a
//! player turns up one to three cards of the deck, one by one. The player to the left bids for the
//! whole lot or passes, then the others in order, the turner last, each once and each bid higher
//! than the one before. The highest bidder pays and stores the lot; if all pass it is discarded.
//! No player may bid for more cards than the warehouse has room for. The round ends with the deck,
//! or when one player alone has room, who fills up from the deck for nothing. Then the warehouses
//! are ranked by the sum of their values and bring proceeds; and for each card a counter goes up
//! the account of its ware: the highest and second highest of each account are awarded 10 and 5,
//! and the two top spaces bring prizes of 10 and 20 as well. Ties share. The accounts stand, the
//! warehouses are emptied; after three rounds the richest player wins.
//!
//! # Glossary
//!
//! | word | meaning |
//! | --- | --- |
//! | ware | one of five kinds of goods |
//! | lot | the cards turned up in a turn, auctioned together |
//! | turner | whose turn it is to turn up cards |
//! | warehouse | the cards a player bought in this round, five at most |
//! | proceeds | florins for the value of a warehouse |
//! | account | the track of a ware, eight spaces, with a counter of each player |
//! | award | florins for the highest and the second highest counter of an account |
//! | prize | florins printed on the two top spaces of an account |
//! | wealth | all the florins of a player |
//!
//! # Rulings
//!
//! The rulebook decides where it speaks. What is played where it leaves something open stands in
//! `rulings.rs`, a numbered list that tests and comments cite and that the guide's page shows.
//!
//! # What is hidden
//!
//! The order of the deck and the cards left out of the round, from everybody alike. Everything else
//! lies open, so all imagine the same worlds; a round's end does not open the cards that were left.

pub mod action;
pub mod choice;
pub mod components;
pub mod determinize;
pub mod evaluation;
pub mod event;
mod evolve;
pub mod game;
pub mod options;
pub mod phases;
pub mod refusals;
pub mod rulings;
pub mod scores;
pub mod scoring;
pub mod state;
pub mod templates;
#[cfg(test)]
mod tests;
pub mod view;

use std::ops::RangeInclusive;

pub use kontor_rules::NoOrders as Orders;
use kontor_rules::{
    Chance, Due, Dues, FieldValue, Outcome, PerSeat, Refusal, RefusalKind, Rules, Ruling, Seat,
    Table, Template, Texts, Viewer,
};

pub use action::Action;
pub use choice::Choice;
pub use components::Components;
pub use event::{Event, EventView};
pub use game::Medici;
pub use options::Options;
pub use state::State;
pub use view::View;

use components::{CARDS, ROUNDS, Ware};

/// A lot is a card turned up, the bidding opened, a word from each seat, and the sale; at worst
/// each card is a lot.
const EVENTS_OF_A_LOT_MAX: u64 = 3 + Seat::MAX as u64;
/// Dealing, start player, free cards, end, proceeds and the accounts.
const EVENTS_BETWEEN_ROUNDS: u64 = 5 + Ware::ALL.len() as u64;

impl Rules for Medici {
    const KIND: &'static str = "medici";
    const VERSION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 3..=6;
    const EVENTS_MAX: u64 =
        ROUNDS as u64 * (CARDS as u64 * EVENTS_OF_A_LOT_MAX + EVENTS_BETWEEN_ROUNDS) + 1;
    const REPLIES: usize = 2;
    const NAMES: Texts = Texts::same("Medici");
    const REFUSALS: &'static [RefusalKind] = refusals::REFUSALS;
    const RULINGS: &'static [Ruling] = rulings::RULINGS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Choice = Choice;
    type Event = Event;
    type EventView = EventView;
    type View = View;
    type Components = Components;
    type Orders = Orders;

    fn check(Options {}: &Options, _seats: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn empty(Options {}: &Options, seats: u8, version: u32) -> State {
        State::empty(seats, version)
    }

    fn setup(table: &mut Table<'_, Self>) {
        phases::set_up(table);
    }

    fn decide(table: &mut Table<'_, Self>, seat: Seat, action: &Action) -> Result<(), Refusal> {
        phases::decide(table, seat, action)
    }

    fn evolve(state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn due(state: &State) -> PerSeat<Dues> {
        PerSeat::from_fn(state.seats(), |seat| phases::dues(state, seat))
    }

    fn choices(state: &State, seat: Seat, _due: &Due) -> Vec<Choice> {
        phases::choices(state, seat)
    }

    fn template(choice: &Choice) -> Template {
        templates::template(choice)
    }

    fn answer(choice: &Choice, values: Vec<FieldValue>) -> Action {
        templates::answer(choice, values)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    // No player knows more than another, so the viewer makes no difference to what is shown.

    fn view(state: &State, _viewer: Viewer) -> View {
        view::view(state)
    }

    fn redact(event: &Event, viewer: Viewer) -> EventView {
        event.redact(viewer)
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        event.reveals(viewer)
    }

    fn determinize(state: &State, _viewer: Viewer, chance: &mut dyn Chance) -> State {
        determinize::determinize(state, chance)
    }

    fn evaluate(state: &State, seat: Seat) -> i64 {
        evaluation::evaluate(state, seat)
    }

    fn components() -> Components {
        components::components()
    }
}
