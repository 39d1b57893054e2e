//! Lots. They follow from the published seed, by SHA-256, so that anybody can draw them again.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::Number;

/// What a participant's place in the lot is sorted by: SHA-256 of the text `<seed>/<number>`, as
/// hexadecimal digits.
pub fn lot_key(seed: &str, number: Number) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("{seed}/{number}").as_bytes()))
}

/// These participants in the order of the lot, the smallest key first.
pub fn lots(seed: &str, numbers: &[Number]) -> Vec<Number> {
    let mut sorted: Vec<(String, Number)> =
        numbers.iter().map(|number| (lot_key(seed, *number), *number)).collect();
    sorted.sort_unstable();
    sorted.into_iter().map(|(_, number)| number).collect()
}

/// Random numbers of a round: SplitMix64, which begins with the first 8 bytes of SHA-256 of the text
/// `<seed>/round/<round>`, the most significant first.
pub(super) struct RoundLuck(u64);

impl RoundLuck {
    pub(super) fn new(seed: &str, round: usize) -> Self {
        let hash = Sha256::digest(format!("{seed}/round/{round}").as_bytes());
        let first = hash.first_chunk::<8>().expect("it has 32 bytes");
        RoundLuck(u64::from_be_bytes(*first))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one: the remainder of the next random number.
    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}
