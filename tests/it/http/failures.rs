//! Failing stores and clocks, and damaged logs: each accepted request is done once, and the rest of
//! the server goes on.

use kontor_testing::waits::soon;
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
    let record = local.anonymous().get(&table.path("/record")).await;
    let verified = record::verify(&record::read(&record.text).unwrap()).unwrap();
    assert_eq!((verified.commits, verified.seq, verified.recomputed), (commit + 1, seq, true));
    table
}

#[tokio::test]
async fn moves_are_applied_once_when_the_result_of_appends_is_unknown() {
    for (seed, fate) in [Fate::Written, Fate::Lost, Fate::BySeed(7)].into_iter().enumerate() {
        let local = Local::start();
        local.make_results_unknown(3, fate);
        play_exactly_once(&local, &mut Dice::new(seed as u64)).await;
        assert!(local.store.injected_unknown() > 0);
    }
}

#[tokio::test]
async fn moves_are_applied_once_while_lists_lag_behind() {
    let local = Local::start();
    local.store.delay_index_rows(true);
    let table = play_exactly_once(&local, &mut Dice::new(5)).await;
    let over = async || {
        local.anonymous().get("/v1/games?status=finished").await.expect(200)["items"].clone()
    };
    assert_eq!(over().await, json!([]), "the list lags behind");
    local.store.apply_delayed_index_rows();
    assert_eq!(over().await[0]["id"], table.game);
}

#[tokio::test]
async fn games_evicted_from_memory_are_replayed_from_their_logs() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 3).await, Dice::new(6));
    let view = async |table: &Table| table.seats[0].get(&table.path("/view")).await.text;
    let mut moves = 0;
    while table.step(&mut dice).await.is_some() {
        moves += 1;
        if moves % 5 == 0 {
            let before = view(&table).await;
            local.app.games.forget_all();
            assert_eq!(view(&table).await, before);
        }
    }
    assert!(moves > 5);
    assert_eq!(table.game().await["status"], "finished");
}

/// Long logs are replayed on other threads than short ones.
#[tokio::test]
async fn a_long_game_evicted_from_memory_is_replayed_from_its_log() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
    let seat = format!("{path}/seats/1");
    for _ in 0..150 {
        ada.put(&seat, &json!({ "occupant": "bot", "bot": "random" })).await.expect(200);
        ada.delete(&seat).await.expect(200);
    }
    let before = ada.get(&path).await.expect(200);
    assert!(before["commit"].as_u64().unwrap() >= 300);
    local.app.games.forget_all();
    assert_eq!(ada.get(&path).await.expect(200), before);
    ada.delete(&path).await.expect(204);
}

#[tokio::test]
async fn a_move_with_an_unknown_result_can_be_retried_with_its_key() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (due, before) = (table.first_due().await, table.seq().await);
    local.make_results_unknown(1, Fate::Lost);
    let unknown = table.move_of(&due, "k").send().await;
    assert_eq!(unknown.header("retry-after"), "1");
    unknown.refused("store-unavailable");
    assert_eq!(table.seq().await, before, "nothing is shown that is not on disk");
    local.end_unknown_results();
    table.move_of(&due, "k").send().await.expect(201);
    let again = table.move_of(&due, "k").send().await;
    assert!(again.is_replayed());
}

#[tokio::test]
async fn a_move_completes_after_its_client_has_gone() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (due, before) = (table.first_due().await, table.seq().await);
    let seat = &table.seats[due.seat];
    drop(local.play_and_stop_polling(&table, &due).await);
    let page = seat.get(&table.path(&format!("/events?after={before}&wait=30"))).await.expect(200);
    assert_eq!(page["items"][0]["seat"], due.seat);
    seat.action(&table.game, "another", &json!(due.id()), due.action())
        .send()
        .await
        .refused("decision-closed");
}

#[tokio::test]
async fn a_request_that_is_no_longer_polled_blocks_no_other() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let seat = &table.seats[due.seat];
    let unpolled = local.play_and_stop_polling(&table, &due).await;
    // It is processed after the move, which is in the queue of the game before it.
    seat.action(&table.game, "another", &json!(due.id()), due.action())
        .send()
        .await
        .refused("decision-closed");
    drop(unpolled);
}

#[tokio::test]
async fn a_panic_during_a_move_leaves_the_game_playable() {
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
async fn a_quarantined_private_game_stays_unknown_to_strangers() {
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
async fn a_game_is_quarantined_when_an_entry_names_the_wrong_base() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.steps(&mut Dice::new(1), 2).await;
    table.seats[0].get(&table.path("/view")).await.expect(200);
    let _local = local.rebased(&table.game, 0).await;
    table.seats[0].get(&table.path("/view")).await.refused("game-quarantined");
}

#[tokio::test]
async fn a_game_whose_log_was_altered_is_quarantined() {
    let local = Local::start();
    let table = Table::made(&local.address, 2, &json!({ "ruleset": "medici", "seats": 3 })).await;
    local.forge(&table.game).await;
    table.seats[0].get(&table.path("/events")).await.refused("game-quarantined");
}

#[tokio::test]
async fn a_game_whose_log_cannot_be_replayed_is_quarantined_and_the_others_go_on() {
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
    let listed = local.anonymous().get("/v1/games").await.expect(200);
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

/// Sessions are in the store, which may be what is wrong.
#[tokio::test]
async fn whether_a_server_lives_does_not_depend_on_who_asks() {
    let local = Local::start();
    let stranger = local.anonymous().with_token("no token at all");
    stranger.get("/healthz/live").await.expect(200);
    stranger.get("/healthz/ready").await.expect(200);
}

#[tokio::test]
async fn a_draining_server_answers_reads_and_refuses_writes() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    local.app.games.drain().await;
    let refused = table.move_of(&due, "k").send().await;
    assert_eq!(refused.header("retry-after"), "1");
    refused.refused("draining");
    local.anonymous().get("/healthz/ready").await.refused("draining");
    let alive = local.anonymous().get("/healthz/live").await;
    assert_eq!(alive.header("connection"), "close", "the next request goes to another server");
    alive.expect(200);
    table.seats[0].get(&table.path("/view")).await.expect(200);
    let last = table.seq().await;
    let path = table.path(&format!("/events?after={last}&wait=60"));
    let page = soon("an answer comes", local.anonymous().get(&path)).await.expect(200);
    assert_eq!(page["items"], json!([]), "a long poll does not wait on a draining server");
}
