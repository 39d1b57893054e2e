//! The kernel that all games share: how rules are written, how state changes, where luck comes
//! from, what may be shown.
//!
//! Knows no game, no JSON, no clock, no disk and no network. Same options, version, luck and
//! actions give the same events on every machine, for ever; everything that would break this is
//! denied in `clippy.toml`.

mod agenda;
mod chance;
mod counts;
mod event;
mod hidden;
mod knowledge;
mod orders;
mod outcome;
mod refusal;
mod seat;
mod sums;
mod table;
mod tagged;
mod template;

use std::{fmt::Debug, ops::RangeInclusive};

use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

pub use agenda::{Agenda, OpenDecision};
pub use chance::{Chance, ScriptedChance, SeededChance, shuffle};
pub use counts::{Ranges, ranges_above};
pub use hidden::Hidden;
pub use knowledge::{Knowledge, Preview, Stop, preview};
pub use orders::{NoOrders, Orders};
pub use outcome::{Outcome, Standing};
pub use refusal::{NOT_AN_ACTION, NOT_ASKED, Param, Refusal, RefusalKind, SEATS_OUT_OF_RANGE};
pub use seat::{PerSeat, Seat, SeatSet, Viewer};
pub use sums::Need;
pub use table::{Played, Table, fold, open, play, play_in_place};
pub use tagged::{Tagged, same_tags};
pub use template::{Domain, Field, FieldValue, Spread, Template, spread};

/// What a seat is asked. Made of public knowledge alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// What kind of decision: `medici.bidding`.
    pub kind: &'static str,
    /// Which decision it is. `evolve` raises the counter behind it whenever the seat's choices may
    /// have changed (conservatively, where only the seat could know whether they did), and leaves
    /// it alone otherwise.
    pub key: u64,
    /// Whether the game goes on without an answer.
    pub optional: bool,
}

/// All that a seat is asked: at most one decision that the game waits for and one optional one.
pub type Dues = ArrayVec<Due, 2>;

/// One board game, as pure functions. These laws are tested for every implementor:
///
/// 1. Same options, version, seed and actions give the same events.
/// 2. Folding the events gives the played state, also after a JSON round trip. Every accepted
///    action emits an event.
/// 3. Every action made from a `template` is accepted, and what `answer` makes of it; what an
///    `exact` one excludes is refused.
/// 4. Somebody has a decision that the game waits for exactly while `outcome` is none; each
///    decision has a choice.
/// 5. Nothing shown depends on what the viewer may not know.
/// 6. Wares, cards, coins and gems are conserved.
/// 7. Random play ends within `EVENTS_MAX` events.
/// 8. `determinize` reads nothing secret, and it is not lazy: each secret that could be otherwise
///    is, over many draws.
/// 9. While a seat's `key` stays, its choices stay to the byte, and once gone it never comes back;
///    in a simultaneous phase another's act leaves it alone.
///
/// Implementors are empty types; that they can be cloned and compared lets types generic over a
/// game derive the same.
pub trait Rules: Sized + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The id of the game in the contract, and the prefix of all its tags.
    const KIND: &'static str;
    /// Newest behaviour of `setup` and `decide`, order of draws included; a state knows the version
    /// it began with.
    const VERSION: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// More events than any game has; a named limit for every loop over a game.
    const EVENTS_MAX: u64;
    /// For how many decisions of the others a search plays on after an answer before it evaluates
    /// the state: as many as it takes them to reply. None where turns are long and others can do
    /// little about them: playing on would add more noise from guessed replies than it would show.
    const REPLIES: usize;
    /// Every way in which these rules refuse, each reached by a test. [`refusals!`] lists them.
    const REFUSALS: &'static [RefusalKind];

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
    /// Everything about a game. Deliberately not `Serialize`.
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

    /// Whether a table can be made so. The field of the refusal names the option at fault.
    fn check(options: &Self::Options, seats: u8) -> Result<(), Refusal>;
    /// The box before anything has happened.
    fn empty(options: &Self::Options, seats: u8, version: u32) -> Self::State;
    /// Sets the game up, to the first decision.
    fn setup(table: &mut Table<'_, Self>);
    /// Plays an action to the next decision, or refuses before the first event.
    fn decide(
        table: &mut Table<'_, Self>,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Refusal>;
    /// Applies an event to the state. Total, without luck and without rules: events carry results.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// What each seat is asked.
    fn due(state: &Self::State) -> PerSeat<Dues>;
    /// How the seat can answer one of its decisions.
    fn choices(state: &Self::State, seat: Seat, due: &Due) -> Vec<Self::Choice>;
    /// The actions that a choice stands for.
    fn template(choice: &Self::Choice) -> Template;
    /// The action that a choice makes with these values of its template's fields. The same as
    /// reading the action's JSON, without the JSON.
    fn answer(choice: &Self::Choice, values: &[FieldValue]) -> Self::Action;
    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What the viewer sees; built up from nothing.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
    /// The event as the viewer sees it: never skipped, only redacted.
    fn redact(event: &Self::Event, viewer: Viewer) -> Self::EventView;
    /// Whether luck or an opened secret decided something in this event, for this viewer.
    fn reveals(event: &Self::Event, viewer: Viewer) -> bool;
    /// A state that this viewer cannot tell from the true one: keeps what the view shows, draws the
    /// rest afresh.
    fn determinize(state: &Self::State, viewer: Viewer, chance: &mut dyn Chance) -> Self::State;
    /// How well a seat stands, the more the better: a heuristic for players that look one step
    /// ahead. It is given determinized states alone, so it may look at everything.
    fn evaluate(state: &Self::State, seat: Seat) -> i64;
    /// The game's material as public data.
    fn components() -> Self::Components;
}
