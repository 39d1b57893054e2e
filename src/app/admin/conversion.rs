//! The conversion of what earlier releases have left of acts of operators, once, before a server is
//! asked for anything.
//!
//! Earlier releases wrote an act into the log `audit` first, and carried it out afterwards. Acts
//! that a server had not carried out when it was killed are carried out here, in their order, each
//! with the number up to which all are: as one. What has changed notes the number of the act that
//! changed it last, so an act that was carried out in part is completed, and a later one is not
//! undone. A document that is written last says that this was done.

use super::{Admin, audit, effects};
use crate::error::AppError;
use kontor_problems::Refused;
use kontor_service::documents::{Group, conversions, until_settled};

/// What the keys of the names begin with that earlier releases have noted for tournaments. Their
/// logs have the names.
const TOURNAMENT_NAMES: &str = "tournament_name/";

/// What was made by a conversion of acts.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ConvertedActs {
    /// The acts that were carried out.
    pub done: Vec<u64>,
    /// The acts that cannot be done.
    pub refused: Vec<u64>,
}

impl Admin {
    /// Completes what earlier releases have left of acts. Returns what it has made; `None` if that
    /// was done before.
    pub async fn convert(&self) -> Result<Option<ConvertedActs>, AppError> {
        let documents = self.documents();
        documents.convert_once(conversions::ACTS, async || self.complete_all().await).await
    }

    async fn complete_all(&self) -> Result<ConvertedActs, AppError> {
        let documents = self.documents();
        let mut made = ConvertedActs::default();
        let last = audit::last_of_log(&self.games).await?;
        while let Some((number, is_done)) = until_settled(|| self.complete_next(last)).await? {
            let acts = if is_done { &mut made.done } else { &mut made.refused };
            acts.push(number);
        }
        documents.remove_all(TOURNAMENT_NAMES).await?;
        let (done, refused) = (made.done.len(), made.refused.len());
        tracing::info!(done, refused, "acts of operators were completed");
        Ok(made)
    }

    /// Carries the next act out, or notes that it cannot be done. Returns which one it was, and
    /// whether it is done; `None` after the last one. All of that is `None` after a conflict.
    async fn complete_next(&self, last: u64) -> Result<Option<Option<(u64, bool)>>, AppError> {
        let documents = self.documents();
        let (through, version) = audit::done_through(&documents).await?;
        if through >= last {
            return Ok(Some(None));
        }
        let number = through + 1;
        let why = match self.complete(number, version).await {
            Ok(is_written) => return Ok(is_written.then_some(Some((number, true)))),
            Err(error @ AppError::Refused(Refused::NameTaken)) => error.to_string(),
            // What cannot be read must not keep later acts from being carried out.
            Err(error) => {
                let Some(why) = error.damage() else { return Err(error) };
                tracing::error!(act = number, why, "an act of an operator cannot be done");
                "a fault of the server, its log says which".to_owned()
            }
        };
        let at = (number, version);
        let group = audit::with_done(&documents, Group::new(), at, Some(&why)).await?;
        let is_written = documents.write_group(group).await?.is_none();
        Ok(is_written.then_some(Some((number, false))))
    }

    /// Carries an act out, and notes that. Returns whether it is written.
    async fn complete(&self, number: u64, version: Option<u64>) -> Result<bool, AppError> {
        let stored = audit::read(&self.games, number).await?;
        let stored = stored.map_err(|why| {
            AppError::Internal(format!("its entry in the audit log cannot be read: {why}"))
        })?;
        let at = (number, version);
        let group = audit::with_done(&self.documents(), Group::new(), at, None).await?;
        let parts = (&*self.accounts, &self.tournaments);
        effects::write(&self.games, parts, number, &stored, group).await
    }
}
