//! Servers that die: the other one makes their moves.

use std::time::Duration;

use serde_json::{Value, json};

use super::{engine, servers};
use crate::{
    client::{Client, Request},
    until, until_within,
};

/// How long a game of bots may wait for a server that died.
const BOTS_WAIT_MAX: Duration = Duration::from_secs(10);
/// How long a player may think at tables with a limit.
const LIMIT: Duration = Duration::from_secs(5);

/// A running game of Ada and two bots of this kind, made at the first server.
async fn with_bots(ada: &Client, key: &str, bot: &str, body: &Value) -> String {
    let made = ada.definite(0, &Request::post("/v1/games", key, body)).await.unwrap();
    let game = format!("/v1/games/{}", made.body["id"].as_str().unwrap());
    for seat in 1..3 {
        let path = format!("{game}/seats/{seat}");
        let sit = Request::put(&path, &json!({ "occupant": "bot", "bot": bot }));
        ada.ask(0, &sit).await.unwrap().expect(&[200]).unwrap();
    }
    let start = Request::call(&format!("{game}/start"), "start");
    ada.ask(0, &start).await.unwrap().expect(&[200]).unwrap();
    game
}

/// A game in which only bots of this kind play.
async fn bots_play(ada: &Client, bot: &str) -> String {
    let game = with_bots(ada, bot, bot, &json!({ "ruleset": "medici", "seats": 3 })).await;
    let resign = Request::call(&format!("{game}/resignations"), "");
    ada.ask(0, &resign).await.unwrap().expect(&[201]).unwrap();
    game
}

/// Those that answer at once, and those that think.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_whose_server_died_go_on() {
    let engine = engine().await;
    let servers = servers(engine.as_ref().unwrap()).await;
    let client = Client::new(&servers.addresses);
    let ada = client.guest("Ada", 0).await.unwrap();
    let games = [bots_play(&ada, "random").await, bots_play(&ada, "search").await];
    servers.end(0, "KILL").await;
    let at = async |game: &str| {
        let game = ada.ask(1, &Request::get(game)).await.unwrap().expect(&[200]).unwrap();
        (game["commit"].as_u64().unwrap(), game["status"] == "finished")
    };
    let killed = [at(&games[0]).await, at(&games[1]).await];
    let waited = until_within(BOTS_WAIT_MAX, "the bots go on in both games", async || {
        let now = [at(&games[0]).await, at(&games[1]).await];
        now.iter().zip(&killed).all(|(now, then)| now.0 > then.0 || now.1)
    });
    println!("the bots went on after {:?}", waited.await);
    for game in &games {
        until("the bots end the game", async || at(game).await.1).await;
    }
}

/// Whichever server looked after their deadlines, and however many there are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn late_seats_of_a_server_that_died_are_handed_over() {
    let engine = engine().await;
    let servers = servers(engine.as_ref().unwrap()).await;
    let ada = Client::new(&servers.addresses).guest("Ada", 0).await.unwrap();
    let body = json!({
        "ruleset": "medici", "seats": 3, "stand_in": "random", "turn_limit_s": LIMIT.as_secs(),
    });
    let mut games = Vec::new();
    for number in 0..8 {
        games.push(with_bots(&ada, &number.to_string(), "random", &body).await);
    }
    servers.end(0, "KILL").await;
    let is_handed_over = async |game: &str| {
        let game = ada.ask(1, &Request::get(game)).await.unwrap().expect(&[200]).unwrap();
        !game["seats"][0]["bot"].is_null()
    };
    let waited = until_within(LIMIT + BOTS_WAIT_MAX, "all seats are handed over", async || {
        for game in &games {
            if !is_handed_over(game).await {
                return false;
            }
        }
        true
    });
    println!("with a limit of {LIMIT:?} the last seat was handed over after {:?}", waited.await);
}
