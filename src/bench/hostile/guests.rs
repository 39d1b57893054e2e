//! Guests who make games of bots: for those who attack the server, and for those who suffer from
//! it.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use kontor_games::GameKind;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    BenchError,
    connection::{Connection, Request},
    tables::sign_in,
};

/// How often a guest looks whether a game is over: within the rate limit.
const LOOK_INTERVAL: Duration = Duration::from_millis(60);

/// A guest with a connection of its own.
pub struct Guest {
    connection: Connection,
    /// The address that the guest comes from.
    pub from: Ipv4Addr,
    /// The access token.
    pub token: String,
}

/// The game whose positions, events and record are asked for.
pub struct LongGame {
    /// Its path.
    pub path: String,
    /// Seq of its last event.
    pub seq: u64,
}

impl Guest {
    /// Signs in.
    pub async fn sign_in(server: SocketAddr, from: Ipv4Addr) -> Result<Self, BenchError> {
        let mut connection = Connection::open_from(Some(from), server).await?;
        let token = sign_in(&mut connection, "/v1/guests").await?;
        Ok(Guest { connection, from, token })
    }

    /// Signs several guests in from the same address.
    pub async fn several(
        server: SocketAddr,
        from: Ipv4Addr,
        count: usize,
    ) -> Result<Vec<Self>, BenchError> {
        let mut guests = Vec::new();
        for _ in 0..count {
            guests.push(Guest::sign_in(server, from).await?);
        }
        Ok(guests)
    }

    /// Starts a game; returns its path. The guest sits at seat 0 or not at all, and the other seats
    /// are taken by such bots.
    pub async fn start_game(
        &mut self,
        ruleset: GameKind,
        seats: u8,
        sit: bool,
        bot: &str,
        options: Value,
    ) -> Result<String, BenchError> {
        let body =
            json!({ "ruleset": ruleset.id(), "seats": seats, "sit": sit, "options": options });
        let game = self.send("POST", "/v1/games", &body).await?;
        let path = format!("/v1/games/{}", game["id"].as_str().unwrap_or_default());
        let occupant = json!({ "occupant": "bot", "bot": bot });
        for seat in u8::from(sit)..seats {
            self.send("PUT", &format!("{path}/seats/{seat}"), &occupant).await?;
        }
        self.send("POST", &format!("{path}/start"), &json!({})).await?;
        Ok(path)
    }

    /// Lets random bots play a game of Dale of Merchants 2 to its end. Random bots hardly ever
    /// finish a stall, so that such a game lasts as many rounds as its options allow.
    pub async fn play_long_game(&mut self, rounds: u16) -> Result<LongGame, BenchError> {
        let options = json!({ "round_limit": rounds });
        let path = self.start_game(GameKind::DaleOfMerchants, 4, false, "random", options).await?;
        loop {
            let game = self.get(&path).await?;
            if game["status"] == "finished" {
                let seq = game["seq"].as_u64().unwrap_or_default();
                return Ok(LongGame { path, seq });
            }
            sleep(LOOK_INTERVAL).await;
        }
    }

    /// Sends a GET request and parses the reply.
    pub async fn get(&mut self, path: &str) -> Result<Value, BenchError> {
        let token = Some(self.token.as_str());
        self.connection.call(Request { method: "GET", path, token, body: "" }).await
    }

    async fn send(&mut self, method: &str, path: &str, body: &Value) -> Result<Value, BenchError> {
        let (token, body) = (Some(self.token.as_str()), body.to_string());
        self.connection.call(Request { method, path, token, body: &body }).await
    }
}
