//! One document of each kind is taken out of a store that has all kinds, and what needs it is
//! named.

mod golden;

use kontor_auth::{Player, PlayerKind};
use kontor_store::{Entry, MemoryStore};
use serde_json::{json, value::to_raw_value};

use super::*;
use crate::ratings::rank_key_of_rating;
use kontor_accounts::{apps::claims_of_app, needed_claims};
use kontor_log::{names::messages_of, stored::StoredFor};
use kontor_service::documents::{DOCUMENT_KINDS, kind_of_document};
use kontor_tables::table::{
    seek_rows,
    seeks::{self, KeptSeek, Member, SeekPlace},
};

const WAITING: SeekPlace = [7; 16];
const BEGUN: SeekPlace = [8; 16];
const NOW: Timestamp = Timestamp(1_800_000_000_000);
const AT: &str = "2026-01-01T00:00:00Z";
const REPORT: &str = "report/g_1/1/p_ada";
/// The list of the day of `AT`, in days since 1970.
const REPORTS: &str = "reports/p_ada/00020454";

/// What nothing else needs: without it something is missing, but nothing is an orphan.
const NOT_NEEDED: [&str; 20] = [
    "asked/",
    "converted/",
    "look/",
    "session/",
    "sessions/",
    "token/",
    "orders/",
    "removed/",
    "renamed/",
    "report/",
    "authorizations/",
    "webhooks/",
    "player_lists/",
    "presence/",
    "vacation/",
    "own_tournaments/",
    "tournament_of/",
    "tournament_news/",
    "audit/last",
    "player/p_guest",
];

fn claims(name: &str, id: &str) -> Vec<(String, Value)> {
    let (name, looks) = needed_claims(name);
    let claim = json!({ "player": id, "lapses_at_ms": null });
    looks.into_iter().chain([name]).map(|key| (key, claim.clone())).collect()
}

fn seek(place: &SeekPlace, is_waiting: bool) -> Vec<(String, Value)> {
    let player = Player {
        id: "p_ada".to_owned(),
        name: "Ada".to_owned(),
        kind: PlayerKind::User,
        engine: None,
    };
    let by = StoredFor { player: "p_ada".into(), address: "a_1".into() };
    let member = Member { player, by, points: None, matched: false };
    let terms = serde_json::from_value(json!({ "ruleset": "medici", "seats": 3 })).unwrap();
    let kept = KeptSeek {
        game_hash: Some("abc".to_owned()),
        remembered_until: (!is_waiting).then_some(Timestamp(9)),
        ..KeptSeek::new(terms, member, Timestamp(1))
    };
    let kind = if is_waiting { "seek" } else { "seeks_done" };
    let key = format!("{kind}/{}", seeks::hex_of(place));
    let rows = seek_rows::keys(place, &kept).into_iter().map(|key| (key, json!({})));
    rows.chain([(key, serde_json::to_value(&kept).unwrap())]).collect()
}

fn of_accounts() -> Vec<(String, Value)> {
    let app = json!({ "name": "Fortnight", "website": null, "redirects": [], "owner": "p_ada",
        "created_at_ms": 1 });
    let mut all = claims("Ada", "p_ada");
    all.extend(claims("Rook", "p_rook"));
    all.extend(
        claims_of_app(&app.to_string())
            .unwrap()
            .into_iter()
            .map(|key| (key, json!({ "owner": "p_ada", "claimed_at_ms": 1 }))),
    );
    for (key, value) in [
        ("player/p_ada", json!({ "name": "Ada", "login": { "kind": "user" } })),
        ("player/p_guest", json!({ "name": "Ada", "login": { "kind": "guest" } })),
        ("player/p_rook", json!({ "name": "Rook", "login": { "kind": "bot", "owner": "p_ada" } })),
        ("bots/p_ada", json!({ "ids": ["p_rook"] })),
        ("app/c_1", app),
        ("apps/p_ada", json!({ "ids": ["c_1"] })),
        ("session/s_1", json!({ "player": "p_ada" })),
        ("token/k_1", json!({ "player": "p_ada" })),
        ("token/k_2", json!({ "player": "p_rook" })),
        ("tokens/p_ada", json!({ "ids": ["k_1", "k_2"] })),
        ("renamed/p_ada", json!({})),
        ("orders/g_1/p_ada", json!({})),
        ("removed/g_1", json!({ "numbers": [1] })),
        (REPORT, json!({ "by": "p_ada", "at": AT, "category": "spam", "messages": [] })),
        (REPORTS, json!({ "reports": [REPORT] })),
        (
            "deletion/p_gone",
            json!({ "asked_at_ms": 16, "name": null, "renamed": true,
            "done": false }),
        ),
        ("due/deletions/0000000000000010/p_gone", json!({})),
        ("former/p_gone", json!({})),
        ("account_events/p_ada", json!({ "sealed": 16 })),
        ("account_events/p_ada/000000000000", json!([])),
        ("audit/entry/000000000001", json!({})),
        ("audit/entry/000000000002", json!({})),
        ("audit/entry/000000000003", json!({})),
        ("audit/last", json!({ "number": 3 })),
    ] {
        all.push((key.to_owned(), value));
    }
    for list in ["sessions", "authorizations", "webhooks", "player_lists", "presence", "vacation"] {
        all.push((format!("{list}/p_ada"), json!({})));
    }
    all
}

fn documents_of_all_kinds() -> Vec<(String, Value)> {
    let mut all = of_accounts();
    all.extend(seek(&WAITING, true));
    all.extend(seek(&BEGUN, false));
    let (ada, rook) = (json!({ "id": "p_ada" }), json!({ "id": "p_rook" }));
    let rating = json!({ "last": AT, "after": { "rating_milli": 1_500_000, "uncertainty_milli": 0,
        "games": 9, "wins": 4, "left": 0 } });
    let rated = "rating/p_ada/users/medici/multiplayer";
    let row = rank_key_of_rating(rated, &rating.to_string()).unwrap();
    for (key, value) in [
        ("seeks/p_ada", json!({ "ids": [seeks::seek_id(&WAITING)] })),
        (
            "invitations_sent/p_ada",
            json!({ "lines": [{ "player": rook, "game": "g_open" },
            { "player": { "id": "p_earlier" }, "game": "g_open", "expires_at": AT }] }),
        ),
        ("invitations/p_rook", json!({ "items": [{ "by": ada, "game": "g_open" }] })),
        ("own_tournaments/p_ada", json!({ "made": { "t_cup": AT }, "entered": { "t_cup": AT } })),
        ("tournament_of/p_ada/00/t_cup", json!({})),
        ("asked/g_1", json!({ "players": ["p_ada"] })),
        ("tournament_games/t_cup", json!({ "over": 0 })),
        ("tournament_news/t_cup", json!({ "untold": [], "games": true })),
        (rated, rating),
        (&*row, json!(true)),
    ] {
        all.push((key.to_owned(), value));
    }
    for Conversion { what, number } in KINDS.iter().filter_map(|kind| kind.since) {
        all.push((format!("converted/{what}"), json!({ "conversion": number })));
    }
    all.sort_by(|one, other| one.0.cmp(&other.0));
    all.dedup();
    all
}

async fn append(store: &MemoryStore, log: &str, summary: Value) {
    let raw = |value: &Value| to_raw_value(value).unwrap();
    let entry = Entry::new(log.to_owned(), raw(&summary), raw(&json!({})));
    store.append(&LogId(log.into()), None, entry.into()).await.unwrap();
}

/// A store with these documents, and the logs of a tournament and of one of its games.
async fn store(documents: &[(String, Value)], has_tournament: bool) -> MemoryStore {
    let store = MemoryStore::new(|_, _| Vec::new());
    for (key, value) in documents {
        store.put(key, None, value.to_string()).await.unwrap();
    }
    let game = json!({ "ruleset": "medici", "visibility": "public", "status": "running",
        "seats": [null], "created_at": AT, "seq": 2, "commit": 2, "chain_head": "",
        "tournament": "t_cup" });
    let table = json!({ "ruleset": "medici", "visibility": "public", "status": "open",
        "seats": [null], "created_at": AT, "seq": 2, "commit": 2, "chain_head": "" });
    append(&store, "g_1", game).await;
    append(&store, "g_open", table).await;
    append(&store, &messages_of("g_1").0, json!({})).await;
    let stored_for = json!({ "player": "p_ada", "address": "a_1" });
    let cup = json!({ "ruleset": "medici", "status": "running", "organizer": "p_ada",
        "created_at": AT, "participants": 2, "rounds_drawn": 1, "stored_for": stored_for,
        "bytes": 1 });
    if has_tournament {
        append(&store, "t_cup", cup).await;
    }
    store
}

async fn named(documents: &[(String, Value)]) -> Vec<String> {
    let found = orphans(&store(documents, true).await, NOW).await.unwrap();
    found.into_values().flat_map(|orphans| orphans.named).collect()
}

#[tokio::test]
async fn a_store_of_all_kinds_has_no_orphans() {
    let all = documents_of_all_kinds();
    assert_eq!(named(&all).await, [] as [&str; 0]);
    for kind in KINDS {
        let prefix = [kind.name, "/"].concat();
        assert!(all.iter().any(|(key, _)| key.starts_with(&prefix)), "{prefix}");
    }
}

#[tokio::test]
async fn whatever_is_taken_away_is_named_by_what_needs_it() {
    let all = documents_of_all_kinds();
    for (taken, _) in &all {
        let rest: Vec<_> = all.iter().filter(|(key, _)| key != taken).cloned().collect();
        let named = named(&rest).await;
        let is_needed = !NOT_NEEDED.iter().any(|prefix| taken.starts_with(prefix));
        assert_eq!(named.iter().any(|orphan| orphan.contains(&**taken)), is_needed, "{taken}");
    }
}

#[tokio::test]
async fn orphans_are_counted_by_kind() {
    let all = documents_of_all_kinds();
    let found = orphans(&store(&all, false).await, NOW).await.unwrap();
    let counts: Vec<(&str, u64)> =
        found.iter().map(|(kind, orphans)| (&**kind, orphans.count)).collect();
    let expected = [
        ("log", 1),
        ("own_tournaments", 2),
        ("tournament_games", 1),
        ("tournament_news", 1),
        ("tournament_of", 1),
    ];
    assert_eq!(counts, expected);
    assert_eq!(found["log"].named, ["g_1 lacks the log t_cup"]);
}

/// They are read a page after the other, and some of each at the same time.
#[tokio::test]
async fn each_of_many_logs_is_checked() {
    let store = store(&documents_of_all_kinds(), false).await;
    let (summary, games) =
        (store.last(&LogId("g_1".into())).await.unwrap().unwrap().1.summary, 600);
    let summary: Value = serde_json::from_str(summary.get()).unwrap();
    for number in 1..games {
        append(&store, &format!("g_1_{number:03}"), summary.clone()).await;
    }
    let found = orphans(&store, NOW).await.unwrap();
    assert_eq!((found["log"].count, found["log"].named.len()), (games, NAMED_MAX));
    assert_eq!(found["log"].named[9], "g_1_009 lacks the log t_cup");
}

/// The table began or ended, and the document that says who was asked there is still there. A
/// server that was killed while it deleted a game has left a row, and goes on at its next start.
#[tokio::test]
async fn what_is_left_of_a_deleted_table_is_an_orphan_unless_it_is_being_removed() {
    let mut all = documents_of_all_kinds();
    all.push(("asked/g_gone".to_owned(), json!({ "players": [] })));
    assert_eq!(named(&all).await, ["asked/g_gone lacks the log g_gone"]);
    let more = ["orders/g_gone/p_ada", "removed/g_gone", "due/retention/0000000000000000/g_gone"];
    all.extend(more.map(|key| (key.to_owned(), json!({}))));
    assert_eq!(named(&all).await, [] as [&str; 0]);
}

#[tokio::test]
async fn an_account_beside_its_tombstone_and_one_that_no_list_has_are_orphans() {
    let mut all = documents_of_all_kinds();
    all.push(("former/p_ada".to_owned(), json!({})));
    assert_eq!(named(&all).await, ["player/p_ada is there beside former/p_ada"]);
    all.pop();
    let list = all.iter_mut().find(|(key, _)| key == "bots/p_ada").unwrap();
    list.1 = json!({ "ids": [] });
    assert_eq!(named(&all).await, ["player/p_rook needs p_rook in bots/p_ada"]);
}

/// The conversion at the next start completes it.
#[tokio::test]
async fn what_an_earlier_release_has_left_is_not_named() {
    let mut all = documents_of_all_kinds();
    all.retain(|(key, _)| !key.starts_with("converted/") && !key.starts_with("name/"));
    assert_eq!(named(&all).await, [] as [&str; 0]);
}

/// A server was killed while it removed what the player has left, and goes on at its next start.
#[tokio::test]
async fn what_a_deletion_has_not_removed_yet_is_no_orphan() {
    let mut all = documents_of_all_kinds();
    for (key, value) in [
        ("account_events/p_gone/000000000000", json!([])),
        ("apps/p_gone", json!({ "ids": ["c_removed"] })),
        ("sessions/p_gone", json!({})),
    ] {
        all.push((key.to_owned(), value));
    }
    assert_eq!(named(&all).await, [] as [&str; 0]);
    all.retain(|(key, _)| key != "former/p_gone");
    assert!(named(&all).await.len() > 3);
}

/// Kinds of documents that need nothing of others, and why.
const WITHOUT_NEEDS: [(&str, &str); 11] = [
    ("converted", "it is of the store"),
    ("devices", "it may wait for a user, and it lapses within minutes"),
    ("due/retention", "it leads to what is left of a game, with or without a log"),
    ("former", "a tombstone is what remains"),
    ("members", "servers write it again each second"),
    ("open_tables", "it is of the store"),
    ("quarantine", "what an operator has decided about a game outlives the game"),
    ("rating_cursor", "it is of all games"),
    ("signing_keys", "it is of the store"),
    ("audit/done", "it is compared with the newest record when acts are completed"),
    ("audit/refused", "a refused act changes nothing else"),
];

#[test]
fn each_kind_of_document_is_checked_or_says_why_not() {
    let is_checked = |kind: &str| {
        let is_of = |one: &Kind| kind == one.name || kind.starts_with(&[one.name, "/"].concat());
        let (part, without) = (KINDS.iter().any(is_of), WITHOUT_NEEDS.map(|(kind, _)| kind));
        part && !without.contains(&kind)
    };
    for kind in DOCUMENT_KINDS {
        let has_reason = WITHOUT_NEEDS.iter().any(|(other, _)| other == kind);
        assert!(is_checked(kind) != has_reason, "{kind}");
    }
    for (kind, _) in WITHOUT_NEEDS {
        assert!(DOCUMENT_KINDS.contains(&kind), "{kind}");
    }
    for kind in KINDS.iter().filter(|kind| kind.name != "audit") {
        assert_eq!(kind_of_document(kind.name), Some(kind.name));
    }
}

/// Takes what is named out of a list of a document.
fn without(all: &mut [(String, Value)], key: &str, list: &str) {
    let (_, value) = all.iter_mut().find(|(other, _)| other == key).unwrap();
    value[list] = json!([]);
}

#[tokio::test]
async fn what_two_lists_say_of_an_invitation_or_a_seek_agrees() {
    let waiting = format!("seek/{}", seeks::hex_of(&WAITING));
    for (key, list, expected) in [
        (
            "invitations/p_rook",
            "items",
            "invitations_sent/p_ada needs the line of g_open in invitations/p_rook".to_owned(),
        ),
        (
            "invitations_sent/p_ada",
            "lines",
            "invitations/p_rook needs the line of g_open in invitations_sent/p_ada".to_owned(),
        ),
        (&*waiting, "members", format!("seeks/p_ada needs p_ada in {waiting}")),
        ("tokens/p_ada", "ids", "token/k_1 needs k_1 in tokens/p_ada or in its user's".to_owned()),
        (REPORTS, "reports", format!("{REPORT} needs {REPORT} in {REPORTS}")),
    ] {
        let mut all = documents_of_all_kinds();
        without(&mut all, key, list);
        let named = named(&all).await;
        assert!(named.contains(&expected), "{expected}: {named:?}");
    }
}

/// Each of the two forgets a line when it changes.
#[tokio::test]
async fn an_invitation_to_a_table_that_has_begun_may_be_in_one_list_alone() {
    let mut all = documents_of_all_kinds();
    for (key, list) in [("invitations/p_rook", "items"), ("invitations_sent/p_ada", "lines")] {
        let (_, value) = all.iter_mut().find(|(other, _)| other == key).unwrap();
        value[list][0]["game"] = json!("g_1");
    }
    without(&mut all, "invitations/p_rook", "items");
    assert_eq!(named(&all).await, [] as [&str; 0]);
}

/// A server has changed the one document when the other one is read.
#[tokio::test]
async fn what_a_server_changes_between_two_readings_is_no_orphan() {
    let mut all = documents_of_all_kinds();
    all.retain(|(key, _)| !key.starts_with("name/"));
    let store = store(&all, true).await;
    let ada = store.get("player/p_ada").await.unwrap().unwrap();
    let need = || Need::Document(vec![needed_claims("Ada").0]);
    let key = "player/p_ada";
    let needy = Needy { key, version: Some(ada.version), need: need() };
    assert!(still_lacks(&store, &needy).await.unwrap());
    let earlier = Needy { key, version: Some(ada.version + 1), need: need() };
    assert!(!still_lacks(&store, &earlier).await.unwrap(), "it has changed since it was read");
    let gone = Needy { key: "player/p_none", version: Some(1), need: need() };
    assert!(!still_lacks(&store, &gone).await.unwrap(), "it is gone");
}
