//! Which decision a game that only bots play takes next.

use kontor_rules::{Due, Rules, Seat};

/// The decision that is taken next: that of the lowest seat that the game waits for. Optional
/// decisions are skipped.
pub(super) fn next_decision<R: Rules>(state: &R::State) -> Option<(Seat, Due)> {
    let dues = R::due(state);
    dues.iter()
        .find_map(|(seat, dues)| dues.iter().find(|due| !due.optional).map(|due| (seat, *due)))
}
