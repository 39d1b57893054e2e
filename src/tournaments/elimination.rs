//! Elimination: who goes on, and who meets whom.

use std::collections::BTreeSet;

use super::{
    Number, PlayedRound, PlayedTable, Tournament,
    grouping::Divided,
    history::History,
    standings::{TableResult, standings, table_results},
};

/// Whether this round was the final: one table at which everybody sat who was left.
fn is_final(round: &PlayedRound) -> bool {
    round.tables.len() == 1 && round.byes.is_empty()
}

/// The best of a table first: by points at this table, games won, share of the scores, seeding.
pub(super) fn order_at(tournament: &Tournament, table: &PlayedTable) -> Vec<Number> {
    let mut results: Vec<(Number, TableResult)> = table_results(table).into_iter().collect();
    results.sort_by_key(|(number, result)| {
        let TableResult { points, wins, game_score } = *result;
        (-points, -i64::from(wins), -game_score, tournament.seed_of(*number))
    });
    results.into_iter().map(|(number, _)| number).collect()
}

/// Who goes on after the last round: the first of each table who have not withdrawn, and who had a
/// bye.
fn alive(tournament: &Tournament, advance: u8) -> Vec<Number> {
    let Some(round) = tournament.rounds.last() else { return tournament.active() };
    let plays = |number: &Number| !tournament.withdrawn.contains(number);
    let first = round.tables.iter().flat_map(|table| {
        order_at(tournament, table).into_iter().filter(plays).take(usize::from(advance))
    });
    let mut alive: Vec<Number> = first.chain(round.byes.iter().copied().filter(plays)).collect();
    alive.sort_unstable_by_key(|number| tournament.seed_of(*number));
    alive
}

/// The tables of the next round: the best seed meets the last one. If fewer are left than fill a
/// table, the best of those who are out fill it, also where none is left because all who went on
/// have withdrawn.
pub(super) fn divide(tournament: &Tournament, advance: u8, history: &History) -> Option<Divided> {
    if tournament.rounds.last().is_some_and(is_final) {
        return None;
    }
    let size = usize::from(tournament.terms.seats);
    let mut alive = alive(tournament, advance);
    if alive.len() < size {
        let left: BTreeSet<Number> = alive.iter().copied().collect();
        let best = standings(tournament).into_iter().map(|standing| standing.participant);
        let out =
            best.filter(|number| !left.contains(number) && !tournament.withdrawn.contains(number));
        alive.extend(out.take(size - left.len()));
        alive.sort_unstable_by_key(|number| tournament.seed_of(*number));
    }
    if alive.len() < size {
        return None;
    }
    let mut byes = Vec::new();
    for _ in 0..alive.len() % size {
        let fewest = alive.iter().map(|number| history.byes(*number)).min().unwrap_or_default();
        let first = alive.iter().position(|number| history.byes(*number) == fewest);
        byes.extend(first.map(|first| alive.remove(first)));
    }
    let count = alive.len() / size;
    let mut tables = vec![Vec::new(); count];
    for (row, numbers) in alive.chunks(count).enumerate() {
        for (column, number) in numbers.iter().enumerate() {
            let table = if row % 2 == 0 { column } else { count - 1 - column };
            tables[table].push(*number);
        }
    }
    Some(Divided { tables, byes })
}
