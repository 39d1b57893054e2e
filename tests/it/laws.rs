//! The laws of `Rules`, as functions over any game. A game inherits them by being listed once, at
//! the end.

use std::collections::{BTreeMap, BTreeSet};

use kontor_app::decisions::ACTIONS_LISTED_MAX;
use kontor_games::GameKind;
use kontor_rules::{
    Chance, Dues, Knowledge, Orders, Outcome, PerSeat, Played, Preview, Refusal, Rules, Seat,
    SeededChance, Viewer, fold, open, play, play_in_place, preview, spread,
};
use serde::Serialize;
use serde_json::Value;

use crate::support::{
    offers::{Offer, actions_of},
    runs::{Asked, LawSpec, Run, asked, decode, pick, random_action, random_run},
};

/// A law: what is wrong with a game, if anything.
pub type Law<R> = fn(&LawSpec<R>, &Run<R>) -> Result<(), String>;

/// Random games per law and number of seats.
const GAMES: u64 = 3;
/// Imagined worlds in which the same action is previewed.
const WORLDS_PREVIEWED: u64 = 3;
/// Draws within which each secret has to differ.
const DRAWS: u64 = 64;
/// Random games that are played to the end, over all numbers of seats.
const WHOLE_GAMES: u64 = 1_000;
/// The same where games are long.
const LONG_GAMES: u64 = 30;
/// Commits of a game whose opening alone is held to a law.
const OPENING_COMMITS: usize = 200;
/// Positions of a game that are held to a law, where they are not all.
const POSITIONS: usize = 30;

/// Holds a law against random games with every number of seats.
pub fn check<R: Rules>(spec: &LawSpec<R>, law: Law<R>) -> Result<(), String> {
    check_games(spec, GAMES, law)
}

/// Holds a law against the first commits of random games with every number of seats.
pub fn check_openings<R: Rules>(spec: &LawSpec<R>, law: Law<R>) -> Result<(), String> {
    for seats in R::SEATS {
        let checked =
            random_run(spec, seats, 0).and_then(|run| law(spec, &run.opening(OPENING_COMMITS)));
        checked.map_err(|broken| format!("{} for {seats}: {broken}", R::KIND))?;
    }
    Ok(())
}

/// Holds a law that looks at each position for itself against positions of random games with every
/// number of seats.
pub fn check_positions<R: Rules>(spec: &LawSpec<R>, law: Law<R>) -> Result<(), String> {
    for seats in R::SEATS {
        let checked = random_run(spec, seats, 0).and_then(|run| law(spec, &run.spread(POSITIONS)));
        checked.map_err(|broken| format!("{} for {seats}: {broken}", R::KIND))?;
    }
    Ok(())
}

/// Plays many games, each to its end, and holds the cheap laws against them.
pub fn check_whole_games<R: Rules>(spec: &LawSpec<R>) -> Result<(), String> {
    check_to_the_end(spec, WHOLE_GAMES)
}

/// The same with fewer games, where they are long.
pub fn check_some_whole_games<R: Rules>(spec: &LawSpec<R>) -> Result<(), String> {
    check_to_the_end(spec, LONG_GAMES)
}

fn check_to_the_end<R: Rules>(spec: &LawSpec<R>, games: u64) -> Result<(), String> {
    check_games(spec, games / R::SEATS.count() as u64, |spec, run| {
        games_end(spec, run)?;
        material_is_conserved(spec, run)?;
        folding_gives_the_state(spec, run)
    })
}

fn check_games<R: Rules>(spec: &LawSpec<R>, games: u64, law: Law<R>) -> Result<(), String> {
    for seats in R::SEATS {
        for seed in 0..games {
            let checked = random_run(spec, seats, seed).and_then(|run| law(spec, &run));
            checked.map_err(|broken| format!("{} for {seats}, seed {seed}: {broken}", R::KIND))?;
        }
    }
    Ok(())
}

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("contract types and events are JSON")
}

/// Law 1: same options, version, luck and actions give the same events.
pub fn same_luck_gives_the_same_events<R: Rules>(
    _: &LawSpec<R>,
    run: &Run<R>,
) -> Result<(), String> {
    let mut state = run.empty();
    for (number, commit) in run.commits.iter().enumerate() {
        let luck = &mut run.luck(number);
        let mut events = Vec::new();
        match &commit.by {
            None => {
                Played { state, events, .. } = open::<R>(&run.options, run.seats, R::VERSION, luck)
            }
            // The run was played on copies: so both ways of playing lead to the same.
            Some((seat, action)) => {
                play_in_place::<R>(&mut state, *seat, action, luck, &mut events)
                    .map_err(|refusal| format!("law 1: {refusal}"))?
            }
        }
        let same = events == commit.events && state == commit.after;
        ensure(same, || format!("law 1: commit {number} went otherwise the second time"))?;
    }
    Ok(())
}

/// Law 2: folding the events gives the played state, also after a JSON round trip; each commit has
/// an event.
pub fn folding_gives_the_state<R: Rules>(_: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    let mut state = run.empty();
    let mut reread = run.empty();
    for (number, commit) in run.commits.iter().enumerate() {
        ensure(!commit.events.is_empty(), || format!("law 2: commit {number} has no event"))?;
        for event in &commit.events {
            let read: R::Event = serde_json::from_str(&json(event))
                .map_err(|error| format!("law 2: {event:?}: {error}"))?;
            ensure(read == *event, || format!("law 2: {event:?} is read as {read:?}"))?;
            fold::<R>(&mut reread, [&read]);
        }
        fold::<R>(&mut state, &commit.events);
        ensure(state == commit.after, || format!("law 2: commit {number} folds to another state"))?;
        ensure(reread == commit.after, || {
            format!("law 2: commit {number}, read from JSON, folds to another state")
        })?;
    }
    Ok(())
}

/// Law 3: every action made from a form is accepted; what exact forms exclude is refused, whoever
/// tries it.
pub fn forms_agree_with_the_rules<R: Rules>(_: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
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

/// Each action of the list is one of the schema, read as it is written, what `answer` makes of its
/// form's values, and accepted if every combination of the form is legal.
fn accepted_as_listed<R: Rules>(state: &R::State, offer: &Offer) -> Result<(), String> {
    let Asked { seat, due, templates } = &offer.asked;
    let choices = R::choices(state, *seat, due);
    let legal = templates.iter().all(|template| template.exact);
    let (listed, complete) = actions_of(templates, ACTIONS_LISTED_MAX);
    ensure(!complete || legal, || {
        "law 3: a list of forms that are not exact cannot be complete".to_owned()
    })?;
    for (action, (template, index)) in
        listed.iter().zip(spread(templates, ACTIONS_LISTED_MAX).places)
    {
        ensure(offer.admits(action), || {
            format!("law 3: {action} is listed, but the schema excludes it")
        })?;
        let read = decode::<R>(action)
            .ok_or_else(|| format!("law 3: {action} is listed, but no action"))?;
        let as_written = serde_json::to_value(&read).is_ok_and(|written| written == *action);
        ensure(as_written, || format!("law 3: {action} is read as {read:?}"))?;
        let answer = R::answer(&choices[template], &templates[template].nth(index));
        ensure(answer == read, || format!("law 3: {action} is answered as {answer:?}"))?;
        let refusal = play::<R>(state, *seat, &read, &mut any_luck()).err();
        ensure(refusal.is_none() || !legal, || {
            format!("law 3: {action} is listed, but refused: {refusal:?}")
        })?;
    }
    orders_are_accepted::<R>(state, offer, &choices)
}

/// What the orders of a seat that ordered nothing answer is accepted, and only decisions that
/// orders concern are answered.
fn orders_are_accepted<R: Rules>(
    state: &R::State,
    offer: &Offer,
    choices: &[R::Choice],
) -> Result<(), String> {
    let Asked { seat, due, .. } = &offer.asked;
    let Some(action) = R::Orders::default().answer(due, choices) else { return Ok(()) };
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

/// Why an action is refused on the state itself, which it must leave as it was.
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

/// Luck where it does not matter which.
fn any_luck() -> SeededChance {
    SeededChance::new([1; 32], 0)
}

/// Law 4: somebody has a decision that the game waits for exactly while it is not over; each
/// decision has a choice.
pub fn somebody_is_asked_until_the_end<R: Rules>(
    _: &LawSpec<R>,
    run: &Run<R>,
) -> Result<(), String> {
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

/// Law 5: nothing shown depends on what the viewer may not know.
pub fn secrets_stay_secret<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    let mut dice = run.dice(5);
    for (number, state) in run.states().enumerate() {
        let offers: Vec<Offer> = Offer::all::<R>(state);
        for viewer in Viewer::all(run.seats) {
            let world = R::determinize(state, viewer, &mut dice);
            let (here, there) = (shown::<R>(state, viewer), shown::<R>(&world, viewer));
            let alike = ensure(here == there, || format!("{here:?} is shown, or else {there:?}"))
                .and_then(|()| actions_sound_alike::<R>(state, &world, viewer, &offers, &mut dice));
            alike.map_err(|difference| {
                format!("law 5: after commit {number}, to {viewer:?}: {difference}")
            })?;
        }
        answers_sound_alike::<R>(spec, state, &mut dice)
            .map_err(|broken| format!("law 5: after commit {number}: {broken}"))?;
    }
    Ok(())
}

/// The same action leads to the same in the true and in an imagined world, as far as the viewer is
/// concerned.
fn actions_sound_alike<R: Rules>(
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
        let (here, there) =
            (heard::<R>(state, seat, &action, viewer), heard::<R>(world, seat, &action, viewer));
        // Of the viewer's own actions the refusals count as well; others' actions may be legal in
        // one world only.
        let comparable = viewer.is(seat) || (here.is_ok() && there.is_ok());
        ensure(!comparable || here == there, || {
            format!("{action:?} of {seat:?} is heard as {here:?}, or else as {there:?}")
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

/// What a seat is told of an action before it acts, worked out in some imagined world.
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

/// Whatever a seat answers in secret, everybody else hears the same.
fn answers_sound_alike<R: Rules>(
    spec: &LawSpec<R>,
    state: &R::State,
    dice: &mut SeededChance,
) -> Result<(), String> {
    for Asked { seat, due, templates } in asked::<R>(state) {
        if !spec.secret.contains(&due.kind) {
            continue;
        }
        // Answers of one sort: what else a seat may do meanwhile, like repaying a credit, need not
        // be a secret.
        let listed = actions_of(&templates[..1], ACTIONS_LISTED_MAX).0;
        let answers = [pick(&listed, dice), pick(&listed, dice), pick(&listed, dice)];
        for viewer in Viewer::all(R::due(state).seats()).filter(|viewer| !viewer.is(seat)) {
            let legal = answers
                .iter()
                .filter_map(|answer| heard::<R>(state, seat, &decode::<R>(answer)?, viewer).ok());
            let heard: BTreeSet<Heard> = legal.collect();
            ensure(heard.len() <= 1, || {
                format!("{viewer:?} can tell the answers of {seat:?} apart: {heard:?}")
            })?;
        }
    }
    Ok(())
}

/// What a viewer hears of an action up to the first event that reveals something, and what lies
/// open afterwards unless there is such an event.
type Heard = (Vec<String>, Option<Vec<String>>);

fn heard<R: Rules>(
    state: &R::State,
    seat: Seat,
    action: &R::Action,
    viewer: Viewer,
) -> Result<Heard, Refusal> {
    let played = play::<R>(state, seat, action, &mut any_luck())?;
    let before = played.events.iter().take_while(|event| !R::reveals(event, viewer));
    let tale: Vec<String> = before.map(|event| json(&R::redact(event, viewer))).collect();
    let nothing_revealed = tale.len() == played.events.len();
    Ok((tale, nothing_revealed.then(|| shown::<R>(&played.state, viewer))))
}

/// What a viewer is shown: view, result, own decisions whole, the public part of the others'.
fn shown<R: Rules>(state: &R::State, viewer: Viewer) -> Vec<String> {
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

/// Law 6: wares, cards, coins and gems are conserved.
pub fn material_is_conserved<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    for (number, (before, commit)) in run.steps().enumerate() {
        let conserved = (spec.conserved)(&before, &commit.events, &commit.after);
        conserved.map_err(|what| format!("law 6: in commit {number}: {what}"))?;
    }
    Ok(())
}

/// Law 7: random play ends, within the stated number of events, and everybody is placed.
pub fn games_end<R: Rules>(_: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    let events: u64 = run.commits.iter().map(|commit| commit.events.len() as u64).sum();
    ensure(events <= R::EVENTS_MAX, || format!("law 7: {events} events"))?;
    let Outcome { places, reason: _ } =
        run.states().last().and_then(R::outcome).ok_or("law 7: the game has no end")?;
    let mut placed: Vec<Seat> = places.iter().map(|standing| standing.seat).collect();
    placed.sort();
    ensure(placed.iter().copied().eq(Seat::all(run.seats)), || {
        format!("law 7: the places are {places:?}")
    })
}

/// Law 8: `determinize` reads nothing secret, and over many draws each secret that could be otherwise
/// is.
pub fn imagination_is_neither_informed_nor_lazy<R: Rules>(
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
                format!("law 8: after commit {number}, {viewer:?} imagines by what is secret")
            })?;
            let always_true = secrets_never_otherwise(spec, state, viewer, &mut dice)?;
            ensure(always_true.is_empty(), || {
                format!(
                    "law 8: after commit {number}, {viewer:?} always imagines the truth at {always_true:?}"
                )
            })?;
        }
    }
    Ok(())
}

/// The places of secrets that were true in each of many imagined worlds.
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
            format!("law 8: {viewer:?} imagines a world of another size")
        })?;
        always_true.retain(|place| drawn[*place] == truth[*place]);
    }
    Ok(always_true)
}

/// Law 9: while a key stays, the choices stay to the byte, and once gone it never comes back; in a
/// simultaneous phase another seat's act leaves it alone.
pub fn a_key_names_a_decision<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    a_key_has_the_same_choices_without_a_break(run)?;
    others_leave_a_key_alone(spec, run)
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

fn others_leave_a_key_alone<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    for (number, (before, commit)) in run.steps().enumerate().skip(1) {
        let actor = commit.by.as_ref().map(|(seat, _)| *seat);
        let (then, now) = (R::due(&before), R::due(&commit.after));
        for Asked { seat, due, .. } in asked::<R>(&before) {
            let is_asked = |dues: &PerSeat<Dues>, seat: Seat| {
                dues[seat].iter().any(|other| other.kind == due.kind)
            };
            let has_answered = |seat: Seat| is_asked(&then, seat) && !is_asked(&now, seat);
            // The phase goes on without the actor, who has answered, and with this seat, who has
            // not.
            let untouched = spec.simultaneous.contains(&due.kind)
                && actor.is_some_and(|actor| actor != seat && has_answered(actor))
                && is_asked(&now, seat);
            ensure(!untouched || now[seat].contains(&due), || {
                format!("law 9: commit {number} of another seat renames {due:?} of {seat:?}")
            })?;
        }
    }
    Ok(())
}

/// Tests each law for a game: `obeys_the_laws!(medici, Medici, SPEC)`.
macro_rules! obeys_the_laws {
    ($module:ident, $Game:ty, $spec:expr) => {
        mod $module {
            $crate::laws::law_tests! { $Game, $spec, check =>
                same_luck_gives_the_same_events,
                folding_gives_the_state,
                forms_agree_with_the_rules,
                somebody_is_asked_until_the_end,
                secrets_stay_secret,
                material_is_conserved,
                games_end,
                imagination_is_neither_informed_nor_lazy,
                a_key_names_a_decision,
            }

            #[test]
            fn a_thousand_random_games_end_conserve_and_fold() {
                $crate::laws::check_whole_games::<$Game>(&$spec).unwrap();
            }
        }
    };
}
pub(crate) use obeys_the_laws;

macro_rules! law_tests {
    ($Game:ty, $spec:expr, $check:ident => $($law:ident),+ $(,)?) => {$(
        #[test]
        fn $law() {
            $crate::laws::$check::<$Game>(&$spec, $crate::laws::$law).unwrap();
        }
    )+};
}
pub(crate) use law_tests;

/// Lists the games, each with a module here that has its `SPEC`.
macro_rules! games {
    ($($module:ident: $Game:ident),+ $(,)?) => {
        $( obeys_the_laws!($module, kontor_games::$module::$Game, crate::$module::SPEC); )+

        /// The text of a game's playthrough.
        pub fn playthrough(kind: GameKind, seats: u8) -> String {
            match kind {$( GameKind::$Game => crate::playthroughs::text(&crate::$module::SPEC, seats), )+}
        }
    };
}

games! {
    medici: Medici,
    basari: Basari,
    haendler: Haendler,
    dale_of_merchants: DaleOfMerchants,
}

/// A variant in which everybody may decide something at all times. It has so much more to check
/// that laws about the course of a game look at openings, laws about positions at some of them, and
/// fewer games are played to the end.
mod haendler_with_negotiation {
    use kontor_games::haendler::Haendler;

    use super::check_some_whole_games;
    use crate::haendler::NEGOTIATION;

    law_tests! { Haendler, NEGOTIATION, check_openings =>
        same_luck_gives_the_same_events,
        folding_gives_the_state,
        material_is_conserved,
        a_key_names_a_decision,
    }

    law_tests! { Haendler, NEGOTIATION, check_positions =>
        forms_agree_with_the_rules,
        somebody_is_asked_until_the_end,
        secrets_stay_secret,
        imagination_is_neither_informed_nor_lazy,
    }

    #[test]
    fn random_games_end_conserve_and_fold() {
        check_some_whole_games::<Haendler>(&NEGOTIATION).unwrap();
    }
}
