//! What operators decide about tournaments and their games.

use serde_json::{Value, json};

use super::{ROUND_S, begun, first_game};
use crate::{
    http::{
        ratings::users,
        tournaments::{changed, cup, enter, get, news, round_robin, update},
    },
    support::{dice::Dice, local::Local, table::Table},
};

#[tokio::test]
async fn a_game_that_an_operator_has_set_aside_is_counted_after_the_release() {
    let local = Local::start();
    let (_, made, mut table) = begun(&local).await;
    local.operate(json!({ "act": "quarantine", "game": table.game })).await.unwrap();
    local.clock.advance_s(ROUND_S / 2);
    update(&local).await;
    assert_eq!(first_game(&local, &made).await["reason"], Value::Null);
    local.operate(json!({ "act": "release", "game": table.game })).await.unwrap();
    table.finish(&mut Dice::new(1)).await;
    update(&local).await;
    assert_eq!(first_game(&local, &made).await["reason"], "played");
    assert_eq!(get(&local, &made, "").await["status"], "finished");
}

#[tokio::test]
async fn an_operator_can_let_a_game_count_as_lost() {
    let local = Local::start();
    let (_, made, table) = begun(&local).await;
    local.operate(json!({ "act": "quarantine", "game": table.game })).await.unwrap();
    local.clock.advance_s(2 * ROUND_S);
    update(&local).await;
    assert_eq!(first_game(&local, &made).await["reason"], Value::Null, "it waits for the operator");
    let lost = json!({ "act": "count_lost", "game": table.game });
    assert_eq!(local.operate(lost).await.unwrap()["outcome"], "done");
    update(&local).await;
    let game = first_game(&local, &made).await;
    assert_eq!((&game["reason"], &game["results"][1]["place"]), (&json!("lost"), &json!(1)));
    assert_eq!(get(&local, &made, "").await["status"], "finished");
    let other = Table::started(&local.address, 3).await;
    let lost = json!({ "act": "count_lost", "game": other.game });
    assert_eq!(local.operate(lost).await, Err("the game is of no tournament".to_owned()));
}

#[tokio::test]
async fn an_operator_cancels_and_renames_a_tournament() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let body = changed(cup(&local, &round_robin(), 8), &json!({ "name": "An insult" }));
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    enter(&players[1], &made).await;
    let rename =
        json!({ "act": "rename_tournament", "tournament": made["id"], "name": "Spring Cup" });
    assert_eq!(local.operate(rename).await.unwrap()["outcome"], "done");
    assert_eq!(local.audit(0).await["items"][0]["act"]["from"], "An insult");
    assert_eq!(get(&local, &made, "").await["terms"]["name"], "Spring Cup");
    let events = news(&local, &made).await;
    assert_eq!(events[0]["news"]["terms"]["name"], "Spring Cup");
    assert!(!json!(events).to_string().contains("An insult"));
    let cancel = json!({ "act": "cancel_tournament", "tournament": made["id"] });
    assert_eq!(local.operate(cancel.clone()).await.unwrap()["outcome"], "done");
    let over = get(&local, &made, "").await;
    assert_eq!((&over["status"], &over["cancelled"]), (&json!("cancelled"), &json!("operator")));
    assert_eq!(local.operate(cancel).await, Err("the tournament is over".to_owned()));
    let unknown = json!({ "act": "cancel_tournament", "tournament": "t_nothing" });
    assert!(local.operate(unknown).await.is_err());
}

/// The event of the tournament, the record of the act and what is to follow are one write.
#[tokio::test]
async fn an_act_on_a_tournament_is_in_both_logs_or_in_none() {
    for kind in ["cancel_tournament", "rename_tournament"] {
        for writes in 0..2 {
            let local = Local::idle();
            let players = users(&local, &["Ada"]).await;
            let cup = cup(&local, &round_robin(), 8);
            let made = players[0].post("/v1/tournaments", &cup).await.expect(201);
            let mut act = json!({ "act": kind, "tournament": made["id"] });
            if kind == "rename_tournament" {
                act["name"] = json!("Spring Cup");
            }
            local.store.fail_writes_after(Some(writes));
            assert_eq!(local.operate(act).await.is_ok(), writes > 0, "{kind}");
            local.store.fail_writes_after(None);
            let local = local.restarted();
            assert_eq!(local.audit(0).await["last"], writes, "{kind}");
            let shown = get(&local, &made, "").await;
            let changed = shown["status"] == "cancelled" || shown["terms"]["name"] == "Spring Cup";
            assert_eq!(changed, writes > 0, "{kind}");
        }
    }
}

/// What an earlier release had in its log and had not carried out.
#[tokio::test]
async fn acts_on_tournaments_of_an_earlier_release_are_completed() {
    let local = Local::idle();
    let players = users(&local, &["Ada"]).await;
    let cup = cup(&local, &round_robin(), 8);
    let made = players[0].post("/v1/tournaments", &cup).await.expect(201);
    let gone = json!({ "act": "cancel_tournament", "tournament": "t_nothing" });
    let rename = json!({ "act": "rename_tournament", "tournament": made["id"],
        "name": "Spring Cup" });
    let cancel = json!({ "act": "cancel_tournament", "tournament": made["id"] });
    local.leave_acts(&[gone, rename, cancel]).await;
    let given = format!("tournament_name/{}", made["id"].as_str().unwrap());
    local.put_document(&given, &json!({ "act": 2, "name": "Spring Cup" })).await;
    let local = local.restarted();
    let shown = get(&local, &made, "").await;
    assert_eq!(
        (&shown["status"], &shown["terms"]["name"]),
        (&json!("cancelled"), &json!("Spring Cup"))
    );
    assert_eq!(local.documents("tournament_name/").await, []);
}
