//! Unused guests. A guest has one session and no other way back, so a guest without a session is
//! unused for good.

use std::{
    collections::HashSet,
    hash::{BuildHasher, RandomState},
};

use super::{Account, Accounts, KEY_PREFIX, Leaver, SessionId, sessions, sessions::Session};
use crate::error::AppError;
use kontor_service::documents::{Documents, Found};

/// How many documents are read at a time.
const SCANNED_AT_A_TIME: usize = 256;

/// Maximum number of unused guests that are found at a time; the next look finds more.
const FOUND_MAX: usize = 10_000;

/// Calls `each` with key, version and text of every document whose key begins with the prefix. One
/// that the store finds damaged has no text.
async fn for_each(
    documents: &Documents,
    prefix: &str,
    mut each: impl AsyncFnMut(&str, u64, &str) -> Result<bool, AppError>,
) -> Result<(), AppError> {
    let mut after = None::<String>;
    loop {
        let found = documents.scan_each(prefix, after.as_deref(), SCANNED_AT_A_TIME).await?;
        for (key, document) in &found {
            let read = document.as_ref().map(|kept| (kept.version, &*kept.value));
            let (version, text) = read.unwrap_or_default();
            if !each(key, version, text).await? {
                return Ok(());
            }
        }
        match found.into_iter().nth(SCANNED_AT_A_TIME - 1) {
            Some((last, _)) => after = Some(last),
            None => return Ok(()),
        }
    }
}

impl Accounts {
    /// Ends the sessions of guests that were not refreshed after `latest`, and returns the guests
    /// who were made before then and have no session. A session that is refreshed at the same
    /// moment has another version, and stays.
    pub(crate) async fn unused_guests(&self, latest_ms: u64) -> Result<Vec<Leaver>, AppError> {
        // Two players with the same hash would keep one of them for longer.
        let (hasher, mut used) = (RandomState::new(), HashSet::new());
        let mut is_all_read = true;
        for_each(&self.documents, sessions::KEY_PREFIX, async |key, version, text| {
            let Ok(session) = serde_json::from_str::<Session>(text) else {
                is_all_read = false;
                return Ok(true);
            };
            let player = session.player();
            let is_old = session.refreshed_at_ms() <= latest_ms;
            let is_over = is_old
                && self.ends_with_disuse(player).await?
                && self.documents.remove_if(key, version).await?;
            if !is_over {
                used.insert(hasher.hash_one(player));
            } else if let Some(id) = key.strip_prefix(sessions::KEY_PREFIX) {
                self.end_session(player, &SessionId(id.to_owned())).await?;
            }
            Ok(true)
        })
        .await?;
        // A session that this release cannot read may be that of any guest.
        if !is_all_read {
            tracing::warn!("no guest is forgotten, because a session cannot be read");
            return Ok(Vec::new());
        }
        let mut unused = Vec::new();
        for_each(&self.documents, KEY_PREFIX, async |key, version, text| {
            let Ok(account) = serde_json::from_str::<Account>(text) else { return Ok(true) };
            let id = key.strip_prefix(KEY_PREFIX).unwrap_or(key);
            if account.is_guest()
                && account.created_at_ms <= latest_ms
                && !used.contains(&hasher.hash_one(id))
            {
                let (version, listed) = (Some(version), Found::Whole(None));
                unused.push(Leaver { id: id.to_owned(), version, name: None, listed });
            }
            Ok(unused.len() < FOUND_MAX)
        })
        .await?;
        Ok(unused)
    }

    /// Whether sessions of this player end with disuse: those of guests, and what is left of a
    /// deleted account.
    async fn ends_with_disuse(&self, player: &str) -> Result<bool, AppError> {
        let account = self.account(player).await?;
        Ok(account.is_none_or(|account| account.is_guest()))
    }
}
