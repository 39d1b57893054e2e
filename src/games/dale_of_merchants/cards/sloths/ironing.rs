//! Ironing.

use super::super::super::{cards::effect::Effect, run::Run, zones::Until};
use kontor_rules::Seat;

/// What it does.
pub const EFFECT: Effect = Effect::NONE.waits(due);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.keep(seat, Until::EndOfTurn);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn all_cards_are_worth_one_more_in_the_next_turn_until_it_ends() {
        let scene = given(2).hand(A, [Ironing, Junk]).acting().plays(A, Ironing);
        scene.then_value(A, Junk, 1);
        let scene = given(2)
            .waiting(B, Ironing)
            .hand(B, [Junk, Swank])
            .deck(B, [Junk; 9])
            .market([Some(Magnet)])
            .starting();
        let scene = scene
            .then_value(B, Junk, 2)
            .then_value(B, Swank, 4)
            .then_schedule(B, [Ironing])
            .buys(B, 0, [Swank]);
        let scene = scene
            .then_pile(B, [Swank, Ironing])
            .then_schedule(B, [])
            .then_asked([A], "dale_of_merchants.acting");
        scene.then_value(B, Junk, 1);
    }

    #[test]
    fn a_stack_counts_the_changed_values() {
        let scene = given(2)
            .waiting(B, Ironing)
            .hand(B, [SteadyAchiever, Gunfight])
            .stacks(1, 1)
            .starting();
        let scene = scene.builds(B, [SteadyAchiever]);
        assert_eq!(scene.state().stalls[1].len(), 2);
    }
}
