//! A minimal game for tests of the kernel and of scenes: players add numbers to a common total.
//!
//! Each in turn adds a number, rolls a die, or looks at the number that was hidden at the set-up.
//! The player who ends the game wins it. Each player may say something at any time.

use std::ops::RangeInclusive;

use kontor_rules::{
    Chance, Domain, Due, Dues, FieldValue, NoOrders, Outcome, PerSeat, Refusal, RefusalKind, Rules,
    Ruling, Seat, Table, Template, Texts, Viewer,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The refusal of a number that may not be added.
pub const OUT_OF_RANGE: RefusalKind = RefusalKind::new(
    "toy.number.out_of_range",
    "Adding",
    Texts::new(
        "{number} is not a number from {min} to {max}; {number} is refused.",
        "{number} ist keine Zahl von {min} bis {max}.",
        "{number} n’est pas un nombre de {min} à {max}.",
    ),
);

/// The most that is added at once.
pub const NUMBER_MAX: u32 = 3;
/// The numbers on the die are below this.
pub const DIE: u32 = 6;

/// The rules of the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toy;

/// A value without any content: options and components.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Nothing {}

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The sum of all that was added.
    pub total: u32,
    /// How many have answered the decision that the game waits for.
    pub turns: u64,
    /// What no player knows until one looks.
    pub secret: u32,
    /// Who ended the game.
    pub winner: Option<Seat>,
    /// How many play.
    pub seats: u8,
}

/// What a player decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type")]
pub enum Action {
    /// Adds a number.
    #[serde(rename = "toy.add")]
    Add {
        /// What is added.
        number: u32,
    },
    /// Adds what a die says.
    #[serde(rename = "toy.roll")]
    Roll {},
    /// Adds the hidden number, which all see then.
    #[serde(rename = "toy.look")]
    Look {},
    /// Ends the game.
    #[serde(rename = "toy.end")]
    End {},
    /// Says something.
    #[serde(rename = "toy.say")]
    Say {},
    /// Breaks the promise that an accepted action leads to an event.
    #[serde(rename = "toy.cheat")]
    Cheat {},
}

/// What a seat may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum Choice {
    /// Adds a number up to this.
    Add {
        /// The most that may be added.
        max: u32,
    },
    /// Says something.
    Say,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", content = "data")]
pub enum Event {
    /// The game began with this hidden number.
    Began(u32),
    /// A turn was taken.
    Acted(Seat),
    /// So much was added.
    Added(u32),
    /// The die showed this.
    Rolled(u32),
    /// The hidden number was this.
    Looked(u32),
    /// A player said something.
    Said(Seat),
    /// A player ended the game.
    Ended(Seat),
}

impl Rules for Toy {
    const KIND: &'static str = "toy";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const EVENTS_MAX: u64 = 1_000;
    const REPLIES: usize = 0;
    const NAMES: Texts = Texts::same("Toy");
    const REFUSALS: &'static [RefusalKind] = &[OUT_OF_RANGE];
    const RULINGS: &'static [Ruling] = &[];
    type Options = Nothing;
    type State = State;
    type Action = Action;
    type Choice = Choice;
    type Event = Event;
    type EventView = Event;
    type View = Nothing;
    type Components = Nothing;
    type Orders = NoOrders;

    fn check(_: &Nothing, _: u8) -> Result<(), Refusal> {
        Ok(())
    }

    fn empty(_: &Nothing, seats: u8, _: u32) -> State {
        State { total: 0, turns: 0, secret: 0, winner: None, seats }
    }

    fn setup(table: &mut Table<'_, Self>) {
        let secret = table.chance().below(DIE);
        table.emit(Event::Began(secret));
    }

    fn decide(table: &mut Table<'_, Self>, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if *action == (Action::Say {}) {
            table.emit(Event::Said(seat));
            return Ok(());
        }
        if asked(table.state()) != Some(seat) {
            return Err(Refusal::not_asked(seat));
        }
        match *action {
            Action::Add { number } => {
                if !(1..=NUMBER_MAX).contains(&number) {
                    let refusal = Refusal::new(&OUT_OF_RANGE).with("number", number);
                    return Err(refusal.with("min", 1_u32).with("max", NUMBER_MAX).at("number"));
                }
                table.emit(Event::Acted(seat));
                table.emit(Event::Added(number));
            }
            Action::Roll {} => {
                table.emit(Event::Acted(seat));
                let number = table.chance().below(DIE);
                table.emit(Event::Rolled(number));
            }
            Action::Look {} => {
                table.emit(Event::Acted(seat));
                let secret = table.state().secret;
                table.emit(Event::Looked(secret));
            }
            Action::End {} => {
                table.emit(Event::Acted(seat));
                table.emit(Event::Ended(seat));
            }
            Action::Say {} | Action::Cheat {} => {}
        }
        Ok(())
    }

    fn evolve(state: &mut State, event: &Event) {
        match event {
            Event::Began(secret) => state.secret = *secret,
            Event::Acted(_) => state.turns += 1,
            Event::Added(number) | Event::Rolled(number) | Event::Looked(number) => {
                state.total += number
            }
            Event::Said(_) => {}
            Event::Ended(seat) => state.winner = Some(*seat),
        }
    }

    fn due(state: &State) -> PerSeat<Dues> {
        PerSeat::from_fn(state.seats, |seat| {
            let turn = Due { kind: "toy.turn", key: state.turns, optional: false };
            let talk = Due { kind: "toy.talk", key: 0, optional: true };
            let turn = (asked(state) == Some(seat)).then_some(turn);
            turn.into_iter().chain(state.winner.is_none().then_some(talk)).collect()
        })
    }

    fn choices(_: &State, _: Seat, due: &Due) -> Vec<Choice> {
        if due.optional { vec![Choice::Say] } else { vec![Choice::Add { max: NUMBER_MAX }] }
    }

    fn template(choice: &Choice) -> Template {
        match choice {
            Choice::Add { max } => Template::new("toy.add")
                .field("number", Domain::Range { min: 1, max: i64::from(*max), step: 1 }),
            Choice::Say => Template::new("toy.say"),
        }
    }

    fn answer(choice: &Choice, values: Vec<FieldValue>) -> Action {
        match choice {
            Choice::Add { .. } => {
                Action::Add { number: u32::try_from(values[0].int()).expect("the form's range") }
            }
            Choice::Say => Action::Say {},
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let winner = state.winner?;
        let scores = Seat::all(state.seats).map(|seat| (seat, i64::from(seat == winner)));
        Some(Outcome::by_score(scores, "ended"))
    }

    fn view(_: &State, _: Viewer) -> Nothing {
        Nothing {}
    }

    fn redact(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn reveals(event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Rolled(_) | Event::Looked(_))
    }

    fn determinize(state: &State, _: Viewer, chance: &mut dyn Chance) -> State {
        State { secret: chance.below(DIE), ..state.clone() }
    }

    fn evaluate(state: &State, _: Seat) -> i64 {
        state.total.into()
    }

    fn components() -> Nothing {
        Nothing {}
    }
}

/// Whose turn it is.
fn asked(state: &State) -> Option<Seat> {
    let turn = u8::try_from(state.turns % u64::from(state.seats)).expect("a seat");
    state.winner.is_none().then_some(Seat(turn))
}
