//! Counts results, one after the other. It needs logs and documents alone, so that a command can
//! count without a server.

use crate::boxed;
use std::sync::Arc;

use super::{
    Category,
    results::{self, Rated, RatedResult},
    stored::{self, Figures, StoredRating, move_row, rank_row, rating_key},
};
use crate::{
    documents::{ATTEMPTS_MAX, Documents, VersionedDocument, WriteOutcome},
    error::{AppError, StoreFault},
    log::ended::{ENDED_RATED_PREFIX, EndedPlace},
    records::list::RECORDS_DELAY_MS,
    time::Timestamp,
};
use kontor_store::{DocumentStore, EventStore};

/// Maximum number of games that are counted before the cursor moves behind them.
pub const GAMES_COUNTED_AT_A_TIME_MAX: usize = 64;

/// Counts the results in these logs into these documents.
#[derive(Clone)]
pub struct Ledger {
    events: Arc<dyn EventStore>,
    documents: Documents,
}

/// What became of a game.
enum Counted {
    /// All its players have it.
    Now,
    /// Somebody has counted it before, and games after it.
    Before,
    /// Somebody else was writing at the same time.
    Disturbed,
}

/// Somebody's rating as it is stored, and as it was before the game that is being counted.
struct Known {
    key: String,
    who: Rated,
    version: Option<u64>,
    before: Figures,
    /// Whether the document has this game already.
    is_written: bool,
}

impl Ledger {
    /// The ledger of this store.
    pub fn new(events: Arc<dyn EventStore>, documents: Arc<dyn DocumentStore>) -> Self {
        Ledger { events, documents: Documents(documents) }
    }

    pub(super) fn documents(&self) -> &Documents {
        &self.documents
    }

    /// Counts the next games that are over and listed at this time, and moves the cursor. Returns how
    /// many games it were.
    #[boxed]
    pub async fn count_some(&self, now_ms: u64) -> Result<u64, AppError> {
        let (version, cursor) = stored::cursor(&self.documents).await?;
        let places = self.places(&cursor, Some(now_ms)).await?;
        let Some(last) = places.last() else { return Ok(0) };
        for place in &places {
            self.count(place).await?;
        }
        // If somebody else has moved it meanwhile, they have counted the same games.
        stored::move_cursor(&self.documents, version, last).await?;
        Ok(places.len() as u64)
    }

    /// The next rated games that are over, at most as many as are counted at a time; those that are
    /// listed at this time, or all.
    pub(super) async fn places(
        &self,
        after: &EndedPlace,
        now_ms: Option<u64>,
    ) -> Result<Vec<EndedPlace>, AppError> {
        let from = [ENDED_RATED_PREFIX, after.text()].concat();
        let rows = self
            .events
            .index_rows(ENDED_RATED_PREFIX, Some(&from), GAMES_COUNTED_AT_A_TIME_MAX)
            .await?;
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

    /// Counts a game, unless it was counted before.
    async fn count(&self, place: &EndedPlace) -> Result<(), AppError> {
        let Some(result) = self.result(place).await? else { return Ok(()) };
        for _ in 0..ATTEMPTS_MAX {
            match self.try_count(place, &result).await? {
                Counted::Now | Counted::Before => return Ok(()),
                Counted::Disturbed => {}
            }
        }
        Err(AppError::Store(StoreFault("others were always faster".to_owned())))
    }

    async fn try_count(
        &self,
        place: &EndedPlace,
        result: &RatedResult,
    ) -> Result<Counted, AppError> {
        let mut known: Vec<Vec<Known>> = Vec::new();
        for side in &result.sides {
            let mut members = Vec::new();
            for member in &side.members {
                match self.known(place, &result.category, &member.who).await? {
                    Some(member) => members.push(member),
                    None => return Ok(Counted::Before),
                }
            }
            known.push(members);
        }
        let before: Vec<Vec<Figures>> = known
            .iter()
            .map(|members| members.iter().map(|member| member.before).collect())
            .collect();
        let after = counted(result, &before);
        for (member, after) in known.iter().flatten().zip(after.into_iter().flatten()) {
            if !member.is_written {
                let next = StoredRating::new(place, member.before, after);
                match self.documents.write(&member.key, member.version, &next).await? {
                    WriteOutcome::Written(_) => {}
                    WriteOutcome::Conflict => return Ok(Counted::Disturbed),
                }
            }
            let rows = [member.before, after].map(|figures| rank_row(&member.who, &figures));
            let [from, to] = rows;
            move_row(&self.documents, &result.category, from, to).await?;
        }
        Ok(Counted::Now)
    }

    /// What was known of somebody before this game; `None` if a later game was counted already.
    async fn known(
        &self,
        place: &EndedPlace,
        category: &Category,
        who: &Rated,
    ) -> Result<Option<Known>, AppError> {
        let key = rating_key(who, category);
        let kept = self.documents.read::<StoredRating>(&key).await?;
        let (version, before, is_written) = match kept {
            None => (None, Figures::default(), false),
            Some(VersionedDocument { version, value }) => match value.last()?.cmp(place) {
                std::cmp::Ordering::Less => (Some(version), value.after, false),
                std::cmp::Ordering::Equal => (Some(version), value.before, true),
                std::cmp::Ordering::Greater => return Ok(None),
            },
        };
        Ok(Some(Known { key, who: who.clone(), version, before, is_written }))
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
