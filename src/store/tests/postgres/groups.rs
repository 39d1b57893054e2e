//! Groups over several servers: locks that many share, doubts, and a database that refuses.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kontor_testing::postgresql::PostgreSql;
use kontor_testing::waits::Looks;

use super::*;

const ACCOUNTS: usize = 6;

fn account(number: usize) -> String {
    format!("account/{number}")
}

/// What is in all accounts, read together.
async fn sum(store: &PostgresStore) -> i64 {
    let keys: Vec<String> = (0..ACCOUNTS).map(account).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let found = store.get_all(&keys).await.unwrap();
    found.into_iter().map(|found| found.unwrap().value.parse::<i64>().unwrap()).sum()
}

/// Moves one from an account to another, and notes that in a log; again if another one comes first.
async fn transfer(store: &PostgresStore, id: &str, from: usize, to: usize) {
    loop {
        let keys = [account(from), account(to)];
        let found = store.get_all(&[&keys[0], &keys[1]]).await.unwrap();
        let last = store.head(&log("book")).await.unwrap();
        let mut changes = Changes::append(log("book"), last, entry(id, &[]));
        for ((key, found), by) in keys.iter().zip(found).zip([-1, 1]) {
            let found = found.unwrap();
            let value = (found.value.parse::<i64>().unwrap() + by).to_string();
            changes = changes.put(key, Some(found.version), value);
        }
        match write_with_retry(store, changes, &[]).await {
            Ok(_) => return,
            Err(WriteError::Conflict(_)) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_two_servers_each_group_is_written_once_and_seen_whole() {
    let database = Database::new().await;
    let stores = [database.open().await, database.open().await];
    for number in 0..ACCOUNTS {
        stores[0].put(&account(number), None, "100".into()).await.unwrap();
    }
    let is_over = Arc::new(AtomicBool::new(false));
    let reading = tokio::spawn({
        let (store, is_over) = (stores[1].clone(), is_over.clone());
        async move {
            while !is_over.load(Ordering::SeqCst) {
                assert_eq!(sum(&store).await, 100 * ACCOUNTS as i64);
            }
        }
    });
    let moving: Vec<_> = (0..4)
        .map(|task| {
            let store = stores[task % 2].clone();
            tokio::spawn(async move {
                for round in 0..10 {
                    let (from, to) = ((task + round) % ACCOUNTS, (task + 2 * round + 1) % ACCOUNTS);
                    let to = if from == to { (to + 1) % ACCOUNTS } else { to };
                    transfer(&store, &format!("{task}-{round}"), from, to).await;
                }
            })
        })
        .collect();
    for moving in moving {
        moving.await.unwrap();
    }
    is_over.store(true, Ordering::SeqCst);
    reading.await.unwrap();
    assert_eq!(stores[0].read(&log("book"), 0, 100).await.unwrap().len(), 40);
    let versions = stores[0].scan("account/", None, 10).await.unwrap();
    let changes: u64 = versions.iter().map(|(_, found)| found.version - 1).sum();
    assert_eq!(changes, 2 * 40);
}

/// How many write groups at the same time. Those of every third have an entry; the others are
/// settled by their ids.
const WRITERS: usize = 6;

/// More groups than any of them writes.
const GROUPS_MAX: usize = 100_000;

fn has_log(writer: usize) -> bool {
    writer.is_multiple_of(3)
}

/// Group `version` of a writer: two documents, and perhaps an entry.
fn group_of(writer: usize, version: u64) -> Changes {
    let changes = match has_log(writer) {
        true => {
            let entry = entry(&version.to_string(), &[&format!("s{version}")]);
            Changes::append(log(&writer.to_string()), before(version), entry)
        }
        false => Changes::identified(format!("{writer}-{version}")),
    };
    let expected = Some(version).filter(|version| *version > 0);
    changes.put(format!("a/{writer}"), expected, version.to_string()).put(
        format!("b/{writer}"),
        expected,
        version.to_string(),
    )
}

/// Runs `disturb` some times while groups are written over two servers. Returns how many groups of
/// each writer are acknowledged.
async fn write_under<F: Future<Output = ()>>(
    stores: &[Arc<PostgresStore>; 2],
    times: u32,
    disturb: impl Fn() -> F,
) -> Vec<u64> {
    let is_over = Arc::new(AtomicBool::new(false));
    let writing: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let (store, is_over) = (stores[writer % 2].clone(), is_over.clone());
            tokio::spawn(async move {
                let mut version = 0;
                while !is_over.load(Ordering::SeqCst) {
                    let changes = group_of(writer, version);
                    let looks = Looks::at("the outcome is known");
                    loop {
                        match write_with_retry(store.as_ref(), changes.clone(), &[]).await {
                            Ok(_) => break,
                            Err(WriteError::Unknown(_)) => looks.next().await,
                            Err(error) => panic!("{error:?} of {writer} at {version}"),
                        }
                    }
                    version += 1;
                }
                version
            })
        })
        .collect();
    for _ in 0..times {
        disturb().await;
    }
    is_over.store(true, Ordering::SeqCst);
    let mut acknowledged = Vec::new();
    for writing in writing {
        acknowledged.push(writing.await.unwrap());
    }
    acknowledged
}

/// Each group was written once: both documents, the entry, and the rows of the last entry.
async fn assert_each_once(store: &PostgresStore, database: &Database, acknowledged: &[u64]) {
    let mut rows = Vec::new();
    for (writer, written) in acknowledged.iter().enumerate() {
        assert!(*written > 0);
        let keys = [format!("a/{writer}"), format!("b/{writer}")];
        for found in store.get_all(&[&keys[0], &keys[1]]).await.unwrap() {
            assert_eq!(found.unwrap().version, *written);
        }
        if has_log(writer) {
            let log = log(&writer.to_string());
            let read = ids(store.read(&log, 0, GROUPS_MAX).await.unwrap());
            let expected: Vec<_> = (0..*written).map(|at| (at, at.to_string())).collect();
            assert_eq!(read, expected);
            rows.push(format!("s{}/{log}", written - 1));
        }
    }
    rows.sort();
    assert_eq!(store.index_rows("", None, WRITERS).await.unwrap(), rows);
    let with_logs = acknowledged.iter().enumerate().filter(|(writer, _)| has_log(*writer));
    let entries = database.number("select count(*) from kontor.log_entries").await;
    assert_eq!(entries, with_logs.map(|(_, written)| *written as i64).sum::<i64>());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_are_terminated_lose_and_double_no_group() {
    let database = Database::new().await;
    let stores = [database.open().await, database.open().await];
    let acknowledged = write_under(&stores, 10, || async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        database
            .execute(
                "select pg_terminate_backend(pid) from pg_stat_activity
                     where datname = current_database() and pid <> pg_backend_pid()",
            )
            .await;
    })
    .await;
    assert_each_once(&stores[0], &database, &acknowledged).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_that_crashes_loses_and_doubles_no_group() {
    let server: &'static PostgreSql =
        tokio::task::spawn_blocking(|| &*Box::leak(Box::new(PostgreSql::start()))).await.unwrap();
    let database = Database::on(server).await;
    let stores = [database.open().await, database.open().await];
    let acknowledged = write_under(&stores, 3, || async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        server.crash();
        tokio::task::spawn_blocking(|| server.wait_until_ready()).await.unwrap();
    })
    .await;
    assert_each_once(&stores[1], &database, &acknowledged).await;
}

/// The commit waits for a standby that is not there. It becomes visible when no caller waits for it
/// any more, and a caller that offers the same changes again learns that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_whose_reply_was_lost_is_recognised_by_its_id() {
    let server: &'static PostgreSql =
        tokio::task::spawn_blocking(|| &*Box::leak(Box::new(PostgreSql::start()))).await.unwrap();
    let database = Database::on(server).await;
    let settings =
        PostgresSettings { statement_max: Duration::from_millis(300), ..database.settings() };
    let store = PostgresStore::open(settings).await.unwrap();
    database.execute("alter system set synchronous_standby_names = 'absent'").await;
    database.execute("select pg_reload_conf()").await;
    let group = |number: u64| {
        let expected = Some(number).filter(|number| *number > 0);
        Changes::identified(number.to_string()).put("k", expected, "x").put(
            format!("made/{number}"),
            None,
            "x",
        )
    };
    let mut number = 0;
    // The first ones may be committed before the setting has an effect.
    while store.write(group(number), Vec::new()).await.is_ok() {
        number += 1;
    }
    database.execute("alter system reset synchronous_standby_names").await;
    database.execute("select pg_reload_conf()").await;
    for _ in 0..2 {
        write_documents_with_retry(store.as_ref(), group(number), &[]).await.unwrap();
        assert_eq!(store.get("k").await.unwrap().unwrap().version, number + 1);
    }
    let other = Changes::identified("other").put(format!("made/{number}"), None, "x");
    let refused = write_documents_with_retry(store.as_ref(), other, &[]).await.unwrap_err();
    assert!(matches!(refused, WriteError::Conflict(Conflict::Document(_))));
}

/// Another server holds the document for reading, in a transaction that is not over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_depend_on_a_document_do_not_wait_for_each_other() {
    let database = Database::new().await;
    let settings = PostgresSettings {
        wait_max: Duration::from_millis(700),
        statement_max: Duration::from_millis(300),
        ..database.settings()
    };
    let store = PostgresStore::open(settings).await.unwrap();
    let other = database.connect().await;
    let lock = "begin;
        select pg_advisory_xact_lock_shared(hashtextextended('document tombstone', 0))";
    other.batch_execute(lock).await.unwrap();
    let alive = || vec![Precondition { key: "tombstone".into(), version: None }];
    store.write(Changes::default().put("k", None, "x"), alive()).await.unwrap();
    let entry = Changes::append(log("g"), None, entry("a", &[]));
    store.write(entry, alive()).await.unwrap();
    let changed = store.put("tombstone", None, "x".into()).await;
    assert!(matches!(changed, Err(PutError::Rejected(_))), "{changed:?}");
    other.batch_execute("commit").await.unwrap();
    store.put("tombstone", None, "x".into()).await.unwrap();
    let refused = store.write(Changes::default().put("l", None, "x"), alive()).await;
    assert!(matches!(refused, Err(WriteError::Conflict(Conflict::Precondition(_)))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_rejects_the_whole_group() {
    let database = Database::new().await;
    let store = database.open().await;
    database
        .execute(
            "create function kontor.full() returns trigger language plpgsql as
                 $$ begin raise exception 'no space' using errcode = '53100'; end $$;
             create trigger full_disk before insert on kontor.stored_documents for each row
                 when (new.key = 'last') execute function kontor.full()",
        )
        .await;
    let changes = Changes::append(log("g"), None, entry("a", &["open"]))
        .put("first", None, "x")
        .put("last", None, "x");
    let refused = store.write(changes, Vec::new()).await.unwrap_err();
    assert!(matches!(refused, WriteError::Rejected(_)), "{refused}");
    assert_eq!(store.get_all(&["first", "last"]).await.unwrap(), [None, None]);
    assert!(store.last(&log("g")).await.unwrap().is_none());
    assert!(store.index_rows("", None, 10).await.unwrap().is_empty());
    store.put("first", None, "x".into()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ids_are_forgotten_when_nobody_asks_for_them_any_more() {
    let database = Database::new().await;
    let store = database.open().await;
    database
        .execute(
            "insert into kontor.writes
                 select 'old' || n, now() - interval '2 hours' from generate_series(1, 562) n",
        )
        .await;
    for (number, left) in [(0, 50 + 1), (1, 2), (2, 3)] {
        let changes = Changes::identified(number.to_string()).put(number.to_string(), None, "x");
        store.write(changes, Vec::new()).await.unwrap();
        assert_eq!(database.number("select count(*) from kontor.writes").await, left);
    }
    store.put("k", None, "x".into()).await.unwrap();
    assert_eq!(database.number("select count(*) from kontor.writes").await, 3);
}
