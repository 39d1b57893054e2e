//! The rules of any game as one object: all that the log of a game needs of them.
//!
//! Behind [`AnyRules`] everything is typed. In front of it nothing is generic: the code of tables,
//! logs and commands is compiled once, and not once for each game. What viewers and players need of a
//! game is `AnyGame`, in the contract.

use std::{any::Any, marker::PhantomData, ops::Range, sync::Arc};

use serde::{Serialize, Serializer, ser::SerializeSeq};
use serde_json::{Value, value::RawValue};

use crate::{
    commit::{Commit, TABLE_PREFIX, is_zero, type_of},
    events::{Events, GameEvents, LoggedEvent},
    fault::LogFault,
    time::Timestamp,
};
use kontor_games::GameKind;
use kontor_json::canonical::canonical;
use kontor_rules::{Agenda, Chance, Due, Orders, Outcome, Rules, Seat};

/// What is expected of a state or of events: they stay with the rules that made them.
const FOREIGN: &str = "a state and its events belong to one game";

/// The state of any game. Cloning it is cheap: a state is shared until it changes.
#[derive(Clone)]
pub struct State(Arc<dyn Any + Send + Sync>);

impl State {
    /// A state of these rules.
    pub fn of<R: Rules>(state: R::State) -> Self {
        State(Arc::new(state))
    }

    /// The state, which must be one of these rules.
    pub fn get<R: Rules>(&self) -> &R::State {
        self.0.downcast_ref().expect(FOREIGN)
    }

    /// The state, shared.
    pub fn shared<R: Rules>(&self) -> Arc<R::State> {
        self.0.clone().downcast().expect(FOREIGN)
    }

    /// The state, to be changed. It is copied if others share it.
    fn get_mut<R: Rules>(&mut self) -> &mut R::State {
        if Arc::get_mut(&mut self.0).is_none() {
            self.0 = Arc::new(self.get::<R>().clone());
        }
        Arc::get_mut(&mut self.0).and_then(|state| state.downcast_mut()).expect(FOREIGN)
    }
}

impl GameEvents {
    /// Events of these rules.
    pub fn of<R: Rules>(events: Vec<R::Event>) -> Self {
        let bytes = events.capacity() * size_of::<R::Event>();
        GameEvents { len: events.len(), bytes, list: Arc::new(events) }
    }

    /// The events, which must be those of these rules.
    pub fn get<R: Rules>(&self) -> &[R::Event] {
        self.list.downcast_ref::<Vec<R::Event>>().expect(FOREIGN)
    }
}

/// The rules of a game. States and events that are given to them must be their own.
pub trait AnyRules: Sync {
    /// Which game it is.
    fn kind(&self) -> GameKind;

    /// Reads the events of a commit.
    fn parse_events(&self, raw: &[&RawValue]) -> Result<Events, serde_json::Error>;
    /// The canonical text of a commit, which is stored and hashed.
    fn text_of(&self, commit: &Commit) -> Box<RawValue>;
    /// Whether two events of the game, each given by its list and its place there, are the same.
    fn is_same_event(&self, one: (&GameEvents, usize), other: (&GameEvents, usize)) -> bool;
    /// Gives the memory back that a list of events has in reserve, unless the list is shared.
    fn trim(&self, events: &mut GameEvents);
    /// The place that a state takes, in bytes, without what it has allocated.
    fn state_bytes(&self) -> usize;

    /// The state before the first event.
    fn empty(&self, options: &Value, seats: u8, version: u32) -> Result<State, LogFault>;
    /// The events of the setup.
    fn set_up(
        &self,
        options: &Value,
        seats: u8,
        version: u32,
        chance: &mut dyn Chance,
    ) -> Result<GameEvents, LogFault>;
    /// Applies the events with these places to the state.
    fn evolve(&self, state: &mut State, events: &GameEvents, places: Range<usize>);
    /// Brings the open decisions up to date with the state.
    fn update(&self, agenda: &mut Agenda, state: &State, seq: u64, at_ms: u64);
    /// The result, once the game is over.
    fn outcome(&self, state: &State) -> Option<Outcome>;

    /// Whether standing orders can answer decisions of this kind.
    fn takes_orders(&self, due: &Due) -> bool;
    /// The team of each seat.
    fn teams(&self, options: &Value, seats: u8) -> Result<Vec<u8>, LogFault>;
    /// The options of a rematch after this state, in which the game is over.
    fn rematch_options(&self, options: &Value, state: &State) -> Result<Value, LogFault>;
    /// Whether the seats decide who begins.
    fn seats_decide_who_begins(&self) -> bool;
}

/// The rules `R` as an object.
struct TypedRules<R: Rules> {
    kind: GameKind,
    rules: PhantomData<fn() -> R>,
}

macro_rules! all_rules {
    ($($Game:ident = $module:ident;)+) => {
        /// The rules of a game.
        // Inlined into another crate, it would have all of `TypedRules` compiled there once more.
        #[inline(never)]
        pub fn rules_of(kind: GameKind) -> &'static dyn AnyRules {
            match kind {$(
                GameKind::$Game => const {
                    &TypedRules::<kontor_games::$module::$Game> {
                        kind: GameKind::$Game,
                        rules: PhantomData,
                    }
                },
            )+}
        }
    };
}

kontor_games::for_each_game!(all_rules);

/// The options as the rules read them.
pub fn options_of<R: Rules>(options: &Value) -> Result<R::Options, LogFault> {
    serde_json::from_value(options.clone()).map_err(LogFault::NotOptions)
}

impl<R: Rules> AnyRules for TypedRules<R> {
    fn kind(&self) -> GameKind {
        self.kind
    }

    fn parse_events(&self, raw: &[&RawValue]) -> Result<Events, serde_json::Error> {
        let (mut events, mut of_the_game) = (Events::default(), Vec::<R::Event>::new());
        for event in raw {
            if type_of(event)?.starts_with(TABLE_PREFIX) {
                let place = events.len() + of_the_game.len();
                events.push_at(place, serde_json::from_str(event.get())?);
            } else {
                of_the_game.push(serde_json::from_str(event.get())?);
            }
        }
        if !of_the_game.is_empty() {
            events.set_game(GameEvents::of::<R>(of_the_game));
        }
        Ok(events)
    }

    fn text_of(&self, commit: &Commit) -> Box<RawValue> {
        let Commit { action, at, away_ms, commit: number, events, format, seat } = commit;
        let text = CommitText::<R> {
            action,
            at: *at,
            away_ms: *away_ms,
            commit: *number,
            events: EventTexts { events, rules: PhantomData },
            format: *format,
            seat: *seat,
        };
        RawValue::from_string(canonical(&text)).expect("canonical JSON is JSON")
    }

    fn is_same_event(&self, one: (&GameEvents, usize), other: (&GameEvents, usize)) -> bool {
        one.0.get::<R>()[one.1] == other.0.get::<R>()[other.1]
    }

    fn trim(&self, events: &mut GameEvents) {
        let Some(list) = Arc::get_mut(&mut events.list) else { return };
        let list = list.downcast_mut::<Vec<R::Event>>().expect(FOREIGN);
        list.shrink_to_fit();
        events.bytes = list.capacity() * size_of::<R::Event>();
    }

    fn state_bytes(&self) -> usize {
        size_of::<R::State>()
    }

    fn empty(&self, options: &Value, seats: u8, version: u32) -> Result<State, LogFault> {
        Ok(State::of::<R>(R::empty(&options_of::<R>(options)?, seats, version)))
    }

    fn set_up(
        &self,
        options: &Value,
        seats: u8,
        version: u32,
        chance: &mut dyn Chance,
    ) -> Result<GameEvents, LogFault> {
        let options = options_of::<R>(options)?;
        Ok(GameEvents::of::<R>(kontor_rules::open::<R>(&options, seats, version, chance).events))
    }

    fn evolve(&self, state: &mut State, events: &GameEvents, places: Range<usize>) {
        kontor_rules::fold::<R>(state.get_mut::<R>(), &events.get::<R>()[places]);
    }

    fn update(&self, agenda: &mut Agenda, state: &State, seq: u64, at_ms: u64) {
        agenda.update::<R>(state.get::<R>(), seq, at_ms);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        R::outcome(state.get::<R>())
    }

    fn takes_orders(&self, due: &Due) -> bool {
        R::Orders::concern(due)
    }

    fn teams(&self, options: &Value, seats: u8) -> Result<Vec<u8>, LogFault> {
        Ok(R::teams(&options_of::<R>(options)?, seats))
    }

    fn rematch_options(&self, options: &Value, state: &State) -> Result<Value, LogFault> {
        let options = R::rematch(options_of::<R>(options)?, state.get::<R>());
        Ok(serde_json::to_value(options).expect("options are plain data"))
    }

    fn seats_decide_who_begins(&self) -> bool {
        R::SEATS_DECIDE_WHO_BEGINS
    }
}

/// A commit as it is stored. Its fields are in the order of their names, as canonical JSON requires, so
/// that the fast path of `canonical` need not reorder them.
#[derive(Serialize)]
#[serde(bound = "")]
struct CommitText<'a, R: Rules> {
    action: &'a RawValue,
    at: Timestamp,
    #[serde(skip_serializing_if = "is_zero")]
    away_ms: u64,
    commit: u64,
    events: EventTexts<'a, R>,
    format: u32,
    seat: Option<Seat>,
}

/// The events of a commit as they are stored.
struct EventTexts<'a, R: Rules> {
    events: &'a Events,
    rules: PhantomData<fn() -> R>,
}

impl<R: Rules> Serialize for EventTexts<'_, R> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let of_the_game = self.events.game().map(GameEvents::get::<R>).unwrap_or_default();
        let mut list = out.serialize_seq(Some(self.events.len()))?;
        for event in self.events.iter() {
            match event {
                LoggedEvent::Table(event) => list.serialize_element(event)?,
                LoggedEvent::Game(place) => list.serialize_element(&of_the_game[place])?,
            }
        }
        list.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{
        commit::{FORMAT, action_as_logged},
        table_event::TableEvent,
    };
    use kontor_games::medici::Medici;
    use kontor_rules::SeededChance;

    fn begun() -> (State, GameEvents) {
        let (rules, options) = (rules_of(GameKind::Medici), json!({}));
        let mut chance = SeededChance::new([1; 32], 0);
        let empty = rules.empty(&options, 3, Medici::VERSION).unwrap();
        (empty, rules.set_up(&options, 3, Medici::VERSION, &mut chance).unwrap())
    }

    #[test]
    fn a_state_that_others_share_stays_when_events_are_applied() {
        let (empty, events) = begun();
        let (rules, mut state) = (rules_of(GameKind::Medici), empty.clone());
        rules.evolve(&mut state, &events, 0..events.len());
        assert!(*empty.get::<Medici>() == *begun().0.get::<Medici>());
        assert!(*empty.get::<Medici>() != *state.get::<Medici>());
    }

    #[test]
    fn a_commit_is_written_as_it_was_read_whatever_the_order_of_its_events() {
        let rules = rules_of(GameKind::Medici);
        let table = TableEvent::AbortWanted { seat: Seat(1), wanted: true };
        let commit = Commit {
            action: action_as_logged(&json!({ "type": "table.start" })),
            at: Timestamp(0),
            away_ms: 0,
            commit: 1,
            events: Events::from(begun().1).then(table),
            format: FORMAT,
            seat: None,
        };
        let mut text: Value = serde_json::from_str(commit.to_raw(rules).get()).unwrap();
        text["events"].as_array_mut().unwrap().rotate_right(2);
        let text = canonical(&text);
        let read = Commit::parse(rules, &text).unwrap();
        assert_eq!(read.to_raw(rules).get(), text);
        assert!(read.events.len() > 2 && read.events.first_of_the_table().is_none());
    }
}
