//! The actions that a decision allows.

use kontor_rules::{Chance, Rules, Template, spread};

/// All actions that answer a decision. If a template is not exact, some of them may be illegal.
pub(super) struct ActionSpace<R: Rules> {
    choices: Vec<R::Choice>,
    templates: Vec<Template>,
    /// The number of actions of each template.
    counts: Vec<u128>,
}

impl<R: Rules> ActionSpace<R> {
    /// The actions of these choices. They depend only on what the seat knows, so they are the same
    /// in the real state and in every determinization of it.
    pub(super) fn new(choices: Vec<R::Choice>) -> Self {
        let templates: Vec<Template> = choices.iter().map(R::template).collect();
        let counts = templates.iter().map(Template::count).collect();
        ActionSpace { choices, templates, counts }
    }

    /// The number of actions.
    pub(super) fn count(&self) -> u128 {
        self.counts.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether all actions are legal.
    pub(super) fn is_exact(&self) -> bool {
        self.templates.iter().all(|template| template.exact)
    }

    /// The action with this index, which must be below the count.
    pub(super) fn nth(&self, mut index: u128) -> R::Action {
        for (template, count) in self.counts.iter().enumerate() {
            if index < *count {
                return self.nth_of_template(template, index);
            }
            index -= count;
        }
        panic!("the index is below the count")
    }

    fn nth_of_template(&self, template: usize, index: u128) -> R::Action {
        R::answer(&self.choices[template], self.templates[template].nth(index))
    }

    /// All actions, or at most `max` of them at even distances. Each comes with the index of its
    /// template.
    pub(super) fn spread(&self, max: usize) -> Vec<(usize, R::Action)> {
        let indices = spread(&self.templates, max).places.into_iter();
        indices.map(|(template, index)| (template, self.nth_of_template(template, index))).collect()
    }

    /// A random sample with at most `max` actions of each template: all of them, or the first and
    /// some others. Low indices are more likely, because templates begin with the actions that cost
    /// least.
    pub(super) fn sample(&self, max: u32, chance: &mut dyn Chance) -> Vec<R::Action> {
        let mut actions = Vec::new();
        for (template, count) in self.counts.iter().enumerate() {
            let indices = sample_indices(*count, max, chance);
            actions.extend(indices.into_iter().map(|index| self.nth_of_template(template, index)));
        }
        actions
    }
}

/// All indices below `count`, or 0 and at most `max - 1` random others, low ones more likely.
fn sample_indices(count: u128, max: u32, chance: &mut dyn Chance) -> Vec<u128> {
    if count <= max.into() {
        return (0..count).collect();
    }
    let mut indices: Vec<u128> = vec![0];
    for _ in 1..max {
        // Two draws, the first of which bounds the second, prefer low indices.
        let bound = below(count, chance) + 1;
        indices.push(below(bound, chance));
    }
    indices.sort_unstable();
    indices.dedup();
    indices
}

/// A random number below a bound that may be too large for one draw.
pub(super) fn below(bound: u128, chance: &mut dyn Chance) -> u128 {
    match u32::try_from(bound) {
        Ok(bound) => chance.below(bound).into(),
        Err(_) => {
            (0..4).fold(0, |number, _| number << 32 | u128::from(chance.below(u32::MAX))) % bound
        }
    }
}
