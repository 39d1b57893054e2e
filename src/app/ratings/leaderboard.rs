//! Leaderboards: the players of a category whose ratings are not provisional, best first.
//!
//! Rows are documents whose keys sort by rating, so a page is read from the end of the page before,
//! for any number of players. A row is shown only if it is that of the player's rating as it is
//! stored: a game may have been counted since the rows were read.

use crate::boxed;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Category, PlayerRating, Rated, Ratings,
    stored::{StoredRating, rank_prefix, rank_row, rating_key, who_of_row},
};
use crate::error::AppError;
use kontor_bots::Bot;
use kontor_log::table_event::PlayerRef;
use kontor_service::{pages, requester::player_ref};

kontor_limits::limits! {
    /// Most entries on a page of a leaderboard.
    pub const LEADERBOARD_PAGE_MAX: usize = 100;
}

/// Number of entries on a page if the caller does not state another one.
pub const LEADERBOARD_PAGE: usize = 20;

/// Rows that are looked at for a page at most. So many wrong ones do not follow each other, unless
/// the store is written from outside.
const ROWS_MAX: usize = 4 * LEADERBOARD_PAGE_MAX;

/// A player of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LeaderboardEntry {
    /// The number of the entry, from 1 on, over all pages.
    #[schema(minimum = 1, example = 1)]
    pub rank: u64,
    /// The player; null for a bot of the server.
    pub player: Option<PlayerRef>,
    /// The bot of the server; null for a player.
    pub bot: Option<Bot>,
    /// The rating.
    pub rating: PlayerRating,
}

/// A page of a leaderboard, the highest rating first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LeaderboardPage {
    /// The entries.
    pub items: Vec<LeaderboardEntry>,
    /// Cursor of the next page; null on the last one.
    pub next: Option<String>,
}

/// Where a page ended: how many entries there were up to there, and the last row.
struct End {
    rank: u64,
    row: String,
}

impl End {
    /// A cursor also names the leaderboard, so that it is good for no other one.
    fn cursor(&self, category: &Category) -> String {
        let text = format!("{}/{}/{}", category.key(), self.rank, self.row);
        pages::cursor_of(&text)
    }

    fn parse(cursor: &str, category: &Category) -> Result<Self, AppError> {
        Ok(pages::read_cursor(cursor, |text| {
            let rest = text.strip_prefix(&category.key())?.strip_prefix('/')?;
            let (rank, row) = rest.split_once('/')?;
            who_of_row(row)?;
            Some(End { rank: rank.parse().ok()?, row: row.to_owned() })
        })?)
    }
}

impl Ratings {
    /// A page of a leaderboard.
    #[boxed]
    pub async fn leaderboard(
        &self,
        category: &Category,
        cursor: Option<&str>,
        limit: usize,
    ) -> Result<LeaderboardPage, AppError> {
        let begin = End { rank: 0, row: String::new() };
        let mut end = cursor.map_or(Ok(begin), |cursor| End::parse(cursor, category))?;
        let prefix = rank_prefix(category);
        let after = [&prefix, end.row.as_str()].concat();
        let documents = self.ledger.documents();
        let rows = documents.scan_undamaged(&prefix, Some(&after), ROWS_MAX).await?;
        let (mut items, mut is_last) = (Vec::new(), true);
        for (key, _) in &rows {
            let row = &key[prefix.len()..];
            let Some(entry) = self.entry(category, row, end.rank + 1).await? else { continue };
            if items.len() == limit {
                is_last = false;
                break;
            }
            end = End { rank: entry.rank, row: row.to_owned() };
            items.push(entry);
        }
        // Many rows may be those of players who are gone: then the page has less than there is room
        // for.
        if let Some((key, _)) = rows.last().filter(|_| is_last && rows.len() == ROWS_MAX) {
            (end.row, is_last) = (key[prefix.len()..].to_owned(), false);
        }
        Ok(LeaderboardPage { items, next: (!is_last).then(|| end.cursor(category)) })
    }

    /// The entry of a row, if it is that of a stored rating. A damaged rating keeps no other one
    /// from the leaderboard.
    async fn entry(
        &self,
        category: &Category,
        row: &str,
        rank: u64,
    ) -> Result<Option<LeaderboardEntry>, AppError> {
        let Some(who) = who_of_row(row) else { return Ok(None) };
        let key = rating_key(&who, category);
        let kept = self.ledger.documents().find::<StoredRating>(&key).await?.whole();
        let Some(kept) = kept.map(|kept| kept.value) else { return Ok(None) };
        if rank_row(&who, &kept.after).as_deref() != Some(row) {
            return Ok(None);
        }
        let Some(ended_at) = kept.ended_at() else { return Ok(None) };
        let (player, bot) = match who {
            Rated::Bot(bot) => (None, Some(bot)),
            Rated::Player(id) => match self.accounts.undamaged_player(&id).await? {
                Some(player) => (Some(player_ref(&player)), None),
                None => return Ok(None),
            },
        };
        let rating = PlayerRating::new(category, &kept.after, ended_at);
        Ok(Some(LeaderboardEntry { rank, player, bot, rating }))
    }
}
