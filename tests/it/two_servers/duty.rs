//! The moves that servers make by themselves: once, whichever of them live.

use std::time::Duration;

use kontor_store::{Health, HeldWrite};
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    http::{forks::at, ratings::users, tournaments::cup},
    support::{
        client::{Answer, Caller},
        dice::Dice,
        local::{GUEST_DAYS, Local},
        record::logged,
        table::Table,
    },
};

/// Records that the tests have were made longer ago than this after the beginning of their clock.
const RECORDED_BEFORE_S: u64 = 10 * 365 * 24 * 60 * 60;

/// So many seconds pass, in which these servers live.
async fn live(servers: &[&Local], seconds: u64) {
    for _ in 0..seconds {
        servers[0].clock.advance_s(1);
        for server in servers {
            server.app.games.members.beat().await.unwrap();
        }
    }
}

async fn timed(servers: &[Local; 2], limit_s: u64) -> Table {
    let body =
        json!({ "ruleset": "medici", "seats": 3, "turn_limit_s": limit_s, "stand_in": "random" });
    let table = Table::made(&servers[0].address, 3, &body).await;
    table.start().await;
    table
}

fn bots(game: &Value) -> usize {
    game["seats"].as_array().unwrap().iter().filter(|seat| !seat["bot"].is_null()).count()
}

async fn hand_overs(server: &Local, table: &Table) -> usize {
    let events = table.events_for(&server.anonymous()).await;
    events.iter().filter(|event| event["type"] == "table.resigned").count()
}

/// Both servers are there for longer than the grace period.
async fn settled() -> [Local; 2] {
    let servers = Local::two();
    live(&[&servers[0], &servers[1]], 70).await;
    servers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_late_seat_is_handed_over_once_by_one_of_two_servers() {
    let servers = settled().await;
    let tables = [timed(&servers, 5).await, timed(&servers, 5).await, timed(&servers, 5).await];
    live(&[&servers[0], &servers[1]], 5).await;
    for table in &tables {
        until("a seat is handed over", async || bots(&table.game().await) > 0).await;
        assert_eq!(hand_overs(&servers[1], table).await, 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn by_a_wrong_clock_no_move_is_made_and_no_seat_handed_over() {
    let servers = settled().await;
    let table = timed(&servers, 5).await;
    let store = &servers[0].store;
    store.set_health(Health::ClocksDiffer(Duration::from_secs(6)));
    let due = table.first_due().await;
    let seq = table.seq().await;
    table.move_of(&due, "first").send().await.refused("store-unavailable");
    assert_eq!(table.seq().await, seq);
    live(&[&servers[0], &servers[1]], 10).await;
    let looks = store.health_looks();
    until("both have looked again and again", async || store.health_looks() >= looks + 6).await;
    assert_eq!(bots(&table.game().await), 0);
    store.set_health(Health::Ready);
    until("a seat is handed over", async || bots(&table.game().await) > 0).await;
}

/// What it would end or delete stays so when its clock is right again.
#[tokio::test]
async fn by_a_wrong_clock_nothing_is_made_ended_or_deleted() {
    let local = Local::idle();
    let ada = &users(&local, &["Ada"]).await[0];
    let made =
        ada.post("/v1/tournaments", &cup(&local, &json!({ "type": "round_robin" }), 8)).await;
    let cup = format!("/v1/tournaments/{}", made.expect(201)["id"].as_str().unwrap());
    let table = Table::started(&local.address, 3).await;
    ada.post("/v1/seeks", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    let seeks = local.documents("seek/").await;
    local.store.set_health(Health::ClocksDiffer(Duration::from_secs(6)));
    local.clock.advance_s(u64::from(GUEST_DAYS) * 24 * 60 * 60);

    assert!(local.app.retention.sweep().await.is_err());
    assert!(local.app.deletions.forget_unused_guests().await.is_err());
    assert!(local.app.ratings.update().await.is_err());
    assert!(local.app.tournaments.update().await.is_err());
    assert!(local.app.seeks.update().await.is_err());
    let guest = local.guest("New").await;
    let game = json!({ "ruleset": "medici", "seats": 3 });
    guest.post("/v1/games", &game).await.refused("store-unavailable");

    local.store.set_health(Health::Ready);
    local.anonymous().get(&table.path("")).await.expect(200);
    let status = || async { local.anonymous().get(&cup).await.expect(200)["status"].clone() };
    assert_eq!((status().await, local.documents("seek/").await), (json!("registering"), seeks));
    assert_eq!(local.app.retention.sweep().await.unwrap(), 1);
    assert_eq!(local.app.deletions.forget_unused_guests().await.unwrap(), 3);
    assert_eq!(local.app.tournaments.update().await.unwrap(), 1);
    local.app.seeks.update().await.unwrap();
    assert_eq!((status().await, local.documents("seek/").await.len()), (json!("cancelled"), 0));
}

/// Their times would be wrong: those of the moves that follow are never before them.
#[tokio::test]
async fn by_a_wrong_clock_nothing_is_forked_imported_or_entered() {
    let local = Local::idle();
    local.clock.advance_s(RECORDED_BEFORE_S);
    let people = users(&local, &["Ada", "Ben"]).await;
    let [ada, ben] = [&people[0], &people[1]];
    let record = logged("medici", 3);
    let imported = ada.post("/v1/records", &record).await.expect(201);
    let fork = format!("/v1/games/{}/forks", imported["id"].as_str().unwrap());
    let cup = cup(&local, &json!({ "type": "round_robin" }), 8);
    let made = ada.post("/v1/tournaments", &cup).await.expect(201);
    let entry = format!("/v1/tournaments/{}/participants/me", made["id"].as_str().unwrap());
    let attempts = async || {
        [
            ada.post(&fork, &json!({ "at": at(&record, 70) })).await,
            ben.post("/v1/records", &record).await,
            ada.post("/v1/tournaments", &cup).await,
            ben.request(Method::PUT, &entry).send().await,
            ada.put("/v1/me/vacation", &json!({ "until": local.in_s(86_400) })).await,
        ]
    };
    let entries = local.entries().await;
    let documents = local.documents("vacation/").await.len();

    local.store.set_health(Health::ClocksDiffer(Duration::from_secs(6)));
    for refused in attempts().await {
        refused.refused("store-unavailable");
    }
    assert_eq!(local.entries().await, entries);
    assert_eq!(local.documents("vacation/").await.len(), documents);
    let cup = local.anonymous().get(&entry.replace("/participants/me", "")).await.expect(200);
    assert_eq!(cup["participants"], made["participants"]);
    local.store.set_health(Health::Ready);
    for (answer, status) in attempts().await.into_iter().zip([201, 201, 201, 200, 200]) {
        answer.expect(status);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_deadlines_of_a_server_that_died_are_those_of_the_other() {
    let [one, two] = settled().await;
    let servers = [one, two];
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(timed(&servers, 30).await);
    }
    let [one, two] = servers;
    drop(one);
    // The service was there all the time, so no player has more time than before.
    live(&[&two], 30).await;
    for table in &tables {
        until("a seat is handed over", async || {
            let game = two.anonymous().get(&table.path("")).await.expect(200);
            bots(&game) > 0
        })
        .await;
        assert_eq!(hand_overs(&two, table).await, 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_no_server_was_there_players_have_a_minute_to_come_back() {
    let servers = settled().await;
    let table = timed(&servers, 60).await;
    let both = [&servers[0], &servers[1]];
    servers[0].clock.advance_s(600);
    live(&both, 10).await;
    let since = servers[0].app.games.members.served_since_ms().expect("it is known again");
    assert_eq!(bots(&table.game().await), 0);
    // A restart of one server does not begin the minute again.
    let third = servers[0].beside();
    let all = [&servers[0], &servers[1], &third];
    live(&all, 20).await;
    assert_eq!(third.app.games.members.served_since_ms(), Some(since));
    assert_eq!(bots(&table.game().await), 0);
    live(&all, 35).await;
    until("the first seat is handed over", async || bots(&table.game().await) > 0).await;
}

/// A sandbox with a bot. Its players answer at this server until the bot is asked, whose answer is
/// then held on its way to the store.
async fn held_in_a_move_of_a_bot(server: &Local) -> (Table, HeldWrite) {
    let body = json!({
        "ruleset": "dale_of_merchants",
        "seats": 3,
        "options": { "decks": ["owls", "foxes", "platypuses", "sloths"], "first_seat": 0 },
        "sandbox": { "seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff" },
    });
    let mut table = Table::made(&server.address, 2, &body).await;
    table.seat_bot(2, "random").await.expect(200);
    for seat in 0..2 {
        order(&table.seats[seat], &table).await.expect(200);
    }
    table.start().await;
    let mut dice = Dice::new(1);
    loop {
        // The move of the player passes, what follows is held.
        let mut held = server.store.hold_append_after(1);
        table.step(&mut dice).await;
        let due = table.seats[0].get(&table.path("/decisions")).await.expect(200);
        if due["items"].as_array().unwrap().iter().any(|decision| decision["seat"] == 2) {
            held.arrived().await;
            return (table, held);
        }
    }
}

async fn order(caller: &Caller, table: &Table) -> Answer {
    let orders = json!({ "reactions": "ask", "pass_after_s": null });
    let given = json!({ "ruleset": "dale_of_merchants", "orders": orders });
    caller.put(&table.path("/orders"), &given).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_paused_in_a_move_of_a_bot_changes_nothing() {
    let [paused, other] = Local::two();
    let (table, held) = held_in_a_move_of_a_bot(&paused).await;
    // The other server makes the move, because the player waits for it.
    let player = table.seats[0].at(&other.address);
    order(&player, &table).await.expect(200);
    until("the bot has moved", async || {
        let due = player.get(&table.path("/decisions")).await.expect(200);
        due["items"].as_array().unwrap().iter().all(|decision| decision["seat"] != 2)
    })
    .await;
    let before = table.events_for(&player).await;
    drop(held);
    paused.app.games.drain().await;
    assert_eq!(table.events_for(&player).await, before);
}
