//! The check of everything that is stored, and the repair of the index while servers write.

use std::time::Duration;

use kontor_testing::waits::until;

use super::*;

/// More logs than a repair mends in one step.
const LOGS: u64 = 50;

/// A store with logs of two entries each, and documents.
async fn filled(database: &Database) -> Arc<PostgresStore> {
    let store = database.open().await;
    for number in 0..LOGS {
        let log = log(&format!("g{number:02}"));
        store.append(&log, None, entry("a", &["open"])).await.unwrap();
        let second = entry_on(0, &["open"], "b", &["due", "late"]);
        store.append(&log, at(0), second).await.unwrap();
        store.put(&format!("d{number}"), None, "v".into()).await.unwrap();
    }
    store
}

async fn checked(store: &PostgresStore, repairs: bool) -> CheckReport {
    store.check(repairs, &|_| {}).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_written_is_found_whole() {
    let database = Database::new().await;
    let store = filled(&database).await;
    store.delete_log(&log("g01"), Position::embedded(1)).await.unwrap();
    let parent = Some(Parent { log: log("g02"), last: 0 });
    let child = Entry { parent, ..Entry::clone(&entry("c", &["open"])) };
    store.append(&log("child"), at(0), Arc::new(child)).await.unwrap();
    let report = checked(&store, false).await;
    assert_eq!(report.findings, Vec::<String>::new());
    assert_eq!((report.logs, report.entries, report.documents), (LOGS, 2 * LOGS - 1, LOGS));
    let rows = database.number("select count(*) from kontor.index_rows").await;
    assert_eq!(report.index_rows, u64::try_from(rows).unwrap());
    assert_eq!(store.facts().await.unwrap().standbys, Some((0, 0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_kind_of_damage_is_found_and_named() {
    let database = Database::new().await;
    let store = filled(&database).await;
    for (damage, named) in [
        (
            "update log_entries set body = '\\x00' where log = 'g00' and number = 0",
            "entry 0 of g00: ",
        ),
        ("delete from log_entries where log = 'g03' and number = 0", "g03 begins with entry 1"),
        ("delete from log_entries where log = 'g04'", "g04 has no entries"),
        ("update logs set deleted = true where log = 'g05'", "g05 was deleted, and has entries"),
        ("delete from logs where log = 'g06'", "g06 has entries, and is not in the list"),
        ("update stored_documents set body = '\\x00' where key = 'd7'", "d7"),
        ("update logs set parent = 'x', first = 0 where log = 'g08'", "g08 goes on from a log"),
        ("delete from index_rows where index_row like '%/g09'", "g09 lacks the index row"),
        ("insert into index_rows values ('due/g99')", "the index row due/g99 belongs to no log"),
    ] {
        let statement = format!("set search_path = kontor; {damage}");
        database.execute(&statement).await;
        let report = checked(&store, false).await;
        assert!(report.findings.iter().any(|what| what.contains(named)), "{:?}", report.findings);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gap_in_a_log_is_found() {
    let database = Database::new().await;
    let store = filled(&database).await;
    store.append(&log("g00"), at(1), entry("c", &["open"])).await.unwrap();
    database.execute("delete from kontor.log_entries where log = 'g00' and number = 1").await;
    let report = checked(&store, false).await;
    assert_eq!(report.findings, ["g00 lacks entries from 1 to 1"]);
    assert_eq!((report.damages, report.wrong_rows), (1, 0));
}

/// Half of the rows are gone, and there are some that belong to no log, or not any more.
async fn spoil(database: &Database) {
    database.execute("delete from kontor.index_rows where index_row > 'due/g25'").await;
    let rows = "insert into kontor.index_rows values ('due/x'), ('open/g00'), ('open/g40'), ('y')
        on conflict do nothing";
    database.execute(rows).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repair_that_is_killed_in_the_middle_is_completed_by_the_next_one() {
    let database = Database::new().await;
    let store = filled(&database).await;
    let before = store.index_rows("", None, 1_000).await.unwrap();
    spoil(&database).await;
    // Another transaction holds a game of the last step, so the repair waits there.
    let blocker = database.connect().await;
    let lock = "select pg_advisory_lock(hashtextextended('log g49', 0))";
    blocker.batch_execute(lock).await.unwrap();
    let repairing = tokio::spawn({
        let store = store.clone();
        async move { checked(&store, true).await }
    });
    let waiting = "select count(*) from pg_locks l join pg_database d on d.oid = l.database
        where datname = current_database() and locktype = 'advisory' and not granted";
    until("the repair waits for it", async || {
        assert!(!repairing.is_finished());
        database.number(waiting).await > 0
    })
    .await;
    // Its connection breaks, as when the process is killed.
    repairing.abort();
    assert!(repairing.await.is_err());
    let between = store.index_rows("", None, 1_000).await.unwrap();
    assert!(between != before && between.contains(&"late/g01".to_owned()), "it has begun");
    blocker.batch_execute("select pg_advisory_unlock_all()").await.unwrap();

    let found = checked(&store, true).await;
    assert!(found.wrong_rows > 0 && found.damages == 0);
    assert_eq!(checked(&store, false).await.findings, Vec::<String>::new());
    assert_eq!(store.index_rows("", None, 1_000).await.unwrap(), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_index_is_built_again_while_servers_write() {
    let database = Database::new().await;
    let store = filled(&database).await;
    let is_over = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, is_over) = (store.clone(), is_over.clone());
        async move {
            let mut number = 2;
            while !is_over.load(std::sync::atomic::Ordering::SeqCst) {
                for game in 0..LOGS {
                    let states = [["open"], ["due"]][number as usize % 2];
                    let entry = entry(&format!("{game}-{number}"), &states);
                    let log = log(&format!("g{game:02}"));
                    store.append(&log, before(number), entry).await.unwrap();
                }
                number += 1;
            }
            number
        }
    });
    for _ in 0..3 {
        database.execute("delete from kontor.index_rows").await;
        spoil(&database).await;
        checked(&store, true).await;
        assert_eq!(checked(&store, false).await.findings, Vec::<String>::new());
    }
    is_over.store(true, std::sync::atomic::Ordering::SeqCst);
    let appended = tokio::time::timeout(Duration::from_secs(20), writing).await.unwrap().unwrap();
    assert!(appended > 3);
}
