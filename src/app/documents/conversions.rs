//! Conversions of what earlier releases have stored. Each is made once, before the server listens; a
//! document that is written last says so. A conversion is idempotent: after a kill, and beside
//! another server, it begins again.

use serde::{Deserialize, Serialize};

use super::Documents;
use crate::error::AppError;
use kontor_store::DocumentStore;

/// What the keys of the documents begin with that say which conversion was made last.
const MARK_PREFIX: &str = "converted/";

/// How many documents are read at a time.
const MARKS_MAX: usize = 64;

#[derive(Serialize, Deserialize)]
struct Mark {
    conversion: u32,
}

impl Documents {
    /// Makes a conversion of this number. Returns what it has made; `None` if it was made before.
    pub(crate) async fn convert_once<T>(
        &self,
        what: &str,
        conversion: u32,
        convert: impl AsyncFnOnce() -> Result<T, AppError>,
    ) -> Result<Option<T>, AppError> {
        let key = format!("{MARK_PREFIX}{what}");
        let mark = self.read::<Mark>(&key).await?;
        if mark.as_ref().is_some_and(|mark| mark.value.conversion >= conversion) {
            return Ok(None);
        }
        let made = convert().await?;
        // After a conflict another server has written the same.
        self.write(&key, mark.map(|mark| mark.version), &Mark { conversion }).await?;
        Ok(Some(made))
    }
}

/// Lets the next start of a server make all conversions again: in a store that was salvaged, or into
/// which a salvaged one was imported, something may be missing that they would have made.
pub async fn convert_again<S: DocumentStore + ?Sized>(store: &S) -> Result<(), AppError> {
    for (key, mark) in store.scan(MARK_PREFIX, None, MARKS_MAX).await? {
        store.delete(&key, mark.version).await?;
    }
    Ok(())
}
