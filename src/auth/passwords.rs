//! Hashing and verifying passwords with Argon2id.
//!
//! Hashing takes much time and memory on purpose. It runs on threads that may block, a few hashes
//! at a time. Further ones wait in a bounded queue; when that is full, callers get
//! [`PasswordError::Busy`] at once.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{self, PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use tokio::sync::Semaphore;

/// Shortest password, in characters.
pub const PASSWORD_LENGTH_MIN: usize = 8;
/// Longest password, in characters.
pub const PASSWORD_LENGTH_MAX: usize = 128;
/// Length of a salt, in bytes.
pub const SALT_LENGTH: usize = 16;
/// Most hashes that are computed at the same time.
pub const HASHES_RUNNING_MAX: usize = 2;
/// Most hashes that wait for those.
pub const HASHES_WAITING_MAX: usize = 32;

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
    /// Permits for the queue, which include those for running hashes.
    queue_permits: Arc<Semaphore>,
    hashing_permits: Arc<Semaphore>,
}

impl Passwords {
    /// New hashes have this cost. Fails if Argon2 rejects it.
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
        let queue_permits = Arc::new(Semaphore::new(running + waiting));
        Ok(Passwords {
            argon2,
            dummy_hash,
            queue_permits,
            hashing_permits: Arc::new(Semaphore::new(running)),
        })
    }

    /// The hash to be stored, in PHC string format. The salt must be random.
    pub async fn hash(
        &self,
        password: String,
        salt: [u8; SALT_LENGTH],
    ) -> Result<String, PasswordError> {
        let argon2 = self.argon2.clone();
        self.queue(move || hash(&argon2, &password, &salt)).await
    }

    /// Whether the password is the one that was hashed. If there is no stored hash, the result is
    /// `false`, after the same computation.
    pub async fn matches(
        &self,
        password: String,
        stored: Option<String>,
    ) -> Result<bool, PasswordError> {
        let argon2 = self.argon2.clone();
        let exists = stored.is_some();
        let stored = stored.map_or_else(|| Arc::clone(&self.dummy_hash), Arc::from);
        let matches = self.queue(move || verify(&argon2, &password, &stored)).await?;
        Ok(matches && exists)
    }

    /// Runs `work` when there is room. The thread holds the permits until `work` is done, even if
    /// the caller has stopped waiting.
    async fn queue<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, PasswordError> + Send + 'static,
    ) -> Result<T, PasswordError> {
        let queue_permit =
            Arc::clone(&self.queue_permits).try_acquire_owned().map_err(|_| PasswordError::Busy)?;
        let hashing_permit = Arc::clone(&self.hashing_permits)
            .acquire_owned()
            .await
            .expect("the semaphore is never closed");
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop((hashing_permit, queue_permit));
            result
        });
        done.await.map_err(|error| PasswordError::Failed(error.to_string()))?
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

    /// The dummy hash is that of the empty password: even with that one nobody may sign in.
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
        let passwords = Arc::new(Passwords::with_queue(PasswordCost::CHEAPEST, 1, 1).unwrap());
        let hashing_permit = Arc::clone(&passwords.hashing_permits).acquire_owned().await.unwrap();
        let waiting = [(); 2].map(|()| {
            let passwords = Arc::clone(&passwords);
            tokio::spawn(async move { passwords.hash(word("cinnamon"), SALT).await })
        });
        // This runtime has one thread: when this task runs again, both others hold a queue permit.
        tokio::task::yield_now().await;
        assert_eq!(passwords.hash(word("cinnamon"), SALT).await, Err(PasswordError::Busy));
        drop(hashing_permit);
        for task in waiting {
            assert!(task.await.unwrap().is_ok());
        }
        assert!(passwords.hash(word("cinnamon"), SALT).await.is_ok());
    }
}
