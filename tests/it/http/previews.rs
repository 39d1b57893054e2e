//! Previews: the effect of an action, without playing it.

use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{Local, generous},
    table::{Due, Table},
};

async fn preview(table: &Table, due: &Due, action: &Value) -> Answer {
    table.seats[due.seat].preview(&table.game, &due.decision["id"], action).send().await
}

/// The first decision of a kind that comes up in the game.
async fn first_due_of(table: &mut Table, kind: &str, dice: &mut Dice) -> Due {
    loop {
        let due = table.first_due().await;
        if due.decision["kind"] == kind {
            return due;
        }
        table.step(dice).await.expect("there is such a decision in every game");
    }
}

/// The fields of an event that a preview has as well.
fn type_and_data(event: &Value) -> Value {
    json!({ "type": event["type"], "data": event["data"] })
}

#[tokio::test]
async fn what_is_previewed_happens_when_it_is_played() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 3).await, Dice::new(1));
    let (mut whole, mut stopped) = (0, 0);
    loop {
        let Some(due) = table.due().await.into_iter().next() else { break };
        let action = dice.pick(due.decision["actions"].as_array().unwrap()).clone();
        let previewed = preview(&table, &due, &action).await.expect(200);
        let key = table.fresh_key();
        let played = table.seats[due.seat]
            .action(&table.game, &key, &due.decision["id"], &action)
            .send()
            .await
            .expect(201);
        let played: Vec<Value> =
            played["events"].as_array().unwrap().iter().map(type_and_data).collect();
        let known = previewed["events"].as_array().unwrap();
        assert_eq!((&previewed["legal"], &previewed["refusal"]), (&json!(true), &Value::Null));
        assert_eq!(*known, played[..known.len()]);
        match &previewed["stopped"] {
            Value::Null => {
                assert_eq!(known.len(), played.len(), "the whole commit");
                whole += 1;
            }
            _ => {
                assert!(known.len() < played.len(), "it goes on behind");
                stopped += 1;
            }
        }
    }
    assert!(whole > 0 && stopped > 0);
    assert_eq!(table.game().await["status"], "finished");
}

#[tokio::test]
async fn the_preview_of_turning_up_a_card_stops_before_the_card() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let due = first_due_of(&mut table, "medici.turning_up", &mut Dice::new(2)).await;
    let previewed = preview(&table, &due, &json!({ "type": "medici.turn_up" })).await.expect(200);
    assert_eq!(
        previewed,
        json!({ "legal": true, "events": [], "stopped": "reveal", "refusal": null })
    );
}

#[tokio::test]
async fn an_illegal_action_is_previewed_with_the_refusal_that_it_would_get() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let due = first_due_of(&mut table, "medici.bidding", &mut Dice::new(3)).await;
    for action in
        [json!({ "type": "medici.bid", "amount": 4_000_000 }), json!({ "type": "medici.turn_up" })]
    {
        let previewed = preview(&table, &due, &action).await.expect(200);
        let refused = table.seats[due.seat]
            .action(&table.game, "k", &due.decision["id"], &action)
            .send()
            .await;
        let refusal = refused.refused("illegal-action")["refusal"].clone();
        assert_eq!(
            previewed,
            json!({ "legal": false, "events": null, "stopped": null, "refusal": refusal })
        );
    }
}

#[tokio::test]
async fn a_preview_changes_nothing() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let look = async || {
        let view = table.seats[0].get(&table.path("/view")).await;
        (
            view.header("etag").to_owned(),
            view.text,
            table.game().await,
            table.seats[0].get(&table.path("/decisions")).await.text,
        )
    };
    let before = look().await;
    let due = table.first_due().await;
    for action in due.decision["actions"].as_array().unwrap() {
        preview(&table, &due, action).await.expect(200);
    }
    assert_eq!(look().await, before);
}

#[tokio::test]
async fn a_preview_has_the_same_checks_as_the_action() {
    let local = Local::start();
    let (table, stranger) =
        (Table::started(&local.address, 3).await, local.guest("Stranger").await);
    let open = Table::seated(&local.address, 3).await;
    let mut over = Table::started(&local.address, 3).await;
    over.finish(&mut Dice::new(4)).await;
    let due = table.first_due().await;
    let (player, id) = (&table.seats[due.seat], &due.decision["id"]);
    let neighbour = &table.seats[(due.seat + 1) % 3];
    let send = async |caller: &Caller, game: &str, id: &Value| {
        caller.preview(game, id, due.action()).send().await
    };
    send(&local.anonymous(), &table.game, id).await.refused("token-missing");
    send(player, "g_nothing", id).await.refused("game-unknown");
    send(&stranger, &table.game, id).await.refused("not-your-seat");
    send(neighbour, &table.game, id).await.refused("not-your-seat");
    send(&open.seats[0], &open.game, &json!("d_1_0")).await.refused("game-not-running");
    send(&over.seats[0], &over.game, &json!("d_1_0")).await.refused("game-over");
    let closed = send(player, &table.game, &json!(format!("d_1_{}", due.seat)))
        .await
        .refused("decision-closed");
    assert_eq!(closed["decisions"][0], due.decision);
    let stale =
        player.preview(&table.game, id, due.action()).header("if-match", "\"0.s0.0\"").send().await;
    stale.refused("version-mismatch");
    let tag = player.get(&table.path("/view")).await.header("etag").to_owned();
    player.preview(&table.game, id, due.action()).header("if-match", &tag).send().await.expect(200);
    let long = player.preview(&table.game, &json!("d".repeat(41)), due.action()).bad().send().await;
    assert_eq!(long.refused("malformed-body")["errors"][0]["pointer"], "/decision");
}

#[tokio::test]
async fn previews_have_a_rate_of_their_own() {
    let mut settings = generous();
    settings.rates.previews_per_minute = 2.try_into().unwrap();
    let local = Local::with_settings(settings);
    let table = Table::started(&local.address, 3).await;
    assert_eq!(
        local.anonymous().get("/v1/meta").await.expect(200)["limits"]["rates"]["previews_per_minute"],
        2
    );
    let due = table.first_due().await;
    for left in ["1", "0"] {
        let answer = preview(&table, &due, due.action()).await;
        assert!(
            answer.header("ratelimit").starts_with(&format!("\"previews\";r={left};")),
            "{}",
            answer.header("ratelimit")
        );
    }
    preview(&table, &due, due.action()).await.refused("rate-limited");
    table.move_of(&due, "k").send().await.expect(201);
}

/// When everybody always passes, the game ends with a pass, after which nothing hidden is left.
#[tokio::test]
async fn a_preview_shows_the_end_of_the_game() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let mut last = Value::Null;
    while let Some(due) = table.due().await.into_iter().next() {
        // The last action of the list is a pass, or leads to one.
        let action = due.decision["actions"].as_array().unwrap().last().unwrap();
        last = preview(&table, &due, action).await.expect(200);
        let key = table.fresh_key();
        table.seats[due.seat]
            .action(&table.game, &key, &due.decision["id"], action)
            .send()
            .await
            .expect(201);
    }
    assert_eq!(last["stopped"], Value::Null);
    assert_eq!(last["events"].as_array().unwrap().last().unwrap()["type"], "table.finished");
}
