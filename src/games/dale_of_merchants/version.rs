//! Where the versions of these rules differ. A game ends under the version under which it began, so
//! each difference asks the state.

use super::state::State;

impl State {
    /// Whether several cards found by a search come into the hand in the order in which the searcher
    /// named them, which says nothing of the deck. Under `dale_of_merchants/1` the highest in the
    /// deck came first.
    pub fn takes_found_cards_as_named(&self) -> bool {
        self.version >= 2
    }

    /// Whether views show the cards that are laid out for help with a stack.
    pub fn shows_what_is_laid_out(&self) -> bool {
        self.version >= 2
    }

    /// Whether no player is asked for an owl of which everybody knows that it cannot be used: all
    /// copies lie elsewhere for all to see, or have answered already (ruling R21). Before
    /// `dale_of_merchants/3` only copies outside hands and decks counted.
    pub fn follows_shown_copies(&self) -> bool {
        self.version >= 3
    }
}
