//! The owner of the work of a task: the player of a request, or its address if it has none. Work on
//! shared threads takes turns by this name ([`kontor_threads::fair`]).
//!
//! The name goes with the task, because work that needs a shared thread is deep inside of what a
//! request does: any command whose game is not in memory reads a log. The name decides the order of
//! waiting, and nothing else; no permission ever follows from it.

use std::sync::Arc;

tokio::task_local! {
    static WHOM: Option<Arc<str>>;
}

/// Works on behalf of a player.
pub async fn of<F: Future>(whom: Option<Arc<str>>, work: F) -> F::Output {
    WHOM.scope(whom, work).await
}

/// The owner of this task's work; `None` for the server's own work.
pub fn whom() -> Option<Arc<str>> {
    WHOM.try_with(Clone::clone).ok().flatten()
}

/// Work with the owner of this task's work, wherever it is polled.
pub fn kept<F: Future>(work: F) -> impl Future<Output = F::Output> {
    WHOM.scope(whom(), work)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_for_a_player_goes_on_for_the_player_in_another_task() {
        assert_eq!(whom(), None);
        let begun = async {
            let kept = tokio::spawn(kept(async { whom() })).await.unwrap();
            (kept, tokio::spawn(async { whom() }).await.unwrap())
        };
        let ada: Arc<str> = "ada".into();
        assert_eq!(of(Some(ada.clone()), begun).await, (Some(ada), None));
        assert_eq!(whom(), None);
    }
}
