//! Carries out all tournaments, until the server stops.

use crate::boxed;
use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use futures_util::{StreamExt, stream};
use tokio::{
    sync::{Notify, broadcast::error::RecvError},
    time::{Instant, timeout_at},
};

use super::{
    Tournaments,
    events::TournamentNews,
    games::{Pending, Terms, pending},
};
use crate::{
    documents::{Attempts, Group},
    error::{AppError, TournamentFault},
    log::{
        summary::{self, Summary},
        tournament::{TOURNAMENTS_DUE_PREFIX, due_of_row},
    },
    runtime::duties::Duty,
    space::Growth,
    time::Timestamp,
};
use kontor_store::{AppendedEntry, News};

/// How often the server looks at all tournaments.
const LOOK_INTERVAL: Duration = Duration::from_secs(10);

/// Maximum number of index rows that are read at a time.
const ROWS_MAX: usize = 256;

/// Maximum number of games of a tournament that are looked at or made at the same time.
const GAMES_AT_A_TIME_MAX: usize = 8;

/// The tournaments at which to look soon. They are found without it as well, only later.
#[derive(Default)]
pub(super) struct Woken {
    ids: Mutex<BTreeSet<String>>,
    notify: Notify,
}

impl Woken {
    pub(super) fn wake(&self, id: &str) {
        self.lock().insert(id.to_owned());
        self.notify.notify_one();
    }

    fn take(&self) -> BTreeSet<String> {
        std::mem::take(&mut *self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.ids.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The tournament whose game is over with this entry.
fn ended_in(appended: &AppendedEntry) -> Option<String> {
    let entry = &appended.entry;
    // Only an entry after which the table has changed has the summary of the table.
    let has_table = entry.base.is_none() && entry.summary.get().contains("\"tournament\"");
    let table = Summary::of(entry).ok().filter(|_| has_table)?.table;
    table.tournament.filter(|_| table.finished.is_some())
}

impl Tournaments {
    /// Carries out all tournaments until the server stops. Of several servers on one store one looks
    /// at each tournament; if two do, they do the same.
    #[boxed(?Send)]
    pub async fn run(self) {
        tokio::spawn(self.clone().follow_games());
        let mut next_look = Instant::now();
        while !self.games.is_draining() {
            let _ = timeout_at(next_look, self.woken.notify.notified()).await;
            let mut done = self.update_these(self.woken.take()).await;
            if Instant::now() >= next_look {
                next_look = Instant::now() + LOOK_INTERVAL;
                done = done.and(self.update().await.map(drop));
            }
            if let Err(error) = done {
                self.games.duties.failed(Duty::Tournaments);
                tracing::warn!(%error, "tournaments were not carried out; they will be");
            }
            self.games.duties.looked(Duty::Tournaments);
        }
    }

    /// Looks at a tournament as soon as one of its games is over.
    async fn follow_games(self) {
        let mut feed = self.games.events().subscribe();
        loop {
            match feed.recv().await {
                Ok(News::Appended(entries)) => {
                    let ended = entries.iter().filter_map(ended_in);
                    ended.for_each(|id| self.woken.wake(&id));
                }
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn update_these(&self, ids: BTreeSet<String>) -> Result<(), AppError> {
        let mut postponed = Ok(());
        // With a wrong clock it would fail; the other servers do it.
        let ids = ids.into_iter().filter(|_| self.games.has_right_clock());
        for id in ids {
            self.carry_out_or_log(&id, &mut postponed).await?;
        }
        postponed
    }

    /// Does what there is to do now in all tournaments. Returns how many events were appended.
    pub async fn update(&self) -> Result<u64, AppError> {
        let (mut appended, mut postponed) = (0, Ok(()));
        for id in self.due().await? {
            if self.games.is_mine(&id) {
                appended += self.carry_out_or_log(&id, &mut postponed).await?;
            }
        }
        postponed.map(|()| appended)
    }

    /// The tournaments in which there may be something to do.
    async fn due(&self) -> Result<Vec<String>, AppError> {
        let (mut ids, mut after) = (self.untold().await?, None::<String>);
        let now = Timestamp(self.games.clock().now_ms());
        loop {
            let events = self.games.events();
            let rows =
                events.index_rows(TOURNAMENTS_DUE_PREFIX, after.as_deref(), ROWS_MAX).await?;
            let is_due = |row: &&String| due_of_row(row).is_some_and(|due| due <= now);
            let due: Vec<&String> = rows.iter().take_while(is_due).collect();
            ids.extend(due.iter().map(|row| summary::game_of_row(row).to_owned()));
            match due.get(ROWS_MAX - 1) {
                Some(last) => after = Some((*last).clone()),
                None => return Ok(ids),
            }
        }
    }

    /// A fault of one tournament does not stop the others, and neither does a lack of space: what is
    /// to be counted needs less of it than what is to be made.
    async fn carry_out_or_log(
        &self,
        id: &str,
        postponed: &mut Result<(), AppError>,
    ) -> Result<u64, AppError> {
        match self.carry_out(id).await {
            Ok(appended) => Ok(appended),
            Err(error @ (AppError::Draining | AppError::ReadOnly)) => Err(error),
            Err(error @ AppError::StorageFull) => {
                *postponed = Err(error);
                Ok(0)
            }
            Err(AppError::Tournament(TournamentFault::Unknown)) => Ok(0),
            Err(error) => {
                self.games.duties.failed(Duty::Tournaments);
                tracing::error!(tournament = id, %error, "a tournament goes on later");
                Ok(0)
            }
        }
    }

    /// Does what there is to do now in a tournament. Returns how many events were appended.
    pub async fn carry_out(&self, id: &str) -> Result<u64, AppError> {
        let (mut appended, mut attempts) = (0, Attempts::default());
        loop {
            if self.games.is_draining() {
                return Err(AppError::Draining);
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
                return Ok(appended);
            }
            if let Some(news) = self.next_event(&held).await? {
                let group = self.documents_with(held.state(), &news).await?;
                let is_appended = self.logs.append(&mut held, &news, group).await?;
                drop(held);
                match is_appended {
                    true => appended += 1,
                    false => attempts.again().await?,
                }
                continue;
            }
            let games = pending(held.state());
            let Some(first) = games.first() else { return Ok(appended) };
            let Some(making) = making else {
                // It has begun since that was read.
                drop(held);
                attempts.again().await?;
                continue;
            };
            let terms = Terms::of(held.state(), &making)?;
            drop(held);
            let now = Timestamp(self.games.clock().now_ms());
            if first.is_late(now) && making.value.over < first.round {
                if !self.end_round(id, first.round, making.version).await? {
                    attempts.again().await?;
                }
                continue;
            }
            let (results, fault) = self.look_at_all(&terms, &games).await;
            if results.is_empty() {
                return fault.map_or(Ok(appended), Err);
            }
            for news in results {
                appended += u64::from(self.count(id, &news).await?);
            }
        }
    }

    /// Looks at all these games. Where that fails with one, for example because there is no room to
    /// make it, the others are looked at nevertheless; the first fault is returned beside the
    /// results.
    async fn look_at_all(
        &self,
        terms: &Terms,
        games: &[Pending],
    ) -> (Vec<TournamentNews>, Option<AppError>) {
        let looks = games.iter().map(|game| self.look_at(terms, game));
        // If several games with bots are made at the same instant, a few more than the maximum may be.
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
        let mut attempts = Attempts::default();
        loop {
            let mut held = self.logs.hold(id).await?;
            let mut next = held.state().clone();
            let at = next.last_at;
            if next.evolve(news, at).is_err() {
                return Ok(false);
            }
            if self.logs.append(&mut held, news, Group::new()).await? {
                return Ok(true);
            }
            drop(held);
            attempts.again().await?;
        }
    }
}
