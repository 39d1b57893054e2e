//! The load: players at tables, each table on one kept-alive connection, spoken to in plain HTTP/1.1.

use std::{
    io::ErrorKind,
    net::SocketAddr,
    time::{Duration, Instant},
};

use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tokio::net::TcpStream;

/// Players at a table.
const SEATS: usize = 3;
/// Bytes read at a time; a reply fits.
const CHUNK: usize = 16 * 1024;

/// What was answered, and how soon.
#[derive(Default)]
pub struct Tally {
    /// Of each reply.
    pub latencies: Vec<Duration>,
}

impl FromIterator<Tally> for Tally {
    fn from_iter<I: IntoIterator<Item = Tally>>(tallies: I) -> Self {
        Tally { latencies: tallies.into_iter().flat_map(|tally| tally.latencies).collect() }
    }
}

/// A kept-alive connection.
pub struct Connection {
    stream: TcpStream,
    received: Vec<u8>,
    body: std::ops::Range<usize>,
}

impl Connection {
    /// Connects.
    pub async fn open(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.expect("the server listens");
        stream.set_nodelay(true).expect("a connected stream takes options");
        Connection { stream, received: Vec::new(), body: 0..0 }
    }

    /// Sends a request and receives its reply.
    async fn exchange(&mut self, request: &[u8]) -> u16 {
        self.send(request).await;
        self.received.clear();
        loop {
            self.receive().await;
            let Some(head_end) = self.received.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
            let head = std::str::from_utf8(&self.received[..head_end]).expect("heads are ASCII");
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            let length: usize = length.map_or(0, |length| length.parse().expect("a length is a number"));
            let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a reply has a status");
            self.body = head_end + 4..head_end + 4 + length;
            while self.received.len() < self.body.end {
                self.receive().await;
            }
            return status;
        }
    }

    async fn send(&self, mut request: &[u8]) {
        while !request.is_empty() {
            match self.stream.try_write(request) {
                Ok(sent) => request = &request[sent..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => self.stream.writable().await.expect("the line is up"),
                Err(error) => panic!("the line broke: {error}"),
            }
        }
    }

    async fn receive(&mut self) {
        let mut chunk = [0; CHUNK];
        loop {
            self.stream.readable().await.expect("the line is up");
            match self.stream.try_read(&mut chunk) {
                Ok(0) => panic!("the server hung up"),
                Ok(count) => return self.received.extend_from_slice(&chunk[..count]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(error) => panic!("the line broke: {error}"),
            }
        }
    }

    /// Asks for `/` again and again, and reads each reply as an action's reply is read.
    pub async fn repeat_until(mut self, end: Instant) -> Tally {
        let mut tally = Tally::default();
        while Instant::now() < end {
            let begun = Instant::now();
            assert_eq!(self.exchange(b"GET / HTTP/1.1\r\nhost: bench\r\n\r\n").await, 200);
            tally.latencies.push(begun.elapsed());
            read::<Played>(&self.received[self.body.clone()]);
        }
        tally
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> T {
    serde_json::from_slice(body).unwrap_or_else(|error| panic!("{error} in {}", String::from_utf8_lossy(body)))
}

/// An open decision, as far as an answer needs it.
#[derive(Deserialize)]
pub struct Open {
    id: String,
    seat: usize,
    kind: String,
}

#[derive(Deserialize)]
struct Bid {
    amount: u32,
}

#[derive(Deserialize)]
struct Phase {
    highest_bid: Option<Bid>,
}

#[derive(Deserialize)]
struct Table {
    phase: Phase,
}

#[derive(Deserialize)]
struct View {
    view: Table,
}

#[derive(Deserialize)]
struct Played {
    view: View,
    decisions: Vec<Open>,
}

#[derive(Deserialize)]
struct Decisions {
    items: Vec<Open>,
}

/// What is asked next, and what a bid must exceed.
pub struct Turn {
    open: Open,
    highest_bid: u32,
}

/// Three players at one table after the other.
pub struct Driver {
    connection: Connection,
    tokens: Vec<String>,
    game: String,
    luck: u64,
    requests: u64,
}

impl Driver {
    /// Signs three guests in.
    pub async fn new(kontor: SocketAddr, seed: u64) -> Self {
        let connection = Connection::open(kontor).await;
        let mut driver = Driver { connection, tokens: Vec::new(), game: String::new(), luck: seed, requests: 0 };
        for _ in 0..SEATS {
            let signed: Value = driver.call("POST", "/v1/guests", None, &json!({})).await;
            driver.tokens.push(signed["access_token"].as_str().expect("a guest gets a token").to_owned());
        }
        driver
    }

    /// The body of the last reply.
    pub fn reply(&self) -> &[u8] {
        &self.connection.received[self.connection.body.clone()]
    }

    /// Plays until this time. Making new tables takes some of it and is not counted.
    pub async fn play_until(&mut self, end: Instant) -> Tally {
        let mut tally = Tally::default();
        let mut turn = None;
        while Instant::now() < end {
            let Some(open) = turn else {
                turn = self.new_table().await;
                continue;
            };
            let begun = Instant::now();
            turn = self.act(open).await;
            tally.latencies.push(begun.elapsed());
        }
        tally
    }

    /// Makes a table, seats everybody and starts the game.
    pub async fn new_table(&mut self) -> Option<Turn> {
        let game: Value = self.call("POST", "/v1/games", Some(0), &json!({"ruleset": "medici", "seats": SEATS})).await;
        self.game = game["id"].as_str().expect("a game has an id").to_owned();
        for seat in 1..SEATS {
            let path = format!("/v1/games/{}/seats/{seat}", self.game);
            self.call::<Value>("PUT", &path, Some(seat), &json!({"occupant": "me"})).await;
        }
        let path = format!("/v1/games/{}", self.game);
        self.call::<Value>("POST", &format!("{path}/start"), Some(0), &json!({})).await;
        let decisions: Decisions = self.call("GET", &format!("{path}/decisions"), Some(0), &Value::Null).await;
        decisions.items.into_iter().next().map(|open| Turn { open, highest_bid: 0 })
    }

    /// Answers what is asked, one way or the other. The reply alone says what is asked next.
    pub async fn act(&mut self, turn: Turn) -> Option<Turn> {
        let Turn { open, highest_bid } = turn;
        let action = match (open.kind.as_str(), self.below(3)) {
            ("medici.turning_up", 0) => json!({"type": "medici.turn_up"}),
            ("medici.turning_up", _) => json!({"type": "medici.open_bidding"}),
            ("medici.bidding", 0) => json!({"type": "medici.bid", "amount": highest_bid + 1}),
            ("medici.bidding", _) => json!({"type": "medici.pass"}),
            (kind, _) => panic!("{kind} is none of Medici's decisions"),
        };
        let path = format!("/v1/games/{}/actions", self.game);
        let played: Played = self.call("POST", &path, Some(open.seat), &json!({"decision": open.id, "action": action})).await;
        let highest_bid = played.view.view.phase.highest_bid.map_or(0, |bid| bid.amount);
        played.decisions.into_iter().next().map(|open| Turn { open, highest_bid })
    }

    async fn call<T: DeserializeOwned>(&mut self, method: &str, path: &str, seat: Option<usize>, body: &Value) -> T {
        self.requests += 1;
        let token = seat.map(|seat| format!("authorization: Bearer {}\r\n", self.tokens[seat])).unwrap_or_default();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: bench\r\n{token}idempotency-key: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.requests,
            body.len()
        );
        let status = self.connection.exchange(request.as_bytes()).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {}", String::from_utf8_lossy(self.reply()));
        read(self.reply())
    }

    /// A number below the bound (splitmix64): enough for a load that is the same each time.
    fn below(&mut self, bound: u64) -> u64 {
        self.luck = self.luck.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.luck ^ (self.luck >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }
}
