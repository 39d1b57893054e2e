//! The list of open seeks, and waiting for it to change.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use serde::Serialize;
use tokio::time::sleep;
use utoipa::ToSchema;

use super::Seeks;
use crate::{boxed, error::AppError};
use kontor_environment::id_of;
use kontor_games::GameKind;
use kontor_log::chain::{hex, sha256};
use kontor_problems::Refused;
use kontor_service::{requester::Requester, runtime::hub::Topic};
use kontor_tables::{
    table::{
        seek::Seek,
        seek_terms::NewSeek,
        seeks::{self, FoundSeek},
    },
    watch::Watch,
};

kontor_limits::limits! {
    /// Most seeks on a page.
    pub const SEEKS_PAGE_MAX: usize = 50;
}

/// Number of seeks on a page if the caller does not state another one.
pub const SEEKS_PAGE: usize = 20;

/// Maximum number of documents that are read for a page. A page of a list with a filter may have
/// fewer seeks than there is room for, and yet not be the last.
const SCANNED_MAX: usize = 500;

/// Documents that are read at a time.
const SCANNED_AT_A_TIME: usize = 100;

/// Changes that come within this time are read together by waiters.
const GATHERED: Duration = Duration::from_millis(200);

/// A page of seeks.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SeekPage {
    /// The seeks, the oldest first.
    pub items: Vec<Seek>,
    /// Cursor of the next page; null on the last one.
    pub next: Option<String>,
}

/// The filter of the list of seeks.
#[derive(Clone, Debug, Default)]
pub struct SeekFilter {
    /// Only seeks for this ruleset.
    pub ruleset: Option<String>,
    /// Only rated ones, or only others.
    pub rated: Option<bool>,
    /// Only with so many seats.
    pub seats: Option<u8>,
}

/// Which page of the list of seeks.
#[derive(Clone, Copy, Debug)]
pub struct SeekSelector<'a> {
    /// The filter.
    pub filter: &'a SeekFilter,
    /// The `next` of the page before.
    pub cursor: Option<&'a str>,
    /// The most seeks on the page.
    pub limit: usize,
}

impl Seeks {
    /// A page of the open seeks, with an entity tag that changes when the page does. It satisfies
    /// `is_known` only if the time is up or the server is about to stop.
    pub async fn wait_for_list(
        &self,
        watch: &Watch,
        requester: &Requester,
        selector: SeekSelector<'_>,
        wait: Option<Duration>,
        is_known: impl Fn(&SeekPage, &str) -> bool,
    ) -> Result<(SeekPage, String), AppError> {
        let is_first = AtomicBool::new(true);
        let look = async || {
            if !is_first.swap(false, Ordering::Relaxed) {
                sleep(GATHERED).await;
            }
            let page = self.list(selector).await?;
            let text = serde_json::to_vec(&page).expect("contract types are plain data");
            let tag = hex(&sha256(&[&text])[..12]);
            let idle = is_known(&page, &tag);
            Ok(((page, tag), idle))
        };
        watch.wait_until(vec![Topic::Seeks], requester, wait, look).await
    }

    /// A page of the open seeks, the oldest first. It is boxed, because the wait for it is generic:
    /// the crate that polls it would compile this, too.
    #[boxed]
    async fn list<'a>(&'a self, selector: SeekSelector<'a>) -> Result<SeekPage, AppError> {
        let SeekSelector { filter, cursor, limit } = selector;
        if let Some(ruleset) = &filter.ruleset {
            GameKind::from_id(ruleset).ok_or(Refused::RulesetUnknown)?;
        }
        let after = cursor.map(|cursor| seeks::place_of(cursor, "c").ok_or(Refused::CursorInvalid));
        let mut after = after.transpose()?.map(|place| seeks::key_of(&place));
        let (documents, now, mut items) = (self.documents(), self.now(), Vec::new());
        for _ in 0..SCANNED_MAX / SCANNED_AT_A_TIME {
            let (prefix, behind) = (seeks::KEY_PREFIX, after.as_deref());
            let found = documents.scan_undamaged(prefix, behind, SCANNED_AT_A_TIME).await?;
            let is_last = found.len() < SCANNED_AT_A_TIME;
            for (key, document) in found {
                if items.len() == limit {
                    return Ok(SeekPage { items, next: after.as_deref().and_then(cursor_of) });
                }
                let Some(place) = seeks::place_of_key(&key) else { continue };
                match FoundSeek::of(place, &document) {
                    Ok(FoundSeek { kept, .. })
                        if !kept.has_expired(now) && filter.admits(&kept.terms) =>
                    {
                        items.push(self.shown(seeks::seek_id(&place), kept));
                    }
                    Ok(_) => {}
                    // A newer release may have made it. It must not keep the list from the caller.
                    Err(error) => tracing::warn!(key, %error, "a seek is not listed"),
                }
                after = Some(key);
            }
            if is_last {
                return Ok(SeekPage { items, next: None });
            }
        }
        Ok(SeekPage { items, next: after.as_deref().and_then(cursor_of) })
    }
}

impl SeekFilter {
    fn admits(&self, terms: &NewSeek) -> bool {
        self.ruleset.as_ref().is_none_or(|ruleset| terms.ruleset == *ruleset)
            && self.rated.is_none_or(|rated| terms.rated == rated)
            && self.seats.is_none_or(|seats| terms.seats == seats)
    }
}

/// The cursor behind the document with this key.
fn cursor_of(key: &str) -> Option<String> {
    seeks::place_of_key(key).map(|place| id_of("c", &place))
}
