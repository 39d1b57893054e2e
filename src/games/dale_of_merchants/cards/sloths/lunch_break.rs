//! Lunch Break.

use super::super::super::{cards::effect::Effect, run::Run};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.does(does).waits(due);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
}

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn a_card_now_and_a_card_at_the_next_start() {
        let scene =
            given(2).hand(A, [LunchBreak]).deck(A, [Swank, Sofa]).acting().plays(A, LunchBreak);
        scene
            .then_hand(A, [Swank])
            .then_schedule(A, [LunchBreak])
            .then_asked([A], "dale_of_merchants.acting");
        given(2)
            .waiting(B, LunchBreak)
            .deck(B, [Sofa])
            .starting()
            .then_hand(B, [Sofa])
            .then_pile(B, [LunchBreak]);
    }

    #[test]
    fn with_nothing_to_draw_nothing_is_drawn() {
        given(2)
            .hand(A, [LunchBreak])
            .acting()
            .plays(A, LunchBreak)
            .then_hand(A, [])
            .then_asked([A], "dale_of_merchants.acting");
    }
}
