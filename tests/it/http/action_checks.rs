//! The checks of an action, in the order that the contract gives: only the first fault is reported.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{Local, generous},
    table::{Due, Table},
};

/// Positions in which actions of earlier decisions are tried: so many that wagons move in the last
/// of them.
const POSITIONS_WITH_EARLIER_ACTIONS: usize = 60;

fn pass() -> Value {
    json!({ "type": "medici.pass" })
}

/// Sends an action that may break the contract.
async fn act(
    caller: &Caller,
    game: &str,
    key: Option<&str>,
    if_match: Option<&str>,
    body: Value,
) -> Answer {
    let mut request =
        caller.request(Method::POST, &format!("/v1/games/{game}/actions")).json(&body).bad();
    if let Some(key) = key {
        request = request.header("idempotency-key", key);
    }
    if let Some(tag) = if_match {
        request = request.header("if-match", tag);
    }
    request.send().await
}

#[tokio::test]
async fn the_checks_of_an_action_come_in_the_order_of_the_contract() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let open = Table::seated(&local.address, 3).await;
    let Due { seat, decision } = table.first_due().await;
    let (player, stranger, stale) =
        (&table.seats[seat], local.guest("Stranger").await, Some("\"0.s0.0\""));
    let (closed, illegal) =
        (json!(format!("d_1_{seat}")), json!({ "type": "medici.bid", "amount": 4_000_000 }));

    act(&local.anonymous(), "g_nothing", None, stale, json!(7)).await.refused("token-missing");
    act(player, "g_nothing", None, stale, json!(7)).await.refused("malformed-body");
    let wrong = json!({ "decision": closed, "action": illegal });
    act(player, "g_nothing", None, stale, wrong.clone()).await.refused("idempotency-key-missing");
    act(player, "g_nothing", Some("a b"), stale, wrong.clone())
        .await
        .refused("idempotency-key-invalid");
    act(player, "g_nothing", Some("k"), stale, wrong.clone()).await.refused("game-unknown");
    act(&stranger, &open.game, Some("k"), stale, wrong.clone()).await.refused("not-your-seat");
    let others = json!({ "decision": format!("d_1_{}", (seat + 1) % 3), "action": illegal });
    act(player, &table.game, Some("k"), stale, others).await.refused("not-your-seat");
    act(&open.seats[seat], &open.game, Some("k"), stale, wrong.clone())
        .await
        .refused("game-not-running");
    act(player, &table.game, Some("k"), stale, wrong.clone()).await.refused("version-mismatch");
    act(player, &table.game, Some("k"), None, wrong).await.refused("decision-closed");
    let illegal = json!({ "decision": decision["id"], "action": illegal });
    act(player, &table.game, Some("k"), None, illegal).await.refused("illegal-action");
    let legal = json!({ "decision": decision["id"], "action": decision["actions"][0] });
    act(player, &table.game, Some("k"), None, legal).await.expect(201);
}

#[tokio::test]
async fn a_known_key_is_answered_before_the_other_checks() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let played = table.move_of(&due, "first").send().await.expect(201);
    table.finish(&mut Dice::new(1)).await;
    let player = &table.seats[due.seat];
    let body = json!({ "decision": due.decision["id"], "action": due.action() });
    let again = act(player, &table.game, Some("first"), Some("\"0.s0.0\""), body).await;
    assert_eq!(again.expect(200), played);
    let other =
        json!({ "decision": due.decision["id"], "action": { "type": "medici.bid", "amount": 29 } });
    act(player, &table.game, Some("first"), None, other.clone())
        .await
        .refused("idempotency-key-reused");
    act(player, &table.game, Some("second"), Some("\"0.s0.0\""), other).await.refused("game-over");
}

#[tokio::test]
async fn quarantine_is_reported_before_idempotency_keys_are_compared() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    table.move_of(&due, "first").send().await.expect(201);
    local.damage(&table.game).await;
    table.move_of(&due, "first").send().await.refused("game-quarantined");
    act(&table.seats[0], &table.game, None, None, json!({ "decision": "d_1_0", "action": pass() }))
        .await
        .refused("idempotency-key-missing");
}

#[tokio::test]
async fn moves_have_a_rate_of_their_own_that_comes_before_the_body() {
    let mut settings = generous();
    settings.rates.moves_per_minute = 2.try_into().unwrap();
    let local = Local::with_settings(settings);
    let table = Table::started(&local.address, 3).await;
    let player = &table.seats[0];
    for left in ["1", "0"] {
        let counted = act(player, &table.game, None, None, json!(7)).await;
        let state = counted.header("ratelimit");
        assert!(state.starts_with(&format!("\"moves\";r={left};")), "{state}");
        counted.refused("malformed-body");
    }
    let limited = act(player, &table.game, None, None, json!(7)).await;
    assert!(limited.header("retry-after").parse::<u64>().unwrap() > 0);
    limited.refused("rate-limited");
    player.get(&table.path("/view")).await.expect(200);
    act(&table.seats[1], &table.game, None, None, json!(7)).await.refused("malformed-body");
}

#[tokio::test]
async fn an_answered_decision_is_closed_and_the_problem_lists_the_open_ones() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    table.move_of(&due, "first").send().await.expect(201);
    let problem = table.move_of(&due, "second").send().await.refused("decision-closed");
    let open = table.due().await;
    let own: Vec<&Value> =
        open.iter().filter(|open| open.seat == due.seat).map(|open| &open.decision).collect();
    assert_eq!(problem["decisions"], json!(own));
    table.steps(&mut Dice::new(1), 3).await;
    table.move_of(&due, "third").send().await.refused("decision-closed");
}

#[tokio::test]
async fn of_two_answers_to_a_decision_one_counts() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let keys: Vec<String> = (0..8).map(|n| format!("race-{n}")).collect();
    let answers =
        futures_util::future::join_all(keys.iter().map(|key| table.move_of(&due, key).send()))
            .await;
    let (played, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == 201);
    assert_eq!(played.len(), 1);
    assert_eq!(table.seq().await, played[0].body["seq"].as_u64().unwrap());
    for answer in refused {
        answer.refused("decision-closed");
    }
}

#[tokio::test]
async fn an_action_that_does_not_belong_to_the_decision_is_illegal() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let Due { seat, decision } = table.first_due().await;
    assert_eq!(decision["kind"], "medici.turning_up");
    for action in [
        pass(),
        json!({ "type": "basari.pass" }),
        json!({ "type": "medici.bid" }),
        json!("pass"),
        Value::Null,
    ] {
        let body = json!({ "decision": decision["id"], "action": action });
        let problem = act(&table.seats[seat], &table.game, Some("k"), None, body)
            .await
            .refused("illegal-action");
        assert!(problem["refusal"]["code"].is_string(), "{action}");
    }
}

#[tokio::test]
async fn an_action_that_is_not_asked_for_is_refused_as_such() {
    let local = Local::start();
    let mut table =
        Table::made(&local.address, 2, &json!({ "ruleset": "haendler", "seats": 2 })).await;
    table.start().await;
    let (mut dice, mut earlier, mut tried) = (Dice::new(1), BTreeMap::<String, Value>::new(), 0);
    for _ in 0..POSITIONS_WITH_EARLIER_ACTIONS {
        let due = table.first_due().await;
        let branches = due.decision["schema"]["oneOf"].as_array().unwrap();
        let asked: Vec<&str> = branches
            .iter()
            .map(|branch| branch["properties"]["type"]["const"].as_str().unwrap())
            .collect();
        for action in earlier
            .iter()
            .filter(|(kind, _)| !asked.contains(&kind.as_str()))
            .map(|(_, action)| action)
        {
            let body = json!({ "decision": due.id(), "action": action });
            let problem = act(&table.seats[due.seat], &table.game, Some("k"), None, body)
                .await
                .refused("illegal-action");
            assert_eq!(
                problem["refusal"]["code"], "table.not_asked",
                "{action} where {asked:?} are asked"
            );
            tried += 1;
        }
        for action in due.decision["actions"].as_array().unwrap() {
            earlier.insert(action["type"].as_str().unwrap().to_owned(), action.clone());
        }
        table.step(&mut dice).await;
    }
    assert!(tried > POSITIONS_WITH_EARLIER_ACTIONS);
}

#[tokio::test]
async fn a_refusal_names_rule_place_and_range() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 3).await, Dice::new(1));
    let due = loop {
        let due = table.first_due().await;
        if due.decision["kind"] == "medici.bidding" {
            break due;
        }
        table.step(&mut dice).await;
    };
    let body = json!({ "decision": due.decision["id"], "action": { "type": "medici.bid", "amount": 4_000_000 } });
    let problem = act(&table.seats[due.seat], &table.game, Some("k"), None, body)
        .await
        .refused("illegal-action");
    let choice = due.decision["choices"]
        .as_array()
        .unwrap()
        .iter()
        .find(|choice| choice["type"] == "medici.bid")
        .unwrap();
    let error = &problem["errors"][0];
    assert_eq!(
        (&error["pointer"], &error["code"]),
        (&json!("/action/amount"), &json!("above-maximum"))
    );
    assert_eq!((&error["min"], &error["max"]), (&choice["min"], &choice["max"]));
    assert_eq!(problem["refusal"]["code"], "medici.bid.out_of_range");
    assert_eq!(problem["refusal"]["params"]["max"], choice["max"]);
    let sentences = &problem["refusal"]["sentences"];
    assert_eq!(sentences["en"], problem["detail"]);
    for language in ["de", "fr"] {
        let sentence = sentences[language].as_str().unwrap();
        assert!(sentence.contains(&choice["max"].to_string()), "{sentence}");
    }
    assert!(!problem["refusal"]["section"].as_str().unwrap().is_empty());
}

#[tokio::test]
async fn if_match_takes_the_tag_of_the_present_view() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let other = &table.seats[(due.seat + 1) % 3];
    let foreign = other.get(&table.path("/view")).await.header("etag").to_owned();
    table.move_of(&due, "k").header("if-match", &foreign).send().await.refused("version-mismatch");
    let own = table.seats[due.seat].get(&table.path("/view")).await.header("etag").to_owned();
    for no_tag in [own.trim_matches('"').to_owned(), "\"x\", *".to_owned()] {
        table
            .move_of(&due, "k")
            .header("if-match", &no_tag)
            .send()
            .await
            .refused("version-mismatch");
    }
    let played = table.move_of(&due, "k").header("if-match", &format!("\"x\", {own}")).send().await;
    assert_eq!(played.status, 201);
}

#[tokio::test]
async fn a_tag_names_the_same_state_in_the_forms_that_proxies_give_it() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let player = &table.seats[due.seat];
    let view = table.path("/view");
    let own = player.get(&view).await.header("etag").to_owned();
    let compressed = own.trim_matches('"');
    let forms = [
        format!("W/{own}"),
        format!("\"{compressed}-gzip\""),
        format!("W/\"{compressed}-br\""),
        format!("\"{compressed}--gzip\""),
        format!("\"{compressed};gz\""),
        format!("\"x\", W/{own}"),
    ];
    for form in &forms {
        let request = player.request(Method::GET, &view).header("if-none-match", form);
        request.send().await.expect(304);
        let preview = player.preview(&table.game, &due.decision["id"], due.action());
        preview.header("if-match", form).send().await.expect(200);
    }
    table.move_of(&due, "k").header("if-match", &forms[0]).send().await.expect(201);
    for form in &forms {
        let request = player.request(Method::GET, &view).header("if-none-match", form);
        request.send().await.expect(200);
    }
}

#[tokio::test]
async fn json_that_no_schema_describes_is_no_action() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let path = table.path("/actions");
    for action in [
        json!(["medici.open_bidding"]),
        json!(["medici.bid", 7]),
        json!([]),
        json!("medici.open_bidding"),
        json!(null),
        json!({ "type": "medici.open_bidding", "more": 1 }),
        json!({ "type": ["medici.open_bidding"] }),
    ] {
        let body = json!({ "decision": due.decision["id"], "action": action });
        let request = table.seats[due.seat]
            .request(Method::POST, &path)
            .header("idempotency-key", "k")
            .json(&body)
            .bad();
        let problem = request.send().await.refused("illegal-action");
        assert_eq!(problem["refusal"]["code"], "table.not_an_action", "{action}");
    }
    table.move_of(&due, "k").send().await.expect(201);
}

#[tokio::test]
async fn an_action_of_a_wrong_type_is_refused_in_words_of_json() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let path = table.path("/actions");
    for (amount, given) in [
        (json!("seven"), "the text \"seven\""),
        (json!(-1), "the number -1"),
        (json!([7]), "a list"),
        (json!(null), "null"),
    ] {
        let action = json!({ "type": "medici.bid", "amount": amount });
        let body = json!({ "decision": due.decision["id"], "action": action });
        let request = table.seats[due.seat]
            .request(Method::POST, &path)
            .header("idempotency-key", "k")
            .json(&body)
            .bad();
        let problem = request.send().await.refused("illegal-action");
        let expected = format!(
            "This is no action of the game: this must be an integer from 0 to 4294967295, \
             and not {given}."
        );
        assert_eq!(problem["detail"], expected);
    }
}

/// What does not fit the type of an action is named as in any other body.
#[tokio::test]
async fn a_fault_inside_of_an_action_names_its_place() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    for (action, pointer) in [
        (json!({ "type": "medici.bid", "amount": "seven" }), "/action/amount"),
        (json!({ "type": "medici.bid", "amount": -1 }), "/action/amount"),
        (json!({ "type": "medici.bid" }), "/action/amount"),
        (json!({ "type": "medici.bid", "amount": 7, "more": 1 }), "/action/more"),
        (json!({ "type": "medici.sing" }), "/action/type"),
        (json!({ "amount": 7 }), "/action/type"),
        (json!("medici.pass"), "/action"),
        (json!([]), "/action"),
        (json!(null), "/action"),
    ] {
        let body = json!({ "decision": due.decision["id"], "action": action });
        let player = &table.seats[due.seat];
        let problem =
            act(player, &table.game, Some("k"), None, body).await.refused("illegal-action");
        let named: Vec<_> = problem["errors"].as_array().unwrap().iter().collect();
        assert_eq!(named.len(), 1, "{action}: {problem}");
        let place = (&named[0]["pointer"], &named[0]["code"]);
        assert_eq!(place, (&json!(pointer), &json!("malformed")), "{action}");
    }
}
