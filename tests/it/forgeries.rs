//! Forged records: their chain is valid, but no server wrote them. In each of them the fault must
//! be named.

mod forks;
mod sentences;

use std::fs;

use kontor_tables::{
    error::RecordFault,
    records::verify::{self},
    table::create::TURN_LIMIT_S,
};
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::Caller,
    local::Local,
    record::{chained, logged},
    server::{arg, kontor},
    table::Table,
};

/// The record of a finished game of three players.
fn record() -> Value {
    logged("medici", 3)
}

/// A record with a price that the buyer cannot have paid, under rules that this release does not
/// have, so that it cannot recompute them; and the seq of the commit.
fn impossible_price() -> (Value, u64) {
    let mut record = record();
    created(&mut record)["rules_version"] = json!("medici/9");
    let (sold, seq) = first(&mut record, "medici.lot_sold");
    sold["data"]["price"] = json!(u32::MAX);
    (record, seq)
}

/// Everything that verifies records: the library, and a server that is asked to verify or to import
/// them.
struct Verifiers {
    local: Local,
    caller: Caller,
}

impl Verifiers {
    async fn new() -> Self {
        let local = Local::start();
        let caller = local.guest("Judge").await;
        Verifiers { local, caller }
    }

    /// The fault of the record, on which all must agree.
    async fn fault_of(&self, record: Value) -> RecordFault {
        let record = chained(record);
        let fault =
            verify::read(&record.to_string()).and_then(|record| verify::verify(&record, None));
        let fault = fault.expect_err("the record is forged");
        let found = self
            .caller
            .request(Method::POST, "/v1/records/verifications")
            .json(&record)
            .bad()
            .send()
            .await
            .expect(200);
        assert_eq!(
            (&found["valid"], &found["divergence"]["seq"]),
            (&json!(false), &json!(fault.seq)),
            "{found}"
        );
        assert_eq!(found["divergence"]["detail"], fault.what);
        let problem =
            self.caller.request(Method::POST, "/v1/records").json(&record).bad().send().await;
        assert_eq!(problem.refused("record-diverges")["seq"], fault.seq);
        assert_eq!(self.local.entries().await, 0, "nothing of a forged record is kept");
        fault
    }
}

/// The data of the event that created the table.
fn created(record: &mut Value) -> &mut Value {
    &mut record["commits"][0]["events"][0]["data"]
}

/// The first event of this type, and the seq of the first event of its commit.
fn first<'a>(record: &'a mut Value, kind: &str) -> (&'a mut Value, u64) {
    let mut seq = 1;
    for commit in record["commits"].as_array_mut().unwrap() {
        let events = commit["events"].as_array_mut().unwrap();
        let count = events.len() as u64;
        if let Some(event) = events.iter_mut().find(|event| event["type"] == kind) {
            return (event, seq);
        }
        seq += count;
    }
    panic!("there is a {kind} in every game")
}

#[tokio::test]
async fn a_table_that_the_rules_do_not_allow_is_a_fault() {
    let court = Verifiers::new().await;
    for seats in [0, 2, 7, 255] {
        let mut record = record();
        created(&mut record)["seats"] = json!(seats);
        let fault = court.fault_of(record).await;
        assert_eq!(fault.seq, 1, "{seats} seats: {fault}");
    }
}

#[tokio::test]
async fn versions_of_rules_begin_with_1() {
    let court = Verifiers::new().await;
    for version in ["medici/0", "medici/-1", "medici/", "medici"] {
        let mut record = record();
        created(&mut record)["rules_version"] = json!(version);
        let fault = court.fault_of(record).await;
        assert!(fault.seq == 1 && fault.what.contains("rules version"), "{version}: {fault}");
    }
}

/// Commits of newer rules are not recomputed: their events are only applied.
#[tokio::test]
async fn an_impossible_event_is_a_fault_of_its_commit_even_under_newer_rules() {
    let court = Verifiers::new().await;
    let (record, seq) = impossible_price();
    let fault = court.fault_of(record).await;
    assert_eq!(fault.seq, seq, "{fault}");
    assert!(fault.what.contains("assertion of the rules"), "{fault}");
}

#[test]
fn a_failed_assertion_is_logged_in_the_format_of_the_log() {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), chained(impossible_price().0).to_string()).unwrap();
    let done = kontor(&["--log-format=json", "verify", arg(file.path())]);
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8(done.stderr).unwrap();
    let line: Value = serde_json::from_str(said.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&line["level"], &line["fields"]["message"]),
        (&json!("ERROR"), &json!("panicked")),
        "{said}"
    );
    assert!(
        line["fields"]["location"].as_str().unwrap().starts_with("src/games/medici/evolve.rs:"),
        "{said}"
    );
}

#[tokio::test]
async fn an_unknown_field_is_a_fault_anywhere_in_a_record() {
    let court = Verifiers::new().await;
    let mut outside = record();
    outside["extra"] = json!(1);
    let mut inside = record();
    inside["players"][0]["player"]["a/b"] = json!(null);
    for (record, pointer) in [(outside, "/extra"), (inside, "/players/0/player/a~1b")] {
        let fault = court.fault_of(record).await;
        assert_eq!(fault.seq, 0, "{fault}");
        assert!(fault.what.ends_with(&format!("this release writes it: {pointer}")), "{fault}");
    }
}

#[tokio::test]
async fn an_unknown_field_in_an_event_is_a_fault_of_its_commit() {
    let court = Verifiers::new().await;
    for version in ["medici/1", "medici/9"] {
        for kind in ["table.started", "medici.bid_made"] {
            let mut record = record();
            created(&mut record)["rules_version"] = json!(version);
            let (event, seq) = first(&mut record, kind);
            event["data"]["extra"] = json!(1);
            let fault = court.fault_of(record).await;
            assert_eq!(fault.seq, seq, "{fault}");
            assert!(fault.what.contains("extra"), "{fault}");
        }
    }
}

/// The record of a game in which one player resigned and the time of the others ran out.
async fn abandoned_game() -> Value {
    let local = Local::start();
    let table = Table::made(
        &local.address,
        3,
        &json!({ "ruleset": "medici", "seats": 3, "turn_limit_s": 60 }),
    )
    .await;
    table.start().await;
    table.seats[2].call(&table.path("/resignations")).await.expect(201);
    let game = async || local.anonymous().get(&table.path("")).await.expect(200);
    until("the game is over", async || {
        local.clock.advance_s(60);
        game().await["status"] == "finished"
    })
    .await;
    let text = local.anonymous().get(&table.path("/record")).await.text;
    assert!(verify::verify(&verify::read(&text).unwrap(), None).unwrap().recomputed);
    serde_json::from_str(&text).unwrap()
}

/// The record of a game at a table with a clock, whose player was late, came back, and was late
/// again, as the others were.
async fn late_game() -> Value {
    let local = Local::start();
    let clock = json!({
        "time": { "type": "decision", "limit_s": 600 }, "on_timeout": "stand_in_until_return",
    });
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": clock });
    let table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    let late = table.first_due().await.seat;
    let game = async || local.anonymous().get(&table.path("")).await.expect(200);
    local.clock.advance_s(600);
    until("the time is up", async || !game().await["seats"][late]["bot"].is_null()).await;
    table.seats[late].call(&table.path("/returns")).await.expect(201);
    until("the game is over", async || {
        local.clock.advance_s(600);
        game().await["status"] == "finished"
    })
    .await;
    let text = local.anonymous().get(&table.path("/record")).await.text;
    assert!(verify::verify(&verify::read(&text).unwrap(), None).unwrap().recomputed);
    serde_json::from_str(&text).unwrap()
}

/// The first commit with an event of this type.
fn with_event<'a>(record: &'a mut Value, kind: &str) -> &'a mut Value {
    let mut commits = record["commits"].as_array_mut().unwrap().iter_mut();
    commits.find(|commit| commit["events"][0]["type"] == kind).expect("it happened")
}

#[actix_web::test]
async fn a_clock_that_does_not_fit_is_a_fault() {
    let court = Verifiers::new().await;
    let honest = late_game().await;
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 8] = [
        ("time left", |record| created(record)["clock"]["time"]["limit_s"] = json!(601)),
        ("time left", |record| {
            created(record)["clock"]["hours_off"] =
                json!([{ "day": "sunday", "from_hour": 0, "to_hour": 24 }]);
        }),
        ("such a clock", |record| created(record)["clock"]["time"]["limit_s"] = json!(1)),
        ("such a clock", |record| created(record)["turn_limit_s"] = json!(600)),
        ("not what follows", |record| {
            let commit = with_event(record, "table.returned");
            commit["events"][0]["data"]["player"]["name"] = json!("Other");
        }),
        ("no seat to return to", |record| {
            with_event(record, "table.returned")["action"]["player"] = json!("p_nobody");
        }),
        ("time left", |record| with_event(record, "table.timed_out")["away_ms"] = json!(1)),
        ("no clock ran", |record| record["commits"][1]["away_ms"] = json!(1)),
    ];
    for (what, change) in changes {
        let mut record = honest.clone();
        change(&mut record);
        let fault = court.fault_of(record).await;
        assert!(fault.what.contains(what), "{what}: {fault}");
    }
    let mut record = honest;
    with_event(&mut record, "table.returned")["away_ms"] = json!(600_001);
    let fault = court.fault_of(record).await;
    assert!(fault.what.contains("away for longer"), "{fault}");
}

/// Changes the first departure for this reason; returns the seq of its commit.
fn departed(record: &mut Value, reason: &str, change: impl FnOnce(&mut Value)) -> u64 {
    let mut seq = 1;
    for commit in record["commits"].as_array_mut().unwrap() {
        if commit["events"][0]["data"]["reason"] == reason {
            change(commit);
            return seq;
        }
        seq += commit["events"].as_array().unwrap().len() as u64;
    }
    panic!("no player left for this reason: {reason}")
}

#[actix_web::test]
async fn a_changed_departure_is_a_fault() {
    let court = Verifiers::new().await;
    let honest = abandoned_game().await;
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 5] = [
        ("turn_limit", |commit| commit["events"][0]["data"]["reason"] = json!("asked")),
        ("turn_limit", |commit| commit["events"][0]["data"]["stand_in"] = json!("random")),
        ("turn_limit", |commit| commit["action"]["seat"] = json!(2)),
        ("asked", |commit| commit["action"] = json!({ "type": "table.hand_over", "seat": 2 })),
        ("asked", |commit| commit["action"]["player"] = json!("p_nobody")),
    ];
    for (reason, change) in changes {
        let mut record = honest.clone();
        let seq = departed(&mut record, reason, change);
        let fault = court.fault_of(record).await;
        assert_eq!(fault.seq, seq, "{fault}");
    }
    let mut record = honest.clone();
    created(&mut record)["turn_limit_s"] = json!(TURN_LIMIT_S.end());
    let seq = departed(&mut record, "turn_limit", |_| ());
    let fault = court.fault_of(record).await;
    assert!(fault.seq == seq && fault.what.contains("time left"), "{fault}");
}

#[tokio::test]
async fn a_table_with_impossible_terms_is_a_fault() {
    let court = Verifiers::new().await;
    for (terms, what) in [
        (json!({ "turn_limit_s": 0 }), "turn limit"),
        (json!({ "sandbox": true }), "private"),
        (json!({ "sandbox": true, "visibility": "private", "turn_limit_s": 60 }), "turn limit"),
    ] {
        let mut record = record();
        created(&mut record).as_object_mut().unwrap().extend(terms.as_object().unwrap().clone());
        let fault = court.fault_of(record).await;
        assert!(fault.seq == 1 && fault.what.contains(what), "{terms}: {fault}");
    }
}

#[tokio::test]
async fn names_and_nonces_beyond_the_limits_are_a_fault() {
    let court = Verifiers::new().await;
    let mut named = record();
    created(&mut named)["owner"]["name"] = json!("A".repeat(41));
    let fault = court.fault_of(named).await;
    assert!(fault.seq == 1 && fault.what.contains("id or name"), "{fault}");
    let mut lucky = record();
    let (taken, seq) = first(&mut lucky, "table.seat_taken");
    taken["data"]["nonce"] = json!("7".repeat(65));
    let fault = court.fault_of(lucky).await;
    assert!(fault.seq == seq && fault.what.contains("nonce"), "{fault}");
}

#[tokio::test]
async fn a_record_without_an_outcome_is_a_fault() {
    let court = Verifiers::new().await;
    let mut record = record();
    record["commits"].as_array_mut().unwrap().truncate(9);
    record["outcome"] = json!(null);
    let fault = court.fault_of(record).await;
    assert!(fault.what.contains("outcome"), "{fault}");
}

#[tokio::test]
async fn a_record_cannot_turn_a_game_into_a_sandbox() {
    let court = Verifiers::new().await;
    let mut record = record();
    record["sandbox"] = json!(true);
    let fault = court.fault_of(record).await;
    assert!(fault.what.contains("sandbox"), "{fault}");
}
