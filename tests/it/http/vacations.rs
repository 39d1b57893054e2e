//! Vacations: the clocks of a player stand, wherever tables allow it, and no other player's.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::{
    clocks::{
        banked, clocks, event, has_bot, left_ms, of_decision, sign_in_again, table_with, verified,
        watched,
    },
    resignations::{pass_s, time_of},
};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
    table::Table,
};

const DAY_S: u64 = 24 * 60 * 60;

fn with_vacations(limit_s: u64) -> Value {
    let mut clock = of_decision(limit_s);
    clock["vacations"] = json!(true);
    clock
}

pub(super) fn in_days(local: &Local, days: u64) -> Value {
    let now_ms = local.app.games.clock().now_ms();
    let time = time::OffsetDateTime::from_unix_timestamp((now_ms / 1000 + days * DAY_S) as i64);
    json!(time.unwrap().format(&time::format_description::well_known::Rfc3339).unwrap())
}

async fn away(local: &Local, player: &Caller, days: u64) -> Answer {
    player.put("/v1/me/vacation", &json!({ "until": in_days(local, days) })).await
}

fn deadline(clocks: &[Value], seat: usize) -> i128 {
    time_of(&clocks.iter().find(|clock| clock["seat"] == seat).unwrap()["deadline"])
}

#[tokio::test]
async fn the_clock_of_a_player_on_vacation_stands() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &with_vacations(DAY_S)).await;
    let strict = table_with(&local, "medici", &of_decision(DAY_S)).await;
    let due = table.first_due().await;
    let asked = due.seat;
    local.clock.advance_s(DAY_S / 2);
    sign_in_again(&local, &mut table).await;
    let before = deadline(&clocks(&table).await, asked);
    let taken = away(&local, &table.seats[asked], 5).await.expect(200);
    assert_eq!((&taken["days_per_year"], &taken["days_left"]), (&json!(30), &json!(25)));
    let shown = clocks(&table).await;
    assert_eq!(deadline(&shown, asked), before + i128::from(5 * DAY_S * 1000));
    let own = shown.iter().find(|clock| clock["seat"] == asked).unwrap();
    assert_eq!(own["vacation"], taken["vacation"]);
    let told = event(&local, &table, "table.vacation_taken").await.unwrap();
    assert_eq!(told["data"]["seat"], asked);
    assert!(event(&local, &strict, "table.vacation_taken").await.is_none());

    pass_s(&local, 5 * DAY_S + DAY_S / 2 - 60).await;
    let local = local.restarted();
    assert!(!has_bot(&watched(&local, &table).await, asked));
    pass_s(&local, 120).await;
    until("the seat is handed over", async || has_bot(&watched(&local, &table).await, asked)).await;
    sign_in_again(&local, &mut table).await;
    for seat in 0..3 {
        if seat != asked {
            table.seats[seat].call(&table.path("/resignations")).await.expect(201);
        }
    }
    until("bots end the game", async || watched(&local, &table).await["status"] == "finished")
        .await;
    verified(&local, &table).await;
}

#[tokio::test]
async fn a_vacation_is_entered_instead_of_handing_the_seat_over() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": with_vacations(DAY_S) });
    let mut table = Table::made(&local.address, 3, &body).await;
    for player in &table.seats {
        away(&local, player, 3).await.expect(200);
    }
    table.start().await;
    let asked = table.first_due().await.seat;
    assert_eq!(event(&local, &table, "table.vacation_taken").await, None);
    pass_s(&local, DAY_S).await;
    until("the vacation is entered", async || {
        event(&local, &table, "table.vacation_taken").await.is_some()
    })
    .await;
    sign_in_again(&local, &mut table).await;
    let game = watched(&local, &table).await;
    assert!(!has_bot(&game, asked));
    // It began before the game did, so the clock has not run yet.
    let ends = time_of(&game["seats"][asked]["clock"]["vacation"]["until"]);
    assert_eq!(deadline(&clocks(&table).await, asked), ends + i128::from(DAY_S * 1000));
}

#[tokio::test]
async fn who_comes_back_early_has_the_clock_running_again() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &with_vacations(DAY_S)).await;
    let asked = table.first_due().await.seat;
    let before = deadline(&clocks(&table).await, asked);
    away(&local, &table.seats[asked], 20).await.expect(200);
    local.clock.advance_s(2 * DAY_S);
    sign_in_again(&local, &mut table).await;
    let ended = table.seats[asked].delete("/v1/me/vacation").await.expect(200);
    assert_eq!((&ended["days_left"], &ended["vacation"]), (&json!(28), &Value::Null));
    let shown = clocks(&table).await;
    assert_eq!(deadline(&shown, asked), before + i128::from(2 * DAY_S * 1000));
    assert_eq!(shown[asked]["vacation"], Value::Null);
    let again = table.seats[asked].delete("/v1/me/vacation").await.expect(200);
    assert_eq!(again, ended);
    let told = table.seats[asked].get("/v1/me/vacation").await.expect(200);
    assert_eq!(told, ended);
}

#[tokio::test]
async fn a_year_has_thirty_days_of_vacation() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    for days in [0, 31] {
        let until = json!({ "until": in_days(&local, days) });
        let request = ada.request(reqwest::Method::PUT, "/v1/me/vacation").json(&until);
        let problem = request.send().await.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], "/until");
    }
    away(&local, &ada, 30).await.expect(200);
    ada.delete("/v1/me/vacation").await.expect(200);
    away(&local, &ada, 30).await.refused("vacation-spent");
    let left = away(&local, &ada, 29).await.expect(200);
    assert_eq!(left["days_left"], 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vacation_that_is_taken_at_one_server_holds_at_the_other() {
    let servers = Local::two();
    let table = table_with(&servers[0], "medici", &with_vacations(DAY_S)).await;
    let asked = table.first_due().await.seat;
    let before = deadline(&clocks(&table).await, asked);
    let player = table.seats[asked].at(&servers[1].address);
    let until_when = json!({ "until": in_days(&servers[0], 4) });
    player.put("/v1/me/vacation", &until_when).await.expect(200);
    let after = before + i128::from(4 * DAY_S * 1000);
    until("both servers know", async || {
        time_of(&table.game().await["seats"][asked]["clock"]["deadline"]) == after
    })
    .await;
    let there = player.get("/v1/me/vacation").await.expect(200);
    assert_eq!(table.seats[asked].get("/v1/me/vacation").await.expect(200), there);
}

/// The second vacation begins before the first one has reached the log of a table that began in
/// between.
#[tokio::test]
async fn an_earlier_vacation_is_not_lost_when_the_next_one_begins() {
    let local = Local::start();
    let limit_s = 6 * DAY_S;
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": with_vacations(limit_s) });
    let mut table = Table::made(&local.address, 3, &body).await;
    for player in &table.seats {
        away(&local, player, 4).await.expect(200);
    }
    local.clock.advance_s(DAY_S);
    sign_in_again(&local, &mut table).await;
    table.start().await;
    let asked = table.first_due().await.seat;
    assert_eq!(event(&local, &table, "table.vacation_taken").await, None);
    local.clock.advance_s(3 * DAY_S);
    sign_in_again(&local, &mut table).await;
    for player in &table.seats {
        away(&local, player, 5).await.expect(200);
    }
    let events = table.events_for(&local.anonymous()).await;
    let taken = events
        .iter()
        .filter(|event| event["type"] == "table.vacation_taken" && event["data"]["seat"] == asked);
    let times: Vec<(i128, i128)> = taken
        .map(|event| (time_of(&event["data"]["from"]), time_of(&event["data"]["until"])))
        .collect();
    let [first, second] = times[..] else { panic!("both were entered: {times:?}") };
    let between = second.0 - first.1;
    assert!((0..1_000).contains(&between), "one followed the other: {between}");
    let shown = clocks(&table).await;
    assert_eq!(deadline(&shown, asked), second.1 + i128::from(limit_s * 1000) - between);
    // What was entered is not entered again.
    away(&local, &table.seats[asked], 5).await.expect(200);
    assert_eq!(table.events_for(&local.anonymous()).await.len(), events.len());
}

/// The document of the player decides, whichever server is faster at a table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_that_are_made_at_once_reach_the_log_in_their_order() {
    let servers = Local::two();
    let table = table_with(&servers[0], "medici", &with_vacations(DAY_S)).await;
    let asked = table.first_due().await.seat;
    let at = [table.seats[asked].clone(), table.seats[asked].at(&servers[1].address)];
    for round in 0..5 {
        let changes = (1..=6).map(|change| {
            let until_when = json!({ "until": in_days(&servers[0], round + change) });
            let caller = &at[usize::try_from(change % 2).unwrap()];
            async move { caller.put("/v1/me/vacation", &until_when).await.expect(200) }
        });
        futures_util::future::join_all(changes).await;
        let own = at[0].get("/v1/me/vacation").await.expect(200)["vacation"].clone();
        until("the log has what the document says", async || {
            table.game().await["seats"][asked]["clock"]["vacation"] == own
        })
        .await;
    }
}

/// The clock stands in a vacation anyway, so a time without a server is not given back for it.
#[tokio::test]
async fn a_time_without_a_server_in_a_vacation_counts_once() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &with_vacations(3 * DAY_S)).await;
    let asked = table.first_due().await.seat;
    let before = deadline(&clocks(&table).await, asked);
    away(&local, &table.seats[asked], 2).await.expect(200);
    local.app.games.members.note_alive().await.unwrap();
    // A day and a half of the vacation, and then half a day after it.
    let local = local.restarted_after_s(DAY_S + DAY_S / 2);
    local.clock.advance_s(DAY_S / 4);
    local.app.games.members.note_alive().await.unwrap();
    let local = local.restarted_after_s(DAY_S / 2);
    sign_in_again(&local, &mut table).await;
    let wish = json!({ "wanted": true });
    table.seats[(asked + 1) % 3].put(&table.path("/pause"), &wish).await.expect(200);
    let after = before + i128::from((2 * DAY_S + DAY_S / 4) * 1000);
    assert_eq!(deadline(&clocks(&table).await, asked), after);
}

/// The vacation began before the game did, so it is not in its log when the player answers.
#[tokio::test]
async fn whoever_answers_in_a_vacation_has_used_no_time() {
    let local = Local::start();
    let mut clock = banked(6 * DAY_S, 0, 6 * DAY_S);
    clock["vacations"] = json!(true);
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": clock });
    let mut table = Table::made(&local.address, 3, &body).await;
    for player in &table.seats {
        away(&local, player, 10).await.expect(200);
    }
    table.start().await;
    for number in 0..4 {
        local.clock.advance_s(2 * DAY_S);
        sign_in_again(&local, &mut table).await;
        let due = table.first_due().await;
        table.move_of(&due, &format!("move-{number}")).send().await.expect(201);
    }
    assert_eq!(left_ms(&clocks(&table).await), [6 * DAY_S * 1000; 3]);
    // The vacation is over on the tenth day: two days of the four count.
    local.clock.advance_s(4 * DAY_S);
    sign_in_again(&local, &mut table).await;
    let due = table.first_due().await;
    table.move_of(&due, "late").send().await.expect(201);
    assert_eq!(left_ms(&clocks(&table).await)[due.seat], 4 * DAY_S * 1000);
}
