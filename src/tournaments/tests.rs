//! Properties of drawn rounds over random tournaments, and standings counted by hand.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::*;

const SEED: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// Seeds of lots for properties that must hold for each lot.
const SEEDS: [&str; 3] = [SEED, "ab12", "c0ffee"];

fn terms(format: TournamentFormat, seats: u8, games: u8) -> DrawTerms {
    DrawTerms { format, seats, games, tie_breaks: TieBreak::usual(format) }
}

fn started(terms: DrawTerms, participants: u16) -> Tournament {
    started_with(terms, participants, SEED)
}

fn started_with(terms: DrawTerms, participants: u16, seed: &str) -> Tournament {
    let entered: Vec<(Number, u32)> = (1..=participants).map(|number| (number, 0)).collect();
    Tournament {
        terms,
        seed: seed.to_owned(),
        entrants: seeded(Seeding::Lot, &entered, seed),
        withdrawn: BTreeSet::new(),
        rounds: Vec::new(),
    }
}

/// Plays a game: the places follow from numbers that the case brings.
fn played(seats: &[Number], salt: u64) -> Vec<Reached> {
    let score = |number: Number| {
        i64::try_from((u64::from(number) * 7_919 + salt * 104_729) % 23).expect("it is small")
    };
    let place = |number: Number| {
        let better = seats.iter().filter(|other| score(**other) > score(number)).count();
        u8::try_from(better + 1).expect("few seats")
    };
    seats
        .iter()
        .map(|number| Reached { number: *number, place: place(*number), score: score(*number) })
        .collect()
}

/// Draws and plays one round.
fn play_round(tournament: &mut Tournament, salt: u64) -> bool {
    let Some(DrawnRound { tables, byes }) = draw(tournament) else { return false };
    let tables = tables.into_iter().map(|table| {
        let games = table.games.iter().map(|seats| played(seats, salt)).collect();
        PlayedTable { seats: table.games, games }
    });
    tournament.rounds.push(PlayedRound { tables: tables.collect(), byes });
    true
}

fn play_all(tournament: &mut Tournament, salt: u64) {
    for round in 0..=u64::from(TOURNAMENT_ROUNDS_MAX) {
        if !play_round(tournament, salt + round) {
            return;
        }
    }
    panic!("it does not end");
}

fn formats(seats: u8) -> impl Strategy<Value = TournamentFormat> {
    prop_oneof![
        (1..6_u16).prop_map(|rounds| TournamentFormat::RoundRobin { rounds: Some(rounds) }),
        (1..6_u16).prop_map(|rounds| TournamentFormat::Swiss { rounds }),
        (1..seats).prop_map(|advance| TournamentFormat::Elimination { advance }),
    ]
}

fn cases() -> impl Strategy<Value = (DrawTerms, u16, u64)> {
    (2..=6_u8, 1..=3_u8).prop_flat_map(|(seats, games)| {
        (formats(seats), u16::from(seats)..24, any::<u16>()).prop_map(
            move |(format, participants, salt)| {
                (terms(format, seats, games), participants, u64::from(salt))
            },
        )
    })
}

/// Everybody at the tables and byes of a round, once each.
fn once_each(round: &PlayedRound) -> BTreeSet<Number> {
    let tables = round.tables.iter().map(|table| table.seats[0].iter().copied());
    let all: Vec<Number> = tables.flatten().chain(round.byes.iter().copied()).collect();
    let set: BTreeSet<Number> = all.iter().copied().collect();
    assert_eq!(set.len(), all.len(), "no participant is twice in a round");
    set
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn everybody_has_a_table_or_a_bye_in_each_round((terms, participants, salt) in cases()) {
        let is_elimination = matches!(terms.format, TournamentFormat::Elimination { .. });
        let (size, games) = (usize::from(terms.seats), usize::from(terms.games));
        let most = terms.games_max(participants);
        let mut tournament = started(terms, participants);
        play_all(&mut tournament, salt);
        let mut count = 0;
        for (index, round) in tournament.rounds.iter().enumerate() {
            let there = once_each(round);
            prop_assert!(is_elimination && index > 0 || there.len() == usize::from(participants));
            prop_assert!(round.byes.len() < size);
            for table in &round.tables {
                prop_assert_eq!(table.seats.len(), games);
                let members: BTreeSet<&Number> = table.seats[0].iter().collect();
                for seats in &table.seats {
                    prop_assert_eq!(seats.len(), size);
                    prop_assert_eq!(&seats.iter().collect::<BTreeSet<_>>(), &members);
                    count += 1;
                }
            }
        }
        prop_assert!(count <= most, "{count} games of at most {most}");
        let ranks: Vec<u16> = standings(&tournament).iter().map(|one| one.rank).collect();
        prop_assert_eq!(ranks, (1..=participants).collect::<Vec<_>>());
    }

    #[test]
    fn seats_and_byes_are_spread((terms, participants, salt) in cases()) {
        prop_assume!(!matches!(terms.format, TournamentFormat::Elimination { .. }));
        let mut tournament = started(terms, participants);
        play_all(&mut tournament, salt);
        let balance = balance(&tournament);
        prop_assert!(balance.bye_difference_max <= 1, "{balance:?}");
        prop_assert!(balance.seat_difference_max <= 3, "{balance:?}");
    }

    #[test]
    fn a_series_changes_the_seats((terms, participants, _) in cases()) {
        let mut tournament = started(DrawTerms { games: terms.seats, ..terms }, participants);
        play_round(&mut tournament, 0);
        for table in &tournament.rounds[0].tables {
            for seat in 0..usize::from(tournament.terms.seats) {
                let there: BTreeSet<Number> = table.seats.iter().map(|seats| seats[seat]).collect();
                prop_assert_eq!(there.len(), usize::from(tournament.terms.seats));
            }
        }
    }

    #[test]
    fn who_has_withdrawn_is_not_drawn((terms, participants, salt) in cases()) {
        let mut tournament = started(terms, participants);
        play_round(&mut tournament, salt);
        tournament.withdrawn.insert(1);
        while draw(&tournament).is_some() {
            play_round(&mut tournament, salt);
            prop_assert!(!once_each(tournament.rounds.last().unwrap()).contains(&1));
        }
        prop_assert!(standings(&tournament).iter().any(|one| one.participant == 1 && one.withdrawn));
    }

    #[test]
    fn the_same_is_drawn_again((terms, participants, salt) in cases()) {
        let mut tournament = started(terms, participants);
        play_round(&mut tournament, salt);
        prop_assert_eq!(draw(&tournament), draw(&tournament.clone()));
    }
}

#[test]
fn in_a_round_robin_for_two_everybody_meets_everybody_once_and_the_seats_are_even() {
    for (participants, seed) in (2..=64).zip(SEEDS.into_iter().cycle()) {
        for games in 1..=2 {
            let format = TournamentFormat::RoundRobin { rounds: None };
            let mut tournament = started_with(terms(format, 2, games), participants, seed);
            while play_round(&mut tournament, 3) {}
            let balance = balance(&tournament);
            assert_eq!((balance.meetings_min, balance.meetings_max), (1, 1), "{participants}");
            let most = u32::from(participants % 2 == 0 && games % 2 == 1);
            assert_eq!(balance.seat_difference_max, most, "{participants} {games} {seed}");
        }
    }
}

#[test]
fn the_seats_of_larger_tables_and_of_swiss_rounds_are_even() {
    let round_robin = TournamentFormat::RoundRobin { rounds: None };
    let swiss = TournamentFormat::Swiss { rounds: 7 };
    for (format, seats, most, counts) in [
        (round_robin, 3, 2, [7, 12, 31]),
        (round_robin, 4, 2, [9, 24, 64]),
        (round_robin, 5, 2, [11, 25, 48]),
        (swiss, 2, 3, [7, 24, 64]),
    ] {
        for (participants, seed) in counts.into_iter().zip(SEEDS) {
            let mut tournament = started_with(terms(format, seats, 1), participants, seed);
            play_all(&mut tournament, 11);
            let found = balance(&tournament).seat_difference_max;
            assert!(found <= most, "{seats} {participants} {seed}: {found}");
        }
    }
}

#[test]
fn nobody_meets_twice_in_a_swiss_tournament_where_that_is_possible() {
    for (seats, participants, rounds) in [(2, 8, 5), (2, 64, 6), (3, 27, 4), (4, 16, 3)] {
        let mut tournament =
            started(terms(TournamentFormat::Swiss { rounds }, seats, 1), participants);
        play_all(&mut tournament, 5);
        let balance = balance(&tournament);
        assert_eq!(balance.meetings_max, 1, "{seats} {participants}: {balance:?}");
    }
}

#[test]
fn a_round_robin_of_larger_tables_is_balanced_as_well_as_the_search_finds() {
    for (seats, participants, most) in [(3, 9, 1), (4, 16, 2), (3, 15, 2), (5, 25, 2), (6, 12, 3)] {
        let format = TournamentFormat::RoundRobin { rounds: None };
        let mut tournament = started(terms(format, seats, 1), participants);
        play_all(&mut tournament, 7);
        let balance = balance(&tournament);
        assert!(balance.meetings_max <= most, "{seats} {participants}: {balance:?}");
    }
}

#[test]
fn those_who_stand_alike_meet_in_a_swiss_tournament() {
    let mut tournament = started(terms(TournamentFormat::Swiss { rounds: 3 }, 2, 1), 8);
    play_round(&mut tournament, 1);
    let points: BTreeMap<Number, i64> = super::standings::points(&tournament);
    let DrawnRound { tables, .. } = draw(&tournament).unwrap();
    for table in tables {
        let met: BTreeSet<i64> = table.games[0].iter().map(|number| points[number]).collect();
        assert_eq!(met.len(), 1, "{points:?}");
    }
}

#[test]
fn the_first_of_each_table_go_on() {
    let format = TournamentFormat::Elimination { advance: 2 };
    let mut tournament = started(terms(format, 4, 1), 16);
    let mut sizes = Vec::new();
    while draw(&tournament).is_some() {
        play_round(&mut tournament, 9);
        let round = tournament.rounds.last().unwrap();
        sizes.push((round.tables.len(), round.byes.len()));
    }
    assert_eq!(sizes, [(4, 0), (2, 0), (1, 0)]);
    let last = &tournament.rounds[2].tables[0];
    let winner = super::elimination::order_at(&tournament, last)[0];
    assert_eq!(standings(&tournament)[0].participant, winner);
}

#[test]
fn the_best_of_those_who_are_out_fill_a_final() {
    let format = TournamentFormat::Elimination { advance: 1 };
    let mut tournament = started(terms(format, 3, 1), 6);
    play_all(&mut tournament, 2);
    let sizes: Vec<usize> = tournament.rounds.iter().map(|round| round.tables.len()).collect();
    assert_eq!(sizes, [2, 1]);
}

#[test]
fn the_best_of_those_who_are_out_play_on_where_all_others_have_withdrawn() {
    let format = TournamentFormat::Elimination { advance: 1 };
    let mut tournament = started(terms(format, 2, 1), 4);
    play_round(&mut tournament, 2);
    let winners: Vec<Number> = tournament.rounds[0]
        .tables
        .iter()
        .map(|table| super::elimination::order_at(&tournament, table)[0])
        .collect();
    tournament.withdrawn.insert(winners[0]);
    let DrawnRound { tables, byes } = draw(&tournament).expect("there is a final");
    assert_eq!((tables.len(), byes.len()), (1, 0));
    assert!(tables[0].games[0].contains(&winners[1]) && !tables[0].games[0].contains(&winners[0]));
    tournament.withdrawn.insert(winners[1]);
    let DrawnRound { tables, .. } = draw(&tournament).expect("there is a final");
    assert!(winners.iter().all(|winner| !tables[0].games[0].contains(winner)));
    play_all(&mut tournament, 2);
    let first = standings(&tournament)[0];
    assert!(tables[0].games[0].contains(&first.participant) && !first.withdrawn);
}

#[test]
fn who_has_withdrawn_does_not_win() {
    for format in [
        TournamentFormat::Elimination { advance: 1 },
        TournamentFormat::Swiss { rounds: 3 },
        TournamentFormat::RoundRobin { rounds: None },
    ] {
        let mut tournament = started(terms(format, 2, 1), 4);
        play_all(&mut tournament, 2);
        let winner = standings(&tournament)[0].participant;
        tournament.withdrawn.insert(winner);
        let standings = standings(&tournament);
        assert!(!standings[0].withdrawn, "{format:?}");
        assert_eq!((standings[3].participant, standings[3].rank), (winner, 4));
    }
}

/// A won game of `one` against `other`.
fn won(one: Number, other: Number) -> PlayedTable {
    let reached = |number, place, score| Reached { number, place, score };
    PlayedTable {
        seats: vec![vec![one, other]],
        games: vec![vec![reached(one, 1, 30), reached(other, 2, 10)]],
    }
}

#[test]
fn tie_breaks_are_counted() {
    let format = TournamentFormat::Swiss { rounds: 2 };
    let mut tournament = started(terms(format, 2, 1), 4);
    tournament.rounds = vec![
        PlayedRound { tables: vec![won(1, 2), won(3, 4)], byes: Vec::new() },
        PlayedRound { tables: vec![won(1, 3), won(2, 4)], byes: Vec::new() },
    ];
    let standings = standings(&tournament);
    let by: BTreeMap<Number, Standing> =
        standings.iter().map(|standing| (standing.participant, *standing)).collect();
    assert_eq!([1, 2, 3, 4].map(|number| by[&number].points), [4, 2, 2, 0]);
    assert_eq!([1, 2, 3, 4].map(|number| by[&number].buchholz), [4, 4, 4, 4]);
    assert_eq!([1, 2, 3, 4].map(|number| by[&number].sonneborn_berger), [8, 0, 0, 0]);
    assert_eq!([1, 2, 3, 4].map(|number| by[&number].wins), [2, 1, 1, 0]);
    assert_eq!(by[&1].game_score, 1_500_000);
    assert_eq!(by[&2].direct_encounter, None, "2 and 3 have not met");
    assert_eq!((by[&1].rank, by[&4].rank), (1, 4));
}

#[test]
fn direct_encounters_count_among_those_with_the_same_points() {
    let format = TournamentFormat::RoundRobin { rounds: None };
    let mut tournament = started(terms(format, 2, 1), 4);
    // 1 and 2 have the same points; 2 has won against 1.
    tournament.rounds = vec![
        PlayedRound { tables: vec![won(2, 1), won(3, 4)], byes: Vec::new() },
        PlayedRound { tables: vec![won(1, 3), won(2, 4)], byes: Vec::new() },
        PlayedRound { tables: vec![won(1, 4), won(3, 2)], byes: Vec::new() },
    ];
    let standings = standings(&tournament);
    let direct: Vec<_> =
        standings.iter().map(|one| (one.participant, one.direct_encounter)).collect();
    // Each of 1, 2 and 3 has won two games, and one of them against each other.
    assert!(direct[..3].iter().all(|(_, direct)| *direct == Some(2)), "{direct:?}");
    assert_eq!(direct[3], (4, None));
}

#[test]
fn a_bye_counts_as_if_all_had_the_same_place() {
    let mut tournament = started(terms(TournamentFormat::Swiss { rounds: 1 }, 3, 2), 4);
    tournament.rounds = vec![PlayedRound { tables: Vec::new(), byes: vec![4] }];
    let standings = standings(&tournament);
    assert_eq!((standings[0].participant, standings[0].points, standings[0].byes), (4, 4, 1));
    assert_eq!(standings[0].buchholz, 16);
}

#[test]
fn lots_follow_from_the_published_seed() {
    let lots = lots(SEED, &[1, 2, 3, 4, 5]);
    let mut sorted = lots.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [1, 2, 3, 4, 5]);
    assert!(lot_key(SEED, lots[0]) < lot_key(SEED, lots[4]));
    assert_ne!(lots, super::lots(&"08".repeat(32), &[1, 2, 3, 4, 5]));
}

#[test]
fn seeding_is_by_rating_entry_or_lot() {
    let entered = [(1, 1_500_000), (2, 1_700_000), (3, 1_500_000)];
    let seeds = |seeding| {
        let entrants = seeded(seeding, &entered, SEED);
        entrants.iter().map(|entrant| entrant.seed).collect::<Vec<_>>()
    };
    assert_eq!(seeds(Seeding::Entry), [1, 2, 3]);
    assert_eq!(seeds(Seeding::Rating)[1], 1);
    let lots = seeded(Seeding::Lot, &entered, SEED);
    assert!(lots.iter().all(|entrant| entrant.seed == entrant.lot));
}
