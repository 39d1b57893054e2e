//! Acts of two operators at the same time, and which acts are noted as done.

use serde_json::json;

use super::admin::{PASSWORD, sign_in, suspend, user};
use crate::support::local::Local;

/// Two operators give the same player another name at the same time: the second one finds another
/// name than the operator did who asked for it.
#[tokio::test]
async fn no_name_stays_taken_when_two_operators_rename_a_player_at_once() {
    for reserves in [[false, false], [true, false], [false, true]] {
        let local = Local::idle();
        let grace = user(&local, "Grace").await;
        local.operate(suspend(&grace.id)).await.unwrap();
        local.operate(json!({ "act": "lift", "player": grace.id })).await.unwrap();
        for (name, reserve) in ["Hopper", "Admiral"].into_iter().zip(reserves) {
            // The first one is in the log and not carried out when the second one is checked.
            let act = json!({ "act": "rename", "player": grace.id, "from": "Grace", "name": name,
                "reserve": reserve });
            local.log_act(act).await;
        }
        for _ in 0..2 {
            local.app.admin.carry_out_all().await.unwrap();
            local.forget_what_is_done().await;
        }
        assert_eq!(grace.get("/v1/me").await.expect(200)["name"], "Admiral");
        sign_in(&local, "Admiral", PASSWORD).await.expect(201);
        for (name, reserved) in ["Grace", "Hopper"].into_iter().zip(reserves) {
            let body = json!({ "name": name, "password": PASSWORD });
            let taken = local.anonymous().post("/v1/users", &body).await;
            assert_eq!(taken.status, if reserved { 409 } else { 201 }, "{name}, {reserves:?}");
        }
    }
}

/// Lookups change nothing, but a server that looks for acts every minute does not read all of them
/// again and again.
#[tokio::test]
async fn many_lookups_are_noted_as_done() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    let look = json!({ "act": "look_up_player", "player": grace.id });
    for number in 1..=130_u64 {
        local.operate(look.clone()).await.unwrap();
        local.app.admin.carry_out_all().await.unwrap();
        assert_eq!(local.acts_done().await, number / 64 * 64, "after {number} lookups");
    }
}
