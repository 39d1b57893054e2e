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
    need::{Need, Read, lists, one},
};
use super::READ_MAX;
use kontor_log::{
    lobby::Status,
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
            let needy = page.iter().flat_map(|(key, document)| needs_of(kind, key, document, now));
            check(store, kind.name, needy.collect(), &mut found).await?;
        }
    }
    if is_made(TOURNAMENTS) {
        check_logs(store, &mut found).await?;
    }
    Ok(found)
}

/// What needs something.
struct Needy<'a> {
    /// The key of a document, or the id of a log.
    key: &'a str,
    /// The version of a document.
    version: Option<u64>,
    need: Need,
}

fn needs_of<'a>(
    kind: &Kind,
    key: &'a str,
    document: &'a Document,
    now: Timestamp,
) -> Vec<Needy<'a>> {
    let (rest, text) = (key.split_once('/').map_or("", |(_, rest)| rest), &*document.value);
    let value = serde_json::from_str(text).unwrap_or_default();
    let needs = (kind.needs)(&Read { key, rest, text, value, now });
    let version = Some(document.version);
    needs.into_iter().map(|need| Needy { key, version, need }).collect()
}

/// Notes those of these that do not have what they need.
async fn check<S>(
    store: &S,
    kind: &str,
    all: Vec<Needy<'_>>,
    found: &mut OrphansByKind,
) -> Result<(), StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let keys: BTreeSet<&str> = all.iter().flat_map(|needy| needy.need.keys()).collect();
    let keys: Vec<&str> = keys.into_iter().collect();
    let stored = values(&keys, &store.get_all(&keys).await?);
    let there = logs_there(store, &all, &stored).await?;
    for needy in &all {
        let Needy { key, need, .. } = needy;
        let is_met = need.log().is_some_and(|log| there.contains(log)) || need.is_met(&stored);
        if !is_met && still_lacks(store, needy).await? {
            let orphans = found.entry(kind.to_owned()).or_default();
            orphans.count += 1;
            if orphans.named.len() < NAMED_MAX {
                orphans.named.push(format!("{key} {}", need.unmet()));
            }
        }
    }
    Ok(())
}

/// The documents that are there, by their keys.
fn values<'a>(keys: &[&'a str], found: &[Option<Document>]) -> BTreeMap<&'a str, Value> {
    let found = keys.iter().zip(found);
    let found = found.filter_map(|(key, document)| Some((*key, document.as_ref()?)));
    found
        .map(|(key, document)| (key, serde_json::from_str(&document.value).unwrap_or_default()))
        .collect()
}

/// Whether something still lacks what it needs, when both are read as they are at one moment:
/// servers may run, and have changed one of them between two readings. What is changed again at this
/// moment is no orphan.
async fn still_lacks<S>(store: &S, needy: &Needy<'_>) -> Result<bool, StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let Needy { key, version, need } = needy;
    if let Some(log) = need.log()
        && store.head(&LogId(log.into())).await?.is_some()
    {
        return Ok(false);
    }
    let mut keys = need.keys();
    keys.push(key);
    let found = store.get_all(&keys).await?;
    let now = found.last().and_then(|document| document.as_ref()).map(|found| found.version);
    let is_unchanged = match version {
        Some(_) => now == *version,
        None => need_of_log(store, &LogId((*key).into())).await.is_some(),
    };
    let stored = values(&keys, &found);
    if !is_unchanged || need.is_met(&stored) {
        return Ok(false);
    }
    if let Need::Line(line) = need {
        return waits_for_players(store, &line.game).await;
    }
    if let Need::TokenListed(of) = need
        && let Some(list) = of.list_of_owner(&stored)
    {
        let found = store.get_all(&[&*list]).await?;
        return Ok(!lists(values(&[&*list], &found).get(&*list), "ids", &of.token));
    }
    Ok(true)
}

/// Whether a table is there that has not begun.
async fn waits_for_players<S>(store: &S, game: &str) -> Result<bool, StoreError>
where
    S: EventStore + ?Sized,
{
    let last = store.last(&LogId(game.into())).await?;
    let summary = last.and_then(|(_, entry)| Summary::of(&entry).ok());
    Ok(summary.is_some_and(|Summary { table, .. }| table.status == Status::Open && !table.deleted))
}

/// The logs that are there of those that these need.
async fn logs_there<S>(
    store: &S,
    all: &[Needy<'_>],
    stored: &BTreeMap<&str, Value>,
) -> Result<BTreeSet<String>, StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let unmet = all.iter().filter(|needy| !needy.need.is_met(stored));
    let named: BTreeSet<&str> = unmet.filter_map(|needy| needy.need.log()).collect();
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
async fn need_of_log<'a, S>(store: &S, id: &'a LogId) -> Option<Needy<'a>>
where
    S: EventStore + ?Sized,
{
    // What is damaged is said where it is read.
    let (_, entry) = store.last(id).await.ok()??;
    needs_of_log(id, &entry).map(|need| Needy { key: &id.0, version: None, need })
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
