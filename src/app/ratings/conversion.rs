//! The conversion of what earlier releases have counted, once, before a server uses a store.
//!
//! Earlier releases wrote the rating of each player of a game by itself, then the row, and the
//! cursor only behind up to [`COUNTED_AT_A_TIME_MAX`] games. A server that was killed in between
//! left games that some of their players have, or that all have and the cursor has not. Here the
//! cursor moves behind the last game that a player has, and the players who lack it get it, from
//! the figures before it, which each document of an earlier release still has.
//!
//! Each game is completed by one write that moves the cursor. So a conversion that was interrupted,
//! or that another server makes at the same time, is completed by the next one.

use std::{cmp::Ordering, collections::BTreeMap, sync::Arc};

use serde::Deserialize;

use super::{
    ledger::{Ledger, counted},
    results::{Rated, RatedResult},
    stored::{self, Figures, RatingChange, StoredRating, rating_key},
};
use crate::error::AppError;
use kontor_log::ended::EndedPlace;
use kontor_service::documents::{Documents, Group, VersionedDocument, conversions};
use kontor_store::{DocumentStore, EventStore};

/// How many games earlier releases counted before they moved the cursor behind them.
const COUNTED_AT_A_TIME_MAX: usize = 64;

/// After how many games it is said how far it has come.
const SAID_EVERY: u64 = 10_000;

/// The document of a rating as earlier releases wrote it.
#[derive(Deserialize)]
struct EarlierRating {
    last: String,
    /// The figures before the last game.
    before: Option<Figures>,
    after: Figures,
}

/// Completes what earlier releases have counted. Returns how many games the cursor was behind;
/// `None` if the store was converted before.
pub async fn convert_ratings(
    events: &Arc<dyn EventStore>,
    store: &Arc<dyn DocumentStore>,
) -> Result<Option<u64>, AppError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || {
        let ledger = Ledger::new(Arc::clone(events), Arc::clone(store));
        let behind = ledger.complete_all().await?;
        tracing::info!(behind, "ratings were converted");
        Ok(behind)
    };
    documents.convert_once(conversions::RATINGS, convert).await
}

/// A player of a game, as stored.
struct Player {
    who: Rated,
    stored: Option<VersionedDocument<EarlierRating>>,
}

impl Player {
    /// Where the last game that the document has is, compared with this one.
    fn is_at(&self, place: &EndedPlace) -> Ordering {
        let last = self.stored.as_ref().and_then(|stored| EndedPlace::parse(&stored.value.last));
        last.map_or(Ordering::Less, |last| last.cmp(place))
    }

    /// The figures before this game.
    fn before(&self, place: &EndedPlace) -> Figures {
        let Some(VersionedDocument { value, .. }) = &self.stored else { return Figures::default() };
        match self.is_at(place) {
            Ordering::Less => value.after,
            Ordering::Equal | Ordering::Greater => value.before.unwrap_or(value.after),
        }
    }
}

impl Ledger {
    /// Moves the cursor behind the last game that a player has. Returns how many games it was
    /// behind.
    async fn complete_all(&self) -> Result<u64, AppError> {
        let mut behind = 0_u64;
        while self.documents().until_written_with(|| self.completing_next()).await? {
            behind += 1;
            if behind.is_multiple_of(SAID_EVERY) {
                tracing::info!(behind, "ratings are being converted");
            }
        }
        Ok(behind)
    }

    /// What the players of the next game lack, and the cursor behind it. Returns also whether the
    /// cursor is behind a game that a player has.
    async fn completing_next(&self) -> Result<(Group, bool), AppError> {
        let (version, cursor) = stored::cursor(self.documents()).await?;
        let places = self.places(&cursor, None, COUNTED_AT_A_TIME_MAX).await?;
        let mut is_behind = false;
        for place in &places {
            if self.is_begun(place).await? {
                is_behind = true;
                break;
            }
        }
        Ok(match places.first().filter(|_| is_behind) {
            Some(place) => {
                (stored::with_cursor(self.completing(place).await?, version, place), true)
            }
            None => (Group::new(), false),
        })
    }

    /// Whether a player has this game or a later one.
    async fn is_begun(&self, place: &EndedPlace) -> Result<bool, AppError> {
        let players = self.players(place).await?.map(|(_, players)| players);
        Ok(players.iter().flatten().flatten().any(|player| player.is_at(place).is_ge()))
    }

    /// What those players of a game lack who do not have it. If one player has a later one, all
    /// have it.
    async fn completing(&self, place: &EndedPlace) -> Result<Group, AppError> {
        let (mut group, documents) = (Group::new(), self.documents());
        let Some((result, players)) = self.players(place).await? else { return Ok(group) };
        if players.iter().flatten().any(|player| player.is_at(place).is_gt()) {
            return Ok(group);
        }
        let before: Vec<Vec<Figures>> = players
            .iter()
            .map(|members| members.iter().map(|player| player.before(place)).collect())
            .collect();
        let after = counted(&result, &before).into_iter().flatten();
        let before = before.into_iter().flatten();
        let mut lacking = BTreeMap::new();
        for (player, (before, after)) in players.into_iter().flatten().zip(before.zip(after)) {
            if player.is_at(place).is_eq() {
                // The row may still be missing, or that of before may be there.
                let rows = [before, after];
                let rows = rows.map(|one| stored::row_key(&player.who, &result.category, &one));
                group = stored::with_row(documents, group, rows).await?;
            } else {
                let Player { who, stored } = player;
                let version = stored.map(|stored| stored.version);
                let next = StoredRating::new(place, after);
                lacking.insert(who.clone(), RatingChange { who, version, before, next });
            }
        }
        for change in lacking.values() {
            group = stored::with_rating(documents, group, &result.category, change).await?;
        }
        Ok(group)
    }

    /// The result of a game with its players; `None` if it cannot be rated, or if what is stored of
    /// one of them is damaged. The games behind it are completed all the same.
    async fn players(
        &self,
        place: &EndedPlace,
    ) -> Result<Option<(RatedResult, Vec<Vec<Player>>)>, AppError> {
        let Some(result) = self.result(place).await? else { return Ok(None) };
        let players = self.players_of(&result).await;
        if let Some(why) = players.as_ref().err().and_then(AppError::damage) {
            tracing::warn!(game = place.game(), why, "the ratings of a game are not converted");
            return Ok(None);
        }
        Ok(Some((result, players?)))
    }

    async fn players_of(&self, result: &RatedResult) -> Result<Vec<Vec<Player>>, AppError> {
        let mut all = Vec::new();
        for side in &result.sides {
            let mut members = Vec::new();
            for member in &side.members {
                let who = member.who.clone();
                let key = rating_key(&who, &result.category);
                members.push(Player { who, stored: self.documents().read(&key).await? });
            }
            all.push(members);
        }
        Ok(all)
    }
}
