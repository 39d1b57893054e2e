//! The tables that players may take the true one for: what is hidden is dealt again.

use kontor_rules::{Chance, shuffle};

use super::{components::Card, state::State};

/// Another table that no player can tell from this one: the unseen cards are dealt again to the
/// deck and beside it.
pub fn determinize(state: &State, chance: &mut dyn Chance) -> State {
    let mut determinized = state.clone();
    let deck = determinized.deck.reveal_mut();
    let left_out = determinized.left_out.reveal_mut();
    let mut unseen: Vec<Card> = deck.iter().chain(left_out.iter()).copied().collect();
    unseen.sort();
    shuffle(chance, &mut unseen);
    *left_out = unseen.split_off(deck.len());
    *deck = unseen;
    determinized
}
