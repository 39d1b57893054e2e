//! Databases that are refused, and those that are opened again.

use std::time::Duration;

use super::*;

async fn refusal(settings: PostgresSettings) -> String {
    match PostgresStore::open(settings).await {
        Ok(_) => panic!("the database is accepted"),
        Err(error) => error.to_string(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_stored_is_there_when_the_store_is_opened_again() {
    let database = Database::new().await;
    let store = database.open().await;
    let cluster = store.cluster_id().to_owned();
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    store.put("k", None, "v".into()).await.unwrap();
    store.close().await;
    let closed = store.append(&log("g"), at(0), entry("b", &[])).await;
    assert!(matches!(closed, Err(AppendError::Rejected(_))));

    let fail = PostgresSettings { if_missing: IfMissing::Fail, ..database.settings() };
    let store = PostgresStore::open(fail).await.unwrap();
    assert_eq!(store.cluster_id(), cluster);
    assert_eq!(ids(store.read(&log("g"), 0, 10).await.unwrap()), [(0, "a".into())]);
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/g"]);
    assert_eq!(store.get("k").await.unwrap().unwrap().value, "v");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_without_a_store_is_created_only_if_the_settings_say_so() {
    let database = Database::new().await;
    let fail = PostgresSettings { if_missing: IfMissing::Fail, ..database.settings() };
    assert!(refusal(fail).await.contains("there is no store in it"));
    database.open().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_something_else_is_refused_and_not_changed() {
    let database = Database::new().await;
    database.execute("create schema kontor; create table kontor.other (x int)").await;
    assert!(refusal(database.settings()).await.contains("of another program"));
    assert_eq!(
        database.number("select count(*) from pg_tables where schemaname = 'kontor'").await,
        1
    );
}

/// It warns at each connection, say after another version of the system's library of languages.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_warns_of_something_else_than_its_standbys_is_used() {
    let database = Database::new().await;
    database
        .execute(
            "update pg_database set datcollversion = 'another' where datname = current_database()",
        )
        .await;
    let store = database.open().await;
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    assert_eq!(ids(store.read(&log("g"), 0, 10).await.unwrap()), [(0, "a".into())]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_version_of_the_tables_or_a_newer_index_is_refused() {
    let database = Database::new().await;
    database.open().await;
    database.execute("update kontor.meta set value = '4' where key = 'schema_version'").await;
    assert!(refusal(database.settings()).await.contains("its tables have version 4"));
    database.execute("update kontor.meta set value = '3' where key = 'schema_version'").await;
    database.execute("update kontor.meta set value = '2' where key = 'index_version'").await;
    assert!(refusal(database.settings()).await.contains("a newer program wrote its index"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_cluster_is_refused() {
    let database = Database::new().await;
    let cluster_id = Some(database.open().await.cluster_id().to_owned());
    PostgresStore::open(PostgresSettings { cluster_id, ..database.settings() }).await.unwrap();
    let other = PostgresSettings { cluster_id: Some("x".into()), ..database.settings() };
    assert!(refusal(other).await.contains("another cluster"));
}

/// A name of the address may come to mean another machine, and connections are made again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_later_connection_to_another_cluster_is_not_used() {
    let database = Database::new().await;
    let wait_max = Duration::from_millis(300);
    let settings = PostgresSettings { wait_max, ..database.settings() };
    let store = PostgresStore::open(settings).await.unwrap();
    let position = store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    let (own, other) = (store.cluster_id().to_owned(), "another one");
    let leads_to = async |cluster: &str| {
        let set = format!(
            "update kontor.meta set value = '{cluster}' where key = 'cluster_id';
             select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and pid <> pg_backend_pid()"
        );
        database.execute(&set).await;
    };
    leads_to(other).await;
    let read = store.read(&log("g"), 0, 10).await.unwrap_err();
    assert!(read.to_string().contains("another cluster: another one"), "{read}");
    let appended = store.append(&log("g"), Some(position), entry("b", &[])).await;
    assert!(matches!(appended, Err(AppendError::Rejected(_))), "{appended:?}");
    leads_to(&own).await;
    store.append(&log("g"), Some(position), entry("b", &[])).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_settings_can_lose_writes_is_refused() {
    let database = Database::new().await;
    let synced = PostgresSettings { allow_unsynced: false, ..database.settings() };
    assert!(refusal(synced).await.contains("synchronous_standby_names is empty"));
    for (options, why) in [
        ("-c synchronous_commit=local", "synchronous_commit is local"),
        ("-c default_transaction_read_only=on", "does not allow writes"),
    ] {
        let address = format!("{} options='{options}'", database.settings().address);
        let why_refused = refusal(PostgresSettings { address, ..database.settings() }).await;
        assert!(why_refused.contains(why), "{why_refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_cannot_be_used_is_an_error_with_a_sentence() {
    let database = Database::new().await;
    for (address, why) in [
        ("postgresql://host:port:x", "the address is not valid"),
        ("dbname=x user=x", "the address names 1 to"),
        ("host=x sslmode=verify-ca user=x", "the address is not valid"),
        ("host=/nowhere user=x", "the database cannot be used"),
    ] {
        let address = address.to_owned();
        let why_refused = refusal(PostgresSettings { address, ..database.settings() }).await;
        assert!(why_refused.contains(why), "{why_refused}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_several_hosts_the_one_that_accepts_writes_is_used() {
    let database = Database::new().await;
    let address = database.settings().address.replace("host=", "host=/nowhere,");
    let settings = PostgresSettings { address, ..database.settings() };
    let store = PostgresStore::open(settings).await.unwrap();
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_version_of_the_rows_rebuilds_the_index() {
    fn other_rows(log: &LogId, last: &Entry) -> Vec<String> {
        vec![format!("{}/{log}", last.append_id)]
    }
    let database = Database::new().await;
    let store = database.open().await;
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("g"), at(0), entry_on(0, &["open"], "b", &["due"])).await.unwrap();
    store.append(&log("h"), None, entry("c", &["open"])).await.unwrap();
    drop(store);
    let settings = |opened_by| PostgresSettings {
        index_rows_fn: other_rows,
        index_version: 2,
        opened_by,
        ..database.settings()
    };
    // Servers that know the rows may run.
    assert!(refusal(settings(OpenedBy::Command)).await.contains("of an earlier release"));
    let store = database.open().await;
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["due/g", "open/g", "open/h"]);
    drop(store);
    let server = OpenedBy::Server { settings: String::new() };
    let store = PostgresStore::open(settings(server)).await.unwrap();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["b/g", "c/h"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_of_another_store_is_the_same_after_an_import() {
    let other = MemoryStore::new(index_rows_of);
    other.append(&log("m"), None, entry("m0", &["open"])).await.unwrap();
    other.append(&log("m"), at(0), entry_on(0, &["open"], "m1", &["due"])).await.unwrap();
    let parent = Some(Parent { log: log("m"), last: 0 });
    let child = Entry { parent, ..Entry::clone(&entry("a1", &["open"])) };
    other.append(&log("a"), at(0), Arc::new(child)).await.unwrap();
    other.put("k", None, "v".into()).await.unwrap();
    let mut lines = Vec::new();
    export(&other, &mut lines).await.unwrap();

    let store = Database::new().await.open().await;
    for _ in 0..2 {
        import(store.as_ref(), &mut lines.as_slice()).await.unwrap();
    }
    let mut again = Vec::new();
    export(store.as_ref(), &mut again).await.unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), String::from_utf8(lines).unwrap());
}
