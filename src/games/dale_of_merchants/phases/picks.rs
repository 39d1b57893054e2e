//! What is named out of what there is: whether it may be, and what it can sum up to.

use kontor_rules::{Refusal, Seat};

use super::super::{
    refusals::{MISCOUNTED, NAMED_TWICE, NOT_CHOOSABLE},
    state::State,
};

/// Whether so many different numbers were named, all out of those that can be.
pub fn check_pick(
    named: &[u32],
    from: &[u32],
    min: usize,
    max: usize,
    field: &'static str,
) -> Result<(), Refusal> {
    if let Some(number) = named.iter().find(|number| !from.contains(number)) {
        return Err(Refusal::new(&NOT_CHOOSABLE).with("number", *number).at(field));
    }
    if let Some((_, number)) =
        named.iter().enumerate().find(|(place, number)| named[..*place].contains(number))
    {
        return Err(Refusal::new(&NAMED_TWICE).with("number", *number).at(field));
    }
    if (min..=max).contains(&named.len()) {
        return Ok(());
    }
    let count = |count: usize| i64::try_from(count).expect("these are few");
    let refusal = Refusal::new(&MISCOUNTED).with("min", count(min)).with("max", count(max));
    Err(refusal.with("count", count(named.len())).at(field))
}

/// The sums up to `most` that some of the values give: a bit for each. Nothing is a sum too.
pub fn sums(values: impl Iterator<Item = u32>, most: u32) -> u64 {
    let within = (1_u64 << (most + 1)) - 1;
    values
        .filter(|value| *value <= most)
        .fold(1, |reached, value| (reached | reached << value) & within)
}

/// Handles of all cards of a hand.
pub fn handles(state: &State, seat: Seat) -> Vec<u32> {
    state.hand(seat).iter().map(|held| held.handle).collect()
}
