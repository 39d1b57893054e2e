//! Event streams: the same items as the pages of a feed, as Server-Sent Events or as lines of JSON.
//!
//! A stream keeps the viewer that it was opened with. It uses back-pressure: the connection asks
//! for a piece when it has sent the one before, and the next chunk is read from the feed only when
//! all pieces of the last one are sent. So a stream holds at most one chunk in memory, and between
//! two chunks only its position. The [connection](super::connection) of a reader that reads nothing
//! for too long is closed, and the reader can resume at its position.

use std::{
    collections::VecDeque, convert::Infallible, io::Write, ops::RangeInclusive, sync::Arc,
    time::Duration,
};

use actix_web::{HttpResponse, HttpResponseBuilder, http::header};
use bytes::{BufMut, Bytes, BytesMut};
use futures_util::stream;
use tokio::time::timeout;

use super::keyed_counter::KeyedPermit;
use kontor_app::App;
use kontor_log::shown_json::shown_json;
use kontor_problems::Refused;
use kontor_rules::{Seat, Viewer};
use kontor_service::{on_behalf, requester::Requester, runtime::hub::Subscription};
use kontor_tables::{
    error::TablesError,
    watch::feed::{Ended, Feed, Span, Watched},
};

/// The most items that a stream reads from the feed at a time.
pub const STREAM_CHUNK_MAX: usize = 100;

/// Bytes that a connection buffers before it writes them to its socket. A single piece may be
/// longer.
///
/// A connection's buffer never shrinks, and many streams are open for a long time: so they write in
/// pieces of about this size.
pub const PIECE_BYTES: usize = 2 * 1024;

/// The delay before a reader reconnects after its stream ended because the server stops, in
/// milliseconds. Each is told another time (`retry`), or all of them would come to the next server
/// at the same moment.
pub const RETRY_MS: RangeInclusive<u32> = 1_000..=5_000;

/// The delay before a reader reconnects whose game is set aside, in milliseconds. A game stays so
/// for minutes at least, and the readers of all games that are set aside come back so often.
pub const SET_ASIDE_RETRY_MS: RangeInclusive<u32> = 5_000..=15_000;

/// Why writing into a buffer cannot fail.
const GROWS: &str = "writing into a buffer cannot fail";

/// The comment of an event stream that says that nothing more has happened until now. Readers need
/// it to know that a commit is whole; parsers of event streams skip it.
const UP_TO_DATE: &[u8] = b": up to date\n";

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
    Quarantined,
    SessionOver,
    SeatChanged,
}

impl EndReason {
    fn as_str(self) -> &'static str {
        match self {
            EndReason::Finished => "finished",
            EndReason::Deleted => "deleted",
            EndReason::Draining => "draining",
            EndReason::Quarantined => "quarantined",
            EndReason::SessionOver => "session-over",
            EndReason::SeatChanged => "seat-changed",
        }
    }

    /// When a reader is to come back that can go on then.
    fn retry_ms(self) -> Option<RangeInclusive<u32>> {
        match self {
            EndReason::Draining => Some(RETRY_MS),
            EndReason::Quarantined => Some(SET_ASIDE_RETRY_MS),
            EndReason::Finished
            | EndReason::Deleted
            | EndReason::SessionOver
            | EndReason::SeatChanged => None,
        }
    }
}

/// Whether a game is set aside, and may go on later.
fn is_set_aside(error: &TablesError) -> bool {
    matches!(error, TablesError::Refused(Refused::GameQuarantined))
}

/// A stream to be opened.
pub struct StreamRequest {
    /// The use cases.
    pub app: App,
    /// Id of the game or player that the feed belongs to.
    pub of: String,
    /// Who reads.
    pub requester: Requester,
    /// Shows the events as this seat sees them, not as the reader does.
    pub as_seat: Option<Seat>,
    /// The stream begins after this number.
    pub after: u64,
    /// Whether the number is the id of the last frame that the reader got.
    pub has_come_back: bool,
    /// Its format.
    pub transport: Transport,
    /// The longest time without a line; then an empty one is sent.
    pub heartbeat: Duration,
    /// Counts the stream.
    pub permit: KeyedPermit,
}

/// Opens a stream of a feed. All refusals come before the first byte is sent. A game that is set
/// aside is no refusal of an event stream, after which an `EventSource` would never come back.
pub async fn open<F: Feed>(request: StreamRequest) -> Result<HttpResponse, TablesError> {
    // Subscribes before the first read, so that no event between the first read and the first wait
    // is missed.
    let subscription = request.app.watch.subscribe(F::topics(&request.of), &request.requester);
    let first = match request.read_first::<F>(request.after).await {
        Err(error @ TablesError::ParameterInvalid { parameter: "after", .. }) => {
            let is_over = request.has_come_back && request.is_behind_end::<F>().await;
            return if is_over { Ok(HttpResponse::NoContent().finish()) } else { Err(error) };
        }
        Err(error) if is_set_aside(&error) && request.transport == Transport::ServerSentEvents => {
            let mut response = head_of(request.transport);
            return Ok(response.body(request.end_of(EndReason::Quarantined, request.after)));
        }
        first => first?,
    };
    let mut response = head_of(request.transport);
    let (viewer, after, rest) = (first.viewer, request.after, VecDeque::new());
    let (next, whom) = (Next::Write(first), on_behalf::whom());
    let writer = StreamWriter { viewer, after, subscription, request, whom, next, rest };
    Ok(response.streaming(stream::unfold(writer, StreamWriter::piece)))
}

/// The head of a stream.
fn head_of(transport: Transport) -> HttpResponseBuilder {
    let media = match transport {
        Transport::ServerSentEvents => "text/event-stream",
        Transport::JsonLines => "application/x-ndjson",
    };
    let mut response = HttpResponse::Ok();
    response.content_type(media).insert_header((header::CACHE_CONTROL, "private, no-store"));
    response
        .append_header((header::VARY, "Authorization, Accept"))
        .append_header(("x-accel-buffering", "no"));
    response
}

impl StreamRequest {
    /// The chunk that begins after this number.
    fn chunk_after(&self, after: u64) -> Span {
        Span { after, limit: STREAM_CHUNK_MAX, as_seat: self.as_seat }
    }

    async fn read_first<F: Feed>(&self, after: u64) -> Result<Watched<F>, TablesError> {
        let Self { app, of, requester, .. } = self;
        app.watch.read_feed::<F>(of, requester, self.chunk_after(after)).await
    }

    /// The closing frame behind the item with this number. Browsers take its fields into account
    /// when they come back: the id after the last event, for which the answer is that there is
    /// nothing more, or when to try again.
    fn end_of(&self, end: EndReason, after: u64) -> Vec<u8> {
        let mut frame = Vec::new();
        if end == EndReason::Finished {
            writeln!(frame, "id: {}", after + 1).expect(GROWS);
        }
        if let Some(range) = end.retry_ms() {
            let mut random = [0; 4];
            self.app.games.entropy().fill(&mut random);
            let spread = range.end() - range.start() + 1;
            let retry_ms = range.start() + u32::from_le_bytes(random) % spread;
            writeln!(frame, "retry: {retry_ms}").expect(GROWS);
        }
        write!(frame, "event: end\ndata: {{\"reason\":\"{}\"}}\n\n", end.as_str()).expect(GROWS);
        frame
    }

    /// Whether the reader had the closing frame of a feed that is over. Its id is the number after
    /// the last one. An `EventSource` comes back after each end, unless it is told by 204 that
    /// there is nothing more.
    async fn is_behind_end<F: Feed>(&self) -> bool {
        let Some(last) = self.after.checked_sub(1) else { return false };
        let is_finished = |watched: &Watched<F>| matches!(watched.ended, Some(Ended::Finished));
        self.transport == Transport::ServerSentEvents
            && self.read_first::<F>(last).await.as_ref().is_ok_and(is_finished)
    }
}

struct StreamWriter<F: Feed> {
    request: StreamRequest,
    /// The owner of the work of the stream, after the handler of its request is gone.
    whom: Option<Arc<str>>,
    viewer: Viewer,
    after: u64,
    subscription: Subscription,
    next: Next<F>,
    /// Pieces that are written and not yet sent.
    rest: VecDeque<Bytes>,
}

/// What a stream does next.
enum Next<F: Feed> {
    /// Write what was read when the stream was opened.
    Write(Watched<F>),
    /// Wait for a notification.
    Wait,
    /// Read the next chunk.
    Read,
    /// End.
    End,
}

impl<F: Feed> StreamWriter<F> {
    /// The next piece, once there are items or the heartbeat is due; `None` when the stream ends.
    async fn piece(mut self) -> Option<(Result<Bytes, Infallible>, Self)> {
        loop {
            if let Some(piece) = self.rest.pop_front() {
                return Some((Ok(piece), self));
            }
            // After a notification the stream reads on; `write` decides what follows.
            self.rest = match std::mem::replace(&mut self.next, Next::Read) {
                Next::Write(first) => self.write(Ok(first)).await,
                Next::Read => {
                    let watched = self.read().await;
                    self.write(watched).await
                }
                Next::Wait => {
                    match timeout(self.request.heartbeat, self.subscription.notified()).await {
                        Ok(()) => continue,
                        Err(_) => {
                            self.next = Next::Wait;
                            VecDeque::from([self.heartbeat()])
                        }
                    }
                }
                Next::End => return None,
            };
        }
    }

    async fn read(&self) -> Result<Watched<F>, TablesError> {
        let StreamRequest { app, of, requester, .. } = &self.request;
        let chunk = self.request.chunk_after(self.after);
        on_behalf::of(self.whom.clone(), app.watch.follow_feed(of, requester, chunk)).await
    }

    /// Writes what was read, with the closing frame if the stream ends, and decides what follows.
    async fn write(&mut self, watched: Result<Watched<F>, TablesError>) -> VecDeque<Bytes> {
        let watched = match watched {
            Ok(watched) => watched,
            // The reader has lost the seat that gave access to the game, to its messages or to the
            // view of another seat.
            Err(TablesError::Refused(
                Refused::GameUnknown | Refused::NotYourSeat | Refused::GameNotOver,
            )) => {
                self.next = Next::End;
                return self.frames(&[], Some(EndReason::SeatChanged), false);
            }
            Err(error) if is_set_aside(&error) => {
                self.next = Next::End;
                return self.frames(&[], Some(EndReason::Quarantined), false);
            }
            // The stream just ends. When the reader reconnects, it gets the cause as a problem.
            Err(_) => {
                self.next = Next::End;
                return VecDeque::new();
            }
        };
        let (items, end) = match self.end_before(&watched).await {
            Some(end) => (&[][..], Some(end)),
            None => (&watched.page.items[..], self.end_after(&watched)),
        };
        let is_first = self.after == self.request.after;
        self.after = items.last().map_or(self.after, F::number);
        let is_news = is_first || !items.is_empty();
        self.next = match (end, watched.page.next) {
            (Some(_), _) => Next::End,
            (None, Some(_)) => Next::Read,
            (None, None) => Next::Wait,
        };
        let is_current = is_news && matches!(self.next, Next::Wait);
        self.frames(items, end, is_current)
    }

    /// Why the stream ends before the items that were read: the session or the seat that it was
    /// opened with has ended.
    async fn end_before(&self, watched: &Watched<F>) -> Option<EndReason> {
        if !self.request.app.watch.is_live(&self.request.requester).await.unwrap_or(true) {
            return Some(EndReason::SessionOver);
        }
        (watched.viewer != self.viewer).then_some(EndReason::SeatChanged)
    }

    /// Why the stream ends after the items that were read.
    fn end_after(&self, watched: &Watched<F>) -> Option<EndReason> {
        match (watched.page.next, watched.ended) {
            (None, Some(Ended::Finished)) => Some(EndReason::Finished),
            (None, Some(Ended::Deleted)) => Some(EndReason::Deleted),
            (Some(_), _) | (None, None) => {
                self.request.app.games.is_draining().then_some(EndReason::Draining)
            }
        }
    }

    /// Items and the closing frame or the comment that nothing more has happened, in pieces of
    /// whole frames. Only the closing frame has a name; lines of JSON have no closing line.
    fn frames(
        &self,
        items: &[F::Item],
        end: Option<EndReason>,
        is_current: bool,
    ) -> VecDeque<Bytes> {
        let mut pieces = VecDeque::new();
        let mut piece = BytesMut::new().writer();
        for item in items {
            match self.request.transport {
                Transport::ServerSentEvents => {
                    write!(piece, "id: {}\ndata: ", F::number(item)).expect(GROWS);
                    piece.write_all(&shown_json(item)).expect(GROWS);
                    piece.write_all(b"\n\n").expect(GROWS);
                }
                Transport::JsonLines => {
                    piece.write_all(&shown_json(item)).expect(GROWS);
                    piece.write_all(b"\n").expect(GROWS);
                }
            }
            if piece.get_ref().len() >= PIECE_BYTES {
                pieces.push_back(piece.get_mut().split().freeze());
            }
        }
        match self.request.transport {
            Transport::ServerSentEvents => {
                if let Some(end) = end {
                    piece.write_all(&self.request.end_of(end, self.after)).expect(GROWS);
                } else if is_current {
                    piece.write_all(UP_TO_DATE).expect(GROWS);
                }
            }
            // At once, even if there is no item yet: a proxy that compresses sends nothing on, not
            // even the head, before the first byte of the body.
            Transport::JsonLines if is_current => piece.write_all(b"\n").expect(GROWS),
            Transport::JsonLines => {}
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
