//! A stream that lets one request through at a time.
//!
//! actix-http decodes all that it has read, at once: it compares its limit of 16 requests in a row
//! only before it begins, so that 128 KiB of short requests become thousands, with seven kilobytes
//! each. This stream ends each read behind the head of a request, and reads on when the request is
//! answered, but for its body; so the requests of a connection wait as bytes, in the system's
//! buffers.

use std::{
    io,
    mem::MaybeUninit,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, ready},
    time::Duration,
};

use bytes::{Buf, BytesMut};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

use super::{
    head,
    turn::{Lets, Turn},
};
use crate::arrivals::Admission;

/// The longest head of a request; actix-http answers a longer one with 431.
const HEAD_BYTES_MAX: usize = 128 * 1024;

/// How much is read ahead while a connection waits or a request is answered, so that the end of the
/// connection is noticed.
const AHEAD_BYTES: usize = 4 * 1024;

/// The most bytes of chunks that are let through at once. As many may belong to further requests.
const PIECE_BYTES_MAX: usize = 1024;

/// The stream of one connection.
pub struct Paced<S, P> {
    stream: S,
    turn: Rc<Turn>,
    /// Where the connection waits for its turn among those of its address.
    place: Option<Admission>,
    /// What was read and not let through yet.
    ahead: BytesMut,
    /// How much of it was searched for the end of a head.
    searched: usize,
    /// How much of it is let through now.
    passing: usize,
    /// Whether something was let through and may not be decoded yet.
    has_passed: bool,
    /// When the connection ends unless a request is being answered.
    end: Option<Pin<Box<Sleep>>>,
    /// What counts the connection, as long as it is open.
    _permit: P,
}

impl<S: AsyncRead + Unpin, P> Paced<S, P> {
    /// A connection, which ends after this time if there is one.
    pub fn new(stream: S, turn: Turn, permit: P, ends_after: Option<Duration>) -> Self {
        Paced {
            stream,
            turn: Rc::new(turn),
            place: None,
            ahead: BytesMut::new(),
            searched: 0,
            passing: 0,
            has_passed: false,
            end: ends_after.map(|time| Box::pin(sleep(time))),
            _permit: permit,
        }
    }

    /// The connection, of which nothing is let through before the turn of this place.
    pub fn behind(self, place: Option<Admission>) -> Self {
        Paced { place, ..self }
    }

    /// The stream below.
    #[cfg(test)]
    pub fn get_mut(&mut self) -> &mut S {
        &mut self.stream
    }

    /// Whose turn it is.
    pub fn turn(&self) -> &Rc<Turn> {
        &self.turn
    }

    fn is_late(&mut self, cx: &mut Context<'_>) -> bool {
        let is_over = |end: &mut Pin<Box<Sleep>>| end.as_mut().poll(cx).is_ready();
        !self.turn.is_open() && self.end.as_mut().is_some_and(is_over)
    }

    /// Reads something ahead; 0 at the end of the stream.
    fn poll_more(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        let mut bytes = [MaybeUninit::uninit(); AHEAD_BYTES];
        let mut bytes = ReadBuf::uninit(&mut bytes);
        ready!(Pin::new(&mut self.stream).poll_read(cx, &mut bytes))?;
        self.ahead.extend_from_slice(bytes.filled());
        Poll::Ready(Ok(bytes.filled().len()))
    }

    /// What was let through must be decoded before more is: the next read is a new one.
    fn poll_between(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.ahead.is_empty() && ready!(self.poll_more(cx))? == 0 {
            return Poll::Ready(Ok(()));
        }
        // Behind the tasks that are ready now, so that connections take turns.
        cx.waker().wake_by_ref();
        Poll::Pending
    }

    /// Lets nothing through but the end of the stream.
    fn poll_ahead(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while self.ahead.len() < AHEAD_BYTES {
            match self.poll_more(cx)? {
                Poll::Ready(0) => return Poll::Ready(Ok(())),
                Poll::Ready(_) => {}
                Poll::Pending => break,
            }
        }
        if !self.ahead.is_empty() {
            self.turn.hold(cx.waker());
        }
        Poll::Pending
    }

    /// Lets at most so many bytes through.
    fn poll_some(
        &mut self,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
        most: usize,
    ) -> Poll<io::Result<usize>> {
        if !self.ahead.is_empty() {
            return Poll::Ready(Ok(self.pass(buf, most)));
        }
        let mut part = ReadBuf::new(buf.initialize_unfilled_to(most.min(buf.remaining())));
        ready!(Pin::new(&mut self.stream).poll_read(cx, &mut part))?;
        let count = part.filled().len();
        buf.advance(count);
        Poll::Ready(Ok(count))
    }

    /// Lets through what was read ahead.
    fn pass(&mut self, buf: &mut ReadBuf<'_>, most: usize) -> usize {
        let count = most.min(buf.remaining()).min(self.ahead.len());
        buf.put_slice(&self.ahead[..count]);
        self.ahead.advance(count);
        if self.ahead.is_empty() {
            self.ahead = BytesMut::new();
        }
        count
    }

    fn poll_head(&mut self, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if self.ahead.is_empty() {
            let before = buf.filled().len();
            ready!(Pin::new(&mut self.stream).poll_read(cx, buf))?;
            let read = &mut buf.filled_mut()[before..];
            let is_whole = head::empty_lines(read) == 0 && head::end(read, 0) == Some(read.len());
            if is_whole || read.is_empty() {
                head::ignore_offer(read);
                self.has_passed = true;
                return Poll::Ready(Ok(()));
            }
            self.ahead.extend_from_slice(read);
            buf.set_filled(before);
        }
        loop {
            self.ahead.advance(head::empty_lines(&self.ahead));
            if let Some(end) = head::end(&self.ahead, self.searched) {
                head::ignore_offer(&mut self.ahead[..end]);
                self.passing = end;
                break;
            }
            self.searched = self.ahead.len();
            if self.ahead.len() >= HEAD_BYTES_MAX {
                self.passing = self.ahead.len();
                break;
            }
            if ready!(self.poll_more(cx))? == 0 {
                return Poll::Ready(Ok(()));
            }
        }
        self.searched = 0;
        self.poll_passing(buf)
    }

    fn poll_passing(&mut self, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.passing -= self.pass(buf, self.passing);
        self.has_passed = self.passing == 0;
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + Unpin, P: Unpin> AsyncRead for Paced<S, P> {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.is_late(cx) {
            return Poll::Ready(Ok(()));
        }
        if let Some(place) = &mut this.place {
            if place.poll(cx).is_pending() {
                return this.poll_ahead(cx);
            }
            this.place = None;
        }
        if this.passing > 0 {
            return this.poll_passing(buf);
        }
        if std::mem::take(&mut this.has_passed) {
            return this.poll_between(cx);
        }
        match this.turn.lets() {
            Lets::Nothing => this.poll_ahead(cx),
            Lets::Head => this.poll_head(cx, buf),
            Lets::Bytes(left) => {
                let most = usize::try_from(left).unwrap_or(usize::MAX);
                let count = ready!(this.poll_some(cx, buf, most))?;
                this.turn.take_bytes(count as u64);
                Poll::Ready(Ok(()))
            }
            Lets::Piece => {
                ready!(this.poll_some(cx, buf, PIECE_BYTES_MAX))?;
                this.has_passed = true;
                Poll::Ready(Ok(()))
            }
        }
    }
}

impl<S: AsyncWrite + Unpin, P: Unpin> AsyncWrite for Paced<S, P> {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write(cx, bytes);
        this.turn.block(written.is_pending());
        written
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}
