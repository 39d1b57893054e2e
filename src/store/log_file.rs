//! Reads the messages of sled's main file without sled.
//!
//! The file is a sequence of segments of 512 KiB. A segment begins with a header of 20 bytes;
//! messages follow until a *cap* or the end. Each message has a checksum, the number of its segment
//! in the log, and the page that it changes; so a message can be found, checked and put into order
//! without the header of its segment and without the messages before it.
//!
//! ```text
//! message    CRC-32 (4), kind (1), length (varint), segment number (varint), page (varint), body
//! ```
//!
//! The format is that of sled 0.34, whose version is fixed in the manifest.

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

/// Length of a segment. sled refuses to open a file with another length than that it was made with,
/// and this program never set one.
pub(super) const SEGMENT_BYTES: usize = 512 << 10;
const SEGMENT_HEADER_BYTES: usize = 20;

/// What a message does to its page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The page becomes what the body says.
    Replace,
    /// The body says what changes.
    Link,
    /// The page is no longer used.
    Free,
}

/// A message whose checksum matches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Message {
    pub(super) page: u64,
    /// Its place in the log: of two messages, the one with the higher place was written later.
    pub(super) lsn: u64,
    pub(super) kind: Kind,
    /// Where the body is in the file.
    pub(super) offset: u64,
    pub(super) length: u32,
}

/// The messages of a file.
#[derive(Debug, Default)]
pub(super) struct Messages {
    /// Sorted by page, then by place in the log.
    pub(super) messages: Vec<Message>,
    /// How many stretches of bytes within segments could not be read.
    pub(super) damaged_places: u64,
}

/// Reads all messages of a file that can be read.
pub(super) fn read(file: &File) -> io::Result<Messages> {
    let mut found = Messages::default();
    let mut segment = vec![0; SEGMENT_BYTES];
    let mut offset = 0;
    loop {
        let length = read_up_to(file, &mut segment, offset)?;
        if length == 0 {
            break;
        }
        found.add_segment(&segment[..length], offset);
        offset += SEGMENT_BYTES as u64;
    }
    found.messages.sort_unstable_by_key(|message| (message.page, message.lsn));
    Ok(found)
}

/// Whether sled would meet damage when it opens the file: in a segment that is newer than its
/// snapshot, which ends at this place of the log, or in the header of any segment. Reads what sled
/// is going to read too.
pub(super) fn is_damaged_after(file: &File, snapshot_lsn: u64) -> io::Result<bool> {
    let mut segment = vec![0; SEGMENT_BYTES];
    let mut offset = 0;
    loop {
        let length = read_up_to(file, &mut segment[..SEGMENT_HEADER_BYTES], offset)?;
        if length < SEGMENT_HEADER_BYTES {
            return Ok(false);
        }
        let is_old = segment_lsn(&segment[..length])
            .is_some_and(|lsn| lsn.saturating_add(SEGMENT_BYTES as u64) <= snapshot_lsn);
        if !is_old {
            let length = read_up_to(file, &mut segment, offset)?;
            let mut found = Messages::default();
            found.add_segment(&segment[..length], offset);
            if found.damaged_places > 0 {
                return Ok(true);
            }
        }
        offset += SEGMENT_BYTES as u64;
    }
}

/// Fills the buffer as far as the file has bytes.
fn read_up_to(file: &File, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match file.read_at(&mut buffer[filled..], offset + filled as u64) {
            Ok(0) => break,
            Ok(count) => filled += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}

/// What is at an offset of a segment.
enum AtOffset {
    Message {
        raw: RawMessage,
        end: usize,
    },
    /// Neither a message nor the rest of a damaged one: the bytes are zero.
    Blank,
    Damaged,
}

struct RawMessage {
    kind: u8,
    segment_number: u64,
    page: u64,
    body: usize,
}

impl Messages {
    /// Adds the messages of one segment. After a damaged message every following byte is tried as
    /// the beginning of the next.
    fn add_segment(&mut self, segment: &[u8], offset: u64) {
        if segment_lsn(segment).is_none() && !is_blank(segment) {
            self.damaged_places += 1;
        }
        let mut at = SEGMENT_HEADER_BYTES;
        let mut was_damaged = false;
        let mut last_number = None;
        while at < segment.len() {
            match message_at(segment, at) {
                AtOffset::Message { raw, end } => {
                    // What remains of the former use of a segment has an older number.
                    if was_damaged && last_number.is_none_or(|last| last == raw.segment_number) {
                        self.damaged_places += 1;
                    }
                    was_damaged = false;
                    last_number = Some(raw.segment_number);
                    self.add(&raw, at, end, offset);
                    at = end;
                }
                AtOffset::Blank => at += 1,
                AtOffset::Damaged => {
                    was_damaged = true;
                    at += 1;
                }
            }
        }
        // A segment ends with a message, or with zeros after the last one.
        if was_damaged && last_number.is_none() {
            self.damaged_places += 1;
        }
    }

    fn add(&mut self, raw: &RawMessage, at: usize, end: usize, offset: u64) {
        let kind = match raw.kind {
            8 => Kind::Replace,
            10 => Kind::Link,
            4 => Kind::Free,
            // Padding, batches, sled's counter and its list of trees. Values in files of their own
            // (9, 11) are never written, because entries and documents are split into chunks.
            _ => return,
        };
        let Some(lsn) = raw.segment_number.checked_mul(SEGMENT_BYTES as u64) else { return };
        self.messages.push(Message {
            page: raw.page,
            lsn: lsn.saturating_add(at as u64),
            kind,
            offset: offset + raw.body as u64,
            length: u32::try_from(end - raw.body).expect("a segment is shorter"),
        });
    }
}

fn is_blank(bytes: &[u8]) -> bool {
    bytes.iter().all(|byte| *byte == 0)
}

/// The place in the log at which a segment begins; `None` if its header is damaged or blank.
fn segment_lsn(segment: &[u8]) -> Option<u64> {
    let (checksum, rest) = segment.split_first_chunk::<4>()?;
    let rest = rest.get(..SEGMENT_HEADER_BYTES - 4)?;
    let is_valid = crc32fast::hash(rest) == u32::from_le_bytes(*checksum) ^ u32::MAX;
    let (lsn, _) = rest.split_first_chunk::<8>()?;
    // sled stores the number inverted, so that blank bytes are not a valid header.
    is_valid.then(|| u64::from_le_bytes(*lsn) ^ (u64::MAX >> 1))
}

fn message_at(segment: &[u8], at: usize) -> AtOffset {
    let header = &segment[at..];
    // Kind 0 stands for bytes that were never written.
    if header.len() < 8 || header[..5] == [0; 5] {
        return if is_blank(&header[..header.len().min(5)]) {
            AtOffset::Blank
        } else {
            AtOffset::Damaged
        };
    }
    parse(segment, at).map_or(AtOffset::Damaged, |(raw, end)| AtOffset::Message { raw, end })
}

fn parse(segment: &[u8], at: usize) -> Option<(RawMessage, usize)> {
    let header = &segment[at..];
    let (checksum, mut rest) = header.split_first_chunk::<4>()?;
    let kind = take(&mut rest, 1)?[0];
    if !(1..=11).contains(&kind) {
        return None;
    }
    let length = usize::try_from(take_varint(&mut rest)?).ok()?;
    let segment_number = take_varint(&mut rest)?;
    let page = take_varint(&mut rest)?;
    let body_bytes = rest.get(..length)?;
    let body = segment.len() - rest.len();
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(body_bytes);
    hasher.update(&segment[at + 4..body]);
    (hasher.finalize() ^ u32::MAX == u32::from_le_bytes(*checksum))
        .then_some((RawMessage { kind, segment_number, page, body }, body + length))
}

/// Takes so many bytes.
pub(super) fn take<'a>(rest: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (taken, after) = rest.split_at_checked(count)?;
    *rest = after;
    Some(taken)
}

/// Takes a number in sled's variable length.
pub(super) fn take_varint(rest: &mut &[u8]) -> Option<u64> {
    let first = u64::from(take(rest, 1)?[0]);
    Some(match first {
        0..=240 => first,
        241..=248 => 240 + 256 * (first - 241) + u64::from(take(rest, 1)?[0]),
        249 => {
            let bytes = take(rest, 2)?;
            2_288 + 256 * u64::from(bytes[0]) + u64::from(bytes[1])
        }
        _ => {
            let bytes = take(rest, usize::try_from(first - 247).ok()?)?;
            bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
        }
    })
}

/// Takes bytes that are preceded by their number.
pub(super) fn take_bytes<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = usize::try_from(take_varint(rest)?).ok()?;
    take(rest, length)
}
