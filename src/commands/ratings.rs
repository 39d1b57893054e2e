//! `kontor ratings`: computes all ratings again. Their trial on simulated players is of the laboratory.

use std::sync::Arc;

use kontor_app::ratings::{Ledger, Recomputed};
use kontor_cli::LogArgs;
use kontor_environment::{SystemClock, TimeSource};
use kontor_store::{DocumentStore, EventStore, IfMissing};

use super::store::{open_shared, open_store, runtime};
use super::{CommandError, Damage, beside, print};
use crate::config;

pub fn run(args: &config::Ratings, log: &LogArgs) -> Result<(), CommandError> {
    match &args.calibrate {
        Some(trial) => beside::lab("trial", trial, log),
        None => recompute(args),
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
        text += &format!("{newer} ratings were changed during the comparison, and not compared\n");
    }
    if *rows_different > 0 {
        text += &format!("{rows_different} rows of leaderboards were wrong, and were corrected\n");
    }
    differences.iter().for_each(|difference| text += &format!("  {difference}\n"));
    text
}
