//! What tools answer when something fails, and what there is.

use serde_json::{Value, json};

use super::agent::{Agent, Said};
use crate::support::server::Server;

fn refused(said: Said, code: &str) -> String {
    assert_eq!(said.result.is_error, Some(true), "{}", said.text);
    let problem = said.result.structured_content.unwrap();
    assert_eq!(problem["code"], code, "{}", said.text);
    for field in ["title", "code", "detail"] {
        let text = problem[field].as_str().unwrap();
        assert!(said.text.contains(text), "{} lacks {text}", said.text);
    }
    said.text
}

#[tokio::test]
async fn the_tools_are_these() {
    let server = Server::start();
    let agent = Agent::over_stdio(&server).await;
    let mut tools = agent.tools().await;
    tools.sort();
    let expected =
        ["decide", "list_games", "look", "new_game", "play", "preview", "rules", "sign_in", "wait"];
    assert_eq!(tools, expected);
}

#[tokio::test]
async fn a_refusal_has_the_title_code_and_detail_of_the_problem() {
    let server = Server::start();
    let mut agent = Agent::over_stdio(&server).await;
    let medici = json!({ "ruleset": "medici", "seats": 3 });
    refused(agent.call("new_game", medici.clone()).await, "token-missing");
    refused(agent.call("look", json!({ "game": "g_nothing" })).await, "game-unknown");
    agent.ask("sign_in", json!({})).await;
    refused(agent.call("rules", json!({ "ruleset": "chess" })).await, "ruleset-unknown");
    let user = json!({ "name": "Nemo", "password": "a wrong password" });
    refused(agent.call("sign_in", user.clone()).await, "already-signed-in");
    let mut again = user;
    again["anew"] = json!(true);
    refused(agent.call("sign_in", again).await, "credentials-invalid");
    let alone = json!({ "password": "alone", "anew": true });
    refused(agent.call("sign_in", alone).await, "argument-invalid");

    let made = agent.ask("new_game", medici).await;
    let game = made.split(' ').find(|word| word.starts_with("g_")).unwrap().to_owned();
    agent.ask("wait", json!({ "game": game })).await;
    let action = json!({ "type": "medici.bid", "amount": 1 });
    let wrong = json!({ "game": game, "decision": "d_1_0", "action": action });
    refused(agent.call("play", wrong).await, "decision-closed");
}

#[tokio::test]
async fn who_has_no_seat_is_told_so_instead_of_waiting_for_ever() {
    let server = Server::start();
    let mut agent = Agent::over_stdio(&server).await;
    agent.ask("sign_in", json!({ "name": "Ada" })).await;
    let made = agent.ask("new_game", json!({ "ruleset": "medici", "seats": 3 })).await;
    let game = made.split(' ').find(|word| word.starts_with("g_")).unwrap().to_owned();
    agent.ask("sign_in", json!({ "name": "Ada", "anew": true })).await;
    refused(agent.call("wait", json!({ "game": game })).await, "no-seat");
}

/// No tool deletes a table, so one that cannot be filled must not stay.
#[tokio::test]
async fn a_game_that_cannot_begin_leaves_no_table() {
    let server = Server::start();
    let mut agent = Agent::over_stdio(&server).await;
    agent.ask("sign_in", json!({ "name": "Ada" })).await;
    let hard = json!({ "ruleset": "medici", "seats": 3, "bots": "hard" });
    assert!(agent.misused("new_game", hard).await.contains("greedy"));
    let listed = agent.ask("list_games", json!({ "mine": true })).await;
    assert!(!listed.contains("g_"), "{listed}");
}

#[tokio::test]
async fn all_actions_of_a_decision_are_told_to_who_asks() {
    let server = Server::start();
    let mut agent = Agent::over_stdio(&server).await;
    agent.ask("sign_in", json!({})).await;
    let made = agent.ask("new_game", json!({ "ruleset": "medici", "seats": 3 })).await;
    let game = made.split(' ').find(|word| word.starts_with("g_")).unwrap().to_owned();
    agent.ask("wait", json!({ "game": game })).await;
    let all = agent.ask("decide", json!({ "game": game, "all": true })).await;
    let action = all.lines().find_map(|line| line.find('{').map(|at| &line[at..])).unwrap();
    let action: Value = serde_json::from_str(action).unwrap();
    assert!(action["type"].as_str().unwrap().starts_with("medici."), "{all}");
}
