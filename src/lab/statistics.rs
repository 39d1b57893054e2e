//! `kontor statistics`: statistics of games from their records, as CSV and as a picture.

use std::{
    collections::HashSet,
    fs::{self, File},
    io::{BufRead, BufReader, stdin},
    path::Path,
};

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::config::{Statistics, StatisticsFiles};
use kontor_cli::{CommandError, print};
use kontor_games::GameKind;
use kontor_json::skip_mark;
use kontor_log::table_event::{GameOutcome, Place};
use kontor_rules::Seat;
use kontor_simulation::{
    SeatResult, charts,
    results::{GameResult, Results},
};

/// Most games that are counted. Their ids are kept in memory, so that none is counted twice.
const GAMES_COUNTED_MAX: usize = 10_000_000;

pub fn run(args: &Statistics) -> Result<(), CommandError> {
    let mut counted = Counted::default();
    for path in &args.files {
        counted.read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let Counted { results, games, not_over, ended_early, repeated } = counted;
    eprintln!(
        "{} games; left out: {not_over} that are not over, {ended_early} that players ended, \
         {repeated} that came before",
        games.len()
    );
    if results.is_empty() {
        return Err("there is no game to count".into());
    }
    let StatisticsFiles { csv, svg } = &args.output;
    if csv.is_none() && svg.is_none() {
        return print(&results.csv());
    }
    write(&results, &args.output)
}

/// Writes the files that are asked for.
pub fn write(results: &Results, files: &StatisticsFiles) -> Result<(), CommandError> {
    let write = |path: &Path, text: String| {
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    if let Some(path) = &files.csv {
        write(path, results.csv())?;
    }
    if let Some(path) = &files.svg {
        write(path, charts::svg(results))?;
    }
    Ok(())
}

/// The games of some files.
#[derive(Default)]
struct Counted {
    results: Results,
    /// The ids of the games.
    games: HashSet<String>,
    not_over: u64,
    /// Games that the players ended, and not the rules.
    ended_early: u64,
    repeated: u64,
}

/// A record, as far as statistics need it, or a line of the list of records.
#[derive(Deserialize)]
struct Item {
    /// Only lines of the list have one.
    cursor: Option<String>,
    /// Of a line of the list. The last line of a page has none.
    record: Option<Recorded>,
    // A record itself has these. They are not flattened: then serde would keep all commits too.
    game: Option<String>,
    ruleset: Option<String>,
    options: Option<Map<String, Value>>,
    outcome: Option<GameOutcome>,
}

#[derive(Deserialize)]
struct Recorded {
    game: String,
    ruleset: String,
    options: Map<String, Value>,
    outcome: Option<GameOutcome>,
}

impl Item {
    /// The record; `Ok(None)` if it is the last line of a page.
    fn record(self) -> Result<Option<Recorded>, CommandError> {
        let Item { cursor, record, game, ruleset, options, outcome } = self;
        match (game, ruleset, options) {
            _ if cursor.is_some() => Ok(record),
            (Some(game), Some(ruleset), Some(options)) => {
                Ok(Some(Recorded { game, ruleset, options, outcome }))
            }
            _ => Err("neither a record nor a line of the list of records".into()),
        }
    }
}

impl Counted {
    fn read(&mut self, path: &Path) -> Result<(), CommandError> {
        if path == Path::new("-") {
            return self.read_from(stdin().lock());
        }
        self.read_from(BufReader::new(File::open(path)?))
    }

    fn read_from(&mut self, mut source: impl BufRead) -> Result<(), CommandError> {
        skip_mark(&mut source)?;
        for item in serde_json::Deserializer::from_reader(source).into_iter() {
            let item: Item = item.map_err(|error| format!("not a record: {error}"))?;
            if let Some(record) = item.record()? {
                self.add(record)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, record: Recorded) -> Result<(), CommandError> {
        let Recorded { game, ruleset, options, outcome } = record;
        let Some(outcome) = outcome else {
            self.not_over += 1;
            return Ok(());
        };
        let kind = GameKind::from_id(&ruleset);
        let ruleset = kind.ok_or_else(|| format!("{game}: unknown ruleset {ruleset}"))?;
        if !outcome.is_by_the_rules() {
            self.ended_early += 1;
            return Ok(());
        }
        let seats = seats_of(&outcome.places);
        let seats = seats.ok_or_else(|| format!("{game}: not the places of a game"))?;
        if self.games.contains(&game) {
            self.repeated += 1;
            return Ok(());
        }
        if self.games.len() == GAMES_COUNTED_MAX {
            return Err(format!("more than {GAMES_COUNTED_MAX} games").into());
        }
        self.games.insert(game);
        self.results.add(&GameResult { ruleset, options, seats });
        Ok(())
    }
}

/// The results by seat. `None` unless each seat has one and a seat has won.
fn seats_of(places: &[Place]) -> Option<Vec<SeatResult>> {
    if places.len() > usize::from(Seat::MAX) || places.iter().all(|place| place.place != 1) {
        return None;
    }
    let seats = Seat::all(u8::try_from(places.len()).ok()?);
    let result = |seat| {
        let own = places.iter().find(|place| place.seat == seat)?;
        Some(SeatResult { place: own.place, score: own.score })
    };
    seats.map(result).collect()
}
