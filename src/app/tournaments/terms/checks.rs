//! Which terms a tournament can have.

use std::ops::RangeInclusive;

use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

use super::{
    Entrants, NewTournament, ROUND_LIMIT_S, TOURNAMENT_NAME_LENGTH_MAX,
    TOURNAMENT_REGISTRATION_S_MAX, TournamentTerms,
};
use crate::error::AppError;
use kontor_auth::PlayerKind;
use kontor_games::GameKind;
use kontor_json::must_be_within;
use kontor_log::{any_rules::rules_of, table_event::Visibility, texts::is_visible};
use kontor_problems::Refused;
use kontor_tables::table::{create::WantedTerms, options::check_options};
use kontor_tournaments::{
    GAMES_PER_TABLE_MAX, TOURNAMENT_GAMES_MAX, TOURNAMENT_PARTICIPANTS_MAX, TOURNAMENT_ROUNDS_MAX,
    TieBreak, TournamentFormat,
};

/// The highest rating that a limit can name.
const RATING_MAX: u32 = 10_000;

impl NewTournament {
    /// The terms, if a tournament of this organizer can have them.
    pub(in crate::tournaments) fn checked(
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
            return invalid("/options", "a tournament has no teams, and these options make some");
        }
        Ok(options)
    }

    fn check_registration(&self, now_ms: u64) -> Result<(), AppError> {
        let latest = now_ms + u64::from(TOURNAMENT_REGISTRATION_S_MAX) * 1000;
        if !(now_ms..=latest).contains(&self.registration_ends_at.0) {
            let days = TOURNAMENT_REGISTRATION_S_MAX / (24 * 60 * 60);
            let what = format!("this must be within {days} days from now, and not in the past");
            return invalid("/registration_ends_at", what);
        }
        let seats = u16::from(self.seats);
        within("/participants_max", self.participants_max, seats..=TOURNAMENT_PARTICIPANTS_MAX)?;
        if let Some(min) = self.participants_min {
            within("/participants_min", min, seats..=self.participants_max)?;
        }
        if self.bots.len() > usize::from(self.participants_max) {
            let what = format!("this must have at most {} items", self.participants_max);
            return invalid("/bots", what);
        }
        Ok(())
    }

    fn check_entrants(&self, organizer: PlayerKind) -> Result<(), AppError> {
        for (pointer, limit) in [("/rating_min", self.rating_min), ("/rating_max", self.rating_max)]
        {
            within(pointer, limit.unwrap_or_default(), 0..=RATING_MAX)?;
        }
        if self.rating_min.zip(self.rating_max).is_some_and(|(min, max)| min > max) {
            return invalid("/rating_max", "this must be at least `rating_min`");
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
            return invalid("/bots", "a rated tournament has no bots of the server");
        }
        Ok(())
    }

    fn checked_tie_breaks(&self) -> Result<Vec<TieBreak>, AppError> {
        let Some(given) = &self.tie_breaks else { return Ok(TieBreak::usual(self.format)) };
        let is_new = |(index, one): (usize, &TieBreak)| !given[..index].contains(one);
        if given.len() > TieBreak::ALL.len() || !given.iter().enumerate().all(is_new) {
            return invalid("/tie_breaks", "this must have each tie-break at most once");
        }
        Ok(given.clone())
    }
}

/// Checks the format together with the number of participants.
fn check_format(terms: &TournamentTerms) -> Result<(), AppError> {
    match terms.format {
        TournamentFormat::RoundRobin { rounds: Some(_) } if terms.seats == 2 => {
            let what = "at tables of two this must be left out: it follows from the participants";
            return invalid("/format/rounds", what);
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
            "this must be so small that there are at most {TOURNAMENT_ROUNDS_MAX} rounds and \
             {TOURNAMENT_GAMES_MAX} games"
        );
        return invalid("/participants_max", what);
    }
    Ok(())
}

/// A name as it is kept, if a tournament can have it.
pub(crate) fn checked_name(name: &str) -> Result<String, AppError> {
    let name: String = name.nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_short = (1..=TOURNAMENT_NAME_LENGTH_MAX).contains(&name.chars().count());
    if !is_short || !name.chars().all(is_visible) {
        let what =
            format!("this must have 1 to {TOURNAMENT_NAME_LENGTH_MAX} characters that can be seen");
        return invalid("/name", what);
    }
    Ok(name)
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
    invalid(pointer, must_be_within(&range))
}
