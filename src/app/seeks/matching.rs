//! Quick matching: players who do not choose a seek. The caller comes into the oldest one that
//! fits, or gets a new one.

use crate::boxed;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Fitting, Newcomer, Seeks, asking::Placed, is_refusal, range::MATCH_SCANNED_MAX};
use crate::error::AppError;
use kontor_auth::Player;
use kontor_log::time::Timestamp;
use kontor_problems::Refused;
use kontor_service::{quotas::Storer, requester::RequestKey, runtime::execute::CommandReply};
use kontor_store::Precondition;
use kontor_tables::table::{
    seek::{Seek, SeekStatus},
    seek_rows,
    seek_terms::{NewSeek, WantedMatch},
    seeks::{self, KeptSeek},
};

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

impl Seeks {
    /// Puts a player together with those in the oldest seek that fits, or makes one. With an
    /// idempotency key, a repeated request gets the same answer also after the game has begun.
    #[boxed]
    pub async fn find_match(
        &self,
        storer: &Storer,
        wanted: WantedMatch,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Match>, AppError> {
        let terms = wanted.into_terms();
        let Some(hash) = terms.game_hash() else {
            // There is no such game: the check says what is wrong with it.
            let why = terms.check().err().unwrap_or(Refused::RulesetUnknown.into());
            return Err(why.into());
        };
        let Placed { id, kept, replayed } = self.ask(storer, terms, Some(hash), key).await?;
        let game = seeks::place_of(&id, "k").map(|place| seeks::game_id(&place));
        let answer = match kept
            .filter(|kept| kept.remembered_until.is_none())
            .map(|kept| self.shown(id, kept))
        {
            Some(seek) => Match { status: seek.status, game: seek.game.clone(), seek: Some(seek) },
            None => Match {
                status: SeekStatus::Complete,
                game: game.ok_or(Refused::SeekUnknown)?,
                seek: None,
            },
        };
        Ok(CommandReply { answer, replayed })
    }

    /// The oldest seek for this game that the player may join; of those made by `POST /v1/seeks`
    /// first.
    pub(super) async fn oldest_fitting(
        &self,
        player: &Player,
        terms: &NewSeek,
        hash: &str,
    ) -> Result<Option<Fitting>, AppError> {
        let (documents, who) = (self.documents(), Newcomer { player, matched: true });
        let points = self.points(player, terms).await?;
        // Each kind has its room, so that many seeks of the one do not hide those of the other.
        for matching in [false, true] {
            for found in
                seek_rows::of_game(&documents, hash, matching, MATCH_SCANNED_MAX / 2).await?
            {
                let kept = &found.kept;
                if kept.has(&player.id) || kept.has_expired(self.now()) || !kept.has_room() {
                    continue;
                }
                if let Some(unblocked) = self.may_meet(kept, &who, points, kept.created_at).await? {
                    return Ok(Some(Fitting { found, points, unblocked }));
                }
            }
        }
        Ok(None)
    }

    /// Whether a player may come into a seek, as long as the documents are unchanged that are
    /// returned; what keeps the player from it does not matter.
    pub(super) async fn may_meet(
        &self,
        kept: &KeptSeek,
        who: &Newcomer<'_>,
        points: Option<u32>,
        since: Timestamp,
    ) -> Result<Option<Vec<Precondition>>, AppError> {
        match self.check_meeting(kept, who, points, since).await {
            Ok(unblocked) => Ok(Some(unblocked)),
            Err(error) if is_refusal(&error) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
