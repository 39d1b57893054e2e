//! What operators do to tournaments: they cancel and rename them.
//!
//! An act may be carried out again, also late and by another server. So a document keeps the name
//! that the last act has given, and the log of the tournament follows it.

use serde::{Deserialize, Serialize};

use super::{Tournaments, manage::Wish};
use crate::{documents::Documents, error::AppError};

/// The name that an operator has given a tournament.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Given {
    /// The number of the last act.
    act: u64,
    name: String,
}

fn key(tournament: &str) -> String {
    format!("tournament_name/{tournament}")
}

impl Tournaments {
    /// Cancels a tournament for an operator. If it is over or gone, nothing changes.
    pub(crate) async fn cancel_by_operator(&self, id: &str) -> Result<(), AppError> {
        self.change_if_there(id, &Wish::Stop).await
    }

    /// Gives a tournament another name by the act of this number.
    pub(crate) async fn rename(&self, id: &str, act: u64, name: &str) -> Result<(), AppError> {
        let change = |given: &mut Given| {
            if given.act < act {
                *given = Given { act, name: name.to_owned() };
            }
        };
        let documents = Documents(self.games.documents().clone());
        documents.change(&key(id), change).await?;
        self.change_if_there(id, &Wish::Rename).await
    }

    /// The name that an operator has given this tournament.
    pub(super) async fn given_name(&self, id: &str) -> Result<Option<String>, AppError> {
        let documents = Documents(self.games.documents().clone());
        let given = documents.read::<Given>(&key(id)).await?;
        Ok(given.map(|given| given.value.name))
    }
}
