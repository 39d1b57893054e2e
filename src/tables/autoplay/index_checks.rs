//! Finds the games in the index that wait for the server and are in no queue.
//!
//! Usually there are none: the writer of an entry queues what follows. They are there when a
//! process starts, when another one that used the store has stopped, and after an append whose
//! outcome is unknown.

use std::{collections::HashMap, time::Duration};

use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::{Autoplay, ROWS_MAX};
use kontor_bots::Bot;
use kontor_log::index_rows::{self, ORDERS_PREFIX};
use kontor_service::{
    members::BEAT_INTERVAL,
    runtime::{
        jobs::JobKind,
        server_queue::{MoveSpeed, OWNER_UNKNOWN},
    },
};
use kontor_store::LogId;

/// How often the index is checked for games that wait for a bot, without a cause.
const CHECK_INTERVAL: Duration = Duration::from_secs(30);

/// Where other servers play, a game that waits for a bot that thinks is queued if it still waits
/// after this time: usually the bot is thinking there.
const THINKING_ELSEWHERE: Duration = Duration::from_secs(2);

/// About how many games of which it is noted that a bot may be thinking elsewhere. Further ones are
/// found at the next check.
const NOTED_MAX: usize = 100_000;

impl Autoplay {
    /// Queues the games that the index lists as waiting for the server: at the start, and after
    /// another process has gone, all of them, otherwise those whose bots were missed. Most games
    /// that are listed for orders wait for their players.
    pub(super) async fn check_index(self) {
        let is_shared = self.games.events().is_shared();
        let mut ticks = interval(if is_shared { BEAT_INTERVAL } else { CHECK_INTERVAL });
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // Which games are those of this process depends on who lives. If this fails, others may
        // make the same moves.
        let _ = self.games.members.beat().await;
        let (mut orders_queued, mut gone, mut next) = (false, 0, Instant::now());
        while !self.games.is_draining() {
            ticks.tick().await;
            let (now, gone_now) = (Instant::now(), self.games.members.gone());
            if gone_now == gone && now < next {
                continue;
            }
            let is_stale = self.games.server_queue.take_overflowed() || gone_now != gone;
            // Bots first: of the games that are listed for orders few wait for the server.
            let bots_queued = self.queue_due_bots().await;
            orders_queued = orders_queued && !is_stale;
            orders_queued = orders_queued || self.queue_rows(ORDERS_PREFIX, MoveSpeed::Quick).await;
            let jobs = &self.games.jobs;
            if !(orders_queued && bots_queued) {
                jobs.failed(JobKind::Moves);
            }
            jobs.looked(JobKind::Moves);
            gone = gone_now;
            next = if orders_queued && bots_queued { now + CHECK_INTERVAL } else { now };
        }
    }

    async fn queue_due_bots(&self) -> bool {
        let (is_alone, mut queued) = (self.games.members.is_alone(), true);
        for bot in Bot::ALL {
            let (prefix, speed) = (index_rows::bot_prefix(*bot), MoveSpeed::from(*bot));
            queued &= match speed {
                MoveSpeed::Slow if !is_alone => self.queue_forgotten(&prefix).await,
                MoveSpeed::Quick | MoveSpeed::Slow => self.queue_rows(&prefix, speed).await,
            };
        }
        queued
    }

    /// Queues the games of these rows in which this process acts, as soon as the queue has room.
    /// Returns whether the rows could be read.
    async fn queue_rows(&self, prefix: &str, speed: MoveSpeed) -> bool {
        let mut page = Page::default();
        while !page.is_last {
            let Some(next) = self.own_games(prefix, page.last_row).await else { return false };
            page = next;
            for game in &page.games {
                self.games.server_queue.push(game, speed, &OWNER_UNKNOWN.into());
            }
        }
        true
    }

    /// The same for games in which a bot may be thinking on another server: those that have no
    /// further entry after a while.
    async fn queue_forgotten(&self, prefix: &str) -> bool {
        let mut noted = HashMap::new();
        let mut page = Page::default();
        while !page.is_last && noted.len() < NOTED_MAX {
            let Some(next) = self.own_games(prefix, page.last_row).await else { return false };
            page = next;
            for game in std::mem::take(&mut page.games) {
                let Some(head) = self.head(&game).await else { return false };
                noted.insert(game, head);
            }
        }
        if noted.is_empty() {
            return true;
        }
        sleep(THINKING_ELSEWHERE).await;
        for (game, before) in noted {
            self.games.server_queue.wait_for_room().await;
            match self.head(&game).await {
                Some(head) if head == before => {
                    self.games.server_queue.push(&game, MoveSpeed::Slow, &OWNER_UNKNOWN.into());
                }
                Some(_) => {}
                None => return false,
            }
        }
        true
    }

    /// The number of the last entry of a game that is in the index; `None` if it cannot be read.
    async fn head(&self, game: &str) -> Option<u64> {
        match self.games.events().head(&LogId(game.into())).await {
            Ok(head) => Some(head.map_or(0, |head| head.number)),
            Err(error) => {
                tracing::error!(%error, game, "cannot see whether a game waits for the server");
                None
            }
        }
    }

    /// A page of the games of these rows in which this process acts, as soon as the queue has room;
    /// `None` if the rows cannot be read.
    async fn own_games(&self, prefix: &str, after: Option<String>) -> Option<Page> {
        self.games.server_queue.wait_for_room().await;
        let rows = match self.games.events().index_rows(prefix, after.as_deref(), ROWS_MAX).await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::error!(%error, prefix, "cannot read the games that wait for the server");
                return None;
            }
        };
        let is_mine = |game: &&str| self.games.is_mine(game);
        let games = rows.iter().map(|row| index_rows::game_of_row(row)).filter(is_mine);
        let games = games.map(str::to_owned).collect();
        let is_last = rows.len() < ROWS_MAX;
        Some(Page { games, last_row: rows.into_iter().next_back(), is_last })
    }
}

/// A page of rows.
#[derive(Default)]
struct Page {
    games: Vec<String>,
    last_row: Option<String>,
    /// Whether no further one follows.
    is_last: bool,
}
