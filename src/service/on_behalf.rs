//! For whom this process works: the player of a request, or its address if it has none. Those who
//! share threads take turns by this name ([`kontor_threads::fair`]).
//!
//! The name goes with the task, because work that needs a shared thread is deep inside of what a
//! request does: whichever command finds its game not in memory reads a log. It decides who waits for
//! whom, and nothing else; who may do what never follows from it.

use std::sync::Arc;

tokio::task_local! {
    static WHOM: Option<Arc<str>>;
}

/// Works on behalf of a player.
pub async fn of<F: Future>(whom: Option<Arc<str>>, work: F) -> F::Output {
    WHOM.scope(whom, work).await
}

/// For whom this task works; `None` if it does what the server does by itself.
pub fn whom() -> Option<Arc<str>> {
    WHOM.try_with(Clone::clone).ok().flatten()
}

/// Work for whom this task works now, wherever it is polled.
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
