//! Conversions of what earlier releases have stored. Each is made once, before the server listens; a
//! document that is written last says so. A conversion is idempotent: after a kill, and beside
//! another server, it begins again.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Documents;
use crate::error::{AppError, StoreFault};
use kontor_store::{DocumentStore, StoreError};

/// What the keys of the documents begin with that say which conversion was made last.
const MARK_PREFIX: &str = "converted/";

/// How many documents are read at a time.
const MARKS_MAX: usize = 64;

#[derive(Serialize, Deserialize)]
struct Mark {
    conversion: u32,
}

impl Documents {
    /// Makes a conversion of this number. Returns what it has made; `None` if it was made before. An
    /// error if a newer program has made a later one: this program would read its documents wrongly.
    pub(crate) async fn convert_once<T>(
        &self,
        what: &str,
        conversion: u32,
        convert: impl AsyncFnOnce() -> Result<T, AppError>,
    ) -> Result<Option<T>, AppError> {
        let key = format!("{MARK_PREFIX}{what}");
        let mark = self.read::<Mark>(&key).await?;
        match mark.as_ref().map(|mark| mark.value.conversion) {
            Some(made) if made > conversion => {
                let why = format!(
                    "a newer program has made conversion {made} of {what}, and this one knows \
                     those up to {conversion}: use a newer one"
                );
                return Err(AppError::Store(StoreFault(why)));
            }
            Some(made) if made == conversion => return Ok(None),
            Some(_) | None => {}
        }
        let made = convert().await?;
        // After a conflict another server has written the same.
        self.write(&key, mark.map(|mark| mark.version), &Mark { conversion }).await?;
        Ok(Some(made))
    }
}

/// Of what the conversions were made in this store.
pub(crate) async fn converted<S>(store: &S) -> Result<BTreeSet<String>, StoreError>
where
    S: DocumentStore + ?Sized,
{
    let marks = store.scan(MARK_PREFIX, None, MARKS_MAX).await?;
    let what = marks.iter().filter_map(|(key, _)| key.strip_prefix(MARK_PREFIX));
    Ok(what.map(str::to_owned).collect())
}

/// Lets the next start of a server make all conversions again: in a store that was salvaged, or into
/// which a salvaged one was imported, something may be missing that they would have made.
pub async fn convert_again<S: DocumentStore + ?Sized>(store: &S) -> Result<(), AppError> {
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

    #[tokio::test]
    async fn a_conversion_is_made_once_and_what_a_newer_program_has_made_is_refused() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        let convert = |number| documents.convert_once("names", number, async move || Ok(number));
        assert_eq!(convert(2).await.unwrap(), Some(2));
        assert_eq!(convert(2).await.unwrap(), None);
        assert_eq!(convert(3).await.unwrap(), Some(3), "the next release");
        let refused = convert(2).await;
        assert!(matches!(refused, Err(AppError::Store(_))), "{refused:?}");
        assert_eq!(converted(&*store).await.unwrap(), BTreeSet::from(["names".to_owned()]));
        convert_again(&*store).await.unwrap();
        assert_eq!(convert(2).await.unwrap(), Some(2), "it was salvaged");
    }
}
