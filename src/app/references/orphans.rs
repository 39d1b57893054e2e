//! Orphans: documents that refer to each other are written as one, so one of them without the other
//! is the work of a damage or of a hand. Nothing heals them while a server runs. Which documents
//! need which others is a table, and one check goes over it.
//!
//! Which players, apps and games are named anywhere and are not there is found beside this.

mod kinds;
mod need;

use std::collections::{BTreeMap, BTreeSet};

use futures_util::{StreamExt, stream};
use kontor_store::{Document, DocumentStore, Entry, EventStore, LogId, StoreError};
use serde::Serialize;
use serde_json::Value;

use self::{
    kinds::{KINDS, Kind},
    need::{Need, Read, one},
};
use super::READ_MAX;
use kontor_log::{
    names::{game_of_messages, is_tournament},
    summary::Summary,
    time::Timestamp,
    tournament::{TournamentStatus, TournamentSummary},
};
use kontor_service::documents::{
    conversions::{Conversion, TOURNAMENTS},
    converted,
};

/// How many logs are looked at at the same time: a database answers each on its own.
const AT_A_TIME_MAX: usize = 16;

/// How many orphans of a kind are named.
const NAMED_MAX: usize = 100;

/// Orphans of one kind.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Orphans {
    /// How many there are.
    pub count: u64,
    /// Some of them, each with what it lacks.
    pub named: Vec<String>,
}

/// Orphans by their kinds.
pub type OrphansByKind = BTreeMap<String, Orphans>;

/// Finds documents and logs that lack what is written with them. What an earlier release has stored
/// and no conversion has completed yet is not looked at.
pub async fn orphans<S>(store: &S, now: Timestamp) -> Result<OrphansByKind, StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let converted = converted(store).await?;
    let is_made =
        |of: Conversion| converted.get(of.what).is_some_and(|number| *number >= of.number);
    let mut found = OrphansByKind::new();
    for kind in KINDS.iter().filter(|kind| kind.since.is_none_or(is_made)) {
        let (prefix, mut after) = ([kind.name, "/"].concat(), None::<String>);
        loop {
            let page = store.scan(&prefix, after.as_deref(), READ_MAX).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            let needs = page.iter().flat_map(|(key, document)| needs_of(kind, key, document, now));
            check(store, kind.name, needs.collect(), &mut found).await?;
        }
    }
    if is_made(TOURNAMENTS) {
        check_logs(store, &mut found).await?;
    }
    Ok(found)
}

fn needs_of<'a>(
    kind: &Kind,
    key: &'a str,
    document: &'a Document,
    now: Timestamp,
) -> Vec<(&'a str, Need)> {
    let (rest, text) = (key.split_once('/').map_or("", |(_, rest)| rest), &*document.value);
    let value = serde_json::from_str(text).unwrap_or_default();
    let needs = (kind.needs)(&Read { key, rest, text, value, now });
    needs.into_iter().map(|need| (key, need)).collect()
}

/// Notes those of these that do not have what they need.
async fn check<S>(
    store: &S,
    kind: &str,
    needs: Vec<(&str, Need)>,
    found: &mut OrphansByKind,
) -> Result<(), StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let keys: BTreeSet<&str> = needs.iter().flat_map(|(_, need)| need.keys()).collect();
    let keys: Vec<&str> = keys.into_iter().collect();
    let stored = store.get_all(&keys).await?;
    let stored: BTreeMap<&str, Value> = keys
        .iter()
        .zip(&stored)
        .filter_map(|(key, document)| Some((*key, document.as_ref()?)))
        .map(|(key, document)| (key, serde_json::from_str(&document.value).unwrap_or_default()))
        .collect();
    let there = logs_there(store, &needs, &stored).await?;
    for (key, need) in &needs {
        let is_met = match need.log() {
            Some(log) => there.contains(log) || need.is_met(&stored),
            None => need.is_met(&stored),
        };
        if !is_met {
            let orphans = found.entry(kind.to_owned()).or_default();
            orphans.count += 1;
            if orphans.named.len() < NAMED_MAX {
                orphans.named.push(format!("{key} {}", need.unmet()));
            }
        }
    }
    Ok(())
}

/// The logs that are there of those that these need.
async fn logs_there<S>(
    store: &S,
    needs: &[(&str, Need)],
    stored: &BTreeMap<&str, Value>,
) -> Result<BTreeSet<String>, StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let unmet = needs.iter().filter(|(_, need)| !need.is_met(stored));
    let named: BTreeSet<&str> = unmet.filter_map(|(_, need)| need.log()).collect();
    let named: Vec<LogId> = named.into_iter().map(|log| LogId(log.into())).collect();
    let heads = stream::iter(named.iter().map(|log| store.head(log))).buffered(AT_A_TIME_MAX);
    let heads: Vec<_> = heads.collect().await;
    let mut there = BTreeSet::new();
    for (log, head) in named.iter().zip(heads) {
        there.extend(head?.map(|_| log.0.to_string()));
    }
    Ok(there)
}

/// Checks what the logs of tournaments and of their games need.
async fn check_logs<S>(store: &S, found: &mut OrphansByKind) -> Result<(), StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let mut after = None::<LogId>;
    loop {
        let mut logs = store.logs(after.as_ref(), READ_MAX).await?;
        let Some(last) = logs.last() else { return Ok(()) };
        after = Some(last.clone());
        logs.retain(|id| game_of_messages(id).is_none());
        let needs = stream::iter(logs.iter().map(|id| need_of_log(store, id)));
        let needs: Vec<_> = needs.buffered(AT_A_TIME_MAX).collect().await;
        check(store, "log", needs.into_iter().flatten().collect(), found).await?;
    }
}

/// What a log needs. Its last entry, which may be long, is let go of.
async fn need_of_log<'a, S>(store: &S, id: &'a LogId) -> Option<(&'a str, Need)>
where
    S: EventStore + ?Sized,
{
    // What is damaged is said where it is read.
    let (_, entry) = store.last(id).await.ok()??;
    needs_of_log(id, &entry).map(|need| (&*id.0, need))
}

/// What a log needs whose last entry this is.
fn needs_of_log(id: &LogId, entry: &Entry) -> Option<Need> {
    if !is_tournament(id) {
        let summary = Summary::of(entry).ok();
        return summary.and_then(|summary| summary.table.tournament).map(Need::Log);
    }
    match TournamentSummary::of(entry).map(|summary| summary.status) {
        Ok(TournamentStatus::Running) => one(format!("tournament_games/{}", id.0)).pop(),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
