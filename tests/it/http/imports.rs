//! Records that are sent to a server: it verifies them, and imports them as games whose players are
//! only names.

mod names;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{Local, generous},
    record::{self, LOGGED, chained, ends, logged, signed_by_unknown_key},
    table::Table,
};

/// The most objects and lists of a record.
const OBJECTS_MAX: usize = 250_000;
/// Later than all recorded games.
const TEN_YEARS_S: u64 = 10 * 365 * 24 * 60 * 60;

/// A server whose clock is past all recorded games.
fn later() -> Local {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    local
}

async fn import(caller: &Caller, record: &Value) -> Answer {
    caller.post("/v1/records", record).await
}

/// The record without the fields that an import changes.
fn without_id_and_signature(record: &Value) -> Value {
    let mut record = record.clone();
    for field in ["game", "signature"] {
        record[field] = json!(null);
    }
    record
}

#[tokio::test]
async fn an_imported_game_of_any_ruleset_behaves_like_a_finished_game() {
    let local = later();
    let ada = local.guest("Ada").await;
    for (ruleset, players) in LOGGED {
        let record = logged(ruleset, players);
        let made = import(&ada, &record).await;
        let game = made.body.clone();
        assert_eq!(made.header("location"), format!("/v1/games/{}", game["id"].as_str().unwrap()));
        assert_eq!(
            (made.status, &game["status"], &game["outcome"]),
            (201, &json!("finished"), &record["outcome"])
        );
        assert_eq!(
            game["imported"],
            json!({ "game": record["game"], "signature": record["signature"] })
        );
        assert_eq!((&game["owner"], &game["visibility"]), (&json!(ada.id), &json!("private")));
        let names = |seats: &Value| -> Vec<Value> {
            let seats = seats.as_array().unwrap().iter();
            seats.map(|seat| json!([seat["player"]["name"], seat["bot"]])).collect()
        };
        let mut named = record["players"].clone();
        for seat in named.as_array_mut().unwrap() {
            if let Some(name) = seat["player"]["name"].as_str() {
                seat["player"]["name"] = json!(format!("“{name}”"));
            }
        }
        assert_eq!(names(&game["seats"]), names(&named));
        for seat in game["seats"].as_array().unwrap() {
            assert_eq!(seat["player"]["id"], "", "a name is not a player of this server");
        }
        let path = |rest: &str| format!("/v1/games/{}{rest}", game["id"].as_str().unwrap());
        let again = ada.get(&path("/record")).await;
        let read = record::read(&again.text).unwrap();
        assert_eq!(without_id_and_signature(&again.body), without_id_and_signature(&record));
        let at = ends(&record)[record["commits"].as_array().unwrap().len() / 2];
        let view = ada.get(&path(&format!("/view?at={at}"))).await.expect(200);
        assert_eq!(view, record::replayed(&read, at, None));
        let events = ada.get(&path("/events?limit=500")).await.expect(200);
        let owner = &events["items"][0]["data"]["owner"];
        assert_eq!((&owner["id"], owner["name"].is_string()), (&json!(""), true), "{owner}");
        assert_eq!(ada.get(&path("")).await.expect(200), game);
    }
    assert_eq!(
        ada.get("/v1/games?seat=me").await.expect(200)["items"],
        json!([]),
        "no player played here"
    );
}

/// A player who chooses a seed and plays all seats can make a valid record: the server's signature
/// must not vouch for it.
#[tokio::test]
async fn the_signature_of_an_imported_game_says_that_it_was_imported() {
    let local = later();
    let ada = local.guest("Ada").await;
    let record = logged("basari", 3);
    let game = import(&ada, &record).await.expect(201);
    let again = ada.get(&format!("/v1/games/{}/record", game["id"].as_str().unwrap())).await;
    let keys = local.anonymous().get("/.well-known/jwks.json").await.expect(200);
    let verified = record::verify_signed(&record::read(&again.text).unwrap(), &keys).unwrap();
    assert_eq!((verified.imported_commits, verified.signature_checked), (verified.commits, true));
    let found = ada.post("/v1/records/verifications", &again.body).await.expect(200);
    assert_eq!(found["checked"]["signer"], "this_server");
    assert_eq!(found["checked"]["imported_commits"], verified.commits);
    // A second import of the same record is an import again, also if this server has signed it.
    let twice = import(&ada, &again.body).await.expect(201);
    let record = ada.get(&format!("/v1/games/{}/record", twice["id"].as_str().unwrap())).await;
    assert_eq!(
        record::verify(&record::read(&record.text).unwrap()).unwrap().imported_commits,
        verified.commits
    );
}

#[tokio::test]
async fn a_signature_that_claims_to_be_ours_must_be() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut Dice::new(1)).await;
    let own = local.anonymous().get(&table.path("/record")).await.expect(200);
    let ada = &table.seats[0];
    let found = ada.post("/v1/records/verifications", &own).await.expect(200);
    assert_eq!(
        (&found["checked"]["signer"], &found["checked"]["imported_commits"]),
        (&json!("this_server"), &json!(0))
    );
    let strange = signed_by_unknown_key(own.clone());
    assert_eq!(
        ada.post("/v1/records/verifications", &strange).await.expect(200)["checked"]["signer"],
        "unknown"
    );
    // A foreign signature with the id of the server's key.
    let [ours, theirs] = [&own, &strange]
        .map(|record| record["signature"].as_str().unwrap().split('.').collect::<Vec<_>>());
    let mut forged = own.clone();
    forged["signature"] = json!([ours[0], theirs[1], theirs[2]].join("."));
    assert_eq!(import(ada, &forged).await.refused("record-diverges")["seq"], 0);
    let mut renamed = own.clone();
    renamed["game"] = json!("g_another");
    assert_eq!(import(ada, &renamed).await.refused("record-diverges")["seq"], 0);
}

#[tokio::test]
async fn an_imported_game_is_private_unless_public_is_requested() {
    let local = later();
    let (ada, ben) = (local.guest("Ada").await, local.guest("Ben").await);
    let record = logged("medici", 3);
    let private = import(&ada, &record).await.expect(201);
    let path = format!("/v1/games/{}", private["id"].as_str().unwrap());
    for rest in ["", "/view", "/events", "/record"] {
        ben.get(&format!("{path}{rest}")).await.refused("game-unknown");
    }
    let invite = private["invite"].as_str().unwrap();
    ben.get(&format!("{path}/record?invite={invite}")).await.expect(200);
    assert_eq!(ben.get("/v1/games").await.expect(200)["items"], json!([]));
    let public = ada.post("/v1/records?visibility=public", &record).await.expect(201);
    let listed = ben.get("/v1/games?status=finished").await.expect(200);
    assert_eq!(listed["items"], json!([public]));
    ada.delete(&path).await.refused("game-started");
}

#[tokio::test]
async fn an_unsupported_record_is_refused_with_the_field() {
    let local = later();
    let ada = local.guest("Ada").await;
    let mut newer = logged("medici", 3);
    newer["rules_version"] = json!("medici/9");
    newer["commits"][0]["events"][0]["data"]["rules_version"] = json!("medici/9");
    let newer = signed_by_unknown_key(chained(newer));
    let found = ada.post("/v1/records/verifications", &newer).await.expect(200);
    assert_eq!((&found["valid"], &found["checked"]["recomputed"]), (&json!(true), &json!(false)));
    let refused = import(&ada, &newer).await.refused("record-unsupported");
    assert_eq!(refused["errors"][0]["pointer"], "/rules_version");
    for (field, value) in [("ruleset", json!("chess")), ("format", json!(2))] {
        let mut record = logged("medici", 3);
        record[field] = value;
        for path in ["/v1/records", "/v1/records/verifications"] {
            let refused = ada.post(path, &record).await.refused("record-unsupported");
            assert_eq!(refused["errors"][0]["pointer"], format!("/{field}"));
        }
    }
}

#[tokio::test]
async fn a_malformed_or_too_large_record_is_refused() {
    let local = later();
    let ada = local.guest("Ada").await;
    let mut record = logged("medici", 3);
    record["players"][0]["seat"] = json!("first");
    let bad = ada
        .request(Method::POST, "/v1/records")
        .json(&record)
        .bad()
        .send()
        .await
        .refused("malformed-body");
    assert_eq!(bad["errors"][0]["pointer"], "/players/0/seat");
    ada.request(Method::POST, "/v1/records")
        .text("application/json", "{} {}")
        .send()
        .await
        .refused("malformed-body");
    let most =
        ada.get("/v1/meta").await.expect(200)["limits"]["record_bytes_max"].as_u64().unwrap();
    let large = " ".repeat(usize::try_from(most).unwrap() + 1);
    ada.request(Method::POST, "/v1/records")
        .text("application/json", large)
        .send()
        .await
        .refused("body-too-large");
    let dense = format!("{{\"options\": [{}{{}}]}}", "{},".repeat(OBJECTS_MAX));
    let dense =
        ada.request(Method::POST, "/v1/records").text("application/json", dense).bad().send().await;
    assert!(
        dense.refused("malformed-body")["detail"].as_str().unwrap().contains("objects and lists")
    );
}

#[tokio::test]
async fn an_unfinished_or_future_game_is_not_imported() {
    let local = Local::start();
    let sandbox =
        json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": "07".repeat(32) } });
    let mut table = Table::made(&local.address, 3, &sandbox).await;
    table.start().await;
    let record = table.seats[0].get(&table.path("/record")).await.expect(200);
    assert_eq!(
        table.seats[0].post("/v1/records/verifications", &record).await.expect(200)["valid"],
        true
    );
    import(&table.seats[0], &record).await.refused("record-unfinished");
    table.finish(&mut Dice::new(3)).await;
    let record = table.seats[0].get(&table.path("/record")).await.expect(200);
    table.seats[0]
        .post("/v1/records?visibility=public", &record)
        .await
        .refused("parameter-invalid");
    let game = import(&table.seats[0], &record).await.expect(201);
    assert!(game["sandbox"].is_object());
    let later = logged("medici", 3);
    assert_eq!(
        import(&table.seats[0], &later).await.refused("record-diverges")["seq"],
        ends(&later).last().copied().unwrap()
    );
}

#[tokio::test]
async fn a_repeated_import_is_answered_with_the_same_game() {
    let local = later();
    let ada = local.guest("Ada").await;
    let record = logged("medici", 3);
    let send = |path: &'static str, body: Value| {
        ada.request(Method::POST, path).header("idempotency-key", "k").json(&body).send()
    };
    let first = send("/v1/records", record.clone()).await.expect(201);
    let again = send("/v1/records", record.clone()).await;
    assert!(again.is_replayed());
    assert_eq!(again.expect(200), first);
    send("/v1/records?visibility=public", record).await.refused("idempotency-key-reused");
    send("/v1/records", logged("medici", 4)).await.refused("idempotency-key-reused");
    send("/v1/games", json!({ "ruleset": "medici", "seats": 3 }))
        .await
        .refused("idempotency-key-reused");
}

#[tokio::test]
async fn an_incomplete_import_stays_invisible_until_a_repeated_request_completes_it() {
    let mut local = later();
    let ada = local.guest("Ada").await;
    let record = logged("basari", 3);
    let send = || {
        ada.request(Method::POST, "/v1/records?visibility=public")
            .header("idempotency-key", "k")
            .json(&record)
            .send()
    };
    let whole = send().await.expect(201);
    let id = whole["id"].as_str().unwrap().to_owned();
    let count = record["commits"].as_array().unwrap().len() as u64;
    for entries in [count - 1, count / 2, 1] {
        local = local.cut_off(&id, entries).await;
        for rest in ["", "/view", "/decisions", "/events", "/messages", "/record"] {
            ada.get(&format!("/v1/games/{id}{rest}")).await.refused("game-unknown");
        }
        ada.post(&format!("/v1/games/{id}/forks"), &json!({ "at": 9 }))
            .await
            .refused("game-unknown");
        for list in ["/v1/games", "/v1/games?seat=me", "/v1/games?status=finished"] {
            assert_eq!(ada.get(list).await.expect(200)["items"], json!([]), "{list}");
        }
        let other = ada
            .request(Method::POST, "/v1/records")
            .header("idempotency-key", "k")
            .json(&logged("medici", 3));
        other.send().await.refused("idempotency-key-reused");
        let (one, two) = tokio::join!(send(), send());
        assert_eq!((&one.body, &two.body), (&whole, &whole), "once, with both requests");
        assert_eq!(ada.get("/v1/games").await.expect(200)["items"], json!([whole]));
        assert!(send().await.is_replayed());
    }
}

#[tokio::test]
async fn records_and_forks_are_counted_in_a_bucket_of_their_own() {
    let mut settings = generous();
    settings.rates.records_per_minute = 1.try_into().unwrap();
    let local = Local::with_settings(settings);
    let ada = local.guest("Ada").await;
    let record = logged("medici", 3);
    let found = ada.post("/v1/records/verifications", &record).await;
    assert_eq!(found.header("ratelimit-policy"), "\"records\";q=1;w=60");
    assert_eq!(found.expect(200)["valid"], true);
    import(&ada, &record).await.refused("rate-limited");
    ada.post("/v1/games/g_any/forks", &json!({ "at": 1 })).await.refused("rate-limited");
    ada.get("/v1/me").await.expect(200);
}

/// Gives the players of a record other names, in turn.
fn renamed(value: &mut Value, names: &[Value]) {
    match value {
        Value::Object(fields) => {
            if fields.get("id").is_some_and(Value::is_string)
                && let Some(name) = fields.get_mut("name")
            {
                let number = name.as_str().unwrap().bytes().last().unwrap_or_default();
                *name = names[usize::from(number) % names.len()].clone();
            }
            fields.values_mut().for_each(|value| renamed(value, names));
        }
        Value::Array(items) => items.iter_mut().for_each(|value| renamed(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Requests that were admitted before the account was deleted, and are carried out after it.
#[tokio::test]
async fn whoever_has_no_account_any_more_imports_nothing_and_completes_nothing() {
    let local = later();
    let record = logged("medici", 3);
    let [ada, ben] = [local.guest("Ada").await, local.guest("Ben").await];
    // A server is killed after the first entry.
    local.store.fail_writes_after(Some(1));
    assert!(!local.imports_too_late(&ada.id, &record).await);
    local.store.fail_writes_after(None);
    let begun = local.entries().await;
    assert_eq!(begun, 1);
    for gone in [&ada, &ben] {
        local.put_document(&format!("former/{}", gone.id), &json!({})).await;
        assert!(local.imports_too_late(&gone.id, &record).await);
    }
    let listed = local.anonymous().get("/v1/games?limit=100").await.expect(200);
    assert_eq!(listed["items"], json!([]));
}
