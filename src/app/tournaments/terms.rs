//! The terms of a tournament: what an organizer asks for, and what holds then. The first becomes
//! the second by the checks (`checks`).

pub(super) mod checks;

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::error::AppError;
use kontor_auth::PlayerKind;
use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_json::strict_option;
use kontor_log::{clock::Clock, time::Timestamp};
use kontor_problems::Refused;
use kontor_tables::table::create::default_stand_in;
use kontor_tournaments::{DrawTerms, Seeding, TieBreak, TournamentFormat};

kontor_limits::limits! { NAME_LIMITS:
    /// Longest name of a tournament, in characters.
    pub const TOURNAMENT_NAME_LENGTH_MAX: usize = 80;
}

kontor_limits::limits! { REGISTRATION_LIMITS:
    /// Longest registration of a tournament, in seconds.
    pub const TOURNAMENT_REGISTRATION_S_MAX: u32 = 90 * 24 * 60 * 60;
}

/// How long a round may last, in seconds.
pub const ROUND_LIMIT_S: RangeInclusive<u32> = 60..=60 * 24 * 60 * 60;

/// Who may enter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TournamentEntrants)]
pub enum Entrants {
    /// Users.
    Users,
    /// Bot accounts.
    Bots,
    /// Users and bot accounts.
    #[default]
    All,
}

impl Entrants {
    pub(super) fn admit(self, kind: PlayerKind) -> bool {
        match kind {
            PlayerKind::Guest => false,
            PlayerKind::User => self != Entrants::Bots,
            PlayerKind::Bot => self != Entrants::Users,
        }
    }
}

/// A tournament to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CreateTournamentRequest)]
pub struct NewTournament {
    /// What it is called.
    #[schema(min_length = 1, max_length = 80, example = "Winter Cup")]
    pub name: String,
    /// Id of the ruleset.
    #[schema(example = "medici", max_length = 64)]
    pub ruleset: String,
    /// How many sit at each table, within the ruleset's `seats_min` and `seats_max`.
    #[schema(minimum = 2, maximum = 6, example = 4)]
    pub seats: u8,
    /// Options of the ruleset. Each plays for themself: options with teams are refused.
    #[serde(default, deserialize_with = "strict_option")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<Value>,
    /// How it is played.
    pub format: TournamentFormat,
    /// How many games each table plays in a round, one after the other, with changing seats.
    #[serde(default = "one")]
    #[schema(minimum = 1, maximum = 6, default = 1)]
    pub games_per_table: u8,
    /// In which order the participants are drawn at first.
    #[serde(default)]
    #[schema(default = "lot")]
    pub seeding: Seeding,
    /// What decides between equal points, in this order; the usual ones of the format if it is left
    /// out. After these the lot decides.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// Who may enter; guests never. A rated tournament that a user makes is for `users`, one that a
    /// bot account makes is for `bots`.
    #[serde(default)]
    #[schema(default = "all")]
    pub entrants: Entrants,
    /// The lowest rating with which one may enter, in points. Who has no rating counts as 1500.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 10_000)]
    pub rating_min: Option<u32>,
    /// The highest rating with which one may enter, in points.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 10_000)]
    pub rating_max: Option<u32>,
    /// With fewer participants it is cancelled; `seats` by default.
    #[serde(default)]
    #[schema(minimum = 2, maximum = 128)]
    pub participants_min: Option<u16>,
    /// How many can take part.
    #[schema(minimum = 2, maximum = 128, example = 16)]
    pub participants_max: u16,
    /// When registration ends, within 90 days.
    pub registration_ends_at: Timestamp,
    /// Whether it starts as soon as `participants_max` have entered.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub start_when_full: bool,
    /// How long a round lasts at most, in seconds.
    #[schema(minimum = 60, maximum = 5_184_000, example = 604_800)]
    pub round_limit_s: u32,
    /// How long a decision may be open, in seconds; either this or a `clock` is needed.
    #[serde(default)]
    #[schema(minimum = 5, maximum = 2_592_000)]
    pub turn_limit_s: Option<u32>,
    /// The clock of all tables, instead of `turn_limit_s`.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether the games change the ratings of the players.
    #[serde(default)]
    #[schema(default = false)]
    pub rated: bool,
    /// The bot that takes a seat over when its player withdraws, resigns or lets the time run out.
    #[serde(default = "default_stand_in")]
    #[schema(default = "greedy")]
    pub stand_in: Bot,
    /// Bots of the server that take part from the beginning; none in a rated tournament.
    #[serde(default)]
    #[schema(max_items = 128)]
    pub bots: Vec<Bot>,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

/// The terms of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct TournamentTerms {
    /// What it is called.
    #[schema(example = "Winter Cup")]
    pub name: String,
    /// Id of the ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// How many sit at each table.
    #[schema(minimum = 2, example = 4)]
    pub seats: u8,
    /// Options of the ruleset, defaults filled in.
    #[schema(value_type = Object)]
    pub options: Value,
    /// How it is played.
    pub format: TournamentFormat,
    /// How many games each table plays in a round.
    #[schema(minimum = 1, maximum = 6, example = 1)]
    pub games_per_table: u8,
    /// In which order the participants are drawn at first.
    pub seeding: Seeding,
    /// What decides between equal points, in this order; after these the lot.
    #[schema(max_items = 5)]
    pub tie_breaks: Vec<TieBreak>,
    /// Who may enter.
    pub entrants: Entrants,
    /// The lowest rating with which one may enter; null if there is none.
    pub rating_min: Option<u32>,
    /// The highest rating with which one may enter; null if there is none.
    pub rating_max: Option<u32>,
    /// With fewer participants it is cancelled.
    #[schema(example = 4)]
    pub participants_min: u16,
    /// How many can take part.
    #[schema(example = 16)]
    pub participants_max: u16,
    /// When registration ends.
    pub registration_ends_at: Timestamp,
    /// Whether it starts as soon as `participants_max` have entered.
    pub start_when_full: bool,
    /// How long a round lasts at most, in seconds.
    #[schema(example = 604_800)]
    pub round_limit_s: u32,
    /// How long a decision may be open, in seconds; null if there is a `clock`.
    pub turn_limit_s: Option<u32>,
    /// The clock of all tables; null if there is a `turn_limit_s`.
    pub clock: Option<Clock>,
    /// Whether the games change the ratings of the players.
    pub rated: bool,
    /// The bot that takes seats over.
    pub stand_in: Bot,
    /// Bots of the server that take part: they are the first participants, in this order.
    #[schema(max_items = 128)]
    pub bots: Vec<Bot>,
}

impl TournamentTerms {
    /// What pairings and standings follow from.
    pub fn drawn_by(&self) -> DrawTerms {
        DrawTerms {
            format: self.format,
            seats: self.seats,
            games: self.games_per_table,
            tie_breaks: self.tie_breaks.clone(),
        }
    }

    /// Its ruleset.
    pub(super) fn kind(&self) -> Result<GameKind, AppError> {
        GameKind::from_id(&self.ruleset).ok_or(Refused::RulesetUnknown.into())
    }
}
