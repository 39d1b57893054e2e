//! Die Händler (Wolfgang Kramer and Richard Ulrich; Queen Games 1999), for two to four players.
//! Section names in «» are those of the English rulebook.
//!
//! The game in ten lines. Dealers purchase goods into warehouses of six cities. The player who bids
//! most for a wagon is its Loading Master, loads one kind of goods, and lets others load for a fee,
//! on which they bargain. In turn everybody moves a wagon by one of four tiles; wagons go forward
//! only and may turn off at forks. A player who makes a wagon meet the courier picks an influence
//! card. All set price wheels in secret, and prices go up, or from the top to the bottom. Wagons
//! that reached a city sell their goods there, with a bonus for what the city does not produce.
//! Everybody pays upkeep for his rank, or falls, and may purchase up to two levels, which get
//! dearer with every arrival. Special abilities bend one of these rules each. After six to eight
//! arrivals the round is finished, and the highest rank wins; money breaks ties.
//!
//! **The boards are reconstructions.** The rulebooks do not list what is printed on the board.
//! Those in `board.rs` fit all that they say; a table can be given another one as an option.
//!
//! # Glossary
//!
//! | word | meaning |
//! | --- | --- |
//! | ability | Sonderfähigkeit: one of eight red cards |
//! | influence card | Einflusskarte: Achsenbruch, Kostenlose Zuladung, Sonder-Verkauf, Sozialer Aufstieg, Verkauf mit Bonus |
//! | supply | the goods that no player owns |
//! | warehouse | a player's goods in a city |
//! | Loading Master, master | who won a wagon, until it leaves the city |
//! | loader | another player who could load onto a wagon |
//! | offer, request | what the master proposes to a loader; what a loader proposes to the master |
//! | tile, driver points | what wagons are moved by: Wagnerei gives one point, Große Wagnerei two |
//! | rank, level | the place on the status track, from Krämer to Ratsherr; a step on it |
//! | credit | Kredit: 2000 from the bank, 2500 back |
//! | deal, proposal | what two players agreed on, and what one of them proposed («Negotiation Variant») |
//! | pledge | what a player binds himself to by a deal; the rules leave him nothing that breaks it |
//! | Starting player, player order | who plays first in a round; clockwise from there |
//!
//! # Rulings
//!
//! The English rulebook decides where it speaks, the French one for card texts. What is played
//! where it leaves something open stands in `rulings.rs`, a numbered list that tests and comments
//! cite and that the guide's page shows.
//!
//! # What is hidden
//!
//! Money, but in the set-up and at the end; influence cards, but not how many; which one was
//! picked, or given by a deal that does not name it; bids and wheels until all are in. A player who
//! holds any influence card, or has one set aside for an open proposal, is asked in every window in
//! which a card might be played, unless what lies open shows that none could be.

pub mod action;
pub mod board;
pub mod cards;
pub mod choice;
pub mod components;
pub mod deals;
pub mod determinize;
pub mod evaluation;
pub mod event;
mod evolve;
pub mod game;
pub mod goods;
pub mod inspection;
pub mod names;
pub mod options;
pub mod phase;
pub mod phases;
pub mod prices;
pub mod refusals;
pub mod roads;
pub mod rulings;
pub mod scores;
pub mod scoring;
pub mod shown;
pub mod state;
pub mod step;
pub mod templates;
#[cfg(test)]
mod tests;
mod version;
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
pub use game::Haendler;
pub use options::Options;
pub use state::State;
pub use view::View;

use components::{CREDITS, OFFERS_MAX, PROPOSALS_MAX, ROUNDS_MAX, WAGONS};

/// The most players.
const SEATS_MAX: u64 = 4;
/// More events than the auction of eight abilities has: each is named and sold, and in between bid
/// for in steps of 100.
const EVENTS_OF_SETUP_MAX: u64 = 8 * (2 + 50 + SEATS_MAX) + 2;
/// Offers and requests with their answers, loads, passes and what frames them, for a wagon.
const EVENTS_OF_A_WAGON_MAX: u64 = 4 * SEATS_MAX * OFFERS_MAX as u64 + 10 * SEATS_MAX + 10;
/// Proposals, what they set aside, deals, cards that change hands, and the ends of pledges.
const EVENTS_OF_DEALS_MAX: u64 = 7 * SEATS_MAX * PROPOSALS_MAX as u64;
/// Everything else of a round: purchases, turns, cards, prices, sales, upkeep, status, credits.
const EVENTS_OF_A_ROUND_MAX: u64 = WAGONS as u64 * EVENTS_OF_A_WAGON_MAX
    + EVENTS_OF_DEALS_MAX
    + 60 * SEATS_MAX
    + 30
    + CREDITS as u64;

impl Rules for Haendler {
    const KIND: &'static str = "haendler";
    const VERSION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const EVENTS_MAX: u64 = EVENTS_OF_SETUP_MAX + ROUNDS_MAX as u64 * EVENTS_OF_A_ROUND_MAX;
    const REPLIES: usize = 4;
    const NAMES: Texts = Texts::same("Die Händler");
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

    fn check_new(options: &Options) -> Result<(), Refusal> {
        options::check_new(options)
    }

    fn resolved(options: Options) -> Options {
        options.resolved()
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

    fn choices(state: &State, seat: Seat, due: &Due) -> Vec<Choice> {
        phases::choices(state, seat, due)
    }

    fn shown(choices: Vec<Choice>) -> Vec<Choice> {
        shown::shown(choices)
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
