//! Asks the database for the time once a second: so it is known whether it answers, and whether its
//! clock and that of this server agree.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::{Instant, MissedTickBehavior, interval};

use super::connection::Connection;
use super::errors::Failure;
use super::meters::Meters;
use super::read::ReadError;
use super::readers::Readers;

const INTERVAL: Duration = Duration::from_secs(1);
/// A reply that took longer says too little about the time.
const REPLY_MAX: Duration = Duration::from_millis(500);

const CLOCK: &str = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";

/// Watches for as long as the store is open.
pub(super) async fn run(readers: Arc<Readers>, meters: Arc<Meters>) {
    let mut interval = interval(INTERVAL);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let compared = readers
            .read(|connection| async move {
                clock_ahead_ms(&connection).await.map_err(ReadError::Failed)
            })
            .await;
        match compared {
            Ok(ahead_ms) => {
                meters.reached();
                if let Some(ahead_ms) = ahead_ms {
                    meters.compared_clocks(ahead_ms);
                }
            }
            Err(error) => tracing::warn!(%error, "the database does not answer"),
        }
    }
}

/// How much the clock of the database is ahead of that of this machine; `None` if the reply took
/// too long to tell.
pub(super) async fn clock_ahead_ms(connection: &Connection) -> Result<Option<i64>, Failure> {
    connection.prepared(CLOCK).await?;
    let (asked_at, asked) = (Instant::now(), SystemTime::now());
    let rows = connection.query(CLOCK, &[]).await?;
    let took = asked_at.elapsed();
    let theirs: Option<i64> = rows.first().and_then(|row| row.try_get(0).ok());
    let own = (asked + took / 2).duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let own = i64::try_from(own).unwrap_or(i64::MAX);
    Ok(theirs.filter(|_| took <= REPLY_MAX).map(|theirs| theirs.saturating_sub(own)))
}
