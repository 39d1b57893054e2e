//! One connection to the database: how it is made, and what is asked over it.
//!
//! Every connection is made to the server that accepts writes, and every server is checked before
//! it is used ([`super::checks`]). No statement that changes a table is ever cancelled: a cancelled
//! commit is visible here and may be on no standby. A connection whose reply does not come is dropped
//! instead. The database goes on waiting for the standby then, and keeps the connection until there
//! is one; only the empty commit, which has no visible effect, is cancelled, because every attempt
//! to connect makes one.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use futures_util::stream::{FuturesUnordered, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, CancelToken, Client, Config, Row, Socket, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::super::OpenError;
use super::errors::{self, Failure};
use super::meters::Meters;
use super::settings::PostgresSettings;
use super::{checks, schema, tls};

/// How long making a connection to one host may take.
const CONNECT_MAX: Duration = Duration::from_secs(5);
/// How long a transaction may stand still, because its client does.
const IDLE_MAX: Duration = Duration::from_secs(3);
/// How much longer than the server's limit for a statement its reply is waited for.
const REPLY_GRACE: Duration = Duration::from_secs(2);
/// A commit that writes something to the log of the database and to no table.
const EMPTY_COMMIT: &str = "select pg_logical_emit_message(true, 'kontor', '')";
/// The function of PostgreSQL that warns when a commit does not wait for a standby any more. Its name
/// comes with the warning, and is never translated.
const STANDBY_WAIT: &str = "SyncRepWaitForLSN";
/// The port of a host that is named without one.
const PORT: u16 = 5432;
/// Most hosts in an address.
pub(super) const HOSTS_MAX: usize = 16;

/// Makes connections to the server that accepts writes.
pub(super) struct Connector {
    /// The same settings for each host of the address.
    hosts: Vec<Config>,
    tls: MakeRustlsConnect,
    statement_max: Duration,
    allow_unsynced: bool,
    /// The id of the cluster, once it is known. A host of the address can come to lead to another one.
    pub(super) cluster_id: OnceLock<String>,
    pub(super) meters: Arc<Meters>,
}

/// A connection. Dropping it closes the socket at once.
pub(super) struct Connection {
    client: Client,
    /// Prepared statements by their text.
    statements: Mutex<HashMap<&'static str, Statement>>,
    /// The server has sent a warning that a commit did not wait for a standby.
    warned: Arc<AtomicBool>,
    reply_max: Duration,
    /// Whether commits may be acknowledged that only this server of the database has.
    pub(super) allow_unsynced: bool,
    driver: AbortHandle,
}

/// Parameters of a statement.
pub(super) type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Connector {
    /// Reads the address.
    pub(super) fn new(settings: &PostgresSettings) -> Result<Self, OpenError> {
        let refused = |why: String| OpenError::Address(why);
        let config = tls::parse(&settings.address)?;
        let tls = tls::connector(tls::mode(&config), settings.root_certificates.as_deref())?;
        let count = config.get_hosts().len();
        if !(1..=HOSTS_MAX).contains(&count) {
            return Err(refused(format!("the address names 1 to {HOSTS_MAX} hosts, not {count}")));
        }
        if !config.get_hostaddrs().is_empty() {
            return Err(refused("the address has hostaddr, which is not supported".into()));
        }
        Ok(Connector {
            hosts: (0..count).map(|host| of_host(&config, host)).collect(),
            tls,
            statement_max: settings.statement_max,
            allow_unsynced: settings.allow_unsynced,
            cluster_id: OnceLock::new(),
            meters: Arc::default(),
        })
    }

    /// Connects to the first host that accepts writes and has the settings that the store needs.
    pub(super) async fn connect(&self) -> Result<Connection, OpenError> {
        self.connect_with(None).await
    }

    /// The same; what is notified on this connection is sent to `notified`. Without a receiver, the
    /// connection ends.
    pub(super) async fn connect_with(
        &self,
        notified: Option<mpsc::Sender<String>>,
    ) -> Result<Connection, OpenError> {
        let attempts = self.hosts.iter().map(|host| {
            let notified = notified.clone();
            async move {
                let attempt = self.attempt(host, notified).await;
                attempt.map_err(|error| error.of_host(&name(host)))
            }
        });
        let mut attempts: FuturesUnordered<_> = attempts.collect();
        let mut failed = Vec::new();
        while let Some(attempt) = attempts.next().await {
            match attempt {
                Ok(connection) => return Ok(connection),
                Err(error) => failed.push(error),
            }
        }
        Err(all_failed(failed))
    }

    async fn attempt(
        &self,
        host: &Config,
        notified: Option<mpsc::Sender<String>>,
    ) -> Result<Connection, OpenError> {
        let (connection, timeline) =
            within_connect_max(self.connect_to(host, notified), "no connection").await?;
        if !self.allow_unsynced {
            let wait =
                async { connection.wait_for_standby(&self.tls).await.map_err(Failure::into_open) };
            within_connect_max(wait, "no commit is confirmed by a standby").await?;
        }
        self.meters.connected(format!("{} {timeline}", name(host)));
        Ok(connection)
    }

    async fn connect_to(
        &self,
        host: &Config,
        notified: Option<mpsc::Sender<String>>,
    ) -> Result<(Connection, String), OpenError> {
        let connected = host.connect(self.tls.clone()).await.map_err(|error| {
            if errors::is_of_node(&error) {
                self.meters.reached();
            }
            errors::unconnected(&error)
        });
        let (client, driver) = connected?;
        let warned = Arc::new(AtomicBool::new(false));
        let driver = tokio::spawn(drive(driver, warned.clone(), notified));
        let connection = Connection {
            client,
            statements: Mutex::default(),
            warned,
            reply_max: self.statement_max + REPLY_GRACE,
            allow_unsynced: self.allow_unsynced,
            driver: driver.abort_handle(),
        };
        let settings = session_settings(self.statement_max);
        connection.execute_text(&settings).await.map_err(Failure::into_open)?;
        let timeline = checks::check(&connection, self.allow_unsynced).await?;
        if let Some(expected) = self.cluster_id.get() {
            schema::check_cluster(&connection, expected).await?;
        }
        Ok((connection, timeline))
    }
}

async fn within_connect_max<T>(
    attempt: impl Future<Output = Result<T, OpenError>>,
    failed: &str,
) -> Result<T, OpenError> {
    let seconds = CONNECT_MAX.as_secs();
    let given_up = |_| Err(OpenError::Database(format!("{failed} within {seconds} s")));
    tokio::time::timeout(CONNECT_MAX, attempt).await.unwrap_or_else(given_up)
}

/// Plans must not depend on statistics: those of a new database are of empty tables. Locks that a
/// dead client holds are released soon, because other servers wait for them with all their writes.
fn session_settings(statement_max: Duration) -> String {
    let [statement_max_ms, idle_max_ms] =
        [statement_max, statement_max.min(IDLE_MAX)].map(|limit| limit.as_millis());
    format!(
        "set statement_timeout = {statement_max_ms};
         set lock_timeout = {statement_max_ms};
         set idle_in_transaction_session_timeout = {idle_max_ms};
         set default_transaction_isolation = 'read committed';
         set enable_seqscan = off;
         set enable_bitmapscan = off;
         set jit = off;
         set plan_cache_mode = force_generic_plan;
         set client_min_messages = warning;
         set search_path = kontor"
    )
}

/// No host of an address can be used. What a reachable server lacks says more than that others cannot
/// be reached.
fn all_failed(mut failed: Vec<OpenError>) -> OpenError {
    let lasting = failed.iter().position(|error| !matches!(error, OpenError::Database(_)));
    if let Some(lasting) = lasting {
        return failed.swap_remove(lasting);
    }
    let reasons = failed.into_iter().filter_map(|error| match error {
        OpenError::Database(why) => Some(why),
        _ => None,
    });
    OpenError::Database(reasons.collect::<Vec<_>>().join("; "))
}

/// A host of an address with its port, for people.
fn name(host: &Config) -> String {
    let port = host.get_ports().first().copied().unwrap_or(PORT);
    match host.get_hosts() {
        [Host::Tcp(name)] => format!("{name}:{port}"),
        [Host::Unix(path)] => format!("{} (port {port})", path.display()),
        hosts => format!("{hosts:?}"),
    }
}

/// The settings of one host of an address.
fn of_host(config: &Config, host: usize) -> Config {
    let mut one = Config::new();
    match &config.get_hosts()[host] {
        Host::Tcp(name) => one.host(name),
        Host::Unix(path) => one.host_path(path),
    };
    let ports = config.get_ports();
    if let Some(port) = ports.get(host).or_else(|| ports.first()) {
        one.port(*port);
    }
    if let Some(user) = config.get_user() {
        one.user(user);
    }
    if let Some(password) = config.get_password() {
        one.password(password);
    }
    if let Some(database) = config.get_dbname() {
        one.dbname(database);
    }
    if let Some(options) = config.get_options() {
        one.options(options);
    }
    one.application_name(config.get_application_name().unwrap_or("kontor"));
    one.ssl_mode(tls::mode(config));
    one.connect_timeout(CONNECT_MAX);
    one.tcp_user_timeout(config.get_tcp_user_timeout().copied().unwrap_or(CONNECT_MAX * 2));
    one.target_session_attrs(TargetSessionAttrs::ReadWrite);
    one
}

/// Moves the bytes of a connection until it ends.
async fn drive(
    mut driver: tokio_postgres::Connection<Socket, impl AsyncRead + AsyncWrite + Unpin>,
    warned: Arc<AtomicBool>,
    notified: Option<mpsc::Sender<String>>,
) {
    while let Some(message) = std::future::poll_fn(|context| driver.poll_message(context)).await {
        match message {
            Ok(AsyncMessage::Notice(notice)) => {
                tracing::warn!(notice = notice.message(), "the database warns");
                // Others, say of collations after an upgrade of the system, tell nothing of commits.
                if notice.routine().is_none_or(|routine| routine == STANDBY_WAIT) {
                    warned.store(true, Ordering::SeqCst);
                }
            }
            Ok(AsyncMessage::Notification(notification)) => {
                let payload = notification.payload().to_owned();
                if let Some(notified) = &notified
                    && notified.try_send(payload).is_err()
                {
                    return;
                }
            }
            Ok(_) => {}
            Err(error) => {
                tracing::debug!(error = errors::text(&error), "a connection ended");
                return;
            }
        }
    }
}

impl Connection {
    /// Whether nothing can be asked any more.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed() || self.driver.is_finished()
    }

    /// Whether the server has sent a warning that a commit did not wait for a standby.
    pub(super) fn has_warned(&self) -> bool {
        self.warned.load(Ordering::SeqCst)
    }

    /// Waits until a standby has everything that is visible here. A database that has crashed, and
    /// was started again, shows what no standby has; a commit is acknowledged only after that.
    async fn wait_for_standby(&self, tls: &MakeRustlsConnect) -> Result<(), Failure> {
        let mut cancel = CancelIfGivenUp(Some((self.client.cancel_token(), tls.clone())));
        self.client.batch_execute(EMPTY_COMMIT).await.map_err(Failure::of)?;
        cancel.0 = None;
        if self.has_warned() {
            return Err(Failure::Broken("the commit did not wait for a standby".into()));
        }
        let replication = self.query(checks::REPLICATION, &[]).await?;
        match checks::was_unsynced(&replication, self.allow_unsynced) {
            Some(why) => Err(Failure::Broken(why)),
            None => Ok(()),
        }
    }

    /// A statement that is prepared on this connection, now or earlier.
    pub(super) async fn prepared(&self, text: &'static str) -> Result<Statement, Failure> {
        let known = self.statements().get(text).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.in_time(self.client.prepare(text)).await?;
        self.statements().insert(text, statement.clone());
        Ok(statement)
    }

    fn statements(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Statement>> {
        self.statements.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rows of a statement.
    pub(super) async fn query(
        &self,
        text: &'static str,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, Failure> {
        let statement = self.prepared(text).await?;
        self.query_prepared(&statement, parameters).await
    }

    /// The rows of a prepared statement. It is sent when the future is polled for the first time,
    /// so futures that are joined are executed in their order.
    pub(super) async fn query_prepared(
        &self,
        statement: &Statement,
        parameters: Parameters<'_>,
    ) -> Result<Vec<Row>, Failure> {
        self.in_time(self.client.query(statement, parameters)).await
    }

    /// Executes statements without parameters.
    pub(super) async fn execute_text(&self, text: &str) -> Result<(), Failure> {
        self.in_time(self.client.batch_execute(text)).await
    }

    async fn in_time<T>(
        &self,
        reply: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, Failure> {
        match tokio::time::timeout(self.reply_max, reply).await {
            Ok(replied) => replied.map_err(Failure::of),
            Err(_) => {
                // A late reply must not be taken for the reply to something else.
                self.driver.abort();
                Err(Failure::Broken(format!("no reply within {} s", self.reply_max.as_secs())))
            }
        }
    }
}

/// Cancels the empty commit if no caller waits for its reply any more.
struct CancelIfGivenUp(Option<(CancelToken, MakeRustlsConnect)>);

impl Drop for CancelIfGivenUp {
    fn drop(&mut self) {
        let Some((token, tls)) = self.0.take() else { return };
        // Without a runtime the process ends.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            let cancelled = tokio::time::timeout(CONNECT_MAX, token.cancel_query(tls)).await;
            if !matches!(cancelled, Ok(Ok(()))) {
                tracing::debug!("a commit without a standby could not be cancelled");
            }
        });
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.driver.abort();
    }
}
