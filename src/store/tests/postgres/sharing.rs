//! Several servers over one database.

use std::collections::BTreeMap;

use kontor_testing::waits::soon;
use prometheus_client::registry::Registry;
use tokio::sync::broadcast::Receiver;

use super::*;

/// Receives until the last entry of a log has this number. Returns the numbers by log.
async fn received_until(
    subscription: &mut Receiver<News>,
    name: &str,
    last: u64,
) -> BTreeMap<LogId, Vec<u64>> {
    let mut received: BTreeMap<LogId, Vec<u64>> = BTreeMap::new();
    while received.get(&log(name)).and_then(|numbers| numbers.last()) != Some(&last) {
        let news = soon("the entries come", subscription.recv()).await.unwrap();
        let News::Appended(batch) = news else { continue };
        for appended in batch.iter() {
            let id = appended.entry.append_id.as_str();
            assert_eq!(id, format!("{}-{}", appended.log, appended.position.number));
            received.entry(appended.log.clone()).or_default().push(appended.position.number);
        }
    }
    received
}

fn numbered(name: &str, number: u64) -> Arc<Entry> {
    entry(&format!("{name}-{number}"), &["open"])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_subscriber_receives_the_entries_of_all_servers_in_order() {
    let database = Database::new().await;
    let (first, second) = (database.open().await, database.open().await);
    let mut subscriptions = [first.subscribe(), second.subscribe()];
    first.append(&log("g"), None, numbered("g", 0)).await.unwrap();
    for subscription in &mut subscriptions {
        received_until(subscription, "g", 0).await;
    }
    for number in 1..40 {
        let store = if number % 3 == 0 { &first } else { &second };
        store.append(&log("g"), before(number), numbered("g", number)).await.unwrap();
        if number % 8 == 0 {
            let further = number / 8 - 1;
            second.append(&log("h"), before(further), numbered("h", further)).await.unwrap();
        }
    }
    for subscription in &mut subscriptions {
        let received = received_until(subscription, "g", 39).await;
        assert_eq!(received[&log("g")], (1..40).collect::<Vec<u64>>());
    }
}

/// What one hint names is read together with what others name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_entry_keeps_no_other_one_from_subscribers() {
    let database = Database::new().await;
    let (first, second) = (database.open().await, database.open().await);
    let mut subscription = second.subscribe();
    database
        .execute(
            "create function kontor.damage() returns trigger language plpgsql as
                 $$ begin new.body = 'x'; return new; end $$;
             create trigger damage before insert on kontor.log_entries for each row
                 when (new.log = 'damaged') execute function kontor.damage()",
        )
        .await;
    for number in 0..3 {
        let (damaged, sound) = (log("damaged"), log("sound"));
        let (damaged, sound) = tokio::join!(
            first.append(&damaged, before(number), numbered("damaged", number)),
            first.append(&sound, before(number), numbered("sound", number)),
        );
        damaged.unwrap();
        sound.unwrap();
    }
    let received = received_until(&mut subscription, "sound", 2).await;
    assert_eq!(received, BTreeMap::from([(log("sound"), vec![0, 1, 2])]));
}

/// Two servers write by turns, and each knows the index rows and bases of the other's entries from
/// what it has read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_index_follows_servers_that_write_by_turns() {
    let database = Database::new().await;
    let stores = [database.open().await, database.open().await];
    let mut subscriptions = stores.each_ref().map(|store| store.subscribe());
    stores[0].append(&log("g"), None, entry("g-0", &["s0", "all"])).await.unwrap();
    for number in 1..20_u64 {
        let state = format!("s{number}");
        let writes = (number % 2) as usize;
        if number % 3 == 0 {
            stores[writes].read(&log("g"), number - 1, 10).await.unwrap();
        } else {
            received_until(&mut subscriptions[writes], "g", number - 1).await;
        }
        let next = match number % 5 {
            0 => entry(&format!("g-{number}"), &[&state, "all"]),
            based => entry_on(number - based, &[], &format!("g-{number}"), &[&state, "all"]),
        };
        stores[writes].append(&log("g"), before(number), next).await.unwrap();
        let rows = stores[1 - writes].index_rows("", None, 10).await.unwrap();
        assert_eq!(rows, ["all/g".to_owned(), format!("{state}/g")]);
    }
    let read = stores[0].read(&log("g"), 0, 30).await.unwrap();
    for (position, entry) in read {
        let base = entry.base.map(|base| base.number);
        let expected = position.number - position.number % 5;
        assert_eq!(base, (expected != position.number).then_some(expected));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_reads_at_once_what_another_one_acknowledged() {
    let database = Database::new().await;
    let (first, second) = (database.open().await, database.open().await);
    for number in 0..10 {
        let after = before(number);
        let state = format!("state{number}");
        first.append(&log("g"), after, entry(&state, &[&state])).await.unwrap();
        assert_eq!(second.last(&log("g")).await.unwrap().unwrap().1.append_id, state);
        assert_eq!(second.index_rows("state", None, 9).await.unwrap(), [format!("{state}/g")]);
    }
    assert_eq!(first.put("k", None, "1".into()).await.unwrap(), 1);
    assert_eq!(second.put("k", Some(1), "2".into()).await.unwrap(), 2);
    assert!(matches!(first.put("k", Some(1), "3".into()).await, Err(PutError::Conflict)));
    first.delete_log(&log("g"), Position::embedded(9)).await.unwrap();
    let appended = second.append(&log("g"), at(9), entry("x", &[])).await;
    assert!(matches!(appended, Err(AppendError::Deleted)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_appends_at_one_position_by_two_servers_one_succeeds() {
    let database = Database::new().await;
    let stores = [database.open().await, database.open().await];
    for round in 0..20 {
        let after = before(round);
        let tasks = (0..10).map(|task: usize| {
            let store = stores[task % 2].clone();
            tokio::spawn(async move {
                let states = [format!("{task}a"), format!("{task}b")];
                let entry = entry(&format!("{round}-{task}"), &[&states[0], &states[1]]);
                store.append(&log("g"), after, entry).await.map(|_| states)
            })
        });
        let mut winners = Vec::new();
        for task in tasks.collect::<Vec<_>>() {
            match task.await.unwrap() {
                Ok(states) => winners.push(states),
                Err(error) => assert!(matches!(error, AppendError::Conflict), "{error}"),
            }
        }
        assert_eq!(winners.len(), 1);
        let rows = winners[0].clone().map(|state| format!("{state}/g"));
        assert_eq!(stores[0].index_rows("", None, 10).await.unwrap(), rows);
    }
    assert_eq!(database.number("select count(*) from kontor.log_entries").await, 20);
    // Operators see how often servers get in each other's way.
    let counted: u32 = stores.iter().map(|store| conflicts_counted(store)).sum();
    assert_eq!(counted, 20 * 9);
}

/// How many writes ended in a conflict, by the metrics of a store.
fn conflicts_counted(store: &PostgresStore) -> u32 {
    let mut registry = Registry::default();
    store.register_metrics(&mut registry);
    let mut text = String::new();
    prometheus_client::encoding::text::encode(&mut text, &registry).unwrap();
    let name = "database_write_seconds_count{outcome=\"conflict\"} ";
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.map_or(0, |count| count.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_parent_is_not_deleted_while_another_server_begins_a_log_in_it() {
    let database = Database::new().await;
    let stores = [database.open().await, database.open().await];
    for round in 0..20 {
        let (parent, name) = (log(&format!("p{round}")), log(&format!("c{round}")));
        stores[0].append(&parent, None, entry("a", &["open"])).await.unwrap();
        let begins = Entry {
            parent: Some(Parent { log: parent.clone(), last: 0 }),
            ..Entry::clone(&entry("b", &["due"]))
        };
        let (deleted, appended) = tokio::join!(
            stores[0].delete_log(&parent, Position::embedded(0)),
            stores[1].append(&name, at(0), Arc::new(begins)),
        );
        assert_ne!(deleted.is_ok(), appended.is_ok(), "{deleted:?} {appended:?}");
        let read = stores[0].read(&name, 0, 10).await.unwrap();
        assert_eq!(read.len(), if appended.is_ok() { 2 } else { 0 });
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_subscriber_learns_that_hints_may_have_been_missed() {
    let database = Database::new().await;
    let store = database.open().await;
    let mut subscription = store.subscribe();
    database
        .execute(
            "select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and query = 'listen kontor'",
        )
        .await;
    let news = soon("it learns of the gap", subscription.recv()).await.unwrap();
    assert!(matches!(news, News::Missed));
    store.append(&log("g"), None, numbered("g", 0)).await.unwrap();
    received_until(&mut subscription, "g", 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_subscriber_learns_of_documents_and_deletions_of_other_servers() {
    let database = Database::new().await;
    let (first, second) = (database.open().await, database.open().await);
    let mut subscription = second.subscribe();
    first.append(&log("g"), None, numbered("g", 0)).await.unwrap();
    first.put("k", None, "one".into()).await.unwrap();
    first.delete("k", 1).await.unwrap();
    first.delete_log(&log("g"), Position::embedded(0)).await.unwrap();
    let (mut keys, mut is_deleted) = (Vec::new(), false);
    while keys.len() < 2 || !is_deleted {
        match soon("news come", subscription.recv()).await.unwrap() {
            News::Documents(changed) => keys.extend(changed.iter().cloned()),
            News::Deleted(deleted) => is_deleted = deleted == log("g"),
            News::Appended(_) => assert!(!is_deleted, "a log has no entry after its deletion"),
            News::Missed => panic!("nothing was missed"),
        }
    }
    assert_eq!(keys, ["k", "k"]);
}

/// It may have been changed by the same server, in a write whose outcome was unknown and whose news
/// came before others could see the change.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_subscriber_learns_of_a_document_that_another_server_has_found_changed() {
    let database = Database::new().await;
    let (first, second) = (database.open().await, database.open().await);
    let version = second.put("k", None, "one".into()).await.unwrap();
    let mut subscription = second.subscribe();
    let found = first.put("k", Some(version + 1), "two".into()).await;
    assert!(matches!(found, Err(crate::PutError::Conflict)));
    loop {
        if let News::Documents(changed) = soon("news come", subscription.recv()).await.unwrap() {
            assert_eq!(*changed, ["k"]);
            return;
        }
    }
}
