//! Rematches: the players of a finished game meet at one new table.

use serde_json::{Value, json};

use super::{
    invitations::invited_to,
    player_lists,
    ratings::{counted, named, table_of, users},
    tables_with_owls::{answer, awaited},
};
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    record,
    table::Table,
};

pub(super) async fn ask(caller: &Caller, table: &Table) -> Answer {
    caller.call(&table.path("/rematch")).await
}

/// More games than are played before one has a loser.
const GAMES_MAX: usize = 20;

fn players(game: &Value) -> Vec<Value> {
    game["seats"].as_array().unwrap().iter().map(|seat| seat["player"]["id"].clone()).collect()
}

/// A finished game of two players and a bot.
pub(super) async fn finished(local: &Local, body: &Value, players: usize) -> Table {
    let mut table = Table::made(&local.address, players, body).await;
    for seat in players..usize::try_from(body["seats"].as_u64().unwrap()).unwrap() {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.start().await;
    let mut dice = Dice::new(1);
    while let Some(due) = awaited(&table).await {
        answer(&mut table, &due, &mut dice).await;
    }
    table
}

#[tokio::test]
async fn all_players_of_a_game_come_to_the_same_table_on_their_seats() {
    let local = Local::start();
    let body =
        json!({ "ruleset": "medici", "seats": 3, "turn_limit_s": 600, "stand_in": "random" });
    let table = finished(&local, &body, 2).await;
    let second = ask(&table.seats[1], &table).await.expect(200);
    let id = table.seats[1].id.clone();
    assert_eq!(players(&second), [json!(null), json!(id), json!(null)]);
    assert_eq!(second["seats"][2]["bot"], "random");
    assert_eq!(second["owner"], json!(id));
    for field in ["ruleset", "options", "turn_limit_s", "stand_in"] {
        assert_eq!(second[field], table.game().await[field], "{field}");
    }
    assert_eq!(second["visibility"], "private");
    let first = ask(&table.seats[0], &table).await.expect(200);
    assert_eq!(first["id"], second["id"]);
    assert_eq!(players(&first), [json!(table.seats[0].id), json!(id), json!(null)]);
    // Asking again, also after a restart, changes nothing.
    let _local = local.restarted();
    let again = ask(&table.seats[0], &table).await.expect(200);
    assert_eq!((&again["id"], players(&again)), (&first["id"], players(&first)));
    let path = format!("/v1/games/{}/start", first["id"].as_str().unwrap());
    table.seats[1].call(&path).await.expect(200);
}

#[tokio::test]
async fn of_players_who_ask_at_once_one_makes_the_table() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3 });
    let table = finished(&local, &body, 3).await;
    let asked = table.seats.iter().map(|caller| ask(caller, &table));
    let ids: Vec<Value> = futures_util::future::join_all(asked)
        .await
        .into_iter()
        .map(|answer| answer.expect(200)["id"].clone())
        .collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    let game = table.seats[0].get(&format!("/v1/games/{}", ids[0].as_str().unwrap())).await;
    let all: Vec<Value> = table.seats.iter().map(|caller| json!(caller.id)).collect();
    assert_eq!(players(&game.expect(200)), all);
}

#[tokio::test]
async fn a_deleted_rematch_makes_room_for_another() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 3).await;
    let most = local.anonymous().get("/v1/meta").await.expect(200)["limits"]["rematches_max"]
        .as_u64()
        .unwrap();
    let mut ids = Vec::new();
    for _ in 0..most {
        let id = ask(&table.seats[0], &table).await.expect(200)["id"].clone();
        assert!(!ids.contains(&id));
        table.seats[0].delete(&format!("/v1/games/{}", id.as_str().unwrap())).await;
        ids.push(id);
    }
    ask(&table.seats[0], &table).await.refused("rematches-spent");
}

#[tokio::test]
async fn a_rematch_is_possible_after_the_log_of_a_deleted_one_is_gone() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 3).await;
    let first = ask(&table.seats[0], &table).await.expect(200)["id"].clone();
    table.seats[0].delete(&format!("/v1/games/{}", first.as_str().unwrap())).await.expect(204);
    local.clock.advance_s(60 * 60);
    assert_eq!(local.app.retention.sweep().await.unwrap(), 1);
    let refresh = json!({ "refresh_token": table.seats[0].refresh_token });
    let anonymous = local.anonymous();
    let again = anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await);
    assert_ne!(ask(&again, &table).await.expect(200)["id"], first);
}

/// What is written with the entry is there, as after a repair.
#[tokio::test]
async fn a_rematch_whose_log_is_lost_is_made_again_as_it_was() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 2).await;
    let whole = ask(&table.seats[0], &table).await.expect(200);
    let id = whole["id"].as_str().unwrap().to_owned();
    assert_eq!((&whole["commit"], &whole["seats"][2]["bot"]), (&json!(0), &json!("random")));
    let _local = local.cut_off(&id, 0).await;
    let again = ask(&table.seats[0], &table).await.expect(200);
    assert_eq!((&again["id"], &again["seats"]), (&whole["id"], &whole["seats"]));
}

#[tokio::test]
async fn who_was_removed_from_the_rematch_does_not_come_back_by_asking_again() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 3).await;
    let made = ask(&table.seats[0], &table).await.expect(200);
    ask(&table.seats[1], &table).await.expect(200);
    let path = |rest: &str| format!("/v1/games/{}{rest}", made["id"].as_str().unwrap());
    let after = table.seats[0].delete(&path("/seats/1")).await.expect(200);
    ask(&table.seats[1], &table).await.refused("not-your-seat");
    table.seats[1].get(&path("")).await.refused("game-unknown");
    // The third player has not been there yet, and the invite opens the table for all.
    ask(&table.seats[2], &table).await.expect(200);
    let sit = json!({ "occupant": "me", "invite": after["invite"] });
    table.seats[1].put(&path("/seats/1"), &sit).await.expect(200);
}

#[tokio::test]
async fn only_players_of_a_finished_game_have_a_rematch() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let stranger = local.guest("Stranger").await;
    ask(&table.seats[0], &table).await.refused("game-not-over");
    table.finish(&mut Dice::new(1)).await;
    ask(&stranger, &table).await.refused("not-your-seat");
    ask(&local.anonymous(), &table).await.refused("token-missing");
}

#[tokio::test]
async fn in_dale_of_merchants_a_loser_begins_the_rematch() {
    let local = Local::start();
    let body =
        json!({ "ruleset": "dale_of_merchants", "seats": 2, "options": { "round_limit": 20 } });
    for _ in 0..GAMES_MAX {
        let table = finished(&local, &body, 2).await;
        let rematch = ask(&table.seats[1], &table).await.expect(200);
        let places = table.game().await["outcome"]["places"].clone();
        let Some(loser) = places.as_array().unwrap().iter().find(|place| place["place"] == 2)
        else {
            assert_eq!(rematch["options"]["first_seat"], Value::Null, "both have won");
            continue;
        };
        assert_eq!(rematch["options"]["first_seat"], loser["seat"]);
        return;
    }
    panic!("no game had a loser");
}

#[tokio::test]
async fn the_rematch_of_a_sandbox_is_one_with_other_luck() {
    let local = Local::start();
    let seed = "00".repeat(32);
    let body = json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": seed } });
    let table = finished(&local, &body, 3).await;
    let rematch = ask(&table.seats[0], &table).await.expect(200);
    assert!(rematch["sandbox"]["seed"].is_string());
    assert_ne!(rematch["sandbox"]["seed"], json!(seed));
    assert_ne!(rematch["commitment"], table.game().await["commitment"]);
}

async fn ask_rated(caller: &Caller, table: &Table) -> Answer {
    caller.call(&table.path("/rematch?rated=true")).await
}

/// A game of these players that is over.
async fn played(players: &[Caller], body: &Value) -> Table {
    let mut table = table_of(players, body).await;
    table.start().await;
    table.finish(&mut Dice::new(1)).await;
    table
}

fn rated() -> Value {
    json!({
        "ruleset": "basari", "seats": 3, "rated": true, "stand_in": "random",
        "clock": { "time": { "type": "turn", "limit_s": 3_600 } },
    })
}

#[tokio::test]
async fn the_rematch_of_a_rated_game_is_rated_and_public_if_its_maker_wants_that() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let table = played(&players, &rated()).await;
    let made = ask_rated(&players[1], &table).await.expect(200);
    assert_eq!((&made["rated"], &made["visibility"]), (&json!(true), &json!("public")));
    for field in ["ruleset", "options", "clock", "stand_in"] {
        assert_eq!(made[field], table.game().await[field], "{field}");
    }
    // No other player can take the seats of the others, who are invited by name.
    let [dan] = named(&local, ["Dan"]).await;
    let path = |rest: &str| format!("/v1/games/{}{rest}", made["id"].as_str().unwrap());
    for seat in made["seats"].as_array().unwrap().iter().filter(|seat| seat["player"].is_null()) {
        let seat = path(&format!("/seats/{}", seat["seat"]));
        dan.put(&seat, &json!({ "occupant": "me" })).await.refused("seat-reserved");
    }
    assert_eq!(invited_to(&players[0]).await, [made["id"].as_str().unwrap().to_owned()]);
    let accepted = format!("/v1/me/invitations/{}/accept", made["id"].as_str().unwrap());
    players[0].post(&accepted, &json!({})).await.expect(200);
    // A player who asks without wanting that comes to the same table.
    let all = ask(&players[2], &table).await.expect(200);
    assert_eq!((&all["id"], &all["rated"]), (&made["id"], &json!(true)));
    assert_eq!(invited_to(&players[2]).await, [] as [String; 0]);
    let sent = players[1].get(&path("/invitations")).await.expect(200);
    assert_eq!(sent["items"], json!([]));
    let mut second =
        Table::of(&all, vec![players[1].clone(), players[2].clone(), players[0].clone()]);
    // In Basari the seats decide who begins, so everybody moves on by one.
    let seated: Vec<Value> = second.seats.iter().map(|caller| json!(caller.id)).collect();
    assert_eq!(self::players(&all), seated);
    players[1].call(&path("/start")).await.expect(200);
    second.finish(&mut Dice::new(2)).await;
    let text = local.anonymous().get(&path("/record")).await.text;
    assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
    local.clock.advance_s(120);
    assert_eq!(counted(&local).await, 2);
}

#[tokio::test]
async fn without_the_wish_the_rematch_of_a_rated_game_is_private_and_not_rated() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let table = played(&players, &rated()).await;
    let made = ask(&players[0], &table).await.expect(200);
    assert_eq!((&made["rated"], &made["visibility"]), (&json!(false), &json!("private")));
    let again = ask_rated(&players[1], &table).await.expect(200);
    assert_eq!((&again["id"], &again["rated"]), (&made["id"], &json!(false)));
    let unrated = played(&players, &json!({ "ruleset": "basari", "seats": 3 })).await;
    ask_rated(&players[0], &unrated).await.refused("parameter-invalid");
    ask(&players[0], &unrated).await.expect(200);
}

#[tokio::test]
async fn in_basari_the_player_who_chose_second_begins_the_rematch() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "basari", "seats": 3 }), 2).await;
    let [one, two] = [&table.seats[0], &table.seats[1]];
    let made = ask(one, &table).await.expect(200);
    assert_eq!(players(&made), [json!(null), json!(null), json!(one.id)]);
    assert_eq!(made["seats"][1]["bot"], "random");
    let all = ask(two, &table).await.expect(200);
    assert_eq!(players(&all), [json!(two.id), json!(null), json!(one.id)]);
    let path = |rest: &str| format!("/v1/games/{}{rest}", all["id"].as_str().unwrap());
    one.call(&path("/start")).await.expect(200);
    let due = two.get(&path("/decisions")).await.expect(200);
    assert_eq!(
        (&due["items"][0]["kind"], &due["items"][0]["seat"]),
        (&json!("basari.choosing_arch"), &json!(0))
    );
}

#[tokio::test]
async fn the_maker_of_a_rematch_invites_those_who_may_be_invited_and_have_not_sat_down() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo", "Dan"]).await;
    let table = played(&players, &json!({ "ruleset": "medici", "seats": 4 })).await;
    player_lists::put(&players[1], "blocks", &players[0].id).await.expect(200);
    // Dan has deleted the account.
    let body = json!({ "password": "cinnamon" });
    assert_eq!(players[3].post("/v1/me/deletion", &body).await.status, 204);
    let made = ask(&players[0], &table).await.expect(200);
    let id = made["id"].as_str().unwrap().to_owned();
    let sent = players[0].get(&format!("/v1/games/{id}/invitations")).await.expect(200);
    let sent: Vec<(&Value, &Value)> = sent["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (&line["player"]["id"], &line["seat"]))
        .collect();
    // That Ben has blocked Ada changes nothing for Ada.
    assert_eq!(sent, [(&json!(players[1].id), &json!(1)), (&json!(players[2].id), &json!(2))]);
    assert_eq!(invited_to(&players[1]).await, [] as [String; 0]);
    assert_eq!(invited_to(&players[2]).await, std::slice::from_ref(&id));
    // A player who has declined is not asked again.
    players[2].delete(&format!("/v1/me/invitations/{id}")).await;
    ask(&players[0], &table).await.expect(200);
    assert_eq!(invited_to(&players[2]).await, [] as [String; 0]);
}

/// A game of these players, and of bots on the other seats, that is over.
async fn aborted(players: &[Caller], body: &Value) -> Table {
    let table = table_of(players, body).await;
    for seat in players.len()..usize::try_from(body["seats"].as_u64().unwrap()).unwrap() {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.start().await;
    for player in players {
        player.put(&table.path("/abort"), &json!({ "wanted": true })).await;
    }
    assert_eq!(table.game().await["status"], "finished");
    table
}

/// The types of the events of an account behind this number.
async fn told(player: &Caller, after: u64) -> Vec<Value> {
    let page = player.get(&format!("/v1/me/events?after={after}")).await.expect(200);
    let items = page["items"].as_array().unwrap();
    items.iter().map(|item| item["news"]["type"].clone()).collect()
}

async fn last_event(player: &Caller) -> u64 {
    player.get("/v1/me/events").await.expect(200)["last"].as_u64().unwrap()
}

/// The request is cut off after each write in turn. With the table there are the seats, the bots,
/// the news and the invitations; without it there is none of them, until it is sent again.
#[tokio::test]
async fn a_rematch_is_there_as_a_whole_after_a_kill_at_any_point() {
    let with_bots = json!({ "ruleset": "medici", "seats": 5 });
    for (body, path) in [(rated(), "/rematch?rated=true"), (with_bots, "/rematch")] {
        let local = Local::idle();
        let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
        for writes in 0.. {
            let over = aborted(&players, &body).await;
            let before = [last_event(&players[1]).await, last_event(&players[2]).await];
            local.store.fail_writes_after(Some(writes));
            let cut_off = players[0].call(&over.path(path)).await;
            let was_cut_off = local.store.have_writes_failed();
            local.store.fail_writes_after(None);
            assert_eq!(cut_off.status, if was_cut_off { 503 } else { 200 }, "{writes}");
            for (player, last) in players[1..].iter().zip(before).filter(|_| was_cut_off) {
                assert_eq!(invited_to(player).await, [] as [String; 0], "after {writes} writes");
                assert_eq!(told(player, last).await, [] as [Value; 0], "after {writes} writes");
            }
            let made = players[0].call(&over.path(path)).await.expect(200);
            let id = made["id"].as_str().unwrap().to_owned();
            assert_eq!(made["commit"], 0);
            let is_taken = |seat: &&Value| !seat["player"].is_null() || !seat["bot"].is_null();
            let taken = made["seats"].as_array().unwrap().iter().filter(is_taken).count();
            assert_eq!(taken, over.game().await["seats"].as_array().unwrap().len() - 2);
            for (player, last) in players[1..].iter().zip(before) {
                assert_eq!(invited_to(player).await, std::slice::from_ref(&id));
                let told = told(player, last).await;
                let asked = told.iter().filter(|news| **news == "table.invited").count();
                assert_eq!(asked, 1, "after {writes} writes: {told:?}");
            }
            players[0].delete(&format!("/v1/games/{id}")).await.expect(204);
            if !was_cut_off {
                assert_eq!(writes, 1, "it is one write");
                break;
            }
        }
    }
}

/// The owner has invited a player to the seat of another player, who comes to a free one.
#[tokio::test]
async fn a_seat_that_is_kept_for_somebody_else_is_left_out() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 4, "stand_in": "random" });
    let table = finished(&local, &body, 3).await;
    let owner = json!({ "name": "Olga", "password": "cinnamon" });
    table.seats[0].post("/v1/me/upgrade", &owner).await.expect(200);
    let made = ask(&table.seats[0], &table).await.expect(200);
    let dan = &users(&local, &["Dan"]).await[0];
    let path = |id: &str| format!("/v1/games/{}/invitations/{id}", made["id"].as_str().unwrap());
    table.seats[0].put(&path(&dan.id), &json!({ "seat": 1 })).await.expect(200);
    // All players of the game were invited to their seats.
    table.seats[0].delete(&path(&table.seats[2].id)).await.expect(204);
    let joined = ask(&table.seats[1], &table).await.expect(200);
    let ids = players(&joined);
    assert_eq!(ids[1], Value::Null);
    assert_eq!(ids[2], json!(table.seats[1].id));
    let last = ask(&table.seats[2], &table).await.expect(200);
    assert!(!players(&last).contains(&json!(dan.id)));
}
