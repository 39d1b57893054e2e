//! Benchmarks of the rules without server and store: decide an action, fold a whole game, build a
//! view, play a random game.
//!
//! `cargo bench --bench rules` measures every game with four seats, over the positions of one
//! random game.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kontor_bots::{Bot, arena::play_game};
use kontor_games::{
    basari::Basari, dale_of_merchants::DaleOfMerchants, haendler::Haendler, medici::Medici,
};
use kontor_rules::{Due, Knowledge, Rules, Seat, SeededChance, Viewer, fold, open, play};

/// Number of seats in every game.
const SEATS: u8 = 4;

/// A state of the game, and the action that was taken in it.
struct Position<R: Rules> {
    state: R::State,
    seat: Seat,
    action: R::Action,
}

/// Random numbers with a fixed seed; each stream is another sequence.
fn random(stream: u64) -> SeededChance {
    SeededChance::new([7; 32], stream)
}

/// Plays a random game. Returns its positions and all its events.
fn play_random_game<R: Rules>() -> (Vec<Position<R>>, Vec<R::Event>) {
    let opened = open::<R>(&R::Options::default(), SEATS, R::VERSION, &mut random(0));
    let (mut state, mut events, mut positions) = (opened.state, opened.events, Vec::new());
    while let Some((seat, due)) = next_decision::<R>(&state) {
        let knowledge = Knowledge::<R>::new(state.clone(), Viewer::Seat(seat));
        let action =
            Bot::Random.choose(&knowledge, seat, &due, &mut random(positions.len() as u64));
        let played = play::<R>(&state, seat, &action, &mut random(positions.len() as u64))
            .expect("bots choose legal actions");
        positions.push(Position { state, seat, action });
        events.extend(played.events);
        state = played.state;
    }
    (positions, events)
}

fn next_decision<R: Rules>(state: &R::State) -> Option<(Seat, Due)> {
    let dues = R::due(state);
    dues.iter()
        .find_map(|(seat, dues)| dues.iter().find(|due| !due.optional).map(|due| (seat, *due)))
}

fn measure<R: Rules>(criterion: &mut Criterion) {
    let (positions, events) = play_random_game::<R>();
    let empty = R::empty(&R::Options::default(), SEATS, R::VERSION);
    let mut group = criterion.benchmark_group(R::KIND);

    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function(BenchmarkId::new("decide", "each action of a game"), |bencher| {
        bencher.iter(|| {
            for Position { state, seat, action } in &positions {
                black_box(
                    play::<R>(state, *seat, action, &mut random(1))
                        .expect("the action was legal before"),
                );
            }
        });
    });
    group.bench_function(BenchmarkId::new("view", "each position of a game"), |bencher| {
        bencher.iter(|| {
            for Position { state, seat, action: _ } in &positions {
                black_box(R::view(state, Viewer::Seat(*seat)));
            }
        });
    });

    group.throughput(Throughput::Elements(events.len() as u64));
    group.bench_function(BenchmarkId::new("fold", "the events of a game"), |bencher| {
        bencher.iter(|| {
            let mut state = empty.clone();
            fold::<R>(&mut state, black_box(&events));
            state
        });
    });

    let decisions =
        play_game::<R>(&R::Options::default(), &[Bot::Random; SEATS as usize], 0, 0, &mut |_| ())
            .decisions;
    group.throughput(Throughput::Elements(decisions.as_slice().iter().sum()));
    group.bench_function(
        BenchmarkId::new("playout", "the decisions of a random game"),
        |bencher| {
            bencher.iter(|| {
                play_game::<R>(
                    &R::Options::default(),
                    &[Bot::Random; SEATS as usize],
                    0,
                    0,
                    &mut |_| (),
                )
            });
        },
    );
    group.finish();
}

fn medici(criterion: &mut Criterion) {
    measure::<Medici>(criterion);
}

fn basari(criterion: &mut Criterion) {
    measure::<Basari>(criterion);
}

fn haendler(criterion: &mut Criterion) {
    measure::<Haendler>(criterion);
}

fn dale_of_merchants(criterion: &mut Criterion) {
    measure::<DaleOfMerchants>(criterion);
}

criterion_group!(games, medici, basari, haendler, dale_of_merchants);
criterion_main!(games);
