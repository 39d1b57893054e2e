//! Looking: views, pages of events, what waits for a player.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    App, Requester,
    chain::{hex, sha256},
    commit::{Commit, LoggedEvent},
    decisions::Decision,
    door::{admit, eyes},
    encoded::Encoded,
    error::AppError,
    exposed::{Exposed, GameEvent, GameView, ViewEnvelope, with_handle},
    feed::{Admission, Ended, Feed, Page, Span, Watched},
    handle::GameHandle,
    hub::Topic,
    lobby::Status,
    orders::Concerned,
    snapshot::Snapshot,
    summary,
};
use kontor_rules::{Seat, Viewer};
use kontor_store::LogId;

/// The most events on a page.
pub const EVENTS_PAGE_MAX: usize = 500;

/// Events on a page unless the caller says otherwise.
pub const EVENTS_PAGE: usize = 100;

/// The most games on a page of waiting decisions.
pub const DECISIONS_PAGE_MAX: usize = 100;

/// Entries read at a time for a page of events.
const ENTRIES_READ_MAX: usize = 64;

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

/// The open decisions of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct DecisionList {
    /// Seq of the last event that they take into account.
    pub seq: u64,
    /// The decisions, by seat.
    pub items: Vec<Decision>,
}

/// A decision that waits for the caller, and where.
#[derive(Debug, Serialize, ToSchema)]
pub struct DueDecision {
    /// Id of the game.
    pub game: String,
    /// Id of its ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// The decision.
    pub decision: Decision,
}

/// All that waits for a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct DueDecisionPage {
    /// The decisions, by game.
    pub items: Vec<DueDecision>,
    /// Cursor of the next page; null on the last one.
    pub next: Option<String>,
}

/// A page of events.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventPage {
    /// The events.
    pub items: Vec<GameEvent>,
    /// The `after` of the next page; null when this page reached `last`.
    pub next: Option<u64>,
    /// Seq of the game's last event.
    pub last: u64,
}

/// The events of a game.
#[derive(Debug)]
pub enum Events {}

impl Feed for Events {
    type Item = GameEvent;
    type Page = EventPage;
    const NAME: &'static str = "events";
    const PAGE: usize = EVENTS_PAGE;
    const PAGE_MAX: usize = EVENTS_PAGE_MAX;

    fn topics(game: &str) -> Vec<Topic> {
        vec![Topic::Game(game.into())]
    }

    fn number(event: &GameEvent) -> u64 {
        event.seq
    }

    async fn read(
        app: &App,
        game: &str,
        requester: &Requester,
        as_a: Admission,
        span: Span,
    ) -> Result<Watched<Self>, AppError> {
        let any = app.handle(game).await?;
        with_handle!(any, handle => app.events_of(&handle, requester, as_a, span).await)
    }
}

impl From<Page<GameEvent>> for EventPage {
    fn from(Page { items, next, last }: Page<GameEvent>) -> Self {
        EventPage { items, next, last }
    }
}

impl<R: Exposed> Snapshot<R> {
    /// The table as this viewer sees it; none before the start.
    pub(super) fn view(&self, viewer: Viewer) -> Option<GameView> {
        let running = self.running.as_ref()?;
        let envelope = ViewEnvelope {
            game: self.id.clone(),
            seq: self.seq,
            commit: self.commit(),
            chain_head: hex(&self.head),
            seat: viewer.seat(),
        };
        Some(R::game_view(envelope, R::view(&running.state, viewer)))
    }

    /// The events of a commit as this viewer is told them.
    pub(super) fn told(
        &self,
        commit: &Commit<R>,
        seq_before: u64,
        viewer: Viewer,
    ) -> Vec<GameEvent> {
        told(commit, seq_before, viewer, self.origin.imported_commits)
    }

    /// The events behind one of them: as they are told, if the commits that hold them are kept, as
    /// it is for whoever follows the game; else where they are.
    fn events_behind(&self, after: u64, viewer: Viewer) -> Behind {
        let commit = self.history.commit_of(after + 1);
        if commit > self.commit() {
            return Behind::InMemory(Vec::new());
        }
        let Some(kept) = self.commits_from(commit) else {
            let seq_before = self.history.seq_before(commit);
            return Behind::InLog(Past {
                commit,
                seq_before,
                imported_commits: self.origin.imported_commits,
            });
        };
        let told = kept
            .flat_map(|commit| self.told(commit, self.history.seq_before(commit.commit), viewer));
        Behind::InMemory(told.filter(|event| event.seq > after).collect())
    }

    /// The seqs at which there is a view: from the start to the last event.
    pub(super) fn viewable(&self) -> Result<(u64, u64), AppError> {
        let running = self.running.as_ref().ok_or(AppError::GameNotRunning)?;
        Ok((self.history.seq_before(running.start_commit) + 1, self.seq))
    }
}

/// Where events are that somebody has not read yet.
enum Behind {
    /// Here; all of them.
    InMemory(Vec<GameEvent>),
    /// In the log.
    InLog(Past),
}

/// Where in the log events begin.
struct Past {
    /// The commit that holds the first of them.
    commit: u64,
    /// Seq of the last event before that commit.
    seq_before: u64,
    /// How many commits of the log were imported.
    imported_commits: u64,
}

/// The events of a commit as a viewer is told them. Whom the first so many commits name, which were
/// imported, is nobody here.
pub(super) fn told<R: Exposed>(
    commit: &Commit<R>,
    seq_before: u64,
    viewer: Viewer,
    imported_commits: u64,
) -> Vec<GameEvent> {
    let redact = |event: &LoggedEvent<R>| match event {
        // What happens to the table is public.
        LoggedEvent::Table(event) => {
            let mut event = event.clone();
            if commit.commit < imported_commits {
                event.forget_ids();
            }
            super::exposed::Told::Table(*event)
        }
        LoggedEvent::Game(event) => R::told(R::redact(event, viewer)),
    };
    let seqs = seq_before + 1..;
    let event = |(seq, event)| GameEvent {
        seq,
        commit: commit.commit,
        at: commit.at,
        seat: commit.seat,
        told: redact(event),
    };
    seqs.zip(&commit.events).map(event).collect()
}

impl App {
    /// The caller's view, or another seat's: now, or as at the commit that holds the event `at`, as
    /// the viewer knew it then.
    pub async fn view(
        &self,
        id: &str,
        requester: &Requester,
        look: Look,
    ) -> Result<TaggedView, AppError> {
        let found = async {
            let any = self.handle(id).await?;
            with_handle!(any, handle => self.view_of(&handle, requester, look).await)
        };
        self.conceal(id, requester, found.await).await
    }

    async fn view_of<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        requester: &Requester,
        look: Look,
    ) -> Result<TaggedView, AppError> {
        let now = |snapshot: &Snapshot<R>| -> Result<Result<TaggedView, (u64, Viewer)>, AppError> {
            admit(snapshot, requester)?;
            let viewer = eyes(snapshot, requester, look.as_seat)?;
            let (min, max) = snapshot.viewable()?;
            match look.at {
                Some(at) if !(min..=max).contains(&at) => Err(AppError::AtOutOfRange { min, max }),
                Some(at) if snapshot.history.commit_of(at) != snapshot.commit() => {
                    Ok(Err((snapshot.history.commit_of(at), viewer)))
                }
                Some(_) | None => {
                    let view = snapshot
                        .views
                        .of(viewer, || snapshot.view(viewer))
                        .ok_or(AppError::GameNotRunning)?;
                    Ok(Ok(TaggedView {
                        view,
                        tag: self.view_tag(snapshot.seq, viewer, &look.query()),
                    }))
                }
            }
        };
        match self.read(handle, now).await?? {
            Ok(tagged) => Ok(tagged),
            Err((commit, viewer)) => {
                let then = self
                    .replay_log::<R>(&handle.id, Some(commit))
                    .await?
                    .ok_or(AppError::GameUnknown)?;
                let view = Encoded::of(&then.view(viewer).ok_or(AppError::GameNotRunning)?);
                Ok(TaggedView { view, tag: self.view_tag(then.seq, viewer, &look.query()) })
            }
        }
    }

    /// The open decisions as the caller sees them, with their tag.
    pub async fn decisions(
        &self,
        id: &str,
        requester: &Requester,
    ) -> Result<(DecisionList, String), AppError> {
        let found = async {
            let any = self.handle(id).await?;
            with_handle!(any, handle => {
                let look = |snapshot: &Snapshot<_>| {
                    admit(snapshot, requester)?;
                    let viewer = snapshot.viewer(requester.player.as_deref());
                    let list = DecisionList { seq: snapshot.seq, items: snapshot.decisions(viewer) };
                    Ok((list, self.view_tag(snapshot.seq, viewer, "decisions")))
                };
                self.read(&handle, look).await?
            })
        };
        self.conceal(id, requester, found.await).await
    }

    /// One open decision as the caller sees it.
    pub async fn decision(
        &self,
        id: &str,
        decision: &str,
        requester: &Requester,
    ) -> Result<Decision, AppError> {
        let found = async {
            let any = self.handle(id).await?;
            with_handle!(any, handle => {
                let look = |snapshot: &Snapshot<_>| {
                    admit(snapshot, requester)?;
                    let open = snapshot.open_decision(decision).ok_or(AppError::DecisionUnknown)?;
                    Ok(snapshot.decision(open, snapshot.viewer(requester.player.as_deref())))
                };
                self.read(&handle, look).await?
            })
        };
        self.conceal(id, requester, found.await).await
    }

    /// A page of what waits for a player in all games, with a tag that changes when the page does.
    pub async fn due(
        &self,
        player: &str,
        cursor: Option<&str>,
        limit: usize,
    ) -> Result<(DueDecisionPage, String), AppError> {
        let prefix = summary::due_prefix(player);
        let after = match cursor.map(|cursor| cursor.strip_prefix("c_g_")) {
            None => None,
            Some(Some(id)) => Some(format!("{prefix}g_{id}")),
            Some(None) => return Err(AppError::CursorInvalid),
        };
        let mut rows = self.events().rows(&prefix, after.as_deref(), limit + 1).await?;
        let more = rows.len() > limit;
        rows.truncate(limit);
        let mut items = Vec::new();
        for row in &rows {
            match self.due_in(summary::game_of_row(row), player).await {
                Ok(due) => items.extend(due),
                // The row may be older than its game; a game set aside waits for nobody.
                Err(AppError::GameUnknown | AppError::GameQuarantined) => {}
                Err(other) => return Err(other),
            }
        }
        let next =
            rows.last().filter(|_| more).map(|row| format!("c_{}", summary::game_of_row(row)));
        let tag = items
            .iter()
            .map(|due| format!("{}/{};", due.game, due.decision.id))
            .collect::<String>();
        let tag = sha256(&[
            self.parts.build.as_bytes(),
            tag.as_bytes(),
            next.as_deref().unwrap_or_default().as_bytes(),
        ]);
        Ok((DueDecisionPage { items, next }, hex(&tag[..12])))
    }

    async fn due_in(&self, id: &str, player: &str) -> Result<Vec<DueDecision>, AppError> {
        let any = self.handle(id).await?;
        with_handle!(any, handle => {
            let look = |snapshot: &Snapshot<_>| {
                let own = snapshot.lobby.seat_of(player).map(|seat| snapshot.own_decisions(seat)).unwrap_or_default();
                let ruleset = &snapshot.lobby.ruleset;
                let due = |decision| DueDecision { game: id.to_owned(), ruleset: ruleset.clone(), decision };
                (own.into_iter().map(due).collect::<Vec<_>>(), Concerned::all(snapshot))
            };
            let (mut own, concerned) = self.read(&handle, look).await?;
            // What the player's orders answer in a moment waits for nobody.
            let ordered = self.ordered(&handle, concerned).await?;
            own.retain(|due| !ordered.iter().any(|ordered| ordered.decision == due.decision.id));
            Ok(own)
        })
    }

    async fn events_of<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        requester: &Requester,
        as_a: Admission,
        span: Span,
    ) -> Result<Watched<Events>, AppError> {
        let look = |snapshot: &Snapshot<R>| {
            as_a.admit(snapshot, requester)?;
            let viewer = eyes(snapshot, requester, span.as_seat)?;
            if span.after > snapshot.seq {
                return Err(AppError::ParameterInvalid {
                    parameter: "after",
                    what: format!("the last seq is {}", snapshot.seq),
                });
            }
            let ended = match (snapshot.lobby.deleted, snapshot.lobby.status()) {
                (true, _) => Some(Ended::Deleted),
                (false, Status::Finished) => Some(Ended::Finished),
                (false, Status::Open | Status::Running | Status::Quarantined) => None,
            };
            Ok((viewer, snapshot.seq, ended, snapshot.events_behind(span.after, viewer)))
        };
        let (viewer, last, ended, behind) = self.read(handle, look).await??;
        let mut items = match behind {
            Behind::InMemory(items) => items,
            Behind::InLog(past) => self.past_events(handle, past, viewer, span, last).await?,
        };
        items.truncate(span.limit);
        Ok(Watched { page: Page::of::<Events>(items, span.after, last), viewer, ended })
    }

    /// Reads events from the log, as many as the span asks for and perhaps some more, up to `last`.
    async fn past_events<R: Exposed>(
        &self,
        handle: &GameHandle<R>,
        past: Past,
        viewer: Viewer,
        Span { after, limit, as_seat: _ }: Span,
        last: u64,
    ) -> Result<Vec<GameEvent>, AppError> {
        let Past { mut commit, seq_before: mut seq, imported_commits } = past;
        let mut items = Vec::new();
        let log = LogId(handle.id.clone());
        while items.len() < limit && seq.max(after) < last {
            let entries = self.read_log(&log, commit, ENTRIES_READ_MAX).await?;
            if entries.is_empty() {
                break;
            }
            for (position, entry) in entries {
                let stored = Commit::<R>::parse(entry.commit.get())
                    .map_err(|why| self.quarantine(&handle.id, &why))?;
                let told = told(&stored, seq, viewer, imported_commits);
                items.extend(
                    told.into_iter().filter(|event| event.seq > after && event.seq <= last),
                );
                seq += stored.events.len() as u64;
                commit = position.number + 1;
                if items.len() >= limit {
                    break;
                }
            }
        }
        Ok(items)
    }
}
