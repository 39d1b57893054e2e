//! Tables under load: each has a connection and players of its own, who follow a script.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::{Value, json};

use super::{
    BenchFault,
    connection::{Connection, Request},
    figures::Tally,
    followers::Game,
    script::Script,
};
use kontor_games::GameKind;

/// An open decision, as far as an answer needs it.
#[derive(Deserialize)]
pub struct Open {
    id: String,
    seat: u8,
    optional: bool,
}

#[derive(Deserialize)]
struct Decisions {
    items: Vec<Open>,
}

/// What is read of the reply to an action.
#[derive(Deserialize)]
pub struct Played {
    seq: u64,
    decisions: Vec<Open>,
}

/// A game that has begun.
struct Started {
    id: String,
    /// What opens it to spectators: a sandbox is private.
    invite: String,
    script: Arc<Script>,
    next: usize,
    open: Vec<Open>,
    /// The last seq that was acknowledged.
    seq: u64,
}

impl Started {
    fn is_over(&self) -> bool {
        self.next == self.script.steps.len()
    }
}

/// The players at one table after the other.
pub struct Table {
    connection: Connection,
    ruleset: GameKind,
    tokens: Vec<String>,
    scripts: Arc<Vec<Arc<Script>>>,
    /// Games so far; which script comes next.
    made: usize,
    current: Option<Started>,
    /// Started, and waiting for their turn.
    ahead: VecDeque<Started>,
    /// Games that are over, with the last seq that was acknowledged.
    over: Vec<(String, u64)>,
    /// The last action posted, and the reply.
    last: (String, Vec<u8>),
}

impl Table {
    /// Signs the players in. Tables with different numbers begin with different scripts.
    pub async fn new(
        server: SocketAddr,
        ruleset: GameKind,
        seats: u8,
        scripts: Arc<Vec<Arc<Script>>>,
        number: usize,
    ) -> Result<Self, BenchFault> {
        let mut connection = Connection::open(server).await?;
        let mut tokens = Vec::new();
        for _ in 0..seats {
            tokens.push(sign_in(&mut connection, "/v1/guests").await?);
        }
        Ok(Table {
            connection,
            ruleset,
            tokens,
            scripts,
            made: number,
            current: None,
            ahead: VecDeque::new(),
            over: Vec::new(),
            last: Default::default(),
        })
    }

    /// The access token of the player at seat 0.
    pub fn token(&self) -> &str {
        &self.tokens[0]
    }

    /// The last action that was posted.
    pub fn last_post(&self) -> &str {
        &self.last.0
    }

    /// The body of the reply to the last action.
    pub fn reply_to_action(&self) -> Vec<u8> {
        self.last.1.clone()
    }

    /// Goes on on another connection: the server was started again.
    pub async fn reconnect(&mut self, server: SocketAddr) -> Result<(), BenchFault> {
        self.connection.reopen(server).await
    }

    /// Starts as many games in advance as have so many actions.
    pub async fn stock(&mut self, actions: usize) -> Result<(), BenchFault> {
        let left = |game: &Started| game.script.steps.len() - game.next;
        let mut stocked: usize = self.current.iter().chain(&self.ahead).map(left).sum();
        while stocked < actions {
            let game = self.start().await?;
            stocked += left(&game);
            self.ahead.push_back(game);
        }
        Ok(())
    }

    /// Plays until this time, one game after the other; one action at least.
    pub async fn play_until(&mut self, end: Instant) -> Result<Tally, BenchFault> {
        let mut tally = Tally::default();
        while tally.latencies.is_empty() || Instant::now() < end {
            let begun = Instant::now();
            if self.act().await? {
                tally.add(begun.elapsed(), self.connection.reply_bytes());
            }
        }
        Ok(tally)
    }

    /// Plays one game to its end.
    pub async fn play_through(&mut self) -> Result<(), BenchFault> {
        while !self.current.as_ref().is_some_and(Started::is_over) {
            self.act().await?;
        }
        Ok(())
    }

    /// Plays the next game to its end; how long each of its moves took.
    pub async fn play_timed(&mut self) -> Result<Vec<Duration>, BenchFault> {
        self.play_through().await?;
        let mut moves = Vec::new();
        loop {
            let begun = Instant::now();
            if self.act().await? {
                moves.push(begun.elapsed());
            }
            if self.current.as_ref().is_some_and(Started::is_over) {
                return Ok(moves);
            }
        }
    }

    /// The next action of the script. `false`: a game came to the table instead.
    pub async fn act(&mut self) -> Result<bool, BenchFault> {
        if let Some(over) = self.current.take_if(|game| game.is_over()) {
            self.over.push((over.id, over.seq));
        }
        if self.current.is_none() {
            self.current = Some(match self.ahead.pop_front() {
                Some(game) => game,
                None => self.start().await?,
            });
            return Ok(false);
        }
        let game = self.current.as_mut().expect("it was asked for above");
        let step = &game.script.steps[game.next];
        let asked = game.open.iter().find(|open| open.seat == step.seat && !open.optional);
        let decision = &asked.ok_or_else(|| BenchFault::OffScript(game.id.clone()))?.id;
        let path = format!("/v1/games/{}/actions", game.id);
        let body = format!(r#"{{"decision":"{decision}","action":{}}}"#, step.action);
        let token = Some(self.tokens[usize::from(step.seat)].as_str());
        let played: Played = self
            .connection
            .call(Request { method: "POST", path: &path, token, body: &body })
            .await?;
        game.open = played.decisions;
        game.seq = played.seq;
        game.next += 1;
        self.last.0 = body;
        self.last.1.clear();
        self.last.1.extend_from_slice(self.connection.reply());
        Ok(true)
    }

    /// The view of the player at seat 0.
    pub async fn look(&mut self) -> Result<Vec<u8>, BenchFault> {
        self.look_at(&self.view()?).await?;
        Ok(self.connection.reply().to_vec())
    }

    /// Asks for the views of the players, one after the other, until this time.
    pub async fn look_until(&mut self, end: Instant) -> Result<Tally, BenchFault> {
        let path = self.view()?;
        let mut tally = Tally::default();
        for token in self.tokens.iter().cycle() {
            if !tally.latencies.is_empty() && Instant::now() >= end {
                break;
            }
            let begun = Instant::now();
            self.connection
                .call_unread(&Request { method: "GET", path: &path, token: Some(token), body: "" })
                .await?;
            tally.add(begun.elapsed(), self.connection.reply_bytes());
        }
        Ok(tally)
    }

    /// Asks for the view as it was at this seq.
    pub async fn look_back(&mut self, seq: u64) -> Result<(), BenchFault> {
        self.look_at(&format!("{}?at={seq}", self.view()?)).await
    }

    /// Asks for a view as the player at seat 0.
    async fn look_at(&mut self, path: &str) -> Result<(), BenchFault> {
        self.connection
            .call_unread(&Request { method: "GET", path, token: Some(&self.tokens[0]), body: "" })
            .await
    }

    /// Where the game at the table is seen.
    fn view(&self) -> Result<String, BenchFault> {
        let game =
            self.current.as_ref().ok_or_else(|| BenchFault::OffScript("no game".to_owned()))?;
        Ok(format!("/v1/games/{}/view", game.id))
    }

    /// The access tokens of those who play here, by seat.
    pub fn tokens(&self) -> &[String] {
        &self.tokens
    }

    /// The game at the table, for those who want to follow it from here on.
    pub fn to_follow(&self) -> Result<Rc<Game>, BenchFault> {
        let game =
            self.current.as_ref().ok_or_else(|| BenchFault::OffScript("no game".to_owned()))?;
        Ok(Game::new(&game.id, &game.invite, game.seq))
    }

    /// Seq of the last event of the game at the table.
    pub fn seq(&self) -> u64 {
        self.current.as_ref().map_or(0, |game| game.seq)
    }

    /// Asks that all that was acknowledged is there.
    pub async fn check(&mut self) -> Result<usize, BenchFault> {
        #[derive(Deserialize)]
        struct Kept {
            seq: u64,
        }
        let games = self.current.iter().chain(&self.ahead).map(|game| (game.id.clone(), game.seq));
        let games: Vec<(String, u64)> = games.chain(self.over.drain(..)).collect();
        for (game, acknowledged) in &games {
            let path = format!("/v1/games/{game}");
            let kept: Kept = self
                .connection
                .call(Request {
                    method: "GET",
                    path: &path,
                    token: Some(&self.tokens[0]),
                    body: "",
                })
                .await?;
            if kept.seq != *acknowledged {
                return Err(BenchFault::Lost {
                    game: game.clone(),
                    acknowledged: *acknowledged,
                    kept: kept.seq,
                });
            }
        }
        Ok(games.len())
    }

    /// Makes a sandbox with the next script's seed, seats everybody and starts the game.
    async fn start(&mut self) -> Result<Started, BenchFault> {
        let script = self.scripts[self.made % self.scripts.len()].clone();
        self.made += 1;
        let wanted = json!({"ruleset": self.ruleset.id(), "seats": self.tokens.len(), "sandbox": {"seed": script.seed}});
        let game = self.ask("POST", "/v1/games", 0, &wanted.to_string()).await?;
        let text = |name: &str| game[name].as_str().unwrap_or_default().to_owned();
        let (id, invite) = (text("id"), text("invite"));
        for seat in 1..self.tokens.len() {
            let path = format!("/v1/games/{id}/seats/{seat}");
            self.ask("PUT", &path, seat, &json!({"occupant": "me", "invite": invite}).to_string())
                .await?;
        }
        let game = self.ask("POST", &format!("/v1/games/{id}/start"), 0, "{}").await?;
        let seq = game["seq"].as_u64().unwrap_or_default();
        let (path, token) = (format!("/v1/games/{id}/decisions"), Some(self.tokens[0].as_str()));
        let open: Decisions =
            self.connection.call(Request { method: "GET", path: &path, token, body: "" }).await?;
        Ok(Started { id, invite, script, next: 0, open: open.items, seq })
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        seat: usize,
        body: &str,
    ) -> Result<Value, BenchFault> {
        self.connection.call(Request { method, path, token: Some(&self.tokens[seat]), body }).await
    }
}

/// Signs a guest in; answers with the access token.
pub async fn sign_in(connection: &mut Connection, path: &str) -> Result<String, BenchFault> {
    #[derive(Deserialize)]
    struct SignedIn {
        access_token: String,
    }
    let signed: SignedIn =
        connection.call(Request { method: "POST", path, token: None, body: "{}" }).await?;
    Ok(signed.access_token)
}
