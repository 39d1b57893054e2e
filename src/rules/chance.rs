//! Luck: the random numbers of a game. The only operation is to draw a number below a bound. The
//! algorithm is published, so that anyone can compute the numbers of a finished game again.
//!
//! The random-number stream is the key stream of ChaCha20 (RFC 8439) with counter 0 and nonce = 4
//! zero bytes ‖ the number of the stream as 8 bytes, little-endian. It is read as little-endian
//! 32-bit words.

use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};

/// A source of random numbers.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each as likely as the others. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// Puts the items in random order: Fisher–Yates from the last place down, one `below(place + 1)`
/// for each place but the first.
pub fn shuffle<T>(chance: &mut dyn Chance, items: &mut [T]) {
    for place in (1..items.len()).rev() {
        let bound = u32::try_from(place + 1).expect("decks are small");
        items.swap(place, chance.below(bound) as usize);
    }
}

/// The random numbers of one commit. They follow from a key and the number of the stream.
pub struct SeededChance(ChaCha20Rng);

impl SeededChance {
    /// The random-number stream with this number. In a game the number of a commit's stream is its
    /// distance from the commit that started the game.
    pub fn new(key: [u8; 32], stream_number: u64) -> Self {
        let mut words = ChaCha20Rng::from_seed(key);
        words.set_stream(stream_number);
        SeededChance(words)
    }
}

impl Chance for SeededChance {
    /// A word modulo `bound`. Words at or above the largest multiple of `bound` are skipped,
    /// because with them some numbers would be more likely than others.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below zero");
        // The number of words at or above that multiple: 2^32 mod bound.
        let skipped = bound.wrapping_neg() % bound;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - skipped {
                return word % bound;
            }
        }
    }
}

/// Random numbers that a test chooses. It panics if more numbers are drawn than the test has given,
/// if a number is not below its bound, or if some numbers were not drawn.
#[derive(Debug)]
pub struct ScriptedChance {
    numbers: Vec<u32>,
    used: usize,
}

impl ScriptedChance {
    /// Draws give these numbers, in this order.
    pub fn new(numbers: impl Into<Vec<u32>>) -> Self {
        ScriptedChance { numbers: numbers.into(), used: 0 }
    }
}

impl Chance for ScriptedChance {
    fn below(&mut self, bound: u32) -> u32 {
        let number = *self
            .numbers
            .get(self.used)
            .expect("the script of luck is over, yet luck is asked again");
        self.used += 1;
        assert!(
            number < bound,
            "the script says {number}, but luck is asked for a number below {bound}"
        );
        number
    }
}

impl Drop for ScriptedChance {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.used == self.numbers.len(), "the script of luck was not used up");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of RFC 8439's block function for an all-zero key, counter 0 and nonce 0 (its
    /// appendix A.1, test vector 1).
    #[test]
    fn the_stream_is_rfc_8439() {
        let mut chance = SeededChance::new([0; 32], 0);
        let bytes: Vec<u8> = (0..4).flat_map(|_| chance.0.next_u32().to_le_bytes()).collect();
        assert_eq!(
            bytes,
            [
                0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86,
                0xbd, 0x28
            ]
        );
    }

    /// Appendix A.1, test vector 5: nonce 00 00 00 00 00 00 00 00 00 00 00 02 is stream 2 in the
    /// eighth byte behind the zeros.
    #[test]
    fn the_stream_number_stands_behind_four_zero_bytes() {
        let mut chance = SeededChance::new([0; 32], 2_u64 << 56);
        let bytes: Vec<u8> = (0..2).flat_map(|_| chance.0.next_u32().to_le_bytes()).collect();
        assert_eq!(bytes, [0xc2, 0xc6, 0x4d, 0x37, 0x8c, 0xd5, 0x36, 0x37]);
    }

    #[test]
    fn a_shuffle_goes_from_the_last_place_down() {
        let mut items = ['a', 'b', 'c', 'd'];
        shuffle(&mut ScriptedChance::new([0, 1, 1]), &mut items);
        assert_eq!(items, ['d', 'c', 'b', 'a']);
    }

    #[test]
    #[should_panic(expected = "was not used up")]
    fn unused_luck_is_noticed() {
        ScriptedChance::new([1]);
    }
}
