//! What the reply to a move shows, for all sets of scopes and kinds of tables: an answer is checked
//! against what is in it.

use serde_json::{Value, json};

use super::tokens;
use crate::{
    http::tokens::user,
    support::{
        dice::Dice,
        local::Local,
        table::{Due, Table},
    },
};

/// The next decision of the first seat, after moves of the others.
async fn next_due(table: &mut Table, dice: &mut Dice) -> Due {
    loop {
        if let Some(due) = table.due().await.into_iter().find(|due| due.seat == 0) {
            return due;
        }
        table.step(dice).await;
    }
}

/// The view of those who watch.
async fn watched(local: &Local, table: &Table, invite: &Value) -> Value {
    let query = invite.as_str().map(|invite| format!("?invite={invite}")).unwrap_or_default();
    local.anonymous().get(&table.path(&format!("/view{query}"))).await.expect(200)
}

#[tokio::test]
async fn the_reply_to_a_move_shows_a_token_without_read_nothing_of_the_players() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let tokens = tokens(&grace).await;
    for more in [
        json!({}),
        json!({ "visibility": "private" }),
        json!({ "sandbox": { "seed": "07".repeat(32) } }),
    ] {
        let mut wish = json!({ "ruleset": "medici", "seats": 3 });
        wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let game = grace.post("/v1/games", &wish).await.expect(201);
        let mut table = Table::joined(&local.address, grace.clone(), &game, 3).await;
        table.start().await;
        let mut dice = Dice::new(1);
        for (token, scopes) in &tokens {
            let case = format!("{more} {scopes:?}");
            let due = next_due(&mut table, &mut dice).await;
            let key = table.fresh_key();
            let too_much = json!({ "type": "medici.bid", "amount": 200 });
            let illegal = token.action(&table.game, &key, &due.decision["id"], &too_much);
            let illegal = illegal.send().await;
            let key = table.fresh_key();
            let request = token.action(&table.game, &key, &due.decision["id"], due.action());
            let answer = request.send().await;
            if !scopes.contains(&"play") {
                answer.refused("scope-missing");
                continue;
            }
            // Why the rules refuse it can tell what only the player sees, such as money.
            let illegal = illegal.refused("illegal-action");
            assert_eq!(illegal["refusal"].is_null(), !scopes.contains(&"read"), "{illegal}");
            let played = answer.expect(201);
            assert_eq!(played["view"]["seq"], played["seq"], "{case}");
            let key = table.fresh_key();
            let late = token.action(&table.game, &key, &due.decision["id"], due.action());
            let late = late.send().await.refused("decision-closed");
            if scopes.contains(&"read") {
                let view = grace.get(&table.path("/view")).await.expect(200);
                assert_eq!(played["view"], view, "{case}");
                assert_ne!(played["events"], json!([]), "{case}");
            } else {
                let view = watched(&local, &table, &game["invite"]).await;
                assert_eq!(played["view"], view, "{case}");
                for shown in [&played["events"], &played["decisions"], &late["decisions"]] {
                    assert_eq!(*shown, json!([]), "{case}");
                }
            }
        }
    }
}
