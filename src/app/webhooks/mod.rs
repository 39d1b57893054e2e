//! Webhooks: the events of an account, posted to an address of its player.
//!
//! The outbox is the feed of the account itself ([`crate::account_events`]): a webhook remembers
//! the number up to which it has delivered, and goes on there after a kill and on any server. An
//! event is delivered at least once, because the number is stored after the reply has come. The
//! events of one webhook are delivered one after the other, in the order of their numbers, so those
//! of a table keep their order, too.
//!
//! Of several servers, the one that acts for the player ([`kontor_service::members`]) delivers. Two
//! may do so for a moment, which delivers an event twice; both send the same id.
//!
//! A player who has webhooks has a task (`worker.rs`), which ends when there are none any more, or
//! all are disabled. Where more players have some than are served at a time, they take turns
//! (`tasks.rs`). All tasks share a number of places for deliveries that are under way
//! (`places.rs`).
//!
//! Requests are signed as [Standard Webhooks](https://www.standardwebhooks.com) says. Secrets are
//! derived from the secret of the server and never stored.

mod attempt;
pub mod counts;
mod manage;
mod payload;
mod places;
mod stored;
mod tasks;
mod worker;

use std::time::Duration;

use async_trait::async_trait;

pub use manage::{Change, NewWebhook, Webhooks};
pub use payload::{WebhookAnswer, WebhookMessage};
pub(crate) use stored::player_of_key;
pub use stored::{Delivery, DeliveryOutcome, WebhookInfo};

kontor_limits::limits! {
    /// How many webhooks a player can have.
    pub const WEBHOOKS_MAX: usize = 5;
    /// How many of the last deliveries of a webhook are kept.
    pub const DELIVERIES_KEPT_MAX: usize = 20;
}

/// Maximum length of an address, in bytes.
pub const URL_LENGTH_MAX: usize = 500;

/// Maximum number of deliveries of a webhook that its player has asked for and that have not been
/// made yet.
pub const ASKED_MAX: usize = 10;

/// Maximum number of events of a webhook that wait until their games are not set aside any more. The
/// oldest one gives way.
const SET_ASIDE_MAX: usize = 64;

/// For how long a secret that was replaced signs as well.
pub const SECRET_OVERLAP_MS: u64 = 24 * 60 * 60 * 1000;

/// After how long without a delivery that succeeded a webhook is disabled.
pub const FAILING_MAX_MS: u64 = 24 * 60 * 60 * 1000;

/// Pauses after the attempts that fail in a row; the last one is repeated.
pub const PAUSES_MS: [u64; 7] =
    [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000, 2 * 3_600_000, 4 * 3_600_000];

/// The longest pause that a receiver can ask for by `Retry-After`: short enough that it is asked
/// again before it is disabled.
pub const RETRY_AFTER_MAX_MS: u64 = 12 * 60 * 60 * 1000;

/// Maximum size of an answer that is read, in bytes.
pub const ANSWER_BYTES_MAX: usize = 16 << 10;

/// Maximum time of a delivery, from the connection to the end of the answer.
pub const DELIVERY_MAX: Duration = Duration::from_secs(10);

/// Maximum number of players to whose webhooks this process delivers at the same time.
const PLAYERS_MAX: usize = 20_000;

/// A delivery as it is sent.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// Where to.
    pub url: String,
    /// The id of the message, the same at each attempt.
    pub id: String,
    /// When it is sent, in seconds since 1970.
    pub timestamp_s: u64,
    /// Its signatures, separated by spaces.
    pub signatures: String,
    /// The body, JSON.
    pub body: String,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// When the receiver wants the next attempt, if it says so.
    pub retry_after: Option<RetryAfter>,
    /// The body, if it is not longer than [`ANSWER_BYTES_MAX`].
    pub body: Option<Vec<u8>>,
}

/// When a receiver wants the next attempt (RFC 9110 section 10.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetryAfter {
    /// After so many seconds.
    Seconds(u64),
    /// At this time, in milliseconds since 1970.
    At(u64),
}

impl RetryAfter {
    /// The time, in milliseconds since 1970: not later than the longest pause allows.
    fn at_ms(self, now_ms: u64) -> u64 {
        let asked_ms = match self {
            RetryAfter::Seconds(seconds) => now_ms.saturating_add(seconds.saturating_mul(1000)),
            RetryAfter::At(at_ms) => at_ms,
        };
        asked_ms.min(now_ms + RETRY_AFTER_MAX_MS)
    }
}

/// Why nothing came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendFault {
    /// The address is none to which this server sends.
    Refused,
    /// There was no connection, or it broke.
    Unreachable,
    /// It took longer than [`DELIVERY_MAX`].
    TimedOut,
}

/// Sends deliveries over HTTP.
#[async_trait]
pub trait Courier: Send + Sync {
    /// Why this server sends nothing to an address, as far as the address itself tells.
    fn refusal(&self, url: &str) -> Option<String>;
    /// The host and the port of an address: addresses with the same ones are the same target.
    fn target(&self, url: &str) -> String;
    /// Sends a delivery, following no redirects.
    async fn send(&self, delivery: Outgoing) -> Result<Answer, SendFault>;
}
