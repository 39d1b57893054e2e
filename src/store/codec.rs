//! Bytes of entries and documents, and the limits on them.
//!
//! What is stored is *sealed*: a checksum, the number (of an entry in its log, or the version of a
//! document), the bytes. The checksum covers number and bytes, so that an entry that slipped to
//! another number shows as well as a flipped bit.

use super::{AppendError, Entry, LogId, Position};

/// Longest entry, in bytes of its JSON.
pub const ENTRY_BYTES_MAX: usize = 1 << 20;
/// What most entries fit into; longer ones grow.
const ENTRY_BYTES_USUAL: usize = 2 << 10;
/// Longest value of a document, in bytes.
pub const DOCUMENT_BYTES_MAX: usize = 256 << 10;
/// Longest key of a document, in bytes.
pub const KEY_BYTES_MAX: usize = 256;

/// Longest value under one key of the engine: sled puts what is longer than a few times this into
/// files that no sync covers.
pub(super) const PIECE_BYTES_MAX: usize = 4_000;

const CHECKSUM_BYTES: usize = 4;
const HEADER_BYTES: usize = CHECKSUM_BYTES + 8;

/// Checksum, number, bytes.
pub(super) fn seal(number: u64, bytes: &[u8]) -> Vec<u8> {
    let mut sealed = Vec::with_capacity(HEADER_BYTES + bytes.len());
    sealed.extend_from_slice(&[0; HEADER_BYTES]);
    sealed.extend_from_slice(bytes);
    seal_in_place(number, sealed)
}

/// The same for bytes before which there is room for the header.
fn seal_in_place(number: u64, mut sealed: Vec<u8>) -> Vec<u8> {
    sealed[CHECKSUM_BYTES..HEADER_BYTES].copy_from_slice(&number.to_be_bytes());
    let checksum = crc32fast::hash(&sealed[CHECKSUM_BYTES..]);
    sealed[..CHECKSUM_BYTES].copy_from_slice(&checksum.to_be_bytes());
    sealed
}

/// The number and the bytes that were sealed, or what is wrong with them.
pub(super) fn unseal(sealed: &[u8]) -> Result<(u64, &[u8]), &'static str> {
    let (checksum, covered) =
        sealed.split_first_chunk::<CHECKSUM_BYTES>().ok_or("it is cut short")?;
    if crc32fast::hash(covered) != u32::from_be_bytes(*checksum) {
        return Err("its checksum does not match");
    }
    let (number, bytes) = covered.split_first_chunk::<8>().ok_or("it is cut short")?;
    Ok((u64::from_be_bytes(*number), bytes))
}

/// Over how many keys a value of this many bytes is spread once it is sealed.
pub(super) fn pieces_of(bytes: usize) -> u16 {
    u16::try_from((HEADER_BYTES + bytes).div_ceil(PIECE_BYTES_MAX))
        .expect("what is stored is far shorter than 65,536 pieces")
}

/// The entry as it is stored at this number, if it may be stored at all.
pub(super) fn seal_entry(number: u64, entry: &Entry) -> Result<Vec<u8>, AppendError> {
    if entry.base.as_ref().is_some_and(|base| base.number >= number) {
        return Err(AppendError::Refused("an entry goes on from one before it".into()));
    }
    let mut sealed = Vec::with_capacity(ENTRY_BYTES_USUAL);
    sealed.extend_from_slice(&[0; HEADER_BYTES]);
    serde_json::to_writer(&mut sealed, entry)
        .map_err(|error| AppendError::Refused(error.to_string()))?;
    let bytes = &sealed[HEADER_BYTES..];
    if bytes.len() > ENTRY_BYTES_MAX {
        return Err(AppendError::Refused(format!(
            "an entry has at most {ENTRY_BYTES_MAX} bytes, not {}",
            bytes.len()
        )));
    }
    // Exports are one entry per line; strings of JSON hold no raw line break, so only careless
    // spacing is refused.
    if bytes.contains(&b'\n') || bytes.contains(&b'\r') {
        return Err(AppendError::Refused("an entry is one line of JSON".into()));
    }
    Ok(seal_in_place(number, sealed))
}

/// The entry that was sealed at this number, or what is wrong with it.
pub(super) fn unseal_entry(number: u64, sealed: &[u8]) -> Result<Entry<u64>, String> {
    let (found, bytes) = unseal(sealed)?;
    if found != number {
        return Err(format!("it was written as entry {found}"));
    }
    serde_json::from_slice(bytes).map_err(|error| format!("it is not an entry: {error}"))
}

/// Refuses names that the key layout cannot hold.
pub(super) fn check_log(log: &LogId) -> Result<(), AppendError> {
    match log.is_valid() {
        true => Ok(()),
        false => Err(AppendError::Refused(format!("{:?} is not a name of a log", log.0))),
    }
}

/// Refuses keys and values of documents that the layout cannot hold, with a sentence.
pub(super) fn check_document(key: &str, value: &str) -> Result<(), String> {
    if key.is_empty() || key.len() > KEY_BYTES_MAX || key.contains('\0') {
        return Err(format!("a document's key has 1 to {KEY_BYTES_MAX} bytes, none of them zero"));
    }
    if value.len() > DOCUMENT_BYTES_MAX {
        return Err(format!(
            "a document has at most {DOCUMENT_BYTES_MAX} bytes, not {}",
            value.len()
        ));
    }
    Ok(())
}

/// Whether the next entry may stand behind `after` while the log's head is `head`.
pub(super) fn check_position(
    after: Option<Position>,
    head: Option<u64>,
) -> Result<(), AppendError> {
    let wanted = after.map(|position| position.number);
    if wanted > head {
        return Err(AppendError::Refused(
            "there is no entry at the position to append behind".into(),
        ));
    }
    match wanted == head && after.is_none_or(|position| position.token == position.number) {
        true => Ok(()),
        false => Err(AppendError::Taken),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_is_unsealed_to_the_byte() {
        assert_eq!(unseal(&seal(7, b"abc")), Ok((7, b"abc".as_slice())));
        assert_eq!(unseal(&seal(0, b"")), Ok((0, b"".as_slice())));
    }

    #[test]
    fn each_flipped_bit_and_each_cut_is_noticed() {
        let sealed = seal(7, b"abc");
        for bit in 0..sealed.len() * 8 {
            let mut bad = sealed.clone();
            bad[bit / 8] ^= 1 << (bit % 8);
            assert!(unseal(&bad).is_err(), "bit {bit}");
        }
        for length in 0..sealed.len() {
            assert!(unseal(&sealed[..length]).is_err(), "length {length}");
        }
    }

    #[test]
    fn pieces_are_counted_as_they_are_cut() {
        for bytes in [
            0,
            1,
            PIECE_BYTES_MAX - HEADER_BYTES,
            PIECE_BYTES_MAX - HEADER_BYTES + 1,
            3 * PIECE_BYTES_MAX,
        ] {
            assert_eq!(
                usize::from(pieces_of(bytes)),
                seal(0, &vec![0; bytes]).chunks(PIECE_BYTES_MAX).count()
            );
        }
    }
}
