//! A game of any ruleset as one object: what viewers are shown of it, what players can do in it,
//! and what bots make of it.
//!
//! This is where the types of a game end. Behind `AnyGame` everything is typed and pure
//! (`typed_game.rs`); in front of it are the unions of the contract, and nothing is generic over the
//! rules. What the log needs of a game is [`AnyRules`](kontor_log::any_rules::AnyRules).

use std::{any::Any, sync::Arc};

use serde_json::{Value, value::RawValue};

use crate::{
    decision::DecisionFields,
    error::{OptionsFault, OrdersFault},
    exposed::{GameChoice, GameComponents, GameOrders, GameView, RedactedEvent, ViewEnvelope},
};
use kontor_bots::Bot;
use kontor_log::{any_rules::State, events::GameEvents, fault::LogFault};
use kontor_rules::{Chance, Due, OpenDecision, Outcome, Refusal, Seat, Stop, Template, Viewer};

/// How a decision can be answered.
pub struct Ways {
    /// The ways to answer, with their ranges, as they are shown.
    pub choices: Vec<GameChoice>,
    /// The actions that each of them stands for.
    pub templates: Arc<[Template]>,
}

/// An action of a game, of a type that the game alone knows. Most answers by orders are only looked
/// at, so an action is written as JSON when it is played.
#[derive(Clone)]
pub struct ReadAction(pub(super) Arc<dyn Any + Send + Sync>);

/// What an action has led to.
pub struct Played {
    /// The action as it is logged.
    pub logged: Arc<RawValue>,
    /// Its events.
    pub events: GameEvents,
    /// The state after it.
    pub state: State,
    /// The result, if the game is over with it.
    pub outcome: Option<Outcome>,
}

/// What an action would lead to, as its player may know it.
pub struct PreviewedGame {
    /// Its events, up to the first one that depends on luck or on a secret that is revealed.
    pub events: Vec<RedactedEvent>,
    /// What the next event depends on.
    pub stopped: Option<Stop>,
    /// The result, if the game would be over.
    pub outcome: Option<Outcome>,
}

/// An action as a bot evaluates it.
pub struct ConsideredAction {
    /// The action as JSON.
    pub action: Box<RawValue>,
    /// Its value one step ahead.
    pub value: i64,
    /// Its value after playouts, if it was played out.
    pub value_played_out: Option<i64>,
    /// How often it was played out.
    pub playouts: u32,
}

/// What a bot thinks of a decision.
pub struct Opinion {
    /// Legal actions, the best first.
    pub actions: Vec<ConsideredAction>,
    /// Whether these are all of them.
    pub is_complete: bool,
    /// The action that the bot chooses, as JSON.
    pub chosen: Box<RawValue>,
}

/// Orders that were read.
pub struct ReadOrders {
    /// As they are stored.
    pub stored: Box<RawValue>,
    /// In the union of all games' orders.
    pub shown: GameOrders,
}

/// A game. States and events that are given to it must be its own.
pub trait AnyGame: Sync {
    /// The view of the game for this viewer.
    fn view(&self, state: &State, viewer: Viewer, envelope: ViewEnvelope) -> GameView;
    /// The event with this place, redacted for this viewer.
    fn redacted(&self, events: &GameEvents, place: usize, viewer: Viewer) -> RedactedEvent;

    /// How a decision can be answered. With labels, each choice stands beside its template.
    fn ways(&self, state: &State, open: &OpenDecision, fields: DecisionFields) -> Ways;
    /// What a number in this field of an answer stands for, in the words of labels; `None` where it
    /// is a number and nothing else.
    fn name_of(&self, choice: &GameChoice, field: &str, number: i64) -> Option<String>;
    /// Reads an answer to a decision as a client sends it, and plays it.
    fn answer(
        &self,
        state: &State,
        open: &OpenDecision,
        raw: &RawValue,
        chance: &mut dyn Chance,
    ) -> Result<Played, Refusal>;
    /// The same without playing it: from what its seat knows, as `chance` imagines the rest.
    fn preview(
        &self,
        state: &State,
        open: &OpenDecision,
        raw: &RawValue,
        chance: &mut dyn Chance,
    ) -> Result<PreviewedGame, Refusal>;
    /// Reads an action that is logged.
    fn read_logged(&self, action: &RawValue) -> Result<ReadAction, serde_json::Error>;
    /// Plays an action.
    fn play(
        &self,
        state: &State,
        seat: Seat,
        action: &ReadAction,
        chance: &mut dyn Chance,
    ) -> Result<Played, Refusal>;

    /// The action that a bot chooses, from what its seat knows.
    fn choose(
        &self,
        bot: Bot,
        state: &State,
        asked: (Seat, &Due),
        chance: &mut dyn Chance,
    ) -> ReadAction;
    /// What a bot thinks of a decision, from what its seat knows.
    fn consider(
        &self,
        bot: Bot,
        state: &State,
        asked: (Seat, &Due),
        chance: &mut dyn Chance,
    ) -> Opinion;

    /// Reads orders as a client sends them.
    fn read_orders(&self, given: Value) -> Result<ReadOrders, OrdersFault>;
    /// The orders that are stored, or the default ones, in the union of all games' orders.
    fn orders(&self, stored: Option<&RawValue>) -> Result<GameOrders, serde_json::Error>;
    /// The answer that these orders, or the default ones, give to a decision, and after how many
    /// seconds.
    fn ordered(
        &self,
        stored: Option<&RawValue>,
        state: &State,
        open: &OpenDecision,
    ) -> Result<Option<(ReadAction, u32)>, serde_json::Error>;

    /// Reads options as a client sends them, and gives them as the contract publishes them, defaults
    /// and what variants stand for filled in. `before_rules` is called when they have the published
    /// form. If it finds no fault, the number of seats is one that the game allows, and the rules check
    /// the options.
    fn read_options(
        &self,
        given: &Value,
        seats: u8,
        asked: OptionsAsked,
        before_rules: &dyn Fn() -> Result<(), OptionsFault>,
    ) -> Result<Value, OptionsFault>;
    /// Checks options that are logged, for a number of seats that the game allows. The outer error is
    /// that of options that are not those of the game.
    fn check_logged_options(
        &self,
        options: &Value,
        seats: u8,
    ) -> Result<Result<(), Refusal>, LogFault>;
    /// What is in the box.
    fn components(&self) -> GameComponents;
}

/// When options were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsAsked {
    /// Now, for a new table.
    Now,
    /// Before, for a tournament or seek that accepted them, perhaps in an earlier release.
    Before,
}
