//! Access: who may know of a table.
//!
//! Invariant: on every path a requester without access to a private table gets the same answer as
//! for an unknown id.

use subtle::ConstantTimeEq;

use crate::error::{TablesError, seats_of};
use kontor_log::{
    lobby::Lobby, snapshot::Snapshot, summary::TableSummary, table_event::Visibility,
};
use kontor_problems::Refused;
use kontor_rules::{Seat, Viewer};
use kontor_service::requester::Requester;

/// The facts that decide who may know of a table.
pub struct Access<'a> {
    visibility: Visibility,
    owner: &'a str,
    /// Everybody who plays at the table or has resigned.
    players: Vec<&'a str>,
    invite: Option<&'a str>,
}

impl<'a> Access<'a> {
    /// Access to a game with a snapshot.
    fn of(snapshot: &'a Snapshot) -> Self {
        let Lobby { visibility, owner, .. } = &*snapshot.lobby;
        let players = snapshot.lobby.players().map(|player| &*player.id).collect();
        Access {
            visibility: *visibility,
            owner: &owner.id,
            players,
            invite: snapshot.invite.as_deref(),
        }
    }

    /// Access to a table of which only the origin and a summary are known.
    pub fn listed(origin: &'a Lobby, now: &'a TableSummary) -> Self {
        let players = now.players().map(|player| &*player.id).collect();
        Access {
            visibility: now.visibility,
            owner: &origin.owner.id,
            players,
            invite: now.invite.as_deref(),
        }
    }

    /// Whether the requester plays at the table, has played there, or owns it.
    pub fn is_inside(&self, requester: &Requester) -> bool {
        requester
            .player
            .as_deref()
            .is_some_and(|player| self.owner == player || self.players.contains(&player))
    }

    /// Whether the requester may know of the table: it is public, or the requester is inside or has
    /// the invite. Invites are compared in constant time, so that the duration reveals nothing.
    pub fn is_open_to(&self, requester: &Requester) -> bool {
        let invited = match (self.invite, &requester.invite) {
            (Some(invite), Some(shown)) => bool::from(invite.as_bytes().ct_eq(shown.as_bytes())),
            (None, _) | (_, None) => false,
        };
        self.visibility == Visibility::Public || invited || self.is_inside(requester)
    }
}

/// Whether the requester plays at the table, has played there, or owns it.
pub fn is_inside(snapshot: &Snapshot, requester: &Requester) -> bool {
    Access::of(snapshot).is_inside(requester)
}

/// Whether nothing in this game is secret from this requester: the game has ended, or it is a
/// sandbox and the requester is inside.
pub fn is_opened(snapshot: &Snapshot, requester: &Requester) -> bool {
    snapshot.lobby.finished.is_some() || snapshot.lobby.sandbox && is_inside(snapshot, requester)
}

/// The viewer that the requester is: their own seat or a spectator, or the seat that they ask for
/// if nothing in the game is secret.
pub fn viewer_for(
    snapshot: &Snapshot,
    requester: &Requester,
    as_seat: Option<Seat>,
) -> Result<Viewer, TablesError> {
    let Some(seat) = as_seat else { return Ok(snapshot.viewer(requester.player.as_deref())) };
    if seat.0 >= snapshot.lobby.seat_count() {
        let what = seats_of(&snapshot.lobby);
        return Err(TablesError::ParameterInvalid { parameter: "as", what });
    }
    // The answer is the same for every seat, the requester's own included, so it reveals only
    // whether the game has ended.
    if is_opened(snapshot, requester) {
        Ok(Viewer::Seat(seat))
    } else {
        Err(Refused::GameNotOver.into())
    }
}

/// Checks that this requester may know of the table and that it has not been deleted.
pub fn admit(snapshot: &Snapshot, requester: &Requester) -> Result<(), TablesError> {
    admit_follower(snapshot, requester).and(if snapshot.lobby.deleted {
        Err(Refused::GameUnknown.into())
    } else {
        Ok(())
    })
}

/// Checks that this requester, who follows the table already, may go on. Unlike newcomers,
/// followers are informed that the table was deleted.
pub fn admit_follower(snapshot: &Snapshot, requester: &Requester) -> Result<(), TablesError> {
    Access::of(snapshot).is_open_to(requester).then_some(()).ok_or(Refused::GameUnknown.into())
}
