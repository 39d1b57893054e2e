//! Seats whose player's time is up, the command that hands them over to the stand-in, and when that
//! is done.

use std::{sync::atomic::Ordering, time::Duration};

use async_trait::async_trait;

use crate::{
    error::TablesError,
    table::{
        consequences::{TableDraft, table_draft},
        returns::time_is_up,
    },
};
use kontor_log::{
    index_rows::DEADLINE_PREFIX, snapshot::Snapshot, table_action::TableAction, time::Timestamp,
};
use kontor_rules::Seat;
use kontor_service::{
    documents::Group,
    error::ServiceError,
    jobs::{Job, Page, Part, Plan, rows},
    runtime::{
        execute::{Command, Draft},
        games::Games,
        jobs::JobKind,
    },
    space::Growth,
    vacations::missing_entry_before_loss,
};

/// How often the server looks for seats whose time is up.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);

/// Maximum number of games that are looked at in one look: after a long stop very many seats may be
/// late, and they stay late until the grace period is over.
const AT_A_TIME_MAX: usize = 256;

/// After the service was away, and after the disk was full, no seat is handed over for this time,
/// or for the turn limit if that is shorter, because no player could act before.
const GRACE_S: u32 = 60;

/// Hands over the seats whose time is up, in the games whose deadline has passed by the index.
pub struct HandOverLateSeats(pub Games);

#[async_trait(?Send)]
impl Job for HandOverLateSeats {
    fn plan(&self) -> Plan {
        Plan {
            first_after: Duration::ZERO,
            next_page_after: LOOK_INTERVAL,
            growth: Some(Growth::Ongoing),
            ..Plan::new(JobKind::Deadlines, LOOK_INTERVAL, AT_A_TIME_MAX)
        }
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        // Standing orders that wait for their time are due as well, but known to this server alone.
        self.0.server_queue.push_due(self.0.clock());
        let found = self.0.events().index_rows(DEADLINE_PREFIX, part.after, part.limit).await?;
        if !found.is_empty() {
            self.0.members.note_alive().await?;
        }
        Ok(rows::page_of(found, DEADLINE_PREFIX, part))
    }

    /// A seat that cannot be handed over keeps no other late one.
    async fn run(&self, game: &str) -> Result<u64, ServiceError> {
        let (handle, mut handed_over, mut failure) = (self.0.handle(game).await?, 0, None);
        let loaded = self.0.load(&handle).await;
        let late = loaded.map(|snapshot| late_seats(&snapshot, &self.0))?;
        for LateSeat { seat, .. } in late {
            let command = HandOver { games: self.0.clone(), seat };
            match self.0.execute(handle.clone(), None, command).await {
                Ok(reply) => handed_over += u64::from(reply.answer),
                Err(error) => failure = failure.or(Some(error)),
            }
        }
        Ok(failure.map_or(Ok(handed_over), Err)?)
    }

    /// No player could act without space, so no seat is late yet.
    fn has_no_space(&self) {
        self.0.exhausted_at_ms.store(self.0.clock().now_ms(), Ordering::SeqCst);
    }
}

/// A seat whose player has not answered a decision in time.
struct LateSeat {
    seat: Seat,
    /// The earliest time at which it may be handed over, by the times in the log.
    time_up: Option<Timestamp>,
}

/// The seats of players who have not answered a decision in time. There are none during the grace
/// period, and as long as it is not known whether the service was away.
fn late_seats(snapshot: &Snapshot, games: &Games) -> Vec<LateSeat> {
    let now_ms = games.clock().now_ms();
    let grace_s = snapshot.lobby.turn_limit_s.unwrap_or(GRACE_S).min(GRACE_S);
    // A clock that is before these times was set back; that must not make the grace period longer.
    let is_in_grace = |from_ms| (from_ms..from_ms + u64::from(grace_s) * 1000).contains(&now_ms);
    let Some(served_since_ms) = games.members.served_since_ms() else { return Vec::new() };
    if is_in_grace(served_since_ms) || is_in_grace(games.exhausted_at_ms.load(Ordering::SeqCst)) {
        return Vec::new();
    }
    let away_ms = games.known_away_ms(snapshot, Timestamp(now_ms));
    let late = snapshot.open().iter().filter(|open| {
        let deadline = snapshot.deadline_after_away(open, away_ms);
        deadline.is_some_and(|deadline| deadline.0 <= now_ms)
    });
    let seats = late.map(|open| open.seat);
    seats.map(|seat| LateSeat { seat, time_up: snapshot.time_up_in_log(seat, away_ms) }).collect()
}

/// Hands a seat whose player's time has expired to the stand-in.
struct HandOver {
    games: Games,
    seat: Seat,
}

impl Command for HandOver {
    /// Whether no player sits there any more.
    type Answer = bool;
    type Error = TablesError;
    type Read = ();

    fn admit(&self, _snapshot: &Snapshot) -> Result<(), TablesError> {
        Ok(())
    }

    /// With a vacation that the log lacks the seat may be in time.
    async fn prerequisite(
        &self,
        games: &Games,
        snapshot: &Snapshot,
    ) -> Result<Option<(Draft, Group)>, TablesError> {
        match snapshot.lobby.player_at(self.seat) {
            Some(player) => Ok(missing_entry_before_loss(games, snapshot, &player.id).await?),
            None => Ok(None),
        }
    }

    fn decide(&self, snapshot: &Snapshot, _: &()) -> Result<Option<Draft>, TablesError> {
        let late =
            late_seats(snapshot, &self.games).into_iter().find(|late| late.seat == self.seat);
        let Some(LateSeat { seat, time_up }) = late else { return Ok(None) };
        let Some(event) = time_is_up(&snapshot.lobby, seat) else { return Ok(None) };
        let (action, events) = (TableAction::HandOver { seat }, vec![event]);
        let draft = table_draft(snapshot, TableDraft { seat: None, action, events })?;
        // By the times in the log the limit has expired too, so the record can be verified.
        Ok(Some(Draft { not_before: time_up, ..draft }))
    }

    fn answer(&self, snapshot: &Snapshot) -> bool {
        snapshot.lobby.player_at(self.seat).is_none()
    }
}
