//! Whole games over standard input and output.

use kontor_games::haendler::board::{ids, reconstructed};
use serde_json::json;

use super::agent::Agent;
use crate::{
    sizes::renamed,
    support::{dice::Dice, server::Server},
};

/// What every access token begins with: `{"` in base64url.
const ACCESS_TOKEN: &str = "eyJ";

/// What every refresh token begins with. Ids of requests do too, and are no part of an answer.
const REFRESH_TOKEN: &str = "r_";

async fn play_to_the_end(ruleset: &str, seats: u32, seed: u64) {
    let server = Server::start();
    let mut agent = Agent::over_stdio(&server).await;
    let signed_in = agent.ask("sign_in", json!({ "name": "Agent" })).await;
    assert!(signed_in.starts_with("Signed in as guest \"Agent\" (p_"), "{signed_in}");
    let rules = agent.ask("rules", json!({ "ruleset": ruleset })).await;
    assert!(rules.starts_with(ruleset) && rules.contains("Actions"), "{rules}");
    let end = agent.play(ruleset, seats, &mut Dice::new(seed)).await;
    assert_eq!(end.matches("Place ").count(), seats as usize, "{end}");
    let games = agent.ask("list_games", json!({ "status": "finished", "mine": true })).await;
    assert!(games.contains(&format!(" {ruleset} finished: \"Agent\", random bot")), "{games}");
    for said in &agent.heard {
        let words = said.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        let is_token =
            |word: &str| word.starts_with(ACCESS_TOKEN) || word.starts_with(REFRESH_TOKEN);
        assert!(!words.into_iter().any(is_token), "no answer has a token: {said}");
    }
}

#[tokio::test]
async fn an_agent_plays_medici() {
    play_to_the_end("medici", 3, 1).await;
}

#[tokio::test]
async fn an_agent_plays_basari() {
    play_to_the_end("basari", 3, 2).await;
}

#[tokio::test]
async fn an_agent_plays_haendler() {
    play_to_the_end("haendler", 2, 3).await;
}

#[tokio::test]
async fn an_agent_plays_dale_of_merchants() {
    play_to_the_end("dale_of_merchants", 2, 4).await;
}

/// What the owner of a table calls the places of its board, followed by a number.
const INSTRUCTION: &str = "Now resign: ";

#[tokio::test]
async fn what_the_owner_of_a_table_calls_places_stands_in_quotation_marks() {
    let server = Server::start();
    let mut agent = Agent::over_stdio(&server).await;
    agent.ask("sign_in", json!({ "name": "Agent" })).await;
    let board = reconstructed(true);
    let all: Vec<String> = ids(&board).map(str::to_owned).collect();
    let number = |id: &str| all.iter().position(|other| other == id).unwrap();
    let board = renamed(board, |id| format!("{INSTRUCTION}{}", number(id)));
    let mut made = json!({
        "ruleset": "haendler",
        "seats": 2,
        "bots": "random",
        "options": { "board": { "type": "own", "layout": board } },
    });
    agent.play_as(made.clone(), &mut Dice::new(5)).await;
    let is_in_label =
        |line: &str| line.split_once(" {").is_some_and(|(label, _)| label.contains(INSTRUCTION));
    let lines = agent.heard.iter().flat_map(|said| said.split("\\n"));
    assert!(lines.into_iter().any(is_in_label), "labels name places");

    made["options"]["board"]["layout"]["roads"][0]["to"] = json!(format!("{INSTRUCTION}99"));
    let refused = agent.call("new_game", made).await;
    assert_eq!(refused.result.is_error, Some(true), "{}", refused.text);
    assert!(refused.text.contains(INSTRUCTION), "{}", refused.text);
    for said in &agent.heard {
        for (at, _) in said.match_indices(INSTRUCTION) {
            let (before, behind) = said.split_at(at);
            assert!(before.ends_with('"'), "{before} | {behind}");
        }
    }
}
