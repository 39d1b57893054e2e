//! Nasty Threat.

use super::super::super::cards::effect::{Effect, nothing};

/// What it does.
pub const EFFECT: Effect = Effect::NONE.waits(nothing);

#[cfg(test)]
mod tests {
    use super::super::super::super::{kinds::Card::*, tests::scene::*};

    #[test]
    fn opponents_need_one_more_for_a_stack() {
        let scene =
            || given(2).waiting(A, NastyThreat).hand(B, [Gunfight, LittleVillain]).starting();
        scene().builds(B, [LittleVillain]).then_refused("dale_of_merchants.stack.sum_wrong");
        let scene = scene().builds(B, [Gunfight]);
        // The number counts stacks, so the next one is the second.
        assert_eq!((scene.state().stalls[1].len(), scene.state().next_stack(B)), (1, 2));
    }

    #[test]
    fn its_owner_builds_as_always() {
        let scene = given(2)
            .waiting(A, NastyThreat)
            .hand(A, [LittleVillain])
            .acting()
            .builds(A, [LittleVillain]);
        assert_eq!(scene.state().stalls[0].len(), 1);
    }

    #[test]
    fn the_eighth_stack_needs_nine() {
        let scene =
            given(2).waiting(A, NastyThreat).hand(B, [Glue, Magnet]).stacks(1, 7).starting();
        assert_eq!(scene.state().next_stack(B), 9);
        assert!(scene.builds(B, [Glue, Magnet]).state().over.is_some());
    }
}
