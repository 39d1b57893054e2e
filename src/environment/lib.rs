//! What the use cases take from outside: the time and secret random bytes. Tests supply their own.

use std::cell::RefCell;

/// A clock that returns milliseconds since 1970 (UTC).
pub trait TimeSource: Send + Sync {
    /// The current time.
    fn now_ms(&self) -> u64;
}

/// A source of secret random bytes.
pub trait Entropy: Send + Sync {
    /// Fills the slice with random bytes.
    fn fill(&self, bytes: &mut [u8]);
}

/// The machine's clock.
pub struct SystemClock;

impl TimeSource for SystemClock {
    fn now_ms(&self) -> u64 {
        let since = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .expect("the clock stands after 1970");
        u64::try_from(since.as_millis()).expect("the clock stands before the year 500 million")
    }
}

/// The operating system's random number generator. Short requests are served from a buffer for each
/// thread.
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        match bytes.len() {
            ..=SHORT_BYTES_MAX => BUFFER.with_borrow_mut(|buffer| buffer.take(bytes)),
            _ => fill_from_system(bytes),
        }
    }
}

fn fill_from_system(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system gives random numbers");
}

/// Requests up to this length (ids) are served from the buffer, because each HTTP request needs
/// some and a system call for each took time. Seeds and keys are longer and always come from the
/// operating system.
const SHORT_BYTES_MAX: usize = 16;
/// Bytes that are requested from the operating system at a time, for the buffer of a thread.
const BUFFER_BYTES: usize = 512;

/// Random bytes that were fetched from the operating system in advance.
struct RandomBuffer {
    bytes: [u8; BUFFER_BYTES],
    taken: usize,
}

thread_local! {
    static BUFFER: RefCell<RandomBuffer> = const { RefCell::new(RandomBuffer { bytes: [0; BUFFER_BYTES], taken: BUFFER_BYTES }) };
}

impl RandomBuffer {
    fn take(&mut self, into: &mut [u8]) {
        if BUFFER_BYTES - self.taken < into.len() {
            fill_from_system(&mut self.bytes);
            self.taken = 0;
        }
        let used = &mut self.bytes[self.taken..self.taken + into.len()];
        into.copy_from_slice(used);
        // Bytes that were handed out are erased, so that ids cannot be found in memory later.
        used.fill(0);
        self.taken += into.len();
    }
}

/// Returns random bytes as an array.
pub fn random<const N: usize>(entropy: &dyn Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    entropy.fill(&mut bytes);
    bytes
}

/// A fresh id: the prefix, `_`, and 26 characters that encode 128 random bits.
pub fn fresh_id(prefix: &str, entropy: &dyn Entropy) -> String {
    id_of(prefix, &random::<16>(entropy))
}

/// An id that encodes the given bytes.
pub fn id_of(prefix: &str, bytes: &[u8; 16]) -> String {
    let mut letters = [0; 26];
    data_encoding::BASE32_NOPAD.encode_mut(bytes, &mut letters);
    letters.make_ascii_lowercase();
    [prefix, "_", str::from_utf8(&letters).expect("base 32 is ASCII")].concat()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_bytes_of_the_buffer_are_used_twice() {
        let ids: HashSet<String> =
            (0..4 * BUFFER_BYTES / 16).map(|_| fresh_id("x", &SystemEntropy)).collect();
        assert_eq!(ids.len(), 4 * BUFFER_BYTES / 16);
        assert!(ids.iter().all(|id| id.len() == 28
            && id.starts_with("x_")
            && id[2..].bytes().all(|b| b.is_ascii_alphanumeric())));
        let left = BUFFER.with_borrow(|buffer| buffer.bytes[..buffer.taken].to_vec());
        assert!(left.iter().all(|byte| *byte == 0), "used bytes are erased");
    }
}
