//! The frames of an event stream (`text/event-stream`), as bytes come in.

/// A frame.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Frame {
    /// The type of the frame; usually empty.
    pub event: String,
    /// The data.
    pub data: String,
    /// The pause before the next connection that the server asks for, in milliseconds.
    pub retry_ms: Option<u64>,
}

/// The received part of a frame that is not complete yet.
#[derive(Debug, Default)]
pub(crate) struct Frames {
    bytes: Vec<u8>,
    frame: Frame,
}

impl Frames {
    /// Adds more bytes of the stream.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// The next frame, if it is complete.
    pub fn next(&mut self) -> Option<Frame> {
        while let Some(end) = self.bytes.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.bytes.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line);
            let line = line.trim_end_matches(['\n', '\r']);
            if line.is_empty() && !self.frame.data.is_empty() {
                return Some(std::mem::take(&mut self.frame));
            }
            self.read(line);
        }
        None
    }

    fn read(&mut self, line: &str) {
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "" => self.frame.event.clear(), // nothing, or a comment
            "event" => value.clone_into(&mut self.frame.event),
            "data" => {
                if !self.frame.data.is_empty() {
                    self.frame.data.push('\n');
                }
                self.frame.data.push_str(value);
            }
            "retry" => self.frame.retry_ms = value.parse().ok(),
            _ => {} // ids: events name themselves
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_however_they_are_cut() {
        let stream = "id: 1\ndata: {\"seq\":1,\ndata: \"ä\":0}\n\n: still here\n\n\
                      retry: 1500\nevent: end\r\ndata: {}\r\n\r\ndata: cut";
        for size in 1..stream.len() {
            let mut frames = Frames::default();
            let mut heard = Vec::new();
            for piece in stream.as_bytes().chunks(size) {
                frames.feed(piece);
                heard.extend(std::iter::from_fn(|| frames.next()));
            }
            let data = "{\"seq\":1,\n\"ä\":0}".to_owned();
            let event = Frame { data, ..Frame::default() };
            let (name, data) = ("end".to_owned(), "{}".to_owned());
            let end = Frame { event: name, data, retry_ms: Some(1500) };
            assert_eq!(heard, [event, end], "in pieces of {size}");
        }
    }
}
