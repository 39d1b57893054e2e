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
use kontor_service::documents::{Attempts, Group, conversions};

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
        let (mut made, mut attempts) = (ConvertedActs::default(), Attempts::default());
        let last = audit::last_of_log(&self.games).await?;
        loop {
            let (through, version) = audit::done_through(&documents).await?;
            if through >= last {
                break;
            }
            let number = through + 1;
            let refused = match self.complete(number, version).await {
                Ok(true) => None,
                Ok(false) => {
                    attempts.again().await?;
                    continue;
                }
                Err(error @ AppError::Refused(Refused::NameTaken)) => Some(error.to_string()),
                // What cannot be read must not keep later acts from being carried out.
                Err(error) => {
                    let Some(why) = error.damage() else { return Err(error) };
                    tracing::error!(act = number, why, "an act of an operator cannot be done");
                    Some("a fault of the server, its log says which".to_owned())
                }
            };
            attempts = Attempts::default();
            match refused {
                None => made.done.push(number),
                Some(why) => {
                    let (why, at) = (Some(&*why), (number, version));
                    let group = audit::with_done(&documents, Group::new(), at, why).await?;
                    if documents.write_group(group).await?.is_none() {
                        made.refused.push(number);
                    }
                }
            }
        }
        documents.remove_all(TOURNAMENT_NAMES).await?;
        let (done, refused) = (made.done.len(), made.refused.len());
        tracing::info!(done, refused, "acts of operators were completed");
        Ok(made)
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
