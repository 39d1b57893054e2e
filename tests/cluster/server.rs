//! The servers: processes of the program over one database, on any of which the clients may call.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kontor_http::rates::Bucket;
use kontor_testing::clock::variables_ahead;
use kontor_testing::waits::{ended, first_line, output};
use tempfile::TempDir;

use crate::PATIENCE;
use crate::engine::send;

/// The program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_kontor");
/// What further servers need from the data directory of the first one.
const SECRET: &str = "keys/secret.hex";
/// Pause before a server that could not open the store is started again.
const RESTART_PAUSE: Duration = Duration::from_millis(500);

/// Passwords that are cheap to hash, and limits so high that no test reaches them by accident. Those
/// of rates are added.
const FLAGS: [&str; 7] = [
    "--password-memory-kib=8",
    "--password-passes=1",
    "--connections-max=1000000",
    "--workers=2",
    "--stop-s=5",
    "--listen=127.0.0.1:0",
    "--log=warn",
];

/// Servers over one database.
pub struct Servers {
    folder: TempDir,
    /// The address of the database.
    pub store: String,
    flags: Vec<String>,
    /// How far the clock of each server is ahead, in seconds.
    ahead_s: Vec<i64>,
    processes: Mutex<Vec<Option<Child>>>,
    pub addresses: Arc<Addresses>,
}

/// Where the servers listen. One that is started again has another address.
pub struct Addresses(Mutex<Vec<String>>);

impl Addresses {
    /// Those of servers that run already.
    pub fn of(addresses: Vec<String>) -> Self {
        Addresses(Mutex::new(addresses))
    }

    /// The address of a server.
    pub fn get(&self, server: usize) -> String {
        self.0.lock().unwrap()[server].clone()
    }

    /// How many servers there are.
    pub fn count(&self) -> usize {
        self.0.lock().unwrap().len()
    }
}

impl Servers {
    /// Starts servers whose clocks are so many seconds ahead.
    pub async fn start(store: &str, flags: &[&str], ahead_s: &[i64]) -> Arc<Servers> {
        let servers = Arc::new(Servers {
            folder: tempfile::tempdir().unwrap(),
            store: store.to_owned(),
            flags: flags.iter().map(|flag| (*flag).to_owned()).collect(),
            ahead_s: ahead_s.to_vec(),
            processes: Mutex::new(ahead_s.iter().map(|_| None).collect()),
            addresses: Arc::new(Addresses(Mutex::new(vec![String::new(); ahead_s.len()]))),
        });
        for server in 0..ahead_s.len() {
            servers.launch(server).await;
            if server == 0 {
                // All servers have the same secret.
                for other in 1..ahead_s.len() {
                    copy_secret(&servers.data(0), &servers.data(other));
                }
            }
        }
        servers
    }

    /// The data directory of a server.
    pub fn data(&self, server: usize) -> PathBuf {
        self.folder.path().join(server.to_string())
    }

    /// A file for the test.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts a server that does not run. While the database accepts no connections it ends again,
    /// and is started once more.
    pub async fn launch(self: &Arc<Self>, server: usize) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let this = Arc::clone(self);
            let launched = tokio::task::spawn_blocking(move || this.try_launch(server));
            if launched.await.unwrap() {
                return;
            }
            assert!(Instant::now() < deadline, "a server does not start:\n{}", self.log(server));
            tokio::time::sleep(RESTART_PAUSE).await;
        }
    }

    fn try_launch(&self, server: usize) -> bool {
        let log = self.file(&format!("{server}.log"));
        let log = File::options().create(true).append(true).open(log).unwrap();
        let mut command = Command::new(PROGRAM);
        if self.ahead_s[server] != 0 {
            command.envs(variables_ahead(self.ahead_s[server]));
        }
        command.args(["serve", "--store", &self.store, "--data"]).arg(self.data(server));
        let rates = Bucket::ALL.map(|rate| format!("--rate-{}=1000000", rate.name()));
        command.args(rates).args(FLAGS).args(&self.flags);
        let mut process =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let line = first_line("a server", &mut process);
        if line.is_empty() {
            ended("a server that did not start", &mut process);
            return false;
        }
        self.addresses.0.lock().unwrap()[server] = format!("http://{}", line.trim_end());
        self.processes.lock().unwrap()[server] = Some(process);
        true
    }

    /// Compares the lists and due decisions with the logs, as operators do. Returns what is wrong.
    pub async fn check_lists(&self) -> Option<String> {
        let data = self.data(0);
        let check = ["cluster", "check", "--store", &self.store, "--data", arg(&data)];
        let output = kontor(&check).await;
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said).into_owned();
        print!("{said}");
        (!output.status.success()).then(|| format!("the lists differ from the logs: {said}"))
    }

    /// What a server has logged.
    pub fn log(&self, server: usize) -> String {
        std::fs::read_to_string(self.file(&format!("{server}.log"))).unwrap_or_default()
    }

    /// Sends a signal to a server.
    pub fn signal(&self, server: usize, signal: &str) {
        if let Some(process) = &self.processes.lock().unwrap()[server] {
            send(signal, &process.id().to_string());
        }
    }

    /// Kills a server, or ends it by another signal, and waits for its end.
    pub async fn end(self: &Arc<Self>, server: usize, signal: &str) {
        self.signal(server, signal);
        let process = self.processes.lock().unwrap()[server].take();
        if let Some(mut process) = process {
            let end = move || ended("a server, which was told to end", &mut process);
            tokio::task::spawn_blocking(end).await.unwrap();
        }
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for process in self.processes.lock().unwrap().iter_mut().flatten() {
            let _ = process.kill();
            ended("a server, which was killed", process);
        }
    }
}

fn copy_secret(from: &Path, to: &Path) {
    std::fs::create_dir_all(to.join("keys")).unwrap();
    std::fs::copy(from.join(SECRET), to.join(SECRET)).unwrap();
}

/// Runs another command of the program to its end.
pub async fn kontor(arguments: &[&str]) -> Output {
    let arguments: Vec<String> = arguments.iter().map(|argument| (*argument).to_owned()).collect();
    let run = move || output(Command::new(PROGRAM).args(arguments));
    tokio::task::spawn_blocking(run).await.unwrap()
}

/// A path as an argument.
pub fn arg(path: &Path) -> &str {
    path.to_str().unwrap()
}
