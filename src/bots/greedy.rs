//! The action after which the seat stands best, one step ahead, over a few imagined worlds.

use super::{
    answers::{Answers, Luck, appraised, best},
    random,
};
use kontor_rules::{Chance, Due, Knowledge, Rules, Seat};

/// Most answers that are weighed: all, or an even spread of as many.
pub(super) const ANSWERS_MAX: usize = 256;
/// Worlds in which each answer is tried.
pub(super) const WORLDS: usize = 4;

pub(super) fn choose<R: Rules>(
    knowledge: &Knowledge<R>,
    seat: Seat,
    due: &Due,
    chance: &mut dyn Chance,
) -> R::Action {
    let worlds: Vec<R::State> = (0..WORLDS).map(|_| knowledge.determinize(chance)).collect();
    let answers = Answers::<R>::of(knowledge.choices(due)).spread(ANSWERS_MAX);
    let mut actions: Vec<R::Action> = answers.into_iter().map(|(_form, action)| action).collect();
    let sums = appraised::<R>(&worlds, Luck::draw(chance), seat, &actions);
    match best(&sums, chance) {
        Some(place) => actions.swap_remove(place),
        // The spread may have missed all that is legal.
        None => random::choose(knowledge, due, chance),
    }
}
