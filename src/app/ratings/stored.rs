//! How ratings are stored, and the rows of the leaderboards.

use serde::{Deserialize, Serialize};

use super::{Category, results::Rated};
use crate::error::AppError;
use kontor_log::{ended::EndedPlace, time::Timestamp};
use kontor_ratings::{RATING_MAX, Rating};
use kontor_service::documents::{Documents, Group, VersionedDocument};

/// What the keys of ratings begin with.
pub(super) const RATING_PREFIX: &str = "rating/";

/// What the keys of the rows of leaderboards begin with.
pub(super) const RANK_PREFIX: &str = "rating_rank/";

/// The key of the cursor.
const CURSOR_KEY: &str = "rating_cursor";

/// Documents that are read at a time.
pub(super) const DOCUMENTS_MAX: usize = 256;

/// What is known of a player in a category, and what was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Figures {
    #[serde(flatten)]
    pub(super) rating: Rating,
    pub(super) games: u64,
    pub(super) wins: u64,
    pub(super) left: u64,
}

/// The document of a rating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredRating {
    /// The place of the last game that was counted.
    last: String,
    /// The figures after it.
    pub(super) after: Figures,
}

impl StoredRating {
    pub(super) fn new(last: &EndedPlace, after: Figures) -> Self {
        StoredRating { last: last.text().to_owned(), after }
    }

    /// Whether a game after this one was counted.
    pub(super) fn is_after(&self, place: &EndedPlace) -> bool {
        EndedPlace::parse(&self.last).is_some_and(|last| last > *place)
    }

    /// Whether this game or one after it was counted.
    pub(super) fn has(&self, place: &EndedPlace) -> bool {
        EndedPlace::parse(&self.last).is_some_and(|last| last >= *place)
    }

    /// When the last game that was counted ended.
    pub(super) fn ended_at(&self) -> Option<Timestamp> {
        EndedPlace::parse(&self.last).map(|place| place.ended_at())
    }
}

/// The cursor.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Cursor {
    /// Everything up to this game is counted.
    last: String,
}

pub(super) fn rating_key(who: &Rated, category: &Category) -> String {
    [RATING_PREFIX, &who.key(), "/", &category.key()].concat()
}

/// The player or bot, and the category, of the rating with this key.
pub(super) fn of_rating_key(key: &str) -> Option<(Rated, Category)> {
    let (who, category) = key.strip_prefix(RATING_PREFIX)?.split_once('/')?;
    Some((Rated::parse(who)?, Category::parse(category)?))
}

/// All readable ratings of a player or bot.
pub(super) async fn of(
    documents: &Documents,
    who: &Rated,
) -> Result<Vec<(Category, StoredRating)>, AppError> {
    let prefix = [RATING_PREFIX, &who.key(), "/"].concat();
    let mut found = Vec::new();
    for (key, document) in documents.scan_undamaged(&prefix, None, DOCUMENTS_MAX).await? {
        let Some((_, category)) = of_rating_key(&key) else { continue };
        found.push((category, parsed(&key, &document.value)?));
    }
    Ok(found)
}

/// The figures of a player or bot in a category, as far as they are counted.
pub(super) async fn figures(
    documents: &Documents,
    who: &Rated,
    category: &Category,
) -> Result<Figures, AppError> {
    let kept = documents.read::<StoredRating>(&rating_key(who, category)).await?;
    Ok(kept.map(|kept| kept.value.after).unwrap_or_default())
}

pub(super) fn parsed(key: &str, value: &str) -> Result<StoredRating, AppError> {
    serde_json::from_str(value)
        .map_err(|error| AppError::Internal(format!("document {key} cannot be parsed: {error}")))
}

/// Prefix of the rows of a leaderboard, best first.
pub(super) fn rank_prefix(category: &Category) -> String {
    [RANK_PREFIX, &category.key(), "/"].concat()
}

/// The row of a rating in its leaderboard; `None` while it is provisional. Rows sort by rating, the
/// highest first.
pub(super) fn rank_row(who: &Rated, figures: &Figures) -> Option<String> {
    let below = RATING_MAX * 1_000 - figures.rating.rating_milli;
    (!figures.rating.is_provisional()).then(|| format!("{below:08}/{}", who.key()))
}

/// The player or bot of a row.
pub(super) fn who_of_row(row: &str) -> Option<Rated> {
    Rated::parse(row.split_once('/')?.1)
}

/// The key of the rating whose row in a leaderboard has this key.
pub(crate) fn rating_key_of_rank_key(key: &str) -> Option<String> {
    let (place, row) =
        key.strip_prefix(RANK_PREFIX)?.rsplit_once('/').and_then(|(rest, who)| {
            let (category, _) = rest.rsplit_once('/')?;
            Some((category, who))
        })?;
    Some(rating_key(&Rated::parse(row)?, &Category::parse(place)?))
}

/// A change of a rating.
#[derive(Debug)]
pub(super) struct RatingChange {
    pub(super) who: Rated,
    /// The version of the document; `None` if there is none yet.
    pub(super) version: Option<u64>,
    /// The figures that it has.
    pub(super) before: Figures,
    /// What is written.
    pub(super) next: StoredRating,
}

/// Adds to a group that a rating changes, with its row in the leaderboard.
pub(super) async fn with_rating(
    documents: &Documents,
    group: Group,
    category: &Category,
    change: &RatingChange,
) -> Result<Group, AppError> {
    let RatingChange { who, version, before, next } = change;
    let rows = [before, &next.after].map(|figures| row_key(who, category, figures));
    let group = group.put(rating_key(who, category), *version, next);
    with_row(documents, group, rows).await
}

/// Adds to a group that a player or bot moves from one row to another one. Nothing is added where
/// nothing is to be changed, or where a row is damaged: it shows nothing that the rating does not
/// say.
pub(super) async fn with_row(
    documents: &Documents,
    group: Group,
    [from, to]: [Option<String>; 2],
) -> Result<Group, AppError> {
    let (from, mut group) = (from.filter(|from| to.as_ref() != Some(from)), group);
    if let Some(to) = to
        && let Ok(None) = documents.get_apart(&to).await?
    {
        group = group.put(to, None, &true);
    }
    if let Some(from) = from
        && let Ok(Some(kept)) = documents.get_apart(&from).await?
    {
        group = group.delete(from, kept.version);
    }
    Ok(group)
}

/// The key of the row in a leaderboard; `None` while the rating is provisional.
pub(super) fn row_key(who: &Rated, category: &Category, figures: &Figures) -> Option<String> {
    Some(rank_prefix(category) + &rank_row(who, figures)?)
}

/// The key of the row of the rating in this document; `None` while it is provisional, or if the
/// document cannot be read.
pub(crate) fn rank_key_of_rating(key: &str, value: &str) -> Option<String> {
    let (who, category) = of_rating_key(key)?;
    row_key(&who, &category, &parsed(key, value).ok()?.after)
}

/// Up to which game everything is counted, with the version of that document.
pub(super) async fn cursor(documents: &Documents) -> Result<(Option<u64>, EndedPlace), AppError> {
    let first = EndedPlace::before(Timestamp(0));
    let Some(VersionedDocument { version, value }) = documents.read::<Cursor>(CURSOR_KEY).await?
    else {
        return Ok((None, first));
    };
    let last = EndedPlace::parse(&value.last)
        .ok_or_else(|| AppError::Internal(format!("{} is no place of a game", value.last)))?;
    Ok((Some(version), last))
}

/// Adds to a group that everything up to this game is counted. The cursor must have the version
/// that was read.
pub(super) fn with_cursor(group: Group, version: Option<u64>, last: &EndedPlace) -> Group {
    group.put(CURSOR_KEY, version, &Cursor { last: last.text().to_owned() })
}
