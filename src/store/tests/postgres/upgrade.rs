//! A database whose tables an earlier release has made.

use super::*;

/// Makes the tables those of version 1.
async fn make_old(database: &Database) {
    database
        .execute(
            "drop table kontor.writes;
             update kontor.meta set value = '1' where key = 'schema_version'",
        )
        .await;
}

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
    while database.number(others).await > 0 {}
    let why = refusal(database.settings()).await;
    assert!(why.contains("a server of this one changes them when it starts"), "{why}");
    let version = "select value::bigint from kontor.meta where key = 'schema_version'";
    assert_eq!(database.number(version).await, 1);

    let store = PostgresStore::open(server()).await.unwrap();
    assert_eq!(database.number(version).await, 2);
    assert_eq!(store.get("k").await.unwrap().unwrap().value, "v");
    assert_eq!(ids(store.read(&log("g"), 0, 10).await.unwrap()), [(0, "a".into())]);
    let changes = Changes::identified("i").put("k", Some(1), "w");
    write_documents_with_retry(store.as_ref(), changes, &[]).await.unwrap();
    database.open().await;
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
    while database.number(others).await > 0 {}
    let server = || PostgresSettings {
        opened_by: OpenedBy::Server { settings: String::new() },
        ..database.settings()
    };
    let (first, second) =
        tokio::join!(PostgresStore::open(server()), PostgresStore::open(server()));
    first.unwrap().put("k", None, "v".into()).await.unwrap();
    assert!(second.unwrap().get("k").await.unwrap().is_some());
}
