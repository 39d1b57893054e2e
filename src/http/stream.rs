//! Event streams: the same items as the pages of a feed, as Server-Sent Events or as lines of JSON.
//!
//! A stream keeps the viewer it was opened with. It is written at its reader's pace: the connection
//! asks for a piece when it has sent the one before. Nothing is read from the feed before all
//! pieces of what was read last are handed on; so a stream holds one chunk at most, and between two
//! chunks nothing but a permit in the feed. A reader who takes nothing for too long loses the
//! [connection](super::connection) and resumes where it was.

use std::{
    collections::{HashMap, VecDeque},
    convert::Infallible,
    io::Write,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use actix_web::{HttpResponse, http::header};
use bytes::{BufMut, Bytes, BytesMut};
use futures_util::stream;
use tokio::time::timeout;

use kontor_app::{
    App,
    error::AppError,
    requester::Requester,
    runtime::hub::Waiting,
    watch::feed::{Ended, Feed, Span, Watched},
};
use kontor_rules::{Seat, Viewer};

/// Items that are read for a stream at a time: a chunk.
pub const STREAM_CHUNK_MAX: usize = 100;

/// Bytes that a connection gathers before it hands them to the system; what comes in one piece may
/// be longer.
///
/// What was once written to of a connection's buffer stays in memory, and streams are many and open
/// for long. They hand on what they have to tell in pieces of about this size.
pub const PIECE_BYTES: usize = 2 * 1024;

/// Why writing into a buffer cannot fail.
const GROWS: &str = "a buffer takes what it is given";

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
enum EndReason {
    Finished,
    Deleted,
    Draining,
    SessionOver,
    SeatChanged,
}

impl EndReason {
    fn reason(self) -> &'static str {
        match self {
            EndReason::Finished => "finished",
            EndReason::Deleted => "deleted",
            EndReason::Draining => "draining",
            EndReason::SessionOver => "session-over",
            EndReason::SeatChanged => "seat-changed",
        }
    }
}

/// Counts the open streams of each caller.
#[derive(Clone, Default)]
pub struct Streams(Arc<Mutex<HashMap<String, usize>>>);

/// A counted stream.
pub struct StreamPermit {
    streams: Streams,
    caller: String,
}

impl Streams {
    /// Takes a permit for a stream, if the caller holds fewer than `most`.
    pub fn acquire(&self, caller: String, most: usize) -> Result<StreamPermit, AppError> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(caller.clone()).or_default();
        if *count >= most {
            return Err(AppError::TooManyStreams);
        }
        *count += 1;
        Ok(StreamPermit { streams: self.clone(), caller })
    }

    /// How many streams are open.
    pub fn open(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

impl Drop for StreamPermit {
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
pub struct StreamRequest {
    /// The use cases.
    pub app: App,
    /// Id of the game.
    pub game: String,
    /// Who reads.
    pub requester: Requester,
    /// As told to this seat instead of the reader.
    pub as_seat: Option<Seat>,
    /// Begins behind this number.
    pub after: u64,
    /// How it is written.
    pub transport: Transport,
    /// The longest silence.
    pub heartbeat: Duration,
    /// The counted permit.
    pub permit: StreamPermit,
}

/// Opens a stream of a feed; what can be refused is refused before its first byte.
pub async fn open<F: Feed>(request: StreamRequest) -> Result<HttpResponse, AppError> {
    // News counts from here on, so nothing between the first look and the first wait is lost.
    let news = request.app.watch.attend(F::topics(&request.game), &request.requester);
    let first = request
        .app
        .watch
        .read_feed::<F>(&request.game, &request.requester, request.chunk_after(request.after))
        .await?;
    let media = match request.transport {
        Transport::ServerSentEvents => "text/event-stream",
        Transport::JsonLines => "application/x-ndjson",
    };
    let (viewer, after, rest) = (first.viewer, request.after, VecDeque::new());
    let writer = StreamWriter { viewer, after, news, request, next: Next::Write(first), rest };
    let mut response = HttpResponse::Ok();
    response.content_type(media).insert_header((header::CACHE_CONTROL, "private, no-store"));
    response
        .append_header((header::VARY, "Authorization, Accept"))
        .append_header(("x-accel-buffering", "no"));
    Ok(response.streaming(stream::unfold(writer, StreamWriter::piece)))
}

impl StreamRequest {
    /// The chunk of the stream that begins behind this number.
    fn chunk_after(&self, after: u64) -> Span {
        Span { after, limit: STREAM_CHUNK_MAX, as_seat: self.as_seat }
    }
}

struct StreamWriter<F: Feed> {
    request: StreamRequest,
    viewer: Viewer,
    after: u64,
    news: Waiting,
    next: Next<F>,
    /// What was told and not yet handed on.
    rest: VecDeque<Bytes>,
}

/// What a stream does next.
enum Next<F: Feed> {
    /// It tells what was read when it was opened.
    Write(Watched<F>),
    /// It waits for news.
    Wait,
    /// It reads on.
    Read,
    /// It ends.
    End,
}

impl<F: Feed> StreamWriter<F> {
    /// The next piece, once there is something to tell or the silence gets too long; none at the
    /// end of the feed or of the session.
    async fn piece(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        loop {
            if let Some(piece) = self.rest.pop_front() {
                return Some((Ok(piece), self));
            }
            // News has it read on, and whatever is told settles what comes next.
            self.rest = match std::mem::replace(&mut self.next, Next::Read) {
                Next::Write(first) => self.tell(Ok(first)).await,
                Next::Read => {
                    let watched = self.read().await;
                    self.tell(watched).await
                }
                Next::Wait => match timeout(self.request.heartbeat, self.news.news()).await {
                    Ok(()) => continue,
                    Err(_) => {
                        self.next = Next::Wait;
                        VecDeque::from([self.heartbeat()])
                    }
                },
                Next::End => return None,
            };
        }
    }

    async fn read(&self) -> Result<Watched<F>, AppError> {
        let StreamRequest { app, game, requester, .. } = &self.request;
        app.watch.follow_feed(game, requester, self.request.chunk_after(self.after)).await
    }

    /// Writes what was read down, with the closing frame if nothing follows, and settles what to do
    /// next.
    async fn tell(&mut self, watched: Result<Watched<F>, AppError>) -> VecDeque<Bytes> {
        let watched = match watched {
            Ok(watched) => watched,
            // The reader may not know of the table any more, or not listen, or not as another seat:
            // the seat that opened the door was lost.
            Err(AppError::GameUnknown | AppError::NotYourSeat | AppError::GameNotOver) => {
                self.next = Next::End;
                return self.frames(&[], Some(EndReason::SeatChanged));
            }
            // The reader comes back and learns the cause as a problem.
            Err(_) => {
                self.next = Next::End;
                return VecDeque::new();
            }
        };
        let (items, end) = match self.end_before(&watched).await {
            Some(end) => (&[][..], Some(end)),
            None => (&watched.page.items[..], self.end_behind(&watched)),
        };
        self.after = items.last().map_or(self.after, F::number);
        self.next = match (end, watched.page.next) {
            (Some(_), _) => Next::End,
            (None, Some(_)) => Next::Read,
            (None, None) => Next::Wait,
        };
        self.frames(items, end)
    }

    /// What ends the stream before another item is told: it was opened by somebody who is not there
    /// any more.
    async fn end_before(&self, watched: &Watched<F>) -> Option<EndReason> {
        if !self.request.app.watch.is_live(&self.request.requester).await.unwrap_or(true) {
            return Some(EndReason::SessionOver);
        }
        (watched.viewer != self.viewer).then_some(EndReason::SeatChanged)
    }

    /// What ends the stream when all is told.
    fn end_behind(&self, watched: &Watched<F>) -> Option<EndReason> {
        match (watched.page.next, watched.ended) {
            (None, Some(Ended::Finished)) => Some(EndReason::Finished),
            (None, Some(Ended::Deleted)) => Some(EndReason::Deleted),
            (Some(_), _) | (None, None) => {
                self.request.app.games.is_draining().then_some(EndReason::Draining)
            }
        }
    }

    /// Items, and the closing frame, in pieces that end where a frame does. The closing frame alone
    /// has a name; lines of JSON just end.
    fn frames(&self, items: &[F::Item], end: Option<EndReason>) -> VecDeque<Bytes> {
        let mut pieces = VecDeque::new();
        let mut piece = BytesMut::new().writer();
        for item in items {
            match self.request.transport {
                Transport::ServerSentEvents => {
                    write!(piece, "id: {}\ndata: ", F::number(item)).expect(GROWS);
                    serde_json::to_writer(&mut piece, item).expect("contract types are plain data");
                    piece.write_all(b"\n\n").expect(GROWS);
                }
                Transport::JsonLines => {
                    serde_json::to_writer(&mut piece, item).expect("contract types are plain data");
                    piece.write_all(b"\n").expect(GROWS);
                }
            }
            if piece.get_ref().len() >= PIECE_BYTES {
                pieces.push_back(piece.get_mut().split().freeze());
            }
        }
        match (end, self.request.transport) {
            (Some(end), Transport::ServerSentEvents) => {
                write!(piece, "event: end\ndata: {{\"reason\":\"{}\"}}\n\n", end.reason())
                    .expect(GROWS);
            }
            (Some(_), Transport::JsonLines) | (None, _) => {}
        }
        if !piece.get_ref().is_empty() {
            pieces.push_back(piece.into_inner().freeze());
        }
        pieces
    }

    fn heartbeat(&self) -> Bytes {
        match self.request.transport {
            Transport::ServerSentEvents => Bytes::from_static(b":\n\n"),
            Transport::JsonLines => Bytes::from_static(b"\n"),
        }
    }
}
