//! Telling a player what no look at their tables finds, in the group of what has happened.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    AccountNews,
    documents::{self, NewsItem, Part},
    tables::{ACCOUNT_EVENTS_TABLES_MAX, KnownTable},
};
use crate::{
    boxed,
    documents::{Documents, Group},
    error::ServiceError,
    runtime::{games::Games, hub::Topic},
};
use kontor_log::time::Timestamp;
use kontor_store::{DOCUMENT_BYTES_MAX, WRITE_BYTES_MAX, WRITE_KEYS_MAX};

/// Adds to a group an event that is about no table, unless it is among the newest ones already. The
/// group can tell a player once, and conflicts if the player was told of something else since the
/// read, or is gone. Once it is written, those who follow are to be woken by [`wake_followers`].
#[boxed]
pub async fn with_news(
    games: &Games,
    group: Group,
    player: &str,
    news: AccountNews,
) -> Result<Group, ServiceError> {
    let (documents, at) = (Documents(games.documents().clone()), Timestamp(games.clock().now_ms()));
    let found = NewsItem { game: None, ruleset: None, news };
    documents::with_event(&documents, group, player, (at, found)).await
}

/// Adds to a group an event about a table with this ruleset, unless it is among the newest ones
/// already. Once the group is written, those who follow are to be woken by [`wake_followers`].
#[boxed]
pub async fn with_news_of_table(
    documents: &Documents,
    group: Group,
    player: &str,
    (game, ruleset, at): (&str, &str, Timestamp),
    news: AccountNews,
) -> Result<Group, ServiceError> {
    let found = NewsItem { game: Some(game.to_owned()), ruleset: Some(ruleset.to_owned()), news };
    documents::with_event(documents, group, player, (at, found)).await
}

/// What a group changes so that a player is told of a table to which another one asks them, and the
/// feed is compared with the table from then on. That is nothing if the player knows of it, has as
/// many tables as the feed tells of, or is gone, or if what the player knows is damaged. Once the
/// group is written, those who follow are to be woken by [`wake_followers`].
#[boxed]
pub async fn asked_to_table(
    documents: &Documents,
    player: &str,
    (game, ruleset, at): (&str, &str, Timestamp),
    news: AccountNews,
) -> Result<Group, ServiceError> {
    let Some((version, mut kept)) = documents::read_to_tell(documents, player).await? else {
        return Ok(Group::new());
    };
    let is_full = kept.tables.len() >= ACCOUNT_EVENTS_TABLES_MAX;
    // A group for a player who is gone would conflict each time.
    if kept.tables.contains_key(game) || is_full || documents.is_gone(player).await? {
        return Ok(Group::new());
    }
    let before = (version, documents::recent(&kept));
    let known = KnownTable { invited: true, noted: true, ..KnownTable::default() };
    kept.tables.insert(game.to_owned(), known);
    let (game, ruleset) = (Some(game.to_owned()), Some(ruleset.to_owned()));
    kept.push(at, NewsItem { game, ruleset, news });
    documents::with_kept(documents, Group::new(), player, before, &mut kept).await
}

/// On how many seats players sit at most, in any game.
const SEATS_MAX: usize = 6;

/// How long the entry that ends a table is at most, with what the feeds grow by. It has the summary
/// of an open table, which is much shorter.
const END_BYTES_MAX: usize = 256 << 10;

// However long the feeds of the owner and of all who sit there are, one write ends a table.
const _: () = assert!((SEATS_MAX + 1) * DOCUMENT_BYTES_MAX + END_BYTES_MAX <= WRITE_BYTES_MAX);

/// Adds to a group the last event about a table for these players; the group also writes the entry
/// that ends the table. However many events they have, the group can hold those of all participants
/// of the table. A player who was only asked there is left out where the events do not fit, and
/// hears of the end from a look; a player with damaged events hears nothing. Once the group is
/// written, those who follow are to be woken by [`wake_followers`].
#[boxed]
pub async fn with_end_of_table(
    documents: &Documents,
    mut group: Group,
    told: &BTreeMap<Arc<str>, Part>,
    (game, ruleset, at): (&str, &str, Timestamp),
    news: &AccountNews,
) -> Result<Group, ServiceError> {
    let pages_max = documents::pages_of_each(told.len());
    let mut told: Vec<(&str, Part)> =
        told.iter().map(|(player, part)| (&**player, *part)).collect();
    // Players come first: the rest of the space is for asked players.
    told.sort_by_key(|(_, part)| *part);
    for (player, part) in told {
        let (game, ruleset) = (game.to_owned(), ruleset.to_owned());
        let found = NewsItem { game: Some(game), ruleset: Some(ruleset), news: news.clone() };
        let event =
            documents::last_event(documents, (player, part), (at, found), pages_max).await?;
        if part == Part::Player || group.fits(&event, WRITE_KEYS_MAX) {
            group = group.with(event);
        } else {
            tracing::warn!(player, "there is no room to tell a player of the end of a table");
        }
    }
    Ok(group)
}

/// Notifies the followers of a player's events that there are new ones.
pub fn wake_followers(games: &Games, player: &str) {
    games.hub.publish(&[Topic::AccountEvents(player.into())]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_games::GameKind;

    #[test]
    fn no_game_has_more_seats_than_a_table_can_end_with() {
        let seats = GameKind::ALL.iter().map(|kind| usize::from(*kind.seats().end()));
        assert_eq!(seats.max(), Some(SEATS_MAX));
    }
}
