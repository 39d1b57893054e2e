//! Passwords, kept as Argon2id hashes.
//!
//! Hashing is slow and hungry on purpose. It runs on threads that may block, a few at a time;
//! behind them waits a queue of limited length, and beyond it callers are told at once that the
//! server is busy.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{self, PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use tokio::sync::Semaphore;

/// Shortest password, in characters.
pub const PASSWORD_LENGTH_LEAST: usize = 8;
/// Longest password, in characters.
pub const PASSWORD_LENGTH_MAX: usize = 128;
/// Bytes of a salt.
pub const SALT_LENGTH: usize = 16;
/// How many passwords are hashed at a time.
pub const HASHES_RUNNING_MAX: usize = 2;
/// How many more may wait for that.
pub const HASHES_WAITING_MAX: usize = 32;

/// What one hash costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PasswordCost {
    /// Memory, in KiB; at least 8.
    pub memory_kib: u32,
    /// Passes over it; at least 1.
    pub passes: u32,
}

impl PasswordCost {
    /// For tests: as cheap as Argon2 allows, of no use against guessing.
    pub const CHEAPEST: PasswordCost =
        PasswordCost { memory_kib: Params::MIN_M_COST, passes: Params::MIN_T_COST };
}

impl Default for PasswordCost {
    /// The least that OWASP advises for Argon2id with one lane.
    fn default() -> Self {
        PasswordCost { memory_kib: 19 * 1024, passes: 2 }
    }
}

/// Why nothing came of hashing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasswordFault {
    /// The queue is full; nothing was done.
    #[error("too many passwords are waiting")]
    Busy,
    /// The hash or its cost is not one that Argon2 takes, or the hashing thread was lost.
    #[error("a password cannot be hashed or verified: {0}")]
    Broken(String),
}

/// Hashes and verifies passwords.
pub struct Passwords {
    argon2: Argon2<'static>,
    /// Hash of nothing in particular. Unknown names are verified against it, so that they take as
    /// long as known ones.
    decoy: Arc<str>,
    /// Places in the queue, running ones included.
    places: Arc<Semaphore>,
    running: Arc<Semaphore>,
}

impl Passwords {
    /// With this cost for new hashes. Fails if Argon2 does not take it.
    pub fn new(cost: PasswordCost) -> Result<Passwords, PasswordFault> {
        Passwords::with_queue(cost, HASHES_RUNNING_MAX, HASHES_WAITING_MAX)
    }

    fn with_queue(
        cost: PasswordCost,
        running: usize,
        waiting: usize,
    ) -> Result<Passwords, PasswordFault> {
        let params = Params::new(cost.memory_kib, cost.passes, Params::DEFAULT_P_COST, None);
        let params = params.map_err(|error| PasswordFault::Broken(error.to_string()))?;
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let decoy = hash(&argon2, "", &[0; SALT_LENGTH])?.into();
        let places = Arc::new(Semaphore::new(running + waiting));
        Ok(Passwords { argon2, decoy, places, running: Arc::new(Semaphore::new(running)) })
    }

    /// The hash to keep, in PHC form. The salt is random.
    pub async fn hash(
        &self,
        password: String,
        salt: [u8; SALT_LENGTH],
    ) -> Result<String, PasswordFault> {
        let argon2 = self.argon2.clone();
        self.queue(move || hash(&argon2, &password, &salt)).await
    }

    /// Whether the password is the one that was hashed. Without a hash the answer is no, after the
    /// same work.
    pub async fn matches(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, PasswordFault> {
        let argon2 = self.argon2.clone();
        let known = kept.is_some();
        let kept = kept.map_or_else(|| Arc::clone(&self.decoy), Arc::from);
        let matches = self.queue(move || verify(&argon2, &password, &kept)).await?;
        Ok(matches && known)
    }

    /// The permits travel with the work: a caller that goes away does not make room before its
    /// thread is done.
    async fn queue<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, PasswordFault> + Send + 'static,
    ) -> Result<T, PasswordFault> {
        let place =
            Arc::clone(&self.places).try_acquire_owned().map_err(|_| PasswordFault::Busy)?;
        let turn =
            Arc::clone(&self.running).acquire_owned().await.expect("the queue is never closed");
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop((turn, place));
            result
        });
        done.await.map_err(|error| PasswordFault::Broken(error.to_string()))?
    }
}

fn hash(argon2: &Argon2<'_>, password: &str, salt: &[u8]) -> Result<String, PasswordFault> {
    let hash: PasswordHash =
        argon2.hash_password_with_salt(password.as_bytes(), salt).map_err(broken)?;
    Ok(hash.to_string())
}

/// Works with the cost that stands in the hash, which may be an older one.
fn verify(argon2: &Argon2<'_>, password: &str, kept: &str) -> Result<bool, PasswordFault> {
    let kept = PasswordHash::new(kept).map_err(|error| PasswordFault::Broken(error.to_string()))?;
    match argon2.verify_password(password.as_bytes(), &kept) {
        Ok(()) => Ok(true),
        Err(password_hash::Error::PasswordInvalid) => Ok(false),
        Err(error) => Err(broken(error)),
    }
}

fn broken(error: password_hash::Error) -> PasswordFault {
    PasswordFault::Broken(error.to_string())
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
        let kept = passwords.hash(word("cinnamon"), SALT).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{kept}");
        assert_eq!(passwords.matches(word("cinnamon"), Some(kept.clone())).await, Ok(true));
        assert_eq!(passwords.matches(word("cardamom"), Some(kept)).await, Ok(false));
    }

    /// The decoy is the hash of the empty password: even that one must not open anything.
    #[tokio::test]
    async fn without_a_hash_nothing_matches() {
        let passwords = Passwords::new(PasswordCost::CHEAPEST).unwrap();
        assert_eq!(passwords.matches(word(""), None).await, Ok(false));
    }

    #[tokio::test]
    async fn the_decoy_costs_what_a_hash_costs() {
        let passwords = Passwords::new(PasswordCost { memory_kib: 16, passes: 3 }).unwrap();
        let kept = passwords.hash(word("cinnamon"), SALT).await.unwrap();
        let cost = |hash: &str| Params::try_from(&PasswordHash::new(hash).unwrap()).unwrap();
        assert_eq!(cost(&passwords.decoy), cost(&kept));
    }

    #[tokio::test]
    async fn a_hash_of_former_cost_still_verifies() {
        let before = Passwords::new(PasswordCost::CHEAPEST).unwrap();
        let kept = before.hash(word("cinnamon"), SALT).await.unwrap();
        let after = Passwords::new(PasswordCost { memory_kib: 16, passes: 2 }).unwrap();
        assert_eq!(after.matches(word("cinnamon"), Some(kept)).await, Ok(true));
    }

    #[tokio::test]
    async fn a_full_queue_answers_busy_and_recovers() {
        let passwords = Arc::new(Passwords::with_queue(PasswordCost::CHEAPEST, 1, 1).unwrap());
        let turn = Arc::clone(&passwords.running).acquire_owned().await.unwrap();
        let waiting = [(); 2].map(|()| {
            let passwords = Arc::clone(&passwords);
            tokio::spawn(async move { passwords.hash(word("cinnamon"), SALT).await })
        });
        // On this runtime of one thread both tasks have taken their place when this one is polled
        // again.
        tokio::task::yield_now().await;
        assert_eq!(passwords.hash(word("cinnamon"), SALT).await, Err(PasswordFault::Busy));
        drop(turn);
        for task in waiting {
            assert!(task.await.unwrap().is_ok());
        }
        assert!(passwords.hash(word("cinnamon"), SALT).await.is_ok());
    }
}
