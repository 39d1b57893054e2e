//! When the answer of a bot is played. A bot that can only pass has chosen at once, and one that
//! has much to consider takes longer. So that the time tells nothing about the hand of a bot, its
//! answer comes a fixed time after the bot was asked, which is longer than bots think.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    time::{Instant, sleep_until},
};

use kontor_bots::Bot;
use kontor_service::runtime::server_queue::MoveSpeed;

/// Maximum number of answers that wait for their time beside the workers. Further ones keep their
/// worker while they wait.
pub(super) const WAITING_MAX: usize = 10_000;

/// How long after it was asked a bot answers. Where a busy machine makes it think longer, it
/// answers after a multiple of this.
fn step(speed: MoveSpeed) -> Duration {
    match speed {
        MoveSpeed::Quick => Duration::from_millis(20),
        MoveSpeed::Slow => Duration::from_millis(200),
    }
}

/// How long after it was asked a bot answers that has thought for so long.
fn answers_after(step: Duration, thought: Duration) -> Duration {
    let steps = thought.as_nanos().div_ceil(step.as_nanos()).max(1);
    step * u32::try_from(steps).unwrap_or(u32::MAX)
}

/// The pace of one answer.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    asked: Instant,
    step: Duration,
}

impl Pace {
    /// The bot is asked now.
    pub(super) fn begin(bot: Bot) -> Self {
        Pace { asked: Instant::now(), step: step(MoveSpeed::from(bot)) }
    }

    async fn wait(self) {
        sleep_until(self.asked + answers_after(self.step, self.asked.elapsed())).await;
    }
}

/// What keeps a worker busy.
pub(super) enum Working {
    /// The worker is told when this is dropped.
    Worker { _busy: oneshot::Sender<()> },
    /// The worker goes on with other games.
    Waiting { _room: OwnedSemaphorePermit },
}

/// Ends when a worker is free.
pub(super) struct Free(oneshot::Receiver<()>);

impl Free {
    pub(super) async fn wait(self) {
        // The sender only says by its end that the worker is free.
        let _ = self.0.await;
    }
}

impl Working {
    /// The worker begins with a game.
    pub(super) fn begin() -> (Self, Free) {
        let (busy, free) = oneshot::channel();
        (Working::Worker { _busy: busy }, Free(free))
    }

    /// Waits until the answer may be played, without the worker if there is room.
    pub(super) async fn wait(&mut self, pace: Pace, room: &Arc<Semaphore>) {
        if let Ok(room) = room.clone().try_acquire_owned() {
            *self = Working::Waiting { _room: room };
        }
        pace.wait().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_answers_after_the_same_time_however_short_it_has_thought() {
        let after = |thought_ms| {
            answers_after(Duration::from_millis(100), Duration::from_millis(thought_ms)).as_millis()
        };
        assert_eq!([0, 1, 99, 100].map(after), [100; 4]);
        assert_eq!([101, 200, 250].map(after), [200, 200, 300]);
    }

    #[tokio::test]
    async fn a_worker_is_free_while_an_answer_waits_unless_too_many_do() {
        let (mut first, free) = Working::begin();
        let (mut second, not_free) = Working::begin();
        let room = Arc::new(Semaphore::new(1));
        let pace = Pace { asked: Instant::now(), step: Duration::from_nanos(1) };
        first.wait(pace, &room).await;
        second.wait(pace, &room).await;
        free.wait().await;
        let mut not_free = std::pin::pin!(not_free.wait());
        assert!(futures_util::FutureExt::now_or_never(not_free.as_mut()).is_none());
        drop(second);
        not_free.await;
    }
}
