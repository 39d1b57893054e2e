//! Dale of Merchants 2 (Sami Laakso; Snowdale Design 2016), for two to four players. Names in «»
//! are sections of the rulebook.
//!
//! The game in ten lines. Merchants buy cards and build a stall of eight stacks: the first of value
//! 1, the next of value 2, and so on, each of cards of one animalfolk set. A turn has one action:
//! buy a card of the market with cards of the hand, play a technique, build the next stack, or
//! discard any cards. Many techniques give another action. Cards used to pay go to the own discard
//! pile and come back when the deck is formed again; cards in the stall stay there, but for one
//! that a Safety Precaution takes back. Then the hand is filled to five cards and the market to
//! five. Six sets of fifteen cards, of which a game uses one more than there are players (four with
//! teams), bend these rules: some cards wait for their owner's next turn, some threaten the
//! opponents, some ask everybody, some roll a die, and the owls answer from the hand to what others
//! do. In teams of two a stall of ten stacks is shared, and partners help with stacks. The first to
//! finish a stall wins at once.
//!
//! # Glossary
//!
//! | word | meaning |
//! | --- | --- |
//! | set | the fifteen cards of one animalfolk |
//! | technique, passive, junk | what is played as an action; what works where it lies; what only pays |
//! | pile | a player's discard pile |
//! | schedule | the techniques in front of a player whose effect is not over |
//! | due | waiting on the schedule for this start of a turn |
//! | discard, throw away | onto the own pile; onto the market's pile, or the junk pile |
//! | form | to shuffle a pile into a new deck when a card is needed and the deck is empty |
//! | search | to look through the own deck, which is not formed for it |
//! | window | the moment in which owls may answer to what has just happened |
//! | aside | between places: in a private set that one player looks at, or as a lot that is drawn |
//! | handle | the name of a card as long as it stays in a hand |
//!
//! # Rulings
//!
//! The rulebook decides where it speaks. What is played where it leaves something open stands in
//! `rulings.rs`, a numbered list that tests and comments cite and that the guide's page shows.
//!
//! # What is hidden
//!
//! Hands, decks, the market deck, private sets, and choices until all have chosen. A viewer's
//! knowledge goes with a card as long as the viewer can follow it: down a deck as others are put on
//! top, from its top into the hand. It ends when that deck is shuffled, when the card is moved
//! unseen, and when its hand loses a card that the viewer did not see. Standing orders are hidden
//! too, and when they are carried out does not depend on a hand.

pub mod action;
pub mod cards;
pub mod choice;
pub mod components;
pub mod determinize;
pub mod evaluation;
pub mod event;
mod evolve;
pub mod game;
pub mod kinds;
pub mod options;
pub mod orders;
pub mod pending;
pub mod phases;
pub mod printed;
pub mod refusals;
pub mod rulings;
pub mod run;
pub mod scores;
pub mod scoring;
pub mod shown;
pub mod state;
pub mod templates;
#[cfg(test)]
mod tests;
pub mod texts;
pub mod version;
pub mod view;
pub mod zones;

use std::ops::RangeInclusive;

use kontor_rules::{
    Chance, Due, Dues, FieldValue, Outcome, PerSeat, Refusal, RefusalKind, Rules, Ruling, Seat,
    Table, Template, Texts, Viewer,
};

pub use action::Action;
pub use choice::Choice;
pub use components::Components;
pub use event::{Event, EventView};
pub use game::DaleOfMerchants;
pub use options::Options;
pub use orders::Orders;
pub use state::State;
pub use view::View;

use components::{ACTIONS_MAX, ROUND_LIMITS};

/// The most players.
const SEATS_MAX: u64 = 4;
/// More events than an action with its windows has: every card in play moves, is shown and answered
/// to.
const EVENTS_OF_AN_ACTION_MAX: u64 = 2_000;

impl Rules for DaleOfMerchants {
    const KIND: &'static str = "dale_of_merchants";
    const VERSION: u32 = 3;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const EVENTS_MAX: u64 =
        *ROUND_LIMITS.end() as u64 * SEATS_MAX * (ACTIONS_MAX as u64 + 2) * EVENTS_OF_AN_ACTION_MAX;
    const REPLIES: usize = 0;
    const NAMES: Texts = Texts::same("Dale of Merchants 2");
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

    fn check(options: &Options, seats: u8) -> Result<(), Refusal> {
        options::check(options, seats)
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

    fn shown(choices: Vec<Choice>) -> Vec<Choice> {
        shown::shown(choices)
    }

    fn template(choice: &Choice) -> Template {
        templates::template(choice)
    }

    fn answer(choice: &Choice, values: Vec<FieldValue>) -> Action {
        templates::answer(choice, values)
    }

    fn name_of(choice: &Choice, field: &str, number: i64) -> Option<String> {
        templates::name_of(choice, field, number)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn rematch(options: Options, state: &State) -> Options {
        Options { first_seat: scores::rematch_begins(&state.outcome()), ..options }
    }

    fn teams(options: &Options, seats: u8) -> Vec<u8> {
        let team = |seat| if options.teams { seat % 2 } else { seat };
        (0..seats).map(team).collect()
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
