//! Laws 1, 2, 6 and 7: the same luck gives the same game, the events alone give the state, material
//! is conserved, and every game ends.

use kontor_rules::{Outcome, Rules, Seat, Transition, fold, open, play_in_place};

use super::{ensure, json};
use crate::support::runs::{LawSpec, Run};

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
                Transition { state, events, .. } =
                    open::<R>(&run.options, run.seats, run.version, luck)
            }
            // `play` worked on copies when the run was made; `play_in_place` must give the same.
            Some((seat, action)) => {
                play_in_place::<R>(&mut state, *seat, action, luck, &mut events)
                    .map_err(|refusal| format!("law 1: {refusal}"))?
            }
        }
        let same = events == commit.events && state == commit.after;
        ensure(same, || format!("law 1: commit {number} differs when it is played again"))?;
    }
    Ok(())
}

/// Law 2: applying the events gives the played state, also when they are written as JSON and read
/// again.
pub fn events_rebuild_the_state<R: Rules>(_: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    let mut state = run.empty();
    let mut reread = run.empty();
    for (number, commit) in run.commits.iter().enumerate() {
        for event in &commit.events {
            let read: R::Event = serde_json::from_str(&json(event))
                .map_err(|error| format!("law 2: {event:?}: {error}"))?;
            ensure(read == *event, || format!("law 2: {event:?} is read as {read:?}"))?;
            fold::<R>(&mut reread, [&read]);
        }
        fold::<R>(&mut state, &commit.events);
        ensure(state == commit.after, || {
            format!("law 2: the events of commit {number} give another state")
        })?;
        ensure(reread == commit.after, || {
            format!("law 2: the events of commit {number}, read from JSON, give another state")
        })?;
    }
    Ok(())
}

/// Law 6: goods, cards, coins and gems are conserved.
pub fn material_is_conserved<R: Rules>(spec: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    for (number, (before, commit)) in run.steps().enumerate() {
        let conserved = (spec.conserved)(&before, &commit.events, &commit.after);
        conserved.map_err(|what| format!("law 6: in commit {number}: {what}"))?;
    }
    Ok(())
}

/// Law 7: random play ends, and every seat has a place. That the game has no more than the stated
/// number of events is checked where the run is played, for a game without end has no run.
pub fn games_end<R: Rules>(_: &LawSpec<R>, run: &Run<R>) -> Result<(), String> {
    let Outcome { places, reason: _ } =
        run.states().last().and_then(R::outcome).ok_or("law 7: the game has no end")?;
    let mut placed: Vec<Seat> = places.iter().map(|standing| standing.seat).collect();
    placed.sort();
    ensure(placed.iter().copied().eq(Seat::all(run.seats)), || {
        format!("law 7: the places are {places:?}")
    })
}
