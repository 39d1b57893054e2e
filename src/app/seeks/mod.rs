//! The use cases of seeks: making, finding, joining and leaving them, what is due (`due.rs`), and
//! putting players together who ask for any fitting one (`matching.rs`, `put_together.rs`). A
//! request that puts a player into a seek is answered once (`asking.rs`); `list.rs` lists them. How
//! a seek is kept stands in [`kontor_tables::table::seeks`], and how it becomes a game in
//! [`kontor_tables::table::seek_games`].
//!
//! Each of them reads, decides and writes one group. A conflict says that something was changed
//! since it was read: then it is read and decided again.

mod asking;
mod conversion;
mod due;
mod list;
mod matching;
mod put_together;
mod range;
#[cfg(test)]
mod tests;

use crate::boxed;
use std::sync::Arc;

use tokio::sync::OnceCell;

use crate::{
    error::AppError,
    ratings::{Category, Rated, RatedKind, Ratings, pool_of},
};
use kontor_accounts::{Accounts, player_lists::Unwanted};
use kontor_auth::{Player, PlayerKind};
use kontor_games::GameKind;
use kontor_log::{index_rows, stored::StoredFor, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Group, is_written, until_settled},
    quotas::Storer,
    requester::player_ref,
    runtime::{games::Games, hub::Topic},
    space::Growth,
};
use kontor_store::Precondition;
use kontor_tables::table::{
    own_seeks::{self, OwnList, OwnLists},
    seek::Seek,
    seek_games,
    seek_terms::NewSeek,
    seeks::{self, FoundSeek, KeptSeek, Member},
    start::BOT_GAMES_MAX,
    tables::Tables,
};
use tracing::Instrument;

pub(crate) use due::DueSeeks;
pub(crate) use put_together::PutTogether;

pub use conversion::convert_seeks;
pub use list::{
    LIMITS as PAGE_LIMITS, SEEKS_PAGE, SEEKS_PAGE_MAX, SeekFilter, SeekPage, SeekSelector,
};
pub use matching::Match;
pub use range::LIMITS as MATCH_LIMITS;

/// A player who wants to come into a seek.
struct Newcomer<'a> {
    player: &'a Player,
    /// Whether any fitting seek will do.
    matched: bool,
}

/// A seek that a player may join.
struct Fitting {
    found: FoundSeek,
    /// The player's rating there.
    points: Option<u32>,
    /// That no player there has blocked this one, nor this one any of them.
    unblocked: Vec<Precondition>,
}

/// The use cases of seeks.
#[derive(Clone)]
pub struct Seeks {
    games: Games,
    tables: Tables,
    ratings: Ratings,
    accounts: Arc<Accounts>,
}

impl Seeks {
    /// The seeks for tables of this server.
    pub fn new(tables: Tables, ratings: Ratings, accounts: Arc<Accounts>) -> Self {
        Seeks { games: tables.games.clone(), tables, ratings, accounts }
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    fn now(&self) -> Timestamp {
        Timestamp(self.games.clock().now_ms())
    }

    /// Notifies the followers of the list that it has changed.
    fn tell_changed(&self) {
        self.games.hub.publish(&[Topic::Seeks]);
    }

    /// Whether this kind of player may be in a seek with these terms.
    fn check_player(player: &Player, terms: &NewSeek) -> Result<(), AppError> {
        if terms.rated && player.kind == PlayerKind::Guest {
            return Err(Refused::RatedTable.into());
        }
        if terms.has_range() && player.kind == PlayerKind::Guest {
            return Err(Refused::RatingOutside.into());
        }
        Ok(())
    }

    /// Refuses a game that would have bots, and might count for this player, if that is one too
    /// many.
    async fn check_bot_games(&self, player: &Player, terms: &NewSeek) -> Result<(), AppError> {
        if terms.fill_with.is_none() {
            return Ok(());
        }
        let prefix = index_rows::bot_games_prefix(&player.id);
        let found = self.games.events().index_rows(&prefix, None, BOT_GAMES_MAX).await?;
        (found.len() < BOT_GAMES_MAX).then_some(()).ok_or(Refused::BotGamesSpent.into())
    }

    /// Comes into a seek. If all are there then, the game begins.
    #[boxed]
    pub async fn join(&self, storer: &Storer, id: &str) -> Result<Seek, AppError> {
        let (seeks, storer, id) = (self.clone(), storer.clone(), id.to_owned());
        self.games.in_task(async move { seeks.join_in_task(&storer, &id).await }).await
    }

    async fn join_in_task(&self, storer: &Storer, id: &str) -> Result<Seek, AppError> {
        self.games.right_time()?;
        let (documents, player) = (self.documents(), &storer.player);
        let who = Newcomer { player, matched: false };
        let by = OnceCell::new();
        let _turn = self.games.turns.take(&own_seeks::own_key(&player.id)).await;
        until_settled(|| async {
            let Some(found) = seeks::read(&documents, id).await? else {
                // The answer to an earlier request may have been lost.
                let done = seek_games::read_done(&documents, id).await?;
                let done = done.ok_or(Refused::SeekUnknown)?;
                let is_in = done.has(&player.id);
                return match is_in {
                    true => Ok(Some(self.shown(id.to_owned(), done))),
                    false => Err(Refused::SeekClosed.into()),
                };
            };
            if found.kept.has(&player.id) {
                return Ok(Some(self.shown(id.to_owned(), found.kept)));
            }
            let fitting = self.open_for(&who, found).await?;
            self.check_bot_games(player, &fitting.found.kept.terms).await?;
            self.games.space.admit(Growth::New)?;
            let by = self.admitted(storer, &by).await?;
            let mut list = own_seeks::own_list(&documents, &player.id).await?;
            list.now.enter(id, self.now())?;
            let kept = self.come_in(&who, by, fitting, list).await?;
            Ok(kept.map(|kept| self.shown(id.to_owned(), kept)))
        })
        .await
    }

    /// For whom the table of a seek is stored that a player makes or joins. A request is admitted
    /// once, however often it is decided.
    async fn admitted(
        &self,
        storer: &Storer,
        by: &OnceCell<StoredFor>,
    ) -> Result<StoredFor, AppError> {
        Ok(by.get_or_try_init(|| self.games.quotas.admit(storer, 0)).await?.clone())
    }

    /// Writes that a player has come into a seek, with the player's list; if all are there then,
    /// the game begins with the same write. Returns the seek; `None` after a conflict.
    async fn come_in(
        &self,
        who: &Newcomer<'_>,
        by: StoredFor,
        fitting: Fitting,
        list: OwnList,
    ) -> Result<Option<KeptSeek>, AppError> {
        let Fitting { found, points, unblocked } = fitting;
        let mut kept = found.kept.clone();
        kept.members.push(Member { player: who.player.clone(), by, points, matched: who.matched });
        let group = Group::for_living(&who.player.id).unless_any_changed(unblocked);
        let seats = kept.seats_now(self.now());
        let conflict = match seats {
            Some(seats) => {
                let complete = (&found, &kept, seats);
                self.tables.begin(&self.accounts, complete, OwnLists::from(list), group).await?
            }
            None => {
                let group = found.becomes(list.put_if_changed(group), &kept);
                self.documents().write_group(group).await?
            }
        };
        if !is_written(conflict)? {
            return Ok(None);
        }
        kept.began_with = seats;
        self.tell_changed();
        Ok(Some(kept))
    }

    /// Checks whether this player may come into a seek.
    async fn open_for(&self, who: &Newcomer<'_>, found: FoundSeek) -> Result<Fitting, AppError> {
        let kept = &found.kept;
        if kept.has_expired(self.now()) {
            return Err(Refused::SeekUnknown.into());
        }
        if !kept.has_room() {
            return Err(Refused::SeekClosed.into());
        }
        let points = self.points(who.player, &kept.terms).await?;
        let unblocked = self.check_meeting(kept, who, points, kept.created_at).await?;
        Ok(Fitting { found, points, unblocked })
    }

    /// Checks whether a player may come to the players in a seek, where the longest wait began at
    /// this time. Returns the documents by which none of them has blocked another: that holds as
    /// long as they are unchanged.
    async fn check_meeting(
        &self,
        kept: &KeptSeek,
        who: &Newcomer<'_>,
        points: Option<u32>,
        since: Timestamp,
    ) -> Result<Vec<Precondition>, AppError> {
        let (documents, player) = (self.documents(), who.player);
        Self::check_player(player, &kept.terms)?;
        let first = kept.members.first().ok_or(Refused::SeekUnknown)?;
        if kept.terms.rated && first.player.kind != player.kind {
            return Err(Refused::RatedTable.into());
        }
        if kept.terms.has_range() && !points.is_some_and(|points| kept.terms.admits(points)) {
            return Err(Refused::RatingOutside.into());
        }
        if who.matched || kept.matching {
            range::check_range(kept, player, points, self.now().0.saturating_sub(since.0))?;
        }
        let who = player_ref(player);
        let others: Vec<_> = kept.members.iter().map(|member| player_ref(&member.player)).collect();
        let (own, noted) = Unwanted::noted_by(&documents, &who.id, &others).await?;
        let mut unblocked = vec![noted];
        for other in &others {
            let (theirs, noted) = Unwanted::noted_by(&documents, &other.id, [&who]).await?;
            if own.block(&other.id) || theirs.block(&who.id) {
                return Err(Refused::SeekClosed.into());
            }
            unblocked.push(noted);
        }
        Ok(unblocked)
    }

    /// The rating of a player where the game would count; guests have none.
    async fn points(&self, player: &Player, terms: &NewSeek) -> Result<Option<u32>, AppError> {
        let Some(kind) = RatedKind::of(player.kind) else { return Ok(None) };
        let ruleset = GameKind::from_id(&terms.ruleset).ok_or(Refused::RulesetUnknown)?;
        let options = terms.options.clone().unwrap_or_else(|| serde_json::json!({}));
        let pool = pool_of(ruleset, &options, terms.seats)?;
        let who = Rated::Player(player.id.as_str().into());
        let rating = self.ratings.current(&who, &Category { kind, ruleset, pool }).await?;
        Ok(Some(rating.points()))
    }

    /// Leaves a seek. It goes on with the others; without players it is gone. A player who is not
    /// in it, or has left, changes nothing.
    #[boxed]
    pub async fn leave(&self, player: &Player, id: &str) -> Result<(), AppError> {
        let (seeks, who, seek) = (self.clone(), player.id.clone(), id.to_owned());
        // In a task of its own: the followers of the list are notified even if the connection is
        // dropped. A repeated request would find nothing to change, and notify no follower.
        let leaving = async move {
            let left = own_seeks::leave(&seeks.documents(), &who, &seek).await;
            // After a fault of the store the player may be out.
            if !matches!(left, Ok(false)) {
                seeks.tell_changed();
            }
            left
        };
        let left = tokio::spawn(leaving.in_current_span()).await;
        let was_in = left.map_err(|error| AppError::Internal(error.to_string()))??;
        // Where there is no seek any more, the game may have begun, with the player.
        let done = seek_games::read_done(&self.documents(), id).await?;
        if !was_in && done.is_some_and(|done| done.has(&player.id)) {
            return Err(Refused::SeekClosed.into());
        }
        Ok(())
    }

    /// A seek, until a while after its game has begun.
    #[boxed]
    pub async fn seek(&self, id: &str) -> Result<Seek, AppError> {
        let documents = self.documents();
        let kept = match seeks::read(&documents, id).await? {
            Some(found) => Some(found.kept).filter(|kept| !kept.has_expired(self.now())),
            None => seek_games::read_done(&documents, id).await?,
        };
        kept.map(|kept| self.shown(id.to_owned(), kept)).ok_or(Refused::SeekUnknown.into())
    }

    /// The seeks in which a player is, oldest first.
    #[boxed]
    pub async fn own(&self, player: &Player) -> Result<Vec<Seek>, AppError> {
        let now = self.now();
        let (_, own) = own_seeks::read(&self.documents(), &player.id).await?;
        let there = own.into_iter().filter(|found| !found.kept.has_expired(now));
        Ok(there.map(|found| self.shown(found.id(), found.kept)).collect())
    }

    fn shown(&self, id: String, kept: KeptSeek) -> Seek {
        Seek::of(id, kept, &self.games.former)
    }
}

/// Whether this only says that a player does not fit into a seek.
fn is_refusal(error: &AppError) -> bool {
    matches!(
        error,
        AppError::Refused(
            Refused::SeekClosed
                | Refused::SeekUnknown
                | Refused::RatingOutside
                | Refused::RatedTable
        )
    )
}
