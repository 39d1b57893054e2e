//! Forks: tables that begin at a position of another game.

mod stored;

use serde_json::{Value, json};

use crate::support::{
    client::Caller,
    dice::Dice,
    local::Local,
    record::{self, LOGGED, ends, logged},
    table::Table,
};

/// Later than all recorded games.
const TEN_YEARS_S: u64 = 10 * 365 * 24 * 60 * 60;

/// A finished game of Medici.
async fn finished(local: &Local, seed: u64) -> Table {
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut Dice::new(seed)).await;
    table
}

async fn record_of(caller: &Caller, game: &str) -> (record::Record, Value) {
    let answer = caller.get(&format!("/v1/games/{game}/record")).await;
    (record::read(&answer.text).unwrap(), answer.expect(200))
}

/// The seq of the last event of the commit at this percentage of the game.
pub(crate) fn at(record: &Value, hundredths: usize) -> u64 {
    let ends = ends(record);
    ends[ends.len() * hundredths / 100]
}

#[tokio::test]
async fn a_game_of_any_ruleset_that_was_imported_is_forked_and_played_to_its_end() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let ada = local.guest("Ada").await;
    let keys = local.anonymous().get("/.well-known/jwks.json").await.expect(200);
    for (ruleset, players) in LOGGED {
        let source = logged(ruleset, players);
        let imported = ada.post("/v1/records", &source).await.expect(201);
        let at = at(&source, 70);
        let seats: Vec<Value> = (0..players)
            .map(|seat| json!({ "seat": seat, "occupant": "bot", "bot": "random" }))
            .collect();
        let path = format!("/v1/games/{}/forks", imported["id"].as_str().unwrap());
        let fork = ada.post(&path, &json!({ "at": at, "seats": seats })).await.expect(201);
        assert_eq!(fork["forked_from"], json!({ "game": imported["id"], "seq": at }));
        assert_eq!(
            (&fork["status"], &fork["imported"], &fork["visibility"]),
            (&json!("open"), &json!(null), &json!("private"))
        );
        let table = Table::of(&fork, vec![ada.clone()]);
        table.start().await;
        table.finished().await;
        let (read, value) = record_of(&ada, &table.game).await;
        let verified = record::verify_signed(&read, &keys).unwrap();
        let taken = value["seeds"][1]["from_commit"].as_u64().unwrap();
        assert!(verified.recomputed, "{ruleset}");
        assert_eq!(
            verified.imported_commits, taken,
            "what stands before the fork was not played here"
        );
        assert_eq!(
            value["commits"].as_array().unwrap()[..usize::try_from(taken).unwrap()],
            source["commits"].as_array().unwrap()[..usize::try_from(taken).unwrap()]
        );
        let end = *ends(&value).last().unwrap();
        let view = ada.get(&table.path("/view")).await.expect(200);
        assert_eq!(view, record::replayed(&read, end, None));
        assert_eq!(ada.post("/v1/records/verifications", &value).await.expect(200)["valid"], true);
        ada.post("/v1/records", &value).await.expect(201);
    }
}

#[tokio::test]
async fn players_take_the_seats_of_a_fork_and_continue_with_the_hands_of_these_seats() {
    let local = Local::start();
    let source = finished(&local, 1).await;
    let (read, value) = record_of(&source.seats[0], &source.game).await;
    let at = at(&value, 40);
    let ada = local.guest("Ada").await;
    let seats = json!([{ "seat": 0, "occupant": "me", "nonce": "my own luck" }]);
    let made =
        ada.post(&source.path("/forks"), &json!({ "at": at, "seats": seats })).await.expect(201);
    assert_eq!((&made["owner"], &made["visibility"]), (&json!(ada.id), &json!("public")));
    let mut fork = Table::joined(&local.address, ada, &made, 3).await;
    fork.seats[0].get(&fork.path("/view")).await.refused("game-not-running");
    assert_eq!(fork.seats[0].get(&fork.path("/decisions")).await.expect(200)["items"], json!([]));
    let started = fork.start().await;
    for (seat, caller) in (0..).zip(&fork.seats) {
        let view = caller.get(&fork.path("/view")).await.expect(200);
        assert_eq!(view["view"], record::replayed(&read, at, Some(seat))["view"]);
        assert_eq!(view["seat"], seat);
    }
    let spectator = local.anonymous().get(&fork.path("/view")).await.expect(200);
    assert_eq!(spectator["view"], record::replayed(&read, at, None)["view"]);
    assert_eq!(
        fork.first_due().await.decision["opened_at_seq"],
        started["seq"],
        "a decision of its own"
    );
    // The events before the fork are the same, and what was hidden stays hidden until the record is
    // available.
    let anonymous = local.anonymous();
    let [forked, before] = [fork.events_for(&anonymous).await, source.events_for(&anonymous).await];
    assert_eq!(
        forked.iter().take_while(|event| event["seq"] != at + 1).collect::<Vec<_>>(),
        before.iter().take_while(|event| event["seq"] != at + 1).collect::<Vec<_>>()
    );
    anonymous.get(&fork.path("/record")).await.refused("game-not-over");
    // The players of the original game have no part in the fork.
    let before = &source.seats[1];
    assert_eq!(before.get(&fork.path("/view")).await.expect(200)["seat"], json!(null));
    let own = before.get("/v1/games?seat=me").await.expect(200);
    assert_eq!(own["items"].as_array().unwrap().len(), 1);
    fork.finish(&mut Dice::new(2)).await;
    let (read, value) = record_of(&fork.seats[0], &fork.game).await;
    assert!(record::verify(&read).unwrap().recomputed);
    assert_eq!(value["seeds"].as_array().unwrap().len(), 2);
    assert_eq!(
        value["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["player"]["id"].clone())
            .collect::<Vec<_>>(),
        fork.seats.iter().map(|seat| json!(seat.id)).collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn the_luck_of_each_fork_is_its_own() {
    let local = Local::start();
    let source = finished(&local, 3).await;
    let (_, value) = record_of(&source.seats[0], &source.game).await;
    let at = at(&value, 20);
    let mut shown = Vec::new();
    for _ in 0..2 {
        let ada = local.guest("Ada").await;
        let body = json!({ "at": at, "seats": [{ "seat": 0, "occupant": "me" }] });
        let made = ada.post(&source.path("/forks"), &body).await.expect(201);
        let mut fork = Table::joined(&local.address, ada, &made, 3).await;
        let started = fork.start().await["seq"].as_u64().unwrap();
        fork.steps(&mut Dice::new(4), 25).await;
        let events = fork.events_for(&local.anonymous()).await;
        let own = events.iter().filter(|event| event["seq"].as_u64().unwrap() > started);
        shown.push((
            made["commitment"].clone(),
            own.map(|event| event["data"].to_string()).collect::<String>(),
        ));
    }
    assert_ne!(shown[0].0, shown[1].0);
    assert_ne!(shown[0].1, shown[1].1);
}

#[tokio::test]
async fn a_fork_can_be_forked() {
    let local = Local::start();
    let source = finished(&local, 5).await;
    let (_, mut value) = record_of(&source.seats[0], &source.game).await;
    let (mut game, ada) = (source.game.clone(), local.guest("Ada").await);
    // Each fork begins after the one that it is a fork of.
    for (generation, back) in [(1, 24), (2, 12), (3, 6)] {
        let ends = ends(&value);
        let body =
            json!({ "at": ends[ends.len() - back], "seats": [{ "seat": 0, "occupant": "me" }] });
        let made = ada.post(&format!("/v1/games/{game}/forks"), &body).await.expect(201);
        let mut fork = Table::joined(&local.address, ada.clone(), &made, 3).await;
        fork.start().await;
        fork.finish(&mut Dice::new(generation)).await;
        game = fork.game.clone();
        let (read, next) = record_of(&ada, &game).await;
        assert!(record::verify(&read).unwrap().recomputed);
        assert_eq!(next["seeds"].as_array().unwrap().len() as u64, generation + 1);
        value = next;
    }
}

#[tokio::test]
async fn only_a_position_between_start_and_end_can_be_forked() {
    let local = Local::start();
    let source = finished(&local, 6).await;
    let (_, value) = record_of(&source.seats[0], &source.game).await;
    let ends = ends(&value);
    let start = value["commits"]
        .as_array()
        .unwrap()
        .iter()
        .position(|commit| commit["events"][0]["type"] == "table.started");
    let (min, max) = (ends[start.unwrap() - 1] + 1, ends[ends.len() - 2]);
    let fork =
        async |at: u64| source.seats[0].post(&source.path("/forks"), &json!({ "at": at })).await;
    for at in [1, min - 1, max + 1, *ends.last().unwrap(), 1_000_000] {
        let refused = fork(at).await.refused("at-out-of-range");
        assert_eq!(refused["errors"][0]["pointer"], "/at");
        assert_eq!(
            (&refused["errors"][0]["min"], &refused["errors"][0]["max"]),
            (&json!(min), &json!(max)),
            "{at}"
        );
    }
    fork(min).await.expect(201);
    let last = fork(max).await.expect(201);
    assert_eq!(last["forked_from"]["seq"], max);
}

/// The refusal to fork a game in progress does not depend on the requested position, so that it
/// reveals nothing.
#[tokio::test]
async fn a_game_in_progress_is_not_forked() {
    let local = Local::start();
    let running = Table::started(&local.address, 3).await;
    for at in [1, running.seq().await, 1_000_000] {
        running.seats[0]
            .post(&running.path("/forks"), &json!({ "at": at }))
            .await
            .refused("game-not-over");
    }
    let open = Table::seated(&local.address, 3).await;
    open.seats[0].post(&open.path("/forks"), &json!({ "at": 1 })).await.refused("game-not-over");
    let private = Table::made(
        &local.address,
        3,
        &json!({ "ruleset": "medici", "seats": 3, "visibility": "private" }),
    )
    .await;
    local
        .guest("Stranger")
        .await
        .post(&private.path("/forks"), &json!({ "at": 1 }))
        .await
        .refused("game-unknown");
}

#[tokio::test]
async fn a_fork_of_a_private_game_is_private() {
    let local = Local::start();
    let mut table = Table::made(
        &local.address,
        3,
        &json!({ "ruleset": "medici", "seats": 3, "visibility": "private" }),
    )
    .await;
    table.start().await;
    table.finish(&mut Dice::new(7)).await;
    let (_, value) = record_of(&table.seats[0], &table.game).await;
    let at = at(&value, 50);
    let stranger = local.guest("Stranger").await;
    stranger.post(&table.path("/forks"), &json!({ "at": at })).await.refused("game-unknown");
    let invite = table.game().await["invite"].clone();
    let fork = stranger
        .post(&table.path("/forks"), &json!({ "at": at, "invite": invite }))
        .await
        .expect(201);
    assert_eq!(fork["visibility"], "private");
    assert_ne!(fork["invite"], invite, "a door of its own");
    local
        .anonymous()
        .get(&format!("/v1/games/{}", fork["id"].as_str().unwrap()))
        .await
        .refused("game-unknown");
    let public = json!({ "at": at, "visibility": "public" });
    let refused =
        table.seats[0].post(&table.path("/forks"), &public).await.refused("malformed-body");
    assert_eq!(refused["errors"][0]["pointer"], "/visibility");
}

#[tokio::test]
async fn a_sandbox_is_forked_at_any_time_into_a_sandbox() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": "07".repeat(32) } });
    let mut table = Table::made(&local.address, 3, &body).await;
    let ada = table.seats[0].clone();
    ada.post(&table.path("/forks"), &json!({ "at": 1 })).await.refused("game-not-running");
    table.start().await;
    table.steps(&mut Dice::new(8), 9).await;
    let (at, invite) = (table.seq().await, table.game().await["invite"].clone());
    let guest = local.guest("Guest").await;
    guest
        .post(&table.path("/forks"), &json!({ "at": at, "invite": invite }))
        .await
        .refused("game-not-over");
    let fresh = ada.post(&table.path("/forks"), &json!({ "at": at })).await.expect(201);
    assert!(fresh["sandbox"]["seed"].is_string());
    let seats = json!([{ "seat": 0, "occupant": "me" }]);
    let known = json!({ "at": at, "seats": seats, "sandbox": { "seed": "08".repeat(32) } });
    let mut stories = Vec::new();
    for _ in 0..2 {
        let made = ada.post(&table.path("/forks"), &known).await.expect(201);
        assert_eq!(
            (&made["sandbox"]["seed"], &made["visibility"]),
            (&json!("08".repeat(32)), &json!("private"))
        );
        let mut fork = Table::joined(&local.address, ada.clone(), &made, 3).await;
        let started = fork.start().await["seq"].as_u64().unwrap();
        fork.steps(&mut Dice::new(9), 9).await;
        let events = fork.events_for(&ada).await;
        let own = events.iter().filter(|event| event["seq"].as_u64().unwrap() > started);
        stories.push(own.map(|event| event["data"].to_string()).collect::<String>());
        assert!(record::verify(&record_of(&ada, &fork.game).await.0).unwrap().sandbox);
    }
    assert!(!stories[0].is_empty());
    assert_eq!(stories[0], stories[1], "the same seed and the same commands");
    for (field, value) in [("visibility", json!("public")), ("turn_limit_s", json!(60))] {
        let mut body = known.clone();
        body[field] = value;
        let refused = ada.post(&table.path("/forks"), &body).await.refused("malformed-body");
        assert_eq!(refused["errors"][0]["pointer"], format!("/{field}"));
    }
}

#[tokio::test]
async fn a_fork_within_the_imported_part_names_nobody_by_id_and_is_verified_after_a_restart() {
    let local = Local::start();
    let source = finished(&local, 1).await;
    let (_, value) = record_of(&source.seats[0], &source.game).await;
    let ada = local.guest("Ada").await;
    let imported = ada.post("/v1/records?visibility=public", &value).await.expect(201);
    let path = format!("/v1/games/{}/forks", imported["id"].as_str().unwrap());
    let body = json!({ "at": at(&value, 50), "seats": [{ "seat": 0, "occupant": "me" }] });
    let made = ada.post(&path, &body).await.expect(201);
    assert_eq!((&made["owner"], &made["imported"]), (&json!(ada.id), &json!(null)));
    let listed = ada.get("/v1/games?seat=me").await.expect(200);
    assert_eq!(listed["items"][0], made);
    let mut fork = Table::joined(&local.address, ada.clone(), &made, 3).await;
    let text = local.anonymous().get(&fork.path("/events")).await.text;
    for seat in &source.seats {
        assert!(!text.contains(&seat.id), "{text}");
    }
    let local = local.restarted();
    fork.start().await;
    fork.finish(&mut Dice::new(4)).await;
    let (read, forked) = record_of(&ada, &fork.game).await;
    let verified = record::verify(&read).unwrap();
    assert_eq!(Some(verified.imported_commits), forked["seeds"][1]["from_commit"].as_u64());
    drop(local);
}

#[tokio::test]
async fn seats_of_a_fork_are_given_once_and_in_their_place() {
    let local = Local::start();
    let source = finished(&local, 10).await;
    let (_, value) = record_of(&source.seats[0], &source.game).await;
    let at = at(&value, 50);
    let me = |seat: u8| json!({ "seat": seat, "occupant": "me" });
    for (seats, pointer) in [
        (json!([me(5)]), "/seats/0/seat"),
        (json!([me(0), { "seat": 0, "occupant": "bot", "bot": "greedy" }]), "/seats/1/seat"),
        (json!([me(0), me(1)]), "/seats/1/occupant"),
        (json!([{ "seat": 0, "occupant": "me", "bot": "greedy" }]), "/seats/0/bot"),
        (
            json!([{ "seat": 0, "occupant": "bot", "bot": "greedy", "nonce": "x" }]),
            "/seats/0/nonce",
        ),
    ] {
        let refused = source.seats[0]
            .post(&source.path("/forks"), &json!({ "at": at, "seats": seats }))
            .await;
        assert_eq!(refused.refused("malformed-body")["errors"][0]["pointer"], pointer);
    }
}
