//! Who sits at a table, and who sat there.
//!
//! A player has one seat at a table. In a sandbox it can be several, and then each place that asks
//! for the seat of a player must say which one it means.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    lobby::{Lobby, Occupant, SeatedPlayer, Status},
    table_event::PlayerRef,
};
use kontor_bots::Bot;
use kontor_rules::{Seat, Viewer};

kontor_limits::limits! {
    /// How often a player may sit down at one table.
    // To come back to a seat counts, too.
    pub const SEATINGS_MAX: u32 = 16;
}

impl Lobby {
    /// The seats of a player: one at most, except in a sandbox.
    pub fn seats_of(&self, player: &str) -> impl Iterator<Item = Seat> {
        Seat::all(self.seat_count()).filter(|seat| self.sits_on(player, *seat))
    }

    /// The seat of a player, or the first one of several.
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        self.seats_of(player).next()
    }

    /// Whether the player sits on this seat.
    pub fn sits_on(&self, player: &str, seat: Seat) -> bool {
        self.player_at(seat).is_some_and(|sitter| sitter.is(player))
    }

    /// Whether the player may take a seat, or a further one. In a sandbox nothing is secret from
    /// those who sit there, so no player learns more by a second seat.
    pub fn may_sit_down(&self, player: &str) -> bool {
        self.sandbox || self.seat_of(player).is_none()
    }

    /// The player on a seat.
    pub fn player_at(&self, seat: Seat) -> Option<&PlayerRef> {
        self.seats.get(seat.index())?.as_ref()?.player()
    }

    /// The bot on a seat.
    pub fn bot_at(&self, seat: Seat) -> Option<Bot> {
        self.seats.get(seat.index())?.as_ref()?.bot()
    }

    /// The seat to which this player may come back, with the player as on it.
    pub fn away_from(&self, player: &str) -> Option<(Seat, &PlayerRef)> {
        let mut left = self.resigned.iter().filter(|(seat, _)| self.away.contains(seat));
        left.find(|(_, left)| left.is(player)).map(|(seat, player)| (*seat, player))
    }

    /// Whether the player may come back to this seat.
    pub(super) fn may_return(&self, player: &str, seat: Seat) -> bool {
        let is_running = self.status() == Status::Running;
        is_running && self.away_from(player).is_some_and(|(away, _)| away == seat)
    }

    /// Whether the player sits on this seat of a running game.
    pub(super) fn plays_on(&self, player: &str, seat: Seat) -> bool {
        self.status() == Status::Running && self.sits_on(player, seat)
    }

    /// A bot takes over the seat of this player.
    pub(super) fn hand_over(&mut self, seat: Seat, player: &PlayerRef, stand_in: Bot) {
        self.seats[seat.index()] = Some(Occupant::Bot(stand_in));
        self.abort_wanted.retain(|other| *other != seat);
        self.resigned.push((seat, player.clone()));
    }

    /// The same, and the player may come back.
    pub(super) fn hand_over_until_return(&mut self, seat: Seat, player: &PlayerRef, stand_in: Bot) {
        self.hand_over(seat, player, stand_in);
        self.away.push(seat);
        self.timed_out.push(seat);
    }

    /// The player does not come back to this seat.
    pub(super) fn give_up_return(&mut self, seat: Seat) {
        self.away.retain(|away| *away != seat);
    }

    /// The player comes back. The nonce is not needed any more, because the luck of the game is
    /// settled at its start.
    pub(super) fn seat_again(&mut self, seat: Seat, player: &PlayerRef) {
        *self.seatings.entry(player.id.clone()).or_default() += 1;
        let sitter = SeatedPlayer { player: player.clone(), nonce: None };
        self.seats[seat.index()] = Some(Occupant::Player(sitter));
        self.resigned.retain(|(left, _)| *left != seat);
        self.away.retain(|away| *away != seat);
        self.timed_out.retain(|late| *late != seat);
    }

    /// Whether the player on this seat has a say in whether the game is aborted.
    pub(super) fn may_want_abort(&self, seat: Seat) -> bool {
        self.status() == Status::Running && self.player_at(seat).is_some()
    }

    /// The player on this seat wants the game to end without a result, or no longer.
    pub(super) fn want_abort(&mut self, seat: Seat, wanted: bool) {
        self.abort_wanted.retain(|other| *other != seat);
        self.abort_wanted.extend(wanted.then_some(seat));
        self.abort_wanted.sort_unstable();
        *self.abort_changes.entry(seat).or_default() += 1;
    }

    /// Whether all players want the game to end without a result.
    pub fn is_abort_agreed(&self) -> bool {
        self.is_agreed(&self.abort_wanted)
    }

    /// Whether everybody who has a say wants what the players of these seats want. Those have a say
    /// who sit at the table, and those who may still come back to it: while they are away, no
    /// player decides without them. Bots agree, and so do the stand-ins of players who have left
    /// for good. In a sandbox a player with several seats says it once.
    pub(super) fn is_agreed(&self, wanted: &[Seat]) -> bool {
        let wants = |player: &PlayerRef| wanted.iter().any(|seat| self.sits_on(&player.id, *seat));
        let mut asked = self.asked().peekable();
        asked.peek().is_some() && asked.all(wants)
    }

    /// Those who have a say.
    pub(super) fn asked(&self) -> impl Iterator<Item = &PlayerRef> {
        Seat::all(self.seat_count())
            .filter_map(|seat| self.player_at(seat).or_else(|| self.expected_at(seat)))
    }

    /// Whether one player alone could decide that a game ends without a result which counts beyond
    /// the table: for ratings or in a tournament. A player who loses against bots would always do
    /// that.
    pub fn would_abort_alone(&self) -> bool {
        let counts = self.rated || self.tournament.is_some();
        counts && self.asked().count() < 2
    }

    /// The player who may come back to this seat, and has not used up the returns.
    fn expected_at(&self, seat: Seat) -> Option<&PlayerRef> {
        let (_, player) = self.resigned.iter().find(|(left, _)| *left == seat)?;
        let seatings = self.seatings.get(&player.id).copied().unwrap_or_default();
        (self.away.contains(&seat) && seatings < SEATINGS_MAX).then_some(player)
    }

    /// All players who play here or have resigned.
    pub fn players(&self) -> impl Iterator<Item = &PlayerRef> {
        let seated = self.seats.iter().flatten().filter_map(Occupant::player);
        seated.chain(self.resigned.iter().map(|(_, player)| player))
    }

    /// The viewer that this player is at the table: a seat, or a spectator.
    pub fn viewer(&self, player: Option<&str>) -> Viewer {
        player.and_then(|id| self.seat_of(id)).map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// Who sat where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RecordPlayer {
    /// The seat.
    pub seat: Seat,
    /// The player who sat there at the start; null where a bot did.
    pub player: Option<PlayerRef>,
    /// The bot that sat there at the start, or that took the seat over; null where the player
    /// played to the end.
    #[serde(default)]
    #[schema(required)]
    pub bot: Option<Bot>,
}

/// Who sat where: the players at the start, and the bots that played.
pub fn players_of(lobby: &Lobby) -> Vec<RecordPlayer> {
    let started = |seat: Seat| {
        lobby.resigned.iter().find(|(left, _)| *left == seat).map(|(_, player)| player)
    };
    let sat = |seat: Seat| started(seat).or(lobby.player_at(seat)).cloned();
    Seat::all(lobby.seat_count())
        .map(|seat| RecordPlayer { seat, player: sat(seat), bot: lobby.bot_at(seat) })
        .collect()
}
