//! Authentication: the server's keys, access and refresh tokens, stream tickets, passwords, and
//! signatures of records.
//!
//! This crate must not know HTTP, games or storage. Everything here is a function of its
//! arguments: the caller passes in the time, random bytes and stored hashes. Only [`key_directory`]
//! uses the disk, and only [`passwords`] has threads. A token does not tell
//! whether its session still exists; the crate `kontor-accounts` checks that.

pub mod jwks;
mod jws;
pub mod key_directory;
pub mod key_list;
pub mod keys;
pub mod lifetimes;
pub mod passwords;
pub mod personal;
pub mod pkce;
pub mod records;
pub mod redirects;
pub mod refresh;
pub mod scopes;
pub mod tickets;
pub mod tokens;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use scopes::Scopes;

/// A player, as everybody may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Player {
    /// The player's id. It never changes.
    #[schema(example = "p_mzxw6ytboi2dgnbvgy3tqojqgi")]
    pub id: String,
    /// The name to show, 1 to 40 characters. Names of users are unique, names of guests are not.
    #[schema(example = "Ada")]
    pub name: String,
    /// How the player can come back.
    pub kind: PlayerKind,
    /// What plays for a bot account; left out for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Engine, required = false)]
    pub engine: Option<Arc<Engine>>,
}

/// The program that plays for a bot account, as its owner calls it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Engine {
    /// Its name, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40, example = "Abacus")]
    pub name: String,
    /// Its version, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40, example = "1.4.0")]
    pub version: String,
}

/// How a player can come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Has no password: a guest who loses the refresh token cannot come back.
    Guest,
    /// Signs in with name and password.
    User,
    /// A program, which belongs to a user and calls with a personal token.
    Bot,
}

/// Id of a session: one sign-in on one device, until it is ended; or of a personal token, until it
/// is revoked or expires.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionId(pub String);

/// What a valid access token says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Who calls.
    pub player: Player,
    /// The user of a bot account, on whom it depends whether the caller may go on.
    pub owner: Option<Arc<str>>,
    /// In which session.
    pub session: SessionId,
    /// What the caller may do.
    pub scopes: Scopes,
    /// When the session is over by itself, in milliseconds; `None` if it lasts until it is ended.
    pub ends_at_ms: Option<u64>,
    /// Whether the player shows others when they were last here.
    pub shows_presence: bool,
}

impl Caller {
    /// A player who has signed in: they may do everything, until they sign out.
    pub fn signed_in(player: Player, session: SessionId) -> Caller {
        let (owner, scopes) = (None, Scopes::ALL);
        Caller { player, owner, session, scopes, ends_at_ms: None, shows_presence: false }
    }

    /// Whether the caller has signed in. The holder of a personal token has not, whatever its
    /// scopes.
    pub fn has_signed_in(&self) -> bool {
        self.scopes == Scopes::ALL
    }
}
