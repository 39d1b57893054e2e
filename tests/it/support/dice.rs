//! Random numbers of the tests: the same seed gives the same numbers.

use kontor_rules::{Chance, SeededChance};

/// A stream of random numbers.
pub struct Dice(SeededChance);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(SeededChance::new([0x5a; 32], seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(u32::try_from(bound).unwrap()) as usize
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
