//! Random games between players who know nothing but the templates of their decisions.

use kontor_rules::{Chance, Due, Refusal, Rules, Seat, SeededChance, Template, Viewer, open, play};
use serde_json::Value;

use super::offers::action;

/// How often templates that are not exact may yield a refused action before the run fails.
const TRIES_MAX: u32 = 1_000;

/// Actions with so many variants that a game would have hardly any other, if all variants were
/// equally likely.
const SELDOM: &[&str] = &["haendler.propose_deal"];
/// Such an action is taken once in so many times that it is drawn.
const SELDOM_ONE_IN: u32 = 10;

/// Compares the material of two states with the events between them.
pub type Conserved<R> = fn(
    before: &<R as Rules>::State,
    events: &[<R as Rules>::Event],
    after: &<R as Rules>::State,
) -> Result<(), String>;

/// What the laws need to know about a game.
pub struct LawSpec<R: Rules> {
    /// Options for a table of so many seats, different ones where there are any.
    pub options: fn(u8, &mut dyn Chance) -> R::Options,
    /// Describes what was lost or created between two states, given the events between them.
    pub conserved: Conserved<R>,
    /// What the viewer does not know and what could differ, one entry per place. All states that
    /// look the same to the viewer have equally many entries.
    pub secrets: fn(&R::State, Viewer) -> Vec<String>,
    /// Kinds of decisions whose answers are secret for a while.
    pub secret: &'static [&'static str],
    /// Kinds of decisions that several seats take at once.
    pub simultaneous: &'static [&'static str],
}

/// An accepted action with its effect.
pub struct Commit<R: Rules> {
    /// The actor and the action; `None` for the set-up.
    pub by: Option<(Seat, R::Action)>,
    /// The events.
    pub events: Vec<R::Event>,
    /// The state after them.
    pub after: R::State,
}

/// A whole game.
pub struct Run<R: Rules> {
    pub options: R::Options,
    pub seats: u8,
    /// The version of the rules.
    pub version: u32,
    pub commits: Vec<Commit<R>>,
    /// Everything in the run is determined by it.
    seed: u64,
}

impl<R: Rules> Run<R> {
    /// The state before anything has happened.
    pub fn empty(&self) -> R::State {
        R::empty(&self.options, self.seats, self.version)
    }

    /// The first commits of the run.
    pub fn opening(mut self, commits_most: usize) -> Self {
        self.commits.truncate(commits_most);
        self
    }

    /// So many commits, spread over the run. The commits between them are left out, so that only
    /// laws about single positions apply.
    pub fn spread(mut self, commits_most: usize) -> Self {
        let step = self.commits.len().div_ceil(commits_most);
        self.commits = self.commits.into_iter().step_by(step).collect();
        self
    }

    /// The states after each commit.
    pub fn states(&self) -> impl Iterator<Item = &R::State> {
        self.commits.iter().map(|commit| &commit.after)
    }

    /// Each commit with the state before it.
    pub fn steps(&self) -> impl Iterator<Item = (R::State, &Commit<R>)> {
        let before = std::iter::once(self.empty()).chain(self.states().cloned());
        before.zip(&self.commits)
    }

    /// The random numbers of a commit, from their beginning.
    pub fn luck(&self, commit: usize) -> SeededChance {
        SeededChance::new(key(self.seed, b'L'), commit as u64)
    }

    /// Random numbers for tests about this run.
    pub fn dice(&self, purpose: u64) -> SeededChance {
        SeededChance::new(key(self.seed, b'T'), purpose)
    }
}

/// A key that nothing else uses.
fn key(seed: u64, purpose: u8) -> [u8; 32] {
    let mut key = [purpose; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key
}

/// Plays a random game to its end.
pub fn random_run<R: Rules>(spec: &LawSpec<R>, seats: u8, seed: u64) -> Result<Run<R>, String> {
    random_run_under(R::VERSION, spec, seats, seed)
}

/// Plays a random game under a version of the rules to its end.
pub fn random_run_under<R: Rules>(
    version: u32,
    spec: &LawSpec<R>,
    seats: u8,
    seed: u64,
) -> Result<Run<R>, String> {
    let mut players = SeededChance::new(key(seed, b'P'), 0);
    let options = (spec.options)(seats, &mut players);
    play_out(version, options, seats, seed, &mut players)
}

/// Plays a random game with these options to its end.
pub fn random_run_with<R: Rules>(
    version: u32,
    options: R::Options,
    seats: u8,
    seed: u64,
) -> Result<Run<R>, String> {
    play_out(version, options, seats, seed, &mut SeededChance::new(key(seed, b'P'), 0))
}

fn play_out<R: Rules>(
    version: u32,
    options: R::Options,
    seats: u8,
    seed: u64,
    players: &mut dyn Chance,
) -> Result<Run<R>, String> {
    R::check(&options, seats).map_err(|refusal| format!("the options are refused: {refusal}"))?;
    let mut run = Run { options, seats, version, seed, commits: Vec::new() };
    let opened = open::<R>(&run.options, seats, version, &mut run.luck(0));
    let mut events = opened.events.len() as u64;
    let mut state = opened.state.clone();
    run.commits.push(Commit { by: None, events: opened.events, after: opened.state });
    while R::outcome(&state).is_none() {
        let commit = random_commit::<R>(&state, players, &mut run.luck(run.commits.len()))?;
        events += commit.events.len() as u64;
        if events > R::EVENTS_MAX {
            return Err(format!("law 7: the game has more than {} events", R::EVENTS_MAX));
        }
        state = commit.after.clone();
        run.commits.push(commit);
    }
    Ok(run)
}

/// Plays a game with the actions that are chosen, to its end or as long as there are any.
pub fn chosen_run<R: Rules>(
    version: u32,
    options: R::Options,
    seats: u8,
    seed: u64,
    mut choose: impl FnMut(&R::State) -> Option<(Seat, R::Action)>,
) -> Result<Run<R>, Refusal> {
    let mut run = Run { options, seats, version, seed, commits: Vec::new() };
    let opened = open::<R>(&run.options, seats, version, &mut run.luck(0));
    let mut state = opened.state.clone();
    run.commits.push(Commit { by: None, events: opened.events, after: opened.state });
    while let Some((seat, action)) = choose(&state) {
        let played = play::<R>(&state, seat, &action, &mut run.luck(run.commits.len()))?;
        state = played.state.clone();
        run.commits.push(Commit {
            by: Some((seat, action)),
            events: played.events,
            after: played.state,
        });
    }
    Ok(run)
}

fn random_commit<R: Rules>(
    state: &R::State,
    players: &mut dyn Chance,
    luck: &mut SeededChance,
) -> Result<Commit<R>, String> {
    let asked: Vec<(Seat, Template)> = asked::<R>(state)
        .into_iter()
        .flat_map(|asked| asked.templates.into_iter().map(move |template| (asked.seat, template)))
        .collect();
    if asked.is_empty() {
        return Err("law 4: the game is not over, yet no seat has a choice".to_owned());
    }
    for _ in 0..TRIES_MAX {
        let (seat, template) = pick(&asked, players);
        if SELDOM.contains(&template.action) && players.below(SELDOM_ONE_IN) > 0 {
            continue;
        }
        let json = random_action(template, players);
        let action = decode::<R>(&json)
            .ok_or_else(|| format!("law 3: {json} is made from a form and yet no action"))?;
        match play::<R>(state, *seat, &action, luck) {
            Ok(played) => {
                return Ok(Commit {
                    by: Some((*seat, action)),
                    events: played.events,
                    after: played.state,
                });
            }
            Err(refusal) if template.exact => {
                return Err(format!("law 3: {json} of an exact form is refused: {refusal}"));
            }
            Err(_) => {}
        }
    }
    Err(format!("law 3: {TRIES_MAX} actions made from forms were refused"))
}

/// A decision of a seat, with the templates of its answers.
pub struct Asked {
    pub seat: Seat,
    pub due: Due,
    pub templates: Vec<Template>,
}

/// All open decisions.
pub fn asked<R: Rules>(state: &R::State) -> Vec<Asked> {
    let dues = R::due(state);
    let open = dues.iter().flat_map(|(seat, dues)| dues.iter().map(move |due| (seat, *due)));
    open.map(|(seat, due)| Asked {
        seat,
        due,
        templates: R::choices(state, seat, &due).iter().map(R::template).collect(),
    })
    .collect()
}

/// One of the items, each as likely as the others.
pub fn pick<'a, T>(items: &'a [T], chance: &mut dyn Chance) -> &'a T {
    &items[chance.below(u32::try_from(items.len()).unwrap()) as usize]
}

/// An action of the template. All are possible; low numbers are likelier, so that players do not
/// run out of money at once.
pub fn random_action(template: &Template, chance: &mut dyn Chance) -> Value {
    let most = below(template.count(), chance);
    action(template, below(most + 1, chance))
}

/// A number below a bound that may be too large for one draw.
fn below(bound: u128, chance: &mut dyn Chance) -> u128 {
    match u32::try_from(bound) {
        Ok(bound) => chance.below(bound).into(),
        Err(_) => {
            (0..4).fold(0, |number, _| number << 32 | u128::from(chance.below(u32::MAX))) % bound
        }
    }
}

/// The action that the JSON encodes, if it is one of this game.
pub fn decode<R: Rules>(action: &Value) -> Option<R::Action> {
    serde_json::from_value(action.clone()).ok()
}
