//! What subscribers receive: what this server and all others did, per log in order.
//!
//! Entries of this server come from the committer. Of those of other servers only a *hint* comes:
//! log and numbers ([`super::notifications`]); the entries are read. For recent logs this task
//! knows which entries it has delivered, so it drops what comes twice and reads what is missing in
//! between. Where something may have been missed, subscribers are told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quick_cache::unsync::Cache;
use tokio::sync::{broadcast, mpsc};

use super::super::news::News;
use super::super::{AppendedEntry, LogId, StoreError};
use super::notifications::{Hint, HintSender, Span};
use super::read;
use super::readers::Readers;

/// Most messages that wait for this task. If there are more, they are missed.
const NEWS_MAX: usize = 1_024;
/// For how many logs it is known which entries were delivered.
const DELIVERED_LOGS_MAX: usize = 65_536;
/// Most entries of one log that are read for one hint. If there are more, they are missed.
const ENTRIES_READ_MAX: u64 = 256;

/// What happened, as this task learns of it.
enum Incoming {
    /// This server appended entries.
    Own(Vec<AppendedEntry>),
    /// What other servers did.
    Foreign(Vec<Hint>),
}

/// Hands news to the task that delivers them. It never waits.
#[derive(Clone)]
pub(super) struct NewsSender {
    news: mpsc::Sender<Incoming>,
    missed: Arc<AtomicBool>,
    wake: Arc<tokio::sync::Notify>,
    hints: HintSender,
}

impl NewsSender {
    /// This server appended entries: subscribers get them, other servers get a hint.
    pub(super) fn own(&self, appended: Vec<AppendedEntry>) {
        for span in Span::of(&appended) {
            self.hints.send(Hint::Appended(span));
        }
        self.send(Incoming::Own(appended));
    }

    /// Only other servers are told: this one knows it.
    pub(super) fn others(&self, hint: Hint) {
        self.hints.send(hint);
    }

    /// What other servers did.
    pub(super) fn foreign(&self, hints: Vec<Hint>) {
        self.send(Incoming::Foreign(hints));
    }

    /// Hints of other servers may have been missed.
    pub(super) fn missed(&self) {
        self.missed.store(true, Ordering::SeqCst);
        self.wake.notify_one();
    }

    fn send(&self, news: Incoming) {
        if self.news.try_send(news).is_err() {
            self.missed();
        }
    }
}

/// Delivers news to subscribers.
pub(super) struct Deliverer {
    news: mpsc::Receiver<Incoming>,
    missed: Arc<AtomicBool>,
    wake: Arc<tokio::sync::Notify>,
    readers: Arc<Readers>,
    subscribers: broadcast::Sender<News>,
    /// The first and the last entry of a log that were delivered; all between them were too.
    delivered: Cache<LogId, (u64, u64)>,
}

/// A deliverer and what hands it the news.
pub(super) fn new(
    readers: Arc<Readers>,
    subscribers: broadcast::Sender<News>,
    hints: HintSender,
) -> (NewsSender, Deliverer) {
    let (sender, news) = mpsc::channel(NEWS_MAX);
    let (missed, wake) = (Arc::new(AtomicBool::new(false)), Arc::default());
    let delivered = Cache::new(DELIVERED_LOGS_MAX);
    (
        NewsSender { news: sender, missed: Arc::clone(&missed), wake: Arc::clone(&wake), hints },
        Deliverer { news, missed, wake, readers, subscribers, delivered },
    )
}

impl Deliverer {
    /// Delivers until nobody can send news any more.
    pub(super) async fn run(mut self) {
        loop {
            let next = tokio::select! {
                next = self.news.recv() => match next {
                    Some(news) => Some(news),
                    None => return,
                },
                () = self.wake.notified() => None,
            };
            if self.missed.swap(false, Ordering::SeqCst) {
                self.deliver(News::Missed);
            }
            let Some(news) = next else { continue };
            if self.subscribers.receiver_count() == 0 {
                // Whoever subscribes from now on gets what comes from now on.
                self.delivered.clear();
                continue;
            }
            let mut found = Vec::new();
            match news {
                Incoming::Own(appended) => {
                    for entry in appended {
                        self.own(entry, &mut found).await;
                    }
                }
                Incoming::Foreign(hints) => self.foreign(hints, &mut found).await,
            }
            self.deliver_entries(&mut found);
        }
    }

    /// Sending fails if there is no subscriber, which is fine.
    fn deliver(&self, news: News) {
        let _ = self.subscribers.send(news);
    }

    fn deliver_entries(&self, entries: &mut Vec<AppendedEntry>) {
        if !entries.is_empty() {
            self.deliver(News::Appended(std::mem::take(entries).into()));
        }
    }

    async fn foreign(&mut self, hints: Vec<Hint>, found: &mut Vec<AppendedEntry>) {
        let mut documents = Vec::new();
        for hint in hints {
            match hint {
                Hint::Appended(span) => self.appended(span, found).await,
                Hint::Document(key) => documents.push(key),
                Hint::Deleted(log) => {
                    // Its entries are delivered first.
                    self.deliver_entries(found);
                    self.delivered.remove(&log);
                    self.deliver(News::Deleted(log));
                }
            }
        }
        if !documents.is_empty() {
            self.deliver(News::Documents(documents.into()));
        }
    }

    async fn own(&mut self, entry: AppendedEntry, found: &mut Vec<AppendedEntry>) {
        let number = entry.position.number;
        let known = self.delivered.get(&entry.log).copied();
        let (first, last) = match known {
            Some((_, last)) if number <= last => return,
            Some((first, last)) => (first, last),
            None => (number, number.saturating_sub(1)),
        };
        if known.is_some() && last + 1 < number {
            self.read(&entry.log, last + 1, number - 1, found).await;
        }
        self.delivered.insert(entry.log.clone(), (first, number));
        found.push(entry);
    }

    async fn appended(&mut self, span: Span, found: &mut Vec<AppendedEntry>) {
        let Span { log, first, last } = span;
        let mut begin = first;
        let mut known = (first, last);
        if let Some((low, high)) = self.delivered.get(&log).copied() {
            if first < low {
                // Later entries were delivered before it was known that these come first.
                self.deliver(News::Missed);
            }
            begin = high.saturating_add(1);
            known = (low.min(first), high.max(last));
        }
        if begin <= last {
            self.read(&log, begin, last, found).await;
        }
        self.delivered.insert(log, known);
    }

    /// Reads entries of another server. A log that was deleted since has none.
    async fn read(&mut self, log: &LogId, first: u64, last: u64, found: &mut Vec<AppendedEntry>) {
        if last - first >= ENTRIES_READ_MAX {
            return self.deliver(News::Missed);
        }
        let count = (last - first + 1) as usize;
        let read = self
            .readers
            .read(|connection| async move { read::entries(&connection, log, first, count).await });
        match read.await {
            Ok(entries) => found.extend(entries.into_iter().map(|(position, entry)| {
                AppendedEntry { log: log.clone(), position, entry: Arc::new(entry) }
            })),
            Err(StoreError::Corrupt { number, .. }) => {
                tracing::error!(%log, number, "an entry of another server is corrupt");
            }
            Err(error) => {
                tracing::warn!(%log, %error, "entries of another server cannot be read");
                self.deliver(News::Missed);
            }
        }
    }
}
