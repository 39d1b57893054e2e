//! Records of finished games, and the commands that check and replay them.

use serde_json::{Value, json};

use crate::support::{
    dice::Dice,
    local::Local,
    record,
    server::{Server, arg, kontor},
    table::Table,
};

/// How many times one byte of a record is changed.
const TAMPERINGS: usize = 200;

async fn finished(local: &Local, seed: u64) -> (Table, String) {
    let mut table = Table::started(&local.address, 6).await;
    table.finish(&mut Dice::new(seed)).await;
    let record = local.anonymous().get(&table.path("/record")).await;
    assert_eq!(record.status, 200);
    (table, record.text)
}

async fn keys_of(local: &Local) -> Value {
    local.anonymous().get("/.well-known/jwks.json").await.expect(200)
}

#[tokio::test]
async fn a_record_is_read_from_the_log_as_its_reader_takes_it() {
    let local = Local::start();
    let (table, whole) = finished(&local, 9).await;
    let (pieces, reads): (Vec<_>, Vec<_>) =
        local.record_in_pieces(&table.game).await.into_iter().unzip();
    assert_eq!(pieces.concat(), whole);
    assert_eq!(reads[..3], [0, 32, 64], "the first piece has no commit, each other one has 32");
}

#[tokio::test]
async fn the_record_is_available_once_the_game_is_over() {
    let local = Local::start();
    let mut table = Table::seated(&local.address, 3).await;
    local.anonymous().get(&table.path("/record")).await.refused("game-not-over");
    table.start().await;
    table.seats[0].get(&table.path("/record")).await.refused("game-not-over");
    let game = table.finish(&mut Dice::new(1)).await;
    let record = local.anonymous().get(&table.path("/record")).await.expect(200);
    assert_eq!(record["outcome"], game["outcome"]);
    assert_eq!(record["chain_head"], game["chain_head"]);
    assert_eq!(
        record["commits"].as_array().unwrap().len() as u64,
        game["commit"].as_u64().unwrap() + 1
    );
}

#[tokio::test]
async fn a_record_verifies_and_every_published_head_stands_in_it() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 3).await, Dice::new(2));
    let mut heads = vec![table.game().await["chain_head"].clone()];
    while let Some(played) = table.step(&mut dice).await {
        heads.push(played.body["view"]["chain_head"].clone());
    }
    let text = local.anonymous().get(&table.path("/record")).await.text;
    let verified =
        record::verify_signed(&record::read(&text).unwrap(), &keys_of(&local).await).unwrap();
    assert!(verified.recomputed && verified.signature_checked);
    assert_eq!(verified.seq, table.seq().await);
    let links: Value = serde_json::from_str::<Value>(&text).unwrap()["links"].clone();
    assert!(links.as_array().unwrap().ends_with(&heads));
}

#[tokio::test]
async fn nonces_are_part_of_what_is_verified() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "nonce": "my own luck" });
    let mut table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    table.finish(&mut Dice::new(3)).await;
    let text = local.anonymous().get(&table.path("/record")).await.text;
    assert!(record::verify(&record::read(&text).unwrap()).is_ok());
    let other = text.replace("my own luck", "my own l√ck");
    assert!(record::verify(&record::read(&other).unwrap()).is_err());
}

/// Changes one letter or digit to another one.
fn tamper(text: &str, place: usize, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let family: &[u8] = match bytes[place] {
        b'0'..=b'9' => b"0123456789",
        b'a'..=b'z' => b"abcdefghijklmnopqrstuvwxyz",
        _ => b"ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    };
    let others: Vec<u8> = family.iter().copied().filter(|other| *other != bytes[place]).collect();
    bytes[place] = *dice.pick(&others);
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn every_changed_byte_of_a_record_is_found() {
    let local = Local::start();
    let (_, text) = finished(&local, 4).await;
    let keys = keys_of(&local).await;
    record::verify_signed(&record::read(&text).unwrap(), &keys).unwrap();
    let mut dice = Dice::new(5);
    let places: Vec<usize> =
        (0..text.len()).filter(|place| text.as_bytes()[*place].is_ascii_alphanumeric()).collect();
    let mut verified = 0;
    for _ in 0..TAMPERINGS {
        let place = *dice.pick(&places);
        let other = tamper(&text, place, &mut dice);
        // A change that breaks the form of a record is found when the record is parsed.
        let Some(record) = record::read(&other) else { continue };
        record::verify_signed(&record, &keys)
            .expect_err(&other[place.saturating_sub(60)..(place + 20).min(other.len())]);
        verified += 1;
    }
    assert!(verified > TAMPERINGS / 2, "only {verified} changed records could be parsed");
}

#[tokio::test]
async fn a_changed_commit_is_found_at_its_own_seq() {
    let local = Local::start();
    let (table, text) = finished(&local, 6).await;
    let mut record: Value = serde_json::from_str(&text).unwrap();
    let events = table.events_for(&local.anonymous()).await;
    let bid = events.iter().find(|event| event["type"] == "medici.bid_made").unwrap();
    let commit = usize::try_from(bid["commit"].as_u64().unwrap()).unwrap();
    let amount = record["commits"][commit]["action"]["amount"].as_u64().unwrap();
    record["commits"][commit]["action"]["amount"] = json!(amount + 1);
    let fault = record::verify(&record::read(&record.to_string()).unwrap()).unwrap_err();
    let first = events.iter().find(|event| event["commit"] == bid["commit"]).unwrap();
    assert_eq!(fault.seq, first["seq"].as_u64().unwrap(), "{fault}");
}

#[tokio::test]
async fn the_program_verifies_and_replays() {
    let server = Server::start();
    let (mut table, mut dice) = (Table::started(&server.address, 3).await, Dice::new(7));
    table.steps(&mut dice, 9).await;
    let at = table.seq().await;
    table.finish(&mut dice).await;
    let (anonymous, file, keys) =
        (server.anonymous(), server.file("record.json"), server.file("keys.json"));
    let text = anonymous.get(&table.path("/record")).await.text;
    std::fs::write(&file, &text).unwrap();
    std::fs::write(&keys, anonymous.get("/.well-known/jwks.json").await.text).unwrap();
    let url = format!("{}/.well-known/jwks.json", server.address.get());
    for jwks in [arg(&keys), &url] {
        let verified = kontor(&["verify", arg(&file), "--jwks", jwks]);
        assert_eq!(
            verified.status.code(),
            Some(0),
            "{}",
            String::from_utf8_lossy(&verified.stderr)
        );
    }

    let then = table.seats[1].get(&table.path(&format!("/view?at={at}"))).await.expect(200);
    let replayed = kontor(&["replay", arg(&file), "--at", &at.to_string(), "--as", "1"]);
    assert_eq!(replayed.status.code(), Some(0), "{}", String::from_utf8_lossy(&replayed.stderr));
    assert_eq!(serde_json::from_slice::<Value>(&replayed.stdout).unwrap(), then);
    let last = kontor(&["replay", arg(&file)]);
    assert_eq!(
        serde_json::from_slice::<Value>(&last.stdout).unwrap(),
        anonymous.get(&table.path("/view")).await.expect(200)
    );

    // A byte order mark, which some programs write before JSON, is no part of the files.
    let marked = |path: &std::path::Path| {
        let text = std::fs::read_to_string(path).unwrap();
        std::fs::write(path, format!("\u{feff}{text}")).unwrap();
    };
    marked(&file);
    marked(&keys);
    for command in [&["verify", arg(&file), "--jwks", arg(&keys)][..], &["replay", arg(&file)]] {
        let done = kontor(command);
        assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    }

    let (one, other) = text.split_once("\"links\":[\"").unwrap();
    let forged = format!(
        "{one}\"links\":[\"{}",
        other.replacen(&other[..1], if other.starts_with('0') { "1" } else { "0" }, 1)
    );
    std::fs::write(&file, forged).unwrap();
    let refused = kontor(&["verify", arg(&file)]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        String::from_utf8_lossy(&refused.stderr).contains("seq 1: "),
        "{}",
        String::from_utf8_lossy(&refused.stderr)
    );
    for wrong in [["verify", "/nowhere"], ["replay", "/nowhere"]] {
        assert_eq!(kontor(&wrong).status.code(), Some(1));
    }
}
