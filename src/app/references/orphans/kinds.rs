//! Which documents need which others: a table, kind by kind.

use serde::Deserialize;
use serde_json::Value;

use super::need::{Line, ListedToken, Need, Read, documents, last_part, log, one, player, texts};
use crate::{
    deletions::{key_of as deletion_key, row_of_deletion},
    ratings::{rank_key_of_rating, rating_key_of_rank_key},
    retention::row_of_removal,
};
use kontor_accounts::{apps::claims_of_app, needed_claims};
use kontor_log::{names::messages_of, time::Timestamp};
use kontor_service::{
    account_news::{PAGE_ITEMS, PAGES_KEPT},
    documents::{
        conversions::{
            Conversion, DELETIONS, INVITATIONS, NAMES, RATINGS, SEEKS, TOKENS, TOURNAMENTS,
        },
        tombstone_key,
    },
};
use kontor_tables::{
    messages::reports::list_of_report,
    table::{invited::INVITATIONS_RECEIVED_MAX, seek_rows, seeks},
};

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
    kind("token", Some(TOKENS), of_token),
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
    kind("renamed", None, of_player),
    kind("asked", None, |read| log_of_game(read.rest)),
    kind("orders", None, of_orders),
    kind("removed", None, of_removed),
    kind("report", None, of_report),
    kind("reports", None, of_reports),
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

fn of_token(read: &Read<'_>) -> Vec<Need> {
    let of = read.value["player"].as_str();
    let listed = of.map(|of| Need::TokenListed(ListedToken::of(read.rest, of)));
    player(of).into_iter().chain(listed).collect()
}

/// Orders of a player at a table.
fn of_orders(read: &Read<'_>) -> Vec<Need> {
    let Some((game, of)) = read.rest.split_once('/') else { return Vec::new() };
    player(Some(of)).into_iter().chain(log_of_game(game)).collect()
}

fn of_removed(read: &Read<'_>) -> Vec<Need> {
    let messages = messages_of(read.rest).0.to_string();
    vec![Need::LogOrRemoval(messages, row_of_removal(read.rest))]
}

/// The log of a game, unless what belongs to the game is removed at the next look.
fn log_of_game(game: &str) -> Vec<Need> {
    vec![Need::LogOrRemoval(game.to_owned(), row_of_removal(game))]
}

/// A report outlives its table, and stands in the list of its day unless the player is gone.
fn of_report(read: &Read<'_>) -> Vec<Need> {
    let Some((list, by)) = list_of_report(read.text) else { return Vec::new() };
    vec![Need::ListedOrGone {
        key: list,
        place: "reports",
        item: read.key.to_owned(),
        tombstone: tombstone_key(&by),
    }]
}

/// The reports of a day, which stay there when they are forgotten. Those of an address have no
/// player.
fn of_reports(read: &Read<'_>) -> Vec<Need> {
    let whom = read.rest.split('/').next();
    player(whom.filter(|whom| whom.starts_with("p_")))
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
    needs.extend(
        owner.map(|owner| Need::Listed(format!("bots/{owner}"), "ids", read.rest.to_owned())),
    );
    needs
}

fn of_app(read: &Read<'_>) -> Vec<Need> {
    let owner = read.value["owner"].as_str().unwrap_or_default();
    let claims = claims_of_app(read.text).unwrap_or_default().into_iter();
    let or_gone = |claim| Need::Document(vec![claim, tombstone_key(owner)]);
    let mut needs: Vec<Need> = claims.map(or_gone).collect();
    let list = format!("apps/{owner}");
    needs.push(Need::Listed(list, "ids", read.rest.to_owned()));
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

/// The line of the sender names the player.
fn of_received(read: &Read<'_>) -> Vec<Need> {
    let items = read.value["items"].as_array().into_iter().flatten();
    let open = items.filter(|item| is_open(item, read.now));
    let need = |item: &Value| {
        let (game, by) = (item["game"].as_str()?, item["by"]["id"].as_str()?);
        Some(Need::Line(Line {
            key: format!("invitations_sent/{by}"),
            lines: "lines",
            game: game.to_owned(),
            player: Some(read.rest.to_owned()),
            gone: [tombstone_key(by), tombstone_key(read.rest)],
            forgets_from: usize::MAX,
        }))
    };
    open.filter_map(need).collect()
}

/// A player has one invitation to a table at most, of any sender.
fn of_sent(read: &Read<'_>) -> Vec<Need> {
    let lines = read.value["lines"].as_array().into_iter().flatten();
    let open = lines.filter(|line| is_open(line, read.now));
    let need = |line: &Value| {
        let (game, player) = (line["game"].as_str()?, line["player"]["id"].as_str()?);
        Some(Need::Line(Line {
            key: format!("invitations/{player}"),
            lines: "items",
            game: game.to_owned(),
            player: None,
            gone: [tombstone_key(player), tombstone_key(read.rest)],
            forgets_from: INVITATIONS_RECEIVED_MAX,
        }))
    };
    open.filter_map(need).collect()
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
    let list =
        |player: &str| Need::Listed(format!("seeks/{player}"), "ids", seeks::seek_id(&place));
    needs.extend(players.map(list));
    needs
}

fn of_own_seeks(read: &Read<'_>) -> Vec<Need> {
    let places = texts(&read.value["ids"]).filter_map(|id| seeks::place_of(id, "k"));
    let need = |place| Need::Member {
        key: seeks::key_of(&place),
        player: read.rest.to_owned(),
        tombstone: tombstone_key(read.rest),
    };
    places.map(need).collect()
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
