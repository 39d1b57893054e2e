//! Counts results, one after the other: the ratings of all players of a game, their rows and the
//! cursor are one write. It needs logs and documents alone, so that a command can count without a
//! server.

use crate::boxed;
use std::{collections::BTreeMap, sync::Arc};

use super::{
    results::{self, Rated, RatedResult},
    stored::{self, Figures, RatingChange, StoredRating, rating_key},
};
use crate::error::AppError;
use kontor_log::{
    ended::{ENDED_RATED_PREFIX, EndedPlace, RECORDS_DELAY_MS},
    time::Timestamp,
};
use kontor_service::documents::{Documents, Group, VersionedDocument, parsed};
use kontor_store::{DocumentStore, EventStore};

/// Maximum number of games that are counted before it is asked again whether to go on.
pub const GAMES_COUNTED_AT_A_TIME_MAX: usize = 64;

/// Counts the results in these logs into these documents.
#[derive(Clone)]
pub struct Ledger {
    events: Arc<dyn EventStore>,
    documents: Documents,
}

impl Ledger {
    /// The ledger of this store.
    pub fn new(events: Arc<dyn EventStore>, documents: Arc<dyn DocumentStore>) -> Self {
        Ledger { events, documents: Documents(documents) }
    }

    pub(super) fn documents(&self) -> &Documents {
        &self.documents
    }

    /// Counts the next games that are over and listed at this time. Returns how many games it were.
    #[boxed]
    pub async fn count_some(&self, now_ms: u64) -> Result<u64, AppError> {
        let mut games = 0;
        while games < GAMES_COUNTED_AT_A_TIME_MAX as u64 && self.count_next(now_ms).await? {
            games += 1;
        }
        Ok(games)
    }

    /// Whether a game is to be counted at this time.
    pub(super) async fn has_more(&self, now_ms: u64) -> Result<bool, AppError> {
        let (_, cursor) = stored::cursor(&self.documents).await?;
        Ok(!self.places(&cursor, Some(now_ms), 1).await?.is_empty())
    }

    /// Counts the next game, if there is one.
    async fn count_next(&self, now_ms: u64) -> Result<bool, AppError> {
        // After a conflict another server has counted it.
        let counted = self.documents.until_written_with(|| async {
            let (version, cursor) = stored::cursor(&self.documents).await?;
            let Some(place) = self.places(&cursor, Some(now_ms), 1).await?.pop() else {
                return Ok((Group::new(), false));
            };
            Ok((stored::with_cursor(self.counting(&place).await?, version, &place), true))
        });
        counted.await
    }

    /// The next rated games that are over, at most so many; those that are listed at this time, or
    /// all.
    pub(super) async fn places(
        &self,
        after: &EndedPlace,
        now_ms: Option<u64>,
        limit: usize,
    ) -> Result<Vec<EndedPlace>, AppError> {
        let from = [ENDED_RATED_PREFIX, after.text()].concat();
        let rows = self.events.index_rows(ENDED_RATED_PREFIX, Some(&from), limit).await?;
        let places =
            rows.iter().filter_map(|row| EndedPlace::parse(&row[ENDED_RATED_PREFIX.len()..]));
        let newest = now_ms.map(|now_ms| Timestamp(now_ms.saturating_sub(RECORDS_DELAY_MS)));
        let is_listed = |place: &EndedPlace| newest.is_none_or(|newest| place.ended_at() <= newest);
        Ok(places.take_while(is_listed).collect())
    }

    /// The result of a game.
    pub(super) async fn result(&self, place: &EndedPlace) -> Result<Option<RatedResult>, AppError> {
        results::read(&*self.events, place).await
    }

    /// What counting a game changes in the ratings of its players; nothing if it cannot be rated,
    /// or if what is stored of one of them is damaged. The games behind it are counted all the
    /// same.
    async fn counting(&self, place: &EndedPlace) -> Result<Group, AppError> {
        let (mut group, documents) = (Group::new(), &self.documents);
        let Some(result) = self.result(place).await? else { return Ok(group) };
        let Some(known) = self.known(&result).await? else {
            tracing::error!(game = place.game(), "a game is not counted: a rating is damaged");
            return Ok(group);
        };
        // In a store that was salvaged the cursor may be older than the ratings.
        if known.iter().flatten().any(|known| known.is_counted(place)) {
            return Ok(group);
        }
        let before: Vec<Vec<Figures>> =
            known.iter().map(|members| members.iter().map(Known::figures).collect()).collect();
        let after = counted(&result, &before).into_iter().flatten();
        let mut changes = BTreeMap::new();
        for (Known { who, stored }, after) in known.into_iter().flatten().zip(after) {
            let (version, before) = stored.map_or((None, Figures::default()), |stored| {
                (Some(stored.version), stored.value.after)
            });
            let next = StoredRating::new(place, after);
            changes.insert(who.clone(), RatingChange { who, version, before, next });
        }
        for change in changes.values() {
            group = stored::with_rating(documents, group, &result.category, change).await?;
        }
        Ok(group)
    }

    /// What is stored of all members of all sides, at one moment; `None` if one of it is damaged.
    async fn known(&self, result: &RatedResult) -> Result<Option<Vec<Vec<Known>>>, AppError> {
        let members = result.sides.iter().flat_map(|side| &side.members);
        let keys: Vec<String> =
            members.map(|member| rating_key(&member.who, &result.category)).collect();
        let mut found = keys.iter().zip(self.documents.each_of(&keys).await?);
        let mut all = Vec::new();
        for side in &result.sides {
            let mut members = Vec::new();
            for member in &side.members {
                let (key, document) = found.next().expect("each key has an answer");
                let Ok(document) = document else { return Ok(None) };
                let stored = document.map(|document| parsed(key, &document)).transpose();
                let Ok(stored) = stored else { return Ok(None) };
                members.push(Known { who: member.who.clone(), stored });
            }
            all.push(members);
        }
        Ok(Some(all))
    }
}

/// A player's rating as it is stored.
struct Known {
    who: Rated,
    stored: Option<VersionedDocument<StoredRating>>,
}

impl Known {
    fn figures(&self) -> Figures {
        self.stored.as_ref().map(|stored| stored.value.after).unwrap_or_default()
    }

    /// Whether this game or a later one is counted there.
    fn is_counted(&self, place: &EndedPlace) -> bool {
        self.stored.as_ref().is_some_and(|stored| stored.value.has(place))
    }
}

/// The figures of all members of all sides after a game, in the same order.
pub(super) fn counted(result: &RatedResult, before: &[Vec<Figures>]) -> Vec<Vec<Figures>> {
    let sides: Vec<kontor_ratings::Side> = result
        .sides
        .iter()
        .zip(before)
        .map(|(side, members)| kontor_ratings::Side {
            place: side.place,
            members: members.iter().map(|figures| figures.rating).collect(),
        })
        .collect();
    let rated = kontor_ratings::rate(&sides);
    let next = |(side, (before, rated)): (&results::Side, (&Vec<Figures>, Vec<_>))| {
        let members = side.members.iter().zip(before.iter().zip(rated));
        members
            .map(|(member, (before, rating))| Figures {
                rating,
                games: before.games + 1,
                wins: before.wins + u64::from(side.place == 1 && !member.left),
                left: before.left + u64::from(member.left),
            })
            .collect()
    };
    result.sides.iter().zip(before.iter().zip(rated)).map(next).collect()
}
