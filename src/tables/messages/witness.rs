//! Which messages of a table a player can report: those that the player could read there, also of
//! players who are blocked or muted since. A player who has given the seat up, or lost it when the
//! time was up, can report what was said until then.

use super::{
    ENTRIES_READ_MAX, Membership, membership_at,
    reports::{KeptMessage, REPORT_CONTEXT_MESSAGES},
    shown,
};
use crate::{error::TablesError, watch::feed::Admission};
use kontor_log::{commit, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{requester::Requester, runtime::games::Games};
use kontor_store::LogId;

/// Until when a player could read what was said at a table.
#[derive(Clone, Copy, Debug)]
pub(super) enum Witness {
    /// The player sits there.
    Sits,
    /// The player has left the seat to a stand-in.
    LeftAt(Timestamp),
}

impl Witness {
    /// The requester as a witness; refused who never sat there in the game.
    pub(super) async fn of(
        games: &Games,
        game: &str,
        requester: &Requester,
    ) -> Result<Self, TablesError> {
        let Membership { seat, has_left, .. } =
            membership_at(games, game, requester, Admission::Newcomer).await?;
        match (seat, &requester.player) {
            (Some(_), _) => Ok(Witness::Sits),
            (None, Some(player)) if has_left => {
                let left_at = left_at(games, game, player).await?;
                left_at.map(Witness::LeftAt).ok_or(Refused::NotYourSeat.into())
            }
            (None, _) => Err(Refused::NotYourSeat.into()),
        }
    }

    fn could_read(self, said_at: Timestamp) -> bool {
        match self {
            Witness::Sits => true,
            Witness::LeftAt(left_at) => said_at <= left_at,
        }
    }

    /// A message and those around it as they are now; an error if the player could not read such a
    /// message. Those around it are for the operator, who is to understand it, so none is left out.
    pub(super) async fn around(
        self,
        games: &Games,
        game: &str,
        message: u64,
    ) -> Result<Vec<KeptMessage>, TablesError> {
        let after = message.saturating_sub(REPORT_CONTEXT_MESSAGES + 1);
        let limit = message.saturating_add(REPORT_CONTEXT_MESSAGES) - after;
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let found = shown(games, game, after, limit).await?;
        match found.iter().any(|found| found.number == message && self.could_read(found.at)) {
            true => Ok(found.into_iter().map(KeptMessage::from).collect()),
            false => Err(Refused::MessageUnknown.into()),
        }
    }
}

/// When a player has left the seat to a stand-in, the last time. A game has no place where this
/// stands but its log.
async fn left_at(
    games: &Games,
    game: &str,
    player: &str,
) -> Result<Option<Timestamp>, TablesError> {
    let (log, mut from, mut left_at) = (LogId(game.into()), 0, None);
    loop {
        let entries = games.events().read(&log, from, ENTRIES_READ_MAX).await?;
        for (position, entry) in &entries {
            from = position.number + 1;
            if let Some(at) = commit::hand_over_of(entry.commit.get(), player) {
                left_at = Some(at);
            }
        }
        if entries.len() < ENTRIES_READ_MAX {
            return Ok(left_at);
        }
    }
}
