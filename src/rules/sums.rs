//! Selections of items whose values have a required sum. They are counted and listed without trying
//! all of them.
//!
//! Counting is that of the subset-sum problem by dynamic programming (Bellman): for each item and
//! each sum, in how many ways the items from there on give it. Listing is unranking: `nth` walks
//! down these counts (Kreher and Stinson, *Combinatorial Algorithms*, chapter 2). A selection that
//! [`Need::Covers`] its need is a minimal cover, as in knapsack problems: no item could be left
//! out, which holds if the least one could not. So selections are grouped by their least item.

/// What the values of a selection must add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Exactly this.
    Exactly(u32),
    /// At least this, and no item could be left out.
    Covers(u32),
    /// Less than this.
    Below(u32),
}

impl Need {
    /// Whether a selection of these values will do. The empty one never does.
    pub fn is_met_by(self, values: &[u32]) -> bool {
        let sum: u32 = values.iter().sum();
        let Some(least) = values.iter().min() else { return false };
        match self {
            Need::Exactly(need) => sum == need,
            Need::Covers(need) => sum >= need && sum - need < *least,
            Need::Below(need) => sum < need,
        }
    }

    /// Between which sums a selection lies whose least value is this one; nothing if there is no
    /// such sum.
    fn bounds(self, least: u32) -> Option<(u32, u32)> {
        match self {
            Need::Exactly(need) => Some((need, need)),
            Need::Covers(need) => Some((need, (need + least).checked_sub(1)?)),
            Need::Below(need) => Some((0, need.checked_sub(1)?)),
        }
    }
}

/// All selections of some items that meet a need, those of `must` always among them.
pub(super) struct Selections {
    need: Need,
    must: Vec<u32>,
    /// Places and values of the other items, the least value first.
    items: Vec<(usize, u32)>,
    /// The largest sum there is.
    most: usize,
    /// In how many ways the items from one on give so much: for each item, and for none, a row with
    /// an entry for each sum.
    ways: Vec<u128>,
}

impl Selections {
    /// Selections out of items of these values; those at the places in `must` are always taken.
    pub(super) fn new(values: &[u32], must: &[usize], need: Need) -> Self {
        let mut items: Vec<(usize, u32)> =
            values.iter().copied().enumerate().filter(|(place, _)| !must.contains(place)).collect();
        items.sort_by_key(|(place, value)| (*value, *place));
        let most = items.iter().map(|(_, value)| *value as usize).sum::<usize>();
        let row = most + 1;
        let mut ways = vec![0_u128; row * (items.len() + 1)];
        ways[row * items.len()] = 1;
        for from in (0..items.len()).rev() {
            let value = items[from].1 as usize;
            let (rows, behind) = ways.split_at_mut(row * (from + 1));
            for sum in 0..=most {
                let with = sum.checked_sub(value).map_or(0, |rest| behind[rest]);
                rows[row * from + sum] = behind[sum].saturating_add(with);
            }
        }
        Selections {
            need,
            must: must.iter().map(|place| values[*place]).collect(),
            items,
            most,
            ways,
        }
    }

    /// How many there are.
    pub(super) fn count(&self) -> u128 {
        self.by_first().fold(0, |sum, (_, _, count)| sum.saturating_add(count))
    }

    /// The places of the items beside those that are always taken, in the `index`-th selection.
    pub(super) fn nth(&self, mut index: u128) -> Vec<usize> {
        for (first, range, count) in self.by_first() {
            if index >= count {
                index -= count;
                continue;
            }
            let Some(first) = first else { return Vec::new() };
            let mut places = vec![self.items[first].0];
            let (low, high) = range;
            for sum in low..=high {
                let ways = self.ways_of(first + 1, sum);
                if index < ways {
                    self.walk(first + 1, sum, index, &mut places);
                    return places;
                }
                index -= ways;
            }
        }
        panic!("the index lies within the count")
    }

    /// The items from `from` on that give so much, in the `index`-th way.
    fn walk(&self, from: usize, sum: u32, mut index: u128, places: &mut Vec<usize>) {
        let mut left = sum;
        for (place, (item, value)) in self.items.iter().enumerate().skip(from) {
            let without = self.ways_of(place + 1, left);
            if index < without {
                continue;
            }
            index -= without;
            left -= value;
            places.push(*item);
        }
    }

    fn ways_of(&self, from: usize, sum: u32) -> u128 {
        let sum = sum as usize;
        if sum > self.most { 0 } else { self.ways[from * (self.most + 1) + sum] }
    }

    /// Every first item, or none, with the range of what the items behind it must give and the
    /// number of selections.
    fn by_first(&self) -> impl Iterator<Item = (Option<usize>, (u32, u32), u128)> {
        let base: u32 = self.must.iter().sum();
        let none = self.need.is_met_by(&self.must).then_some((None, (0, 0), 1));
        let firsts = (0..self.items.len()).filter_map(move |first| {
            let value = self.items[first].1;
            let least = self.must.iter().copied().chain([value]).min().expect("there is the value");
            let (low, high) = self.need.bounds(least)?;
            let high = high.checked_sub(base + value)?;
            let low = low.saturating_sub(base + value);
            let high = high.min(u32::try_from(self.most).expect("sums are small"));
            let count = (low..=high)
                .fold(0_u128, |sum, rest| sum.saturating_add(self.ways_of(first + 1, rest)));
            Some((Some(first), (low, high), count))
        });
        none.into_iter().chain(firsts)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every selection that will do, found by trying all.
    fn tried(values: &[u32], must: &[usize], need: Need) -> BTreeSet<Vec<usize>> {
        let all = (0_u32..1 << values.len())
            .map(|bits| (0..values.len()).filter(|place| bits >> place & 1 == 1).collect());
        let has_must = |places: &Vec<usize>| must.iter().all(|place| places.contains(place));
        let meets = |places: &Vec<usize>| {
            need.is_met_by(&places.iter().map(|place| values[*place]).collect::<Vec<_>>())
        };
        all.filter(has_must).filter(meets).collect()
    }

    #[test]
    fn selections_are_counted_and_listed_each_once() {
        let values = [1, 5, 1, 3, 2, 6, 1];
        for must in [vec![], vec![1], vec![0, 3]] {
            for number in 0..21 {
                for need in [Need::Exactly(number), Need::Covers(number), Need::Below(number)] {
                    let selections = Selections::new(&values, &must, need);
                    let listed: Vec<Vec<usize>> = (0..selections.count())
                        .map(|index| {
                            let mut places = [must.clone(), selections.nth(index)].concat();
                            places.sort_unstable();
                            places
                        })
                        .collect();
                    let different: BTreeSet<Vec<usize>> = listed.iter().cloned().collect();
                    assert_eq!(listed.len(), different.len(), "{need:?}");
                    assert_eq!(different, tried(&values, &must, need), "{need:?} with {must:?}");
                }
            }
        }
    }

    #[test]
    fn nothing_covers_no_need() {
        assert!(!Need::Covers(0).is_met_by(&[]) && !Need::Below(3).is_met_by(&[]));
    }
}
