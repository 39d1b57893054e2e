//! Redaction: the views and events that a viewer gets of a snapshot.
//!
//! Invariant: what is shown is built for its viewer from the beginning; nothing is deleted from a
//! copy that contains secrets.

use crate::{
    catalogue::Refused,
    contract::any_game::AnyGame,
    contract::exposed::{GameEvent, GameView, RedactedEvent, ViewEnvelope},
    error::AppError,
    log::{chain::hex, commit::Commit, events::LoggedEvent, snapshot::Snapshot},
};
use kontor_rules::Viewer;

impl Snapshot {
    /// The view of the game for this viewer; `None` before the start.
    pub(crate) fn view(&self, viewer: Viewer) -> Option<GameView> {
        let running = self.running.as_ref()?;
        let envelope = ViewEnvelope {
            game: self.id.clone(),
            seq: self.seq,
            commit: self.commit(),
            chain_head: hex(&self.head),
            seat: viewer.seat(),
            clocks: self.seat_clocks(),
        };
        Some(self.game().view(&running.state, viewer, envelope))
    }

    /// The events of a commit, redacted for this viewer.
    pub(crate) fn redacted(
        &self,
        commit: &Commit,
        seq_before: u64,
        viewer: Viewer,
    ) -> Vec<GameEvent> {
        redacted(self.game(), commit, seq_before, viewer, self.origin.imported_commits)
    }

    /// The first and the last seq for which there is a view: from the start to the last event.
    pub(crate) fn viewable(&self) -> Result<(u64, u64), AppError> {
        let running = self.running.as_ref().ok_or(Refused::GameNotRunning)?;
        Ok((self.history.seq_before(running.start_commit) + 1, self.seq))
    }
}

/// The events of a commit, redacted for a viewer. In the first `imported_commits` commits the ids
/// of players are removed, because these players need not exist on this server.
pub(crate) fn redacted(
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
