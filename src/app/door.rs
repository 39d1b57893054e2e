//! Who may know of a table. Strangers to a private one get the answer that an unknown id gets, on
//! every path.

use subtle::ConstantTimeEq;

use super::{
    App, Requester, commit::Visibility, error::AppError, exposed::Exposed, lobby::Lobby,
    snapshot::Snapshot, summary::TableSummary,
};
use kontor_rules::{Seat, Viewer};

/// What decides who may know of a table.
pub struct Door<'a> {
    visibility: Visibility,
    owner: &'a str,
    /// Who plays here, or did.
    players: Vec<&'a str>,
    invite: Option<&'a str>,
}

impl<'a> Door<'a> {
    /// The door of a folded game.
    fn of<R: Exposed>(snapshot: &'a Snapshot<R>) -> Self {
        let Lobby { visibility, owner, .. } = &*snapshot.lobby;
        let players = snapshot.lobby.players().map(|player| &*player.id).collect();
        Door {
            visibility: *visibility,
            owner: &owner.id,
            players,
            invite: snapshot.invite.as_deref(),
        }
    }

    /// The door of a table that is known by its origin and a summary alone.
    pub fn listed(origin: &'a Lobby, now: &'a TableSummary) -> Self {
        let players = now.players().map(|player| &*player.id).collect();
        Door {
            visibility: now.visibility,
            owner: &origin.owner.id,
            players,
            invite: now.invite.as_deref(),
        }
    }

    /// Whether the asker plays at the table, played there, or owns it.
    pub fn is_inside(&self, requester: &Requester) -> bool {
        requester
            .player
            .as_deref()
            .is_some_and(|player| self.owner == player || self.players.contains(&player))
    }

    /// Whether the asker may know of the table: it is public, or the asker is inside or has the
    /// invite.
    pub fn is_open_to(&self, requester: &Requester) -> bool {
        let invited = match (self.invite, &requester.invite) {
            (Some(invite), Some(shown)) => bool::from(invite.as_bytes().ct_eq(shown.as_bytes())),
            (None, _) | (_, None) => false,
        };
        self.visibility == Visibility::Public || invited || self.is_inside(requester)
    }
}

/// Whether the asker plays at the table, played there, or owns it.
pub fn is_inside<R: Exposed>(snapshot: &Snapshot<R>, requester: &Requester) -> bool {
    Door::of(snapshot).is_inside(requester)
}

/// Whether nothing of this game is a secret from this asker: it is over, or it is a sandbox at
/// which they sit.
pub fn is_opened<R: Exposed>(snapshot: &Snapshot<R>, requester: &Requester) -> bool {
    snapshot.lobby.finished.is_some() || snapshot.lobby.sandbox && is_inside(snapshot, requester)
}

/// As whom the asker looks: as themselves, or as the seat that they ask for, once nothing is a
/// secret.
pub fn eyes<R: Exposed>(
    snapshot: &Snapshot<R>,
    requester: &Requester,
    as_seat: Option<Seat>,
) -> Result<Viewer, AppError> {
    let Some(seat) = as_seat else { return Ok(snapshot.viewer(requester.player.as_deref())) };
    let last = snapshot.lobby.seat_count() - 1;
    if seat.0 > last {
        return Err(AppError::ParameterInvalid {
            parameter: "as",
            what: format!("a seat of this table, 0 to {last}"),
        });
    }
    // The same for every seat, the asker's own too: the answer says nothing but how far the game
    // is.
    if is_opened(snapshot, requester) { Ok(Viewer::Seat(seat)) } else { Err(AppError::GameNotOver) }
}

/// Whether this asker may know of the table, and it is still there.
pub fn admit<R: Exposed>(snapshot: &Snapshot<R>, requester: &Requester) -> Result<(), AppError> {
    admit_follower(snapshot, requester).and(if snapshot.lobby.deleted {
        Err(AppError::GameUnknown)
    } else {
        Ok(())
    })
}

/// Whether this asker, who follows the table, may go on; unlike newcomers such an asker hears that
/// it was taken away.
pub fn admit_follower<R: Exposed>(
    snapshot: &Snapshot<R>,
    requester: &Requester,
) -> Result<(), AppError> {
    Door::of(snapshot).is_open_to(requester).then_some(()).ok_or(AppError::GameUnknown)
}

impl App {
    /// That a private game is quarantined is nobody's business but of those who may know of it.
    pub(super) async fn conceal<T>(
        &self,
        id: &str,
        requester: &Requester,
        found: Result<T, AppError>,
    ) -> Result<T, AppError> {
        match found {
            Err(AppError::GameQuarantined) if self.listed(id, requester).await.is_none() => {
                Err(AppError::GameUnknown)
            }
            found => found,
        }
    }
}
