//! The time at which a bot answers tells nothing of what it holds: a bot that can only pass takes as
//! long as one that has an owl.

use std::{collections::BTreeSet, time::Duration};

use actix_web::http::Method;
use kontor_rules::{Seat, Viewer};
use kontor_testing::waits::until;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::{
    Table,
    compared_game::{ComparedGame, events_after, last_seq},
    dale_of_merchants::{Dale, awaited},
    get, post,
    worlds::{Ask, World},
};

/// How long after it was asked a bot answers at the earliest.
const ANSWERS_AFTER: Duration = Duration::from_millis(20);

/// The most moves of the player until a bot has passed, and has used an owl.
const MOVES_MAX: u32 = 150;

/// A table of a player and a bot, with owls, that has started.
async fn beside_a_bot(world: &World) -> Table {
    let guest = async || {
        let signed = world.ask(post("/v1/guests", None, json!({}))).await.json();
        signed["access_token"].as_str().unwrap().to_owned()
    };
    let (player, stranger) = (guest().await, guest().await);
    let body = json!({
        "ruleset": "dale_of_merchants", "seats": 2,
        "options": { "decks": ["owls", "foxes", "platypuses"], "first_seat": 0 },
    });
    let made = world.ask(post("/v1/games", Some(&player), body)).await.json();
    let game = made["id"].as_str().unwrap().to_owned();
    let bot = json!({ "occupant": "bot", "bot": "random" });
    let seated = post(&format!("/v1/games/{game}/seats/1"), Some(&player), bot);
    assert_eq!(world.ask(Ask { method: Method::PUT, ..seated }).await.status, 200);
    let table = Table { game, players: vec![player], stranger };
    table.start(world).await;
    table
}

/// The decision that is open, as everybody sees it.
async fn open(table: &Table, world: &World) -> Value {
    let path = format!("/v1/games/{}/decisions", table.game);
    world.ask(get(&path, None)).await.json()["items"][0].clone()
}

/// Plays a step, and measures how long a bot takes that is asked for a reaction then. Returns what
/// it did, if it was asked.
async fn reaction(table: &Table, world: &World, step: &Ask) -> Option<&'static str> {
    let (before, begun) = (last_seq(table, world).await, Instant::now());
    assert_eq!(world.ask(step.clone()).await.status, 201);
    let asked = open(table, world).await;
    if asked["seat"] != 1 || asked["kind"] != "dale_of_merchants.reacting" {
        return None;
    }
    until("the bot answers", async || open(table, world).await["id"] != asked["id"]).await;
    let took = begun.elapsed();
    assert!(took >= ANSWERS_AFTER, "the bot has answered after {took:?}");
    let events = events_after(table, world, Viewer::Spectator, before).await;
    let of_bot = |event: &&Value| event["data"]["seat"] == 1;
    events.iter().filter(of_bot).find_map(|event| match event["type"].as_str().unwrap() {
        "dale_of_merchants.passed" => Some("passed"),
        "dale_of_merchants.card_shown" => Some("shown"),
        _ => None,
    })
}

#[actix_web::test]
async fn a_bot_with_an_owl_and_one_without_answer_after_the_same_time() {
    let world = World::empty_and_acting().await;
    let table = beside_a_bot(&world).await;
    let mut compared = ComparedGame::at(world, table, 6);
    let mut met = BTreeSet::new();
    for _ in 0..MOVES_MAX {
        if met.len() == 2 {
            break;
        }
        let Some((actor, decision)) = awaited(&compared.table, &compared.world).await else {
            break;
        };
        let step = compared.next_action::<Dale>(actor, &decision);
        // What the bot holds is another hand there.
        let twin = compared.twin::<Dale>(&[Viewer::Seat(Seat(0))]).await;
        met.extend(reaction(&compared.table, &compared.world, &step).await);
        if let Some(twin) = twin {
            met.extend(reaction(&compared.table, &twin, &step).await);
        }
    }
    assert_eq!(met, ["passed", "shown"].into());
}
