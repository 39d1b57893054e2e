//! The tables that a viewer may take the true one for: what is hidden from the viewer is drawn
//! again.

use kontor_rules::{Chance, Viewer};

use super::{
    components::Card,
    state::{Phase, State},
};

/// Another table that the viewer cannot tell from this one: the others' cards that lie face down
/// may be any.
pub fn determinize(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut determinized = state.clone();
    if let Phase::ChoosingCards { cards } = &mut determinized.phase {
        let unknown = cards
            .iter_mut()
            .filter(|(seat, _)| !viewer.is(*seat))
            .filter_map(|(_, card)| card.as_mut());
        for card in unknown {
            let kinds = u32::try_from(Card::ALL.len()).expect("there are three cards");
            *card.reveal_mut() = Card::ALL[chance.below(kinds) as usize];
        }
    }
    determinized
}
