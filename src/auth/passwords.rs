//! Hashing and verifying passwords with Argon2id.
//!
//! Hashing takes much time and memory on purpose. It runs on background threads, a few hashes at a
//! time. Further ones wait in a bounded queue; when that is full, callers get
//! [`PasswordError::Busy`] at once. Addresses take turns ([`FairSemaphore`]), and one password of each
//! is hashed at a time: so a burst of sign-ins from one address does not keep others waiting.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{self, PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use kontor_threads::{
    NoThreads, ThreadPool,
    fair::{FairSemaphore, NoRoom, Shares},
};
use unicode_normalization::{UnicodeNormalization, is_nfc};

kontor_limits::limits! {
    /// Shortest password, in characters.
    pub const PASSWORD_LENGTH_MIN: usize = 8;
    /// Longest password, in characters.
    pub const PASSWORD_LENGTH_MAX: usize = 128;
}

/// Length of a salt, in bytes.
pub const SALT_LENGTH: usize = 16;
/// Most hashes that are computed at the same time.
pub const HASHES_RUNNING_MAX: usize = 2;
/// Most hashes that wait for those: enough that some dozens of addresses, each with as many as it may
/// have, leave room for others.
const HASHES_WAITING_MAX: usize = 512;
/// Most passwords of one address that are hashed or wait.
pub const HASHES_PER_ADDRESS_MAX: usize = 8;

/// A password as a client sent it.
#[derive(Clone)]
pub struct GivenPassword {
    /// The text.
    pub text: String,
    /// The address that it came from, in any form: passwords with the same text here share a queue.
    pub from: String,
}

impl From<String> for GivenPassword {
    /// A password that came from an unknown address.
    fn from(text: String) -> Self {
        GivenPassword { text, from: String::new() }
    }
}

impl GivenPassword {
    /// The number of characters, as they are hashed.
    pub fn length(&self) -> usize {
        normalized(&self.text).chars().count()
    }
}

/// The form that is hashed: NFC, because keyboards differ in how they send accents (RFC 8265,
/// section 4.2.2).
fn normalized(text: &str) -> String {
    text.nfc().collect()
}

/// The cost of one hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PasswordCost {
    /// Memory, in KiB; at least 8.
    pub memory_kib: u32,
    /// Passes over that memory; at least 1.
    pub passes: u32,
}

impl PasswordCost {
    /// The cheapest hash that Argon2 allows: for tests only, because such a hash does not protect
    /// against guessing.
    pub const CHEAPEST: PasswordCost =
        PasswordCost { memory_kib: Params::MIN_M_COST, passes: Params::MIN_T_COST };
}

impl Default for PasswordCost {
    /// The minimum that OWASP recommends for Argon2id with one lane.
    fn default() -> Self {
        PasswordCost { memory_kib: 19 * 1024, passes: 2 }
    }
}

/// Why a password was not hashed or verified.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasswordError {
    /// The queue is full. Nothing was computed.
    #[error("too many passwords are waiting")]
    Busy,
    /// The system has no thread to spare for hashing.
    #[error(transparent)]
    NoThreads(#[from] NoThreads),
    /// Argon2 rejected the hash or its cost, or the hashing thread panicked.
    #[error("a password cannot be hashed or verified: {0}")]
    Failed(String),
}

/// Hashes and verifies passwords.
pub struct Passwords {
    argon2: Argon2<'static>,
    /// Passwords for unknown names are verified against this hash, so that the time of a reply does
    /// not tell whether a name exists.
    dummy_hash: Arc<str>,
    /// A place for each running hash, shared by address.
    places: FairSemaphore,
    /// A thread for each place.
    threads: ThreadPool,
}

impl Passwords {
    /// Starts the threads. New hashes have this cost; fails if Argon2 rejects it.
    pub fn new(cost: PasswordCost) -> Result<Passwords, PasswordError> {
        Passwords::with_queue(cost, HASHES_RUNNING_MAX, HASHES_WAITING_MAX)
    }

    fn with_queue(
        cost: PasswordCost,
        running: usize,
        waiting: usize,
    ) -> Result<Passwords, PasswordError> {
        let params = Params::new(cost.memory_kib, cost.passes, Params::DEFAULT_P_COST, None);
        let params = params.map_err(|error| PasswordError::Failed(error.to_string()))?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let dummy_hash = hash(&argon2, "", &[0; SALT_LENGTH])?.into();
        let places = FairSemaphore::new(Shares {
            places: running,
            waiting_max: waiting,
            of_one: 1,
            asked_of_one_max: HASHES_PER_ADDRESS_MAX,
        });
        let threads = ThreadPool::start_in_background("passwords", running)?;
        Ok(Passwords { argon2, dummy_hash, places, threads })
    }

    /// The hash to be stored, in PHC string format. The salt must be random.
    pub async fn hash(
        &self,
        password: impl Into<GivenPassword>,
        salt: [u8; SALT_LENGTH],
    ) -> Result<String, PasswordError> {
        let argon2 = self.argon2.clone();
        let GivenPassword { text, from } = password.into();
        self.queue(from, move || hash(&argon2, &normalized(&text), &salt)).await
    }

    /// Whether the password is the one that was hashed. If there is no stored hash, the result is
    /// `false`, after the same computation.
    pub async fn matches(
        &self,
        password: impl Into<GivenPassword>,
        stored: Option<String>,
    ) -> Result<bool, PasswordError> {
        let GivenPassword { text, from } = password.into();
        let argon2 = self.argon2.clone();
        let exists = stored.is_some();
        let stored = stored.map_or_else(|| Arc::clone(&self.dummy_hash), Arc::from);
        let verify = move || {
            // Release 0.1.0 hashed passwords as they were sent.
            Ok(verify(&argon2, &normalized(&text), &stored)?
                || !is_nfc(&text) && verify(&argon2, &text, &stored)?)
        };
        let matches = self.queue(from, verify).await?;
        Ok(matches && exists)
    }

    /// Runs `work` when it has a place. The thread holds the place until `work` is done, even if the
    /// caller has stopped waiting.
    async fn queue<T: Send + 'static>(
        &self,
        from: String,
        work: impl FnOnce() -> Result<T, PasswordError> + Send + 'static,
    ) -> Result<T, PasswordError> {
        let place = self.places.acquire(&from).await.map_err(|NoRoom| PasswordError::Busy)?;
        let done = self.threads.run(move || {
            let result = work();
            drop(place);
            result
        });
        done.await.map_err(|panicked| PasswordError::Failed(panicked.to_string()))?
    }
}

fn hash(argon2: &Argon2<'_>, password: &str, salt: &[u8]) -> Result<String, PasswordError> {
    let hash: PasswordHash =
        argon2.hash_password_with_salt(password.as_bytes(), salt).map_err(failed)?;
    Ok(hash.to_string())
}

/// Verifies with the cost in the stored hash, which may differ from that of new hashes.
fn verify(argon2: &Argon2<'_>, password: &str, stored: &str) -> Result<bool, PasswordError> {
    let stored =
        PasswordHash::new(stored).map_err(|error| PasswordError::Failed(error.to_string()))?;
    match argon2.verify_password(password.as_bytes(), &stored) {
        Ok(()) => Ok(true),
        Err(password_hash::Error::PasswordInvalid) => Ok(false),
        Err(error) => Err(failed(error)),
    }
}

fn failed(error: password_hash::Error) -> PasswordError {
    PasswordError::Failed(error.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    const SALT: [u8; SALT_LENGTH] = [5; SALT_LENGTH];

    fn word(text: &str) -> String {
        text.to_owned()
    }

    #[tokio::test]
    async fn only_the_right_password_matches() {
        let passwords = Passwords::new(PasswordCost::CHEAPEST).unwrap();
        let hash = passwords.hash(word("cinnamon"), SALT).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{hash}");
        assert_eq!(passwords.matches(word("cinnamon"), Some(hash.clone())).await, Ok(true));
        assert_eq!(passwords.matches(word("cardamom"), Some(hash)).await, Ok(false));
    }

    #[tokio::test]
    async fn a_password_is_the_same_however_its_accents_are_spelt() {
        let passwords = Passwords::new(PasswordCost::CHEAPEST).unwrap();
        let hash = passwords.hash(word("caf\u{e9} cinnamon"), SALT).await.unwrap();
        assert_eq!(passwords.matches(word("cafe\u{301} cinnamon"), Some(hash)).await, Ok(true));
        // Release 0.1.0 stored the hash of what was sent.
        let before = super::hash(&passwords.argon2, "cafe\u{301} cinnamon", &SALT).unwrap();
        for (text, expected) in [("cafe\u{301} cinnamon", true), ("cafe cinnamon", false)] {
            assert_eq!(passwords.matches(word(text), Some(before.clone())).await, Ok(expected));
        }
        assert_eq!(GivenPassword::from(word("cafe\u{301}")).length(), 4);
    }

    #[tokio::test]
    async fn a_burst_from_one_address_leaves_the_queue_to_others() {
        // One hash at a time, so that their order does not depend on the system's scheduler.
        let passwords = Arc::new(Passwords::with_queue(PasswordCost::CHEAPEST, 1, 32).unwrap());
        let running = passwords.places.acquire("198.51.100.1").await.unwrap();
        // They are noted where they are hashed: the tasks that wait for them may run in another order.
        let hashed: Arc<Mutex<Vec<String>>> = Arc::default();
        let send = |from: &str| {
            let (passwords, hashed) = (Arc::clone(&passwords), Arc::clone(&hashed));
            let from = from.to_owned();
            tokio::spawn(async move {
                let key = from.clone();
                let work = move || {
                    hashed.lock().unwrap().push(from);
                    Ok(())
                };
                passwords.queue(key, work).await
            })
        };
        let burst: Vec<_> = (0..2 * HASHES_PER_ADDRESS_MAX).map(|_| send("192.0.2.1")).collect();
        let other = send("192.0.2.2");
        // This runtime has one thread: when this task runs again, all others wait.
        tokio::task::yield_now().await;
        drop(running);
        assert!(other.await.unwrap().is_ok());
        let mut refused = 0;
        for task in burst {
            refused += usize::from(task.await.unwrap() == Err(PasswordError::Busy));
        }
        assert_eq!(refused, HASHES_PER_ADDRESS_MAX, "an address has a limited number of places");
        let place = hashed.lock().unwrap().iter().position(|from| from == "192.0.2.2");
        assert!(
            place.is_some_and(|place| place <= 1),
            "one of the burst stood before it: {place:?}"
        );
        assert_eq!(passwords.places.keys(), 0, "empty queues take no memory");
    }

    /// The dummy hash is that of the empty password: even with that one no sign-in may succeed.
    #[tokio::test]
    async fn without_a_hash_nothing_matches() {
        let passwords = Passwords::new(PasswordCost::CHEAPEST).unwrap();
        assert_eq!(passwords.matches(word(""), None).await, Ok(false));
    }

    #[tokio::test]
    async fn the_dummy_hash_has_the_cost_of_new_hashes() {
        let passwords = Passwords::new(PasswordCost { memory_kib: 16, passes: 3 }).unwrap();
        let hash = passwords.hash(word("cinnamon"), SALT).await.unwrap();
        let cost = |hash: &str| Params::try_from(&PasswordHash::new(hash).unwrap()).unwrap();
        assert_eq!(cost(&passwords.dummy_hash), cost(&hash));
    }

    #[tokio::test]
    async fn a_hash_with_an_older_cost_still_verifies() {
        let before = Passwords::new(PasswordCost::CHEAPEST).unwrap();
        let hash = before.hash(word("cinnamon"), SALT).await.unwrap();
        let after = Passwords::new(PasswordCost { memory_kib: 16, passes: 2 }).unwrap();
        assert_eq!(after.matches(word("cinnamon"), Some(hash)).await, Ok(true));
    }

    #[tokio::test]
    async fn a_full_queue_returns_busy_and_recovers() {
        let passwords = Arc::new(Passwords::with_queue(PasswordCost::CHEAPEST, 1, 2).unwrap());
        let running = passwords.places.acquire("198.51.100.1").await.unwrap();
        let waiting = [(); 2].map(|()| {
            let passwords = Arc::clone(&passwords);
            tokio::spawn(async move { passwords.hash(word("cinnamon"), SALT).await })
        });
        // This runtime has one thread: when this task runs again, both others wait.
        tokio::task::yield_now().await;
        assert_eq!(passwords.hash(word("cinnamon"), SALT).await, Err(PasswordError::Busy));
        drop(running);
        for task in waiting {
            assert!(task.await.unwrap().is_ok());
        }
        assert!(passwords.hash(word("cinnamon"), SALT).await.is_ok());
    }
}
