//! Long polling: waits for notifications on behalf of a requester, at most as long as the
//! requester's session lives.

use crate::boxed;
use std::time::Duration;

use tokio::time::{Instant, timeout_at};

use crate::{
    error::TablesError,
    watch::{
        Watch,
        due::{DueDecisionPage, DueSelector},
        feed::{Feed, Page, Span, Watched},
    },
};
use kontor_problems::Refused;
use kontor_service::{
    requester::Requester,
    runtime::hub::{Subscription, Topic},
};

impl Watch {
    /// Subscribes to some topics and to the end of the requester's session. Notifications count
    /// from now on, so subscribe first and read afterwards.
    pub fn subscribe(&self, mut topics: Vec<Topic>, requester: &Requester) -> Subscription {
        topics.extend(
            requester.session.as_ref().map(|session| Topic::Session(session.0.as_str().into())),
        );
        self.games.hub.subscribe(topics)
    }

    /// Whether the requester's session still lives; always true for a requester without a session.
    #[boxed]
    pub async fn is_live(&self, requester: &Requester) -> Result<bool, TablesError> {
        match &requester.session {
            Some(session) => Ok(self.accounts.is_live(session).await?),
            None => Ok(true),
        }
    }

    /// A page of a feed. It is empty only if the time is up, the feed has ended, or the server is
    /// about to stop.
    pub async fn wait_for_feed<F: Feed>(
        &self,
        of: &str,
        requester: &Requester,
        span: Span,
        wait: Option<Duration>,
    ) -> Result<Page<F::Item>, TablesError> {
        let look = async || {
            let Watched { page, viewer: _, ended } =
                self.read_feed::<F>(of, requester, span).await?;
            let idle = page.items.is_empty() && ended.is_none();
            Ok((page, idle))
        };
        self.wait_until(F::topics(of), requester, wait, look).await
    }

    /// A page of the open decisions of a player. It satisfies `is_known` only if the time is up,
    /// the server is about to stop, or one of the player's tables has changed during the wait: a
    /// game that is over asks no player, and this is how a client learns of it.
    pub async fn wait_for_due(
        &self,
        player: &str,
        requester: &Requester,
        selector: DueSelector<'_>,
        wait: Option<Duration>,
        is_known: impl Fn(&DueDecisionPage, &str) -> bool,
    ) -> Result<(DueDecisionPage, String), TablesError> {
        // Subscribed first, so that it is notified before the subscription that ends the wait.
        let tables = self.games.hub.subscribe(vec![Topic::Tables(player.into())]);
        let look = async || {
            let is_table_changed = tables.was_notified();
            let (page, tag) = self.due(player, selector).await?;
            let idle = !is_table_changed && is_known(&page, &tag);
            Ok(((page, tag), idle))
        };
        let topics = vec![Topic::Player(player.into()), Topic::Tables(player.into())];
        self.wait_until(topics, requester, wait, look).await
    }

    /// Calls `look` again at each notification until its result is not idle, for at most `wait`.
    pub async fn wait_until<T, E: From<TablesError>>(
        &self,
        topics: Vec<Topic>,
        requester: &Requester,
        wait: Option<Duration>,
        look: impl AsyncFn() -> Result<(T, bool), E>,
    ) -> Result<T, E> {
        let deadline = wait.map(|wait| Instant::now() + wait);
        let mut subscription = self.subscribe(topics, requester);
        loop {
            if !self.is_live(requester).await? {
                return Err(TablesError::from(Refused::TokenInvalid).into());
            }
            let (seen, idle) = look().await?;
            let Some(deadline) = deadline.filter(|_| idle && !self.games.is_draining()) else {
                return Ok(seen);
            };
            if timeout_at(deadline, subscription.notified()).await.is_err() {
                return Ok(seen);
            }
        }
    }
}
