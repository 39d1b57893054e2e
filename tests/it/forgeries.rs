//! Records whose chain is in order, but which no server wrote: a fault is named, whatever stands in them.

use std::fs;

use kontor::app::{
    chain::{FIRST_LINK, Seed, canonical, hex},
    tables::TURN_LIMIT_S,
    verify::{self, Fault},
};
use serde_json::{Value, json};

use crate::support::{
    local::Local,
    server::{arg, kontor},
    table::Table,
    until,
};

/// The record of a finished game of three.
fn record() -> Value {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs/medici/v1");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut log: Value = serde_json::from_str(&fs::read_to_string(&files[0]).unwrap()).unwrap();
    log["record"].take()
}

/// Whoever has the seed can make all links anew.
fn chained(mut record: Value) -> Value {
    let seed = Seed::from_hex(record["seeds"][0]["seed"].as_str().unwrap()).unwrap();
    let mut link = FIRST_LINK;
    let mut links = Vec::new();
    for (number, commit) in (0..).zip(record["commits"].as_array().unwrap()) {
        link = seed.link(&link, number, &canonical(commit));
        links.push(hex(&link));
    }
    record["chain_head"] = json!(hex(&link));
    record["links"] = json!(links);
    record
}

/// A price that the buyer cannot have paid, under rules that this release cannot compute; with seq of its commit.
fn priceless() -> (Value, u64) {
    let mut record = record();
    created(&mut record)["rules_version"] = json!("medici/9");
    let (sold, seq) = first(&mut record, "medici.lot_sold");
    sold["data"]["price"] = json!(u32::MAX);
    (record, seq)
}

fn fault_of(record: Value) -> Fault {
    let record = verify::read(&chained(record).to_string());
    record.and_then(|record| verify::verify(&record, None)).expect_err("the record is forged")
}

/// The event that made the table.
fn created(record: &mut Value) -> &mut Value {
    &mut record["commits"][0]["events"][0]["data"]
}

/// The first event of this type, and seq of the first event of its commit.
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

#[test]
fn a_table_that_the_rules_do_not_allow_is_a_fault() {
    for seats in [0, 2, 7, 255] {
        let mut record = record();
        created(&mut record)["seats"] = json!(seats);
        let fault = fault_of(record);
        assert_eq!(fault.seq, 1, "{seats} seats: {fault}");
    }
}

#[test]
fn versions_of_rules_begin_with_1() {
    for version in ["medici/0", "medici/-1", "medici/", "medici"] {
        let mut record = record();
        created(&mut record)["rules_version"] = json!(version);
        let fault = fault_of(record);
        assert!(fault.seq == 1 && fault.what.contains("rules version"), "{version}: {fault}");
    }
}

/// What newer rules did is not computed again, only folded.
#[test]
fn an_event_that_cannot_be_is_a_fault_of_its_commit_also_under_newer_rules() {
    let (record, seq) = priceless();
    let fault = fault_of(record);
    assert_eq!(fault.seq, seq, "{fault}");
    assert!(fault.what.contains("assertion of the rules"), "{fault}");
}

#[test]
fn a_failed_assertion_is_a_line_of_the_log_in_its_form() {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), chained(priceless().0).to_string()).unwrap();
    let done = kontor(&["--log-format=json", "verify", arg(file.path())]);
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8(done.stderr).unwrap();
    let line: Value = serde_json::from_str(said.lines().next().unwrap()).unwrap();
    assert_eq!((&line["level"], &line["fields"]["message"]), (&json!("ERROR"), &json!("panicked")), "{said}");
    assert!(line["fields"]["location"].as_str().unwrap().starts_with("src/games/medici/state.rs:"), "{said}");
}

#[test]
fn a_field_that_nobody_knows_is_a_fault_wherever_it_stands() {
    let mut outside = record();
    outside["extra"] = json!(1);
    let mut inside = record();
    inside["players"][0]["player"]["a/b"] = json!(null);
    for (record, pointer) in [(outside, "/extra"), (inside, "/players/0/player/a~1b")] {
        let fault = fault_of(record);
        assert_eq!(fault.seq, 0, "{fault}");
        assert!(fault.what.ends_with(&format!("does not know: {pointer}")), "{fault}");
    }
}

#[test]
fn a_field_that_nobody_knows_in_an_event_is_a_fault_of_its_commit() {
    for version in ["medici/1", "medici/9"] {
        for kind in ["table.started", "medici.bid_made"] {
            let mut record = record();
            created(&mut record)["rules_version"] = json!(version);
            let (event, seq) = first(&mut record, kind);
            event["data"]["extra"] = json!(1);
            let fault = fault_of(record);
            assert_eq!(fault.seq, seq, "{fault}");
            assert!(fault.what.contains("extra"), "{fault}");
        }
    }
}

/// The record of a game that one player left by asking and the others by letting the time run out.
async fn deserted() -> Value {
    let local = Local::start();
    let table = Table::made(&local.address, 3, &json!({ "ruleset": "medici", "seats": 3, "turn_limit_s": 60 })).await;
    table.start().await;
    table.seats[2].call(&table.path("/resignations")).await.expect(201);
    let game = async || local.nobody().get(&table.path("")).await.expect(200);
    until("the game is over", async || {
        local.clock.advance_s(60);
        game().await["status"] == "finished"
    })
    .await;
    let text = local.nobody().get(&table.path("/record")).await.text;
    assert!(verify::verify(&verify::read(&text).unwrap(), None).unwrap().recomputed);
    serde_json::from_str(&text).unwrap()
}

/// Changes the first departure for this reason; gives seq of its commit.
fn departed(record: &mut Value, reason: &str, change: impl FnOnce(&mut Value)) -> u64 {
    let mut seq = 1;
    for commit in record["commits"].as_array_mut().unwrap() {
        if commit["events"][0]["data"]["reason"] == reason {
            change(commit);
            return seq;
        }
        seq += commit["events"].as_array().unwrap().len() as u64;
    }
    panic!("nobody left for this reason: {reason}")
}

#[actix_web::test]
async fn nobody_is_made_to_leave_otherwise_than_it_was() {
    let honest = deserted().await;
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
        let fault = fault_of(record);
        assert_eq!(fault.seq, seq, "{fault}");
    }
    let mut record = honest.clone();
    created(&mut record)["turn_limit_s"] = json!(TURN_LIMIT_S.end());
    let seq = departed(&mut record, "turn_limit", |_| ());
    let fault = fault_of(record);
    assert!(fault.seq == seq && fault.what.contains("time left"), "{fault}");
}

#[test]
fn a_table_on_terms_that_no_table_has_is_a_fault() {
    for (terms, what) in [
        (json!({ "turn_limit_s": 0 }), "turn limit"),
        (json!({ "sandbox": true }), "private"),
        (json!({ "sandbox": true, "visibility": "private", "turn_limit_s": 60 }), "turn limit"),
    ] {
        let mut record = record();
        created(&mut record).as_object_mut().unwrap().extend(terms.as_object().unwrap().clone());
        let fault = fault_of(record);
        assert!(fault.seq == 1 && fault.what.contains(what), "{terms}: {fault}");
    }
}

#[test]
fn a_game_cut_short_is_no_record() {
    let mut record = record();
    record["commits"].as_array_mut().unwrap().truncate(9);
    record["outcome"] = json!(null);
    let fault = fault_of(record);
    assert!(fault.what.contains("outcome"), "{fault}");
}

#[test]
fn a_sandbox_does_not_pass_for_a_game_in_earnest() {
    let mut record = record();
    record["sandbox"] = json!(true);
    let fault = fault_of(record);
    assert!(fault.what.contains("sandbox"), "{fault}");
}
