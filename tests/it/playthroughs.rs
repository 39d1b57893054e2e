//! Whole games as text: every action, the events as a spectator hears them, who is asked next, and the table at the end.
//! Above them stands how many lines of play lead from the start: a number that notices silent changes of the rules.
//! Variants, and rare ways to end, are told in brief.
//!
//! The files under `tests/playthroughs` are rewritten only with `UPDATE=1` in the environment, and reviewed as diffs.

use std::{collections::BTreeSet, env, fmt::Write, fs, path::PathBuf};

use kontor::{
    app::decisions::{ACTIONS_LISTED_MOST, actions_of},
    games::GameKind,
    rules::{Rules, Viewer, open, play},
};
use serde::Serialize;

use crate::{
    laws::playthrough,
    support::runs::{Commit, LawSpec, Run, asked, decode, random_run, random_run_with},
};

/// The seed of all playthroughs.
const SEED: u64 = 42;
/// Lines of play are followed as long as there are no more than these.
const LINES_FOLLOWED_MOST: usize = 2_000;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// Each game and number of players with the name of its file.
fn expected() -> Vec<(GameKind, u8, String)> {
    let tables = GameKind::ALL.iter().flat_map(|kind| kind.seats().map(move |seats| (*kind, seats)));
    tables.map(|(kind, seats)| (kind, seats, format!("{}/{seats}_players.txt", kind.id()))).collect()
}

/// A game told in brief, and the name of its file.
pub type Further = (&'static str, fn() -> String);

/// What games record beside that, told in brief, with the names of the files.
fn further() -> Vec<(String, fn() -> String)> {
    crate::haendler::FURTHER.iter().map(|(name, text)| (format!("haendler/{name}.txt"), *text)).collect()
}

/// Compares a text with the recorded one, or records it.
fn plays_as_recorded(name: &str, text: &str) {
    let path = folder().join(name);
    if env::var("UPDATE").is_ok_and(|value| value == "1") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let recorded = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}; UPDATE=1 writes it"));
    let same = recorded.lines().zip(text.lines()).take_while(|(old, new)| old == new).count();
    assert!(recorded == text, "{name} differs from line {}; if that is meant, UPDATE=1 rewrites it", same + 1);
}

#[test]
fn every_game_plays_as_it_did_with_every_number_of_players() {
    for (kind, seats, name) in expected() {
        plays_as_recorded(&name, &playthrough(kind, seats));
    }
}

#[test]
fn variants_and_rare_ends_play_as_they_did() {
    for (name, text) in further() {
        plays_as_recorded(&name, &text());
    }
}

#[test]
fn there_is_no_playthrough_of_anything_else() {
    let names = expected().into_iter().map(|(_, _, name)| name).chain(further().into_iter().map(|(name, _)| name));
    let expected: BTreeSet<PathBuf> = names.map(|name| folder().join(name)).collect();
    let games = fs::read_dir(folder()).unwrap().map(|game| game.unwrap().path());
    let recorded: BTreeSet<PathBuf> =
        games.flat_map(|game| fs::read_dir(game).unwrap()).map(|file| file.unwrap().path()).collect();
    assert_eq!(recorded, expected);
}

/// A random game in brief: what everybody did and what sorts of events it led to, and the table at the end.
pub fn brief<R: Rules>(options: R::Options, seats: u8) -> String {
    let run = random_run_with::<R>(options, seats, SEED).unwrap();
    let mut text = format!("{} for {seats}, options {}\n", R::KIND, json(&run.options));
    run.commits.iter().for_each(|commit| text.push_str(&line(commit)));
    text.push_str(&at_the_end::<R>(&run.commits.last().unwrap().after));
    text
}

/// A commit in a line.
pub fn line<R: Rules>(commit: &Commit<R>) -> String {
    let by = commit.by.as_ref().map_or("set-up".to_owned(), |(seat, action)| format!("seat {} {}", seat.0, json(action)));
    let told = commit.events.iter().map(|event| serde_json::to_value(R::tell(event, Viewer::Spectator)).unwrap());
    let sorts: Vec<String> = told.map(|event| event["type"].as_str().unwrap().to_owned()).collect();
    format!("{by}: {}\n", sorts.join(" "))
}

/// The table at the end, as a spectator sees it.
pub fn at_the_end<R: Rules>(state: &R::State) -> String {
    format!("\nat the end\n{}\n", serde_json::to_string_pretty(&R::view(state, Viewer::Spectator)).unwrap())
}

/// The playthrough of a game with so many players.
pub fn text<R: Rules>(spec: &LawSpec<R>, seats: u8) -> String {
    let run = random_run(spec, seats, SEED).unwrap();
    let mut text = format!("{} for {seats}, options {}\n", R::KIND, json(&run.options));
    writeln!(text, "lines of play by their number of actions: {:?}", lines(&run)).unwrap();
    for commit in &run.commits {
        match &commit.by {
            None => text.push_str("\nset-up\n"),
            Some((seat, action)) => writeln!(text, "\nseat {} {}", seat.0, json(action)).unwrap(),
        }
        for event in &commit.events {
            writeln!(text, "  {}", json(&R::tell(event, Viewer::Spectator))).unwrap();
        }
        for (seat, dues) in R::due(&commit.after).iter() {
            for due in dues {
                let choices = R::choices(&commit.after, seat, due);
                writeln!(text, "  seat {}, {} {}: {}", seat.0, due.kind, due.key, json(&choices)).unwrap();
            }
        }
    }
    text.push_str(&at_the_end::<R>(&run.commits.last().unwrap().after));
    text
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap()
}

/// How many lines of one action, of two, … lead from the start, with the same luck in all of them.
fn lines<R: Rules>(run: &Run<R>) -> Vec<usize> {
    let mut ends = vec![open::<R>(&run.options, run.seats, R::VERSION, &mut run.luck(0)).state];
    let mut counts = Vec::new();
    while !ends.is_empty() && ends.len() <= LINES_FOLLOWED_MOST {
        ends = ends.iter().flat_map(|state| followers(run, state, counts.len() + 1)).collect();
        counts.push(ends.len());
    }
    counts
}

/// Where the listed actions lead.
fn followers<R: Rules>(run: &Run<R>, state: &R::State, commit: usize) -> Vec<R::State> {
    let mut followers = Vec::new();
    for asked in asked::<R>(state) {
        let listed = actions_of(&asked.forms, ACTIONS_LISTED_MOST).0;
        let actions = listed.iter().map(|action| decode::<R>(action).expect("listed actions are actions"));
        let played = actions.filter_map(|action| play::<R>(state, asked.seat, &action, &mut run.luck(commit)).ok());
        followers.extend(played.map(|played| played.state));
    }
    followers
}
