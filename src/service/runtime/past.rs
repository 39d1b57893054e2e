//! Past positions of games.

use std::{ops::RangeInclusive, sync::Arc};

use crate::{error::ServiceError, runtime::games::Games};
use kontor_log::snapshot::Snapshot;
use kontor_problems::Refused;

impl Games {
    /// Computes something from the game as it was right after each of these commits. The log is
    /// replayed once for all of them, and the snapshots have no history.
    pub async fn at_commits<T: Send + 'static>(
        &self,
        id: &Arc<str>,
        commits: RangeInclusive<u64>,
        compute: impl Fn(&Snapshot) -> T + Send + Sync + 'static,
    ) -> Result<Vec<T>, ServiceError> {
        let (games, id) = (self.clone(), id.clone());
        let (first, last) = commits.into_inner();
        let work = async move {
            let checkpoint = games.checkpoints.last_until(&id, first);
            let kept = checkpoint.as_ref().filter(|kept| kept.commit() == first);
            let mut computed: Vec<T> = kept.map(|kept| compute(kept)).into_iter().collect();
            if first == last && !computed.is_empty() {
                return Ok(computed);
            }
            let start = checkpoint.map(|kept| kept.without_history());
            let passed = |passed: &Snapshot| {
                games.checkpoints.keep(&id, passed);
                if passed.commit() >= first {
                    computed.push(compute(passed));
                }
            };
            let replayed = games.replay_from(&id, start, Some(last), passed).await?;
            replayed.map(|_| computed).ok_or(Refused::GameUnknown.into())
        };
        self.checkpoints.pool.turn().await?.block_on(work).await
    }
}
