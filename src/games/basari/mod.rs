//! Basari (Reinhard Staupe; F.X. Schmid 1998), for three or four players. Section names in «» are
//! those of the German rulebook.
//!
//! The game in ten lines. Figures go round a ring of arches. In each round all roll and move, then
//! each secretly chooses one of three actions: roll once more, moving and scoring what the die
//! misses to six; score the points of the arch under the own figure; take its gems. A player who
//! alone chose an action carries it out. Two who chose the same trade for it: the one with more
//! points offers gems, the other takes them and leaves the action, or outbids, and so on. If three
//! or four chose the same no player gets it. When at the end of a round a player has got round the
//! board there is a scoring: 10 points for a lap, and 8 to 14 for the most gems of each colour, of
//! which some are given back. Then all begin a new lap where they stand. After the third scoring
//! the most points win.
//!
//! **The default board is a reconstruction.** The rulebook does not list the arches, and the
//! printed list was not to be had. The board in `components.rs` fits all that the rulebook says; a
//! table can be given another one as an option.
//!
//! # Glossary
//!
//! | word | meaning |
//! | --- | --- |
//! | arch | a place on the board, with the points and the gems that its two actions give |
//! | figure | stands above an arch and moves clockwise |
//! | start marker | where a figure began its lap |
//! | lap | as many steps from the start marker as there are arches |
//! | card | one of the three actions, chosen face down |
//! | single | an action that one player chose |
//! | trade | offers of two players who chose the same action |
//! | opener, responder | who makes the first offer of a trade; who answers it |
//! | raise | an offer that outranks the one before: more gems, or as many of which more are red, else yellow, else green |
//! | majority | the most gems of a colour at a scoring |
//! | supply | the gems that no player owns |
//!
//! # Rulings
//!
//! The rulebook decides where it speaks. What is played where it leaves something open stands in
//! `rulings.rs`, a numbered list that tests and comments cite and that the guide's page shows.
//!
//! # What is hidden
//!
//! The cards of a round until all have chosen. Everybody sees who has chosen. All else lies open.

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
pub use game::Basari;
pub use options::Options;
pub use state::State;
pub use view::View;

use components::{ARCHES, Colour, GEMS_OF_A_COLOUR, SCORINGS};
use phases::trading::OPENING_ROLLS_MAX;

/// The most players.
const SEATS_MAX: u64 = 4;
/// Each round moves each figure by a step at least, and a lap is a step for each arch at most.
const ROUNDS_MAX: u64 = SCORINGS as u64 * *ARCHES.end() as u64;
/// Each offer of a trade outranks the one before, so none is made twice; this is how many different
/// ones there are.
const OFFERS_MAX: u64 = (GEMS_OF_A_COLOUR as u64 + 1).pow(Colour::ALL.len() as u32);
/// Rolls for the first offer, the opening, the offers, the end of the trade and the action.
const EVENTS_OF_A_TRADE_MAX: u64 = OPENING_ROLLS_MAX as u64 + OFFERS_MAX + 3;
/// The beginning, a move and a card for each player, the reveal, and two trades, which no other
/// actions outnumber.
const EVENTS_OF_A_ROUND_MAX: u64 = 2 + 2 * SEATS_MAX + 2 * EVENTS_OF_A_TRADE_MAX;
/// Laps, majorities, and start markers or the end.
const EVENTS_OF_A_SCORING: u64 = 2 + Colour::ALL.len() as u64;

impl Rules for Basari {
    const KIND: &'static str = "basari";
    const VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 3..=4;
    const EVENTS_MAX: u64 =
        1 + SEATS_MAX + ROUNDS_MAX * EVENTS_OF_A_ROUND_MAX + SCORINGS as u64 * EVENTS_OF_A_SCORING;
    const REPLIES: usize = 1;
    const SEATS_DECIDE_WHO_BEGINS: bool = true;
    const NAMES: Texts = Texts::same("Basari");
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

    fn check(options: &Options, _seats: u8) -> Result<(), Refusal> {
        options::check(options)
    }

    fn empty(options: &Options, seats: u8, version: u32) -> State {
        State::empty(options, seats, version)
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

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> EventView {
        event.redact(viewer)
    }

    fn reveals(event: &Event, viewer: Viewer) -> bool {
        event.reveals(viewer)
    }

    fn determinize(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        determinize::determinize(state, viewer, chance)
    }

    fn evaluate(state: &State, seat: Seat) -> i64 {
        evaluation::evaluate(state, seat)
    }

    fn components() -> Components {
        components::components()
    }
}
