//! The requester of a use case, and the idempotency key that a request may carry.

use std::sync::Arc;

use kontor_auth::{Player, SessionId};
use kontor_store::IdempotentRequest;

use kontor_log::table_event::PlayerRef;

/// The maker of a request, for everything that is not public.
#[derive(Clone, Debug, Default)]
pub struct Requester {
    /// Id of the signed-in player.
    pub player: Option<String>,
    /// The session of the player's token. Long polls and streams end when the session ends.
    pub session: Option<SessionId>,
    /// The invite that came with the request.
    pub invite: Option<String>,
}

impl Requester {
    /// A signed-in player, with the invite that came with the request.
    pub fn of(player: &Player, invite: Option<String>) -> Self {
        Requester { player: Some(player.id.clone()), session: None, invite }
    }
}

/// An idempotency key and the hash of the request that it came with.
#[derive(Clone, Debug)]
pub struct RequestKey {
    /// The value of the header `Idempotency-Key`.
    pub key: String,
    /// Hash of method, path and canonical body.
    pub fingerprint: String,
}

impl RequestKey {
    /// The key in the form that is stored in the log.
    pub fn stored_for(self, player: &str) -> Arc<IdempotentRequest> {
        Arc::new(IdempotentRequest {
            player: player.to_owned(),
            key: self.key,
            fingerprint: self.fingerprint,
        })
    }
}

/// The player in the form that events contain.
pub fn player_ref(player: &Player) -> PlayerRef {
    PlayerRef {
        id: player.id.as_str().into(),
        name: player.name.as_str().into(),
        kind: Some(player.kind),
        engine: player.engine.clone(),
    }
}
