//! Rematches: another game for the players of a game that is over.
//!
//! The id of the new table follows from the id of the finished game, so that all players who ask
//! for the rematch come to the same table, on any server, and a request can be repeated. If the
//! table was deleted, the next id is used.
//!
//! Who begins follows from what the log of the rematch says: from its options where the rulebook
//! names the player, from its seats where they decide, and from the luck of the rematch elsewhere.

use crate::boxed;
use std::sync::Arc;

use crate::{
    error::TablesError,
    table::{
        access::admit,
        create::{NewGame, SandboxRequest},
        game::Game,
        inviting::{Inviting, check_invitation},
        lists::conceal,
        made_before::NewId,
        tables::Tables,
    },
};
use kontor_accounts::{Accounts, player_lists::Unwanted};
use kontor_auth::{Player, keys::Purpose};
use kontor_bots::Bot;
use kontor_environment::{id_of, random};
use kontor_games::GameKind;
use kontor_log::{
    chain,
    lobby::{Lobby, Status},
    snapshot::Snapshot,
    table_event::{TableEvent, Visibility},
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    account_news::{AccountNews, asked, asked_to_table, wake_followers},
    documents::{Group, is_written_for, until_settled},
    error::ServiceError,
    quotas::Storer,
    requester::{Requester, player_ref},
    runtime::games::topics,
};
use kontor_store::{Conflict, LogId, WRITE_KEYS_MAX, WriteError};

/// How many documents are named at most to tell and to invite players. The document of the asked
/// players is one more.
const NAMED_MAX: usize = WRITE_KEYS_MAX - 1;

kontor_limits::limits! {
    /// How often the table of a game's rematch may be made again after it was deleted.
    pub const REMATCHES_MAX: u32 = 16;
}

/// The table of a rematch as the finished game determines it, and where the caller sat.
struct RematchTerms {
    new: NewGame,
    bots: Vec<(Seat, Bot)>,
    seats: Vec<Seat>,
    /// The others who have played the game, with the seats that are meant for them.
    others: Vec<(Arc<str>, Seat)>,
}

/// A table of the rematch that exists.
struct FoundTable {
    lobby: Lobby,
    invite: Option<String>,
}

impl Tables {
    /// Makes the table of a rematch, or finds the one that another player has made, and seats the
    /// caller there. The write that makes the table also seats the caller and the bots of the game,
    /// tells the other players, and invites those who can be invited to their seats. A player who
    /// comes later sits down by one write, and with several seats, which only a sandbox has, by one
    /// for each: a commit in which a player sits down has one seat, and records are verified by
    /// that. A request that is sent again takes the seats that are missing.
    ///
    /// It runs in a task of its own, so that a dropped connection leaves nothing half done.
    #[boxed]
    pub async fn rematch(
        &self,
        accounts: &Arc<Accounts>,
        storer: &Storer,
        id: &str,
        rated: bool,
    ) -> Result<Game, TablesError> {
        let (tables, accounts, storer, id) =
            (self.clone(), accounts.clone(), storer.clone(), id.to_owned());
        let work = async move { tables.rematch_of(&accounts, &storer, &id, rated).await };
        self.games.in_task(work).await
    }

    async fn rematch_of(
        &self,
        accounts: &Accounts,
        storer: &Storer,
        id: &str,
        rated: bool,
    ) -> Result<Game, TablesError> {
        let player = &storer.player;
        let requester = Requester::of(player, None);
        let terms = async {
            let handle = self.games.handle(id).await?;
            self.games
                .read(&handle, |snapshot| {
                    admit(snapshot, &requester)?;
                    let seed = || chain::hex(&random::<32>(self.games.entropy()));
                    terms(snapshot, &player.id, rated, seed)
                })
                .await
        };
        let terms = conceal(&self.games, id, &requester, terms.await).await?;
        for attempt in 0..REMATCHES_MAX {
            let table = self.rematch_id(id, attempt);
            let found = match self.found(&table).await? {
                Some(found) => found,
                None => match self.make(accounts, (&table, id), storer, &terms).await {
                    Ok(Some(game)) => return Ok(game),
                    // Another player has made it since.
                    Ok(None) => self.found(&table).await?.ok_or(Refused::GameUnknown)?,
                    // The table was deleted so long ago that its log is gone too.
                    Err(TablesError::Refused(Refused::GameUnknown)) => continue,
                    Err(error) => return Err(error),
                },
            };
            if !found.lobby.deleted {
                return self.join(player, &table, found, &terms.seats).await;
            }
        }
        Err(Refused::RematchesSpent.into())
    }

    fn rematch_id(&self, game: &str, attempt: u32) -> String {
        let bytes =
            self.keys.mac(Purpose::CreationId, format!("rematch/{game}/{attempt}").as_bytes());
        id_of("g", bytes[..16].try_into().expect("16 of 32 bytes"))
    }

    async fn found(&self, table: &str) -> Result<Option<FoundTable>, TablesError> {
        let handle = match self.games.handle(table).await {
            Err(ServiceError::Refused(Refused::GameUnknown)) => return Ok(None),
            any => any?,
        };
        let snapshot = self.games.load(&handle).await?;
        Ok(Some(FoundTable {
            lobby: Lobby::clone(&snapshot.lobby),
            invite: snapshot.invite.clone(),
        }))
    }

    /// Makes the table, unless another player makes it at the same time: then it is `None`.
    /// `GameUnknown` means that there was a table of this id whose log was deleted.
    async fn make(
        &self,
        accounts: &Accounts,
        (table, finished): (&str, &str),
        storer: &Storer,
        terms: &RematchTerms,
    ) -> Result<Option<Game>, TablesError> {
        let (player, new) = (&storer.player, &terms.new);
        let kind = GameKind::from_id(&new.ruleset).ok_or(Refused::RulesetUnknown)?;
        let admitted = self.admit_table(storer, 0).await?;
        let id = NewId { id: table.to_owned(), request: None };
        until_settled(|| async {
            let by = admitted.stored_for.clone();
            let (created, entry) =
                self.first_entry(kind, &id, (player, by), new, terms.seated(player))?;
            let (group, told) =
                self.asking(accounts, (player, finished), &created, &terms.others).await?;
            let log = LogId(created.id.clone());
            let written = group.append(self.games.events(), &log, None, entry).await;
            // After a fault of the store it may be there.
            if !matches!(written, Err(WriteError::Conflict(_) | WriteError::Deleted)) {
                self.games.hub.publish(&topics(&created.id, created.lobby.players(), true));
                told.iter().for_each(|player| wake_followers(&self.games, player));
            }
            match written {
                Ok(_) => Ok(Some(Some(Game::of(&created, &Requester::of(player, None))))),
                Err(WriteError::Conflict(Conflict::Entry)) => Ok(Some(None)),
                Err(WriteError::Conflict(conflict)) => {
                    Ok(is_written_for(&player.id, Some(conflict))?.then_some(None))
                }
                Err(error) => Err(error.into()),
            }
        })
        .await
    }

    /// What a group changes so that the other players of a game are told of the table of its
    /// rematch, and invited to it as far as they can be. Those who cannot be told or invited come
    /// to the table by asking for the rematch, too. Returns also who is to be woken.
    async fn asking(
        &self,
        accounts: &Accounts,
        (maker, finished): (&Player, &str),
        created: &Snapshot,
        others: &[(Arc<str>, Seat)],
    ) -> Result<(Group, Vec<Arc<str>>), TablesError> {
        let (documents, table) = (self.documents(), &*created.id);
        let of_table = (table, &*created.lobby.ruleset, created.last.at);
        let (group, told) = self.inviting_all(accounts, maker, created, others).await?;
        let (mut group, mut asked) = (group.if_living(&maker.id), Vec::new());
        for (player, _) in others {
            let by = player_ref(maker);
            let (unwanted, blocks) = Unwanted::noted_by(&documents, player, [&by]).await?;
            if unwanted.block(&by.id) {
                continue;
            }
            let news = AccountNews::Invited { by, rematch_of: finished.to_owned() };
            let one = asked_to_table(&documents, player, of_table, news).await?;
            if one.is_empty() {
                continue;
            }
            let one = one.unless_any_changed([blocks]);
            if group.fits(&one, NAMED_MAX) {
                group = group.with(one);
                asked.push(player.clone());
            } else {
                tracing::warn!(
                    player = &**player,
                    "there is no room to tell a player of a rematch"
                );
            }
        }
        let group = asked::with_open_table(&documents, group, table, &asked).await?;
        asked.extend(told);
        asked.sort();
        asked.dedup();
        Ok((group, asked))
    }

    /// What a group changes so that the others are invited by name, each to their seat, as far as
    /// they can be, and who had no such invitation before. Damaged lists keep no player from the
    /// rematch.
    async fn inviting_all(
        &self,
        accounts: &Accounts,
        maker: &Player,
        created: &Snapshot,
        others: &[(Arc<str>, Seat)],
    ) -> Result<(Group, Vec<Arc<str>>), TablesError> {
        let mut asked = Vec::new();
        for (id, seat) in others {
            let player = accounts.undamaged_player(id).await?;
            let can_be_asked = |player: &Player| {
                check_invitation(&created.lobby, maker, Some(player), Some(*seat)).is_ok()
            };
            asked.extend(player.filter(can_be_asked).map(|player| (player, Some(*seat))));
        }
        let of_table = (&*created.id, &*created.lobby.ruleset, created.last.at);
        match self.inviting(maker, of_table, &asked).await {
            Ok(Inviting { group, told, .. }) => Ok((group, told)),
            Err(error) => {
                let Some(why) = error.damage() else { return Err(error) };
                tracing::warn!(player = maker.id, why, "no player is invited to a rematch");
                Ok((Group::new(), Vec::new()))
            }
        }
    }

    /// Seats the player as in the finished game, or on free seats where another player sits there.
    /// A player who has left the table, or was removed from it, comes back by its invite only.
    async fn join(
        &self,
        player: &Player,
        table: &str,
        FoundTable { lobby, invite }: FoundTable,
        seats: &[Seat],
    ) -> Result<Game, TablesError> {
        let has_left = lobby.seatings.contains_key(&*player.id) && !lobby.owner.is(&player.id);
        let is_open = lobby.status() == Status::Open;
        if !lobby.players().any(|other| other.is(&player.id)) && (has_left || !is_open) {
            return Err(Refused::NotYourSeat.into());
        }
        let is_free = |seat: &Seat| lobby.seats[seat.index()].is_none();
        let mut free: Vec<Seat> = Seat::all(lobby.seat_count()).filter(is_free).collect();
        let missing = seats.iter().skip(lobby.seats_of(&player.id).count());
        for seat in missing.filter(|_| is_open) {
            // The own seat first. One can be kept for an invited player.
            free.sort_by_key(|other| other != seat);
            while !free.is_empty() {
                let seat = free.remove(0);
                match self.take_seat(player, table, seat, invite.clone(), None, None).await {
                    Err(TablesError::Refused(Refused::SeatReserved)) => {}
                    // If another player was faster, the player can take another seat by the invite.
                    Ok(_)
                    | Err(TablesError::Refused(
                        Refused::SeatTaken | Refused::GameStarted | Refused::AlreadySeated,
                    )) => {
                        break;
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        self.game(table, &Requester::of(player, invite)).await
    }
}

impl RematchTerms {
    /// What follows the making of the table: its maker and the bots sit down.
    fn seated(&self, maker: &Player) -> Vec<TableEvent> {
        let sat = self.seats.iter().map(|seat| TableEvent::SeatTaken {
            seat: *seat,
            player: player_ref(maker),
            nonce: None,
        });
        let bots = self.bots.iter();
        let bots = bots.map(|(seat, bot)| TableEvent::BotSeated { seat: *seat, bot: *bot });
        sat.chain(bots).collect()
    }
}

/// The terms of the rematch. Only players who played to the end, or resigned, have one.
fn terms(
    snapshot: &Snapshot,
    player: &str,
    rated: bool,
    fresh_seed: impl FnOnce() -> String,
) -> Result<RematchTerms, TablesError> {
    let lobby = &*snapshot.lobby;
    let seats = seats_in_rematch(snapshot, player);
    if seats.is_empty() {
        return Err(Refused::NotYourSeat.into());
    }
    let (Status::Finished, Some(running)) = (lobby.status(), &snapshot.running) else {
        return Err(Refused::GameNotOver.into());
    };
    if rated && !lobby.rated {
        let what = "the game is not rated".to_owned();
        return Err(TablesError::ParameterInvalid { parameter: "rated", what });
    }
    let options = snapshot.rules.rematch_options(&lobby.options, &running.state)?;
    let visibility = if rated { Visibility::Public } else { Visibility::Private };
    let new = NewGame {
        ruleset: lobby.ruleset.clone(),
        seats: lobby.seat_count(),
        options: Some(options),
        visibility: Some(visibility),
        sit: false,
        nonce: None,
        sandbox: lobby.sandbox.then(|| SandboxRequest { seed: fresh_seed() }),
        stand_in: lobby.stand_in,
        turn_limit_s: lobby.turn_limit_s,
        rated,
        clock: lobby.clock.clone(),
    };
    let was_resigned = |seat: Seat| lobby.resigned.iter().any(|(left, _)| *left == seat);
    let bots = Seat::all(lobby.seat_count())
        .filter(|seat| !was_resigned(*seat))
        .filter_map(|seat| lobby.bot_at(seat).map(|bot| (in_rematch(snapshot, seat), bot)))
        .collect();
    Ok(RematchTerms { new, bots, seats, others: others(snapshot, player) })
}

/// The seat of the rematch for the player who had this one.
fn in_rematch(snapshot: &Snapshot, seat: Seat) -> Seat {
    let seats = snapshot.lobby.seat_count();
    let before = seat.0.checked_sub(1).unwrap_or(seats.saturating_sub(1));
    if snapshot.rules.seats_decide_who_begins() { Seat(before) } else { seat }
}

/// The seats of the rematch for a player who had some, or has handed them over.
fn seats_in_rematch(snapshot: &Snapshot, player: &str) -> Vec<Seat> {
    let resigned = snapshot.lobby.resigned.iter();
    let resigned = resigned.filter(|(_, who)| who.is(player)).map(|(seat, _)| *seat);
    let seats = snapshot.lobby.seats_of(player).chain(resigned);
    seats.map(|seat| in_rematch(snapshot, seat)).collect()
}

/// The other players of the game.
fn others(snapshot: &Snapshot, player: &str) -> Vec<(Arc<str>, Seat)> {
    let resigned = snapshot.lobby.resigned.iter().map(|(_, who)| who);
    let mut others: Vec<(Arc<str>, Seat)> = Vec::new();
    for other in snapshot.lobby.players().chain(resigned) {
        let is_new = others.iter().all(|(known, _)| !other.is(known));
        if is_new && !other.is(player) && !other.id.is_empty() {
            let seat = seats_in_rematch(snapshot, &other.id).into_iter().next();
            others.extend(seat.map(|seat| (other.id.clone(), seat)));
        }
    }
    others
}
