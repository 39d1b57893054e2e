//! Feeds: sequences of numbered items without gaps, which can be read from any number on and
//! followed. A game has two feeds: its events, and the messages at its table. An account has one:
//! what concerns its player at all tables.

use std::fmt::Debug;

use serde::Serialize;

use crate::{
    error::TablesError,
    table::{
        access::{admit, admit_follower},
        lists::conceal,
    },
    watch::Watch,
};
use kontor_log::snapshot::Snapshot;
use kontor_rules::{Seat, Viewer};
use kontor_service::{
    requester::Requester,
    runtime::{games::Games, hub::Topic},
};

/// A kind of feed.
pub trait Feed: Sized + Debug + 'static {
    /// An item of the feed.
    type Item: Serialize + Debug;
    /// A page of the feed in the contract.
    type Page: From<Page<Self::Item>>;
    /// Number of items on a page if the caller does not state another one.
    const PAGE: usize;
    /// Maximum number of items on a page.
    const PAGE_MAX: usize;

    /// The path of the feed of this game or player.
    fn path(of: &str) -> String;
    /// The topics that are notified when the feed has a new item, and when a follower may lose the
    /// right to follow it.
    fn topics(of: &str) -> Vec<Topic>;
    /// The number of an item.
    fn number(item: &Self::Item) -> u64;
    /// Reads a part of the feed, redacted for the requester.
    fn read(
        games: &Games,
        of: &str,
        requester: &Requester,
        as_a: Admission,
        span: Span,
    ) -> impl Future<Output = Result<Watched<Self>, TablesError>>;
}

/// Which part of a feed to read, and for which viewer.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// The part begins after this number.
    pub after: u64,
    /// Maximum number of items.
    pub limit: usize,
    /// Redact for this seat instead of the requester's, in a feed that is redacted for each seat.
    pub as_seat: Option<Seat>,
}

/// A page of a feed.
#[derive(Debug)]
pub struct Page<T> {
    /// The items.
    pub items: Vec<T>,
    /// The `after` of the next page; `None` if this page reached `last`.
    pub next: Option<u64>,
    /// The number of the last item.
    pub last: u64,
}

impl<T> Page<T> {
    /// The page that begins after `after`.
    pub fn of<F: Feed<Item = T>>(items: Vec<T>, after: u64, last: u64) -> Self {
        let reached = items.last().map_or(after, F::number);
        Page { items, next: (reached < last).then_some(reached), last }
    }
}

/// A page with what a stream needs to continue after it.
#[derive(Debug)]
pub struct Watched<F: Feed> {
    /// The page.
    pub page: Page<F::Item>,
    /// The viewer that the requester currently is.
    pub viewer: Viewer,
    /// Why the feed has no further items, if it has ended.
    pub ended: Option<Ended>,
}

/// How a feed ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The game was played to its end.
    Finished,
    /// The table was deleted.
    Deleted,
}

/// How the requester comes to the feed; this decides what a deleted table looks like.
#[derive(Clone, Copy, Debug)]
pub enum Admission {
    /// Begins to read. A deleted table is unknown to such a requester.
    Newcomer,
    /// Has followed the feed already, and is informed that the table was deleted.
    Follower,
}

impl Admission {
    /// Whether this requester may know of the table.
    pub(crate) fn admit(
        self,
        snapshot: &Snapshot,
        requester: &Requester,
    ) -> Result<(), TablesError> {
        match self {
            Admission::Newcomer => admit(snapshot, requester),
            Admission::Follower => admit_follower(snapshot, requester),
        }
    }
}

impl Watch {
    /// A part of a feed for a requester who begins to read it.
    pub async fn read_feed<F: Feed>(
        &self,
        of: &str,
        requester: &Requester,
        span: Span,
    ) -> Result<Watched<F>, TablesError> {
        let found = F::read(&self.games, of, requester, Admission::Newcomer, span).await;
        conceal(&self.games, of, requester, found).await
    }

    /// The next part of a feed for a requester who follows it.
    pub async fn follow_feed<F: Feed>(
        &self,
        of: &str,
        requester: &Requester,
        span: Span,
    ) -> Result<Watched<F>, TablesError> {
        F::read(&self.games, of, requester, Admission::Follower, span).await
    }
}
