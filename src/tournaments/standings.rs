//! Standings: points and tie-breaks, as whole numbers.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Number, PlayedTable, Reached, TieBreak, Tournament, TournamentFormat, history::pairs};

/// The whole of the scores of a game, of which everybody has a share.
pub const GAME_SCORE_WHOLE: i64 = 1_000_000;

/// How a participant stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = TournamentStanding)]
pub struct Standing {
    /// The place, from 1 on; no two have the same.
    #[schema(minimum = 1, example = 1)]
    pub rank: u16,
    /// Who.
    #[schema(minimum = 1, example = 3)]
    pub participant: Number,
    /// The points, in halves: in each game 2 for everybody who was beaten, 1 for everybody with the
    /// same place. A bye counts as if everybody had the same place in all its games.
    #[schema(example = 7)]
    pub points: i64,
    /// How many games were counted, without byes.
    #[schema(example = 4)]
    pub games: u32,
    /// How many byes.
    #[schema(example = 0)]
    pub byes: u32,
    /// How many games the participant won alone: no other had the first place.
    #[schema(example = 3)]
    pub wins: u32,
    /// The points of all opponents, in halves: of each once for each game against them. In a bye one
    /// meets opponents with the own points.
    #[schema(example = 18)]
    pub buchholz: i64,
    /// In quarters: for each game and opponent the points of the opponent times 2 if beaten, times 1
    /// at the same place.
    #[schema(example = 22)]
    pub sonneborn_berger: i64,
    /// The points, in halves, of the games against those who have the same points; null unless all
    /// of these have met each other.
    #[schema(example = 2)]
    pub direct_encounter: Option<i64>,
    /// The shares of the scores of the games, in millionths, each rounded down. Where a score is
    /// negative, or all are 0, all shares are equal.
    #[schema(example = 1_612_903)]
    pub game_score: i64,
    /// The place in the lot, which decides last.
    #[schema(minimum = 1, example = 5)]
    pub lot: u16,
    /// The last round in which the participant played or had a bye; 0 before the first. In an
    /// elimination it decides first.
    #[schema(example = 4)]
    pub last_round: u16,
    /// Whether the participant has withdrawn, and so stands behind all who have not.
    pub withdrawn: bool,
}

/// What a participant reached at a table in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TableResult {
    pub(super) points: i64,
    pub(super) wins: u32,
    pub(super) game_score: i64,
}

/// The result of one against another in a game: 2 if better, 1 if equal, 0 if not.
fn against(own: &Reached, other: &Reached) -> i64 {
    match own.place.cmp(&other.place) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}

fn others<'a>(game: &'a [Reached], own: &'a Reached) -> impl Iterator<Item = &'a Reached> {
    game.iter().filter(move |other| other.number != own.number)
}

fn share(game: &[Reached], own: &Reached) -> i64 {
    let total: i128 = game.iter().map(|reached| i128::from(reached.score)).sum();
    let seats = i64::try_from(game.len()).expect("a table has few seats");
    if total <= 0 || game.iter().any(|reached| reached.score < 0) {
        return GAME_SCORE_WHOLE / seats;
    }
    let share = i128::from(own.score) * i128::from(GAME_SCORE_WHOLE) / total;
    i64::try_from(share).expect("a share is at most the whole")
}

/// What everybody reached at a table, in the games that have a result.
pub(super) fn table_results(table: &PlayedTable) -> BTreeMap<Number, TableResult> {
    let mut results: BTreeMap<Number, TableResult> = BTreeMap::new();
    for number in table.seats.iter().flatten() {
        results.entry(*number).or_default();
    }
    for game in &table.games {
        for own in game {
            let result = results.entry(own.number).or_default();
            result.points += others(game, own).map(|other| against(own, other)).sum::<i64>();
            let is_alone = others(game, own).all(|other| other.place > 1);
            result.wins += u32::from(own.place == 1 && is_alone);
            result.game_score += share(game, own);
        }
    }
    results
}

/// The points of a bye: those of games in which all have the same place.
fn bye_points(tournament: &Tournament) -> i64 {
    i64::from(tournament.terms.seats - 1) * i64::from(tournament.terms.games)
}

/// The points of everybody.
pub(super) fn points(tournament: &Tournament) -> BTreeMap<Number, i64> {
    let mut points: BTreeMap<Number, i64> =
        tournament.entrants.iter().map(|entrant| (entrant.number, 0)).collect();
    for round in &tournament.rounds {
        for number in &round.byes {
            *points.entry(*number).or_default() += bye_points(tournament);
        }
        for (number, result) in round.tables.iter().flat_map(table_results) {
            *points.entry(number).or_default() += result.points;
        }
    }
    points
}

/// All games that have a result.
fn games(tournament: &Tournament) -> impl Iterator<Item = &Vec<Reached>> {
    tournament.rounds.iter().flat_map(|round| &round.tables).flat_map(|table| &table.games)
}

/// The standings, the first place first.
pub fn standings(tournament: &Tournament) -> Vec<Standing> {
    let points = points(tournament);
    let direct = direct_encounters(tournament, &points);
    let mut standings: Vec<Standing> = tournament
        .entrants
        .iter()
        .map(|entrant| {
            let mut standing = counted(tournament, entrant.number, &points);
            standing.lot = entrant.lot;
            standing.direct_encounter = direct.get(&entrant.number).copied();
            standing
        })
        .collect();
    let finish = last_points(tournament);
    standings.sort_by_cached_key(|standing| {
        order(tournament, standing, finish.get(&standing.participant).copied())
    });
    for (standing, rank) in standings.iter_mut().zip(1..) {
        standing.rank = rank;
    }
    standings
}

/// What standings are sorted by; the smallest comes first. Withdrawn participants stand behind all
/// others, and so do not win while another participant is left.
fn order(
    tournament: &Tournament,
    standing: &Standing,
    last_points: Option<i64>,
) -> (bool, Reverse<u16>, Reverse<i64>, Vec<Reverse<i64>>, u16) {
    let is_elimination = matches!(tournament.terms.format, TournamentFormat::Elimination { .. });
    let (round, points) = match is_elimination {
        true => (standing.last_round, last_points.unwrap_or_default()),
        false => (0, standing.points),
    };
    let value = |tie_break: &TieBreak| match tie_break {
        TieBreak::DirectEncounter => standing.direct_encounter.unwrap_or_default(),
        TieBreak::Buchholz => standing.buchholz,
        TieBreak::SonnebornBerger => standing.sonneborn_berger,
        TieBreak::Wins => i64::from(standing.wins),
        TieBreak::GameScore => standing.game_score,
    };
    let values = tournament.terms.tie_breaks.iter().map(value).map(Reverse).collect();
    (standing.withdrawn, Reverse(round), Reverse(points), values, standing.lot)
}

/// The points of everybody in the last round in which they had a table or a bye.
fn last_points(tournament: &Tournament) -> BTreeMap<Number, i64> {
    let mut last = BTreeMap::new();
    for round in &tournament.rounds {
        last.extend(round.byes.iter().map(|number| (*number, bye_points(tournament))));
        let results = round.tables.iter().flat_map(table_results);
        last.extend(results.map(|(number, result)| (number, result.points)));
    }
    last
}

/// Everything of a participant that does not depend on who has the same points.
fn counted(tournament: &Tournament, number: Number, points: &BTreeMap<Number, i64>) -> Standing {
    let points_of = |number: Number| points.get(&number).copied().unwrap_or_default();
    let mut standing = Standing {
        rank: 0,
        participant: number,
        points: points_of(number),
        games: 0,
        byes: 0,
        wins: 0,
        buchholz: 0,
        sonneborn_berger: 0,
        direct_encounter: None,
        game_score: 0,
        lot: 0,
        last_round: 0,
        withdrawn: tournament.withdrawn.contains(&number),
    };
    for (round, played) in (1..).zip(&tournament.rounds) {
        if played.byes.contains(&number) {
            standing.byes += 1;
            standing.last_round = round;
            standing.buchholz += bye_points(tournament) * standing.points;
        }
        if played.tables.iter().flat_map(|table| &table.seats).flatten().any(|n| *n == number) {
            standing.last_round = round;
        }
        for result in played.tables.iter().filter_map(|table| table_results(table).remove(&number))
        {
            standing.wins += result.wins;
            standing.game_score += result.game_score;
        }
    }
    for game in games(tournament) {
        let Some(own) = game.iter().find(|reached| reached.number == number) else { continue };
        standing.games += 1;
        for other in others(game, own) {
            standing.buchholz += points_of(other.number);
            standing.sonneborn_berger += against(own, other) * points_of(other.number);
        }
    }
    standing
}

/// The points of the games against those who have the same points, of those of whom all have met.
fn direct_encounters(
    tournament: &Tournament,
    points: &BTreeMap<Number, i64>,
) -> BTreeMap<Number, i64> {
    let mut between: BTreeMap<(Number, Number), i64> = BTreeMap::new();
    for game in games(tournament) {
        for own in game {
            for other in others(game, own) {
                *between.entry((own.number, other.number)).or_default() += against(own, other);
            }
        }
    }
    let mut groups: BTreeMap<i64, Vec<Number>> = BTreeMap::new();
    for (number, points) in points {
        groups.entry(*points).or_default().push(*number);
    }
    let have_met = |group: &&Vec<Number>| {
        group.len() > 1 && pairs(group).all(|pair| between.contains_key(&pair))
    };
    let mut direct = BTreeMap::new();
    for group in groups.values().filter(have_met) {
        let members: BTreeSet<Number> = group.iter().copied().collect();
        for own in group {
            let others = members.iter().filter(|other| *other != own);
            let sum = others.map(|other| between[&(*own, *other)]).sum();
            direct.insert(*own, sum);
        }
    }
    direct
}
