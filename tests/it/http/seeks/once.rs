//! That a complete seek becomes one game: after kills, faults, repeated requests, and with two
//! servers.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::{join, leave, listed, medici, path_of, seated, signed_in_again, sought, stored};
use crate::{
    http::{catalogue::limit, ratings::named},
    support::{client::Caller, local::Local},
};

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

/// All that a request changes, with its rows, lists and the game that it begins, is one write.
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
