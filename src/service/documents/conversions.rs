//! Conversions of what earlier releases have stored. Each is made once, before the server listens;
//! a document that is written last says so. A conversion is idempotent: after a kill, and beside
//! another server, it begins again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Attempts, Documents, Group};
use crate::error::{ServiceError, StoreFault};
use kontor_store::{Document, DocumentStore, StoreError};

/// What the keys of the documents begin with that say which conversion was made last.
const MARK_PREFIX: &str = "converted/";

/// How many documents are read at a time.
const MARKS_MAX: usize = 64;

/// How many documents are converted at a time.
const PAGE: usize = 512;

/// How many documents one group names at most, unless a single document needs more.
const NAMED_MAX: usize = 100;

/// After how many documents it is said how far it has come.
const SAID_EVERY: u64 = 100_000;

/// What is converted, and the number of the conversion that this release makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// What is converted.
    pub what: &'static str,
    /// The number of the conversion, the first one being 1.
    pub number: u32,
}

/// The records of what operators did.
pub const ACTS: Conversion = Conversion { what: "acts", number: 1 };
/// The deletions of accounts. The first conversion wrote no rows of what is due.
pub const DELETIONS: Conversion = Conversion { what: "deletions", number: 2 };
/// The lists of sent invitations.
pub const INVITATIONS: Conversion = Conversion { what: "invitations", number: 1 };
/// The names of players.
pub const NAMES: Conversion = Conversion { what: "names", number: 1 };
pub(crate) const OPEN_TABLES: Conversion = Conversion { what: "open_tables", number: 1 };
/// The ratings and their rows.
pub const RATINGS: Conversion = Conversion { what: "ratings", number: 1 };
/// The seeks. The first conversion wrote rows of what is due in a place of their own.
pub const SEEKS: Conversion = Conversion { what: "seeks", number: 2 };
/// The personal tokens.
pub const TOKENS: Conversion = Conversion { what: "tokens", number: 1 };
/// The tournaments.
pub const TOURNAMENTS: Conversion = Conversion { what: "tournaments", number: 1 };

#[derive(Serialize, Deserialize)]
struct Mark {
    conversion: u32,
}

/// What a conversion of documents has made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Converted {
    /// Documents that were read.
    pub read: u64,
    /// Those of them for which something was written.
    pub changed: u64,
}

/// A conversion that goes through documents.
pub trait Convert {
    /// What has to be written for this document, decided from what is stored. What is more than one
    /// group is written here.
    fn lacking(
        &mut self,
        key: &str,
        document: &Document,
    ) -> impl Future<Output = Result<Group, ServiceError>>;
}

impl Documents {
    /// Makes a conversion. Returns what it has made; `None` if it was made before. An error if a
    /// newer program has made a later one: this program would read its documents wrongly.
    pub async fn convert_once<T, E: From<ServiceError>>(
        &self,
        Conversion { what, number }: Conversion,
        convert: impl AsyncFnOnce() -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let key = format!("{MARK_PREFIX}{what}");
        let mark = self.read::<Mark>(&key).await?;
        match mark.as_ref().map(|mark| mark.value.conversion) {
            Some(made) if made > number => {
                let why = format!(
                    "a newer program has made conversion {made} of {what}, and this one knows \
                     those up to {number}: use a newer one"
                );
                return Err(ServiceError::Store(StoreFault::of(why)).into());
            }
            Some(made) if made == number => return Ok(None),
            Some(_) | None => {}
        }
        let made = convert().await?;
        // After a conflict another server has written the same.
        self.write(&key, mark.map(|mark| mark.version), &Mark { conversion: number }).await?;
        Ok(Some(made))
    }

    /// Converts the documents whose keys begin so, page by page, but those that are damaged. After
    /// a conflict a page is read again.
    pub async fn convert_all(
        &self,
        what: &str,
        prefixes: &[&str],
        conversion: &mut impl Convert,
    ) -> Result<Converted, ServiceError> {
        let mut made = Converted::default();
        for prefix in prefixes {
            let (mut after, mut attempts) = (None::<String>, Attempts::default());
            loop {
                let page = self.scan_undamaged(prefix, after.as_deref(), PAGE).await?;
                let Some((last, _)) = page.last() else { break };
                if !self.convert_page(&page, conversion, &mut made.changed).await? {
                    attempts.again().await?;
                    continue;
                }
                (after, attempts) = (Some(last.clone()), Attempts::default());
                let before = made.read;
                made.read += page.len() as u64;
                if before / SAID_EVERY < made.read / SAID_EVERY {
                    tracing::info!(what, made.read, "documents are being converted");
                }
            }
        }
        Ok(made)
    }

    /// Converts these documents, as many with one write as it takes. Returns whether nothing was in
    /// conflict.
    async fn convert_page(
        &self,
        page: &[(String, Document)],
        conversion: &mut impl Convert,
        changed: &mut u64,
    ) -> Result<bool, ServiceError> {
        let (mut group, mut converted) = (Group::new(), 0);
        for (key, document) in page {
            let mut lacking = lacking_or_none(conversion, key, document).await?;
            if !group.fits(&lacking, NAMED_MAX) {
                if !self.is_written(std::mem::take(&mut group)).await? {
                    return Ok(false);
                }
                *changed += std::mem::take(&mut converted);
                // It may depend on what has just been written.
                lacking = lacking_or_none(conversion, key, document).await?;
            }
            if !lacking.is_empty() {
                converted += 1;
                group = group.with(lacking);
            }
        }
        let is_written = self.is_written(group).await?;
        *changed += if is_written { converted } else { 0 };
        Ok(is_written)
    }

    async fn is_written(&self, group: Group) -> Result<bool, ServiceError> {
        Ok(group.is_empty() || self.write_group(group).await?.is_none())
    }
}

/// Something that cannot be read does not keep the server from starting.
async fn lacking_or_none(
    conversion: &mut impl Convert,
    key: &str,
    document: &Document,
) -> Result<Group, ServiceError> {
    let lacking = conversion.lacking(key, document).await;
    let Err(error) = &lacking else { return lacking };
    let Some(why) = error.damage() else { return lacking };
    tracing::warn!(key, why, "a document is not converted");
    Ok(Group::new())
}

/// Of what which conversion was made last in this store.
pub async fn converted<S>(store: &S) -> Result<BTreeMap<String, u32>, StoreError>
where
    S: DocumentStore + ?Sized,
{
    let marks = store.scan(MARK_PREFIX, None, MARKS_MAX).await?;
    let what = marks.iter().filter_map(|(key, document)| {
        let mark: Mark = serde_json::from_str(&document.value).ok()?;
        Some((key.strip_prefix(MARK_PREFIX)?.to_owned(), mark.conversion))
    });
    Ok(what.collect())
}

/// Lets the next start of a server make all conversions again: in a store that was salvaged, or
/// into which a salvaged one was imported, something may be missing that they would have made.
pub async fn convert_again<S: DocumentStore + ?Sized>(store: &S) -> Result<(), ServiceError> {
    for (key, mark) in store.scan(MARK_PREFIX, None, MARKS_MAX).await? {
        store.delete(&key, mark.version).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::MemoryStore;

    use super::*;
    use crate::documents::parsed;

    #[tokio::test]
    async fn a_conversion_is_made_once_and_what_a_newer_program_has_made_is_refused() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        let convert = |number| {
            let conversion = Conversion { what: "names", number };
            documents.convert_once(conversion, async move || Ok::<_, ServiceError>(number))
        };
        assert_eq!(convert(2).await.unwrap(), Some(2));
        assert_eq!(convert(2).await.unwrap(), None);
        assert_eq!(convert(3).await.unwrap(), Some(3), "the next release");
        let refused = convert(2).await;
        assert!(matches!(refused, Err(ServiceError::Store(_))), "{refused:?}");
        assert_eq!(converted(&*store).await.unwrap(), BTreeMap::from([("names".to_owned(), 3)]));
        convert_again(&*store).await.unwrap();
        assert_eq!(convert(2).await.unwrap(), Some(2), "it was salvaged");
    }

    /// Doubles numbers that have another document.
    struct Double(Documents);

    impl Convert for Double {
        async fn lacking(&mut self, key: &str, document: &Document) -> Result<Group, ServiceError> {
            let number: u32 = parsed(key, document)?.value;
            let needed = key.replace("number/", "needed/");
            let needed = self.0.read::<u32>(&needed).await?.expect("each has another one");
            Ok(match number < 10 {
                true => Group::new().put(key, Some(document.version), &(number * needed.value)),
                false => Group::new(),
            })
        }
    }

    /// By itself, or where another one depends on it.
    #[tokio::test]
    async fn what_is_damaged_is_left_as_it_is_and_all_else_is_converted() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        for number in 1..=5 {
            documents.write(&format!("number/{number}"), None, &(number + 4)).await.unwrap();
            documents.write(&format!("needed/{number}"), None, &2).await.unwrap();
        }
        documents.write("number/3", Some(1), &"noise").await.unwrap();
        for key in ["number/1", "needed/4"] {
            store.corrupt_document(key);
        }
        let mut double = Double(documents.clone());
        let made = documents.convert_all("numbers", &["number/"], &mut double).await.unwrap();
        assert_eq!((made.read, made.changed), (4, 2));
        for (number, now) in [(2, 12), (4, 8), (5, 18)] {
            let found = documents.read::<u32>(&format!("number/{number}")).await.unwrap().unwrap();
            assert_eq!(found.value, now, "{number}");
        }
    }
}
