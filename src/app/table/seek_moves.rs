//! Moving players from one open seek into another one, so that each of them is in one of the two,
//! wherever somebody stops.
//!
//! 1. The seek that they leave notes who goes where, and which version the other document has. From
//!    then on nobody comes, goes or begins there.
//! 2. The other seek takes them in, with a write that succeeds at this version alone, and notes where
//!    they come from.
//! 3. Their lists, then the seek that they have left, forget it. Without players it is gone.
//!
//! If the other document has another version, and does not say that they came, they can never come by
//! this move any more: the first seek takes its note back. A seek that has taken somebody in is not
//! removed before step 3. So everybody who finds the note knows what has happened, and whoever goes
//! on, and however many do, does the same.

use serde::{Deserialize, Serialize};

use crate::{
    documents::{ATTEMPTS_MAX, Documents, VersionedDocument, WriteOutcome},
    error::{AppError, StoreFault},
    table::{
        own_seeks, seek_rows,
        seeks::{KeptSeek, Member, key_of, key_of_id, place_of, read},
    },
    time::Timestamp,
};

/// Maximum number of moves into one seek.
pub(crate) const ARRIVALS_MAX: usize = 16;

/// Where some of the players of a seek are going.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Moving {
    /// Id of the seek that they come into.
    pub(crate) into: String,
    /// The version of its document at which it takes them in.
    pub(crate) version: u64,
    /// Who goes.
    pub(crate) players: Vec<String>,
}

impl Moving {
    /// Whether this player goes.
    pub(crate) fn has(&self, player: &str) -> bool {
        self.players.iter().any(|who| who == player)
    }
}

/// Players who came from another seek.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Arrival {
    /// Id of that seek.
    pub(crate) from: String,
    /// The version of this document that took them in; 0 if it was that of a third seek, from which they
    /// went on to this one.
    pub(crate) version: u64,
    /// Who came.
    pub(crate) players: Vec<String>,
}

impl KeptSeek {
    /// Whether the players of this move are here.
    pub(super) fn has_taken_in(&self, from: &str, moving: &Moving) -> bool {
        self.arrivals
            .iter()
            .any(|arrival| arrival.from == from && arrival.version == moving.version)
    }

    /// Whether this player came from that seek.
    pub(crate) fn came_from(&self, from: &str, player: &str) -> bool {
        let came = |arrival: &Arrival| {
            arrival.from == from && arrival.players.iter().any(|who| who == player)
        };
        self.arrivals.iter().any(came)
    }

    /// Takes in those who go from the other seek, and what they had asked for. A seek that has expired
    /// meanwhile begins no game.
    fn take_in(&mut self, from: &str, left: &KeptSeek, moving: &Moving, now: Timestamp) {
        let moved = |member: &&Member| moving.has(&member.player.id);
        self.members.extend(left.members.iter().filter(moved).cloned());
        // Whoever came there from a third seek is known by its id, too.
        let earlier = left.arrivals.iter().map(|arrival| Arrival {
            from: arrival.from.clone(),
            // Documents count their versions from 1, each by itself: no other move has this one.
            version: 0,
            players: arrival.players.iter().filter(|who| moving.has(who)).cloned().collect(),
        });
        self.arrivals.extend(earlier.filter(|arrival| !arrival.players.is_empty()));
        let (from, players) = (from.to_owned(), moving.players.clone());
        self.arrivals.push(Arrival { from, version: moving.version, players });
        if self.matching {
            self.expires_at = self.expires_at.max(left.expires_at);
        }
        if self.members.len() >= usize::from(self.terms.seats) && now < self.expires_at {
            self.forming = Some(self.terms.seats);
        }
    }
}

/// Moves players of a seek into another one, if both documents have these versions still. When this
/// returns, they are in one of the two.
pub(crate) async fn move_players(
    documents: &Documents,
    (from, left): (&str, VersionedDocument<KeptSeek>),
    moving: Moving,
    now: Timestamp,
) -> Result<(), AppError> {
    let VersionedDocument { version, value: mut kept } = left;
    kept.moving = Some(moving);
    match documents.write(&key_of_id(from)?, Some(version), &kept).await? {
        WriteOutcome::Written(_) => finish_move(documents, from, now).await,
        WriteOutcome::Conflict => Ok(()),
    }
}

/// Brings the move out of this seek to its end, if there is one.
pub(crate) async fn finish_move(
    documents: &Documents,
    from: &str,
    now: Timestamp,
) -> Result<(), AppError> {
    for _ in 0..ATTEMPTS_MAX {
        let Some(VersionedDocument { version, value: mut kept }) = read(documents, from).await?
        else {
            return Ok(());
        };
        let Some(moving) = kept.moving.take() else { return Ok(()) };
        let other = read(documents, &moving.into).await?;
        let is_done = match &other {
            Some(other) if other.value.has_taken_in(from, &moving) => {
                for player in &moving.players {
                    own_seeks::note_moved(documents, player, (from, &moving.into)).await?;
                }
                kept.members.retain(|member| !moving.has(&member.player.id));
                write_or_remove(documents, from, version, &kept, now).await?
            }
            Some(other) if other.version == moving.version => {
                for player in &moving.players {
                    own_seeks::note_anyway(documents, player, &moving.into, now).await?;
                }
                let mut there = other.value.clone();
                there.take_in(from, &kept, &moving, now);
                documents.write(&key_of_id(&moving.into)?, Some(moving.version), &there).await?;
                false
            }
            // What stands in the lists of the players counts for nothing.
            _ => write_or_remove(documents, from, version, &kept, now).await?,
        };
        if is_done {
            return Ok(());
        }
    }
    Err(AppError::Store(StoreFault("the seek keeps changing".to_owned())))
}

/// Brings all moves into a seek to their end. Only then it can be removed.
pub(super) async fn finish_arrivals(
    documents: &Documents,
    kept: &KeptSeek,
    now: Timestamp,
) -> Result<(), AppError> {
    for arrival in &kept.arrivals {
        finish_move(documents, &arrival.from, now).await?;
    }
    Ok(())
}

/// Removes a seek of this version. Returns whether it is gone.
pub(crate) async fn remove(
    documents: &Documents,
    id: &str,
    version: u64,
    kept: &KeptSeek,
    now: Timestamp,
) -> Result<bool, AppError> {
    finish_arrivals(documents, kept, now).await?;
    let place = place_of(id, "k").ok_or(AppError::SeekUnknown)?;
    let is_gone = documents.remove_if(&key_of(&place), version).await?;
    if is_gone {
        seek_rows::forget(documents, &place, kept).await?;
    }
    Ok(is_gone)
}

/// Writes a seek of this version, or removes it if nobody is left. Returns whether that was done.
pub(super) async fn write_or_remove(
    documents: &Documents,
    id: &str,
    version: u64,
    kept: &KeptSeek,
    now: Timestamp,
) -> Result<bool, AppError> {
    if kept.members.is_empty() {
        return Box::pin(remove(documents, id, version, kept, now)).await;
    }
    let written = documents.write(&key_of_id(id)?, Some(version), kept).await?;
    Ok(matches!(written, WriteOutcome::Written(_)))
}
