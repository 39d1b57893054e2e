//! Computes all ratings again from the log of results, compares them with what is stored, and
//! writes what differs.

use crate::boxed;
use std::collections::{HashMap, HashSet};

use super::{
    Ledger,
    ledger::counted,
    results::Rated,
    stored::{self, DOCUMENTS_MAX, Figures, RANK_PREFIX, RATING_PREFIX, StoredRating},
};
use crate::{
    documents::WriteOutcome,
    error::{AppError, StoreFault},
    log::ended::EndedPlace,
    time::Timestamp,
};

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
    /// How many stored ratings a server changed meanwhile, so that they could not be compared.
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
    /// meanwhile are left alone.
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
            let places = self.places(&after, None).await?;
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
                // A server has counted another game meanwhile.
                let is_newer = is.as_ref().is_some_and(|is| is.is_after(until));
                match all.get(&key) {
                    _ if is_newer => found.newer += 1,
                    Some(expected) if is.as_ref() == Some(expected) => {}
                    Some(expected) => {
                        found.differs(|| format!("{key}: {is:?} is stored, {expected:?} computed"));
                        self.put(&key, Some(document.version), expected).await?;
                    }
                    None => {
                        found.differs(|| format!("{key}: no game was counted for it"));
                        self.documents().remove(&key).await?;
                    }
                }
                kept.insert(key);
            }
        }
        let mut missing: Vec<_> = all.iter().filter(|(key, _)| !kept.contains(*key)).collect();
        missing.sort_unstable_by_key(|(key, _)| *key);
        for (key, expected) in missing {
            found.differs(|| format!("{key}: it was not stored"));
            self.put(key, None, expected).await?;
        }
        Ok(())
    }

    async fn put(
        &self,
        key: &str,
        version: Option<u64>,
        value: &StoredRating,
    ) -> Result<(), AppError> {
        match self.documents().write(key, version, value).await? {
            WriteOutcome::Written(_) => Ok(()),
            WriteOutcome::Conflict => Err(AppError::Store(StoreFault(
                "a server counts at the same time: try again".to_owned(),
            ))),
        }
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
                let row = row_key(&key, &document.value);
                if let Some(row) = row
                    && documents.get(&row).await?.is_none()
                {
                    found.rows_different += 1;
                    self.documents().write(&row, None, &true).await?;
                }
            }
        }
        let mut after: Option<String> = None;
        loop {
            let page = documents.scan(RANK_PREFIX, after.as_deref(), DOCUMENTS_MAX).await?;
            let Some((last, _)) = page.last() else { return Ok(()) };
            after = Some(last.clone());
            for (row, _) in page {
                let rating = match stored::rating_key_of_rank_key(&row) {
                    Some(key) => documents.get(&key).await?.map(|document| (key, document.value)),
                    None => None,
                };
                if rating.and_then(|(key, value)| row_key(&key, &value)).as_ref() != Some(&row) {
                    found.rows_different += 1;
                    self.documents().remove(&row).await?;
                }
            }
        }
    }
}

/// The key of the row of a stored rating; `None` if it has none.
fn row_key(rating_key: &str, value: &str) -> Option<String> {
    let (who, category) = stored::of_rating_key(rating_key)?;
    let kept: StoredRating = serde_json::from_str(value).ok()?;
    Some(stored::rank_prefix(&category) + &stored::rank_row(&who, &kept.after)?)
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
    let figures = before.into_iter().flatten().zip(after.into_iter().flatten());
    for (member, (before, after)) in members.zip(figures) {
        all.insert(key(&member.who), StoredRating::new(place, before, after));
    }
}
