//! Whole games at a server of a later release, which has added what the contract may grow by:
//! `tools/contract/growth.json`.

use std::{collections::BTreeMap, process::Stdio};

use kontor_client::{
    Error, Follow, Kontor, News, OrProblem, Waiting,
    types::{ActionRequest, Bot, CreateGameRequest, Occupant, TakeSeatRequest, Visibility},
};
use serde::Serialize;
use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

use crate::server::{Server, within};

const LINES: &str = include_str!("../../../../tools/contract/growth.json");
const PROXY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/contract/growth.py");

#[tokio::test]
async fn games_are_played_and_read_at_servers_that_have_grown() {
    let server = Server::start().await;
    let (_proxies, addresses) = proxies(&server.base_url).await;
    let lines: Vec<Value> = serde_json::from_str(LINES).unwrap();
    assert_eq!(lines.len(), addresses.len());
    for line in &lines {
        let (name, seen) = (line["line"].as_str().unwrap(), line["seen"].as_str());
        let address = &addresses[name];
        let read = match play_and_read(address).await {
            Ok(read) => serde_json::to_string(&read).unwrap(),
            Err(error) => panic!("{name}: {error}"),
        };
        let changed = reqwest::get(format!("{address}/changed")).await.unwrap();
        assert!(changed.json::<u64>().await.unwrap() > 0, "{name}: it was not asked for");
        // A field that is new is left out, and everything else that is new is passed on.
        assert!(name == "field" || read.contains(seen.unwrap_or("of_tomorrow")), "{name}");
    }
}

/// The proxies, which end with what is returned, and their addresses by line.
async fn proxies(server: &str) -> (Child, BTreeMap<String, String>) {
    let mut command = Command::new("python3");
    command.args([PROXY, server, "--strict"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut proxies = command.kill_on_drop(true).spawn().unwrap();
    let mut said = String::new();
    let mut stdout = BufReader::new(proxies.stdout.as_mut().unwrap());
    within("the proxies start", stdout.read_line(&mut said)).await.unwrap();
    (proxies, serde_json::from_str(&said).unwrap())
}

fn json(read: &impl Serialize) -> Value {
    serde_json::to_value(read).unwrap()
}

/// All that a player meets: the lobby, a game with all of its answers, its events, the news, a
/// problem.
async fn play_and_read(address: &str) -> Result<Vec<Value>, Error> {
    let ada = Kontor::new(address).guest(Some("Ada")).await?;
    let api = ada.api();
    // The news begin when they are first read, and leave out what is over when they are read again.
    api.list_account_events().send().await.or_problem()?;
    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32);
    let body = body.visibility(Visibility::Public);
    let game = api.create_game().body(body).send().await.or_problem()?.id;
    for seat in [1_u32, 2] {
        let body = TakeSeatRequest::builder().occupant(Occupant::Bot).bot(Bot::Greedy);
        api.take_seat().game(&game).seat(seat).body(body).send().await.or_problem()?;
    }
    let mut read = vec![
        json(&api.start_game().game(&game).send().await.or_problem()?),
        json(&api.list_games().send().await.or_problem()?),
        json(&api.get_view().game(&game).send().await.or_problem()?),
    ];
    let mut news = ada.news(News::default());
    for _ in 0..3 {
        read.push(json(&news.next().await?));
    }
    let mut decisions = ada.decisions(Waiting { game: Some(game.clone()), invite: None });
    while let Some(due) = decisions.next().await? {
        read.push(json(&due));
        let action = due.decision.actions.unwrap_or_default().remove(0);
        let body = ActionRequest { decision: due.decision.id, action };
        read.push(json(&api.play_action().game(&game).body(body).send().await.or_problem()?));
    }
    let mut events = ada.follow(&game, Follow::default());
    while let Some(event) = events.next().await? {
        read.push(json(&event));
    }
    read.push(json(&api.get_game().game(&game).send().await.or_problem()?));
    let problem = api.get_game().game("g_nowhere").send().await.or_problem();
    let Err(Error::Problem(problem)) = problem else { panic!("{problem:?} is no problem") };
    read.push(json(&problem.problem));
    Ok(read)
}
