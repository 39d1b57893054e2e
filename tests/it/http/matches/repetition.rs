//! Requests for a match that are repeated, cut off, or made at two servers: each player comes into
//! one game.

use serde_json::{Value, json};

use super::{ask, ask_with_key, basari, of, running, seated};
use crate::{
    http::{
        ratings::named,
        seeks::{join, signed_in_again},
    },
    support::local::Local,
};

#[tokio::test]
async fn a_repeated_request_gets_the_same_answer_also_after_the_game_has_begun() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let first = ask(&ada, &basari()).await;
    assert_eq!(ask(&ada, &basari()).await, first);
    ask(&ben, &basari()).await;
    let done = ask_with_key(&cleo, &basari(), "once").await.expect(200);
    assert_eq!(done["status"], "complete");
    let again = ask_with_key(&cleo, &basari(), "once").await;
    assert!(again.is_replayed());
    let again = again.expect(200);
    assert_eq!((&again["game"], &again["seek"]), (&done["game"], &Value::Null));
    assert_eq!(again["status"], "complete");
    ask_with_key(&cleo, &json!({ "ruleset": "medici", "seats": 3 }), "once")
        .await
        .refused("idempotency-key-reused");
    // Another key asks for another game, and so does none.
    let next = ask_with_key(&cleo, &basari(), "twice").await.expect(200);
    assert_eq!(next["status"], "open");
    assert_eq!(ask(&cleo, &basari()).await, next);
    assert_eq!(running(&local).await.len(), 1);
}

#[tokio::test]
async fn so_many_requests_are_remembered() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let most = 8;
    for number in 0..=most {
        let found = ask_with_key(&ada, &basari(), &format!("key-{number}")).await.expect(200);
        assert_eq!(found["seek"]["players"][0]["id"], ada.id);
    }
    assert!(!ask_with_key(&ada, &basari(), "key-0").await.is_replayed());
    assert!(ask_with_key(&ada, &basari(), &format!("key-{most}")).await.is_replayed());
}

/// A match expires, the server is killed before that is written or after it, and its player asks again:
/// the player is in one seek, which the player's list names.
#[tokio::test]
async fn who_asks_again_when_a_match_expires_is_in_one_seek() {
    for writes in [0, 1] {
        let local = Local::idle();
        let [ada] = named(&local, ["Ada"]).await;
        let first = ask(&ada, &basari()).await;
        local.clock.advance_s(60 * 60);
        local.store.fail_writes_after(Some(writes));
        assert_eq!(local.app.seeks.update().await.is_err(), writes == 0);
        assert_eq!(local.store.have_writes_failed(), writes == 0);
        local.store.fail_writes_after(None);
        let ada = signed_in_again(&local, "Ada").await;
        let next = ask(&ada, &basari()).await;
        assert_ne!(next["game"], first["game"]);
        let own = ada.get("/v1/me/seeks").await.expect(200)["items"].clone();
        assert_eq!(own, json!([next["seek"]]));
        assert_eq!(local.documents("seek/").await.len(), 1);
    }
}

/// Where the clock is ahead it has expired, and its player asks again; where it is behind, another one
/// would still come into the first one.
#[tokio::test]
async fn a_match_that_has_expired_for_its_player_has_expired_at_all_servers() {
    let [ahead, behind] = Local::two_apart(5);
    let [ada, _] = named(&ahead, ["Ada", "Ben"]).await;
    let first = ask(&ada.at(&behind.address), &basari()).await;
    for server in [&ahead, &behind] {
        server.clock.advance_s(60 * 60 - 3);
    }
    let [ada, ben] = [signed_in_again(&ahead, "Ada").await, signed_in_again(&ahead, "Ben").await];
    let next = ask(&ada, &basari()).await;
    assert_ne!(next["game"], first["game"]);
    join(&ben.at(&behind.address), &first["seek"]).await.refused("seek-unknown");
    let own = ada.at(&behind.address).get("/v1/me/seeks").await.expect(200)["items"].clone();
    assert_eq!(own, json!([next["seek"]]));
}

/// Each request is one write. The one that completes a game is cut off before it or after it, and repeated.
#[tokio::test]
async fn a_request_that_was_cut_off_is_repeated_into_one_game() {
    for writes in [0, 1] {
        let local = Local::idle();
        let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
        for player in [&ada, &ben] {
            local.store.fail_writes_after(Some(1));
            ask_with_key(player, &basari(), "once").await.expect(200);
        }
        local.store.fail_writes_after(Some(writes));
        let status = ask_with_key(&cleo, &basari(), "once").await.status;
        assert_eq!(status, if writes == 0 { 503 } else { 200 });
        local.store.fail_writes_after(None);
        for _ in 0..2 {
            ask_with_key(&cleo, &basari(), "once").await.expect(200);
        }
        let games = running(&local).await;
        assert_eq!((games.len(), seated(&games[0])), (1, of(&[&ada, &ben, &cleo])));
        assert_eq!(local.documents("seek/").await, []);
    }
}

/// Many ask at two servers at the same time, twice each, while both servers look: everybody is in one
/// game, and no player waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_ask_at_two_servers_everybody_comes_into_one_game() {
    let servers = Local::two();
    let mut callers = Vec::new();
    for number in 0..12 {
        let guest = servers[0].guest(&format!("Guest {number}")).await;
        callers.push(guest.at(&servers[number % 2].address));
    }
    let requests = callers.iter().flat_map(|caller| {
        [0, 1].map(|server: usize| {
            let caller = caller.at(&servers[server].address);
            async move { ask_with_key(&caller, &basari(), "once").await }
        })
    });
    let work = async {
        for _ in 0..20 {
            let (one, two) =
                tokio::join!(servers[0].app.seeks.update(), servers[1].app.seeks.update());
            one.and(two).unwrap();
        }
    };
    let (answers, ()) = tokio::join!(futures_util::future::join_all(requests), work);
    for answer in answers {
        answer.expect(200);
    }
    // Each look brings those who wait nearer together.
    for _ in 0..callers.len() {
        for server in &servers {
            server.app.seeks.update().await.unwrap();
        }
    }
    let waiting = servers[0].documents("seek/").await;
    for (key, _) in &waiting {
        println!("{}", servers[0].document(key).await);
    }
    for caller in callers.iter().filter(|_| !waiting.is_empty()) {
        println!("{}", servers[0].document(&format!("seeks/{}", caller.id)).await);
    }
    assert_eq!(waiting, [], "no player waits");
    let games = running(&servers[0]).await;
    assert_eq!(games.len(), 4);
    let mut players: Vec<String> = games.iter().flat_map(seated).collect();
    players.sort_unstable();
    assert_eq!(players, of(&callers.iter().collect::<Vec<_>>()));
}
