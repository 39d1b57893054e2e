//! How strong the bots are: each level against the one below it, two seats against two.
//!
//! `cargo bench --bench strength` plays the pairings of every game and fails unless each stronger
//! bot is sure to win more than half of its games. The games follow from a seed, so the same
//! figures come out on every machine.

use std::{
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use kontor_app::simulation::{BotFigures, Simulation, Tally};
use kontor_bots::Bot;
use kontor_games::GameKind;

/// Games of each pairing.
const GAMES: u64 = 100;
/// Round the table in every game.
const SEATS: u8 = 4;
/// What all luck follows from; no budget was chosen with it.
const SEED: u64 = 11;
/// What two bots of the same strength would win.
const EVEN_SHARE: f64 = 0.5;

fn main() -> ExitCode {
    let mut all_stronger = true;
    for ruleset in GameKind::ALL {
        for levels in Bot::ALL.windows(2) {
            let (weaker, stronger) = (levels[0], levels[1]);
            let BotFigures { share, share_low, share_high, .. } =
                measure(*ruleset, stronger, weaker);
            let pairing =
                format!("{}, {} against {}", ruleset.id(), stronger.name(), weaker.name());
            println!("{pairing:45} {share:.3} ({share_low:.3} to {share_high:.3})");
            all_stronger &= share_low > EVEN_SHARE;
        }
    }
    if all_stronger {
        return ExitCode::SUCCESS;
    }
    eprintln!("a bot is not sure to win more than half of its games against the level below");
    ExitCode::FAILURE
}

/// What the stronger bot wins, all games played on all cores.
fn measure(ruleset: GameKind, stronger: Bot, weaker: Bot) -> BotFigures {
    let simulation = Simulation::new(ruleset, None, SEATS, vec![stronger, weaker], SEED)
        .expect("every game takes four seats and no options");
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
            .map(|thread| thread.join().expect("a game that panics ends the measurement"))
            .collect()
    });
    let mut tally = simulation.tally();
    tallies.into_iter().for_each(|other| tally.merge(other));
    simulation.figures(&tally).bots.swap_remove(0)
}
