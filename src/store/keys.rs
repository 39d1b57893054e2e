//! The key layout of the embedded store: one tree, kinds told apart by the first byte, numbers
//! big-endian so that keys sort as numbers do.
//!
//! ```text
//! m <name>                                    facts about the store itself: its format, the version of its index
//! l <log> 00 <number: 8 bytes> <piece: 2>     a piece of a sealed entry
//! r <row>                                     a row of the index; no value
//! d <key> 00 <piece: 2>                       a piece of a sealed document
//! a <log>                                     a mark: the rows of this log are those of the entry whose number is the value,
//!                                             or none where there is no value, and not those of its last entry
//! ```
//!
//! Names of logs and keys of documents hold no zero byte: the zero ends them, and keeps `a` before
//! `a-` as in the names.

use super::LogId;

/// Number of the store's format.
pub(super) const FORMAT: &[u8] = b"mformat";
/// Version of the function that makes the rows.
pub(super) const INDEX_VERSION: &[u8] = b"mindex_version";

/// First byte of entries.
pub(super) const LOGS: u8 = b'l';
/// First byte of rows.
pub(super) const ROWS: u8 = b'r';
/// First byte of documents.
pub(super) const DOCUMENTS: u8 = b'd';
/// First byte of marks.
pub(super) const MARKS: u8 = b'a';

const END_OF_NAME: u8 = 0;
const PAST_END_OF_NAME: u8 = 1;

/// Where a piece belongs, by its key.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct PieceOfEntry {
    pub(super) log: LogId,
    pub(super) number: u64,
}

/// Begin of the keys of one kind that begin with this text.
pub(super) fn of_kind(kind: u8, text: &str) -> Vec<u8> {
    [&[kind], text.as_bytes()].concat()
}

/// Key of a row.
pub(super) fn row(row: &str) -> Vec<u8> {
    of_kind(ROWS, row)
}

/// Key of a mark.
pub(super) fn mark(log: &LogId) -> Vec<u8> {
    of_kind(MARKS, &log.0)
}

/// The first key that an entry has or would have.
pub(super) fn entry(log: &LogId, number: u64) -> Vec<u8> {
    [&[LOGS], log.0.as_bytes(), &[END_OF_NAME], &number.to_be_bytes()].concat()
}

/// Key of a piece of an entry.
pub(super) fn piece_of_entry(log: &LogId, number: u64, piece: u16) -> Vec<u8> {
    [&[LOGS], log.0.as_bytes(), &[END_OF_NAME], &number.to_be_bytes(), &piece.to_be_bytes()]
        .concat()
}

/// Behind every key of a log, before every key of the next one.
pub(super) fn past_log(log: &LogId) -> Vec<u8> {
    [of_kind(LOGS, &log.0).as_slice(), &[PAST_END_OF_NAME]].concat()
}

/// Begin of the keys of a document's pieces.
pub(super) fn document(key: &str) -> Vec<u8> {
    [of_kind(DOCUMENTS, key).as_slice(), &[END_OF_NAME]].concat()
}

/// Behind every key of a document, before every key of the next one.
pub(super) fn past_document(key: &str) -> Vec<u8> {
    [of_kind(DOCUMENTS, key).as_slice(), &[PAST_END_OF_NAME]].concat()
}

/// Key of a piece of a document.
pub(super) fn piece_of_document(key: &str, piece: u16) -> Vec<u8> {
    [document(key).as_slice(), &piece.to_be_bytes()].concat()
}

/// What the key of a piece of an entry says; nothing if it is none.
pub(super) fn parse_piece_of_entry(key: &[u8]) -> Option<PieceOfEntry> {
    let (rest, _piece) = key.strip_prefix(&[LOGS])?.split_last_chunk::<2>()?;
    let (rest, number) = rest.split_last_chunk::<8>()?;
    let log = text(rest.strip_suffix(&[END_OF_NAME])?)?;
    Some(PieceOfEntry { log: LogId(log.into()), number: u64::from_be_bytes(*number) })
}

/// The document's key; nothing if it is no key of a document's piece.
pub(super) fn parse_piece_of_document(key: &[u8]) -> Option<String> {
    let (rest, _piece) = key.strip_prefix(&[DOCUMENTS])?.split_last_chunk::<2>()?;
    text(rest.strip_suffix(&[END_OF_NAME])?)
}

/// The row; nothing if it is no key of a row.
pub(super) fn parse_row(key: &[u8]) -> Option<String> {
    text(key.strip_prefix(&[ROWS])?)
}

/// The marked log; nothing if it is no key of a mark.
pub(super) fn parse_mark(key: &[u8]) -> Option<LogId> {
    text(key.strip_prefix(&[MARKS])?).map(|name| LogId(name.into()))
}

fn text(bytes: &[u8]) -> Option<String> {
    String::from_utf8(bytes.to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_entries_sort_by_log_then_number_then_piece() {
        let places = [
            ("a", 0, 0),
            ("a", 0, 1),
            ("a", 255, 0),
            ("a", 256, 0),
            ("a", u64::MAX, u16::MAX),
            ("a-", 0, 0),
            ("a0", 0, 0),
        ];
        let keys =
            places.map(|(log, number, piece)| piece_of_entry(&LogId(log.into()), number, piece));
        assert!(keys.is_sorted());
        assert!(keys[4] < past_log(&LogId("a".into())) && past_log(&LogId("a".into())) < keys[5]);
    }

    #[test]
    fn keys_say_what_they_were_made_of() {
        let place = PieceOfEntry { log: LogId("g_1".into()), number: 300 };
        assert_eq!(
            parse_piece_of_entry(&piece_of_entry(&place.log, place.number, 2)).as_ref(),
            Some(&place)
        );
        assert_eq!(parse_piece_of_document(&piece_of_document("name/ä", 7)), Some("name/ä".into()));
        assert_eq!(parse_row(&row("open/g")), Some("open/g".into()));
        assert_eq!(parse_mark(&mark(&place.log)), Some(place.log.clone()));
        assert_eq!(parse_piece_of_entry(&piece_of_document("name", 7)), None);
    }
}
