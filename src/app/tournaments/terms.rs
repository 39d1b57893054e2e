//! The terms of a tournament: what an organizer asks for, and the checks.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;

use crate::error::AppError;
use kontor_auth::PlayerKind;
use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_json::strict_option;
use kontor_log::{
    any_rules::rules_of, clock::Clock, table_event::Visibility, texts::is_visible, time::Timestamp,
};
use kontor_problems::Refused;
use kontor_tables::table::{
    create::{WantedTerms, default_stand_in},
    options::check_options,
};
use kontor_tournaments::{
    GAMES_PER_TABLE_MAX, Seeding, TOURNAMENT_GAMES_MAX, TOURNAMENT_PARTICIPANTS_MAX,
    TOURNAMENT_ROUNDS_MAX, Terms, TieBreak, TournamentFormat,
};

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

/// The highest rating that a limit can name.
const RATING_MAX: u32 = 10_000;

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
    pub fn drawn_by(&self) -> Terms {
        Terms {
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

fn invalid<T>(pointer: &str, what: impl Into<String>) -> Result<T, AppError> {
    Err(AppError::BodyInvalid { pointer: pointer.to_owned(), what: what.into() })
}

fn within<T: PartialOrd + std::fmt::Display>(
    pointer: &str,
    value: T,
    range: RangeInclusive<T>,
) -> Result<(), AppError> {
    if range.contains(&value) {
        return Ok(());
    }
    invalid(pointer, format!("{} to {}", range.start(), range.end()))
}

impl NewTournament {
    /// The terms, if a tournament of this organizer can have them.
    pub(super) fn checked(
        &self,
        organizer: PlayerKind,
        now_ms: u64,
    ) -> Result<TournamentTerms, AppError> {
        let kind = GameKind::from_id(&self.ruleset).ok_or(Refused::RulesetUnknown)?;
        let options = self.checked_options(kind)?;
        let wanted = WantedTerms {
            visibility: Some(Visibility::Public),
            is_sandbox: false,
            sandbox: None,
            turn_limit_s: self.turn_limit_s,
            clock: self.clock.as_ref(),
        };
        wanted.check()?;
        if self.turn_limit_s.is_none() && self.clock.is_none() {
            return invalid("/turn_limit_s", "a tournament has a turn limit or a clock");
        }
        within("/games_per_table", self.games_per_table, 1..=GAMES_PER_TABLE_MAX)?;
        within("/round_limit_s", self.round_limit_s, ROUND_LIMIT_S)?;
        self.check_registration(now_ms)?;
        self.check_entrants(organizer)?;
        let terms = TournamentTerms {
            name: checked_name(&self.name)?,
            ruleset: self.ruleset.clone(),
            seats: self.seats,
            options,
            format: self.format,
            games_per_table: self.games_per_table,
            seeding: self.seeding,
            tie_breaks: self.checked_tie_breaks()?,
            entrants: self.entrants,
            rating_min: self.rating_min,
            rating_max: self.rating_max,
            participants_min: self.participants_min.unwrap_or(u16::from(self.seats)),
            participants_max: self.participants_max,
            registration_ends_at: self.registration_ends_at,
            start_when_full: self.start_when_full,
            round_limit_s: self.round_limit_s,
            turn_limit_s: self.turn_limit_s,
            clock: self.clock.clone(),
            rated: self.rated,
            stand_in: self.stand_in,
            bots: self.bots.clone(),
        };
        check_format(&terms)?;
        Ok(terms)
    }

    fn checked_options(&self, kind: GameKind) -> Result<Value, AppError> {
        let options = check_options(kind, self.options.as_ref(), self.seats)
            .map_err(AppError::OptionsInvalid)?;
        let teams = rules_of(kind).teams(&options, self.seats)?;
        if teams.iter().zip(0_u8..).any(|(team, seat)| *team != seat) {
            return invalid("/options", "in a tournament everybody plays for themself");
        }
        Ok(options)
    }

    fn check_registration(&self, now_ms: u64) -> Result<(), AppError> {
        let latest = now_ms + u64::from(TOURNAMENT_REGISTRATION_S_MAX) * 1000;
        if !(now_ms..=latest).contains(&self.registration_ends_at.0) {
            return invalid("/registration_ends_at", "from now on, and within 90 days");
        }
        let seats = u16::from(self.seats);
        within("/participants_max", self.participants_max, seats..=TOURNAMENT_PARTICIPANTS_MAX)?;
        if let Some(min) = self.participants_min {
            within("/participants_min", min, seats..=self.participants_max)?;
        }
        if self.bots.len() > usize::from(self.participants_max) {
            return invalid("/bots", "at most `participants_max`");
        }
        Ok(())
    }

    fn check_entrants(&self, organizer: PlayerKind) -> Result<(), AppError> {
        for (pointer, limit) in [("/rating_min", self.rating_min), ("/rating_max", self.rating_max)]
        {
            within(pointer, limit.unwrap_or_default(), 0..=RATING_MAX)?;
        }
        if self.rating_min.zip(self.rating_max).is_some_and(|(min, max)| min > max) {
            return invalid("/rating_max", "at least `rating_min`");
        }
        if !self.rated {
            return Ok(());
        }
        let rated = match organizer {
            PlayerKind::Bot => Entrants::Bots,
            PlayerKind::User | PlayerKind::Guest => Entrants::Users,
        };
        if self.entrants != rated {
            return invalid(
                "/entrants",
                "a rated tournament of a user is for `users`, one of a bot account for `bots`",
            );
        }
        if !self.bots.is_empty() {
            return invalid("/bots", "no bot of the server takes part in a rated tournament");
        }
        Ok(())
    }

    fn checked_tie_breaks(&self) -> Result<Vec<TieBreak>, AppError> {
        let Some(given) = &self.tie_breaks else { return Ok(TieBreak::usual(self.format)) };
        let is_new = |(index, one): (usize, &TieBreak)| !given[..index].contains(one);
        if given.len() > TieBreak::ALL.len() || !given.iter().enumerate().all(is_new) {
            return invalid("/tie_breaks", "each at most once");
        }
        Ok(given.clone())
    }
}

/// Checks the format together with the number of participants.
fn check_format(terms: &TournamentTerms) -> Result<(), AppError> {
    match terms.format {
        TournamentFormat::RoundRobin { rounds: Some(_) } if terms.seats == 2 => {
            return invalid("/format/rounds", "at tables of two they follow from the participants");
        }
        TournamentFormat::RoundRobin { rounds: Some(rounds) }
        | TournamentFormat::Swiss { rounds } => {
            within("/format/rounds", rounds, 1..=TOURNAMENT_ROUNDS_MAX)?
        }
        TournamentFormat::RoundRobin { rounds: None } => {}
        TournamentFormat::Elimination { advance } => {
            within("/format/advance", advance, 1..=terms.seats - 1)?;
        }
    }
    let drawn_by = terms.drawn_by();
    let rounds = drawn_by.rounds(terms.participants_max);
    if rounds.is_some_and(|rounds| rounds > TOURNAMENT_ROUNDS_MAX)
        || drawn_by.games_max(terms.participants_max) > TOURNAMENT_GAMES_MAX
    {
        let what = format!(
            "so few that there are at most {TOURNAMENT_ROUNDS_MAX} rounds and {TOURNAMENT_GAMES_MAX} games"
        );
        return invalid("/participants_max", what);
    }
    Ok(())
}

pub(crate) fn checked_name(name: &str) -> Result<String, AppError> {
    let name: String = name.nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_short = (1..=TOURNAMENT_NAME_LENGTH_MAX).contains(&name.chars().count());
    if !is_short || !name.chars().all(is_visible) {
        let what = format!("1 to {TOURNAMENT_NAME_LENGTH_MAX} characters that can be seen");
        return invalid("/name", what);
    }
    Ok(name)
}
