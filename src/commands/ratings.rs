//! `kontor ratings`: computes all ratings again, and tries them on simulated players.

use std::{fs, sync::Arc};

use kontor_app::{
    environment::{Clock, SystemClock},
    ratings::{Ledger, Recomputed},
};
use kontor_simulation::{Trial, trial_svg};
use kontor_store::{DocumentStore, EventStore, IfMissing};

use super::store::{open_shared, open_store, runtime};
use super::{CommandError, Damage, print};
use crate::config;

pub fn run(args: &config::Ratings) -> Result<(), CommandError> {
    match args.calibrate {
        true => calibrate(args),
        false => recompute(args),
    }
}

fn recompute(args: &config::Ratings) -> Result<(), CommandError> {
    let found = runtime()?.block_on(async {
        match open_shared(&args.shared, IfMissing::Fail).await? {
            Some(store) => {
                let found = recomputed(store.clone(), store.clone()).await;
                store.close().await;
                found
            }
            None => {
                let store = open_store(&args.data, IfMissing::Fail)?;
                let found = recomputed(store.clone(), store.clone()).await;
                store.close().await;
                found
            }
        }
    })?;
    print(&sentences(&found))?;
    match found.is_equal() {
        true => Ok(()),
        false => Err(Damage("stored ratings differed, and were corrected".to_owned()).into()),
    }
}

/// Counts what was not counted yet, so that an interrupted game is complete, and compares.
async fn recomputed(
    events: Arc<dyn EventStore>,
    documents: Arc<dyn DocumentStore>,
) -> Result<Recomputed, CommandError> {
    let ledger = Ledger::new(events, documents);
    while ledger.count_some(SystemClock.now_ms()).await? > 0 {}
    Ok(ledger.recompute().await?)
}

fn sentences(found: &Recomputed) -> String {
    let Recomputed { games, ratings, different, newer, rows_different, differences } = found;
    let mut text = format!("{games} rated games give {ratings} ratings\n");
    text += &match different {
        0 => "the stored ratings are equal\n".to_owned(),
        different => format!("{different} stored ratings differed, and were corrected\n"),
    };
    if *newer > 0 {
        text += &format!("{newer} ratings were changed meanwhile, and not compared\n");
    }
    if *rows_different > 0 {
        text += &format!("{rows_different} rows of leaderboards were wrong, and were corrected\n");
    }
    differences.iter().for_each(|difference| text += &format!("  {difference}\n"));
    text
}

fn calibrate(args: &config::Ratings) -> Result<(), CommandError> {
    let trial =
        Trial { players: args.players, seats: args.seats, games: args.games, seed: args.seed };
    let result = trial.run();
    let write = |path: &std::path::Path, text: String| {
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    if let Some(path) = &args.csv {
        write(path, result.csv())?;
    }
    if let Some(path) = &args.svg {
        write(path, trial_svg(&result))?;
    }
    let provisional = result.players.iter().filter(|player| player.rating.is_provisional()).count();
    let mut text = format!(
        "{} players, {} games of {}, seed {}\n\n\
         rank correlation of ratings and strengths  {:.3}\n\
         mean distance of ratings and strengths     {:.1} points\n\
         strengths within two uncertainties         {:.1} %\n\
         provisional ratings                        {provisional}\n\
         mean distance of expected and observed     {:.3}\n\n\
         {:>9} {:>9} {:>9}\n",
        trial.players,
        trial.games,
        trial.seats,
        trial.seed,
        result.rank_correlation(),
        result.mean_error(),
        result.coverage() * 100.0,
        result.calibration_error(),
        "pairs",
        "expected",
        "observed",
    );
    for bin in result.bins.iter().filter(|bin| bin.pairs > 0) {
        text += &format!("{:>9} {:>9.3} {:>9.3}\n", bin.pairs, bin.expected(), bin.observed());
    }
    print(&text)
}
