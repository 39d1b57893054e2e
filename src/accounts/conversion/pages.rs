//! Documents are converted page by page.

use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, future, stream};

use super::{Conversion, Decided, items::Batch};
use crate::error::AccountsError;
use kontor_service::documents::{Attempts, Documents};

/// How many documents are converted at a time.
const PAGE: usize = 4_096;

/// How many groups of a page are written at the same time.
const WRITTEN_AT_A_TIME: usize = 128;

/// How often it is said how far it has come.
const SAID_EVERY: Duration = Duration::from_secs(5);

/// Writes groups, and returns from which documents those were decided that were in conflict.
async fn write(documents: &Documents, decided: Vec<Decided>) -> Result<Vec<String>, AccountsError> {
    let written = decided.into_iter().map(async |(group, keys)| {
        let conflict = documents.write_group(group).await?;
        Ok::<_, AccountsError>(conflict.map_or_else(Vec::new, |_| keys))
    });
    stream::iter(written).buffer_unordered(WRITTEN_AT_A_TIME).try_concat().await
}

impl Conversion {
    /// Converts the documents whose keys begin so. While the groups of a page are written, those of
    /// the next one are decided, and the page behind that is read.
    pub(super) async fn convert_all(&mut self, prefix: &str) -> Result<(), AccountsError> {
        let documents = self.documents.clone();
        let (mut page, mut decided) =
            (documents.scan_undamaged(prefix, None, PAGE).await?, Vec::new());
        while !page.is_empty() || !decided.is_empty() {
            let next = async {
                Ok(match page.last() {
                    Some((last, _)) => documents.scan_undamaged(prefix, Some(last), PAGE).await?,
                    None => Vec::new(),
                })
            };
            let writing = write(&documents, decided);
            let (again, next_decided, next_page) =
                future::try_join3(writing, self.decide(&page), next).await?;
            self.convert_again(again).await?;
            self.say(page.len());
            (decided, page) = (next_decided, next_page);
        }
        Ok(())
    }

    /// Converts documents whose groups were in conflict: they are read and decided again.
    pub(super) async fn convert_again(
        &mut self,
        mut keys: Vec<String>,
    ) -> Result<(), AccountsError> {
        let mut attempts = Attempts::default();
        while !keys.is_empty() {
            let (before, mut again) = (keys.len(), Vec::new());
            for some in keys.chunks(PAGE) {
                let page = Batch::read(&self.documents, some.to_vec()).await?.into_documents();
                let decided = self.decide(&page).await?;
                again.extend(write(&self.documents, decided).await?);
            }
            keys = again;
            // Bot accounts of one owner come into its list one after the other.
            if keys.len() == before {
                attempts.again().await?;
            }
        }
        Ok(())
    }

    /// Says from time to time how far it has come.
    fn say(&mut self, read: usize) {
        self.read += read as u64;
        if self.said_at.elapsed() >= SAID_EVERY {
            self.said_at = Instant::now();
            tracing::info!(read = self.read, "names are being converted");
        }
    }
}
