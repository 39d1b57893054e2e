//! Leaving a running game: by resigning, or because the time runs out. A bot plays on.

use std::sync::atomic::Ordering;

use kontor_testing::waits::{Looks, until};
use serde_json::{Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::support::{client::Caller, dice::Dice, local::Local, record, table::Table};

async fn timed(local: &Local, limit_s: u64) -> Table {
    let body =
        json!({ "ruleset": "medici", "seats": 3, "turn_limit_s": limit_s, "stand_in": "random" });
    let table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    table
}

#[tokio::test]
async fn after_a_resignation_a_bot_plays_and_the_player_watches() {
    let local = Local::start();
    let body =
        json!({ "ruleset": "medici", "seats": 3, "visibility": "private", "stand_in": "random" });
    let mut table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    let leaver = table.seats[1].clone();
    let game = leaver.call(&table.path("/resignations")).await.expect(201);
    let left = json!({ "id": leaver.id, "name": "Seat 1", "kind": "guest" });
    assert_eq!(
        game["seats"][1],
        json!({
            "seat": 1, "player": null, "bot": "random", "resigned": left, "place": null, "may_return": false, "clock": null,
            "pause_wanted": false,
            "abort_wanted": false,
        })
    );
    let own = leaver.get("/v1/games?seat=me").await.expect(200);
    assert_eq!(own["items"][0]["id"], table.game.as_str(), "who left finds the game again");
    assert_eq!(
        leaver.get(&table.path("/view")).await.expect(200)["seat"],
        Value::Null,
        "still no stranger to the private table"
    );
    let events = table.events_for(&leaver).await;
    let resigned = events.iter().find(|event| event["type"] == "table.resigned").unwrap();
    let expected = json!({ "seat": 1, "player": { "id": leaver.id, "name": "Seat 1", "kind": "guest" }, "stand_in": "random", "reason": "asked" });
    assert_eq!((&resigned["seat"], &resigned["data"]), (&json!(1), &expected));
    let late =
        leaver.action(&table.game, "late", &json!("d_1_1"), &json!({ "type": "medici.pass" }));
    late.send().await.refused("not-your-seat");
    let again = leaver.call(&table.path("/resignations")).await.expect(201);
    assert_eq!(again["seats"], game["seats"], "who has left stays away");

    // The other players go on, and the bot moves by itself.
    let mut dice = Dice::new(2);
    let mut looks = Looks::at("the bot moves");
    while table.game().await["status"] == "running" {
        let own = table.seats[0].get(&table.path("/decisions")).await.expect(200);
        match own["items"].as_array().unwrap().iter().find(|due| due["seat"] != 1) {
            Some(_) => {
                step_of_people(&mut table, &mut dice).await;
                looks = Looks::at("the bot moves");
            }
            None => looks.next().await,
        }
    }
    let record = record::read(&leaver.get(&table.path("/record")).await.text).unwrap();
    assert!(record::verify(&record).unwrap().recomputed);
    let sat = serde_json::to_value(&record.players[1]).unwrap();
    assert_eq!(
        sat,
        json!({ "seat": 1, "player": { "id": leaver.id, "name": "Seat 1", "kind": "guest" }, "bot": "random" })
    );
}

/// Plays a random move of a seat that a player still holds; `None` if only bots are due.
pub(super) async fn step_of_people(table: &mut Table, dice: &mut Dice) -> Option<()> {
    let asked = table.seats[0].get(&table.path("/decisions")).await.expect(200);
    let due = asked["items"].as_array().unwrap().iter().find(|due| due["seat"] != 1)?;
    let caller = table.seats[usize::try_from(due["seat"].as_u64().unwrap()).unwrap()].clone();
    let own = caller.get(&table.path("/decisions")).await.expect(200);
    let own = own["items"].as_array().unwrap().iter().find(|own| own["id"] == due["id"])?.clone();
    let action = dice.pick(own["actions"].as_array().unwrap()).clone();
    let key = table.fresh_key();
    caller.action(&table.game, &key, &own["id"], &action).send().await.expect(201);
    Some(())
}

/// Entries leave out what their base contains. The summary must be the same nevertheless.
#[tokio::test]
async fn the_summary_of_every_entry_is_that_of_its_snapshot() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let mut dice = Dice::new(5);
    for _ in 0..12 {
        table.step(&mut dice).await.unwrap();
    }
    table.seats[1].call(&table.path("/resignations")).await.expect(201);
    for player in [0, 2] {
        table.seats[player].call(&table.path("/resignations")).await.expect(201);
    }
    table.finished().await;

    let bases = local.bases_of(&table.game).await;
    assert!(
        bases.len() >= 2,
        "one from the start on, one from when the last player had left: {bases:?}"
    );
}

#[tokio::test]
async fn a_game_that_everybody_left_is_played_to_its_end() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    for player in &table.seats {
        player.call(&table.path("/resignations")).await.expect(201);
    }
    assert_eq!(table.finished().await["outcome"]["places"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_stream_ends_when_its_viewer_gives_the_seat_up() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let last = table.seq().await;
    let mut stream = table.seats[1].listen(&table.game, last).await;
    table.seats[1].call(&table.path("/resignations")).await.expect(201);
    assert_eq!(stream.rest().await.1.as_deref(), Some("seat-changed"));
}

#[tokio::test]
async fn a_repeated_resignation_is_answered_as_before() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let resign = || {
        let request = table.seats[2].request(reqwest::Method::POST, &table.path("/resignations"));
        request.header("idempotency-key", "enough").send()
    };
    let first = resign().await;
    let again = resign().await;
    assert!(again.is_replayed());
    assert_eq!(first.expect(201), again.expect(200));
}

#[tokio::test]
async fn only_players_of_a_running_game_can_resign() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    table.seats[1].call(&table.path("/resignations")).await.refused("game-not-running");
    local.guest("Stranger").await.call(&table.path("/resignations")).await.refused("not-your-seat");
    let mut over = Table::started(&local.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    over.seats[1].call(&over.path("/resignations")).await.refused("game-over");
}

#[tokio::test]
async fn a_decision_has_its_deadline() {
    let local = Local::start();
    let table = timed(&local, 60).await;
    let due = table.first_due().await;
    let game = table.game().await;
    assert_eq!((&game["turn_limit_s"], &game["stand_in"]), (&json!(60), &json!("random")));
    let opened = time_of(&game["started_at"]);
    assert_eq!(time_of(&due.decision["deadline"]), opened + 60_000);
    let others = local.anonymous().get(&table.path("/decisions")).await.expect(200);
    assert_eq!(others["items"][0]["deadline"], due.decision["deadline"], "everybody sees it");
    let unlimited = Table::started(&local.address, 3).await;
    assert_eq!(unlimited.first_due().await.decision["deadline"], Value::Null);
}

/// Milliseconds since 1970.
pub(super) fn time_of(text: &Value) -> i128 {
    OffsetDateTime::parse(text.as_str().unwrap(), &Rfc3339).unwrap().unix_timestamp_nanos()
        / 1_000_000
}

/// The number of bots that sit at a table.
fn bots(game: &Value) -> usize {
    game["seats"].as_array().unwrap().iter().filter(|seat| !seat["bot"].is_null()).count()
}

/// Lets so many seconds pass, and waits until the server has looked for deadlines since then: it
/// has taken a seat at another table, whose turn limit of five seconds is over.
pub(super) async fn pass_s(local: &Local, seconds: u64) {
    local.clock.advance_s(seconds - 5);
    let other = timed(local, 5).await;
    local.clock.advance_s(5);
    until("a deadline is noticed", async || bots(&other.game().await) > 0).await;
}

#[tokio::test]
async fn a_player_whose_time_runs_out_loses_the_seat_and_nobody_else_does() {
    let local = Local::start();
    let table = timed(&local, 60).await;
    let due = table.first_due().await;
    local.clock.advance_s(59);
    table.move_of(&due, "in-time").send().await.expect(201);
    let next = table.first_due().await;
    pass_s(&local, 59).await;
    assert_eq!(table.first_due().await.id(), next.id(), "the next one has the full time too");
    local.clock.advance_s(1);
    let late = next.seat;
    until("the late seat is handed over", async || {
        table.game().await["seats"][late]["bot"] == "random"
    })
    .await;
    let game = table.game().await;
    assert_eq!(bots(&game), 1);
    let events = table.events_for(&local.anonymous()).await;
    let resigned = events.iter().find(|event| event["type"] == "table.resigned").unwrap();
    assert_eq!(
        (&resigned["seat"], &resigned["data"]["reason"]),
        (&Value::Null, &json!("turn_limit"))
    );
}

#[tokio::test]
async fn deadlines_survive_a_restart_and_the_record_verifies() {
    let local = Local::start();
    let table = timed(&local, 60).await;
    local.clock.advance_s(30);
    let local = local.restarted();
    let watcher = local.anonymous();
    // The turn limit ends 30 seconds after the restart, but the players have a minute to come back.
    let game = async || watcher.get(&table.path("")).await.expect(200);
    pass_s(&local, 59).await;
    assert_eq!(bots(&game().await), 0);
    local.clock.advance_s(1);
    until("the first seat is handed over", async || bots(&game().await) == 1).await;
    until("all seats are handed over in time", async || {
        local.clock.advance_s(60);
        game().await["status"] == "finished"
    })
    .await;
    let record = record::read(&watcher.get(&table.path("/record")).await.text).unwrap();
    assert!(record::verify(&record).unwrap().recomputed);
}

/// The seats that were handed over because their time was up, in this order.
async fn late_seats(watcher: &Caller, table: &Table) -> Vec<Value> {
    let events = table.events_for(watcher).await.into_iter();
    let late = events.filter(|event| event["type"] == "table.resigned");
    let late = late.filter(|event| event["data"]["reason"] == "turn_limit");
    late.map(|event| event["data"]["seat"].clone()).collect()
}

/// The first player is late, and the next one after a restart.
#[tokio::test]
async fn a_second_late_seat_is_handed_over_after_the_first_one() {
    let local = Local::start();
    let table = timed(&local, 60).await;
    let first = table.first_due().await.seat;
    local.clock.advance_s(60);
    until("the first seat is handed over", async || bots(&table.game().await) == 1).await;
    let second = async || {
        let due = table.due().await;
        due.into_iter().map(|due| due.seat).find(|seat| *seat != first)
    };
    until("another player is asked", async || second().await.is_some()).await;
    let second = second().await.unwrap();
    let local = local.restarted();
    let watcher = local.anonymous();
    let game = async || watcher.get(&table.path("")).await.expect(200);
    pass_s(&local, 59).await;
    assert_eq!(bots(&game().await), 1, "a second is left");
    local.clock.advance_s(1);
    until("the second seat is handed over", async || bots(&game().await) == 2).await;
    assert_eq!(late_seats(&watcher, &table).await, [json!(first), json!(second)]);
}

/// All choose at once, and one of three has chosen; also where the server is another one by then.
#[tokio::test]
async fn two_seats_that_are_late_at_the_same_time_are_both_handed_over() {
    for is_restarted in [false, true] {
        let local = Local::start();
        let body = json!({
            "ruleset": "basari", "seats": 3, "turn_limit_s": 60, "stand_in": "random",
        });
        let mut table = Table::made(&local.address, 3, &body).await;
        table.start().await;
        let mut dice = Dice::new(4);
        while table.due().await.len() < 3 {
            table.step(&mut dice).await;
        }
        let due = table.due().await;
        table.move_of(&due[0], "in-time").send().await.expect(201);
        let local = if is_restarted { local.restarted() } else { local };
        let watcher = local.anonymous();
        let game = async || watcher.get(&table.path("")).await.expect(200);
        pass_s(&local, 59).await;
        assert_eq!(bots(&game().await), 0, "a second is left");
        local.clock.advance_s(1);
        until("both seats are handed over", async || bots(&game().await) == 2).await;
        let late = late_seats(&watcher, &table).await;
        assert_eq!(late.len(), 2, "{late:?}");
        assert!(due[1..].iter().all(|due| late.contains(&json!(due.seat))), "{late:?}");
    }
}

/// A server is away for longer than a decision may be open. No player loses any of that time.
#[tokio::test]
async fn time_in_which_there_was_no_server_counts_for_no_turn_limit() {
    let local = Local::start();
    let table = timed(&local, 3_600).await;
    let due = table.first_due().await;
    local.clock.advance_s(600);
    local.app.games.members.note_alive().await.unwrap();
    let local = local.restarted_after_s(36_000);
    let watcher = local.anonymous();
    let game = async || watcher.get(&table.path("")).await.expect(200);
    pass_s(&local, 2_999).await;
    assert_eq!(bots(&game().await), 0, "a second is left");
    local.clock.advance_s(1);
    until("the seat is handed over", async || bots(&game().await) == 1).await;
    assert_eq!(game().await["seats"][due.seat]["resigned"]["name"], format!("Seat {}", due.seat));
    until("all seats are handed over in time", async || {
        local.clock.advance_s(3_600);
        game().await["status"] == "finished"
    })
    .await;
    let text = watcher.get(&table.path("/record")).await.text;
    assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
    let record: Value = serde_json::from_str(&text).unwrap();
    let away = record["commits"].as_array().unwrap().iter();
    let away: Vec<u64> = away.filter_map(|commit| commit["away_ms"].as_u64()).collect();
    assert_eq!(away, [36_000_000]);
}

/// No player could move as long as the disk was full, so the players have a minute to come back.
#[tokio::test]
async fn after_the_disk_was_full_no_seat_is_handed_over_at_once() {
    let local = Local::start();
    let table = timed(&local, 600).await;
    local.set_free_bytes(0);
    local.clock.advance_s(700);
    let now_ms = local.app.games.clock().now_ms();
    until("it is noticed that no move can be stored", async || {
        local.app.games.exhausted_at_ms.load(Ordering::SeqCst) == now_ms
    })
    .await;
    local.set_free_bytes(u64::MAX);
    pass_s(&local, 59).await;
    assert_eq!(bots(&table.game().await), 0);
    local.clock.advance_s(1);
    until("the first seat is handed over", async || bots(&table.game().await) == 1).await;
}

/// A move was made while the clock was ahead. When the clock is right again, deadlines follow
/// it, also after a restart, and the record of such a game can be verified.
#[tokio::test]
async fn deadlines_follow_a_clock_that_was_ahead_and_is_set_back() {
    const AHEAD_S: u64 = 100;
    let local = Local::start();
    let table = timed(&local, 2 * AHEAD_S).await;
    let watcher = local.anonymous();
    let now = async || time_of(&watcher.get("/v1/meta").await.expect(200)["time"]);
    local.clock.advance_s(AHEAD_S);
    let due = table.first_due().await;
    table.move_of(&due, "ahead").send().await.expect(201);
    local.clock.set_back_s(AHEAD_S);
    let due = table.first_due().await;
    table.move_of(&due, "right").send().await.expect(201);
    let due = table.first_due().await;
    let deadline = time_of(&due.decision["deadline"]);
    assert_eq!(deadline - now().await, i128::from(2 * AHEAD_S * 1000));
    let local = local.restarted();
    assert_eq!(time_of(&table.first_due().await.decision["deadline"]), deadline);
    let game = async || watcher.get(&table.path("")).await.expect(200);
    pass_s(&local, 2 * AHEAD_S - 1).await;
    assert_eq!(bots(&game().await), 0);
    local.clock.advance_s(1);
    until("the first seat is handed over", async || bots(&game().await) == 1).await;
    until("all seats are handed over in time", async || {
        local.clock.advance_s(AHEAD_S);
        game().await["status"] == "finished"
    })
    .await;
    let record = record::read(&watcher.get(&table.path("/record")).await.text).unwrap();
    assert!(record::verify(&record).unwrap().recomputed);
}

#[tokio::test]
async fn a_turn_limit_has_limits() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    for limit in [0, 4, 2_592_001] {
        let body = json!({ "ruleset": "medici", "seats": 3, "turn_limit_s": limit });
        let problem = ada
            .request(reqwest::Method::POST, "/v1/games")
            .json(&body)
            .bad()
            .send()
            .await
            .refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], "/turn_limit_s");
    }
}
