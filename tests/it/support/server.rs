//! The real server: a process of the program, with a data directory that remains when it is killed.

use std::{
    fs::File,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Output, Stdio},
};

use kontor_http::rates::Bucket;
use kontor_testing::postgresql::named_database;
use kontor_testing::waits::{ended, first_line, output};
use tempfile::TempDir;

use super::client::{Address, Caller};

/// The program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_kontor");

/// Passwords that are cheap to hash, and limits so high that no test reaches them by accident. Those
/// of rates are added.
const FLAGS: [&str; 9] = [
    "--password-memory-kib=8",
    "--password-passes=1",
    "--connections-max=1000000",
    "--store-cache-mib=16",
    "--workers=2",
    "--stop-s=5",
    "--listen=127.0.0.1:0",
    "--log=info",
    "--data",
];

/// A flag for each rate, so high that no test reaches it by accident.
fn unlimited() -> [String; Bucket::ALL.len()] {
    Bucket::ALL.map(|rate| format!("--rate-{}=1000000", rate.name()))
}

/// A server process. It is killed when this value is dropped.
pub struct Server {
    dir: TempDir,
    flags: Vec<String>,
    /// Variables of the environment.
    pub variables: Vec<(&'static str, String)>,
    process: Option<Child>,
    pub address: Address,
}

impl Server {
    /// A server on an empty data directory.
    pub fn start() -> Self {
        Server::with_flags(&[])
    }

    /// The same with its store in the data directory, without regard to `KONTOR_TEST_STORE`.
    pub fn embedded() -> Self {
        Server::embedded_with(&[])
    }

    /// The same with these flags.
    pub fn embedded_with(flags: &[&str]) -> Self {
        let mut server = Server::asleep();
        server.flags = flags.iter().map(|flag| (*flag).to_owned()).collect();
        server.launch();
        server
    }

    /// The same with more flags.
    pub fn with_flags(flags: &[&str]) -> Self {
        let mut server = Server::asleep();
        server.launch_with(flags);
        server
    }

    /// Starts a server that does not run yet, with these flags from now on. Its store is in its data
    /// directory, unless a flag or `KONTOR_TEST_STORE` says otherwise.
    pub fn launch_with(&mut self, flags: &[&str]) {
        self.flags = flags.iter().map(|flag| (*flag).to_owned()).collect();
        if !flags.contains(&"--store")
            && let Some(database) = named_database()
        {
            self.flags.extend(["--store".to_owned(), database]);
        }
        self.launch();
    }

    /// A data directory whose server does not run yet.
    pub fn asleep() -> Self {
        Server {
            dir: tempfile::tempdir().unwrap(),
            flags: Vec::new(),
            variables: Vec::new(),
            process: None,
            address: Address::default(),
        }
    }

    /// A server that has the secret of another one, as servers over one database must.
    pub fn with_secret_of(other: &Server, flags: &[&str]) -> Self {
        let mut server = Server::asleep();
        let keys = server.data().join("keys");
        std::fs::create_dir_all(&keys).unwrap();
        std::fs::copy(other.data().join("keys/secret.hex"), keys.join("secret.hex")).unwrap();
        server.launch_with(flags);
        server
    }

    /// The data directory.
    pub fn data(&self) -> PathBuf {
        self.dir.path().join("data")
    }

    /// The path of a file for the test.
    pub fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn launch(&mut self) {
        let log = File::options().create(true).append(true).open(self.file("log")).unwrap();
        let mut command = Command::new(PROGRAM);
        command.arg("serve").args(unlimited()).args(FLAGS).arg(self.data()).args(&self.flags);
        command.envs(self.variables.iter().cloned());
        let mut process =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let line = first_line("the server", &mut process);
        let address: Result<SocketAddr, _> = line.trim_end().parse();
        let address =
            address.unwrap_or_else(|_| panic!("no address came: {line:?}\n{}", self.log()));
        self.address.set(&format!("http://{address}"));
        self.process = Some(process);
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.file("log")).unwrap_or_default()
    }

    /// Its process id.
    pub fn pid(&self) -> u32 {
        self.process.as_ref().expect("the server runs").id()
    }

    /// Sends SIGKILL, so that the server finishes nothing.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            ended("the server, which was killed", &mut process);
        }
    }

    /// Sends SIGTERM without waiting for the end of the process.
    pub fn ask_to_stop(&self) {
        self.signal("-TERM");
    }

    /// Lets the process do nothing until it is resumed.
    pub fn pause(&self) {
        self.signal("-STOP");
    }

    /// Lets a paused process go on.
    pub fn resume(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let sent = output(Command::new("kill").arg(signal).arg(self.pid().to_string()));
        assert!(sent.status.success());
    }

    /// Whether the process has not ended yet.
    pub fn is_running(&mut self) -> bool {
        self.process.as_mut().is_some_and(|process| process.try_wait().unwrap().is_none())
    }

    /// Waits for the end of the process.
    pub fn ended(&mut self) -> ExitStatus {
        ended("the server", &mut self.process.take().expect("the server runs"))
    }

    /// Sends SIGTERM and waits until the server has finished what it accepted.
    pub fn stop(&mut self) {
        self.ask_to_stop();
        let status = self.ended();
        assert!(status.success(), "{status}\n{}", self.log());
    }

    /// Kills the server and starts it again on the same data; its clients use the new address.
    pub fn restart(&mut self) {
        self.kill();
        self.launch();
    }

    /// The same with one more flag, for this start alone.
    pub fn restart_with(&mut self, flag: &str) {
        self.restart_with_all(&[flag]);
    }

    /// The same with more flags.
    pub fn restart_with_all(&mut self, more: &[&str]) {
        self.kill();
        let usual = self.flags.len();
        self.flags.extend(more.iter().map(|flag| (*flag).to_owned()));
        self.launch();
        self.flags.truncate(usual);
    }

    /// A client without a token.
    pub fn anonymous(&self) -> Caller {
        Caller::anonymous(&self.address)
    }

    /// A new guest.
    pub async fn guest(&self, name: &str) -> Caller {
        Caller::guest(&self.address, name).await
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Runs another command of the program to its end.
pub fn kontor(args: &[&str]) -> Output {
    output(Command::new(PROGRAM).args(args))
}

/// A path as an argument.
pub fn arg(path: &Path) -> &str {
    path.to_str().unwrap()
}
