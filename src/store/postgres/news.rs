//! What subscribers receive: what this server and all others did, per log in order.
//!
//! Entries of this server come from the committer. Of those of other servers only a *hint* comes:
//! log and numbers ([`super::notifications`]); the entries are read. For recent logs this task
//! knows which entries it has delivered, so it drops what comes twice and reads what is missing in
//! between. Where something may have been missed, subscribers are told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quick_cache::unsync::Cache;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, sleep_until, timeout};

use super::super::news::News;
use super::super::{AppendedEntry, Entry, LogId, Position, StoreError};
use super::hints::{Hint, HintSender, Span};
use super::read;
use super::readers::Readers;
use super::rows::RowsCache;

/// Most messages that wait for this task. If there are more, they are missed.
const NEWS_MAX: usize = 1_024;
/// For how many logs it is known which entries were delivered.
const DELIVERED_LOGS_MAX: usize = 65_536;
/// Most entries of one log that are read for one hint. If there are more, they are missed.
const ENTRIES_READ_MAX: usize = 256;
/// How long reading what other servers wrote may take.
const READ_MAX: Duration = Duration::from_secs(3);
/// Subscribers are told at most so often that something may have been missed.
const MISSED_PAUSE: Duration = Duration::from_millis(200);

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

    /// Something was done of which no subscriber may have been notified, here and at other servers.
    pub(super) fn missed_by_all(&self) {
        self.hints.lose();
        self.missed();
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
    rows_cache: Arc<RowsCache>,
    subscribers: broadcast::Sender<News>,
    /// The first and the last entry of a log that were delivered; all between them were too.
    delivered: Cache<LogId, (u64, u64)>,
}

/// A deliverer and what hands it the news.
pub(super) fn new(
    readers: Arc<Readers>,
    rows_cache: Arc<RowsCache>,
    subscribers: broadcast::Sender<News>,
    hints: HintSender,
) -> (NewsSender, Deliverer) {
    let (sender, news) = mpsc::channel(NEWS_MAX);
    let (missed, wake) = (Arc::new(AtomicBool::new(false)), Arc::default());
    let delivered = Cache::new(DELIVERED_LOGS_MAX);
    (
        NewsSender { news: sender, missed: Arc::clone(&missed), wake: Arc::clone(&wake), hints },
        Deliverer { news, missed, wake, readers, rows_cache, subscribers, delivered },
    )
}

impl Deliverer {
    /// Delivers until the last sender of news is gone.
    pub(super) async fn run(mut self) {
        let mut told_until = Instant::now();
        loop {
            let next = tokio::select! {
                next = self.news.recv() => match next {
                    Some(news) => Some(news),
                    None => return,
                },
                () = self.wake.notified() => None,
                () = sleep_until(told_until), if self.missed.load(Ordering::SeqCst) => None,
            };
            // Under a load that is too high something is missed all the time.
            if Instant::now() >= told_until && self.missed.swap(false, Ordering::SeqCst) {
                self.deliver(News::Missed);
                told_until = Instant::now() + MISSED_PAUSE;
            }
            let Some(news) = next else { continue };
            if self.subscribers.receiver_count() == 0 {
                // New subscribers get what comes from now on.
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

    /// The entries of all hints are read together.
    async fn foreign(&mut self, hints: Vec<Hint>, found: &mut Vec<AppendedEntry>) {
        let (mut documents, mut unread) = (Vec::new(), Vec::new());
        for hint in hints {
            match hint {
                Hint::Appended(span) => unread.extend(self.appended(span)),
                Hint::Document(key) => documents.push(key),
                Hint::Deleted(log) => {
                    // Its entries are delivered first.
                    self.read(std::mem::take(&mut unread), found).await;
                    self.deliver_entries(found);
                    self.delivered.remove(&log);
                    self.deliver(News::Deleted(log));
                }
            }
        }
        self.read(unread, found).await;
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
            let between = Span { log: entry.log.clone(), first: last + 1, last: number - 1 };
            self.read(vec![between], found).await;
        }
        self.delivered.insert(entry.log.clone(), (first, number));
        found.push(entry);
    }

    /// Notes that these entries are delivered, and returns those that are to be read for it.
    fn appended(&mut self, span: Span) -> Option<Span> {
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
        self.delivered.insert(log.clone(), known);
        (begin <= last).then_some(Span { log, first: begin, last })
    }

    /// Reads entries of other servers. A log that was deleted since has none.
    async fn read(&mut self, mut spans: Vec<Span>, found: &mut Vec<AppendedEntry>) {
        let asked = spans.len();
        spans.retain(|span| span.last - span.first < ENTRIES_READ_MAX as u64);
        if spans.len() < asked {
            self.deliver(News::Missed);
        }
        if spans.is_empty() {
            return;
        }
        match self.read_together(&spans).await {
            Err(StoreError::Corrupt { .. } | StoreError::Damaged(_)) if spans.len() > 1 => {
                // What is damaged concerns one of them.
                for span in &spans {
                    let read = self.read_together(std::slice::from_ref(span)).await;
                    self.found(read, found);
                }
            }
            read => self.found(read, found),
        }
    }

    /// A read that takes too long must not hold up all other news: subscribers look for themselves. It
    /// goes on, so that a connection that has died is noticed.
    async fn read_together(
        &self,
        spans: &[Span],
    ) -> Result<Vec<(LogId, Position, Entry)>, StoreError> {
        let (readers, spans) = (Arc::clone(&self.readers), spans.to_vec());
        let reading = tokio::spawn(async move {
            let (bases, spans) = (&readers.bases, &*spans);
            let read = |connection: Arc<_>| async move {
                read::spans(&connection, bases, spans, ENTRIES_READ_MAX).await
            };
            readers.read(read).await
        });
        let unavailable = |why: String| Err(StoreError::Unavailable(why));
        match timeout(READ_MAX, reading).await {
            Ok(Ok(read)) => read,
            Ok(Err(error)) => unavailable(error.to_string()),
            Err(_) => unavailable(format!("not read within {} s", READ_MAX.as_secs())),
        }
    }

    fn found(
        &self,
        read: Result<Vec<(LogId, Position, Entry)>, StoreError>,
        found: &mut Vec<AppendedEntry>,
    ) {
        match read {
            Ok(entries) => found.extend(entries.into_iter().map(|(log, position, entry)| {
                self.rows_cache.read(&log, position.number, &entry);
                AppendedEntry { log, position, entry: Arc::new(entry) }
            })),
            Err(StoreError::Corrupt { log, number, .. }) => {
                tracing::error!(%log, number, "an entry of another server is corrupt");
            }
            Err(error) => {
                tracing::warn!(%error, "entries of other servers cannot be read");
                self.deliver(News::Missed);
            }
        }
    }
}
