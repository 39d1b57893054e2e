//! The use cases of records, and how many records are checked at a time.

use std::sync::Arc;

use crate::table::tables::Tables;
use kontor_auth::keys::Keys;
use kontor_service::runtime::{games::Games, work_pool::WorkPool};
use kontor_threads::NoThreads;

/// Maximum number of records that are checked at the same time.
pub const CHECKS_RUNNING_MAX: usize = 2;

/// Maximum number of records of one player that wait to be checked, and forks to be written.
pub const CHECKS_WAITING_MAX: usize = 6;

/// Writing, verifying and importing records, and forks.
#[derive(Clone)]
pub struct Records {
    pub(crate) games: Games,
    pub(crate) tables: Tables,
    pub(crate) keys: Arc<Keys>,
    pub(crate) checks: Arc<WorkPool>,
}

impl Records {
    /// Records of these games, signed by these keys.
    pub fn new(games: Games, tables: Tables, keys: Arc<Keys>) -> Result<Self, NoThreads> {
        let checks = WorkPool::start("records", CHECKS_RUNNING_MAX, CHECKS_WAITING_MAX)?;
        Ok(Records { games, tables, keys, checks: Arc::new(checks) })
    }
}
