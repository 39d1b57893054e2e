//! Redaction: the views, events and decisions that a viewer gets of a snapshot.
//!
//! Invariant: what is shown is built for its viewer from the beginning; nothing is deleted from a
//! copy that contains secrets.

use crate::{
    answers::Answers,
    any_game::{AnyGame, Ways},
    decision::{Decision, DecisionFields, decision_id},
    exposed::{GameEvent, GameView, RedactedEvent, ViewEnvelope},
    labels::{self, Labelled},
    typed_game::game_of,
};
use kontor_log::{chain::hex, commit::Commit, events::LoggedEvent, snapshot::Snapshot};
use kontor_rules::{OpenDecision, Seat, Viewer};

/// The view of the game for this viewer; `None` before the start.
pub fn view_of(snapshot: &Snapshot, viewer: Viewer) -> Option<GameView> {
    let running = snapshot.running.as_ref()?;
    let envelope = ViewEnvelope {
        game: snapshot.id.clone(),
        seq: snapshot.seq,
        commit: snapshot.commit(),
        chain_head: hex(&snapshot.head),
        seat: viewer.seat(),
        clocks: snapshot.seat_clocks(),
    };
    Some(game_of(snapshot.rules.kind()).view(&running.state, viewer, envelope))
}

/// The events of a commit of this game, redacted for a viewer.
pub fn redacted_of(
    snapshot: &Snapshot,
    commit: &Commit,
    seq_before: u64,
    viewer: Viewer,
) -> Vec<GameEvent> {
    let game = game_of(snapshot.rules.kind());
    redacted(game, commit, seq_before, viewer, snapshot.origin.imported_commits)
}

/// The events of a commit, redacted for a viewer. In the first `imported_commits` commits the ids
/// of players are removed, because these players need not exist on this server.
pub fn redacted(
    game: &dyn AnyGame,
    commit: &Commit,
    seq_before: u64,
    viewer: Viewer,
    imported_commits: u64,
) -> Vec<GameEvent> {
    let redact = |event: LoggedEvent<'_>| match event {
        // Events of the table are public.
        LoggedEvent::Table(event) => {
            let mut event = event.clone();
            if commit.commit < imported_commits {
                event.forget_ids();
                event.show_texts();
            }
            RedactedEvent::Table(event)
        }
        LoggedEvent::Game(place) => {
            let events = commit.events.game().expect("an event of the game is one of its events");
            game.redacted(events, place, viewer)
        }
    };
    let seqs = seq_before + 1..;
    let event = |(seq, event)| GameEvent {
        seq,
        commit: commit.commit,
        at: commit.at,
        seat: commit.seat,
        payload: redact(event),
    };
    seqs.zip(commit.events.iter()).map(event).collect()
}

/// The open decisions, redacted for this player.
pub fn decisions_for(
    snapshot: &Snapshot,
    player: Option<&str>,
    fields: DecisionFields,
) -> Vec<Decision> {
    let open = snapshot.open().iter();
    open.map(|open| decision_for(snapshot, open, player, fields)).collect()
}

/// One of the open decisions, redacted for this player, who may know how it can be answered if the
/// player is the one who is asked.
pub fn decision_for(
    snapshot: &Snapshot,
    open: &OpenDecision,
    player: Option<&str>,
    fields: DecisionFields,
) -> Decision {
    let is_asked = player.is_some_and(|player| snapshot.lobby.sits_on(player, open.seat));
    shown(snapshot, open, is_asked.then_some(fields))
}

/// The open decisions of one seat; with `fields`, how they can be answered as well.
pub fn own_decisions(
    snapshot: &Snapshot,
    seat: Seat,
    fields: Option<DecisionFields>,
) -> Vec<Decision> {
    let own = snapshot.open().iter().filter(|open| open.seat == seat);
    own.map(|open| shown(snapshot, open, fields)).collect()
}

/// One decision; with `fields`, for the seat that is asked. No other player learns how the decision
/// can be answered, because the choices may depend on what only that seat knows.
fn shown(snapshot: &Snapshot, open: &OpenDecision, fields: Option<DecisionFields>) -> Decision {
    let mut decision = Decision {
        id: decision_id(open),
        seat: open.seat,
        kind: open.due.kind.to_owned(),
        opened_at_seq: open.opened_at,
        optional: open.due.optional,
        deadline: snapshot.deadline(open),
        time_ms: snapshot.time_ms(open),
        choices: None,
        actions: None,
        complete: None,
        schema: None,
        exact: None,
        labels: None,
    };
    if let Some(fields) = fields {
        add_answers(&mut decision, snapshot, open, fields);
    }
    decision
}

/// Adds how a decision can be answered.
fn add_answers(
    decision: &mut Decision,
    snapshot: &Snapshot,
    open: &OpenDecision,
    fields: DecisionFields,
) {
    let game = game_of(snapshot.rules.kind());
    let Ways { choices, templates } = game.ways(snapshot.state(), open, fields);
    match fields {
        DecisionFields::All => {
            let Answers { actions, complete, schema, exact } = Answers::of(&templates);
            decision.choices = Some(choices);
            (decision.actions, decision.complete) = (Some(actions), Some(complete));
            (decision.schema, decision.exact) = (Some(schema), Some(exact));
        }
        DecisionFields::Short => {
            let json = |choice| serde_json::to_value(choice).expect("choices are plain data");
            let as_json: Vec<_> = choices.iter().map(json).collect();
            let names =
                |place: usize, field: &str, number| game.name_of(&choices[place], field, number);
            let Labelled { actions, labels, whole } = labels::short(&templates, &as_json, &names);
            let complete = whole && templates.iter().all(|template| template.exact);
            (decision.actions, decision.complete) = (Some(actions), Some(complete));
            decision.labels = Some(labels);
        }
    }
}
