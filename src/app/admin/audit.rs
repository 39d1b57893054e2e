//! The audit log: a record for each act, numbered from 1. A record is written with what the act
//! changes, as one, and never again.
//!
//! * `audit/entry/<number>`: a record;
//! * `audit/last`: the number of the last one;
//! * `audit/done`: the number of the last act that has changed something. Other servers hear of
//!   acts by its news;
//! * `audit/refused/<number>`: why an act of an earlier release could not be done.
//!
//! Records of earlier releases are entries of the log `audit` of the store, which ends where the
//! documents begin. They were written before the acts were carried out.

use serde::{Deserialize, Serialize};

use super::act::{Act, AuditEntry, AuditItem, Outcome};
use crate::error::AppError;
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::{Documents, Group, parsed},
    runtime::games::Games,
};
use kontor_store::{LogId, StoreError};

/// The name of the log of earlier releases.
const LOG: &str = "audit";

/// What the keys of the records begin with.
const KEY_PREFIX: &str = "audit/entry/";

const LAST_KEY: &str = "audit/last";

/// The document that changes with each act that changes something.
pub(crate) const CHANGED_KEY: &str = "audit/done";

/// The version of the format that this release writes.
const FORMAT: u32 = 1;

/// How many documents are read at a time.
const PAGE: usize = 512;

/// A record as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredRecord {
    pub(super) format: u32,
    pub(super) at: Timestamp,
    pub(super) operator: String,
    pub(super) uid: u32,
    pub(super) reason: String,
    pub(super) act: Act,
}

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Last {
    number: u64,
}

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Changed {
    through: u64,
}

/// Why an act could not be done.
#[derive(Serialize, Deserialize)]
struct Refused {
    why: String,
}

fn key(number: u64) -> String {
    format!("{KEY_PREFIX}{number:012}")
}

fn refused_key(number: u64) -> String {
    format!("audit/refused/{number}")
}

fn log() -> LogId {
    LogId(LOG.into())
}

impl StoredRecord {
    pub(super) fn new(
        at: Timestamp,
        (operator, uid): (String, u32),
        reason: String,
        act: Act,
    ) -> Self {
        StoredRecord { format: FORMAT, at, operator, uid, reason, act }
    }

    fn parse(text: &str) -> Result<Self, String> {
        let stored: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match stored.format {
            FORMAT => Ok(stored),
            other => Err(format!("format {other} is not known to this release")),
        }
    }
}

/// A record as it was read, or why it cannot be. It may be of a newer release, or damaged. The act
/// was done in the same write, so an unreadable record stops nothing.
pub(super) type ReadRecord = Result<StoredRecord, String>;

/// A record as operators see it.
pub(super) fn item(read: ReadRecord, number: u64, outcome: Outcome) -> AuditItem {
    match read {
        Ok(StoredRecord { format: _, at, operator, uid, reason, act }) => {
            AuditItem::Entry(AuditEntry { number, at, operator, uid, reason, act, outcome })
        }
        Err(unreadable) => AuditItem::Unreadable { number, unreadable, outcome },
    }
}

/// The number that the next record gets, and the versions that say that no other has it yet.
pub(super) struct NextRecord {
    pub(super) number: u64,
    last: Option<u64>,
    changed: Option<u64>,
}

impl NextRecord {
    pub(super) async fn of(games: &Games) -> Result<Self, AppError> {
        let documents = Documents(games.documents().clone());
        let found = documents.0.get_all(&[LAST_KEY, CHANGED_KEY]).await?;
        let mut versions = found.into_iter().map(|found| found.map(|document| document.version));
        let (last, changed) = (versions.next().flatten(), versions.next().flatten());
        Ok(NextRecord { number: self::last(games).await? + 1, last, changed })
    }

    /// The record as a group, to which what the act changes is added. If another act comes first,
    /// the group conflicts.
    pub(super) fn group(&self, stored: &StoredRecord) -> Group {
        let NextRecord { number, last, changed } = *self;
        let group = Group::new().put(key(number), None, stored);
        let group = group.put(LAST_KEY, last, &Last { number });
        match stored.act.is_lookup() {
            true => group,
            false => group.put(CHANGED_KEY, changed, &Changed { through: number }),
        }
    }
}

/// The number of the last record; 0 if there is none.
pub(super) async fn last(games: &Games) -> Result<u64, AppError> {
    let documents = Documents(games.documents().clone());
    if let Some(last) = documents.read::<Last>(LAST_KEY).await? {
        return Ok(last.value.number);
    }
    // There is no record of this release yet, or the store was salvaged.
    let (mut number, mut after) = (last_of_log(games).await?, None::<String>);
    loop {
        let found = documents.0.scan(KEY_PREFIX, after.as_deref(), PAGE).await?;
        let Some((key, _)) = found.into_iter().next_back() else { return Ok(number) };
        let newest = key.strip_prefix(KEY_PREFIX).and_then(|newest| newest.parse().ok());
        number = number.max(newest.unwrap_or(0));
        after = Some(key);
    }
}

/// The number of the last record of an earlier release.
pub(super) async fn last_of_log(games: &Games) -> Result<u64, AppError> {
    Ok(games.events().head(&log()).await?.map_or(0, |position| position.number + 1))
}

/// The record of this number. It is read alone, so that a damaged one hides no other.
pub(super) async fn read(games: &Games, number: u64) -> Result<ReadRecord, AppError> {
    match games.documents().get(&key(number)).await {
        Ok(Some(document)) => return Ok(StoredRecord::parse(&document.value)),
        Ok(None) => {}
        Err(StoreError::CorruptDocument { what, .. }) => return Ok(Err(what)),
        Err(other) => return Err(other.into()),
    }
    match games.events().read(&log(), number - 1, 1).await {
        Ok(entries) => Ok(match entries.first() {
            Some((_, entry)) => StoredRecord::parse(entry.commit.get()),
            None => Err("it is missing".to_owned()),
        }),
        Err(StoreError::Corrupt { what, .. }) => Ok(Err(what)),
        Err(other) => Err(other.into()),
    }
}

/// What became of an act. An act with a record is done, unless it was refused by an earlier
/// release.
pub(super) async fn outcome(documents: &Documents, number: u64) -> Result<Outcome, AppError> {
    match documents.read::<Refused>(&refused_key(number)).await? {
        Some(refused) => Ok(Outcome::Refused { why: refused.value.why }),
        None => Ok(Outcome::Done),
    }
}

/// The number up to which earlier releases have carried out all acts, and the version that says so.
pub(super) async fn done_through(documents: &Documents) -> Result<(u64, Option<u64>), AppError> {
    let Some(document) = documents.0.get(CHANGED_KEY).await? else { return Ok((0, None)) };
    let kept = parsed::<Changed>(CHANGED_KEY, &document)?;
    Ok((kept.value.through, Some(kept.version)))
}

/// Notes in a group that all acts up to this one are carried out, and why this one could not be.
pub(super) async fn with_done(
    documents: &Documents,
    group: Group,
    (number, version): (u64, Option<u64>),
    refused: Option<&str>,
) -> Result<Group, AppError> {
    let group = group.put(CHANGED_KEY, version, &Changed { through: number });
    let Some(why) = refused else { return Ok(group) };
    let key = refused_key(number);
    // The first note of it has the reason.
    Ok(match documents.0.get(&key).await? {
        Some(_) => group,
        None => group.put(key, None, &Refused { why: why.to_owned() }),
    })
}
