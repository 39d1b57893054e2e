//! How much memory a snapshot takes: an estimate from above, by which the caches of games are
//! bounded.

use serde_json::Value;

use crate::{commit::Commit, snapshot::Snapshot};

/// Memory that the state of a game has allocated, in bytes, without what the options bring into it: that
/// of the largest states.
const STATE_BYTES: usize = 16 * 1024;

/// How often the options are in memory: as JSON in the lobby and in the event that made the table,
/// as long as that is among the recent commits; and as the rules read them, which takes less than
/// their JSON.
const OPTIONS_COPIES: usize = 3;

/// What an event takes, as a multiple of its place in a list: names and lists inside it are
/// allocated for themselves.
const EVENT_FACTOR: usize = 2;

/// Memory of a node of a map of JSON values. A node has room for eleven of them.
const MAP_NODE_BYTES: usize = 640;

/// A node of a map has at least so many values, except the only one of a small map.
const MAP_NODE_VALUES_MIN: usize = 5;

/// Allocations take multiples of so many bytes.
const ALLOCATION_UNIT_BYTES: usize = 16;

impl Snapshot {
    /// Memory in bytes, estimated from above. All that players can make long is counted as it is;
    /// what the rules bound is a constant.
    ///
    /// Of 200 open tables on a board of 7.7 KB as JSON, each counts for 228 KiB; resident memory
    /// grew by some 150 KiB for each that was cached.
    pub fn memory_bytes(&self) -> usize {
        let commits = self.recent.iter().chain([&self.last]);
        let base = self.base.as_ref().map_or(0, |base| base.summary.get().len());
        let has_state = self.running.is_some() || self.inherited.is_some();
        let state = if has_state { STATE_BYTES + self.rules.state_bytes() } else { 0 };
        size_of::<Self>()
            + state
            + OPTIONS_COPIES * json_bytes(&self.lobby.options)
            + self.history.memory_bytes()
            + commits.map(commit_bytes).sum::<usize>()
            + base
    }
}

fn commit_bytes(commit: &Commit) -> usize {
    size_of::<Commit>() + commit.action.get().len() + EVENT_FACTOR * commit.events.bytes()
}

/// Memory that a JSON value has allocated. A short value takes up to thirty times as many bytes in
/// memory as in a text.
fn json_bytes(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        Value::String(text) => text_bytes(text),
        Value::Array(items) => {
            items.capacity() * size_of::<Value>() + items.iter().map(json_bytes).sum::<usize>()
        }
        Value::Object(fields) => {
            let nodes = fields.len().div_ceil(MAP_NODE_VALUES_MIN);
            let inside = fields.iter().map(|(name, value)| text_bytes(name) + json_bytes(value));
            nodes * MAP_NODE_BYTES + inside.sum::<usize>()
        }
    }
}

fn text_bytes(text: &str) -> usize {
    text.len().next_multiple_of(ALLOCATION_UNIT_BYTES)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn short_values_count_for_what_they_take_and_not_for_their_text() {
        let roads: Vec<Value> = (0..99).map(|_| json!({"from": "a", "to": "b"})).collect();
        let options = json!({ "roads": roads });
        let text = options.to_string().len();
        assert!(text < 2_300, "{text}");
        assert!(json_bytes(&options) > 99 * MAP_NODE_BYTES);
        assert_eq!(json_bytes(&json!(7)), 0, "it lies in its container");
        assert_eq!(json_bytes(&json!("x".repeat(17))), 32);
    }
}
