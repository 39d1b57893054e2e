//! Steady Achiever.

use super::super::super::{cards::effect::Effect, run::Run};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.waits(due);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn a_card_is_drawn_at_the_next_start_and_not_before() {
        let scene =
            given(2).hand(A, [SteadyAchiever]).deck(A, [Swank]).acting().plays(A, SteadyAchiever);
        scene
            .then_hand(A, [])
            .then_schedule(A, [SteadyAchiever])
            .then_asked([A], "dale_of_merchants.acting");
        let scene = given(2).waiting(B, SteadyAchiever).deck(B, [Swank]).starting();
        scene
            .then_hand(B, [Swank])
            .then_pile(B, [SteadyAchiever])
            .then_asked([B], "dale_of_merchants.acting");
    }

    #[test]
    fn with_nothing_to_draw_it_is_discarded() {
        given(2)
            .waiting(B, SteadyAchiever)
            .starting()
            .then_hand(B, [])
            .then_pile(B, [SteadyAchiever]);
    }

    #[test]
    fn several_are_taken_up_one_by_one_and_form_the_deck() {
        let scene = given(2)
            .waiting(B, SteadyAchiever)
            .waiting(B, SteadyAchiever)
            .deck(B, [Swank])
            .starting();
        let scene = scene.then_asked([B], "dale_of_merchants.starting_turn").takes_up(B, 0);
        scene.then_hand(B, [Swank, SteadyAchiever]).then_pile(B, [SteadyAchiever]);
    }
}
