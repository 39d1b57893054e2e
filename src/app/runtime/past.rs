//! Past positions of games.

use std::sync::Arc;

use crate::{
    contract::exposed::Exposed, error::AppError, log::snapshot::Snapshot, runtime::games::Games,
};

impl Games {
    /// Computes something from the game as it was right after a commit. The snapshot has no
    /// history.
    pub(crate) async fn at_commit<R: Exposed, T: Send + 'static>(
        &self,
        id: &Arc<str>,
        commit: u64,
        compute: impl FnOnce(&Snapshot<R>) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let (games, id) = (self.clone(), id.clone());
        let work = async move {
            let checkpoint = games.checkpoints.last_until::<R>(&id, commit);
            if let Some(kept) = checkpoint.as_ref().filter(|kept| kept.commit() == commit) {
                return Ok(compute(kept));
            }
            let start = checkpoint.map(|kept| kept.without_history());
            let replayed = games
                .replay_from(&id, start, Some(commit), |passed| games.checkpoints.keep(&id, passed))
                .await?;
            replayed.map(|(snapshot, _)| compute(&snapshot)).ok_or(AppError::GameUnknown)
        };
        self.checkpoints.pool.turn().await?.block_on(work).await
    }
}
