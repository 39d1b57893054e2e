//! Looks after all kinds of work, until the server stops. Each kind is a task of its own: so a
//! backlog of one kind, or a call of the store that takes long, keeps no other kind waiting. A look
//! does no more than the kind allows, and goes on with the next page in the look after it.

use std::{panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt;
use tokio::{
    task::JoinSet,
    time::{Instant, timeout_at},
};

use super::{Job, Page, Part, Plan, Servers, retries::Retries};
use crate::{
    boxed,
    error::ServiceError,
    runtime::{
        games::Games,
        jobs::{JobKind, Woken},
    },
};
use kontor_log::time::Timestamp;
use kontor_problems::Refused;

/// After how long it is looked again at the latest where a look has failed.
const LOOK_RETRY_MAX: Duration = Duration::from_secs(10);

/// What is looked for as seldom as this has a line in the log if something was done.
const LOGGED_FROM: Duration = Duration::from_secs(5 * 60);

/// Does what is due, of each kind that it has a job for.
pub struct Worker {
    games: Games,
    jobs: Vec<Box<dyn Job>>,
}

impl Worker {
    /// A worker with these jobs.
    pub fn new(games: Games, jobs: Vec<Box<dyn Job>>) -> Self {
        Worker { games, jobs }
    }

    /// The same for these kinds only. For tests, which do the others by hand.
    #[must_use]
    pub fn only(mut self, kinds: &[JobKind]) -> Self {
        self.jobs.retain(|job| kinds.contains(&job.plan().kind));
        self
    }

    /// Works until the server stops. It must run in a `LocalSet`, such as a system of actix is.
    #[boxed(?Send)]
    pub async fn run(self) {
        let mut kinds = JoinSet::new();
        for job in self.jobs {
            kinds.spawn_local(Looker::new(self.games.clone(), job).run());
        }
        kinds.join_all().await;
    }
}

/// Does all due work of a kind, for all servers, and even if it has just failed. Returns how much
/// it was, or the first failure, after everything else was done.
#[boxed(?Send)]
pub async fn do_all(games: &Games, job: Box<dyn Job>) -> Result<u64, ServiceError> {
    if games.space.is_read_only() {
        return Ok(0);
    }
    games.right_time()?;
    let mut looker = Looker::new(games.clone(), job);
    looker.plan.servers = Servers::Each;
    looker.plan.growth.map_or(Ok(()), |growth| games.space.admit(growth))?;
    let (mut done, mut failure) = (0, None);
    loop {
        let look = looker.look(Instant::now(), Woken::all()).await;
        done += look.done;
        failure = failure.or(look.failure);
        if look.next != Next::Page {
            return failure.map_or(Ok(done), Err);
        }
    }
}

/// What comes after a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The next page.
    Page,
    /// The first page again, at the next look.
    Start,
    /// The same, soon: the look has failed.
    Again,
}

/// What a look has come to.
#[derive(Debug)]
pub(super) struct Look {
    /// How much was done.
    pub(super) done: u64,
    /// What failed first.
    pub(super) failure: Option<ServiceError>,
    pub(super) next: Next,
}

/// Looks after one kind.
pub(super) struct Looker {
    games: Games,
    job: Box<dyn Job>,
    plan: Plan,
    /// Where the next page begins.
    after: Option<String>,
    retries: Retries,
}

impl Looker {
    pub(super) fn new(games: Games, job: Box<dyn Job>) -> Self {
        let plan = job.plan();
        Looker { games, job, plan, after: None, retries: Retries::default() }
    }

    pub(super) async fn run(mut self) {
        let games = self.games.clone();
        let (jobs, kind) = (&games.jobs, self.plan.kind);
        let mut next = Instant::now() + self.plan.first_after;
        while !self.games.is_draining() {
            let _ = timeout_at(next, jobs.woken(kind)).await;
            if self.games.is_draining() {
                return;
            }
            let now = Instant::now();
            let mut woken = jobs.take_woken(kind, self.plan.at_a_time_max);
            woken.whole_kind |= now >= next;
            let is_whole = woken.whole_kind;
            let look = self.look(now, woken).await;
            jobs.looked(kind);
            if look.done > 0 && self.plan.every >= LOGGED_FROM {
                tracing::info!(kind = kind.name(), done = look.done, "what was due is done");
            }
            if is_whole {
                next = Instant::now() + self.pause_before(look.next);
            }
        }
    }

    fn pause_before(&self, next: Next) -> Duration {
        match next {
            Next::Page => self.plan.next_page_after,
            Next::Start => self.plan.every,
            Next::Again => self.plan.every.min(LOOK_RETRY_MAX),
        }
    }

    /// Does what is woken, and a page of what is due if the whole kind is looked for.
    pub(super) async fn look(&mut self, at: Instant, woken: Woken) -> Look {
        let mut look = Look { done: 0, failure: None, next: Next::Start };
        // With a wrong clock this server leaves it to the others.
        if !self.games.has_right_clock() {
            return look;
        }
        if self.plan.growth.is_some_and(|growth| self.games.space.admit(growth).is_err()) {
            self.job.has_no_space();
            return look;
        }
        for id in &woken.ids {
            self.attempt(id, at, &mut look).await;
        }
        if woken.whole_kind && self.is_of_this_server() {
            self.do_page(at, &mut look).await;
        }
        look
    }

    fn is_of_this_server(&self) -> bool {
        match self.plan.servers {
            Servers::OneOfAll => self.games.is_mine(self.plan.kind.name()),
            Servers::OneForEachId | Servers::Each => true,
        }
    }

    async fn do_page(&mut self, at: Instant, look: &mut Look) {
        let Page { ids, next } = match self.page().await {
            Ok(page) => page,
            Err(error) => {
                look.next = Next::Again;
                self.note_failure(None, error, look);
                return;
            }
        };
        for id in &ids {
            let is_mine = self.plan.servers != Servers::OneForEachId || self.games.is_mine(id);
            if is_mine && !self.retries.waits(id, at) {
                self.attempt(id, at, look).await;
            }
        }
        self.after = next;
        look.next = if self.after.is_some() { Next::Page } else { Next::Start };
    }

    async fn page(&mut self) -> Result<Page, ServiceError> {
        let (now, after) = (Timestamp(self.games.clock().now_ms()), self.after.take());
        let part = Part { now, after: after.as_deref(), limit: self.plan.at_a_time_max };
        AssertUnwindSafe(self.job.due(part))
            .catch_unwind()
            .await
            .unwrap_or_else(|_| Err(panicked()))
    }

    /// Does what is due for an id. One that fails, even by a panic, keeps no others from their
    /// turn.
    async fn attempt(&mut self, id: &str, at: Instant, look: &mut Look) {
        if self.games.is_draining() {
            return;
        }
        let running = AssertUnwindSafe(self.job.run(id)).catch_unwind().await;
        match running.unwrap_or_else(|_| Err(panicked())) {
            Ok(done) => {
                look.done += done;
                self.retries.done(id);
            }
            Err(ServiceError::Refused(Refused::Draining)) => {}
            // It was deleted, or it cannot be played.
            Err(ServiceError::Refused(
                Refused::GameUnknown | Refused::GameQuarantined | Refused::TournamentUnknown,
            )) => self.retries.done(id),
            Err(error) => {
                self.retries.failed(id, at);
                self.note_failure(Some(id), error, look);
            }
        }
    }

    fn note_failure(&self, id: Option<&str>, error: ServiceError, look: &mut Look) {
        let kind = self.plan.kind.name();
        self.games.jobs.failed(self.plan.kind);
        match &error {
            ServiceError::Internal(why) => {
                tracing::error!(kind, id, why, "what is due was not done; it is tried again");
            }
            // Other lines tell the operator of that.
            ServiceError::Refused(Refused::StorageFull) => {}
            error => {
                tracing::warn!(kind, id, %error, "what is due was not done; it is tried again")
            }
        }
        look.failure = look.failure.take().or(Some(error));
    }
}

/// The panic itself is in the log already.
fn panicked() -> ServiceError {
    ServiceError::Internal("a panic".to_owned())
}
