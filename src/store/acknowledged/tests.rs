//! The mark by itself: what is written is read back, also if any part of the files is missing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Arc;

use serde_json::value::RawValue;

use super::super::{AppendedEntry, Document, Documents, Entry, LogId, Position};
use super::*;

fn entries(log: &str, numbers: std::ops::RangeInclusive<u64>) -> Vec<AppendedEntry> {
    let raw = || RawValue::from_string("[]".into()).unwrap();
    let entry = Arc::new(Entry {
        append_id: "a".into(),
        request: None,
        parent: None,
        base: None,
        summary: raw(),
        seed: None,
        commit: raw(),
    });
    let of = |number| AppendedEntry {
        log: LogId(log.into()),
        position: Position::embedded(number),
        entry: entry.clone(),
    };
    numbers.map(of).collect()
}

fn note(mark: &mut Acknowledged, file: &File, entries: &[AppendedEntry], documents: &Documents) {
    mark.note(file, &Batch { entries, documents, deleted: &BTreeSet::new() });
}

fn document(key: &str, version: Option<u64>) -> Documents {
    let value = String::new();
    BTreeMap::from([(key.to_owned(), version.map(|version| Document { version, value }))])
}

/// A mark with three batches, and the folder it is in.
fn written() -> (tempfile::TempDir, Acknowledged) {
    let folder = tempfile::tempdir().unwrap();
    let sled_file = File::create(folder.path().join("db")).unwrap();
    sled_file.set_len(77).unwrap();
    let mut acknowledged = Acknowledged::start(folder.path(), 10).unwrap();
    note(&mut acknowledged, &sled_file, &entries("g", 3..=4), &document("k", Some(1)));
    note(&mut acknowledged, &sled_file, &entries("h", 0..=0), &document("k", Some(2)));
    note(&mut acknowledged, &sled_file, &entries("g", 5..=5), &document("k", None));
    (folder, acknowledged)
}

fn log(name: &str) -> LogId {
    LogId(name.into())
}

fn assert_whole(mark: &Mark) {
    let deleted = DocumentMark { count: 17, version: None };
    assert_eq!((mark.count, mark.file_bytes), (17, 77));
    assert_eq!(mark.logs, BTreeMap::from([(log("g"), 3..=5), (log("h"), 0..=0)]));
    assert_eq!(mark.documents, BTreeMap::from([("k".to_owned(), deleted)]));
}

#[test]
fn what_was_noted_is_read_back() {
    let (folder, _acknowledged) = written();
    assert_whole(&read(folder.path()).unwrap().unwrap());
}

#[test]
fn a_mark_that_is_cut_short_says_less_and_never_more() {
    let (folder, _acknowledged) = written();
    let whole = fs::read(folder.path().join(CURRENT)).unwrap();
    let mut counts = Vec::new();
    for length in 20..whole.len() {
        fs::write(folder.path().join(CURRENT), &whole[..length]).unwrap();
        counts.push(read(folder.path()).unwrap().unwrap().count);
    }
    counts.dedup();
    assert_eq!(counts, [10, 13, 15]);
}

#[test]
fn a_mark_with_a_flipped_bit_says_less_or_cannot_be_read() {
    let (folder, _acknowledged) = written();
    let whole = fs::read(folder.path().join(CURRENT)).unwrap();
    for bit in 0..whole.len() * 8 {
        let mut flipped = whole.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        fs::write(folder.path().join(CURRENT), flipped).unwrap();
        if let Ok(mark) = read(folder.path()) {
            assert!([10, 13, 15].contains(&mark.unwrap().count), "bit {bit}");
        }
    }
}

#[test]
fn a_store_without_a_mark_has_none() {
    assert_eq!(read(tempfile::tempdir().unwrap().path()).unwrap(), None);
}

#[test]
fn a_large_mark_is_merged_and_says_the_same() {
    let (folder, mut acknowledged) = written();
    acknowledged.merge_bytes = 0;
    let sled_file = File::open(folder.path().join("db")).unwrap();
    note(&mut acknowledged, &sled_file, &[], &BTreeMap::new());
    assert_whole(&read(folder.path()).unwrap().unwrap());
    drop(acknowledged);
    assert!(folder.path().join(MERGED).exists() && !folder.path().join(MERGING).exists());
    assert_whole(&read(folder.path()).unwrap().unwrap());
}

#[test]
fn a_merge_that_was_interrupted_leaves_nothing_out() {
    let (folder, acknowledged) = written();
    drop(acknowledged);
    fs::rename(folder.path().join(CURRENT), folder.path().join(MERGING)).unwrap();
    assert_whole(&read(folder.path()).unwrap().unwrap());
    merger::merge(folder.path()).unwrap();
    fs::write(folder.path().join(CURRENT), records::header(17)).unwrap();
    assert_whole(&read(folder.path()).unwrap().unwrap());
}

#[test]
fn missing_numbers_are_given_as_ranges() {
    let present = [2, 3, 6].into();
    assert_eq!(missing(&(0..=8), &present), [0..=1, 4..=5, 7..=8]);
    assert_eq!(missing(&(2..=3), &present), []);
}

#[test]
fn a_deleted_log_is_no_longer_in_the_mark() {
    let (folder, mut acknowledged) = written();
    let sled_file = File::open(folder.path().join("db")).unwrap();
    let (documents, deleted) = (BTreeMap::new(), BTreeSet::from([log("g")]));
    acknowledged
        .note(&sled_file, &Batch { entries: &[], documents: &documents, deleted: &deleted });
    let mark = read(folder.path()).unwrap().unwrap();
    assert_eq!(mark.count, 18);
    assert_eq!(mark.logs, BTreeMap::from([(log("h"), 0..=0)]));
}
