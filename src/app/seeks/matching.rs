//! Quick matching: players who do not choose a seek. Whoever asks comes into the oldest one that
//! fits, or gets a new one.

use serde::Serialize;
use utoipa::ToSchema;

use super::{Newcomer, SCANNED_AT_A_TIME, Seeks, parsed};
use crate::{
    documents::{ATTEMPTS_MAX, WriteOutcome},
    error::{AppError, StoreFault},
    quotas::Storer,
    requester::RequestKey,
    runtime::execute::CommandReply,
    space::Growth,
    table::{
        own_seeks::{self, OwnSeeks},
        seek::{Seek, SeekStatus},
        seek_moves,
        seek_terms::{NewSeek, WantedMatch},
        seeks::{self, KeptSeek, Member},
    },
    time::Timestamp,
};
use kontor_auth::{Player, PlayerKind};

/// How far the ratings of those who are matched can be apart at first, in points.
pub const MATCH_RANGE: u32 = 100;

/// By how much that grows with each second for which somebody has waited, in points.
pub const MATCH_RANGE_A_SECOND: u32 = 5;

/// Maximum number of seeks that a request for a match looks at, the oldest first. Fitting ones behind
/// them are found when the server looks.
pub const MATCH_SCANNED_MAX: usize = 2_000;

/// What has become of a request for a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Match {
    /// Whether all players are there.
    pub status: SeekStatus,
    /// The id that the game will have, or has. It changes if the caller is moved into another seek.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
    /// The seek in which the caller is; null once the game has begun.
    pub seek: Option<Seek>,
}

/// Refuses a player whose rating is too far from those in a seek, after somebody has waited for so
/// long; and programs among people.
pub(super) fn check_range(
    kept: &KeptSeek,
    player: &Player,
    points: Option<u32>,
    waited_ms: u64,
) -> Result<(), AppError> {
    let seconds = u32::try_from(waited_ms / 1000).unwrap_or(u32::MAX);
    let range = MATCH_RANGE.saturating_add(seconds.saturating_mul(MATCH_RANGE_A_SECOND));
    for other in &kept.members {
        if (other.player.kind == PlayerKind::Bot) != (player.kind == PlayerKind::Bot) {
            return Err(AppError::SeekClosed);
        }
        let apart = points.zip(other.points).map(|(one, two)| one.abs_diff(two));
        if apart.is_some_and(|apart| apart > range) {
            return Err(AppError::RatingOutside);
        }
    }
    Ok(())
}

impl Seeks {
    /// Puts a player together with those in the oldest seek that fits, or makes one. With an
    /// idempotency key, a repeated request gets the same answer also after the game has begun.
    pub async fn find_match(
        &self,
        storer: &Storer,
        wanted: WantedMatch,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Match>, AppError> {
        let terms = wanted.into_terms();
        terms.check()?;
        Self::check_player(&storer.player, &terms)?;
        let (seeks, storer) = (self.clone(), storer.clone());
        self.games.in_task(async move { seeks.match_in_task(&storer, &terms, key).await }).await
    }

    async fn match_in_task(
        &self,
        storer: &Storer,
        terms: &NewSeek,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Match>, AppError> {
        let (documents, player) = (self.documents(), &storer.player);
        self.games.space.admit(Growth::New)?;
        let hash = terms.game_hash().ok_or(AppError::RulesetUnknown)?;
        for _ in 0..ATTEMPTS_MAX {
            let (version, mut own) = own_seeks::of(&documents, &player.id).await?;
            if let Some(asked) = own.asked(key.as_ref(), &hash)?.filter(|_| key.is_some())
                && let Some(answer) = self.answered(player, &asked.seek).await?
            {
                return Ok(CommandReply { answer, replayed: true });
            }
            let (id, place) = self.place_for(player, terms, &own, &hash).await?;
            let before = own.clone();
            if !own.answer(key.clone(), &hash, &id) {
                let there = own_seeks::still_there(&documents, &player.id).await?;
                own.ids.retain(|known| *known == id || there.contains(known));
                if own.ids.len() > own_seeks::SEEKS_MAX {
                    return Err(AppError::SeeksSpent);
                }
            }
            // The list comes first. If another request of the player was faster, all is looked at anew.
            if own != before && !own_seeks::write(&documents, &player.id, version, &own).await? {
                continue;
            }
            let entered = match place {
                Place::Own(kept) => Some(*kept),
                Place::Other | Place::New => self.enter(&id, terms, storer, &place).await?,
            };
            if let Some(kept) = entered {
                self.form_if_complete(&id, &kept).await;
                let answer = Match::of(self.shown(id, kept));
                return Ok(CommandReply { answer, replayed: false });
            }
            own_seeks::forget_member(&documents, &player.id, &id).await?;
        }
        Err(AppError::Store(StoreFault("the seeks keep changing".to_owned())))
    }

    /// What has become of an earlier request, whose answer was this seek.
    async fn answered(&self, player: &Player, id: &str) -> Result<Option<Match>, AppError> {
        let documents = self.documents();
        seek_moves::finish_move(&documents, id).await?;
        let (_, own) = own_seeks::of(&documents, &player.id).await?;
        // The move may have changed the answer.
        let id = match own.ids.iter().any(|known| known == id) {
            true => id.to_owned(),
            false => self.moved_from(player, id).await?.unwrap_or_else(|| id.to_owned()),
        };
        if let Some(found) = seeks::read(&documents, &id).await?
            && found.value.has(&player.id)
            && found.value.is_there(self.now())
        {
            return Ok(Some(Match::of(self.shown(id, found.value))));
        }
        if self.tables.has_played(&id, &player.id).await? != Some(true) {
            return Ok(None);
        }
        let game = seeks::place_of(&id, "k").map(|place| seeks::game_id(&place));
        Ok(game.map(|game| Match { status: SeekStatus::Complete, game, seek: None }))
    }

    async fn moved_from(&self, player: &Player, id: &str) -> Result<Option<String>, AppError> {
        let own = own_seeks::of_player(&self.documents(), &player.id).await?;
        Ok(own.into_iter().find(|(_, kept)| kept.came_from(id, &player.id)).map(|(id, _)| id))
    }

    /// Where the player is to be for this game.
    async fn place_for(
        &self,
        player: &Player,
        terms: &NewSeek,
        own: &OwnSeeks,
        hash: &str,
    ) -> Result<(String, Place), AppError> {
        let (documents, now) = (self.documents(), self.now());
        for id in &own.ids {
            seek_moves::finish_move(&documents, id).await?;
        }
        for (id, kept) in own_seeks::of_player(&documents, &player.id).await? {
            if kept.game_hash.as_deref() == Some(hash) && kept.is_there(now) {
                return Ok((id, Place::Own(Box::new(kept))));
            }
        }
        // Another request of the player has noted this seek and may be about to make it.
        let noted = own.matches.iter().filter(|asked| asked.terms == hash);
        for asked in noted.filter(|asked| own.ids.contains(&asked.seek)) {
            if seeks::read(&documents, &asked.seek).await?.is_none()
                && self.tables.has_played(&asked.seek, &player.id).await?.is_none()
            {
                return Ok((asked.seek.clone(), Place::New));
            }
        }
        match self.oldest_fitting(player, terms, hash).await? {
            Some(id) => Ok((id, Place::Other)),
            None => {
                let place = seeks::fresh_place(now, self.games.entropy());
                Ok((seeks::seek_id(&place), Place::New))
            }
        }
    }

    /// The oldest seek for this game that the player may join.
    async fn oldest_fitting(
        &self,
        player: &Player,
        terms: &NewSeek,
        hash: &str,
    ) -> Result<Option<String>, AppError> {
        let (documents, now) = (self.documents(), self.now());
        let points = self.points(player, terms).await?;
        let (who, mut after) = (Newcomer { player, matched: true }, None::<String>);
        for _ in 0..MATCH_SCANNED_MAX / SCANNED_AT_A_TIME {
            let found =
                documents.0.scan(seeks::KEY_PREFIX, after.as_deref(), SCANNED_AT_A_TIME).await?;
            let is_last = found.len() < SCANNED_AT_A_TIME;
            for (key, document) in found {
                let kept = parsed(&key, &document.value)?;
                let fits = kept.game_hash.as_deref() == Some(hash)
                    && kept.is_open(now)
                    && kept.has_room()
                    && !kept.has(&player.id);
                if let Some(place) = seeks::place_of_key(&key).filter(|_| fits)
                    && self.may_meet(&kept, &who, points, kept.created_at).await?
                {
                    return Ok(Some(seeks::seek_id(&place)));
                }
                after = Some(key);
            }
            if is_last {
                break;
            }
        }
        Ok(None)
    }

    /// Whether a player may come into a seek; what keeps the player from it does not matter.
    pub(super) async fn may_meet(
        &self,
        kept: &KeptSeek,
        who: &Newcomer<'_>,
        points: Option<u32>,
        since: Timestamp,
    ) -> Result<bool, AppError> {
        match self.check_meeting(kept, who, points, since).await {
            Ok(()) => Ok(true),
            Err(error) if is_refusal(&error) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Puts a player into a seek, or into a new one with this id; `None` if it does not take the
    /// player any more.
    async fn enter(
        &self,
        id: &str,
        terms: &NewSeek,
        storer: &Storer,
        place: &Place,
    ) -> Result<Option<KeptSeek>, AppError> {
        let player = &storer.player;
        let by = match self.games.quotas.admit(storer, 0).await {
            Ok(by) => by,
            Err(refused) => {
                own_seeks::forget_member(&self.documents(), &player.id, id).await?;
                return Err(refused);
            }
        };
        if let Place::New = place {
            let points = self.points(player, terms).await?;
            let member = Member { player: player.clone(), by: by.clone(), points, matched: true };
            let kept = KeptSeek::new(terms.clone(), member, self.now());
            let key = seeks::place_of(id, "k").map(|place| seeks::key_of(&place));
            let key = key.ok_or(AppError::SeekUnknown)?;
            // Otherwise another request of the player has made it.
            if let WriteOutcome::Written(_) = self.documents().write(&key, None, &kept).await? {
                return Ok(Some(kept));
            }
        }
        match self.add(&Newcomer { player, matched: true }, by, id).await {
            Ok(kept) => Ok(Some(kept)),
            Err(error) if is_refusal(&error) => Ok(None),
            Err(error) => Err(error),
        }
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

impl Match {
    fn of(seek: Seek) -> Self {
        Match { status: seek.status, game: seek.game.clone(), seek: Some(seek) }
    }
}

/// Where a player is to be who asks for a match.
enum Place {
    /// In a seek in which the player is already.
    Own(Box<KeptSeek>),
    /// In a seek that others have made.
    Other,
    /// In a new one.
    New,
}
