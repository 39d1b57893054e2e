//! Encodes entries and documents as bytes, and checks the limits on them.
//!
//! An encoded value is a checksum, a number (of an entry in its log, or the version of a document)
//! and the payload. The checksum covers number and payload, so that an entry under the wrong number
//! is detected as well as a flipped bit.

use super::{Conflict, Entry, LogId, Parent, Position, WriteError};

/// Longest entry, in bytes of its JSON.
pub const ENTRY_BYTES_MAX: usize = 1 << 20;
/// Initial capacity for an encoded entry. Most entries are shorter; longer ones make the buffer
/// grow.
const ENTRY_BYTES_USUAL: usize = 2 << 10;
/// Longest value of a document, in bytes.
pub const DOCUMENT_BYTES_MAX: usize = 256 << 10;
/// Longest key of a document, in bytes.
pub const KEY_BYTES_MAX: usize = 256;

/// Most bytes of an encoded value under one key. sled writes values that are a few times longer
/// into files of their own, which the fsync of its main file does not cover.
pub(super) const CHUNK_BYTES_MAX: usize = 4_000;

const CHECKSUM_BYTES: usize = 4;
const HEADER_BYTES: usize = CHECKSUM_BYTES + 8;

/// Encodes a payload: checksum, number, payload.
pub(super) fn encode(number: u64, payload: &[u8]) -> Vec<u8> {
    let mut buffer = Vec::with_capacity(HEADER_BYTES + payload.len());
    buffer.extend_from_slice(&[0; HEADER_BYTES]);
    buffer.extend_from_slice(payload);
    write_header(number, buffer)
}

/// Fills in the header of a buffer that has room for it before the payload.
fn write_header(number: u64, mut buffer: Vec<u8>) -> Vec<u8> {
    buffer[CHECKSUM_BYTES..HEADER_BYTES].copy_from_slice(&number.to_be_bytes());
    let checksum = crc32fast::hash(&buffer[CHECKSUM_BYTES..]);
    buffer[..CHECKSUM_BYTES].copy_from_slice(&checksum.to_be_bytes());
    buffer
}

/// Decodes number and payload, or says what is wrong with the bytes.
pub(super) fn decode(encoded: &[u8]) -> Result<(u64, &[u8]), &'static str> {
    let (checksum, covered) =
        encoded.split_first_chunk::<CHECKSUM_BYTES>().ok_or("it is truncated")?;
    if crc32fast::hash(covered) != u32::from_be_bytes(*checksum) {
        return Err("its checksum does not match");
    }
    let (number, payload) = covered.split_first_chunk::<8>().ok_or("it is truncated")?;
    Ok((u64::from_be_bytes(*number), payload))
}

/// The number of chunks of an encoded value whose payload has this many bytes.
pub(super) fn chunk_count(payload_bytes: usize) -> u16 {
    let count = (HEADER_BYTES + payload_bytes).div_ceil(CHUNK_BYTES_MAX);
    u16::try_from(count).expect("the limits on values keep them far below 65,536 chunks")
}

/// Encodes an entry for this number, unless the entry is invalid or too long.
pub(super) fn encode_entry(number: u64, entry: &Entry) -> Result<Vec<u8>, WriteError> {
    if entry.base.as_ref().is_some_and(|base| base.number >= number) {
        return Err(WriteError::Rejected("the base of an entry must precede it".into()));
    }
    let follows = |parent: &Parent| parent.last.checked_add(1) == Some(number);
    if entry.parent.as_ref().is_some_and(|parent| !follows(parent) || entry.base.is_some()) {
        let why = "an entry with a parent follows the parent's last entry and has no base";
        return Err(WriteError::Rejected(why.into()));
    }
    let mut buffer = Vec::with_capacity(ENTRY_BYTES_USUAL);
    buffer.extend_from_slice(&[0; HEADER_BYTES]);
    serde_json::to_writer(&mut buffer, entry)
        .map_err(|error| WriteError::Rejected(error.to_string()))?;
    let json = &buffer[HEADER_BYTES..];
    if json.len() > ENTRY_BYTES_MAX {
        let (most, length) = (ENTRY_BYTES_MAX, json.len());
        let why = format!("an entry has at most {most} bytes, this one has {length}");
        return Err(WriteError::Rejected(why));
    }
    // Exports have one entry per line. Strings of JSON cannot contain a raw line break, so a line
    // break can only be white space between values, which canonical JSON does not have.
    if json.contains(&b'\n') || json.contains(&b'\r') {
        return Err(WriteError::Rejected("an entry must be JSON without line breaks".into()));
    }
    Ok(write_header(number, buffer))
}

/// Decodes the entry with this number, or says what is wrong with the bytes.
pub(super) fn decode_entry(number: u64, encoded: &[u8]) -> Result<Entry<u64>, String> {
    let (found, json) = decode(encoded)?;
    if found != number {
        return Err(format!("it was written as entry {found}"));
    }
    serde_json::from_slice(json).map_err(|error| format!("it is not an entry: {error}"))
}

/// Rejects ids of logs that the key layout cannot hold.
pub(super) fn check_log(log: &LogId) -> Result<(), WriteError> {
    match log.is_valid() {
        true => Ok(()),
        false => Err(WriteError::Rejected(format!("{:?} is not a valid id of a log", log.0))),
    }
}

/// Rejects keys of documents that the key layout cannot hold. The error is a sentence.
pub(super) fn check_key(key: &str) -> Result<(), String> {
    match key.is_empty() || key.len() > KEY_BYTES_MAX || key.contains('\0') {
        true => Err(format!("the key of a document has 1 to {KEY_BYTES_MAX} bytes, none zero")),
        false => Ok(()),
    }
}

/// Rejects values of documents that are too long. The error is a sentence.
pub(super) fn check_value(bytes: usize) -> Result<(), String> {
    let most = DOCUMENT_BYTES_MAX;
    match bytes > most {
        true => Err(format!("a document has at most {most} bytes, this one has {bytes}")),
        false => Ok(()),
    }
}

/// Checks that `after` is the last entry of a log whose head is `head`.
pub(super) fn check_position(after: Option<Position>, head: Option<u64>) -> Result<(), WriteError> {
    let expected = after.map(|position| position.number);
    if expected > head {
        return Err(WriteError::Rejected("there is no entry at the position to follow".into()));
    }
    match expected == head && after.is_none_or(|position| position.token == position.number) {
        true => Ok(()),
        false => Err(WriteError::Conflict(Conflict::Entry)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoding_gives_back_number_and_payload() {
        assert_eq!(decode(&encode(7, b"abc")), Ok((7, b"abc".as_slice())));
        assert_eq!(decode(&encode(0, b"")), Ok((0, b"".as_slice())));
    }

    #[test]
    fn each_flipped_bit_and_each_truncation_is_detected() {
        let encoded = encode(7, b"abc");
        for bit in 0..encoded.len() * 8 {
            let mut corrupt = encoded.clone();
            corrupt[bit / 8] ^= 1 << (bit % 8);
            assert!(decode(&corrupt).is_err(), "bit {bit}");
        }
        for length in 0..encoded.len() {
            assert!(decode(&encoded[..length]).is_err(), "length {length}");
        }
    }

    #[test]
    fn the_chunk_count_is_the_number_of_chunks_of_the_encoded_value() {
        let full = CHUNK_BYTES_MAX - HEADER_BYTES;
        for bytes in [0, 1, full, full + 1, 3 * CHUNK_BYTES_MAX] {
            let encoded = encode(0, &vec![0; bytes]);
            assert_eq!(usize::from(chunk_count(bytes)), encoded.chunks(CHUNK_BYTES_MAX).count());
        }
    }
}
