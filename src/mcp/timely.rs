//! A stream on which each answer must be taken in time. Without it a client that asks and does not
//! read would hold its connection for ever.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

/// A stream whose writes fail when its reader does not take them in time.
pub struct Timely<S> {
    stream: S,
    max: Duration,
    /// From the moment on at which the reader takes nothing more, until everything is written.
    due: Option<Pin<Box<Sleep>>>,
}

impl<S> Timely<S> {
    /// The time counts from the moment at which the reader takes nothing more.
    pub fn new(stream: S, max: Duration) -> Self {
        Timely { stream, max, due: None }
    }

    fn in_time<T>(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            return written;
        }
        let max = self.max;
        let due = self.due.get_or_insert_with(|| Box::pin(sleep(max)));
        ready!(due.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Timely<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Timely<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.in_time(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// The library flushes when it has written all that it has.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        if flushed.is_ready() {
            self.due = None;
        }
        self.in_time(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let closed = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.in_time(cx, closed)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test]
    async fn an_answer_that_is_not_read_fails_after_its_time() {
        let (mut client, server) = duplex(4);
        let mut server = Timely::new(server, Duration::from_millis(20));
        server.write_all(b"four").await.unwrap();
        server.flush().await.unwrap();
        let failed = server.write_all(b"and more").await.unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
        // Reading a little does not make it in time.
        client.read_exact(&mut [0; 2]).await.unwrap();
        let failed = server.write_all(b"and more").await.unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn the_time_begins_again_with_each_answer() {
        let (mut client, server) = duplex(4);
        let mut server = Timely::new(server, Duration::from_secs(60));
        for _ in 0..3 {
            let mut text = [0; 8];
            let (written, read) =
                tokio::join!(server.write_all(b"an answe"), client.read_exact(&mut text));
            written.unwrap();
            read.unwrap();
            assert!(server.due.is_some(), "the reader was slower");
            server.flush().await.unwrap();
            assert!(server.due.is_none());
        }
    }
}
