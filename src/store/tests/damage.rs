//! A damaged store: bits flipped in sled's file and the file cut short. Nothing that was
//! acknowledged is missing without a word, and no damage is a panic.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::crashes::copy;
use super::*;

/// Places of a flipped bit, spread over the file.
const FLIPS: usize = 24;
/// How much of the file a cut leaves, in percent.
const CUTS: [usize; 5] = [99, 90, 50, 10, 0];

fn settings() -> Settings {
    Settings::new(index_rows_of, 1)
}

/// What was acknowledged: the ids of the entries of each log, and the values of the documents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Acknowledged {
    logs: BTreeMap<LogId, Vec<String>>,
    documents: BTreeMap<String, String>,
    /// The logs that were written last.
    last_session: BTreeSet<LogId>,
}

impl Acknowledged {
    /// Appends to some logs of this session in turn, writes a document now and then, and deletes
    /// some.
    async fn write(&mut self, store: &SledStore, session: usize, rounds: usize) {
        let commit = format!("\"{}\"", "c".repeat(500));
        self.last_session = (0..LOGS).map(|game| log(&format!("g_{session}_{game:02}"))).collect();
        for round in 0..rounds {
            for (game, log) in self.last_session.iter().enumerate() {
                let entries = self.logs.entry(log.clone()).or_default();
                let after =
                    entries.len().checked_sub(1).map(|last| Position::embedded(last as u64));
                let id = format!("{game}-{}", entries.len());
                entries.push(id.clone());
                let entry = entry_with(&commit, &id, &[&format!("s{}", round % 5)]);
                store.append(log, after, entry).await.unwrap();
            }
            let key = format!("session/{}", round % 7);
            let version = store.get(&key).await.unwrap().map(|document| document.version);
            match version.filter(|_| round % 3 == 0) {
                Some(version) => {
                    store.delete(&key, version).await.unwrap();
                    self.documents.remove(&key);
                }
                None => {
                    store.put(&key, version, format!("in round {round}")).await.unwrap();
                    self.documents.insert(key, format!("in round {round}"));
                }
            }
        }
    }
}

/// How many logs are written at the same time, and how many entries they get together.
const LOGS: usize = 12;
const ROUNDS: usize = 90;

/// What opening and reading a damaged store came to.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    /// Everything is there.
    Whole,
    /// Some reads fail, each with an error of its own; everything else is there.
    SomeReadsFail(usize),
    /// It does not open, because acknowledged writes are missing.
    Loss(Vec<LogId>),
    /// It does not open, because sled cannot read its files.
    Refused(String),
}

/// Opens a store and reads all of it. Fails the test if anything is missing without an error.
async fn outcome(path: &Path, acknowledged: &Acknowledged, settings: Settings) -> Outcome {
    let store = match SledStore::open(path, settings) {
        Ok(store) => store,
        Err(OpenError::Loss(loss)) => {
            assert!(loss.to_string().contains("lacks acknowledged writes"), "{loss}");
            return Outcome::Loss(loss.logs.iter().map(|lost| lost.log.clone()).collect());
        }
        Err(error @ (OpenError::Damaged { .. } | OpenError::Engine(_))) => {
            return Outcome::Refused(error.to_string());
        }
        Err(error) => panic!("{error}"),
    };
    assert!(!path.join("sled-before-recovery").exists(), "after a start the copy is removed");
    let mut failed = 0;
    for (log, ids_wanted) in &acknowledged.logs {
        match store.read(log, 0, 100_000).await {
            Ok(found) => {
                let found: Vec<String> = ids(found).into_iter().map(|(_, id)| id).collect();
                assert_eq!(&found, ids_wanted, "{log} lacks entries without an error");
            }
            Err(StoreError::Corrupt { .. }) => failed += 1,
            Err(error) => panic!("{error}"),
        }
    }
    for number in 0..7 {
        let key = format!("session/{number}");
        match store.get(&key).await {
            Ok(found) => {
                let found = found.map(|document| document.value);
                assert_eq!(found.as_ref(), acknowledged.documents.get(&key), "{key}");
            }
            Err(StoreError::CorruptDocument { .. }) => failed += 1,
            Err(error) => panic!("{error}"),
        }
    }
    // A write to a damaged page is rejected; it neither panics nor ends the process.
    for (log, ids) in &acknowledged.logs {
        let after = at(ids.len() as u64 - 1);
        match store.append(log, after, entry("next", &["next"])).await {
            Ok(_) | Err(AppendError::Rejected(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
    store.close().await;
    if failed == 0 { Outcome::Whole } else { Outcome::SomeReadsFail(failed) }
}

/// Salvages a store, and asserts that each line is what was acknowledged and that the report names
/// every log of the last session that is incomplete: the mark says how long each of them is.
/// Returns the number of entries.
async fn salvaged(path: &Path, acknowledged: &Acknowledged) -> u64 {
    let mut lines = Vec::new();
    let report = match salvage(path, &mut lines) {
        Ok(report) => report,
        Err(SalvageError::Open(OpenError::Missing(_))) => return 0,
        Err(error) => panic!("{error}"),
    };
    let imported = MemoryStore::new(index_rows_of);
    assert!(import(&imported, &mut lines.as_slice()).await.unwrap().salvaged);
    for (log, wanted) in &acknowledged.logs {
        let found = ids(imported.read(log, 0, 100_000).await.unwrap());
        let found: Vec<String> = found.into_iter().map(|(_, id)| id).collect();
        assert_eq!(found, wanted[..found.len()]);
        let named = report.logs.iter().find(|salvaged| salvaged.log == *log);
        assert_eq!(named.map_or(found.len() as u64, |named| named.written), found.len() as u64);
        if acknowledged.last_session.contains(log) {
            assert_eq!(named.is_some(), found.len() < wanted.len(), "{log}: {report:?}");
        }
    }
    report.written.entries
}

/// Damages a copy of the store, and says what became of it.
async fn after(
    whole: &Path,
    damage: impl FnOnce(&mut Vec<u8>),
    acknowledged: &Acknowledged,
) -> (Outcome, u64) {
    let damaged = tempfile::tempdir().unwrap();
    copy(whole, damaged.path());
    let file = damaged.path().join("sled/db");
    let mut bytes = fs::read(&file).unwrap();
    damage(&mut bytes);
    fs::write(&file, &bytes).unwrap();
    let entries = salvaged(damaged.path(), acknowledged).await;
    let outcome = outcome(damaged.path(), acknowledged, settings()).await;
    if let Outcome::Loss(_) = &outcome {
        // It stays refused: opening it does not make the loss forgotten.
        let again = SledStore::open(damaged.path(), settings()).map(drop).unwrap_err();
        assert!(matches!(again, OpenError::Loss(_)), "{again}");
    }
    if matches!(outcome, Outcome::Loss(_) | Outcome::Refused(_)) {
        let again = salvaged(damaged.path(), acknowledged).await;
        assert_eq!(again, entries, "opening does not destroy what can be salvaged: {outcome:?}");
    }
    (outcome, entries)
}

/// A store of about 4 MB that was written in one session, or in two.
async fn written(sessions: usize) -> (TempDir, Acknowledged) {
    let directory = tempfile::tempdir().unwrap();
    let mut acknowledged = Acknowledged::default();
    for session in 0..sessions {
        let store = SledStore::open(directory.path(), settings()).unwrap();
        acknowledged.write(&store, session, ROUNDS / sessions).await;
        store.close().await;
    }
    (directory, acknowledged)
}

async fn try_all_damages(sessions: usize) {
    let (whole, acknowledged) = written(sessions).await;
    crate::preserve::preserve(whole.path(), 0).unwrap();
    let copied = whole.path().join("sled-before-recovery").exists();
    assert!(!copied, "an undamaged file is not copied, whatever is left of former segments");
    let total = acknowledged.logs.values().map(Vec::len).sum::<usize>() as u64;
    let bytes = fs::metadata(whole.path().join("sled/db")).unwrap().len() as usize;
    let untouched = after(whole.path(), |_| {}, &acknowledged).await;
    assert_eq!(untouched, (Outcome::Whole, total));
    let mut noticed = 0;
    for place in 0..FLIPS {
        let at = (2 * place + 1) * bytes / (2 * FLIPS);
        let flip = |bytes: &mut Vec<u8>| bytes[at] ^= 1 << (place % 8);
        let (outcome, entries) = after(whole.path(), flip, &acknowledged).await;
        println!("flip at {at} of {bytes}: {outcome:?}, salvaged {entries} of {total}");
        noticed += usize::from(outcome != Outcome::Whole);
    }
    assert!(noticed > FLIPS / 4, "most of the file is in use: {noticed}");
    for percent in CUTS {
        let cut = |bytes: &mut Vec<u8>| bytes.truncate(bytes.len() * percent / 100);
        let (outcome, entries) = after(whole.path(), cut, &acknowledged).await;
        println!("cut to {percent} %: {outcome:?}, salvaged {entries} of {total}");
        // The last part of a file may be out of use.
        assert!(outcome != Outcome::Whole || percent == 99);
    }
}

#[tokio::test]
async fn damage_to_a_store_of_one_session_never_loses_anything_in_silence() {
    try_all_damages(1).await;
}

#[tokio::test]
async fn damage_to_a_store_of_three_sessions_never_loses_anything_in_silence() {
    try_all_damages(3).await;
}

/// Damage to a page that was on disk before the last start is met when the page is read.
#[tokio::test]
async fn a_damaged_page_of_an_idle_log_fails_its_reads_and_no_others() {
    let directory = tempfile::tempdir().unwrap();
    let store = SledStore::open(directory.path(), settings()).unwrap();
    let idle = log("a_idle");
    for number in 0..30 {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        let commit = format!("\"idle commit {number}\"");
        store.append(&idle, after, entry_with(&commit, "i", &["idle"])).await.unwrap();
    }
    // The segments with the idle log are older than sled's snapshot, which the last opening writes.
    let mut acknowledged = Acknowledged::default();
    acknowledged.write(&store, 0, ROUNDS).await;
    drop(store);
    let store = SledStore::open(directory.path(), settings()).unwrap();
    acknowledged.write(&store, 1, 1).await;
    drop(store);

    let file = directory.path().join("sled/db");
    let mut bytes = fs::read(&file).unwrap();
    let wanted = b"idle commit 5";
    let places: Vec<usize> =
        (0..bytes.len() - wanted.len()).filter(|at| bytes[*at..].starts_with(wanted)).collect();
    places.iter().for_each(|at| bytes[*at] ^= 1);
    fs::write(&file, &bytes).unwrap();

    let store = SledStore::open(directory.path(), settings()).unwrap();
    let error = store.read(&idle, 0, 100).await.unwrap_err();
    assert!(matches!(&error, StoreError::Corrupt { log, .. } if *log == idle), "{error}");
    let append = store.append(&idle, at(29), entry("next", &["idle"])).await;
    assert!(matches!(append, Ok(_) | Err(AppendError::Rejected(_))), "{append:?}");
    drop(store);
    assert_eq!(outcome(directory.path(), &acknowledged, settings()).await, Outcome::Whole);
}
