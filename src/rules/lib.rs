//! The kernel that all games share: the trait [`Rules`], tables and decisions, templates of
//! actions, luck, secrets, refusals and outcomes.
//!
//! This crate must not know any game, JSON, clock, disk or network. The same options, version, luck
//! and actions give the same events on every machine and in every later release. `clippy.toml`
//! denies the types and functions that would break this.
//!
//! Start at the trait, which has the laws that every game keeps. `evolve` is the only function that
//! changes a state. It is total and uses neither luck nor rules, so games of earlier releases fold
//! with later programs. Not obvious from the names:
//!
//! * [`table`]: a state that only events change: opening, playing and folding a game;
//! * [`agenda`]: open decisions, and since when they are open;
//! * [`template`]: a choice as data, from which schema, list and sample of actions are made;
//!   [`answers`](mod@answers): a macro that defines it, and how an action is made of its values;
//!   [`spread`](mod@spread): some actions that stand for all;
//! * [`knowledge`]: what one viewer knows, which is all that a bot gets;
//! * [`tagged`](mod@tagged), [`refusal`], [`event`]: macros that define both forms of an event, and
//!   refusals, in one place;
//! * [`counts`], [`sums`]: combinatorics of bundles and of selections by sum;
//! * [`ruling`], [`texts`]: what is played where a rulebook is silent, and texts in all languages.

mod agenda;
mod answers;
mod chance;
mod counts;
mod event;
mod hidden;
mod knowledge;
mod orders;
mod outcome;
mod refusal;
mod ruling;
mod seat;
mod spread;
mod sums;
mod table;
mod tagged;
mod template;
mod texts;

use std::{fmt::Debug, ops::RangeInclusive};

use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

pub use agenda::{Agenda, OpenDecision};
pub use answers::ActionField;
pub use chance::{Chance, ScriptedChance, SeededChance, shuffle};
pub use counts::{Ranges, ranges_above};
pub use hidden::Hidden;
pub use knowledge::{Knowledge, Preview, Stop, preview};
pub use orders::{NoOrders, OrderedAnswer, Orders};
pub use outcome::{Outcome, Standing};
pub use refusal::{NOT_AN_ACTION, NOT_ASKED, Param, Refusal, RefusalKind, SEATS_OUT_OF_RANGE};
pub use ruling::{Basis, Quote, Ruling};
pub use seat::{PerSeat, Seat, SeatSet, Viewer};
pub use spread::{Spread, spread, spread_by_size, spread_thin};
pub use sums::Need;
pub use table::{Table, Transition, fold, open, play, play_in_place};
pub use tagged::{Tagged, same_tags};
pub use template::{Domain, Field, FieldValue, Template};
pub use texts::{Texts, quoted_unless_id};

/// A decision that a seat has to make. It contains public information only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// What kind of decision: `medici.bidding`.
    pub kind: &'static str,
    /// Identifies the decision. The key is made of a counter in the state, which `evolve` increases
    /// whenever the seat's choices may have changed, and only then. Where only the seat could know
    /// whether they have changed, it is increased in any case, so that the key reveals nothing.
    pub key: u64,
    /// Whether the game continues without an answer.
    pub optional: bool,
}

/// The decisions of a seat: at most one that the game waits for, and one optional one.
pub type Dues = ArrayVec<Due, 2>;

/// The rules of one board game, as pure functions. These laws are tested for every implementor:
///
/// 1. The same options, version, seed and actions give the same events.
/// 2. Folding the events gives the played state, also after a JSON round trip. Every accepted
///    action emits an event.
/// 3. Every action made from a `template` is accepted, and what `answer` makes of it; what an
///    `exact` one excludes is refused.
/// 4. A seat has a decision that the game waits for exactly while `outcome` is none; each
///    decision has a choice.
/// 5. Nothing that a viewer is shown depends on what this viewer may not know.
/// 6. Wares, cards, coins and gems are conserved.
/// 7. Random play ends within `EVENTS_MAX` events.
/// 8. `determinize` reads nothing secret, and over many draws each secret gets other values too, if
///    it can have others.
/// 9. While the `key` of a seat's decision stays the same, its choices stay the same to the byte,
///    and a key never returns after it has changed. In a simultaneous phase the action of one seat
///    does not change the keys of the others.
///
/// Implementors are empty types; that they can be cloned and compared lets types generic over a
/// game derive the same.
pub trait Rules: Sized + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The id of the game in the contract, and the prefix of all its tags.
    const KIND: &'static str;
    /// Newest behaviour of `setup` and `decide`, order of draws included, and newest contents of
    /// events and views; a state knows the version it began with.
    const VERSION: u32;
    /// The possible numbers of seats.
    const SEATS: RangeInclusive<u8>;
    /// A number that is larger than the number of events of any game. It limits every loop over a
    /// game.
    const EVENTS_MAX: u64;
    /// How many decisions of other seats a search plays after its own answer before it evaluates
    /// the state: as many as the others need to reply. 0 for games with long turns to which the
    /// others can hardly react: there the guessed replies would add more noise than information.
    const REPLIES: usize;
    /// What people call the game.
    const NAMES: Texts;
    /// All refusals of these rules. A test reaches each of them. [`refusals!`] makes this list.
    const REFUSALS: &'static [RefusalKind];
    /// What is played where the rulebook leaves something open. Each is cited by a test or a
    /// comment, and stands on the game's page of the guide. [`rulings!`] makes this list.
    const RULINGS: &'static [Ruling];

    /// What can be chosen when a table is made: variants, boards.
    type Options: Clone
        + Debug
        + Default
        + PartialEq
        + Serialize
        + DeserializeOwned
        + ToSchema
        + Send
        + Sync;
    /// The complete state of a game, secrets included. Deliberately not `Serialize`.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// What a player decides. [`tagged!`] defines it.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + ToSchema + Send + Sync;
    /// What a seat may do now, with ranges. [`tagged!`] defines it, with the tags of the actions.
    type Choice: Debug + Serialize + ToSchema + Send + Sync;
    /// What happened, secrets included: stored, never shown as it is. Deliberately not `ToSchema`.
    /// [`events!`] makes it, with what each viewer sees of it.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// An event as one viewer sees it.
    type EventView: Debug + Serialize + ToSchema + Send + Sync;
    /// The table as one viewer sees it.
    type View: PartialEq + Debug + Serialize + ToSchema + Send + Sync;
    /// Board, cards, goods, tracks as data.
    type Components: Debug + Serialize + ToSchema + Send + Sync;
    /// What a seat may order in advance; [`NoOrders`] where there is nothing to order.
    type Orders: Orders<Self>;

    /// Checks the options of a new table, whose number of seats is one of [`Rules::SEATS`]. The
    /// field of the refusal names the option at fault.
    fn check(options: &Self::Options, seats: u8) -> Result<(), Refusal>;
    /// Refuses what tables of earlier releases can have and a new one cannot. It is asked after
    /// [`Rules::check`], and of new tables alone, so games and records that are there go on.
    fn check_new(_options: &Self::Options) -> Result<(), Refusal> {
        Ok(())
    }
    /// The options as a table has them: the name of a variant is kept, and what it stands for is
    /// filled in.
    fn resolved(options: Self::Options) -> Self::Options {
        options
    }
    /// The state before the first event.
    fn empty(options: &Self::Options, seats: u8, version: u32) -> Self::State;
    /// Sets the game up, to the first decision.
    fn setup(table: &mut Table<'_, Self>);
    /// Plays an action to the next decision, or refuses before the first event.
    fn decide(
        table: &mut Table<'_, Self>,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Refusal>;
    /// Applies an event to the state. It never fails and uses neither luck nor rules, because
    /// events contain results.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// The open decisions of each seat.
    fn due(state: &Self::State) -> PerSeat<Dues>;
    /// How the seat can answer one of its decisions.
    fn choices(state: &Self::State, seat: Seat, due: &Due) -> Vec<Self::Choice>;
    /// Such choices as their seat is shown them. A game whose choices would say the same many times
    /// says it once, so that a decision stays short.
    fn shown(choices: Vec<Self::Choice>) -> Vec<Self::Choice> {
        choices
    }
    /// The actions that a choice stands for.
    fn template(choice: &Self::Choice) -> Template;
    /// The action that a choice makes with these values of its template's fields. The same as
    /// reading the action's JSON, without the JSON. [`answers!`] defines it, with the template.
    fn answer(choice: &Self::Choice, values: Vec<FieldValue>) -> Self::Action;
    /// What a number in this field of an answer stands for, as labels of actions name it. `None`
    /// where it is a number and nothing else.
    fn name_of(_choice: &Self::Choice, _field: &str, _number: i64) -> Option<String> {
        None
    }
    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The options of a rematch after this state, in which the game is over: the same, and the
    /// player whom the rulebook names begins.
    fn rematch(options: Self::Options, _state: &Self::State) -> Self::Options {
        options
    }

    /// Whether the seats decide who begins. In a rematch all move on by one seat then, so that another
    /// player begins.
    const SEATS_DECIDE_WHO_BEGINS: bool = false;

    /// The team of each seat. Seats of a team win or lose together; usually each seat is a team of its
    /// own.
    fn teams(_options: &Self::Options, seats: u8) -> Vec<u8> {
        (0..seats).collect()
    }

    /// What the viewer sees. It is built field by field, not by deleting from a copy of the state.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
    /// The event as the viewer sees it. Every viewer gets every event.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::EventView;
    /// Whether the content of this event follows from luck, or from something hidden that it
    /// discloses to this viewer. A preview stops before such an event; see [`events!`].
    fn reveals(event: &Self::Event, viewer: Viewer) -> bool;
    /// A state that this viewer cannot distinguish from the true one: everything that the viewer
    /// knows stays, and the rest is drawn at random.
    fn determinize(state: &Self::State, viewer: Viewer, chance: &mut dyn Chance) -> Self::State;
    /// How well a seat stands; higher is better. Bots use this heuristic. They pass only
    /// determinized states, so it may read every part of the state.
    fn evaluate(state: &Self::State, seat: Seat) -> i64;
    /// The game's material as public data.
    fn components() -> Self::Components;
}
