//! Some actions that stand for all: an even spread over those of some templates.

use super::template::{Domain, FieldValue, Template};

/// Places of actions in a list of templates: each action as the number of its template and its
/// index there. All of them, or an even spread of `most`.
pub fn spread(templates: &[Template], most: usize) -> Spread {
    let counts: Vec<u128> = templates.iter().map(Template::count).collect();
    let limit = most as u128;
    if counts.iter().fold(0_u128, |sum, count| sum.saturating_add(*count)) <= limit {
        let places = counts
            .iter()
            .enumerate()
            .flat_map(|(template, count)| (0..*count).map(move |index| (template, index)));
        return Spread { places: places.collect(), whole: true };
    }
    // Every template gets the same share. What a small template does not use is not given to
    // others, so that the list stays predictable.
    let share = limit / templates.len() as u128;
    let places = counts.iter().enumerate().flat_map(|(template, count)| {
        let listed = share.min(*count);
        (0..listed).map(move |step| (template, spread_index(step, listed, *count)))
    });
    Spread { places: places.collect(), whole: false }
}

/// As [`spread`], but every size of an action has the same share, so that small ones are among
/// them however many large ones there are: of offers, those of each number of pieces.
pub fn spread_by_size(templates: &[Template], most: usize) -> Spread {
    let sizes: Vec<Vec<u128>> = templates.iter().map(Template::by_size).collect();
    let shares = shares(&sizes.concat(), most);
    let (mut places, mut whole, mut group) = (Vec::new(), true, 0);
    for (template, sizes) in sizes.iter().enumerate() {
        let mut first = 0_u128;
        for (size, count) in sizes.iter().enumerate() {
            let share = shares[group];
            let index = |step| match share {
                // One alone stands for its size, but the ends are always among them.
                1 if size == 0 => 0,
                1 if size + 1 == sizes.len() => count - 1,
                1 => count / 2,
                _ => spread_index(step, share, *count),
            };
            places.extend((0..share).map(|step| (template, first.saturating_add(index(step)))));
            whole &= share == *count;
            first = first.saturating_add(*count);
            group += 1;
        }
    }
    Spread { places, whole }
}

/// Places of fewer actions than there are templates: one of every so many templates, and of those
/// between them where a kind of action would be missing, or a value that a field has in some
/// templates alone. The first ones give one of their first actions, the last ones one of their
/// last.
pub fn spread_thin(templates: &[Template], most: usize) -> Vec<(usize, u128)> {
    let (listed, count) = (most as u128, templates.len() as u128);
    let even = (0..listed).map(|step| spread_index(step, listed, count));
    let even: Vec<usize> =
        even.map(|place| usize::try_from(place).expect("a place in a list")).collect();
    let mut seen: Vec<Trait<'_>> = Vec::new();
    let mut taken = Vec::new();
    for place in even.iter().copied().chain(0..templates.len()) {
        let new: Vec<Trait<'_>> =
            traits(&templates[place]).filter(|one| !seen.contains(one)).collect();
        if taken.len() < even.len() || !new.is_empty() {
            taken.push(place);
            seen.extend(new);
        }
    }
    taken.sort_unstable();
    taken.dedup();
    let listed = taken.len() as u128;
    let index = |(step, place): (usize, usize)| {
        let count = templates[place].count();
        (count > 0).then(|| (place, spread_index(step as u128, listed, count)))
    };
    taken.into_iter().enumerate().filter_map(index).collect()
}

/// What tells a template from others: its action, or a field that has one value there.
type Trait<'a> = (&'static str, Option<(&'static str, &'a FieldValue)>);

fn traits(template: &Template) -> impl Iterator<Item = Trait<'_>> {
    let fixed = template.fields.iter().filter_map(|field| match &field.domain {
        Domain::Const(value) => Some((template.action, Some((field.name, value)))),
        _other => None,
    });
    [(template.action, None)].into_iter().chain(fixed)
}

/// How many of each group are taken, at most so many together: the same of each, and what small
/// groups do not use goes to larger ones. If there are too many groups, one of some.
fn shares(groups: &[u128], most: usize) -> Vec<u128> {
    let mut shares = vec![0; groups.len()];
    if most < groups.len() {
        let (listed, count) = (most as u128, groups.len() as u128);
        for step in 0..listed {
            let group = usize::try_from(spread_index(step, listed, count));
            shares[group.expect("a place in a list")] = 1;
        }
        return shares;
    }
    let mut smallest_first: Vec<usize> = (0..groups.len()).collect();
    smallest_first.sort_by_key(|group| groups[*group]);
    let mut left = most as u128;
    for (done, group) in smallest_first.into_iter().enumerate() {
        let share = (left / (groups.len() - done) as u128).min(groups[group]);
        shares[group] = share;
        left -= share;
    }
    shares
}

/// See [`spread`] and [`spread_by_size`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Number of the template, and index of the action there.
    pub places: Vec<(usize, u128)>,
    /// Whether these are all actions.
    pub whole: bool,
}

/// The `step`-th of `listed` indices spread evenly over `count`, first and last included.
fn spread_index(step: u128, listed: u128, count: u128) -> u128 {
    if listed < 2 {
        return 0;
    }
    let gap = (count - 1) / (listed - 1);
    let rest = (count - 1) % (listed - 1);
    step * gap + step * rest / (listed - 1)
}
