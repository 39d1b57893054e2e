//! `kontor ratings --calibrate`: ratings, tried on simulated players of known strength.

use std::fs;

use kontor_cli::{CommandError, print};
use kontor_simulation::{Trial, trial_svg};

use crate::config;

pub fn run(args: &config::Trial) -> Result<(), CommandError> {
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
