//! Rows are always those of the last entries, wherever they stand: in the tree, or ahead of it in
//! memory.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tempfile::TempDir;

use super::super::keys;
use super::crashes::copy;
use super::*;

const LOGS: [&str; 5] = ["a", "b", "c", "d", "e"];
const STATES: [&str; 4] = ["open", "over", "running", "waiting"];

fn settings() -> Settings {
    Settings { rows_ahead_max: 2, ..Settings::new(rows_of, 1) }
}

fn open(path: &Path) -> Arc<SledStore> {
    SledStore::open(path, settings()).unwrap()
}

/// Keys of a kind that stand in a closed store.
fn keys_of(path: &Path, kind: u8) -> usize {
    opening::open(path, &settings()).unwrap().db.scan_prefix([kind]).count()
}

/// Keys of a kind that stand in a store that a crash left behind, before anything is brought in
/// order.
fn keys_left(path: &Path, kind: u8) -> usize {
    sled::open(path.join("sled")).unwrap().scan_prefix([kind]).count()
}

fn crash(path: &Path) -> TempDir {
    let crashed = tempfile::tempdir().unwrap();
    copy(path, crashed.path());
    crashed
}

/// What the rows should be.
#[derive(Default)]
struct Model(BTreeMap<&'static str, (u64, Vec<&'static str>)>);

impl Model {
    fn after(&self, log: &str) -> Option<Position> {
        self.0.get(log).map(|(number, _)| Position::embedded(*number))
    }

    fn rows(&self) -> Vec<String> {
        let rows = self.0.iter().flat_map(|(log, (_, states))| {
            states.iter().map(move |state| format!("{state}/{log}"))
        });
        rows.collect::<BTreeSet<_>>().into_iter().collect()
    }
}

async fn holds(store: &SledStore, model: &Model) {
    let rows = model.rows();
    assert_eq!(store.rows("", None, 100).await.unwrap(), rows);
    for state in STATES {
        let of_state: Vec<&String> =
            rows.iter().filter(|row| row.starts_with(&format!("{state}/"))).collect();
        let first = store.rows(&format!("{state}/"), None, 1).await.unwrap();
        assert_eq!(first.first(), of_state.first().copied());
        let rest =
            store.rows(&format!("{state}/"), first.first().map(String::as_str), 2).await.unwrap();
        assert_eq!(
            rest.iter().collect::<Vec<_>>(),
            of_state.into_iter().skip(1).take(2).collect::<Vec<_>>()
        );
    }
}

#[tokio::test]
async fn rows_are_those_of_the_last_entries_through_stops_and_crashes() {
    let directory = tempfile::tempdir().unwrap();
    let (mut store, mut model) = (open(directory.path()), Model::default());
    // A linear congruential sequence: any will do, so long as it is always the same.
    let mut luck = 1_u64;
    let mut draw = move |below: usize| {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (luck >> 33) as usize % below
    };
    for step in 0..150 {
        let name = LOGS[draw(LOGS.len())];
        let states: Vec<&'static str> = STATES.into_iter().filter(|_| draw(2) == 0).collect();
        let position = store
            .append(&log(name), model.after(name), entry(&step.to_string(), &states))
            .await
            .unwrap();
        model.0.insert(name, (position.number, states));
        match draw(8) {
            0..=2 => holds(&store, &model).await,
            3 => holds(&open(crash(directory.path()).path()), &model).await,
            4 => {
                drop(store);
                store = open(directory.path());
            }
            _ => {}
        }
    }
    holds(&store, &model).await;
}

#[tokio::test]
async fn rows_lag_in_the_tree_until_the_limit_or_the_end() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for (name, number) in [("a", 0), ("b", 0), ("a", 1), ("a", 2)] {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        store.append(&log(name), after, entry(&number.to_string(), &["open"])).await.unwrap();
    }
    let two_ahead = crash(directory.path());
    assert_eq!(keys_left(two_ahead.path(), keys::ROWS), 0);
    assert_eq!(keys_left(two_ahead.path(), keys::MARKS), 2);

    store.append(&log("c"), None, entry("0", &["open"])).await.unwrap();
    let third = crash(directory.path());
    assert_eq!(keys_left(third.path(), keys::ROWS), 1, "the first was settled");
    assert_eq!(keys_left(third.path(), keys::MARKS), 2);

    store.close().await;
    drop(store);
    assert_eq!(keys_left(directory.path(), keys::ROWS), 3);
    assert_eq!(keys_left(directory.path(), keys::MARKS), 0);
}

#[tokio::test]
async fn a_mark_whose_entry_is_damaged_has_the_rows_built_again() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    store.append(&log("a"), None, entry("0", &["open", "waiting"])).await.unwrap();
    drop(store);
    let store = open(directory.path());
    store.append(&log("a"), at(0), entry("1", &["over"])).await.unwrap();
    let crashed = crash(directory.path());
    let db = sled::open(crashed.path().join("sled")).unwrap();
    assert_eq!(
        (db.scan_prefix([keys::ROWS]).count(), db.scan_prefix([keys::MARKS]).count()),
        (2, 1)
    );
    db.remove(keys::piece_of_entry(&log("a"), 0, 0)).unwrap();
    drop(db);
    assert_eq!(open(crashed.path()).rows("", None, 10).await.unwrap(), ["over/a"]);
    assert_eq!((keys_of(crashed.path(), keys::ROWS), keys_of(crashed.path(), keys::MARKS)), (1, 0));
}
