//! Redaction: the views and events that a viewer gets of a snapshot.
//!
//! Invariant: what is shown is built for its viewer from the beginning; nothing is deleted from a
//! copy that contains secrets.

use crate::{
    any_game::{AnyGame, game_of},
    exposed::{GameEvent, GameView, RedactedEvent, ViewEnvelope},
};
use kontor_log::{chain::hex, commit::Commit, events::LoggedEvent, snapshot::Snapshot};
use kontor_rules::Viewer;

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
