//! Players who find each other and play a tournament, while servers and the leading database node
//! are killed.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::client::{Client, Dice, Request};
use crate::engine::{Program, send};
use crate::nemesis::{Fault, LASTS_SHORT, Nemesis};
use crate::scenarios::{engine, servers};
use crate::until;

const SEATS: usize = 3;
/// Games that begin in each wave.
const GAMES: usize = 3;
const WAVES: usize = 4;

/// A player with the id.
struct Player {
    client: Client,
    id: String,
}

impl Player {
    async fn guest(client: &Client, number: usize) -> Player {
        let client = client.guest(&format!("Guest {number}"), number).await.unwrap();
        let me = client.definite(number, &Request::get("/v1/me")).await.unwrap();
        Player { client, id: me.expect(&[200]).unwrap()["id"].as_str().unwrap().to_owned() }
    }

    /// Asks for a match. It is one request, however often it is sent and to whom.
    async fn ask(&self, server: usize) -> Value {
        let wanted = json!({ "ruleset": "basari", "seats": SEATS });
        let request = Request::post("/v1/matches", "once", &wanted);
        self.client.definite(server, &request).await.unwrap().expect(&[200]).unwrap()
    }
}

/// A list or a resource as this server has it.
async fn at(client: &Client, server: usize, path: &str) -> Value {
    let reply = client.definite(server, &Request::get(path)).await;
    reply.unwrap().expect(&[200]).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_who_asks_some_server_for_a_match_comes_into_one_game() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let client = Client::new(&servers.addresses);
    for wave in 1..=WAVES {
        let players =
            join_all((0..GAMES * SEATS).map(|number| Player::guest(&client, number))).await;
        let killed = wave % 2;
        let kill = async {
            if wave == WAVES {
                let leader = engine.leader().await.unwrap();
                for pid in engine.nodes[leader].pids(Program::Postgresql) {
                    send("KILL", &pid);
                }
            }
            servers.end(killed, "KILL").await;
        };
        tokio::join!(
            join_all((0..).zip(&players).map(|(number, player)| player.ask(number))),
            kill
        );
        servers.launch(killed).await;
        until("all have their game", async || {
            let asked = join_all((0..).zip(&players).map(|(number, player)| player.ask(number)));
            asked.await.iter().all(|found| found["status"] == "complete")
        })
        .await;
        let mut seated = Vec::new();
        for (number, player) in players.iter().enumerate() {
            let path = format!("/v1/games/{}", player.ask(number).await["game"].as_str().unwrap());
            until("the game is there", async || {
                let found = client.definite(number + 1, &Request::get(&path)).await.unwrap();
                found.status == 200 && found.body["status"] == "running"
            })
            .await;
            let game = at(&client, number + 1, &path).await;
            let ids = game["seats"].as_array().unwrap().iter();
            let ids: Vec<String> =
                ids.map(|seat| seat["player"]["id"].as_str().unwrap().to_owned()).collect();
            assert!(ids.contains(&player.id), "{game:#}");
            seated.extend(ids);
        }
        // Each player is in the games of three players: the own one.
        let count = |player: &Player| seated.iter().filter(|id| **id == player.id).count();
        assert!(players.iter().all(|player| count(player) == SEATS), "{seated:?}");
        for server in 0..servers.addresses.count() {
            until("the list has each game once", async || {
                let list = at(&client, server, "/v1/games?status=running&limit=100").await;
                list["items"].as_array().unwrap().len() == wave * GAMES
            })
            .await;
            assert_eq!(at(&client, server, "/v1/seeks").await["items"], json!([]));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tournament_is_played_to_its_end_whoever_is_killed() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let client = Client::new(&servers.addresses);
    let organizer = client.user("Organizer", 0).await.unwrap();
    let tomorrow = OffsetDateTime::now_utc() + Duration::from_secs(24 * 60 * 60);
    let tomorrow = tomorrow.format(&Rfc3339).unwrap();
    // Eight bots meet in seven rounds.
    let terms = json!({
        "name": "Cup", "ruleset": "basari", "seats": 4, "participants_max": 8,
        "format": { "type": "round_robin", "rounds": 7 }, "start_when_full": true,
        "registration_ends_at": tomorrow, "round_limit_s": 3_600,
        "turn_limit_s": 60, "games_per_table": 4, "bots": vec!["random"; 8],
    });
    let made = organizer.definite(0, &Request::post("/v1/tournaments", "cup", &terms)).await;
    let made = made.unwrap().expect(&[200, 201]).unwrap();
    let path = |rest: &str| format!("/v1/tournaments/{}{rest}", made["id"].as_str().unwrap());
    let dice = Dice::new(12, 0);
    let mut nemesis =
        Nemesis { engine: engine.clone(), servers: servers.clone(), dice, lasts_max: LASTS_SHORT };
    let rounds = async |server| {
        let tournament = at(&client, server, &path("")).await;
        (tournament["rounds_drawn"].as_u64().unwrap(), tournament["status"] == "finished")
    };
    let mut struck = 0;
    for fault in [Fault::ServerKilled, Fault::LeaderKilled, Fault::ServerKilled] {
        let before = rounds(0).await;
        struck += usize::from(!before.1);
        nemesis.strike(fault).await;
        until("the tournament goes on", async || {
            let now = rounds(0).await;
            now.1 || now.0 > before.0
        })
        .await;
    }
    assert!(struck > 1, "the faults come amid the games");
    until("the tournament is over", async || rounds(1).await.1).await;
    let shown = async |server, rest| at(&client, server, &path(rest)).await;
    until("both servers have heard of it", async || rounds(0).await.1).await;
    let standings = shown(0, "/standings").await;
    assert_eq!(standings["is_final"], true);
    assert_eq!(standings, shown(1, "/standings").await);
    let events = shown(0, "/events?limit=500").await;
    assert_eq!(events, shown(1, "/events?limit=500").await);
    let counted = events["items"].as_array().unwrap().iter();
    let counted = counted.filter(|event| event["news"]["type"] == "tournament.result_counted");
    let games: Vec<&Value> = counted.map(|event| &event["news"]["game"]).collect();
    assert_eq!(games.len(), 7 * 2 * 4, "each game is counted once: {games:?}");
    for (number, game) in games.into_iter().enumerate() {
        let game = at(&client, number, &format!("/v1/games/{}", game.as_str().unwrap())).await;
        assert_eq!(game["status"], "finished");
    }
}
