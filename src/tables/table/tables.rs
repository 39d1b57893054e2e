//! What all use cases of tables share: the games, the keys of ids, and what is being made.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
};

use kontor_auth::keys::Keys;
use kontor_service::runtime::games::Games;

/// How many tables of each player this server is making at the moment.
pub(super) type BeingMade = Arc<Mutex<HashMap<String, usize>>>;

/// The use cases of creating, finding and changing tables.
#[derive(Clone)]
pub struct Tables {
    /// The games in memory.
    pub games: Games,
    pub(super) keys: Arc<Keys>,
    pub(super) being_made: BeingMade,
}

impl Tables {
    /// Tables of these games. The secret in `keys` determines the ids of games that are created
    /// with an idempotency key.
    pub fn new(games: Games, keys: Arc<Keys>) -> Self {
        Tables { games, keys, being_made: BeingMade::default() }
    }
}
