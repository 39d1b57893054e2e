//! Any legal action, each as likely as the others.

use super::answers::Answers;
use kontor_rules::{Chance, Due, Knowledge, Rules};

/// How often a form that is not exact may yield a refused action before the answers are gone
/// through in order.
const TRIES_MAX: u32 = 1_000;

pub(super) fn choose<R: Rules>(
    knowledge: &Knowledge<R>,
    due: &Due,
    chance: &mut dyn Chance,
) -> R::Action {
    let answers = Answers::<R>::of(knowledge.choices(due));
    let count = answers.count();
    for _ in 0..TRIES_MAX {
        let action = answers.nth(below(count, chance));
        if answers.are_exact() || knowledge.permits(&action, chance) {
            return action;
        }
    }
    let legal = |action: &R::Action| knowledge.permits(action, chance);
    (0..count).map(|index| answers.nth(index)).find(legal).expect("a decision has a legal answer")
}

/// A number below a bound that may be too large for one draw.
pub(super) fn below(bound: u128, chance: &mut dyn Chance) -> u128 {
    match u32::try_from(bound) {
        Ok(bound) => chance.below(bound).into(),
        Err(_) => {
            (0..4).fold(0, |number, _| number << 32 | u128::from(chance.below(u32::MAX))) % bound
        }
    }
}
