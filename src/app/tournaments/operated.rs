//! What operators do to tournaments: they cancel and rename them. The event is appended with its
//! documents and the record of the act, as one.

use super::{
    Tournaments,
    events::{CancelReason, TournamentNews},
    logs::Held,
};
use crate::error::AppError;
use kontor_problems::Refused;
use kontor_service::documents::{Documents, Group};

impl Tournaments {
    /// Cancels a tournament for an operator, with the changes of a group. If it is over or gone,
    /// only they are made. Returns whether all of that is written; otherwise something else came
    /// first.
    pub(crate) async fn cancel_by_operator(
        &self,
        id: &str,
        group: Group,
    ) -> Result<bool, AppError> {
        let held = self.hold_if_there(id).await?;
        let open = held.filter(|held| held.state().status().is_open());
        let Some(held) = open else { return self.write(group).await };
        let news = TournamentNews::Cancelled { reason: CancelReason::Operator };
        self.append_by_act(held, news, group).await
    }

    /// The same for another name.
    pub(crate) async fn rename(
        &self,
        id: &str,
        name: &str,
        group: Group,
    ) -> Result<bool, AppError> {
        let held = self.hold_if_there(id).await?;
        let other = held.filter(|held| held.state().terms.name != name);
        let Some(held) = other else { return self.write(group).await };
        self.append_by_act(held, TournamentNews::Renamed { name: name.to_owned() }, group).await
    }

    /// The tournament, unless it is not there or is damaged.
    async fn hold_if_there(&self, id: &str) -> Result<Option<Held>, AppError> {
        match self.logs.hold(id).await {
            Ok(held) => Ok(Some(held)),
            Err(AppError::Refused(Refused::TournamentUnknown) | AppError::Internal(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn write(&self, group: Group) -> Result<bool, AppError> {
        Ok(Documents(self.games.documents().clone()).write_group(group).await?.is_none())
    }

    async fn append_by_act(
        &self,
        mut held: Held,
        news: TournamentNews,
        group: Group,
    ) -> Result<bool, AppError> {
        let id = held.state().id.clone();
        let group = group.with(self.documents_with(held.state(), &news).await?);
        let is_written = self.logs.append(&mut held, &news, group).await?;
        self.wake(&id);
        Ok(is_written)
    }
}
