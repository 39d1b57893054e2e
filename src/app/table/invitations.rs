//! Invitations of named players: the owner of a table asks a player to take a seat there. Until the
//! player answers, the invitation opens a private table to the player as its invite does, and keeps
//! the seat if it names one.

use crate::boxed;
use futures_util::{StreamExt, stream};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    account_events::{AccountNews, tell_of_table},
    accounts::player_lists::Unwanted,
    documents::Documents,
    error::{AppError, OwnedFault},
    log::{
        lobby::{Lobby, Status},
        summary::{Summary, TableSummary},
        table_event::PlayerRef,
    },
    requester::{Requester, player_ref},
    runtime::{games::Games, handle::with_handle, hub::Topic},
    space::Growth,
    table::{
        access::admit,
        create::Tables,
        game::Game,
        invited::{self, INVITATION_LIFETIME_MS, KeptInvitation, Received, Sent, SentLine},
        lists::{conceal, listed},
    },
    time::Timestamp,
};
use kontor_auth::{Player, PlayerKind};
use kontor_rules::Seat;
use kontor_store::{LogId, Precondition};

/// Maximum number of tables that are read at the same time.
const READ_AT_A_TIME_MAX: usize = 8;

/// An invitation of the caller to a table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Invitation {
    /// The table as it is now.
    pub game: Game,
    /// Who invites.
    pub by: PlayerRef,
    /// The seat that is kept for the caller; null where any will do.
    pub seat: Option<Seat>,
    /// When the caller was invited.
    pub invited_at: Timestamp,
    /// Until when the caller can accept. It ends with the start of the game and with the table, too.
    pub expires_at: Timestamp,
}

/// An invitation to a table of the caller.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SentInvitation {
    /// Who is invited.
    pub player: PlayerRef,
    /// The seat that is kept for the player; null where any will do.
    pub seat: Option<Seat>,
    /// When the player was invited.
    pub invited_at: Timestamp,
    /// Until when the player can accept.
    pub expires_at: Timestamp,
}

impl From<SentLine> for SentInvitation {
    fn from(line: SentLine) -> Self {
        let SentLine { game: _, player, seat, at, expires_at } = line;
        SentInvitation { player, seat, invited_at: at, expires_at }
    }
}

/// What a table says to a player who wants to sit down, besides what everybody may know.
#[derive(Clone, Debug, Default)]
pub(super) struct Reservations {
    /// Whether the player is invited.
    pub(super) is_expected: bool,
    /// Whether none of the seats is for the player.
    is_closed: bool,
    /// The seats that are kept for others.
    seats: Vec<Seat>,
}

impl Reservations {
    /// What the table of this owner says to this player, and the documents that say so.
    pub(super) async fn read(
        games: &Games,
        game: &str,
        owner: &PlayerRef,
        who: &PlayerRef,
    ) -> Result<(Self, Vec<Precondition>), AppError> {
        if owner.is(&who.id) {
            return Ok((Reservations::default(), Vec::new()));
        }
        let documents = Documents(games.documents().clone());
        let now = Timestamp(games.clock().now_ms());
        let (unwanted, lists) = Unwanted::noted_by(&documents, &owner.id, [who]).await?;
        let (kept, mut read) = invited::noted_at(&documents, &owner.id, game, now).await?;
        read.push(lists);
        let is_closed = unwanted.block(&who.id);
        let is_expected = kept.iter().any(|line| line.player.is(&who.id));
        let of_others = kept.iter().filter(|line| !line.player.is(&who.id));
        let seats = of_others.filter_map(|line| line.seat).collect();
        Ok((Reservations { is_expected, is_closed, seats }, read))
    }

    /// Whether the player may not take this free seat.
    pub(super) fn keep(&self, seat: Seat) -> bool {
        self.is_closed || self.seats.contains(&seat)
    }
}

impl Tables {
    pub(super) fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    pub(super) fn now(&self) -> Timestamp {
        Timestamp(self.games.clock().now_ms())
    }

    /// Invites a player, if there is one, to a table of the caller, or changes the seat of an
    /// invitation.
    #[boxed]
    pub async fn invite(
        &self,
        owner: &Player,
        game: &str,
        player: Option<Player>,
        seat: Option<Seat>,
    ) -> Result<SentInvitation, AppError> {
        let (tables, owner, game) = (self.clone(), owner.clone(), game.to_owned());
        let work = async move {
            // Whether the caller may know the table is said before anything about players.
            let check = |lobby: &Lobby| check_invitation(lobby, &owner, player.as_ref(), seat);
            let ruleset = tables.own_lobby(&owner, &game, check).await?;
            let player = player.as_ref().ok_or(AppError::PlayerUnknown)?;
            tables.send_invitation(&owner, (&game, ruleset), player, seat).await
        };
        self.games.in_task(work).await
    }

    async fn send_invitation(
        &self,
        owner: &Player,
        (game, ruleset): (&str, String),
        player: &Player,
        seat: Option<Seat>,
    ) -> Result<SentInvitation, AppError> {
        self.games.space.admit(Growth::New)?;
        let (documents, at) = (self.documents(), self.now());
        // It would lead nowhere, and tell the player of the block.
        let who = player_ref(player);
        if Unwanted::by(&documents, &owner.id, [&who]).await?.block(&who.id) {
            return Err(AppError::NotInvitable);
        }
        let expires_at = Timestamp(at.0 + INVITATION_LIFETIME_MS);
        let line = SentLine { game: game.to_owned(), player: who, seat, at, expires_at };
        let sent_key = invited::sent_key(&owner.id);
        let add = |sent: &mut Sent| sent.add(line.clone());
        if let Err(AppError::InvitationsSpent) = documents.change(&sent_key, add).await? {
            let lines = Sent::of(&documents, &owner.id).await?.lines;
            let dead = dead(&self.games, lines.into_iter().map(|line| line.game)).await;
            let retry = |sent: &mut Sent| {
                sent.forget(&dead);
                sent.add(line.clone())
            };
            documents.change(&sent_key, retry).await??;
        }
        let new = KeptInvitation {
            game: game.to_owned(),
            ruleset,
            by: player_ref(owner),
            seat,
            at,
            expires_at,
            declined: false,
            withdrawn: false,
        };
        if let Err(refused) = self.deliver(&player.id, new).await {
            let take = |sent: &mut Sent| sent.remove(game, &player.id);
            documents.change(&sent_key, take).await?;
            return Err(refused);
        }
        self.games.hub.publish(&[Topic::AccountEvents(player.id.as_str().into())]);
        Ok(line.into())
    }

    async fn deliver(&self, player: &str, new: KeptInvitation) -> Result<(), AppError> {
        let (documents, key) = (self.documents(), invited::received_key(player));
        let received = Received::of(&documents, player).await?;
        let senders = received.senders().chain([&new.by]);
        let unwanted = Unwanted::by(&documents, player, senders).await?;
        let dead = match received.all().len() < invited::INVITATIONS_RECEIVED_MAX {
            true => Vec::new(),
            false => dead(&self.games, received.all().iter().map(|kept| kept.game.clone())).await,
        };
        documents
            .change(&key, |kept: &mut Received| kept.add(new.clone(), &unwanted, &dead))
            .await?
    }

    /// The open invitations to a table of the caller, oldest first.
    #[boxed]
    pub async fn sent_invitations(
        &self,
        owner: &Player,
        game: &str,
    ) -> Result<Vec<SentInvitation>, AppError> {
        self.own_lobby(owner, game, |_| Ok(())).await?;
        let open = invited::open_at(&self.documents(), &owner.id, game, self.now()).await?;
        let shown = open.into_iter().map(|mut line| {
            self.games.former.rename(&mut line.player);
            SentInvitation::from(line)
        });
        Ok(shown.collect())
    }

    /// Withdraws an invitation to a table of the caller, if it is open.
    #[boxed]
    pub async fn withdraw_invitation(
        &self,
        owner: &Player,
        game: &str,
        player: &str,
    ) -> Result<(), AppError> {
        self.own_lobby(owner, game, |_| Ok(())).await?;
        let (documents, now) = (self.documents(), self.now());
        let withdraw = |received: &mut Received| received.withdraw(game, now);
        let withdrawn = documents.change(&invited::received_key(player), withdraw).await;
        // After a fault of the store it may be withdrawn. Where there was none, the player is not told:
        // each look at the news of an account reads much.
        if !matches!(withdrawn, Ok(false)) {
            self.games.hub.publish(&[Topic::AccountEvents(player.into())]);
        }
        withdrawn?;
        let take = |sent: &mut Sent| sent.remove(game, player);
        documents.change(&invited::sent_key(&owner.id), take).await
    }

    /// Takes an invitation from both lists; first from the one that counts.
    pub(super) async fn settle(
        &self,
        owner: &str,
        game: &str,
        player: &str,
    ) -> Result<(), AppError> {
        let documents = self.documents();
        let take = |received: &mut Received| received.remove(game);
        documents.change(&invited::received_key(player), take).await?;
        let take = |sent: &mut Sent| sent.remove(game, player);
        documents.change(&invited::sent_key(owner), take).await
    }

    /// Checks something of a table that only its owner asks for. Returns its ruleset.
    async fn own_lobby(
        &self,
        owner: &Player,
        game: &str,
        check: impl Fn(&Lobby) -> Result<(), AppError> + Send + Sync,
    ) -> Result<String, AppError> {
        let requester = Requester::of(owner, None);
        let checked = async {
            let any = self.games.handle(game).await?;
            with_handle!(any, handle => {
                self.games.read(&handle, |snapshot| {
                    admit(snapshot, &requester)?;
                    if !snapshot.lobby.owner.is(&owner.id) {
                        return Err(AppError::NotYourTable);
                    }
                    check(&snapshot.lobby)?;
                    Ok(snapshot.lobby.ruleset.clone())
                })
                .await
            })
        };
        conceal(&self.games, game, &requester, checked.await).await
    }

    /// The open invitations of a player, oldest first.
    #[boxed]
    pub async fn invitations(&self, player: &Player) -> Result<Vec<Invitation>, AppError> {
        let (documents, now) = (self.documents(), self.now());
        let received = Received::of(&documents, &player.id).await?;
        let unwanted = Unwanted::by(&documents, &player.id, received.senders()).await?;
        let open = received.visible(&unwanted, now).cloned();
        let shown = open.map(|kept| self.shown(kept, &player.id));
        let shown: Vec<_> = stream::iter(shown).buffered(READ_AT_A_TIME_MAX).collect().await;
        Ok(shown.into_iter().flatten().collect())
    }

    /// The invitation as its player sees it; `None` if the table does not wait for the player.
    async fn shown(&self, kept: KeptInvitation, player: &str) -> Option<Invitation> {
        let KeptInvitation { game, mut by, seat, at, expires_at, .. } = kept;
        let table = waiting(&self.games, &game).await?;
        if table.players().any(|sitter| sitter.is(player)) {
            return None;
        }
        let player = Some(player.to_owned());
        let requester = Requester { player, session: None, invite: table.invite };
        let game = listed(&self.games, &game, &requester).await?;
        self.games.former.rename(&mut by);
        let game = game.with_short_options().without_former(&self.games.former);
        Some(Invitation { game, by, seat, invited_at: at, expires_at })
    }

    /// Takes the seat to which the player is invited, or the first free one. Who sits there already
    /// gets the same answer.
    #[boxed]
    pub async fn accept_invitation(
        &self,
        player: &Player,
        game: &str,
        nonce: Option<String>,
    ) -> Result<Game, AppError> {
        let (tables, player, game) = (self.clone(), player.clone(), game.to_owned());
        let work = async move { tables.accept_in_task(&player, &game, nonce).await };
        self.games.in_task(work).await
    }

    async fn accept_in_task(
        &self,
        player: &Player,
        game: &str,
        nonce: Option<String>,
    ) -> Result<Game, AppError> {
        let documents = self.documents();
        let received = Received::of(&documents, &player.id).await?;
        let unwanted = Unwanted::by(&documents, &player.id, received.senders()).await?;
        let open = received.open_to(game, self.now()).filter(|kept| !unwanted.block(&kept.by.id));
        let Some(open) = open.cloned() else {
            // An earlier request may have been interrupted, or its answer lost.
            let found = self.game(game, &Requester::of(player, None)).await?;
            let sits = |who: &Option<PlayerRef>| who.as_ref().is_some_and(|who| who.is(&player.id));
            let is_seated = found.seats.iter().any(|seat| sits(&seat.player));
            return is_seated.then_some(found).ok_or(AppError::GameUnknown);
        };
        let any = self.games.handle(game).await?;
        let (free, invite) = with_handle!(any, handle => {
            self.games.read(&handle, |snapshot| {
                let lobby = &snapshot.lobby;
                if lobby.started_at.is_some() {
                    return Err(AppError::GameStarted);
                }
                let is_free = |seat: &Seat| lobby.seats[seat.index()].is_none();
                let free: Vec<Seat> = Seat::all(lobby.seat_count()).filter(is_free).collect();
                Ok((free, snapshot.invite.clone()))
            })
            .await?
        });
        let seats = open.seat.map_or(free, |seat| vec![seat]);
        let mut taken = Err(AppError::SeatTaken);
        for seat in seats {
            taken = self.take_seat(player, game, seat, invite.clone(), nonce.clone(), None).await;
            // Somebody was faster, or the seat is kept for somebody else.
            if !matches!(taken, Err(AppError::SeatTaken | AppError::SeatReserved)) {
                break;
            }
        }
        let game = match taken {
            Ok(done) => done.answer,
            Err(AppError::AlreadySeated) => self.game(game, &Requester::of(player, None)).await?,
            Err(error) => return Err(error),
        };
        self.settle(&open.by.id, &game.id, &player.id).await?;
        Ok(game)
    }

    /// Declines an invitation. The same table cannot invite the player again before it expires.
    #[boxed]
    pub async fn decline_invitation(&self, player: &Player, game: &str) -> Result<(), AppError> {
        let (documents, now) = (self.documents(), self.now());
        let received = Received::of(&documents, &player.id).await?;
        let unwanted = Unwanted::by(&documents, &player.id, received.senders()).await?;
        let decline = |received: &mut Received| {
            let is_hidden = |kept: &KeptInvitation| unwanted.block(&kept.by.id);
            let hidden = received.open_to(game, now).is_some_and(is_hidden);
            if hidden { None } else { received.decline(game, now) }
        };
        let declined = documents.change(&invited::received_key(&player.id), decline).await?;
        let KeptInvitation { by, ruleset, .. } = declined.ok_or(AppError::GameUnknown)?;
        // The line goes last, so whoever was interrupted before tells it with the next request.
        let sent = Sent::of(&documents, &by.id).await?;
        if let Some(line) = sent.lines.into_iter().find(|line| line.is_of(game, &player.id)) {
            let SentLine { player, at: invited_at, .. } = line;
            let news = AccountNews::InvitationDeclined { player, invited_at };
            tell_of_table(&self.games, &by.id, (game, &ruleset), news).await?;
        }
        let take = |sent: &mut Sent| sent.remove(game, &player.id);
        documents.change(&invited::sent_key(&by.id), take).await
    }
}

/// Whether the table waits for this player.
fn check_invitation(
    lobby: &Lobby,
    owner: &Player,
    player: Option<&Player>,
    seat: Option<Seat>,
) -> Result<(), AppError> {
    // Guests are made in a moment: what they could send could not be stopped by a block.
    if owner.kind == PlayerKind::Guest {
        return Err(OwnedFault::UserNeeded.into());
    }
    if lobby.started_at.is_some() {
        return Err(AppError::GameStarted);
    }
    let player = player.ok_or(AppError::PlayerUnknown)?;
    if owner.id == player.id || lobby.seat_of(&player.id).is_some() {
        return Err(AppError::AlreadySeated);
    }
    if lobby.rated && Some(player.kind) != lobby.owner.kind {
        return Err(AppError::RatedTable);
    }
    let Some(seat) = seat else { return Ok(()) };
    match lobby.seats.get(seat.index()) {
        None => Err(AppError::BodyInvalid {
            pointer: "/seat".to_owned(),
            what: format!("the table has seats 0 to {}", lobby.seats.len() - 1),
        }),
        Some(Some(_)) => Err(AppError::SeatTaken),
        Some(None) => Ok(()),
    }
}

/// The table, if it waits for players.
pub(crate) async fn waiting(games: &Games, game: &str) -> Option<TableSummary> {
    let (_, last) = games.events().last(&LogId(game.into())).await.ok()??;
    let Summary { table, .. } = Summary::of(&last).ok()?;
    let waits = table.status == Status::Open && !table.deleted && !table.partial;
    waits.then_some(table)
}

/// Those of these tables that do not wait for players any more.
async fn dead(games: &Games, tables: impl Iterator<Item = String>) -> Vec<String> {
    let mut dead = Vec::new();
    for game in tables {
        if !dead.contains(&game) && waiting(games, &game).await.is_none() {
            dead.push(game);
        }
    }
    dead
}
