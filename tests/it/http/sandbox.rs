//! Sandboxes: private tables with a known seed, for authors of clients.

use kontor_testing::waits::Looks;
use serde_json::{Value, json};

use crate::support::{dice::Dice, local::Local, record, table::Table};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

async fn sandbox(local: &Local, people: usize, seed: &str) -> Table {
    let body = json!({ "ruleset": "basari", "seats": 4, "sandbox": { "seed": seed }, "stand_in": "random" });
    Table::made(&local.address, people, &body).await
}

/// The value without ids, times and chain heads.
fn anonymous(value: &Value) -> Value {
    match value {
        Value::Object(fields) => fields
            .iter()
            .filter(|(name, _)| !["game", "at", "chain_head"].contains(&name.as_str()))
            .map(|(name, value)| (name.clone(), anonymous(value)))
            .collect(),
        Value::Array(items) => items.iter().map(anonymous).collect(),
        other => other.clone(),
    }
}

/// Plays seat 0 among three bots. Returns every response that the player gets, as text.
async fn transcript(local: &Local, seed: &str, choices: u64, detour: bool) -> Vec<String> {
    let table = sandbox(local, 1, seed).await;
    if detour {
        // What happens before the start must not matter.
        table.seat_bot(1, "random").await.expect(200);
        table.seats[0].delete(&table.path("/seats/1")).await.expect(200);
    }
    for (seat, bot) in [(1, "random"), (2, "greedy"), (3, "search")] {
        table.seat_bot(seat, bot).await.expect(200);
    }
    table.start().await;
    let (ada, mut dice, mut seen) = (&table.seats[0], Dice::new(choices), Vec::new());
    for turn in 0.. {
        let own = own_decision(&table).await;
        let Some(decision) = own else { break };
        let action = dice.pick(decision["actions"].as_array().unwrap());
        let played = ada
            .action(&table.game, &format!("turn-{turn}"), &decision["id"], action)
            .send()
            .await
            .expect(201);
        seen.push(format!("{} {}", decision["id"], anonymous(&played)));
    }
    let view = ada.get(&table.path("/view")).await.expect(200);
    let events = table.events_for(ada).await;
    let start = events.iter().position(|event| event["type"] == "table.started").unwrap();
    seen.extend(
        [anonymous(&view), anonymous(&json!(events[start..]))].map(|part| part.to_string()),
    );
    seen
}

/// Types, seats and data of events. Their numbers depend on the events before the start.
fn story(events: &str) -> Vec<Value> {
    let events: Vec<Value> = serde_json::from_str(events).unwrap();
    events.iter().map(|event| json!([event["type"], event["seat"], event["data"]])).collect()
}

/// The player's open decision; waits for bots. `None`: the game is over.
async fn own_decision(table: &Table) -> Option<Value> {
    let looks = Looks::at("the bots move");
    loop {
        let asked = table.seats[0].get(&table.path("/decisions")).await.expect(200);
        let items = asked["items"].as_array().unwrap();
        match items.iter().find(|due| due["seat"] == 0) {
            Some(own) => return Some(own.clone()),
            None if items.is_empty() => return None,
            None => looks.next().await,
        }
    }
}

#[tokio::test]
async fn the_same_seed_and_commands_give_the_same_game_bots_included() {
    let local = Local::start();
    let first = transcript(&local, SEED, 3, false).await;
    assert_eq!(transcript(&local, SEED, 3, false).await, first);
    let after_a_detour = transcript(&local, SEED, 3, true).await;
    assert_eq!(story(after_a_detour.last().unwrap()), story(first.last().unwrap()));
    let other = SEED.replace("00", "01");
    assert_ne!(transcript(&local, &other, 3, false).await.last(), first.last());
}

#[tokio::test]
async fn a_sandbox_is_private_and_shows_its_seed_to_its_players() {
    let local = Local::start();
    let table = sandbox(&local, 2, SEED).await;
    let game = table.game().await;
    assert_eq!(
        (&game["visibility"], &game["sandbox"]),
        (&json!("private"), &json!({ "seed": SEED }))
    );
    assert_eq!(table.seats[1].get(&table.path("")).await.expect(200)["sandbox"]["seed"], SEED);
    let stranger = local.guest("Stranger").await;
    stranger.get(&table.path("")).await.refused("game-unknown");
    let invited = stranger
        .get(&table.path(&format!("?invite={}", game["invite"].as_str().unwrap())))
        .await
        .expect(200);
    assert_eq!(
        invited["sandbox"],
        json!({ "seed": null }),
        "an invited one sees what it is, and no more"
    );
    let created = table.events_for(&table.seats[1]).await.swap_remove(0);
    assert_eq!(created["data"]["sandbox"], true);
    assert!(!created.to_string().contains(SEED), "everybody receives the same events");
    let earnest = Table::seated(&local.address, 3).await;
    assert_eq!(earnest.game().await["sandbox"], Value::Null);
}

#[tokio::test]
async fn the_players_of_a_sandbox_get_its_record_at_any_time() {
    let local = Local::start();
    let mut table = sandbox(&local, 4, SEED).await;
    table.start().await;
    table.steps(&mut Dice::new(1), 5).await;
    let answer = table.seats[3].get(&table.path("/record")).await;
    let record = record::read(&answer.text).unwrap();
    assert_eq!((record.outcome.is_none(), record.seeds[0].seed.as_str()), (true, SEED));
    assert!(record::verify(&record).unwrap().recomputed, "it verifies as far as it goes");
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    local
        .guest("Guest")
        .await
        .get(&table.path(&format!("/record?invite={invite}")))
        .await
        .refused("game-not-over");
    table.finish(&mut Dice::new(2)).await;
    let record = record::read(&table.seats[3].get(&table.path("/record")).await.text).unwrap();
    assert!(record.outcome.is_some() && record::verify(&record).unwrap().recomputed);
}

#[tokio::test]
async fn options_that_contradict_a_sandbox_are_refused() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let sandbox = json!({ "seed": SEED });
    for (more, pointer) in [
        (json!({ "sandbox": sandbox, "visibility": "public" }), "/visibility"),
        (json!({ "sandbox": sandbox, "nonce": "luck" }), "/nonce"),
        (json!({ "sandbox": { "seed": "00" } }), "/sandbox/seed"),
        (json!({ "sandbox": { "seed": SEED.to_uppercase() } }), "/sandbox/seed"),
        (json!({ "sandbox": {} }), "/sandbox/seed"),
        (json!({ "sandbox": sandbox, "turn_limit_s": 60 }), "/turn_limit_s"),
    ] {
        let mut body = json!({ "ruleset": "medici", "seats": 3 });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let problem = ada
            .request(reqwest::Method::POST, "/v1/games")
            .json(&body)
            .bad()
            .send()
            .await
            .refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    let table = self::sandbox(&local, 1, SEED).await;
    let invite = table.game().await["invite"].clone();
    let sit = json!({ "occupant": "me", "invite": invite, "nonce": "luck" });
    let problem = ada.put(&table.path("/seats/1"), &sit).await.refused("malformed-body");
    assert_eq!(problem["errors"][0]["pointer"], "/nonce");
}
