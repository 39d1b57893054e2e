//! Groups of changes: accepted or refused as one, and visible as one. Each test runs with every
//! store.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use kontor_testing::waits::until;

use super::contract::run_with_every_store;
use super::*;

run_with_every_store! {
    a_group_is_written_as_one,
    a_group_with_one_conflict_writes_nothing_and_names_it,
    of_several_conflicts_the_first_is_named,
    what_is_no_group_is_an_error_with_its_kind,
    groups_up_to_the_limits_are_written,
    a_group_is_never_seen_in_part,
    of_concurrent_groups_with_a_common_document_one_is_written,
    nothing_is_written_after_what_forbids_it,
    an_entry_that_is_offered_again_brings_its_documents_once,
    random_groups_leave_what_a_model_has,
}

fn required(key: &str, version: impl Into<Option<u64>>) -> Precondition {
    Precondition { key: key.into(), version: version.into() }
}

/// All that is stored.
async fn contents(
    store: &Arc<impl Store>,
) -> (Vec<(String, Document)>, Vec<(u64, String)>, Vec<LogId>, Vec<String>) {
    (
        store.scan("", None, 1_000).await.unwrap(),
        ids(store.read(&log("g"), 0, 100).await.unwrap()),
        store.logs(None, 100).await.unwrap(),
        store.index_rows("", None, 100).await.unwrap(),
    )
}

/// A store with a log `g` of one entry, a deleted log, and two documents of version 2.
async fn fill(store: &Arc<impl Store>) {
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("deleted"), None, entry("d", &[])).await.unwrap();
    store.delete_log(&log("deleted"), Position::embedded(0)).await.unwrap();
    for key in ["kept", "there"] {
        store.put(key, None, "one".into()).await.unwrap();
        store.put(key, Some(1), "two".into()).await.unwrap();
    }
}

async fn a_group_is_written_as_one(store: &Arc<impl Store>) {
    fill(store).await;
    let changes = Changes::append(log("g"), at(0), entry("b", &["due"]))
        .put("new", None, "first")
        .put("there", Some(2), "three")
        .delete("kept", 2);
    let unchanged = vec![required("absent", None)];
    assert_eq!(store.write(changes, unchanged).await.unwrap(), at(1));
    let (documents, entries, _, rows) = contents(store).await;
    let document = |version, value: &str| Document { version, value: value.into() };
    let expected = [("new", document(1, "first")), ("there", document(3, "three"))];
    assert_eq!(documents, expected.clone().map(|(key, found)| (key.to_owned(), found)));
    assert_eq!(entries, [(0, "a".into()), (1, "b".into())]);
    assert_eq!(rows, ["due/g"]);
    let [new, there] = expected.map(|(_, found)| Some(found));
    let read = store.get_all(&["there", "kept", "new", "a\0b", "there"]).await.unwrap();
    assert_eq!(read, [there.clone(), None, new, None, there]);
    assert!(store.get_all(&[]).await.unwrap().is_empty());

    let changes = Changes::default().put("new", Some(1), "second").put("other", None, "x");
    assert_eq!(store.write(changes, vec![required("there", 3)]).await.unwrap(), None);
    assert_eq!(store.get("new").await.unwrap(), Some(document(2, "second")));
}

/// A change or precondition that cannot be accepted, with the conflict that it leads to.
enum Bad {
    Change(fn(Changes) -> Changes),
    Precondition(Option<u64>),
    After(LogId, Option<Position>),
}

async fn a_group_with_one_conflict_writes_nothing_and_names_it(store: &Arc<impl Store>) {
    fill(store).await;
    let before = contents(store).await;
    let document = || Conflict::Document("there".into());
    let precondition = || Conflict::Precondition("there".into());
    let bad: [(Bad, Conflict); 9] = [
        (Bad::Change(|changes| changes.put("there", None, "x")), document()),
        (Bad::Change(|changes| changes.put("there", Some(1), "x")), document()),
        (Bad::Change(|changes| changes.put("there", Some(3), "x")), document()),
        (Bad::Change(|changes| changes.delete("there", 1)), document()),
        (Bad::Change(|changes| changes.delete("missing", 1)), Conflict::Document("missing".into())),
        (Bad::Precondition(None), precondition()),
        (Bad::Precondition(Some(1)), precondition()),
        (Bad::Precondition(Some(3)), precondition()),
        (Bad::After(log("g"), None), Conflict::Entry),
    ];
    // At each position among good changes and preconditions.
    for (bad, conflict) in bad {
        for position in 0..4 {
            for has_entry in [false, true] {
                let mut changes = match &bad {
                    Bad::After(log, after) => Changes::append(log.clone(), *after, entry("x", &[])),
                    _ if has_entry => Changes::append(log("g"), at(0), entry("x", &["due"])),
                    _ => Changes::default(),
                };
                let mut preconditions = vec![required("kept", 2)];
                for good in 0..4 {
                    match &bad {
                        Bad::Change(change) if good == position => changes = change(changes),
                        Bad::Precondition(version) if good == position => {
                            preconditions.push(required("there", *version));
                        }
                        _ => {}
                    }
                    changes = changes.put(format!("new{good}"), None, "x".repeat(5_000));
                    preconditions.push(required(&format!("absent{good}"), None));
                }
                let refused = store.write(changes, preconditions).await.unwrap_err();
                assert!(matches!(&refused, WriteError::Conflict(of) if *of == conflict));
                assert!(contents(store).await == before, "{conflict:?} at {position}");
            }
        }
    }
    let rejected = Changes::append(log("g"), at(7), entry("x", &[])).put("new", None, "x");
    let rejected = store.write(rejected, Vec::new()).await.unwrap_err();
    assert!(matches!(rejected, WriteError::Rejected(_)));
    let deleted = Changes::append(log("deleted"), None, entry("x", &[])).put("new", None, "x");
    let deleted = store.write(deleted, Vec::new()).await.unwrap_err();
    assert!(matches!(deleted, WriteError::Deleted));
    let parent = Some(Parent { log: log("nowhere"), last: 0 });
    let child = Arc::new(Entry { parent, ..Entry::clone(&entry("x", &[])) });
    let child = Changes::append(log("child"), at(0), child).put("new", None, "x");
    let rejected = store.write(child, Vec::new()).await.unwrap_err();
    assert!(matches!(rejected, WriteError::Rejected(_)));
    assert!(contents(store).await == before);
}

async fn of_several_conflicts_the_first_is_named(store: &Arc<impl Store>) {
    fill(store).await;
    let wrong = |changes: Changes| changes.put("there", Some(1), "x").delete("kept", 9);
    let refused = async |changes: Changes| {
        let preconditions = vec![required("absent", 4)];
        match store.write(changes, preconditions).await.unwrap_err() {
            WriteError::Conflict(conflict) => conflict,
            error => panic!("{error}"),
        }
    };
    let of_entry = Changes::append(log("g"), None, entry("x", &[]));
    assert_eq!(refused(wrong(of_entry)).await, Conflict::Entry);
    assert_eq!(refused(wrong(Changes::default())).await, Conflict::Document("there".into()));
    let good = Changes::default().put("there", Some(2), "x");
    assert_eq!(refused(good).await, Conflict::Precondition("absent".into()));
}

async fn what_is_no_group_is_an_error_with_its_kind(store: &Arc<impl Store>) {
    let kind = async |changes: Changes, preconditions: &[Precondition]| match store
        .write(changes, preconditions.to_vec())
        .await
        .unwrap_err()
    {
        WriteError::Group(error) => error,
        error => panic!("{error}"),
    };
    let none = Changes::default;
    assert_eq!(kind(none(), &[required("k", None)]).await, GroupError::Empty);
    let twice = GroupError::KeyTwice("k".into());
    let one = || none().put("k", None, "x");
    assert_eq!(kind(one().put("l", None, "x").put("k", None, "y"), &[]).await, twice);
    assert_eq!(kind(one().delete("k", 1), &[]).await, twice);
    assert_eq!(kind(one(), &[required("k", None)]).await, twice);
    let twice_required = vec![required("l", None), required("l", Some(1)), required("l", None)];
    let refused = store.write(one(), twice_required).await.unwrap_err();
    assert!(matches!(refused, WriteError::Conflict(Conflict::Precondition(_))), "{refused}");
    let many: Vec<_> =
        (0..WRITE_KEYS_MAX).map(|number| required(&number.to_string(), None)).collect();
    assert_eq!(kind(one(), &many).await, GroupError::TooManyKeys(WRITE_KEYS_MAX + 1));
    let most = "x".repeat(DOCUMENT_BYTES_MAX);
    let long = (0..9).fold(none(), |changes, key| changes.put(key.to_string(), None, &*most));
    assert_eq!(kind(long, &[]).await, GroupError::TooLong(9 * DOCUMENT_BYTES_MAX));
    for changes in [
        one().put("", None, "x"),
        one().put("l", None, most.clone() + "x"),
        one().delete("a\0b", 1),
        Changes::append(log("a/b"), None, entry("x", &[])).put("k", None, "x"),
    ] {
        let rejected = store.write(changes, Vec::new()).await.unwrap_err();
        assert!(matches!(rejected, WriteError::Rejected(_)), "{rejected}");
    }
    let rejected = store.write(one(), vec![required("a\0b", None)]).await.unwrap_err();
    assert!(matches!(rejected, WriteError::Rejected(_)), "{rejected}");
    assert!(store.scan("", None, 10).await.unwrap().is_empty());
}

async fn groups_up_to_the_limits_are_written(store: &Arc<impl Store>) {
    let most = "x".repeat(DOCUMENT_BYTES_MAX);
    let long =
        (0..8).fold(Changes::default(), |changes, key| changes.put(key.to_string(), None, &*most));
    store.write(long, Vec::new()).await.unwrap();
    let many = (0..WRITE_KEYS_MAX - 1)
        .fold(Changes::default(), |changes, key| changes.put(format!("m{key:03}"), None, "x"));
    store.write(many, vec![required("0", 1)]).await.unwrap();
    assert_eq!(store.scan("m", None, 1_000).await.unwrap().len(), WRITE_KEYS_MAX - 1);
    assert_eq!(store.get("7").await.unwrap().unwrap().value, most);
}

/// What the documents of the group say; all the same number.
fn number_of(documents: impl IntoIterator<Item = Option<Document>>) -> u64 {
    let mut numbers = documents
        .into_iter()
        .map(|found| found.map_or(0, |found| found.value.trim_start_matches('x').parse().unwrap()));
    let first = numbers.next().unwrap();
    assert!(numbers.all(|number| number == first), "a group was seen in part");
    first
}

async fn head(store: &Arc<impl Store>) -> u64 {
    store.last(&log("g")).await.unwrap().map_or(0, |(position, _)| position.number)
}

async fn a_group_is_never_seen_in_part(store: &Arc<impl Store>) {
    const KEYS: [&str; 4] = ["k/a", "k/b", "k/c", "k/d"];
    let is_over = Arc::new(AtomicBool::new(false));
    let readers: Vec<_> = (0..3)
        .map(|_| {
            let (store, is_over) = (store.clone(), is_over.clone());
            tokio::spawn(async move {
                let mut seen = 0;
                while !is_over.load(Ordering::SeqCst) {
                    let entry_before = head(&store).await;
                    let together = number_of(store.get_all(&KEYS).await.unwrap());
                    // A document and an entry are read one after the other: never back in time.
                    assert!(entry_before <= together && seen <= together);
                    assert!(head(&store).await >= together);
                    let scanned = store.scan("k/", None, 10).await.unwrap();
                    assert!(scanned.len() == KEYS.len() || scanned.is_empty());
                    if !scanned.is_empty() {
                        let scanned = scanned.into_iter().map(|(_, found)| Some(found));
                        assert!(number_of(scanned) >= together);
                    }
                    seen = together;
                }
            })
        })
        .collect();
    store.append(&log("g"), None, entry("0", &[])).await.unwrap();
    for number in 1..=30_u64 {
        let changes = Changes::append(log("g"), at(number - 1), entry(&number.to_string(), &[]));
        // Documents of several pages, in an order of its own each time.
        let value = "x".repeat(4_000 * (number as usize % 3)) + &number.to_string();
        let changes = (0..KEYS.len()).fold(changes, |changes, key| {
            let key = KEYS[(key + number as usize) % KEYS.len()];
            changes.put(key, number.checked_sub(1).filter(|before| *before > 0), &*value)
        });
        store.write(changes, Vec::new()).await.unwrap();
    }
    is_over.store(true, Ordering::SeqCst);
    for reader in readers {
        reader.await.unwrap();
    }
}

async fn of_concurrent_groups_with_a_common_document_one_is_written(store: &Arc<impl Store>) {
    let tasks: Vec<_> = (0..20_u32)
        .map(|task| {
            let store = store.clone();
            tokio::spawn(async move {
                let log = log(&format!("g{task}"));
                let changes = Changes::append(log, None, entry("a", &["open"]))
                    .put(format!("own/{task:02}"), None, "x")
                    .put("name", None, task.to_string());
                store.write(changes, Vec::new()).await
            })
        })
        .collect();
    let mut written = Vec::new();
    for (task, outcome) in (0..).zip(tasks) {
        match outcome.await.unwrap() {
            Ok(_) => written.push(task),
            Err(WriteError::Conflict(Conflict::Document(key))) => assert_eq!(key, "name"),
            Err(error) => panic!("{error}"),
        }
    }
    let [winner] = written[..] else { panic!("{written:?}") };
    let (documents, _, logs, rows) = contents(store).await;
    let keys: Vec<String> = documents.into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, ["name".to_owned(), format!("own/{winner:02}")]);
    assert_eq!(logs, [log(&format!("g{winner}"))]);
    assert_eq!(rows, [format!("open/g{winner}")]);
}

async fn nothing_is_written_after_what_forbids_it(store: &Arc<impl Store>) {
    let tasks: Vec<_> = (0..8_u32)
        .map(|task| {
            let store = store.clone();
            tokio::spawn(async move {
                for number in 0.. {
                    // The store in memory never lets others go first.
                    tokio::task::yield_now().await;
                    let changes = Changes::default().put(format!("{task}/{number}"), None, "x");
                    let unchanged = vec![required("tombstone", None)];
                    match store.write(changes, unchanged).await {
                        Ok(_) => {}
                        Err(WriteError::Conflict(Conflict::Precondition(_))) => return number,
                        Err(error) => panic!("{error}"),
                    }
                }
                unreachable!("it ends with the tombstone")
            })
        })
        .collect();
    until("all write", async || !store.scan("7/", None, 1).await.unwrap().is_empty()).await;
    store.put("tombstone", None, "x".into()).await.unwrap();
    let found = store.scan("", None, 100_000).await.unwrap().len();
    let mut written = 0;
    for task in tasks {
        written += task.await.unwrap();
    }
    assert_eq!(found, written + 1, "what is there with the tombstone is all");
}

async fn an_entry_that_is_offered_again_brings_its_documents_once(store: &Arc<impl Store>) {
    let changes = Changes::append(log("g"), None, entry("a", &[])).put("k", None, "one");
    for _ in 0..3 {
        let offered = write_with_retry(store.as_ref(), changes.clone(), &[]).await;
        assert_eq!(offered.unwrap(), at(0));
    }
    assert_eq!(store.get("k").await.unwrap().unwrap().version, 1);
    let other = Changes::append(log("g"), None, entry("b", &[])).put("l", None, "one");
    let refused = write_with_retry(store.as_ref(), other, &[]).await.unwrap_err();
    assert!(matches!(refused, WriteError::Conflict(Conflict::Entry)));
    assert_eq!(store.get("l").await.unwrap(), None);
}

/// Numbers that look random and are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

async fn random_groups_leave_what_a_model_has(store: &Arc<impl Store>) {
    let mut random = Random(42);
    let mut model: BTreeMap<String, Document> = BTreeMap::new();
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..150 {
        let mut next = model.clone();
        let (mut changes, mut preconditions, mut fits) = (Changes::default(), Vec::new(), true);
        let first = random.below(12);
        for key in (first..12).step_by(1 + random.below(4) as usize) {
            let key = format!("k{key}");
            let found = model.get(&key).map(|document| document.version);
            // One of twelve names a version that is not there.
            let expected = if random.below(12) == 0 { Some(random.below(9)) } else { found };
            fits &= expected == found;
            match (random.below(3), expected) {
                (0, _) => preconditions.push(required(&key, expected)),
                (1, Some(version)) => {
                    changes = changes.delete(&*key, version);
                    next.remove(&key);
                }
                _ => {
                    let value = "v".repeat(random.below(9_000) as usize) + &round.to_string();
                    let version = expected.unwrap_or(0) + 1;
                    next.insert(key.clone(), Document { version, value: value.clone() });
                    changes = changes.put(key, expected, value);
                }
            }
        }
        if changes.documents().is_empty() {
            continue;
        }
        match store.write(changes, preconditions).await {
            Ok(_) => {
                assert!(fits);
                accepted += 1;
                model = next;
            }
            Err(error) => {
                assert!(!fits && matches!(error, WriteError::Conflict(_)), "{error}");
                refused += 1;
            }
        }
        let stored = store.scan("", None, 100).await.unwrap();
        assert!(stored.into_iter().eq(model.clone()), "round {round}");
    }
    assert!(accepted > 30 && refused > 10, "{accepted} accepted, {refused} refused");
}
