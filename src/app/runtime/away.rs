//! How long the clocks of a game stood because the service was away.

use crate::{
    contract::exposed::Exposed, error::AppError, log::snapshot::Snapshot, runtime::games::Games,
    time::Timestamp,
};

impl Games {
    /// For how long the clock of the table would have run between the last commit and this time, if
    /// the service had not been away.
    pub(crate) async fn away_ms<R: Exposed>(
        &self,
        snapshot: &Snapshot<R>,
        at: Timestamp,
    ) -> Result<u64, AppError> {
        if snapshot.lobby.clock.is_some() && snapshot.running.is_some() {
            self.members.look_once().await?;
        }
        Ok(self.known_away_ms(snapshot, at))
    }

    /// The same, as far as this process knows. Tables with nothing but a turn limit have the grace
    /// period instead, as they always had.
    pub(crate) fn known_away_ms<R: Exposed>(&self, snapshot: &Snapshot<R>, at: Timestamp) -> u64 {
        let Some(clock) = snapshot.lobby.clock.as_ref().filter(|_| snapshot.running.is_some())
        else {
            return 0;
        };
        let outages = self.members.outages(snapshot.last.at.0, at.0);
        outages.into_iter().map(|(from_ms, until_ms)| clock.running_ms(from_ms, until_ms)).sum()
    }
}
