//! Tournaments that are played: seats, series, results, withdrawals, the end of a round, two servers.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::{
    clocks::{handed_over, sign_in_again, until_return},
    ratings::users,
    resignations::pass_s,
    tokens::user,
    tournaments::{changed, cup, enter, get, news, round_robin, update, withdraw},
};
use crate::support::{client::Caller, dice::Dice, local::Local, record, table::Table};

async fn types(local: &Local, tournament: &Value) -> Vec<String> {
    let events = news(local, tournament).await;
    events.iter().map(|event| event["news"]["type"].as_str().unwrap().to_owned()).collect()
}

/// Lets the bots of the server play the tournament to its end.
async fn played_by_bots(local: &Local, tournament: &Value) -> Value {
    until("the tournament is over", async || {
        update(local).await;
        get(local, tournament, "").await["status"] == "finished"
    })
    .await;
    get(local, tournament, "").await
}

#[tokio::test]
async fn bots_play_a_round_robin() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let body = changed(cup(&local, &round_robin(), 5), &json!({ "bots": vec!["random"; 5] }));
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    assert_eq!((&made["status"], &made["participants"]), (&json!("registering"), &json!(5)));
    let over = played_by_bots(&local, &made).await;
    assert_eq!((&over["rounds"], &over["rounds_drawn"]), (&json!(5), &json!(5)));
    let balance = &over["balance"];
    assert_eq!((&balance["meetings_min"], &balance["meetings_max"]), (&json!(1), &json!(1)));
    let standings = get(&local, &made, "/standings").await;
    assert_eq!(standings["is_final"], json!(true));
    let items = standings["items"].as_array().unwrap();
    let points: i64 = items.iter().map(|one| one["standing"]["points"].as_i64().unwrap()).sum();
    // Ten games of two points, and five byes of one.
    assert_eq!((items.len(), points), (5, 25));
    let round = get(&local, &made, "/rounds/1").await;
    assert_eq!(round["byes"].as_array().unwrap().len(), 1);
    let game = round["tables"][0]["games"][0]["game"].as_str().unwrap().to_owned();
    let record = local.anonymous().get(&format!("/v1/games/{game}/record")).await.expect(200);
    let text = record.to_string();
    record::verify(&record::read(&text).unwrap()).unwrap();
    assert_eq!(record["commits"][0]["events"][0]["data"]["tournament"]["round"], json!(1));
    let shown = local.anonymous().get(&format!("/v1/games/{game}")).await.expect(200);
    assert_eq!(shown["tournament"]["tournament"], made["id"]);
}

/// The callers in the order in which they sit in the first game of the round.
pub(super) async fn table_in_round(
    local: &Local,
    tournament: &Value,
    round: u64,
    players: &[Caller],
) -> Table {
    let shown = get(local, tournament, &format!("/rounds/{round}")).await;
    let game = shown["tables"][0]["games"][0]["game"].as_str().unwrap().to_owned();
    let game = local.anonymous().get(&format!("/v1/games/{game}")).await.expect(200);
    let seats = game["seats"].as_array().unwrap().iter().map(|seat| {
        let sits = |player: &&Caller| seat["player"]["id"] == player.id.as_str();
        players.iter().find(sits).expect("a participant sits there").clone()
    });
    Table::of(&game, seats.collect())
}

pub(super) async fn account_news(player: &Caller, tournament: &Value) -> Vec<String> {
    let page = player.get("/v1/me/events?limit=500").await.expect(200);
    let news = page["items"].as_array().unwrap().iter().map(|event| &event["news"]);
    let of = news.filter(|news| news["tournament"] == tournament["id"]);
    of.map(|news| news["type"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn players_enter_are_seated_at_once_and_play_a_series_with_changing_seats() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let body = changed(cup(&local, &round_robin(), 2), &json!({ "games_per_table": 2 }));
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    for player in &players {
        enter(player, &made).await;
        enter(player, &made).await;
    }
    update(&local).await;
    let round = get(&local, &made, "/rounds/1").await;
    let games = round["tables"][0]["games"].as_array().unwrap().clone();
    let seats: Vec<&Value> = games.iter().map(|game| &game["seats"]).collect();
    assert_eq!(
        (seats[0][0].clone(), seats[0][1].clone()),
        (seats[1][1].clone(), seats[1][0].clone())
    );
    let mut table = table_in_round(&local, &made, 1, &players).await;
    let second = format!("/v1/games/{}", games[1]["game"].as_str().unwrap());
    local.anonymous().get(&second).await.refused("game-unknown");
    // It has begun: no player can leave, delete or start it.
    let owner = &players[0];
    owner.delete(&table.path("")).await.refused("game-started");
    owner.call(&table.path("/start")).await.refused("game-started");
    table.finish(&mut Dice::new(3)).await;
    assert!(update(&local).await > 0);
    let game = local.anonymous().get(&second).await.expect(200);
    let mut table = Table::of(&game, table.seats.iter().rev().cloned().collect());
    table.finish(&mut Dice::new(4)).await;
    update(&local).await;
    assert_eq!(update(&local).await, 0, "nothing is done twice");
    let expected = [
        "created",
        "registered",
        "registered",
        "started",
        "round_drawn",
        "result_counted",
        "result_counted",
        "round_closed",
        "ended",
    ];
    assert_eq!(types(&local, &made).await, expected.map(|name| format!("tournament.{name}")));
    for player in &players {
        let told = account_news(player, &made).await;
        assert_eq!(told, ["tournament.started", "tournament.ended"]);
    }
    let standings = get(&local, &made, "/standings").await;
    assert_eq!(standings["items"][0]["standing"]["games"], json!(2));
}

#[tokio::test]
async fn who_withdraws_shares_the_last_place_and_is_drawn_no_more() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let made =
        players[0].post("/v1/tournaments", &cup(&local, &round_robin(), 3)).await.expect(201);
    for player in &players {
        enter(player, &made).await;
    }
    update(&local).await;
    let table = table_in_round(&local, &made, 1, &players).await;
    let leaver = table.seats[0].clone();
    withdraw(&leaver, &made).await;
    update(&local).await;
    let game = table.game().await;
    assert_eq!(game["seats"][0]["resigned"]["id"], leaver.id.as_str());
    let other = &table.seats[1];
    let mut dice = Dice::new(5);
    while other.get(&table.path("")).await.expect(200)["status"] != "finished" {
        let due = other.get("/v1/me/decisions").await.expect(200);
        let Some(id) = due["items"][0]["decision"]["id"].as_str() else { continue };
        let own = other.get(&table.path(&format!("/decisions/{id}"))).await;
        if own.status == 200 {
            let action = dice.pick(own.body["actions"].as_array().unwrap());
            other.action(&table.game, id, &own.body["id"], action).send().await;
        }
    }
    update(&local).await;
    let result = get(&local, &made, "/rounds/1").await["tables"][0]["games"][0].clone();
    assert_eq!(
        (&result["results"][0]["left"], &result["results"][0]["place"]),
        (&json!(true), &json!(2))
    );
    assert_eq!(result["results"][1]["place"], json!(1));
    let number = &result["seats"][0];
    for round in 2..=get(&local, &made, "").await["rounds_drawn"].as_u64().unwrap() {
        let round = get(&local, &made, &format!("/rounds/{round}")).await;
        assert!(!round["byes"].as_array().unwrap().contains(number));
        assert!(!round["tables"].to_string().contains(&leaver.id));
    }
}

/// A player whose time was up may come back, and the others wait for that. One who withdraws may
/// not.
#[tokio::test]
async fn who_withdraws_gives_up_the_return_to_a_seat() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let body = changed(
        cup(&local, &round_robin(), 2),
        &json!({ "turn_limit_s": null, "clock": until_return(3_600) }),
    );
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    for player in &players {
        enter(player, &made).await;
    }
    update(&local).await;
    let mut table = table_in_round(&local, &made, 1, &players).await;
    let seat = table.first_due().await.seat;
    pass_s(&local, 3_600).await;
    handed_over(&local, &table, seat).await;
    sign_in_again(&local, &mut table).await;
    assert_eq!(table.game().await["seats"][seat]["may_return"], true);
    withdraw(&table.seats[seat], &made).await;
    update(&local).await;
    let game = table.game().await;
    assert_eq!(game["seats"][seat]["may_return"], false);
    table.seats[seat].call(&table.path("/returns")).await.refused("not-your-seat");
}

#[tokio::test]
async fn after_the_end_of_a_round_each_decision_has_a_minute() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let body = changed(
        cup(&local, &round_robin(), 2),
        &json!({ "round_limit_s": 600, "turn_limit_s": 86_400, "games_per_table": 2 }),
    );
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    for player in &players {
        enter(player, &made).await;
    }
    update(&local).await;
    let table = table_in_round(&local, &made, 1, &players).await;
    let due = table.first_due().await;
    assert_eq!(due.decision["deadline"], json!(local.clock.after_s(660)));
    pass_s(&local, 659).await;
    let shown = async || local.anonymous().get(&table.path("")).await.expect(200);
    assert_eq!(shown().await["seats"][due.seat]["bot"], Value::Null);
    local.clock.advance_s(1);
    until("the seat is handed over", async || {
        local.clock.advance_s(1);
        shown().await["seats"][due.seat]["bot"] == "random"
    })
    .await;
    until("the other one is", async || {
        local.clock.advance_s(1);
        shown().await["status"] == "finished"
    })
    .await;
    let record = local.anonymous().get(&table.path("/record")).await.expect(200).to_string();
    assert!(record::verify(&record::read(&record).unwrap()).unwrap().recomputed);
    update(&local).await;
    let over = get(&local, &made, "").await;
    assert_eq!(over["status"], "finished");
    // The second game of the series had not begun when the round was over.
    let games = get(&local, &made, "/rounds/1").await["tables"][0]["games"].clone();
    assert_eq!(
        (&games[0]["reason"], &games[1]["reason"]),
        (&json!("played"), &json!("not_started"))
    );
    assert_eq!(games[1]["results"][0]["place"], games[1]["results"][1]["place"]);
}

#[tokio::test]
async fn two_servers_carry_out_a_tournament_together() {
    let [one, two] = Local::two();
    let ada = user(&one, "Ada").await;
    let body = changed(cup(&one, &round_robin(), 4), &json!({ "bots": vec!["random"; 4] }));
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    let id = made["id"].as_str().unwrap();
    until("the tournament is over", async || {
        let (first, second) =
            tokio::join!(one.app.tournaments.carry_out(id), two.app.tournaments.carry_out(id));
        first.and(second).unwrap();
        get(&two, &made, "").await["status"] == "finished"
    })
    .await;
    let types = types(&one, &made).await;
    let count = |kind: &str| types.iter().filter(|one| *one == kind).count();
    assert_eq!((count("tournament.round_drawn"), count("tournament.result_counted")), (3, 6));
    assert_eq!(count("tournament.ended"), 1);
    assert_eq!(get(&one, &made, "/standings").await, get(&two, &made, "/standings").await);
}

#[tokio::test]
async fn a_rated_tournament_changes_the_ratings() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let body = changed(
        cup(&local, &round_robin(), 2),
        &json!({ "rated": true, "entrants": "users", "seeding": "rating" }),
    );
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    for player in &players {
        enter(player, &made).await;
    }
    update(&local).await;
    let mut table = table_in_round(&local, &made, 1, &players).await;
    assert_eq!(table.finish(&mut Dice::new(6)).await["rated"], json!(true));
    local.clock.advance_s(120);
    assert_eq!(local.app.ratings.update().await.unwrap(), 1);
}
