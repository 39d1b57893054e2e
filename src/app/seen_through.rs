//! Work that is seen through, whatever becomes of who waits for it.

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use tokio::runtime::Handle;
use tracing::Instrument;

/// Work that its caller does, and that goes on in a task of its own if the caller goes away in the middle of it.
///
/// A task from the beginning would do as well; but nearly nobody goes away, and it would be made, queued and woken for nothing.
pub struct SeenThrough<T: Send + 'static>(Option<Work<T>>);

/// Some kilobytes, as a rule: so it is in a box.
pub type Work<T> = Pin<Box<dyn Future<Output = T> + Send>>;

impl<T: Send> SeenThrough<T> {
    /// This work. It begins when it is first waited for, or let go of.
    pub fn new(work: Work<T>) -> Self {
        SeenThrough(Some(work))
    }
}

impl<T: Send> Future for SeenThrough<T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let work = self.0.as_mut().expect("nobody asks again for what is done");
        let done = work.as_mut().poll(context);
        if done.is_ready() {
            self.0 = None;
        }
        done
    }
}

impl<T: Send> Drop for SeenThrough<T> {
    fn drop(&mut self) {
        // Where there is no runtime any more, the process ends.
        if let (Some(work), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(async move { drop(work.await) }.in_current_span());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    };

    use futures_util::FutureExt;
    use tokio::sync::{Notify, oneshot};

    use super::*;

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_done_nonetheless() {
        let go_on = Arc::new(Notify::new());
        let (finished, heard) = oneshot::channel();
        let gate = go_on.clone();
        let mut work = SeenThrough::new(Box::pin(async move {
            gate.notified().await;
            finished.send("done").unwrap();
        }));
        assert!((&mut work).now_or_never().is_none(), "it waits");
        drop(work);
        go_on.notify_one();
        assert_eq!(heard.await, Ok("done"));
    }

    #[tokio::test]
    async fn what_is_done_is_done_once() {
        let times = Arc::new(AtomicU32::new(0));
        let counted = times.clone();
        let work = SeenThrough::new(Box::pin(async move { counted.fetch_add(1, Ordering::SeqCst) }));
        assert_eq!(work.await, 0);
        tokio::task::yield_now().await;
        assert_eq!(times.load(Ordering::SeqCst), 1);
    }
}
