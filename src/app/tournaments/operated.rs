//! What operators do to tournaments: they cancel and rename them.
//!
//! An act may be carried out again, also late and by another server. So a document keeps the number of
//! the act that has renamed a tournament last. It is written together with the event.

use serde::{Deserialize, Serialize};

use super::{Tournaments, events::TournamentNews, manage::Wish, state::State};
use crate::{documents::Group, error::AppError};

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
        self.change_if_there(id, &Wish::Rename { act, name: name.to_owned() }).await
    }

    /// The event by which an operator gives a tournament another name, unless a later act has done so.
    pub(super) async fn renaming(
        &self,
        state: &State,
        act: u64,
        name: &str,
    ) -> Result<Option<(TournamentNews, Group)>, AppError> {
        let key = key(&state.id);
        let given = self.documents().read::<Given>(&key).await?;
        let is_later = given.as_ref().is_some_and(|given| given.value.act > act);
        if is_later || state.terms.name == name {
            return Ok(None);
        }
        let name = name.to_owned();
        let next = Given { act, name: name.clone() };
        let group = Group::new().put(key, given.map(|given| given.version), &next);
        Ok(Some((TournamentNews::Renamed { name }, group)))
    }
}
