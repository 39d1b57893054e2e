//! Quick matching: who comes together without choosing, once, whatever happens.

use serde_json::{Value, json};

use super::{
    catalogue::limit,
    player_lists,
    ratings::{named, users},
    seeks::{join, signed_in_again, sought},
    tokens::{bot, made},
};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
};

fn basari() -> Value {
    json!({ "ruleset": "basari", "seats": 3 })
}

async fn ask(player: &Caller, wanted: &Value) -> Value {
    player.post("/v1/matches", wanted).await.expect(200)
}

async fn ask_with_key(player: &Caller, wanted: &Value, key: &str) -> Answer {
    let request = player.request(reqwest::Method::POST, "/v1/matches");
    request.header("idempotency-key", key).json(wanted).send().await
}

async fn leave(player: &Caller, found: &Value) -> Answer {
    player.delete(&format!("/v1/seeks/{}", found["seek"]["id"].as_str().unwrap())).await
}

fn game_path(found: &Value) -> String {
    format!("/v1/games/{}", found["game"].as_str().unwrap())
}

fn ids(items: &Value) -> Vec<String> {
    let mut ids: Vec<String> = items
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["id"].as_str().unwrap_or_default().to_owned())
        .collect();
    ids.sort_unstable();
    ids
}

fn seated(game: &Value) -> Vec<String> {
    let seats = game["seats"].as_array().unwrap().iter();
    ids(&seats.map(|seat| seat["player"].clone()).collect())
}

/// The ids of these players, sorted.
fn of(players: &[&Caller]) -> Vec<String> {
    let mut ids: Vec<String> = players.iter().map(|player| player.id.clone()).collect();
    ids.sort_unstable();
    ids
}

async fn open_seeks(local: &Local) -> Vec<Value> {
    let page = local.anonymous().get("/v1/seeks?limit=50").await.expect(200);
    page["items"].as_array().unwrap().clone()
}

async fn running(local: &Local) -> Vec<Value> {
    let page = local.anonymous().get("/v1/games?status=running").await.expect(200);
    page["items"].as_array().unwrap().clone()
}

/// Players who have seeks of their own, as if all had asked at the same moment: each has blocked all
/// others until then.
async fn apart(local: &Local, players: &[&Caller], wanted: &Value) -> Vec<Value> {
    let pairs = || {
        let others = |one| players.iter().filter(move |other: &&&Caller| other.id != one);
        players.iter().flat_map(move |one| others(one.id.clone()).map(move |other| (one, other)))
    };
    for (one, other) in pairs() {
        player_lists::put(one, "blocks", &other.id).await.expect(200);
    }
    let mut found = Vec::new();
    for player in players {
        local.clock.advance_s(1);
        found.push(ask(player, wanted).await);
    }
    for (one, other) in pairs() {
        one.delete(&format!("/v1/me/blocks/{}", other.id)).await;
    }
    found
}

async fn program(owner: &Caller, name: &str) -> Caller {
    let bot = bot(owner, name).await;
    let body = json!({ "name": "key", "scopes": ["read", "play", "tables"], "bot": bot["id"] });
    made(owner, &body).await.0
}

async fn look(local: &Local) {
    local.app.seeks.update().await.unwrap();
}

#[tokio::test]
async fn who_asks_comes_into_the_oldest_seek_that_fits_and_the_last_one_starts_the_game() {
    let local = Local::start();
    let [ada, ben, cleo, dan, eve] = named(&local, ["Ada", "Ben", "Cleo", "Dan", "Eve"]).await;
    let older = sought(&ada, &basari()).await;
    local.clock.advance_s(1);
    sought(&ben, &basari()).await;
    let found = ask(&cleo, &basari()).await;
    assert_eq!((&found["status"], &found["game"]), (&json!("open"), &older["game"]));
    assert_eq!((&found["seek"]["id"], &found["seek"]["matching"]), (&older["id"], &json!(false)));
    let done = ask(&dan, &basari()).await;
    assert_eq!((&done["status"], &done["game"]), (&json!("complete"), &older["game"]));
    let game = local.anonymous().get(&game_path(&done)).await.expect(200);
    assert_eq!((&game["status"], &game["visibility"]), (&json!("running"), &json!("public")));
    assert_eq!(seated(&game), of(&[&ada, &cleo, &dan]));
    assert_eq!(ids(&ask(&eve, &basari()).await["seek"]["players"]), of(&[&ben, &eve]));
}

#[tokio::test]
async fn a_seek_with_other_terms_does_not_fit() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let with = |name: &str, value: Value| {
        let mut terms = basari();
        terms[name] = value;
        terms
    };
    let own = ask(&ben, &basari()).await;
    assert_eq!((&own["seek"]["matching"], &own["seek"]["seats"]), (&json!(true), &json!(3)));
    for other in [
        with("ruleset", json!("medici")),
        with("seats", json!(4)),
        with("turn_limit_s", json!(60)),
        with("clock", json!({ "time": { "type": "turn", "limit_s": 3_600 } })),
    ] {
        let found = ask(&ada, &other).await;
        assert_eq!(ids(&found["seek"]["players"]), std::slice::from_ref(&ada.id), "{other}");
        assert_eq!(leave(&ada, &found).await.status, 204);
    }
    assert_eq!(leave(&ben, &own).await.status, 204);
    // A game that could begin with fewer players, or with bots, is another one than was asked for.
    let mut filled = basari();
    (filled["fill_with"], filled["wait_s"]) = (json!("random"), json!(60));
    let mut fewer = json!({ "ruleset": "basari", "seats": 4 });
    (fewer["seats_min"], fewer["wait_s"]) = (json!(3), json!(60));
    sought(&cleo, &filled).await;
    sought(&cleo, &fewer).await;
    for wanted in [basari(), with("seats", json!(4))] {
        let found = ask(&ada, &wanted).await;
        assert_eq!(ids(&found["seek"]["players"]), std::slice::from_ref(&ada.id), "{wanted}");
    }
    // What is left out and what is the default are the same.
    let rules = ada.get("/v1/rulesets/dale_of_merchants").await.expect(200);
    assert!(rules["options_schema"]["properties"]["teams"].is_object());
    let plain = json!({ "ruleset": "dale_of_merchants", "seats": 3 });
    let mut said = plain.clone();
    said["options"] = json!({ "teams": false });
    ask(&ada, &plain).await;
    assert_eq!(ids(&ask(&ben, &said).await["seek"]["players"]), of(&[&ada, &ben]));
    said["options"] = json!({ "round_limit": 20 });
    assert_eq!(ids(&ask(&cleo, &said).await["seek"]["players"]), of(&[&cleo]));
}

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    let local = Local::start();
    let guest = local.guest("Guest").await;
    for (wanted, code) in [
        (json!({ "ruleset": "chess", "seats": 2 }), "ruleset-unknown"),
        (json!({ "ruleset": "basari", "seats": 6 }), "options-invalid"),
        (json!({ "ruleset": "basari", "seats": 3, "rated": true }), "malformed-body"),
        (
            json!({ "ruleset": "basari", "seats": 3, "rated": true, "turn_limit_s": 60 }),
            "rated-table",
        ),
    ] {
        guest.post("/v1/matches", &wanted).await.refused(code);
    }
    assert_eq!(open_seeks(&local).await, [] as [Value; 0]);
}

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

#[tokio::test]
async fn who_asked_at_the_same_moment_is_put_together_by_the_next_look() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let found = apart(&local, &[&ada, &ben], &basari()).await;
    assert_eq!(open_seeks(&local).await.len(), 2);
    look(&local).await;
    let open = open_seeks(&local).await;
    assert_eq!(open.len(), 1);
    assert_eq!(
        (&open[0]["id"], ids(&open[0]["players"])),
        (&found[0]["seek"]["id"], of(&[&ada, &ben]))
    );
    // The request and the id from before lead to the seek in which the player is now.
    assert_eq!(ask(&ben, &basari()).await["seek"]["id"], open[0]["id"]);
    let own = ben.get("/v1/me/seeks").await.expect(200);
    assert_eq!((own["items"].as_array().unwrap().len(), &own["items"][0]), (1, &open[0]));
    assert_eq!(leave(&ben, &found[1]).await.status, 204);
    assert_eq!(ids(&open_seeks(&local).await[0]["players"]), of(&[&ada]));
    ask(&ben, &basari()).await;
    assert_eq!(ask(&cleo, &basari()).await["status"], "complete");
    assert_eq!(local.documents("seek/").await, []);
}

#[tokio::test]
async fn two_seeks_that_wait_for_one_player_each_become_a_game_and_a_seek() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    player_lists::put(&ada, "blocks", &cleo.id).await.expect(200);
    player_lists::put(&dan, "blocks", &ada.id).await.expect(200);
    for player in [&ada, &cleo, &ben, &dan] {
        local.clock.advance_s(1);
        ask(player, &basari()).await;
    }
    look(&local).await;
    assert_eq!(open_seeks(&local).await.len(), 2, "nobody fits");
    ada.delete(&format!("/v1/me/blocks/{}", cleo.id)).await;
    look(&local).await;
    let open = open_seeks(&local).await;
    assert_eq!((open.len(), ids(&open[0]["players"])), (1, of(&[&dan])));
    assert_eq!(seated(&running(&local).await[0]), of(&[&ada, &ben, &cleo]));
}

#[tokio::test]
async fn a_seek_that_somebody_has_chosen_comes_first() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    player_lists::put(&ada, "blocks", &ben.id).await.expect(200);
    let found = ask(&ada, &basari()).await;
    local.clock.advance_s(1);
    let chosen = sought(&ben, &basari()).await;
    join(&cleo, &chosen).await.expect(200);
    ada.delete(&format!("/v1/me/blocks/{}", ben.id)).await;
    look(&local).await;
    assert_eq!(seated(&running(&local).await[0]), of(&[&ada, &ben, &cleo]));
    assert_ne!(found["game"], chosen["game"]);
    assert_eq!(running(&local).await[0]["id"], chosen["game"]);
}

#[tokio::test]
async fn blocks_keep_players_apart_in_both_directions() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    player_lists::put(&ada, "blocks", &ben.id).await.expect(200);
    player_lists::put(&cleo, "blocks", &ada.id).await.expect(200);
    ask(&ada, &basari()).await;
    local.clock.advance_s(1);
    assert_eq!(ids(&ask(&ben, &basari()).await["seek"]["players"]), of(&[&ben]));
    assert_eq!(ids(&ask(&cleo, &basari()).await["seek"]["players"]), of(&[&ben, &cleo]));
    look(&local).await;
    assert_eq!(open_seeks(&local).await.len(), 2);
    assert_eq!(ids(&ask(&dan, &basari()).await["seek"]["players"]), of(&[&ada, &dan]));
}

/// Gives a player a rating where games of Basari for three count.
async fn rate(local: &Local, player: &Caller, points: u64) {
    let key = format!("rating/{}/users/basari/multiplayer", player.id);
    let figures = json!({
        "rating_milli": points * 1_000, "uncertainty_milli": 100_000,
        "games": 9, "wins": 3, "left": 0,
    });
    let rating = json!({ "last": "", "before": figures, "after": figures });
    local.put_document(&key, &rating).await;
}

#[tokio::test]
async fn the_range_of_ratings_widens_with_the_wait() {
    let local = Local::start();
    let range = limit(&local.anonymous(), "match_range").await;
    let a_second = limit(&local.anonymous(), "match_range_a_second").await;
    let wait = 20;
    for rated in [false, true] {
        let names = ["Ada", "Ben", "Cleo", "Dan"].map(|name| format!("{name} {rated}"));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let players = users(&local, &names).await;
        let [ada, ben, cleo, dan] = &players[..] else { panic!("there are four") };
        let guest = local.guest("Guest").await;
        rate(&local, ada, 1_500).await;
        rate(&local, ben, 1_500 + range).await;
        rate(&local, cleo, 1_500 - range - wait * a_second).await;
        let mut wanted = json!({ "ruleset": "basari", "seats": 4, "turn_limit_s": 60 });
        wanted["rated"] = json!(rated);
        let first = ask(ada, &wanted).await["seek"].clone();
        assert_eq!(ids(&ask(ben, &wanted).await["seek"]["players"]), of(&[ada, ben]));
        assert_eq!(leave(ben, &json!({ "seek": first })).await.status, 204);
        // Of seeks that were made at the same moment any can come first.
        local.clock.advance_s(1);
        assert_eq!(ids(&ask(cleo, &wanted).await["seek"]["players"]), of(&[cleo]));
        join(cleo, &first).await.refused("rating-outside");
        local.clock.advance_s(wait - 2);
        look(&local).await;
        assert_eq!(open_seeks(&local).await.len(), 2);
        local.clock.advance_s(1);
        look(&local).await;
        let open = open_seeks(&local).await;
        assert_eq!((open.len(), ids(&open[0]["players"])), (1, of(&[ada, cleo])));
        // A player without games has the rating of the beginning, and a guest none.
        assert_eq!(ask(dan, &wanted).await["seek"]["id"], first["id"]);
        if !rated {
            assert_eq!(ask(&guest, &wanted).await["status"], "complete");
        }
        for player in [ada, cleo, dan] {
            leave(player, &json!({ "seek": first })).await;
        }
    }
}

#[tokio::test]
async fn people_are_put_together_with_people_and_programs_with_programs() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let (one, two) = (program(&ada, "One").await, program(&ada, "Two").await);
    let own = ask(&ben, &basari()).await;
    let found = ask(&one, &basari()).await;
    assert_eq!(ids(&found["seek"]["players"]), of(&[&one]));
    assert_eq!(ids(&ask(&two, &basari()).await["seek"]["players"]), of(&[&one, &two]));
    join(&two, &own["seek"]).await.refused("seek-closed");
    join(&ben, &found["seek"]).await.refused("seek-closed");
    look(&local).await;
    assert_eq!(open_seeks(&local).await.len(), 2);
}

#[tokio::test]
async fn a_match_counts_as_a_seek_and_ends_like_one() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let most = limit(&ada, "seeks_max").await;
    let mut found = Vec::new();
    for number in 0..most {
        let wanted = json!({ "ruleset": "basari", "seats": 3, "turn_limit_s": 60 + number });
        found.push(ask(&ada, &wanted).await);
    }
    ada.post("/v1/matches", &basari()).await.refused("seeks-spent");
    ada.post("/v1/seeks", &basari()).await.refused("seeks-spent");
    assert_eq!(leave(&ada, &found[0]).await.status, 204);
    ask(&ada, &basari()).await;
    // They expire like others.
    local.clock.advance_s(60 * 60);
    assert_eq!(open_seeks(&local).await.len(), 0);
    look(&local).await;
    assert_eq!(local.documents("seek/").await, []);
}

/// A player has left more seeks than a request looks at, all older, for the same game and for
/// others, into which no player fits. Two who ask are put together nevertheless, by the request and
/// by the server.
#[tokio::test]
async fn seeks_of_strangers_keep_nobody_apart() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    let mut closed = basari();
    closed["rating_min"] = json!(9_999);
    sought(&dan, &closed).await;
    let (key, _) = local.documents("seek/").await.remove(0);
    let found = local.document(&key).await;
    let mut copy = found.clone();
    local.take_document(&key).await;
    for number in 0..2_100 {
        let place = format!("{number:032x}");
        let hash = match number % 2 {
            0 => copy["game_hash"].as_str().unwrap().to_owned(),
            _ => format!("{number:064x}"),
        };
        local.put_document(&format!("seeks_of_game/{hash}/0/{place}"), &json!({})).await;
        copy["game_hash"] = json!(hash);
        local.put_document(&format!("seek/{place}"), &copy).await;
        copy = found.clone();
    }
    local.clock.advance_s(1);
    let own = ask(&ada, &basari()).await;
    assert_eq!(ask(&ben, &basari()).await["seek"]["id"], own["seek"]["id"]);
    for player in [&ada, &ben] {
        assert_eq!(leave(player, &own).await.status, 204);
    }
    apart(&local, &[&ada, &ben, &cleo], &basari()).await;
    // The games of others come in their turn, too.
    for _ in 0..12 {
        look(&local).await;
    }
    assert_eq!(seated(&running(&local).await[0]), of(&[&ada, &ben, &cleo]));
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

/// Three who wait in three seeks; the server is killed after each write in turn while it puts them
/// together, which takes one for each of the two who move. Another one goes on: there is one game, with
/// each of them once.
#[tokio::test]
async fn players_are_moved_once_after_a_kill_at_any_point() {
    for writes in 0.. {
        let local = Local::idle();
        let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
        let found = apart(&local, &[&ada, &ben, &cleo], &basari()).await;
        local.store.fail_writes_after(Some(writes));
        let _ = local.app.seeks.update().await;
        let was_cut_off = local.store.have_writes_failed();
        local.store.fail_writes_after(None);
        // A player who asks again then is where the move has put them.
        let again = ask_with_key(&cleo, &basari(), "again").await.expect(200);
        let local = local.restarted();
        for _ in 0..3 {
            look(&local).await;
        }
        let games = running(&local).await;
        assert_eq!((games.len(), seated(&games[0])), (1, of(&[&ada, &ben, &cleo])), "{writes}");
        assert_eq!(games[0]["id"], found[0]["game"]);
        // If the game had begun when Cleo asked, that was another request.
        for seek in open_seeks(&local).await {
            assert_eq!(ids(&seek["players"]), of(&[&cleo]), "after {writes} writes");
            assert_eq!(seek["id"], again["seek"]["id"]);
        }
        if !was_cut_off {
            assert_eq!(again["status"], "open");
            assert_eq!(writes, 2);
            return;
        }
    }
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
    assert_eq!(waiting, [], "somebody waits");
    let games = running(&servers[0]).await;
    assert_eq!(games.len(), 4);
    let mut players: Vec<String> = games.iter().flat_map(seated).collect();
    players.sort_unstable();
    assert_eq!(players, of(&callers.iter().collect::<Vec<_>>()));
}

#[tokio::test]
async fn a_deleted_account_waits_for_no_match() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    apart(&local, &[&ada, &ben], &basari()).await;
    look(&local).await;
    let body = json!({ "password": "cinnamon" });
    assert_eq!(ben.post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    assert_eq!(ids(&open_seeks(&local).await[0]["players"]), of(&[&ada]));
    assert!(local.documents(&format!("seeks/{}", ben.id)).await.is_empty());
}
