//! What the answer to a write shows a token without the scope `read`: nothing that another
//! operation shows with `read` alone. The operations are those of the contract, so a new one is
//! found here.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Operation, operations, token};
use crate::{
    http::{
        clocks::{has_bot, of_decision, until_return},
        invitations::{accept, invite, table_of},
        reports::{report, say},
        tokens::user,
        vacations::in_days,
    },
    support::{client::Caller, dice::Dice, local::Local, record::logged, table::Table},
};
use kontor_testing::waits::until;

/// Types that depend on who reads them: a game and a vacation are shown by their scopes, and what a
/// move shows is tested in `moves.rs`.
const SHOWN_BY_SCOPES: [&str; 3] = ["Game", "OwnVacation", "Played"];

/// Types that say what the request has said or made, and when.
const OF_THE_REQUEST: [&str; 5] =
    ["GameOrders", "Match", "Message", "MessageReport", "SentInvitation"];

/// The scopes with which players and programs write at tables.
const WRITING: [&str; 2] = ["play", "tables"];

const HOUR_S: u64 = 60 * 60;

/// Later than all recorded games.
const TEN_YEARS_S: u64 = 10 * 365 * 24 * HOUR_S;

/// The operations that a token without `read` can call to write at a table.
async fn blind(local: &Local) -> Vec<Operation> {
    let mut operations = operations(local).await;
    operations.retain(|one| {
        let writes = one.needed.iter().any(|scope| WRITING.contains(scope));
        writes && !one.needed.contains(&"read")
    });
    operations
}

#[tokio::test]
async fn no_write_answers_a_token_without_read_with_what_only_read_shows() {
    let local = Local::idle();
    let anybody = operations(&local).await.into_iter().filter(|one| !one.takes_token);
    let public: BTreeSet<String> = anybody.flat_map(|one| one.answers).collect();
    let blind = blind(&local).await;
    for scope in WRITING {
        assert!(blind.iter().any(|one| one.needed.contains(&scope)), "{scope}");
    }
    for Operation { id, answers, .. } in blind {
        for answer in answers {
            let is_looked_at = SHOWN_BY_SCOPES.contains(&&*answer)
                || OF_THE_REQUEST.contains(&&*answer)
                || public.contains(&answer);
            assert!(
                is_looked_at,
                "{id} answers with {answer}: say what it shows a token without `read`"
            );
        }
    }
}

#[tokio::test]
async fn a_game_shows_a_token_without_read_neither_seed_nor_invite() {
    let (mut seeds, mut invites) = (BTreeSet::new(), BTreeSet::new());
    let operations = blind(&Local::idle()).await;
    for Operation { id, needed, answers, .. } in operations {
        if !answers.contains("Game") {
            continue;
        }
        let shown = answered(&id, &needed).await;
        let to_reader = answered(&id, &[&needed[..], &["read"]].concat()).await;
        assert_eq!(shown["sandbox"]["seed"], Value::Null, "{id}: {shown}");
        let invited = !to_reader["invite"].is_null() && needed.contains(&"tables");
        assert_eq!(!shown["invite"].is_null(), invited, "{id}: {shown}");
        if !to_reader["sandbox"]["seed"].is_null() {
            seeds.insert(needed[0]);
        }
        if !to_reader["invite"].is_null() {
            invites.insert(needed[0]);
        }
    }
    // So the tables have what is left out.
    assert_eq!((seeds, invites), (WRITING.into(), WRITING.into()));
}

#[tokio::test]
async fn a_vacation_shows_a_token_without_read_not_what_is_left_of_the_year() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let path = "/v1/me/vacation";
    for scopes in [&["play"][..], &["play", "read"]] {
        let token = token(&grace, scopes).await;
        let taken = token.put(path, &json!({ "until": in_days(&local, 2) })).await.expect(200);
        let ended = token.delete(path).await.expect(200);
        assert!(!taken["vacation"].is_null() && ended["vacation"].is_null(), "{taken} {ended}");
        for shown in [taken, ended] {
            assert_eq!(shown["days_left"].is_null(), !scopes.contains(&"read"), "{shown}");
        }
    }
}

#[tokio::test]
async fn a_report_that_was_made_before_is_shown_with_read_alone() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let made = grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::joined(&local.address, grace.clone(), &made.expect(201), 3).await;
    say(&table, 1, "Buy owls!").await.expect(201);
    let first = json!({ "category": "harassment", "text": "She called me a liar." });
    report(&grace, &table, 1, &first).await.expect(201);
    let again = json!({ "category": "spam" });
    let blind = token(&grace, &["play"]).await;
    let shown = report(&blind, &table, 1, &again).await.expect(200);
    assert_eq!((&shown["category"], &shown["text"]), (&json!("spam"), &Value::Null), "{shown}");
    let reader = token(&grace, &["play", "read"]).await;
    let shown = report(&reader, &table, 1, &again).await.expect(200);
    assert_eq!((&shown["category"], &shown["text"]), (&first["category"], &first["text"]));
}

/// The game with which this operation answers a token with these scopes, on a server of its own.
async fn answered(operation: &str, scopes: &[&str]) -> Value {
    let local = Local::start();
    if operation == "import_record" {
        local.clock.advance_s(TEN_YEARS_S);
    }
    let grace = user(&local, "Grace").await;
    let token = token(&grace, scopes).await;
    match operation {
        "create_game" => token.post("/v1/games", &sandbox()).await.expect(201),
        "import_record" => token.post("/v1/records", &logged("medici", 3)).await.expect(201),
        "accept_invitation" => {
            let table = table_of(&user(&local, "Ada").await, "private").await;
            invite(&table, &grace, None).await.expect(200);
            accept(&token, &table).await.expect(200)
        }
        "want_pause" | "give_time" | "return_to_seat" => {
            of_clocks(operation, &local, &grace, &token).await
        }
        "make_rematch" => {
            let table = started_with_bots(&grace).await;
            let over = grace.put(&table.path("/abort"), &json!({ "wanted": true })).await;
            assert_eq!(over.expect(200)["status"], "finished");
            token.call(&table.path("/rematch")).await.expect(200)
        }
        "take_seat" | "leave_seat" | "replace_invite" | "start_game" => {
            before_the_start(operation, &grace, &token).await
        }
        "resign_game" | "want_abort" | "fork_game" => of_running(operation, &grace, &token).await,
        other => panic!("what {other} shows a token without `read` is not tested: add its scene"),
    }
}

/// A private table with a seed that tells all its luck.
fn sandbox() -> Value {
    json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": "07".repeat(32) } })
}

/// A sandbox at which its owner has the first seats.
async fn sandbox_of(owner: &Caller, seats: usize) -> Table {
    let made = owner.post("/v1/games", &sandbox()).await.expect(201);
    let table = Table::of(&made, vec![owner.clone()]);
    for seat in 1..seats {
        let path = table.path(&format!("/seats/{seat}"));
        owner.put(&path, &json!({ "occupant": "me" })).await.expect(200);
    }
    table
}

async fn started_sandbox(owner: &Caller) -> Table {
    let table = sandbox_of(owner, 3).await;
    table.start().await;
    table
}

async fn started_with_bots(owner: &Caller) -> Table {
    let table = table_of(owner, "private").await;
    for seat in 1..3 {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.start().await;
    table
}

async fn before_the_start(operation: &str, grace: &Caller, token: &Caller) -> Value {
    let table = sandbox_of(grace, if operation == "start_game" { 3 } else { 1 }).await;
    match operation {
        "take_seat" => {
            token.put(&table.path("/seats/1"), &json!({ "occupant": "me" })).await.expect(200)
        }
        "leave_seat" => token.delete(&table.path("/seats/0")).await.expect(200),
        "replace_invite" => token.call(&table.path("/invites")).await.expect(201),
        _ => token.call(&table.path("/start")).await.expect(200),
    }
}

async fn of_running(operation: &str, grace: &Caller, token: &Caller) -> Value {
    let table = started_sandbox(grace).await;
    match operation {
        "resign_game" => token.call(&table.path("/resignations")).await.expect(201),
        "want_abort" => {
            token.put(&table.path("/abort"), &json!({ "wanted": true })).await.expect(200)
        }
        _ => {
            let at = table.seq().await;
            token.post(&table.path("/forks"), &json!({ "at": at })).await.expect(201)
        }
    }
}

/// At a private table with clocks.
async fn of_clocks(operation: &str, local: &Local, grace: &Caller, token: &Caller) -> Value {
    let clock = if operation == "return_to_seat" { until_return(HOUR_S) } else { of_decision(600) };
    let wish = json!({
        "ruleset": "medici", "seats": 3, "stand_in": "random", "visibility": "private",
        "clock": clock,
    });
    let made = grace.post("/v1/games", &wish).await.expect(201);
    let mut table = Table::joined(&local.address, grace.clone(), &made, 3).await;
    table.start().await;
    let mut dice = Dice::new(1);
    let is_of_grace = operation == "return_to_seat";
    while (table.first_due().await.seat == 0) != is_of_grace {
        table.step(&mut dice).await.expect("the game is not over yet");
    }
    match operation {
        "want_pause" => {
            token.put(&table.path("/pause"), &json!({ "wanted": true })).await.expect(200)
        }
        "give_time" => {
            let gift = json!({ "seat": table.first_due().await.seat, "seconds": 60 });
            token.post(&table.path("/gifts"), &gift).await.expect(201)
        }
        _ => {
            let watcher = super::token(grace, &["read"]).await;
            local.clock.advance_s(HOUR_S);
            until("the seat is handed over", async || {
                has_bot(&watcher.get(&table.path("")).await.expect(200), 0)
            })
            .await;
            token.call(&table.path("/returns")).await.expect(201)
        }
    }
}
