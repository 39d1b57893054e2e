//! A database of one test, and connections to it beside the store.

use kontor_testing::postgresql::PostgreSql;
use tokio_postgres::{Client, NoTls};

use super::*;

async fn connect(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A database of one test.
pub(in super::super) struct Database {
    server: &'static PostgreSql,
    name: String,
}

impl Database {
    /// A new one on the shared server.
    pub(in super::super) async fn new() -> Database {
        let server = tokio::task::spawn_blocking(PostgreSql::shared).await.unwrap();
        Database::on(server).await
    }

    /// A new one on this server.
    pub(in super::super) async fn on(server: &'static PostgreSql) -> Database {
        let name = tokio::task::spawn_blocking(|| server.create_database()).await.unwrap();
        Database { server, name }
    }

    /// How the store in it is opened.
    pub(in super::super) fn settings(&self) -> PostgresSettings {
        let address = self.server.address(&self.name);
        PostgresSettings {
            allow_unsynced: true,
            ..PostgresSettings::new(&address, index_rows_of, 1)
        }
    }

    /// Opens the store in it, as one more server.
    pub(in super::super) async fn open(&self) -> Arc<PostgresStore> {
        PostgresStore::open(self.settings()).await.unwrap()
    }

    /// A connection beside the store.
    pub(in super::super) async fn connect(&self) -> Client {
        connect(&self.server.address(&self.name)).await
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
