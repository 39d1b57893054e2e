//! Scene `playouts`: random games without a server, on one thread and on two.

use std::{
    io,
    sync::atomic::{AtomicU64, Ordering},
    thread::{self, ScopedJoinHandle},
    time::{Duration, Instant},
};

use kontor_bots::{Bot, arena::play_game};
use kontor_games::{GameKind, dispatch};
use kontor_rules::Rules;

use crate::{
    BenchError, Progress, Settings,
    report::{Fact, Report},
};

/// The name of the scene.
const SCENE: &str = "playouts";
/// Numbers of threads to measure with.
const THREADS: [usize; 2] = [1, 2];

/// Plays for a while and counts decisions.
pub fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    for threads in THREADS {
        progress.show(ruleset, &format!("random games on {threads} thread(s)"));
        let per_second = dispatch!(ruleset, R => decisions_per_second::<R>(settings.seats, threads, settings.stretch)?);
        let what = format!("{}: random playouts, {threads} thread(s)", ruleset.id());
        report.facts.push(Fact::new(SCENE, what, per_second, "decisions per s"));
    }
    Ok(())
}

fn decisions_per_second<R: Rules>(seats: u8, threads: usize, lasting: Duration) -> io::Result<f64> {
    let (next, start) = (AtomicU64::new(0), Instant::now());
    let play = || {
        let mut decisions = 0;
        while start.elapsed() < lasting {
            let bots = vec![Bot::Random; usize::from(seats)];
            let game = play_game::<R>(
                &R::Options::default(),
                &bots,
                1,
                next.fetch_add(1, Ordering::Relaxed),
                &mut |_| (),
            );
            decisions += game.decisions.as_slice().iter().sum::<u64>();
        }
        decisions
    };
    let decisions = thread::scope(|scope| {
        let players: Vec<_> = (0..threads)
            .map(|_| thread::Builder::new().spawn_scoped(scope, play))
            .collect::<io::Result<_>>()?;
        let decisions = |player: ScopedJoinHandle<'_, u64>| {
            player.join().expect("a game that panics ends the run")
        };
        io::Result::Ok(players.into_iter().map(decisions).sum::<u64>())
    })?;
    Ok(decisions as f64 / start.elapsed().as_secs_f64())
}
