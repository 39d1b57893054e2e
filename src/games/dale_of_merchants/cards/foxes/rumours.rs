//! Rumours.

use super::super::super::{cards::effect::Effect, run::Run};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does);

/// Cards of each player.
const COUNT: usize = 2;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    for _ in 0..COUNT {
        for player in run.state().clockwise_from(seat) {
            run.top_of_pile_to_deck(player);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn two_cards_of_every_pile_go_on_the_decks_one_by_one() {
        let scene = given(2)
            .hand(A, [Rumours])
            .pile(A, [Junk, Swank, Sofa])
            .pile(B, [Magnet])
            .deck(B, [Cheer])
            .acting();
        let scene =
            scene.plays(A, Rumours).then_deck(A, [Swank, Sofa]).then_pile(A, [Junk, Rumours]);
        scene.then_deck(B, [Magnet, Cheer]).then_pile(B, []);
    }

    #[test]
    fn empty_piles_stay_as_they_are() {
        given(2)
            .hand(A, [Rumours])
            .acting()
            .plays(A, Rumours)
            .then_deck(A, [])
            .then_pile(A, [Rumours]);
    }
}
