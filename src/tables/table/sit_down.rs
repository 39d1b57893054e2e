//! Sitting down: who may take which seat of a table that has not started.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{
        access::admit,
        consequences::{TableDraft, table_draft},
        create::{NO_NONCE, check_nonce},
        game::Game,
        invitations::Reservations,
        seats::{is_spent, seat_at},
        tables::Tables,
    },
};
use kontor_auth::Player;
use kontor_log::{
    lobby::Lobby,
    seating::SEATINGS_MAX,
    snapshot::Snapshot,
    table_action::TableAction,
    table_event::{PlayerRef, TableEvent},
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    documents::{Documents, Group},
    requester::{RequestKey, Requester, player_ref},
    runtime::{
        execute::{Command, CommandReply, Draft},
        games::Games,
    },
};

/// Which seat a player wants.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wanted {
    /// This one.
    Seat(Seat),
    /// The one to which the player is invited, or the first one that is free and not kept for a
    /// player.
    AsInvited,
}

/// The command of a player who takes a seat. It depends on documents that other players change, and
/// reads them in its turn: a block that was confirmed before holds, and an invitation that was
/// withdrawn before is none.
struct SitDown {
    requester: Requester,
    sitter: PlayerRef,
    wanted: Wanted,
    nonce: Option<String>,
}

impl Command for SitDown {
    type Answer = Game;
    type Error = TablesError;
    type Read = Reservations;

    fn admit(&self, snapshot: &Snapshot) -> Result<(), TablesError> {
        admit(snapshot, &self.requester)
    }

    async fn read(
        &self,
        games: &Games,
        snapshot: &Snapshot,
    ) -> Result<(Reservations, Group), TablesError> {
        let owner = &snapshot.lobby.owner;
        let (reservations, group) =
            Reservations::read(games, &snapshot.id, owner, &self.sitter).await?;
        if Documents(games.documents().clone()).is_gone(&self.sitter.id).await? {
            return Err(Refused::TokenInvalid.into());
        }
        Ok((reservations, group.if_living(&self.sitter.id)))
    }

    fn decide(
        &self,
        snapshot: &Snapshot,
        reservations: &Reservations,
    ) -> Result<Option<Draft>, TablesError> {
        let draft = self.draft(&snapshot.lobby, reservations)?;
        table_draft(snapshot, draft).map(Some)
    }

    fn answer(&self, snapshot: &Snapshot) -> Game {
        Game::of(snapshot, &self.requester)
    }
}

impl SitDown {
    fn draft(&self, lobby: &Lobby, reservations: &Reservations) -> Result<TableDraft, TablesError> {
        let SitDown { requester: _, sitter, wanted, nonce } = self;
        let seat = match (wanted, &reservations.invitation) {
            (Wanted::Seat(seat), _) => Some(*seat),
            (Wanted::AsInvited, invitation) => invitation.as_ref().and_then(|kept| kept.seat),
        };
        if let Some(seat) = seat {
            seat_at(lobby, seat)?;
        }
        let is_expected = reservations.is_expected || lobby.owner.is(&sitter.id);
        if lobby.started_at.is_some() {
            return Err(Refused::GameStarted.into());
        }
        let sits_there = seat.is_some_and(|seat| lobby.sits_on(&sitter.id, seat));
        if !lobby.may_sit_down(&sitter.id) || sits_there {
            return Err(Refused::AlreadySeated.into());
        }
        if matches!(wanted, Wanted::AsInvited) && reservations.invitation.is_none() {
            return Err(Refused::GameUnknown.into());
        }
        let seat = free_seat(lobby, reservations, seat).ok_or(Refused::SeatTaken)?;
        if lobby.sandbox && nonce.is_some() {
            return Err(TablesError::BodyInvalid {
                pointer: "/nonce".to_owned(),
                what: NO_NONCE.to_owned(),
            });
        }
        if lobby.rated && sitter.kind != lobby.owner.kind {
            return Err(Refused::RatedTable.into());
        }
        let own = lobby.seatings.get(&sitter.id).copied().unwrap_or_default();
        if own >= SEATINGS_MAX || is_spent(lobby, is_expected) {
            return Err(Refused::SeatingsSpent.into());
        }
        // What everybody would be refused for comes first: this one may say that the owner has
        // blocked the player.
        if reservations.keep(seat) {
            return Err(Refused::SeatReserved.into());
        }
        let action = TableAction::TakeSeat { player: sitter.id.to_string(), seat };
        let (player, nonce) = (sitter.clone(), nonce.clone());
        let event = TableEvent::SeatTaken { seat, player, nonce };
        Ok(TableDraft { seat: Some(seat), action, events: vec![event] })
    }
}

/// This seat, if it is free; where any will do, the first free one, if possible one that is not
/// kept.
fn free_seat(lobby: &Lobby, reservations: &Reservations, seat: Option<Seat>) -> Option<Seat> {
    let is_free = |seat: &Seat| lobby.seats[seat.index()].is_none();
    let Some(seat) = seat else {
        let mut free = Seat::all(lobby.seat_count()).filter(is_free);
        let first = free.clone().next();
        return free.find(|seat| !reservations.keep(*seat)).or(first);
    };
    Some(seat).filter(is_free)
}

impl Tables {
    /// Takes a seat, unless it is kept for another player.
    #[boxed]
    pub async fn take_seat(
        &self,
        player: &Player,
        id: &str,
        seat: Seat,
        invite: Option<String>,
        nonce: Option<String>,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        self.sit_down(player, id, Wanted::Seat(seat), invite, nonce, key).await
    }

    pub(super) async fn sit_down(
        &self,
        player: &Player,
        id: &str,
        wanted: Wanted,
        invite: Option<String>,
        nonce: Option<String>,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        check_nonce(nonce.as_deref(), "/nonce")?;
        let request = key.map(|key| key.stored_for(&player.id));
        let requester = Requester::of(player, invite);
        let (of_command, sitter) = (requester.clone(), player_ref(player));
        let command = SitDown { requester: of_command, sitter, wanted, nonce };
        self.execute_shown(id, &requester, request, command).await
    }
}
