//! What operators do with a store beside serving it.

use super::super::{Entry, LogId, StoreError};
use super::check::{self, CheckReport};
use super::connection::Connection;
use super::facts::{self, DatabaseFacts};
use super::repair;
use super::store::PostgresStore;

impl PostgresStore {
    /// Reads everything and compares it with itself. Wrong index rows are mended if `repairs` says
    /// so, up to some millions of them; the report is of what was found before. `progress` is told
    /// the numbers from time to time.
    pub async fn check(
        &self,
        repairs: bool,
        progress: &(dyn Fn(&CheckReport) + Sync),
    ) -> Result<CheckReport, StoreError> {
        let connection = self.connection().await?;
        let rows_of = |log: &LogId, last: &Entry| self.rows_of(log, last).iter().cloned().collect();
        let (report, wrong) = check::check(&connection, &rows_of, progress).await?;
        if repairs {
            let mended = |done: usize| tracing::info!(done, "mending");
            repair::repair(&connection, &rows_of, &wrong, &mended).await?;
        }
        Ok(report)
    }

    /// What the database says of itself.
    pub async fn facts(&self) -> Result<DatabaseFacts, StoreError> {
        facts::facts(&self.connection().await?).await
    }

    /// How many other servers were heard in the last seconds. One that was just opened hears them
    /// within half a second.
    pub fn servers_heard(&self) -> u64 {
        self.connector.meters.servers_heard()
    }

    /// With how many different settings the servers that are heard were started, this one included
    /// if it is a server.
    pub fn settings_heard(&self) -> u64 {
        self.connector.meters.settings_heard()
    }

    /// A connection of its own: what follows takes long.
    async fn connection(&self) -> Result<Connection, StoreError> {
        let made = self.connector.connect().await;
        made.map_err(|error| StoreError::Unavailable(error.to_string()))
    }
}
