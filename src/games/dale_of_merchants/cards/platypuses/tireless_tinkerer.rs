//! Tireless Tinkerer.

use super::super::super::{cards::effect::Effect, run::Run};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.top_of_pile_to_deck(seat);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn the_top_card_of_the_pile_goes_on_the_deck() {
        let scene = given(2)
            .hand(A, [TirelessTinkerer])
            .deck(A, [Junk])
            .pile(A, [Magnet, Swank])
            .acting()
            .plays(A, TirelessTinkerer);
        scene
            .then_deck(A, [Swank, Junk])
            .then_pile(A, [Magnet, TirelessTinkerer])
            .then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn with_an_empty_pile_nothing_happens_and_the_bonus_action_remains() {
        given(2)
            .hand(A, [TirelessTinkerer])
            .acting()
            .plays(A, TirelessTinkerer)
            .then_deck(A, [])
            .then_asked([A], "dale_of_merchants.acting");
    }

    #[test]
    fn two_of_them_bring_the_first_one_back_too() {
        let scene = given(2)
            .hand(A, [TirelessTinkerer; 2])
            .pile(A, [Swank])
            .acting()
            .plays(A, TirelessTinkerer);
        let scene = scene.plays(A, TirelessTinkerer).then_deck(A, [TirelessTinkerer, Swank]);
        scene.then_pile(A, [TirelessTinkerer]);
    }
}
