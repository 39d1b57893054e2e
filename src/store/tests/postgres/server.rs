//! Starts PostgreSQL for tests, from the package of the operating system.
//!
//! One server serves all tests of the process, each with a database of its own. It is told to stop
//! when the process ends, however that happens: the kernel sends it a signal (`setpriv
//! --pdeathsig`). PostgreSQL refuses to run as root, so root starts it as the user `postgres`.

use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use tokio_postgres::{Client, NoTls};

use super::*;

/// Where Debian's packages put the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// How often a server is asked whether it is ready, with this pause.
const READY_ATTEMPTS_MAX: u32 = 600;
const READY_PAUSE: Duration = Duration::from_millis(50);

/// Starts PostgreSQL, starts it again whenever it ends, and removes its files once the process of
/// the tests has ended. `$1` is the folder of the programs, `$2` that of the data.
const SUPERVISE: &str = r#"
    stop() { touch "$2/stop"; kill -QUIT "$server"; }
    trap 'stop "$1" "$2"' TERM
    while [ ! -e "$2/stop" ]; do
        "$1/postgres" -D "$2/data" -k "$2" 2>>"$2/log" &
        server=$!
        while kill -0 "$server" 2>/dev/null; do wait "$server"; done
    done
    rm -rf "$2"
"#;

/// Small, and with the settings that the store insists on.
const SETTINGS: &str = "
    listen_addresses = ''
    max_connections = 300
    shared_buffers = 32MB
    max_wal_size = 256MB
    fsync = on
    full_page_writes = on
    synchronous_commit = on
    log_min_messages = fatal
";

/// A PostgreSQL of this process.
pub(crate) struct Server {
    folder: PathBuf,
}

impl Server {
    /// The one that most tests share.
    pub(crate) fn shared() -> &'static Server {
        static SHARED: OnceLock<Server> = OnceLock::new();
        SHARED.get_or_init(Server::start)
    }

    /// Starts another one, for tests that stop it.
    pub(crate) fn start() -> Server {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("kontor-pg-").tempdir().unwrap().keep();
        let user = is_root(&folder).then(|| {
            let (user, group) = (id_of("-u"), id_of("-g"));
            chown(&folder, Some(user), Some(group)).unwrap();
            format!("--reuid={user} --regid={group} --clear-groups")
        });
        let user: Vec<&str> = user.iter().flat_map(|options| options.split(' ')).collect();
        let data = folder.join("data");
        let initdb = Command::new("setpriv")
            .args(&user)
            .arg(programs.join("initdb"))
            .args(["--data-checksums", "--no-sync", "--auth=trust", "--username=postgres"])
            .args(["--encoding=UTF8", "--locale=C.UTF-8", "-D"])
            .arg(&data)
            .current_dir(&folder)
            .output()
            .expect("setpriv can be started (package util-linux)");
        assert!(initdb.status.success(), "{}", String::from_utf8_lossy(&initdb.stderr));
        let settings = data.join("postgresql.conf");
        let before = std::fs::read_to_string(&settings).unwrap();
        std::fs::write(&settings, before + SETTINGS).unwrap();
        let mut supervisor = Command::new("setpriv");
        supervisor
            .args(&user)
            .args(["--pdeathsig", "TERM", "sh", "-c", SUPERVISE, "sh"])
            .arg(programs)
            .arg(&folder)
            .current_dir(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        keep_running(supervisor);
        Server { folder }
    }

    /// The address of a database.
    pub(crate) fn address(&self, database: &str) -> String {
        format!("host={} user=postgres dbname={database}", self.folder.display())
    }

    /// A connection of the test's own, once the server accepts one.
    pub(crate) async fn connect(&self, database: &str) -> Client {
        for _ in 0..READY_ATTEMPTS_MAX {
            if let Ok((client, connection)) =
                tokio_postgres::connect(&self.address(database), NoTls).await
            {
                tokio::spawn(connection);
                return client;
            }
            tokio::time::sleep(READY_PAUSE).await;
        }
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not become ready: {log}");
    }

    /// Kills all its processes at once, as a crash does. It is started again.
    pub(crate) fn crash(&self) {
        let pid = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap();
        assert!(Command::new("kill").args(["-QUIT", pid]).status().unwrap().success());
    }
}

/// The programs of the newest version that is installed.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|version| version.file_name().to_str()?.parse::<u32>().ok())
        .max()
        .unwrap_or_else(|| panic!("install the package postgresql: {VERSIONS} has no version"));
    Path::new(VERSIONS).join(newest.to_string()).join("bin")
}

/// Whether this process runs as root: then what it makes belongs to root.
fn is_root(made: &Path) -> bool {
    std::fs::metadata(made).unwrap().uid() == 0
}

/// An id of the user that the package makes.
fn id_of(which: &str) -> u32 {
    let id = Command::new("id").args([which, "postgres"]).output().unwrap();
    String::from_utf8_lossy(&id.stdout).trim().parse().expect("the package makes a user postgres")
}

/// Starts a process from a thread that never ends: the kernel sends the signal when the thread that
/// started a process ends, and each test has a thread of its own.
fn keep_running(mut command: Command) {
    let (started, is_started) = mpsc::channel();
    std::thread::spawn(move || {
        let mut child = command.spawn().expect("setpriv can be started");
        started.send(()).unwrap();
        child.wait().unwrap();
        loop {
            std::thread::park();
        }
    });
    is_started.recv().unwrap();
}

/// A database of one test.
pub(crate) struct Database {
    server: &'static Server,
    name: String,
}

impl Database {
    /// A new one on the shared server.
    pub(crate) async fn new() -> Database {
        let server = tokio::task::spawn_blocking(Server::shared).await.unwrap();
        Database::on(server).await
    }

    /// A new one on this server.
    pub(crate) async fn on(server: &'static Server) -> Database {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let client = server.connect("postgres").await;
        client.batch_execute(&format!("create database {name}")).await.unwrap();
        Database { server, name }
    }

    /// How the store in it is opened.
    pub(crate) fn settings(&self) -> PostgresSettings {
        let address = self.server.address(&self.name);
        PostgresSettings {
            allow_unsynced: true,
            ..PostgresSettings::new(&address, index_rows_of, 1)
        }
    }

    /// Opens the store in it, as one more server.
    pub(crate) async fn open(&self) -> Arc<PostgresStore> {
        PostgresStore::open(self.settings()).await.unwrap()
    }

    /// A connection beside the store.
    pub(crate) async fn connect(&self) -> Client {
        self.server.connect(&self.name).await
    }

    /// Executes statements beside the store.
    pub(crate) async fn execute(&self, statements: &str) {
        self.connect().await.batch_execute(statements).await.unwrap();
    }

    /// The number that a query returns.
    pub(crate) async fn number(&self, query: &str) -> i64 {
        self.connect().await.query_one(query, &[]).await.unwrap().get(0)
    }
}
