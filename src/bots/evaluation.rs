//! Evaluates actions one step ahead: each is played in several determinizations, and the evaluation
//! function of the game is summed up over the states that result.

use super::considered::Sum;
use kontor_rules::{Chance, Rules, Seat, SeededChance, play};

/// A seed for common random numbers: all actions that are compared in a determinization meet the
/// same random events, so that their evaluations differ by the actions alone.
#[derive(Clone, Copy)]
pub(super) struct CommonSeed([u8; 32]);

impl CommonSeed {
    /// Draws a seed.
    pub(super) fn draw(chance: &mut dyn Chance) -> Self {
        let byte = |_| u8::try_from(chance.below(256)).expect("a number below 256 is a byte");
        CommonSeed(std::array::from_fn(byte))
    }

    /// A stream of random numbers; the same number gives the same stream.
    pub(super) fn stream(self, number: u64) -> SeededChance {
        SeededChance::new(self.0, number)
    }
}

/// The sum of the evaluations of each action over the determinizations; `None` for an illegal
/// action. Whether an action is legal depends only on what the seat knows, so it is legal in all
/// determinizations or in none.
pub(super) fn evaluate<R: Rules>(
    determinizations: &[R::State],
    seed: CommonSeed,
    seat: Seat,
    actions: &[R::Action],
) -> Vec<Option<Sum>> {
    let evaluate_in = |action: &R::Action, number: usize, state: &R::State| {
        let played = play::<R>(state, seat, action, &mut seed.stream(number as u64)).ok()?;
        Some(R::evaluate(&played.state, seat))
    };
    let sum = |action| {
        let mut sum = Sum::default();
        for (number, state) in determinizations.iter().enumerate() {
            sum.add(evaluate_in(action, number, state)?);
        }
        Some(sum)
    };
    actions.iter().map(sum).collect()
}

/// The index of the highest sum, chosen at random among equal ones.
pub(super) fn index_of_best(sums: &[Option<Sum>], chance: &mut dyn Chance) -> Option<usize> {
    let highest = sums.iter().flatten().map(|sum| sum.total).max()?;
    let is_best = |index: &usize| sums[*index].is_some_and(|sum| sum.total == highest);
    let best: Vec<usize> = (0..sums.len()).filter(is_best).collect();
    let count = u32::try_from(best.len()).expect("the number of evaluated actions is limited");
    Some(best[chance.below(count) as usize])
}
