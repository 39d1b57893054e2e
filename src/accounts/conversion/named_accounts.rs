//! Which names need no second look, because their accounts were converted before.

use std::{
    collections::HashSet,
    hash::{BuildHasher, RandomState},
};

/// Of how many accounts it is remembered that they have their names. The claims of others are
/// compared with what is stored once more.
const NAMED_ACCOUNTS_MAX: usize = 4_000_000;

/// The names of accounts that have all their claims: hashes with keys of this process.
#[derive(Default)]
pub(super) struct NamedAccounts {
    hasher: RandomState,
    names: HashSet<u64>,
}

impl NamedAccounts {
    pub(super) fn note(&mut self, name: &str) {
        if self.names.len() < NAMED_ACCOUNTS_MAX {
            self.names.insert(self.hasher.hash_one(name));
        }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.names.contains(&self.hasher.hash_one(name))
    }
}
