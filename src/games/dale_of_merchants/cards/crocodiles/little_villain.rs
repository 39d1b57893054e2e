//! Little Villain.

use super::super::super::{
    cards::effect::Effect,
    run::Run,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does);

/// Cards of each opponent.
const COUNT: usize = 2;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let opponents: Vec<Seat> = run.state().opponents(seat).collect();
    for opponent in opponents {
        for _ in 0..COUNT {
            if let Some(card) = run.top_of(opponent) {
                run.go_openly(
                    card,
                    Origin::DeckTop { seat: opponent },
                    Goal::Pile { seat: opponent },
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn every_opponent_discards_two_cards_one_by_one() {
        let scene = given(3)
            .hand(A, [LittleVillain])
            .deck(B, [Swank, Sofa, Junk])
            .deck(C, [Magnet])
            .pile(C, [Cheer]);
        let scene = scene
            .acting()
            .luck([1])
            .plays(A, LittleVillain)
            .then_pile(B, [Swank, Sofa])
            .then_deck(B, [Junk]);
        scene.then_pile(C, [Magnet]).then_deck(C, [Cheer]).then_some(shuffled(C));
    }

    #[test]
    fn who_has_nothing_discards_nothing() {
        given(2)
            .hand(A, [LittleVillain])
            .acting()
            .plays(A, LittleVillain)
            .then_pile(B, [])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
