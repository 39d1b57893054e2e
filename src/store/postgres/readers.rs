//! The connections that reads go over. All of them lead to the server that accepts writes, so a
//! read sees every write that any server has acknowledged before.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};

use super::super::StoreError;
use super::connection::{Connection, Connector};
use super::read::{Bases, ReadError};

/// How many connections a server reads over. Reads on one connection are executed one after the
/// other.
const READ_CONNECTIONS_MAX: usize = 4;
/// Pause before a read is tried again.
const RETRY_PAUSE: Duration = Duration::from_millis(100);
const NOT_IN_TIME: &str = "no connection could be made in time";

/// The connections, made when they are first used.
pub(super) struct Readers {
    connector: Arc<Connector>,
    connections: [Mutex<Option<Arc<Connection>>>; READ_CONNECTIONS_MAX],
    next: AtomicUsize,
    wait_max: Duration,
    pub(super) bases: Bases,
}

impl Readers {
    pub(super) fn new(connector: Arc<Connector>, wait_max: Duration) -> Self {
        Readers {
            connector,
            connections: Default::default(),
            next: AtomicUsize::new(0),
            wait_max,
            bases: Bases::new(),
        }
    }

    /// Reads over one of the connections. If it breaks, or there is none, the read is tried again
    /// until its time is over.
    pub(super) async fn read<T, F>(
        &self,
        read: impl Fn(Arc<Connection>) -> F,
    ) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, ReadError>>,
    {
        let deadline = Instant::now() + self.connector.meters.patience(self.wait_max);
        loop {
            let connection = timeout_at(deadline, self.connection()).await;
            let why = match connection.unwrap_or_else(|_| Err(NOT_IN_TIME.into())) {
                Ok(connection) => match read(connection).await {
                    Ok(found) => return Ok(found),
                    Err(ReadError::Failed(failure)) if failure.may_pass() => failure.to_string(),
                    Err(error) => return Err(error.into()),
                },
                Err(why) => why,
            };
            if Instant::now() + RETRY_PAUSE >= deadline {
                return Err(StoreError::Unavailable(why));
            }
            tokio::time::sleep(RETRY_PAUSE).await;
        }
    }

    async fn connection(&self) -> Result<Arc<Connection>, String> {
        let next = self.next.fetch_add(1, Ordering::Relaxed) % READ_CONNECTIONS_MAX;
        let mut place = self.connections[next].lock().await;
        match &*place {
            Some(connection) if !connection.is_closed() => Ok(connection.clone()),
            Some(_) | None => {
                *place = None;
                let made = self.connector.connect().await.map_err(|error| error.to_string())?;
                Ok(place.insert(Arc::new(made)).clone())
            }
        }
    }
}
