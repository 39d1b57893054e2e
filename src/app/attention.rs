//! Waiting on behalf of somebody: for news, and no longer than the session lives that the somebody
//! came with.

use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use super::{
    App, Requester,
    error::AppError,
    feed::{Feed, Page, Span, Watched},
    hub::{Topic, Waiting},
    watch::DueDecisionPage,
};

impl App {
    /// Begins to wait for news of some topics, or for the end of the session. News from now on
    /// counts, so attend first and look then.
    pub fn attend(&self, mut topics: Vec<Topic>, requester: &Requester) -> Waiting {
        topics.extend(
            requester.session.as_ref().map(|session| Topic::Session(session.0.as_str().into())),
        );
        self.hub.wait_for(topics)
    }

    /// Whether the session that the asker came with still lives; somebody without one always may go
    /// on.
    pub async fn is_live(&self, requester: &Requester) -> Result<bool, AppError> {
        match &requester.session {
            Some(session) => self.accounts().is_live(session).await,
            None => Ok(true),
        }
    }

    /// A page of a feed; an empty one only when the time is up, the feed has ended or the server is
    /// about to stop.
    pub async fn wait_for_feed<F: Feed>(
        &self,
        game: &str,
        requester: &Requester,
        span: Span,
        wait: Option<Duration>,
    ) -> Result<Page<F::Item>, AppError> {
        let look = async || {
            let Watched { page, viewer: _, ended } =
                self.read_feed::<F>(game, requester, span).await?;
            let idle = page.items.is_empty() && ended.is_none();
            Ok((page, idle))
        };
        self.wait_until(F::topics(game), requester, wait, look).await
    }

    /// A page of what waits for a player; one whose tag `is_known` only when the time is up or the
    /// server is about to stop.
    pub async fn wait_for_due(
        &self,
        player: &str,
        requester: &Requester,
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
        self.wait_until(vec![Topic::Player(player.into())], requester, wait, look).await
    }

    /// Looks again at each news until what is seen is not idle, for as long as `wait`.
    async fn wait_until<T>(
        &self,
        topics: Vec<Topic>,
        requester: &Requester,
        wait: Option<Duration>,
        look: impl AsyncFn() -> Result<(T, bool), AppError>,
    ) -> Result<T, AppError> {
        let deadline = wait.map(|wait| Instant::now() + wait);
        let mut waiting = self.attend(topics, requester);
        loop {
            if !self.is_live(requester).await? {
                return Err(AppError::TokenInvalid);
            }
            let (seen, idle) = look().await?;
            let Some(deadline) = deadline.filter(|_| idle && !self.is_draining()) else {
                return Ok(seen);
            };
            if timeout_at(deadline, waiting.news()).await.is_err() {
                return Ok(seen);
            }
        }
    }
}
