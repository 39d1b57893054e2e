//! How the events of an account are kept: a document with the newest ones and the tables that they
//! were compared with, and pages of older ones.
//!
//! One group writes a page, leaves its events out of the document, and removes the oldest page.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{AccountEvent, AccountNews, tables::KnownTable};
use crate::{
    documents::{Documents, Group, VersionedDocument},
    error::AppError,
    runtime::games::Games,
    time::Timestamp,
};

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "account_events/";

/// Number of events on a page.
pub const PAGE_ITEMS: u64 = 16;

/// Number of pages that are kept; older ones are deleted.
pub const PAGES_KEPT: u64 = 64;

/// How many pages are put apart by one write at most; the next one goes on.
const PAGES_SEALED_MAX: usize = 16;

/// So many events of an account are kept at least.
pub const ITEMS_KEPT_MIN: u64 = PAGES_KEPT * PAGE_ITEMS;

/// The document.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Kept {
    /// Number of the last event on a page.
    sealed: u64,
    /// The events after it.
    recent: Vec<AccountEvent>,
    /// The tables of the player as they were at the last look, by game.
    pub(super) tables: BTreeMap<String, KnownTable>,
    /// The tournaments of whose start the player was told, and not yet of their end.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) tournaments: BTreeSet<String>,
    /// The tournaments of whose cancellation the player was told, as long as that may be done again.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) cancelled: BTreeSet<String>,
    /// The tables to which the player has been told to be invited.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) invited: BTreeSet<String>,
}

/// News, perhaps of a game.
#[derive(Clone)]
pub(super) struct Found {
    pub(super) game: Option<String>,
    pub(super) ruleset: Option<String>,
    pub(super) news: AccountNews,
}

impl Kept {
    /// Number of the last event.
    pub(super) fn last(&self) -> u64 {
        self.sealed + self.recent.len() as u64
    }

    /// Whether this is among the newest events.
    pub(super) fn has_recent(&self, Found { game, ruleset: _, news }: &Found) -> bool {
        self.recent.iter().any(|event| event.game == *game && event.news == *news)
    }

    pub(super) fn push(&mut self, at: Timestamp, Found { game, ruleset, news }: Found) {
        let number = self.last() + 1;
        self.recent.push(AccountEvent { number, at, game, ruleset, news });
    }
}

pub(crate) fn key_of(player: &str) -> String {
    format!("{KEY_PREFIX}{player}")
}

fn page_key(player: &str, page: u64) -> String {
    format!("{KEY_PREFIX}{player}/{page:012}")
}

/// The player whose newest events this document has; `None` if it is another kind of document.
pub(crate) fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX).filter(|player| !player.contains('/'))
}

/// The document of a player; version `None` if there is none yet.
pub(super) async fn read(
    documents: &Documents,
    player: &str,
) -> Result<(Option<u64>, Kept), AppError> {
    let found = documents.read::<Kept>(&key_of(player)).await?;
    Ok(match found {
        Some(VersionedDocument { version, value }) => (Some(version), value),
        None => (None, Kept::default()),
    })
}

/// Adds to a group that the document is written in place of the one with this version, which had so
/// many events itself, for a player who is not gone. Full pages of those are put apart, and as many
/// of the oldest pages go.
pub(super) async fn with_kept(
    documents: &Documents,
    group: Group,
    player: &str,
    (version, stored): (Option<u64>, usize),
    next: &mut Kept,
) -> Result<Group, AppError> {
    let mut group = group.if_living(player);
    for _ in 0..(stored / PAGE_ITEMS as usize).min(PAGES_SEALED_MAX) {
        let page = next.sealed / PAGE_ITEMS;
        let items: Vec<AccountEvent> = next.recent.drain(..PAGE_ITEMS as usize).collect();
        next.sealed += PAGE_ITEMS;
        // An earlier release that was interrupted may have written the page already, and nothing else.
        let key = page_key(player, page);
        let before = documents.0.get(&key).await?;
        group = group.put(key, before.map(|page| page.version), &items);
        if let Some(spent) = page.checked_sub(PAGES_KEPT) {
            let key = page_key(player, spent);
            if let Some(spent) = documents.0.get(&key).await? {
                group = group.delete(key, spent.version);
            }
        }
    }
    Ok(group.put(key_of(player), version, next))
}

/// Adds to a group that a player is told of something, unless that is among the newest events already.
pub(super) async fn with_event(
    documents: &Documents,
    group: Group,
    player: &str,
    (at, found): (Timestamp, Found),
) -> Result<Group, AppError> {
    let (version, mut kept) = read(documents, player).await?;
    // Who is gone is told nothing; the group would conflict each time.
    if kept.has_recent(&found) || documents.is_gone(player).await? {
        return Ok(group);
    }
    let before = (version, recent(&kept));
    kept.push(at, found);
    with_kept(documents, group, player, before, &mut kept).await
}

/// Adds to a group that a player is told of the end of a table, and that no look compares the table
/// any more. It is told once: another look may have found that the table is gone.
pub(super) async fn with_last_event(
    documents: &Documents,
    group: Group,
    player: &str,
    game: &str,
    (at, found): (Timestamp, Found),
) -> Result<Group, AppError> {
    let (version, mut kept) = read(documents, player).await?;
    if documents.is_gone(player).await? {
        return Ok(group);
    }
    let before = (version, recent(&kept));
    kept.tables.remove(game);
    kept.push(at, found);
    with_kept(documents, group, player, before, &mut kept).await
}

/// Removes everything that is kept of the events of a player.
pub(crate) async fn remove_all(documents: &Documents, player: &str) -> Result<(), AppError> {
    documents.remove(&key_of(player)).await?;
    let pages = format!("{}/", key_of(player));
    for (key, _) in documents.0.scan(&pages, None, 2 * PAGES_KEPT as usize).await? {
        documents.remove(&key).await?;
    }
    Ok(())
}

/// How many events the document itself has.
pub(super) fn recent(kept: &Kept) -> usize {
    kept.recent.len()
}

/// At most `limit` events after this number. Those of pages that are gone are left out.
pub(super) async fn after(
    games: &Games,
    player: &str,
    kept: &Kept,
    number: u64,
    limit: usize,
) -> Result<Vec<AccountEvent>, AppError> {
    let documents = Documents(games.documents().clone());
    let mut items = stored_after(&documents, player, kept, number, limit).await?;
    let players = items.iter_mut().filter_map(|item| item.news.player_mut());
    players.for_each(|player| games.former.rename(player));
    Ok(items)
}

async fn stored_after(
    documents: &Documents,
    player: &str,
    kept: &Kept,
    after: u64,
    limit: usize,
) -> Result<Vec<AccountEvent>, AppError> {
    let pages = kept.sealed / PAGE_ITEMS;
    let first = (after / PAGE_ITEMS).max(pages.saturating_sub(PAGES_KEPT));
    let mut items = Vec::new();
    for page in first..pages {
        if items.len() >= limit {
            break;
        }
        let found = documents.read::<Vec<AccountEvent>>(&page_key(player, page)).await?;
        items.extend(found.into_iter().flat_map(|page| page.value));
        items.retain(|item| item.number > after);
    }
    items.extend(kept.recent.iter().filter(|item| item.number > after).cloned());
    items.truncate(limit);
    Ok(items)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::{DocumentStore, MemoryStore};

    use super::*;
    use crate::documents::{Tombstone, tombstone_key};

    const PLAYER: &str = "p_ada";

    fn found(game: usize) -> Found {
        let (game, ruleset) = (Some(format!("g_{game}")), Some("medici".to_owned()));
        Found { game, ruleset, news: AccountNews::Started {} }
    }

    /// Whether the document was written in place of this one.
    async fn write(documents: &Documents, before: (Option<u64>, usize), mut next: Kept) -> bool {
        let group = with_kept(documents, Group::new(), PLAYER, before, &mut next).await.unwrap();
        documents.write_group(group).await.unwrap().is_none()
    }

    /// Adds events, at most three at a time, until there are so many.
    async fn fill(documents: &Documents, until: u64) {
        loop {
            let (version, kept) = read(documents, PLAYER).await.unwrap();
            let (stored, mut next) = (recent(&kept), kept);
            for _ in 0..3 {
                if next.last() < until {
                    let game = usize::try_from(next.last()).unwrap();
                    next.push(Timestamp(1), found(game));
                }
            }
            if next.recent.len() == stored {
                return;
            }
            assert!(write(documents, (version, stored), next).await);
        }
    }

    async fn numbers(documents: &Documents, from: u64, limit: usize) -> Vec<u64> {
        let (_, kept) = read(documents, PLAYER).await.unwrap();
        let items = stored_after(documents, PLAYER, &kept, from, limit).await.unwrap();
        assert!(items.iter().all(|item| item.game == Some(format!("g_{}", item.number - 1))));
        items.iter().map(|item| item.number).collect()
    }

    #[tokio::test]
    async fn every_event_has_its_number_and_old_pages_go() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        fill(&documents, 100).await;
        assert_eq!(numbers(&documents, 0, 500).await, (1..=100).collect::<Vec<_>>());
        assert_eq!(numbers(&documents, 15, 4).await, [16, 17, 18, 19]);
        assert_eq!(numbers(&documents, 100, 4).await, [] as [u64; 0]);
        let all = 2 * ITEMS_KEPT_MIN + 7;
        fill(&documents, all).await;
        let kept = numbers(&documents, 0, usize::MAX).await;
        assert!(kept.len() as u64 >= ITEMS_KEPT_MIN);
        assert_eq!(kept, (all + 1 - kept.len() as u64..=all).collect::<Vec<_>>());
        let stored = store.scan(KEY_PREFIX, None, usize::MAX).await.unwrap().len() as u64;
        assert!(stored <= PAGES_KEPT + 2, "{stored} documents");
    }

    /// Two servers have read the same document, and both put the same page apart.
    #[tokio::test]
    async fn of_two_who_write_at_the_same_time_one_does() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        fill(&documents, 20).await;
        let (version, kept) = read(&documents, PLAYER).await.unwrap();
        let stored = recent(&kept);
        let (mut first, mut second) = (kept.clone(), kept);
        first.push(Timestamp(2), found(20));
        second.push(Timestamp(3), found(99));
        assert!(write(&documents, (version, stored), first).await);
        assert!(!write(&documents, (version, stored), second).await);
        assert_eq!(numbers(&documents, 0, 500).await, (1..=21).collect::<Vec<_>>());
    }

    /// Who tells a player something writes other things with it, which must not wait for ever.
    #[tokio::test]
    async fn nothing_is_added_for_a_player_who_is_gone() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        fill(&documents, 2).await;
        documents.write(&tombstone_key(PLAYER), None, &Tombstone::default()).await.unwrap();
        let event = (Timestamp(1), found(7));
        let other = Group::new().put("other", None, &1);
        let group = with_event(&documents, other, PLAYER, event).await.unwrap();
        assert_eq!(documents.write_group(group).await.unwrap(), None);
        assert!(documents.read::<u8>("other").await.unwrap().is_some());
        assert_eq!(numbers(&documents, 0, 500).await, [1, 2]);
    }

    /// It was killed between the page and the document.
    #[tokio::test]
    async fn a_page_that_an_earlier_release_has_left_is_written_again() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        fill(&documents, 16).await;
        let (_, kept) = read(&documents, PLAYER).await.unwrap();
        documents.write(&page_key(PLAYER, 0), None, &kept.recent).await.unwrap();
        fill(&documents, 20).await;
        assert_eq!(read(&documents, PLAYER).await.unwrap().1.sealed, 16);
        assert_eq!(numbers(&documents, 0, 500).await, (1..=20).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn the_last_event_of_a_table_is_told_and_the_table_is_compared_no_more() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let mut kept = Kept::default();
        kept.tables.insert("g_7".to_owned(), KnownTable::default());
        kept.tables.insert("g_8".to_owned(), KnownTable::default());
        assert!(write(&documents, (None, 0), kept).await);
        let told = (Timestamp(1), found(7));
        let group = with_last_event(&documents, Group::new(), PLAYER, "g_7", told).await.unwrap();
        assert!(documents.write_group(group).await.unwrap().is_none());
        let (_, kept) = read(&documents, PLAYER).await.unwrap();
        assert_eq!(kept.tables.keys().collect::<Vec<_>>(), ["g_8"]);
        assert_eq!((kept.last(), kept.recent[0].game.as_deref()), (1, Some("g_7")));
    }

    /// A look may find more than one write puts apart.
    #[tokio::test]
    async fn many_events_at_once_are_put_apart_by_several_writes() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let all = (PAGES_SEALED_MAX as u64 + 2) * PAGE_ITEMS;
        let mut kept = Kept::default();
        (0..all).for_each(|game| kept.push(Timestamp(1), found(usize::try_from(game).unwrap())));
        assert!(write(&documents, (None, 0), kept).await);
        for sealed in [PAGES_SEALED_MAX as u64 * PAGE_ITEMS, all - PAGE_ITEMS] {
            fill(&documents, read(&documents, PLAYER).await.unwrap().1.last() + 1).await;
            assert!(read(&documents, PLAYER).await.unwrap().1.sealed >= sealed);
        }
        assert_eq!(numbers(&documents, 0, usize::MAX).await, (1..=all + 2).collect::<Vec<_>>());
    }
}
