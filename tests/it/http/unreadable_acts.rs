//! A record of the audit log that a server cannot read, of a newer release or damaged: it is shown,
//! and delays no other act, because what it says was done with it.

use serde_json::json;

use super::admin::suspend;
use crate::support::local::Local;

#[tokio::test]
async fn a_record_that_cannot_be_read_is_shown_and_in_nobodys_way() {
    let local = Local::idle();
    let ada = local.guest("Ada").await;
    local.operate(suspend(&ada.id)).await.unwrap();
    local.take_document("audit/last").await;
    local.put_document("audit/last", &json!({ "number": 2 })).await;
    local.put_document("audit/entry/000000000002", &json!({ "format": 2 })).await;
    let lifted = local.operate(json!({ "act": "lift", "player": ada.id })).await.unwrap();
    assert_eq!(lifted, json!({ "number": 3, "outcome": "done" }));
    ada.get("/v1/me").await.expect(200);
    let log = local.audit(0).await;
    let shown = &log["items"][1];
    assert_eq!((&shown["number"], &shown["outcome"]), (&json!(2), &json!("done")));
    assert!(shown["unreadable"].as_str().unwrap().contains("missing field"), "{log}");
    let why = local.operate(json!({ "act": "skip", "entry": 2 })).await.unwrap_err();
    assert_eq!(why, "entry 2 of the audit log is not in the way of others");
}

/// Which number is the last one is known from the records, too: a store that was salvaged may lack the
/// document that says so.
#[tokio::test]
async fn no_record_is_written_over_where_the_last_number_is_missing() {
    let local = Local::idle();
    let ada = local.guest("Ada").await;
    local.leave_acts(&[suspend(&ada.id)]).await;
    let local = local.restarted();
    for number in 2..5 {
        let look = json!({ "act": "look_up_player", "player": ada.id });
        assert_eq!(local.operate(look).await.unwrap()["number"], number);
        local.take_document("audit/last").await;
    }
    assert_eq!(local.audit(0).await["items"].as_array().unwrap().len(), 4);
}

/// The store cannot read it at all, among others on the same page.
#[tokio::test]
async fn a_damaged_entry_of_an_earlier_release_is_refused_and_those_behind_it_are_completed() {
    let local = Local::idle();
    let ada = local.guest("Ada").await;
    let lift = json!({ "act": "lift", "player": ada.id });
    local.leave_acts(&[suspend(&ada.id), suspend(&ada.id), lift]).await;
    local.corrupt("audit", 1);
    let local = local.restarted();
    ada.at(&local.address).get("/v1/me").await.expect(200);
    let log = local.audit(0).await;
    let outcomes = log["items"].as_array().unwrap().iter().map(|item| &item["outcome"]);
    assert_eq!(outcomes.collect::<Vec<_>>(), ["done", "refused", "done"], "{log}");
    assert_eq!(log["items"][1]["unreadable"], "the checksum is wrong");
}

/// The store can read it, and the server does not understand it: a field is missing.
#[tokio::test]
async fn an_earlier_entry_that_is_not_understood_is_refused_and_those_behind_it_are_completed() {
    let local = Local::idle();
    let (ada, ben) = (local.guest("Ada").await, local.guest("Ben").await);
    let incomplete = json!({ "act": "suspend", "player": ben.id });
    let lift = json!({ "act": "lift", "player": ada.id });
    local.leave_acts(&[suspend(&ada.id), incomplete, lift]).await;
    let local = local.restarted();
    ada.at(&local.address).get("/v1/me").await.expect(200);
    ben.at(&local.address).get("/v1/me").await.expect(200);
    let log = local.audit(0).await;
    let outcomes = log["items"].as_array().unwrap().iter().map(|item| &item["outcome"]);
    assert_eq!(outcomes.collect::<Vec<_>>(), ["done", "refused", "done"], "{log}");
    let why = log["items"][1]["unreadable"].as_str().unwrap();
    assert!(why.contains("missing field"), "{log}");
}
