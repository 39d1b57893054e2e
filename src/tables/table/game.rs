//! A game as the contract shows it outside of its view: who sits there, its status, and how it
//! ended.

use std::{iter, mem};

use serde::Serialize;
use utoipa::ToSchema;

use crate::table::{access::Access, expiry, may_start::start_by_others_at, places::counted_places};
use kontor_bots::Bot;
use kontor_log::{
    chain::Seed,
    clock::Clock,
    lobby::{ForkedFrom, Lobby, Status, rules_version},
    seat_clocks::SeatClock,
    snapshot::Snapshot,
    summary::{Import, Progress, Summary, TableSummary},
    table_event::{GameOutcome, PlayerRef, Visibility},
    texts::shown_id,
    time::Timestamp,
    tournament::TournamentTable,
};
use kontor_rules::Seat;
use kontor_service::{requester::Requester, runtime::games::Games};

/// Maximum length of an option in a list, as JSON, in bytes. A page of games with boards of their
/// own would otherwise have more than a megabyte.
pub const OPTION_LISTED_BYTES_MAX: usize = 512;

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameSeat {
    /// Number of the seat.
    pub seat: Seat,
    /// The player who sits there; null for a bot, and while it is free.
    pub player: Option<PlayerRef>,
    /// The bot that plays there; null for a player, and while it is free.
    pub bot: Option<Bot>,
    /// The player who played there until this bot took over; null if there was none.
    pub resigned: Option<PlayerRef>,
    /// The place of the seat as it counts, once the game is over; null before, and if the game was
    /// aborted. Those who left, and those who have lost by time, share the last place, and what
    /// their stand-ins reached does not count; a team stands where it ended, unless all its players
    /// have left. The places in `outcome` are those by the rules of the game, without regard to who
    /// played.
    #[schema(minimum = 1, example = 1)]
    pub place: Option<u8>,
    /// Whether that player may come back, by `return_to_seat`; false once the game is over.
    pub may_return: bool,
    /// The clock of the player; null for a bot, where there is no limit, and before the start.
    pub clock: Option<SeatClock>,
    /// Whether the player wants the clocks to stand.
    pub pause_wanted: bool,
    /// Whether the player wants the game to end without a result.
    pub abort_wanted: bool,
}

/// What is known of a sandbox.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Sandbox {
    /// Its seed, for those who sit there, gave their seat to a bot or own the table; null for
    /// others, and for a token without the scope `read`.
    pub seed: Option<String>,
}

/// Where an imported game comes from.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Imported {
    /// The id that its record gave it.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
    /// The signature of its record, as it came. With the public keys of the server that wrote it,
    /// id, number of commits and chain head can be checked against it.
    pub signature: String,
}

/// A game as everybody who may know of it sees it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Game {
    /// Id of the game.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// Id of its ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// Behaviour of the rules that it keeps to its end.
    #[schema(example = "medici/1")]
    pub rules_version: String,
    /// Options of the ruleset, defaults filled in. A list leaves out an option that is longer than
    /// 512 bytes as JSON, such as a board of one's own.
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
    /// How far it is.
    pub status: Status,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether its result changes the ratings of its players.
    pub rated: bool,
    /// The part of a tournament that it is; null for a game of none.
    pub tournament: Option<TournamentTable>,
    /// Whether its luck is known from the beginning; null for a game that is played in earnest.
    pub sandbox: Option<Sandbox>,
    /// Where it comes from, if it was imported: that it fits together was checked; that anybody
    /// played it so, this server does not know. Its players are names, with empty ids. Null for a
    /// game that is played here.
    pub imported: Option<Imported>,
    /// Where the position comes from with which the table began; null for a table that began with
    /// the first move. In an imported game it is what its record says, and names a game of the
    /// server where that was played.
    pub forked_from: Option<ForkedFrom>,
    /// The bot that takes a seat over when its player resigns or lets the time run out.
    pub stand_in: Bot,
    /// How long a decision may be open, in seconds, before its seat is handed over; null where
    /// there is no limit, or a `clock` instead.
    pub turn_limit_s: Option<u32>,
    /// The clock of the table; null where there is none.
    pub clock: Option<Clock>,
    /// Whether all clocks stand, because all players want it.
    pub paused: bool,
    /// All seats in order.
    pub seats: Vec<GameSeat>,
    /// Id of the player who made the table, or imported the game.
    pub owner: String,
    /// Seq of the last event.
    pub seq: u64,
    /// Number of the last commit.
    pub commit: u64,
    /// SHA-256 commitment to the secret seed, made before anybody sat down.
    pub commitment: String,
    /// The chain's link for the last commit.
    pub chain_head: String,
    /// What opens a private table to others; null for those who neither sit there nor own it, for
    /// public tables, and for a token that has neither the scope `read` nor `tables`.
    pub invite: Option<String>,
    /// When the table was made, or the game imported.
    pub created_at: Timestamp,
    /// When the table is deleted if nothing happens there until then; each change at the table
    /// makes it later. Null once the game has begun.
    pub expires_at: Option<Timestamp>,
    /// From when on not only the owner may start the game, but any player who sits there. Null
    /// while a seat is free, where the game is rated, and once the game has begun.
    pub start_by_others_at: Option<Timestamp>,
    /// When the game began.
    pub started_at: Option<Timestamp>,
    /// When the game ended.
    pub finished_at: Option<Timestamp>,
    /// How the game ended.
    pub outcome: Option<GameOutcome>,
}

impl Game {
    /// The game as lists show it: without options that are long, such as a board of one's own.
    pub(crate) fn with_short_options(mut self) -> Game {
        if let Some(options) = self.options.as_object_mut() {
            options.retain(|_, option| option.to_string().len() <= OPTION_LISTED_BYTES_MAX);
        }
        self
    }

    /// The game without what tells everything that is hidden in a sandbox.
    pub fn without_seed(mut self) -> Game {
        if let Some(sandbox) = &mut self.sandbox {
            sandbox.seed = None;
        }
        self
    }

    /// The game without what opens a private table to others.
    pub fn without_invite(self) -> Game {
        Game { invite: None, ..self }
    }

    /// The game as this server shows it: without the names of players who have deleted their
    /// accounts, and with the time that a table of an earlier release has.
    pub fn into_shown(mut self, games: &Games) -> Game {
        let players = |seat: &mut GameSeat| {
            seat.player
                .iter_mut()
                .chain(&mut seat.resigned)
                .for_each(|player| games.former.rename(player));
        };
        self.seats.iter_mut().for_each(players);
        let earliest = expiry::expires_at(games.open_tables_counted_from(), Timestamp(0));
        self.expires_at = self.expires_at.map(|at| at.max(earliest));
        self
    }

    pub(crate) fn new(
        id: &str,
        origin: &Lobby,
        import: Option<Import>,
        seed: Option<&Seed>,
        now: Summary,
        requester: &Requester,
        quarantined: bool,
    ) -> Self {
        let Summary { table: mut now, progress } = now;
        let inside = Access::listed(origin, &now).is_inside(requester);
        let seats = seats(origin, &mut now, &progress);
        let waits_since = progress
            .changed_at
            .filter(|_| now.status == Status::Open && !quarantined && now.tournament.is_none());
        let is_full = seats.iter().all(|seat| seat.player.is_some() || seat.bot.is_some());
        let (finished_at, outcome) =
            now.finished.map(|finished| (finished.at, finished.outcome)).unzip();
        Game {
            id: id.to_owned(),
            ruleset: now.ruleset,
            rules_version: rules_version(&origin.ruleset, origin.rules_version),
            options: origin.options.clone(),
            status: if quarantined { Status::Quarantined } else { now.status },
            visibility: now.visibility,
            rated: now.rated,
            tournament: origin.tournament.clone(),
            sandbox: origin
                .sandbox
                .then(|| Sandbox { seed: seed.filter(|_| inside).map(Seed::to_hex) }),
            imported: import
                .map(|Import { game, signature, .. }| Imported { game: shown_id(game), signature }),
            forked_from: origin.forked_from.clone().map(ForkedFrom::shown),
            stand_in: origin.stand_in,
            turn_limit_s: origin.turn_limit_s,
            clock: origin.clock.clone(),
            paused: progress.paused,
            seats,
            owner: origin.owner.id.to_string(),
            seq: progress.seq,
            commit: progress.commit,
            commitment: origin.commitment.clone(),
            chain_head: progress.chain_head,
            // Players with access may invite others.
            invite: now.invite.filter(|_| inside),
            created_at: now.created_at,
            expires_at: waits_since.map(|since| expiry::expires_at(since, Timestamp(0))),
            start_by_others_at: waits_since
                .filter(|_| is_full && !now.rated)
                .map(start_by_others_at),
            started_at: now.started_at,
            finished_at,
            outcome,
        }
    }

    pub(crate) fn of(snapshot: &Snapshot, requester: &Requester) -> Self {
        let import = snapshot.origin.import.clone();
        Game::new(
            &snapshot.id,
            &snapshot.lobby,
            import,
            Some(snapshot.seeds.newest()),
            snapshot.summary(),
            requester,
            false,
        )
    }
}

/// The seats as they are shown. The players and bots of the summary are taken out of it.
fn seats(origin: &Lobby, now: &mut TableSummary, progress: &Progress) -> Vec<GameSeat> {
    let mut places = counted_places(origin, now).into_iter();
    let (players, bots) = (mem::take(&mut now.seats), mem::take(&mut now.bots));
    let now = &*now;
    let bots = bots.into_iter().chain(iter::repeat(None));
    let named = |mut player: PlayerRef| {
        player.show_name();
        player
    };
    let resigned = |seat| {
        now.resigned.iter().find(|(left, _)| *left == seat).map(|(_, player)| player.clone())
    };
    let shown = |(seat, (player, bot)): (Seat, (Option<PlayerRef>, _))| GameSeat {
        seat,
        player: player.map(named),
        bot,
        resigned: resigned(seat).map(named),
        place: places.next().flatten(),
        may_return: now.may_return(seat),
        clock: progress.clocks.iter().find(|clock| clock.seat == seat).cloned(),
        pause_wanted: progress.pause_wanted.contains(&seat),
        abort_wanted: now.abort_wanted.contains(&seat),
    };
    Seat::all(Seat::MAX).zip(players.into_iter().zip(bots)).map(shown).collect()
}
