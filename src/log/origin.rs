//! Which part of a game's history did not happen at its own table: imported commits, and those that
//! a fork shares with the game that it goes on from.

use crate::{seating::RecordPlayer, summary::Import};

/// Which part of a game did not happen at its own table.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// How many commits, from the first on, were imported.
    pub imported_commits: u64,
    /// Details of the import, if the game was imported as a whole.
    pub import: Option<Import>,
    /// Who sat where according to the record. At the table itself these players are names without
    /// ids.
    pub recorded: Option<Vec<RecordPlayer>>,
    /// Seq of the last event that is stored in the log of another game; 0 if there is none.
    pub inherited_seq: u64,
}
