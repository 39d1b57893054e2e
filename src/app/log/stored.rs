//! For whom something is stored, and how much: the rows of the index from which quotas are counted.
//!
//! A table counts for the player who made it, however it grows; messages count for those who said
//! them. Both count for an address too: that of the request that made the table, or of the first
//! message of its player at this table. Of an address only a keyed hash is stored.

use std::{collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};

kontor_limits::limits! {
    /// The unit in which stored bytes are counted.
    // A small table takes one. So a quota limits how many rows are read to count.
    pub const STORED_BYTES_UNIT: u64 = 16 << 10;
}

/// What an entry takes beside events or a message: action, summary, request, keys.
const ENTRY_BYTES: u64 = 512;

/// What an event takes. It is a constant, because how long an event is may tell something that is
/// hidden, and quotas tell how much is stored.
const EVENT_BYTES: u64 = 160;

/// Maximum number of players of whom is stored how much they said at one table. With more, those who
/// said least are left out.
pub const COUNTED_SPEAKERS_MAX: usize = 24;

/// For whom something is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredFor {
    /// Id of the player.
    pub player: Arc<str>,
    /// The keyed hash of the address.
    pub address: Arc<str>,
}

/// How much a player said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// For whom it is stored.
    #[serde(flatten)]
    pub by: StoredFor,
    /// How many bytes.
    pub bytes: u64,
}

/// The summary of an entry in a log of messages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageSummary {
    /// How much has been said, by player.
    pub said: Vec<Said>,
    /// Who sat at the table, and is notified. Messages of earlier releases do not tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readers: Vec<Arc<str>>,
}

impl MessageSummary {
    /// The summary after a message, for all players who have said something.
    pub fn of<'a>(said: impl Iterator<Item = &'a Said>, readers: Vec<Arc<str>>) -> Self {
        let mut said: Vec<Said> = said.cloned().collect();
        said.sort_by(|a, b| (b.bytes, &a.by.player).cmp(&(a.bytes, &b.by.player)));
        said.truncate(COUNTED_SPEAKERS_MAX);
        MessageSummary { said, readers }
    }

    /// Said by player.
    pub fn by_player(self) -> BTreeMap<Arc<str>, Said> {
        self.said.into_iter().map(|said| (said.by.player.clone(), said)).collect()
    }
}

/// The bytes that a table counts for after the commit of this number and the event of this seq: both
/// are public.
pub fn table_bytes(commit: u64, seq: u64) -> u64 {
    (commit + 1) * ENTRY_BYTES + seq * EVENT_BYTES
}

/// The bytes that a message counts for.
pub fn message_bytes(commit: &str) -> u64 {
    commit.len() as u64 + ENTRY_BYTES
}

/// Whole units for so many bytes, one at least.
pub fn units(bytes: u64) -> u64 {
    bytes.div_ceil(STORED_BYTES_UNIT).max(1)
}

/// Prefix of the rows that say how much is stored for a player or an address.
pub fn stored_prefix(whom: &str) -> String {
    format!("stored/{whom}/")
}

/// The rows of a log that takes so many bytes.
pub fn rows(by: &StoredFor, log: &str, bytes: u64) -> [String; 2] {
    [&by.player, &by.address].map(|whom| row(whom, log, bytes))
}

/// The row of a log that takes so many bytes of this player or address.
pub fn row(whom: &str, log: &str, bytes: u64) -> String {
    format!("{}{log}/{:x}", stored_prefix(whom), units(bytes))
}

/// The bytes that a row counts for.
pub fn bytes_of_row(row: &str) -> u64 {
    let units = row.rsplit('/').next().and_then(|units| u64::from_str_radix(units, 16).ok());
    units.unwrap_or(1).saturating_mul(STORED_BYTES_UNIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(player: &str) -> StoredFor {
        StoredFor { player: player.into(), address: "a_1".into() }
    }

    #[test]
    fn a_table_counts_in_whole_units() {
        for (bytes, units) in [(0, 1), (1, 1), (STORED_BYTES_UNIT, 1), (STORED_BYTES_UNIT + 1, 2)] {
            let rows = rows(&by("p_1"), "g_1", bytes);
            assert_eq!(rows[0], format!("stored/p_1/g_1/{units:x}"));
            assert_eq!(rows[1], format!("stored/a_1/g_1/{units:x}"));
            assert_eq!(bytes_of_row(&rows[0]), units * STORED_BYTES_UNIT);
        }
    }

    #[test]
    fn of_many_who_speak_those_who_said_most_are_counted() {
        let said: Vec<Said> = (0..30)
            .map(|number| Said { by: by(&format!("p_{number:02}")), bytes: number })
            .collect();
        let counted = MessageSummary::of(said.iter(), Vec::new()).by_player();
        assert_eq!(counted.len(), COUNTED_SPEAKERS_MAX);
        assert!(counted.contains_key("p_29") && !counted.contains_key("p_05"));
    }
}
