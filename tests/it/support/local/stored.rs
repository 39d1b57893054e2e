//! What a local server has stored: tests look at it, damage it and write behind the back of the
//! server.

use std::collections::BTreeSet;

use kontor_log::{snapshot::Snapshot, summary::Summary};
use kontor_service::requester::Requester;
use kontor_store::{Base, DocumentStore, Entry, EventStore, LogId, Position, UnknownPolicy};
use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};

use super::{Fate, Local};

/// Documents that a test looks at.
const DOCUMENTS_MAX: usize = 100;

impl Local {
    /// Leaves acts in the log of earlier releases, as a server of one that is killed before it carries
    /// them out. The next start of a server completes them.
    pub async fn leave_acts(&self, acts: &[Value]) {
        let log = LogId("audit".into());
        for act in acts {
            let stored = json!({
                "format": 1, "at": self.in_s(0), "operator": "Olga", "uid": 1000,
                "reason": "a test", "act": act,
            });
            let last = self.store.head(&log).await.unwrap();
            let entry = Entry {
                append_id: format!("act {}", last.map_or(0, |last| last.number + 1)),
                request: None,
                parent: None,
                base: None,
                summary: to_raw_value(&json!({})).unwrap(),
                seed: None,
                commit: to_raw_value(&stored).unwrap(),
            };
            self.store.append(&log, last, entry.into()).await.unwrap();
        }
        self.forget_what_is_done().await;
    }

    /// Forgets which acts of earlier releases are carried out, and that they were completed.
    pub async fn forget_what_is_done(&self) {
        for key in ["audit/done", "converted/acts"] {
            if let Some(kept) = self.store.get(key).await.unwrap() {
                self.store.delete(key, kept.version).await.unwrap();
            }
        }
    }

    /// This entry of a game's log cannot be read any more, as on a damaged disk.
    pub fn corrupt(&self, game: &str, number: u64) {
        self.store.corrupt(&LogId(game.into()), number);
        self.app.games.forget_all();
    }

    /// From now on every so many appends have an unknown result.
    pub fn make_results_unknown(&self, every: u64, fate: Fate) {
        self.store.inject_unknown(Some(UnknownPolicy {
            every: every.try_into().unwrap(),
            outcome: fate,
        }));
    }

    /// From now on the result of every append is known.
    pub fn end_unknown_results(&self) {
        self.store.inject_unknown(None);
    }

    /// Whether the store has a log of this name.
    pub async fn has_log(&self, name: &str) -> bool {
        self.store.last(&LogId(name.into())).await.unwrap().is_some()
    }

    /// How many entries the store has in all logs.
    pub async fn entries(&self) -> usize {
        self.exported().await.iter().filter(|line| line["entry"].is_object()).count()
    }

    /// The lines of an export of everything that is stored.
    pub async fn exported(&self) -> Vec<Value> {
        let mut lines = Vec::new();
        kontor_store::export(&*self.store, &mut lines).await.unwrap();
        let lines = lines.split(|byte| *byte == b'\n');
        lines.filter_map(|line| serde_json::from_slice(line).ok()).collect()
    }

    /// The first hundred index rows that begin so.
    pub async fn rows(&self, prefix: &str) -> Vec<String> {
        self.store.index_rows(prefix, None, 100).await.unwrap()
    }

    /// Appends an entry to a game's log that is no commit, as on a damaged disk.
    pub async fn damage(&self, game: &str) {
        self.write_behind(game, &json!({})).await;
    }

    /// Appends a commit to a game's log that can be replayed but was never published: a player took
    /// seat 2 of an open table.
    pub async fn forge(&self, game: &str) {
        let (_, last) = self.store.last(&LogId(game.into())).await.unwrap().unwrap();
        let last: Value = serde_json::from_str(last.commit.get()).unwrap();
        let forger = json!({ "id": "p_forger", "name": "Forger" });
        let commit = json!({
            "format": 1, "commit": last["commit"].as_u64().unwrap() + 1, "at": last["at"], "seat": 2,
            "action": { "type": "table.take_seat", "player": "p_forger", "seat": 2 },
            "events": [{ "type": "table.seat_taken", "data": { "seat": 2, "player": forger, "nonce": null } }],
        });
        self.write_behind(game, &commit).await;
    }

    async fn write_behind(&self, game: &str, commit: &Value) {
        let log = LogId(game.into());
        let (position, last) = self.store.last(&log).await.unwrap().unwrap();
        let commit = RawValue::from_string(commit.to_string()).unwrap();
        let Entry { base, summary, .. } = last;
        let entry = Entry {
            append_id: format!("behind {}", position.number),
            request: None,
            parent: None,
            base,
            summary,
            seed: None,
            commit,
        };
        self.store.append(&log, Some(position), entry.into()).await.unwrap();
        self.app.games.forget_all();
    }

    /// All entries of a game.
    pub async fn log(&self, game: &str) -> Vec<(Position, Entry)> {
        self.stores.events.read(&LogId(game.into()), 0, usize::MAX).await.unwrap()
    }

    /// Checks that the summary of each entry of a game, together with its base, is that of the
    /// snapshot. Returns the numbers of the bases.
    pub async fn bases_of(&self, game: &str) -> BTreeSet<u64> {
        let entries = self.log(game).await;
        let mut snapshot = Snapshot::from_first_entry(game, entries[0].0, &entries[0].1).unwrap();
        let mut bases = BTreeSet::new();
        for (position, entry) in &entries {
            if position.number > 0 {
                snapshot.apply_entry(*position, entry).unwrap();
            }
            let number = position.number;
            assert_eq!(
                Summary::of(entry).unwrap().to_raw().get(),
                snapshot.summary().to_raw().get(),
                "entry {number}"
            );
            assert_eq!(
                entry.base.is_none(),
                entry.commit.get().contains(r#""type":"table."#),
                "entry {number}"
            );
            if let Some(Base { number, summary }) = &entry.base {
                assert_eq!(
                    entries[usize::try_from(*number).unwrap()].1.summary.get(),
                    summary.get()
                );
                bases.insert(*number);
            }
        }
        bases
    }

    /// The first documents whose keys begin with this, with their versions.
    pub async fn documents(&self, prefix: &str) -> Vec<(String, u64)> {
        let found = self.store.scan(prefix, None, DOCUMENTS_MAX).await.unwrap();
        found.into_iter().map(|(key, document)| (key, document.version)).collect()
    }

    /// The content of a document.
    pub async fn document(&self, key: &str) -> Value {
        let found = self.store.get(key).await.unwrap().unwrap();
        serde_json::from_str(&found.value).unwrap()
    }

    /// Writes a new document behind the back of the server.
    pub async fn put_document(&self, key: &str, value: &Value) {
        self.store.put(key, None, value.to_string()).await.unwrap();
    }

    /// Removes a document behind the back of the server.
    pub async fn take_document(&self, key: &str) {
        let document = self.store.get(key).await.unwrap().expect("there is such a document");
        self.store.delete(key, document.version).await.unwrap();
    }

    /// The text of a record in the pieces in which it is sent, each with the number of entries that
    /// were read from the store until then.
    pub async fn record_in_pieces(&self, game: &str) -> Vec<(String, u64)> {
        let mut text = self.app.records.record(game, &Requester::default()).await.unwrap();
        let before = self.store.entries_read();
        let mut pieces = Vec::new();
        while let Some(piece) = text.piece().await.unwrap() {
            pieces.push((piece, self.store.entries_read() - before));
        }
        pieces
    }
}
