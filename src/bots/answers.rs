//! The answers to a decision, and how well a seat stands after them.

use super::random::below;
use kontor_rules::{Chance, Rules, Seat, SeededChance, Template, play, spread};

/// All answers to a decision. Not each has to be legal where a form is not exact.
pub(super) struct Answers<R: Rules> {
    choices: Vec<R::Choice>,
    templates: Vec<Template>,
    /// How many answers each form stands for.
    counts: Vec<u128>,
}

impl<R: Rules> Answers<R> {
    /// What the seat is offered; the same in the true world and in every imagined one.
    pub(super) fn of(choices: Vec<R::Choice>) -> Self {
        let templates: Vec<Template> = choices.iter().map(R::template).collect();
        let counts = templates.iter().map(Template::count).collect();
        Answers { choices, templates, counts }
    }

    pub(super) fn count(&self) -> u128 {
        self.counts.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether all of them are legal.
    pub(super) fn are_exact(&self) -> bool {
        self.templates.iter().all(|template| template.exact)
    }

    pub(super) fn nth(&self, mut index: u128) -> R::Action {
        for (template, count) in self.counts.iter().enumerate() {
            if index < *count {
                return self.of_form(template, index);
            }
            index -= count;
        }
        panic!("the index lies within the count")
    }

    fn of_form(&self, template: usize, index: u128) -> R::Action {
        R::answer(&self.choices[template], &self.templates[template].nth(index))
    }

    /// All answers, or an even spread of `most`, each with the number of its form.
    pub(super) fn spread(&self, most: usize) -> Vec<(usize, R::Action)> {
        let places = spread(&self.templates, most).places.into_iter();
        places.map(|(template, index)| (template, self.of_form(template, index))).collect()
    }

    /// From each form all answers, or the first and some others, `most` at the most. Those that
    /// come first are likelier: forms begin with what costs least.
    pub(super) fn sample(&self, most: u32, chance: &mut dyn Chance) -> Vec<R::Action> {
        let mut actions = Vec::new();
        for (template, count) in self.counts.iter().enumerate() {
            let indices = sample(*count, most, chance);
            actions.extend(indices.into_iter().map(|index| self.of_form(template, index)));
        }
        actions
    }
}

/// All indices below `count`, or 0 and some others, rather low ones than high ones.
fn sample(count: u128, most: u32, chance: &mut dyn Chance) -> Vec<u128> {
    if count <= most.into() {
        return (0..count).collect();
    }
    let mut indices: Vec<u128> = vec![0];
    for _ in 1..most {
        let reach = below(count, chance) + 1;
        indices.push(below(reach, chance));
    }
    indices.sort_unstable();
    indices.dedup();
    indices
}

/// Luck that can be had again: the same for every answer that is tried in a world.
#[derive(Clone, Copy)]
pub(super) struct Luck([u8; 32]);

impl Luck {
    pub(super) fn draw(chance: &mut dyn Chance) -> Self {
        Luck(std::array::from_fn(|_| {
            u8::try_from(chance.below(256)).expect("a number below 256 is a byte")
        }))
    }

    /// The luck of a world, by its number.
    pub(super) fn of_world(self, number: u64) -> SeededChance {
        SeededChance::new(self.0, number)
    }
}

/// How well the seat stands after each of the actions, added up over the worlds; nothing for an
/// action that is refused. No refusal depends on what the seat does not know, so an action is legal
/// in all worlds or in none.
pub(super) fn appraised<R: Rules>(
    worlds: &[R::State],
    luck: Luck,
    seat: Seat,
    actions: &[R::Action],
) -> Vec<Option<i64>> {
    let after = |action: &R::Action, number: usize, world: &R::State| {
        let played = play::<R>(world, seat, action, &mut luck.of_world(number as u64)).ok()?;
        Some(R::evaluate(&played.state, seat))
    };
    let sum = |action| {
        worlds.iter().enumerate().map(|(number, world)| after(action, number, world)).sum()
    };
    actions.iter().map(sum).collect()
}

/// The place of the highest sum; among equals luck decides.
pub(super) fn best(sums: &[Option<i64>], chance: &mut dyn Chance) -> Option<usize> {
    let highest = sums.iter().flatten().max()?;
    let places: Vec<usize> =
        (0..sums.len()).filter(|place| sums[*place].as_ref() == Some(highest)).collect();
    Some(
        places
            [chance.below(u32::try_from(places.len()).expect("few answers are weighed")) as usize],
    )
}
