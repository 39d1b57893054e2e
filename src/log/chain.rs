//! What makes a record verifiable: the commitment to the seed, the values that are derived from the
//! seed, and the hash chain of commits.
//!
//! All formulas here are published, so that anyone can compute them in any language.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use kontor_json::canonical::canonical;

/// A hash or key.
pub type Bytes32 = [u8; 32];

/// The link before the first commit.
pub const FIRST_LINK: Bytes32 = [0; 32];

/// The secret from which all hidden information of a game is derived.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(Bytes32);

impl std::fmt::Debug for Seed {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Seed(..)")
    }
}

impl Seed {
    /// A seed with these bytes.
    pub fn new(bytes: Bytes32) -> Self {
        Seed(bytes)
    }

    /// Reads the 64 hexadecimal digits that a store or a record holds.
    pub fn from_hex(text: &str) -> Option<Self> {
        parse_hex(text).map(Seed)
    }

    /// The seed as hexadecimal digits: for entry 0, and for the record after the end of the game.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// `SHA-256("kontor/1 seed" ‖ seed)`, which is public from the creation of the game on.
    pub fn commitment(&self) -> Bytes32 {
        sha256(&[b"kontor/1 seed", &self.0])
    }

    /// The salt of commit `number`: `HMAC-SHA-256(seed, "kontor/1 salt" ‖ number as 8 bytes,
    /// big-endian)`.
    pub fn salt(&self, number: u64) -> Bytes32 {
        hmac_sha256(&self.0, &[b"kontor/1 salt", &number.to_be_bytes()])
    }

    /// The key of the game's luck: `HMAC-SHA-256(seed, "kontor/1 luck" ‖ JCS(nonces by seat, null
    /// where none))`.
    pub fn luck_key(&self, nonces: &[Option<String>]) -> Bytes32 {
        let nonces = canonical(&nonces);
        hmac_sha256(&self.0, &[b"kontor/1 luck", nonces.as_bytes()])
    }

    /// The key of the bots' luck: `HMAC-SHA-256(seed, "kontor/1 bots")`. Only the choices of bots
    /// depend on it.
    pub fn bots_key(&self) -> Bytes32 {
        hmac_sha256(&self.0, &[b"kontor/1 bots"])
    }

    /// The link of a commit: `SHA-256("kontor/1 link" ‖ link before ‖ salt ‖ JCS(commit))`.
    pub fn link(&self, before: &Bytes32, number: u64, commit: &str) -> Bytes32 {
        sha256(&[b"kontor/1 link", before, &self.salt(number), commit.as_bytes()])
    }
}

/// The seeds of a game: one from its creation on, and another one from each fork on.
#[derive(Clone, Debug)]
pub struct Seeds {
    first: Seed,
    /// Later seeds, each with the first commit for which it is used.
    later: Vec<(u64, Seed)>,
}

impl Seeds {
    /// A game with one seed.
    pub fn new(first: Seed) -> Self {
        Seeds { first, later: Vec::new() }
    }

    /// Uses another seed from this commit on.
    pub fn add(&mut self, from_commit: u64, seed: Seed) {
        self.later.push((from_commit, seed));
    }

    /// The seed that is used for a commit.
    pub fn of(&self, commit: u64) -> &Seed {
        let rules = self.later.iter().rev().find(|(from, _)| *from <= commit);
        rules.map_or(&self.first, |(_, seed)| seed)
    }

    /// The seed that is used for future luck.
    pub fn newest(&self) -> &Seed {
        self.later.last().map_or(&self.first, |(_, seed)| seed)
    }

    /// The first commit for which the newest seed is used, if there is more than one seed.
    pub fn newest_from(&self) -> Option<u64> {
        self.later.last().map(|(from, _)| *from)
    }

    /// All seeds, each with the first commit for which it is used.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Seed)> {
        [(0, &self.first)].into_iter().chain(self.later.iter().map(|(from, seed)| (*from, seed)))
    }
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    data_encoding::HEXLOWER.encode(bytes)
}

/// Reads 64 lower-case hexadecimal digits.
pub fn parse_hex(text: &str) -> Option<Bytes32> {
    data_encoding::HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

/// SHA-256 of the concatenated parts.
pub fn sha256(parts: &[&[u8]]) -> Bytes32 {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

/// HMAC-SHA-256 of the concatenated parts.
pub fn hmac_sha256(key: &[u8], parts: &[&[u8]]) -> Bytes32 {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length");
    for part in parts {
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected values were computed with Python's hashlib and hmac, as an independent verifier
    /// would do.
    #[test]
    fn an_independent_computation_agrees() {
        let seed = Seed::new([7; 32]);
        assert_eq!(hex(&seed.commitment()), VECTOR_COMMITMENT);
        assert_eq!(hex(&seed.salt(3)), VECTOR_SALT);
        assert_eq!(hex(&seed.luck_key(&[Some("né".into()), None, Some("b".into())])), VECTOR_LUCK);
        assert_eq!(hex(&seed.link(&FIRST_LINK, 3, "{\"a\":1}")), VECTOR_LINK);
    }
    const VECTOR_COMMITMENT: &str =
        "3a65283b688ae12b0b9a081fd8260ebfaccb966c77076562ff433f8a4425730c";
    const VECTOR_SALT: &str = "4dd3d4b1ed9589ab9af906dc21f9e398ea5c8586878170842b9e39adcf34fb0e";
    const VECTOR_LUCK: &str = "48e3c7c50db894da5a517e3522b4c556bf0b676c7dda21d7be561491aa001710";
    const VECTOR_LINK: &str = "b85d07cac59c1938a9671dadc372f1cd0954a756bfe63ff8bd14912a132e382f";
}
