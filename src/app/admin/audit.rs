//! The audit log: a log of the store with one entry for each act, numbered from 1. It only grows.
//!
//! An entry that this release cannot read may be an act of a newer one, which another server carries
//! out. So acts behind it wait, until its number is noted as done or a later entry skips it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::act::{Act, AuditEntry, AuditItem, Outcome};
use crate::{
    documents::{Documents, WriteOutcome},
    error::{AppError, StoreFault},
    runtime::games::Games,
    time::Timestamp,
};
use kontor_store::{AppendError, Entry, LogId, StoreError, append_with_retry};

/// The name of the log.
const LOG: &str = "audit";

/// The document that says up to which entry all acts are carried out.
pub(crate) const CURSOR_KEY: &str = "audit/done";

/// The version of the format that this release writes.
const FORMAT: u32 = 1;

/// How many entries are read at a time.
pub(super) const ENTRIES_READ_MAX: usize = 64;

/// How often an append is repeated because another act was appended first.
const ATTEMPTS_MAX: usize = 16;

/// An entry as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stored {
    pub(super) format: u32,
    pub(super) at: Timestamp,
    pub(super) operator: String,
    pub(super) uid: u32,
    pub(super) reason: String,
    pub(super) act: Act,
}

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Cursor {
    through: u64,
}

/// Why an act could not be done.
#[derive(Serialize, Deserialize)]
struct Refused {
    why: String,
}

fn refused_key(number: u64) -> String {
    format!("audit/refused/{number}")
}

fn log() -> LogId {
    LogId(LOG.into())
}

impl Stored {
    pub(super) fn new(
        at: Timestamp,
        (operator, uid): (String, u32),
        reason: String,
        act: Act,
    ) -> Self {
        Stored { format: FORMAT, at, operator, uid, reason, act }
    }

    fn parse(entry: &Entry) -> Result<Self, String> {
        let stored: Self =
            serde_json::from_str(entry.commit.get()).map_err(|error| error.to_string())?;
        match stored.format {
            FORMAT => Ok(stored),
            other => Err(format!("format {other} is not known to this release")),
        }
    }
}

/// An entry as it was read, or why it cannot be.
pub(super) type ReadEntry = Result<Stored, String>;

/// An entry as operators see it.
pub(super) fn item(read: ReadEntry, number: u64, outcome: Outcome) -> AuditItem {
    match read {
        Ok(Stored { format: _, at, operator, uid, reason, act }) => {
            AuditItem::Entry(AuditEntry { number, at, operator, uid, reason, act, outcome })
        }
        Err(unreadable) => AuditItem::Unreadable { number, unreadable, outcome },
    }
}

/// What stands between the acts that are carried out and the end of the log.
#[derive(Default)]
pub(super) struct Ahead {
    /// Why entries cannot be read, by number.
    unreadable: BTreeMap<u64, String>,
    /// The entries that operators have skipped.
    skipped: BTreeSet<u64>,
}

impl Ahead {
    /// Looks at all entries after this number.
    pub(super) async fn of(games: &Games, through: u64) -> Result<Self, AppError> {
        let (mut ahead, mut after) = (Ahead::default(), through);
        loop {
            let entries = read(games, after, ENTRIES_READ_MAX).await?;
            let is_last = entries.len() < ENTRIES_READ_MAX;
            for (number, entry) in entries {
                after = number;
                match entry {
                    Ok(Stored { act: Act::Skip { entry }, .. }) => {
                        ahead.skipped.insert(entry);
                    }
                    Ok(_) => {}
                    Err(why) => drop(ahead.unreadable.insert(number, why)),
                }
            }
            if is_last {
                return Ok(ahead);
            }
        }
    }

    pub(super) fn skips(&self, number: u64) -> bool {
        self.skipped.contains(&number)
    }

    /// The first entry that cannot be read and is not skipped. Acts behind it wait.
    pub(super) fn obstacle(&self) -> Option<Obstacle> {
        let mut unreadable = self.unreadable.iter();
        let (number, why) = unreadable.find(|(number, _)| !self.skips(**number))?;
        Some(Obstacle { number: *number, why: why.clone() })
    }
}

/// An entry that cannot be read, and is in the way of those behind it.
#[derive(Debug, thiserror::Error)]
#[error(
    "entry {number} of the audit log cannot be read ({why}), and acts behind it wait: a server of a \
     newer release may know it; otherwise `kontor admin skip {number}` goes on without it"
)]
pub struct Obstacle {
    pub(super) number: u64,
    pub(super) why: String,
}

/// The number of the last entry; 0 if there is none.
pub(super) async fn last(games: &Games) -> Result<u64, AppError> {
    Ok(games.events().head(&log()).await?.map_or(0, |position| position.number + 1))
}

/// Appends an entry. When this returns its number, it is durable.
pub(super) async fn append(games: &Games, stored: &Stored) -> Result<u64, AppError> {
    let commit = to_raw_value(stored).expect("an act is plain data");
    let summary = RawValue::from_string("{}".to_owned()).expect("that is JSON");
    let entry = Entry {
        append_id: games.append_id(),
        request: None,
        parent: None,
        base: None,
        summary,
        seed: None,
        commit,
    };
    for _ in 0..ATTEMPTS_MAX {
        let after = games.events().head(&log()).await?;
        match append_with_retry(games.events(), &log(), after, entry.clone()).await {
            Ok(position) => return Ok(position.number + 1),
            Err(AppendError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(AppError::Store(StoreFault("other acts were appended first in every attempt".to_owned())))
}

/// The entries after this number.
pub(super) async fn read(
    games: &Games,
    after: u64,
    limit: usize,
) -> Result<Vec<(u64, ReadEntry)>, AppError> {
    match games.events().read(&log(), after, limit).await {
        Ok(entries) => {
            let read = entries.iter();
            Ok(read.map(|(at, entry)| (at.number + 1, Stored::parse(entry))).collect())
        }
        Err(StoreError::Corrupt { what, .. }) if limit == 1 => Ok(vec![(after + 1, Err(what))]),
        Err(StoreError::Corrupt { .. }) => read_one_by_one(games, after, limit).await,
        Err(other) => Err(other.into()),
    }
}

/// The same where one of them is damaged.
async fn read_one_by_one(
    games: &Games,
    after: u64,
    limit: usize,
) -> Result<Vec<(u64, ReadEntry)>, AppError> {
    let last = last(games).await?;
    let mut entries = Vec::new();
    for after in (after..last).take(limit) {
        entries.extend(Box::pin(read(games, after, 1)).await?);
    }
    Ok(entries)
}

/// The number up to which all acts are carried out.
pub(super) async fn done_through(documents: &Documents) -> Result<u64, AppError> {
    let cursor = documents.read::<Cursor>(CURSOR_KEY).await?;
    Ok(cursor.map_or(0, |kept| kept.value.through))
}

/// Notes that all acts up to this one are carried out.
pub(super) async fn set_done_through(documents: &Documents, through: u64) -> Result<(), AppError> {
    let change = |cursor: &mut Cursor| cursor.through = cursor.through.max(through);
    documents.change(CURSOR_KEY, change).await
}

/// Notes that an act cannot be done. Whoever notes it first says why.
pub(super) async fn note_refused(
    documents: &Documents,
    number: u64,
    why: &str,
) -> Result<(), AppError> {
    let refused = Refused { why: why.to_owned() };
    match documents.write(&refused_key(number), None, &refused).await? {
        WriteOutcome::Written(_) | WriteOutcome::Conflict => Ok(()),
    }
}

/// What became of an act.
pub(super) async fn outcome(
    documents: &Documents,
    number: u64,
    through: u64,
) -> Result<Outcome, AppError> {
    match documents.read::<Refused>(&refused_key(number)).await? {
        Some(refused) => Ok(Outcome::Refused { why: refused.value.why }),
        None if number <= through => Ok(Outcome::Done),
        None => Ok(Outcome::Pending),
    }
}
