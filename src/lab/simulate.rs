//! `kontor simulate`: games between bots, and statistics of them.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use crate::config::{Simulate, StatisticsFormat};
use indicatif::ProgressBar;
use kontor_cli::{CommandError, print};
use kontor_simulation::{BotStatistics, Simulation, Statistics, Tally};
use kontor_tables::table::options::check_options;

use crate::statistics;

pub fn run(args: &Simulate) -> Result<(), CommandError> {
    let options = args.options.as_deref().map(serde_json::from_str).transpose();
    let options = options.map_err(|error| format!("--options: not JSON: {error}"))?;
    // This check is the one for tables: its errors name the option that is invalid.
    check_options(args.ruleset, options.as_ref(), args.seats).map_err(|fault| fault.to_string())?;
    let simulation =
        Simulation::new(args.ruleset, options, args.seats, args.bots.clone(), args.seed)?;
    let event_types = args.ruleset.event_types();
    if let Some(count) = args.count.as_ref().filter(|count| !event_types.contains(&count.as_str()))
    {
        return Err(format!(
            "--count: {} has no events of type `{count}`; its types are {}",
            args.ruleset.id(),
            event_types.join(", ")
        )
        .into());
    }
    let simulation = simulation.counting(args.count.clone());
    let threads = match usize::try_from(args.threads)? {
        0 => thread::available_parallelism()?.get(),
        threads => threads,
    };
    kontor_threads::check("games", threads)?;
    let start = Instant::now();
    let tally = play(&simulation, args.games, threads);
    let elapsed_s = start.elapsed().as_secs_f64();
    eprintln!(
        "{} games in {elapsed_s:.1} s, {:.1} games per second",
        args.games,
        args.games as f64 / elapsed_s
    );
    statistics::write(tally.results(), &args.output)?;
    let statistics = simulation.statistics(&tally);
    print(&match args.format {
        StatisticsFormat::Table => table(&statistics),
        StatisticsFormat::Json => serde_json::to_string_pretty(&statistics)? + "\n",
        StatisticsFormat::Csv => csv(&statistics)?,
    })
}

/// Plays all games on these threads. Each thread takes the next game until none is left.
fn play(simulation: &Simulation, games: u64, threads: usize) -> Tally {
    // The progress bar is on standard error, and only if that is a terminal.
    let progress = ProgressBar::new(games);
    let next = AtomicU64::new(0);
    let play_some = || {
        let mut tally = simulation.tally();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            simulation.play(number, &mut tally);
            progress.inc(1);
        }
    };
    let mut tally = simulation.tally();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(play_some)).collect();
        threads.into_iter().for_each(|thread| {
            tally.merge(thread.join().expect("a panic in a game ends the simulation"))
        });
    });
    progress.finish_and_clear();
    tally
}

fn table(statistics: &Statistics) -> String {
    let Statistics {
        ruleset,
        seats,
        seed,
        games,
        events_per_game,
        counted,
        counted_per_game,
        winning_score_mean,
        bots,
    } = statistics;
    let counted = counted
        .as_ref()
        .zip(*counted_per_game)
        .map(|(counted, per_game)| format!(", {per_game} of them {counted}"));
    let mut text = format!(
        "{}, {seats} seats, {games} games, seed {seed}, {events_per_game} events per game{}, \
         winners score {winning_score_mean}\n\n\
         {:8} {:>9} {:>7} {:>17} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6} {:>10}\n",
        ruleset.id(),
        counted.unwrap_or_default(),
        "bot",
        "wins",
        "share",
        "95 % interval",
        "place",
        "min",
        "p10",
        "p50",
        "p90",
        "max",
        "decisions"
    );
    for BotStatistics { bot, figures, decisions_per_game } in bots {
        text += &format!(
            "{:8} {:>9.2} {:>7.4} {:>17} {:>6.2} {:>6} {:>6} {:>6} {:>6} {:>6} {:>10.1}\n",
            bot.name(),
            figures.wins,
            figures.share,
            format!("{:.4} to {:.4}", figures.share_low, figures.share_high),
            figures.mean_place,
            figures.score_min,
            figures.score_p10,
            figures.score_p50,
            figures.score_p90,
            figures.score_max,
            decisions_per_game
        );
    }
    text + "\nA shared win is divided among its winners. \
            Place, scores and decisions are of all seats of a bot.\n"
}

/// The columns are the fields of the JSON, first those of the whole simulation. No value contains a
/// comma, so nothing is quoted.
fn csv(statistics: &Statistics) -> Result<String, CommandError> {
    let whole = serde_json::to_value(statistics)?;
    let whole = whole.as_object().expect("statistics are an object");
    let mut lines: Vec<String> = Vec::new();
    for bot in whole["bots"].as_array().expect("bots are a list") {
        let columns: Vec<_> = whole
            .iter()
            .filter(|(name, _)| *name != "bots")
            .chain(bot.as_object().expect("the statistics of a bot are an object"))
            .collect();
        if lines.is_empty() {
            lines.push(columns.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(","));
        }
        lines.push(
            columns
                .iter()
                .map(|(_, value)| value.to_string().replace('"', ""))
                .collect::<Vec<_>>()
                .join(","),
        );
    }
    Ok(lines.join("\n") + "\n")
}
