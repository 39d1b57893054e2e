//! Attackers: clients that do not care about limits. They run on a thread of their own, so that
//! what they receive does not keep the players of the load generator waiting.

use std::{
    cell::Cell,
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use hyper::StatusCode;
use serde::Deserialize;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy, sink},
    net::TcpStream,
    time::{sleep, sleep_until},
};

use super::tally::Tally;
use crate::connection::{Connection, Request, socket};

/// How long a client waits after a refusal before it tries again, whatever `Retry-After` says.
const PAUSE: Duration = Duration::from_millis(50);
/// How long a client that holds connections waits before it opens another one.
const HOLD_PAUSE: Duration = Duration::from_millis(500);
/// How much longer an attack that must meet a limit goes on if nothing was refused yet.
const LONGER_MAX: Duration = Duration::from_secs(120);
/// Bytes of a reply up to the end of its status: `HTTP/1.1 200`.
const STATUS_END: usize = 12;

/// One connection of an attack.
pub enum Attacker {
    /// Sends requests as fast as they are answered.
    Repeats(Repeats),
    /// Sends something and holds the connection.
    Holds(Holds),
}

/// Sends requests as fast as they are answered.
pub struct Repeats {
    /// The address that it comes from.
    pub from: Ipv4Addr,
    /// The access token, if the client has one.
    pub token: Option<String>,
    /// The requests, which are sent in turn, again and again.
    pub requests: Arc<Vec<AttackRequest>>,
    /// Whether the client goes on after a refusal without a pause.
    pub is_relentless: bool,
}

/// A request of an attack.
pub struct AttackRequest {
    /// GET or POST.
    pub method: &'static str,
    /// Path and query.
    pub path: String,
    /// JSON; empty for none.
    pub body: String,
    /// Whether a table that the request made is deleted, so that the next one can be made.
    pub deletes: bool,
}

/// Sends something and holds the connection. It sends nothing more, and reads only if
/// [`Holds::reads`] says so. If the server ends the connection, it begins again.
pub struct Holds {
    /// The address that it comes from.
    pub from: Ipv4Addr,
    /// What it sends.
    pub bytes: Arc<Vec<u8>>,
    /// The receive buffer of its connection, in bytes.
    pub receive_buffer: u32,
    /// Whether it reads all that comes.
    pub reads: bool,
}

/// Attackers at work.
pub struct Assault(JoinHandle<io::Result<Tally>>);

impl Assault {
    /// Lets the attackers begin. They end at this time; those who must meet a limit end when
    /// something was refused, if that is later.
    pub fn start(
        server: SocketAddr,
        attackers: Vec<Attacker>,
        end: Instant,
        must_meet_limit: bool,
    ) -> io::Result<Assault> {
        let work = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            let battle = Battle { server, end, must_meet_limit, tally: Cell::default() };
            runtime.block_on(join_all(attackers.iter().map(|attacker| battle.run(attacker))));
            Ok(battle.tally.get())
        };
        Ok(Assault(thread::Builder::new().name("attackers".to_owned()).spawn(work)?))
    }

    /// Waits for their end.
    pub fn finish(self) -> io::Result<Tally> {
        self.0.join().map_err(|_| io::Error::other("the thread of the attackers panicked"))?
    }
}

/// What the attackers of one attack share.
struct Battle {
    server: SocketAddr,
    end: Instant,
    must_meet_limit: bool,
    tally: Cell<Tally>,
}

impl Battle {
    async fn run(&self, attacker: &Attacker) {
        match attacker {
            Attacker::Repeats(client) => self.repeat(client).await,
            Attacker::Holds(client) => self.hold(client).await,
        }
    }

    fn is_over(&self) -> bool {
        let goes_on = self.must_meet_limit && self.tally.get().refused() == 0;
        Instant::now() >= if goes_on { self.end + LONGER_MAX } else { self.end }
    }

    /// Waits until the attack is over.
    async fn wait_for_end(&self) {
        sleep_until(self.end.into()).await;
        while !self.is_over() {
            sleep(PAUSE).await;
        }
    }

    fn update<T>(&self, change: impl FnOnce(&mut Tally) -> T) -> T {
        let mut tally = self.tally.get();
        let result = change(&mut tally);
        self.tally.set(tally);
        result
    }

    async fn repeat(&self, client: &Repeats) {
        let mut connection = None;
        for request in client.requests.iter().cycle() {
            if self.is_over() {
                return;
            }
            let was_refused = match self.attempt(&mut connection, client, request).await {
                Some(status) => self.update(|tally| tally.count(status)),
                None => {
                    connection = None;
                    self.update(|tally| tally.cut_off += 1);
                    true
                }
            };
            if was_refused && !client.is_relentless {
                sleep(PAUSE).await;
            }
        }
    }

    /// The status of the reply; none if the connection ended.
    async fn attempt(
        &self,
        connection: &mut Option<Connection>,
        client: &Repeats,
        request: &AttackRequest,
    ) -> Option<StatusCode> {
        let connection = match connection {
            Some(connection) => connection,
            None => {
                let opened = Connection::open_from(Some(client.from), self.server).await.ok()?;
                connection.insert(opened)
            }
        };
        let AttackRequest { method, path, body, deletes } = request;
        let token = client.token.as_deref();
        let status = connection.attempt(&Request { method, path, token, body }).await.ok()?;
        if *deletes && status == StatusCode::CREATED {
            #[derive(Deserialize)]
            struct Made {
                id: String,
            }
            let Made { id } = serde_json::from_slice(connection.reply()).ok()?;
            let path = format!("/v1/games/{id}");
            let request = Request { method: "DELETE", path: &path, token, body: "" };
            connection.attempt(&request).await.ok()?;
        }
        Some(status)
    }

    async fn hold(&self, client: &Holds) {
        while !self.is_over() {
            let status = tokio::select! {
                status = self.ask(client) => status,
                () = self.wait_for_end() => return self.update(|tally| tally.held += 1),
            };
            match status {
                Ok((mut connection, status)) => {
                    self.update(|tally| tally.count(status));
                    if status.is_success() {
                        if client.reads {
                            let mut nowhere = sink();
                            tokio::select! {
                                _ = copy(&mut connection, &mut nowhere) => {}
                                () = self.wait_for_end() => {}
                            }
                        }
                        self.wait_for_end().await;
                        return drop(connection);
                    }
                }
                Err(_) => self.update(|tally| tally.cut_off += 1),
            }
            sleep(HOLD_PAUSE).await;
        }
    }

    /// Sends the bytes and reads the status, but nothing behind it.
    async fn ask(&self, client: &Holds) -> io::Result<(TcpStream, StatusCode)> {
        let mut connection = self.connect(client).await?;
        // If the server closes the connection during the write, it has answered before.
        let _ = connection.write_all(&client.bytes).await;
        let mut first = [0; STATUS_END];
        connection.read_exact(&mut first).await?;
        let status = StatusCode::from_bytes(&first[STATUS_END - 3..]);
        Ok((connection, status.map_err(io::Error::other)?))
    }

    async fn connect(&self, client: &Holds) -> io::Result<TcpStream> {
        let socket = socket(Some(client.from))?;
        socket.set_recv_buffer_size(client.receive_buffer)?;
        socket.connect(self.server).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canned_server::{CannedServer, reply};

    const HOME: Ipv4Addr = Ipv4Addr::LOCALHOST;

    #[test]
    fn an_attack_goes_on_until_something_was_refused() {
        let server =
            CannedServer::start(vec![reply(200, "{}"), reply(401, "{}"), reply(429, "{}")]);
        let request = AttackRequest {
            method: "GET",
            path: "/x".to_owned(),
            body: String::new(),
            deletes: false,
        };
        let client = Repeats {
            from: HOME,
            token: None,
            requests: Arc::new(vec![request]),
            is_relentless: true,
        };
        let attackers = vec![Attacker::Repeats(client)];
        let tally = Assault::start(server.address, attackers, Instant::now(), true).unwrap();
        let tally = tally.finish().unwrap();
        assert_eq!(tally, Tally { answered: 2, limited: 1, ..Tally::default() });
    }

    #[test]
    fn a_connection_is_held_until_it_is_refused() {
        let bytes = Arc::new(b"POST /x HTTP/1.1\r\ncontent-length: 1\r\n\r\n{".to_vec());
        let holds = Holds { from: HOME, bytes, receive_buffer: 4096, reads: false };
        let server = CannedServer::start(vec![reply(408, "{}"), reply(503, "{}")]);
        let attackers = vec![Attacker::Holds(holds)];
        let assault = Assault::start(server.address, attackers, Instant::now(), true).unwrap();
        let expected = Tally { answered: 1, busy: 1, ..Tally::default() };
        assert_eq!(assault.finish().unwrap(), expected);
    }

    #[test]
    fn a_body_that_is_never_complete_is_held_to_the_end() {
        let bytes = Arc::new(b"POST /x HTTP/1.1\r\ncontent-length: 9\r\n\r\n{".to_vec());
        let holds = Holds { from: HOME, bytes, receive_buffer: 4096, reads: false };
        let server = CannedServer::start(vec![reply(200, "{}")]);
        let (attackers, end) = (vec![Attacker::Holds(holds)], Instant::now() + PAUSE);
        let assault = Assault::start(server.address, attackers, end, false).unwrap();
        let tally = assault.finish().unwrap();
        assert_eq!(tally, Tally { held: 1, ..Tally::default() });
    }
}
