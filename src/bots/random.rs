//! Chooses any legal action, each with the same probability.

use super::action_space::{ActionSpace, below};
use kontor_rules::{Chance, Due, Knowledge, Rules};

/// How often an action is drawn. If all of them are illegal, which can happen with templates that
/// are not exact, the actions are tried in order.
const DRAWS_MAX: u32 = 1_000;

pub(super) fn choose<R: Rules>(
    knowledge: &Knowledge<R>,
    due: &Due,
    chance: &mut dyn Chance,
) -> R::Action {
    let actions = ActionSpace::<R>::new(knowledge.choices(due));
    let count = actions.count();
    for _ in 0..DRAWS_MAX {
        let action = actions.nth(below(count, chance));
        if actions.is_exact() || knowledge.permits(&action, chance) {
            return action;
        }
    }
    let all = (0..count).map(|index| actions.nth(index));
    let mut legal = all.filter(|action| knowledge.permits(action, chance));
    legal.next().expect("every decision has a legal action")
}
