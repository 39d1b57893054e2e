//! The attacks: what each of them needs before it begins, and which attackers carry it out.
//!
//! Each begins on a fresh server, so that it finds every bucket of the rate limits full.

use std::{net::Ipv4Addr, net::SocketAddr, sync::Arc};

use futures_util::future::try_join_all;
use kontor_games::GameKind;
use kontor_tables::records::import::RECORD_BYTES_MAX;
use serde_json::json;

use super::{
    attack::Attack,
    attackers::{AttackRequest, Attacker, Holds, Repeats},
    guests::{Guest, LongGame},
    size::Size,
};
use crate::BenchError;

/// Points of the long game at which attackers look.
const POINTS: u64 = 97;
/// Guests who attack together.
const GUESTS: usize = 6;
/// Guests of one address: as many as can be made within a minute.
const MANY_GUESTS: usize = 60;
/// Addresses from which passwords are guessed.
const GUESSING_ADDRESSES: u8 = 4;
/// Connections of each of them.
const GUESSES_AT_A_TIME: usize = 10;
/// Guests who start games of search bots.
const BOT_OWNERS: usize = 4;
/// Seats of a game of search bots.
const BOT_SEATS: u8 = 4;
/// Addresses of clients that hold connections.
const HOLDING_ADDRESSES: u8 = 3;
/// Connections of each of them: more than an address may hold.
const HELD_BY_ADDRESS: usize = 280;
/// Of so many bodies that stall, one is a record.
const RECORDS_AMONG_BODIES: usize = 8;
/// Bytes of a body that stalls and is no record: the most that is accepted.
const BODY_BYTES: usize = 64 * 1024;
/// The receive buffer of a client that reads slowly, in bytes.
const SMALL_BUFFER: u32 = 4 * 1024;
/// The receive buffer of other clients, in bytes.
const USUAL_BUFFER: u32 = 64 * 1024;
/// Connections that upload, from each of two addresses: more than there are places for records.
const UPLOADS_AT_A_TIME: usize = 6;
/// Connections that send a burst of requests.
const BURSTS: usize = 64;
/// Bytes of each burst: what the library that the server uses reads at once.
const BURST_BYTES: usize = 128 * 1024;
/// Connections of a client that looks back or goes on after refusals.
const CONNECTIONS: usize = 4;

impl Attack {
    /// Whether the attack is not finished before something was refused. The bots of a guest are
    /// limited when they are started, which is before the attack is measured. Records wait for
    /// their turn, and are not refused. Of a burst only the first reply is looked at.
    pub fn must_meet_limit(self) -> bool {
        !matches!(self, Attack::SearchBots | Attack::Numbers | Attack::Pipelining)
    }

    /// Makes what the attack needs before it is measured. The games of search bots begin here.
    pub async fn prepare(self, to: SocketAddr, size: Size) -> Result<Vec<Attacker>, BenchError> {
        match self {
            Attack::LooksBack => {
                let requests = long_game(to, size).await?.looks_back();
                Ok(anonymous(&requests, false))
            }
            Attack::GuestsLookBack => {
                let requests = long_game(to, size).await?.looks_back();
                Ok(of_guests(Guest::several(to, address(1), GUESTS).await?, &requests))
            }
            Attack::ManyGuests => {
                let requests = long_game(to, size).await?.ordinary_requests();
                Ok(of_guests(Guest::several(to, address(1), MANY_GUESTS).await?, &requests))
            }
            Attack::Guesses => Ok(guesses()),
            Attack::SearchBots => search_bots(to, size).await,
            Attack::StalledBodies => stalled_bodies(to).await,
            Attack::SlowReaders => Ok(slow_readers(&long_game(to, size).await?)),
            Attack::ForksAndRecords => {
                let requests = long_game(to, size).await?.forks_and_records();
                Ok(of_guests(Guest::several(to, address(1), GUESTS).await?, &requests))
            }
            Attack::Numbers => uploads(to).await,
            Attack::Relentless => {
                let requests = Arc::new(vec![get("/v1/games?limit=100".to_owned())]);
                Ok(anonymous(&requests, true))
            }
            Attack::Pipelining => Ok(bursts()),
        }
    }
}

/// Guests of one address, each of whom owns as many games of search bots as are allowed, of which
/// the guest sits in one at seat 0. Returns them with the paths of these games.
pub async fn owners_of_bots(
    to: SocketAddr,
    size: Size,
) -> Result<Vec<(Guest, String)>, BenchError> {
    let guests = Guest::several(to, address(1), BOT_OWNERS).await?;
    try_join_all(guests.into_iter().map(async |mut guest| {
        let game = GameKind::DaleOfMerchants;
        let options = json!({ "first_seat": 0 });
        let own = guest.start_game(game, BOT_SEATS, true, "search", options.clone()).await?;
        for _ in 1..size.bot_games {
            guest.start_game(game, BOT_SEATS, false, "search", options.clone()).await?;
        }
        Ok((guest, own))
    }))
    .await
}

/// An address of attackers.
fn address(number: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 2, 0, number)
}

/// The game that a stranger has let bots play.
async fn long_game(to: SocketAddr, size: Size) -> Result<LongGame, BenchError> {
    Guest::sign_in(to, address(0xfe)).await?.play_long_game(size.long_game_rounds).await
}

type Requests = Arc<Vec<AttackRequest>>;

impl LongGame {
    fn looks_back(&self) -> Requests {
        let views = (1..=POINTS).map(|point| {
            let at = (self.seq * point / POINTS).max(1);
            get(format!("{}/view?at={at}", self.path))
        });
        Arc::new(views.collect())
    }

    /// What costs as little as possible in the rate limits.
    fn ordinary_requests(&self) -> Requests {
        let (path, after) = (&self.path, self.seq / 2);
        let paths = [
            "/v1/games?limit=100".to_owned(),
            format!("{path}/view"),
            format!("{path}/events?after={after}&limit=500"),
        ];
        Arc::new(paths.into_iter().map(get).collect())
    }

    fn forks_and_records(&self) -> Requests {
        let fork = AttackRequest {
            method: "POST",
            path: format!("{}/forks", self.path),
            body: json!({ "at": self.seq / 2 }).to_string(),
            deletes: true,
        };
        Arc::new(vec![fork, get(format!("{}/record", self.path))])
    }
}

fn get(path: String) -> AttackRequest {
    AttackRequest { method: "GET", path, body: String::new(), deletes: false }
}

fn post(path: String, body: String) -> AttackRequest {
    AttackRequest { method: "POST", path, body, deletes: false }
}

fn anonymous(requests: &Requests, is_relentless: bool) -> Vec<Attacker> {
    let client = || {
        let requests = Arc::clone(requests);
        Attacker::Repeats(Repeats { from: address(1), token: None, requests, is_relentless })
    };
    (0..CONNECTIONS).map(|_| client()).collect()
}

fn of_guests(guests: Vec<Guest>, requests: &Requests) -> Vec<Attacker> {
    guests.into_iter().map(|guest| of_guest(&guest, Arc::clone(requests))).collect()
}

fn of_guest(guest: &Guest, requests: Requests) -> Attacker {
    let (from, token) = (guest.from, Some(guest.token.clone()));
    Attacker::Repeats(Repeats { from, token, requests, is_relentless: false })
}

fn guesses() -> Vec<Attacker> {
    let guess = |number: u64| {
        let body = json!({ "name": format!("Player {number}"), "password": "a wrong password" });
        post("/v1/sessions".to_owned(), body.to_string())
    };
    // Each name has a limit of its own, so that many names are the worse attack.
    let requests = Arc::new((0..POINTS).map(guess).collect::<Vec<_>>());
    let addresses = (1..=GUESSING_ADDRESSES).flat_map(|from| [from; GUESSES_AT_A_TIME]);
    let client = |from| Repeats {
        from: address(from),
        token: None,
        requests: Arc::clone(&requests),
        is_relentless: false,
    };
    addresses.map(|from| Attacker::Repeats(client(from))).collect()
}

async fn search_bots(to: SocketAddr, size: Size) -> Result<Vec<Attacker>, BenchError> {
    let mut attackers = Vec::new();
    for (mut guest, game) in owners_of_bots(to, size).await? {
        let decisions = guest.get(&format!("{game}/decisions")).await?;
        let decision = &decisions["items"][0];
        let body = json!({ "decision": decision["id"], "action": decision["actions"][0] });
        let preview = post(format!("{game}/previews"), body.to_string());
        attackers.push(of_guest(&guest, Arc::new(vec![preview])));
    }
    Ok(attackers)
}

async fn stalled_bodies(to: SocketAddr) -> Result<Vec<Attacker>, BenchError> {
    let mut attackers = Vec::new();
    for from in (1..=HOLDING_ADDRESSES).map(address) {
        let token = Guest::sign_in(to, from).await?.token;
        let half = |path: &str, length: usize| {
            let mut bytes = format!(
                "POST {path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer {token}\r\n\
                 content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
            )
            .into_bytes();
            bytes.resize(bytes.len() + length / 2, b' ');
            Arc::new(bytes)
        };
        let record = half("/v1/records/verifications", RECORD_BYTES_MAX - 1);
        let table = half("/v1/games", BODY_BYTES - 1);
        attackers.extend((0..HELD_BY_ADDRESS).map(|number| {
            let is_record = number % RECORDS_AMONG_BODIES == 0;
            let bytes = Arc::clone(if is_record { &record } else { &table });
            Attacker::Holds(Holds { from, bytes, receive_buffer: USUAL_BUFFER, reads: false })
        }));
    }
    Ok(attackers)
}

fn slow_readers(game: &LongGame) -> Vec<Attacker> {
    let ask =
        |path: &str| Arc::new(format!("GET {path} HTTP/1.1\r\nhost: bench\r\n\r\n").into_bytes());
    // Records cost more, so that most of the readers of an address ask for the contract.
    let (record, contract) = (ask(&format!("{}/record", game.path)), ask("/openapi.json"));
    let readers = (1..=HOLDING_ADDRESSES).map(address).flat_map(|from| {
        let (record, contract) = (&record, &contract);
        (0..HELD_BY_ADDRESS).map(move |number| {
            let bytes = Arc::clone(if number % 10 == 0 { record } else { contract });
            Attacker::Holds(Holds { from, bytes, receive_buffer: SMALL_BUFFER, reads: false })
        })
    });
    readers.collect()
}

fn bursts() -> Vec<Attacker> {
    let request = "GET /v1/games HTTP/1.1\r\nhost: bench\r\n\r\n";
    let bytes = Arc::new(request.repeat(BURST_BYTES / request.len()).into_bytes());
    let burst = || {
        let (from, bytes) = (address(1), Arc::clone(&bytes));
        Attacker::Holds(Holds { from, bytes, receive_buffer: USUAL_BUFFER, reads: true })
    };
    (0..BURSTS).map(|_| burst()).collect()
}

async fn uploads(to: SocketAddr) -> Result<Vec<Attacker>, BenchError> {
    let mut body = String::with_capacity(RECORD_BYTES_MAX);
    body.push_str(r#"{"a":[1"#);
    while body.len() + 4 <= RECORD_BYTES_MAX {
        body.push_str(",1");
    }
    body.push_str("]}");
    let requests = Arc::new(vec![post("/v1/records/verifications".to_owned(), body)]);
    let mut attackers = Vec::new();
    for from in [address(1), address(2)] {
        let guests = Guest::several(to, from, UPLOADS_AT_A_TIME).await?;
        attackers.extend(of_guests(guests, &requests));
    }
    Ok(attackers)
}
