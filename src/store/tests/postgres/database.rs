//! A database of one test, and connections to it beside the store.

use kontor_testing::postgresql::{PostgreSql, named_database};
use tokio_postgres::{Client, NoTls};

use super::*;

async fn connect(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A database of one test.
pub(in super::super) struct Database {
    address: String,
    /// Whether its commits may wait for no standby.
    allow_unsynced: bool,
}

impl Database {
    /// A new one on the server that `KONTOR_TEST_STORE` names, or on the shared one of this process.
    pub(in super::super) async fn new() -> Database {
        let make = || match named_database() {
            Some(address) => Database { address, allow_unsynced: false },
            None => Database::make_on(PostgreSql::shared()),
        };
        tokio::task::spawn_blocking(make).await.unwrap()
    }

    /// A new one on this server.
    pub(in super::super) async fn on(server: &'static PostgreSql) -> Database {
        tokio::task::spawn_blocking(|| Database::make_on(server)).await.unwrap()
    }

    fn make_on(server: &PostgreSql) -> Database {
        let address = server.address(&server.create_database());
        Database { address, allow_unsynced: true }
    }

    /// How the store in it is opened.
    pub(in super::super) fn settings(&self) -> PostgresSettings {
        PostgresSettings {
            allow_unsynced: self.allow_unsynced,
            ..PostgresSettings::new(&self.address, index_rows_of, 1)
        }
    }

    /// Opens the store in it, as one more server.
    pub(in super::super) async fn open(&self) -> Arc<PostgresStore> {
        PostgresStore::open(self.settings()).await.unwrap()
    }

    /// A connection beside the store.
    pub(in super::super) async fn connect(&self) -> Client {
        connect(&self.address).await
    }

    /// Executes statements beside the store.
    pub(in super::super) async fn execute(&self, statements: &str) {
        self.connect().await.batch_execute(statements).await.unwrap();
    }

    /// The number that a query returns.
    pub(in super::super) async fn number(&self, query: &str) -> i64 {
        self.connect().await.query_one(query, &[]).await.unwrap().get(0)
    }
}
