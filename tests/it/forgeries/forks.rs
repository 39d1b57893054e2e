//! Forged forks of games.

use serde_json::{Value, json};

use super::{Verifiers, created};
use crate::support::record::{ends, logged_fork};

/// The commit that made a fork.
pub fn forking(record: &mut Value) -> &mut Value {
    let commits = record["commits"].as_array_mut().unwrap();
    commits
        .iter_mut()
        .find(|commit| commit["action"]["type"] == "table.fork")
        .expect("it is a fork")
}

#[tokio::test]
async fn a_fork_that_the_server_would_not_make_is_a_fault() {
    let court = Verifiers::new().await;
    let honest = logged_fork("medici");
    let from = usize::try_from(honest["seeds"][1]["from_commit"].as_u64().unwrap()).unwrap();
    let seq = ends(&honest)[from - 1] + 1;
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 11] = [
        ("seed of its own", |record| drop(record["seeds"].as_array_mut().unwrap().pop())),
        ("goes on where", |record| forking(record)["events"][0]["data"]["seq"] = json!(1)),
        ("committed to", |record| {
            forking(record)["events"][0]["data"]["commitment"] = json!("00".repeat(32))
        }),
        ("committed to", |record| record["seeds"][1]["seed"] = json!("00".repeat(32))),
        ("another player made", |record| {
            forking(record)["events"][0]["data"]["owner"]["id"] = json!("p_nobody")
        }),
        ("more happened", |record| forking(record)["action"]["player"] = json!("p_nobody")),
        ("more happened", |record| {
            forking(record)["events"][1] = json!({ "type": "table.started", "data": {} })
        }),
        ("acting seat", |record| forking(record)["seat"] = json!(null)),
        ("turn limit", |record| forking(record)["events"][0]["data"]["turn_limit_s"] = json!(1)),
        ("private", |record| forking(record)["events"][0]["data"]["sandbox"] = json!(true)),
        ("is private", |record| created(record)["visibility"] = json!("private")),
    ];
    for (what, change) in changes {
        let mut record = honest.clone();
        change(&mut record);
        let fault = court.fault_of(record).await;
        assert!(fault.seq == seq && fault.what.contains(what), "{what}: {fault}");
    }
}

#[tokio::test]
async fn a_second_seed_begins_at_the_commit_of_its_fork() {
    let court = Verifiers::new().await;
    let honest = logged_fork("medici");
    let ends = ends(&honest);
    let from = honest["seeds"][1]["from_commit"].as_u64().unwrap();
    let seq_of = |commit: u64| ends[usize::try_from(commit).unwrap() - 1] + 1;
    for (commit, seq) in [(from - 1, seq_of(from - 1)), (from + 1, seq_of(from)), (0, 0)] {
        let mut record = honest.clone();
        record["seeds"][1]["from_commit"] = json!(commit);
        let fault = court.fault_of(record).await;
        assert_eq!(fault.seq, seq, "{fault}");
    }
    let mut record = honest.clone();
    let third = json!({ "from_commit": ends.len(), "seed": honest["seeds"][1]["seed"] });
    record["seeds"].as_array_mut().unwrap().push(third);
    let fault = court.fault_of(record).await;
    assert!(fault.what.contains("brings a seed"), "{fault}");
}

/// The luck after a fork is determined by its own seed and the nonces of its players.
#[tokio::test]
async fn a_changed_nonce_at_a_fork_is_a_fault_of_the_first_draw_behind_it() {
    let court = Verifiers::new().await;
    let mut record = logged_fork("medici");
    let from = usize::try_from(record["seeds"][1]["from_commit"].as_u64().unwrap()).unwrap();
    let seq = ends(&record)[from];
    forking(&mut record)["events"][1]["data"]["nonce"] = json!("better luck");
    let fault = court.fault_of(record).await;
    assert!(
        fault.seq > seq && fault.what.contains("not what follows from seed and actions"),
        "{fault}"
    );
}
