//! An agent: a client of the protocol that plays by what the tools tell it.

use std::{process::Stdio, time::Duration};

use kontor_testing::waits::{soon, within};
use rmcp::{
    RoleClient, ServiceExt as _,
    model::{CallToolRequestParams, CallToolResult, ClientConfig},
    service::RunningService,
};
use serde_json::{Value, json};
use tokio::process::{Child, Command};

use crate::support::{
    dice::Dice,
    server::{PROGRAM, Server},
};

/// The longest text that a tool answers while a game is played, in bytes.
const ANSWER_BYTES_MAX: usize = 16_000;

/// The longest call: more than the tool that waits for the game does.
const CALL_MAX: Duration = Duration::from_secs(120);

/// An agent that is connected to `kontor mcp`.
pub struct Agent {
    client: RunningService<RoleClient, ClientConfig>,
    /// Every text that the tools answered.
    pub heard: Vec<String>,
    /// The process of `kontor mcp`, which is killed when the agent is dropped.
    _tools: Child,
}

/// What a tool answered.
pub struct Said {
    pub text: String,
    pub result: CallToolResult,
}

/// `kontor mcp` for this server.
pub fn tools(server: &Server) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(["mcp", "--server", &server.address.get(), "--log", "warn"]);
    command.env_remove("KONTOR_MCP_USER").kill_on_drop(true).stdout(Stdio::piped());
    command
}

impl Agent {
    /// An agent over standard input and output.
    pub async fn over_stdio(server: &Server) -> Self {
        let mut process = tools(server).stdin(Stdio::piped()).spawn().unwrap();
        let pipes = (process.stdout.take().unwrap(), process.stdin.take().unwrap());
        let client =
            soon("the tools are there", ClientConfig::default().serve(pipes)).await.unwrap();
        Agent::of(client, process)
    }

    pub fn of(client: RunningService<RoleClient, ClientConfig>, tools: Child) -> Self {
        Agent { client, heard: Vec::new(), _tools: tools }
    }

    /// The names of all tools.
    pub async fn tools(&self) -> Vec<String> {
        let tools = soon("the tools are listed", self.client.list_all_tools()).await.unwrap();
        tools.into_iter().map(|tool| tool.name.into_owned()).collect()
    }

    /// Calls a tool.
    pub async fn call(&mut self, tool: &'static str, arguments: Value) -> Said {
        let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
        let call = CallToolRequestParams::new(tool).with_arguments(arguments);
        let result = within(CALL_MAX, tool, self.client.call_tool(call)).await.unwrap();
        let text = result.content.iter().filter_map(|block| block.as_text());
        let text: String = text.map(|text| text.text.as_str()).collect();
        assert!(text.len() <= ANSWER_BYTES_MAX, "{tool} answers {} bytes", text.len());
        self.heard.push(serde_json::to_string(&result).unwrap());
        Said { text, result }
    }

    /// What is said of arguments that a tool does not take.
    pub async fn misused(&mut self, tool: &'static str, arguments: Value) -> String {
        let Value::Object(arguments) = arguments else { panic!("arguments are an object") };
        let call = CallToolRequestParams::new(tool).with_arguments(arguments);
        match within(CALL_MAX, tool, self.client.call_tool(call)).await {
            Ok(result) => {
                assert_eq!(result.is_error, Some(true), "{tool} takes it");
                serde_json::to_string(&result).unwrap()
            }
            Err(error) => error.to_string(),
        }
    }

    /// Calls a tool that does not refuse.
    pub async fn ask(&mut self, tool: &'static str, arguments: Value) -> String {
        let Said { text, result } = self.call(tool, arguments).await;
        assert_ne!(result.is_error, Some(true), "{tool}: {text}");
        text
    }

    /// Makes a game against bots and plays it to its end, by chance and by the tools alone. Numbers
    /// and every other action are written as some clients do. Returns what was said at the end.
    pub async fn play(&mut self, ruleset: &str, seats: u32, dice: &mut Dice) -> String {
        let made = json!({ "ruleset": ruleset, "seats": f64::from(seats), "bots": "random" });
        self.play_as(made, dice).await
    }

    /// The same with these arguments of `new_game`.
    pub async fn play_as(&mut self, made: Value, dice: &mut Dice) -> String {
        let table = made.clone();
        let made = self.ask("new_game", made).await;
        let game = made.split(' ').find(|word| word.starts_with("g_")).unwrap().to_owned();
        let mut said = self.ask("wait", json!({ "game": game })).await;
        let mut moves = 0;
        while !said.contains("The game is over") {
            said = match due(&said) {
                Some((decision, actions)) => {
                    let text = dice.pick::<String>(&actions);
                    let action = match moves % 2 {
                        0 => serde_json::from_str(text).unwrap(),
                        _ => Value::from(text.as_str()),
                    };
                    let played = json!({ "game": game, "decision": decision, "action": action });
                    if moves % 20 == 0 {
                        self.open_or_closed("preview", played.clone()).await;
                        self.ask("look", json!({ "game": game })).await;
                    }
                    moves += 1;
                    self.move_on(&game, played).await
                }
                None => self.ask("wait", json!({ "game": game })).await,
            };
        }
        assert!(moves > 5, "{table} was played in {moves} moves");
        said
    }

    /// Plays; if another player was first to close the decision, looks what is open now.
    async fn move_on(&mut self, game: &str, played: Value) -> String {
        match self.open_or_closed("play", played).await {
            Some(text) => text,
            None => self.ask("decide", json!({ "game": game })).await,
        }
    }

    /// What a tool says of an action that is legal as long as its decision is open; nothing if
    /// another player was first to close the decision.
    async fn open_or_closed(&mut self, tool: &'static str, played: Value) -> Option<String> {
        let Said { text, result } = self.call(tool, played).await;
        if result.is_error != Some(true) {
            return Some(text);
        }
        let code = &result.structured_content.unwrap()["code"];
        assert_eq!(code, "decision-closed", "a listed action is legal: {text}");
        None
    }
}

/// The first of the decisions that a text lists, with its actions as JSON.
fn due(text: &str) -> Option<(String, Vec<String>)> {
    let mut lines = text.lines().skip_while(|line| !line.starts_with("Decision "));
    let decision = lines.next()?.split(' ').nth(1)?.to_owned();
    let is_action = |line: &&str| line.ends_with('}') && line.contains(" {");
    let actions =
        lines.take_while(is_action).map(|line| line[line.find('{').unwrap()..].to_owned());
    Some((decision, actions.collect()))
}
