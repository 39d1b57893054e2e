//! Any legal action, each as likely as the others.

use super::answers::Answers;
use crate::rules::{Chance, Due, Knowledge, Rules, Seat, play};

/// How often a form that is not exact may yield a refused action before the answers are gone through in order.
const TRIES_MOST: u32 = 1_000;

pub(super) fn choose<R: Rules>(knowledge: &Knowledge<R>, seat: Seat, due: &Due, chance: &mut dyn Chance) -> R::Action {
    let world = knowledge.imagine(chance);
    let answers = Answers::<R>::of(&world, seat, due);
    let count = answers.count();
    for _ in 0..TRIES_MOST {
        let action = answers.nth(below(count, chance));
        if is_legal::<R>(&world, seat, &action, chance) {
            return action;
        }
    }
    let legal = |action: &R::Action| is_legal::<R>(&world, seat, action, chance);
    (0..count).map(|index| answers.nth(index)).find(legal).expect("a decision has a legal answer")
}

/// Whether the seat may do this. No refusal depends on what the seat does not know, so any imagined world will do.
fn is_legal<R: Rules>(world: &R::State, seat: Seat, action: &R::Action, chance: &mut dyn Chance) -> bool {
    play::<R>(world, seat, action, chance).is_ok()
}

/// A number below a bound that may be too large for one draw.
pub(super) fn below(bound: u128, chance: &mut dyn Chance) -> u128 {
    match u32::try_from(bound) {
        Ok(bound) => chance.below(bound).into(),
        Err(_) => (0..4).fold(0, |number, _| number << 32 | u128::from(chance.below(u32::MAX))) % bound,
    }
}
