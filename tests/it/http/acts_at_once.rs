//! Acts of two operators at the same time, and acts that an earlier release has left.

use serde_json::{Value, json};

use super::admin::{PASSWORD, sign_in, suspend, user};
use crate::support::local::Local;

fn rename(player: &str, name: &str, reserve: bool) -> Value {
    json!({ "act": "rename", "player": player, "name": name, "reserve": reserve })
}

/// The names that a player has lost are free, unless they are reserved.
async fn are_free(local: &Local, names: [(&str, bool); 2]) {
    for (name, reserved) in names {
        let body = json!({ "name": name, "password": PASSWORD });
        let taken = local.anonymous().post("/v1/users", &body).await;
        assert_eq!(taken.status, if reserved { 409 } else { 201 }, "{name}, {names:?}");
    }
}

/// Two operators give the same player another name at the same time: the second one is decided again on
/// what the first one has changed.
#[tokio::test]
async fn no_name_stays_taken_when_two_operators_rename_a_player_at_once() {
    for reserves in [[false, false], [true, false], [false, true]] {
        let local = Local::idle();
        let grace = user(&local, "Grace").await;
        let (hopper, admiral) = tokio::join!(
            local.operate(rename(&grace.id, "Hopper", reserves[0])),
            local.operate(rename(&grace.id, "Admiral", reserves[1])),
        );
        assert!(hopper.is_ok() && admiral.is_ok(), "{hopper:?}, {admiral:?}");
        let log = local.audit(0).await;
        let acts = [&log["items"][0]["act"], &log["items"][1]["act"]];
        assert_eq!((&acts[0]["from"], &acts[1]["from"]), (&json!("Grace"), &acts[0]["name"]));
        assert_eq!(grace.get("/v1/me").await.expect(200)["name"], acts[1]["name"]);
        sign_in(&local, acts[1]["name"].as_str().unwrap(), PASSWORD).await.expect(201);
        let lost =
            acts.map(|act| (act["from"].as_str().unwrap(), act["reserve"].as_bool().unwrap()));
        are_free(&local, lost).await;
    }
}

/// The second one was asked for when the first one was in the log and not carried out.
#[tokio::test]
async fn acts_of_an_earlier_release_are_completed_in_their_order() {
    for reserves in [[false, false], [true, false], [false, true]] {
        let local = Local::idle();
        let grace = user(&local, "Grace").await;
        let acts = [("Hopper", reserves[0]), ("Admiral", reserves[1])].map(|(name, reserve)| {
            json!({ "act": "rename", "player": grace.id, "from": "Grace", "name": name,
                "reserve": reserve })
        });
        local.leave_acts(&acts).await;
        let local = local.restarted();
        assert_eq!(local.audit(0).await["last"], 2);
        let grace = grace.at(&local.address);
        assert_eq!(grace.get("/v1/me").await.expect(200)["name"], "Admiral");
        sign_in(&local, "Admiral", PASSWORD).await.expect(201);
        are_free(&local, [("Grace", reserves[0]), ("Hopper", reserves[1])]).await;
    }
}

/// An earlier release that was killed after it had changed the account.
#[tokio::test]
async fn a_renaming_of_an_earlier_release_that_came_to_the_account_is_completed() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    let act = json!({ "act": "rename", "player": grace.id, "from": "Grace", "name": "Hopper",
        "reserve": false });
    local.leave_acts(&[act]).await;
    let key = format!("player/{}", grace.id);
    let mut account = local.document(&key).await;
    account["name"] = json!("Hopper");
    account["operated"] = json!({ "act": 1, "renamed_from": "Grace" });
    local.take_document(&key).await;
    local.put_document(&key, &account).await;
    let claim = json!({ "player": grace.id });
    local.put_document("name/hopper", &claim).await;
    let local = local.restarted();
    sign_in(&local, "Hopper", PASSWORD).await.expect(201);
    let body = json!({ "name": "Grace", "password": PASSWORD });
    local.anonymous().post("/v1/users", &body).await.expect(201);
}

#[tokio::test]
async fn a_completion_that_is_interrupted_anywhere_is_completed_by_the_next_start() {
    for writes in 0.. {
        let local = Local::idle();
        let (ada, ben) = (local.guest("Ada").await, user(&local, "Ben").await);
        let taken = json!({ "act": "rename", "player": ada.id, "from": "Ada", "name": "Ben",
            "reserve": false });
        let lift = json!({ "act": "lift", "player": ada.id });
        local.leave_acts(&[suspend(&ada.id), taken, suspend(&ben.id), lift]).await;
        local.store.fail_writes_after(Some(writes));
        let first = local.app.admin.convert().await;
        local.store.fail_writes_after(None);
        let again = local.app.admin.convert().await.unwrap();
        assert_eq!(again.is_some(), first.is_err(), "after {writes} writes");
        let log = local.audit(0).await;
        let outcomes = log["items"].as_array().unwrap().iter().map(|item| &item["outcome"]);
        assert_eq!(outcomes.collect::<Vec<_>>(), ["done", "refused", "done", "done"], "{log}");
        assert_eq!(log["items"][1]["why"], "the name is taken");
        local.app.admin.on_changed();
        ada.get("/v1/me").await.expect(200);
        ben.get("/v1/me").await.refused("account-suspended");
        if let Ok(made) = first {
            let made = made.unwrap();
            assert_eq!((made.done, made.refused), (vec![1, 3, 4], vec![2]));
            assert_eq!(writes, 5, "four acts and the mark");
            break;
        }
    }
}

/// Of a store that was salvaged, it may not be known which acts are done: a later one stays.
#[tokio::test]
async fn acts_that_are_completed_again_do_not_undo_what_came_after() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    let lift = json!({ "act": "lift", "player": grace.id });
    local.leave_acts(&[suspend(&grace.id), rename(&grace.id, "Hopper", false), lift]).await;
    let local = local.restarted();
    local.operate(rename(&grace.id, "Admiral", false)).await.unwrap();
    local.forget_what_is_done().await;
    let local = local.restarted();
    assert_eq!(grace.at(&local.address).get("/v1/me").await.expect(200)["name"], "Admiral");
    let body = json!({ "name": "Hopper", "password": PASSWORD });
    local.anonymous().post("/v1/users", &body).await.expect(201);
}
