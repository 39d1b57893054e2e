//! Rated tables, ratings, leaderboards.

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use super::clocks::{handed_over, until_return};
use super::tokens::{bot, made, user};
use crate::support::{client::Caller, dice::Dice, local::Local, record, table::Table};

/// How long after its end a game counts.
const DELAY_S: u64 = 120;

/// More games than it takes until a rating in games of three is not provisional.
const SETTLED_AFTER: usize = 24;

pub(super) fn rated() -> Value {
    json!({ "ruleset": "basari", "seats": 3, "rated": true, "turn_limit_s": 60, "stand_in": "random" })
}

pub(crate) async fn users(local: &Local, names: &[&str]) -> Vec<Caller> {
    let mut users = Vec::new();
    for name in names {
        users.push(user(local, name).await);
    }
    users
}

/// The same, by name.
pub(crate) async fn named<const N: usize>(local: &Local, names: [&str; N]) -> [Caller; N] {
    users(local, &names).await.try_into().ok().expect("there is one for each name")
}

/// A table at which these players sit, the first of them its owner.
pub(crate) async fn table_of(players: &[Caller], body: &Value) -> Table {
    let made = players[0].post("/v1/games", body).await.expect(201);
    let table = Table::of(&made, players.to_vec());
    for (seat, player) in players.iter().enumerate().skip(1) {
        let path = table.path(&format!("/seats/{seat}"));
        player.put(&path, &json!({ "occupant": "me" })).await.expect(200);
    }
    table
}

/// A rated game that these players play to its end.
async fn played(local: &Local, players: &[Caller], seed: u64) -> Value {
    let mut table = table_of(players, &rated()).await;
    table.start().await;
    let game = table.finish(&mut Dice::new(seed)).await;
    local.clock.advance_s(DELAY_S);
    game
}

/// A rated game that all leave as soon as it has begun, so that no player was better.
pub(crate) async fn left_by_all(local: &Local, players: &[Caller]) -> Value {
    let table = table_of(players, &rated()).await;
    table.start().await;
    for player in players {
        player.call(&table.path("/resignations")).await.expect(201);
    }
    let game = table.finished().await;
    local.clock.advance_s(1);
    game
}

pub(super) async fn counted(local: &Local) -> u64 {
    local.app.ratings.update().await.unwrap()
}

async fn profile(caller: &Caller, player: &str) -> Value {
    caller.get(&format!("/v1/players/{player}")).await.expect(200)
}

async fn ratings(local: &Local, player: &Caller) -> Value {
    profile(&local.anonymous(), &player.id).await["ratings"].clone()
}

async fn refused_for(caller: &Caller, change: Value) -> String {
    let mut body = rated();
    body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    let request = caller.request(Method::POST, "/v1/games").json(&body).bad();
    let problem = request.send().await.refused("malformed-body");
    problem["errors"][0]["pointer"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_rated_table_is_public_with_a_turn_limit_and_no_sandbox() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let seed = json!({ "seed": "07".repeat(32) });
    assert_eq!(refused_for(&ada, json!({ "visibility": "private" })).await, "/visibility");
    assert_eq!(refused_for(&ada, json!({ "turn_limit_s": null })).await, "/turn_limit_s");
    assert_eq!(
        refused_for(&ada, json!({ "sandbox": seed, "turn_limit_s": null })).await,
        "/sandbox"
    );
    assert_eq!(local.entries().await, 0);
    let made = ada.post("/v1/games", &rated()).await.expect(201);
    assert_eq!((&made["rated"], &made["visibility"]), (&json!(true), &json!("public")));
    let other =
        ada.post("/v1/games", &json!({ "ruleset": "basari", "seats": 3 })).await.expect(201);
    assert_eq!(other["rated"], json!(false));
}

#[tokio::test]
async fn lists_are_filtered_by_rated_games() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let ids = |page: &Value| -> Vec<Value> {
        page["items"].as_array().unwrap().iter().map(|game| game["id"].clone()).collect()
    };
    let mut made = Vec::new();
    for body in [
        rated(),
        json!({ "ruleset": "basari", "seats": 3 }),
        json!({ "ruleset": "basari", "seats": 3, "visibility": "private" }),
    ] {
        made.push(ada.post("/v1/games", &body).await.expect(201)["id"].clone());
        local.clock.advance_s(1);
    }
    let [rated, public, private] = made.try_into().unwrap();
    for (query, expected) in [
        ("", vec![&public, &rated]),
        ("?rated=true", vec![&rated]),
        ("?rated=false", vec![&public]),
        ("?seat=me", vec![&private, &public, &rated]),
        ("?seat=me&rated=true", vec![&rated]),
        ("?seat=me&rated=false&status=open", vec![&private, &public]),
        ("?rated=true&ruleset=medici", vec![]),
    ] {
        let page = ada.get(&format!("/v1/games{query}")).await.expect(200);
        assert_eq!(ids(&page).iter().collect::<Vec<_>>(), expected, "{query}");
    }
    let page = ada.get("/v1/games?seat=me&rated=false&limit=1").await;
    let next = page.header("link");
    assert!(next.contains("rated=false&seat=me&limit=1&cursor="), "{next}");
    let cursor = page.expect(200)["next"].as_str().unwrap().to_owned();
    ada.get(&format!("/v1/games?seat=me&rated=true&cursor={cursor}"))
        .await
        .refused("cursor-invalid");
    let wrong = ada.request(Method::GET, "/v1/games?rated=perhaps").bad().send().await;
    wrong.refused("parameter-invalid");
}

#[tokio::test]
async fn users_alone_sit_at_a_rated_table_of_a_user() {
    let local = Local::start();
    let (ada, guest) = (user(&local, "Ada").await, local.guest("Guest").await);
    guest.post("/v1/games", &rated()).await.refused("rated-table");
    let table = table_of(std::slice::from_ref(&ada), &rated()).await;
    let (robot, _) = program(&ada, "Robot").await;
    let me = json!({ "occupant": "me" });
    for caller in [&guest, &robot] {
        caller.put(&table.path("/seats/1"), &me).await.refused("rated-table");
    }
    table.seat_bot(1, "greedy").await.refused("rated-table");
    assert_eq!(table.game().await["commit"], 0);
    let upgrade = json!({ "name": "Guest", "password": "cinnamon" });
    guest.post("/v1/me/upgrade", &upgrade).await.expect(200);
    guest.put(&table.path("/seats/1"), &me).await.expect(200);
}

/// A bot account of this user, with a token.
async fn program(owner: &Caller, name: &str) -> (Caller, Value) {
    let id = bot(owner, name).await["id"].clone();
    let scopes = ["read", "play", "tables"];
    made(owner, &json!({ "name": "program", "scopes": scopes, "bot": id })).await
}

#[tokio::test]
async fn bots_are_rated_among_themselves_and_each_of_the_servers_bots_as_one() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let (robot, _) = program(&ada, "Robot").await;
    let mut table = table_of(std::slice::from_ref(&robot), &rated()).await;
    ada.put(&table.path("/seats/1"), &json!({ "occupant": "me" })).await.refused("rated-table");
    table.seat_bot(1, "random").await.expect(200);
    table.seat_bot(2, "random").await.refused("rated-table");
    table.seat_bot(2, "greedy").await.expect(200);
    table.start().await;
    // Its owner's program plays while the bots of the server do.
    let mut dice = Dice::new(1);
    while table.game().await["status"] != "finished" {
        let due = robot.get(&table.path("/decisions")).await.expect(200);
        let own = due["items"].as_array().unwrap().iter().find(|one| one["seat"] == 0).cloned();
        if let Some(decision) = own {
            let action = dice.pick(decision["actions"].as_array().unwrap()).clone();
            let key = table.fresh_key();
            robot.action(&table.game, &key, &decision["id"], &action).send().await;
        }
    }
    local.clock.advance_s(DELAY_S);
    assert_eq!(counted(&local).await, 1);
    let found = ratings(&local, &robot).await;
    assert_eq!((&found[0]["kind"], &found[0]["games"]), (&json!("bots"), &json!(1)));
    assert_eq!(ratings(&local, &ada).await, json!([]));
}

#[tokio::test]
async fn a_rated_game_counts_two_minutes_after_its_end() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let game = played(&local, &players, 1).await;
    local.clock.set_back_s(1);
    assert_eq!(counted(&local).await, 0);
    local.clock.advance_s(1);
    assert_eq!((counted(&local).await, counted(&local).await), (1, 0));
    for place in game["outcome"]["places"].as_array().unwrap() {
        let player = &players[usize::try_from(place["seat"].as_u64().unwrap()).unwrap()];
        let found = ratings(&local, player).await;
        assert_eq!(found.as_array().unwrap().len(), 1);
        let rating = &found[0];
        assert_eq!(
            (
                &rating["ruleset"],
                &rating["pool"],
                &rating["kind"],
                &rating["games"],
                &rating["left"]
            ),
            (&json!("basari"), &json!("multiplayer"), &json!("users"), &json!(1), &json!(0))
        );
        assert_eq!(rating["wins"], json!(u8::from(place["place"] == 1)));
        assert_eq!(rating["last_game_at"], game["finished_at"]);
        assert_eq!(rating["provisional"], json!(true));
    }
}

/// Partners have the place of their team, and gain or lose the same.
#[tokio::test]
async fn a_rated_game_of_teams_counts_for_both_partners() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo", "Dan"]).await;
    let mut body = rated();
    body["ruleset"] = json!("dale_of_merchants");
    body["seats"] = json!(4);
    body["options"] = json!({ "teams": true, "round_limit": 20 });
    let mut table = table_of(&players, &body).await;
    table.start().await;
    let game = table.finish(&mut Dice::new(1)).await;
    local.clock.advance_s(DELAY_S);
    assert_eq!(counted(&local).await, 1);
    let places = game["outcome"]["places"].as_array().unwrap();
    let mut found = Vec::new();
    for (seat, player) in players.iter().enumerate() {
        let place = places.iter().find(|place| place["seat"] == seat).unwrap()["place"].clone();
        let rating = ratings(&local, player).await[0].clone();
        assert_eq!((&rating["pool"], &rating["games"]), (&json!("teams"), &json!(1)));
        assert_eq!(rating["wins"], json!(u8::from(place == 1)));
        found.push((place, rating["rating"].clone()));
    }
    assert_eq!((&found[0], &found[1]), (&found[2], &found[3]), "by team");
    let best = usize::from(found[0].0 != 1);
    assert_eq!(found[best].0, 1);
    assert_ne!(found[1 - best].0, 1, "one of the teams is better in this game");
    assert!(found[best].1.as_i64() > Some(1500) && found[1 - best].1.as_i64() < Some(1500));
}

#[tokio::test]
async fn games_that_are_not_rated_change_no_rating_and_neither_do_forks_rematches_and_imports() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let mut plain = rated();
    plain["rated"] = json!(false);
    let mut table = table_of(&players, &plain).await;
    table.start().await;
    table.finish(&mut Dice::new(1)).await;
    let first = played(&local, &players, 2).await;
    assert_eq!(counted(&local).await, 1);
    let before = ratings(&local, &players[0]).await;
    let first = Table::of(&first, players.clone());
    let rematch = players[0].call(&first.path("/rematch")).await.expect(200);
    assert_eq!((&rematch["rated"], &rematch["visibility"]), (&json!(false), &json!("private")));
    let seats: Vec<Value> =
        (0..3).map(|seat| json!({ "seat": seat, "occupant": "bot", "bot": "random" })).collect();
    let fork = json!({ "at": 60, "seats": seats });
    let fork = players[0].post(&first.path("/forks"), &fork).await.expect(201);
    assert_eq!(fork["rated"], json!(false));
    let fork = Table::of(&fork, vec![players[0].clone()]);
    fork.start().await;
    fork.finished().await;
    let text = players[0].get(&first.path("/record")).await.expect(200);
    assert!(text.to_string().contains(r#""rated":true"#));
    assert!(record::verify(&record::read(&text.to_string()).unwrap()).unwrap().recomputed);
    let import = players[0].post("/v1/records?visibility=public", &text).await.expect(201);
    assert_eq!(import["rated"], json!(false));
    local.clock.advance_s(2 * DELAY_S);
    assert_eq!(counted(&local).await, 0);
    assert_eq!(ratings(&local, &players[0]).await, before);
}

#[tokio::test]
async fn who_leaves_is_rated_last_and_the_game_counts_at_its_end() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let table = table_of(&players, &rated()).await;
    table.start().await;
    players[0].call(&table.path("/resignations")).await.expect(201);
    // The others let their time run out, one after the other.
    let (anonymous, path) = (local.anonymous(), table.path(""));
    until("no player plays", async || {
        local.clock.advance_s(60);
        anonymous.get(&path).await.expect(200)["status"] == "finished"
    })
    .await;
    local.clock.advance_s(DELAY_S);
    assert_eq!(counted(&local).await, 1);
    for player in &players {
        let rating = ratings(&local, player).await[0].clone();
        assert_eq!((&rating["left"], &rating["wins"]), (&json!(1), &json!(0)));
        assert_eq!(rating["rating"], json!(1500), "all have left, so no player was better");
    }
}

/// Players whose ratings are not provisional.
/// A bot that plays well would help who stays away at a hard decision and comes back after it.
#[tokio::test]
async fn where_a_game_counts_the_weakest_bot_plays_until_its_player_returns() {
    for (is_rated, bot) in [(false, "search"), (true, "random")] {
        let local = Local::idle();
        let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
        let mut terms =
            json!({ "ruleset": "basari", "seats": 3, "rated": is_rated, "stand_in": "search" });
        terms["clock"] = until_return(60);
        let table = table_of(&players, &terms).await;
        table.start().await;
        let late = table.first_due().await.seat;
        local.clock.advance_s(60);
        handed_over(&local, &table, late).await;
        let seat = table.game().await["seats"][late].clone();
        assert_eq!((&seat["bot"], &seat["may_return"]), (&json!(bot), &json!(true)));
    }
}

pub(crate) async fn settled(local: &Local) -> Vec<Caller> {
    let players = users(local, &["Ada", "Ben", "Cleo"]).await;
    for _ in 0..SETTLED_AFTER {
        left_by_all(local, &players).await;
    }
    local.clock.advance_s(DELAY_S);
    assert_eq!(counted(local).await, SETTLED_AFTER as u64);
    players
}

#[tokio::test]
async fn a_leaderboard_has_the_ratings_that_are_not_provisional_page_by_page() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let path = "/v1/leaderboards/basari";
    assert_eq!(anonymous.get(path).await.expect(200), json!({ "items": [], "next": null }));
    let players = settled(&local).await;
    let all = anonymous.get(path).await.expect(200);
    let items = all["items"].as_array().unwrap();
    assert_eq!((items.len(), &all["next"]), (3, &Value::Null));
    for (item, rank) in items.iter().zip(1..) {
        assert_eq!((&item["rank"], &item["bot"]), (&json!(rank), &Value::Null));
        let player = players.iter().find(|player| item["player"]["id"] == player.id).unwrap();
        assert_eq!(ratings(&local, player).await[0], item["rating"]);
        assert_eq!(item["rating"]["provisional"], json!(false));
    }
    let page = anonymous.get(&format!("{path}?limit=2")).await;
    let link = page.header("link");
    assert!(link.contains("?pool=multiplayer&kind=users&limit=2&cursor=c_"), "{link}");
    let page = page.expect(200);
    let cursor = page["next"].as_str().unwrap();
    let rest = anonymous.get(&format!("{path}?limit=2&cursor={cursor}")).await.expect(200);
    let paged =
        [page["items"].as_array().unwrap().clone(), rest["items"].as_array().unwrap().clone()];
    assert_eq!((json!(paged.concat()), &rest["next"]), (all["items"].clone(), &Value::Null));
    for query in ["?kind=bots", "?pool=two_players", "?pool=teams"] {
        let other = anonymous.get(&format!("{path}{query}")).await.expect(200);
        assert_eq!(other["items"], json!([]), "{query}");
        let separator = format!("{path}{query}&cursor={cursor}");
        anonymous.get(&separator).await.refused("cursor-invalid");
    }
    anonymous.get("/v1/leaderboards/chess").await.refused("ruleset-unknown");
    anonymous.get(&format!("{path}?cursor=c_x")).await.refused("cursor-invalid");
    for query in ["?limit=0", "?limit=101", "?pool=all", "?kind=guests", "?of=users"] {
        let request = anonymous.request(Method::GET, &format!("{path}{query}"));
        request.bad().send().await.refused("parameter-invalid");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_count_the_same_games_once() {
    let servers = Local::two();
    let players = users(&servers[0], &["Ada", "Ben", "Cleo"]).await;
    for seed in 0..3 {
        played(&servers[0], &players, seed).await;
    }
    let both = tokio::join!(counted(&servers[0]), counted(&servers[1]));
    assert_eq!(both.0 + both.1, 3, "{both:?}");
    assert_eq!(counted(&servers[1]).await, 0);
    for player in &players {
        let found = ratings(&servers[0], player).await;
        assert_eq!(found, ratings(&servers[1], player).await);
        assert_eq!(found[0]["games"], json!(3));
    }
}
