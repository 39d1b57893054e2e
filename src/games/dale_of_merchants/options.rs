//! What can be chosen when a table is made: the sets of cards, teams, who begins, and when a game
//! ends undecided.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::{ROUND_LIMIT, ROUND_LIMITS, TEAM_SEATS},
    kinds::Set,
    refusals::{
        FIRST_SEAT_MISSING, ROUND_LIMIT_OUT_OF_RANGE, SET_NAMED_TWICE, SETS_MISCOUNTED,
        TEAMS_NEED_FOUR,
    },
};
use kontor_rules::Refusal;

/// What is played with, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = DaleOfMerchantsOptions)]
pub struct Options {
    /// The sets of cards, all different: one more than there are players, or four with teams.
    /// `null` draws them by lot among all but the owls, which react in other players' turns.
    #[schema(min_items = 3, max_items = 5)]
    pub decks: Option<Vec<Set>>,
    /// Whether seats 0 and 2 play as a team against seats 1 and 3; for four players.
    pub teams: bool,
    /// The seat that begins. `null` draws it by lot.
    #[schema(maximum = 3)]
    pub first_seat: Option<u8>,
    /// Rounds after which the game ends undecided; a house limit, so that every game ends.
    #[schema(minimum = 20, maximum = 1000)]
    pub round_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Options { decks: None, teams: false, first_seat: None, round_limit: ROUND_LIMIT }
    }
}

impl Options {
    /// How many sets are played with («Game setup», «4 player team rules», ruling R51).
    pub fn set_count(&self, seats: u8) -> usize {
        if self.teams { usize::from(TEAM_SEATS) } else { usize::from(seats) + 1 }
    }
}

/// Whether so many can sit down with these options.
pub fn check(options: &Options, seats: u8) -> Result<(), Refusal> {
    if options.teams && seats != TEAM_SEATS {
        return Err(Refusal::new(&TEAMS_NEED_FOUR).with("seats", u32::from(seats)).at("teams"));
    }
    if let Some(sets) = &options.decks {
        check_sets(sets, options.set_count(seats))?;
    }
    if let Some(seat) = options.first_seat.filter(|seat| *seat >= seats) {
        return Err(Refusal::new(&FIRST_SEAT_MISSING)
            .with("first", u32::from(seat))
            .with("seats", u32::from(seats))
            .at("first_seat"));
    }
    if !ROUND_LIMITS.contains(&options.round_limit) {
        let refusal =
            Refusal::new(&ROUND_LIMIT_OUT_OF_RANGE).with("rounds", u32::from(options.round_limit));
        let (min, max) = (u32::from(*ROUND_LIMITS.start()), u32::from(*ROUND_LIMITS.end()));
        return Err(refusal.with("min", min).with("max", max).at("round_limit"));
    }
    Ok(())
}

fn check_sets(sets: &[Set], needed: usize) -> Result<(), Refusal> {
    let number = |count: usize| i64::try_from(count).expect("bodies of requests are small");
    if sets.len() != needed {
        return Err(Refusal::new(&SETS_MISCOUNTED)
            .with("count", number(sets.len()))
            .with("needed", number(needed))
            .at("decks"));
    }
    match sets.iter().enumerate().find(|(place, set)| sets[..*place].contains(set)) {
        Some((_, twice)) => Err(Refusal::new(&SET_NAMED_TWICE).with("set", twice.id()).at("decks")),
        None => Ok(()),
    }
}
