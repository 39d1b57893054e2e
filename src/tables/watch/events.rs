//! The feed of a game's events.

use std::ops::RangeInclusive;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::TablesError,
    table::access::viewer_for,
    watch::feed::{Admission, Ended, Feed, Page, Span, Watched},
};
use kontor_contract::{
    exposed::{GameEvent, RedactedEvent},
    redaction::{redacted, redacted_of},
    typed_game::game_of,
};
use kontor_log::{any_rules::AnyRules, commit::Commit, lobby::Status, snapshot::Snapshot};
use kontor_rules::Viewer;
use kontor_service::{
    requester::Requester,
    runtime::{games::Games, handle::GameHandle, hub::Topic},
};
use kontor_store::LogId;

kontor_limits::limits! {
    /// Most events on a page.
    pub const EVENTS_PAGE_MAX: usize = 500;
}

/// Number of events on a page if the caller does not state another one.
pub const EVENTS_PAGE: usize = 100;

/// Maximum number of entries that are read at a time for a page of events.
const ENTRIES_READ_MAX: usize = 64;

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
pub enum EventFeed {}

impl Feed for EventFeed {
    type Item = GameEvent;
    type Page = EventPage;
    const PAGE: usize = EVENTS_PAGE;
    const PAGE_MAX: usize = EVENTS_PAGE_MAX;

    fn path(game: &str) -> String {
        format!("/v1/games/{game}/events")
    }

    fn topics(game: &str) -> Vec<Topic> {
        vec![Topic::Game(game.into())]
    }

    fn number(event: &GameEvent) -> u64 {
        event.seq
    }

    async fn read(
        games: &Games,
        game: &str,
        requester: &Requester,
        as_a: Admission,
        span: Span,
    ) -> Result<Watched<Self>, TablesError> {
        let handle = games.handle(game).await?;
        let mut watched = events_of(games, &handle, requester, as_a, span).await?;
        for event in &mut watched.page.items {
            if let RedactedEvent::Table(event) = &mut event.payload
                && let Some(player) = event.player_mut()
            {
                games.former.rename(player);
            }
        }
        Ok(watched)
    }
}

impl From<Page<GameEvent>> for EventPage {
    fn from(Page { items, next, last }: Page<GameEvent>) -> Self {
        EventPage { items, next, last }
    }
}

/// The events after this one, redacted for the viewer, if the commits that contain them are in
/// memory. This is the case for followers: a game in memory keeps its last eight commits, so that
/// followers need not read the log. Otherwise the position in the log where they begin.
fn events_after(snapshot: &Snapshot, after: u64, viewer: Viewer) -> EventsAfter {
    let history = &snapshot.history;
    let commit = history.commit_of(after + 1);
    if commit > snapshot.commit() {
        return EventsAfter::InMemory(Vec::new());
    }
    let Some(kept) = snapshot.commits_from(commit) else {
        return EventsAfter::InLog(LogPosition {
            rules: snapshot.rules,
            commit,
            seq_before: history.seq_before(commit),
            imported_commits: snapshot.origin.imported_commits,
        });
    };
    let redacted = kept.flat_map(|commit| {
        redacted_of(snapshot, commit, history.seq_before(commit.commit), viewer)
    });
    EventsAfter::InMemory(redacted.filter(|event| event.seq > after).collect())
}

/// The events after a given one, or where to read them.
enum EventsAfter {
    /// In memory; these are all of them.
    InMemory(Vec<GameEvent>),
    /// In the log, from this position on.
    InLog(LogPosition),
}

/// A position in the log.
struct LogPosition {
    /// The rules of the game.
    rules: &'static dyn AnyRules,
    /// The commit that contains the first event.
    commit: u64,
    /// Seq of the last event before that commit.
    seq_before: u64,
    /// Number of imported commits in the log.
    imported_commits: u64,
}

async fn events_of(
    games: &Games,
    handle: &GameHandle,
    requester: &Requester,
    as_a: Admission,
    span: Span,
) -> Result<Watched<EventFeed>, TablesError> {
    let (snapshot, viewer) = games
        .read(handle, |snapshot| {
            as_a.admit(snapshot, requester)?;
            let viewer = viewer_for(snapshot, requester, span.as_seat)?;
            if span.after > snapshot.seq {
                let what = format!("the last seq is {}", snapshot.seq);
                return Err(TablesError::ParameterInvalid { parameter: "after", what });
            }
            Ok((snapshot.clone(), viewer))
        })
        .await?;
    let last = snapshot.seq;
    let ended = match (snapshot.lobby.deleted, snapshot.lobby.status()) {
        (true, _) => Some(Ended::Deleted),
        (false, Status::Finished) => Some(Ended::Finished),
        (false, Status::Open | Status::Running | Status::Quarantined) => None,
    };
    let events = events_after(&snapshot, span.after, viewer);
    drop(snapshot);
    let mut items = match events {
        EventsAfter::InMemory(items) => items,
        EventsAfter::InLog(position) => {
            events_in_log(games, handle, position, viewer, span, last).await?
        }
    };
    items.truncate(span.limit);
    Ok(Watched { page: Page::of::<EventFeed>(items, span.after, last), viewer, ended })
}

/// Reads events from the log up to `last`: at least as many as the span asks for, if there are, and
/// perhaps some more.
async fn events_in_log(
    games: &Games,
    handle: &GameHandle,
    position: LogPosition,
    viewer: Viewer,
    Span { after, limit, as_seat: _ }: Span,
    last: u64,
) -> Result<Vec<GameEvent>, TablesError> {
    let mut position = position;
    let mut items = Vec::new();
    while items.len() < limit && position.seq_before.max(after) < last {
        let wanted = after + 1..=last;
        let (log, missing) = (LogId(handle.id.clone()), limit - items.len());
        let read = read_some(games.clone(), log, position, viewer, wanted, missing);
        let Some((events, next)) = games.log_reading.in_turn(&handle.id, read).await? else {
            break;
        };
        items.extend(events);
        position = next;
    }
    Ok(items)
}

/// Reads some entries from a position on, until there are so many of the wanted events. Returns the
/// events with the position behind them; `None` at the end of the log.
async fn read_some(
    games: Games,
    log: LogId,
    position: LogPosition,
    viewer: Viewer,
    wanted: RangeInclusive<u64>,
    limit: usize,
) -> Result<Option<(Vec<GameEvent>, LogPosition)>, TablesError> {
    let entries = games.read_log(&log, position.commit, ENTRIES_READ_MAX).await?;
    if entries.is_empty() {
        return Ok(None);
    }
    let LogPosition { rules, mut commit, seq_before: mut seq, imported_commits } = position;
    let mut items = Vec::new();
    for (position, entry) in entries {
        let stored = Commit::parse(rules, entry.commit.get())
            .map_err(|why| games.quarantine(&log.0, &why.to_string()))?;
        let events = redacted(game_of(rules.kind()), &stored, seq, viewer, imported_commits);
        items.extend(events.into_iter().filter(|event| wanted.contains(&event.seq)));
        seq += stored.events.len() as u64;
        commit = position.number + 1;
        if items.len() >= limit {
            break;
        }
    }
    Ok(Some((items, LogPosition { rules, commit, seq_before: seq, imported_commits })))
}
