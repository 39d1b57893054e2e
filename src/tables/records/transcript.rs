//! Imported games: they begin with commits from elsewhere.
//!
//! Each commit is an entry, like all commits; many of them are appended together. All entries
//! except the last are marked as partial: an incomplete import stays invisible until its last entry
//! is written, and no list, path or index knows of it. The same request makes the same entries, so
//! repeating it skips the entries that exist and completes the game. The first entry and the last
//! one are appended only as long as the player who imports the game is not gone.

use std::{fmt::Display, sync::Arc};

use serde_json::value::RawValue;

use crate::{error::TablesError, records::Records};
use kontor_environment::fresh_id;
use kontor_games::GameKind;
use kontor_log::{
    any_rules::rules_of,
    chain::{Seed, hex, sha256},
    commit::Commit,
    snapshot::Snapshot,
    stored::StoredFor,
    summary::{Import, Summary, TableSummary},
};
use kontor_problems::Refused;
use kontor_service::{documents::living, error::StoreFault, runtime::games::topics};
use kontor_store::{
    AppendError, Entry, IdempotentRequest, LogId, Position, append_all_with_retry,
    append_if_with_retry,
};

/// Maximum number of entries that are appended together.
const ENTRIES_APPENDED_MAX: usize = 256;

/// A commit, with its seed if it is one that comes with a seed.
pub(crate) struct SeededCommit {
    /// The commit as canonical JSON.
    pub commit: Box<RawValue>,
    /// The seed as hexadecimal digits. The first commit and each fork have one.
    pub seed: Option<String>,
}

/// An imported game to be written, with all its commits.
pub(crate) struct Transcript {
    /// Which game it is.
    pub kind: GameKind,
    /// Id of the game.
    pub id: String,
    /// The request that asked for the game.
    pub request: Option<Arc<IdempotentRequest>>,
    /// Whether the table is private, so that it needs an invite.
    pub is_private: bool,
    /// For whom it is stored.
    pub stored_for: StoredFor,
    /// Details of the import.
    pub import: Import,
    /// All commits.
    pub commits: Vec<SeededCommit>,
}

impl Transcript {
    /// The same id for the same commit at the same position, so that an entry that was written by
    /// an earlier attempt is recognised.
    fn append_id(&self, number: u64, seeded: &SeededCommit) -> String {
        let parts = [
            b"transcript".as_slice(),
            self.id.as_bytes(),
            &number.to_be_bytes(),
            seeded.commit.get().as_bytes(),
        ];
        hex(&sha256(&parts)[..12])
    }

    fn entry(&self, number: u64, seeded: &SeededCommit, summary: Summary) -> Entry {
        let is_last = number + 1 == self.commits.len() as u64;
        let summary =
            Summary { table: TableSummary { partial: !is_last, ..summary.table }, ..summary };
        let (append_id, commit) = (self.append_id(number, seeded), seeded.commit.clone());
        let request = self.request.clone().filter(|_| number == 0);
        let entry = Entry::new(append_id, summary.to_raw(), commit);
        Entry { request, seed: seeded.seed.clone(), ..entry }
    }
}

fn broken(why: impl Display) -> TablesError {
    TablesError::Internal(format!("checked commits cannot be applied: {why}"))
}

impl Records {
    /// Writes a game. `None` means that another request with the same key has written it first, or
    /// that the player is gone.
    pub(crate) async fn transcribe(
        &self,
        transcript: &Transcript,
    ) -> Result<Option<Snapshot>, TablesError> {
        let Some(mut snapshot) = self.write_first_entry(transcript).await? else {
            return Ok(None);
        };
        let mut after = snapshot.position;
        let mut waiting = Vec::with_capacity(ENTRIES_APPENDED_MAX);
        for (number, seeded) in (0..).zip(&transcript.commits).skip(1) {
            let commit = Commit::parse(snapshot.rules, seeded.commit.get()).map_err(broken)?;
            let seed = seeded.seed.as_deref().and_then(Seed::from_hex);
            snapshot
                .apply_commit(Position { number, token: number }, commit, seeded.commit.get(), seed)
                .map_err(broken)?;
            snapshot.add_to_history(None);
            let entry = Arc::new(transcript.entry(number, seeded, snapshot.summary()));
            let is_last = number + 1 == transcript.commits.len() as u64;
            if !is_last {
                waiting.push(entry.clone());
            }
            if waiting.len() == ENTRIES_APPENDED_MAX || is_last && !waiting.is_empty() {
                let found = self.append_or_find(&transcript.id, after, &waiting).await?;
                let Some(position) = found else { return Ok(None) };
                after = position;
                waiting.clear();
            }
            if is_last {
                let found = self.append_for_living(transcript, Some(after), entry).await?;
                let Some(position) = found else { return Ok(None) };
                after = position;
            }
        }
        snapshot.position = after;
        self.games.hub.publish(&topics(&snapshot.id, snapshot.lobby.players(), true));
        Ok(Some(snapshot))
    }

    /// Writes the first entry, or finds the one of an earlier attempt. In that case its invite and
    /// import details are kept.
    async fn write_first_entry(
        &self,
        transcript: &Transcript,
    ) -> Result<Option<Snapshot>, TablesError> {
        let seeded = transcript.commits.first().expect("a game has a commit that begins it");
        let invite = transcript.is_private.then(|| fresh_id("i", self.games.entropy()));
        let rules = rules_of(transcript.kind);
        let commit = Commit::parse(rules, seeded.commit.get()).map_err(broken)?;
        let seed = seeded.seed.as_deref().and_then(Seed::from_hex);
        let seed = seed.ok_or_else(|| broken("the first commit has no seed"))?;
        let position = Position { number: 0, token: 0 };
        let mut first = Snapshot::create(
            rules,
            &transcript.id,
            position,
            commit,
            seeded.commit.get(),
            seed,
            invite,
        )
        .map_err(broken)?;
        first.stored_for = Some(transcript.stored_for.clone());
        let imported_commits = transcript.commits.len() as u64;
        let import = Some(transcript.import.clone());
        let Summary { table, progress } = first.summary();
        let summary =
            Summary { table: TableSummary { imported_commits, import, ..table }, progress };
        let entry = transcript.entry(0, seeded, summary);
        if self.append_for_living(transcript, None, Arc::new(entry)).await?.is_none() {
            return Ok(None);
        }
        let there = self
            .games
            .read_log(&LogId(transcript.id.as_str().into()), 0, 1)
            .await?
            .into_iter()
            .next();
        let (position, entry) = there.ok_or_else(|| {
            TablesError::Store(StoreFault::of("a written entry is not there".to_owned()))
        })?;
        if entry.request != transcript.request {
            return Err(Refused::KeyReused.into());
        }
        Snapshot::from_first_entry(&transcript.id, position, &entry).map(Some).map_err(broken)
    }

    /// Appends entries that are not visible yet, or finds that they exist already. `None` means
    /// that another entry is at one of their positions.
    async fn append_or_find(
        &self,
        id: &str,
        after: Position,
        entries: &[Arc<Entry>],
    ) -> Result<Option<Position>, TablesError> {
        let (events, log) = (self.games.events(), LogId(id.into()));
        found(append_all_with_retry(events, &log, Some(after), entries).await)
    }

    /// The same for the entry that begins the import or completes it, as long as the player is not
    /// gone.
    async fn append_for_living(
        &self,
        transcript: &Transcript,
        after: Option<Position>,
        entry: Arc<Entry>,
    ) -> Result<Option<Position>, TablesError> {
        let (events, log) = (self.games.events(), LogId(transcript.id.as_str().into()));
        let player = [living(&transcript.import.by.id)];
        found(append_if_with_retry(events, &log, after, entry, &player).await)
    }
}

fn found(appended: Result<Position, AppendError>) -> Result<Option<Position>, TablesError> {
    match appended {
        Ok(position) => Ok(Some(position)),
        Err(AppendError::Conflict | AppendError::Deleted) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
