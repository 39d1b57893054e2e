//! Tournaments in which something goes wrong: games that are set aside or damaged, tournaments that
//! are cancelled, accounts that go, a disk that becomes full, and limits that hold one player back.

mod operators;

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    ratings::users,
    tournament_rounds::{account_news, table_in_round},
    tournaments::{
        HOUR_S, changed, cup, enter, get, path, round_robin, update, users_again, withdraw,
    },
};
use crate::support::{
    client::Caller,
    dice::Dice,
    local::{Local, MIN_FREE_BYTES},
    record,
    table::Table,
};

const ROUND_S: u64 = 600;

/// Two users whose tournament of one game has begun.
async fn begun(local: &Local) -> (Vec<Caller>, Value, Table) {
    let players = users(local, &["Ada", "Ben"]).await;
    let terms = json!({ "round_limit_s": ROUND_S, "turn_limit_s": 86_400 });
    let body = changed(cup(local, &round_robin(), 2), &terms);
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    for player in &players {
        enter(player, &made).await;
    }
    update(local).await;
    let table = table_in_round(local, &made, 1, &players).await;
    (players, made, table)
}

/// The first game of the first round.
async fn first_game(local: &Local, tournament: &Value) -> Value {
    get(local, tournament, "/rounds/1").await["tables"][0]["games"][0].clone()
}

/// What one process cannot replay, another release may be able to. What the store reads as damaged
/// is damaged for all, and counts as lost when the round is over.
#[tokio::test]
async fn only_damage_in_the_store_itself_decides_a_game() {
    let local = Local::start();
    let (_, made, table) = begun(&local).await;
    local.damage(&table.game).await;
    assert_eq!(table.game().await["status"], "quarantined");
    local.clock.advance_s(2 * ROUND_S);
    update(&local).await;
    assert_eq!(first_game(&local, &made).await["reason"], Value::Null);

    let local = Local::start();
    let (_, made, mut table) = begun(&local).await;
    for _ in 0..3 {
        table.step(&mut Dice::new(2)).await.unwrap();
    }
    local.corrupt(&table.game, 1);
    table.seats[0].get(&table.path("/view")).await.refused("game-quarantined");
    assert_eq!(table.game().await["status"], "quarantined");
    update(&local).await;
    assert_eq!(first_game(&local, &made).await["reason"], Value::Null, "it may be repaired");
    local.clock.advance_s(2 * ROUND_S);
    update(&local).await;
    assert_eq!(first_game(&local, &made).await["reason"], "lost");
}

#[tokio::test]
async fn games_of_a_cancelled_tournament_go_on_as_ordinary_games() {
    let local = Local::start();
    let (players, made, mut table) = begun(&local).await;
    let due = table.first_due().await;
    assert_eq!(due.decision["deadline"], json!(local.clock.after_s(ROUND_S + 60)));
    players[0].delete(&path(&made, "")).await.expect(200);
    update(&local).await;
    let game = table.game().await;
    assert_eq!(game["tournament"], Value::Null);
    let due = table.first_due().await;
    assert_eq!(due.decision["deadline"], json!(local.clock.after_s(86_400)));
    local.clock.advance_s(ROUND_S + 120);
    update(&local).await;
    assert_eq!(local.documents("tournament_news/").await, [], "nothing is left to be done");
    table.finish(&mut Dice::new(2)).await;
    let record = local.anonymous().get(&table.path("/record")).await.expect(200).to_string();
    assert!(record.contains("table.tournament_cancelled"));
    assert!(record::verify(&record::read(&record).unwrap()).unwrap().recomputed);
    for player in &players {
        let told = account_news(player, &made).await;
        assert_eq!(told, ["tournament.started", "tournament.cancelled"]);
    }
}

#[tokio::test]
async fn participants_are_told_that_a_tournament_is_cancelled_before_it_starts() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let [ada, ben, cleo] = &players[..] else { unreachable!() };
    let body = changed(cup(&local, &round_robin(), 8), &json!({ "participants_min": 3 }));
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    enter(ben, &made).await;
    enter(cleo, &made).await;
    withdraw(cleo, &made).await;
    local.clock.advance_s(HOUR_S);
    update(&local).await;
    let again = users_again(&local, &players).await;
    assert_eq!(get(&local, &made, "").await["cancelled"], "too_few");
    assert_eq!(account_news(&again[1], &made).await, ["tournament.cancelled"]);
    assert!(account_news(&again[2], &made).await.is_empty(), "who has withdrawn is not told");
    assert_eq!(local.documents("tournament_news/").await, []);
}

#[tokio::test]
async fn who_enters_and_withdraws_again_and_again_keeps_nobody_out() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let [ada, ben] = &players[..] else { unreachable!() };
    let limits = ada.get("/v1/meta").await.expect(200)["limits"].clone();
    let made = ada.post("/v1/tournaments", &cup(&local, &round_robin(), 8)).await.expect(201);
    for _ in 0..limits["own_entries_max"].as_u64().unwrap() {
        enter(ada, &made).await;
        withdraw(ada, &made).await;
    }
    let me = path(&made, "/participants/me");
    ada.request(Method::PUT, &me).send().await.refused("entries-spent");
    let last = get(&local, &made, "").await["last_event"].clone();
    ada.request(Method::PUT, &me).send().await.refused("entries-spent");
    assert_eq!(get(&local, &made, "").await["last_event"], last, "nothing was stored");
    enter(ben, &made).await;
}

#[tokio::test]
async fn an_organizer_makes_a_limited_number_of_tournaments_in_a_day() {
    let local = Local::start();
    let players = users(&local, &["Ada"]).await;
    let ada = &players[0];
    let most = ada.get("/v1/meta").await.expect(200)["limits"]["tournaments_per_day_max"].clone();
    let body = changed(
        cup(&local, &round_robin(), 8),
        &json!({ "registration_ends_at": local.clock.after_s(48 * HOUR_S) }),
    );
    for _ in 0..most.as_u64().unwrap() {
        let made = ada.post("/v1/tournaments", &body).await.expect(201);
        ada.delete(&path(&made, "")).await.expect(200);
    }
    ada.post("/v1/tournaments", &body).await.refused("tournaments-spent");
    local.clock.advance_s(24 * HOUR_S);
    users_again(&local, &players).await[0].post("/v1/tournaments", &body).await.expect(201);
}

#[tokio::test]
async fn the_request_that_used_the_last_place_for_a_tournament_gets_its_answer_again() {
    let local = Local::start();
    let ada = users(&local, &["Ada"]).await.remove(0);
    let most = ada.get("/v1/meta").await.expect(200)["limits"]["open_tournaments_max"].clone();
    let body = cup(&local, &round_robin(), 8);
    for _ in 1..most.as_u64().unwrap() {
        ada.post("/v1/tournaments", &body).await.expect(201);
    }
    let ask = async |key: &str| {
        let request = ada.request(Method::POST, "/v1/tournaments");
        request.header("idempotency-key", key).json(&body).send().await
    };
    let made = ask("last").await.expect(201);
    ask("more").await.refused("tournaments-spent");
    let again = ask("last").await;
    assert!(again.is_replayed(), "{}", again.text);
    assert_eq!(again.expect(200)["id"], made["id"]);
}

#[tokio::test]
async fn of_many_requests_at_the_same_time_no_more_make_a_tournament_than_may() {
    let local = Local::start();
    let ada = users(&local, &["Ada"]).await.remove(0);
    let body = cup(&local, &round_robin(), 8);
    let asked = (0..8).map(|_| ada.post("/v1/tournaments", &body));
    let answers = futures_util::future::join_all(asked).await;
    let made = answers.iter().filter(|answer| answer.status == 201).count();
    assert_eq!(made, 4);
}

#[tokio::test]
async fn a_tournament_runs_on_without_its_organizer_and_one_that_has_not_begun_is_cancelled() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let [ada, ben, cleo] = &players[..] else { unreachable!() };
    let series = changed(cup(&local, &round_robin(), 2), &json!({ "games_per_table": 2 }));
    let running = ada.post("/v1/tournaments", &series).await.expect(201);
    let open = ada.post("/v1/tournaments", &cup(&local, &round_robin(), 8)).await.expect(201);
    for player in [ben, cleo] {
        enter(player, &running).await;
        enter(player, &open).await;
    }
    update(&local).await;
    let mut table = table_in_round(&local, &running, 1, &players).await;
    ada.post("/v1/me/deletion", &json!({ "password": "cinnamon" })).await.expect(204);
    local.app.deletions.complete_all().await.unwrap();
    assert_eq!(get(&local, &open, "").await["cancelled"], "account_deleted");
    local
        .operate(json!({ "act": "rename", "player": ben.id, "name": "Benedict", "reserve": false }))
        .await
        .unwrap();
    table.finish(&mut Dice::new(1)).await;
    update(&local).await;
    let round = get(&local, &running, "/rounds/1").await;
    let second = round["tables"][0]["games"][1]["game"].as_str().unwrap().to_owned();
    let game = local.anonymous().get(&format!("/v1/games/{second}")).await.expect(200);
    let mut table = Table::of(&game, table.seats.iter().rev().cloned().collect());
    table.finish(&mut Dice::new(2)).await;
    // No participant comes into a new record under a name of before.
    let record = local.anonymous().get(&table.path("/record")).await.expect(200);
    let events = record["commits"][0]["events"].to_string();
    assert!(events.contains("Former player") && events.contains("Benedict"), "{events}");
    assert!(!events.contains("\"Ada\"") && !events.contains("\"Ben\""), "{events}");
    record::verify(&record::read(&record.to_string()).unwrap()).unwrap();
    update(&local).await;
    assert_eq!(get(&local, &running, "").await["status"], "finished");
}

/// A request that was admitted before the account was deleted, and is carried out after it.
#[tokio::test]
async fn whoever_has_no_account_any_more_enters_nothing() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let made =
        players[0].post("/v1/tournaments", &cup(&local, &round_robin(), 3)).await.expect(201);
    let ben = &players[1];
    local.take_document(&format!("player/{}", ben.id)).await;
    local.put_document(&format!("former/{}", ben.id), &json!({})).await;
    assert!(local.enters_too_late(made["id"].as_str().unwrap(), &ben.id).await);
    assert_eq!(get(&local, &made, "").await["last_event"], json!(1));
    assert_eq!(local.documents(&format!("own_tournaments/{}", ben.id)).await, []);
    assert_eq!(local.documents(&format!("tournament_of/{}", ben.id)).await, []);
}

/// An event and all documents that change with it are one write.
#[tokio::test]
async fn each_request_about_a_tournament_is_one_write() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let [ada, ben] = &players[..] else { unreachable!() };
    let body = cup(&local, &round_robin(), 8);
    let one_more = || local.store.fail_writes_after(Some(1));
    one_more();
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    one_more();
    enter(ben, &made).await;
    one_more();
    withdraw(ben, &made).await;
    one_more();
    enter(ben, &made).await;
    one_more();
    ada.delete(&path(&made, "")).await.expect(200);
    local.store.fail_writes_after(None);
    let listed = format!("/v1/tournaments?player={}", ben.id);
    let listed = local.anonymous().get(&listed).await.expect(200);
    assert_eq!(listed["items"][0]["id"], made["id"]);
    update(&local).await;
    assert_eq!(account_news(ben, &made).await, ["tournament.cancelled"]);
}

#[tokio::test]
async fn all_who_are_told_of_a_tournament_are_told_by_one_write() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let body = cup(&local, &round_robin(), 8);
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    for player in &players {
        enter(player, &made).await;
    }
    players[0].delete(&path(&made, "")).await.expect(200);
    local.store.fail_writes_after(Some(1));
    let _ = local.app.tournaments.update().await;
    local.store.fail_writes_after(None);
    assert_eq!(local.documents("tournament_news/").await, [], "nothing is left to be done");
    for player in &players {
        assert_eq!(account_news(player, &made).await, ["tournament.cancelled"]);
    }
}

/// What cannot be written leaves nothing: neither a limit that is used up nor a row.
#[tokio::test]
async fn what_cannot_be_written_of_a_tournament_leaves_nothing() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let [ada, ben] = &players[..] else { unreachable!() };
    let body = cup(&local, &round_robin(), 8);
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    let before = local.documents("").await;
    local.store.fail_writes_after(Some(0));
    assert_eq!(ada.post("/v1/tournaments", &body).await.status, 503);
    let me = path(&made, "/participants/me");
    assert_eq!(ben.request(Method::PUT, &me).send().await.status, 503);
    assert_eq!(ada.delete(&path(&made, "")).await.status, 503);
    local.store.fail_writes_after(None);
    assert_eq!(local.documents("").await, before);
    assert_eq!(get(&local, &made, "").await["last_event"], json!(1));
}

/// The server has decided to make the first game, and something else comes first.
#[tokio::test]
async fn no_game_is_made_of_a_tournament_that_is_cancelled_or_a_participant_who_withdraws() {
    for is_cancelled in [true, false] {
        let local = Local::start();
        let players = users(&local, &["Ada", "Ben"]).await;
        let [ada, ben] = &players[..] else { unreachable!() };
        let made = ada.post("/v1/tournaments", &cup(&local, &round_robin(), 2)).await.expect(201);
        for player in &players {
            enter(player, &made).await;
        }
        // The start and the draw come before the game.
        let mut held = local.store.hold_append_after(2);
        let before_the_append = async {
            held.arrived().await;
            match is_cancelled {
                true => drop(ada.delete(&path(&made, "")).await.expect(200)),
                false => drop(withdraw(ben, &made).await),
            }
            drop(held);
        };
        let (updated, ()) = tokio::join!(local.app.tournaments.update(), before_the_append);
        updated.unwrap();
        update(&local).await;
        let game = first_game(&local, &made).await;
        let id = game["game"].as_str().unwrap();
        local.anonymous().get(&format!("/v1/games/{id}")).await.refused("game-unknown");
        let reason = if is_cancelled { Value::Null } else { json!("forfeited") };
        assert_eq!(game["reason"], reason);
        assert_eq!(local.documents("tournament_news/").await, []);
        assert_eq!(local.documents("tournament_games/").await, []);
    }
}

#[tokio::test]
async fn results_are_counted_where_there_is_no_room_for_further_games() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let body = changed(cup(&local, &round_robin(), 2), &json!({ "games_per_table": 2 }));
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    for player in &players {
        enter(player, &made).await;
    }
    update(&local).await;
    let mut table = table_in_round(&local, &made, 1, &players).await;
    table.finish(&mut Dice::new(7)).await;
    local.set_free_bytes(MIN_FREE_BYTES - 1);
    assert!(local.app.tournaments.update().await.is_err(), "there is no room for the second game");
    let games = get(&local, &made, "/rounds/1").await["tables"][0]["games"].clone();
    assert_eq!((&games[0]["reason"], &games[1]["reason"]), (&json!("played"), &Value::Null));
    local.set_free_bytes(u64::MAX / 2);
    until("the second game is made", async || {
        let _ = local.app.tournaments.update().await;
        let second = format!("/v1/games/{}", games[1]["game"].as_str().unwrap());
        local.anonymous().get(&second).await.status == 200
    })
    .await;
}
