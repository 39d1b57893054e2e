//! All games of this server: a cache of the games in memory, which are loaded from their logs on
//! demand.
//!
//! Invariant: everything here can be dropped at any moment and is loaded from the log again.

use crate::boxed;
use std::{
    ops::Deref,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use tokio_util::task::TaskTracker;
use tracing::Instrument;

use crate::{
    documents::Documents,
    error::ServiceError,
    members::Members,
    on_behalf,
    quotas::Quotas,
    runtime::{
        append_id,
        cached_games::{CacheUse, CachedGames},
        checkpoints::Checkpoints,
        counted_from::counted_from,
        former::FormerPlayers,
        handle::{GameHandle, InMemory},
        hub::{Hub, Topic},
        jobs::Jobs,
        log_reading::LogReading,
        quarantine::Quarantine,
        server_queue::ServerQueue,
    },
    space::Space,
};
use kontor_environment::{Entropy, TimeSource};
use kontor_games::GameKind;
use kontor_log::{
    summary::{Summary, TableSummary},
    table_event::PlayerRef,
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_store::{DocumentStore, Entry, EventStore, LogId, Position, StoreError};
use kontor_threads::{NoThreads, ThreadPool, fair::KeyedTurns};

/// Threads that hash uploads.
const BACKGROUND_THREADS: usize = 2;

/// What games are loaded from and run on.
pub struct GamesParts {
    /// The logs of games and of messages.
    pub events: Arc<dyn EventStore>,
    /// Documents, among them standing orders.
    pub documents: Arc<dyn DocumentStore>,
    /// The clock.
    pub clock: Arc<dyn TimeSource>,
    /// The source of secret random bytes.
    pub entropy: Arc<dyn Entropy>,
    /// Notifies those who wait.
    pub hub: Hub,
    /// The space that is left for the store.
    pub space: Arc<Space>,
    /// How much may be stored for one player and one address.
    pub quotas: Quotas,
    /// Maximum memory of the games that are cached, in bytes.
    pub cache_bytes_max: u64,
}

/// The games of this server. Cloning is cheap.
#[derive(Clone)]
pub struct Games(Arc<Inner>);

/// What all clones of [`Games`] share.
pub struct Inner {
    events: Arc<dyn EventStore>,
    documents: Arc<dyn DocumentStore>,
    clock: Arc<dyn TimeSource>,
    entropy: Arc<dyn Entropy>,
    /// Notifies those who wait.
    pub hub: Hub,
    /// The space that is left for the store.
    pub space: Arc<Space>,
    /// How much may be stored for one player and one address.
    pub quotas: Quotas,
    pub(crate) handles: CachedGames,
    quarantined: Quarantine,
    commands: TaskTracker,
    /// The games in which the server has to move.
    pub server_queue: ServerQueue,
    pub(crate) checkpoints: Checkpoints,
    /// Threads for what a request needs that takes long and has no queue of its own.
    pub background: ThreadPool,
    /// Turns to read logs.
    pub log_reading: LogReading,
    /// Turns to replay long games.
    pub replays: LogReading,
    /// What the server does by itself.
    pub jobs: Jobs,
    draining: AtomicBool,
    /// Changes of one document at this server wait for each other.
    pub turns: KeyedTurns,
    /// The players who have deleted their accounts.
    pub former: FormerPlayers,
    /// The processes that use the store.
    pub members: Members,
    /// Draining is about to begin, and clients should choose another server.
    pub(super) leaving: AtomicBool,
    /// When no move could be stored the last time, in milliseconds since 1970; 0 if they always
    /// could.
    pub exhausted_at_ms: AtomicU64,
    /// What a document says of open tables; see `runtime::counted_from`.
    open_tables_counted_from_ms: AtomicU64,
}

impl Deref for Games {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Games {
    /// No game is in memory at first.
    pub fn new(parts: GamesParts) -> Result<Self, NoThreads> {
        let GamesParts { events, documents, clock, entropy, hub, space, quotas, cache_bytes_max } =
            parts;
        Ok(Games(Arc::new(Inner {
            members: Members::new(documents.clone(), clock.clone(), entropy.clone()),
            former: FormerPlayers::new(documents.clone()),
            quarantined: Quarantine::new(documents.clone()),
            exhausted_at_ms: AtomicU64::new(0),
            open_tables_counted_from_ms: AtomicU64::new(0),
            events,
            documents,
            clock,
            entropy,
            hub,
            space,
            quotas,
            handles: CachedGames::new(cache_bytes_max),
            commands: TaskTracker::new(),
            server_queue: ServerQueue::default(),
            checkpoints: Checkpoints::start()?,
            log_reading: LogReading::start("log-reading")?,
            replays: LogReading::start("replays")?,
            background: ThreadPool::start_in_background("background", BACKGROUND_THREADS)?,
            jobs: Jobs::default(),
            draining: AtomicBool::new(false),
            turns: KeyedTurns::one_at_a_time(),
            leaving: AtomicBool::new(false),
        })))
    }

    /// Reads the deleted players, the changed names, and the games that operators have quarantined,
    /// for a server that does not follow the store.
    #[boxed]
    pub async fn load_marks(&self) {
        self.former.load().await;
        self.quarantined.load(&self.handles).await;
        let documents = Documents(self.documents.clone());
        match counted_from(&documents).await {
            Ok(at) => self.open_tables_counted_from_ms.store(at.0, Ordering::SeqCst),
            // Rather later than too early: what has ended does not come back.
            Err(error) => {
                tracing::error!(%error, "the time of open tables counts from now on");
                let from = &self.open_tables_counted_from_ms;
                let now_ms = self.clock.now_ms();
                let _ = from.compare_exchange(0, now_ms, Ordering::SeqCst, Ordering::SeqCst);
            }
        }
    }

    /// From when on the time of open tables counts at the earliest.
    pub fn open_tables_counted_from(&self) -> Timestamp {
        Timestamp(self.open_tables_counted_from_ms.load(Ordering::SeqCst))
    }

    /// An operator has quarantined a game, or released it, perhaps at another server.
    #[boxed]
    pub async fn on_quarantine(&self, game: &str) -> Result<(), ServiceError> {
        self.quarantined.read(game, &self.handles).await?;
        self.hub.publish(&[Topic::Game(game.into())]);
        Ok(())
    }

    /// Refuses new commands, ends streams, and waits for the running commands.
    #[boxed]
    pub async fn drain(&self) {
        self.draining.store(true, Ordering::SeqCst);
        self.hub.publish_all();
        self.server_queue.wake_all();
        self.jobs.wake_waiting();
        self.commands.close();
        self.drained().await;
    }

    /// Waits until the process stops, and its last command is completed.
    pub async fn drained(&self) {
        self.commands.wait().await;
    }
}

impl Inner {
    /// The clock.
    pub fn clock(&self) -> &dyn TimeSource {
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
    pub fn events(&self) -> &dyn EventStore {
        self.events.as_ref()
    }

    /// Drops all games from memory, so that they are loaded from their logs again. For tests of
    /// loading.
    pub fn forget_all(&self) {
        self.handles.clear();
        self.checkpoints.clear();
    }

    /// Drops a game after its log was deleted, and notifies its followers.
    pub fn forget(&self, id: &str, table: &TableSummary) {
        self.handles.remove(id);
        self.hub.publish(&topics(&id.into(), table.players(), true));
    }

    /// Whether a game is in memory as it is after the newest entry of its log, as far as this
    /// process has heard.
    pub fn has_newest(&self, id: &str) -> bool {
        let handle = self.handles.get(id);
        handle.is_some_and(|handle| matches!(handle.in_memory(), InMemory::Newest(_)))
    }

    /// Whether the server is about to stop.
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    /// How much memory the caches of games take.
    pub fn cache_use(&self) -> CacheUse {
        let (games, games_bytes) = (self.handles.len(), self.handles.bytes());
        CacheUse { games, games_bytes, checkpoints_bytes: self.checkpoints.bytes() }
    }

    /// How many games are quarantined.
    pub fn quarantined(&self) -> usize {
        self.quarantined.len()
    }

    /// Runs some work to its end even if the caller is dropped. A panic in it is a bug, and it
    /// affects only this work.
    ///
    /// The work runs in a task of its own from the beginning, because a caller may also stop
    /// polling. A connection that is being closed while its peer reads nothing does not poll its
    /// handler; without the task such a command would block the game's queue until the connection
    /// is cut off.
    pub async fn in_task<T, E>(
        &self,
        work: impl Future<Output = Result<T, E>> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<ServiceError> + Send + 'static,
    {
        if self.is_draining() {
            return Err(ServiceError::from(Refused::Draining).into());
        }
        let done = self.commands.spawn(on_behalf::kept(work).in_current_span()).await;
        done.unwrap_or_else(|broken| {
            Err(ServiceError::Internal(format!("the task of a command failed: {broken}")).into())
        })
    }

    /// The handle of a game.
    #[boxed]
    pub async fn handle(&self, id: &str) -> Result<Arc<GameHandle>, ServiceError> {
        if let Some(handle) = self.handles.get(id) {
            return Ok(handle);
        }
        // Ids of games begin with `g_`. There are logs with other names, but these are not games.
        if id.len() > LogId::LENGTH_MAX || !id.starts_with("g_") {
            return Err(Refused::GameUnknown.into());
        }
        let first = self.read_log(&LogId(id.into()), 0, 1).await?;
        let Some((_, entry)) = first.into_iter().next() else {
            return Err(Refused::GameUnknown.into());
        };
        let summary = Summary::of(&entry).map_err(|why| self.quarantine(id, &why.to_string()))?;
        if GameKind::from_id(&summary.table.ruleset).is_none() {
            return Err(self.quarantine(id, "its ruleset is not known"));
        }
        Ok(self.handles.handle_of(id))
    }

    /// The first entry of the log itself; in a fork it is the one that makes the table.
    #[boxed]
    pub async fn first_entry(
        &self,
        log: &LogId,
    ) -> Result<Option<(Position, Entry)>, ServiceError> {
        self.unless_corrupt(log, self.events.first(log)).await
    }

    /// Reads entries of a log. If one of them is corrupt, the game is quarantined.
    #[boxed]
    pub async fn read_log(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, ServiceError> {
        self.unless_corrupt(log, self.events.read(log, from, limit)).await
    }

    /// The position of the last entry of a log, or `None` if there is no such log.
    pub(crate) async fn head(&self, log: &LogId) -> Result<Option<Position>, ServiceError> {
        self.unless_corrupt(log, self.events.head(log)).await
    }

    async fn unless_corrupt<T>(
        &self,
        log: &LogId,
        read: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, ServiceError> {
        if self.is_quarantined(&log.0) {
            return Err(Refused::GameQuarantined.into());
        }
        match read.await {
            Ok(found) => Ok(found),
            Err(corrupt @ StoreError::Corrupt { .. }) => {
                Err(self.quarantine(&log.0, &corrupt.to_string()))
            }
            Err(other) => Err(other.into()),
        }
    }

    /// Puts a game into quarantine whose log cannot be replayed. This quarantine lasts as long as
    /// this process, or until an operator releases the game, and is never stored.
    pub fn quarantine(&self, id: &str, why: &str) -> ServiceError {
        tracing::error!(game = id, why, "a game is quarantined: its log cannot be replayed");
        self.quarantined.damaged(id, why);
        self.handles.remove(id);
        ServiceError::Refused(Refused::GameQuarantined)
    }

    /// Whether the game accepts nothing, because it is damaged or an operator wants it so.
    pub fn is_quarantined(&self, id: &str) -> bool {
        self.quarantined.contains(id)
    }

    /// What is wrong with the log of this game, as far as this process has found out.
    pub fn damage_of(&self, id: &str) -> Option<String> {
        self.quarantined.damage_of(id)
    }

    /// The games that operators have quarantined.
    pub fn quarantine_store(&self) -> &Quarantine {
        &self.quarantined
    }

    /// A random id by which an entry can be recognised when it is read back.
    pub fn append_id(&self) -> String {
        append_id::append_id(self.entropy())
    }
}

/// The topics to notify when this game, with these present and former players, has a new entry;
/// with one that changes the table, more of them.
pub fn topics<'a>(
    game: &Arc<str>,
    players: impl Iterator<Item = &'a PlayerRef>,
    is_table_changed: bool,
) -> Vec<Topic> {
    let of = |player: &PlayerRef| {
        let tables = is_table_changed.then(|| Topic::Tables(player.id.clone()));
        [Topic::Player(player.id.clone())].into_iter().chain(tables)
    };
    players.flat_map(of).chain([Topic::Game(game.clone())]).collect()
}
