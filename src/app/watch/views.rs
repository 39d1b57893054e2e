//! Views of a game, now and in its past.

use std::sync::Arc;

use crate::{
    accounts::Accounts,
    contract::{
        encoded::Encoded,
        exposed::{Exposed, GameView},
        tags::ViewTags,
    },
    error::AppError,
    requester::Requester,
    runtime::{
        games::Games,
        handle::{GameHandle, with_handle},
    },
    table::{
        access::{admit, viewer_for},
        lists::conceal,
    },
};
use kontor_rules::Seat;

/// Which view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// As at the end of the commit that holds this event; the present one, if left out.
    pub at: Option<u64>,
    /// As this seat sees it instead of the asker.
    pub as_seat: Option<Seat>,
}

impl Look {
    /// What of it goes into the tag.
    fn query(self) -> String {
        let at = self.at.map(|at| format!("at={at}"));
        let as_seat = self.as_seat.map(|seat| format!("as={}", seat.0));
        at.into_iter().chain(as_seat).collect::<Vec<_>>().join("&")
    }
}

/// A view with its tag.
#[derive(Debug)]
pub struct TaggedView {
    /// The view.
    pub view: Encoded<GameView>,
    /// What it is a function of.
    pub tag: String,
}

/// Views, feeds, and waiting for news of them.
#[derive(Clone)]
pub struct Watch {
    pub(crate) games: Games,
    pub(crate) tags: Arc<ViewTags>,
    pub(crate) accounts: Arc<Accounts>,
}

impl Watch {
    /// Watches these games, for as long as the watchers' sessions live.
    pub fn new(games: Games, tags: Arc<ViewTags>, accounts: Arc<Accounts>) -> Self {
        Watch { games, tags, accounts }
    }

    /// The caller's view, or another seat's: now, or as at the commit that holds the event `at`, as
    /// the viewer knew it then.
    pub async fn view(
        &self,
        id: &str,
        requester: &Requester,
        look: Look,
    ) -> Result<TaggedView, AppError> {
        let found = async {
            let any = self.games.handle(id).await?;
            with_handle!(any, handle => self.view_of(&handle, requester, look).await)
        };
        conceal(&self.games, id, requester, found.await).await
    }

    async fn view_of<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        requester: &Requester,
        look: Look,
    ) -> Result<TaggedView, AppError> {
        let now = self.games.load(handle).await?;
        admit(&now, requester)?;
        let viewer = viewer_for(&now, requester, look.as_seat)?;
        let (min, max) = now.viewable()?;
        let commit = match look.at {
            Some(at) if !(min..=max).contains(&at) => {
                return Err(AppError::AtOutOfRange { min, max });
            }
            Some(at) => now.history.commit_of(at),
            None => now.commit(),
        };
        let (seq, view) = if commit == now.commit() {
            (now.seq, handle.views.of(commit, viewer, || now.view(viewer)))
        } else {
            let then = self.games.replay_log::<R>(&handle.id, Some(commit)).await?;
            let then = then.ok_or(AppError::GameUnknown)?;
            (then.seq, then.view(viewer).as_ref().map(Encoded::of))
        };
        let view = view.ok_or(AppError::GameNotRunning)?;
        Ok(TaggedView { view, tag: self.tags.of(seq, viewer, &look.query()) })
    }
}
