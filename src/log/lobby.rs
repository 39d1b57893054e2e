//! The table around a game: who made it, who sits there, and its status. The lobby is computed by
//! applying the events of the table (`evolve`); it knows nothing of the rules.

mod evolve;

use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    clock::{Clock, OnTimeout},
    fault::LogFault,
    table_event::{GameOutcome, INVITES_REPLACED_MAX, PlayerRef, TableEvent, Visibility},
    texts::shown_id,
    time::Timestamp,
    tournament::TournamentTable,
};
use kontor_bots::Bot;
use kontor_rules::Seat;

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats can be taken and left.
    Open,
    /// Being played.
    Running,
    /// Over; its record is open.
    Finished,
    /// Its log cannot be read as a game: nothing is lost, nothing is accepted.
    Quarantined,
}

impl Status {
    /// The statuses that index rows contain.
    pub const INDEXED: &'static [Status] = &[Status::Open, Status::Running, Status::Finished];

    /// The name in the contract and in index rows.
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Quarantined => "quarantined", // known to this process only, so no index row contains it
        }
    }
}

/// A player on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    /// The player.
    pub player: PlayerRef,
    /// The player's contribution to the luck of the game.
    pub nonce: Option<String>,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A player.
    Player(SeatedPlayer),
    /// A bot of the server.
    Bot(Bot),
}

impl Occupant {
    /// The player, if it is one.
    pub fn player(&self) -> Option<&PlayerRef> {
        match self {
            Occupant::Player(sitter) => Some(&sitter.player),
            Occupant::Bot(_) => None,
        }
    }

    /// The bot, if it is one.
    pub fn bot(&self) -> Option<Bot> {
        match self {
            Occupant::Player(_) => None,
            Occupant::Bot(bot) => Some(*bot),
        }
    }
}

/// Where a table's position comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ForkedFrom {
    /// Id of the game.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
    /// Seq of its last event that was taken over.
    #[schema(minimum = 1, example = 41)]
    pub seq: u64,
}

impl ForkedFrom {
    /// As it is shown: a record may bring any id.
    pub fn shown(self) -> Self {
        ForkedFrom { game: shown_id(self.game), ..self }
    }
}

/// The state of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Lobby {
    /// Id of the ruleset.
    pub ruleset: String,
    /// Version of the rules.
    pub rules_version: u32,
    /// Options of the ruleset, with defaults filled in.
    pub options: serde_json::Value,
    /// Who can find the table.
    pub visibility: Visibility,
    /// Who made the table.
    pub owner: PlayerRef,
    /// Commitment to the seed, as hexadecimal digits.
    pub commitment: String,
    /// The bot that takes over the seat of a player who resigns or whose time expires.
    pub stand_in: Bot,
    /// Maximum time for which a decision may be open, in seconds.
    pub turn_limit_s: Option<u32>,
    /// The clock, instead of such a maximum.
    pub clock: Option<Clock>,
    /// Whether the luck is known from the beginning.
    pub sandbox: bool,
    /// Whether the result changes the ratings of the players.
    pub rated: bool,
    /// The part of a tournament that the table plays; `None` once the tournament is cancelled.
    pub tournament: Option<TournamentTable>,
    /// The position with which the table began, if it is a fork.
    pub forked_from: Option<ForkedFrom>,
    /// The occupant of each seat.
    pub seats: Vec<Option<Occupant>>,
    /// The players who left their seats to a stand-in, with these seats.
    pub resigned: Vec<(Seat, PlayerRef)>,
    /// The seats among these whose players may come back while the game runs.
    pub away: Vec<Seat>,
    /// The seats among these that were lost because the time was up.
    pub timed_out: Vec<Seat>,
    /// When the table was made.
    pub created_at: Timestamp,
    /// When the game began.
    pub started_at: Option<Timestamp>,
    /// When and how the game ended.
    pub finished: Option<(Timestamp, GameOutcome)>,
    /// The seats whose players want the game to end without a result.
    pub abort_wanted: Vec<Seat>,
    /// How often the player of each seat changed whether that is wanted.
    pub abort_changes: BTreeMap<Seat, u32>,
    /// Whether the table was deleted.
    pub deleted: bool,
    /// How often each player took a seat.
    pub seatings: BTreeMap<Arc<str>, u32>,
    /// How often a bot was seated.
    pub bot_seatings: u32,
    /// How often the owner replaced the invite.
    pub invites_replaced: u32,
}

/// A rules version as the contract writes it: `medici/1`.
pub fn rules_version(ruleset: &str, version: u32) -> String {
    format!("{ruleset}/{version}")
}

impl Lobby {
    /// The table that a `table.created` makes. A log cannot begin with any other event.
    pub fn create(event: &TableEvent, at: Timestamp) -> Result<Self, LogFault> {
        let TableEvent::Created {
            ruleset,
            rules_version,
            options,
            seats,
            visibility,
            owner,
            commitment,
            stand_in,
            turn_limit_s,
            sandbox,
            rated,
            clock,
            tournament,
        } = event
        else {
            return Err(LogFault::NotCreated);
        };
        let version =
            rules_version.strip_prefix(ruleset.as_str()).and_then(|rest| rest.strip_prefix('/'));
        let version = version.and_then(|number| number.parse().ok()).filter(|number| *number >= 1);
        let version = version.ok_or(LogFault::NotAVersion)?;
        if *seats > Seat::MAX {
            return Err(LogFault::TooManySeats);
        }
        Ok(Lobby {
            ruleset: ruleset.clone(),
            rules_version: version,
            options: options.clone(),
            visibility: *visibility,
            owner: owner.clone(),
            commitment: commitment.clone(),
            stand_in: *stand_in,
            turn_limit_s: *turn_limit_s,
            clock: clock.clone(),
            sandbox: *sandbox,
            rated: *rated,
            tournament: tournament.clone(),
            forked_from: None,
            seats: vec![None; usize::from(*seats)],
            resigned: Vec::new(),
            away: Vec::new(),
            timed_out: Vec::new(),
            created_at: at,
            started_at: None,
            finished: None,
            abort_wanted: Vec::new(),
            abort_changes: BTreeMap::new(),
            deleted: false,
            seatings: BTreeMap::new(),
            bot_seatings: 0,
            invites_replaced: 0,
        })
    }

    /// Turns the table into a fork: the ruleset, its options and the number of seats stay, and all
    /// seats are free.
    pub fn fork(&mut self, event: &TableEvent, at: Timestamp) -> Result<(), LogFault> {
        let TableEvent::Forked {
            game,
            seq,
            visibility,
            owner,
            commitment,
            stand_in,
            turn_limit_s,
            sandbox,
            clock,
        } = event
        else {
            return Err(LogFault::NotForked);
        };
        *self = Lobby {
            ruleset: self.ruleset.clone(),
            rules_version: self.rules_version,
            options: self.options.clone(),
            visibility: *visibility,
            owner: owner.clone(),
            commitment: commitment.clone(),
            stand_in: *stand_in,
            turn_limit_s: *turn_limit_s,
            clock: clock.clone(),
            sandbox: *sandbox,
            rated: false,
            tournament: None,
            forked_from: Some(ForkedFrom { game: game.clone(), seq: *seq }),
            seats: vec![None; self.seats.len()],
            resigned: Vec::new(),
            away: Vec::new(),
            timed_out: Vec::new(),
            created_at: at,
            started_at: None,
            finished: None,
            abort_wanted: Vec::new(),
            abort_changes: BTreeMap::new(),
            deleted: false,
            seatings: BTreeMap::new(),
            bot_seatings: 0,
            invites_replaced: 0,
        };
        Ok(())
    }

    /// Removes the ids of the players who sat here and keeps their names, because an imported game
    /// names players who need not exist on this server. So it changes no ratings here.
    pub fn forget_ids(&mut self) {
        self.rated = false;
        self.tournament = None;
        let seated = self.seats.iter_mut().flatten().filter_map(|occupant| match occupant {
            Occupant::Player(sitter) => Some(&mut sitter.player),
            Occupant::Bot(_) => None,
        });
        let players = seated.chain(self.resigned.iter_mut().map(|(_, player)| player));
        players.for_each(PlayerRef::forget_id);
        self.seatings.clear();
    }

    /// The clock of the table. A limit for each decision, as tables without a clock can have it, is
    /// the simplest one.
    pub fn time_control(&self) -> Option<Cow<'_, Clock>> {
        let limit = || self.turn_limit_s.map(Clock::of_turn_limit).map(Cow::Owned);
        self.clock.as_ref().map(Cow::Borrowed).or_else(limit)
    }

    /// Whether a player whose time was up may come back.
    pub fn may_return_after_timeout(&self) -> bool {
        let until_return = |clock: &Clock| clock.on_timeout == OnTimeout::StandInUntilReturn;
        self.clock.as_ref().is_some_and(until_return)
    }

    /// The bot that plays until such a player comes back. Where the game counts it is the weakest
    /// one: a good bot would help players who stay away for the hard decisions.
    pub fn stand_in_until_return(&self) -> Bot {
        if self.rated || self.tournament.is_some() { Bot::Random } else { self.stand_in }
    }

    /// Whether the clock of this seat stands while its player takes a vacation.
    pub fn may_take_vacation(&self, seat: Seat) -> bool {
        let allows = self.clock.as_ref().is_some_and(|clock| clock.vacations);
        allows && self.status() == Status::Running && self.player_at(seat).is_some()
    }

    /// Whether the table has an invite that can be replaced once more.
    pub fn may_replace_invite(&self) -> bool {
        self.visibility == Visibility::Private && self.invites_replaced < INVITES_REPLACED_MAX
    }

    /// How many seats the table has.
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).expect("at most Seat::MAX seats")
    }

    /// How many seats are free.
    pub fn open_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.is_none()).count()
    }

    /// Whether bots play here in a running game.
    pub fn has_bots_at_work(&self) -> bool {
        self.status() == Status::Running
            && self.seats.iter().flatten().any(|occupant| occupant.bot().is_some())
    }

    /// The nonces by seat, as needed for the luck key.
    pub fn nonces(&self) -> Vec<Option<String>> {
        let nonce = |seat: &Option<Occupant>| match seat {
            Some(Occupant::Player(sitter)) => sitter.nonce.clone(),
            Some(Occupant::Bot(_)) | None => None,
        };
        self.seats.iter().map(nonce).collect()
    }

    /// The status of the game.
    pub fn status(&self) -> Status {
        match (&self.started_at, &self.finished) {
            (_, Some(_)) => Status::Finished,
            (Some(_), None) => Status::Running,
            (None, None) => Status::Open,
        }
    }
}
