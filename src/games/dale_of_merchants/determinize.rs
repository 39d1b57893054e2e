//! The tables that a viewer may take the true one for: what is hidden from the viewer is drawn
//! again.

use kontor_rules::{Chance, Seat, Viewer, shuffle};

use super::{
    components::count,
    kinds::Card,
    pending::{Question, Task, Viewers},
    state::{Secrets, State},
};

/// Another table that the viewer cannot tell from this one: all cards stay that the viewer knows
/// where they lie, the others change places.
pub fn determinize(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let searched: Vec<bool> =
        Seat::all(state.seats()).map(|seat| state.is_searched_by(viewer, seat)).collect();
    let mut determinized = state.clone();
    let is_unknown = |known: Viewers| !known.contains(viewer);
    let Secrets { decks, hands, market_deck, pending } = determinized.secrets_mut();
    let mut pool: Vec<&mut Card> = market_deck.iter_mut().collect();
    let mut sizes = Vec::new();
    for (deck, is_searched) in decks.into_iter().zip(searched) {
        sizes.push(count(deck.len()));
        let unknown =
            deck.iter_mut().filter(|piece| is_unknown(piece.known)).map(|piece| &mut piece.card);
        if is_searched {
            mix(unknown.collect(), chance);
        } else {
            pool.extend(unknown);
        }
    }
    for hand in hands {
        pool.extend(
            hand.iter_mut().filter(|held| is_unknown(held.known)).map(|held| &mut held.card),
        );
    }
    for task in &mut pending.stack {
        if let Task::Ask { question: Question::Deal { set } | Question::Order { set }, .. } = task {
            pool.extend(
                set.iter_mut().filter(|given| is_unknown(given.known)).map(|given| &mut given.card),
            );
        } else if let Task::Cheer { choosers, .. } = task {
            let others = choosers.iter_mut().filter(|(seat, _)| !viewer.is(*seat));
            for (seat, place) in others {
                *place = place.map(|_| chance.below(sizes[seat.index()]));
            }
        }
    }
    mix(pool, chance);
    determinized
}

/// The cards change places; which lay where before makes no difference.
fn mix(mut places: Vec<&mut Card>, chance: &mut dyn Chance) {
    let mut cards: Vec<Card> = places.iter().map(|card| **card).collect();
    cards.sort_unstable();
    shuffle(chance, &mut cards);
    places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
}
