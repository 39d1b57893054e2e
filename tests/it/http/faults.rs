//! Stores, clocks and logs that misbehave: whatever is accepted is done once, and the rest of the
//! server goes on.

use serde_json::{Value, json};

use crate::support::{
    dice::Dice,
    local::{Fate, Local},
    record,
    table::Table,
};

/// Plays a game to its end and checks that every move was applied once.
async fn play_exactly_once(local: &Local, dice: &mut Dice) -> Table {
    let mut table = Table::started(&local.address, 3).await;
    let mut commit = table.game().await["commit"].as_u64().unwrap();
    let mut seq = table.seq().await;
    while let Some(played) = table.step(dice).await {
        let body = played.body;
        assert_eq!(body["commit"].as_u64().unwrap(), commit + 1);
        assert_eq!(
            body["seq"].as_u64().unwrap(),
            seq + body["events"].as_array().unwrap().len() as u64
        );
        (commit, seq) = (commit + 1, body["seq"].as_u64().unwrap());
    }
    let record = local.nobody().get(&table.path("/record")).await;
    let verified = record::verify(&record::read(&record.text).unwrap()).unwrap();
    assert_eq!((verified.commits, verified.seq, verified.recomputed), (commit + 1, seq, true));
    table
}

#[tokio::test]
async fn moves_are_applied_once_by_a_store_that_cannot_tell() {
    for (seed, fate) in [Fate::Written, Fate::Lost, Fate::BySeed(7)].into_iter().enumerate() {
        let local = Local::start();
        local.doubt(3, fate);
        play_exactly_once(&local, &mut Dice::new(seed as u64)).await;
    }
}

#[tokio::test]
async fn moves_are_applied_once_while_lists_lag_behind() {
    let local = Local::start();
    local.store.delay_index_rows(true);
    let table = play_exactly_once(&local, &mut Dice::new(5)).await;
    local.store.apply_delayed_index_rows();
    let over = local.nobody().get("/v1/games?status=finished").await.expect(200);
    assert_eq!(over["items"][0]["id"], table.game);
}

#[tokio::test]
async fn games_that_are_forgotten_all_the_time_are_read_again() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 3).await, Dice::new(6));
    let mut moves = 0;
    while table.step(&mut dice).await.is_some() {
        moves += 1;
        if moves % 5 == 0 {
            local.app.games.forget_all();
        }
    }
    assert_eq!(table.game().await["status"], "finished");
}

#[tokio::test]
async fn a_move_whose_fate_is_unknown_is_sent_again_with_its_key() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (due, before) = (table.first_due().await, table.seq().await);
    local.doubt(1, Fate::Lost);
    let doubtful = table.move_of(&due, "k").send().await;
    assert_eq!(doubtful.header("retry-after"), "1");
    doubtful.refused("store-unavailable");
    assert_eq!(table.seq().await, before, "nothing is shown that is not on disk");
    local.end_doubt();
    table.move_of(&due, "k").send().await.expect(201);
    let again = table.move_of(&due, "k").send().await;
    assert!(again.is_replayed());
}

#[tokio::test]
async fn a_move_goes_on_when_its_player_has_gone() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (due, before) = (table.first_due().await, table.seq().await);
    let seat = &table.seats[due.seat];
    drop(local.play_and_look_away(&table, &due).await);
    let told = seat.get(&table.path(&format!("/events?after={before}&wait=30"))).await.expect(200);
    assert_eq!(told["items"][0]["seat"], due.seat);
    seat.action(&table.game, "another", &json!(due.id()), due.action())
        .send()
        .await
        .refused("decision-closed");
}

#[tokio::test]
async fn a_player_who_looks_away_keeps_nobody_waiting() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let seat = &table.seats[due.seat];
    let looks_away = local.play_and_look_away(&table, &due).await;
    // It comes after the move, which has the game's turn.
    seat.action(&table.game, "another", &json!(due.id()), due.action())
        .send()
        .await
        .refused("decision-closed");
    drop(looks_away);
}

#[tokio::test]
async fn a_panic_in_the_middle_of_a_move_harms_nobody() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    local.entropy.break_once();
    let broken = table.move_of(&due, "k").header("request-id", "a-fault-of-ours").send().await;
    assert_eq!(broken.refused("internal")["instance"], "a-fault-of-ours");
    let played = table.move_of(&due, "k").send().await;
    assert_eq!((played.status, played.is_replayed()), (201, false));
    table.finish(&mut Dice::new(8)).await;
}

#[tokio::test]
async fn a_private_game_that_is_set_aside_stays_unknown_to_strangers() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    let due = table.first_due().await;
    local.damage(&table.game).await;
    let stranger = local.guest("Stranger").await;
    for path in ["", "/view", "/events", "/decisions", "/decisions/d_1_0", "/record"] {
        stranger.get(&table.path(path)).await.refused("game-unknown");
    }
    stranger.call(&table.path("/start")).await.refused("game-unknown");
    stranger
        .action(&table.game, "k", &due.decision["id"], &due.decision["actions"][0])
        .send()
        .await
        .refused("game-unknown");
    table.seats[1].get(&table.path("/view")).await.refused("game-quarantined");
}

#[tokio::test]
async fn an_entry_that_goes_on_from_another_base_than_its_fold_is_no_game_of_ours() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.steps(&mut Dice::new(1), 2).await;
    table.seats[0].get(&table.path("/view")).await.expect(200);
    let _local = local.rebased(&table.game, 0).await;
    table.seats[0].get(&table.path("/view")).await.refused("game-quarantined");
}

#[tokio::test]
async fn a_log_that_was_altered_is_no_game_of_ours() {
    let local = Local::start();
    let table = Table::made(&local.address, 2, &json!({ "ruleset": "medici", "seats": 3 })).await;
    local.forge(&table.game).await;
    table.seats[0].get(&table.path("/events")).await.refused("game-quarantined");
}

#[tokio::test]
async fn a_game_whose_log_does_not_fold_is_set_aside_and_the_others_go_on() {
    let local = Local::start();
    let damaged = Table::started(&local.address, 3).await;
    let due = damaged.first_due().await;
    local.damage(&damaged.game).await;
    for path in ["/view", "/events", "/decisions", "/record"] {
        damaged.seats[0].get(&damaged.path(path)).await.refused("game-quarantined");
    }
    assert_eq!(damaged.game().await["status"], "quarantined");
    damaged.move_of(&due, "k").send().await.refused("game-quarantined");
    assert_eq!(local.app.games.quarantined(), 1);
    play_exactly_once(&local, &mut Dice::new(9)).await;
    let listed = local.nobody().get("/v1/games").await.expect(200);
    let states: Vec<&Value> =
        listed["items"].as_array().unwrap().iter().map(|game| &game["status"]).collect();
    assert!(
        states.contains(&&json!("quarantined")) && states.contains(&&json!("finished")),
        "{states:?}"
    );
    for seat in &damaged.seats {
        assert_eq!(seat.get("/v1/me/decisions").await.expect(200)["items"], json!([]));
    }
}

#[tokio::test]
async fn a_server_about_to_stop_reads_on_and_writes_no_more() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    local.app.games.drain().await;
    let refused = table.move_of(&due, "k").send().await;
    assert_eq!(refused.header("retry-after"), "1");
    refused.refused("draining");
    local.nobody().get("/healthz/ready").await.refused("draining");
    local.nobody().get("/healthz/live").await.expect(200);
    table.seats[0].get(&table.path("/view")).await.expect(200);
    let last = table.seq().await;
    let page =
        local.nobody().get(&table.path(&format!("/events?after={last}&wait=60"))).await.expect(200);
    assert_eq!(page["items"], json!([]), "nobody waits for a server that goes");
}
