//! Statistics of games that are over, wherever they were played: by ruleset, number of players,
//! option and seat.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::figures::{Figures, SeatResult, SeatTally};
use kontor_games::GameKind;

/// Most values of an option that are counted each on its own. Games with further ones are counted
/// together.
pub const OPTION_VALUES_MAX: usize = 16;

/// How further values of an option are named.
pub const OTHER_VALUES: &str = "other";

/// How the seats of a game are named together.
pub const ALL_SEATS: &str = "all";

/// A game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// Its ruleset.
    pub ruleset: GameKind,
    /// The options of the ruleset.
    pub options: Map<String, Value>,
    /// How each seat ended.
    pub seats: Vec<SeatResult>,
}

/// Games of a ruleset with so many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Section {
    /// The ruleset.
    pub ruleset: GameKind,
    /// The number of players.
    pub players: u8,
}

/// All games of a section, or those with one value of an option.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// All games.
    All,
    /// Games with this value of this option; the value is JSON.
    Option(String, String),
}

/// Sums over the games of a group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct GroupTally {
    games: u64,
    seats: Vec<SeatTally>,
}

impl GroupTally {
    fn add(&mut self, seats: &[SeatResult]) {
        self.games += 1;
        self.seats.resize(seats.len(), SeatTally::default());
        let winners = seats.iter().filter(|seat| seat.place == 1).count() as u64;
        for (tally, result) in self.seats.iter_mut().zip(seats) {
            tally.add(*result, winners);
        }
    }

    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.seats.resize(other.seats.len(), SeatTally::default());
        for (tally, more) in self.seats.iter_mut().zip(other.seats) {
            tally.merge(more);
        }
    }
}

/// Sums over games, by section and group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results(BTreeMap<Section, BTreeMap<Group, GroupTally>>);

/// The figures of one seat, or of all seats, in the games of a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The section.
    pub section: Section,
    /// The group.
    pub group: Group,
    /// The seat; `None` for all of them.
    pub seat: Option<usize>,
    /// Number of games.
    pub games: u64,
    /// The figures.
    pub figures: Figures,
}

impl Results {
    /// Adds a game.
    pub fn add(&mut self, game: &GameResult) {
        let players = u8::try_from(game.seats.len()).expect("a game has few seats");
        let groups = self.0.entry(Section { ruleset: game.ruleset, players }).or_default();
        groups.entry(Group::All).or_default().add(&game.seats);
        for (option, value) in &game.options {
            let group = group_of(groups, option, &value.to_string());
            groups.entry(group).or_default().add(&game.seats);
        }
    }

    /// Adds the sums of other games.
    pub fn merge(&mut self, other: Self) {
        for (section, more) in other.0 {
            let groups = self.0.entry(section).or_default();
            for (group, tally) in more {
                let group = match &group {
                    Group::All => group,
                    Group::Option(option, value) => group_of(groups, option, value),
                };
                groups.entry(group).or_default().merge(tally);
            }
        }
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The rows of the statistics: by section, then by group, then by seat, those of all seats
    /// first.
    pub fn rows(&self) -> Vec<Row> {
        let of_group = |section: Section, group: &Group, tally: &GroupTally| {
            let mut all = SeatTally::default();
            tally.seats.iter().for_each(|seat| all.merge(seat.clone()));
            let seats = tally.seats.iter().cloned().enumerate();
            let seats = seats.map(|(seat, tally)| (Some(seat), tally));
            let row = |(seat, sums): (Option<usize>, SeatTally)| Row {
                section,
                group: group.clone(),
                seat,
                games: tally.games,
                figures: sums.figures(tally.games),
            };
            [(None, all)].into_iter().chain(seats).map(row).collect::<Vec<_>>()
        };
        let groups = self.0.iter().flat_map(|(section, groups)| {
            groups.iter().flat_map(|(group, tally)| of_group(*section, group, tally))
        });
        groups.collect()
    }

    /// The rows as CSV (RFC 4180, with line feeds).
    pub fn csv(&self) -> String {
        let mut text = COLUMNS.join(",") + "\n";
        for Row { section, group, seat, games, figures } in self.rows() {
            let (option, value) = match &group {
                Group::All => ("", ""),
                Group::Option(option, value) => (option.as_str(), value.as_str()),
            };
            let seat = seat.map_or(ALL_SEATS.to_owned(), |seat| seat.to_string());
            let group = [
                section.ruleset.id().to_owned(),
                section.players.to_string(),
                quoted(option),
                quoted(value),
                seat,
                games.to_string(),
            ];
            let Figures { wins, share, share_low, share_high, mean_place, .. } = figures;
            let shares = [wins, share, share_low, share_high, mean_place].map(|f| f.to_string());
            let Figures { score_min, score_p10, score_p50, score_p90, score_max, .. } = figures;
            let scores =
                [score_min, score_p10, score_p50, score_p90, score_max].map(|n| n.to_string());
            let fields: Vec<String> = group.into_iter().chain(shares).chain(scores).collect();
            text += &(fields.join(",") + "\n");
        }
        text
    }
}

/// A text as a field of CSV, on one line: it can be of a record that is not verified.
fn quoted(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    match text.contains(['"', ',']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

/// The columns of the CSV.
const COLUMNS: [&str; 16] = [
    "ruleset",
    "players",
    "option",
    "value",
    "seat",
    "games",
    "wins",
    "share",
    "share_low",
    "share_high",
    "mean_place",
    "score_min",
    "score_p10",
    "score_p50",
    "score_p90",
    "score_max",
];

/// The group in which a value of an option is counted.
fn group_of(groups: &BTreeMap<Group, GroupTally>, option: &str, value: &str) -> Group {
    let own = Group::Option(option.to_owned(), value.to_owned());
    let is_of_option = |group: &&Group| matches!(group, Group::Option(name, _) if name == option);
    let is_known = groups.contains_key(&own);
    match is_known || groups.keys().filter(is_of_option).count() < OPTION_VALUES_MAX {
        true => own,
        false => Group::Option(option.to_owned(), OTHER_VALUES.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn game(places: [u8; 3], rounds: u64) -> GameResult {
        let score = |place: u8| 10 - i64::from(place);
        let options = json!({ "rounds": rounds, "sets": ["a", "b"] });
        GameResult {
            ruleset: GameKind::Basari,
            options: options.as_object().unwrap().clone(),
            seats: places.map(|place| SeatResult { place, score: score(place) }).to_vec(),
        }
    }

    #[test]
    fn games_are_counted_by_seat_and_by_each_option() {
        let mut results = Results::default();
        for (places, rounds) in [([1, 2, 3], 5), ([2, 1, 3], 5), ([1, 1, 3], 7)] {
            results.add(&game(places, rounds));
        }
        let rows = results.rows();
        assert_eq!(rows.len(), (1 + 2 + 1) * 4, "all games, two numbers of rounds, one of sets");
        let row = |group: Group, seat| {
            rows.iter().find(|row| row.group == group && row.seat == seat).unwrap()
        };
        let wins = [0, 1, 2].map(|seat| row(Group::All, Some(seat)).figures.wins);
        assert_eq!(wins, [1.5, 1.5, 0.0]);
        let fives = row(Group::Option("rounds".to_owned(), "5".to_owned()), Some(0));
        assert_eq!((fives.games, fives.figures.wins), (2, 1.0));
        let all = row(Group::Option("sets".to_owned(), r#"["a","b"]"#.to_owned()), None);
        assert_eq!((all.games, all.figures.wins, all.figures.score_max), (3, 3.0, 9));
    }

    #[test]
    fn the_figures_do_not_depend_on_how_the_games_were_divided() {
        let games = [game([1, 2, 3], 5), game([2, 1, 3], 6), game([3, 2, 1], 5)];
        let mut whole = Results::default();
        games.iter().for_each(|game| whole.add(game));
        let mut parts = Results::default();
        for game in &games {
            let mut part = Results::default();
            part.add(game);
            parts.merge(part);
        }
        assert_eq!(whole, parts);
    }

    #[test]
    fn further_values_of_an_option_are_counted_together() {
        let mut results = Results::default();
        (0..20).for_each(|rounds| results.add(&game([1, 2, 3], rounds)));
        let other = Group::Option("rounds".to_owned(), OTHER_VALUES.to_owned());
        let rows = results.rows();
        let row = rows.iter().find(|row| row.group == other && row.seat.is_none()).unwrap();
        assert_eq!(row.games, 20 - OPTION_VALUES_MAX as u64);
    }
}
