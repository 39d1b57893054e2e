//! The account of a player as stored.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    acts::Operated,
    names::claim_keys,
    own_profile::OwnProfile,
    recovery_codes::RecoveryCodes,
    sign_outs::{SignOuts, is_zero},
};
use kontor_auth::{Engine, Player, PlayerKind};

/// A player as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Account {
    pub(super) name: String,
    pub(super) created_at_ms: u64,
    pub(super) login: Login,
    /// How often all sessions were ended at once.
    #[serde(default, skip_serializing_if = "SignOuts::is_none")]
    pub(super) sign_outs: SignOuts,
    /// How often all that acts without the password was switched off.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) revocations: u64,
    /// The recovery codes that were not used yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) recovery: Option<RecoveryCodes>,
    /// What the player says of themself, and shows of themself.
    #[serde(default, skip_serializing_if = "OwnProfile::is_empty")]
    pub(super) profile: OwnProfile,
    /// What operators have decided about the account.
    #[serde(default, skip_serializing_if = "Operated::is_none")]
    pub(super) operated: Operated,
}

/// How the player signs in again.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Login {
    Guest {},
    User {
        password_hash: String,
        /// The idempotency key of the request by which a guest became this user.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        upgraded_by: Option<String>,
    },
    /// Not at all: the owner makes personal tokens for it.
    Bot {
        owner: String,
        engine: Arc<Engine>,
    },
}

/// What the keys of the documents with accounts begin with.
pub(super) const KEY_PREFIX: &str = "player/";

/// The key of the document with the account of a player.
pub fn key_of_player(id: &str) -> String {
    Account::key(id)
}

/// The player in the document with this key; `None` if the document is of another kind.
pub fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX)
}

impl Account {
    pub(super) fn key(id: &str) -> String {
        format!("{KEY_PREFIX}{id}")
    }

    /// An account as it begins.
    pub(super) fn new(name: String, created_at_ms: u64, login: Login) -> Account {
        Account {
            name,
            created_at_ms,
            login,
            sign_outs: SignOuts::default(),
            revocations: 0,
            recovery: None,
            profile: OwnProfile::default(),
            operated: Operated::default(),
        }
    }

    pub(super) fn player(&self, id: &str) -> Player {
        let (kind, engine) = match &self.login {
            Login::Guest {} => (PlayerKind::Guest, None),
            Login::User { .. } => (PlayerKind::User, None),
            Login::Bot { owner: _, engine } => (PlayerKind::Bot, Some(engine.clone())),
        };
        Player { id: id.to_owned(), name: self.name.clone(), kind, engine }
    }

    /// The hash of the password of a user.
    pub(super) fn password_hash(&self) -> Option<&str> {
        match &self.login {
            Login::Guest {} | Login::Bot { .. } => None,
            Login::User { password_hash, upgraded_by: _ } => Some(password_hash),
        }
    }

    /// The user to whom a bot account belongs.
    pub(super) fn owner(&self) -> Option<&str> {
        match &self.login {
            Login::Guest {} | Login::User { .. } => None,
            Login::Bot { owner, engine: _ } => Some(owner),
        }
    }

    pub(super) fn is_guest(&self) -> bool {
        matches!(self.login, Login::Guest {})
    }

    /// Whether this player claims the document with this key by the name. Guests do not claim their
    /// names, so the answer for a guest is always no.
    pub(super) fn claims(&self, key: &str) -> bool {
        match self.login {
            Login::Guest {} => false,
            Login::User { .. } | Login::Bot { .. } => {
                claim_keys(&self.name).iter().any(|claimed| claimed == key)
            }
        }
    }
}
