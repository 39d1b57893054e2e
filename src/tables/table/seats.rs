//! Commands of a table: seating bots, leaving, resigning, and deleting the table.

use crate::boxed;
use std::sync::Arc;

use crate::{
    error::{TablesError, seats_of},
    table::{
        access::admit,
        consequences::{TableDraft, table_draft},
        game::Game,
        lists::conceal,
        tables::Tables,
    },
};
use kontor_auth::{Player, PlayerKind};
use kontor_bots::Bot;
use kontor_log::{
    lobby::{Lobby, Occupant, Status},
    snapshot::Snapshot,
    table_action::TableAction,
    table_event::{ResignReason, TableDeletedReason, TableEvent},
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    account_news::asked,
    documents::{Documents, Group},
    requester::{RequestKey, Requester},
    runtime::{
        execute::{Command, CommandReply, Draft},
        games::Games,
    },
};
use kontor_store::IdempotentRequest;

kontor_limits::limits! {
    /// How often all players together may sit down at one table.
    // Bots are counted, too.
    pub const TABLE_SEATINGS_MAX: u32 = 2_000;
    /// How many of these strangers leave to the owner and to invited players.
    // So strangers who sit down and leave again and again cannot use up a table.
    pub const TABLE_SEATINGS_KEPT: u32 = 400;
}

/// What makes the events of a command, if it has anything to change.
type Decide = dyn Fn(&Snapshot) -> Result<Option<TableDraft>, TablesError> + Send + Sync;

/// Whether a command waits in a sandbox until the server has made all moves that it has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waits {
    /// It does, once the game is running.
    ForServer,
    /// It is carried out at once.
    ForNothing,
}

/// A command of the table. `decide` makes events from it, on the basis of the snapshot alone.
pub(super) struct TableCommand {
    requester: Requester,
    waits: Waits,
    decide: Box<Decide>,
}

impl TableCommand {
    /// A command before which the server has no moves to make.
    pub(super) fn before_server(
        requester: Requester,
        decide: impl Fn(&Snapshot) -> Result<Option<TableDraft>, TablesError> + Send + Sync + 'static,
    ) -> Self {
        TableCommand { requester, waits: Waits::ForNothing, decide: Box::new(decide) }
    }
}

impl Command for TableCommand {
    type Answer = Game;
    type Error = TablesError;
    type Read = ();

    fn waits_for_server(&self) -> bool {
        self.waits == Waits::ForServer
    }

    fn admit(&self, snapshot: &Snapshot) -> Result<(), TablesError> {
        admit(snapshot, &self.requester)
    }

    fn decide(&self, snapshot: &Snapshot, _: &()) -> Result<Option<Draft>, TablesError> {
        let draft = (self.decide)(snapshot)?;
        draft.map(|draft| table_draft(snapshot, draft)).transpose()
    }

    fn answer(&self, snapshot: &Snapshot) -> Game {
        Game::of(snapshot, &self.requester)
    }
}

impl Tables {
    /// Executes a command of a player that is decided on the lobby alone.
    pub(super) async fn table_command(
        &self,
        id: &str,
        (player, invite): (&Player, Option<String>),
        key: Option<RequestKey>,
        waits: Waits,
        decide: impl Fn(&Lobby) -> Result<Option<TableDraft>, TablesError> + Send + Sync + 'static,
    ) -> Result<CommandReply<Game>, TablesError> {
        let requester = Requester::of(player, invite);
        let decide = Box::new(move |snapshot: &Snapshot| decide(&snapshot.lobby));
        let command = TableCommand { requester: requester.clone(), waits, decide };
        let request = key.map(|key| key.stored_for(&player.id));
        self.execute_shown(id, &requester, request, command).await
    }

    /// Executes a command, and conceals the game from a requester who may not know of it.
    pub(super) async fn execute<C: Command<Error = TablesError>>(
        &self,
        id: &str,
        requester: &Requester,
        request: Option<Arc<IdempotentRequest>>,
        command: C,
    ) -> Result<CommandReply<C::Answer>, TablesError> {
        let done = async {
            let handle = self.games.handle(id).await?;
            self.games.execute(handle, request, command).await
        };
        conceal(&self.games, id, requester, done.await).await
    }

    /// The same for a command that is answered by the table.
    pub(super) async fn execute_shown(
        &self,
        id: &str,
        requester: &Requester,
        request: Option<Arc<IdempotentRequest>>,
        command: impl Command<Answer = Game, Error = TablesError>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let CommandReply { answer, replayed } =
            self.execute(id, requester, request, command).await?;
        Ok(CommandReply { answer: answer.into_shown(&self.games), replayed })
    }

    /// Gives a seat to a bot. Only the owner may do this.
    #[boxed]
    pub async fn seat_bot(
        &self,
        player: &Player,
        id: &str,
        seat: Seat,
        bot: Bot,
        invite: Option<String>,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            let place = seat_at(lobby, seat)?;
            own_table(lobby, &who)?;
            if place.is_some() {
                return Err(Refused::SeatTaken.into());
            }
            if lobby.rated && !may_seat_rated(lobby, bot) {
                return Err(Refused::RatedTable.into());
            }
            if is_spent(lobby, true) {
                return Err(Refused::SeatingsSpent.into());
            }
            let action = TableAction::SeatBot { player: who.clone(), seat, bot };
            Ok(Some(TableDraft {
                seat: lobby.seat_of(&who),
                action,
                events: vec![TableEvent::BotSeated { seat, bot }],
            }))
        };
        self.table_command(id, (player, invite), key, Waits::ForNothing, decide).await
    }

    /// Frees a seat: the caller's own, or any seat if the caller is the owner. If the seat is free
    /// already, nothing changes. A player whom the owner removes from a private table loses it,
    /// because the table gets a new invite.
    #[boxed]
    pub async fn leave_seat(
        &self,
        player: &Player,
        id: &str,
        seat: Seat,
    ) -> Result<Game, TablesError> {
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            let occupant = seat_at(lobby, seat)?;
            if !lobby.owner.is(&who) && !lobby.sits_on(&who, seat) {
                return Err(Refused::NotYourSeat.into());
            }
            if lobby.started_at.is_some() {
                return Err(Refused::GameStarted.into());
            }
            let Some(occupant) = occupant else { return Ok(None) };
            let action = TableAction::LeaveSeat { player: who.clone(), seat };
            let events = vec![left(seat, occupant)];
            Ok(Some(TableDraft { seat: leaver(lobby, &who, seat), action, events }))
        };
        let command = self.table_command(id, (player, None), None, Waits::ForNothing, decide);
        Ok(command.await?.answer)
    }

    /// Leaves a running game to the stand-in, with all seats that the player has, or with the one
    /// to which the player could have come back. From then on the player may only watch, and cannot
    /// come back.
    #[boxed]
    pub async fn resign(
        &self,
        player: &Player,
        id: &str,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let who = player.id.clone();
        let decide = move |lobby: &Lobby| {
            let has_left = lobby.resigned.iter().any(|(_, player)| player.is(&who));
            let seat = match leavable_seat(lobby, &who) {
                None if has_left => return Ok(None),
                seat => seat.ok_or(Refused::NotYourSeat)?,
            };
            match lobby.status() {
                Status::Running => {}
                Status::Finished => return Err(Refused::GameOver.into()),
                Status::Open | Status::Quarantined => return Err(Refused::GameNotRunning.into()),
            }
            Ok(Some(TableDraft {
                seat: Some(seat),
                action: TableAction::Resign { player: who.clone() },
                events: all_resigned(lobby, &who),
            }))
        };
        self.table_command(id, (player, None), key, Waits::ForServer, decide).await
    }

    /// Deletes a table before its start.
    #[boxed]
    pub async fn delete_game(&self, player: &Player, id: &str) -> Result<(), TablesError> {
        let requester = Requester::of(player, None);
        let command = Delete { requester: requester.clone(), player: player.id.clone() };
        self.execute(id, &requester, None, command).await.map(drop)
    }
}

/// Its owner deletes the table. Its invitations end.
struct Delete {
    requester: Requester,
    player: String,
}

impl Command for Delete {
    type Answer = ();
    type Error = TablesError;
    type Read = ();

    fn admit(&self, snapshot: &Snapshot) -> Result<(), TablesError> {
        admit(snapshot, &self.requester)
    }

    async fn read(&self, games: &Games, snapshot: &Snapshot) -> Result<((), Group), TablesError> {
        let documents = Documents(games.documents().clone());
        Ok(((), asked::without_table(&documents, &snapshot.id).await?))
    }

    fn decide(&self, snapshot: &Snapshot, (): &()) -> Result<Option<Draft>, TablesError> {
        let (lobby, who) = (&snapshot.lobby, &self.player);
        own_table(lobby, who)?;
        let action = TableAction::Delete { player: who.clone() };
        let events = vec![TableEvent::Deleted { reason: TableDeletedReason::Owner }];
        let draft = TableDraft { seat: lobby.seat_of(who), action, events };
        table_draft(snapshot, draft).map(Some)
    }

    fn answer(&self, _: &Snapshot) {}
}

/// Whether all players and bots together have used up the seatings of this table. The last ones are
/// for expected players: the owner, the owner's bots, and invited players.
pub(super) fn is_spent(lobby: &Lobby, is_expected: bool) -> bool {
    let kept = if is_expected { 0 } else { TABLE_SEATINGS_KEPT };
    let seatings = lobby.seatings.values().sum::<u32>() + lobby.bot_seatings;
    seatings >= TABLE_SEATINGS_MAX - kept
}

/// Whether a bot of the server may sit at this rated table: where bots alone sit, and once, because
/// it is rated as one player.
fn may_seat_rated(lobby: &Lobby, bot: Bot) -> bool {
    let is_of_bots = lobby.owner.kind == Some(PlayerKind::Bot);
    is_of_bots && Seat::all(lobby.seat_count()).all(|seat| lobby.bot_at(seat) != Some(bot))
}

/// The acting seat where a player frees a seat: this one if the player sits there, otherwise the
/// seat that the owner has.
pub(crate) fn leaver(lobby: &Lobby, player: &str, seat: Seat) -> Option<Seat> {
    if lobby.sits_on(player, seat) { Some(seat) } else { lobby.seat_of(player) }
}

/// The event that the occupant has left the seat.
pub(crate) fn left(seat: Seat, occupant: &Occupant) -> TableEvent {
    match occupant {
        Occupant::Player(sitter) => TableEvent::SeatLeft { seat, player: sitter.player.clone() },
        Occupant::Bot(bot) => TableEvent::BotLeft { seat, bot: *bot },
    }
}

/// The event that the player on the seat leaves it to the stand-in; `None` if no player sits there.
pub(crate) fn resigned(lobby: &Lobby, seat: Seat, reason: ResignReason) -> Option<TableEvent> {
    let player = lobby.player_at(seat)?.clone();
    Some(TableEvent::Resigned { seat, player, stand_in: lobby.stand_in, reason })
}

/// The seat that a player can give up: the own one, or that to which the player may come back.
pub(crate) fn leavable_seat(lobby: &Lobby, player: &str) -> Option<Seat> {
    lobby.seat_of(player).or_else(|| lobby.away_from(player).map(|(seat, _)| seat))
}

/// The events that the player leaves all seats that the player has to the stand-in, or the one to
/// which the player may come back.
pub(crate) fn all_resigned(lobby: &Lobby, player: &str) -> Vec<TableEvent> {
    let (reason, stand_in) = (ResignReason::Asked, lobby.stand_in);
    let own = lobby.seats_of(player).filter_map(|seat| resigned(lobby, seat, reason));
    let given_up = lobby.away_from(player).map(|(seat, player)| TableEvent::Resigned {
        seat,
        player: player.clone(),
        stand_in,
        reason,
    });
    own.chain(given_up).collect()
}

pub(super) fn seat_at(lobby: &Lobby, seat: Seat) -> Result<Option<&Occupant>, TablesError> {
    let unknown = TablesError::ParameterInvalid { parameter: "seat", what: seats_of(lobby) };
    Ok(lobby.seats.get(seat.index()).ok_or(unknown)?.as_ref())
}

pub(super) fn own_table(lobby: &Lobby, player: &str) -> Result<(), TablesError> {
    if !lobby.owner.is(player) {
        return Err(Refused::NotYourTable.into());
    }
    if lobby.started_at.is_some() {
        return Err(Refused::GameStarted.into());
    }
    Ok(())
}
