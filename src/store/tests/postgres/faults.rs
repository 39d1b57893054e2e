//! Connections that break and servers that crash in the middle of appends.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use kontor_testing::postgresql::PostgreSql;
use kontor_testing::waits::{Looks, soon, until, within};

use super::*;

const LOGS: usize = 8;
/// More than any log has in the end.
const ENTRIES_MAX: usize = 100_000;

/// Runs `disturb` some times while entries are appended to some logs over two servers. Returns how
/// many entries of each log are acknowledged.
async fn append_under<F: Future<Output = ()>>(
    stores: &[Arc<PostgresStore>; 2],
    times: u32,
    disturb: impl Fn() -> F,
) -> Vec<u64> {
    let is_over = Arc::new(AtomicBool::new(false));
    let appending: Vec<_> = (0..LOGS)
        .map(|number| {
            let (stores, is_over) = (stores.clone(), is_over.clone());
            tokio::spawn(async move {
                let log = log(&format!("g{number}"));
                let mut after = None;
                let mut entries = 0;
                while !is_over.load(Ordering::SeqCst) {
                    let store = &stores[(number + entries as usize) % 2];
                    let entry = entry(&format!("{number}-{entries}"), &[&format!("s{entries}")]);
                    let appended = append_definitely(store, &log, after, entry).await;
                    assert_eq!(appended.number, entries);
                    after = Some(appended);
                    entries += 1;
                }
                entries
            })
        })
        .collect();
    for _ in 0..times {
        disturb().await;
    }
    is_over.store(true, Ordering::SeqCst);
    let mut acknowledged = Vec::new();
    for log in appending {
        acknowledged.push(log.await.unwrap());
    }
    acknowledged
}

/// Offers the entry until the outcome is known: longer than the store's own attempts.
async fn append_definitely(
    store: &Arc<PostgresStore>,
    log: &LogId,
    after: Option<Position>,
    entry: Arc<Entry>,
) -> Position {
    let looks = Looks::at("the outcome is known");
    loop {
        match append_with_retry(store.as_ref(), log, after, entry.clone()).await {
            Ok(position) => return position,
            Err(AppendError::Unknown(_)) => looks.next().await,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Every log has each entry once, in order, and the rows are those of the last entries.
async fn assert_whole(store: &PostgresStore, database: &Database, acknowledged: &[u64]) {
    for (number, entries) in acknowledged.iter().enumerate() {
        assert!(*entries > 0);
        let read = ids(store.read(&log(&format!("g{number}")), 0, ENTRIES_MAX).await.unwrap());
        let expected: Vec<_> = (0..*entries).map(|at| (at, format!("{number}-{at}"))).collect();
        assert_eq!(read, expected);
    }
    let rows: BTreeSet<String> =
        store.index_rows("", None, 1_000).await.unwrap().into_iter().collect();
    let last = acknowledged.iter().enumerate();
    assert_eq!(rows, last.map(|(log, entries)| format!("s{}/g{log}", entries - 1)).collect());
    let entries = database.number("select count(*) from kontor.log_entries").await;
    assert_eq!(entries, acknowledged.iter().sum::<u64>() as i64);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_are_terminated_during_appends_lose_and_double_nothing() {
    let database = Database::new().await;
    let stores = [database.open().await, database.open().await];
    let acknowledged = append_under(&stores, 10, || async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        database
            .execute(
                "select pg_terminate_backend(pid) from pg_stat_activity
                     where datname = current_database() and pid <> pg_backend_pid()",
            )
            .await;
    })
    .await;
    assert_whole(&stores[0], &database, &acknowledged).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_that_crashes_during_appends_loses_and_doubles_nothing() {
    let server: &'static PostgreSql =
        tokio::task::spawn_blocking(|| &*Box::leak(Box::new(PostgreSql::start()))).await.unwrap();
    let database = Database::on(server).await;
    let stores = [database.open().await, database.open().await];
    let acknowledged = append_under(&stores, 3, || async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        server.crash();
        tokio::task::spawn_blocking(|| server.wait_until_ready()).await.unwrap();
    })
    .await;
    assert_whole(&stores[1], &database, &acknowledged).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_that_waits_for_a_lock_is_given_up_and_was_not_written() {
    let database = Database::new().await;
    let settings = PostgresSettings {
        wait_max: Duration::from_millis(700),
        statement_max: Duration::from_millis(300),
        ..database.settings()
    };
    let store = PostgresStore::open(settings).await.unwrap();
    let blocker = database.connect().await;
    let lock = "begin; select pg_advisory_xact_lock(hashtextextended('log g', 0))";
    blocker.batch_execute(lock).await.unwrap();
    let appended = store.append(&log("g"), None, entry("a", &[])).await;
    assert!(matches!(appended, Err(AppendError::Rejected(_))), "{appended:?}");
    blocker.batch_execute("commit").await.unwrap();
    assert!(store.last(&log("g")).await.unwrap().is_none());
    store.append(&log("g"), None, entry("b", &[])).await.unwrap();
}

/// Lists and ratings are read up to two minutes ago. What was decided before must not appear there
/// later.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_could_not_be_sent_in_time_is_not_written_later() {
    let database = Database::new().await;
    let wait_max = Duration::from_millis(300);
    let settings = PostgresSettings { wait_max, ..database.settings() };
    let store = PostgresStore::open(settings).await.unwrap();
    let blocker = database.connect().await;
    let lock = "begin; select pg_advisory_xact_lock(hashtextextended('log g', 0))";
    blocker.batch_execute(lock).await.unwrap();
    let (g, h) = (log("g"), log("h"));
    let mut first = store.append(&g, None, entry("a", &[]));
    assert!((&mut first).now_or_never().is_none());
    let waiting = "select count(*) from pg_locks where locktype = 'advisory' and not granted";
    until("a commit waits", async || database.number(waiting).await > 0).await;
    let mut second = store.append(&h, None, entry("b", &[]));
    assert!((&mut second).now_or_never().is_none());
    let begun = Instant::now();
    while begun.elapsed() < wait_max {
        database.number(waiting).await;
    }
    blocker.batch_execute("commit").await.unwrap();
    first.await.unwrap();
    let late = second.await;
    assert!(matches!(late, Err(AppendError::Rejected(_))), "{late:?}");
    assert!(store.last(&h).await.unwrap().is_none());
    store.append(&h, None, entry("c", &[])).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_that_takes_too_long_is_an_error() {
    let database = Database::new().await;
    let settings = PostgresSettings {
        wait_max: Duration::from_millis(700),
        statement_max: Duration::from_millis(300),
        ..database.settings()
    };
    let store = PostgresStore::open(settings).await.unwrap();
    let blocker = database.connect().await;
    blocker.batch_execute("begin; lock table kontor.stored_documents").await.unwrap();
    let read = store.get("k").await;
    assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    let put = store.put("k", None, "v".into()).await;
    assert!(matches!(put, Err(PutError::Rejected(_))), "{put:?}");
    blocker.batch_execute("commit").await.unwrap();
    assert_eq!(store.get("k").await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damage_of_an_entry_concerns_its_log_only() {
    let database = Database::new().await;
    let store = database.open().await;
    for name in ["g", "h"] {
        for number in 0..3_u64 {
            let after = before(number);
            store.append(&log(name), after, entry("a", &["open"])).await.unwrap();
        }
    }
    database
        .execute("update kontor.log_entries set body = '\\x00' where log = 'g' and number = 1")
        .await;
    let read = store.read(&log("g"), 0, 10).await;
    assert!(matches!(read, Err(StoreError::Corrupt { log: of, number: 1, .. }) if of == log("g")));
    database.execute("delete from kontor.log_entries where log = 'g' and number = 1").await;
    let read = store.read(&log("g"), 0, 10).await;
    assert!(matches!(read, Err(StoreError::Corrupt { log: of, number: 1, .. }) if of == log("g")));
    assert_eq!(store.read(&log("h"), 0, 10).await.unwrap().len(), 3);
    assert_eq!(store.read(&log("g"), 2, 10).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_that_did_not_wait_for_a_standby_is_not_acknowledged() {
    let server: &'static PostgreSql =
        tokio::task::spawn_blocking(|| &*Box::leak(Box::new(PostgreSql::start()))).await.unwrap();
    let database = Database::on(server).await;
    let store = database.open().await;
    let admin = database.connect().await;
    admin.batch_execute("alter system set synchronous_standby_names = 'absent'").await.unwrap();
    admin.batch_execute("select pg_reload_conf()").await.unwrap();
    let appending = tokio::spawn({
        let store = store.clone();
        async move {
            // The first ones may be committed before the setting has an effect.
            for number in 0.. {
                let entry = entry(&number.to_string(), &[]);
                if let Err(error) = store.append(&log("g"), before(number), entry).await {
                    return (number, error);
                }
            }
            unreachable!("it appends without end")
        }
    });
    let cancel = "select pg_cancel_backend(pid) from pg_stat_activity
                      where datname = current_database() and wait_event = 'SyncRep'";
    until("the append is cancelled", async || {
        admin.batch_execute(cancel).await.unwrap();
        appending.is_finished()
    })
    .await;
    let (number, error) = appending.await.unwrap();
    assert!(matches!(error, AppendError::Unknown(_)), "{error}");

    admin.batch_execute("alter system reset synchronous_standby_names").await.unwrap();
    admin.batch_execute("select pg_reload_conf()").await.unwrap();
    let again =
        append_definitely(&store, &log("g"), before(number), entry(&number.to_string(), &[])).await;
    assert_eq!(again.number, number);
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().0.number, number);
}

/// The caller of the append has given up, and the entry becomes visible when a standby is there
/// again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_that_nobody_offers_again_and_that_becomes_visible_late_is_missed_by_nobody() {
    let server: &'static PostgreSql =
        tokio::task::spawn_blocking(|| &*Box::leak(Box::new(PostgreSql::start()))).await.unwrap();
    let database = Database::on(server).await;
    let settings =
        PostgresSettings { statement_max: Duration::from_millis(300), ..database.settings() };
    let (store, other) = (PostgresStore::open(settings).await.unwrap(), database.open().await);
    let mut subscriptions = [store.subscribe(), other.subscribe()];
    database.execute("alter system set synchronous_standby_names = 'absent'").await;
    database.execute("select pg_reload_conf()").await;
    let mut number = 0;
    // The first ones may be committed before the setting has an effect.
    let error = loop {
        match store.append(&log("g"), before(number), entry(&number.to_string(), &[])).await {
            Ok(_) => number += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, AppendError::Unknown(_)), "{error}");
    let head = async |store: &PostgresStore| {
        store.last(&log("g")).await.unwrap().map(|(position, _)| position.number)
    };
    assert_eq!(head(&other).await, before(number).map(|position| position.number));

    database.execute("alter system reset synchronous_standby_names").await;
    database.execute("select pg_reload_conf()").await;
    until("the store writes again", async || {
        matches!(store.put("k", None, "v".into()).await, Ok(_) | Err(PutError::Conflict))
    })
    .await;
    for subscription in &mut subscriptions {
        let missed = async {
            loop {
                let news = soon("they look again", subscription.recv()).await.unwrap();
                if matches!(news, News::Missed) {
                    return;
                }
            }
        };
        within(Duration::from_secs(60), "they look again", missed).await;
        assert_eq!(head(&other).await, Some(number));
    }
}

/// A database that crashes while a commit waits for a standby has the entry when it has recovered.
/// It is lost with this database, so no server may read it before a standby has it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_only_a_recovered_database_has_is_not_read() {
    let server: &'static PostgreSql =
        tokio::task::spawn_blocking(|| &*Box::leak(Box::new(PostgreSql::start()))).await.unwrap();
    let database = Database::on(server).await;
    let store = database.open().await;
    store.append(&log("g"), None, entry("0", &[])).await.unwrap();
    database.execute("alter system set synchronous_standby_names = 'absent'").await;
    database.execute("select pg_reload_conf()").await;
    let appending = tokio::spawn(async move {
        let mut number = 1;
        // The first ones may be committed before the setting has an effect.
        while store.append(&log("g"), before(number), entry("1", &[])).await.is_ok() {
            number += 1;
        }
    });
    let waiting = "select count(*) from pg_stat_activity where wait_event = 'SyncRep'";
    until("a commit waits", async || database.number(waiting).await > 0).await;
    server.crash();
    appending.abort();
    tokio::task::spawn_blocking(|| server.wait_until_ready()).await.unwrap();
    let settings = PostgresSettings {
        allow_unsynced: false,
        wait_max: Duration::from_millis(500),
        ..database.settings()
    };
    if let Ok(store) = PostgresStore::open(settings).await {
        let read = store.read(&log("g"), 0, ENTRIES_MAX).await;
        assert!(matches!(read, Err(StoreError::Unavailable(_))), "{read:?}");
    }
}

/// The database keeps a connection on which it waits for a standby, also when no caller waits for
/// it any more. Servers that connect again and again must not use up all connections.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_finds_no_standby_leaves_no_connection_behind() {
    let server: &'static PostgreSql =
        tokio::task::spawn_blocking(|| &*Box::leak(Box::new(PostgreSql::start()))).await.unwrap();
    let database = Database::on(server).await;
    database.open().await.close().await;
    database.execute("alter system set synchronous_standby_names = 'ANY 1 (absent)'").await;
    database.execute("select pg_reload_conf()").await;
    let settings = PostgresSettings { allow_unsynced: false, ..database.settings() };
    let Err(OpenError::Database(why)) = PostgresStore::open(settings).await else {
        panic!("no standby confirms a commit")
    };
    assert!(why.ends_with(": no commit is confirmed by a standby within 5 s"), "{why}");
    let left = "select count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()";
    while database.number(left).await > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// What stays wrong is said at once and names the host, so that a server does not wait for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_name_in_the_address_is_refused_and_a_host_out_of_reach_may_come() {
    let server = tokio::task::spawn_blocking(PostgreSql::shared).await.unwrap();
    let opened = async |address: String| {
        PostgresStore::open(PostgresSettings::new(&address, index_rows_of, 1)).await.map(drop)
    };
    let address = server.address("no_such_database");
    let Err(OpenError::Refused(why)) = opened(address.clone()).await else {
        panic!("there is no such database")
    };
    let host = address.strip_prefix("host=").and_then(|rest| rest.split(' ').next()).unwrap();
    assert!(why.starts_with(host) && why.contains("no_such_database"), "{why}");

    let address = "postgresql://127.0.0.1:1,127.0.0.1:2/kontor";
    let Err(OpenError::Database(why)) = opened(address.into()).await else {
        panic!("nothing listens there")
    };
    assert!(why.contains("127.0.0.1:1: ") && why.contains("127.0.0.1:2: "), "{why}");
}
