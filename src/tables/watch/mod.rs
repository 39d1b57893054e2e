//! Following games: views, feeds of events and messages, open decisions of a player, and long
//! polling.

pub mod due;
pub mod events;
pub mod feed;
pub mod long_poll;
pub mod views;

use std::sync::Arc;

use kontor_accounts::Accounts;
use kontor_contract::tags::ViewTags;
use kontor_service::runtime::games::Games;

/// Views, feeds, and long polling.
#[derive(Clone)]
pub struct Watch {
    pub(crate) games: Games,
    pub(crate) tags: Arc<ViewTags>,
    pub(crate) accounts: Arc<Accounts>,
}

impl Watch {
    /// Views and feeds of these games. A long poll or stream ends when the session of its requester
    /// ends.
    pub fn new(games: Games, tags: Arc<ViewTags>, accounts: Arc<Accounts>) -> Self {
        Watch { games, tags, accounts }
    }
}
