//! Nothing is read, answered or told before it is on disk; a failed sync ends it all. The sync is
//! held back by hand.

use std::io;
use std::path::Path;
use std::sync::mpsc;

use tokio::sync::broadcast::error::TryRecvError;
use tokio::task::{JoinHandle, yield_now};

use super::super::committer::{Hooks, flush_and_sync};
use super::*;

/// Holds the committer back before it brings a batch to disk.
struct Gate {
    reached: mpsc::Receiver<()>,
    go_on: mpsc::Sender<io::Result<()>>,
    fatal: mpsc::Receiver<String>,
}

impl Gate {
    fn open(directory: &Path, settings: &Settings) -> (Arc<SledStore>, Gate) {
        let (tell_reached, reached) = mpsc::channel();
        let (go_on, wait) = mpsc::channel::<io::Result<()>>();
        let (tell_fatal, fatal) = mpsc::channel();
        let hooks = Hooks {
            make_durable: Box::new(move |db, file| {
                tell_reached.send(()).unwrap();
                wait.recv().unwrap()?;
                flush_and_sync(db, file)
            }),
            on_fatal: Box::new(move |why| tell_fatal.send(why.to_owned()).unwrap()),
        };
        (SledStore::open_with(directory, settings, hooks).unwrap(), Gate { reached, go_on, fatal })
    }

    /// Waits until a batch is applied, but not yet on disk.
    fn wait(&self) {
        self.reached.recv().unwrap();
    }

    fn let_go(&self) {
        self.go_on.send(Ok(())).unwrap();
    }

    /// Lets batches go until this task is done.
    async fn finish<T>(&self, mut task: JoinHandle<T>) -> T {
        loop {
            match self.reached.try_recv() {
                Ok(()) => self.let_go(),
                Err(_) if task.is_finished() => return (&mut task).await.unwrap(),
                Err(_) => yield_now().await,
            }
        }
    }
}

/// Offers an entry; it stands in the queue when this returns.
async fn offer(
    store: &Arc<SledStore>,
    name: &str,
    after: Option<Position>,
    entry: Arc<Entry>,
) -> JoinHandle<Result<Position, AppendError>> {
    let (store, log) = (store.clone(), log(name));
    let task = tokio::spawn(async move { store.append(&log, after, entry).await });
    yield_now().await;
    task
}

async fn offer_document(
    store: &Arc<SledStore>,
    key: &'static str,
    expected: Option<u64>,
    value: &str,
) -> JoinHandle<Result<u64, PutError>> {
    let (store, value) = (store.clone(), value.to_owned());
    let task = tokio::spawn(async move { store.put(key, expected, value).await });
    yield_now().await;
    task
}

/// What everybody sees of the scene below.
async fn seen(
    store: &SledStore,
) -> (Vec<LogId>, Vec<(u64, String)>, Vec<String>, Vec<(String, String)>) {
    let entries = ids(store.read(&log("g"), 0, 10).await.unwrap());
    assert_eq!(
        store.last(&log("g")).await.unwrap().map(|(position, _)| position.number),
        entries.last().map(|(at, _)| *at)
    );
    let documents = store.scan("", None, 10).await.unwrap();
    for (key, document) in &documents {
        assert_eq!(store.get(key).await.unwrap().as_ref(), Some(document));
    }
    let documents = documents.into_iter().map(|(key, document)| (key, document.value)).collect();
    (
        store.logs(None, 10).await.unwrap(),
        entries,
        store.rows("", None, 10).await.unwrap(),
        documents,
    )
}

#[tokio::test]
async fn nothing_is_seen_before_it_is_on_disk() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(rows_of, 1));
    gate.finish(offer(&store, "g", None, entry("a", &["both", "open"])).await).await.unwrap();
    gate.finish(offer_document(&store, "changes", None, "old").await).await.unwrap();
    let before = seen(&store).await;
    let mut news = store.follow();

    // The first is a batch by itself; what is offered while it is held becomes the second.
    let first = offer(&store, "f", None, entry("f", &[])).await;
    gate.wait();
    let second = [
        offer(&store, "g", at(0), entry("b", &["both", "due"])).await,
        offer(&store, "g", at(1), entry("c", &["both", "over"])).await,
        offer(&store, "h", None, entry("d", &["open"])).await,
    ];
    let documents = [
        offer_document(&store, "changes", Some(1), "new").await,
        offer_document(&store, "comes", None, "new").await,
    ];
    assert_eq!(seen(&store).await, before);
    gate.let_go();
    gate.wait();
    assert_eq!(first.await.unwrap().unwrap().number, 0);
    assert_eq!(news.try_recv().unwrap()[0].entry.append_id, "f");
    assert_eq!(seen(&store).await, (["f", "g"].map(log).to_vec(), before.1, before.2, before.3));
    assert!(second.iter().all(|answer| !answer.is_finished()));
    assert!(matches!(news.try_recv(), Err(TryRecvError::Empty)));

    gate.let_go();
    for answer in second {
        answer.await.unwrap().unwrap();
    }
    for answer in documents {
        answer.await.unwrap().unwrap();
    }
    let after = seen(&store).await;
    assert_eq!(after.0, ["f", "g", "h"].map(log));
    assert_eq!(after.1, [(0, "a".into()), (1, "b".into()), (2, "c".into())]);
    assert_eq!(after.2, ["both/g", "open/h", "over/g"]);
    assert_eq!(
        after.3,
        [("changes", "new"), ("comes", "new")].map(|(key, value)| (key.into(), value.into()))
    );
    let together = news.recv().await.unwrap();
    assert_eq!(
        together.iter().map(|news| news.entry.append_id.as_str()).collect::<Vec<_>>(),
        ["b", "c", "d"]
    );
}

/// A refusal that rests on an entry of the running batch would send its reader to look for what
/// nobody may see yet.
#[tokio::test]
async fn the_loser_within_a_batch_hears_of_it_only_when_the_winner_is_on_disk() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(rows_of, 1));
    let first = offer(&store, "f", None, entry("f", &[])).await;
    gate.wait();
    let winner = offer(&store, "g", None, entry("a", &[])).await;
    let loser = offer(&store, "g", None, entry("b", &[])).await;
    let behind_the_winner = offer(&store, "g", at(0), entry("c", &[])).await;
    gate.let_go();
    gate.wait();
    first.await.unwrap().unwrap();
    assert!(!loser.is_finished());
    gate.let_go();
    winner.await.unwrap().unwrap();
    assert!(matches!(loser.await.unwrap(), Err(AppendError::Taken)));
    behind_the_winner.await.unwrap().unwrap();
    assert_eq!(
        ids(store.read(&log("g"), 0, 10).await.unwrap()),
        [(0, "a".into()), (1, "c".into())]
    );
}

#[tokio::test]
async fn a_failed_sync_acknowledges_nothing_and_ends_the_process() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(rows_of, 1));
    gate.finish(offer(&store, "g", None, entry("a", &["open"])).await).await.unwrap();
    let before = seen(&store).await;
    let mut news = store.follow();

    let running = offer(&store, "g", at(0), entry("b", &["over"])).await;
    gate.wait();
    let waiting = offer(&store, "h", None, entry("c", &[])).await;
    gate.go_on.send(Err(io::Error::other("the disk is gone"))).unwrap();

    assert_eq!(gate.fatal.recv().unwrap(), "the disk is gone");
    assert!(matches!(running.await.unwrap(), Err(AppendError::Unknown(_))));
    assert!(matches!(waiting.await.unwrap(), Err(AppendError::Unknown(_))));
    assert!(matches!(
        store.append(&log("i"), None, entry("d", &[])).await,
        Err(AppendError::Refused(_))
    ));
    assert!(matches!(store.put("k", None, "v".into()).await, Err(PutError::Unavailable(_))));
    assert!(matches!(news.try_recv(), Err(TryRecvError::Empty)));
    assert_eq!(seen(&store).await, before);
}

#[tokio::test]
async fn a_panic_of_the_committer_ends_the_process() {
    let directory = tempfile::tempdir().unwrap();
    let (tell, fatal) = mpsc::channel();
    let hooks = Hooks {
        make_durable: Box::new(|_, _| panic!("as a test asks for")),
        on_fatal: Box::new(move |why| tell.send(why.to_owned()).unwrap()),
    };
    let store = SledStore::open_with(directory.path(), &Settings::new(rows_of, 1), hooks).unwrap();
    assert!(matches!(
        store.append(&log("g"), None, entry("a", &[])).await,
        Err(AppendError::Unknown(_))
    ));
    assert_eq!(fatal.recv().unwrap(), "the committer panicked");
    assert!(store.last(&log("g")).await.unwrap().is_none());
}

#[tokio::test]
async fn an_entry_whose_caller_went_away_is_stored_and_told() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(rows_of, 1));
    let mut news = store.follow();
    let caller = offer(&store, "g", None, entry("a", &[])).await;
    gate.wait();
    caller.abort();
    assert!(caller.await.unwrap_err().is_cancelled());
    gate.let_go();
    assert_eq!(news.recv().await.unwrap()[0].entry.append_id, "a");
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().1.append_id, "a");
}

#[tokio::test]
async fn closing_finishes_what_was_accepted_and_refuses_what_waits_for_a_place() {
    let directory = tempfile::tempdir().unwrap();
    let settings = Settings { queue_max: 2, ..Settings::new(rows_of, 1) };
    let (store, gate) = Gate::open(directory.path(), &settings);
    let running = offer(&store, "g", None, entry("a", &[])).await;
    gate.wait();
    let queued = [
        offer(&store, "h", None, entry("b", &[])).await,
        offer(&store, "i", None, entry("c", &[])).await,
    ];
    let without_a_place = offer(&store, "j", None, entry("d", &[])).await;
    let closing = [store.clone(), store.clone()]
        .map(|store| tokio::spawn(async move { store.close().await }));
    yield_now().await;
    assert!(matches!(without_a_place.await.unwrap(), Err(AppendError::Refused(_))));
    gate.let_go();
    for task in closing {
        gate.finish(task).await;
    }
    assert_eq!(running.await.unwrap().unwrap().number, 0);
    for task in queued {
        assert_eq!(task.await.unwrap().unwrap().number, 0);
    }
    assert_eq!(store.logs(None, 10).await.unwrap(), ["g", "h", "i"].map(log));
    store.close().await;
}
