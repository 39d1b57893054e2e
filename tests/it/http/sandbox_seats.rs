//! Sandboxes in which one player has several seats.

use std::collections::BTreeSet;

use kontor_testing::waits::Looks;
use serde_json::{Value, json};

use super::tables_with_owls::{MOVES_MAX, REACTING, answer, awaited, order, passes, with_owls};
use crate::support::{client::Caller, dice::Dice, local::Local, record, table::Table};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// An open sandbox in which its owner has taken all seats.
async fn own_all(local: &Local, ruleset: &str, seats: usize) -> Table {
    own_all_of(local, json!({ "ruleset": ruleset, "seats": seats })).await
}

async fn own_all_of(local: &Local, mut body: Value) -> Table {
    let ada = local.guest("Ada").await;
    let seats = usize::try_from(body["seats"].as_u64().unwrap()).unwrap();
    body["sandbox"] = json!({ "seed": SEED });
    body["stand_in"] = json!("random");
    let made = ada.post("/v1/games", &body).await.expect(201);
    let table = Table::of(&made, vec![ada; seats]);
    for seat in 1..seats {
        sit(&table.seats[0], &table, seat).await;
    }
    table
}

async fn sit(caller: &Caller, table: &Table, seat: usize) -> Value {
    let mut body = json!({ "occupant": "me" });
    let invite = &table.game().await["invite"];
    body["invite"] = invite.clone();
    caller.put(&table.path(&format!("/seats/{seat}")), &body).await.expect(200)
}

async fn decisions(caller: &Caller, table: &Table) -> Vec<Value> {
    let asked = caller.get(&table.path("/decisions")).await.expect(200);
    asked["items"].as_array().unwrap().clone()
}

/// Seats with decisions that can be answered by this caller.
async fn answerable(caller: &Caller, table: &Table) -> BTreeSet<u64> {
    let own = decisions(caller, table).await;
    let own = own.iter().filter(|decision| !decision["actions"].is_null());
    own.map(|decision| decision["seat"].as_u64().unwrap()).collect()
}

fn players(game: &Value) -> Vec<Value> {
    game["seats"].as_array().unwrap().iter().map(|seat| seat["player"]["id"].clone()).collect()
}

#[tokio::test]
async fn one_player_plays_a_whole_game_on_all_seats() {
    let local = Local::start();
    for (ruleset, seats) in [("medici", 3), ("haendler", 3), ("basari", 4)] {
        let mut table = own_all(&local, ruleset, seats).await;
        table.start().await;
        let (ada, mut dice) = (table.seats[0].clone(), Dice::new(3));
        // Only the player's list of decisions is needed, which names the seats.
        loop {
            let open = decisions(&ada, &table).await;
            let Some(decision) = open.first() else { break };
            assert!(open.iter().all(|decision| !decision["actions"].is_null()), "{ruleset}");
            let action = dice.pick(decision["actions"].as_array().unwrap());
            let key = table.fresh_key();
            let sent = ada.action(&table.game, &key, &decision["id"], action).send().await;
            let played = sent.expect(201);
            assert_eq!(played["view"]["seat"], decision["seat"], "the seat that has acted sees it");
        }
        let game = table.game().await;
        assert_eq!(game["status"], "finished", "{ruleset}");
        assert_eq!(game["outcome"]["places"].as_array().unwrap().len(), seats);
        let read = record::read(&ada.get(&table.path("/record")).await.text).unwrap();
        assert!(record::verify(&read).unwrap().recomputed, "{ruleset}");
        assert!(read.players.iter().all(|sat| *sat.player.as_ref().unwrap().id == *ada.id));
        let imported = ada.post("/v1/records", &serde_json::to_value(&read).unwrap()).await;
        assert_eq!(imported.expect(201)["outcome"], game["outcome"]);
        let own = ada.get(&format!("/v1/games?seat=me&ruleset={ruleset}")).await.expect(200);
        assert_eq!(own["items"].as_array().unwrap().len(), 1, "the game is listed once");
    }
}

#[tokio::test]
async fn each_seat_has_its_own_view_events_and_decisions() {
    let local = Local::start();
    let mut table = own_all(&local, "haendler", 3).await;
    table.start().await;
    let ada = table.seats[0].clone();
    table.steps(&mut Dice::new(5), 20).await;
    let views: Vec<Value> = futures_util::future::join_all(
        (0..3)
            .map(async |seat| ada.get(&table.path(&format!("/view?as={seat}"))).await.expect(200)),
    )
    .await;
    let seats: Vec<&Value> = views.iter().map(|view| &view["seat"]).collect();
    assert_eq!(seats, [&json!(0), &json!(1), &json!(2)]);
    assert_eq!(ada.get(&table.path("/view")).await.expect(200), views[0], "the first seat's");
    let listed = ada.get("/v1/me/decisions").await.expect(200);
    let listed: BTreeSet<u64> = listed["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|due| due["decision"]["seat"].as_u64().unwrap())
        .collect();
    assert_eq!(listed, answerable(&ada, &table).await, "of all seats");
    let due = table.first_due().await;
    let preview = ada.preview(&table.game, &due.decision["id"], due.action()).send().await;
    assert_eq!(preview.expect(200)["legal"], true);
}

#[tokio::test]
async fn if_match_takes_the_tag_that_the_caller_has() {
    let local = Local::start();
    let mut table = own_all(&local, "medici", 3).await;
    table.start().await;
    let ada = table.seats[0].clone();
    let due = table.first_due().await;
    let old = ada.get(&table.path("/view")).await.header("etag").to_owned();
    let key = table.fresh_key();
    let played = table.move_of(&due, &key).header("if-match", &old).send().await;
    let reply = played.header("etag").to_owned();
    played.expect(201);
    let next = table.first_due().await;
    let key = table.fresh_key();
    table.move_of(&next, &key).header("if-match", &old).send().await.refused("version-mismatch");
    let key = table.fresh_key();
    table.move_of(&next, &key).header("if-match", &reply).send().await.expect(201);
}

#[tokio::test]
async fn others_learn_and_may_no_more_than_before() {
    let local = Local::start();
    let mut table = own_all(&local, "medici", 4).await;
    let ada = table.seats[0].clone();
    ada.delete(&table.path("/seats/3")).await.expect(200);
    let ben = local.guest("Ben").await;
    sit(&ben, &table, 3).await;
    table.seats[3] = ben.clone();
    table.start().await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    let invited = local.guest("Invited").await;
    let stranger = local.guest("Stranger").await;
    for _ in 0..12 {
        for due in table.due().await {
            let seat = due.seat as u64;
            let (own, other) = if seat == 3 { (&ben, &ada) } else { (&ada, &ben) };
            assert!(answerable(own, &table).await.contains(&seat));
            assert!(!answerable(other, &table).await.contains(&seat));
            let sent = other.action(&table.game, "theirs", &due.decision["id"], due.action());
            sent.send().await.refused("not-your-seat");
        }
        let path = table.path(&format!("/decisions?invite={invite}"));
        let shown = invited.get(&path).await.expect(200);
        assert!(shown["items"].as_array().unwrap().iter().all(|due| due["actions"].is_null()));
        stranger.get(&table.path("/decisions")).await.refused("game-unknown");
        table.step(&mut Dice::new(9)).await.unwrap();
    }
}

#[tokio::test]
async fn nobody_has_two_seats_at_a_table_that_is_played_in_earnest() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    table.seats[2].delete(&table.path("/seats/2")).await.expect(200);
    let again = table.seats[0].put(&table.path("/seats/2"), &json!({ "occupant": "me" })).await;
    again.refused("already-seated");
    let sandbox = own_all(&local, "medici", 3).await;
    let same = sandbox.seats[0].put(&sandbox.path("/seats/1"), &json!({ "occupant": "me" })).await;
    same.refused("already-seated");
}

#[tokio::test]
async fn a_seat_is_left_alone_and_the_invite_stays() {
    let local = Local::start();
    let table = own_all(&local, "medici", 3).await;
    let ada = &table.seats[0];
    let invite = table.game().await["invite"].clone();
    let left = ada.delete(&table.path("/seats/1")).await.expect(200);
    assert_eq!(players(&left), [json!(ada.id), json!(null), json!(ada.id)]);
    assert_eq!(left["invite"], invite, "no player was removed");
}

#[tokio::test]
async fn who_resigns_gives_up_all_seats() {
    let local = Local::start();
    let mut table = own_all(&local, "medici", 4).await;
    let ada = table.seats[0].clone();
    ada.delete(&table.path("/seats/2")).await.expect(200);
    let ben = local.guest("Ben").await;
    sit(&ben, &table, 2).await;
    table.seats[2] = ben.clone();
    table.start().await;
    table.steps(&mut Dice::new(2), 6).await;
    let game = ada.call(&table.path("/resignations")).await.expect(201);
    let bots: Vec<&Value> =
        game["seats"].as_array().unwrap().iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(bots, [&json!("random"), &json!("random"), &json!(null), &json!("random")]);
    let events = table.events_for(&ben).await;
    let resigned: Vec<&Value> =
        events.iter().filter(|event| event["type"] == "table.resigned").collect();
    assert_eq!(resigned.len(), 3);
    assert!(resigned.iter().all(|event| event["commit"] == resigned[0]["commit"]));
    assert_eq!(ada.call(&table.path("/resignations")).await.expect(201)["seats"], game["seats"]);
    let answer = ada.get(&table.path("/record")).await;
    let read = record::read(&answer.text).unwrap();
    assert!(record::verify(&read).unwrap().recomputed);
    ben.call(&table.path("/resignations")).await.expect(201);
    table.finished().await;
}

#[tokio::test]
async fn rematches_and_forks_of_a_sandbox_have_room_for_all_own_seats() {
    let local = Local::start();
    let mut table = own_all(&local, "medici", 3).await;
    let ada = table.seats[0].clone();
    ada.delete(&table.path("/seats/1")).await.expect(200);
    table.seat_bot(1, "random").await.expect(200);
    table.start().await;
    let own = json!(ada.id);
    let at = table.game().await["seq"].clone();
    let seats = [0, 1, 2].map(|seat| json!({ "seat": seat, "occupant": "me" }));
    let fork = ada.post(&table.path("/forks"), &json!({ "at": at, "seats": seats })).await;
    let fork = fork.expect(201);
    assert_eq!(players(&fork), [own.clone(), own.clone(), own.clone()]);
    let mut fork = Table::of(&fork, vec![ada.clone(); 3]);
    fork.start().await;
    fork.finish(&mut Dice::new(4)).await;
    let read = record::read(&ada.get(&fork.path("/record")).await.text).unwrap();
    assert!(record::verify(&read).unwrap().recomputed);

    while let Some(own) = next_own(&ada, &table).await {
        let key = table.fresh_key();
        let action = &own["actions"][0];
        ada.action(&table.game, &key, &own["id"], action).send().await.expect(201);
    }
    let rematch = ada.call(&table.path("/rematch")).await.expect(200);
    assert_eq!(players(&rematch), [own.clone(), json!(null), own.clone()]);
    assert_eq!(rematch["seats"][1]["bot"], "random");
    let again = ada.call(&table.path("/rematch")).await.expect(200);
    assert_eq!((&again["id"], players(&again)), (&rematch["id"], players(&rematch)));
}

/// The next decision that the player can answer; waits for bots. `None`: the game is over.
async fn next_own(caller: &Caller, table: &Table) -> Option<Value> {
    let looks = Looks::at("the bots move");
    loop {
        let open = decisions(caller, table).await;
        match open.iter().find(|decision| !decision["actions"].is_null()) {
            Some(own) => return Some(own.clone()),
            None if open.is_empty() => return None,
            None => looks.next().await,
        }
    }
}

#[tokio::test]
async fn standing_orders_hold_for_all_seats_of_their_player() {
    let local = Local::start();
    let mut table = own_all_of(&local, with_owls(3)).await;
    order(&table, 0, "pass").await.expect(200);
    table.start().await;
    let mut dice = Dice::new(3);
    for _ in 0..MOVES_MAX / 4 {
        let Some(due) = awaited(&table).await else { break };
        assert_ne!(due.decision["kind"], REACTING);
        answer(&mut table, &due, &mut dice).await;
    }
    let passed = passes(&table).await;
    let seats: BTreeSet<u64> = passed.iter().map(|event| event["seat"].as_u64().unwrap()).collect();
    assert!(seats.len() > 1, "seats that passed: {seats:?}");
}
