//! `docs/verify_record.py`: what a reader can verify of a record with Python alone.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use kontor_log::chain::{Seed, hex};
use kontor_testing::waits::output;
use serde_json::{Value, json};

use super::page::{files_below, root};
use crate::support::{
    record::{LOGGED, chained, logged_fork},
    sized,
};

fn python(arguments: &[&Path]) -> Output {
    let script = root().join("docs/verify_record.py");
    output(Command::new("python3").arg(script).args(arguments))
}

fn recorded() -> Vec<PathBuf> {
    let files = files_below(&root().join("tests/logs"));
    files
        .into_iter()
        .filter(|file| file.extension().is_some_and(|ending| ending == "json"))
        .collect()
}

/// A recorded game.
fn record(log: &str) -> Value {
    let text = fs::read_to_string(root().join("tests/logs").join(log)).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["record"].take()
}

fn check(record: &Value) -> Output {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), record.to_string()).unwrap();
    python(&[file.path()])
}

/// Asserts that the script refuses the record with this reason.
fn refused(record: &Value, why: &str) {
    let done = check(record);
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.code() == Some(1) && said.contains(why), "{why}: {done:?}");
    assert!(!said.contains("Traceback"), "{said}");
}

/// The first event of this type.
fn first<'a>(record: &'a mut Value, kind: &str) -> &'a mut Value {
    first_from(record, 0, kind)
}

/// The first event of this type in this commit or a later one.
fn first_from<'a>(record: &'a mut Value, commit: usize, kind: &str) -> &'a mut Value {
    let commits = record["commits"].as_array_mut().unwrap();
    let mut events =
        commits.iter_mut().skip(commit).flat_map(|commit| commit["events"].as_array_mut().unwrap());
    events.find(|event| event["type"] == kind).unwrap_or_else(|| panic!("there is no {kind}"))
}

/// The commit that made a fork: from there on its own seed is used.
fn forking(fork: &Value) -> usize {
    usize::try_from(fork["seeds"][1]["from_commit"].as_u64().unwrap()).unwrap()
}

#[test]
fn every_vector_holds_in_python() {
    let done = python(&[Path::new("--vectors"), &root().join("docs/vectors")]);
    assert!(done.status.success(), "{done:?}");
}

#[test]
fn every_recorded_game_is_in_order() {
    let files = recorded();
    assert!(!files.is_empty());
    for file in files.into_iter().step_by(sized(3, 1)) {
        let log: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let done = check(&log["record"]);
        assert!(done.status.success(), "{}: {done:?}", file.display());
    }
}

#[test]
fn what_was_changed_without_the_seed_breaks_the_chain() {
    let honest = record("medici/v1/3_players.json");
    let mut changed = honest.clone();
    first(&mut changed, "medici.bid_made")["data"]["amount"] = json!(39);
    refused(&changed, "its link does not follow");
    let mut later = honest.clone();
    later["commits"][9]["at"] = json!("2031-01-01T00:00:00.000Z");
    refused(&later, "commit 9: its link does not follow");
    let mut shorter = honest.clone();
    shorter["commits"].as_array_mut().unwrap().pop();
    refused(&shorter, "not one link for each commit");
    let mut other_end = honest.clone();
    other_end["chain_head"] = json!("00".repeat(32));
    refused(&other_end, "the chain ends elsewhere");
    let mut swapped = honest;
    swapped["commits"].as_array_mut().unwrap().swap(11, 12);
    refused(&swapped, "of another format or number");
}

#[test]
fn another_seed_is_not_the_one_that_was_committed_to() {
    let mut forged = record("basari/v1/3_players.json");
    forged["seeds"][0]["seed"] = json!("07".repeat(32));
    refused(&chained(forged), "does not commit to the seed");
}

/// With another seed, its commitment and new links, the luck is not what follows from the seed.
#[test]
fn luck_that_does_not_follow_from_the_seed_is_found_in_every_game() {
    for (log, why) in [
        ("medici/v1/3_players.json", "the cards were not shuffled so"),
        ("basari/v1/4_players.json", "the dice fell otherwise"),
        ("haendler/v1/2_players.json", "the pairs of abilities were dealt otherwise"),
        ("dale_of_merchants/v1/3_players.json", "drawn and shuffled so"),
    ] {
        let mut forged = record(log);
        let seed = Seed::new([7; 32]);
        forged["seeds"][0]["seed"] = json!(seed.to_hex());
        first(&mut forged, "table.created")["data"]["commitment"] = json!(hex(&seed.commitment()));
        refused(&chained(forged), why);
    }
}

#[test]
fn a_changed_draw_with_new_links_is_found() {
    type Change = fn(&mut Value);
    let changes: [(&str, &str, Change, &str); 7] = [
        (
            "medici/v1/5_players.json",
            "medici.round_dealt",
            |data| data["deck"].as_array_mut().unwrap().swap(0, 1),
            "shuffled so",
        ),
        (
            "medici/v1/5_players.json",
            "medici.start_player_chosen",
            |data| data["seat"] = json!((data["seat"].as_u64().unwrap() + 1) % 5),
            "another start player",
        ),
        (
            "basari/v1/3_players.json",
            "basari.figure_moved",
            |data| data["die"] = json!(7),
            "dice fell otherwise",
        ),
        (
            "basari/v1/3_players.json",
            "basari.opening_rolled",
            |data| data["rolls"][0]["die"] = json!(0),
            "dice fell otherwise",
        ),
        (
            "haendler/v1/2_players.json",
            "haendler.starting_player_drawn",
            |data| data["seat"] = json!(1 - data["seat"].as_u64().unwrap()),
            "another Starting player",
        ),
        (
            "haendler/v1/2_players.json",
            "haendler.abilities_dealt",
            |data| data["abilities"] = json!([]),
            "dealt otherwise",
        ),
        (
            "dale_of_merchants/v1/2_players.json",
            "dale_of_merchants.set_up",
            |data| data["market_deck"].as_array_mut().unwrap().swap(0, 1),
            "drawn and shuffled so",
        ),
    ];
    for (log, kind, change, why) in changes {
        let mut forged = record(log);
        change(&mut first(&mut forged, kind)["data"]);
        refused(&chained(forged), why);
    }
}

/// The nonces of the players are part of the key of the luck, so that they cannot be changed later.
#[test]
fn another_nonce_gives_other_luck() {
    let mut forged = record("medici/v1/3_players.json");
    first(&mut forged, "table.seat_taken")["data"]["nonce"] = json!("another");
    refused(&chained(forged), "the cards were not shuffled so");
}

#[test]
fn the_other_fields_of_a_record_must_agree_with_its_commits() {
    let mut forged = record("medici/v1/3_players.json");
    forged["outcome"]["places"][0]["seat"] = json!(2);
    refused(&forged, "outcome is not what the commits say");
    let mut renamed = record("medici/v1/3_players.json");
    renamed["rules_version"] = json!("medici/2");
    refused(&renamed, "rules_version is not what the commits say");
}

#[test]
fn the_fork_of_every_game_is_in_order_and_its_luck_counts_from_its_own_start() {
    for (ruleset, _) in LOGGED {
        let fork = logged_fork(ruleset);
        let commits = fork["commits"].as_array().unwrap();
        let start = commits
            .iter()
            .rposition(|commit| commit["events"][0]["type"] == "table.started")
            .unwrap();
        let done = check(&fork);
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(start > forking(&fork) && done.status.success(), "{ruleset}: {done:?}");
        assert!(
            said.contains(&format!("{} since the start", commits.len() - start)),
            "{ruleset}: {said}"
        );
    }
}

/// The luck of a fork is determined by its own seed and the nonces of its players.
#[test]
fn luck_of_a_fork_that_does_not_follow_from_its_own_seed_is_found() {
    for (ruleset, kind, why) in [
        ("medici", "medici.round_dealt", "the cards were not shuffled so"),
        ("basari", "basari.roll_carried_out", "the dice fell otherwise"),
    ] {
        let honest = logged_fork(ruleset);
        let own = forking(&honest);
        let mut drawn = honest.clone();
        let data = &mut first_from(&mut drawn, own, kind)["data"];
        match ruleset {
            "medici" => data["deck"].as_array_mut().unwrap().swap(0, 1),
            _ => data["die"] = json!(data["die"].as_u64().unwrap() % 6 + 1),
        }
        refused(&chained(drawn), why);
        let mut nonce = honest.clone();
        first_from(&mut nonce, own, "table.seat_taken")["data"]["nonce"] = json!("another");
        refused(&chained(nonce), why);
        let (mut reseeded, seed) = (honest, Seed::new([7; 32]));
        reseeded["seeds"][1]["seed"] = json!(seed.to_hex());
        first_from(&mut reseeded, own, "table.forked")["data"]["commitment"] =
            json!(hex(&seed.commitment()));
        refused(&chained(reseeded), why);
    }
}

#[test]
fn a_second_seed_needs_a_commitment_of_its_own() {
    for (ruleset, _) in LOGGED {
        let honest = logged_fork(ruleset);
        let own = forking(&honest);
        let mut forged = honest.clone();
        first_from(&mut forged, own, "table.forked")["data"]["commitment"] = json!("00".repeat(32));
        refused(&chained(forged), &format!("commit {own} does not commit to the seed"));
        let mut early = honest.clone();
        early["seeds"][1]["from_commit"] = json!(own - 1);
        refused(&chained(early), &format!("commit {} does not commit to the seed", own - 1));
        let mut lone = honest;
        lone["seeds"].as_array_mut().unwrap().pop();
        refused(&lone, &format!("commit {own}: its link does not follow"));
    }
}

/// Some programs write one before JSON.
#[test]
fn a_byte_order_mark_is_no_part_of_a_record() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let record = record("medici/v1/3_players.json");
    fs::write(file.path(), format!("\u{feff}{record}")).unwrap();
    let done = python(&[file.path()]);
    assert!(done.status.success(), "{done:?}");
}

#[test]
fn files_that_are_no_records_get_an_error_message() {
    for text in [
        json!({}),
        json!([]),
        json!({ "format": 1, "commits": [{}], "seeds": [{}] }),
        json!({ "format": 2 }),
    ] {
        refused(&text, "this is no record");
    }
}
