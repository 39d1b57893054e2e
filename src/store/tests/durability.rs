//! Nothing is read, acknowledged or sent to subscribers before it is on disk, and a failed fsync
//! ends the process. The tests decide when fsync returns.

use std::cell::Cell;
use std::io;
use std::path::Path;
use std::sync::mpsc;

use kontor_testing::waits::{received, soon, until};
use tokio::sync::broadcast::error::TryRecvError;
use tokio::task::{JoinHandle, yield_now};

use super::super::{committer::Hooks, tree::flush_and_sync};
use super::*;

/// Stops the committer before the fsync of each batch.
pub(super) struct Gate {
    reached: mpsc::Receiver<()>,
    pub(super) go_on: mpsc::Sender<io::Result<()>>,
    pub(super) fatal: mpsc::Receiver<String>,
}

impl Gate {
    pub(super) fn open(directory: &Path, settings: &Settings) -> (Arc<SledStore>, Gate) {
        let (reached_sender, reached) = mpsc::channel();
        let (go_on, wait) = mpsc::channel::<io::Result<()>>();
        let (fatal_sender, fatal) = mpsc::channel();
        let hooks = Hooks {
            make_durable: Box::new(move |db, file| {
                reached_sender.send(()).unwrap();
                received("the test releases the batch", &wait)?;
                flush_and_sync(db, file)
            }),
            on_fatal: Box::new(move |why| fatal_sender.send(why.to_owned()).unwrap()),
        };
        (SledStore::open_with(directory, settings, hooks).unwrap(), Gate { reached, go_on, fatal })
    }

    /// Waits until a batch is applied, but not yet on disk.
    pub(super) fn wait_for_batch(&self) {
        received("a batch is applied", &self.reached);
    }

    pub(super) fn release(&self) {
        self.go_on.send(Ok(())).unwrap();
    }

    /// Releases batches until this task is done.
    pub(super) async fn finish<T>(&self, task: JoinHandle<T>) -> T {
        self.finish_counting(&task).await;
        task.await.unwrap()
    }

    /// The same. Returns how many it has released.
    async fn finish_counting<T>(&self, task: &JoinHandle<T>) -> usize {
        let released = Cell::new(0);
        until("the task is done", async || {
            while let Ok(()) = self.reached.try_recv() {
                self.release();
                released.set(released.get() + 1);
            }
            task.is_finished()
        })
        .await;
        released.get()
    }
}

/// Lets tasks that were started run up to their wait for the committer: all run in the thread of the
/// test.
async fn started() {
    yield_now().await;
}

/// Starts an append; it is in the queue when this returns.
async fn start_append(
    store: &Arc<SledStore>,
    name: &str,
    after: Option<Position>,
    entry: Arc<Entry>,
) -> JoinHandle<Result<Position, AppendError>> {
    let (store, log) = (store.clone(), log(name));
    let task = tokio::spawn(async move { store.append(&log, after, entry).await });
    started().await;
    task
}

async fn start_put(
    store: &Arc<SledStore>,
    key: &'static str,
    expected: Option<u64>,
    value: &str,
) -> JoinHandle<Result<u64, PutError>> {
    let (store, value) = (store.clone(), value.to_owned());
    let task = tokio::spawn(async move { store.put(key, expected, value).await });
    started().await;
    task
}

/// Everything that readers can see in the tests below: logs, entries of `g`, index rows, documents.
async fn visible(
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
        store.index_rows("", None, 10).await.unwrap(),
        documents,
    )
}

#[tokio::test]
async fn entries_that_are_appended_together_share_an_fsync() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    let (of_task, game) = (store.clone(), log("g"));
    let entries: Vec<_> = (0..200).map(|number| entry(&number.to_string(), &[])).collect();
    let task = tokio::spawn(async move { of_task.append_all(&game, None, &entries).await });
    // The committer may take some before the others are in the queue.
    let fsyncs = gate.finish_counting(&task).await;
    assert_eq!(Some(task.await.unwrap().unwrap()), at(199));
    assert!(fsyncs <= 8, "{fsyncs} fsyncs");
    let closing = tokio::spawn(async move { store.close().await });
    gate.finish(closing).await;
}

fn appended(news: News) -> Arc<[AppendedEntry]> {
    match news {
        News::Appended(entries) => entries,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn nothing_is_visible_before_it_is_on_disk() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    gate.finish(start_append(&store, "g", None, entry("a", &["both", "open"])).await)
        .await
        .unwrap();
    gate.finish(start_put(&store, "changes", None, "old").await).await.unwrap();
    let before = visible(&store).await;
    let mut subscription = store.subscribe();

    // The first append is a batch by itself. Writes that start while it waits for fsync form the
    // second batch.
    let first = start_append(&store, "f", None, entry("f", &[])).await;
    gate.wait_for_batch();
    let second = [
        start_append(&store, "g", at(0), entry("b", &["both", "due"])).await,
        start_append(&store, "g", at(1), entry("c", &["both", "over"])).await,
        start_append(&store, "h", None, entry("d", &["open"])).await,
    ];
    let documents = [
        start_put(&store, "changes", Some(1), "new").await,
        start_put(&store, "comes", None, "new").await,
    ];
    assert_eq!(visible(&store).await, before);
    gate.release();
    gate.wait_for_batch();
    assert_eq!(first.await.unwrap().unwrap().number, 0);
    assert_eq!(appended(subscription.try_recv().unwrap())[0].entry.append_id, "f");
    assert_eq!(visible(&store).await, (["f", "g"].map(log).to_vec(), before.1, before.2, before.3));
    assert!(second.iter().all(|append| !append.is_finished()));
    assert!(matches!(subscription.try_recv(), Err(TryRecvError::Empty)));

    gate.release();
    for append in second {
        append.await.unwrap().unwrap();
    }
    for put in documents {
        put.await.unwrap().unwrap();
    }
    let after = visible(&store).await;
    assert_eq!(after.0, ["f", "g", "h"].map(log));
    assert_eq!(after.1, [(0, "a".into()), (1, "b".into()), (2, "c".into())]);
    assert_eq!(after.2, ["both/g", "open/h", "over/g"]);
    assert_eq!(
        after.3,
        [("changes", "new"), ("comes", "new")].map(|(key, value)| (key.into(), value.into()))
    );
    let together = appended(soon("news come", subscription.recv()).await.unwrap());
    assert_eq!(
        together.iter().map(|appended| appended.entry.append_id.as_str()).collect::<Vec<_>>(),
        ["b", "c", "d"]
    );
}

#[tokio::test]
async fn a_snapshot_does_not_have_the_batch_in_flight() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    gate.finish(start_append(&store, "g", None, entry("a", &[])).await).await.unwrap();
    let lines = async |snapshot: &StoreSnapshot| {
        let mut lines = Vec::new();
        export(snapshot, &mut lines).await.unwrap();
        lines
    };
    let before = lines(&store.snapshot().unwrap()).await;
    let append = start_append(&store, "g", at(0), entry("b", &[])).await;
    gate.wait_for_batch();
    let snapshot = store.snapshot().unwrap();
    assert_eq!(lines(&snapshot).await, before);
    gate.release();
    append.await.unwrap().unwrap();
    assert_eq!(lines(&snapshot).await, before);
}

/// If the conflict were reported earlier, the caller would read the log and not find the other
/// entry.
#[tokio::test]
async fn a_conflict_within_a_batch_is_reported_once_the_other_entry_is_on_disk() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    let first = start_append(&store, "f", None, entry("f", &[])).await;
    gate.wait_for_batch();
    let winner = start_append(&store, "g", None, entry("a", &[])).await;
    let loser = start_append(&store, "g", None, entry("b", &[])).await;
    let behind_the_winner = start_append(&store, "g", at(0), entry("c", &[])).await;
    gate.release();
    gate.wait_for_batch();
    first.await.unwrap().unwrap();
    assert!(!loser.is_finished());
    gate.release();
    winner.await.unwrap().unwrap();
    assert!(matches!(loser.await.unwrap(), Err(AppendError::Conflict)));
    behind_the_winner.await.unwrap().unwrap();
    assert_eq!(
        ids(store.read(&log("g"), 0, 10).await.unwrap()),
        [(0, "a".into()), (1, "c".into())]
    );
}

#[tokio::test]
async fn a_failed_fsync_acknowledges_nothing_and_ends_the_process() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    gate.finish(start_append(&store, "g", None, entry("a", &["open"])).await).await.unwrap();
    let before = visible(&store).await;
    let mut subscription = store.subscribe();

    let in_flight = start_append(&store, "g", at(0), entry("b", &["over"])).await;
    gate.wait_for_batch();
    let waiting = start_append(&store, "h", None, entry("c", &[])).await;
    gate.go_on.send(Err(io::Error::other("the disk is gone"))).unwrap();

    assert_eq!(received("the end of the process", &gate.fatal), "the disk is gone");
    assert!(matches!(in_flight.await.unwrap(), Err(AppendError::Unknown(_))));
    assert!(matches!(waiting.await.unwrap(), Err(AppendError::Unknown(_))));
    assert!(matches!(
        store.append(&log("i"), None, entry("d", &[])).await,
        Err(AppendError::Rejected(_))
    ));
    assert!(matches!(store.put("k", None, "v".into()).await, Err(PutError::Rejected(_))));
    assert!(matches!(subscription.try_recv(), Err(TryRecvError::Empty)));
    assert_eq!(visible(&store).await, before);
}

#[tokio::test]
async fn a_panic_of_the_committer_ends_the_process() {
    let directory = tempfile::tempdir().unwrap();
    let (fatal_sender, fatal) = mpsc::channel();
    let hooks = Hooks {
        make_durable: Box::new(|_, _| panic!("injected by the test")),
        on_fatal: Box::new(move |why| fatal_sender.send(why.to_owned()).unwrap()),
    };
    let store =
        SledStore::open_with(directory.path(), &Settings::new(index_rows_of, 1), hooks).unwrap();
    assert!(matches!(
        store.append(&log("g"), None, entry("a", &[])).await,
        Err(AppendError::Unknown(_))
    ));
    assert_eq!(
        received("the end of the process", &fatal),
        "the committer panicked: injected by the test"
    );
    assert!(store.last(&log("g")).await.unwrap().is_none());
}

#[tokio::test]
async fn an_entry_whose_caller_stopped_waiting_is_stored_and_published() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    let mut subscription = store.subscribe();
    let caller = start_append(&store, "g", None, entry("a", &[])).await;
    gate.wait_for_batch();
    caller.abort();
    assert!(caller.await.unwrap_err().is_cancelled());
    gate.release();
    assert_eq!(
        appended(soon("news come", subscription.recv()).await.unwrap())[0].entry.append_id,
        "a"
    );
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().1.append_id, "a");
}

#[tokio::test]
async fn closing_commits_queued_writes_and_rejects_those_that_wait_for_the_queue() {
    let directory = tempfile::tempdir().unwrap();
    let settings = Settings { queued_writes_max: 2, ..Settings::new(index_rows_of, 1) };
    let (store, gate) = Gate::open(directory.path(), &settings);
    let in_flight = start_append(&store, "g", None, entry("a", &[])).await;
    gate.wait_for_batch();
    let queued = [
        start_append(&store, "h", None, entry("b", &[])).await,
        start_append(&store, "i", None, entry("c", &[])).await,
    ];
    let waiting_for_the_queue = start_append(&store, "j", None, entry("d", &[])).await;
    let closing = [store.clone(), store.clone()]
        .map(|store| tokio::spawn(async move { store.close().await }));
    started().await;
    assert!(matches!(waiting_for_the_queue.await.unwrap(), Err(AppendError::Rejected(_))));
    gate.release();
    for task in closing {
        gate.finish(task).await;
    }
    assert_eq!(in_flight.await.unwrap().unwrap().number, 0);
    for task in queued {
        assert_eq!(task.await.unwrap().unwrap().number, 0);
    }
    assert_eq!(store.logs(None, 10).await.unwrap(), ["g", "h", "i"].map(log));
    store.close().await;
}
