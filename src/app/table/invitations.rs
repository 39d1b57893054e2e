//! Invitations of named players: the owner of a table asks a player to take a seat there. Until the
//! player answers, the invitation opens a private table to the player as its invite does, and keeps
//! the seat if it names one.

use crate::boxed;
use futures_util::{StreamExt, stream};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    account_events::wake_followers,
    accounts::player_lists::Unwanted,
    documents::{Attempts, Documents, Group},
    error::{AppError, OwnedFault},
    log::{
        lobby::{Lobby, Status},
        summary::{Summary, TableSummary},
        table_event::PlayerRef,
    },
    requester::{Requester, player_ref},
    runtime::games::Games,
    space::Growth,
    table::{
        access::admit,
        create::Tables,
        game::Game,
        invited::{self, INVITATION_LIFETIME_MS, KeptInvitation, Lists, Received, Sent, SentLine},
        lists::{conceal, listed},
    },
    time::Timestamp,
};
use kontor_auth::{Player, PlayerKind};
use kontor_rules::Seat;
use kontor_store::{EventStore, LogId};

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
    /// The invitation as the player has it.
    pub(super) invitation: Option<KeptInvitation>,
    /// Whether none of the seats is for the player.
    is_closed: bool,
    /// The seats that are kept for others.
    seats: Vec<Seat>,
}

impl Reservations {
    /// What the table of this owner says to this player. Whoever sits down has answered an invitation:
    /// the group takes it from both lists.
    pub(super) async fn read(
        games: &Games,
        game: &str,
        owner: &PlayerRef,
        who: &PlayerRef,
    ) -> Result<(Self, Group), AppError> {
        if owner.is(&who.id) {
            return Ok((Reservations::default(), Group::new()));
        }
        let documents = Documents(games.documents().clone());
        let now = Timestamp(games.clock().now_ms());
        let (unwanted, blocks) = Unwanted::noted_by(&documents, &owner.id, [who]).await?;
        let mut lists = Lists::read(&documents, &owner.id, &who.id).await?;
        let is_own = |line: &&SentLine| line.player.is(&who.id);
        let reservations = Reservations {
            is_expected: lists.sent.open_at(game, now).any(|line| is_own(&line)),
            invitation: lists.received.open_to(game, now).cloned(),
            is_closed: unwanted.block(&who.id),
            seats: {
                let of_others = lists.sent.open_at(game, now).filter(|line| !is_own(line));
                of_others.filter_map(|line| line.seat).collect()
            },
        };
        if reservations.is_expected || reservations.invitation.is_some() {
            lists.answer(game, &who.id);
        }
        Ok((reservations, lists.add_to(Group::new().unless_any_changed([blocks]))))
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
        let (documents, at, who) = (self.documents(), self.now(), player_ref(player));
        let expires_at = Timestamp(at.0 + INVITATION_LIFETIME_MS);
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
        let line = SentLine { game: game.to_owned(), player: who, seat, at, expires_at };
        let mut attempts = Attempts::default();
        loop {
            // It would lead nowhere, and tell the player of the block.
            let blocks = Unwanted::noted_by(&documents, &owner.id, [&line.player]).await?;
            let (unwanted, blocks) = blocks;
            if unwanted.block(&player.id) {
                return Err(AppError::NotInvitable);
            }
            let mut lists = Lists::read(&documents, &owner.id, &player.id).await?;
            self.note_sent(&mut lists.sent, &line).await?;
            let is_new = self.note_received(&mut lists.received, &player.id, &new).await?;
            let group = lists.add_to(Group::new().unless_any_changed([blocks]));
            if group.is_empty() {
                return Ok(line.into());
            }
            let written = documents.write_group(group).await;
            // Each look at the news of an account reads much, so only a new one wakes anybody. After a
            // fault of the store it may be there.
            if is_new && !matches!(written, Ok(Some(_))) {
                wake_followers(&self.games, &player.id);
            }
            if written?.is_none() {
                return Ok(line.into());
            }
            attempts.again().await?;
        }
    }

    /// Where the limits are reached, tables that wait for nobody any more count for nothing.
    async fn note_sent(&self, sent: &mut Sent, line: &SentLine) -> Result<(), AppError> {
        if sent.add(line.clone()).is_ok() {
            return Ok(());
        }
        let dead = dead(&self.games, sent.lines.iter().map(|line| line.game.clone())).await;
        sent.forget(&dead);
        sent.add(line.clone())
    }

    /// Returns whether the player did not have it before.
    async fn note_received(
        &self,
        received: &mut Received,
        player: &str,
        new: &KeptInvitation,
    ) -> Result<bool, AppError> {
        let senders = received.senders().chain([&new.by]);
        let unwanted = Unwanted::by(&self.documents(), player, senders).await?;
        let dead = match received.all().len() < invited::INVITATIONS_RECEIVED_MAX {
            true => Vec::new(),
            false => dead(&self.games, received.all().iter().map(|kept| kept.game.clone())).await,
        };
        received.add(new.clone(), &unwanted, &dead)
    }

    /// The open invitations to a table of the caller, oldest first.
    #[boxed]
    pub async fn sent_invitations(
        &self,
        owner: &Player,
        game: &str,
    ) -> Result<Vec<SentInvitation>, AppError> {
        self.own_lobby(owner, game, |_| Ok(())).await?;
        let sent = Sent::of(&self.documents(), &owner.id).await?;
        let open = sent.into_open(self.now()).filter(|line| line.game == game);
        let shown = open.map(|mut line| {
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
        let withdraw = |lists: &mut Lists| lists.withdraw(game, player, now);
        let withdrawn = Lists::change(&documents, &owner.id, player, withdraw).await;
        // After a fault of the store it may be withdrawn. Where there was none, the player is not told:
        // each look at the news of an account reads much.
        if !matches!(withdrawn, Ok(false)) {
            wake_followers(&self.games, player);
        }
        withdrawn.map(drop)
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
            let handle = self.games.handle(game).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, &requester)?;
                    if !snapshot.lobby.owner.is(&owner.id) {
                        return Err(AppError::NotYourTable);
                    }
                    check(&snapshot.lobby)?;
                    Ok(snapshot.lobby.ruleset.clone())
                })
                .await
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
        let table = waiting(self.games.events(), &game).await?;
        if table.players().any(|sitter| sitter.is(player)) {
            return None;
        }
        let player = Some(player.to_owned());
        let requester = Requester { player, session: None, invite: table.invite };
        let game = listed(&self.games, &game, &requester).await?;
        self.games.former.rename(&mut by);
        let game = game.with_short_options().into_shown(&self.games);
        Some(Invitation { game, by, seat, invited_at: at, expires_at })
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
pub(crate) async fn waiting(events: &dyn EventStore, game: &str) -> Option<TableSummary> {
    let (_, last) = events.last(&LogId(game.into())).await.ok()??;
    let Summary { table, .. } = Summary::of(&last).ok()?;
    let waits = table.status == Status::Open && !table.deleted && !table.partial;
    waits.then_some(table)
}

/// Those of these tables that do not wait for players any more.
async fn dead(games: &Games, tables: impl Iterator<Item = String>) -> Vec<String> {
    let mut dead = Vec::new();
    for game in tables {
        if !dead.contains(&game) && waiting(games.events(), &game).await.is_none() {
            dead.push(game);
        }
    }
    dead
}
