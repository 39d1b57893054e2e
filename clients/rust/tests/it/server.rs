//! A server for a test, with its own data; it can be killed and started again at the same address.

use std::{env, path::PathBuf, process::Stdio, time::Duration};

use tempfile::TempDir;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// Rate limits that many clients at one address do not reach, and passwords that are cheap to hash.
const FLAGS: &[&str] = &[
    "--rate-moves=1000000",
    "--rate-player=1000000",
    "--rate-address=1000000",
    "--rate-address-total=1000000",
    "--rate-sign-ins=1000000",
    "--rate-account=1000000",
    "--password-memory-kib=8",
    "--password-passes=1",
];

/// The longest wait for a process or an answer.
const PATIENCE: Duration = Duration::from_secs(120);

/// The result of work that has an end. A test that waits for it in vain says so by itself.
pub async fn within<T>(what: &str, work: impl Future<Output = T>) -> T {
    let done = tokio::time::timeout(PATIENCE, work).await;
    done.unwrap_or_else(|_| panic!("waited in vain for {PATIENCE:?}: {what}"))
}

pub struct Server {
    pub base_url: String,
    listen: String,
    process: Child,
    data: TempDir,
}

impl Server {
    pub async fn start() -> Self {
        let data = TempDir::new().unwrap();
        let (process, listen) = run("127.0.0.1:0", &data, &[]).await;
        Self { base_url: format!("http://{listen}"), listen, process, data }
    }

    /// A server with a socket for its operator.
    pub async fn with_operator() -> Self {
        let data = TempDir::new().unwrap();
        let socket = socket(&data).display().to_string();
        let (process, listen) = run("127.0.0.1:0", &data, &["--admin-socket", &socket]).await;
        Self { base_url: format!("http://{listen}"), listen, process, data }
    }

    /// An act of the operator.
    pub async fn operate(&self, act: &[&str]) {
        let mut command = Command::new(program());
        command.args(["admin", "--operator", "Olga", "--socket"]).arg(socket(&self.data));
        command.args(act).args(["--reason", "a test"]).stdin(Stdio::null()).stdout(Stdio::null());
        assert!(within("the act ends", command.status()).await.unwrap().success(), "{act:?}");
    }

    /// Kills the server with SIGKILL, and starts it again.
    pub async fn restart(&mut self) {
        within("the server ends", self.process.kill()).await.unwrap();
        self.process = run(&self.listen, &self.data, &[]).await.0;
    }
}

fn socket(data: &TempDir) -> PathBuf {
    data.path().join("admin.sock")
}

async fn run(listen: &str, data: &TempDir, more: &[&str]) -> (Child, String) {
    let mut command = Command::new(program());
    command
        .args(["serve", "--log=error", "--listen", listen, "--data"])
        .arg(data.path())
        .args(FLAGS)
        .args(more);
    let mut process = command
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("`cargo build` makes the server first");
    let mut address = String::new();
    let mut stdout = BufReader::new(process.stdout.as_mut().unwrap());
    within("the server starts", stdout.read_line(&mut address)).await.unwrap();
    (process, address.trim().to_owned())
}

/// `$KONTOR`, or the program that was built together with this test.
fn program() -> PathBuf {
    let beside = || env::current_exe().unwrap().ancestors().nth(2).unwrap().join("kontor");
    env::var_os("KONTOR").map_or_else(beside, PathBuf::from)
}
