//! Players ask for matches at a server that is killed amid their requests. A player who repeats the
//! request after the restart comes into one game, and never into two.

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::{
    crash::all,
    support::{
        client::{Answer, Caller},
        dice::Dice,
        server::Server,
    },
};

const SEATS: usize = 3;
/// Games that begin in each wave.
const GAMES: usize = 3;
const WAVES: usize = 8;

async fn ask(player: Caller) -> Result<Answer, reqwest::Error> {
    let wanted = json!({ "ruleset": "basari", "seats": SEATS });
    let request = player.request(Method::POST, "/v1/matches");
    request.header("idempotency-key", "once").json(&wanted).try_send().await
}

/// All ask at once; the server is killed after so many answers. Returns how many got none.
async fn ask_and_kill(server: &mut Server, players: &[Caller], answers: usize) -> usize {
    let mut asking: JoinSet<_> = players.iter().cloned().map(ask).collect();
    let (mut answered, mut cut_off) = (0, 0);
    if answers == 0 {
        server.kill();
    }
    while let Some(answer) = asking.join_next().await {
        match answer.unwrap() {
            Ok(answer) => {
                answer.expect(200);
                answered += 1;
                if answered == answers {
                    server.kill();
                }
            }
            Err(error) => {
                assert!(answered >= answers, "a server that lives answers: {error}");
                cut_off += 1;
            }
        }
    }
    server.restart();
    cut_off
}

fn players_of(game: &Value) -> impl Iterator<Item = String> + '_ {
    let seats = game["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["player"]["id"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_kills_everybody_who_asks_for_a_match_comes_into_one_game() {
    let mut server = Server::start();
    let (mut dice, mut cut_off) = (Dice::new(41), 0);
    for wave in 1..=WAVES {
        let address = server.address.clone();
        let guest = |number| {
            let address = address.clone();
            async move { Caller::guest(&address, &format!("Guest {wave} {number}")).await }
        };
        let players = all(0..GAMES * SEATS, guest).await;
        for _ in 0..2 {
            cut_off += ask_and_kill(&mut server, &players, dice.below(players.len())).await;
        }
        for player in &players {
            ask(player.clone()).await.unwrap().expect(200);
        }
        until("no player waits", async || {
            let open = server.anonymous().get("/v1/seeks").await.expect(200);
            open["items"].as_array().unwrap().is_empty()
        })
        .await;
        let mut seated = Vec::new();
        for player in &players {
            let found = ask(player.clone()).await.unwrap().expect(200);
            assert_eq!(found["status"], "complete");
            // The server may have been killed before it had made the game, and makes it then.
            let game = format!("/v1/games/{}", found["game"].as_str().unwrap());
            until("the game is there", async || player.get(&game).await.status == 200).await;
            let game = player.get(&game).await.expect(200);
            assert_eq!(game["status"], "running");
            assert!(players_of(&game).any(|id| id == player.id));
            seated.extend(players_of(&game));
        }
        // Each player is in the games of three players: the own one.
        seated.sort_unstable();
        let mut expected: Vec<&String> = players.iter().map(|player| &player.id).collect();
        expected.sort_unstable();
        let expected = expected.into_iter().flat_map(|id| std::iter::repeat_n(id, SEATS));
        assert!(seated.iter().eq(expected));
        let all = server.anonymous().get("/v1/games?status=running&limit=100").await.expect(200);
        assert_eq!(all["items"].as_array().unwrap().len(), wave * GAMES, "and no other game began");
    }
    assert!(cut_off >= WAVES, "the kills come amid requests: {cut_off}");
}
