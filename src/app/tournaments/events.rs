//! The events of a tournament. All of them are public, and nothing that is secret follows from
//! them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::terms::TournamentTerms;
use kontor_bots::Bot;
use kontor_log::{table_event::PlayerRef, time::Timestamp};
use kontor_rules::Seat;
use kontor_tournaments::{Number, Standing};

/// Something that happened in a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct TournamentEvent {
    /// 1, 2, 3 … for each tournament.
    #[schema(minimum = 1, example = 7)]
    pub number: u64,
    /// When it happened.
    pub at: Timestamp,
    /// What happened.
    pub news: TournamentNews,
}

/// What happened, distinguished by `type`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type")]
pub enum TournamentNews {
    /// The tournament was made.
    #[serde(rename = "tournament.created")]
    Created {
        /// Its terms.
        terms: Box<TournamentTerms>,
        /// Who made it.
        organizer: PlayerRef,
        /// SHA-256 of the text of the `seed` that is published at the start, 64 hexadecimal digits.
        commitment: String,
    },
    /// A player entered.
    #[serde(rename = "tournament.registered")]
    Registered {
        /// The number of the participant, from 1 on.
        #[schema(minimum = 1, example = 3)]
        participant: Number,
        /// Who it is.
        who: Entered,
    },
    /// A participant withdrew.
    #[serde(rename = "tournament.withdrawn")]
    Withdrawn {
        /// The number of the participant.
        #[schema(minimum = 1, example = 3)]
        participant: Number,
        /// Why.
        reason: WithdrawReason,
    },
    /// Registration ended, and the tournament began.
    #[serde(rename = "tournament.started")]
    Started {
        /// The seed of all lots, 64 hexadecimal digits.
        seed: String,
        /// The participants, by number.
        #[schema(max_items = 128)]
        participants: Vec<StartedEntrant>,
    },
    /// A round was drawn.
    #[serde(rename = "tournament.round_drawn")]
    RoundDrawn {
        /// The round, from 1 on.
        #[schema(minimum = 1, maximum = 64, example = 2)]
        round: u16,
        /// When it ends at the latest.
        ends_at: Timestamp,
        /// Its tables.
        #[schema(max_items = 64)]
        tables: Vec<RoundTable>,
        /// The numbers of the participants who have no table.
        #[schema(max_items = 128)]
        byes: Vec<Number>,
    },
    /// A game of the round was counted.
    #[serde(rename = "tournament.result_counted")]
    ResultCounted {
        /// The round.
        #[schema(minimum = 1, example = 2)]
        round: u16,
        /// The table of the round.
        #[schema(minimum = 1, example = 5)]
        table: u16,
        /// Id of the game.
        #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        game: String,
        /// How it came to the result.
        reason: ResultReason,
        /// The result by seat.
        results: Vec<EntrantResult>,
    },
    /// All games of a round were counted.
    #[serde(rename = "tournament.round_closed")]
    RoundClosed {
        /// The round.
        #[schema(minimum = 1, example = 2)]
        round: u16,
    },
    /// The tournament is over.
    #[serde(rename = "tournament.ended")]
    Ended {
        /// The final standings, the first place first.
        #[schema(max_items = 128)]
        standings: Vec<Standing>,
    },
    /// An operator of the server gave the tournament another name. Earlier events have it, too.
    #[serde(rename = "tournament.renamed")]
    Renamed {
        /// What it is called now.
        #[schema(min_length = 1, max_length = 80, example = "Winter Cup")]
        name: String,
    },
    /// The tournament was cancelled.
    #[serde(rename = "tournament.cancelled")]
    Cancelled {
        /// Why.
        reason: CancelReason,
    },
}

impl TournamentNews {
    /// The player whom it names, if it names one.
    pub(super) fn player_mut(&mut self) -> Option<&mut PlayerRef> {
        match self {
            TournamentNews::Created { organizer, .. } => Some(organizer),
            TournamentNews::Registered { who: Entered::Player { player }, .. } => Some(player),
            _ => None,
        }
    }

    /// Replaces the name of the tournament where the event has it.
    pub(super) fn set_name(&mut self, given: &str) {
        match self {
            TournamentNews::Created { terms, .. } => terms.name = given.to_owned(),
            TournamentNews::Renamed { name } => *name = given.to_owned(),
            _ => {}
        }
    }
}

/// Who takes part, distinguished by `type`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schema(as = TournamentEntrant)]
pub enum Entered {
    /// A user or a bot account.
    Player {
        /// Who.
        player: PlayerRef,
    },
    /// A bot of the server.
    Bot {
        /// Which one.
        bot: Bot,
    },
}

impl Entered {
    pub(super) fn player(&self) -> Option<&PlayerRef> {
        match self {
            Entered::Player { player } => Some(player),
            Entered::Bot { .. } => None,
        }
    }
}

/// A participant at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = TournamentStartedEntrant)]
pub struct StartedEntrant {
    /// The number of the participant.
    #[schema(minimum = 1, example = 3)]
    pub participant: Number,
    /// The place in the seeding, from 1 on.
    #[schema(minimum = 1, example = 1)]
    pub seed: u16,
    /// The place in the lot, from 1 on.
    #[schema(minimum = 1, example = 5)]
    pub lot: u16,
    /// The rating at that time, in thousandths of a point.
    #[schema(example = 1_612_500)]
    pub rating_milli: u32,
}

/// A table of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = TournamentDrawnTable)]
pub struct RoundTable {
    /// The table, from 1 on.
    #[schema(minimum = 1, maximum = 64, example = 5)]
    pub table: u16,
    /// Its games, which are played one after the other.
    pub games: Vec<DrawnGame>,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = TournamentDrawnGame)]
pub struct DrawnGame {
    /// The id that it has, or will have when it is made.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
    /// The numbers of the participants by seat.
    pub seats: Vec<Number>,
}

/// What a participant reached in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = TournamentResult)]
pub struct EntrantResult {
    /// The seat.
    pub seat: Seat,
    /// The number of the participant.
    #[schema(minimum = 1, example = 3)]
    pub participant: Number,
    /// 1 for the best; equal places are shared. Who has left the game to the stand-in shares the
    /// last place.
    #[schema(minimum = 1, example = 1)]
    pub place: u8,
    /// The score of the seat in the game; 0 if it was not played.
    #[schema(example = 87)]
    pub score: i64,
    /// Whether the participant has left the game to the stand-in, or has withdrawn before it.
    pub left: bool,
}

/// Why a participant is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TournamentWithdrawReason)]
pub enum WithdrawReason {
    /// The player asked for it.
    Asked,
    /// The player has deleted the account.
    AccountDeleted,
}

/// How it came to a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TournamentResultReason)]
pub enum ResultReason {
    /// The game was played to its end.
    Played,
    /// A player withdrew before the game began: such players share the last place, the others share
    /// the first one.
    Forfeited,
    /// The round was over before the game began: all share the first place.
    NotStarted,
    /// The log of the game is damaged, or an operator of the server has set the game aside for
    /// good: all share the first place.
    Lost,
}

/// Why a tournament was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TournamentCancelReason)]
pub enum CancelReason {
    /// The organizer wanted it.
    Organizer,
    /// Fewer entered than the terms ask for.
    TooFew,
    /// The organizer has deleted the account before the tournament began.
    AccountDeleted,
    /// An operator of the server wanted it.
    Operator,
}
