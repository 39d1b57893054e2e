//! Games that were decided before the server starts: the luck of a sandbox follows from its seed,
//! so bots can choose all actions in advance, and the load generator has nothing to compute while
//! it measures.

use std::sync::Arc;

use kontor_bots::Bot;
use kontor_games::{GameKind, dispatch};
use kontor_log::chain::Seed;
use kontor_rules::{Due, Knowledge, Rules, Seat, SeededChance, Viewer, open, play};

/// A game between bots, action by action.
pub struct Script {
    /// The sandbox's seed, in hexadecimal digits.
    pub seed: String,
    /// Its actions in order.
    pub steps: Vec<Step>,
}

/// An action of a script.
pub struct Step {
    /// The seat that acts.
    pub seat: u8,
    /// The action as JSON.
    pub action: String,
}

/// How many different games are played.
const GAMES: u64 = 16;

impl Script {
    /// Some games of a ruleset.
    pub fn some(ruleset: GameKind, seats: u8) -> Arc<Vec<Arc<Script>>> {
        Script::some_of(dispatch!(ruleset, R => R::VERSION), ruleset, seats)
    }

    /// The same by this version of the rules, for a server of an earlier release.
    pub fn some_of(version: u32, ruleset: GameKind, seats: u8) -> Arc<Vec<Arc<Script>>> {
        let script = |number| Arc::new(Script::new(version, ruleset, seats, number));
        Arc::new((0..GAMES).map(script).collect())
    }

    /// The game of this number. Random bots play it, because they use every part of the rules and
    /// their games are long.
    fn new(version: u32, ruleset: GameKind, seats: u8, number: u64) -> Self {
        let mut seed = [0x5c; 32];
        seed[..8].copy_from_slice(&number.to_be_bytes());
        let seed = Seed::new(seed);
        let steps = dispatch!(ruleset, R => steps::<R>(version, &seed, seats));
        Script { seed: seed.to_hex(), steps }
    }
}

fn steps<R: Rules>(version: u32, seed: &Seed, seats: u8) -> Vec<Step> {
    let luck_key = seed.luck_key(&vec![None; usize::from(seats)]);
    let luck = |commit| SeededChance::new(luck_key, commit);
    // A key for each game: with the same one, random bots would choose alike in all games, and all
    // tables would act in step.
    let bots_key = seed.bots_key();
    let mut state = open::<R>(&R::Options::default(), seats, version, &mut luck(0)).state;
    let mut steps = Vec::new();
    while let Some((seat, due)) = next_due::<R>(&state) {
        let commit = steps.len() as u64 + 1;
        let knowledge = Knowledge::<R>::new(state.clone(), Viewer::Seat(seat));
        let action =
            Bot::Random.choose(&knowledge, seat, &due, &mut SeededChance::new(bots_key, commit));
        state = play::<R>(&state, seat, &action, &mut luck(commit))
            .expect("bots act by the rules")
            .state;
        steps.push(Step {
            seat: seat.0,
            action: serde_json::to_string(&action).expect("actions are plain data"),
        });
    }
    steps
}

/// The next decision that a seat must make; optional ones are skipped.
fn next_due<R: Rules>(state: &R::State) -> Option<(Seat, Due)> {
    R::due(state)
        .iter()
        .find_map(|(seat, dues)| dues.iter().find(|due| !due.optional).map(|due| (seat, *due)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Actions after which no two games are alike.
    const SOON: usize = 40;

    #[test]
    fn tables_with_different_games_do_not_play_in_step() {
        let scripts = Script::some(GameKind::Medici, 4);
        let seats = |script: &Arc<Script>| {
            script.steps.iter().take(SOON).map(|step| step.seat).collect::<Vec<u8>>()
        };
        let openings: HashSet<Vec<u8>> = scripts.iter().map(seats).collect();
        assert_eq!(openings.len(), scripts.len());
    }
}
