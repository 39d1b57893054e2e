//! Secret choices: until they are revealed, all others get the same bytes after each choice.

use actix_web::http::Method;
use kontor_rules::{Chance, SeededChance};
use serde_json::{Value, json};

use super::{
    Table, assert_alike, get,
    worlds::{Ask, Seen, World},
};

const CHOOSING: &str = "basari.choosing_card";
const CARDS: [&str; 3] = ["roll", "points", "gems"];

/// Everything is compared in the first of so many rounds that are compared, and what is new in the
/// others.
const FETCH_ALL_EVERY: u32 = 5;

fn card(name: &str) -> Value {
    json!({"type": "basari.choose_card", "card": name})
}

/// The open decisions as a seat sees them.
async fn decisions(world: &World, table: &Table, seat: usize) -> Vec<Value> {
    let path = format!("/v1/games/{}/decisions", table.game);
    world.ask(get(&path, Some(&table.players[seat]))).await.json()["items"]
        .as_array()
        .unwrap()
        .clone()
}

async fn own_decision(world: &World, table: &Table, seat: usize) -> Value {
    decisions(world, table, seat)
        .await
        .into_iter()
        .find(|due| due["seat"] == json!(seat))
        .expect("the seat is asked")
}

/// Compares the worlds as every viewer except those who know that something differs.
async fn compare(table: &Table, world: &World, twin: &World, knowing: &[usize], everything: bool) {
    for viewer in table.viewers() {
        if knowing.iter().any(|seat| viewer == Some(&table.players[*seat])) {
            continue;
        }
        match everything {
            true => assert_alike(
                &table.fetch_all(world, viewer).await,
                &table.fetch_all(twin, viewer).await,
            ),
            false => assert_alike(
                &table.fetch_news(world, viewer).await,
                &table.fetch_news(twin, viewer).await,
            ),
        }
    }
}

/// The previews that a seat gets before it chooses.
async fn asked_beforehand(world: &World, table: &Table, seat: usize) -> Vec<Seen> {
    let decision = own_decision(world, table, seat).await;
    let mut seen = Vec::new();
    for action in [card("roll"), card("gems"), card("nothing"), json!({"type": "basari.accept"})] {
        let body = json!({"decision": decision["id"], "action": action}).to_string();
        let path = format!("/v1/games/{}/previews", table.game);
        seen.push(
            world
                .ask(Ask {
                    method: Method::POST,
                    body: Some(body),
                    ..get(&path, Some(&table.players[seat]))
                })
                .await,
        );
    }
    assert_eq!((seen[0].status, seen[0].json()["legal"] == true), (200, true), "{}", seen[0].body);
    seen
}

/// All seats choose one after the other, in both worlds. Every second one chooses another card in
/// the other world.
async fn choose_beside_a_twin(world: &World, table: &Table, chance: &mut SeededChance, look: u32) {
    let twin = world.copy(&table.game).await;
    let seats = table.players.len();
    let first = chance.below(seats as u32) as usize;
    let mut knowing = Vec::new();
    for (turn, seat) in (0..seats).map(|turn| (turn + first) % seats).enumerate() {
        let last = turn + 1 == seats;
        let chosen = chance.below(3) as usize;
        let differs = turn % 2 == 0 && !last;
        let elsewhere = if differs { (chosen + 1 + chance.below(2) as usize) % 3 } else { chosen };
        assert_alike(
            &asked_beforehand(world, table, seat).await,
            &asked_beforehand(&twin, table, seat).await,
        );
        let decision = own_decision(world, table, seat).await;
        let step =
            |name: &str| table.action(seat, &format!("look-{look}"), &decision["id"], &card(name));
        let here = world.ask(step(CARDS[chosen])).await;
        assert_eq!(here.status, 201, "{}", here.body);
        if last {
            // The last choice reveals the cards: from now on the worlds may differ.
            return;
        }
        let there = twin.ask(step(CARDS[elsewhere])).await;
        match differs {
            true => {
                assert_ne!(here.body, there.body, "the chooser sees the own card");
                assert_eq!((here.status, &here.headers), (there.status, &there.headers));
                knowing.push(seat);
            }
            // The responses to the same choice must be the same, too.
            false => assert_alike(&[here], &[there]),
        }
        compare(table, world, &twin, &knowing, look.is_multiple_of(FETCH_ALL_EVERY)).await;
    }
}

/// Answers a decision that is not secret at random. Returns `false` if no player is asked.
async fn answer_openly(world: &World, table: &Table, chance: &mut SeededChance, key: &str) -> bool {
    let asked = decisions(world, table, 0).await;
    let Some(first) = asked.first() else { return false };
    let seat = first["seat"].as_u64().unwrap() as usize;
    let decision = own_decision(world, table, seat).await;
    let actions = decision["actions"].as_array().unwrap();
    // A seat that can accept does so half of the time, so that trades end.
    let accept = actions
        .iter()
        .find(|action| action["type"] == "basari.accept")
        .filter(|_| chance.below(2) == 0);
    let action = accept.unwrap_or(&actions[chance.below(actions.len() as u32) as usize]);
    assert_eq!(world.ask(table.action(seat, key, &decision["id"], action)).await.status, 201);
    true
}

async fn play_basari(seats: usize, seed: u64, every: u32) {
    let mut chance = SeededChance::new([4; 32], seed);
    let world = World::empty().await;
    let table = Table::open(&world, &json!({ "ruleset": "basari", "seats": seats })).await;
    table.start(&world).await;
    let (mut rounds, mut looks) = (0, 0);
    for turn in 0.. {
        let asked = decisions(&world, &table, 0).await;
        let choosing = !asked.is_empty() && asked.iter().all(|due| due["kind"] == CHOOSING);
        if choosing && asked.len() == seats {
            rounds += 1;
            if rounds % every == 0 {
                choose_beside_a_twin(&world, &table, &mut chance, looks).await;
                looks += 1;
                continue;
            }
        }
        if !answer_openly(&world, &table, &mut chance, &format!("turn-{turn}")).await {
            break;
        }
    }
    assert!(looks >= 5, "choices were made beside a twin in {looks} of {rounds} rounds");
}

#[actix_web::test]
async fn nobody_learns_a_card_of_three_before_all_have_chosen() {
    play_basari(3, 1, 1).await;
}

#[actix_web::test]
async fn nobody_learns_a_card_of_four_before_all_have_chosen() {
    play_basari(4, 2, 2).await;
}
