//! The laws that every game keeps, as functions over any `Rules`. A game inherits them by being
//! listed once, at the end.

mod decisions;
mod replay;
mod secrets;
mod situations;
mod table;

use kontor_games::GameKind;
use kontor_rules::{Rules, SeededChance};
use serde::Serialize;

use crate::support::{
    runs::{LawSpec, Run, random_run},
    sized,
};

pub use decisions::{
    a_key_names_a_decision, a_seat_is_asked_until_the_end, templates_agree_with_the_rules,
};
pub use replay::{
    events_rebuild_the_state, games_end, material_is_conserved, same_luck_gives_the_same_events,
};
pub use secrets::{determinized_worlds_vary_and_read_no_secret, secrets_stay_secret};
pub use situations::check_situations;

/// A law: describes what is wrong with a game, if anything.
pub type Law<R> = fn(&LawSpec<R>, &Run<R>) -> Result<(), String>;

/// Random games per law and number of seats, by day and by night.
const GAMES: [u64; 2] = [1, 3];
/// Random games that are played to the end, over all numbers of seats, by day and by night.
const WHOLE_GAMES: [u64; 2] = [200, 1_000];
/// Random games that are played to the end where games are long.
const LONG_GAMES: [u64; 2] = [12, 30];
/// Commits of a game of which only the opening is checked, by day and by night.
const OPENING_COMMITS: [usize; 2] = [50, 200];
/// Positions of a game of which only some are checked.
const POSITIONS: usize = 30;

fn games_per_law() -> u64 {
    sized(GAMES[0], GAMES[1])
}

/// Checks a law with random games for every number of seats.
pub fn check<R: Rules>(spec: &LawSpec<R>, law: Law<R>) -> Result<(), String> {
    check_games(spec, games_per_law(), law)
}

/// Checks a law with the first commits of a random game for every number of seats.
pub fn check_openings<R: Rules>(spec: &LawSpec<R>, law: Law<R>) -> Result<(), String> {
    let commits = sized(OPENING_COMMITS[0], OPENING_COMMITS[1]);
    for seats in R::SEATS {
        let checked = random_run(spec, seats, 0).and_then(|run| law(spec, &run.opening(commits)));
        checked.map_err(|broken| format!("{} for {seats}: {broken}", R::KIND))?;
    }
    Ok(())
}

/// Checks a law about single positions with some positions of a random game for every number of
/// seats.
pub fn check_positions<R: Rules>(spec: &LawSpec<R>, law: Law<R>) -> Result<(), String> {
    for seats in R::SEATS {
        let checked = random_run(spec, seats, 0).and_then(|run| law(spec, &run.spread(POSITIONS)));
        checked.map_err(|broken| format!("{} for {seats}: {broken}", R::KIND))?;
    }
    Ok(())
}

/// Plays many games to their ends, and checks the cheap laws with them.
pub fn check_whole_games<R: Rules>(spec: &LawSpec<R>) -> Result<(), String> {
    check_to_the_end(spec, WHOLE_GAMES)
}

/// The same with fewer games, for games that are long.
pub fn check_some_whole_games<R: Rules>(spec: &LawSpec<R>) -> Result<(), String> {
    check_to_the_end(spec, LONG_GAMES)
}

fn check_to_the_end<R: Rules>(spec: &LawSpec<R>, games: [u64; 2]) -> Result<(), String> {
    let games = sized(games[0], games[1]);
    check_games(spec, games / R::SEATS.count() as u64, |spec, run| {
        games_end(spec, run)?;
        material_is_conserved(spec, run)?;
        events_rebuild_the_state(spec, run)
    })
}

fn check_games<R: Rules>(spec: &LawSpec<R>, games: u64, law: Law<R>) -> Result<(), String> {
    for seats in R::SEATS {
        for seed in 0..games {
            let checked = random_run(spec, seats, seed).and_then(|run| law(spec, &run));
            checked.map_err(|broken| format!("{} for {seats}, seed {seed}: {broken}", R::KIND))?;
        }
    }
    Ok(())
}

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("contract types and events are JSON")
}

/// Luck where any will do.
fn any_luck() -> SeededChance {
    SeededChance::new([1; 32], 0)
}

/// Tests each law for a game: `obeys_the_laws!(medici, Medici, SPEC)`.
macro_rules! obeys_the_laws {
    ($module:ident, $Game:ty, $spec:expr) => {
        mod $module {
            $crate::laws::law_tests! { $Game, $spec, check =>
                same_luck_gives_the_same_events,
                events_rebuild_the_state,
                templates_agree_with_the_rules,
                a_seat_is_asked_until_the_end,
                secrets_stay_secret,
                material_is_conserved,
                games_end,
                determinized_worlds_vary_and_read_no_secret,
                a_key_names_a_decision,
            }

            #[test]
            fn every_situation_of_the_spec_comes_up() {
                $crate::laws::check_situations::<$Game>(&$spec).unwrap();
            }

            #[test]
            fn a_thousand_random_games_end_conserve_and_replay() {
                $crate::laws::check_whole_games::<$Game>(&$spec).unwrap();
            }
        }
    };
}
pub(crate) use obeys_the_laws;

macro_rules! law_tests {
    ($Game:ty, $spec:expr, $check:ident => $($law:ident),+ $(,)?) => {$(
        #[test]
        fn $law() {
            $crate::laws::$check::<$Game>(&$spec, $crate::laws::$law).unwrap();
        }
    )+};
}
pub(crate) use law_tests;

/// Lists the games, each with a module here that has its `SPEC`.
macro_rules! games {
    ($($module:ident: $Game:ident),+ $(,)?) => {
        $( obeys_the_laws!($module, kontor_games::$module::$Game, crate::$module::SPEC); )+

        /// The text of a game's playthrough under a version of its rules.
        pub fn playthrough(kind: GameKind, version: u32, seats: u8) -> String {
            match kind {
                $( GameKind::$Game => {
                    crate::playthroughs::text(&crate::$module::SPEC, version, seats)
                } )+
            }
        }
    };
}

games! {
    medici: Medici,
    basari: Basari,
    haendler: Haendler,
    dale_of_merchants: DaleOfMerchants,
}

/// A variant in which every seat has a decision at all times. Checking it takes so much longer that
/// laws about the course of a game look at openings, laws about positions at some of them, and
/// fewer games are played to the end.
mod haendler_with_negotiation {
    use kontor_games::haendler::Haendler;

    use super::check_some_whole_games;
    use crate::haendler::NEGOTIATION;

    law_tests! { Haendler, NEGOTIATION, check_openings =>
        same_luck_gives_the_same_events,
        events_rebuild_the_state,
        material_is_conserved,
        a_key_names_a_decision,
    }

    law_tests! { Haendler, NEGOTIATION, check_positions =>
        templates_agree_with_the_rules,
        a_seat_is_asked_until_the_end,
        secrets_stay_secret,
        determinized_worlds_vary_and_read_no_secret,
    }

    #[test]
    fn random_games_end_conserve_and_replay() {
        check_some_whole_games::<Haendler>(&NEGOTIATION).unwrap();
    }
}
