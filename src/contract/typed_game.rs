//! The games as objects: the only code of this crate, beside the unions of [`exposed`](crate::exposed),
//! that is compiled once for each game.

use std::{marker::PhantomData, sync::Arc};

use serde::Serialize;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{
    any_game::{
        AnyGame, ConsideredAction, Opinion, OptionsAsked, Played, PreviewedGame, ReadAction,
        ReadOrders, Ways,
    },
    decision::DecisionFields,
    error::{OptionsFault, OrdersFault},
    exposed::{
        Exposed, GameChoice, GameComponents, GameOrders, GameView, RedactedEvent, ViewEnvelope,
    },
};
use kontor_bots::{
    Bot,
    considered::{self, Considered},
};
use kontor_games::{GameKind, dispatch};
use kontor_log::{
    any_rules::{State, options_of},
    commit::{action_as_logged, type_of},
    events::GameEvents,
    fault::LogFault,
    shown_json::shown_json_text,
};
use kontor_rules::{
    Chance, Due, Knowledge, NOT_AN_ACTION, OpenDecision, OrderedAnswer, Orders, Param, Preview,
    Refusal, Seat, Transition, Viewer,
};

/// The game of the rules `R` as an object.
struct TypedGame<R: Exposed>(PhantomData<fn() -> R>);

impl<R: Exposed> TypedGame<R> {
    /// The object.
    const fn new() -> Self {
        TypedGame(PhantomData)
    }
}

impl<R: Exposed> AnyGame for TypedGame<R> {
    fn view(&self, state: &State, viewer: Viewer, envelope: ViewEnvelope) -> GameView {
        R::game_view(envelope, R::view(state.get::<R>(), viewer))
    }

    fn redacted(&self, events: &GameEvents, place: usize, viewer: Viewer) -> RedactedEvent {
        R::game_event(R::redact(&events.get::<R>()[place], viewer))
    }

    fn ways(&self, state: &State, open: &OpenDecision, fields: DecisionFields) -> Ways {
        let choices = R::choices(state.get::<R>(), open.seat, &open.due);
        let templates = choices.iter().map(R::template).collect();
        let choices = match fields {
            DecisionFields::All => R::shown(choices),
            // The label of an action is written from the choice beside its template.
            DecisionFields::Short => choices,
        };
        Ways { choices: choices.into_iter().map(R::choice).collect(), templates }
    }

    fn name_of(&self, choice: &GameChoice, field: &str, number: i64) -> Option<String> {
        R::name_of(R::own_choice(choice), field, number)
    }

    fn answer(
        &self,
        state: &State,
        open: &OpenDecision,
        raw: &RawValue,
        chance: &mut dyn Chance,
    ) -> Result<Played, Refusal> {
        let (action, logged) = read::<R>(state, open, raw)?;
        played::<R>(state, open.seat, &action, logged, chance)
    }

    fn preview(
        &self,
        state: &State,
        open: &OpenDecision,
        raw: &RawValue,
        chance: &mut dyn Chance,
    ) -> Result<PreviewedGame, Refusal> {
        let (action, _) = read::<R>(state, open, raw)?;
        let knowledge = knowledge::<R>(state, open.seat);
        let Preview { events, stopped, outcome } =
            kontor_rules::preview::<R>(&knowledge, open.seat, &action, chance)?;
        let events = events.into_iter().map(R::game_event).collect();
        Ok(PreviewedGame { events, stopped, outcome })
    }

    fn read_logged(&self, action: &RawValue) -> Result<ReadAction, serde_json::Error> {
        serde_json::from_str(action.get()).map(read_action::<R>)
    }

    fn play(
        &self,
        state: &State,
        seat: Seat,
        ReadAction(action): &ReadAction,
        chance: &mut dyn Chance,
    ) -> Result<Played, Refusal> {
        let action = action.downcast_ref::<R::Action>();
        let action = action.expect("an action is played in a game that knows it");
        played::<R>(state, seat, action, action_as_logged(action), chance)
    }

    fn choose(
        &self,
        bot: Bot,
        state: &State,
        (seat, due): (Seat, &Due),
        chance: &mut dyn Chance,
    ) -> ReadAction {
        read_action::<R>(bot.choose(&knowledge::<R>(state, seat), seat, due, chance))
    }

    fn consider(
        &self,
        bot: Bot,
        state: &State,
        (seat, due): (Seat, &Due),
        chance: &mut dyn Chance,
    ) -> Opinion {
        let considered::Opinion { actions, is_complete, chosen } =
            bot.consider(&knowledge::<R>(state, seat), seat, due, chance);
        let shown = |considered: &Considered<R>| ConsideredAction {
            action: shown_raw(&considered.action),
            value: considered.ahead.mean().expect("an action that is listed was evaluated"),
            value_played_out: considered.played_out.mean(),
            playouts: considered.played_out.count,
        };
        Opinion {
            actions: actions.iter().map(shown).collect(),
            is_complete,
            chosen: shown_raw(&chosen),
        }
    }

    fn read_orders(&self, given: Value) -> Result<ReadOrders, OrdersFault> {
        let orders: R::Orders =
            kontor_json::from_value(given.clone()).map_err(OrdersFault::Json)?;
        let published = serde_json::to_value(&orders).expect("orders are plain data");
        match kontor_json::first_difference(&given, &published) {
            None => Ok(ReadOrders { stored: raw(&orders), shown: R::game_orders(orders) }),
            Some(pointer) => Err(OrdersFault::Form(pointer)),
        }
    }

    fn orders(&self, stored: Option<&RawValue>) -> Result<GameOrders, serde_json::Error> {
        orders::<R>(stored).map(R::game_orders)
    }

    fn ordered(
        &self,
        stored: Option<&RawValue>,
        state: &State,
        open: &OpenDecision,
    ) -> Result<Option<(ReadAction, u32)>, serde_json::Error> {
        let choices = R::choices(state.get::<R>(), open.seat, &open.due);
        let answer = orders::<R>(stored)?.answer(&open.due, &choices);
        let read = |OrderedAnswer { action, after_s }| (read_action::<R>(action), after_s);
        Ok(answer.map(read))
    }

    fn read_options(
        &self,
        given: &Value,
        seats: u8,
        asked: OptionsAsked,
        before_rules: &dyn Fn() -> Result<(), OptionsFault>,
    ) -> Result<Value, OptionsFault> {
        let options: R::Options =
            kontor_json::from_value(given.clone()).map_err(OptionsFault::Json)?;
        // Serde accepts more than the published schema does (a list in place of an object inside a
        // union, for example), so what was given must stand in the published form of the options.
        let published = serde_json::to_value(&options).expect("options are plain data");
        if let Some(pointer) = kontor_json::first_difference_from_form(given, &published) {
            return Err(OptionsFault::Form(pointer));
        }
        before_rules()?;
        R::check(&options, seats).map_err(OptionsFault::Refused)?;
        if asked == OptionsAsked::Now {
            R::check_new(&options).map_err(OptionsFault::Refused)?;
        }
        Ok(serde_json::to_value(R::resolved(options)).expect("options are plain data"))
    }

    fn check_logged_options(
        &self,
        options: &Value,
        seats: u8,
    ) -> Result<Result<(), Refusal>, LogFault> {
        Ok(R::check(&options_of::<R>(options)?, seats))
    }

    fn components(&self) -> GameComponents {
        R::game_components()
    }
}

/// A game.
// Inlined into another crate, it would have all of `TypedGame` compiled there once more.
#[inline(never)]
pub fn game_of(kind: GameKind) -> &'static dyn AnyGame {
    dispatch!(kind, R => const { &TypedGame::<R>::new() })
}

/// What is in the box of a game.
pub fn components_of(kind: GameKind) -> GameComponents {
    game_of(kind).components()
}

/// What a seat knows of the state.
fn knowledge<R: Exposed>(state: &State, seat: Seat) -> Knowledge<R> {
    Knowledge::new(state.shared::<R>(), Viewer::Seat(seat))
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("actions and orders are plain data")
}

/// An action as it is shown.
fn shown_raw(action: &impl Serialize) -> Box<RawValue> {
    RawValue::from_string(shown_json_text(action)).expect("JSON was written")
}

/// An action without its type.
fn read_action<R: Exposed>(action: R::Action) -> ReadAction {
    ReadAction(Arc::new(action))
}

/// These orders, or the default ones.
fn orders<R: Exposed>(stored: Option<&RawValue>) -> Result<R::Orders, serde_json::Error> {
    stored.map_or_else(|| Ok(R::Orders::default()), |stored| serde_json::from_str(stored.get()))
}

/// Plays an action.
fn played<R: Exposed>(
    state: &State,
    seat: Seat,
    action: &R::Action,
    logged: Arc<RawValue>,
    chance: &mut dyn Chance,
) -> Result<Played, Refusal> {
    let Transition { state, events, .. } =
        kontor_rules::play::<R>(state.get::<R>(), seat, action, chance)?;
    let outcome = R::outcome(&state);
    Ok(Played {
        logged,
        events: GameEvents::of::<R>(events),
        state: State::of::<R>(state),
        outcome,
    })
}

/// Reads an action as an answer to this decision, with its JSON in the form that is logged.
fn read<R: Exposed>(
    state: &State,
    open: &OpenDecision,
    raw: &RawValue,
) -> Result<(R::Action, Arc<RawValue>), Refusal> {
    let action = serde_json::from_str::<R::Action>(raw.get())
        .or_else(|_| kontor_json::from_slice(raw.get().as_bytes()))
        .map_err(|error| {
            let place =
                json_of(raw).and_then(|json| kontor_json::place_of_fault::<R::Action>(&json));
            no_action(&error.placed(), place.unwrap_or_else(|| error.pointer()))
        })?;
    let logged = action_as_logged(&action);
    check_form(raw, &logged)?;
    // If a seat has two open decisions, their actions have different types, so that the answer to
    // one cannot be sent for the other. An action of another type is refused here, because the
    // rules might find another fault first and report that instead.
    let choices = || R::choices(state.get::<R>(), open.seat, &open.due);
    let belongs = |kind: &str| choices().iter().any(|choice| R::template(choice).action == kind);
    if !type_of(&logged).is_ok_and(|kind| belongs(&kind)) {
        return Err(Refusal::not_asked(open.seat));
    }
    Ok((action, logged))
}

/// Checks that an action was given in its published form. Serde accepts more than the published schema
/// does (a list in place of an object, for example). Most clients send exactly the text that was
/// offered, so texts are compared first and parsed only if they differ.
fn check_form(given: &RawValue, logged: &RawValue) -> Result<(), Refusal> {
    if given.get() == logged.get() {
        return Ok(());
    }
    let (given, published) = (json_of(given), json_of(logged));
    if given == published {
        return Ok(());
    }
    let place = given
        .zip(published)
        .and_then(|(given, published)| kontor_json::first_difference(&given, &published));
    let what = "it is not of the form that the schema gives";
    Err(no_action(what, place.unwrap_or_default()))
}

fn no_action(reason: &str, place: String) -> Refusal {
    let field = place.trim_start_matches('/').to_owned();
    Refusal::new(&NOT_AN_ACTION).with("reason", Param::Words(reason.to_owned())).at(field)
}

/// The parsed value of the text, so that formatting does not matter when texts are compared.
fn json_of(text: &RawValue) -> Option<Value> {
    serde_json::from_str(text.get()).ok()
}
