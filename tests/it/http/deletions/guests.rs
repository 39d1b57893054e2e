//! Guests whom the server forgets because they are not used.

use std::collections::BTreeSet;

use serde_json::json;

use super::{DAY_S, complete, documents_of, refresh, table_with, user};
use crate::support::local::{GUEST_DAYS, Local};

#[tokio::test]
async fn a_guest_whom_nobody_uses_is_forgotten() {
    let local = Local::start();
    let (ada, ben) = (local.guest("Ada").await, local.guest("Ben").await);
    let grace = user(&local, "Grace").await;
    let open = json!({ "ruleset": "medici", "seats": 3 });
    let made = ada.post("/v1/games", &open).await.expect(201);
    let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
    let running = table_with(&local, &ada).await;
    running.start().await;
    ada.get("/v1/me/events").await.expect(200);
    let forget = async || {
        let found = local.app.deletions.forget_unused_guests().await.unwrap();
        complete(&local).await;
        found
    };
    local.clock.advance_s(u64::from(GUEST_DAYS) * DAY_S - 1);
    let ben = local.anonymous().signed_in(&refresh(&local, &ben).await);
    assert_eq!(forget().await, 0);
    local.clock.advance_s(1);
    // Ada, and the two who sit at the running table with her.
    assert_eq!(forget().await, 3);
    // A stand-in may have moved just when a seat was to be left.
    complete(&local).await;
    refresh(&local, &ada).await.refused("refresh-invalid");
    let tombstone = format!("former/{}", ada.id);
    assert_eq!(documents_of(&local, &ada.id).await, BTreeSet::from([tombstone]));
    // No request has asked for it, so the name is still shown.
    let game = ben.get(&running.path("")).await.expect(200);
    assert!(game.to_string().contains("Ada") && !game.to_string().contains("Former player"));
    ben.get(&path).await.refused("game-unknown");
    ben.get("/v1/me").await.expect(200);
    assert_eq!(forget().await, 0);
    refresh(&local, &grace).await.expect(201);
    let quota = ben.get("/v1/meta").await.expect(200);
    assert_eq!(quota["limits"]["guest_days"], GUEST_DAYS);
}

/// A guest who has signed out has no way back, and no session by which the last use could be seen.
#[tokio::test]
async fn a_guest_who_has_signed_out_is_forgotten_as_well() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    assert_eq!(ada.delete("/v1/sessions/current").await.status, 204);
    assert_eq!(local.app.deletions.forget_unused_guests().await.unwrap(), 0);
    local.clock.advance_s(u64::from(GUEST_DAYS) * DAY_S);
    assert_eq!(local.app.deletions.forget_unused_guests().await.unwrap(), 1);
}

/// Accounts that the store finds damaged, of a user and of a guest, stay. A damaged list beside an
/// account keeps neither its guest nor another.
#[tokio::test]
async fn what_is_damaged_keeps_no_other_guest() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let (ada, ben, cleo) =
        (local.guest("Ada").await, local.guest("Ben").await, local.guest("Cleo").await);
    for damaged in [format!("player/{}", grace.id), format!("player/{}", ada.id)] {
        local.store.corrupt_document(&damaged);
    }
    local.put_document(&format!("sessions/{}", ben.id), &json!("no list")).await;
    local.clock.advance_s(u64::from(GUEST_DAYS) * DAY_S);
    local.app.deletions.forget_unused_guests().await.unwrap();
    complete(&local).await;
    let former = local.documents("former/").await.into_iter().map(|(key, _)| key);
    let expected = [&ben, &cleo].map(|guest| format!("former/{}", guest.id));
    assert_eq!(former.collect::<BTreeSet<String>>(), BTreeSet::from(expected));
    for guest in [ben, cleo] {
        assert_eq!(local.documents(&format!("player/{}", guest.id)).await, []);
    }
}

/// A newer release may have written it, and it may be that of anybody.
#[tokio::test]
async fn while_a_session_cannot_be_read_no_guest_is_forgotten() {
    let local = Local::start();
    local.guest("Ada").await;
    local.put_document("session/unreadable", &json!("no session")).await;
    local.clock.advance_s(u64::from(GUEST_DAYS) * DAY_S);
    assert_eq!(local.app.deletions.forget_unused_guests().await.unwrap(), 0);
    local.take_document("session/unreadable").await;
    assert_eq!(local.app.deletions.forget_unused_guests().await.unwrap(), 1);
}
