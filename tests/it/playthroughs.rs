//! Whole games as text: every action, the events as a spectator gets them, who is asked next, and
//! the table at the end. The first lines have the number of lines of play from the start, which
//! changes with any change of the rules. Variants, and rare ways to end, have a short form.
//!
//! Each game has a folder for each version of its rules: what is played under an earlier version
//! never changes. The files are rewritten only with `UPDATE=1` in the environment, and reviewed as
//! diffs. The actions of random players are drawn again each time. The actions of
//! purposeful players are read from their file and played again, so that these games do not change
//! when the bots that once chose the actions do.

use std::{collections::BTreeSet, env, fmt::Write, fs, path::PathBuf};

use kontor_bots::Bot;
use kontor_contract::answers::ACTIONS_LISTED_MAX;
use kontor_games::{
    GameKind,
    dale_of_merchants::{DaleOfMerchants, Options},
};
use kontor_rules::{Chance, Knowledge, Rules, Seat, SeededChance, Viewer, open, play, spread};
use serde::Serialize;

use crate::{
    dale_of_merchants, haendler,
    laws::playthrough,
    support::{
        offers::action,
        runs::{
            Asked, Commit, LawSpec, Run, asked, chosen_run, decode, random_action,
            random_run_under, random_run_with,
        },
    },
};

/// The seed of all playthroughs.
const SEED: u64 = 42;
/// Lines of play are counted as long as there are no more than these.
const LINES_FOLLOWED_MAX: usize = 2_000;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// Writes the text of a playthrough, given the recorded one unless a new one is to be recorded.
type Text = Box<dyn Fn(Option<&str>) -> String>;

/// The name of a file, and the short form of its game.
pub type Further = (&'static str, fn(version: u32) -> String);

/// Every playthrough with the name of its file.
fn expected() -> Vec<(String, Text)> {
    let versions = GameKind::ALL
        .iter()
        .flat_map(|kind| (1..=kind.version()).map(move |version| (*kind, version)));
    versions.flat_map(|(kind, version)| expected_under(kind, version)).collect()
}

/// The playthroughs of a game under a version of its rules.
fn expected_under(kind: GameKind, version: u32) -> Vec<(String, Text)> {
    let random = kind.seats().map(|seats| -> (String, Text) {
        (format!("{seats}_players"), Box::new(move |_| playthrough(kind, version, seats)))
    });
    let further = match kind {
        GameKind::DaleOfMerchants => purposeful_games(version),
        GameKind::Haendler => haendler::FURTHER
            .iter()
            .map(|(name, text)| -> (String, Text) {
                ((*name).to_owned(), Box::new(move |_| text(version)))
            })
            .collect(),
        GameKind::Medici | GameKind::Basari => Vec::new(),
    };
    let in_folder = |(name, text)| (format!("{}/v{version}/{name}.txt", kind.id()), text);
    random.chain(further).map(in_folder).collect()
}

fn purposeful_games(version: u32) -> Vec<(String, Text)> {
    let game = |(name, seats, options): (&str, u8, Options)| -> (String, Text) {
        let text = move |recorded: Option<&str>| {
            purposeful_text::<DaleOfMerchants>(
                version,
                &options,
                seats,
                dale_of_merchants::FOND_OF,
                recorded,
            )
        };
        (name.to_owned(), Box::new(text))
    };
    dale_of_merchants::purposeful_games().into_iter().map(game).collect()
}

#[test]
fn every_game_plays_as_it_did() {
    let update = env::var("UPDATE").is_ok_and(|value| value == "1");
    for (name, text) in expected() {
        let path = folder().join(&name);
        if update {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, text(None)).unwrap();
        }
        let recorded = fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{name}: {error}; UPDATE=1 writes it"));
        let text = text(Some(&recorded));
        let same = recorded.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
        assert!(
            recorded == text,
            "{name} differs from line {}; if that is meant, UPDATE=1 rewrites it",
            same + 1
        );
    }
}

#[test]
fn there_is_no_playthrough_of_anything_else() {
    let expected: BTreeSet<PathBuf> =
        expected().into_iter().map(|(name, _)| folder().join(name)).collect();
    let inside = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let recorded: BTreeSet<PathBuf> = inside(folder()).flat_map(inside).flat_map(inside).collect();
    assert_eq!(recorded, expected);
}

/// The short form of a random game: actions, types of their events, and the table at the end.
pub fn brief<R: Rules>(version: u32, options: R::Options, seats: u8) -> String {
    brief_run(&random_run_with::<R>(version, options, seats, SEED).unwrap())
}

/// The short form of a game.
pub fn brief_run<R: Rules>(run: &Run<R>) -> String {
    let mut text = format!("{} for {}, options {}\n", R::KIND, run.seats, json(&run.options));
    run.commits.iter().for_each(|commit| text.push_str(&line(commit)));
    text + &at_the_end::<R>(&run.commits.last().unwrap().after)
}

/// A commit in a line.
pub fn line<R: Rules>(commit: &Commit<R>) -> String {
    let by = commit
        .by
        .as_ref()
        .map_or("set-up".to_owned(), |(seat, action)| format!("seat {} {}", seat.0, json(action)));
    let shown = commit
        .events
        .iter()
        .map(|event| serde_json::to_value(R::redact(event, Viewer::Spectator)).unwrap());
    let sorts: Vec<String> =
        shown.map(|event| event["type"].as_str().unwrap().to_owned()).collect();
    format!("{by}: {}\n", sorts.join(" "))
}

/// The table at the end, as a spectator sees it.
pub fn at_the_end<R: Rules>(state: &R::State) -> String {
    format!(
        "\nat the end\n{}\n",
        serde_json::to_string_pretty(&R::view(state, Viewer::Spectator)).unwrap()
    )
}

/// The playthrough of a random game with so many seats.
pub fn text<R: Rules>(spec: &LawSpec<R>, version: u32, seats: u8) -> String {
    let run = random_run_under(version, spec, seats, SEED).unwrap();
    let mut text = heading(&run);
    for commit in &run.commits {
        write_commit(&mut text, commit);
        for (seat, dues) in R::due(&commit.after).iter() {
            for due in dues {
                let choices = R::choices(&commit.after, seat, due);
                writeln!(text, "  seat {}, {} {}: {}", seat.0, due.kind, due.key, json(&choices))
                    .unwrap();
            }
        }
    }
    text + &at_the_end::<R>(&run.commits.last().unwrap().after)
}

/// The playthrough of a game between greedy bots, without the choices they had: of the recorded
/// actions if there are any.
fn purposeful_text<R: Rules>(
    version: u32,
    options: &R::Options,
    seats: u8,
    fond_of: &[&str],
    recorded: Option<&str>,
) -> String {
    let run = match recorded {
        Some(recorded) => {
            let mut actions = recorded.lines().filter_map(recorded_action::<R>);
            chosen_run::<R>(version, options.clone(), seats, SEED, |_| actions.next())
        }
        None => {
            let mut luck = SeededChance::new([SEED as u8; 32], 0);
            chosen_run::<R>(version, options.clone(), seats, SEED, |state| {
                purposeful_action::<R>(state, fond_of, &mut luck)
            })
        }
    };
    let run = run.unwrap_or_else(|refusal| panic!("a recorded action is refused: {refusal}"));
    let mut text = heading(&run);
    run.commits.iter().for_each(|commit| write_commit(&mut text, commit));
    let last = &run.commits.last().unwrap().after;
    assert!(R::outcome(last).is_some(), "the recorded actions end before the game does");
    text + &at_the_end::<R>(last)
}

/// The action of a line that [`write_commit`] wrote.
fn recorded_action<R: Rules>(line: &str) -> Option<(Seat, R::Action)> {
    let (seat, action) = line.strip_prefix("seat ")?.split_once(' ')?;
    Some((Seat(seat.parse().unwrap()), serde_json::from_str(action).unwrap()))
}

/// The action of a greedy bot that prefers some types of actions, so that the game shows more than
/// the shortest way to its end.
fn purposeful_action<R: Rules>(
    state: &R::State,
    fond_of: &[&str],
    luck: &mut SeededChance,
) -> Option<(Seat, R::Action)> {
    let Asked { seat, due, templates } = asked::<R>(state).into_iter().next()?;
    let fancied = templates
        .iter()
        .find(|template| fond_of.contains(&template.action))
        .filter(|_| luck.below(2) == 0);
    let action = fancied.and_then(|template| decode::<R>(&random_action(template, luck)));
    let knowledge = Knowledge::new(state.clone(), Viewer::Seat(seat));
    Some((seat, action.unwrap_or_else(|| Bot::Greedy.choose::<R>(&knowledge, seat, &due, luck))))
}

fn heading<R: Rules>(run: &Run<R>) -> String {
    let lines = lines(run);
    let game = format!("{} for {}, options {}", R::KIND, run.seats, json(&run.options));
    format!("{game}\nlines of play by their number of actions: {lines:?}\n")
}

fn write_commit<R: Rules>(text: &mut String, commit: &Commit<R>) {
    match &commit.by {
        None => text.push_str("\nset-up\n"),
        Some((seat, action)) => writeln!(text, "\nseat {} {}", seat.0, json(action)).unwrap(),
    }
    for event in &commit.events {
        writeln!(text, "  {}", json(&R::redact(event, Viewer::Spectator))).unwrap();
    }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

/// The number of lines of play of one action, of two actions and so on, all with the same luck.
fn lines<R: Rules>(run: &Run<R>) -> Vec<usize> {
    let mut ends = vec![open::<R>(&run.options, run.seats, run.version, &mut run.luck(0)).state];
    let mut counts = Vec::new();
    while !ends.is_empty() && ends.len() <= LINES_FOLLOWED_MAX {
        ends = ends.iter().flat_map(|state| followers(run, state, counts.len() + 1)).collect();
        counts.push(ends.len());
    }
    counts
}

/// The states after each action of an even spread. It is not bounded by the bytes of examples, which
/// may change while play does not.
fn followers<R: Rules>(run: &Run<R>, state: &R::State, commit: usize) -> Vec<R::State> {
    let mut followers = Vec::new();
    for Asked { seat, templates, .. } in asked::<R>(state) {
        let places = spread(&templates, ACTIONS_LISTED_MAX).places;
        let actions = places.into_iter().map(|(template, index)| {
            decode::<R>(&action(&templates[template], index)).expect("templates hold actions")
        });
        let played = actions
            .filter_map(|action| play::<R>(state, seat, &action, &mut run.luck(commit)).ok());
        followers.extend(played.map(|played| played.state));
    }
    followers
}
