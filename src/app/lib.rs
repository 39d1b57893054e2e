//! The use cases: what one can do with Kontor, without a word of HTTP or of the storage engine.
//!
//! A command goes: find the game's handle, wait for its turn, look whether the request was answered
//! before, decide on the last durable snapshot, append **one** entry, wake those who wait
//! (`runtime::execute`). Everything shown is built up for its viewer (`contract::redaction`).
//!
//! Folders, each of which names only those before it: [`log`], [`contract`], [`runtime`],
//! [`table`], [`play`], [`watch`], [`records`].

pub mod accounts;
pub mod autoplay;
pub mod contract;
mod documents;
pub mod environment;
pub mod error;
pub mod json;
pub mod log;
pub mod messages;
pub mod play;
pub mod records;
pub mod requester;
pub mod runtime;
pub mod table;
pub mod time;
pub mod watch;

use std::sync::Arc;

use self::{
    accounts::{Accounts, Caller, Player, Upgrade},
    autoplay::Autoplay,
    contract::tags::ViewTags,
    environment::{Clock, Entropy},
    error::AppError,
    messages::Talk,
    play::moves::Play,
    records::Records,
    runtime::{
        execute::Done,
        games::{Games, GamesParts},
    },
    table::create::Tables,
    watch::views::Watch,
};
use kontor_auth::keys::Keys;
use kontor_store::{DocumentStore, EventStore};

pub use requester::{RequestKey, Requester};

/// What the use cases are built on.
pub struct Parts {
    /// Logs.
    pub events: Arc<dyn EventStore>,
    /// Accounts, sessions, and standing orders.
    pub documents: Arc<dyn DocumentStore>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Secret numbers.
    pub entropy: Arc<dyn Entropy>,
    /// Signing keys and the server's secret.
    pub keys: Arc<Keys>,
    /// Players and their sessions.
    pub accounts: Accounts,
    /// The most games kept in memory.
    pub games_cached_max: usize,
    /// Names the build of the contract in the tags of views.
    pub build: String,
}

/// All use cases, each with the parts of its own. Cheap to clone.
#[derive(Clone)]
pub struct App {
    /// The games in memory.
    pub games: Games,
    /// Making, finding and changing tables.
    pub tables: Tables,
    /// Moves, previews, decisions, standing orders.
    pub play: Play,
    /// Views, feeds, long polls.
    pub watch: Watch,
    /// Messages at tables.
    pub talk: Talk,
    /// Records, imports, forks.
    pub records: Records,
    /// Players and their sessions.
    pub accounts: Arc<Accounts>,
    /// Signing keys.
    pub keys: Arc<Keys>,
}

impl App {
    /// Puts the parts together. Run [`Games::follow_store`] and [`App::autoplay`] in tasks of their
    /// own beside it.
    pub fn new(parts: Parts) -> Self {
        let Parts { events, documents, clock, entropy, keys, accounts, games_cached_max, build } =
            parts;
        let (accounts, tags) = (Arc::new(accounts), Arc::new(ViewTags::new(build)));
        let hub = accounts.hub().clone();
        let cached_max = games_cached_max;
        let games = Games::new(GamesParts { events, documents, clock, entropy, hub, cached_max });
        let tables = Tables::new(games.clone(), keys.clone());
        App {
            play: Play::new(games.clone(), tags.clone()),
            watch: Watch::new(games.clone(), tags, accounts.clone()),
            talk: Talk::new(games.clone(), games_cached_max),
            records: Records::new(games.clone(), tables.clone(), keys.clone()),
            games,
            tables,
            accounts,
            keys,
        }
    }

    /// What the server plays by itself.
    pub fn autoplay(&self) -> Autoplay {
        Autoplay::new(self.games.clone())
    }

    /// Makes the calling guest a user. Runs to its end even if the connection is dropped: otherwise
    /// the cache of sessions could go on saying that the player is a guest.
    pub async fn upgrade(
        &self,
        caller: Arc<Caller>,
        upgrade: Upgrade,
    ) -> Result<Done<Player>, AppError> {
        let accounts = self.accounts.clone();
        self.games.in_task(async move { accounts.upgrade(&caller, upgrade).await }).await
    }
}
