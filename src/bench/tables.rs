//! Tables under load. The players of a table share a connection and act by a script.

pub mod kept;

use std::{
    collections::VecDeque,
    net::SocketAddr,
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};

use kontor_games::GameKind;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

use crate::{
    BenchError,
    connection::{Connection, Request},
    measurement::Samples,
    script::Script,
    subscribers::StreamedGame,
};

/// Games on a page of a list.
const LISTED: usize = 20;

/// How often a list is looked at until it has what was acknowledged.
const LOOKS_MAX: u32 = 10_000;

/// An open decision; only the fields that are needed to act on it.
#[derive(Deserialize)]
pub struct OpenDecision {
    id: String,
    seat: u8,
    optional: bool,
}

#[derive(Deserialize)]
struct DecisionList {
    items: Vec<OpenDecision>,
}

/// The reply to an action; only the fields that are needed to go on.
#[derive(Deserialize)]
pub struct ActionReply {
    seq: u64,
    decisions: Vec<OpenDecision>,
}

/// A game that has begun.
struct RunningGame {
    id: String,
    /// The invite for spectators: a sandbox is private.
    invite: String,
    script: Arc<Script>,
    /// Index of the next step in the script.
    next: usize,
    decisions: Vec<OpenDecision>,
    /// The last seq that was acknowledged.
    seq: u64,
}

impl RunningGame {
    fn is_over(&self) -> bool {
        self.next == self.script.steps.len()
    }
}

/// A table: its players play one game after the other.
pub struct Table {
    /// Where its requests go.
    pub connection: Connection,
    ruleset: GameKind,
    /// The access tokens of the players, by seat.
    tokens: Vec<String>,
    scripts: Arc<Vec<Arc<Script>>>,
    /// Number of the next script.
    next_script: usize,
    current: Option<RunningGame>,
    /// Games that were started in advance.
    prepared: VecDeque<RunningGame>,
    /// Ids of games that are over, with the last seq that was acknowledged.
    finished: Vec<(String, u64)>,
    /// The last action posted, and the body of its reply.
    last: (String, Vec<u8>),
}

impl Table {
    /// Signs the players in, who share this connection. Tables with different numbers begin with different scripts.
    pub async fn new(
        mut connection: Connection,
        ruleset: GameKind,
        seats: u8,
        scripts: Arc<Vec<Arc<Script>>>,
        number: usize,
    ) -> Result<Self, BenchError> {
        let mut tokens = Vec::new();
        for _ in 0..seats {
            tokens.push(sign_in(&mut connection, "/v1/guests").await?);
        }
        Ok(Table {
            connection,
            ruleset,
            tokens,
            scripts,
            next_script: number,
            current: None,
            prepared: VecDeque::new(),
            finished: Vec::new(),
            last: Default::default(),
        })
    }

    /// The access token of the player at seat 0.
    pub fn token(&self) -> &str {
        &self.tokens[0]
    }

    /// The access tokens of the players, by seat.
    pub fn tokens(&self) -> &[String] {
        &self.tokens
    }

    /// The body of the last action that was posted.
    pub fn last_action(&self) -> &str {
        &self.last.0
    }

    /// The body of the reply to the last action.
    pub fn last_reply(&self) -> Vec<u8> {
        self.last.1.clone()
    }

    /// Bytes of the last reply, head and body.
    pub fn reply_bytes(&self) -> usize {
        self.connection.reply_bytes()
    }

    /// Seq of the last event of the current game.
    pub fn seq(&self) -> u64 {
        self.current.as_ref().map_or(0, |game| game.seq)
    }

    /// The current game, for those who stream it from here on.
    pub fn streamed_game(&self) -> Result<Rc<StreamedGame>, BenchError> {
        let game = self.current_game()?;
        Ok(StreamedGame::new(&game.id, &game.invite, game.seq))
    }

    /// Continues on a new connection, after the server was started again.
    pub async fn reconnect(&mut self, server: SocketAddr) -> Result<(), BenchError> {
        self.connection.reopen(server).await
    }

    /// Starts games in advance until so many actions can be played.
    pub async fn prepare(&mut self, actions: usize) -> Result<(), BenchError> {
        let left = |game: &RunningGame| game.script.steps.len() - game.next;
        let mut prepared: usize = self.current.iter().chain(&self.prepared).map(left).sum();
        while prepared < actions {
            let game = self.start_game().await?;
            prepared += left(&game);
            self.prepared.push_back(game);
        }
        Ok(())
    }

    /// Plays the next action of the script. When the current game is over, starts the next one
    /// instead and answers `false`.
    pub async fn act(&mut self) -> Result<bool, BenchError> {
        if let Some(over) = self.current.take_if(|game| game.is_over()) {
            self.finished.push((over.id, over.seq));
        }
        if self.current.is_none() {
            self.current = Some(match self.prepared.pop_front() {
                Some(game) => game,
                None => self.start_game().await?,
            });
            return Ok(false);
        }
        let game = self.current.as_mut().expect("it was asked for above");
        let step = &game.script.steps[game.next];
        let due = |decision: &&OpenDecision| decision.seat == step.seat && !decision.optional;
        let due = game.decisions.iter().find(due);
        let decision = &due.ok_or_else(|| BenchError::OffScript(game.id.clone()))?.id;
        let path = format!("/v1/games/{}/actions", game.id);
        let body = format!(r#"{{"decision":"{decision}","action":{}}}"#, step.action);
        let token = Some(self.tokens[usize::from(step.seat)].as_str());
        let request = Request { method: "POST", path: &path, token, body: &body };
        let reply: ActionReply = self.connection.call(request).await?;
        game.decisions = reply.decisions;
        game.seq = reply.seq;
        game.next += 1;
        self.last.0 = body;
        self.last.1.clear();
        self.last.1.extend_from_slice(self.connection.reply());
        Ok(true)
    }

    /// Plays until this time, one game after the other; one action at least.
    pub async fn play_until(&mut self, end: Instant) -> Result<Samples, BenchError> {
        let mut samples = Samples::default();
        while samples.latencies.is_empty() || Instant::now() < end {
            let start = Instant::now();
            if self.act().await? {
                samples.add(start.elapsed(), self.connection.reply_bytes());
            }
        }
        Ok(samples)
    }

    /// Plays one game to its end.
    pub async fn play_to_end(&mut self) -> Result<(), BenchError> {
        while !self.current.as_ref().is_some_and(RunningGame::is_over) {
            self.act().await?;
        }
        Ok(())
    }

    /// Plays the next game to its end; answers with the latencies of its actions.
    pub async fn play_timed(&mut self) -> Result<Vec<Duration>, BenchError> {
        self.play_to_end().await?;
        let mut latencies = Vec::new();
        loop {
            let start = Instant::now();
            if self.act().await? {
                latencies.push(start.elapsed());
            }
            if self.current.as_ref().is_some_and(RunningGame::is_over) {
                return Ok(latencies);
            }
        }
    }

    /// The view of the player at seat 0.
    pub async fn fetch_view(&mut self) -> Result<Vec<u8>, BenchError> {
        self.fetch(&self.view_path()?).await?;
        Ok(self.connection.reply().to_vec())
    }

    /// The same as it was at this seq.
    pub async fn fetch_view_at(&mut self, seq: u64) -> Result<(), BenchError> {
        self.fetch(&format!("{}?at={seq}", self.view_path()?)).await
    }

    /// Asks for the views of the players, one after the other, until this time.
    pub async fn fetch_views_until(&mut self, end: Instant) -> Result<Samples, BenchError> {
        let path = self.view_path()?;
        let mut samples = Samples::default();
        for token in self.tokens.iter().cycle() {
            if !samples.latencies.is_empty() && Instant::now() >= end {
                break;
            }
            let start = Instant::now();
            let request = Request { method: "GET", path: &path, token: Some(token), body: "" };
            self.connection.call_unread(&request).await?;
            samples.add(start.elapsed(), self.connection.reply_bytes());
        }
        Ok(samples)
    }

    /// Looks at the list of the first player's games at another server until it has what was
    /// acknowledged last. Returns how often it was looked at.
    pub async fn list_until_current(&self, other: &mut Connection) -> Result<u32, BenchError> {
        #[derive(Deserialize)]
        struct Listed {
            id: String,
            seq: u64,
        }
        #[derive(Deserialize)]
        struct Page {
            items: Vec<Listed>,
        }
        let game = self.current_game()?;
        let path = format!("/v1/games?seat=me&limit={LISTED}");
        for looks in 1..=LOOKS_MAX {
            let request =
                Request { method: "GET", path: &path, token: Some(&self.tokens[0]), body: "" };
            let Page { items } = other.call(request).await?;
            if items.iter().any(|listed| listed.id == game.id && listed.seq >= game.seq) {
                return Ok(looks);
            }
        }
        Err(BenchError::NotListed { game: game.id.clone() })
    }

    /// Sends a GET request as the player at seat 0 and leaves the reply unparsed.
    async fn fetch(&mut self, path: &str) -> Result<(), BenchError> {
        let token = Some(self.tokens[0].as_str());
        self.connection.call_unread(&Request { method: "GET", path, token, body: "" }).await
    }

    fn current_game(&self) -> Result<&RunningGame, BenchError> {
        self.current.as_ref().ok_or_else(|| BenchError::OffScript("no game".to_owned()))
    }

    /// Path of the view of the current game.
    fn view_path(&self) -> Result<String, BenchError> {
        Ok(format!("/v1/games/{}/view", self.current_game()?.id))
    }

    /// Creates a sandbox with the next script's seed, seats everybody and starts the game.
    async fn start_game(&mut self) -> Result<RunningGame, BenchError> {
        let script = self.scripts[self.next_script % self.scripts.len()].clone();
        self.next_script += 1;
        let seats = self.tokens.len();
        let options = json!({
            "ruleset": self.ruleset.id(), "seats": seats, "sandbox": {"seed": script.seed}
        });
        let game = self.send("POST", "/v1/games", 0, &options.to_string()).await?;
        let text = |name: &str| game[name].as_str().unwrap_or_default().to_owned();
        let (id, invite) = (text("id"), text("invite"));
        let seating = json!({"occupant": "me", "invite": invite}).to_string();
        for seat in 1..seats {
            self.send("PUT", &format!("/v1/games/{id}/seats/{seat}"), seat, &seating).await?;
        }
        let game = self.send("POST", &format!("/v1/games/{id}/start"), 0, "{}").await?;
        let seq = game["seq"].as_u64().unwrap_or_default();
        let path = format!("/v1/games/{id}/decisions");
        let DecisionList { items } = self.get(&path).await?;
        Ok(RunningGame { id, invite, script, next: 0, decisions: items, seq })
    }

    /// Sends a GET request as the player at seat 0 and parses the reply.
    async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, BenchError> {
        let token = Some(self.tokens[0].as_str());
        self.connection.call(Request { method: "GET", path, token, body: "" }).await
    }

    /// Sends a request as the player at this seat.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        seat: usize,
        body: &str,
    ) -> Result<Value, BenchError> {
        let token = Some(self.tokens[seat].as_str());
        self.connection.call(Request { method, path, token, body }).await
    }
}

/// Signs a guest in; answers with the access token.
pub async fn sign_in(connection: &mut Connection, path: &str) -> Result<String, BenchError> {
    #[derive(Deserialize)]
    struct SignedIn {
        access_token: String,
    }
    let request = Request { method: "POST", path, token: None, body: "{}" };
    let SignedIn { access_token } = connection.call(request).await?;
    Ok(access_token)
}
