//! Starts PostgreSQL for tests, from the package of the operating system.
//!
//! One server serves all tests of the process, each with a database of its own. It is told to stop
//! when the process ends, however that happens: the kernel sends it a signal (`setpriv
//! --pdeathsig`). PostgreSQL refuses to run as root, so root starts it as the user `postgres`.

use std::fs::File;
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::waits::{output, received};

/// Where Debian's packages put the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The port of servers that are reached only through their folder.
const PORT: u16 = 5432;
/// How often a server is asked whether it is ready, with this pause.
const READY_ATTEMPTS_MAX: u32 = 600;
const READY_PAUSE: Duration = Duration::from_millis(50);

/// The variable that names a database of another server: tests that can run over several stores then
/// make theirs there.
pub const NAMED: &str = "KONTOR_TEST_STORE";

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
#[derive(Debug)]
pub struct PostgreSql {
    folder: PathBuf,
    port: u16,
}

impl PostgreSql {
    /// The one that most tests share.
    pub fn shared() -> &'static PostgreSql {
        static SHARED: OnceLock<PostgreSql> = OnceLock::new();
        SHARED.get_or_init(PostgreSql::start)
    }

    /// Starts another one, for tests that stop it.
    pub fn start() -> PostgreSql {
        PostgreSql::start_with(PORT, "", &[])
    }

    /// Starts one that also accepts connections with TLS at 127.0.0.1, with a certificate and its
    /// key as PEM.
    pub fn start_with_tls(certificate: &str, key: &str) -> PostgreSql {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {port}\nssl = on\n\
             ssl_cert_file = '../server.crt'\nssl_key_file = '../server.key'\n"
        );
        let files = [("server.crt", certificate), ("server.key", key)];
        PostgreSql::start_with(port, &settings, &files)
    }

    /// Starts one with more settings, and with files that only it can read.
    fn start_with(port: u16, settings: &str, files: &[(&str, &str)]) -> PostgreSql {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("kontor-pg-").tempdir().unwrap().keep();
        for (name, content) in files {
            let mut file = File::options();
            let mut file =
                file.write(true).create_new(true).mode(0o600).open(folder.join(name)).unwrap();
            file.write_all(content.as_bytes()).unwrap();
        }
        let user = is_root(&folder).then(|| {
            let (user, group) = (id_of("-u"), id_of("-g"));
            for (name, _) in files {
                chown(folder.join(name), Some(user), Some(group)).unwrap();
            }
            chown(&folder, Some(user), Some(group)).unwrap();
            format!("--reuid={user} --regid={group} --clear-groups")
        });
        let user: Vec<&str> = user.iter().flat_map(|options| options.split(' ')).collect();
        let data = folder.join("data");
        let mut initdb = Command::new("setpriv");
        initdb
            .args(&user)
            .arg(programs.join("initdb"))
            .args(["--data-checksums", "--no-sync", "--auth=trust", "--username=postgres"])
            .args(["--encoding=UTF8", "--locale=C.UTF-8", "-D"])
            .arg(&data)
            .current_dir(&folder);
        // `setpriv` is of the package util-linux.
        let initdb = output(&mut initdb);
        assert!(initdb.status.success(), "{}", String::from_utf8_lossy(&initdb.stderr));
        let file = data.join("postgresql.conf");
        let before = std::fs::read_to_string(&file).unwrap();
        std::fs::write(&file, before + SETTINGS + settings).unwrap();
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
        let server = PostgreSql { folder, port };
        server.wait_until_ready();
        server
    }

    /// The address of a database.
    pub fn address(&self, database: &str) -> String {
        let (folder, port) = (self.folder.display(), self.port);
        format!("host={folder} port={port} user=postgres dbname={database}")
    }

    /// The address of a database over TCP, for one that was started with TLS.
    pub fn tcp_address(&self, host: &str, database: &str) -> String {
        format!("host={host} port={} user=postgres dbname={database}", self.port)
    }

    /// Makes a database, and returns its name.
    pub fn create_database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let created = self.run("createdb", &["--template=template0", &name]);
        assert!(created.status.success(), "{}", String::from_utf8_lossy(&created.stderr));
        name
    }

    /// Waits until it accepts connections.
    pub fn wait_until_ready(&self) {
        for _ in 0..READY_ATTEMPTS_MAX {
            if self.run("pg_isready", &["--quiet"]).status.success() {
                return;
            }
            thread::sleep(READY_PAUSE);
        }
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not become ready: {log}");
    }

    /// Executes a statement. Returns its rows, one to a line, columns between `|`.
    pub fn execute(&self, database: &str, statement: &str) -> String {
        let options = ["--quiet", "--tuples-only", "--no-align", "--dbname", database];
        let run = self.run("psql", &[&options[..], &["--command", statement]].concat());
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8(run.stdout).unwrap().trim_end().to_owned()
    }

    /// Executes a statement in a session that lasts until the returned process is killed.
    pub fn execute_and_stay(&self, database: &str, statement: &str) -> Child {
        let mut psql = self.command("psql");
        psql.args(["--quiet", "--dbname", database]).stdin(Stdio::piped()).stdout(Stdio::null());
        let mut child = psql.spawn().expect("the package has this program");
        let input = child.stdin.as_mut().expect("it is piped");
        writeln!(input, "{statement};").unwrap();
        child
    }

    /// Runs one of its programs.
    fn run(&self, program: &str, arguments: &[&str]) -> Output {
        output(self.command(program).args(arguments))
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(programs().join(program));
        command.args(["--username=postgres", "--host"]).arg(&self.folder);
        command.arg(format!("--port={}", self.port));
        command
    }

    /// Kills all its processes at once, as a crash does. It is started again.
    pub fn crash(&self) {
        let pid = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap();
        assert!(output(Command::new("kill").args(["-QUIT", pid])).status.success());
    }
}

/// Makes a database on the server that `KONTOR_TEST_STORE` names by the address of one of its
/// databases, and returns the address of the new one. `None` if the variable is not set.
pub fn named_database() -> Option<String> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let named = std::env::var(NAMED).ok()?;
    let (server, _) = named.rsplit_once('/').expect("it is an address of the form postgresql://");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is right");
    let name = format!("test_{}_{}", now.as_nanos(), COUNT.fetch_add(1, Ordering::Relaxed));
    let primary = format!("--maintenance-db={named}?target_session_attrs=read-write");
    let mut createdb = Command::new(programs().join("createdb"));
    let created = output(createdb.args([&primary, "--template=template0", &name]));
    assert!(created.status.success(), "{}", String::from_utf8_lossy(&created.stderr));
    Some(format!("{server}/{name}"))
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
    let id = output(Command::new("id").args([which, "postgres"]));
    String::from_utf8_lossy(&id.stdout).trim().parse().expect("the package makes a user postgres")
}

/// Starts a process from a thread that never ends: the kernel sends the signal when the thread that
/// started a process ends, and each test has a thread of its own.
fn keep_running(mut command: Command) {
    let (started, is_started) = mpsc::channel();
    thread::spawn(move || {
        let mut child = command.spawn().expect("setpriv can be started");
        started.send(()).unwrap();
        // It ends with the process of the tests.
        child.wait().unwrap();
        loop {
            thread::park();
        }
    });
    received("the start of PostgreSQL", &is_started);
}
