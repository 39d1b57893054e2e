//! What a conversion of names has made, and how the program's log says it.

use std::collections::BTreeSet;

/// How many pairs of names that look the same are said at most.
pub(super) const COLLISIONS_MAX: usize = 10_000;

/// What was made by a conversion of names.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ConvertedNames {
    /// Users who are guests again, because their names belong to other accounts.
    pub guests: BTreeSet<String>,
    /// Bot accounts that were put into the list of their owner.
    pub bots_listed: BTreeSet<String>,
    /// Bot accounts that were removed.
    pub bots_removed: BTreeSet<String>,
    /// Pairs of players whose names look the same: the one who has the look, and the other one.
    pub collisions: BTreeSet<(String, String)>,
    /// Players whose names look like reserved ones.
    pub reserved: BTreeSet<String>,
}

impl ConvertedNames {
    /// Says in the log of the program what was made of so many documents.
    pub(super) fn say(&self, read: u64) {
        for (keeps, other) in &self.collisions {
            tracing::warn!(keeps, other, "two players have names that look the same");
        }
        for player in &self.reserved {
            tracing::warn!(player, "the name looks like one that is reserved");
        }
        for player in &self.guests {
            tracing::warn!(player, "the name belongs to another player: the user is a guest again");
        }
        for player in &self.bots_removed {
            tracing::warn!(player, "a bot account without an owner was removed");
        }
        let (guests, listed) = (self.guests.len(), self.bots_listed.len());
        let (removed, collisions) = (self.bots_removed.len(), self.collisions.len());
        tracing::info!(read, guests, listed, removed, collisions, "names were converted");
    }
}
