//! The use cases of seeks: making, finding, joining and leaving them, and completing what somebody
//! has begun (`worker.rs`), and putting players together who ask for any fitting one (`matching.rs`).
//! A request that puts a player into a seek is answered once (`asking.rs`); `list.rs` lists them.
//! How a seek is kept, and how its table is formed, stands in `table::seeks`.

mod asking;
mod list;
mod matching;
mod put_together;
mod worker;

use crate::boxed;
use std::sync::{Arc, Mutex};

use crate::{
    accounts::{Accounts, player_lists::Unwanted},
    documents::{Documents, VersionedDocument, WriteOutcome},
    error::{AppError, StoreFault},
    log::{stored::StoredFor, summary},
    quotas::Storer,
    ratings::{Category, Rated, RatedKind, Ratings, pool_of},
    requester::{RequestKey, player_ref},
    runtime::{conflicts, execute::CommandReply, games::Games, hub::Topic},
    space::Growth,
    table::{
        create::Tables,
        own_seeks,
        seats::BOT_GAMES_MAX,
        seek::Seek,
        seek_games,
        seek_terms::NewSeek,
        seeks::{self, KeptSeek, Leaving, Member},
    },
    time::Timestamp,
};
use asking::{Placed, Wanted};
use kontor_auth::{Player, PlayerKind};
use kontor_games::GameKind;
use tracing::Instrument;

pub use list::{SEEKS_PAGE, SEEKS_PAGE_MAX, SeekFilter, SeekPage, SeekSelector};
pub use matching::{MATCH_RANGE, MATCH_RANGE_A_SECOND, MATCH_SCANNED_MAX, Match};

/// Documents that are read at a time.
const SCANNED_AT_A_TIME: usize = 100;

/// A player who wants to come into a seek.
struct Newcomer<'a> {
    player: &'a Player,
    /// Whether any fitting seek will do.
    matched: bool,
}

/// The use cases of seeks.
#[derive(Clone)]
pub struct Seeks {
    games: Games,
    tables: Tables,
    ratings: Ratings,
    accounts: Arc<Accounts>,
    progress: Arc<Mutex<worker::Progress>>,
}

impl Seeks {
    /// The seeks for tables of this server.
    pub fn new(tables: Tables, ratings: Ratings, accounts: Arc<Accounts>) -> Self {
        Seeks { games: tables.games.clone(), tables, ratings, accounts, progress: Arc::default() }
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    fn now(&self) -> Timestamp {
        Timestamp(self.games.clock().now_ms())
    }

    /// Tells those who follow the list that it has changed.
    fn tell_changed(&self) {
        self.games.hub.publish(&[Topic::Seeks]);
    }

    /// Makes a seek in which the player is. A player who is in an open one with the same terms gets
    /// that one. With an idempotency key, a repeated request gets the same answer also for a while
    /// after the game has begun.
    #[boxed]
    pub async fn create(
        &self,
        storer: &Storer,
        terms: NewSeek,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Seek>, AppError> {
        let Placed { id, kept, is_done: _, replayed } =
            self.ask(storer, terms, Wanted::Own, key).await?;
        let kept = kept.ok_or(AppError::SeekUnknown)?;
        Ok(CommandReply { answer: self.shown(id, kept), replayed })
    }

    /// Whether this kind of player may be in a seek with these terms.
    fn check_player(player: &Player, terms: &NewSeek) -> Result<(), AppError> {
        if terms.rated && player.kind == PlayerKind::Guest {
            return Err(AppError::RatedTable);
        }
        if terms.has_range() && player.kind == PlayerKind::Guest {
            return Err(AppError::RatingOutside);
        }
        Ok(())
    }

    /// Refuses a game that would have bots, and might count for this player, if that is one too many.
    async fn check_bot_games(&self, player: &Player, terms: &NewSeek) -> Result<(), AppError> {
        if terms.fill_with.is_none() {
            return Ok(());
        }
        let prefix = summary::bot_games_prefix(&player.id);
        let found = self.games.events().index_rows(&prefix, None, BOT_GAMES_MAX).await?;
        (found.len() < BOT_GAMES_MAX).then_some(()).ok_or(AppError::BotGamesSpent)
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
        let kept = match self.open_for(&who, id).await {
            Ok((found, _)) => found.value,
            // The answer to an earlier request may have been lost.
            Err(AppError::SeekUnknown) => {
                let done =
                    seek_games::read_done(&documents, id).await?.ok_or(AppError::SeekUnknown)?;
                let is_in = done.has(&player.id);
                return is_in.then(|| self.shown(id.to_owned(), done)).ok_or(AppError::SeekClosed);
            }
            Err(error) => return Err(error),
        };
        if kept.has(&player.id) {
            self.form_if_complete(id, &kept).await;
            return Ok(self.shown(id.to_owned(), kept));
        }
        self.check_bot_games(player, &kept.terms).await?;
        self.games.space.admit(Growth::New)?;
        let by = self.games.quotas.admit(storer, 0).await?;
        own_seeks::note_member(&documents, &player.id, id, self.now()).await?;
        let joined = self.add(&who, by, id).await;
        // After a fault of the store the player may be in it: then the list has to say so.
        if joined.as_ref().is_err_and(is_refusal) {
            own_seeks::forget_member(&documents, &player.id, id).await?;
        }
        let kept = joined?;
        self.form_if_complete(id, &kept).await;
        Ok(self.shown(id.to_owned(), kept))
    }

    /// Makes the game of a seek that has all its players. If that fails, the server tries it again
    /// when it looks for seeks the next time.
    async fn form_if_complete(&self, id: &str, kept: &KeptSeek) {
        if kept.forming.is_some() {
            if let Err(error) = self.tables.form(id, &self.accounts).await {
                tracing::warn!(seek = id, %error, "the table of a seek is formed a little later");
            }
            self.tell_changed();
        }
    }

    async fn add(&self, who: &Newcomer<'_>, by: StoredFor, id: &str) -> Result<KeptSeek, AppError> {
        let (documents, now) = (self.documents(), self.now());
        for attempt in 1..=conflicts::ATTEMPTS_MAX {
            let (found, points) = self.open_for(who, id).await?;
            let VersionedDocument { version, value: mut kept } = found;
            if kept.has(&who.player.id) {
                return Ok(kept);
            }
            // Another request of the player may have found this one closed, and chosen another seek.
            // The list is read after the seek: see `own_seeks::prevent_entry`.
            if who.matched && !own_seeks::is_answer(&documents, &who.player.id, id).await? {
                return Err(AppError::SeekClosed);
            }
            let (player, by, matched) = (who.player.clone(), by.clone(), who.matched);
            kept.members.push(Member { player, by, points, matched });
            kept.forming = kept.seats_now(now);
            let key = seeks::key_of_id(id)?;
            match documents.write(&key, Some(version), &kept).await? {
                WriteOutcome::Written(_) => {
                    // Another request of the player may have been refused, and taken it off the list.
                    own_seeks::note_anyway(&documents, &who.player.id, id, self.now()).await?;
                    self.tell_changed();
                    return Ok(kept);
                }
                WriteOutcome::Conflict => {
                    conflicts::pause(self.games.entropy(), attempt).await;
                }
            }
        }
        Err(AppError::Store(StoreFault("the seek keeps changing".to_owned())))
    }

    /// The seek, if this player is in it, or may join; and the player's rating there.
    async fn open_for(
        &self,
        who: &Newcomer<'_>,
        id: &str,
    ) -> Result<(VersionedDocument<KeptSeek>, Option<u32>), AppError> {
        let (documents, now) = (self.documents(), self.now());
        let found = seeks::read(&documents, id).await?.ok_or(AppError::SeekUnknown)?;
        let kept = &found.value;
        if kept.has(&who.player.id) {
            return Ok((found, None));
        }
        if kept.has_expired(now) {
            return Err(AppError::SeekUnknown);
        }
        if !kept.is_open(now) {
            return Err(AppError::SeekClosed);
        }
        let points = self.points(who.player, &kept.terms).await?;
        self.check_meeting(kept, who, points, kept.created_at).await?;
        Ok((found, points))
    }

    /// Checks whether a player may come to those who are in a seek, after somebody has waited since
    /// this time.
    async fn check_meeting(
        &self,
        kept: &KeptSeek,
        who: &Newcomer<'_>,
        points: Option<u32>,
        since: Timestamp,
    ) -> Result<(), AppError> {
        let (documents, player) = (self.documents(), who.player);
        Self::check_player(player, &kept.terms)?;
        let first = kept.members.first().ok_or(AppError::SeekUnknown)?;
        if kept.terms.rated && first.player.kind != player.kind {
            return Err(AppError::RatedTable);
        }
        if kept.terms.has_range() && !points.is_some_and(|points| kept.terms.admits(points)) {
            return Err(AppError::RatingOutside);
        }
        if who.matched || kept.matching {
            matching::check_range(kept, player, points, self.now().0.saturating_sub(since.0))?;
        }
        let who = player_ref(player);
        let others: Vec<_> = kept.members.iter().map(|member| player_ref(&member.player)).collect();
        let own = Unwanted::by(&documents, &who.id, &others).await?;
        for other in &others {
            let theirs = Unwanted::by(&documents, &other.id, [&who]).await?;
            if own.block(&other.id) || theirs.block(&who.id) {
                return Err(AppError::SeekClosed);
            }
        }
        Ok(())
    }

    /// The rating of a player where the game would count; guests have none.
    async fn points(&self, player: &Player, terms: &NewSeek) -> Result<Option<u32>, AppError> {
        let Some(kind) = RatedKind::of(player.kind) else { return Ok(None) };
        let ruleset = GameKind::from_id(&terms.ruleset).ok_or(AppError::RulesetUnknown)?;
        let options = terms.options.clone().unwrap_or_else(|| serde_json::json!({}));
        let pool = pool_of(ruleset, &options, terms.seats).map_err(AppError::Internal)?;
        let who = Rated::Player(player.id.as_str().into());
        let rating = self.ratings.current(&who, &Category { kind, ruleset, pool }).await?;
        Ok(Some(rating.points()))
    }

    /// Leaves a seek. It goes on with the others; without players it is gone. Who is not in it, or
    /// has left, changes nothing.
    #[boxed]
    pub async fn leave(&self, player: &Player, id: &str) -> Result<(), AppError> {
        let (seeks, who, seek) = (self.clone(), player.id.clone(), id.to_owned());
        // In a task of its own: if the connection is dropped, those who follow the list are told, too.
        // A repeated request would find nothing to change, and tell nobody.
        let leaving = async move {
            let left = seeks::leave(&seeks.documents(), &who, &seek, seeks.now()).await;
            // After a fault of the store the player may be out.
            if !matches!(left, Ok(Leaving::WasOut | Leaving::Refused)) {
                seeks.tell_changed();
            }
            left
        };
        let left = tokio::spawn(leaving.in_current_span()).await;
        let left = left.map_err(|error| AppError::Internal(error.to_string()))??;
        // Where there is no seek any more, the game may have begun, with the player.
        let done = seek_games::read_done(&self.documents(), id).await?;
        if left == Leaving::Refused || done.is_some_and(|done| done.has(&player.id)) {
            return Err(AppError::SeekClosed);
        }
        Ok(())
    }

    /// A seek, until a while after its game has begun.
    #[boxed]
    pub async fn seek(&self, id: &str) -> Result<Seek, AppError> {
        let documents = self.documents();
        let kept = match seeks::read(&documents, id).await? {
            Some(found) => Some(found.value).filter(|kept| !kept.has_expired(self.now())),
            None => seek_games::read_done(&documents, id).await?,
        };
        kept.map(|kept| self.shown(id.to_owned(), kept)).ok_or(AppError::SeekUnknown)
    }

    /// The seeks in which a player is, oldest first.
    #[boxed]
    pub async fn own(&self, player: &Player) -> Result<Vec<Seek>, AppError> {
        let now = self.now();
        let own = own_seeks::of_player(&self.documents(), &player.id).await?.into_iter();
        let there = own.filter(|(_, kept)| !kept.has_expired(now));
        Ok(there.map(|(id, kept)| self.shown(id, kept)).collect())
    }

    fn shown(&self, id: String, kept: KeptSeek) -> Seek {
        Seek::of(id, kept, &self.games.former)
    }
}

/// Whether this only says that a player does not fit into a seek.
fn is_refusal(error: &AppError) -> bool {
    matches!(
        error,
        AppError::SeekClosed
            | AppError::SeekUnknown
            | AppError::RatingOutside
            | AppError::RatedTable
    )
}

fn parsed(key: &str, value: &str) -> Result<KeptSeek, AppError> {
    serde_json::from_str(value)
        .map_err(|error| AppError::Internal(format!("document {key} cannot be parsed: {error}")))
}
