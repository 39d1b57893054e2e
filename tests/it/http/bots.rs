//! Bots: the owner seats them, the game marks them as bots, and they play by themselves.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::catalogue::limit;
use crate::support::{
    client::Caller, contract::values_of, dice::Dice, generic::Ruleset, local::Local, record,
    server::Server, table::Table,
};

/// A table of four made by a guest who takes seat 0 or not.
async fn table(local: &Local, sit: bool) -> Table {
    Table::made(&local.address, 1, &json!({ "ruleset": "medici", "seats": 4, "sit": sit })).await
}

#[tokio::test]
async fn a_bot_is_seated_by_the_owner_and_marked_as_one() {
    let local = Local::start();
    let table = table(&local, true).await;
    let game = table.seat_bot(2, "random").await.expect(200);
    assert_eq!(
        game["seats"][2],
        json!({ "seat": 2, "player": null, "bot": "random", "resigned": null, "place": null, "may_return": false, "clock": null, "pause_wanted": false, "abort_wanted": false })
    );
    assert_eq!(game["seats"][0]["bot"], Value::Null);
    let last = table.events_for(&local.anonymous()).await.pop().unwrap();
    assert_eq!(
        (&last["type"], &last["data"]),
        (&json!("table.bot_seated"), &json!({ "seat": 2, "bot": "random" }))
    );
    let listed = local.anonymous().get("/v1/games").await.expect(200);
    assert_eq!(listed["items"][0]["seats"], game["seats"]);
}

#[tokio::test]
async fn a_bot_leaves_when_the_owner_says_so() {
    let local = Local::start();
    let (table, stranger) = (table(&local, true).await, local.guest("Stranger").await);
    table.seat_bot(2, "random").await.expect(200);
    stranger.delete(&table.path("/seats/2")).await.refused("not-your-seat");
    let game = table.seats[0].delete(&table.path("/seats/2")).await.expect(200);
    assert_eq!(
        game["seats"][2],
        json!({ "seat": 2, "player": null, "bot": null, "resigned": null, "place": null, "may_return": false, "clock": null, "pause_wanted": false, "abort_wanted": false })
    );
    assert_eq!(table.events_for(&stranger).await.pop().unwrap()["type"], "table.bot_left");
    stranger.put(&table.path("/seats/2"), &json!({ "occupant": "me" })).await.expect(200);
}

#[tokio::test]
async fn a_seat_is_given_to_a_bot_once_and_before_the_start_and_by_the_owner() {
    let local = Local::start();
    let (table, stranger) = (table(&local, true).await, local.guest("Stranger").await);
    let bot = json!({ "occupant": "bot", "bot": "random" });
    stranger.put(&table.path("/seats/1"), &bot).await.refused("not-your-table");
    table.seat_bot(0, "random").await.refused("seat-taken");
    for seat in 1..4 {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.seat_bot(1, "random").await.refused("seat-taken");
    stranger.put(&table.path("/seats/1"), &json!({ "occupant": "me" })).await.refused("seat-taken");
    table.start().await;
    table.seat_bot(1, "random").await.refused("game-started");
}

#[tokio::test]
async fn a_malformed_request_for_a_bot_is_refused_with_the_field() {
    let local = Local::start();
    let table = table(&local, true).await;
    for (body, pointer) in [
        (json!({ "occupant": "me", "bot": "random" }), "/bot"),
        (json!({ "occupant": "bot", "bot": "random", "nonce": "n" }), "/nonce"),
        (json!({ "occupant": "bot", "bot": "deep_thought" }), "/bot"),
    ] {
        let request = table.seats[0].request(reqwest::Method::PUT, &table.path("/seats/1"));
        let problem = request.json(&body).bad().send().await.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    assert_eq!(table.game().await["commit"], 0);
}

#[tokio::test]
async fn a_bot_that_is_not_named_is_greedy() {
    let local = Local::start();
    let table = table(&local, true).await;
    for (seat, body) in
        [(1, json!({ "occupant": "bot" })), (2, json!({ "occupant": "bot", "bot": null }))]
    {
        let path = table.path(&format!("/seats/{seat}"));
        let seated = table.seats[0].put(&path, &body).await.expect(200);
        assert_eq!(seated["seats"][seat]["bot"], "greedy");
    }
}

#[tokio::test]
async fn a_repeated_seating_of_a_bot_is_answered_as_before() {
    let local = Local::start();
    let table = table(&local, true).await;
    let seat = || {
        let request = table.seats[0].request(reqwest::Method::PUT, &table.path("/seats/1"));
        request
            .header("idempotency-key", "bot")
            .json(&json!({ "occupant": "bot", "bot": "random" }))
            .send()
    };
    let first = seat().await;
    let again = seat().await;
    assert!(again.is_replayed());
    assert_eq!(first.expect(200), again.expect(200));
}

/// Seats a bot wherever no player sits, and starts.
async fn fill_and_start(table: &Table, bot: &str) {
    let game = table.game().await;
    for seat in game["seats"].as_array().unwrap().iter().filter(|seat| seat["player"].is_null()) {
        table
            .seat_bot(usize::try_from(seat["seat"].as_u64().unwrap()).unwrap(), bot)
            .await
            .expect(200);
    }
    table.start().await;
}

/// Seats at the tables of the next test.
const SEATS: usize = 3;

#[tokio::test]
async fn every_bot_acts_in_every_game() {
    let (local, bots) = (Local::start(), values_of("Bot"));
    for ruleset in Ruleset::all(&local.anonymous()).await {
        for group in bots.chunks(SEATS) {
            let body = json!({ "ruleset": ruleset.id, "seats": SEATS, "sit": false });
            let table = Table::made(&local.address, 1, &body).await;
            for (seat, bot) in group.iter().cycle().take(SEATS).enumerate() {
                let seated = table.seat_bot(seat, bot).await.expect(200);
                assert_eq!(seated["seats"][seat]["bot"], **bot);
            }
            table.start().await;
            until("every bot has acted", async || {
                acting_seats(&table.events_for(&local.anonymous()).await).len() == SEATS
            })
            .await;
        }
    }
}

/// How long after it was asked a bot answers at the earliest.
const ANSWERS_AFTER: Duration = Duration::from_millis(20);

/// The decisions of bots that are open, by id.
async fn asked_bots(table: &Table) -> BTreeSet<String> {
    let open = table.seats[0].get(&table.path("/decisions")).await.expect(200);
    let of_bots = open["items"].as_array().unwrap().iter().filter(|due| due["seat"] != 0);
    of_bots.map(|due| due["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn beside_a_player_a_bot_answers_a_fixed_time_after_it_was_asked() {
    let (local, mut dice) = (Local::start(), Dice::new(1));
    for ruleset in Ruleset::all(&local.anonymous()).await {
        let body = json!({ "ruleset": ruleset.id, "seats": 3 });
        let mut table = Table::made(&local.address, 1, &body).await;
        table.seat_bot(1, "random").await.expect(200);
        table.seat_bot(2, "greedy").await.expect(200);
        let mut begun = Instant::now();
        table.start().await;
        // Where the player begins, the bots are asked after the first action.
        while asked_bots(&table).await.is_empty() {
            begun = Instant::now();
            table.steps(&mut dice, 1).await;
        }
        let asked = asked_bots(&table).await;
        until("a bot answers", async || !asked.is_subset(&asked_bots(&table).await)).await;
        assert!(begun.elapsed() >= ANSWERS_AFTER, "{}: {:?}", ruleset.id, begun.elapsed());
    }
}

/// The seats that acted in the game itself.
fn acting_seats(events: &[Value]) -> BTreeSet<u64> {
    let of_the_game = |event: &&Value| !event["type"].as_str().unwrap().starts_with("table.");
    events.iter().filter(of_the_game).filter_map(|event| event["seat"].as_u64()).collect()
}

#[tokio::test]
async fn bots_alone_play_a_game_to_its_end_and_its_record_verifies() {
    let local = Local::start();
    let table = table(&local, false).await;
    fill_and_start(&table, "random").await;
    table.finished().await;
    let text = local.anonymous().get(&table.path("/record")).await.text;
    let record = record::read(&text).unwrap();
    assert!(record::verify(&record).unwrap().recomputed);
    let players = serde_json::to_value(&record.players).unwrap();
    assert_eq!(players[3], json!({ "seat": 3, "player": null, "bot": "random" }));
}

/// Plays seat 0 to the end at a table with bots.
async fn play_among_bots(table: &Table, caller: &Caller, dice: &mut Dice) {
    for turn in 0.. {
        let page = caller.get("/v1/me/decisions").await;
        let tag = page.header("etag").to_owned();
        let Some(due) = page.body["items"].as_array().unwrap().first().cloned() else {
            if table.game().await["status"] == "finished" {
                return;
            }
            let next = caller
                .request(reqwest::Method::GET, "/v1/me/decisions?wait=1")
                .header("if-none-match", &tag);
            next.send().await;
            continue;
        };
        let decision = &due["decision"];
        assert_eq!(decision["seat"], 0);
        let action = dice.pick(decision["actions"].as_array().unwrap());
        caller
            .action(&table.game, &format!("turn-{turn}"), &decision["id"], action)
            .send()
            .await
            .expect(201);
    }
}

#[tokio::test]
async fn a_player_plays_among_bots_and_only_own_decisions_wait() {
    let local = Local::start();
    let table = table(&local, true).await;
    fill_and_start(&table, "random").await;
    play_among_bots(&table, &table.seats[0], &mut Dice::new(5)).await;
    let events = table.events_for(&local.anonymous()).await;
    assert_eq!(acting_seats(&events), [0, 1, 2, 3].into());
}

#[tokio::test]
async fn bots_go_on_after_a_kill() {
    let mut server = Server::start();
    let mut tables = Vec::new();
    for _ in 0..8 {
        let table = Table::made(
            &server.address,
            1,
            &json!({ "ruleset": "medici", "seats": 3, "sit": false }),
        )
        .await;
        fill_and_start(&table, "random").await;
        tables.push(table);
    }
    let running = server.anonymous().get("/v1/games?status=running").await.expect(200);
    assert_ne!(running["items"], json!([]), "the kill comes amid games");
    server.restart();
    for table in &tables {
        table.finished().await;
        let record = record::read(&table.seats[0].get(&table.path("/record")).await.text).unwrap();
        assert!(record::verify(&record).unwrap().recomputed);
    }
}

/// The games wait for their only player.
#[tokio::test]
async fn so_many_games_with_bots_of_an_owner_are_under_way() {
    let local = Local::start();
    let owner = local.guest("Owner").await;
    let start = async || {
        let body = json!({ "ruleset": "basari", "seats": 3 });
        let made = owner.post("/v1/games", &body).await.expect(201);
        let path = |rest: &str| format!("/v1/games/{}{rest}", made["id"].as_str().unwrap());
        for seat in 1..3 {
            let bot = json!({ "occupant": "bot", "bot": "random" });
            owner.put(&path(&format!("/seats/{seat}")), &bot).await.expect(200);
        }
        owner.call(&path("/start")).await
    };
    for _ in 0..limit(&owner, "bot_games_max").await {
        start().await.expect(200);
    }
    start().await.refused("bot-games-spent");
}
