//! The use cases: what one can do with Kontor, without a word of HTTP or of the storage engine.
//!
//! [`App`] is handed clock, luck, store and keys from outside. A command goes: find the game's
//! [`handle`], wait for its turn, look whether the request was answered before, decide on the last
//! durable state, append **one** entry, fold it, wake those who wait. Everything shown is built up
//! for its viewer by [`watch`], [`decisions`] and [`tables`].

pub mod accounts;
pub mod attention;
pub mod autoplay;
pub mod canonical;
pub mod chain;
pub mod commit;
pub mod decisions;
mod documents;
pub mod door;
pub mod encoded;
pub mod environment;
pub mod error;
pub mod exposed;
pub mod feed;
pub mod fork;
pub mod game;
pub mod handle;
pub mod hub;
pub mod import;
pub mod json;
pub mod lists;
pub mod lobby;
pub mod offers;
pub mod orders;
pub mod play;
pub mod previews;
pub mod record;
pub mod seats;
mod server_queue;
pub mod simulation;
pub mod snapshot;
pub mod summary;
pub mod tables;
pub mod talk;
pub mod time;
mod transcript;
pub mod verify;
pub mod watch;

use std::{
    collections::BTreeMap,
    convert::Infallible,
    ops::Deref,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use quick_cache::sync::Cache;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::task::TaskTracker;
use tracing::Instrument;

use self::{
    accounts::Accounts,
    commit::PlayerRef,
    environment::{Clock, Entropy},
    error::AppError,
    exposed::{AnyGameHandle, Exposed},
    handle::GameHandle,
    hub::{Hub, Topic},
    import::Checks,
    server_queue::ServerQueue,
    summary::Summary,
    talk::Talks,
    time::Timestamp,
};
use kontor_auth::{SessionId, keys::Keys};
use kontor_games::{GameKind, dispatch};
use kontor_store::{DocumentStore, Entry, EventStore, LogId, News, Position};

/// What the use cases are built on.
pub struct Parts {
    /// Logs.
    pub events: Arc<dyn EventStore>,
    /// Accounts, sessions, and standing orders.
    pub documents: Arc<dyn DocumentStore>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Secret numbers.
    pub entropy: Arc<dyn Entropy>,
    /// Signing keys and the server's secret.
    pub keys: Arc<Keys>,
    /// Players and their sessions.
    pub accounts: Accounts,
    /// The most games kept folded in memory.
    pub games_cached_max: usize,
    /// Names the build of the contract in the tags of views.
    pub build: String,
}

/// The use cases. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What all clones of an [`App`] share.
pub struct Inner {
    parts: Parts,
    /// News for those who wait.
    pub hub: Hub,
    handles: Cache<String, AnyGameHandle>,
    talks: Talks,
    quarantined: Mutex<BTreeMap<String, String>>,
    commands: TaskTracker,
    server_due: ServerQueue,
    checks: Checks,
    draining: AtomicBool,
    /// Since when this process serves.
    started: Timestamp,
    /// What tags say of the contract's build where there is no query.
    plain_mark: String,
}

impl Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// Who asks for something that not everyone may see.
#[derive(Clone, Debug, Default)]
pub struct Requester {
    /// The signed-in player.
    pub player: Option<String>,
    /// The session of the player's token: who waits does so no longer than it lives.
    pub session: Option<SessionId>,
    /// The invite that came with the request.
    pub invite: Option<String>,
}

impl App {
    /// Puts the parts together. Call [`App::follow_store`] in a task of its own beside it.
    pub fn new(parts: Parts) -> Self {
        let started = Timestamp(parts.clock.now_ms());
        let handles = Cache::new(parts.games_cached_max);
        let talks = Talks::new(parts.games_cached_max);
        let hub = parts.accounts.hub().clone();
        let plain_mark = play::mark_of(&parts.build, "");
        App(Arc::new(Inner {
            parts,
            hub,
            handles,
            talks,
            quarantined: Mutex::default(),
            commands: TaskTracker::new(),
            server_due: ServerQueue::default(),
            checks: Checks::default(),
            draining: AtomicBool::new(false),
            started,
            plain_mark,
        }))
    }

    /// Hears of entries that did not come through this process's own slots, and wakes those who
    /// wait for them.
    pub async fn follow_store(self) {
        let mut feed = self.parts.events.follow();
        loop {
            match feed.recv().await {
                Ok(batch) => batch.iter().for_each(|news| self.hear(news)),
                Err(RecvError::Lagged(_)) => {
                    self.handles.clear();
                    self.hub.publish_all();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn hear(&self, News { log, position, entry }: &News) {
        if let Some(game) = talk::game_of(log) {
            self.hub.publish(&[Topic::Talk(game.into())]);
        }
        let behind = self.handles.get(&*log.0).is_some_and(|handle| handle.heard(position.number));
        if behind && let Ok(Summary { table, progress }) = Summary::of(entry) {
            self.hub.publish(&topics(&log.0, table.players()));
            if let Some(pace) = progress.pace() {
                self.server_due.push(&log.0, pace);
            }
        }
    }

    /// Refuses new commands, ends streams, and waits for the commands under way.
    pub async fn drain(&self) {
        self.draining.store(true, Ordering::SeqCst);
        self.hub.publish_all();
        self.server_due.wake_all();
        self.commands.close();
        self.commands.wait().await;
    }

    /// Forgets all folded games; they are read again when somebody asks. For tests of just that.
    pub fn forget_all(&self) {
        self.handles.clear();
    }

    /// Whether the server is about to stop.
    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    /// How many games are quarantined.
    pub fn quarantined(&self) -> usize {
        self.quarantined.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Inner {
    /// The time.
    pub fn clock(&self) -> &dyn Clock {
        self.parts.clock.as_ref()
    }

    /// Secret numbers.
    pub fn entropy(&self) -> &dyn Entropy {
        self.parts.entropy.as_ref()
    }

    /// Players and sessions.
    pub fn accounts(&self) -> &Accounts {
        &self.parts.accounts
    }

    /// Signing keys.
    pub fn keys(&self) -> &Keys {
        &self.parts.keys
    }

    /// Documents.
    pub fn documents(&self) -> &dyn DocumentStore {
        self.parts.documents.as_ref()
    }

    fn events(&self) -> &dyn EventStore {
        self.parts.events.as_ref()
    }

    /// Runs something to its end whatever becomes of the caller; a panic in it is our bug and harms
    /// nobody else.
    ///
    /// In a task of its own from the beginning: a caller may not only go away but look away. A
    /// connection that is being closed while its reader takes nothing asks no further, and would
    /// keep a game's turn for as long.
    async fn in_task<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, AppError>> + Send + 'static,
    ) -> Result<T, AppError> {
        if self.draining.load(Ordering::SeqCst) {
            return Err(AppError::Draining);
        }
        let done = self.commands.spawn(work.in_current_span()).await;
        done.unwrap_or_else(|broken| {
            Err(AppError::Internal(format!("a command did not come to its end: {broken}")))
        })
    }

    /// The slot of a game, whatever its rules.
    async fn handle(&self, id: &str) -> Result<AnyGameHandle, AppError> {
        if let Some(handle) = self.handles.get(id) {
            return Ok(handle);
        }
        // What is called otherwise is no game, though there may be a log of that name.
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

    /// The slot of a game whose rules are known; it may not have begun yet.
    fn handle_of(&self, id: &str, kind: GameKind) -> AnyGameHandle {
        let fresh = || dispatch!(kind, R => R::any_handle(Arc::new(GameHandle::<R>::new(id))));
        let Ok(handle) = self.handles.get_or_insert_with(id, || Ok::<_, Infallible>(fresh()));
        handle
    }

    async fn read_log(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, AppError> {
        if self.is_quarantined(&log.0) {
            return Err(AppError::GameQuarantined);
        }
        match self.events().read(log, from, limit).await {
            Ok(entries) => Ok(entries),
            Err(damage @ kontor_store::StoreError::Damaged { .. }) => {
                Err(self.quarantine(&log.0, &damage.to_string()))
            }
            Err(other) => Err(other.into()),
        }
    }

    /// Sets a game aside whose log does not fold. A finding of this process, never stored.
    fn quarantine(&self, id: &str, why: &str) -> AppError {
        tracing::error!(game = id, why, "a game is quarantined: its log does not fold");
        self.quarantined
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(id.to_owned(), why.to_owned());
        self.handles.remove(id);
        AppError::GameQuarantined
    }

    fn is_quarantined(&self, id: &str) -> bool {
        self.quarantined.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }
}

/// What there is news of when this game, in which these play or did, has a new entry.
fn topics<'a>(game: &Arc<str>, players: impl Iterator<Item = &'a PlayerRef>) -> Vec<Topic> {
    players
        .map(|player| Topic::Player(player.id.clone()))
        .chain([Topic::Game(game.clone())])
        .collect()
}
