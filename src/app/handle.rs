//! The place of one game in memory: its fold, and the queue of its commands.

use std::{
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use serde_json::value::RawValue;
use tokio::{
    sync::Mutex,
    time::{Instant, timeout_at},
};

use super::{
    App, chain,
    commit::{Commit, FORMAT, LoggedEvent},
    environment::random,
    error::{AppError, StoreFault},
    exposed::{AnyGameHandle, Exposed, with_handle},
    hub::{Topic, Waiting},
    server_queue::Pace,
    snapshot::{Snapshot, base_after},
    summary::Summary,
    time::Timestamp,
    topics,
};
use kontor_rules::{Rules, Seat};
use kontor_store::{AppendError, Entry, LogId, Position, Request, append_definitely};

/// How often a command is decided anew because another entry was there first.
const TRIES_MAX: usize = 5;

/// How long a caller in a sandbox waits for what the server has to do by itself.
pub(super) const SERVER_FIRST_MAX: Duration = Duration::from_secs(20);

/// Entries read from the store at a time.
const ENTRIES_READ_MAX: usize = 256;

/// A game in memory. All of it can be read from the log again at any time.
pub struct GameHandle<R: Rules> {
    /// Id of the game.
    pub id: Arc<str>,
    /// Commands of one game are decided one at a time, each on the last durable state.
    pub(super) commands: Mutex<()>,
    /// In a box, as everywhere here: a fold has some kilobytes, and who holds one over a wait would
    /// carry them about.
    table: RwLock<Option<Box<Snapshot<R>>>>,
    /// Number of the newest entry that the store told of.
    newest: AtomicU64,
}

impl<R: Rules> GameHandle<R> {
    /// A place for a game, nothing read yet.
    pub fn new(id: &str) -> Self {
        GameHandle {
            id: id.into(),
            commands: Mutex::new(()),
            table: RwLock::new(None),
            newest: AtomicU64::new(0),
        }
    }

    /// Another reader or a command may have been quicker, and know more.
    fn put_if_newer(&self, snapshot: Box<Snapshot<R>>) {
        let mut table = self.table.write().unwrap_or_else(PoisonError::into_inner);
        if table.as_ref().is_none_or(|there| there.position.number < snapshot.position.number) {
            *table = Some(snapshot);
        }
    }

    /// Puts the next fold in the place of the one that it was decided on, and hands the history on
    /// to it.
    fn step(&self, mut next: Box<Snapshot<R>>, request: Option<&Request>) {
        let mut table = self.table.write().unwrap_or_else(PoisonError::into_inner);
        // A fold that was forgotten meanwhile is read again when somebody asks.
        if let Some(before) =
            table.take().filter(|before| before.position.number + 1 == next.position.number)
        {
            next.succeed(before);
            next.remember(request);
            *table = Some(next);
        }
    }

    fn forget(&self) {
        *self.table.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Notes the number of an entry that the store told of; says whether it may have come by
    /// another way than this slot's own commands. Where the fold was forgotten, nobody can tell:
    /// the store may have been slow to write what it was offered.
    fn hear(&self, number: u64) -> bool {
        self.newest.fetch_max(number, Ordering::SeqCst);
        self.table
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .as_ref()
            .is_none_or(|snapshot| self.is_behind(snapshot))
    }

    /// Whether the fold lacks an entry. A command under way appends before it folds, and tells of
    /// it by itself.
    fn is_behind(&self, snapshot: &Snapshot<R>) -> bool {
        snapshot.position.number < self.newest.load(Ordering::SeqCst)
            && self.commands.try_lock().is_ok()
    }
}

impl AnyGameHandle {
    /// See [`GameHandle::hear`].
    pub(super) fn heard(&self, number: u64) -> bool {
        with_handle!(self, handle => handle.hear(number))
    }
}

/// What was published with an entry is what its commits lead to: a log that was altered on disk is
/// no game of ours.
fn check_head<R: Rules>(snapshot: &Snapshot<R>, entry: &Entry) -> Result<Summary, String> {
    let published = Summary::of(entry)?;
    if published.progress.chain_head != chain::hex(&snapshot.head) {
        return Err(format!(
            "entry {} is not the one whose link was published",
            snapshot.position.number
        ));
    }
    Ok(published)
}

/// A command that was decided and now wants to be on disk.
pub struct Draft<R: Rules> {
    /// The last entry of the log that it was decided on: it stands behind this one or nowhere.
    pub after: Position,
    /// The seat that acts.
    pub seat: Option<Seat>,
    /// The command.
    pub action: Arc<RawValue>,
    /// What it causes; at least one event.
    pub events: Vec<LoggedEvent<R>>,
    /// What the events of the game lead to, if it is known already.
    pub state: Option<R::State>,
}

/// Who has a command carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A player of a game under way. In a sandbox the server goes first: what follows from its seed
    /// must not depend on who is quicker.
    Player,
    /// Somebody at a table that has not started, or the server by itself: nobody else is to be
    /// waited for.
    Anybody,
}

/// What came of a command.
pub struct Done<T> {
    /// The answer, as at the commit.
    pub answer: T,
    /// Whether an earlier request with the same key had caused the commit.
    pub replayed: bool,
}

impl App {
    /// Looks at a game as at its last durable commit.
    pub(super) async fn read<R: Exposed, T>(
        &self,
        handle: &GameHandle<R>,
        look: impl FnOnce(&Snapshot<R>) -> T,
    ) -> Result<T, AppError> {
        for _ in 0..TRIES_MAX {
            if let Some(snapshot) =
                handle.table.read().unwrap_or_else(PoisonError::into_inner).as_ref()
                && !handle.is_behind(snapshot)
            {
                return Ok(look(snapshot));
            }
            let snapshot = self.replay_log(&handle.id, None).await?.ok_or(AppError::GameUnknown)?;
            handle.put_if_newer(snapshot);
        }
        Err(AppError::Store(StoreFault("the game was forgotten again and again".to_owned())))
    }

    /// Folds a game's log, up to a commit if one is named. `None`: there is no such log, or it is
    /// not a whole game yet.
    pub(super) async fn replay_log<R: Exposed>(
        &self,
        id: &Arc<str>,
        until: Option<u64>,
    ) -> Result<Option<Box<Snapshot<R>>>, AppError> {
        let log = LogId(id.clone());
        let mut snapshot: Option<Box<Snapshot<R>>> = None;
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
                // A log that does not fold may as well trip an assertion of the rules.
                let next =
                    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                        match snapshot.take() {
                            None => Snapshot::begin(id, *position, entry).map(Box::new),
                            Some(mut before) => before.follow(*position, entry).map(|()| before),
                        }
                    }));
                let next = next.unwrap_or_else(|_| {
                    Err(format!("entry {} breaks an assertion of the rules", position.number))
                });
                snapshot = Some(next.map_err(|why| self.quarantine(id, &why))?);
            }
            if let (Some(snapshot), Some((_, entry))) = (&snapshot, entries.last()) {
                is_partial = check_head(snapshot, entry)
                    .map_err(|why| self.quarantine(id, &why))?
                    .table
                    .partial;
            }
            if last_page {
                return Ok(snapshot.filter(|_| until.is_some() || !is_partial));
            }
        }
    }

    /// Runs a command in the game's own queue: answers a repeated request, or decides, appends and
    /// folds.
    ///
    /// It runs in a task of its own, so that a dropped connection leaves nothing half done.
    pub(super) async fn command<R, T>(
        &self,
        by: By,
        handle: Arc<GameHandle<R>>,
        request: Option<Arc<Request>>,
        admit: impl Fn(&Snapshot<R>) -> Result<(), AppError> + Send + Sync + 'static,
        decide: impl Fn(&Snapshot<R>) -> Result<Option<Draft<R>>, AppError> + Send + Sync + 'static,
        answer: impl Fn(&Snapshot<R>) -> T + Send + Sync + 'static,
    ) -> Result<Done<T>, AppError>
    where
        R: Exposed,
        T: Send + 'static,
    {
        let app = self.clone();
        // In a box: it would be carried from one task into another.
        let work = Box::pin(async move {
            let server_first_until = Instant::now() + SERVER_FIRST_MAX;
            let mut turn = handle.commands.lock().await;
            let mut tries = 0;
            while tries < TRIES_MAX {
                app.read(&handle, &admit).await??;
                if let Some(then) = app.answered_before(&handle, request.as_deref()).await? {
                    return Ok(Done { answer: answer(&then), replayed: true });
                }
                let Some(draft) = app.read(&handle, &decide).await?? else {
                    return Ok(Done { answer: app.read(&handle, &answer).await?, replayed: false });
                };
                if by == By::Player
                    && let Some(news) = app.server_goes_first(&handle).await?
                {
                    drop(turn);
                    app.wait_for_server(news, server_first_until).await?;
                    turn = handle.commands.lock().await;
                    continue;
                }
                if app.append_draft(&handle, draft, request.clone()).await? {
                    return Ok(Done { answer: app.read(&handle, &answer).await?, replayed: false });
                }
                tries += 1;
            }
            Err(AppError::Store(StoreFault(
                "other entries were there first, again and again".to_owned(),
            )))
        });
        self.in_task(work).await
    }

    /// The game as the commit left it that answered this request, if one did.
    async fn answered_before<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        request: Option<&Request>,
    ) -> Result<Option<Box<Snapshot<R>>>, AppError> {
        let Some(request) = request else { return Ok(None) };
        let known = self.read(handle, |snapshot| snapshot.history.answered(request)).await?;
        // The key of the creation is the player's and not the game's.
        let Some(answered) = known.filter(|answered| answered.commit() > 0) else {
            return Ok(None);
        };
        if !answered.is_to(request) {
            return Err(AppError::KeyReused);
        }
        self.replay_log(&handle.id, Some(answered.commit()))
            .await?
            .ok_or(AppError::GameUnknown)
            .map(Some)
    }

    /// What callers wait for here, if the server is to act by itself before them.
    pub(super) async fn server_goes_first<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
    ) -> Result<Option<Waiting>, AppError> {
        if !self.server_is_due(handle).await? {
            return Ok(None);
        }
        // It may act between a look and the wait: so look again.
        let news = self.hub.wait_for(vec![Topic::Game(handle.id.clone())]);
        Ok(self.server_is_due(handle).await?.then_some(news))
    }

    async fn server_is_due<R: Exposed>(&self, handle: &GameHandle<R>) -> Result<bool, AppError> {
        let (is_sandbox, bot_due) = self
            .read(handle, |snapshot| (snapshot.lobby.sandbox, snapshot.due_bot().is_some()))
            .await?;
        Ok(is_sandbox && (bot_due || self.first_ordered(handle).await?.is_some()))
    }

    /// Waits for the next commit, which the server is to make by itself.
    pub(super) async fn wait_for_server(
        &self,
        mut news: Waiting,
        until: Instant,
    ) -> Result<(), AppError> {
        if self.is_draining() {
            return Err(AppError::Draining);
        }
        timeout_at(until, news.news()).await.map_err(|_| AppError::Busy)
    }

    /// Appends what was decided, and shows it once it is durable. `false`: another entry was there
    /// first, decide again.
    pub(super) async fn append_draft<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        draft: Draft<R>,
        request: Option<Arc<Request>>,
    ) -> Result<bool, AppError> {
        let (now, Draft { after, seat, action, events, state }) =
            (Timestamp(self.clock().now_ms()), draft);
        let make = |snapshot: &Snapshot<R>| {
            let (commit, at) = (snapshot.commit() + 1, now.max(snapshot.last.at));
            let commit = Commit { format: FORMAT, commit, at, seat, action, events };
            let text = commit.to_raw();
            let next = snapshot.then(commit, text.get(), state);
            (text, next)
        };
        let made = self
            .read(handle, |snapshot| (snapshot.position == after).then(|| make(snapshot)))
            .await?;
        let Some((text, next)) = made else { return Ok(false) };
        let mut next = next
            .map_err(|why| AppError::Internal(format!("a decided commit does not fold: {why}")))?;
        let progress = next.progress();
        let topics = topics(&handle.id, next.lobby.players());
        let base = next.base.clone();
        let summary = if base.is_some() { progress.to_raw() } else { next.summary().to_raw() };
        let entry = Entry {
            append_id: self.append_id(),
            request: request.clone(),
            base,
            summary,
            seed: None,
            commit: text,
        };
        next.base = Some(base_after(next.position, &entry));
        match append_definitely(self.events(), &LogId(handle.id.clone()), Some(after), entry).await
        {
            Ok(position) => {
                next.position = position;
                handle.step(next, request.as_deref());
                self.hub.publish(&topics);
                if let Some(pace) = progress.pace() {
                    self.server_due.push(&handle.id, pace);
                }
                Ok(true)
            }
            Err(AppendError::Taken) => {
                handle.forget();
                Ok(false)
            }
            Err(AppendError::Refused(why)) => {
                handle.forget();
                Err(AppError::Store(StoreFault(why)))
            }
            Err(AppendError::Unknown(why)) => {
                handle.forget();
                // It may be there: whoever would have heard of it looks for themselves.
                self.hub.publish(&topics);
                self.server_due.push(&handle.id, Pace::Slow);
                Err(AppError::Store(StoreFault(why)))
            }
        }
    }

    /// A random name for an entry, which tells it from any other.
    pub(super) fn append_id(&self) -> String {
        chain::hex(&random::<12>(self.entropy()))
    }
}
