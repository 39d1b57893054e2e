//! How long the clocks of a game stood because the service was away.

use crate::{error::ServiceError, runtime::games::Games};
use kontor_log::{
    clock::Vacation, events::Events, snapshot::Snapshot, table_event::TableEvent, time::Timestamp,
};
use kontor_rules::Seat;

impl Games {
    /// For how long the clocks of the table would have run between the last commit and this time,
    /// if the service had not been away. `events` are those of the next commit.
    pub(crate) async fn away_ms(
        &self,
        snapshot: &Snapshot,
        events: &Events,
        at: Timestamp,
    ) -> Result<u64, ServiceError> {
        if snapshot.lobby.time_control().is_some() && snapshot.running.is_some() {
            self.members.look_if_due().await?;
        }
        Ok(self.away_ms_with(snapshot, vacation_in(events), at))
    }

    /// The same, as far as this process knows.
    pub fn known_away_ms(&self, snapshot: &Snapshot, at: Timestamp) -> u64 {
        self.away_ms_with(snapshot, None, at)
    }

    /// The same where a vacation is entered now, with the seat.
    fn away_ms_with(
        &self,
        snapshot: &Snapshot,
        entered: Option<(Seat, Vacation)>,
        at: Timestamp,
    ) -> u64 {
        let Some((clock, running)) = snapshot.lobby.time_control().zip(snapshot.running.as_ref())
        else {
            return 0;
        };
        let outages = self.members.outages(snapshot.last.at.0, at.0);
        if snapshot.lobby.tournament.is_some() {
            // After the end of the round time is counted in vacations, too.
            return outages.iter().map(|(from_ms, until)| clock.running_ms(*from_ms, *until)).sum();
        }
        running.clocks.away_ms(&clock, &outages, entered)
    }
}

/// The vacation that these events enter.
fn vacation_in(events: &Events) -> Option<(Seat, Vacation)> {
    events.of_the_table().find_map(|event| match event {
        TableEvent::VacationTaken { seat, from, until } => {
            Some((*seat, Vacation { from: *from, until: *until }))
        }
        _ => None,
    })
}
