//! What the use cases take from outside: the time and secret numbers. Tests hand in their own.

/// The time, in milliseconds since 1970 (UTC).
pub trait Clock: Send + Sync {
    /// Now.
    fn now_ms(&self) -> u64;
}

/// Secret random bytes.
pub trait Entropy: Send + Sync {
    /// Fills the bytes.
    fn fill(&self, bytes: &mut [u8]);
}

/// The machine's clock.
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> u64 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("the clock stands after 1970");
        u64::try_from(since.as_millis()).expect("the clock stands before the year 500 million")
    }
}

/// The operating system's random numbers.
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system gives random numbers");
    }
}

/// Random bytes as an array.
pub fn random<const N: usize>(entropy: &dyn Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    entropy.fill(&mut bytes);
    bytes
}

/// A fresh id: the prefix, `_`, and 26 characters that say 128 random bits.
pub fn fresh_id(prefix: &str, entropy: &dyn Entropy) -> String {
    id_of(prefix, &random::<16>(entropy))
}

/// An id made of given bytes.
pub fn id_of(prefix: &str, bytes: &[u8; 16]) -> String {
    let letters = data_encoding::BASE32_NOPAD.encode(bytes).to_ascii_lowercase();
    format!("{prefix}_{letters}")
}
