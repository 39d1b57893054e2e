//! Prefers the action with the best evaluation one step ahead, summed up over a few
//! determinizations.

use std::cmp::Reverse;

use super::{
    EVALUATED_ACTIONS_MAX,
    action_space::ActionSpace,
    considered::Considered,
    evaluation::{CommonSeed, evaluate, index_of_best},
};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat};

/// Determinizations in which each action is evaluated.
pub(super) const DETERMINIZATIONS: usize = 4;

/// The legal actions that are evaluated, the best first.
pub(super) fn consider<R: Rules>(
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> Vec<Considered<R>> {
    let determinizations: Vec<R::State> =
        (0..DETERMINIZATIONS).map(|_| knowledge.determinize(chance)).collect();
    let actions = ActionSpace::<R>::new(knowledge.choices(due)).spread(EVALUATED_ACTIONS_MAX);
    let actions: Vec<R::Action> = actions.into_iter().map(|(_template, action)| action).collect();
    let sums = evaluate::<R>(&determinizations, CommonSeed::draw(chance), seat, &actions);
    let Some(best) = index_of_best(&sums, chance) else { return Vec::new() };
    let evaluated = sums.into_iter().zip(actions).enumerate();
    let mut legal: Vec<(usize, Considered<R>)> = evaluated
        .filter_map(|(index, (sum, action))| Some((index, Considered::ahead(action, sum?))))
        .collect();
    legal.sort_by_key(|(index, action)| (Reverse(action.ahead.total), *index != best));
    legal.into_iter().map(|(_, action)| action).collect()
}
