//! All games of this server: a cache of the games in memory, which are loaded from their logs on
//! demand.
//!
//! Invariant: everything here can be dropped at any moment and is loaded from the log again.

use std::{
    collections::BTreeMap,
    convert::Infallible,
    ops::Deref,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use quick_cache::sync::Cache;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use crate::{
    contract::exposed::Exposed,
    environment::{Clock, Entropy, random},
    error::{AppError, StoreFault},
    log::chain,
    log::names::game_of_messages,
    log::snapshot::Snapshot,
    log::summary::Summary,
    log::table_event::PlayerRef,
    quotas::Quotas,
    runtime::checkpoints::Checkpoints,
    runtime::handle::{AnyGameHandle, GameHandle},
    runtime::hub::{Hub, Topic},
    runtime::log_reading::LogReading,
    runtime::server_queue::{MoveSpeed, OWNER_UNKNOWN, ServerQueue},
    space::Space,
    time::Timestamp,
};
use kontor_games::{GameKind, dispatch};
use kontor_store::{AppendedEntry, DocumentStore, Entry, EventStore, LogId, Position, StoreError};

/// Maximum number of entries that are read from the store at a time.
const ENTRIES_READ_MAX: usize = 256;

/// How often an operation is attempted before it fails because other entries were appended first.
pub(crate) const ATTEMPTS_MAX: usize = 5;

/// What games are loaded from and run on.
pub struct GamesParts {
    /// The logs of games and of messages.
    pub events: Arc<dyn EventStore>,
    /// Documents, among them standing orders.
    pub documents: Arc<dyn DocumentStore>,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// The source of secret random bytes.
    pub entropy: Arc<dyn Entropy>,
    /// Notifies those who wait.
    pub hub: Hub,
    /// The space that is left for the store.
    pub space: Arc<Space>,
    /// How much may be stored for one player and one address.
    pub quotas: Quotas,
    /// Maximum number of games that are cached in memory.
    pub cached_max: usize,
}

/// The games of this server. Cloning is cheap.
#[derive(Clone)]
pub struct Games(Arc<Inner>);

/// What all clones of [`Games`] share.
pub struct Inner {
    events: Arc<dyn EventStore>,
    documents: Arc<dyn DocumentStore>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    /// Notifies those who wait.
    pub hub: Hub,
    /// The space that is left for the store.
    pub space: Arc<Space>,
    /// How much may be stored for one player and one address.
    pub quotas: Quotas,
    handles: Cache<String, AnyGameHandle>,
    quarantined: Mutex<BTreeMap<String, String>>,
    commands: TaskTracker,
    pub(crate) server_queue: ServerQueue,
    pub(crate) checkpoints: Checkpoints,
    pub(crate) log_reading: LogReading,
    draining: AtomicBool,
    /// When this process started.
    pub(crate) started: Timestamp,
    /// When no move could be stored the last time, in milliseconds since 1970; 0 if they always
    /// could.
    pub(crate) exhausted_at_ms: AtomicU64,
}

impl Deref for Games {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Games {
    /// No game is in memory at first. The caller must also run [`Games::follow_store`] in a task of
    /// its own.
    pub fn new(parts: GamesParts) -> Self {
        let GamesParts { events, documents, clock, entropy, hub, space, quotas, cached_max } =
            parts;
        Games(Arc::new(Inner {
            started: Timestamp(clock.now_ms()),
            exhausted_at_ms: AtomicU64::new(0),
            events,
            documents,
            clock,
            entropy,
            hub,
            space,
            quotas,
            handles: Cache::new(cached_max),
            quarantined: Mutex::default(),
            commands: TaskTracker::new(),
            server_queue: ServerQueue::default(),
            checkpoints: Checkpoints::default(),
            log_reading: LogReading::default(),
            draining: AtomicBool::new(false),
        }))
    }

    /// Follows the store, and notifies those who wait for entries that were not appended through
    /// the handles of this process.
    pub async fn follow_store(self) {
        let mut feed = self.events.subscribe();
        loop {
            match feed.recv().await {
                Ok(batch) => batch.iter().for_each(|appended| self.on_appended(appended)),
                Err(RecvError::Lagged(_)) => {
                    self.handles.clear();
                    self.hub.publish_all();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn on_appended(&self, AppendedEntry { log, position, entry }: &AppendedEntry) {
        if let Some(game) = game_of_messages(log) {
            self.hub.publish(&[Topic::Messages(game.into())]);
        }
        let behind =
            self.handles.get(&*log.0).is_some_and(|handle| handle.note_appended(position.number));
        if behind && let Ok(Summary { table, progress }) = Summary::of(entry) {
            self.hub.publish(&topics(&log.0, table.players()));
            if let Some(speed) = MoveSpeed::of(&progress) {
                let owner = table.owner_of_bots.unwrap_or_else(|| OWNER_UNKNOWN.into());
                self.server_queue.push(&log.0, speed, &owner);
            }
        }
    }

    /// Refuses new commands, ends streams, and waits for the running commands.
    pub async fn drain(&self) {
        self.draining.store(true, Ordering::SeqCst);
        self.hub.publish_all();
        self.server_queue.wake_all();
        self.commands.close();
        self.commands.wait().await;
    }

    /// The snapshot of the game after its last durable commit.
    pub(crate) async fn load<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
    ) -> Result<Arc<Snapshot<R>>, AppError> {
        for _ in 0..ATTEMPTS_MAX {
            if let Some(snapshot) = handle.snapshot() {
                return Ok(snapshot);
            }
            let snapshot = self.replay_log(&handle.id, None).await?.ok_or(AppError::GameUnknown)?;
            handle.put_if_newer(snapshot.into());
        }
        Err(AppError::Store(StoreFault(
            "the snapshot was dropped in every attempt to load it".to_owned(),
        )))
    }
}

impl Inner {
    /// The clock.
    pub fn clock(&self) -> &dyn Clock {
        self.clock.as_ref()
    }

    /// The source of secret random bytes.
    pub fn entropy(&self) -> &dyn Entropy {
        self.entropy.as_ref()
    }

    /// The document store.
    pub fn documents(&self) -> &Arc<dyn DocumentStore> {
        &self.documents
    }

    /// The store of the logs.
    pub(crate) fn events(&self) -> &dyn EventStore {
        self.events.as_ref()
    }

    /// Drops all games from memory, so that they are loaded from their logs again. For tests of
    /// loading.
    pub fn forget_all(&self) {
        self.handles.clear();
        self.checkpoints.clear();
    }

    /// Whether the server is about to stop.
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    /// How many games are quarantined.
    pub fn quarantined(&self) -> usize {
        self.quarantined.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Runs some work to its end even if the caller is dropped. A panic in it is a bug, and it
    /// affects only this work.
    ///
    /// The work runs in a task of its own from the beginning, because a caller may also stop
    /// polling. A connection that is being closed while its peer reads nothing does not poll its
    /// handler; without the task such a command would block the game's queue until the connection
    /// is cut off.
    pub(crate) async fn in_task<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, AppError>> + Send + 'static,
    ) -> Result<T, AppError> {
        if self.is_draining() {
            return Err(AppError::Draining);
        }
        let done = self.commands.spawn(work.in_current_span()).await;
        done.unwrap_or_else(|broken| {
            Err(AppError::Internal(format!("the task of a command failed: {broken}")))
        })
    }

    /// The handle of a game of any ruleset.
    pub(crate) async fn handle(&self, id: &str) -> Result<AnyGameHandle, AppError> {
        if let Some(handle) = self.handles.get(id) {
            return Ok(handle);
        }
        // Ids of games begin with `g_`. There are logs with other names, but these are not games.
        if id.len() > LogId::LENGTH_MAX || !id.starts_with("g_") {
            return Err(AppError::GameUnknown);
        }
        let first = self.read_log(&LogId(id.into()), 0, 1).await?;
        let Some((_, entry)) = first.into_iter().next() else { return Err(AppError::GameUnknown) };
        let summary = Summary::of(&entry).map_err(|why| self.quarantine(id, &why))?;
        let kind = GameKind::from_id(&summary.table.ruleset)
            .ok_or_else(|| self.quarantine(id, "its ruleset is not known"))?;
        Ok(self.handle_of(id, kind))
    }

    /// The handle of a game whose ruleset is known. The game need not have started.
    fn handle_of(&self, id: &str, kind: GameKind) -> AnyGameHandle {
        let fresh = || dispatch!(kind, R => Arc::new(GameHandle::<R>::new(id)).into());
        let Ok(handle) = self.handles.get_or_insert_with(id, || Ok::<_, Infallible>(fresh()));
        handle
    }

    /// Replays a game's log, up to a commit if one is given. `None` means that there is no such
    /// log, or that its import is not complete yet.
    pub(crate) async fn replay_log<R: Exposed>(
        &self,
        id: &Arc<str>,
        until: Option<u64>,
    ) -> Result<Option<Box<Snapshot<R>>>, AppError> {
        let replayed = self.replay_from(id, None, until, |_| {}).await?;
        let is_wanted = |partial: bool| until.is_some() || !partial;
        Ok(replayed.filter(|(_, partial)| is_wanted(*partial)).map(|(snapshot, _)| snapshot))
    }

    /// Replays a game's log from a snapshot on, or from its beginning, and calls `passed` with the
    /// snapshot after each commit. The result says whether the import of the game is incomplete.
    ///
    /// The snapshot is boxed because it takes some kilobytes, which the futures around it would
    /// copy at every wait.
    pub(crate) async fn replay_from<R: Exposed>(
        &self,
        id: &Arc<str>,
        start: Option<Box<Snapshot<R>>>,
        until: Option<u64>,
        mut passed: impl FnMut(&Snapshot<R>),
    ) -> Result<Option<(Box<Snapshot<R>>, bool)>, AppError> {
        let log = LogId(id.clone());
        let mut snapshot = start;
        let mut is_partial = false;
        loop {
            let from = snapshot.as_ref().map_or(0, |snapshot| snapshot.position.number + 1);
            let wanted =
                until.map_or(ENTRIES_READ_MAX as u64, |last| (last + 1).saturating_sub(from));
            let limit = ENTRIES_READ_MAX.min(usize::try_from(wanted).unwrap_or(ENTRIES_READ_MAX));
            let entries =
                if limit == 0 { Vec::new() } else { self.read_log(&log, from, limit).await? };
            let last_page = entries.len() < limit || limit == 0;
            for (position, entry) in &entries {
                // The entries of a corrupt log may violate assertions of the rules.
                let next = catch_unwind(AssertUnwindSafe(|| match snapshot.take() {
                    None => Snapshot::from_first_entry(id, *position, entry).map(Box::new),
                    Some(mut before) => before.apply_entry(*position, entry).map(|()| before),
                }));
                let next = next.unwrap_or_else(|_| {
                    Err(format!("entry {} breaks an assertion of the rules", position.number))
                });
                let next = next.map_err(|why| self.quarantine(id, &why))?;
                passed(&next);
                snapshot = Some(next);
            }
            if let (Some(snapshot), Some((_, entry))) = (&snapshot, entries.last()) {
                is_partial = check_head(snapshot, entry)
                    .map_err(|why| self.quarantine(id, &why))?
                    .table
                    .partial;
            }
            if last_page {
                return Ok(snapshot.map(|snapshot| (snapshot, is_partial)));
            }
        }
    }

    /// Reads entries of a log. If one of them is corrupt, the game is quarantined.
    pub(crate) async fn read_log(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, AppError> {
        if self.is_quarantined(&log.0) {
            return Err(AppError::GameQuarantined);
        }
        match self.events.read(log, from, limit).await {
            Ok(entries) => Ok(entries),
            Err(corrupt @ StoreError::Corrupt { .. }) => {
                Err(self.quarantine(&log.0, &corrupt.to_string()))
            }
            Err(other) => Err(other.into()),
        }
    }

    /// Puts a game whose log cannot be replayed into quarantine. The quarantine lasts as long as
    /// this process and is never stored.
    pub(crate) fn quarantine(&self, id: &str, why: &str) -> AppError {
        tracing::error!(game = id, why, "a game is quarantined: its log cannot be replayed");
        self.quarantined
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(id.to_owned(), why.to_owned());
        self.handles.remove(id);
        AppError::GameQuarantined
    }

    pub(crate) fn is_quarantined(&self, id: &str) -> bool {
        self.quarantined.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }

    /// A random id by which an entry can be recognised when it is read back.
    pub(crate) fn append_id(&self) -> String {
        chain::hex(&random::<12>(self.entropy()))
    }
}

/// Checks that the chain head in the summary of an entry is the one computed from the commits, so
/// that a log that was changed on disk is not replayed.
fn check_head<R: Exposed>(snapshot: &Snapshot<R>, entry: &Entry) -> Result<Summary, String> {
    let published = Summary::of(entry)?;
    if published.progress.chain_head != chain::hex(&snapshot.head) {
        return Err(format!(
            "the chain head in entry {} does not follow from the commits",
            snapshot.position.number
        ));
    }
    Ok(published)
}

/// The topics to notify when this game, with these present and former players, has a new entry.
pub(crate) fn topics<'a>(
    game: &Arc<str>,
    players: impl Iterator<Item = &'a PlayerRef>,
) -> Vec<Topic> {
    players
        .map(|player| Topic::Player(player.id.clone()))
        .chain([Topic::Game(game.clone())])
        .collect()
}
