//! Puts keys and values together from the messages of sled's file, which may be in any order, and
//! some of which may be missing.
//!
//! A page is a part of the sorted keys. Its first message has the whole page; later ones change a
//! key, until another one has the whole page again. Keys within a page lack what they have in
//! common (the *prefix*), which only a message with the whole page says.
//!
//! Entries never change, and are deleted only with their whole log, which leaves a tombstone. So an
//! entry is taken from wherever it is found, also from an older form of its page. Documents change and are deleted: they are taken only from the
//! newest form of their page that can be read.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;

use super::super::{LogId, Parent, codec, keys};
use crate::log_file::{Kind, Message, Messages, take, take_bytes, take_varint};

/// Where a value is in the file.
#[derive(Clone, Copy, Debug)]
struct ValueAt {
    lsn: u64,
    offset: u64,
    length: u32,
}

/// Chunks of entries and documents by their keys, and where their values are.
#[derive(Default)]
pub(super) struct Chunks {
    entries: BTreeMap<Vec<u8>, ValueAt>,
    documents: BTreeMap<Vec<u8>, ValueAt>,
    deleted: BTreeSet<LogId>,
    /// The version of the format.
    format: Option<ValueAt>,
}

/// The page that messages are applied to.
struct Page {
    prefix: Vec<u8>,
    documents: BTreeMap<Vec<u8>, ValueAt>,
}

impl Chunks {
    /// Puts together what the messages contain. They are sorted by page.
    pub(super) fn collect(file: &File, messages: &Messages) -> io::Result<Self> {
        let mut chunks = Chunks::default();
        let mut body = Vec::new();
        for of_page in messages.messages.chunk_by(|a, b| a.page == b.page) {
            let mut page: Option<Page> = None;
            for message in of_page {
                body.resize(message.length as usize, 0);
                file.read_exact_at(&mut body, message.offset)?;
                match message.kind {
                    Kind::Free => page = None,
                    Kind::Replace => page = chunks.replace(message, &body),
                    Kind::Link => {
                        if let Some(page) = &mut page {
                            // A link that this program does not know leaves the page as it is.
                            let _ = chunks.link(page, message, &body);
                        }
                    }
                }
            }
            for (key, place) in page.into_iter().flat_map(|page| page.documents) {
                set_newest(&mut chunks.documents, key, place);
            }
        }
        Ok(chunks)
    }

    /// Reads a whole page. `None` if it has no keys of the store, or cannot be parsed.
    fn replace(&mut self, message: &Message, body: &[u8]) -> Option<Page> {
        let mut rest = body;
        // The next page and a page that is being merged into this one.
        take_varint(&mut rest)?;
        take_varint(&mut rest)?;
        let flags = take(&mut rest, 2)?;
        let low = take_bytes(&mut rest)?;
        take_bytes(&mut rest)?;
        let prefix = low.get(..usize::from(flags[1]))?.to_vec();
        let is_leaf = take(&mut rest, 1)?[0] == 0;
        if !is_leaf {
            return None;
        }
        let count = take_varint(&mut rest)?;
        let mut suffixes = Vec::new();
        for _ in 0..count {
            suffixes.push(take_bytes(&mut rest)?);
        }
        let mut page = Page { prefix, documents: BTreeMap::new() };
        for suffix in suffixes {
            let value = take_bytes(&mut rest)?;
            self.set(&mut page, suffix, place_of(message, body, rest, value));
        }
        Some(page)
    }

    /// Applies a message that changes one key.
    fn link(&mut self, page: &mut Page, message: &Message, body: &[u8]) -> Option<()> {
        let mut rest = body;
        match take(&mut rest, 1)?[0] {
            0 => {
                let suffix = take_bytes(&mut rest)?;
                let value = take_bytes(&mut rest)?;
                self.set(page, suffix, place_of(message, body, rest, value));
            }
            1 => {
                let key = [page.prefix.as_slice(), take_bytes(&mut rest)?].concat();
                page.documents.remove(&key);
            }
            _ => {}
        }
        Some(())
    }

    fn set(&mut self, page: &mut Page, suffix: &[u8], place: ValueAt) {
        let key = [page.prefix.as_slice(), suffix].concat();
        if keys::parse_entry_chunk(&key).is_some_and(|entry| entry.log.is_valid()) {
            set_newest(&mut self.entries, key, place);
        } else if let Some(log) = keys::parse_tombstone(&key) {
            self.deleted.insert(log);
        } else if keys::parse_document_chunk(&key).is_some() {
            page.documents.insert(key, place);
        } else if key == keys::FORMAT && self.format.is_none_or(|newest| newest.lsn < place.lsn) {
            self.format = Some(place);
        }
    }

    /// The version of the format of the store, if it was found.
    pub(super) fn format(&self, file: &File) -> io::Result<Option<u32>> {
        let Some(place) = self.format else { return Ok(None) };
        let bytes = read_all(file, &[place])?;
        Ok(bytes.try_into().ok().map(u32::from_be_bytes))
    }

    /// The logs of which there is an entry, in order.
    pub(super) fn logs(&self) -> impl Iterator<Item = LogId> {
        let mut after: Option<LogId> = None;
        std::iter::from_fn(move || {
            let start = after.as_ref().map_or_else(Vec::new, keys::log_end);
            let (key, _) = self.entries.range(start..).next()?;
            after = keys::parse_entry_chunk(key).map(|entry| entry.log);
            after.clone()
        })
    }

    /// Whether the log was deleted.
    pub(super) fn is_deleted(&self, log: &LogId) -> bool {
        self.deleted.contains(log)
    }

    /// The parent of a log, as its first entry says it.
    pub(super) fn parent(&self, file: &File, log: &LogId) -> io::Result<Option<Parent>> {
        let Some(first) = self.entries_of(file, log).next() else { return Ok(None) };
        let (number, encoded) = first?;
        Ok(codec::decode_entry(number, &encoded).ok().and_then(|entry| entry.parent))
    }

    /// The entries of a log itself: number, and the bytes of all chunks that were found, in order.
    pub(super) fn entries_of<'a>(
        &'a self,
        file: &'a File,
        log: &LogId,
    ) -> impl Iterator<Item = io::Result<(u64, Vec<u8>)>> + use<'a> {
        let range = keys::entry_prefix(log, 0)..keys::log_end(log);
        let mut chunks = self.entries.range(range).peekable();
        let number_of = |key: &[u8]| keys::parse_entry_chunk(key).map(|entry| entry.number);
        std::iter::from_fn(move || {
            let (key, place) = chunks.next()?;
            let number = number_of(key)?;
            let mut places = vec![*place];
            while let Some((_, place)) = chunks.next_if(|(key, _)| number_of(key) == Some(number)) {
                places.push(*place);
            }
            Some(read_all(file, &places).map(|bytes| (number, bytes)))
        })
    }

    /// The documents: key and the bytes of all chunks that were found, in order.
    pub(super) fn documents<'a>(
        &'a self,
        file: &'a File,
    ) -> impl Iterator<Item = io::Result<(String, Vec<u8>)>> + 'a {
        let mut chunks = self.documents.iter().peekable();
        std::iter::from_fn(move || {
            let (key, place) = chunks.next()?;
            let document = keys::parse_document_chunk(key)?;
            let same = |key: &Vec<u8>| keys::parse_document_chunk(key).as_ref() == Some(&document);
            let mut places = vec![*place];
            while let Some((_, place)) = chunks.next_if(|(key, _)| same(key)) {
                places.push(*place);
            }
            Some(read_all(file, &places).map(|bytes| (document, bytes)))
        })
    }
}

fn set_newest(chunks: &mut BTreeMap<Vec<u8>, ValueAt>, key: Vec<u8>, place: ValueAt) {
    let newest = chunks.entry(key).or_insert(place);
    if newest.lsn < place.lsn {
        *newest = place;
    }
}

/// The place of a value that was just taken from the body; `rest` follows it.
fn place_of(message: &Message, body: &[u8], rest: &[u8], value: &[u8]) -> ValueAt {
    let start = body.len() - rest.len() - value.len();
    let length = u32::try_from(value.len()).expect("a message is shorter");
    ValueAt { lsn: message.lsn, offset: message.offset + start as u64, length }
}

fn read_all(file: &File, places: &[ValueAt]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    for place in places {
        let start = bytes.len();
        bytes.resize(start + place.length as usize, 0);
        file.read_exact_at(&mut bytes[start..], place.offset)?;
    }
    Ok(bytes)
}
