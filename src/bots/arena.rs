//! Whole games between bots, without a server.

use std::sync::Arc;

use super::Bot;
use kontor_rules::{
    Due, Knowledge, Outcome, PerSeat, Played, Rules, Seat, SeededChance, Viewer, open,
    play_in_place,
};

/// A game played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// How it ended.
    pub outcome: Outcome,
    /// Decisions that each seat took.
    pub decisions: PerSeat<u64>,
}

/// Plays a game between bots, one for each seat, and shows `witness` the events of each commit. All
/// luck follows from `seed` and `number`, so the same game comes out wherever and whenever it is
/// played.
pub fn play_game<R: Rules>(
    options: &R::Options,
    bots: &[Bot],
    seed: u64,
    number: u64,
    witness: &mut dyn FnMut(&[R::Event]),
) -> Game {
    let seats = u8::try_from(bots.len()).expect("a table has few seats");
    let [mut luck_of_game, mut luck_of_bots] =
        [b'G', b'B'].map(|purpose| SeededChance::new(key(purpose, seed, number), 0));
    let Played { state, mut events, drawn_after: _ } =
        open::<R>(options, seats, R::VERSION, &mut luck_of_game);
    witness(&events);
    let mut state = Arc::new(state);
    let mut decisions = PerSeat::from_fn(seats, |_| 0);
    for _ in 1..=R::EVENTS_MAX {
        let Some((seat, due)) = asked_next::<R>(&state) else {
            let outcome = R::outcome(&state).expect("a game that asks nobody is over");
            return Game { outcome, decisions };
        };
        let knowledge = Knowledge::new(Arc::clone(&state), Viewer::Seat(seat));
        let action = bots[seat.index()].choose::<R>(&knowledge, seat, &due, &mut luck_of_bots);
        // With what the bot was handed put away, the state is nobody else's, and nothing is copied.
        drop(knowledge);
        let state = Arc::make_mut(&mut state);
        play_in_place::<R>(state, seat, &action, &mut luck_of_game, &mut events)
            .expect("bots act by the rules");
        decisions[seat] += 1;
        witness(&events);
    }
    panic!("each commit is an event, and a game has fewer")
}

/// Who is asked next: the lowest seat that the game waits for. What is optional is left alone.
pub(super) fn asked_next<R: Rules>(state: &R::State) -> Option<(Seat, Due)> {
    let dues = R::due(state);
    dues.iter()
        .find_map(|(seat, dues)| dues.iter().find(|due| !due.optional).map(|due| (seat, *due)))
}

/// A key that nothing else uses.
fn key(purpose: u8, seed: u64, number: u64) -> [u8; 32] {
    let mut key = [purpose; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&number.to_le_bytes());
    key
}
