//! The logs of tournaments: entries, the states in memory that they fold to, and the append.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{
    events::{TournamentEvent, TournamentNews},
    state::State,
};
use crate::error::AppError;
use kontor_json::canonical::canonical;
use kontor_log::{
    names::is_tournament,
    time::Timestamp,
    tournament::{TournamentStatus, TournamentSummary},
};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, is_of_the_gone},
    error::ServiceError,
    runtime::{byte_cache::ByteCache, games::Games, hub::Topic},
};
use kontor_store::{
    Conflict, Entry, EventStore, IdempotentRequest, LogId, Position, StoreError, WriteError,
};
use kontor_tournaments::{Balance, Standing};

/// Maximum memory of the states of tournaments, in bytes. Others are folded again when they are
/// needed.
const STATES_BYTES_MAX: u64 = 32 << 20;

/// Maximum number of entries that are read from the store at a time.
const ENTRIES_READ_MAX: usize = 256;

/// Memory of a participant with its standing, and of a game, in a state.
const PART_BYTES: usize = 640;

/// What an entry counts for in the quota of the organizer, in bytes.
const ENTRY_BYTES: u64 = 1_024;

/// The version of the format of events that this release writes.
const FORMAT: u32 = 1;

/// An event as stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredEvent {
    format: u32,
    at: Timestamp,
    news: TournamentNews,
}

/// The event of an entry.
pub(super) fn event_of(position: Position, entry: &Entry) -> Result<TournamentEvent, ServiceError> {
    let stored: StoredEvent = serde_json::from_str(entry.commit.get()).map_err(|error| {
        ServiceError::Internal(format!("an entry in the log of a tournament is no event: {error}"))
    })?;
    match stored.format {
        FORMAT => {
            let StoredEvent { format: _, at, news } = stored;
            Ok(TournamentEvent { number: position.number + 1, at, news })
        }
        other => Err(ServiceError::Internal(format!(
            "events of tournaments of format {other} are not known to this release"
        ))),
    }
}

/// A tournament in memory.
#[derive(Default)]
pub(super) struct Folded {
    pub(super) position: Option<Position>,
    pub(super) state: Option<State>,
    /// The secret from which all lots follow, as text.
    seed: String,
    /// What follows from the state, once it was asked for.
    computed: Option<Arc<Computed>>,
}

/// What takes long to compute: standings, and how evenly the rounds were drawn.
pub(super) struct Computed {
    pub(super) standings: Vec<Standing>,
    pub(super) balance: Balance,
}

impl Folded {
    /// The state. Those that are handed out have one.
    pub(super) fn state(&self) -> &State {
        self.state.as_ref().expect("only tournaments that exist are handed out")
    }

    pub(super) fn seed(&self) -> &str {
        &self.seed
    }

    /// The standings and the balance after the last event. They are computed once for each event,
    /// for all requests.
    pub(super) fn computed(&mut self) -> Arc<Computed> {
        if let Some(computed) = &self.computed {
            return computed.clone();
        }
        let (standings, balance) = (self.state().standings(), self.state().balance());
        self.computed.insert(Arc::new(Computed { standings, balance })).clone()
    }

    fn memory_bytes(&self) -> usize {
        let parts = self.state.as_ref().map_or(0, |state| {
            let games = state.rounds.iter().map(|round| round.tables.iter().flatten().count());
            state.participants.len() + games.sum::<usize>()
        });
        size_of::<Self>() + PART_BYTES * (parts + 8)
    }
}

/// A tournament that is locked: nothing else in this process changes it.
pub(super) type Held = OwnedMutexGuard<Folded>;

/// The logs of all tournaments.
pub(super) struct Logs {
    games: Games,
    states: ByteCache<String, Arc<Mutex<Folded>>>,
}

impl Logs {
    pub(super) fn new(games: Games) -> Self {
        Logs { games, states: ByteCache::new(STATES_BYTES_MAX) }
    }

    /// The tournament after its last event.
    pub(super) async fn hold(&self, id: &str) -> Result<Held, AppError> {
        let log = LogId(id.into());
        if !is_tournament(&log) || !log.is_valid() {
            return Err(Refused::TournamentUnknown.into());
        }
        let shared = match self.states.get(id) {
            Some(shared) => shared,
            // What does not exist takes no place in the cache.
            None if self.games.events().head(&log).await?.is_none() => {
                return Err(Refused::TournamentUnknown.into());
            }
            None => {
                self.states.get_or_insert(id, || (Arc::default(), Folded::default().memory_bytes()))
            }
        };
        let mut held = shared.clone().lock_owned().await;
        catch_up(self.games.events(), &log, &mut held).await?;
        if held.state.is_none() {
            drop(held);
            return Err(Refused::TournamentUnknown.into());
        }
        self.states.reweigh(id, held.memory_bytes(), |cached| Arc::ptr_eq(cached, &shared));
        Ok(held)
    }

    /// Makes the log of a tournament with its first event and these documents. Returns what that
    /// conflicts with; then nothing is written.
    pub(super) async fn create(
        &self,
        state: &State,
        news: &TournamentNews,
        seed: String,
        request: Option<Arc<IdempotentRequest>>,
        group: Group,
    ) -> Result<Option<Conflict>, AppError> {
        let mut entry = entry(self.games.append_id(), state, news, state.created_at);
        (entry.seed, entry.request) = (Some(seed), request);
        let log = LogId(state.id.as_str().into());
        match group.append(self.games.events(), &log, None, entry).await {
            Ok(_) => Ok(None),
            Err(WriteError::Conflict(conflict)) => Ok(Some(conflict)),
            Err(WriteError::Deleted) => Ok(Some(Conflict::Entry)),
            Err(error) => Err(error.into()),
        }
    }

    /// Appends an event with these documents. Returns whether all of it was written; otherwise
    /// something else came first, and it must be decided again.
    pub(super) async fn append(
        &self,
        held: &mut Held,
        news: &TournamentNews,
        group: Group,
    ) -> Result<bool, AppError> {
        let mut next = held.state().clone();
        let at = self.games.right_time()?.max(next.last_at);
        next.evolve(news, at).map_err(|why| {
            AppError::Internal(format!("a decided event of a tournament cannot be: {why}"))
        })?;
        let entry = entry(self.games.append_id(), &next, news, at);
        let log = LogId(next.id.as_str().into());
        match group.append(self.games.events(), &log, held.position, entry).await {
            Ok(position) => {
                (held.position, held.state, held.computed) = (Some(position), Some(next), None);
                self.games.hub.publish(&[Topic::Tournament(log.0)]);
                Ok(true)
            }
            Err(WriteError::Conflict(conflict)) if !is_of_the_gone(&conflict) => Ok(false),
            Err(error) => {
                // Whether it was written is seen when the log is read again.
                **held = Folded::default();
                Err(error.into())
            }
        }
    }
}

/// Reads the entries that are not folded yet.
pub(super) async fn catch_up(
    events: &dyn EventStore,
    log: &LogId,
    folded: &mut Folded,
) -> Result<(), AppError> {
    loop {
        let next = folded.position.map_or(0, |position| position.number + 1);
        let entries = match events.read(log, next, ENTRIES_READ_MAX).await {
            Ok(entries) => entries,
            Err(error @ StoreError::Corrupt { .. }) => {
                return Err(AppError::Internal(format!("tournament {log}: {error}")));
            }
            Err(error) => return Err(error.into()),
        };
        for (position, entry) in &entries {
            fold(log, folded, *position, entry)?;
        }
        if entries.len() < ENTRIES_READ_MAX {
            return Ok(());
        }
    }
}

/// The entry of an event after which the tournament is in this state.
pub(super) fn entry(
    append_id: String,
    state: &State,
    news: &TournamentNews,
    at: Timestamp,
) -> Entry {
    let stored = StoredEvent { format: FORMAT, at, news: news.clone() };
    let summary = to_raw_value(&summary(state)).expect("a summary is plain data");
    let commit = RawValue::from_string(canonical(&stored)).expect("canonical JSON is JSON");
    Entry::new(append_id, summary, commit)
}

fn fold(
    log: &LogId,
    folded: &mut Folded,
    position: Position,
    entry: &Entry,
) -> Result<(), AppError> {
    let TournamentEvent { at, news, .. } = event_of(position, entry)?;
    let evolved = match &mut folded.state {
        Some(state) => state.evolve(&news, at),
        None => {
            let summary = TournamentSummary::of(entry)?;
            folded.seed = entry.seed.clone().unwrap_or_default();
            State::create(&log.0, &news, at, summary.stored_for).map(|state| {
                folded.state = Some(state);
            })
        }
    };
    evolved.map_err(|why| AppError::Internal(format!("tournament {log}: {why}")))?;
    (folded.position, folded.computed) = (Some(position), None);
    Ok(())
}

/// What lists need to know of it.
fn summary(state: &State) -> TournamentSummary {
    let status = state.status();
    let due_at = match status {
        TournamentStatus::Registering if state.is_full() && state.terms.start_when_full => {
            Some(Timestamp(0))
        }
        TournamentStatus::Registering => Some(state.terms.registration_ends_at),
        TournamentStatus::Running => Some(Timestamp(0)),
        TournamentStatus::Finished | TournamentStatus::Cancelled => None,
    };
    TournamentSummary {
        ruleset: state.terms.ruleset.clone(),
        status,
        organizer: state.organizer.id.to_string(),
        created_at: state.created_at,
        started_at: state.started_at,
        ended_at: state.ended_at,
        due_at,
        participants: state.active_count(),
        rounds_drawn: u16::try_from(state.rounds.len()).expect("rounds have a limit"),
        rounds: state.rounds_planned(),
        name: state.is_renamed.then(|| state.terms.name.clone()),
        stored_for: state.stored_for.clone(),
        bytes: state.events * ENTRY_BYTES,
    }
}
