//! Waiting on behalf of somebody: for news, and no longer than the session lives that the somebody came with.

use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use super::{
    App, Asker,
    error::AppError,
    hub::{Topic, Waiting},
    watch::{DueDecisionPage, Watched},
};

/// Somebody's wait for news of a topic.
pub struct Attention {
    news: Waiting,
    over: Option<Waiting>,
}

impl Attention {
    /// Returns at the next news of the topic, or when the session ends; at once if either was since the last call.
    pub async fn news(&mut self) {
        let over = async {
            match &mut self.over {
                Some(over) => over.news().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = self.news.news() => {}
            () = over => {}
        }
    }
}

impl App {
    /// Begins to wait. News from now on counts, so attend first and look then.
    pub fn attend(&self, topic: Topic, asker: &Asker) -> Attention {
        let over = asker.session.as_ref().map(|session| self.hub.wait_for(Topic::Session(session.0.clone())));
        Attention { news: self.hub.wait_for(topic), over }
    }

    /// Whether the session that the asker came with still lives; somebody without one always may go on.
    pub async fn is_live(&self, asker: &Asker) -> Result<bool, AppError> {
        match &asker.session {
            Some(session) => self.accounts().is_live(session).await,
            None => Ok(true),
        }
    }

    /// A page of events; an empty one only when the time is up, the game has ended or the server is about to stop.
    pub async fn wait_for_events(
        &self,
        id: &str,
        asker: &Asker,
        after: u64,
        limit: usize,
        wait: Option<Duration>,
    ) -> Result<Watched, AppError> {
        let look = async || {
            let watched = self.events_after(id, asker, after, limit).await?;
            let idle = watched.page.items.is_empty() && watched.ended.is_none();
            Ok((watched, idle))
        };
        self.wait_until(Topic::Game(id.to_owned()), asker, wait, look).await
    }

    /// A page of what waits for a player; one whose tag `is_known` only when the time is up or the server is about to stop.
    pub async fn wait_for_due(
        &self,
        player: &str,
        asker: &Asker,
        cursor: Option<&str>,
        limit: usize,
        wait: Option<Duration>,
        is_known: impl Fn(&str) -> bool,
    ) -> Result<(DueDecisionPage, String), AppError> {
        let look = async || {
            let (page, tag) = self.due(player, cursor, limit).await?;
            let idle = is_known(&tag);
            Ok(((page, tag), idle))
        };
        self.wait_until(Topic::Player(player.to_owned()), asker, wait, look).await
    }

    /// Looks again at each news until what is seen is not idle, for as long as `wait`.
    async fn wait_until<T>(
        &self,
        topic: Topic,
        asker: &Asker,
        wait: Option<Duration>,
        look: impl AsyncFn() -> Result<(T, bool), AppError>,
    ) -> Result<T, AppError> {
        let deadline = wait.map(|wait| Instant::now() + wait);
        let mut attention = self.attend(topic, asker);
        loop {
            if !self.is_live(asker).await? {
                return Err(AppError::TokenInvalid);
            }
            let (seen, idle) = look().await?;
            let Some(deadline) = deadline.filter(|_| idle && !self.is_draining()) else { return Ok(seen) };
            if timeout_at(deadline, attention.news()).await.is_err() {
                return Ok(seen);
            }
        }
    }
}
