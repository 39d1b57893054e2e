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
        create::{NewGame, SandboxRequest, Tables},
        game::Game,
        lists::conceal,
        made_before::NewId,
    },
};
use kontor_auth::{Player, keys::Purpose};
use kontor_bots::Bot;
use kontor_environment::{id_of, random};
use kontor_games::GameKind;
use kontor_log::{
    chain,
    lobby::{Lobby, Status},
    snapshot::Snapshot,
    table_event::Visibility,
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{
    account_news::asked,
    documents::{Documents, Group},
    error::ServiceError,
    quotas::Storer,
    requester::Requester,
};

kontor_limits::limits! {
    /// How often the table of a game's rematch may be made anew after it was deleted.
    pub const REMATCHES_MAX: u32 = 16;
}

/// The table of a rematch as the finished game determines it, and where the caller sat.
struct RematchTerms {
    new: NewGame,
    bots: Vec<(Seat, Bot)>,
    seats: Vec<Seat>,
    others: Vec<(Arc<str>, Seat)>,
}

/// The table of a rematch.
pub struct Rematch {
    /// As the caller sees it.
    pub game: Game,
    /// The others who have played the game, with the seats that are meant for them.
    pub others: Vec<(Arc<str>, Seat)>,
}

/// A table of the rematch that exists.
struct FoundTable {
    lobby: Lobby,
    invite: Option<String>,
}

impl Tables {
    /// Makes the table of a rematch, or finds the one that another player has made, and seats the
    /// caller there.
    ///
    /// It runs in a task of its own, so that a dropped connection leaves nothing half done. If it
    /// is interrupted nevertheless, the next request of the maker completes the table.
    #[boxed]
    pub async fn rematch(
        &self,
        storer: &Storer,
        id: &str,
        rated: bool,
    ) -> Result<Rematch, TablesError> {
        let (tables, storer, id) = (self.clone(), storer.clone(), id.to_owned());
        self.games.in_task(async move { tables.rematch_of(&storer, &id, rated).await }).await
    }

    async fn rematch_of(
        &self,
        storer: &Storer,
        id: &str,
        rated: bool,
    ) -> Result<Rematch, TablesError> {
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
        let RematchTerms { new, bots, seats, others } =
            conceal(&self.games, id, &requester, terms.await).await?;
        for attempt in 0..REMATCHES_MAX {
            let table = self.rematch_id(id, attempt);
            match self.found(&table).await? {
                Some(found) if found.lobby.deleted => continue,
                Some(_) => {}
                None => match self.make(&table, storer, new.clone()).await {
                    Ok(()) => {}
                    // The table was deleted so long ago that its log is gone too.
                    Err(TablesError::Refused(Refused::GameUnknown)) => continue,
                    Err(error) => return Err(error),
                },
            }
            self.seat_bots(player, &table, &bots).await?;
            let game = self.join(player, &table, &seats, &bots).await?;
            return Ok(Rematch { game, others });
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

    /// Makes the table, unless another player makes it at the same time. `GameUnknown` means that
    /// there was a table of this id whose log was deleted.
    async fn make(&self, table: &str, storer: &Storer, new: NewGame) -> Result<(), TablesError> {
        let kind = GameKind::from_id(&new.ruleset).ok_or(Refused::RulesetUnknown)?;
        let admitted = self.admit_table(storer, 0).await?;
        let by = admitted.stored_for.clone();
        let (made, player) = (NewId { id: table.to_owned(), request: None }, storer.player.clone());
        let documents = Documents(self.games.documents().clone());
        let group = asked::with_open_table(&documents, Group::new(), table).await?;
        match self.create_as(kind, made, (player, by), new, group).await {
            Ok(_) | Err(TablesError::Refused(Refused::KeyReused)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Seats the bots of the finished game, if the player has made the table and they are missing.
    async fn seat_bots(
        &self,
        player: &Player,
        table: &str,
        bots: &[(Seat, Bot)],
    ) -> Result<(), TablesError> {
        let FoundTable { lobby, .. } = self.found(table).await?.ok_or(Refused::GameUnknown)?;
        let is_complete = usize::try_from(lobby.bot_seatings).is_ok_and(|some| some >= bots.len());
        if is_complete || !lobby.owner.is(&player.id) || lobby.status() != Status::Open {
            return Ok(());
        }
        for (seat, bot) in bots.iter().filter(|(seat, _)| lobby.seats[seat.index()].is_none()) {
            match self.seat_bot(player, table, *seat, *bot, None, None).await {
                Ok(_) | Err(TablesError::Refused(Refused::SeatTaken)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Seats the player as in the finished game, or on free seats where another player sits there.
    /// A player who has left the table, or was removed from it, comes back by its invite only.
    async fn join(
        &self,
        player: &Player,
        table: &str,
        seats: &[Seat],
        bots: &[(Seat, Bot)],
    ) -> Result<Game, TablesError> {
        let FoundTable { lobby, invite } = self.found(table).await?.ok_or(Refused::GameUnknown)?;
        let has_left = lobby.seatings.contains_key(&*player.id) && !lobby.owner.is(&player.id);
        let is_open = lobby.status() == Status::Open;
        if !lobby.players().any(|other| other.is(&player.id)) && (has_left || !is_open) {
            return Err(Refused::NotYourSeat.into());
        }
        let is_free = |seat: &Seat| {
            lobby.seats[seat.index()].is_none() && bots.iter().all(|(bots, _)| bots != seat)
        };
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
        let what = "the game was not rated".to_owned();
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
