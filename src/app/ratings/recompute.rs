//! Computes all ratings again from the log of results, compares them with what is stored, and
//! writes what differs.

use crate::boxed;
use std::collections::{HashMap, HashSet};

use super::{
    Ledger,
    ledger::{GAMES_COUNTED_AT_A_TIME_MAX, counted},
    results::Rated,
    stored::{
        self, DOCUMENTS_MAX, Figures, RANK_PREFIX, RATING_PREFIX, RatingChange, StoredRating,
    },
};
use crate::error::AppError;
use kontor_log::{ended::EndedPlace, time::Timestamp};
use kontor_service::{documents::Group, error::StoreFault};

/// Maximum number of differences that are told one by one.
pub const DIFFERENCES_MAX: usize = 20;

/// What was found when all ratings were computed again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    /// How many games were counted.
    pub games: u64,
    /// How many ratings follow from them.
    pub ratings: u64,
    /// How many stored ratings differed.
    pub different: u64,
    /// How many stored ratings a server changed during the computation, so that they could not be
    /// compared.
    pub newer: u64,
    /// How many rows of leaderboards were missing, or were there and should not be.
    pub rows_different: u64,
    /// The first of the ratings that differed, each as a sentence.
    pub differences: Vec<String>,
}

impl Recomputed {
    /// Whether everything was stored as it was computed.
    pub fn is_equal(&self) -> bool {
        self.different == 0 && self.rows_different == 0
    }

    fn differs(&mut self, sentence: impl FnOnce() -> String) {
        self.different += 1;
        if self.differences.len() < DIFFERENCES_MAX {
            self.differences.push(sentence());
        }
    }
}

/// All ratings, by the key of their documents.
type All = HashMap<String, StoredRating>;

impl Ledger {
    /// Computes all ratings again, from the first rated game up to the one to which everything is
    /// counted, and writes those that are stored otherwise. Ratings that a running server changes
    /// during the computation are left alone.
    #[boxed]
    pub async fn recompute(&self) -> Result<Recomputed, AppError> {
        let (_, until) = stored::cursor(self.documents()).await?;
        let mut found = Recomputed::default();
        let all = self.computed(&until, &mut found).await?;
        found.ratings = all.len() as u64;
        self.compare_ratings(&until, &all, &mut found).await?;
        self.compare_rows(&mut found).await?;
        Ok(found)
    }

    async fn computed(&self, until: &EndedPlace, found: &mut Recomputed) -> Result<All, AppError> {
        let mut all = All::new();
        let mut after = EndedPlace::before(Timestamp(0));
        loop {
            let places = self.places(&after, None, GAMES_COUNTED_AT_A_TIME_MAX).await?;
            let Some(last) = places.last().cloned() else { return Ok(all) };
            for place in places.iter().filter(|place| *place <= until) {
                if let Some(result) = self.result(place).await? {
                    found.games += 1;
                    count(&mut all, place, &result);
                }
            }
            if last >= *until {
                return Ok(all);
            }
            after = last;
        }
    }

    async fn compare_ratings(
        &self,
        until: &EndedPlace,
        all: &All,
        found: &mut Recomputed,
    ) -> Result<(), AppError> {
        let mut kept: HashSet<String> = HashSet::new();
        let mut after: Option<String> = None;
        loop {
            let page =
                self.documents().0.scan(RATING_PREFIX, after.as_deref(), DOCUMENTS_MAX).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, document) in page {
                let is = serde_json::from_str::<StoredRating>(&document.value).ok();
                // A server has counted another game during the computation.
                let is_newer = is.as_ref().is_some_and(|is| is.is_after(until));
                match all.get(&key) {
                    _ if is_newer => found.newer += 1,
                    Some(expected) if is.as_ref() == Some(expected) => {}
                    Some(expected) => {
                        found.differs(|| format!("{key}: {is:?} is stored, {expected:?} computed"));
                        self.correct(&key, Some((document.version, is)), Some(expected)).await?;
                    }
                    None => {
                        found.differs(|| format!("{key}: no game was counted for it"));
                        self.correct(&key, Some((document.version, is)), None).await?;
                    }
                }
                kept.insert(key);
            }
        }
        let mut missing: Vec<_> = all.iter().filter(|(key, _)| !kept.contains(*key)).collect();
        missing.sort_unstable_by_key(|(key, _)| *key);
        for (key, expected) in missing {
            found.differs(|| format!("{key}: it was not stored"));
            self.correct(key, None, Some(expected)).await?;
        }
        Ok(())
    }

    /// Writes a rating as it follows from the games, with its row.
    async fn correct(
        &self,
        key: &str,
        stored: Option<(u64, Option<StoredRating>)>,
        expected: Option<&StoredRating>,
    ) -> Result<(), AppError> {
        let (version, is) = stored.map_or((None, None), |(version, is)| (Some(version), is));
        let before = is.map(|is| is.after).unwrap_or_default();
        let named = stored::of_rating_key(key);
        let (group, documents) = (Group::new(), self.documents());
        let group = match (named, expected, version) {
            (Some((who, category)), Some(next), _) => {
                let change = RatingChange { who, version, before, next: next.clone() };
                stored::with_rating(documents, group, &category, &change).await?
            }
            (Some((who, category)), None, Some(version)) => {
                let rows = [stored::row_key(&who, &category, &before), None];
                stored::with_row(documents, group.delete(key, version), rows).await?
            }
            (None, None, Some(version)) => group.delete(key, version),
            (None, Some(_), _) | (_, None, None) => return Ok(()),
        };
        match documents.write_group(group).await? {
            None => Ok(()),
            Some(_) => Err(AppError::Store(StoreFault::of(
                "a server counts at the same time: try again".to_owned(),
            ))),
        }
    }

    /// Corrects a row, unless a server has changed the rating since it was read. Returns whether it
    /// did.
    async fn correct_row(&self, group: Group) -> Result<bool, AppError> {
        Ok(!group.is_empty() && self.documents().write_group(group).await?.is_none())
    }

    /// Compares the rows of the leaderboards with the ratings as they are stored now.
    async fn compare_rows(&self, found: &mut Recomputed) -> Result<(), AppError> {
        let documents = &self.documents().0;
        let mut after: Option<String> = None;
        loop {
            let page = documents.scan(RATING_PREFIX, after.as_deref(), DOCUMENTS_MAX).await?;
            let Some((last, _)) = page.last() else { break };
            after = Some(last.clone());
            for (key, document) in page {
                let group = Group::new().unless_changed(&key, Some(document.version));
                let rows = [None, stored::rank_key_of_rating(&key, &document.value)];
                let group = stored::with_row(self.documents(), group, rows).await?;
                found.rows_different += u64::from(self.correct_row(group).await?);
            }
        }
        let mut after: Option<String> = None;
        loop {
            let page = documents.scan(RANK_PREFIX, after.as_deref(), DOCUMENTS_MAX).await?;
            let Some((last, _)) = page.last() else { return Ok(()) };
            after = Some(last.clone());
            for (row, document) in page {
                let key = stored::rating_key_of_rank_key(&row);
                let rating = match &key {
                    Some(key) => documents.get(key).await?,
                    None => None,
                };
                let rating = rating.as_ref();
                let right = key.as_ref().zip(rating);
                if right
                    .and_then(|(key, rating)| stored::rank_key_of_rating(key, &rating.value))
                    .as_ref()
                    != Some(&row)
                {
                    let mut group = Group::new().delete(row, document.version);
                    if let Some(key) = key {
                        group = group.unless_changed(key, rating.map(|rating| rating.version));
                    }
                    found.rows_different += u64::from(self.correct_row(group).await?);
                }
            }
        }
    }
}

/// Counts a result into the ratings before it.
fn count(all: &mut All, place: &EndedPlace, result: &super::results::RatedResult) {
    let category = result.category;
    let key = |who: &Rated| stored::rating_key(who, &category);
    let known = |who: &Rated| all.get(&key(who)).map_or(Figures::default(), |kept| kept.after);
    let before: Vec<Vec<Figures>> = result
        .sides
        .iter()
        .map(|side| side.members.iter().map(|member| known(&member.who)).collect())
        .collect();
    let after = counted(result, &before);
    let members = result.sides.iter().flat_map(|side| &side.members);
    for (member, after) in members.zip(after.into_iter().flatten()) {
        all.insert(key(&member.who), StoredRating::new(place, after));
    }
}
