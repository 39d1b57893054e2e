//! Plays whole games between bots, without a server.

use std::sync::Arc;

use super::{Bot, next_decision::next_decision};
use kontor_rules::{
    Knowledge, Outcome, PerSeat, Rules, SeededChance, Transition, Viewer, open, play_in_place,
};

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// The number of decisions of each seat.
    pub decisions: PerSeat<u64>,
}

/// Plays a game between bots, one for each seat, and calls `observer` with the events of each
/// commit. All random numbers follow from `seed` and `number`, so the same game results on every
/// machine.
pub fn play_game<R: Rules>(
    options: &R::Options,
    bots: &[Bot],
    seed: u64,
    number: u64,
    observer: &mut dyn FnMut(&[R::Event]),
) -> FinishedGame {
    let seats = u8::try_from(bots.len()).expect("the number of seats is small");
    let [mut game_chance, mut bot_chance] =
        [b'G', b'B'].map(|purpose| SeededChance::new(key(purpose, seed, number), 0));
    let Transition { state, mut events, drawn_after: _ } =
        open::<R>(options, seats, R::VERSION, &mut game_chance);
    observer(&events);
    let mut state = Arc::new(state);
    let mut decisions = PerSeat::from_fn(seats, |_| 0);
    for _ in 1..=R::EVENTS_MAX {
        let Some((seat, due)) = next_decision::<R>(&state) else {
            let outcome = R::outcome(&state).expect("a game without decisions is over");
            return FinishedGame { outcome, decisions };
        };
        let knowledge = Knowledge::new(Arc::clone(&state), Viewer::Seat(seat));
        let action = bots[seat.index()].choose::<R>(&knowledge, seat, &due, &mut bot_chance);
        // Without the other reference to the state, `make_mut` does not copy it.
        drop(knowledge);
        let state = Arc::make_mut(&mut state);
        play_in_place::<R>(state, seat, &action, &mut game_chance, &mut events)
            .expect("bots choose legal actions");
        decisions[seat] += 1;
        observer(&events);
    }
    panic!("every commit has an event, and the number of events is limited")
}

/// A key for random numbers; each purpose, seed and number has its own.
fn key(purpose: u8, seed: u64, number: u64) -> [u8; 32] {
    let mut key = [purpose; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&number.to_le_bytes());
    key
}
