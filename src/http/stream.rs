//! Event streams: the same items as the pages of a feed, as Server-Sent Events or as lines of JSON.
//!
//! A stream keeps the viewer it was opened with. It reads the log at its reader's pace: between two chunks nothing is
//! held for it but its place. A reader who does not take a chunk in time is cut off and resumes where it was.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use actix_web::{HttpResponse, http::header};
use bytes::{BufMut, Bytes, BytesMut};
use futures_util::stream;
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use crate::{
    app::{
        App, Asker,
        attention::Attention,
        error::AppError,
        feed::{Ended, Feed, Span, Watched},
    },
    rules::{Seat, Viewer},
};

/// Items in one chunk of a stream.
pub const STREAM_CHUNK_MOST: usize = 100;

/// A line comes at least this often, so that the connection stays open.
pub const HEARTBEAT: Duration = Duration::from_secs(15);

/// A reader that does not take a chunk for so long is cut off.
pub const SLOW_READER_MOST: Duration = Duration::from_secs(30);

/// How a stream is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// `text/event-stream`.
    ServerSentEvents,
    /// `application/x-ndjson`.
    JsonLines,
}

/// Why a stream ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Finished,
    Deleted,
    Draining,
    SessionOver,
    SeatChanged,
}

impl End {
    fn reason(self) -> &'static str {
        match self {
            End::Finished => "finished",
            End::Deleted => "deleted",
            End::Draining => "draining",
            End::SessionOver => "session-over",
            End::SeatChanged => "seat-changed",
        }
    }
}

/// Counts the open streams of each caller.
#[derive(Clone, Default)]
pub struct Streams(Arc<Mutex<HashMap<String, usize>>>);

/// A counted stream.
pub struct Place {
    streams: Streams,
    caller: String,
}

impl Streams {
    /// Takes a place for a stream, if the caller holds fewer than `most`.
    pub fn enter(&self, caller: String, most: usize) -> Result<Place, AppError> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(caller.clone()).or_default();
        if *count >= most {
            return Err(AppError::TooManyStreams);
        }
        *count += 1;
        Ok(Place { streams: self.clone(), caller })
    }

    /// How many streams are open.
    pub fn open(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.streams.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.caller) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.caller);
            }
        }
    }
}

/// A stream to be opened.
pub struct Opening {
    /// The use cases.
    pub app: App,
    /// Id of the game.
    pub game: String,
    /// Who reads.
    pub asker: Asker,
    /// As told to this seat instead of the reader.
    pub as_seat: Option<Seat>,
    /// Begins behind this number.
    pub after: u64,
    /// How it is written.
    pub transport: Transport,
    /// The counted place.
    pub place: Place,
}

/// Opens a stream of a feed; what can be refused is refused before its first byte.
pub async fn open<F: Feed>(opening: Opening) -> Result<HttpResponse, AppError> {
    // News counts from here on, so nothing between the first look and the first wait is lost.
    let attention = opening.app.attend(F::topics(&opening.game), &opening.asker);
    let first = opening.app.read_feed::<F>(&opening.game, &opening.asker, opening.chunk_after(opening.after)).await?;
    let (sender, receiver) = mpsc::channel::<Bytes>(1);
    let transport = opening.transport;
    let writer = Writer { viewer: first.viewer, after: opening.after, attention, opening, sender };
    actix_web::rt::spawn(writer.run(first));
    let chunks = stream::unfold(receiver, |mut receiver| async move {
        receiver.recv().await.map(|chunk| (Ok::<_, std::convert::Infallible>(chunk), receiver))
    });
    let media = match transport {
        Transport::ServerSentEvents => "text/event-stream",
        Transport::JsonLines => "application/x-ndjson",
    };
    let mut response = HttpResponse::Ok();
    response.content_type(media).insert_header((header::CACHE_CONTROL, "private, no-store"));
    response.append_header((header::VARY, "Authorization, Accept")).append_header(("x-accel-buffering", "no"));
    Ok(response.streaming(chunks))
}

impl Opening {
    /// The chunk of the stream that begins behind this number.
    fn chunk_after(&self, after: u64) -> Span {
        Span { after, limit: STREAM_CHUNK_MOST, as_seat: self.as_seat }
    }
}

struct Writer {
    opening: Opening,
    viewer: Viewer,
    after: u64,
    attention: Attention,
    sender: mpsc::Sender<Bytes>,
}

impl Writer {
    /// Writes until the end of the feed, of the session, or of the reader's patience.
    async fn run<F: Feed>(mut self, first: Watched<F>) {
        let mut watched = Ok(first);
        loop {
            let (end, more) = match watched {
                // The reader may not know of the table any more, or not listen, or not as another seat: the seat that opened
                // the door was lost.
                Err(AppError::GameUnknown | AppError::NotYourSeat | AppError::GameNotOver) => (Some(End::SeatChanged), false),
                // The reader comes back and learns the cause as a problem.
                Err(_) => return,
                Ok(watched) => match self.end_before(&watched).await {
                    Some(end) => (Some(end), false),
                    None => {
                        if !self.send(self.frames::<F>(&watched.page.items)).await {
                            return;
                        }
                        self.after = watched.page.items.last().map_or(self.after, F::number);
                        (self.end_behind(&watched), watched.page.next.is_some())
                    }
                },
            };
            if let Some(end) = end {
                self.send(self.closing(end)).await;
                return;
            }
            if !more && !self.wait().await {
                return;
            }
            let Opening { app, game, asker, .. } = &self.opening;
            watched = app.follow_feed(game, asker, self.opening.chunk_after(self.after)).await;
        }
    }

    /// What ends the stream before another item is told: it was opened by somebody who is not there any more.
    async fn end_before<F: Feed>(&self, watched: &Watched<F>) -> Option<End> {
        if !self.opening.app.is_live(&self.opening.asker).await.unwrap_or(true) {
            return Some(End::SessionOver);
        }
        (watched.viewer != self.viewer).then_some(End::SeatChanged)
    }

    /// What ends the stream when all is told.
    fn end_behind<F: Feed>(&self, watched: &Watched<F>) -> Option<End> {
        match (watched.page.next, watched.ended) {
            (None, Some(Ended::Finished)) => Some(End::Finished),
            (None, Some(Ended::Deleted)) => Some(End::Deleted),
            (Some(_), _) | (None, None) => self.opening.app.is_draining().then_some(End::Draining),
        }
    }

    /// Waits for news; keeps the line open meanwhile. `false`: nobody reads any more.
    async fn wait(&mut self) -> bool {
        let beat = sleep_until(Instant::now() + HEARTBEAT);
        tokio::select! {
            () = self.attention.news() => true,
            () = self.sender.closed() => false,
            () = beat => self.send(self.heartbeat()).await,
        }
    }

    async fn send(&self, chunk: Bytes) -> bool {
        chunk.is_empty() || matches!(tokio::time::timeout(SLOW_READER_MOST, self.sender.send(chunk)).await, Ok(Ok(())))
    }

    fn frames<F: Feed>(&self, items: &[F::Item]) -> Bytes {
        let mut chunk = BytesMut::new();
        for item in items {
            let json = serde_json::to_vec(item).expect("contract types are plain data");
            if self.opening.transport == Transport::ServerSentEvents {
                chunk.put_slice(format!("id: {}\ndata: ", F::number(item)).as_bytes());
            }
            chunk.put_slice(&json);
            chunk.put_slice(match self.opening.transport {
                Transport::ServerSentEvents => b"\n\n",
                Transport::JsonLines => b"\n",
            });
        }
        chunk.freeze()
    }

    fn heartbeat(&self) -> Bytes {
        match self.opening.transport {
            Transport::ServerSentEvents => Bytes::from_static(b":\n\n"),
            Transport::JsonLines => Bytes::from_static(b"\n"),
        }
    }

    /// The closing frame; it alone has a name. Lines of JSON just end.
    fn closing(&self, end: End) -> Bytes {
        match self.opening.transport {
            Transport::ServerSentEvents => format!("event: end\ndata: {{\"reason\":\"{}\"}}\n\n", end.reason()).into(),
            Transport::JsonLines => Bytes::new(),
        }
    }
}
