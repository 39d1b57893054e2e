//! Hints between servers: `NOTIFY` and `LISTEN`, each on a connection of its own.
//!
//! A hint says that entries were appended to a log, that a log was deleted, or that a document was
//! written or deleted. It is sent after the commit, because a `NOTIFY`
//! in a transaction makes all commits of the database wait for each other; so it can be lost. Each
//! message has a counter, and a server that has nothing to say sends a message too. If a counter
//! jumps, a server falls silent or the connection was made again, then hints may be missing, and
//! the subscribers are told.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout, timeout_at};

use super::connection::{Connection, Connector};
use super::hints::{Hint, HintSender};
use super::news::NewsSender;
use super::settings::OpenedBy;

/// Most bytes of the hints in one message. PostgreSQL allows 8,000 for the whole message.
const MESSAGE_BYTES_MAX: usize = 7_000;
/// Most hints that wait to be sent. Further ones are lost, which the receivers notice.
const HINTS_MAX: usize = 4_096;
/// Most messages that wait to be read. Above that the connection is made again.
const MESSAGES_MAX: usize = 1_024;
/// Most servers that are listened to.
const SERVERS_MAX: usize = 64;
/// How long hints are collected for one message.
const COLLECT: Duration = Duration::from_millis(2);
/// A message is sent at least that often.
const HEARTBEAT: Duration = Duration::from_millis(500);
/// A server, or a connection, that is silent for so long is taken for lost.
const SILENCE_MAX: Duration = Duration::from_secs(3);
/// Pause between two attempts to reach the database.
const RECONNECT_PAUSE: Duration = Duration::from_millis(100);

const NOTIFY: &str = "select pg_notify('kontor', $1)";
/// A hint that a crash of the database loses is missed like any other.
const SEND_AT_ONCE: &str = "set synchronous_commit = off";
const LISTEN: &str = "listen kontor";

impl Hint {
    /// How long it is in a message, with the comma after it.
    fn bytes(&self) -> usize {
        serde_json::to_string(self).map_or(MESSAGE_BYTES_MAX, |text| text.len() + 1)
    }
}

/// What servers send each other.
#[derive(Debug, Serialize, Deserialize)]
struct Message {
    server: String,
    /// 1, 2, 3, …
    count: u64,
    hints: Vec<Hint>,
    /// Whether a command of an operator sends this, which is no server and ends soon.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_command: bool,
    /// A checksum of the settings of the server; none from a command, or an earlier release.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    settings: Option<u32>,
}

/// Who sends and hears messages.
#[derive(Clone, Debug)]
pub(super) struct Sender {
    server: String,
    is_command: bool,
    settings: Option<u32>,
}

impl Sender {
    pub(super) fn new(server: String, opened_by: &OpenedBy) -> Self {
        let settings = match opened_by {
            OpenedBy::Server { settings } => Some(crc32fast::hash(settings.as_bytes())),
            OpenedBy::Command => None,
        };
        Sender { server, is_command: *opened_by == OpenedBy::Command, settings }
    }
}

/// Sends the hints of this server.
pub(super) struct Notifier {
    connector: Arc<Connector>,
    sender: Sender,
    hints: mpsc::Receiver<Hint>,
    lost: Arc<AtomicBool>,
    /// The first hint of the next message, which did not fit into the one before.
    left_over: Option<Hint>,
}

impl Notifier {
    pub(super) fn new(connector: Arc<Connector>, sender: Sender) -> (HintSender, Self) {
        let (queue, hints) = mpsc::channel(HINTS_MAX);
        let lost = Arc::new(AtomicBool::new(false));
        let hint_sender = HintSender { hints: queue, lost: lost.clone() };
        (hint_sender, Notifier { connector, sender, hints, lost, left_over: None })
    }

    /// Sends until the last source of hints is gone.
    pub(super) async fn run(mut self) {
        let (mut count, mut connection) = (0, None);
        while let Some(hints) = self.collect().await {
            count += 1 + u64::from(self.lost.swap(false, Ordering::SeqCst));
            let Sender { server, is_command, settings } = self.sender.clone();
            let message = Message { server, count, hints, is_command, settings };
            if !self.send(&mut connection, &message).await {
                // The counter has advanced, so the receivers notice that a message is missing.
                connection = None;
                tokio::time::sleep(RECONNECT_PAUSE).await;
            }
        }
    }

    /// The hints of the next message; none if there was nothing to say for a while. `None` once
    /// there will be no more.
    async fn collect(&mut self) -> Option<Vec<Hint>> {
        let first = match self.left_over.take() {
            Some(first) => first,
            None => match timeout(HEARTBEAT, self.hints.recv()).await {
                Ok(first) => first?,
                Err(_) => return Some(Vec::new()),
            },
        };
        let until = Instant::now() + COLLECT;
        let mut bytes = first.bytes();
        let mut hints = vec![first];
        while let Ok(Some(hint)) = timeout_at(until, self.hints.recv()).await {
            bytes += hint.bytes();
            if bytes > MESSAGE_BYTES_MAX {
                self.left_over = Some(hint);
                break;
            }
            hints.push(hint);
        }
        Some(hints)
    }

    async fn send(&self, connection: &mut Option<Connection>, message: &Message) -> bool {
        let connection = match connection {
            Some(connection) if !connection.is_closed() => connection,
            _ => match self.connect().await {
                Some(made) => connection.insert(made),
                None => return false,
            },
        };
        let Ok(payload) = serde_json::to_string(message) else { return false };
        let is_sent = connection.query(NOTIFY, &[&payload]).await.is_ok();
        if is_sent {
            self.connector.meters.hints_sent.inc();
        }
        is_sent
    }

    async fn connect(&self) -> Option<Connection> {
        let connection = self.connector.connect().await.ok()?;
        connection.execute_text(SEND_AT_ONCE).await.ok()?;
        Some(connection)
    }
}

/// Receives the hints of other servers.
pub(super) struct Listener {
    pub(super) connector: Arc<Connector>,
    /// This server, whose own messages only show that the connection works.
    pub(super) own: Sender,
    pub(super) news: NewsSender,
    /// Told once messages are received for the first time.
    pub(super) ready: Option<oneshot::Sender<()>>,
}

impl Listener {
    /// Listens for as long as the store is open.
    pub(super) async fn run(mut self) {
        loop {
            let (sender, messages) = mpsc::channel(MESSAGES_MAX);
            if let Ok(connection) = self.connector.connect_with(Some(sender)).await
                && connection.execute_text(LISTEN).await.is_ok()
            {
                match self.ready.take() {
                    Some(ready) => drop(ready.send(())),
                    None => self.missed(),
                }
                self.receive(messages).await;
                tracing::warn!("the connection for hints of other servers broke");
            }
            tokio::time::sleep(RECONNECT_PAUSE).await;
        }
    }

    /// Receives until the connection breaks. It is silent only then: this server hears itself too.
    async fn receive(&self, mut messages: mpsc::Receiver<String>) {
        let mut servers = Servers::default();
        while let Ok(Some(payload)) = timeout(SILENCE_MAX, messages.recv()).await {
            let now = Instant::now();
            let mut missed = servers.forget_silent(now);
            match serde_json::from_str::<Message>(&payload) {
                Ok(message) if message.server == self.own.server => {}
                Ok(Message { server, count, hints, is_command, settings }) => {
                    self.connector.meters.hints_heard.inc();
                    missed |=
                        servers.is_gap(server, Heard { count, is_command, settings, at: now });
                    if !hints.is_empty() {
                        self.news.foreign(hints);
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a hint of another program");
                    missed = true;
                }
            }
            self.connector.meters.heard(servers.count(), servers.settings(self.own.settings));
            if missed {
                self.missed();
            }
        }
    }

    fn missed(&self) {
        self.connector.meters.hints_missed.inc();
        self.news.missed();
    }
}

/// The last message of another server, or of a command.
struct Heard {
    count: u64,
    is_command: bool,
    settings: Option<u32>,
    at: Instant,
}

/// The other servers, and commands that run just now.
#[derive(Default)]
struct Servers(HashMap<String, Heard>);

impl Servers {
    /// How many servers there are, without commands.
    fn count(&self) -> usize {
        self.0.values().filter(|heard| !heard.is_command).count()
    }

    /// With how many different settings servers were started, `own` ones included.
    fn settings(&self, own: Option<u32>) -> usize {
        let heard = self.0.values().filter_map(|heard| heard.settings);
        heard.chain(own).collect::<BTreeSet<_>>().len()
    }

    /// Notes a message, and returns whether one before it is missing. Of a server that is new here,
    /// messages may have come before this one listened.
    fn is_gap(&mut self, server: String, heard: Heard) -> bool {
        if self.0.len() >= SERVERS_MAX && !self.0.contains_key(&server) {
            return true;
        }
        let count = heard.count;
        let before = self.0.insert(server, heard).map_or(0, |before| before.count);
        count != before + 1
    }

    /// Forgets servers that were silent for too long: they may have died before they could tell of
    /// what they appended. Returns whether there is one.
    fn forget_silent(&mut self, now: Instant) -> bool {
        let before = self.0.len();
        self.0.retain(|_, heard| now.duration_since(heard.at) < SILENCE_MAX);
        self.0.len() < before
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{KEY_BYTES_MAX, LogId};
    use super::super::hints::Span;
    use super::*;

    #[test]
    fn a_message_that_is_missing_and_a_server_that_falls_silent_are_noticed() {
        let (mut servers, begin) = (Servers::default(), Instant::now());
        let heard = |count, at| Heard { count, is_command: false, settings: None, at };
        assert!(!servers.is_gap("a".into(), heard(1, begin)));
        assert!(!servers.is_gap("a".into(), heard(2, begin)));
        assert!(servers.is_gap("a".into(), heard(4, begin)));
        let later = begin + SILENCE_MAX / 2;
        assert!(servers.is_gap("b".into(), heard(7, later)), "earlier ones are unknown");
        assert!(!servers.forget_silent(later));
        assert!(servers.forget_silent(begin + SILENCE_MAX));
        assert!(!servers.is_gap("b".into(), heard(8, begin + SILENCE_MAX)));
    }

    #[test]
    fn commands_are_no_servers_and_none_of_their_messages_is_missed() {
        let (mut servers, at) = (Servers::default(), Instant::now());
        let heard = |count, is_command| Heard { count, is_command, settings: None, at };
        servers.is_gap("server".into(), heard(1, false));
        assert!(!servers.is_gap("command".into(), heard(1, true)));
        assert_eq!(servers.count(), 1);
        assert!(servers.is_gap("command".into(), heard(3, true)));
    }

    #[test]
    fn servers_with_other_settings_are_counted_while_they_are_heard() {
        let (mut servers, begin) = (Servers::default(), Instant::now());
        assert_eq!((servers.settings(None), servers.settings(Some(1))), (0, 1));
        let heard = |settings, at| Heard { count: 1, is_command: false, settings, at };
        servers.is_gap("same".into(), heard(Some(1), begin));
        servers.is_gap("earlier release".into(), heard(None, begin));
        assert_eq!(servers.settings(Some(1)), 1);
        let later = begin + SILENCE_MAX / 2;
        servers.is_gap("other".into(), heard(Some(2), later));
        assert_eq!((servers.settings(Some(1)), servers.settings(None)), (2, 2));
        servers.forget_silent(later + SILENCE_MAX);
        assert_eq!(servers.settings(Some(1)), 1);
    }

    #[test]
    fn the_longest_message_fits_into_a_notification() {
        let log = LogId("x".repeat(LogId::LENGTH_MAX).into());
        // What is longest in JSON.
        let key = "\u{1}".repeat(KEY_BYTES_MAX);
        let span = Span { log: log.clone(), first: u64::MAX, last: u64::MAX };
        for hint in [Hint::Appended(span), Hint::Deleted(log), Hint::Document(key)] {
            assert!(hint.bytes() <= MESSAGE_BYTES_MAX, "each fits into a message of its own");
            let hints = vec![hint.clone(); MESSAGE_BYTES_MAX / hint.bytes()];
            let (server, settings) = ("x".repeat(36), Some(u32::MAX));
            let message = Message { server, count: u64::MAX, hints, is_command: true, settings };
            assert!(serde_json::to_string(&message).unwrap().len() < 8_000);
        }
    }
}
