//! Limits guessing the password of an account without locking out its owner.
//!
//! The rate limit of an address does not stop a guesser with many addresses, so attempts also count
//! against the name. If that were all, a guesser could keep the owner from signing in. Therefore an
//! address from which there was a sign-in or sign-up under the name counts on its own. Unknown
//! names count in the same way, so that the limit does not say which names exist.

use quick_cache::sync::Cache;

use super::{
    problem::Failure,
    rates::{Bucket, Rates},
};
use kontor_accounts::folded_name;

/// Maximum number of pairs of name and address that are remembered, over all names. The pairs that
/// were not used for the longest time are forgotten first.
const KNOWN_MAX: usize = 100_000;

/// The addresses of successful sign-ins under each name, as far as this process knows.
pub struct SignIns(Cache<(String, String), ()>);

impl Default for SignIns {
    fn default() -> Self {
        SignIns(Cache::new(KNOWN_MAX))
    }
}

/// An attempt to sign in that was counted.
pub struct Attempt<'a> {
    sign_ins: &'a SignIns,
    pair: (String, String),
}

impl SignIns {
    /// Counts an attempt to sign in under this name from this address, or refuses it.
    pub fn count(&self, rates: &Rates, name: &str, from: &str) -> Result<Attempt<'_>, Failure> {
        let pair = (folded_name(name)?, from.to_owned());
        let key = match self.0.get(&pair) {
            Some(()) => format!("{}\n{from}", pair.0),
            None => pair.0.clone(),
        };
        rates.count(Bucket::Account, &key)?;
        Ok(Attempt { sign_ins: self, pair })
    }

    /// Remembers the address from which the name and the password were chosen.
    pub fn signed_up(&self, name: &str, from: String) -> Result<(), Failure> {
        self.0.insert((folded_name(name)?, from), ());
        Ok(())
    }
}

impl Attempt<'_> {
    /// Remembers the address from which the right password came.
    pub fn succeeded(self) {
        self.sign_ins.0.insert(self.pair, ());
    }
}
