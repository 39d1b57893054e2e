//! Unused guests. A guest has one session and no other way back, so a guest without a session is
//! unused for good.

use crate::boxed;
use std::{
    collections::HashSet,
    hash::{BuildHasher, RandomState},
};

use super::{
    Account, Accounts, Leaver, SessionId, account::KEY_PREFIX, sessions, sessions::Session,
};
use crate::error::AccountsError;
use kontor_service::documents::{Documents, Found};

/// How many documents are read at a time.
const SCANNED_AT_A_TIME: usize = 256;

/// Maximum number of unused guests that are found at a time; the next look finds more.
const FOUND_MAX: usize = 10_000;

/// Reads the documents whose keys begin with a prefix, page by page.
struct Scan<'a> {
    documents: &'a Documents,
    prefix: &'static str,
    /// The last key that was read.
    after: Option<String>,
    is_over: bool,
}

impl<'a> Scan<'a> {
    fn new(documents: &'a Documents, prefix: &'static str) -> Self {
        Scan { documents, prefix, after: None, is_over: false }
    }

    /// Keys, versions and texts of the next page; `None` after the last one. A document that the
    /// store finds damaged has no text.
    async fn next_page(&mut self) -> Result<Option<Vec<(String, u64, String)>>, AccountsError> {
        if self.is_over {
            return Ok(None);
        }
        let after = self.after.as_deref();
        let found = self.documents.scan_each(self.prefix, after, SCANNED_AT_A_TIME).await?;
        let page = found.into_iter().map(|(key, document)| {
            let (version, text) =
                document.map(|kept| (kept.version, kept.value)).unwrap_or_default();
            (key, version, text)
        });
        let page: Vec<_> = page.collect();
        self.is_over = page.len() < SCANNED_AT_A_TIME;
        self.after = page.last().map(|(key, ..)| key.clone());
        Ok(Some(page))
    }
}

impl Accounts {
    /// Ends the sessions of guests that were not refreshed after `latest`, and returns the guests
    /// who were made before then and have no session. A session that is refreshed at the same
    /// moment has another version, and stays.
    #[boxed]
    pub async fn unused_guests(&self, latest_ms: u64) -> Result<Vec<Leaver>, AccountsError> {
        // Two players with the same hash would keep one of them for longer.
        let (hasher, mut used) = (RandomState::new(), HashSet::new());
        let mut is_all_read = true;
        let mut sessions = Scan::new(&self.documents, sessions::KEY_PREFIX);
        while let Some(page) = sessions.next_page().await? {
            for (key, version, text) in page {
                let Ok(session) = serde_json::from_str::<Session>(&text) else {
                    is_all_read = false;
                    continue;
                };
                let player = session.player();
                let is_old = session.refreshed_at_ms() <= latest_ms;
                let is_over = is_old && self.ends_if_unused(&key, version, player).await?;
                if !is_over {
                    used.insert(hasher.hash_one(player));
                }
            }
        }
        // A session that this release cannot read may be that of any guest.
        if !is_all_read {
            tracing::warn!("no guest is forgotten, because a session cannot be read");
            return Ok(Vec::new());
        }
        self.guests_unused(latest_ms, |id| used.contains(&hasher.hash_one(id))).await
    }

    /// The first guests who were made before this time and are not used.
    async fn guests_unused(
        &self,
        latest_ms: u64,
        is_used: impl Fn(&str) -> bool,
    ) -> Result<Vec<Leaver>, AccountsError> {
        let mut unused = Vec::new();
        let mut accounts = Scan::new(&self.documents, KEY_PREFIX);
        while let Some(page) = accounts.next_page().await? {
            for (key, version, text) in page {
                let Ok(account) = serde_json::from_str::<Account>(&text) else { continue };
                let id = key.strip_prefix(KEY_PREFIX).unwrap_or(&key);
                if account.is_guest() && account.created_at_ms <= latest_ms && !is_used(id) {
                    let (version, listed) = (Some(version), Found::Whole(None));
                    unused.push(Leaver { id: id.to_owned(), version, name: None, listed });
                }
                if unused.len() == FOUND_MAX {
                    return Ok(unused);
                }
            }
        }
        Ok(unused)
    }

    /// Ends an old session, if it ends with disuse: that of a guest, or what is left of a deleted
    /// account. Returns whether it has ended. What is damaged stays, and stops no other.
    async fn ends_if_unused(
        &self,
        key: &str,
        version: u64,
        player: &str,
    ) -> Result<bool, AccountsError> {
        let removed = async {
            let account = self.account(player).await?;
            if account.is_some_and(|account| !account.is_guest())
                || !self.documents.remove_if(key, version).await?
            {
                return Ok(false);
            }
            if let Some(id) = key.strip_prefix(sessions::KEY_PREFIX) {
                self.end_session(player, &SessionId(id.to_owned())).await?;
            }
            Ok(true)
        };
        match removed.await {
            Err(error) if AccountsError::damage(&error).is_some() => {
                tracing::warn!(player, %error, "an old session is kept");
                Ok(false)
            }
            removed => removed,
        }
    }
}
