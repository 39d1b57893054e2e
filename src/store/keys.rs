//! The layout of keys in the sled tree. The first byte of a key is the kind of what it belongs to.
//! Numbers are big-endian, so that keys sort as their numbers do.
//!
//! ```text
//! m <name>                                   metadata of the store: format and index version
//! l <log> 00 <number: 8 bytes> <chunk: 2>    a chunk of an encoded entry
//! r <row>                                    an index row; the value is empty
//! d <key> 00 <chunk: 2>                      a chunk of an encoded document
//! a <log>                                    a stale marker
//! c <log> 00 <child>                         a child: a log whose parent is this one
//! x <log>                                    a tombstone: this log was deleted
//! ```
//!
//! A stale marker says that the index rows of this log on disk are not those of its last entry. Its
//! value is the number of the entry whose rows they are, or empty if no row of the log is on disk.
//!
//! Ids of logs and keys of documents contain no zero byte. The zero byte ends them, so that `a`
//! sorts before `a-`, as the ids do.

use super::LogId;

/// The format of stores that this program writes. It reads all formats up to this one. Format 2
/// added entries that have a base; format 3 logs that have a parent, and tombstones; format 4 documents
/// that are written together, which earlier programs would take for half-made ones.
pub(super) const STORE_FORMAT: u32 = 4;

/// Metadata: the version of the store's format.
pub(super) const FORMAT: &[u8] = b"mformat";
/// Metadata: the version of the function that computes index rows.
pub(super) const INDEX_VERSION: &[u8] = b"mindex_version";

/// First byte of keys of entries.
pub(super) const ENTRIES: u8 = b'l';
/// First byte of keys of index rows.
pub(super) const INDEX_ROWS: u8 = b'r';
/// First byte of keys of documents.
pub(super) const DOCUMENTS: u8 = b'd';
/// First byte of keys of stale markers.
pub(super) const STALE_MARKERS: u8 = b'a';
/// First byte of keys of children.
pub(super) const CHILDREN: u8 = b'c';
/// First byte of keys of tombstones.
pub(super) const TOMBSTONES: u8 = b'x';

const TERMINATOR: u8 = 0;
const AFTER_TERMINATOR: u8 = 1;

/// The entry that a chunk belongs to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct EntryKey {
    pub(super) log: LogId,
    pub(super) number: u64,
}

/// The prefix of the keys of one kind that begin with this text.
pub(super) fn of_kind(kind: u8, text: &str) -> Vec<u8> {
    [&[kind], text.as_bytes()].concat()
}

/// Key of an index row.
pub(super) fn index_row(row: &str) -> Vec<u8> {
    of_kind(INDEX_ROWS, row)
}

/// Key of a stale marker.
pub(super) fn stale_marker(log: &LogId) -> Vec<u8> {
    of_kind(STALE_MARKERS, &log.0)
}

/// Prefix of the keys of a log's children.
pub(super) fn children(log: &LogId) -> Vec<u8> {
    [of_kind(CHILDREN, &log.0).as_slice(), &[TERMINATOR]].concat()
}

/// Key of a child.
pub(super) fn child(parent: &LogId, child: &LogId) -> Vec<u8> {
    [children(parent).as_slice(), child.0.as_bytes()].concat()
}

/// Key of a tombstone.
pub(super) fn tombstone(log: &LogId) -> Vec<u8> {
    of_kind(TOMBSTONES, &log.0)
}

/// The prefix of the keys of an entry's chunks.
pub(super) fn entry_prefix(log: &LogId, number: u64) -> Vec<u8> {
    [&[ENTRIES], log.0.as_bytes(), &[TERMINATOR], &number.to_be_bytes()].concat()
}

/// Key of a chunk of an entry.
pub(super) fn entry_chunk(log: &LogId, number: u64, chunk: u16) -> Vec<u8> {
    let (number, chunk) = (number.to_be_bytes(), chunk.to_be_bytes());
    [&[ENTRIES], log.0.as_bytes(), &[TERMINATOR], &number, &chunk].concat()
}

/// The end of a log's key range: after all its keys and before those of the next log.
pub(super) fn log_end(log: &LogId) -> Vec<u8> {
    [of_kind(ENTRIES, &log.0).as_slice(), &[AFTER_TERMINATOR]].concat()
}

/// The prefix of the keys of a document's chunks.
pub(super) fn document_prefix(key: &str) -> Vec<u8> {
    [of_kind(DOCUMENTS, key).as_slice(), &[TERMINATOR]].concat()
}

/// The end of a document's key range: after all its keys and before those of the next document.
pub(super) fn document_end(key: &str) -> Vec<u8> {
    [of_kind(DOCUMENTS, key).as_slice(), &[AFTER_TERMINATOR]].concat()
}

/// Key of a chunk of a document.
pub(super) fn document_chunk(key: &str, chunk: u16) -> Vec<u8> {
    [document_prefix(key).as_slice(), &chunk.to_be_bytes()].concat()
}

/// Parses the key of an entry's chunk; `None` for any other key.
pub(super) fn parse_entry_chunk(key: &[u8]) -> Option<EntryKey> {
    let (rest, _chunk) = key.strip_prefix(&[ENTRIES])?.split_last_chunk::<2>()?;
    let (rest, number) = rest.split_last_chunk::<8>()?;
    let log = text(rest.strip_suffix(&[TERMINATOR])?)?;
    Some(EntryKey { log: LogId(log.into()), number: u64::from_be_bytes(*number) })
}

/// Parses the key of a document's chunk and returns the key of the document; `None` for any other
/// key.
pub(super) fn parse_document_chunk(key: &[u8]) -> Option<String> {
    let (rest, _chunk) = key.strip_prefix(&[DOCUMENTS])?.split_last_chunk::<2>()?;
    text(rest.strip_suffix(&[TERMINATOR])?)
}

/// Parses the key of an index row; `None` for any other key.
pub(super) fn parse_index_row(key: &[u8]) -> Option<String> {
    text(key.strip_prefix(&[INDEX_ROWS])?)
}

/// Parses the key of a tombstone and returns the log; `None` for any other key.
pub(super) fn parse_tombstone(key: &[u8]) -> Option<LogId> {
    text(key.strip_prefix(&[TOMBSTONES])?).map(|id| LogId(id.into()))
}

/// Parses the key of a stale marker and returns the log; `None` for any other key.
pub(super) fn parse_stale_marker(key: &[u8]) -> Option<LogId> {
    text(key.strip_prefix(&[STALE_MARKERS])?).map(|id| LogId(id.into()))
}

fn text(bytes: &[u8]) -> Option<String> {
    String::from_utf8(bytes.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_entries_sort_by_log_then_number_then_chunk() {
        let in_order = [
            ("a", 0, 0),
            ("a", 0, 1),
            ("a", 255, 0),
            ("a", 256, 0),
            ("a", u64::MAX, u16::MAX),
            ("a-", 0, 0),
            ("a0", 0, 0),
        ];
        let keys =
            in_order.map(|(log, number, chunk)| entry_chunk(&LogId(log.into()), number, chunk));
        assert!(keys.is_sorted());
        let end = log_end(&LogId("a".into()));
        assert!(keys[4] < end && end < keys[5]);
    }

    #[test]
    fn a_parsed_key_gives_back_what_it_was_made_of() {
        let entry = EntryKey { log: LogId("g_1".into()), number: 300 };
        let key = entry_chunk(&entry.log, entry.number, 2);
        assert_eq!(parse_entry_chunk(&key).as_ref(), Some(&entry));
        assert_eq!(parse_document_chunk(&document_chunk("name/ä", 7)), Some("name/ä".into()));
        assert_eq!(parse_index_row(&index_row("open/g")), Some("open/g".into()));
        assert_eq!(parse_stale_marker(&stale_marker(&entry.log)), Some(entry.log.clone()));
        assert_eq!(parse_tombstone(&tombstone(&entry.log)), Some(entry.log.clone()));
        assert_eq!(parse_entry_chunk(&document_chunk("name", 7)), None);
    }
}
