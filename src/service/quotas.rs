//! How much may be stored for one player and for one address.
//!
//! What is stored is known from the index, whose rows follow from the logs; see [`stored`]. The
//! sums are kept in memory for some seconds, and what is admitted in this time is added to them. So
//! a burst cannot exceed a quota by much, and everything here can be dropped at any moment.

use crate::boxed;
use std::sync::Arc;

use quick_cache::sync::Cache;

use crate::error::ServiceError;
use kontor_auth::{
    Player, PlayerKind,
    keys::{Keys, Purpose},
};
use kontor_environment::TimeSource;
use kontor_log::{
    chain::hex,
    stored::{self, STORED_BYTES_UNIT, StoredFor},
};
use kontor_problems::Refused;
use kontor_store::EventStore;

/// How long a sum is used before it is counted again, in milliseconds.
const SUM_LIFETIME_MS: u64 = 10_000;

/// The same if other processes use the store. Each of them can exceed a quota by what it admits in
/// this time.
const SHARED_SUM_LIFETIME_MS: u64 = 1_000;

/// Maximum number of sums in memory.
const SUMS_MAX: usize = 10_000;

/// Maximum number of index rows that are read at a time.
const ROWS_MAX: usize = 1_024;

/// How many bytes may be stored; 0 means no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuotaSettings {
    /// For a guest.
    pub guest_bytes: u64,
    /// For a user.
    pub user_bytes: u64,
    /// For one address, by all players together.
    pub address_bytes: u64,
}

/// The player for whom something is to be stored, and the address.
#[derive(Clone, Debug)]
pub struct Storer {
    /// The player.
    pub player: Player,
    /// The address of the client, as rate limits count it.
    pub address: String,
}

/// The quotas of all players and addresses.
pub struct Quotas {
    settings: QuotaSettings,
    keys: Arc<Keys>,
    events: Arc<dyn EventStore>,
    clock: Arc<dyn TimeSource>,
    sums: Cache<String, Sum>,
}

/// What is stored for one player or address.
#[derive(Clone, Copy)]
struct Sum {
    bytes: u64,
    counted_at_ms: u64,
}

impl Quotas {
    /// Quotas of what is in this store. The secret in `keys` hides the addresses.
    pub fn new(
        settings: QuotaSettings,
        keys: Arc<Keys>,
        events: Arc<dyn EventStore>,
        clock: Arc<dyn TimeSource>,
    ) -> Self {
        Quotas { settings, keys, events, clock, sums: Cache::new(SUMS_MAX) }
    }

    /// The settings.
    pub fn settings(&self) -> QuotaSettings {
        self.settings
    }

    /// Refuses to store so many bytes more if a quota would be exceeded. Returns for whom they are
    /// stored.
    #[boxed]
    pub async fn admit(&self, storer: &Storer, bytes: u64) -> Result<StoredFor, ServiceError> {
        let Storer { player, address } = storer;
        let mac = self.keys.mac(Purpose::Address, address.as_bytes());
        let by = StoredFor {
            player: player.id.as_str().into(),
            address: format!("a_{}", hex(&mac[..12])).into(),
        };
        let of_player = match player.kind {
            PlayerKind::Guest | PlayerKind::Bot => self.settings.guest_bytes,
            PlayerKind::User => self.settings.user_bytes,
        };
        let more = stored::units(bytes) * STORED_BYTES_UNIT;
        let limits = [(&by.player, of_player), (&by.address, self.settings.address_bytes)];
        let mut sums = Vec::new();
        for (whom, most) in limits {
            if most == 0 {
                continue;
            }
            let sum = self.sum(whom).await?;
            // Kept before it is compared, so that requests that are refused do not count again.
            self.sums.insert(whom.to_string(), sum);
            if sum.bytes.saturating_add(more) > most {
                return Err(Refused::StorageQuota.into());
            }
            sums.push((whom, sum));
        }
        for (whom, sum) in sums {
            self.sums.insert(whom.to_string(), Sum { bytes: sum.bytes + more, ..sum });
        }
        Ok(by)
    }

    /// The bytes that count for a player or an address, perhaps as of a while ago.
    #[boxed]
    pub async fn stored_bytes(&self, whom: &str) -> Result<u64, ServiceError> {
        Ok(self.sum(whom).await?.bytes)
    }

    async fn sum(&self, whom: &str) -> Result<Sum, ServiceError> {
        let now = self.clock.now_ms();
        // After the clock was set back a sum may seem to come from the future.
        let lifetime_ms =
            if self.events.is_shared() { SHARED_SUM_LIFETIME_MS } else { SUM_LIFETIME_MS };
        let is_fresh =
            |sum: &Sum| now.checked_sub(sum.counted_at_ms).is_some_and(|age| age < lifetime_ms);
        if let Some(sum) = self.sums.get(whom).filter(is_fresh) {
            return Ok(sum);
        }
        let prefix = stored::stored_prefix(whom);
        let (mut bytes, mut after) = (0_u64, None::<String>);
        loop {
            let rows = self.events.index_rows(&prefix, after.as_deref(), ROWS_MAX).await?;
            bytes =
                rows.iter().fold(bytes, |sum, row| sum.saturating_add(stored::bytes_of_row(row)));
            match rows.into_iter().nth(ROWS_MAX - 1) {
                Some(last) => after = Some(last),
                None => return Ok(Sum { bytes, counted_at_ms: now }),
            }
        }
    }
}
