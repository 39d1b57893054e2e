//! Bundles of pieces that outrank another bundle: counted, listed in order of rank, and cut into
//! plain ranges.
//!
//! A bundle outranks another if it has more pieces in all, or as many and more of the dearest kind
//! in which they differ. That is the graded lexicographic order (grlex) on vectors of counts.
//!
//! [`Bundles`] counts and unranks: dynamic programming counts the bounded compositions of each
//! total (the coefficients of the product of the polynomials 1 + x + … + x^most, each row out of
//! the one before by a sliding window), and `nth` walks down these counts, as unranking of
//! combinatorial objects does (Kreher and Stinson, *Combinatorial Algorithms*, chapter 2).
//! [`ranges_above`] partitions the same set, the bundles above a given one, into disjoint boxes.

/// All bundles of at most so many pieces of each kind, the dearest kind first, that outrank a given
/// one.
pub(super) struct Bundles<'a> {
    most: &'a [u32],
    above: &'a [u32],
    /// The most pieces of all kinds together.
    pieces: usize,
    /// In how many ways the kinds from one on give so many pieces: for each kind, and for none, a
    /// row with an entry for each total. There are few kinds and few pieces of each, so that 64
    /// bits are enough.
    free: Vec<u64>,
}

impl<'a> Bundles<'a> {
    pub(super) fn new(most: &'a [u32], above: &'a [u32]) -> Self {
        assert!(most.len() == above.len(), "both bundles are of the same kinds");
        let pieces = sum(most);
        let row = pieces + 1;
        let mut free = vec![0; row * (most.len() + 1)];
        free[row * most.len()] = 1;
        let mut reach = 0;
        for kind in (0..most.len()).rev() {
            reach += most[kind] as usize;
            let (rows, behind) = free.split_at_mut(row * (kind + 1));
            let ways = &mut rows[row * kind..];
            // One way more for each of this kind: a window over the row behind, which is as wide as
            // there are pieces of the kind.
            let mut window = 0;
            for total in 0..=reach {
                window += behind[total];
                ways[total] = window;
                window -= total.checked_sub(most[kind] as usize).map_or(0, |left| behind[left]);
            }
        }
        Bundles { most, above, pieces, free }
    }

    /// In how many ways the kinds from `kind` on give so many pieces.
    fn free(&self, kind: usize, total: usize) -> u128 {
        self.free[(self.pieces + 1) * kind + total].into()
    }

    /// How many there are.
    pub(super) fn count(&self) -> u128 {
        self.by_total().map(|(_, count)| count).sum()
    }

    /// How many have each possible number of pieces, the fewest first.
    pub(super) fn by_size(&self) -> impl Iterator<Item = u128> {
        self.by_total().map(|(_, count)| count)
    }

    /// The `index`-th of them, the lowest rank first.
    pub(super) fn nth(&self, mut index: u128) -> Vec<u32> {
        for (total, count) in self.by_total() {
            if index < count {
                return self.nth_of_total(total, index);
            }
            index -= count;
        }
        panic!("the index lies within the count")
    }

    /// Every possible number of pieces with the number of bundles that have it.
    fn by_total(&self) -> impl Iterator<Item = (usize, u128)> {
        let least = sum(self.above);
        (least..=self.pieces).map(move |total| {
            (total, if total == least { self.dearer(0, total) } else { self.free(0, total) })
        })
    }

    /// In how many ways the kinds from `kind` on give so many pieces and are dearer than those of
    /// `above`.
    fn dearer(&self, kind: usize, total: usize) -> u128 {
        let Some(level) = self.above.get(kind).map(|level| *level as usize) else { return 0 };
        let most = total.min(self.most[kind] as usize);
        let more: u128 = (level + 1..=most).map(|own| self.free(kind + 1, total - own)).sum();
        more + if level <= most { self.dearer(kind + 1, total - level) } else { 0 }
    }

    fn nth_of_total(&self, mut total: usize, mut index: u128) -> Vec<u32> {
        let mut level_so_far = total == sum(self.above);
        let mut bundle = Vec::with_capacity(self.most.len());
        for kind in 0..self.most.len() {
            let level = self.above[kind] as usize;
            let least = if level_so_far { level } else { 0 };
            for own in least..=total.min(self.most[kind] as usize) {
                let level_still = level_so_far && own == level;
                let rest = if level_still {
                    self.dearer(kind + 1, total - own)
                } else {
                    self.free(kind + 1, total - own)
                };
                if index < rest {
                    bundle.push(u32::try_from(own).expect("a count of pieces"));
                    total -= own;
                    level_so_far = level_still;
                    break;
                }
                index -= rest;
            }
        }
        bundle
    }
}

fn sum(bundle: &[u32]) -> usize {
    bundle.iter().map(|count| *count as usize).sum()
}

/// A range for each kind: all bundles within outrank the given one.
pub type Ranges = Vec<(u32, u32)>;

/// The same bundles as a list of ranges that do not overlap; nothing if more than `most_lists` are
/// needed.
pub fn ranges_above(most: &[u32], above: &[u32], most_lists: usize) -> Option<Vec<Ranges>> {
    let mut cut = Cut { most, above, most_lists, lists: Vec::new() };
    let short = i64::try_from(sum(above)).expect("a count of pieces");
    cut.cut_from(&mut Vec::new(), short, std::cmp::Ordering::Equal).then_some(cut.lists)
}

struct Cut<'a> {
    most: &'a [u32],
    above: &'a [u32],
    most_lists: usize,
    lists: Vec<Ranges>,
}

impl Cut<'_> {
    /// Cuts what begins with `begun`: `short` pieces fewer than the given bundle so far, and as
    /// dear as `rank` says.
    fn cut_from(&mut self, begun: &mut Vec<u32>, short: i64, rank: std::cmp::Ordering) -> bool {
        let kind = begun.len();
        let Some(most) = self.most.get(kind).copied() else { return true };
        let last = kind + 1 == self.most.len();
        for own in 0..=most {
            let rank = rank.then(own.cmp(&self.above[kind]));
            let still_short = short - i64::from(own);
            // From here on any count will do, of this kind and of the cheaper ones.
            if still_short < 0 || still_short == 0 && rank.is_gt() {
                return self.take(begun, own);
            }
            begun.push(own);
            let fits = last || self.cut_from(begun, still_short, rank);
            begun.pop();
            if !fits {
                return false;
            }
        }
        true
    }

    fn take(&mut self, begun: &[u32], least: u32) -> bool {
        let kind = begun.len();
        let exactly = begun.iter().map(|own| (*own, *own));
        let free = self.most[kind + 1..].iter().map(|most| (0, *most));
        self.lists.push(exactly.chain([(least, self.most[kind])]).chain(free).collect());
        self.lists.len() <= self.most_lists
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every bundle within `most`, in order of rank.
    fn all(most: &[u32]) -> Vec<Vec<u32>> {
        let mut bundles = vec![Vec::new()];
        for most in most {
            bundles = bundles
                .iter()
                .flat_map(|begun| (0..=*most).map(|own| [begun.as_slice(), &[own]].concat()))
                .collect();
        }
        bundles.sort_by_key(|bundle| (sum(bundle), bundle.clone()));
        bundles
    }

    fn above(most: &[u32], level: &[u32]) -> Vec<Vec<u32>> {
        all(most)
            .into_iter()
            .filter(|bundle| (sum(bundle), bundle.as_slice()) > (sum(level), level))
            .collect()
    }

    #[test]
    fn bundles_are_counted_and_listed_by_rank() {
        let most = [2, 1, 3];
        // Also levels that lie beyond what one has oneself.
        for level in all(&[3, 2, 3]) {
            let bundles = Bundles::new(&most, &level);
            let listed: Vec<Vec<u32>> =
                (0..bundles.count()).map(|index| bundles.nth(index)).collect();
            assert_eq!(listed, above(&most, &level), "{level:?}");
        }
    }

    #[test]
    fn ranges_hold_each_bundle_that_outranks_once_and_no_other() {
        let most = [2, 1, 3];
        for level in all(&[3, 2, 3]) {
            let lists = ranges_above(&most, &level, usize::MAX).unwrap();
            for bundle in all(&most) {
                let holds = |ranges: &&Ranges| {
                    ranges.iter().zip(&bundle).all(|((min, max), own)| (min..=max).contains(&own))
                };
                let expected = usize::from(above(&most, &level).contains(&bundle));
                assert_eq!(
                    lists.iter().filter(holds).count(),
                    expected,
                    "{bundle:?} above {level:?}"
                );
            }
        }
    }

    #[test]
    fn too_many_ranges_are_none() {
        let lists = ranges_above(&[9; 4], &[2, 2, 2, 2], usize::MAX).unwrap().len();
        assert!(ranges_above(&[9; 4], &[2, 2, 2, 2], lists).is_some());
        assert!(ranges_above(&[9; 4], &[2, 2, 2, 2], lists - 1).is_none());
    }
}
