//! Tournaments of many bots that are played to the end over kills, and computed again by everybody
//! from the public events and records alone.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{SystemTime, UNIX_EPOCH},
};

use kontor_log::{
    chain::{hex, sha256},
    time::Timestamp,
};
use kontor_testing::waits::until;
use kontor_tournaments::{
    DrawTerms, DrawnRound, Entrant, PlayedRound, PlayedTable, Reached, Tournament, draw, lots,
    standings,
};
use serde_json::{Value, json};

use crate::{
    http::{ratings::users, tournaments::cup},
    support::{client::Caller, dice::Dice, local::Local, server::Server, sized},
};

/// How many bots take part, by day and by night.
const BOTS: [usize; 2] = [16, 64];

/// How often the server is killed in each tournament.
const KILLS: u64 = 12;

/// After how many writes at most it is killed.
const WRITES_MAX: usize = 40;

fn number(value: &Value) -> u16 {
    u16::try_from(value.as_u64().unwrap()).unwrap()
}

/// All public events of the tournament.
async fn events(anonymous: &Caller, path: &str) -> Vec<Value> {
    let (mut events, mut after) = (Vec::new(), json!(0));
    while let Some(number) = after.as_u64() {
        let page = format!("{path}/events?after={number}&limit=500");
        let page = anonymous.clone().unchecked().get(&page).await.expect(200);
        events.extend(page["items"].as_array().unwrap().iter().cloned());
        after = page["next"].clone();
    }
    events
}

/// Draws every round and counts the standings again, from the events alone.
fn recomputed(events: &[Value]) -> Value {
    let mut tournament: Option<Tournament> = None;
    let mut games: BTreeSet<String> = BTreeSet::new();
    let terms = &events[0]["news"]["terms"];
    for (index, event) in events.iter().enumerate() {
        assert_eq!(event["number"], json!(index + 1));
        let news = &event["news"];
        match news["type"].as_str().unwrap() {
            "tournament.started" => {
                let seed = news["seed"].as_str().unwrap();
                assert_eq!(hex(&sha256(&[seed.as_bytes()])), events[0]["news"]["commitment"]);
                tournament = Some(started(terms, news));
            }
            "tournament.withdrawn" => {
                if let Some(tournament) = &mut tournament {
                    tournament.withdrawn.insert(number(&news["participant"]));
                }
            }
            "tournament.round_drawn" => {
                let played = tournament.as_mut().unwrap();
                let DrawnRound { tables, byes } = draw(played).expect("there is another round");
                let seats = tables.iter().map(|table| json!(table.games));
                let told = news["tables"].as_array().unwrap().iter().map(|table| {
                    let games = table["games"].as_array().unwrap().iter();
                    json!(games.map(|game| game["seats"].clone()).collect::<Vec<_>>())
                });
                assert_eq!(seats.collect::<Vec<_>>(), told.collect::<Vec<_>>());
                assert_eq!(json!(byes), news["byes"]);
                let tables = tables
                    .into_iter()
                    .map(|table| PlayedTable { seats: table.games, games: Vec::new() });
                played.rounds.push(PlayedRound { tables: tables.collect(), byes });
            }
            "tournament.result_counted" => {
                let id = news["game"].as_str().unwrap().to_owned();
                assert!(games.insert(id), "a game was counted twice");
                let reached = news["results"].as_array().unwrap().iter().map(|result| Reached {
                    number: number(&result["participant"]),
                    place: u8::try_from(result["place"].as_u64().unwrap()).unwrap(),
                    score: result["score"].as_i64().unwrap(),
                });
                let rounds = &mut tournament.as_mut().unwrap().rounds;
                let round = &mut rounds[usize::from(number(&news["round"])) - 1];
                let table = &mut round.tables[usize::from(number(&news["table"])) - 1];
                table.games.push(reached.collect());
            }
            "tournament.ended" => {
                let tournament = tournament.as_ref().unwrap();
                assert_eq!(draw(tournament), None, "all rounds were played");
                assert_eq!(json!(standings(tournament)), news["standings"]);
                return news["standings"].clone();
            }
            _ => {}
        }
    }
    panic!("it has not ended")
}

fn started(terms: &Value, news: &Value) -> Tournament {
    let seed = news["seed"].as_str().unwrap().to_owned();
    let participants = news["participants"].as_array().unwrap();
    let numbers: Vec<u16> = participants.iter().map(|one| number(&one["participant"])).collect();
    let by_lot = lots(&seed, &numbers);
    let entrant = |one: &Value| {
        let entrant = Entrant {
            number: number(&one["participant"]),
            seed: number(&one["seed"]),
            lot: number(&one["lot"]),
        };
        assert_eq!(by_lot[usize::from(entrant.lot) - 1], entrant.number, "the lot");
        entrant
    };
    Tournament {
        terms: DrawTerms {
            format: serde_json::from_value(terms["format"].clone()).unwrap(),
            seats: u8::try_from(terms["seats"].as_u64().unwrap()).unwrap(),
            games: u8::try_from(terms["games_per_table"].as_u64().unwrap()).unwrap(),
            tie_breaks: serde_json::from_value(terms["tie_breaks"].clone()).unwrap(),
        },
        entrants: participants.iter().map(entrant).collect(),
        seed,
        withdrawn: BTreeSet::new(),
        rounds: Vec::new(),
    }
}

/// Compares the results in the events with the games that no participant has left.
async fn compare_with_games(anonymous: &Caller, events: &[Value]) {
    let has_left = |news: &Value| {
        news["results"].as_array().unwrap().iter().any(|result| result["left"] == true)
    };
    let results =
        events.iter().map(|event| &event["news"]).filter(|news| news["results"].is_array());
    let results = results.filter(|news| !has_left(news));
    for news in results {
        let path = format!("/v1/games/{}", news["game"].as_str().unwrap());
        let game = anonymous.clone().unchecked().get(&path).await.expect(200);
        let places: BTreeMap<u64, (Value, Value)> = game["outcome"]["places"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| {
                (one["seat"].as_u64().unwrap(), (one["place"].clone(), one["score"].clone()))
            })
            .collect();
        for result in news["results"].as_array().unwrap() {
            let seat = result["seat"].as_u64().unwrap();
            assert_eq!(places[&seat], (result["place"].clone(), result["score"].clone()));
        }
    }
}

/// Plays a tournament of bots while the store stops to write after a few writes, again and again,
/// and the server starts again.
async fn played_over_kills(change: &Value, games_of: impl Fn(usize) -> usize) {
    let bots = sized(BOTS[0], BOTS[1]);
    let games = games_of(bots);
    let mut local = Local::start();
    let ada = users(&local, &["Ada"]).await.remove(0);
    let mut body = cup(&local, &json!({ "type": "round_robin" }), bots);
    body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    body["bots"] = json!(vec!["random"; bots]);
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    let path = format!("/v1/tournaments/{}", made["id"].as_str().unwrap());
    let mut dice = Dice::new(games as u64);
    for _ in 0..KILLS {
        local.store.fail_writes_after(Some(dice.below(WRITES_MAX) as u64));
        until("the store has stopped", async || {
            // What fails goes on after the restart.
            let _ = local.app.tournaments.update().await;
            local.store.have_writes_failed()
        })
        .await;
        local.store.fail_writes_after(None);
        local = local.restarted();
    }
    until("the tournament is over", async || {
        local.app.tournaments.update().await.unwrap();
        let shown = local.anonymous().unchecked().get(&path).await.expect(200);
        shown["status"] == "finished"
    })
    .await;
    let events = events(&local.anonymous(), &path).await;
    let expected = recomputed(&events);
    let shown = local.anonymous().unchecked().get(&format!("{path}/standings")).await.expect(200);
    let shown: Vec<&Value> =
        shown["items"].as_array().unwrap().iter().map(|one| &one["standing"]).collect();
    assert_eq!(json!(shown), expected);
    compare_with_games(&local.anonymous(), &events).await;
    // Every game was drawn, and no other was made.
    let drawn: BTreeSet<String> = events
        .iter()
        .flat_map(|event| event["news"]["tables"].as_array().cloned().unwrap_or_default())
        .flat_map(|table| table["games"].as_array().unwrap().clone())
        .map(|game| game["game"].as_str().unwrap().to_owned())
        .collect();
    let lines = local.exported().await;
    let logs: BTreeSet<String> = lines
        .iter()
        .filter_map(|line| line["entry"]["log"].as_str())
        .filter(|log| log.starts_with("g_"))
        .map(str::to_owned)
        .collect();
    assert_eq!((drawn.len(), logs), (games, drawn));
}

#[tokio::test]
async fn a_swiss_tournament_of_bots_is_played_over_kills() {
    let change = json!({ "format": { "type": "swiss", "rounds": 3 } });
    played_over_kills(&change, |bots| 3 * bots / 2).await;
}

#[tokio::test]
async fn an_elimination_of_bots_is_played_over_kills() {
    let change = json!({
        "format": { "type": "elimination", "advance": 1 }, "ruleset": "medici", "seats": 4,
        "options": {},
    });
    played_over_kills(&change, |bots| bots / 4 + bots / 16 + bots / 64).await;
}

#[tokio::test]
async fn a_round_robin_of_bots_at_larger_tables_is_played_over_kills() {
    let change = json!({
        "format": { "type": "round_robin", "rounds": 2 }, "ruleset": "medici", "seats": 4,
        "options": {},
    });
    played_over_kills(&change, |bots| 2 * bots / 4).await;
}

/// The program itself is killed while it plays a tournament with byes and series, from which a
/// player withdraws.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_plays_a_tournament_over_kills() {
    let mut server = Server::start();
    let wish = json!({ "name": "Ada", "password": "cinnamon" });
    let ada = server.anonymous();
    let ada = ada.signed_in(&ada.post("/v1/users", &wish).await);
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let in_an_hour = u64::try_from(since_1970.as_millis()).unwrap() + 60 * 60 * 1000;
    let body = json!({
        "name": "Winter Cup", "ruleset": "dale_of_merchants", "seats": 2,
        "options": { "round_limit": 20 }, "format": { "type": "swiss", "rounds": 3 },
        "games_per_table": 2, "participants_max": 8, "bots": vec!["random"; 7],
        "registration_ends_at": Timestamp(in_an_hour), "round_limit_s": 86_400,
        "turn_limit_s": 3_600, "stand_in": "random",
    });
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    let path = format!("/v1/tournaments/{}", made["id"].as_str().unwrap());
    let me = format!("{path}/participants/me");
    ada.request(reqwest::Method::PUT, &me).send().await.expect(200);
    let shown = async || ada.clone().unchecked().get(&path).await.expect(200);
    until("it begins", async || shown().await["rounds_drawn"] == 1).await;
    server.restart();
    ada.delete(&me).await.expect(200);
    let mut seen = shown().await["last_event"].as_u64().unwrap();
    while shown().await["status"] != "finished" {
        until("it goes on", async || {
            let now = shown().await;
            now["status"] == "finished" || now["last_event"].as_u64().unwrap() >= seen + 6
        })
        .await;
        server.restart();
        seen = shown().await["last_event"].as_u64().unwrap();
    }
    let events = events(&server.anonymous(), &path).await;
    let expected = recomputed(&events);
    let standings = server.anonymous().get(&format!("{path}/standings")).await.expect(200);
    let items = standings["items"].as_array().unwrap();
    let shown: Vec<&Value> = items.iter().map(|one| &one["standing"]).collect();
    assert_eq!(json!(shown), expected);
    assert_eq!(items.last().unwrap()["who"]["player"]["name"], "Ada", "who has withdrawn is last");
    compare_with_games(&server.anonymous(), &events).await;
    let byes = events.iter().filter_map(|event| event["news"]["byes"].as_array());
    assert_eq!(byes.map(Vec::len).collect::<Vec<_>>(), [0, 1, 1]);
}

/// The server is killed after each write in turn.
#[tokio::test]
async fn a_step_is_done_once_after_a_kill_at_any_write() {
    let mut local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let mut body = cup(&local, &json!({ "type": "round_robin" }), 4);
    body["bots"] = json!(["random", "random"]);
    let made = players[0].post("/v1/tournaments", &body).await.expect(201);
    let path = format!("/v1/tournaments/{}", made["id"].as_str().unwrap());
    for player in &players {
        let me = format!("{path}/participants/me");
        player.request(reqwest::Method::PUT, &me).send().await.expect(200);
    }
    // The start, telling the players, the round, and two tables: one write each.
    let mut kills = 0;
    loop {
        local.store.fail_writes_after(Some(1));
        let _ = local.app.tournaments.update().await;
        let was_cut_off = local.store.have_writes_failed();
        local.store.fail_writes_after(None);
        if !was_cut_off {
            break;
        }
        kills += 1;
        local = local.restarted();
        let round = local.anonymous().get(&format!("{path}/rounds/1")).await;
        if round.status == 200 && kills > 6 {
            break;
        }
    }
    local.app.tournaments.update().await.unwrap();
    assert!(kills >= 3, "{kills}");
    let events = events(&local.anonymous(), &path).await;
    let count = |kind: &str| events.iter().filter(|event| event["news"]["type"] == kind).count();
    assert_eq!((count("tournament.started"), count("tournament.round_drawn")), (1, 1));
    for player in &players {
        let page = player.get("/v1/me/events?limit=500").await.expect(200);
        let told = page["items"].as_array().unwrap().iter();
        let told = told.filter(|event| event["news"]["type"] == "tournament.started");
        assert_eq!(told.count(), 1);
    }
}
