//! Invitations of named players: the owner of a table asks a player to take a seat there. Until the
//! player answers, the invitation opens a private table to the player as its invite does, and keeps
//! the seat if it names one.

use crate::boxed;
use futures_util::{StreamExt, stream};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    table::{
        access::admit,
        game::Game,
        invitation_lists::{Lists, Side},
        invited::{KeptInvitation, Received, Sent, SentLine, received_key, sent_key},
        lists::{conceal, listed},
        tables::Tables,
    },
};
use kontor_accounts::player_lists::Unwanted;
use kontor_auth::Player;
use kontor_log::{
    lobby::{Lobby, Status},
    summary::{Summary, TableSummary},
    table_event::PlayerRef,
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    account_news::wake_followers,
    documents::{Documents, Group},
    requester::Requester,
    runtime::games::Games,
};
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
    /// What the table of this owner says to this player. A player who sits down has answered an
    /// invitation: the group takes it from both lists.
    pub(super) async fn read(
        games: &Games,
        game: &str,
        owner: &PlayerRef,
        who: &PlayerRef,
    ) -> Result<(Self, Group), TablesError> {
        if owner.is(&who.id) {
            return Ok((Reservations::default(), Group::new()));
        }
        let documents = Documents(games.documents().clone());
        let now = Timestamp(games.clock().now_ms());
        let (unwanted, blocks) = Unwanted::noted_by(&documents, &owner.id, [who]).await?;
        let mut lists = Lists::read_by(Side::Player, &documents, &owner.id, &who.id).await?;
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

    /// The open invitations to a table of the caller, oldest first.
    #[boxed]
    pub async fn sent_invitations(
        &self,
        owner: &Player,
        game: &str,
    ) -> Result<Vec<SentInvitation>, TablesError> {
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
    ) -> Result<(), TablesError> {
        self.own_lobby(owner, game, |_| Ok(())).await?;
        let (documents, now) = (self.documents(), self.now());
        let withdraw = |lists: &mut Lists| lists.withdraw(game, player, now);
        let withdrawn =
            Lists::change_by(Side::Sender, &documents, &owner.id, player, withdraw).await;
        // After a fault of the store it may be withdrawn. Where there was none, the player is not
        // told: each look at the news of an account reads much.
        if !matches!(withdrawn, Ok(false)) {
            wake_followers(&self.games, player);
        }
        withdrawn.map(drop)
    }

    /// Checks something of a table that only its owner asks for. Returns its ruleset, and what was
    /// found.
    pub(super) async fn own_lobby<T>(
        &self,
        owner: &Player,
        game: &str,
        check: impl Fn(&Lobby) -> Result<T, TablesError> + Send + Sync,
    ) -> Result<(String, T), TablesError> {
        let requester = Requester::of(owner, None);
        let checked = async {
            let handle = self.games.handle(game).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, &requester)?;
                    if !snapshot.lobby.owner.is(&owner.id) {
                        return Err(Refused::NotYourTable.into());
                    }
                    let found = check(&snapshot.lobby)?;
                    Ok((snapshot.lobby.ruleset.clone(), found))
                })
                .await
        };
        conceal(&self.games, game, &requester, checked.await).await
    }

    /// The open invitations of a player, oldest first.
    #[boxed]
    pub async fn invitations(&self, player: &Player) -> Result<Vec<Invitation>, TablesError> {
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

/// The table, if it waits for players.
#[boxed]
pub async fn waiting(events: &dyn EventStore, game: &str) -> Option<TableSummary> {
    let (_, last) = events.last(&LogId(game.into())).await.ok()??;
    let Summary { table, .. } = Summary::of(&last).ok()?;
    let waits = table.status == Status::Open && !table.deleted && !table.partial;
    waits.then_some(table)
}

/// Removes all invitations that a player has got and sent. Those that the player has got go from
/// the list of one sender after the other: what is interrupted is done by the next attempt.
#[boxed]
pub async fn remove_all(documents: &Documents, player: &str) -> Result<(), TablesError> {
    let received = documents.read_undamaged::<Received>(&received_key(player)).await?;
    let received = received.map(|kept| kept.value).unwrap_or_default();
    for KeptInvitation { game, by, .. } in received.items {
        // The line stays in a damaged list of the sender, until it has expired.
        let forget = |lists: &mut Lists| drop(lists.sent.remove(&game, player));
        Lists::change_by(Side::Player, documents, &by.id, player, forget).await?;
    }
    documents.remove(&received_key(player)).await?;
    Ok(documents.remove(&sent_key(player)).await?)
}
