//! What the laws need to know about Dale of Merchants 2.

use std::collections::{BTreeMap, BTreeSet};

use kontor_games::dale_of_merchants::{
    DaleOfMerchants, Event, Options, State,
    kinds::{Card, Set},
    pending::{Question, Task, Viewers},
    printed::printed,
    zones::{Goal, Origin},
};
use kontor_rules::{Chance, Seat, Viewer};

use crate::support::{
    runs::{LawSpec, random_run},
    sized,
};

/// The choices for Cheer are simultaneous and secret.
pub const SPEC: LawSpec<DaleOfMerchants> =
    LawSpec { options, conserved, secrets, secret: CHEERING, simultaneous: CHEERING };

const CHEERING: &[&str] = &["dale_of_merchants.cheering"];

/// Random games for each number of players: so many show all pairs, and by night a thousand in all.
const GAMES_PER_TABLE: [u64; 2] = [150, 334];
/// Two, three and four players, and two teams.
const KINDS_OF_TABLES: usize = 4;

/// Any sets, owls included, teams in half of the games of four, and few rounds.
fn options(seats: u8, chance: &mut dyn Chance) -> Options {
    let teams = seats == 4 && chance.below(2) == 1;
    let base = Options { teams, first_seat: None, round_limit: 20, decks: None };
    let mut sets = Set::ALL.to_vec();
    kontor_rules::shuffle(chance, &mut sets);
    sets.truncate(base.set_count(seats));
    Options { decks: Some(sets), ..base }
}

/// Types of actions that the players of recorded games prefer, so that many cards are played.
pub const FOND_OF: &[&str] = &["dale_of_merchants.play", "dale_of_merchants.use_owl"];

/// Games to be recorded, with names of their own: one for each set, with the two that follow it,
/// and one of two teams.
pub fn purposeful_games() -> Vec<(&'static str, u8, Options)> {
    let sets = |first: usize, count: usize| -> Vec<Set> {
        Set::ALL.into_iter().cycle().skip(first).take(count).collect()
    };
    let names = ["platypuses", "sloths", "crocodiles", "foxes", "polecats", "owls"];
    let options = |decks| Options { decks: Some(decks), ..Options::default() };
    let mut games: Vec<_> = names
        .into_iter()
        .enumerate()
        .map(|(first, name)| (name, 2, options(sets(first, 3))))
        .collect();
    games.push(("teams", 4, Options { teams: true, ..options(sets(2, 4)) }));
    games
}

/// How often each card is there.
type Counts = BTreeMap<Card, i64>;

/// All cards of a table, wherever they are.
fn cards(state: &State) -> Counts {
    let mut all: Vec<Card> = state.boxed.to_vec();
    for seat in Seat::all(state.seats()) {
        all.extend(state.hand(seat).iter().map(|held| held.card));
        all.extend(state.deck(seat).iter().map(|piece| piece.card));
        all.extend(state.pile(seat));
        all.extend(state.players[seat].schedule.iter().map(|scheduled| scheduled.card));
    }
    all.extend(state.stalls.iter().flatten().flatten());
    all.extend(state.market.iter().flatten());
    all.extend(&state.market_pile);
    all.extend(state.market_deck());
    for task in &state.pending().stack {
        if let Task::Ask { question: Question::Deal { set } | Question::Order { set }, .. } = task {
            all.extend(set.iter().map(|given| given.card));
        }
    }
    let mut counts = Counts::new();
    all.into_iter().for_each(|card| *counts.entry(card).or_default() += 1);
    counts
}

/// Every animalfolk card of the sets is there, and the number of junk cards changed as the events
/// say.
fn conserved(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let mut expected: Counts = after
        .sets
        .iter()
        .flat_map(|set| set.cards())
        .map(|card| (card, i64::from(printed(card).copies)))
        .collect();
    let mut junk = cards(before).get(&Card::Junk).copied().unwrap_or_default();
    for event in events {
        if let Event::SetUp(set_up) = event {
            junk +=
                set_up.decks.iter().flatten().filter(|card| **card == Card::Junk).count() as i64;
        } else if let Event::CardMoved { from, to, .. } = event {
            junk += i64::from(*from == Origin::JunkPile) - i64::from(*to == Goal::JunkPile);
        }
    }
    expected.insert(Card::Junk, junk);
    let mut there = cards(after);
    there.entry(Card::Junk).or_default();
    if there == expected {
        Ok(())
    } else {
        Err(format!("the cards are {there:?} instead of {expected:?}"))
    }
}

/// Unknown cards, place by place; none if nearly all of them are of one kind, so that draws need
/// not differ.
fn secrets(state: &State, viewer: Viewer) -> Vec<String> {
    let unknown = |known: Viewers| !known.contains(viewer);
    let mut places: Vec<Vec<Card>> = vec![state.market_deck().to_vec()];
    for seat in Seat::all(state.seats()) {
        let mut hand: Vec<Card> = state
            .hand(seat)
            .iter()
            .filter(|held| unknown(held.known))
            .map(|held| held.card)
            .collect();
        hand.sort();
        places.push(hand);
        if !state.is_searched_by(viewer, seat) {
            places.push(
                state
                    .deck(seat)
                    .iter()
                    .filter(|piece| unknown(piece.known))
                    .map(|piece| piece.card)
                    .collect(),
            );
        }
    }
    let mut choices = Vec::new();
    for task in &state.pending().stack {
        if let Task::Ask { question: Question::Deal { set } | Question::Order { set }, .. } = task {
            places.extend(
                set.iter().filter(|given| unknown(given.known)).map(|given| vec![given.card]),
            );
        } else if let Task::Cheer { choosers, .. } = task {
            let others = choosers
                .iter()
                .filter(|(seat, _)| !viewer.is(*seat) && state.deck(*seat).len() > 1);
            choices.extend(others.filter_map(|(_, place)| place.map(|place| place.to_string())));
        }
    }
    let mut pool = Counts::new();
    places.iter().flatten().for_each(|card| *pool.entry(*card).or_default() += 1);
    let (all, most) =
        (pool.values().sum::<i64>(), pool.values().max().copied().unwrap_or_default());
    if most * 4 <= all * 3 {
        choices.extend(
            places.iter().filter(|cards| !cards.is_empty()).map(|cards| format!("{cards:?}")),
        );
    }
    choices
}

/// Games in addition to those of the laws, in which every two sets meet at every kind of
/// table.
#[test]
fn all_pairs_of_decks_are_played_together_at_every_table() {
    let mut met: BTreeSet<(Set, Set, u8, bool)> = BTreeSet::new();
    let games = sized(GAMES_PER_TABLE[0], GAMES_PER_TABLE[1]);
    for (seats, first_seed) in [(2, 10_000), (3, 20_000), (4, 30_000)] {
        for seed in first_seed..first_seed + games {
            let run = random_run(&SPEC, seats, seed).unwrap();
            for (before, commit) in run.steps() {
                conserved(&before, &commit.events, &commit.after).unwrap();
            }
            let sets = run.options.decks.unwrap();
            let pairs = sets
                .iter()
                .flat_map(|one| sets.iter().map(move |other| (*one, *other)))
                .filter(|(one, other)| one < other);
            met.extend(pairs.map(|(one, other)| (one, other, seats, run.options.teams)));
        }
    }
    let pairs = Set::ALL.len() * (Set::ALL.len() - 1) / 2;
    assert_eq!(met.len(), pairs * KINDS_OF_TABLES);
}
