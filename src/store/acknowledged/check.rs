//! Compares the mark with what sled has.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use super::super::{LogId, StoreError, tree};
use super::{DocumentMark, Mark};

/// How many logs a sentence names.
const NAMED_LOGS_MAX: usize = 20;

/// Acknowledged writes that the store does not have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// The directory of the store.
    pub store: PathBuf,
    /// By how many writes the store ends before its mark. Writes that are missing further back are
    /// not counted.
    pub writes: u64,
    /// The logs concerned, as far as they are known.
    pub logs: Vec<LostLog>,
    /// The keys of the documents that are missing, or are there in another version than the last.
    pub documents: Vec<String>,
}

/// A log that lacks entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostLog {
    /// The log.
    pub log: LogId,
    /// The numbers of the missing entries, in order.
    pub missing: Vec<RangeInclusive<u64>>,
}

impl fmt::Display for LostLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (entry {})", self.log, ranges(&self.missing))
    }
}

/// Ranges as text: `3, 5 to 7`.
pub(in super::super) fn ranges(ranges: &[RangeInclusive<u64>]) -> String {
    let text = |range: &RangeInclusive<u64>| match range.start() == range.end() {
        true => range.start().to_string(),
        false => format!("{} to {}", range.start(), range.end()),
    };
    ranges.iter().map(text).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the store in {} lacks acknowledged writes:", self.store.display())?;
        let mut parts = Vec::new();
        if self.writes > 0 {
            parts.push(format!("it ends {} writes before the last acknowledged one", self.writes));
        }
        if !self.logs.is_empty() {
            let named: Vec<String> =
                self.logs.iter().take(NAMED_LOGS_MAX).map(LostLog::to_string).collect();
            let more = match self.logs.len().saturating_sub(NAMED_LOGS_MAX) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            let count = self.logs.len();
            parts.push(format!("entries of {count} logs are missing: {}{more}", named.join(", ")));
        }
        if !self.documents.is_empty() {
            parts.push(format!("documents are missing or old: {}", kinds(&self.documents)));
        }
        write!(f, " {}", parts.join("; "))
    }
}

/// How many documents of each kind: the part of a key after the first slash may be private.
fn kinds(keys: &[String]) -> String {
    let mut kinds = BTreeMap::<&str, usize>::new();
    for key in keys {
        *kinds.entry(key.split('/').next().unwrap_or_default()).or_default() += 1;
    }
    let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    kinds.join(", ")
}

/// What the mark says and the store does not have. `count` is the count in sled.
pub(in super::super) fn check(
    tree: &sled::Tree,
    count: u64,
    mark: &Mark,
) -> Result<Option<Loss>, StoreError> {
    let mut loss = Loss { writes: mark.count.saturating_sub(count), ..Loss::default() };
    for (log, acknowledged) in &mark.logs {
        let present = tree::entry_numbers(tree, log, acknowledged.clone())?;
        let missing = missing(acknowledged, &present);
        // The mark lags behind if the process ended right after the log was deleted.
        if !missing.is_empty() && !tree::is_deleted(tree, log)? {
            loss.logs.push(LostLog { log: log.clone(), missing });
        }
    }
    // If the store is ahead of the mark, later writes may have changed these documents.
    if count <= mark.count {
        for (key, DocumentMark { version, .. }) in &mark.documents {
            match tree::document(tree, key) {
                Ok(stored) if stored.as_ref().map(|document| document.version) == *version => {}
                Ok(_) => loss.documents.push(key.clone()),
                // Each reader of it gets this error, so it is not lost in silence.
                Err(error @ StoreError::CorruptDocument { .. }) => tracing::warn!(%error),
                Err(error) => return Err(error),
            }
        }
    }
    let is_complete = loss.writes == 0 && loss.logs.is_empty() && loss.documents.is_empty();
    Ok((!is_complete).then_some(loss))
}

/// The numbers of a range that are not present, as ranges.
pub(in super::super) fn missing(
    wanted: &RangeInclusive<u64>,
    present: &BTreeSet<u64>,
) -> Vec<RangeInclusive<u64>> {
    let mut missing = Vec::new();
    let mut next = *wanted.start();
    for number in present.range(wanted.clone()) {
        if next < *number {
            missing.push(next..=number - 1);
        }
        next = number + 1;
    }
    if next <= *wanted.end() {
        missing.push(next..=*wanted.end());
    }
    missing
}
