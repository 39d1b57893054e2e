//! A database whose tables an earlier release has made.

use std::time::Duration;

use kontor_testing::waits::{LOOKS_INTERVAL, until};
use tokio_postgres::error::SqlState;

use super::*;

/// Makes the tables those of version 1.
async fn make_old(database: &Database) {
    database
        .execute(
            "drop table kontor.writes;
             alter table kontor.log_entries rename to entries;
             alter table kontor.stored_documents rename to documents;
             update kontor.meta set value = '1' where key = 'schema_version'",
        )
        .await;
}

/// The statements with which the release before (commit e4eb5afd) writes, and reads before it does.
const STATE: &str = "select true, n.name, l.ancestors, l.deleted,
        (select max(number) from entries e where e.log = n.name),
        exists (select from logs c where c.parent = n.name)
    from unnest($1::text[]) as n (name) left join logs l on l.log = n.name
    union all
    select false, d.key, 0, false, d.version, false from documents d where d.key = any($2::text[])
    union all
    select null, concat_ws('/', current_setting('synchronous_commit'),
        current_setting('synchronous_standby_names')), 0, false, 0, false";
const APPEND: &str = "with logs_begun as (
        insert into logs (log, first, parent, ancestors)
            select * from unnest($1::text[], $2::bigint[], $3::text[], $4::int[])
    ), rows_removed as (
        delete from index_rows where index_row = any($5::text[])
    ), rows_added as (
        insert into index_rows select unnest($6::text[]) on conflict (index_row) do nothing
    )
    insert into entries (log, number, body)
        select * from unnest($7::text[], $8::bigint[], $9::bytea[])";
const PUT: &str = "with deleted as (
        delete from documents where key = any($1::text[])
    )
    insert into documents (key, version, body)
        select * from unnest($2::text[], $3::bigint[], $4::bytea[])
        on conflict (key) do update set version = excluded.version, body = excluded.body";
const DELETE_LOGS: &str = "with entries_deleted as (
        delete from entries where log = any($1::text[])
    )
    update logs set deleted = true, parent = null where log = any($1::text[])";

async fn refusal(settings: PostgresSettings) -> String {
    match PostgresStore::open(settings).await {
        Ok(_) => panic!("the database is accepted"),
        Err(error) => error.to_string(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_changes_the_tables_of_an_earlier_release_once_nobody_uses_them() {
    let database = Database::new().await;
    let old = database.open().await;
    old.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    old.put("k", None, "v".into()).await.unwrap();
    make_old(&database).await;
    let server = || PostgresSettings {
        opened_by: OpenedBy::Server { settings: String::new() },
        ..database.settings()
    };
    // A program of the earlier release may write.
    let why = refusal(server()).await;
    assert!(why.contains("programs of that release use it (1)"), "{why}");
    old.close().await;
    drop(old);
    let others = "select count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()";
    until("its connections end", async || database.number(others).await == 0).await;
    let why = refusal(database.settings()).await;
    assert!(why.contains("a server of this one changes them when it starts"), "{why}");
    let version = "select value::bigint from kontor.meta where key = 'schema_version'";
    assert_eq!(database.number(version).await, 1);

    let store = PostgresStore::open(server()).await.unwrap();
    assert_eq!(database.number(version).await, 3);
    assert_eq!(store.get("k").await.unwrap().unwrap().value, "v");
    assert_eq!(ids(store.read(&log("g"), 0, 10).await.unwrap()), [(0, "a".into())]);
    let changes = Changes::identified("i").put("k", Some(1), "w");
    write_documents_with_retry(store.as_ref(), changes, &[]).await.unwrap();
    database.open().await;
}

/// Of a build between two releases: it has the table `writes`, and the old names of the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_each_version_become_those_of_now() {
    let database = left_by_the_release_before().await;
    database
        .execute(
            "set search_path = kontor;
             create table writes (id text collate \"C\" primary key, at timestamptz not null);
             create index writes_by_age on writes (at);
             update meta set value = '2' where key = 'schema_version'",
        )
        .await;
    let store = PostgresStore::open(server(&database)).await.unwrap();
    assert_eq!(store.get("k").await.unwrap().unwrap().value, "v");
    assert_eq!(ids(store.read(&log("g"), 0, 10).await.unwrap()), [(0, "a".into())]);
    store.put("k", Some(1), "w".into()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_servers_that_start_together_one_changes_the_tables() {
    let database = Database::new().await;
    let old = database.open().await;
    old.close().await;
    drop(old);
    make_old(&database).await;
    let others = "select count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()";
    until("its connections end", async || database.number(others).await == 0).await;
    let server = || PostgresSettings {
        opened_by: OpenedBy::Server { settings: String::new() },
        ..database.settings()
    };
    let (first, second) =
        tokio::join!(PostgresStore::open(server()), PostgresStore::open(server()));
    first.unwrap().put("k", None, "v".into()).await.unwrap();
    assert!(second.unwrap().get("k").await.unwrap().is_some());
}

/// A server, so that its opening changes the tables.
fn server(database: &Database) -> PostgresSettings {
    PostgresSettings {
        opened_by: OpenedBy::Server { settings: String::new() },
        ..database.settings()
    }
}

/// A store of the earlier release with the log `g` and the document `k`, which no program uses.
async fn left_by_the_release_before() -> Database {
    let database = Database::new().await;
    let old = database.open().await;
    old.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    old.put("k", None, "v".into()).await.unwrap();
    old.close().await;
    drop(old);
    make_old(&database).await;
    let others = "select count(*) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()";
    until("its connections end", async || database.number(others).await == 0).await;
    database
}

/// A server that was cut off when the tables were changed, and was not heard.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_statement_of_the_release_before_writes_into_changed_tables() {
    let database = left_by_the_release_before().await;
    let client = database.connect().await;
    client.batch_execute("set search_path = kontor").await.unwrap();
    let writes = [STATE, APPEND, PUT, DELETE_LOGS];
    let mut prepared = Vec::new();
    for write in writes {
        prepared.push(client.prepare(write).await.unwrap());
    }
    let store = PostgresStore::open(server(&database)).await.unwrap();
    let (none, numbers): (Vec<String>, Vec<i64>) = (vec![], vec![7]);
    let (log_of, keys) = (vec!["g".to_owned()], vec!["k".to_owned()]);
    let (ancestors, bodies): (Vec<i32>, Vec<Vec<u8>>) = (vec![], vec![b"old".to_vec()]);
    let no_numbers: Vec<i64> = vec![];
    let outcomes = [
        client.execute(&prepared[0], &[&log_of, &keys]).await,
        client
            .execute(
                &prepared[1],
                &[&none, &no_numbers, &none, &ancestors, &none, &none, &log_of, &numbers, &bodies],
            )
            .await,
        client.execute(&prepared[2], &[&none, &keys, &numbers, &bodies]).await,
        client.execute(&prepared[3], &[&log_of]).await,
    ];
    for (write, outcome) in writes.iter().zip(outcomes) {
        let refused = outcome.map_err(|error| error.code().cloned());
        assert_eq!(refused, Err(Some(SqlState::UNDEFINED_TABLE)), "{write}");
        let again = client.prepare(write).await.map(|_| ());
        let refused = again.map_err(|error| error.code().cloned());
        assert_eq!(refused, Err(Some(SqlState::UNDEFINED_TABLE)), "{write}");
    }
    assert_eq!(store.get("k").await.unwrap().unwrap().value, "v");
    assert_eq!(ids(store.read(&log("g"), 0, 10).await.unwrap()), [(0, "a".into())]);
}

/// A server that has no connection at this moment, but writes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_not_changed_while_a_server_lives_that_is_not_connected() {
    let database = left_by_the_release_before().await;
    let client = database.connect().await;
    let beat = "insert into kontor.documents values ('beats', 1, '')
        on conflict (key) do update set version = documents.version + 1";
    client.batch_execute(beat).await.unwrap();
    let (stop, mut stopped) = tokio::sync::oneshot::channel::<()>();
    let beating = tokio::spawn(async move {
        while stopped.try_recv().is_err() {
            client.batch_execute(beat).await.unwrap();
            tokio::time::sleep(LOOKS_INTERVAL).await;
        }
    });
    let beats = Beats { key: "beats".to_owned(), silent_max: Duration::from_secs(2) };
    let settings = || PostgresSettings { beats: Some(beats.clone()), ..server(&database) };
    let why = refusal(settings()).await;
    assert!(why.contains("a server of that release lives"), "{why}");
    stop.send(()).unwrap();
    beating.await.unwrap();
    let store = PostgresStore::open(settings()).await.unwrap();
    assert_eq!(store.get("k").await.unwrap().unwrap().value, "v");
}

/// Servers of this release ask for the version with each connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_does_not_go_on_with_tables_that_a_newer_release_has_changed() {
    let database = Database::new().await;
    let settings = PostgresSettings { wait_max: Duration::from_secs(2), ..database.settings() };
    let store = PostgresStore::open(settings).await.unwrap();
    store.put("k", None, "v".into()).await.unwrap();
    database
        .execute(
            "update kontor.meta set value = '1000' where key = 'schema_version';
             select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and pid <> pg_backend_pid()",
        )
        .await;
    assert!(store.put("k", Some(1), "w".into()).await.is_err(), "it connects no more");
    assert!(store.get("k").await.is_err());
}
