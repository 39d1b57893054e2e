//! What a game does not take over from where its history began: at the end of an import, and where a
//! fork leaves the game that it goes on from.

use std::sync::Arc;

use crate::{
    origin::Origin, seating::players_of, snapshot::Snapshot, stored::StoredFor,
    summary::TableSummary,
};

impl Snapshot {
    /// Called after the last imported commit: from here on the game belongs to this server.
    pub(super) fn end_import(&mut self) {
        if let Some(import) = &self.origin.import {
            self.origin.recorded = Some(players_of(&self.lobby));
            let lobby = Arc::make_mut(&mut self.lobby);
            lobby.owner = import.by.clone();
            lobby.visibility = import.visibility;
            // Lists sort by this time. With the time of the import no player can place a game at
            // the top of lists by means of its date.
            lobby.created_at = import.at;
        }
        Arc::make_mut(&mut self.lobby).forget_ids();
    }

    /// Makes the position of another game that on which the fork `id` goes on, before its first
    /// commit is applied.
    pub fn begin_fork(&mut self, id: &str, invite: Option<String>, stored_for: StoredFor) {
        self.id = id.into();
        self.leave_parent_as(invite, Some(stored_for));
    }

    /// The same when a log is replayed; `table` is the summary of the fork's first entry.
    pub(super) fn leave_parent(&mut self, table: TableSummary) {
        self.leave_parent_as(table.invite, table.stored_for);
    }

    fn leave_parent_as(&mut self, invite: Option<String>, stored_for: Option<StoredFor>) {
        let commits = self.commit() + 1;
        if commits < self.origin.imported_commits {
            // The other game was imported beyond this position.
            self.origin.import = None;
            self.end_import();
        }
        self.origin = Origin {
            imported_commits: self.origin.imported_commits.min(commits),
            import: None,
            recorded: None,
            inherited_seq: self.seq,
        };
        self.history.forget_requests();
        self.invite = invite;
        self.stored_for = stored_for;
    }
}
