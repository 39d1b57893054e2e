//! Authentication: the server's keys, access and refresh tokens, stream tickets, passwords, and
//! signatures of records.
//!
//! This crate must not know HTTP, games or storage. Everything here is a function of its
//! arguments: the caller passes in the time, random bytes and stored hashes. Only [`key_directory`]
//! uses the disk, and only [`passwords`] has threads. A token does not tell
//! whether its session still exists; the crate `kontor-app` checks that.

pub mod jwks;
mod jws;
pub mod key_directory;
pub mod key_list;
pub mod keys;
pub mod passwords;
pub mod records;
pub mod refresh;
pub mod tickets;
pub mod tokens;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A player, as everybody may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Player {
    /// The player's id. It never changes.
    #[schema(example = "p_mzxw6ytboi2dgnbvgy3tqojqgi")]
    pub id: String,
    /// The name to show, 1 to 40 characters. Names of users are unique, names of guests are not.
    #[schema(example = "Ada")]
    pub name: String,
    /// Whether the player can sign in again with a password.
    pub kind: PlayerKind,
}

/// How a player can come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Has no password: whoever loses the refresh token cannot come back.
    Guest,
    /// Signs in with name and password.
    User,
}

/// Id of a session: one sign-in on one device, until it is ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionId(pub String);

/// What a valid access token says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// Who calls.
    pub player: Player,
    /// In which session.
    pub session: SessionId,
}
