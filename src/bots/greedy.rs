//! Chooses the action with the best evaluation one step ahead, summed up over a few
//! determinizations.

use super::{
    action_space::ActionSpace,
    evaluation::{CommonSeed, evaluate, index_of_best},
    random,
};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat};

/// Most actions that are evaluated: all, or as many at even distances.
pub(super) const ACTIONS_MAX: usize = 256;
/// Determinizations in which each action is evaluated.
pub(super) const DETERMINIZATIONS: usize = 4;

pub(super) fn choose<R: Rules>(
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> R::Action {
    let determinizations: Vec<R::State> =
        (0..DETERMINIZATIONS).map(|_| knowledge.determinize(chance)).collect();
    let actions = ActionSpace::<R>::new(knowledge.choices(due)).spread(ACTIONS_MAX);
    let mut actions: Vec<R::Action> =
        actions.into_iter().map(|(_template, action)| action).collect();
    let sums = evaluate::<R>(&determinizations, CommonSeed::draw(chance), seat, &actions);
    match index_of_best(&sums, chance) {
        Some(index) => actions.swap_remove(index),
        // None of the actions that were evaluated is legal.
        None => random::choose(knowledge, due, chance),
    }
}
