//! Which documents need which others: a table, kind by kind.

use serde::Deserialize;
use serde_json::Value;

use super::need::{Need, Read, documents, last_part, log, one, player, texts};
use crate::{
    deletions::{key_of as deletion_key, row_of_deletion},
    ratings::{rank_key_of_rating, rating_key_of_rank_key},
};
use kontor_accounts::{apps::claims_of_app, needed_claims};
use kontor_log::time::Timestamp;
use kontor_service::{
    account_news::{PAGE_ITEMS, PAGES_KEPT},
    documents::{
        conversions::{Conversion, DELETIONS, INVITATIONS, NAMES, RATINGS, SEEKS, TOURNAMENTS},
        tombstone_key,
    },
};
use kontor_tables::table::{seek_rows, seeks};

/// Documents of one kind, by what their keys begin with.
pub(super) struct Kind {
    pub(super) name: &'static str,
    /// They are as here once this conversion was made.
    pub(super) since: Option<Conversion>,
    pub(super) needs: fn(&Read<'_>) -> Vec<Need>,
}

/// What refers to what: the kind, the conversion, and what a document of it needs.
pub(super) const KINDS: &[Kind] = &[
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
    kind("asked", None, |read| log(read.rest)),
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

/// What a list names, unless it is of a player whose belongings are being removed.
fn listed(read: &Read<'_>, prefix: &str) -> Vec<Need> {
    let or_gone = |id| Need::Document(vec![[prefix, id].concat(), tombstone_key(read.rest)]);
    texts(&read.value["ids"]).map(or_gone).collect()
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

/// The claim to the look of a name may be missing: of two players whose names look the same one has
/// it, and none once that one is gone.
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
