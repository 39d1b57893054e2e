//! What a seek asks for, and what of that can be played.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    table::create::{NewGame, check_new, default_stand_in},
    table::options::check_options,
};
use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_json::{must_be_within, strict_option};
use kontor_log::{
    chain::{hex, sha256},
    clock::Clock,
    table_event::Visibility,
};

kontor_limits::limits! {
    /// Shortest `wait_s` of a seek, in seconds.
    pub const SEEK_WAIT_S_MIN: u32 = 10;
    /// Longest `wait_s` of a seek, in seconds.
    pub const SEEK_WAIT_S_MAX: u32 = 7 * 24 * 60 * 60;
    /// Shortest `lifetime_s` of a seek, in seconds.
    pub const SEEK_LIFETIME_S_MIN: u32 = 60;
    /// Longest `lifetime_s` of a seek, in seconds.
    pub const SEEK_LIFETIME_S_MAX: u32 = 7 * 24 * 60 * 60;
}

/// The allowed waits before a seek starts with fewer players, in seconds.
const SEEK_WAIT_S: RangeInclusive<u32> = SEEK_WAIT_S_MIN..=SEEK_WAIT_S_MAX;

/// The allowed lifetimes of a seek, in seconds.
const SEEK_LIFETIME_S: RangeInclusive<u32> = SEEK_LIFETIME_S_MIN..=SEEK_LIFETIME_S_MAX;

/// The lifetime if the request does not say, in seconds.
const USUAL_LIFETIME_S: u32 = 60 * 60;

/// The highest rating that a range can name, in points.
const RATING_MAX: u32 = 10_000;

/// What a player asks for who wants to be put together with others.
#[derive(Clone, Debug, PartialEq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = FindMatchRequest)]
pub struct WantedMatch {
    /// Id of the ruleset.
    #[schema(example = "medici", max_length = 64)]
    pub ruleset: String,
    /// How many players the game has, with the caller.
    #[schema(minimum = 2, maximum = 6, example = 4)]
    pub seats: u8,
    /// Options of the ruleset, as for a table.
    #[serde(default, deserialize_with = "strict_option")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// Whether the game is rated.
    #[serde(default)]
    #[schema(default = false)]
    pub rated: bool,
    /// How long a decision may be open, in seconds; as for a table.
    #[serde(default)]
    #[schema(minimum = 5, maximum = 2_592_000)]
    pub turn_limit_s: Option<u32>,
    /// The clock of the table, instead of `turn_limit_s`.
    #[serde(default)]
    pub clock: Option<Clock>,
}

impl WantedMatch {
    /// The terms of a seek that is made for it.
    pub fn into_terms(self) -> NewSeek {
        let WantedMatch { ruleset, seats, options, rated, turn_limit_s, clock } = self;
        NewSeek {
            ruleset,
            seats,
            seats_min: None,
            wait_s: None,
            fill_with: None,
            options,
            rated,
            turn_limit_s,
            clock,
            stand_in: default_stand_in(),
            rating_min: None,
            rating_max: None,
            lifetime_s: None,
        }
    }
}

/// A seek to be made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CreateSeekRequest)]
pub struct NewSeek {
    /// Id of the ruleset.
    #[schema(example = "medici", max_length = 64)]
    pub ruleset: String,
    /// How many players are sought, with the caller: the game starts at once when they are there.
    #[schema(minimum = 2, maximum = 6, example = 4)]
    pub seats: u8,
    /// With how many players the game starts after `wait_s`; `seats` if left out.
    #[serde(default)]
    #[schema(minimum = 2, maximum = 6, example = 3)]
    pub seats_min: Option<u8>,
    /// After how many seconds the game starts with fewer players than `seats`. Left out, it waits
    /// for all.
    #[serde(default)]
    #[schema(minimum = 10, maximum = 604_800, example = 120)]
    pub wait_s: Option<u32>,
    /// The bot that takes the seats that are free after `wait_s`, up to `seats_min`. None if left
    /// out; a rated game has none.
    #[serde(default)]
    pub fill_with: Option<Bot>,
    /// Options of the ruleset, as for a table.
    #[serde(default, deserialize_with = "strict_option")]
    #[schema(value_type = Option<Object>)]
    pub options: Option<serde_json::Value>,
    /// Whether the game is rated.
    #[serde(default)]
    #[schema(default = false)]
    pub rated: bool,
    /// How long a decision may be open, in seconds; as for a table.
    #[serde(default)]
    #[schema(minimum = 5, maximum = 2_592_000)]
    pub turn_limit_s: Option<u32>,
    /// The clock of the table, instead of `turn_limit_s`.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// The bot that takes a seat over when its player leaves.
    #[serde(default = "default_stand_in")]
    #[schema(default = "greedy")]
    pub stand_in: Bot,
    /// The lowest rating of others who may join, in points of the pool in which the game would count
    /// with all `seats`.
    #[serde(default)]
    #[schema(maximum = 10_000, example = 1_400)]
    pub rating_min: Option<u32>,
    /// The highest rating of others who may join.
    #[serde(default)]
    #[schema(maximum = 10_000, example = 1_800)]
    pub rating_max: Option<u32>,
    /// For how many seconds it waits for players; an hour if left out.
    #[serde(default)]
    #[schema(minimum = 60, maximum = 604_800, example = 3_600)]
    pub lifetime_s: Option<u32>,
}

impl NewSeek {
    /// The table that is formed with so many seats.
    pub(super) fn game_of(&self, seats: u8) -> NewGame {
        NewGame {
            ruleset: self.ruleset.clone(),
            seats,
            options: self.options.clone(),
            visibility: Some(Visibility::Public),
            sit: false,
            nonce: None,
            sandbox: None,
            stand_in: self.stand_in,
            turn_limit_s: self.turn_limit_s,
            rated: self.rated,
            clock: self.clock.clone(),
        }
    }

    /// A hash of what the game is: seeks with the same one can become one game. `None` if it may
    /// begin with fewer players or with bots.
    pub fn game_hash(&self) -> Option<String> {
        if self.seats_min.is_some_and(|least| least != self.seats) || self.fill_with.is_some() {
            return None;
        }
        let kind = GameKind::from_id(&self.ruleset)?;
        // What is left out and what is the default are the same.
        let options = check_options(kind, self.options.as_ref(), self.seats).ok()?;
        let NewSeek { ruleset, seats, rated, turn_limit_s, clock, .. } = self;
        let game = serde_json::json!([ruleset, seats, rated, turn_limit_s, clock, options]);
        Some(hex(&sha256(&[game.to_string().as_bytes()])))
    }

    /// For how long it waits for players, in milliseconds.
    pub fn lifetime_ms(&self) -> u64 {
        u64::from(self.lifetime_s.unwrap_or(USUAL_LIFETIME_S)) * 1000
    }

    /// Whether others need a rating within a range.
    pub fn has_range(&self) -> bool {
        self.rating_min.is_some() || self.rating_max.is_some()
    }

    /// Whether this rating is within the range.
    pub fn admits(&self, points: u32) -> bool {
        (self.rating_min.unwrap_or(0)..=self.rating_max.unwrap_or(u32::MAX)).contains(&points)
    }

    /// Checks whether a table can be formed, with each number of players with which it may start.
    pub fn check(&self) -> Result<(), TablesError> {
        let invalid = |pointer: &str, what: String| {
            Err(TablesError::BodyInvalid { pointer: pointer.to_owned(), what })
        };
        let outside = |range: &RangeInclusive<u32>, value: Option<u32>| {
            value.is_some_and(|value| !range.contains(&value))
        };
        let all = 2..=self.seats.max(2);
        if self.seats_min.is_some_and(|least| !all.contains(&least)) {
            return invalid("/seats_min", must_be_within(&all));
        }
        let least = self.seats_min.unwrap_or(self.seats).min(self.seats);
        if outside(&SEEK_WAIT_S, self.wait_s) {
            return invalid("/wait_s", must_be_within(&SEEK_WAIT_S));
        }
        if outside(&SEEK_LIFETIME_S, self.lifetime_s) {
            return invalid("/lifetime_s", must_be_within(&SEEK_LIFETIME_S));
        }
        if self.wait_s.is_some_and(|wait_s| u64::from(wait_s) * 1000 >= self.lifetime_ms()) {
            return invalid("/wait_s", "this must be less than `lifetime_s`".to_owned());
        }
        if self.wait_s.is_none() && (least < self.seats || self.fill_with.is_some()) {
            let what = "this must be given together with `seats_min` or `fill_with`";
            return invalid("/wait_s", what.to_owned());
        }
        if self.rated && self.fill_with.is_some() {
            return invalid("/fill_with", "a rated game has no bots".to_owned());
        }
        let ratings = 0..=RATING_MAX;
        for (pointer, value) in [("/rating_min", self.rating_min), ("/rating_max", self.rating_max)]
        {
            if outside(&ratings, value) {
                return invalid(pointer, must_be_within(&ratings));
            }
        }
        if self.rating_min > self.rating_max.or(Some(RATING_MAX)) {
            return invalid("/rating_min", "this must be at most `rating_max`".to_owned());
        }
        // This refuses also a number of seats that no game has.
        (least..=self.seats).try_for_each(|seats| check_new(&self.game_of(seats)))
    }
}
