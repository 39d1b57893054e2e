//! Who asks, and the idempotency key that a request may carry.

use std::sync::Arc;

use kontor_auth::{Player, SessionId};
use kontor_store::IdempotentRequest;

use crate::log::table_event::PlayerRef;

/// Who asks for something that not everyone may see.
#[derive(Clone, Debug, Default)]
pub struct Requester {
    /// The signed-in player.
    pub player: Option<String>,
    /// The session of the player's token: long polls and streams end with it.
    pub session: Option<SessionId>,
    /// The invite that came with the request.
    pub invite: Option<String>,
}

impl Requester {
    /// A signed-in player, with the invite that the request brought.
    pub fn of(player: &Player, invite: Option<String>) -> Self {
        Requester { player: Some(player.id.clone()), session: None, invite }
    }
}

/// An idempotency key and the hash of the request that it came with.
#[derive(Clone, Debug)]
pub struct RequestKey {
    /// The Idempotency-Key.
    pub key: String,
    /// Hash of method, path and canonical body.
    pub fingerprint: String,
}

impl RequestKey {
    /// The key as the log keeps it.
    pub(crate) fn of(self, player: &str) -> Arc<IdempotentRequest> {
        Arc::new(IdempotentRequest {
            player: player.to_owned(),
            key: self.key,
            fingerprint: self.fingerprint,
        })
    }
}

/// A player as events name them.
pub(crate) fn player_ref(player: &Player) -> PlayerRef {
    PlayerRef { id: player.id.as_str().into(), name: player.name.as_str().into() }
}
