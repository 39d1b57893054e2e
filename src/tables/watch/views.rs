//! Views of a game, present and past.

use crate::boxed;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::{PlayError, TablesError},
    table::{
        access::{admit, viewer_for},
        lists::conceal,
    },
    watch::{Watch, feed::Span},
};
use kontor_contract::{encoded::Encoded, exposed::GameView, redaction::view_of};
use kontor_log::snapshot::Snapshot;
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::{requester::Requester, runtime::handle::GameHandle};

/// Which view to build.
#[derive(Clone, Copy, Debug, Default)]
pub struct ViewSelector {
    /// The view at the end of the commit that contains this event; the present view if left out.
    pub at: Option<u64>,
    /// The view of this seat instead of the requester's.
    pub as_seat: Option<Seat>,
}

impl ViewSelector {
    /// The part of the request that goes into the entity tag.
    fn tag_part(self) -> String {
        let at = self.at.map(|at| format!("at={at}"));
        let as_seat = self.as_seat.map(|seat| format!("as={}", seat.0));
        at.into_iter().chain(as_seat).collect::<Vec<_>>().join("&")
    }
}

/// Maximum number of views on a page.
pub const VIEWS_PAGE_MAX: usize = 64;

/// Number of views on a page if the caller does not state another one.
pub const VIEWS_PAGE: usize = 16;

/// Views of a game, one for each commit.
#[derive(Debug, Serialize, ToSchema)]
pub struct ViewPage {
    /// The views, in the order of the game.
    pub items: Vec<GameView>,
    /// The `after` of the next page; null when this page reached `last`.
    pub next: Option<u64>,
    /// Seq of the game's last event.
    pub last: u64,
}

/// A view with its entity tag.
#[derive(Debug)]
pub struct TaggedView {
    /// The view; `None` if the requester has a current copy.
    pub view: Option<Encoded<GameView>>,
    /// The entity tag.
    pub tag: String,
}

impl Watch {
    /// The view of the requester, or of another seat: the present one, or the one at the end of the
    /// commit that contains the event `at`, with what the viewer knew then.
    ///
    /// `has_copy` says whether the requester has a current copy of the view of an entity tag. It is
    /// asked before the view is computed, because a past view takes milliseconds.
    pub async fn view(
        &self,
        id: &str,
        requester: &Requester,
        selector: ViewSelector,
        has_copy: impl Fn(&str) -> bool,
    ) -> Result<TaggedView, PlayError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.view_of(&handle, requester, selector, &has_copy).await
        };
        conceal(&self.games, id, requester, found.await).await
    }

    async fn view_of(
        &self,
        handle: &GameHandle,
        requester: &Requester,
        selector: ViewSelector,
        has_copy: &impl Fn(&str) -> bool,
    ) -> Result<TaggedView, PlayError> {
        let (now, viewer, commit) = self
            .games
            .read(handle, |now| {
                admit(now, requester)?;
                let viewer = viewer_for(now, requester, selector.as_seat)?;
                let (min, max) = now.viewable().ok_or(Refused::GameNotRunning)?;
                let commit = match selector.at {
                    Some(at) if !(min..=max).contains(&at) => {
                        return Err(PlayError::AtOutOfRange { min, max });
                    }
                    Some(at) => now.history.commit_of(at),
                    None => now.commit(),
                };
                Ok((now.clone(), viewer, commit))
            })
            .await?;
        let tag = self.tags.of(now.history.seq_of_end(commit), viewer, &selector.tag_part());
        if has_copy(&tag) {
            return Ok(TaggedView { view: None, tag });
        }
        let view = if commit == now.commit() {
            handle.views.of(commit, viewer, || view_of(&now, viewer))
        } else {
            let view = move |then: &Snapshot| view_of(then, viewer).as_ref().map(Encoded::of);
            let views = self.games.at_commits(&handle.id, commit..=commit, view).await?;
            views.into_iter().next().flatten()
        };
        Ok(TaggedView { view: Some(view.ok_or(Refused::GameNotRunning)?), tag })
    }

    /// The views of the requester, or of another seat, at the ends of the commits that follow the
    /// event `after`, each with what the viewer knew then.
    #[boxed]
    pub async fn views(
        &self,
        id: &str,
        requester: &Requester,
        span: Span,
    ) -> Result<ViewPage, TablesError> {
        let found = async {
            let handle = self.games.handle(id).await?;
            self.views_of(&handle, requester, span).await
        };
        conceal(&self.games, id, requester, found.await).await
    }

    async fn views_of(
        &self,
        handle: &GameHandle,
        requester: &Requester,
        Span { after, limit, as_seat }: Span,
    ) -> Result<ViewPage, TablesError> {
        let (viewer, commits, next, last) = self
            .games
            .read(handle, |now| {
                admit(now, requester)?;
                let viewer = viewer_for(now, requester, as_seat)?;
                let (min, last) = now.viewable().ok_or(Refused::GameNotRunning)?;
                if after > last {
                    let what = format!("the last seq is {last}");
                    return Err(TablesError::ParameterInvalid { parameter: "after", what });
                }
                let from = now.history.commit_of((after + 1).max(min));
                let until = now.commit().min(from + limit as u64 - 1);
                let next = (until < now.commit()).then(|| now.history.seq_of_end(until));
                Ok((viewer, from..=until, next, last))
            })
            .await?;
        // There is no commit behind the last event.
        if commits.is_empty() {
            return Ok(ViewPage { items: Vec::new(), next, last });
        }
        let view = move |then: &Snapshot| view_of(then, viewer);
        let views = self.games.at_commits(&handle.id, commits, view).await?;
        let items = views.into_iter().collect::<Option<_>>().ok_or(Refused::GameNotRunning)?;
        Ok(ViewPage { items, next, last })
    }
}
