//! From when on the time of tables that have not begun counts. Releases that kept such tables for
//! ever have left some that are years old. Their time counts from the first start of this release,
//! so that none of them is gone before its players could read when it ends.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    boxed,
    documents::{Documents, conversions},
    error::ServiceError,
};
use kontor_environment::TimeSource;
use kontor_log::time::Timestamp;
use kontor_store::DocumentStore;

/// The document that says so.
const KEY: &str = "open_tables/counted_from";

#[derive(Serialize, Deserialize)]
struct CountedFrom {
    at: Timestamp,
}

/// Lets the time of all open tables count from now on, once, before a server uses a store. Returns
/// from when on it counts; `None` if that was decided before. In a repaired store it counts again.
#[boxed]
pub async fn convert_open_tables(
    store: &Arc<dyn DocumentStore>,
    clock: &dyn TimeSource,
) -> Result<Option<Timestamp>, ServiceError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || {
        let counted = CountedFrom { at: Timestamp(clock.now_ms()) };
        let before = documents.read::<CountedFrom>(KEY).await?.map(|before| before.version);
        // After a conflict another server has written it.
        documents.write(KEY, before, &counted).await?;
        Ok::<_, ServiceError>(counted.at)
    };
    documents.convert_once(conversions::OPEN_TABLES, convert).await
}

/// From when on the time counts at the earliest.
#[boxed]
pub async fn counted_from(documents: &Documents) -> Result<Timestamp, ServiceError> {
    let found = documents.read::<CountedFrom>(KEY).await?;
    Ok(found.map_or(Timestamp(0), |found| found.value.at))
}

#[cfg(test)]
mod tests {
    use kontor_store::MemoryStore;

    use super::*;
    use crate::documents::convert_again;

    struct FixedClock(u64);

    impl TimeSource for FixedClock {
        fn now_ms(&self) -> u64 {
            self.0
        }
    }

    #[tokio::test]
    async fn the_time_of_open_tables_counts_from_the_first_start_and_again_after_a_repair() {
        let store: Arc<dyn DocumentStore> = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(Arc::clone(&store));
        assert_eq!(counted_from(&documents).await.unwrap(), Timestamp(0));
        let first = convert_open_tables(&store, &FixedClock(1_000)).await.unwrap();
        assert_eq!(first, Some(Timestamp(1_000)));
        assert_eq!(convert_open_tables(&store, &FixedClock(2_000)).await.unwrap(), None);
        assert_eq!(counted_from(&documents).await.unwrap(), Timestamp(1_000));
        convert_again(&*store).await.unwrap();
        convert_open_tables(&store, &FixedClock(3_000)).await.unwrap();
        assert_eq!(counted_from(&documents).await.unwrap(), Timestamp(3_000));
    }
}
