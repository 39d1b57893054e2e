//! Laws 3, 4 and 9: what a seat is asked, which answers are legal, and how long a decision keeps its
//! key.

use std::collections::BTreeMap;

use kontor_contract::{actions::Actions, answers::ACTIONS_LISTED_MAX};
use kontor_rules::{
    Due, Dues, OrderedAnswer, Orders, PerSeat, Refusal, Rules, Seat, play, play_in_place,
};
use serde_json::Value;

use super::{any_luck, ensure, json};
use crate::support::{
    offers::{Offer, actions_of},
    runs::{Asked, Commit, LawSpec, Run, asked, decode, random_action},
};

/// Law 3: every action that an exact template describes is accepted, and every action that it does
/// not describe is refused, whichever seat sends it.
pub fn templates_agree_with_the_rules<R: Rules>(
    _: &LawSpec<R>,
    run: &Run<R>,
) -> Result<(), String> {
    let mut dice = run.dice(3);
    // One action of each type, so that each is tried where the game asks for others.
    let mut earlier: BTreeMap<String, Value> = BTreeMap::new();
    for state in run.states() {
        let offers: Vec<Offer> = Offer::all::<R>(state);
        let mut tried: Vec<Value> = earlier.values().cloned().collect();
        for offer in &offers {
            accepted_as_listed::<R>(state, offer)?;
            tried.extend(offer.random_and_nearby(&mut dice));
        }
        for seat in Seat::all(run.seats) {
            let own: Vec<&Offer> = offers.iter().filter(|offer| offer.asked.seat == seat).collect();
            tried.iter().try_for_each(|action| {
                accepted_exactly_if_offered::<R>(state, seat, &own, action)
            })?;
        }
        let answers = offers
            .iter()
            .flat_map(|offer| &offer.asked.templates)
            .map(|template| random_action(template, &mut dice));
        earlier.extend(answers.map(|action| (action["type"].to_string(), action)));
    }
    Ok(())
}

/// Each listed action fits the schema, is read as it was written, is what `answer` makes of the
/// values of its template, and is accepted if all templates are exact.
fn accepted_as_listed<R: Rules>(state: &R::State, offer: &Offer) -> Result<(), String> {
    let Asked { seat, due, templates } = &offer.asked;
    let choices = R::choices(state, *seat, due);
    let legal = templates.iter().all(|template| template.exact);
    let (listed, complete) = actions_of(templates, ACTIONS_LISTED_MAX);
    ensure(!complete || legal, || {
        "law 3: a list made from templates that are not exact cannot be complete".to_owned()
    })?;
    let (actions, _) = Actions::of(&templates.as_slice().into(), ACTIONS_LISTED_MAX);
    let places = actions.places();
    ensure(!listed.is_empty() && listed.len() == places.len(), || {
        format!("law 3: {} actions are listed for {} places", listed.len(), places.len())
    })?;
    for (action, (template, index)) in listed.iter().zip(places.iter().copied()) {
        ensure(offer.admits(action), || {
            format!("law 3: {action} is listed, but the schema excludes it")
        })?;
        let read = decode::<R>(action)
            .ok_or_else(|| format!("law 3: {action} is listed, but no action"))?;
        let as_written = serde_json::to_value(&read).is_ok_and(|written| written == *action);
        ensure(as_written, || format!("law 3: {action} is read as {read:?}"))?;
        let answer = R::answer(&choices[template], templates[template].nth(index));
        ensure(answer == read, || format!("law 3: {action} is answered as {answer:?}"))?;
        let refusal = play::<R>(state, *seat, &read, &mut any_luck()).err();
        ensure(refusal.is_none() || !legal, || {
            format!("law 3: {action} is listed, but refused: {refusal:?}")
        })?;
    }
    orders_are_accepted::<R>(state, offer, &choices)
}

/// The answer that default orders give is accepted, and they answer only decisions that orders
/// concern.
fn orders_are_accepted<R: Rules>(
    state: &R::State,
    offer: &Offer,
    choices: &[R::Choice],
) -> Result<(), String> {
    let Asked { seat, due, .. } = &offer.asked;
    let Some(OrderedAnswer { action, .. }) = R::Orders::default().answer(due, choices) else {
        return Ok(());
    };
    ensure(R::Orders::concern(due), || {
        format!("law 3: {due:?} is answered by orders that do not concern it")
    })?;
    let refusal = play::<R>(state, *seat, &action, &mut any_luck()).err();
    ensure(refusal.is_none(), || {
        format!("law 3: {action:?} was ordered, but is refused: {refusal:?}")
    })
}

fn accepted_exactly_if_offered<R: Rules>(
    state: &R::State,
    seat: Seat,
    own: &[&Offer],
    action: &Value,
) -> Result<(), String> {
    let offering: Vec<&&Offer> = own.iter().filter(|offer| offer.admits(action)).collect();
    let refusal = match decode::<R>(action) {
        None => Some("it is no action of this game".to_owned()),
        Some(action) => {
            refused_in_place::<R>(state, seat, &action)?.map(|refusal| refusal.to_string())
        }
    };
    match refusal {
        None => ensure(!offering.is_empty(), || {
            format!("law 3: {action} of {seat:?} is accepted, but no schema describes it")
        }),
        Some(why) => ensure(offering.iter().all(|offer| !offer.is_exact()), || {
            format!("law 3: {action} of {seat:?} fits an exact schema, but is refused: {why}")
        }),
    }
}

/// Why an action is refused. A refused action must leave the state as it was.
fn refused_in_place<R: Rules>(
    state: &R::State,
    seat: Seat,
    action: &R::Action,
) -> Result<Option<Refusal>, String> {
    let (mut in_place, mut events) = (state.clone(), Vec::new());
    let refusal =
        play_in_place::<R>(&mut in_place, seat, action, &mut any_luck(), &mut events).err();
    ensure(refusal.is_none() || in_place == *state, || {
        format!("law 3: {action:?} of {seat:?} is refused, but leaves a trace")
    })?;
    Ok(refusal)
}

/// Law 4: exactly while the game is not over, some seat has a decision that is not optional; each
/// decision has a choice.
pub fn a_seat_is_asked_until_the_end<R: Rules>(_: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    for (number, state) in run.states().enumerate() {
        let dues = R::due(state);
        let awaited = dues.iter().any(|(_, dues)| dues.iter().any(|due| !due.optional));
        ensure(awaited == R::outcome(state).is_none(), || {
            format!("law 4: after commit {number} awaited is {awaited}")
        })?;
        for (seat, dues) in dues.iter() {
            for due in dues {
                ensure(!R::choices(state, seat, due).is_empty(), || {
                    format!("law 4: {seat:?} has {due:?} but no choice")
                })?;
            }
            let at_most_one =
                |optional| dues.iter().filter(|due| due.optional == optional).count() <= 1;
            ensure(at_most_one(false) && at_most_one(true), || {
                format!("law 4: {seat:?} has too many decisions")
            })?;
        }
    }
    Ok(())
}

/// Law 9: while a decision keeps its key, its choices stay the same to the byte, and a key that is
/// gone never comes back; in a simultaneous phase the actions of other seats do not change it.
pub fn a_key_names_a_decision<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    a_key_has_the_same_choices_without_a_break(run)?;
    keys_of_others_stay(spec, run)
}

fn a_key_has_the_same_choices_without_a_break<R: Rules>(run: &Run<R>) -> Result<(), String> {
    // Over the whole run, what each key stood for, and the last commit after which it was there.
    let mut known: BTreeMap<(Seat, &str, u64), (String, usize)> = BTreeMap::new();
    for (number, state) in run.states().enumerate() {
        for Asked { seat, due, .. } in asked::<R>(state) {
            let choices = json(&R::choices(state, seat, &due));
            let (known_choices, last) =
                known.entry((seat, due.kind, due.key)).or_insert((choices.clone(), number));
            ensure(number - *last <= 1, || {
                format!("law 9: commit {number} brings back {due:?} of {seat:?}")
            })?;
            ensure(choices == *known_choices, || {
                format!("law 9: commit {number} changes the choices of {seat:?} under {due:?}")
            })?;
            *last = number;
        }
    }
    Ok(())
}

fn keys_of_others_stay<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    for (number, (before, commit)) in run.steps().enumerate().skip(1) {
        for (seat, due) in untouched(spec, &before, commit) {
            ensure(R::due(&commit.after)[seat].contains(&due), || {
                format!("law 9: commit {number} of another seat renames {due:?} of {seat:?}")
            })?;
        }
    }
    Ok(())
}

/// The simultaneous decisions that a commit leaves open: the actor has answered, and these seats
/// have not.
pub(super) fn untouched<R: Rules>(
    spec: &LawSpec<R>,
    before: &R::State,
    commit: &Commit<R>,
) -> Vec<(Seat, Due)> {
    let Some((actor, _)) = &commit.by else { return Vec::new() };
    let (then, now) = (R::due(before), R::due(&commit.after));
    let is_asked = |dues: &PerSeat<Dues>, seat: Seat, due: &Due| {
        dues[seat].iter().any(|other| other.kind == due.kind)
    };
    let simultaneous = asked::<R>(before).into_iter().map(|asked| (asked.seat, asked.due));
    simultaneous
        .filter(|(seat, due)| {
            let actor_has_answered = is_asked(&then, *actor, due) && !is_asked(&now, *actor, due);
            spec.simultaneous.contains(&due.kind)
                && seat != actor
                && actor_has_answered
                && is_asked(&now, *seat, due)
        })
        .collect()
}
