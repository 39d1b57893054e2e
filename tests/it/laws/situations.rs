//! Some laws apply only in certain situations: secret answers, simultaneous decisions, hidden state.
//! These tests check that the situations occur, because otherwise such a law would test nothing.

use std::collections::BTreeSet;

use kontor_rules::{Rules, Viewer, play};

use super::{any_luck, decisions::untouched, ensure, secrets::secret_answers};
use crate::support::runs::{Asked, LawSpec, Run, asked, decode, random_run};

/// Games for each number of seats: as many as the rarest situation needs, at any size of the laws.
const GAMES: u64 = 20;

/// What came up in some runs.
#[derive(Default)]
struct Situations {
    /// Kinds of decisions.
    kinds: BTreeSet<&'static str>,
    /// Kinds of secret decisions to which several different answers were legal.
    secret: BTreeSet<&'static str>,
    /// Kinds of simultaneous decisions that stayed open while another seat answered its own.
    simultaneous: BTreeSet<&'static str>,
    /// Whether a viewer did not know something.
    hidden: bool,
}

/// Every situation that a spec names, and about which the laws say something, comes up in random
/// games.
pub fn check_situations<R: Rules>(spec: &LawSpec<R>) -> Result<(), String> {
    let mut met = Situations::default();
    for seats in R::SEATS {
        for seed in 0..GAMES {
            met.look_at(spec, &random_run(spec, seats, seed)?);
        }
    }
    let Situations { kinds, secret, simultaneous, hidden } = met;
    for kind in spec.secret {
        ensure(secret.contains(kind), || {
            format!("no answers to {kind} differ; met are {kinds:?}")
        })?;
    }
    for kind in spec.simultaneous {
        ensure(simultaneous.contains(kind), || {
            format!("{kind} is never open for two seats; met are {kinds:?}")
        })?;
    }
    ensure(hidden, || "nothing is ever hidden".to_owned())
}

impl Situations {
    fn look_at<R: Rules>(&mut self, spec: &LawSpec<R>, run: &Run<R>) {
        let mut dice = run.dice(0);
        for (before, commit) in run.steps() {
            let still_open = untouched(spec, &before, commit);
            self.simultaneous.extend(still_open.iter().map(|(_, due)| due.kind));
            let state = &commit.after;
            for Asked { seat, due, templates } in asked::<R>(state) {
                self.kinds.insert(due.kind);
                if !spec.secret.contains(&due.kind) {
                    continue;
                }
                let answers = secret_answers(&templates, &mut dice);
                let legal = answers.iter().filter(|answer| {
                    let action = decode::<R>(answer).expect("listed actions are actions");
                    play::<R>(state, seat, &action, &mut any_luck()).is_ok()
                });
                if legal.map(ToString::to_string).collect::<BTreeSet<_>>().len() > 1 {
                    self.secret.insert(due.kind);
                }
            }
            let hides = |viewer| !(spec.secrets)(state, viewer).is_empty();
            self.hidden = self.hidden || Viewer::all(run.seats).any(hides);
        }
    }
}
