//! Orphans: documents that refer to each other are written as one, so one of them without the other is
//! the work of a damage or of a hand. Nothing heals them while a server runs. Which documents need
//! which others is a table, and one check goes over it.
//!
//! Which players, apps and games are named anywhere and are not there is found beside this.

use std::collections::{BTreeMap, BTreeSet};

use kontor_store::{Document, DocumentStore, EventStore, LogId, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::READ_MAX;
use crate::{
    account_events::{PAGE_ITEMS, PAGES_KEPT},
    accounts::{claims_of_app, needed_claims},
    deletions::{key_of as deletion_key, row_of_deletion},
    documents::{
        conversions::{Conversion, DELETIONS, INVITATIONS, NAMES, RATINGS, SEEKS, TOURNAMENTS},
        converted, tombstone_key,
    },
    log::{
        names::{game_of_messages, is_tournament},
        summary::Summary,
        tournament::{TournamentStatus, TournamentSummary},
    },
    ratings::{rank_key_of_rating, rating_key_of_rank_key},
    table::{seek_rows, seeks},
    time::Timestamp,
};

/// How many orphans of a kind are named.
const NAMED_MAX: usize = 100;

/// What a document needs.
#[derive(Debug)]
enum Need {
    /// One of these documents.
    Document(Vec<String>),
    /// That there is no such document.
    NoDocument(String),
    /// A document in which this is one of the ids.
    Listed(String, String),
    /// A document that says at this place that it is of this player.
    OfPlayer(String, String),
    /// A log.
    Log(String),
    /// A document or a log.
    DocumentOrLog(String, &'static str),
}

/// A document that was read.
struct Read<'a> {
    key: &'a str,
    /// The key without its kind.
    rest: &'a str,
    text: &'a str,
    value: Value,
    now: Timestamp,
}

/// Documents of one kind, by what their keys begin with.
struct Kind {
    name: &'static str,
    /// They are as here once this conversion was made.
    since: Option<Conversion>,
    needs: fn(&Read<'_>) -> Vec<Need>,
}

/// What refers to what: the kind, the conversion, and what a document of it needs.
const KINDS: &[Kind] = &[
    kind("player", Some(NAMES), of_account),
    kind("name", Some(NAMES), of_claim),
    kind("look", Some(NAMES), of_claim),
    kind("app_look", Some(NAMES), |read| player(read.value["owner"].as_str())),
    kind("app", Some(NAMES), of_app),
    kind("bots", Some(NAMES), |read| listed(read, "player/")),
    kind("apps", Some(NAMES), |read| listed(read, "app/")),
    kind("session", Some(DELETIONS), |read| player(read.value["player"].as_str())),
    kind("token", Some(DELETIONS), |read| player(read.value["player"].as_str())),
    kind("sessions", Some(DELETIONS), of_player),
    kind("tokens", Some(DELETIONS), of_player),
    kind("authorizations", Some(DELETIONS), of_player),
    kind("webhooks", Some(DELETIONS), of_player),
    kind("player_lists", Some(DELETIONS), of_player),
    kind("presence", Some(DELETIONS), of_player),
    kind("vacation", Some(DELETIONS), of_player),
    kind("deletion", Some(DELETIONS), of_deletion),
    kind("due/deletions", Some(DELETIONS), |read| one(deletion_key(last_part(read.rest)))),
    kind("account_events", Some(DELETIONS), of_account_events),
    kind("invitations", Some(INVITATIONS), of_received),
    kind("invitations_sent", Some(INVITATIONS), of_sent),
    kind("seek", Some(SEEKS), of_seek),
    kind("seeks_done", Some(SEEKS), rows_of_seek),
    kind("seeks", Some(SEEKS), of_own_seeks),
    kind("due/seeks", Some(SEEKS), |read| of_seek_row(read, true)),
    kind("seeks_of_game", Some(SEEKS), |read| of_seek_row(read, false)),
    kind("seeks_made", Some(SEEKS), |read| of_seek_row(read, false)),
    kind("own_tournaments", Some(TOURNAMENTS), of_own_tournaments),
    kind("tournament_of", Some(TOURNAMENTS), |read| log(last_part(read.rest))),
    kind("tournament_games", Some(TOURNAMENTS), |read| log(read.rest)),
    kind("tournament_news", Some(TOURNAMENTS), |read| log(read.rest)),
    kind("rating", Some(RATINGS), of_rating),
    kind("rating_rank", Some(RATINGS), of_rank),
    kind("audit", None, of_audit),
];

const fn kind(
    name: &'static str,
    since: Option<Conversion>,
    needs: fn(&Read<'_>) -> Vec<Need>,
) -> Kind {
    Kind { name, since, needs }
}

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

/// Finds documents and logs that lack what is written with them. What an earlier release has stored and
/// no conversion has completed yet is not looked at.
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
    for (key, need) in &needs {
        let is_met = match need {
            Need::Log(log) => store.head(&LogId(log.as_str().into())).await?.is_some(),
            Need::DocumentOrLog(_, log) if !need.is_met(&stored) => {
                store.head(&LogId((*log).into())).await?.is_some()
            }
            of_document => of_document.is_met(&stored),
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

/// Checks what the logs of tournaments and of their games need.
async fn check_logs<S>(store: &S, found: &mut OrphansByKind) -> Result<(), StoreError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let mut after = None::<LogId>;
    loop {
        let logs = store.logs(after.as_ref(), READ_MAX).await?;
        let Some(last) = logs.last() else { return Ok(()) };
        after = Some(last.clone());
        for id in logs.iter().filter(|id| game_of_messages(id).is_none()) {
            // What is damaged is said where it is read.
            let Ok(Some((_, entry))) = store.last(id).await else { continue };
            let needs = if is_tournament(id) {
                let status = TournamentSummary::of(&entry).map(|summary| summary.status);
                match status {
                    Ok(TournamentStatus::Running) => one(format!("tournament_games/{}", id.0)),
                    _ => Vec::new(),
                }
            } else {
                let of = Summary::of(&entry).ok().and_then(|summary| summary.table.tournament);
                of.map(Need::Log).into_iter().collect()
            };
            let needs = needs.into_iter().map(|need| (&*id.0, need)).collect();
            check(store, "log", needs, found).await?;
        }
    }
}

impl Need {
    fn keys(&self) -> Vec<&str> {
        match self {
            Need::Document(keys) => keys.iter().map(String::as_str).collect(),
            Need::NoDocument(key)
            | Need::Listed(key, _)
            | Need::OfPlayer(key, _)
            | Need::DocumentOrLog(key, _) => vec![key],
            Need::Log(_) => Vec::new(),
        }
    }

    fn is_met(&self, stored: &BTreeMap<&str, Value>) -> bool {
        match self {
            Need::Document(keys) => keys.iter().any(|key| stored.contains_key(&**key)),
            Need::NoDocument(key) => !stored.contains_key(&**key),
            Need::DocumentOrLog(key, _) => stored.contains_key(&**key),
            Need::Listed(key, id) => stored.get(&**key).is_some_and(|list| {
                list["ids"].as_array().is_some_and(|ids| ids.iter().any(|listed| listed == id))
            }),
            Need::OfPlayer(key, id) => stored.get(&**key).is_some_and(|of| of["player"] == **id),
            Need::Log(_) => true,
        }
    }

    fn unmet(&self) -> String {
        match self {
            Need::Document(keys) => format!("lacks {}", keys.join(" or ")),
            Need::NoDocument(key) => format!("is there beside {key}"),
            Need::Listed(key, id) => format!("needs {id} in {key}"),
            Need::OfPlayer(key, id) => format!("needs {key} to be of {id}"),
            Need::Log(log) => format!("lacks the log {log}"),
            Need::DocumentOrLog(key, log) => format!("lacks {key}, and there is no log {log}"),
        }
    }
}

fn one(key: String) -> Vec<Need> {
    vec![Need::Document(vec![key])]
}

fn log(id: &str) -> Vec<Need> {
    vec![Need::Log(id.to_owned())]
}

fn last_part(key: &str) -> &str {
    key.rsplit('/').next().unwrap_or_default()
}

/// The texts in a list.
fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// What a list names, unless it is of a player whose belongings are being removed.
fn listed(read: &Read<'_>, prefix: &str) -> Vec<Need> {
    let or_gone = |id| Need::Document(vec![[prefix, id].concat(), tombstone_key(read.rest)]);
    texts(&read.value["ids"]).map(or_gone).collect()
}

/// An account, or the tombstone of a deleted one, of which the rest is removed one after the other.
fn player(id: Option<&str>) -> Vec<Need> {
    let player = |id| Need::Document(vec![["player/", id].concat(), tombstone_key(id)]);
    id.map(player).into_iter().collect()
}

fn of_player(read: &Read<'_>) -> Vec<Need> {
    player(read.rest.split('/').next())
}

/// A deletion and the row by which it is found are of a player who has a tombstone.
fn of_deletion(read: &Read<'_>) -> Vec<Need> {
    let row = row_of_deletion(read.rest, read.text);
    documents(row.into_iter().chain([tombstone_key(read.rest)]).collect())
}

/// A claim that lapses may be of an account that is gone.
fn of_claim(read: &Read<'_>) -> Vec<Need> {
    let id = read.value["player"].as_str();
    player(id.filter(|_| read.value["lapses_at_ms"].is_null()))
}

fn documents(keys: Vec<String>) -> Vec<Need> {
    keys.into_iter().map(|key| Need::Document(vec![key])).collect()
}

/// The claim to the look of a name may be missing: of two players whose names look the same one has
/// it, and nobody once that one is gone.
fn of_account(read: &Read<'_>) -> Vec<Need> {
    let mut needs = vec![Need::NoDocument(tombstone_key(read.rest))];
    let (login, name) = (&read.value["login"], read.value["name"].as_str().unwrap_or_default());
    if login["kind"] == "guest" {
        return needs;
    }
    needs.push(Need::OfPlayer(needed_claims(name).0, read.rest.to_owned()));
    let owner = login["owner"].as_str();
    needs.extend(owner.map(|owner| Need::Listed(format!("bots/{owner}"), read.rest.to_owned())));
    needs
}

fn of_app(read: &Read<'_>) -> Vec<Need> {
    let owner = read.value["owner"].as_str().unwrap_or_default();
    let claims = claims_of_app(read.text).unwrap_or_default().into_iter();
    let or_gone = |claim| Need::Document(vec![claim, tombstone_key(owner)]);
    let mut needs: Vec<Need> = claims.map(or_gone).collect();
    let list = format!("apps/{owner}");
    needs.push(Need::Listed(list, read.rest.to_owned()));
    needs
}

/// The newest events need the pages of the older ones, and those need the newest.
fn of_account_events(read: &Read<'_>) -> Vec<Need> {
    if let Some((player, _)) = read.rest.split_once('/') {
        return vec![Need::Document(vec![
            format!("account_events/{player}"),
            tombstone_key(player),
        ])];
    }
    let pages = read.value["sealed"].as_u64().unwrap_or_default() / PAGE_ITEMS;
    let kept = pages.saturating_sub(PAGES_KEPT)..pages;
    let mut needs = documents(kept.map(|page| format!("{}/{page:012}", read.key)).collect());
    needs.extend(of_player(read));
    needs
}

/// Whether an invitation waits for an answer. One that has expired stays in a list until the list
/// changes, and may be in one of the two alone.
fn is_open(invitation: &Value, now: Timestamp) -> bool {
    let expires_at = Timestamp::deserialize(&invitation["expires_at"]);
    let is_over = expires_at.is_ok_and(|expires_at| expires_at <= now);
    !is_over && invitation["declined"] != true && invitation["withdrawn"] != true
}

/// The list of another player, who may be gone.
fn list_of(prefix: &str, player: &Value) -> Option<Need> {
    let player = player["id"].as_str()?;
    Some(Need::Document(vec![[prefix, player].concat(), tombstone_key(player)]))
}

fn of_received(read: &Read<'_>) -> Vec<Need> {
    let items = read.value["items"].as_array().into_iter().flatten();
    let open = items.filter(|item| is_open(item, read.now));
    open.filter_map(|item| list_of("invitations_sent/", &item["by"])).collect()
}

fn of_sent(read: &Read<'_>) -> Vec<Need> {
    let lines = read.value["lines"].as_array().into_iter().flatten();
    let open = lines.filter(|line| is_open(line, read.now));
    open.filter_map(|line| list_of("invitations/", &line["player"])).collect()
}

fn rows_of_seek(read: &Read<'_>) -> Vec<Need> {
    let (place, kept) = (seeks::place_of_hex(read.rest), serde_json::from_str(read.text));
    let (Some(place), Ok(kept)) = (place, kept) else { return Vec::new() };
    documents(seek_rows::keys(&place, &kept).into_iter().collect())
}

fn of_seek(read: &Read<'_>) -> Vec<Need> {
    let mut needs = rows_of_seek(read);
    let Some(place) = seeks::place_of_hex(read.rest) else { return needs };
    let members = read.value["members"].as_array().into_iter().flatten();
    let players = members.filter_map(|member| member["player"]["id"].as_str());
    let list = |player: &str| Need::Listed(format!("seeks/{player}"), seeks::seek_id(&place));
    needs.extend(players.map(list));
    needs
}

fn of_own_seeks(read: &Read<'_>) -> Vec<Need> {
    let places = texts(&read.value["ids"]).filter_map(|id| seeks::place_of(id, "k"));
    documents(places.map(|place| seeks::key_of(&place)).collect())
}

fn of_seek_row(read: &Read<'_>, or_done: bool) -> Vec<Need> {
    let place = last_part(read.rest);
    let mut keys = vec![format!("seek/{place}")];
    keys.extend(or_done.then(|| format!("seeks_done/{place}")));
    vec![Need::Document(keys)]
}

fn of_own_tournaments(read: &Read<'_>) -> Vec<Need> {
    let of = |what: &str| read.value[what].as_object().into_iter().flat_map(|all| all.keys());
    of("made").chain(of("entered")).map(|id| Need::Log(id.clone())).collect()
}

fn of_rating(read: &Read<'_>) -> Vec<Need> {
    documents(rank_key_of_rating(read.key, read.text).into_iter().collect())
}

fn of_rank(read: &Read<'_>) -> Vec<Need> {
    documents(rating_key_of_rank_key(read.key).into_iter().collect())
}

/// Records have no gaps; those of earlier releases are in a log.
fn of_audit(read: &Read<'_>) -> Vec<Need> {
    let record = |number: u64| format!("audit/entry/{number:012}");
    if read.rest == "last" {
        return one(record(read.value["number"].as_u64().unwrap_or_default()));
    }
    let number = read.rest.strip_prefix("entry/").and_then(|number| number.parse::<u64>().ok());
    let before = number.filter(|number| *number > 1).map(|number| record(number - 1));
    before.map(|before| Need::DocumentOrLog(before, "audit")).into_iter().collect()
}

#[cfg(test)]
mod tests;
