//! When the answer of a bot is played. A bot that can only pass has chosen at once, and one that
//! has much to consider takes longer. So that the time tells nothing about the hand of a bot, it
//! follows from what is public: the game, the kind of bot, and how long such bots have thought of
//! late. The answer comes a fixed time after the bot was asked, which is longer than bots think. Where
//! one thinks longer, all of its kind answer later in this game from then on, for an hour: so what
//! their times tell is that one of them once had more to consider, and nothing of the next answers.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot},
    time::{Instant, sleep_until},
};

use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_service::runtime::server_queue::MoveSpeed;

/// Maximum number of answers that wait for their time beside the workers. Further ones keep their
/// worker while they wait.
pub(super) const WAITING_MAX: usize = 10_000;

/// How long a later answer is kept up after it was last needed.
const KEPT: Duration = Duration::from_secs(60 * 60);

/// How many numbers of steps are kept up: 1, 2, 4 and 8. A machine that is so busy that bots think
/// longer would make them slow for an hour.
const KEPT_NUMBERS: usize = 4;

/// How long after it was asked a bot answers. One that thinks longer answers after twice this, or
/// four times, and so on.
fn step(speed: MoveSpeed) -> Duration {
    match speed {
        MoveSpeed::Quick => Duration::from_millis(20),
        MoveSpeed::Slow => Duration::from_millis(200),
    }
}

/// The bots that answer at the same pace: those of a kind in a game.
type Bots = (GameKind, Bot);

/// When 1, 2, 4 and 8 steps were last needed.
type LastNeeded = [Option<Instant>; KEPT_NUMBERS];

/// How many steps bots have needed of late.
#[derive(Clone, Default)]
pub(super) struct Paces(Arc<Mutex<BTreeMap<Bots, LastNeeded>>>);

impl Paces {
    /// Such a bot is asked now.
    pub(super) fn begin(&self, game: GameKind, bot: Bot) -> Pace {
        Pace { paces: self.clone(), of: (game, bot), asked: Instant::now() }
    }

    /// How long after it was asked a bot answers that has thought for so long until now.
    fn answers_after(&self, of: Bots, thought: Duration, now: Instant) -> Duration {
        let step = step(MoveSpeed::from(of.1));
        let needed = thought.as_nanos().div_ceil(step.as_nanos()).max(1);
        let needed = needed.next_power_of_two().ilog2() as usize;
        let mut paces = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = paces.entry(of).or_default();
        if let Some(last) = last.get_mut(needed) {
            *last = Some(now);
        }
        let is_kept = |last: &Option<Instant>| last.is_some_and(|last| now - last < KEPT);
        let kept = last.iter().rposition(is_kept).unwrap_or(0);
        let doublings = u32::try_from(needed.max(kept)).expect("it is a logarithm");
        step * 2_u32.saturating_pow(doublings)
    }
}

/// The pace of one answer.
#[derive(Clone)]
pub(super) struct Pace {
    paces: Paces,
    of: Bots,
    asked: Instant,
}

impl Pace {
    async fn wait(self) {
        let Pace { paces, of, asked } = self;
        let now = Instant::now();
        sleep_until(asked + paces.answers_after(of, now - asked, now)).await;
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

    /// After how many milliseconds bots answer that think for so many, one after the other.
    fn after(paces: &Paces, of: Bots, thoughts_ms: &[u64], now: Instant) -> Vec<u128> {
        let answer = |thought: &u64| {
            paces.answers_after(of, Duration::from_millis(*thought), now).as_millis()
        };
        thoughts_ms.iter().map(answer).collect()
    }

    /// The games in which hidden cards decide what a bot can choose, with the kinds of bots that
    /// consider it and the step of each in milliseconds.
    const WATCHED: [(Bots, u64); 4] = [
        ((GameKind::DaleOfMerchants, Bot::Greedy), 20),
        ((GameKind::DaleOfMerchants, Bot::Search), 200),
        ((GameKind::Haendler, Bot::Greedy), 20),
        ((GameKind::Haendler, Bot::Search), 200),
    ];

    #[test]
    fn a_bot_answers_after_the_same_time_however_short_it_has_thought() {
        for (of, step) in WATCHED {
            let thoughts = [0, 1, step - 1, step];
            let paces = Paces::default();
            assert_eq!(after(&paces, of, &thoughts, Instant::now()), [u128::from(step); 4]);
        }
    }

    /// A pass that is forced takes no time to choose. It comes as late as what took longer before.
    #[test]
    fn a_forced_pass_comes_as_late_as_a_choice() {
        for (of, step) in WATCHED {
            let (paces, now, steps) = (Paces::default(), Instant::now(), u128::from(step));
            let (pass, choice) = (0, step + 1);
            let answers = after(&paces, of, &[choice, pass, choice, pass], now);
            assert_eq!(answers, [2 * steps; 4]);
            assert_eq!(after(&paces, of, &[3 * step, pass, choice], now), [4 * steps; 3]);
            let others = WATCHED.iter().filter(|(other, _)| *other != of);
            for (other, step) in others {
                assert_eq!(after(&paces, *other, &[pass], now), [u128::from(*step)]);
            }
        }
    }

    #[test]
    fn a_later_answer_is_kept_up_for_an_hour() {
        let (paces, begin) = (Paces::default(), Instant::now());
        let of = (GameKind::DaleOfMerchants, Bot::Greedy);
        assert_eq!(after(&paces, of, &[21], begin), [40]);
        let shortly_before = begin + KEPT - Duration::from_millis(1);
        assert_eq!(after(&paces, of, &[0], shortly_before), [40]);
        assert_eq!(after(&paces, of, &[0], begin + KEPT), [20]);
    }

    #[test]
    fn a_busy_machine_does_not_make_bots_slow_for_an_hour() {
        let (paces, now) = (Paces::default(), Instant::now());
        let of = (GameKind::Haendler, Bot::Greedy);
        assert_eq!(after(&paces, of, &[160, 161, 5_000, 0], now), [160, 320, 5_120, 160]);
    }

    #[tokio::test]
    async fn a_worker_is_free_while_an_answer_waits_unless_too_many_do() {
        let (mut first, free) = Working::begin();
        let (mut second, not_free) = Working::begin();
        let room = Arc::new(Semaphore::new(1));
        let pace = Paces::default().begin(GameKind::Medici, Bot::Random);
        first.wait(pace.clone(), &room).await;
        second.wait(pace, &room).await;
        free.wait().await;
        let mut not_free = std::pin::pin!(not_free.wait());
        assert!(futures_util::FutureExt::now_or_never(not_free.as_mut()).is_none());
        drop(second);
        not_free.await;
    }
}
