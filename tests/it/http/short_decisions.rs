//! Decisions in short: some actions, each with a label.

use serde_json::{Value, json};

use crate::support::{dice::Dice, local::Local, table::Table};

/// The size of a decision in short, in bytes.
const SHORT_BYTES_MAX: usize = 2_000;

const RULESETS: [(&str, usize); 4] =
    [("medici", 4), ("basari", 3), ("haendler", 3), ("dale_of_merchants", 2)];

fn list(of: &Value) -> &Vec<Value> {
    of.as_array().unwrap()
}

/// The short form has actions that the schema of the long one allows, of each type at least one; of
/// a complete list those that stand there.
fn assert_is_short_form(short: &Value, long: &Value) {
    for same in ["id", "seat", "kind", "opened_at_seq", "optional", "deadline"] {
        assert_eq!(short[same], long[same]);
    }
    for left_out in ["choices", "schema", "exact"] {
        assert_eq!(short[left_out], Value::Null);
    }
    let (some, all) = (list(&short["actions"]), list(&long["actions"]));
    let schema = jsonschema::validator_for(&long["schema"]).unwrap();
    assert!(some.iter().all(|action| schema.is_valid(action)));
    assert!(long["complete"] == false || some.iter().all(|action| all.contains(action)));
    let has = |kind: &Value| some.iter().any(|action| action["type"] == *kind);
    assert!(all.iter().all(|action| has(&action["type"])));
    let is_whole = some.len() == all.len() && long["complete"] == json!(true);
    assert_eq!(short["complete"], json!(is_whole));
    let labels = list(&short["labels"]);
    assert_eq!(labels.len(), some.len());
    for (label, action) in labels.iter().zip(some) {
        let kind = action["type"].as_str().unwrap().split_once('.').unwrap().1.replace('_', " ");
        assert!(label.as_str().unwrap().starts_with(&kind), "{label}");
    }
    let bytes = short.to_string().len();
    assert!(bytes <= SHORT_BYTES_MAX, "{bytes} bytes: {short}");
}

#[tokio::test]
async fn a_decision_in_short_has_labelled_actions_and_no_schema() {
    let local = Local::start();
    for (ruleset, seats) in RULESETS {
        let body = json!({ "ruleset": ruleset, "seats": seats });
        let mut table = Table::made(&local.address, seats, &body).await;
        table.start().await;
        let (mut dice, mut thinned) = (Dice::new(11), 0);
        for _ in 0..80 {
            let Some(due) = table.due().await.into_iter().next() else { break };
            let path = table.path(&format!("/decisions/{}?fields=short", due.id()));
            let short = table.seats[due.seat].get(&path).await.expect(200);
            assert_is_short_form(&short, &due.decision);
            thinned +=
                u32::from(list(&short["actions"]).len() < list(&due.decision["actions"]).len());
            table.step(&mut dice).await;
        }
        assert!(thinned > 0 || ruleset == "medici", "{ruleset} has long lists of actions");
    }
}

#[tokio::test]
async fn a_label_names_the_card_behind_a_handle() {
    let local = Local::start();
    let body = json!({ "ruleset": "dale_of_merchants", "seats": 2 });
    let mut table = Table::made(&local.address, 2, &body).await;
    table.start().await;
    let (mut dice, mut named) = (Dice::new(2), 0);
    for _ in 0..40 {
        let due = table.first_due().await;
        let seat = &table.seats[due.seat];
        let view = seat.get(&table.path("/view")).await.expect(200);
        let hand = &view["view"]["players"][due.seat]["hand"];
        let path = table.path(&format!("/decisions/{}?fields=short", due.id()));
        let short = seat.get(&path).await.expect(200);
        for (action, label) in list(&short["actions"]).iter().zip(list(&short["labels"])) {
            let held = list(hand).iter().find(|held| held["handle"] == action["card"]);
            if let Some(held) = held {
                let card = held["card"].as_str().unwrap();
                assert!(label.as_str().unwrap().contains(card), "{label} for {action}");
                named += 1;
            }
        }
        table.step(&mut dice).await;
    }
    assert!(named > 10, "{named} cards were named");
}

/// In a trade of players with very many gems the short form still has the smallest offer that
/// outranks the one before, and everything that the player owns.
#[tokio::test]
async fn the_short_form_of_a_trade_has_small_and_huge_offers() {
    let local = Local::start();
    let arch = json!({ "points": 7, "red": 3, "yellow": 2, "green": 2, "blue": 2 });
    let options = json!({ "arches": vec![arch; 60] });
    let body = json!({ "ruleset": "basari", "seats": 3, "options": options });
    let mut table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    let (mut dice, mut largest) = (Dice::new(5), 0);
    for _ in 0..250 {
        let Some(due) = table.due().await.into_iter().next() else { break };
        let is_offer = |of: &&Value| of["type"] == "basari.offer";
        if let Some(choice) = list(&due.decision["choices"]).iter().find(is_offer) {
            let path = table.path(&format!("/decisions/{}?fields=short", due.id()));
            let short = table.seats[due.seat].get(&path).await.expect(200);
            assert_is_short_form(&short, &due.decision);
            let offers = list(&short["actions"]).iter().filter(is_offer);
            let totals: Vec<u64> = offers.map(|offer| gems(&offer["gems"])).collect();
            let (above, own) = (gems(&choice["above"]), gems(&choice["own"]));
            // Some are in the lowest quarter of what can be offered, and some in the highest one.
            let (smallest, huge) = (totals.iter().min().unwrap(), totals.iter().max().unwrap());
            assert!(4 * (smallest - above) <= own - above + 4, "{short}");
            assert!(4 * (own - huge) <= own - above + 4, "{short}");
            largest = largest.max(own);
        }
        table.step(&mut dice).await;
    }
    assert!(largest >= 20, "the largest offer had {largest} gems");
}

/// How many gems there are; none where there is no offer.
fn gems(of: &Value) -> u64 {
    of.as_object().into_iter().flatten().filter_map(|(_, count)| count.as_u64()).sum()
}

#[tokio::test]
async fn all_lists_of_decisions_have_the_short_form() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let (own, other) = (&table.seats[due.seat], &table.seats[(due.seat + 1) % 3]);
    let one = table.path(&format!("/decisions/{}?fields=short", due.id()));
    let short = own.get(&one).await.expect(200);
    let page = own.get(&table.path("/decisions?fields=short")).await.expect(200);
    assert_eq!(page["items"][0], short);
    let mine = own.get("/v1/me/decisions?fields=short").await.expect(200);
    assert_eq!(mine["items"][0]["decision"], short);
    assert_eq!(
        own.get("/v1/me/decisions?fields=all").await.expect(200)["items"][0]["decision"],
        due.decision
    );
    let seen = other.get(&one).await.expect(200);
    assert_eq!((&seen["actions"], &seen["labels"]), (&Value::Null, &Value::Null));
    assert_eq!(due.decision["labels"], Value::Null, "labels are in the short form alone");
    let wrong = own.request(reqwest::Method::GET, &table.path("/decisions?fields=tiny")).bad();
    wrong.send().await.refused("parameter-invalid");
}
