//! Seeks: who comes together, and that a complete one becomes one game, whatever happens.

use serde_json::{Value, json};

use super::{
    catalogue::limit,
    ratings::{named, settled, users},
};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
    record, until,
};

pub(super) fn medici(seats: u8) -> Value {
    json!({ "ruleset": "medici", "seats": seats })
}

pub(super) async fn sought(player: &Caller, terms: &Value) -> Value {
    player.post("/v1/seeks", terms).await.expect(201)
}

pub(super) async fn join(player: &Caller, seek: &Value) -> Answer {
    player.call(&format!("/v1/seeks/{}/join", seek["id"].as_str().unwrap())).await
}

async fn leave(player: &Caller, seek: &Value) -> Answer {
    player.delete(&format!("/v1/seeks/{}", seek["id"].as_str().unwrap())).await
}

fn path_of(seek: &Value) -> String {
    format!("/v1/games/{}", seek["game"].as_str().unwrap())
}

async fn listed(local: &Local, query: &str) -> Vec<Value> {
    let page = local.anonymous().get(&format!("/v1/seeks{query}")).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|seek| seek["id"].clone()).collect()
}

/// The names of those who sit at the table, sorted.
fn seated(game: &Value) -> Vec<&str> {
    let seats = game["seats"].as_array().unwrap().iter();
    let mut names: Vec<&str> = seats.filter_map(|seat| seat["player"]["name"].as_str()).collect();
    names.sort_unstable();
    names
}

fn players(seek: &Value) -> Vec<&str> {
    let players = seek["players"].as_array().unwrap().iter();
    players.map(|player| player["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_last_player_who_comes_starts_the_game() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let seek = sought(&ada, &medici(3)).await;
    assert_eq!((&seek["status"], players(&seek)), (&json!("open"), vec!["Ada"]));
    assert_eq!(sought(&ada, &medici(3)).await, seek, "the request can be repeated");
    local.anonymous().get(&path_of(&seek)).await.refused("game-unknown");
    assert_eq!(listed(&local, "").await, [seek["id"].clone()]);
    for _ in 0..2 {
        assert_eq!(players(&join(&ben, &seek).await.expect(200)), ["Ada", "Ben"]);
    }
    let own = ben.get("/v1/me/seeks").await.expect(200);
    assert_eq!(own["items"][0]["id"], seek["id"]);
    let done = join(&cleo, &seek).await.expect(200);
    assert_eq!((&done["status"], &done["game"]), (&json!("complete"), &seek["game"]));
    let game = local.anonymous().get(&path_of(&seek)).await.expect(200);
    assert_eq!((&game["status"], &game["visibility"]), (&json!("running"), &json!("public")));
    assert_eq!(seated(&game), ["Ada", "Ben", "Cleo"]);
    assert_eq!(game["owner"], ada.id);
    leave(&local.guest("Dan").await, &seek).await.expect(204);
    for player in [&ada, &ben, &cleo] {
        leave(player, &seek).await.refused("seek-closed");
        let feed = player.get("/v1/me/events").await.expect(200).to_string();
        assert!(feed.contains("table.started"));
        assert_eq!(player.get("/v1/me/seeks").await.expect(200)["items"], json!([]));
    }
    assert_eq!(local.documents("seek/").await, []);
    let path = format!("/v1/seeks/{}", seek["id"].as_str().unwrap());
    assert_eq!(local.anonymous().get(&path).await.expect(200), done);
}

#[tokio::test]
async fn a_seek_goes_on_without_who_leaves_and_ends_without_players() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let seek = sought(&ada, &medici(3)).await;
    join(&ben, &seek).await.expect(200);
    for _ in 0..2 {
        assert_eq!(leave(&ada, &seek).await.status, 204);
    }
    let left = ben.get(&format!("/v1/seeks/{}", seek["id"].as_str().unwrap())).await.expect(200);
    assert_eq!(players(&left), ["Ben"]);
    assert_eq!(leave(&ben, &seek).await.status, 204);
    join(&ada, &seek).await.refused("seek-unknown");
    assert_eq!(stored(&local).await, [] as [String; 0]);
}

/// All who follow the list read it again when they are told of a change.
#[tokio::test]
async fn who_leaves_a_seek_without_being_in_it_wakes_nobody() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let (ada, ben) = (&players[0], &players[1]);
    let gone = sought(ada, &medici(4)).await;
    assert_eq!(leave(ada, &gone).await.status, 204);
    let seek = sought(ada, &medici(3)).await;
    let follower = local.follow_seeks();
    for seek in [&gone, &seek, &json!({ "id": "k_x" })] {
        assert_eq!(leave(ben, seek).await.status, 204);
    }
    let body = json!({ "password": "cinnamon" });
    assert_eq!(ben.post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    assert!(!follower.was_notified(), "the list is as it was");
    assert_eq!(leave(ada, &seek).await.status, 204);
    assert!(follower.was_notified());
}

/// The server cannot tell whether the write took place, and a repeated request finds nothing to
/// change.
#[tokio::test]
async fn who_follows_the_list_looks_again_after_a_fault() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let seek = sought(&ada, &medici(3)).await;
    let follower = local.follow_seeks();
    local.store.fail_writes_after(Some(0));
    assert_eq!(leave(&ada, &seek).await.status, 503);
    local.store.fail_writes_after(None);
    assert_eq!(listed(&local, "").await, [seek["id"].clone()]);
    assert!(follower.was_notified());
}

#[tokio::test]
async fn a_seek_expires() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let mut terms = medici(3);
    terms["lifetime_s"] = json!(60);
    let seek = sought(&ada, &terms).await;
    local.clock.advance_s(59);
    local.app.seeks.update().await.unwrap();
    assert_eq!(listed(&local, "").await.len(), 1);
    local.clock.advance_s(1);
    assert_eq!(listed(&local, "").await, [] as [Value; 0]);
    join(&ben, &seek).await.refused("seek-unknown");
    assert_eq!(ada.get("/v1/me/seeks").await.expect(200)["items"], json!([]));
    for _ in 0..2 {
        local.app.seeks.update().await.unwrap();
    }
    assert_eq!(stored(&local).await, [] as [String; 0]);
    let told = ada.get("/v1/me/events").await.expect(200)["items"].clone();
    assert_eq!(told.as_array().unwrap().len(), 1);
    assert_eq!(told[0]["news"], json!({ "type": "seek.expired", "seek": seek["id"] }));
}

/// The server is cut off before the write with which a seek expires, and after it: when players were told
/// that it has, no join completes it any more, also where the clock is behind.
#[tokio::test]
async fn a_seek_that_has_expired_for_its_players_begins_no_game_at_another_server() {
    for is_cut_off in [true, false] {
        let [ahead, behind] = Local::two_apart(5);
        let [ada, ben, cleo] = named(&ahead, ["Ada", "Ben", "Cleo"]).await;
        let mut terms = medici(3);
        terms["lifetime_s"] = json!(60);
        let seek = sought(&ada, &terms).await;
        join(&cleo, &seek).await.expect(200);
        for server in [&ahead, &behind] {
            server.clock.advance_s(60);
        }
        ahead.store.fail_writes_after(Some(u64::from(!is_cut_off)));
        assert_eq!(ahead.app.seeks.update().await.is_err(), is_cut_off);
        assert_eq!(ahead.store.have_writes_failed(), is_cut_off);
        ahead.store.fail_writes_after(None);

        for player in [&ada, &cleo] {
            let told = player.get("/v1/me/events").await.expect(200)["items"][0].clone();
            assert_eq!(told.is_null(), is_cut_off);
        }
        let joined = join(&ben.at(&behind.address), &seek).await;
        match is_cut_off {
            true => assert_eq!(joined.expect(200)["status"], "complete"),
            false => drop(joined.refused("seek-unknown")),
        }
    }
}

#[tokio::test]
async fn after_its_wait_a_game_starts_with_fewer_and_with_bots_as_was_said() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let mut fewer = medici(5);
    (fewer["seats_min"], fewer["wait_s"]) = (json!(3), json!(60));
    let mut filled = medici(4);
    (filled["fill_with"], filled["wait_s"]) = (json!("random"), json!(60));
    let (short, few, bots) =
        (sought(&cleo, &fewer).await, sought(&ada, &fewer).await, sought(&ben, &filled).await);
    assert_eq!(few["seats_min"], 3);
    for player in [&ben, &cleo] {
        join(player, &few).await.expect(200);
    }
    local.clock.advance_s(59);
    local.app.seeks.update().await.unwrap();
    assert_eq!(listed(&local, "").await.len(), 3);
    local.clock.advance_s(1);
    local.app.seeks.update().await.unwrap();
    let game = local.anonymous().get(&path_of(&few)).await.expect(200);
    assert_eq!(
        (seated(&game), game["seats"].as_array().unwrap().len()),
        (vec!["Ada", "Ben", "Cleo"], 3)
    );
    let game = local.anonymous().get(&path_of(&bots)).await.expect(200);
    assert_eq!((seated(&game), game["seats"].as_array().unwrap().len()), (vec!["Ben"], 4));
    assert_ne!(game["started_at"], Value::Null);
    // Too few are there, and no player said that bots may come: it waits on, and starts with the
    // third.
    assert_eq!(listed(&local, "").await, [short["id"].clone()]);
    join(&ada, &short).await.expect(200);
    assert_eq!(join(&ben, &short).await.expect(200)["status"], "complete");
}

#[tokio::test]
async fn terms_that_cannot_be_played_are_refused() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let guest = local.guest("Guest").await;
    let with = |change: &dyn Fn(&mut Value)| {
        let mut terms = medici(4);
        change(&mut terms);
        terms
    };
    for (terms, code) in [
        (medici(2), "options-invalid"),
        (with(&|terms| terms["ruleset"] = json!("chess")), "ruleset-unknown"),
        (with(&|terms| terms["wait_s"] = json!(3_600)), "malformed-body"),
        (with(&|terms| terms["seats_min"] = json!(3)), "malformed-body"),
        (with(&|terms| terms["fill_with"] = json!("random")), "malformed-body"),
        (with(&|terms| terms["rated"] = json!(true)), "malformed-body"),
        (
            with(&|terms| (terms["rating_min"], terms["rating_max"]) = (json!(9), json!(8))),
            "malformed-body",
        ),
        (
            with(&|terms| (terms["seats_min"], terms["wait_s"]) = (json!(2), json!(60))),
            "options-invalid",
        ),
    ] {
        ada.post("/v1/seeks", &terms).await.refused(code);
    }
    let rated = with(&|terms| (terms["rated"], terms["turn_limit_s"]) = (json!(true), json!(60)));
    guest.post("/v1/seeks", &rated).await.refused("rated-table");
    let seek = sought(&ada, &rated).await;
    join(&guest, &seek).await.refused("rated-table");
    assert_eq!(listed(&local, "?rated=true").await, [seek["id"].clone()]);
    assert_eq!(listed(&local, "?rated=false").await, [] as [Value; 0]);
}

#[tokio::test]
async fn a_range_admits_ratings_within_it() {
    let local = Local::start();
    // Ada, Ben and Cleo have ratings in the pool of Basari for three.
    let players = settled(&local).await;
    let board = local.anonymous().get("/v1/leaderboards/basari").await.expect(200);
    let rating = board["items"][0]["rating"]["rating"].as_u64().unwrap();
    let [dan] = named(&local, ["Dan"]).await;
    let range = |min: u64, max: u64| json!({ "ruleset": "basari", "seats": 3, "rating_min": min, "rating_max": max });
    let at = |wanted: &Value| players.iter().find(|player| wanted == player.id.as_str()).unwrap();
    let best = at(&board["items"][0]["player"]["id"]).clone();
    let seek = sought(&dan, &range(rating, rating)).await;
    join(&best, &seek).await.expect(200);
    let above = sought(&dan, &range(rating + 1, 10_000)).await;
    join(&best, &above).await.refused("rating-outside");
    join(&local.guest("Guest").await, &above).await.refused("rating-outside");
}

#[tokio::test]
async fn who_has_blocked_or_is_blocked_does_not_come_together() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    super::player_lists::put(&ada, "blocks", &ben.id).await.expect(200);
    let seek = sought(&ada, &medici(3)).await;
    let refused = join(&ben, &seek).await.refused("seek-closed");
    let of_ben = sought(&ben, &medici(3)).await;
    join(&ada, &of_ben).await.refused("seek-closed");
    join(&cleo, &of_ben).await.expect(200);
    join(&ada, &of_ben).await.refused("seek-closed");
    assert_eq!(refused["status"], 409);
}

#[tokio::test]
async fn a_player_is_in_so_many_seeks() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    one_too_many(&local, &ada).await.refused("seeks-spent");
    // One that is gone makes room.
    let own = ada.get("/v1/me/seeks").await.expect(200);
    leave(&ada, &own["items"][0]).await;
    sought(&ada, &json!({ "ruleset": "basari", "seats": 3 })).await;
}

/// The seek beyond the number in which a player can be.
pub(super) async fn one_too_many(local: &Local, player: &Caller) -> Answer {
    let most = limit(player, "seeks_max").await;
    for number in 0..most {
        let owner = local.guest(&format!("Guest {number}")).await;
        join(player, &sought(&owner, &medici(6)).await).await.expect(200);
    }
    player.post("/v1/seeks", &medici(5)).await
}

#[tokio::test]
async fn the_list_is_read_page_by_page_oldest_first() {
    let local = Local::start();
    let mut made = Vec::new();
    for number in 0..7_u64 {
        local.clock.advance_s(1);
        let ruleset = if number.is_multiple_of(2) { "medici" } else { "basari" };
        let terms = json!({ "ruleset": ruleset, "seats": 3 + number % 2 });
        let owner = local.guest(&format!("Guest {number}")).await;
        made.push(sought(&owner, &terms).await["id"].clone());
    }
    for size in [1, 2, 3, 7, 50] {
        let (mut found, mut path) = (Vec::new(), format!("/v1/seeks?limit={size}"));
        loop {
            let answer = local.anonymous().get(&path).await;
            let link = answer.header("link").to_owned();
            let page = answer.expect(200);
            found.extend(page["items"].as_array().unwrap().iter().map(|seek| seek["id"].clone()));
            if page["next"].is_null() {
                break;
            }
            link.strip_prefix('<').unwrap().split('>').next().unwrap().clone_into(&mut path);
        }
        assert_eq!(found, made, "pages of {size}");
    }
    assert_eq!(
        listed(&local, "?ruleset=basari").await,
        [made[1].clone(), made[3].clone(), made[5].clone()]
    );
    assert_eq!(listed(&local, "?seats=3&ruleset=medici").await.len(), 4);
    local.anonymous().get("/v1/seeks?cursor=c_x").await.refused("cursor-invalid");
    local.anonymous().get("/v1/seeks?ruleset=chess").await.refused("ruleset-unknown");
}

/// The server is killed before the write with which a game begins, and after it; another one goes on.
/// There is one game in the end, with each player on one seat.
#[tokio::test]
async fn a_table_is_formed_once_after_a_kill() {
    for writes in [0, 1] {
        let local = Local::idle();
        let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
        let mut terms = medici(3);
        (terms["fill_with"], terms["wait_s"]) = (json!("random"), json!(60));
        let seek = sought(&ada, &terms).await;
        join(&ben, &seek).await.expect(200);
        local.clock.advance_s(60);
        local.store.fail_writes_after(Some(writes));
        assert_eq!(local.app.seeks.update().await.is_err(), writes == 0);
        assert_eq!(local.store.have_writes_failed(), writes == 0);
        local.store.fail_writes_after(None);
        let is_there = local.anonymous().get(&path_of(&seek)).await.status == 200;
        assert_eq!(
            (is_there, local.documents("seek/").await.len()),
            (writes == 1, usize::from(writes == 0))
        );
        let local = local.restarted();
        local.app.seeks.update().await.unwrap();
        let game = local.anonymous().get(&path_of(&seek)).await.expect(200);
        assert_eq!(
            (seated(&game), &game["seats"][2]["may_return"]),
            (vec!["Ada", "Ben"], &json!(false))
        );
        assert_ne!(game["started_at"], Value::Null);
        assert_eq!(local.documents("seek/").await, []);
        let games = local.anonymous().get("/v1/games").await.expect(200);
        assert_eq!(games["items"].as_array().unwrap().len(), 1);
    }
}

/// The id of the game has been known before, and everybody tries to change its table, before the write
/// with which the last one joins, and after it: there is no table, or the game has begun.
#[tokio::test]
async fn nobody_changes_a_table_between_the_last_join_and_the_beginning() {
    for (writes, expected) in [(0, "game-unknown"), (1, "game-started")] {
        let local = Local::idle();
        let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
        let seek = sought(&ada, &medici(3)).await;
        join(&ben, &seek).await.expect(200);
        local.store.fail_writes_after(Some(writes));
        let joined = join(&cleo, &seek).await;
        assert_eq!(joined.status, if writes == 0 { 503 } else { 200 });
        local.store.fail_writes_after(None);
        for (player, seat) in [(&ben, 0), (&cleo, 1), (&dan, 2)] {
            let seat = format!("{}/seats/{seat}", path_of(&seek));
            player.put(&seat, &json!({ "occupant": "me" })).await.refused(expected);
        }
        let seat = format!("{}/seats/0", path_of(&seek));
        ada.put(&seat, &json!({ "occupant": "bot", "bot": "greedy" })).await.refused(expected);
        ada.delete(&path_of(&seek)).await.refused(expected);
        // A client without an answer asks again.
        assert_eq!(join(&cleo, &seek).await.expect(200)["status"], "complete");
        let game = local.anonymous().get(&path_of(&seek)).await.expect(200);
        assert_eq!(
            (&game["status"], seated(&game)),
            (&json!("running"), vec!["Ada", "Ben", "Cleo"])
        );
    }
}

#[tokio::test]
async fn the_record_of_a_game_of_a_seek_is_verified() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let mut terms = medici(3);
    (terms["fill_with"], terms["wait_s"]) = (json!("random"), json!(60));
    let seek = sought(&ada, &terms).await;
    local.clock.advance_s(60);
    local.app.seeks.update().await.unwrap();
    ada.call(&format!("{}/resignations", path_of(&seek))).await.expect(201);
    until("the bots have played", async || {
        local.anonymous().get(&path_of(&seek)).await.body["status"] == "finished"
    })
    .await;
    let text = local.anonymous().get(&format!("{}/record", path_of(&seek))).await.text;
    assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
    // No one can claim that the players began from other cards.
    let mut forged: Value = serde_json::from_str(&text).unwrap();
    let events = forged["commits"][0]["events"].as_array_mut().unwrap();
    let started = events.iter().position(|event| event["type"] == "table.started").unwrap();
    events.truncate(started);
    assert!(record::verify(&record::read(&forged.to_string()).unwrap()).is_err());
}

#[tokio::test]
async fn what_expires_while_no_server_runs_begins_no_game() {
    let local = Local::idle();
    let [ada] = named(&local, ["Ada"]).await;
    let mut terms = medici(3);
    (terms["fill_with"], terms["wait_s"]) = (json!("random"), json!(60));
    let seek = sought(&ada, &terms).await;
    let local = local.restarted_after_s(5 * 60 * 60);
    local.app.seeks.update().await.unwrap();
    local.anonymous().get(&path_of(&seek)).await.refused("game-unknown");
    assert_eq!(stored(&local).await, [] as [String; 0]);
}

/// Keys of all documents of seeks.
async fn stored(local: &Local) -> Vec<String> {
    let mut keys = Vec::new();
    for prefix in ["seek/", "seeks_", "due/seeks/"] {
        keys.extend(local.documents(prefix).await.into_iter().map(|(key, _)| key));
    }
    keys
}

#[tokio::test]
async fn whoever_got_no_answer_asks_again_also_after_the_beginning() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    let ask = |key: &str, terms: Value| {
        let request = ada.request(reqwest::Method::POST, "/v1/seeks");
        request.header("idempotency-key", key).json(&terms).send()
    };
    let first = ask("once", medici(3)).await.expect(201);
    ask("once", medici(4)).await.refused("idempotency-key-reused");
    join(&ben, &first).await.expect(200);
    let done = join(&cleo, &first).await.expect(200);
    let again = ask("once", medici(3)).await;
    assert!(again.is_replayed());
    let again = again.expect(200);
    assert_eq!((&again["game"], &again["status"]), (&first["game"], &json!("complete")));
    for player in [&ben, &cleo] {
        assert_eq!(join(player, &first).await.expect(200), done);
    }
    join(&dan, &first).await.refused("seek-closed");
    assert_eq!(listed(&local, "").await, [] as [Value; 0]);
    let remembered_s = limit(&local.anonymous(), "seek_remembered_s").await;
    let path = format!("/v1/seeks/{}", first["id"].as_str().unwrap());
    local.clock.advance_s(remembered_s - 1);
    local.app.seeks.update().await.unwrap();
    assert_eq!(local.anonymous().get(&path).await.expect(200), done);
    local.clock.advance_s(1);
    local.app.seeks.update().await.unwrap();
    local.anonymous().get(&path).await.refused("seek-unknown");
    assert_eq!(stored(&local).await, [] as [String; 0]);
    let ada = signed_in_again(&local, "Ada").await;
    let request = ada.request(reqwest::Method::POST, "/v1/seeks");
    let next = request.header("idempotency-key", "once").json(&medici(3)).send().await;
    assert!(!next.is_replayed());
    assert_ne!(next.expect(201)["game"], first["game"]);
}

/// A user with a new token, after those from before have expired.
pub(super) async fn signed_in_again(local: &Local, name: &str) -> Caller {
    let body = json!({ "name": name, "password": "cinnamon" });
    let anonymous = local.anonymous();
    anonymous.signed_in(&anonymous.post("/v1/sessions", &body).await)
}

/// Two equal requests at the same moment, at two servers, again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn equal_requests_at_the_same_moment_make_one_seek() {
    let servers = Local::two();
    let ada = servers[0].guest("Ada").await;
    let there = ada.at(&servers[1].address);
    for round in 0..10 {
        let terms = json!({ "ruleset": "medici", "seats": 3, "lifetime_s": 60 + round });
        let (one, two) =
            tokio::join!(ada.post("/v1/seeks", &terms), there.post("/v1/seeks", &terms));
        let (one, two) = (one.expect(201), two.expect(201));
        assert_eq!(one["id"], two["id"], "round {round}");
        assert_eq!(servers[0].documents("seek/").await.len(), 1);
        assert_eq!(leave(&ada, &one).await.status, 204);
    }
}

/// Whatever a request changes, with its rows, lists and the game that it begins, is one write.
#[tokio::test]
async fn each_change_of_a_seek_is_one_write() {
    let local = Local::idle();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let with_key = |player: &Caller| {
        let request = player.request(reqwest::Method::POST, "/v1/seeks");
        request.header("idempotency-key", "once").json(&medici(3)).send()
    };
    let one_write = || local.store.fail_writes_after(Some(1));
    one_write();
    let seek = with_key(&ada).await.expect(201);
    one_write();
    join(&ben, &seek).await.expect(200);
    one_write();
    assert_eq!(leave(&ben, &seek).await.status, 204);
    one_write();
    join(&ben, &seek).await.expect(200);
    one_write();
    assert_eq!(join(&cleo, &seek).await.expect(200)["status"], "complete");
    one_write();
    let last = sought(&ada, &medici(4)).await;
    one_write();
    assert_eq!(leave(&ada, &last).await.status, 204);
    assert!(!local.store.have_writes_failed());
}

/// A client at another server looks at the list, and hears of each change.
#[tokio::test]
async fn who_follows_the_list_hears_what_comes_changes_and_goes() {
    let [here, there] = Local::two();
    let [ada, ben, cleo] = named(&here, ["Ada", "Ben", "Cleo"]).await;
    let looker = there.anonymous();
    let look = |tag: String, wait: u32| {
        let path = format!("/v1/seeks?ruleset=medici&wait={wait}");
        looker.request(reqwest::Method::GET, &path).header("if-none-match", &tag).send()
    };
    let first = look(String::from("\"none\""), 0).await;
    let mut tag = first.header("etag").to_owned();
    assert_eq!(first.expect(200)["items"], json!([]));
    assert_eq!(look(tag.clone(), 0).await.status, 304);
    let mut seek = Value::Null;
    for step in 0..4 {
        let waiting = tokio::spawn(look(tag.clone(), 30));
        until("somebody waits", async || there.app.games.hub.topics() > 0).await;
        match step {
            0 => seek = sought(&ada, &medici(3)).await,
            1 => drop(join(&ben, &seek).await.expect(200)),
            2 => assert_eq!(leave(&ben, &seek).await.status, 204),
            _ => {
                join(&ben, &seek).await.expect(200);
                join(&cleo, &seek).await.expect(200);
            }
        }
        let heard = waiting.await.unwrap();
        tag = heard.header("etag").to_owned();
        let items = heard.expect(200)["items"].clone();
        match step {
            0 | 2 => assert_eq!(players(&items[0]), ["Ada"]),
            1 => assert_eq!(players(&items[0]), ["Ada", "Ben"]),
            // The two joins can be heard of one after the other.
            _ => assert!(items == json!([]) || players(&items[0]) == ["Ada", "Ben"], "{items}"),
        }
    }
    let refused = looker.request(reqwest::Method::GET, "/v1/seeks?wait=61").bad().send().await;
    assert_eq!(refused.status, 400);
}

/// Many join at two servers at the same time, and both servers look for work: no more players come in
/// than there are seats, and each seek becomes one game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_form_each_table_once() {
    let servers = Local::two();
    let owner = servers[0].guest("Owner").await;
    let seek = sought(&owner, &medici(4)).await;
    let mut callers = Vec::new();
    for number in 0..8 {
        let guest = servers[0].guest(&format!("Guest {number}")).await;
        callers.push(guest.at(&servers[number % 2].address));
    }
    let joins = callers.iter().map(|caller| join(caller, &seek));
    let work = async {
        for _ in 0..20 {
            let (one, two) =
                tokio::join!(servers[0].app.seeks.update(), servers[1].app.seeks.update());
            one.and(two).unwrap();
        }
    };
    let (answers, ()) = tokio::join!(futures_util::future::join_all(joins), work);
    let taken = answers.iter().filter(|answer| answer.status == 200).count();
    assert_eq!(taken, 3);
    for answer in answers.into_iter().filter(|answer| answer.status != 200) {
        let code = answer.body["code"].as_str().unwrap();
        assert!(["seek-closed", "seek-unknown"].contains(&code), "{code}");
    }
    until("the game runs on both servers", async || {
        for server in &servers {
            server.app.seeks.update().await.unwrap();
            let game = server.anonymous().get(&path_of(&seek)).await;
            if game.body["status"] != "running" {
                return false;
            }
        }
        true
    })
    .await;
    let game = servers[1].anonymous().get(&path_of(&seek)).await.expect(200);
    let mut ids: Vec<&Value> =
        game["seats"].as_array().unwrap().iter().map(|seat| &seat["player"]["id"]).collect();
    ids.sort_by_key(|id| id.to_string());
    ids.dedup();
    assert_eq!(ids.len(), 4);
    assert_eq!(servers[0].documents("seek/").await, []);
}

#[tokio::test]
async fn a_deleted_account_leaves_its_seeks() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let seek = sought(&players[0], &medici(3)).await;
    join(&players[1], &seek).await.expect(200);
    let export = players[0].get("/v1/me/export").await.text;
    assert!(export.lines().any(|line| line.contains(r#""type":"seek""#)), "{export}");
    let body = json!({ "password": "cinnamon" });
    assert_eq!(players[0].post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    let path = format!("/v1/seeks/{}", seek["id"].as_str().unwrap());
    assert_eq!(players_of(&local, &path).await, ["Ben"]);
    assert!(local.documents(&format!("seeks/{}", players[0].id)).await.is_empty());
}

async fn players_of(local: &Local, path: &str) -> Vec<String> {
    let seek = local.anonymous().get(path).await.expect(200);
    players(&seek).into_iter().map(str::to_owned).collect()
}

/// No request waits for such work, so the metrics tell operators of it.
#[tokio::test]
async fn a_seek_that_cannot_be_read_is_counted_and_keeps_no_others_from_their_turn() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let place = "0".repeat(32);
    local.put_document(&format!("seek/{place}"), &json!("no seek")).await;
    local.put_document(&format!("due/seeks/{:016x}/{place}", 1), &json!({})).await;
    let mut terms = medici(4);
    (terms["seats_min"], terms["wait_s"]) = (json!(3), json!(60));
    let seek = sought(&ada, &terms).await;
    for player in [&ben, &cleo] {
        join(player, &seek).await.expect(200);
    }
    assert_eq!(local.failures("seeks"), 0);
    local.clock.advance_s(61);
    assert!(local.app.seeks.update().await.is_err());
    assert!(local.failures("seeks") > 0);
    assert_eq!(local.anonymous().get(&path_of(&seek)).await.expect(200)["status"], "running");
}

#[tokio::test]
async fn the_table_has_the_names_that_its_players_have_when_it_begins() {
    let local = Local::start();
    let (ada, ben) = (local.guest("Ada").await, local.guest("Ben").await);
    let seek = sought(&ada, &json!({ "ruleset": "haendler", "seats": 2 })).await;
    let wish = json!({ "name": "Countess", "password": "cinnamon" });
    ada.post("/v1/me/upgrade", &wish).await.expect(200);
    join(&ben, &seek).await.expect(200);
    let game = local.anonymous().get(&path_of(&seek)).await.expect(200);
    assert_eq!(seated(&game), ["Ben", "Countess"]);
    let seats = game["seats"].as_array().unwrap();
    assert!(seats.iter().any(|seat| seat["player"]["kind"] == "user"), "{seats:?}");
    let record = local.anonymous().get(&format!("{}/events?limit=5", path_of(&seek))).await.text;
    assert!(!record.contains(r#""name":"Ada""#), "{record}");
}

/// A newer release may have made it.
#[tokio::test]
async fn a_seek_that_cannot_be_read_keeps_nobody_from_the_others() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let seek = ada.post("/v1/matches", &medici(3)).await.body["seek"].clone();
    let unreadable = "0".repeat(32);
    local.put_document(&format!("seek/{unreadable}"), &json!("no seek")).await;
    let [(row, _)] = &local.documents("seeks_of_game/").await[..] else { panic!("one game") };
    let row = format!("{}/{unreadable}", row.rsplit_once('/').unwrap().0);
    local.put_document(&row, &json!({})).await;
    assert_eq!(listed(&local, "").await, [seek["id"].clone()]);
    assert_eq!(ben.post("/v1/matches", &medici(3)).await.body["seek"]["id"], seek["id"]);
}
