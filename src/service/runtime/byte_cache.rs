//! Caches that are bounded by the memory that their values take, not by the number of values: a
//! game on a board of one's own takes ten times as much as others.

use std::{convert::Infallible, hash::Hash, time::Duration};

use quick_cache::{
    DefaultHashBuilder, Equivalent, OptionsBuilder, Weighter,
    sync::{Cache, DefaultLifecycle, EntryAction},
};

/// Maximum number of parts of a cache. Each has a lock of its own and an equal share of the bytes.
const PARTS_MAX: u64 = 8;

/// Bytes of a part, at least, if the cache has several: a value that is larger than a part is not
/// cached.
const PART_BYTES_MIN: u64 = 4 << 20;

/// What a value takes, roughly: how many keys of dropped values are remembered depends on it.
const VALUE_BYTES_USUAL: u64 = 32 << 10;

/// A cache of values with their memory in bytes. Where there is no room, it drops the values that
/// have not been used for long.
pub struct ByteCache<K, V> {
    cached: Cache<K, Weighed<V>, ByBytes>,
    bytes_max: u64,
}

#[derive(Clone)]
struct Weighed<V> {
    value: V,
    bytes: u64,
}

#[derive(Clone)]
struct ByBytes;

impl<K, V> Weighter<K, Weighed<V>> for ByBytes {
    fn weight(&self, _key: &K, weighed: &Weighed<V>) -> u64 {
        weighed.bytes
    }
}

impl<K: Hash + Eq, V: Clone> ByteCache<K, V> {
    /// A cache of so many bytes.
    pub fn new(bytes_max: u64) -> Self {
        let parts = (bytes_max / PART_BYTES_MIN).clamp(1, PARTS_MAX);
        let items = usize::try_from(bytes_max / VALUE_BYTES_USUAL).unwrap_or(usize::MAX);
        let options = OptionsBuilder::new()
            .shards(usize::try_from(parts).expect("it is small"))
            .estimated_items_capacity(items)
            .weight_capacity(bytes_max)
            .build()
            .expect("both capacities are set");
        let (hash, lifecycle) = (DefaultHashBuilder::default(), DefaultLifecycle::default());
        let cached = Cache::with_options(options, ByBytes, hash, lifecycle);
        ByteCache { cached, bytes_max }
    }

    /// The memory of all values, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.cached.weight()
    }

    /// How many values are cached.
    pub(crate) fn len(&self) -> usize {
        self.cached.len()
    }

    /// The value of this key.
    pub fn get<Q: Hash + Equivalent<K> + ?Sized>(&self, key: &Q) -> Option<V> {
        self.cached.get(key).map(|weighed| weighed.value)
    }

    /// Caches a value that takes so many bytes.
    pub(crate) fn insert(&self, key: K, value: V, bytes: usize) {
        self.cached.insert(key, Weighed { value, bytes: bytes as u64 });
    }

    /// The value of this key; if there is none, the one that is made, with its bytes.
    pub fn get_or_insert<Q>(&self, key: &Q, make: impl FnOnce() -> (V, usize)) -> V
    where
        Q: Hash + Equivalent<K> + ToOwned<Owned = K> + ?Sized,
    {
        let make = || {
            let (value, bytes) = make();
            Ok::<_, Infallible>(Weighed { value, bytes: bytes as u64 })
        };
        let Ok(weighed) = self.cached.get_or_insert_with(key, make);
        weighed.value
    }

    /// Notes that the cached value of this key, if it is the one that is meant, takes so many bytes
    /// now. It stays cached all the time, unless there is no room for it any more.
    pub fn reweigh<Q>(&self, key: &Q, bytes: usize, is_meant: impl Fn(&V) -> bool)
    where
        Q: Hash + Equivalent<K> + ToOwned<Owned = K> + ?Sized,
    {
        let bytes = bytes as u64;
        let is_stale = |weighed: &Weighed<V>| weighed.bytes != bytes && is_meant(&weighed.value);
        // Usually nothing is to be changed, and many can look at the same time.
        if !self.cached.peek(key).is_some_and(|weighed| is_stale(&weighed)) {
            return;
        }
        // If it was dropped since, this answers with a guard, which ends at once.
        let _ = self.cached.entry(key, Some(Duration::ZERO), |_, weighed| {
            if is_stale(weighed) {
                weighed.bytes = bytes;
            }
            EntryAction::Retain(())
        });
        if self.bytes() > self.bytes_max {
            self.cached.set_capacity(self.bytes_max);
        }
    }

    /// Calls this for each value.
    pub(crate) fn for_each(&self, act: impl Fn(&V)) {
        self.cached.retain(|_, weighed| {
            act(&weighed.value);
            true
        });
    }

    /// Drops the value of this key.
    pub(crate) fn remove<Q: Hash + Equivalent<K> + ?Sized>(&self, key: &Q) {
        self.cached.remove(key);
    }

    /// Drops all values.
    pub(crate) fn clear(&self) {
        self.cached.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIB: usize = 1 << 10;

    fn cache_of(kib: usize) -> ByteCache<u32, u32> {
        ByteCache::new((kib * KIB) as u64)
    }

    #[test]
    fn a_cache_has_room_for_bytes_and_not_for_a_number_of_values() {
        let cache = cache_of(1_024);
        (0..1_000).for_each(|key| cache.insert(key, key, 8 * KIB));
        let small = cache.len();
        assert!((100..=128).contains(&small), "{small}");
        (0..1_000).for_each(|key| cache.insert(key, key, 64 * KIB));
        assert!(cache.len() <= 16, "{}", cache.len());
        assert!(cache.bytes() <= 1_024 * KIB as u64);
    }

    #[test]
    fn a_value_that_grows_displaces_others_and_the_bound_holds() {
        let cache = cache_of(1_024);
        (0..100).for_each(|key| assert_eq!(cache.get_or_insert(&key, || (key, 8 * KIB)), key));
        assert_eq!(cache.len(), 100);
        (0..50).for_each(|key| cache.reweigh(&key, 100 * KIB, |_| true));
        assert!(cache.bytes() <= 1_024 * KIB as u64, "{}", cache.bytes());
        assert!(cache.len() > 0);
    }

    #[test]
    fn only_the_value_that_is_meant_is_weighed_again() {
        let cache = cache_of(1_024);
        cache.insert(1, 7, KIB);
        cache.reweigh(&1, 2 * KIB, |value| *value == 8);
        assert_eq!(cache.bytes(), KIB as u64, "another value has taken its place");
        cache.reweigh(&1, 2 * KIB, |value| *value == 7);
        assert_eq!(cache.bytes(), 2 * KIB as u64);
        cache.reweigh(&2, KIB, |_| true);
        assert_eq!(cache.get(&2), None, "what is not cached stays so");
        assert_eq!(cache.get_or_insert(&2, || (9, KIB)), 9);
    }

    #[test]
    fn a_value_larger_than_the_cache_is_given_and_not_cached() {
        let cache = cache_of(64);
        assert_eq!(cache.get_or_insert(&1, || (7, 65 * KIB)), 7);
        assert_eq!((cache.get(&1), cache.bytes()), (None, 0));
    }
}
