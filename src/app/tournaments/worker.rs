//! Carries out tournaments, when something is to be done in them.

use std::time::Duration;

use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::{
    Tournaments,
    events::TournamentNews,
    games::{GameTerms, Pending, pending},
};
use crate::{boxed, error::AppError};
use kontor_log::{summary::Summary, time::Timestamp, tournament::TOURNAMENTS_DUE_PREFIX};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, until_settled},
    error::ServiceError,
    jobs::{self, Job, Page, Part, Plan, rows},
    runtime::jobs::JobKind,
    space::Growth,
};
use kontor_store::AppendedEntry;

/// How often the server looks at all tournaments.
const LOOK_INTERVAL: Duration = Duration::from_secs(10);

/// Maximum number of tournaments that are carried out in one look.
const AT_A_TIME_MAX: usize = 256;

/// Maximum number of games of a tournament that are looked at or made at the same time.
const GAMES_AT_A_TIME_MAX: usize = 8;

/// The tournament whose game is over with this entry.
fn ended_in(appended: &AppendedEntry) -> Option<String> {
    let entry = &appended.entry;
    // Only an entry after which the table has changed has the summary of the table.
    if entry.base.is_some() || !entry.summary.get().contains("\"tournament\"") {
        return None;
    }
    let table = Summary::of(entry).ok()?.table;
    table.tournament.filter(|_| table.finished.is_some())
}

/// Carries out tournaments: those of which players are still to be told, and then those whose time
/// has come by the index.
pub(crate) struct CarryOut(pub(crate) Tournaments);

#[async_trait(?Send)]
impl Job for CarryOut {
    fn plan(&self) -> Plan {
        let plan = Plan::new(JobKind::Tournaments, LOOK_INTERVAL, AT_A_TIME_MAX);
        Plan { first_after: Duration::ZERO, growth: Some(Growth::Ongoing), ..plan }
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        match part.after.is_some_and(|after| after.starts_with(TOURNAMENTS_DUE_PREFIX)) {
            true => rows::due_in_index(self.0.games.events(), TOURNAMENTS_DUE_PREFIX, part).await,
            false => Ok(self.0.untold(part.after, part.limit).await?),
        }
    }

    async fn run(&self, id: &str) -> Result<u64, ServiceError> {
        Ok(self.0.carry_out(id).await?)
    }
}

impl Tournaments {
    /// Looks at a tournament as soon as one of its games is over.
    pub(crate) fn on_appended(&self, appended: &AppendedEntry) {
        if let Some(id) = ended_in(appended) {
            self.wake(&id);
        }
    }

    /// There may be something to do at once.
    pub(super) fn wake(&self, id: &str) {
        self.games.jobs.wake_id(JobKind::Tournaments, id);
    }

    /// Does what there is to do now in all tournaments. Returns how many events were appended.
    #[boxed(?Send)]
    pub async fn update(&self) -> Result<u64, AppError> {
        Ok(jobs::do_all(&self.games, Box::new(CarryOut(self.clone()))).await?)
    }

    /// Does what there is to do now in a tournament. Returns how many events were appended.
    #[boxed(?Send)]
    pub async fn carry_out(&self, id: &str) -> Result<u64, AppError> {
        let mut appended = 0;
        while let Some(more) = until_settled(|| self.carry_on(id)).await? {
            appended += more;
        }
        Ok(appended)
    }

    /// Does the next of it. Returns how many events were appended, or `None` if there is nothing
    /// more to do. All of that is `None` after a conflict.
    async fn carry_on(&self, id: &str) -> Result<Option<Option<u64>>, AppError> {
        if self.games.is_draining() {
            return Err(Refused::Draining.into());
        }
        self.games.right_time()?;
        self.games.space.admit(Growth::Ongoing)?;
        self.tell(id).await?;
        // It is read before the state. So no game is made that would not be made on a later one.
        let making = self.games_guard(id).await?;
        let mut held = self.logs.hold(id).await?;
        if !held.state().status().is_open() {
            let games = held.state().uncounted();
            drop(held);
            self.let_games_go(id, &games).await?;
            return Ok(Some(None));
        }
        if let Some(news) = self.next_event(&held).await? {
            let group = self.documents_with(held.state(), &news).await?;
            let is_appended = self.logs.append(&mut held, &news, group).await?;
            return Ok(is_appended.then_some(Some(1)));
        }
        let games = pending(held.state());
        let Some(first) = games.first() else { return Ok(Some(None)) };
        // It has begun since that was read.
        let Some(making) = making else { return Ok(None) };
        let terms = GameTerms::of(held.state(), &making)?;
        drop(held);
        let now = Timestamp(self.games.clock().now_ms());
        if first.is_late(now) && making.value.over < first.round {
            let is_over = self.end_round(id, first.round, making.version).await?;
            return Ok(is_over.then_some(Some(0)));
        }
        let (results, fault) = self.look_at_all(&terms, &games).await;
        if results.is_empty() {
            return fault.map_or(Ok(Some(None)), Err);
        }
        let mut counted = 0;
        for news in results {
            counted += u64::from(self.count(id, &news).await?);
        }
        Ok(Some(Some(counted)))
    }

    /// Looks at all these games. Where that fails with one, for example because there is no room to
    /// make it, the others are looked at nevertheless; the first fault is returned beside the
    /// results.
    async fn look_at_all(
        &self,
        terms: &GameTerms,
        games: &[Pending],
    ) -> (Vec<TournamentNews>, Option<AppError>) {
        let looks = games.iter().map(|game| self.look_at(terms, game));
        // If several games with bots are made at the same instant, a few more than the maximum may
        // be.
        let mut looked = stream::iter(looks).buffered(GAMES_AT_A_TIME_MAX);
        let (mut results, mut fault) = (Vec::new(), None);
        while let Some(result) = looked.next().await {
            match result {
                Ok(news) => results.extend(news),
                Err(error) => fault = fault.or(Some(error)),
            }
        }
        (results, fault)
    }

    /// Counts a game, unless another server has.
    async fn count(&self, id: &str, news: &TournamentNews) -> Result<bool, AppError> {
        until_settled(|| async {
            let mut held = self.logs.hold(id).await?;
            let mut next = held.state().clone();
            let at = next.last_at;
            if next.evolve(news, at).is_err() {
                return Ok(Some(false));
            }
            let is_appended = self.logs.append(&mut held, news, Group::new()).await?;
            Ok(is_appended.then_some(true))
        })
        .await
    }
}
