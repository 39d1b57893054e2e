//! Counts how many of something each caller or address holds at a time: streams, connections,
//! records that are being sent.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// How many permits each key holds. Cloning is cheap; clones count together.
#[derive(Clone, Default)]
pub struct KeyedCounter(Arc<Mutex<HashMap<String, usize>>>);

/// Counts for its key until it is dropped.
pub struct KeyedPermit {
    counter: KeyedCounter,
    key: String,
}

impl KeyedCounter {
    /// Gives a permit if the key holds fewer than `max`.
    pub fn acquire(&self, key: String, max: usize) -> Option<KeyedPermit> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(&key).copied().unwrap_or_default();
        if count >= max {
            return None;
        }
        held.insert(key.clone(), count + 1);
        Some(KeyedPermit { counter: self.clone(), key })
    }

    /// How many permits are held by all keys.
    pub fn total(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

impl Drop for KeyedPermit {
    fn drop(&mut self) {
        let mut held = self.counter.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_holds_at_most_its_maximum() {
        let counter = KeyedCounter::default();
        let first = counter.acquire("ada".to_owned(), 1);
        assert!(first.is_some());
        assert!(counter.acquire("ada".to_owned(), 1).is_none());
        assert!(counter.acquire("grace".to_owned(), 1).is_some(), "another key has its own count");
        drop(first);
        assert!(counter.acquire("ada".to_owned(), 1).is_some(), "a dropped permit is free again");
        assert_eq!(counter.total(), 0, "keys that hold nothing take no memory");
    }
}
