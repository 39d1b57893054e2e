//! Who sits where at a table.

use super::{Number, history::History};

/// What sitting on the same seat again in the same series costs, compared with once more in the
/// whole tournament.
const SERIES_WEIGHT: u64 = 1_000_000;

/// The seats of a series at a table of two: they change from game to game.
pub(super) fn alternating(first: &[Number], games: u8) -> Vec<Vec<Number>> {
    let second: Vec<Number> = first.iter().rev().copied().collect();
    (0..games).map(|game| if game % 2 == 0 { first.to_vec() } else { second.clone() }).collect()
}

/// The seats of the games of a table, by game. For each game the order is taken in which the seats of
/// this series, and then those of the whole tournament, are spread most evenly; of several such
/// orders the first, in the order in which the members are given.
pub(super) fn seatings(members: &[Number], games: u8, history: &mut History) -> Vec<Vec<Number>> {
    let mut series = History::default();
    (0..games)
        .map(|_| {
            let cost = |number: Number, seat: usize| {
                let again = u64::from(series.sat(number, seat));
                let before = u64::from(history.sat(number, seat));
                // The squares of the counts grow by so much.
                (2 * again + 1) * SERIES_WEIGHT + 2 * before + 1
            };
            let seats = cheapest(members, &cost);
            series.add_seats(&seats);
            history.add_seats(&seats);
            seats
        })
        .collect()
}

/// The order of the members that costs least.
fn cheapest(members: &[Number], cost: &impl Fn(Number, usize) -> u64) -> Vec<Number> {
    let mut search = Search { best: None, seats: Vec::new(), cost };
    search.place(members, 0);
    search.best.map(|(_, seats)| seats).unwrap_or_default()
}

struct Search<'a, F> {
    best: Option<(u64, Vec<Number>)>,
    seats: Vec<Number>,
    cost: &'a F,
}

impl<F: Fn(Number, usize) -> u64> Search<'_, F> {
    fn place(&mut self, left: &[Number], spent: u64) {
        if self.best.as_ref().is_some_and(|(least, _)| spent >= *least) {
            return;
        }
        if left.is_empty() {
            self.best = Some((spent, self.seats.clone()));
            return;
        }
        for (index, number) in left.iter().enumerate() {
            let cost = (self.cost)(*number, self.seats.len());
            let rest = [&left[..index], &left[index + 1..]].concat();
            self.seats.push(*number);
            self.place(&rest, spent + cost);
            self.seats.pop();
        }
    }
}
