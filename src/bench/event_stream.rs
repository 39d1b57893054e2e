//! A stream of server-sent events, cut into frames.

use std::io::{self, ErrorKind};

use bytes::{Bytes, BytesMut};
use http_body_util::{BodyExt, Full};
use hyper::{body::Incoming, client::conn::http1::SendRequest};

use crate::BenchError;

/// What ends a frame.
const FRAME_END: &[u8] = b"\n\n";
/// The name of the frame that closes a stream.
const CLOSING_EVENT: &[u8] = b"event: end";

/// A stream of server-sent events. Dropping it closes its connection.
pub struct EventStream {
    /// Keeps the connection open.
    _sender: SendRequest<Full<Bytes>>,
    body: Incoming,
    /// What was received and does not make a whole frame yet.
    received: BytesMut,
}

impl EventStream {
    /// The stream in the body of a reply.
    pub(crate) fn new(sender: SendRequest<Full<Bytes>>, body: Incoming) -> Self {
        EventStream { _sender: sender, body, received: BytesMut::new() }
    }

    /// The next frame, without the empty line that ends it. A stream that ends in between is an
    /// error: its last frame says that it ends.
    pub async fn next_frame(&mut self) -> Result<Bytes, BenchError> {
        loop {
            let mut windows = self.received.windows(FRAME_END.len());
            if let Some(length) = windows.position(|bytes| bytes == FRAME_END) {
                let mut frame = self.received.split_to(length + FRAME_END.len());
                frame.truncate(length);
                return Ok(frame.freeze());
            }
            let part = self
                .body
                .frame()
                .await
                .ok_or(ErrorKind::UnexpectedEof)
                .map_err(io::Error::from)??;
            if let Ok(data) = part.into_data() {
                self.received.extend_from_slice(&data);
            }
        }
    }
}

/// Whether a frame closes the stream.
pub fn is_closing(frame: &[u8]) -> bool {
    lines(frame).any(|line| line == CLOSING_EVENT)
}

/// The seq of the event in a frame; none in a heartbeat and in the closing frame.
pub fn seq_of(frame: &[u8]) -> Option<u64> {
    let id = lines(frame).find_map(|line| line.strip_prefix(b"id: "))?;
    std::str::from_utf8(id).ok()?.parse().ok()
}

fn lines(frame: &[u8]) -> impl Iterator<Item = &[u8]> {
    frame.split(|byte| *byte == b'\n')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        canned_server::{CannedServer, reply},
        connection::Connection,
    };

    #[tokio::test]
    async fn a_stream_is_cut_into_frames_wherever_its_chunks_end() {
        let head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
        let chunks =
            ["id: 7\ndata: {}\n", "\nid: 8\ndata: {}\n\n:\n\nevent", ": end\ndata: {}\n\n"];
        let chunks = chunks.map(|chunk| format!("{:x}\r\n{chunk}\r\n", chunk.len())).concat();
        let server = CannedServer::start(vec![format!("{head}{chunks}0\r\n\r\n")]);
        let connection = Connection::open(server.address).await.unwrap();
        let mut stream = connection.into_event_stream("/events", None).await.unwrap();
        let mut frames = Vec::new();
        for _ in 0..4 {
            let frame = stream.next_frame().await.unwrap();
            frames.push((seq_of(&frame), is_closing(&frame)));
        }
        assert_eq!(frames, [(Some(7), false), (Some(8), false), (None, false), (None, true)]);
        assert!(stream.next_frame().await.is_err(), "nothing follows the closing frame");
    }

    #[tokio::test]
    async fn a_stream_that_is_refused_is_an_error() {
        let server = CannedServer::start(vec![reply(403, "no")]);
        let connection = Connection::open(server.address).await.unwrap();
        let refused = connection.into_event_stream("/events", Some("secret")).await;
        assert!(matches!(refused, Err(BenchError::Refused { status: 403, .. })));
    }
}
