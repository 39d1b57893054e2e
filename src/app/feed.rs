//! Feeds: what is told in numbers without a gap, to be read from anywhere and to be followed. A
//! game has two of them: its events, and the talk at its table.

use std::fmt::Debug;

use serde::Serialize;

use super::{
    App, Requester,
    door::{admit, admit_follower},
    error::AppError,
    exposed::Exposed,
    hub::Topic,
    snapshot::Snapshot,
};
use kontor_rules::{Seat, Viewer};

/// A kind of feed.
pub trait Feed: Sized + Debug + 'static {
    /// What is told.
    type Item: Serialize + Debug;
    /// A page of the contract.
    type Page: From<Page<Self::Item>>;
    /// The last part of its path.
    const NAME: &'static str;
    /// Items on a page unless the caller says otherwise.
    const PAGE: usize;
    /// The most items on a page.
    const PAGE_MAX: usize;

    /// What there is news of when it goes on, or when somebody may not follow it any longer.
    fn topics(game: &str) -> Vec<Topic>;
    /// The number of an item.
    fn number(item: &Self::Item) -> u64;
    /// Reads a part of it, as the asker is told it.
    fn read(
        app: &App,
        game: &str,
        requester: &Requester,
        as_a: Admission,
        span: Span,
    ) -> impl Future<Output = Result<Watched<Self>, AppError>>;
}

/// Which part of a feed, and as told to whom.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// Begins behind this number.
    pub after: u64,
    /// At most so many items.
    pub limit: usize,
    /// As told to this seat instead of the asker, in a feed that tells each seat its own.
    pub as_seat: Option<Seat>,
}

/// A page of a feed.
#[derive(Debug)]
pub struct Page<T> {
    /// The items.
    pub items: Vec<T>,
    /// The `after` of the next page; nothing when this page reached `last`.
    pub next: Option<u64>,
    /// The number of the last item.
    pub last: u64,
}

impl<T> Page<T> {
    /// The page that begins behind `after`.
    pub(super) fn of<F: Feed<Item = T>>(items: Vec<T>, after: u64, last: u64) -> Self {
        let reached = items.last().map_or(after, F::number);
        Page { items, next: (reached < last).then_some(reached), last }
    }
}

/// A page with what a stream needs to know to go on.
#[derive(Debug)]
pub struct Watched<F: Feed> {
    /// The page.
    pub page: Page<F::Item>,
    /// As whom the asker looks at the game now.
    pub viewer: Viewer,
    /// Why nothing will ever follow, if that is so.
    pub ended: Option<Ended>,
}

/// How a feed came to its last item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The game was played to its end.
    Finished,
    /// The table was taken away.
    Deleted,
}

/// As what somebody asks.
#[derive(Clone, Copy, Debug)]
pub enum Admission {
    /// As somebody to whom a table that was taken away is unknown.
    Newcomer,
    /// As somebody who follows the feed, and hears that the table was taken away.
    Follower,
}

impl Admission {
    /// Whether this asker may know of the table.
    pub(super) fn admit<R: Exposed>(
        self,
        snapshot: &Snapshot<R>,
        requester: &Requester,
    ) -> Result<(), AppError> {
        match self {
            Admission::Newcomer => admit(snapshot, requester),
            Admission::Follower => admit_follower(snapshot, requester),
        }
    }
}

impl App {
    /// A part of a feed for somebody who begins to read it.
    pub async fn read_feed<F: Feed>(
        &self,
        game: &str,
        requester: &Requester,
        span: Span,
    ) -> Result<Watched<F>, AppError> {
        let found = F::read(self, game, requester, Admission::Newcomer, span).await;
        self.conceal(game, requester, found).await
    }

    /// The next part of a feed for somebody who follows it.
    pub async fn follow_feed<F: Feed>(
        &self,
        game: &str,
        requester: &Requester,
        span: Span,
    ) -> Result<Watched<F>, AppError> {
        F::read(self, game, requester, Admission::Follower, span).await
    }
}
