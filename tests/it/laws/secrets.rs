//! Laws 5 and 8: nothing that a viewer gets depends on a secret, and determinized worlds are drawn
//! without looking at one.

use std::collections::BTreeSet;

use kontor_contract::answers::ACTIONS_LISTED_MAX;
use kontor_rules::{
    Chance, Knowledge, Preview, Refusal, Rules, Seat, SeededChance, Template, Viewer, play, preview,
};
use serde_json::Value;

use super::{any_luck, ensure, json};
use crate::support::{
    offers::{Offer, actions_of},
    runs::{Asked, LawSpec, Run, asked, decode, pick, random_action},
};

/// Determinized worlds in which the same action is previewed.
const WORLDS_PREVIEWED: u64 = 3;
/// Determinized worlds among which each secret has to differ from the truth at least once.
const DRAWS: u64 = 64;

/// Law 5: nothing that a viewer gets depends on what the viewer may not know.
pub fn secrets_stay_secret<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    let mut dice = run.dice(5);
    for (number, state) in run.states().enumerate() {
        let offers: Vec<Offer> = Offer::all::<R>(state);
        for viewer in Viewer::all(run.seats) {
            let world = R::determinize(state, viewer, &mut dice);
            let (here, there) = (visible::<R>(state, viewer), visible::<R>(&world, viewer));
            let alike =
                ensure(here == there, || format!("{here:?} is visible here, {there:?} there"))
                    .and_then(|()| {
                        actions_look_alike::<R>(state, &world, viewer, &offers, &mut dice)
                    });
            alike.map_err(|difference| {
                format!("law 5: after commit {number}, to {viewer:?}: {difference}")
            })?;
        }
        secret_answers_look_alike::<R>(spec, state, &mut dice)
            .map_err(|broken| format!("law 5: after commit {number}: {broken}"))?;
    }
    Ok(())
}

/// As far as the viewer can see, the same action has the same effect in the true state and in a
/// determinized one.
fn actions_look_alike<R: Rules>(
    state: &R::State,
    world: &R::State,
    viewer: Viewer,
    offers: &[Offer],
    dice: &mut SeededChance,
) -> Result<(), String> {
    let mut tried: Vec<(Seat, Value)> = Vec::new();
    for offer in offers {
        tried.extend(
            offer
                .asked
                .templates
                .iter()
                .map(|template| (offer.asked.seat, random_action(template, dice))),
        );
        tried.extend(
            viewer
                .seat()
                .into_iter()
                .flat_map(|own| offer.random_and_nearby(dice).into_iter().map(move |a| (own, a))),
        );
    }
    for (seat, action) in tried {
        let Some(action) = decode::<R>(&action) else { continue };
        let (here, there) = (
            observed::<R>(state, seat, &action, viewer),
            observed::<R>(world, seat, &action, viewer),
        );
        // Of the viewer's own actions the refusals count as well; others' actions may be legal in
        // one world only.
        let comparable = viewer.is(seat) || (here.is_ok() && there.is_ok());
        ensure(!comparable || here == there, || {
            format!("{action:?} of {seat:?} looks like {here:?} here, like {there:?} there")
        })?;
        if viewer.is(seat) {
            let previews: BTreeSet<String> =
                (0..WORLDS_PREVIEWED).map(|_| previewed::<R>(state, seat, &action, dice)).collect();
            ensure(previews.len() == 1, || {
                format!("{action:?} of {seat:?} is previewed as {previews:?}")
            })?;
        }
    }
    Ok(())
}

/// The preview of an action, computed in some determinized world.
fn previewed<R: Rules>(
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    dice: &mut SeededChance,
) -> String {
    match preview::<R>(&Knowledge::new(state.clone(), Viewer::Seat(seat)), seat, action, dice) {
        Ok(Preview { events, stopped, outcome }) => {
            format!("{} {stopped:?} {outcome:?}", json(&events))
        }
        Err(refusal) => format!("{refusal:?}"),
    }
}

/// After each secret answer of a seat, all others see the same.
fn secret_answers_look_alike<R: Rules>(
    spec: &LawSpec<R>,
    state: &R::State,
    dice: &mut SeededChance,
) -> Result<(), String> {
    for Asked { seat, due, templates } in asked::<R>(state) {
        if !spec.secret.contains(&due.kind) {
            continue;
        }
        let answers = secret_answers(&templates, dice);
        for viewer in Viewer::all(R::due(state).seats()).filter(|viewer| !viewer.is(seat)) {
            let legal = answers.iter().filter_map(|answer| {
                observed::<R>(state, seat, &decode::<R>(answer)?, viewer).ok()
            });
            let observed: BTreeSet<Observed> = legal.collect();
            ensure(observed.len() <= 1, || {
                format!("{viewer:?} can tell the answers of {seat:?} apart: {observed:?}")
            })?;
        }
    }
    Ok(())
}

/// Some answers to a secret decision, all of one type: what else a seat may do before it, like
/// repaying a credit, need not be a secret.
pub(super) fn secret_answers(templates: &[Template], dice: &mut SeededChance) -> [Value; 3] {
    let listed = actions_of(&templates[..1], ACTIONS_LISTED_MAX).0;
    std::array::from_fn(|_| pick(&listed, dice).clone())
}

/// What a viewer gets of an action: the events up to the first one that reveals something, and what
/// is visible afterwards unless there is such an event.
type Observed = (Vec<String>, Option<Vec<String>>);

fn observed<R: Rules>(
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    viewer: Viewer,
) -> Result<Observed, Refusal> {
    let played = play::<R>(state, seat, action, &mut any_luck())?;
    let before = played.events.iter().take_while(|event| !R::reveals(event, viewer));
    let seen: Vec<String> = before.map(|event| json(&R::redact(event, viewer))).collect();
    let nothing_revealed = seen.len() == played.events.len();
    Ok((seen, nothing_revealed.then(|| visible::<R>(&played.state, viewer))))
}

/// What is visible to a viewer: view, result, own decisions whole, the public part of the others'.
fn visible<R: Rules>(state: &R::State, viewer: Viewer) -> Vec<String> {
    let dues = R::due(state);
    let decisions = dues
        .iter()
        .flat_map(|(seat, dues)| dues.iter().map(move |due| (seat, due)))
        .map(|(seat, due)| {
            let choices = viewer.is(seat).then(|| json(&R::choices(state, seat, due)));
            format!("{seat:?} {due:?} {choices:?}")
        });
    [json(&R::view(state, viewer)), format!("{:?}", R::outcome(state))]
        .into_iter()
        .chain(decisions)
        .collect()
}

/// Law 8: `determinize` reads no secret, and over many draws each secret that could differ does.
pub fn determinized_worlds_vary_and_read_no_secret<R: Rules>(
    spec: &LawSpec<R>,
    run: &Run<R>,
) -> Result<(), String> {
    let mut dice = run.dice(8);
    for (number, state) in run.states().enumerate() {
        for viewer in Viewer::all(run.seats) {
            let elsewhere = R::determinize(state, viewer, &mut dice);
            let (here, there) = (
                R::determinize(state, viewer, &mut any_luck()),
                R::determinize(&elsewhere, viewer, &mut any_luck()),
            );
            ensure(here == there, || {
                format!(
                    "law 8: after commit {number}, a world drawn for {viewer:?} depends on what is secret"
                )
            })?;
            let always_true = secrets_never_otherwise(spec, state, viewer, &mut dice)?;
            ensure(always_true.is_empty(), || {
                format!(
                    "law 8: after commit {number}, every world drawn for {viewer:?} has the truth at {always_true:?}"
                )
            })?;
        }
    }
    Ok(())
}

/// The places of secrets that were true in each of many determinized worlds.
fn secrets_never_otherwise<R: Rules>(
    spec: &LawSpec<R>,
    state: &R::State,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> Result<BTreeSet<usize>, String> {
    let truth = (spec.secrets)(state, viewer);
    let mut always_true: BTreeSet<usize> = (0..truth.len()).collect();
    for _ in 0..DRAWS {
        if always_true.is_empty() {
            break;
        }
        let drawn = (spec.secrets)(&R::determinize(state, viewer, chance), viewer);
        ensure(drawn.len() == truth.len(), || {
            format!("law 8: a world drawn for {viewer:?} has another size")
        })?;
        always_true.retain(|place| drawn[*place] == truth[*place]);
    }
    Ok(always_true)
}
