//! Draws the next round.

use super::{
    Number, Tournament, TournamentFormat, elimination,
    grouping::{Divided, tables},
    history::History,
    lot::{RoundLuck, lots},
    seats::{alternating, seatings},
    standings::points,
};

/// A table of a round: who sits where, in each of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnTable {
    /// The participants by seat, for each game.
    pub games: Vec<Vec<Number>>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnRound {
    /// Its tables.
    pub tables: Vec<DrawnTable>,
    /// Who has no table, by number.
    pub byes: Vec<Number>,
}

/// The next round; `None` if all were played, or too few participants are left for a table.
pub fn draw(tournament: &Tournament) -> Option<DrawnRound> {
    let terms = &tournament.terms;
    let round = tournament.rounds.len();
    let entrants = u16::try_from(tournament.entrants.len()).unwrap_or(u16::MAX);
    if terms.rounds(entrants).is_some_and(|rounds| round >= usize::from(rounds)) {
        return None;
    }
    let mut history = History::of(&tournament.rounds);
    let is_circle = matches!(terms.format, TournamentFormat::RoundRobin { .. }) && terms.seats == 2;
    let divided = match terms.format {
        TournamentFormat::RoundRobin { .. } if is_circle => circle(tournament),
        TournamentFormat::RoundRobin { .. } | TournamentFormat::Swiss { .. } => {
            by_search(tournament, &history)
        }
        TournamentFormat::Elimination { advance } => {
            elimination::divide(tournament, advance, &history)
        }
    }?;
    let by_lot =
        |members: &[Number]| lots(&format!("{}/seats/{}", tournament.seed, round + 1), members);
    let games = |members: &Vec<Number>| match is_circle {
        true => alternating(members, terms.games),
        false => seatings(&by_lot(members), terms.games, &mut history),
    };
    let tables = divided.tables.iter().map(games).map(|games| DrawnTable { games }).collect();
    let mut byes = divided.byes;
    byes.sort_unstable();
    Some(DrawnRound { tables, byes })
}

/// The circle method, with the seats of the Berger tables: one stays, the others move on by a place
/// each round. A participant who would meet a withdrawn one has a bye. A round in which no
/// participant could play has no tables, and only byes.
fn circle(tournament: &Tournament) -> Option<Divided> {
    if tournament.active().len() < 2 {
        return None;
    }
    let mut by_seed: Vec<_> = tournament.entrants.iter().collect();
    by_seed.sort_unstable_by_key(|entrant| entrant.seed);
    let mut places: Vec<Option<Number>> =
        by_seed.iter().map(|entrant| Some(entrant.number)).collect();
    if places.len() % 2 == 1 {
        places.push(None);
    }
    let playing =
        |place: usize| places[place].filter(|number| !tournament.withdrawn.contains(number));
    let (turning, round) = (places.len() - 1, tournament.rounds.len());
    let mut divided = Divided { tables: Vec::new(), byes: Vec::new() };
    for step in 0..places.len() / 2 {
        let one = (round + step) % turning;
        let other = if step == 0 { turning } else { (round + turning - step) % turning };
        match (playing(one), playing(other)) {
            (Some(first), Some(second)) if sits_first(one, other, places.len()) => {
                divided.tables.push(vec![first, second]);
            }
            (Some(second), Some(first)) => divided.tables.push(vec![first, second]),
            (one, other) => divided.byes.extend(one.or(other)),
        }
    }
    Some(divided)
}

/// Whether the participant of the one place sits on the first seat against that of the other one, by
/// the Berger tables. So each sits as often on the one seat as on the other, but for one game.
fn sits_first(one: usize, other: usize, places: usize) -> bool {
    let last = places - 1;
    if one == last || other == last {
        let against_last = one.min(other);
        return (one == against_last) == (against_last < places / 2);
    }
    (one < other) == ((one + other) % 2 == 1)
}

/// By search: those meet who have met least; in a Swiss tournament also those who stand alike.
fn by_search(tournament: &Tournament, history: &History) -> Option<Divided> {
    let size = usize::from(tournament.terms.seats);
    let is_swiss = matches!(tournament.terms.format, TournamentFormat::Swiss { .. });
    let points = points(tournament);
    let points_of = |number: Number| match is_swiss {
        true => points.get(&number).copied().unwrap_or_default(),
        false => 0,
    };
    let mut order = tournament.active();
    if order.len() < size {
        return None;
    }
    order.sort_by_key(|number| (-points_of(*number), tournament.seed_of(*number)));
    let byes = take_byes(&mut order, size, history);
    let scored: Vec<(Number, i64)> =
        order.into_iter().map(|number| (number, points_of(number))).collect();
    let mut luck = RoundLuck::new(&tournament.seed, tournament.rounds.len() + 1);
    let tables = tables(&slid(&scored, size), size, history, &mut luck);
    Some(Divided { tables, byes })
}

/// Takes out as many as fill no table: those who had the fewest byes, and of these the last.
fn take_byes(order: &mut Vec<Number>, size: usize, history: &History) -> Vec<Number> {
    let mut byes = Vec::new();
    for _ in 0..order.len() % size {
        let fewest = order.iter().map(|number| history.byes(*number)).min().unwrap_or_default();
        let last = order.iter().rposition(|number| history.byes(*number) == fewest);
        byes.extend(last.map(|last| order.remove(last)));
    }
    byes
}

/// The first division: within each group of equal points the first of each table come first, then
/// the second of each, and so on, so that at tables of two the upper half meets the lower half. Those
/// at the end of a group who fill no table go into the next group.
fn slid(scored: &[(Number, i64)], size: usize) -> Vec<(Number, i64)> {
    let mut slid = Vec::new();
    let mut pool: Vec<(Number, i64)> = Vec::new();
    for group in scored.chunk_by(|one, other| one.1 == other.1) {
        pool.extend_from_slice(group);
        let rest = pool.split_off(pool.len() / size * size);
        let count = pool.len() / size;
        for table in 0..count {
            slid.extend((0..size).map(|row| pool[row * count + table]));
        }
        pool = rest;
    }
    slid
}
