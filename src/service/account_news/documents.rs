//! How the events of an account are kept: a document with the newest ones and the tables that they
//! were compared with, and pages of older ones.
//!
//! One group writes a page, leaves its events out of the document, and removes the oldest page.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    AccountEvent, AccountNews, asked,
    tables::{KnownTable, has_left},
};
use crate::{
    boxed,
    documents::{self, Documents, Group, VersionedDocument},
    error::ServiceError,
    runtime::games::Games,
};
use kontor_log::time::Timestamp;
use kontor_store::WRITE_KEYS_MAX;

/// What a player who is told of the end of a table has to do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The player sits there, or has made it.
    Player,
    /// The player was asked there, and may have come and left since.
    Asked,
}

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "account_events/";

/// Number of events on a page.
pub const PAGE_ITEMS: u64 = 16;

/// Number of pages that are kept; older ones are deleted.
pub const PAGES_KEPT: u64 = 64;

/// How many pages are put apart by one write at most; the next one goes on.
const PAGES_SEALED_MAX: usize = 16;

/// What a group names for each player who is told something: the document, and the tombstone that
/// must not be there.
const KEYS_OF_PLAYER: usize = 2;

/// What it names for each page: that one, and the old one that goes.
const KEYS_OF_PAGE: usize = 2;

/// What else it names that tells several players of the end of a table.
const OTHER_KEYS: usize = 1;

kontor_limits::limits! {
    /// How many events of an account are kept at least.
    pub const ACCOUNT_EVENTS_KEPT_MIN: u64 = PAGES_KEPT * PAGE_ITEMS;
}

/// The document.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Kept {
    /// Number of the last event on a page.
    sealed: u64,
    /// The events after it.
    recent: Vec<AccountEvent>,
    /// The tables of the player as they were at the last look, by game.
    pub tables: BTreeMap<String, KnownTable>,
    /// The tables to which the player has been told to be invited.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub invited: BTreeSet<String>,
}

/// News, perhaps of a game.
#[derive(Clone)]
pub struct NewsItem {
    /// Id of the game.
    pub game: Option<String>,
    /// Its ruleset.
    pub ruleset: Option<String>,
    /// What has happened.
    pub news: AccountNews,
}

impl Kept {
    /// Number of the last event.
    pub fn last(&self) -> u64 {
        self.sealed + self.recent.len() as u64
    }

    /// Whether this is among the newest events.
    pub(super) fn has_recent(&self, NewsItem { game, ruleset: _, news }: &NewsItem) -> bool {
        self.recent.iter().any(|event| event.game == *game && event.news == *news)
    }

    /// Adds an event with the next number.
    pub fn push(&mut self, at: Timestamp, NewsItem { game, ruleset, news }: NewsItem) {
        let number = self.last() + 1;
        self.recent.push(AccountEvent { number, at, game, ruleset, news });
    }
}

/// The key of the document with the newest events of a player.
pub fn key_of(player: &str) -> String {
    format!("{KEY_PREFIX}{player}")
}

fn page_key(player: &str, page: u64) -> String {
    format!("{KEY_PREFIX}{player}/{page:012}")
}

/// The player whose newest events this document has; `None` if it is another kind of document.
pub fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX).filter(|player| !player.contains('/'))
}

/// The document of a player; version `None` if there is none yet.
#[boxed]
pub async fn read(
    documents: &Documents,
    player: &str,
) -> Result<(Option<u64>, Kept), ServiceError> {
    documents.read::<Kept>(&key_of(player)).await.map(version_and_value)
}

/// The same for another player, who tells this one something and must not be stopped by damage.
/// `None` if the document is damaged: nothing is told there until it is repaired.
#[boxed]
pub async fn read_to_tell(
    documents: &Documents,
    player: &str,
) -> Result<Option<(Option<u64>, Kept)>, ServiceError> {
    Ok(match documents.find::<Kept>(&key_of(player)).await? {
        documents::Found::Whole(kept) => Some(version_and_value(kept)),
        documents::Found::Damaged(_) => None,
    })
}

fn version_and_value(found: Option<VersionedDocument<Kept>>) -> (Option<u64>, Kept) {
    found.map_or_else(Default::default, |kept| (Some(kept.version), kept.value))
}

/// How many pages each of so many players may put apart by one write that tells all of them.
pub(super) fn pages_of_each(players: usize) -> usize {
    let keys = (WRITE_KEYS_MAX - OTHER_KEYS) / players.max(1);
    (keys.saturating_sub(KEYS_OF_PLAYER) / KEYS_OF_PAGE).min(PAGES_SEALED_MAX)
}

/// Adds to a group that the document is written in place of the one with this version, which had so
/// many events itself, for a player who is not gone. Full pages of those are put apart, and as many
/// of the oldest pages go.
#[boxed]
pub async fn with_kept(
    documents: &Documents,
    group: Group,
    player: &str,
    before: (Option<u64>, usize),
    next: &mut Kept,
) -> Result<Group, ServiceError> {
    with_kept_of_many(documents, group, player, before, (next, PAGES_SEALED_MAX)).await
}

/// The same, with so many pages at most.
async fn with_kept_of_many(
    documents: &Documents,
    group: Group,
    player: &str,
    (version, stored): (Option<u64>, usize),
    (next, pages_max): (&mut Kept, usize),
) -> Result<Group, ServiceError> {
    let mut group = group.if_living(player);
    for _ in 0..(stored / PAGE_ITEMS as usize).min(pages_max) {
        let page = next.sealed / PAGE_ITEMS;
        let items: Vec<AccountEvent> = next.recent.drain(..PAGE_ITEMS as usize).collect();
        next.sealed += PAGE_ITEMS;
        // An earlier release that was interrupted may have written the page already, and nothing
        // else.
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

/// Adds to a group that a player is told of something, unless that is among the newest events
/// already, or they are damaged.
pub(super) async fn with_event(
    documents: &Documents,
    group: Group,
    player: &str,
    (at, found): (Timestamp, NewsItem),
) -> Result<Group, ServiceError> {
    let Some((version, mut kept)) = read_to_tell(documents, player).await? else {
        return Ok(group);
    };
    // A deleted player is told nothing; the group would conflict each time.
    if kept.has_recent(&found) || documents.is_gone(player).await? {
        return Ok(group);
    }
    let before = (version, recent(&kept));
    kept.push(at, found);
    with_kept(documents, group, player, before, &mut kept).await
}

/// What a group changes so that a player is told of the end of a table, and no look compares the
/// table any more. A participant is told once: another look may have found that the table is gone.
/// A player who was only asked is told as long as the table is still among those that may be
/// joined. A player who has come and left is told of that, and not of the end. A player with a
/// damaged document is told nothing.
///
/// All its values are about as long as the one that they replace: what is on the pages leaves it.
pub(super) async fn last_event(
    documents: &Documents,
    (player, part): (&str, Part),
    (at, found): (Timestamp, NewsItem),
    pages_max: usize,
) -> Result<Group, ServiceError> {
    let Some((version, mut kept)) = read_to_tell(documents, player).await? else {
        return Ok(Group::new());
    };
    let before = (version, recent(&kept));
    let known = found.game.as_ref().and_then(|game| kept.tables.remove(game));
    let news = match (part, known) {
        (Part::Player, _) => vec![found.news],
        (Part::Asked, Some(known)) if known.invited => vec![found.news],
        (Part::Asked, Some(known)) => has_left(player, &known),
        (Part::Asked, None) => return Ok(Group::new()),
    };
    if documents.is_gone(player).await? {
        return Ok(Group::new());
    }
    let NewsItem { game, ruleset, .. } = found;
    for news in news {
        kept.push(at, NewsItem { game: game.clone(), ruleset: ruleset.clone(), news });
    }
    with_kept_of_many(documents, Group::new(), player, before, (&mut kept, pages_max)).await
}

/// Removes everything that is kept of the events of a player who is gone, and that the player was
/// asked to tables.
#[boxed]
pub async fn remove_all(documents: &Documents, player: &str) -> Result<(), ServiceError> {
    let kept = documents.read_undamaged::<Kept>(&key_of(player)).await?;
    let (_, kept) = version_and_value(kept);
    asked::forget_player(documents, kept.tables.keys(), player).await?;
    documents.remove(&key_of(player)).await?;
    documents.remove_all(&format!("{}/", key_of(player))).await
}

/// How many events the document itself has.
pub fn recent(kept: &Kept) -> usize {
    kept.recent.len()
}

/// At most `limit` events after this number. Those of pages that are gone or damaged are left out.
#[boxed]
pub async fn after(
    games: &Games,
    player: &str,
    kept: &Kept,
    number: u64,
    limit: usize,
) -> Result<Vec<AccountEvent>, ServiceError> {
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
) -> Result<Vec<AccountEvent>, ServiceError> {
    let pages = kept.sealed / PAGE_ITEMS;
    let first = (after / PAGE_ITEMS).max(pages.saturating_sub(PAGES_KEPT));
    let mut items = Vec::new();
    for page in first..pages {
        if items.len() >= limit {
            break;
        }
        let key = page_key(player, page);
        let found = documents.read_undamaged::<Vec<AccountEvent>>(&key).await?;
        items.extend(found.into_iter().flat_map(|page| page.value));
        items.retain(|item| item.number > after);
    }
    items.extend(kept.recent.iter().filter(|item| item.number > after).cloned());
    items.truncate(limit);
    Ok(items)
}

#[cfg(test)]
mod tests;
