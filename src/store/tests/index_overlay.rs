//! Index rows are always those of the last entries, whether they are on disk or in the overlay.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tempfile::TempDir;

use super::super::keys;
use super::crashes::copy;
use super::*;

const LOGS: [&str; 5] = ["a", "b", "c", "d", "e"];
const STATES: [&str; 4] = ["open", "over", "running", "waiting"];

fn settings() -> Settings {
    Settings { stale_logs_max: 2, ..Settings::new(index_rows_of, 1) }
}

fn open(path: &Path) -> Arc<SledStore> {
    SledStore::open(path, settings()).unwrap()
}

/// The number of keys of a kind in a closed store, after it has been opened.
fn keys_after_opening(path: &Path, kind: u8) -> usize {
    open::open(path, &settings()).unwrap().db.scan_prefix([kind]).count()
}

/// The number of keys of a kind in a data directory, without opening the store.
fn keys_on_disk(path: &Path, kind: u8) -> usize {
    sled::open(path.join("sled")).unwrap().scan_prefix([kind]).count()
}

/// A copy of the data directory, as a crash at this moment would leave it.
fn crash(path: &Path) -> TempDir {
    let crashed = tempfile::tempdir().unwrap();
    copy(path, crashed.path());
    crashed
}

/// The expected rows: for each log the number and the states of its last entry.
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

async fn assert_rows(store: &SledStore, model: &Model) {
    let rows = model.rows();
    assert_eq!(store.index_rows("", None, 100).await.unwrap(), rows);
    for state in STATES {
        let of_state: Vec<&String> =
            rows.iter().filter(|row| row.starts_with(&format!("{state}/"))).collect();
        let first = store.index_rows(&format!("{state}/"), None, 1).await.unwrap();
        assert_eq!(first.first(), of_state.first().copied());
        let rest = store
            .index_rows(&format!("{state}/"), first.first().map(String::as_str), 2)
            .await
            .unwrap();
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
    // A linear congruential generator, so that every run draws the same numbers.
    let mut random = 1_u64;
    let mut draw = move |below: usize| {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
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
            0..=2 => assert_rows(&store, &model).await,
            3 => assert_rows(&open(crash(directory.path()).path()), &model).await,
            4 => {
                drop(store);
                store = open(directory.path());
            }
            _ => {}
        }
    }
    assert_rows(&store, &model).await;
}

#[tokio::test]
async fn rows_on_disk_are_stale_until_the_limit_is_reached_or_the_store_closes() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    for (name, number) in [("a", 0), ("b", 0), ("a", 1), ("a", 2)] {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        store.append(&log(name), after, entry(&number.to_string(), &["open"])).await.unwrap();
    }
    let with_two_stale = crash(directory.path());
    assert_eq!(keys_on_disk(with_two_stale.path(), keys::INDEX_ROWS), 0);
    assert_eq!(keys_on_disk(with_two_stale.path(), keys::STALE_MARKERS), 2);

    store.append(&log("c"), None, entry("0", &["open"])).await.unwrap();
    let with_three = crash(directory.path());
    assert_eq!(
        keys_on_disk(with_three.path(), keys::INDEX_ROWS),
        1,
        "the rows of the oldest stale log were updated"
    );
    assert_eq!(keys_on_disk(with_three.path(), keys::STALE_MARKERS), 2);

    store.close().await;
    drop(store);
    assert_eq!(keys_on_disk(directory.path(), keys::INDEX_ROWS), 3);
    assert_eq!(keys_on_disk(directory.path(), keys::STALE_MARKERS), 0);
}

#[tokio::test]
async fn a_stale_marker_whose_entry_is_missing_makes_opening_rebuild_the_index() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path());
    store.append(&log("a"), None, entry("0", &["open", "waiting"])).await.unwrap();
    drop(store);
    let store = open(directory.path());
    store.append(&log("a"), at(0), entry("1", &["over"])).await.unwrap();
    let crashed = crash(directory.path());
    let db = sled::open(crashed.path().join("sled")).unwrap();
    assert_eq!(
        (db.scan_prefix([keys::INDEX_ROWS]).count(), db.scan_prefix([keys::STALE_MARKERS]).count()),
        (2, 1)
    );
    db.remove(keys::entry_chunk(&log("a"), 0, 0)).unwrap();
    drop(db);
    assert_eq!(open(crashed.path()).index_rows("", None, 10).await.unwrap(), ["over/a"]);
    assert_eq!(
        (
            keys_after_opening(crashed.path(), keys::INDEX_ROWS),
            keys_after_opening(crashed.path(), keys::STALE_MARKERS)
        ),
        (1, 0)
    );
}
