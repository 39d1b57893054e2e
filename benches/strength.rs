//! The strength of the bots: each bot plays against the next weaker one, with two seats each.
//!
//! `cargo bench --bench strength` plays these pairings for every game. It fails unless each
//! stronger bot wins more than half of its games with a confidence of 95 %. All random numbers
//! follow from a seed, so the results are the same on every machine.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_simulation::{BotStatistics, Figures, Simulation, Tally};

/// Number of games of each pairing.
const GAMES: u64 = 100;
/// Number of seats in every game.
const SEATS: u8 = 4;
/// Seed of all random numbers. It was not used when the budgets of the bots were chosen.
const SEED: u64 = 11;
/// The share of wins of two equally strong bots.
const EVEN_SHARE: f64 = 0.5;

fn main() -> ExitCode {
    let mut all_stronger = true;
    for ruleset in GameKind::ALL {
        for levels in Bot::ALL.windows(2) {
            let (weaker, stronger) = (levels[0], levels[1]);
            let BotStatistics { figures, .. } = measure(*ruleset, stronger, weaker);
            let Figures { share, share_low, share_high, .. } = figures;
            let pairing =
                format!("{}, {} against {}", ruleset.id(), stronger.name(), weaker.name());
            println!("{pairing:45} {share:.3} ({share_low:.3} to {share_high:.3})");
            all_stronger &= share_low > EVEN_SHARE;
        }
    }
    if all_stronger {
        return ExitCode::SUCCESS;
    }
    eprintln!(
        "a bot does not win significantly more than half of its games against the next weaker one"
    );
    ExitCode::FAILURE
}

/// The statistics of the stronger bot. The games are played on all cores.
fn measure(ruleset: GameKind, stronger: Bot, weaker: Bot) -> BotStatistics {
    let simulation = Simulation::new(ruleset, None, SEATS, vec![stronger, weaker], SEED)
        .expect("every game can be played with four seats and default options");
    let next = AtomicU64::new(0);
    let play_some = || {
        let mut tally = simulation.tally();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= GAMES {
                return tally;
            }
            simulation.play(number, &mut tally);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let tallies: Vec<Tally> = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(play_some)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("a panic in a game ends the measurement"))
            .collect()
    });
    let mut tally = simulation.tally();
    tallies.into_iter().for_each(|other| tally.merge(other));
    simulation.statistics(&tally).bots.swap_remove(0)
}
