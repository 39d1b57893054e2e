//! Which conversion of what earlier releases have stored was made last, of each kind.

use serde::{Deserialize, Serialize};

use super::Documents;
use crate::error::AppError;

/// A document that says so. It is written last, so that a conversion that was interrupted is made again.
pub(crate) struct Mark {
    key: &'static str,
    conversion: u32,
    version: Option<u64>,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    conversion: u32,
}

impl Mark {
    /// The mark that is to be set when this conversion is made; `None` if it was made before.
    pub(crate) async fn missing(
        documents: &Documents,
        key: &'static str,
        conversion: u32,
    ) -> Result<Option<Self>, AppError> {
        let kept = documents.read::<Stored>(key).await?;
        if kept.as_ref().is_some_and(|kept| kept.value.conversion >= conversion) {
            return Ok(None);
        }
        Ok(Some(Mark { key, conversion, version: kept.map(|kept| kept.version) }))
    }

    /// Says that the conversion is made. If another server was faster, it has written the same.
    pub(crate) async fn set(self, documents: &Documents) -> Result<(), AppError> {
        let stored = Stored { conversion: self.conversion };
        documents.write(self.key, self.version, &stored).await.map(drop)
    }
}
