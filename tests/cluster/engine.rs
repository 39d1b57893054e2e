//! Three PostgreSQL nodes under Patroni and etcd, run by `tools/cluster/engine.py`, and what can
//! happen to them.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use kontor_testing::waits::{ended, first_line, output};
use serde_json::{Value, json};

use crate::until;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/cluster/engine.py");
const PATRONICTL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/target/cluster/bin/patronictl");
/// The first nodes of a process search free ports from here on.
const PORT: u32 = 16_431;
/// Those that are started next search so many ports further, so that both can start at once.
const PORTS: u32 = 100;
/// How long a node may take to answer how the cluster is.
const STATUS_MAX: Duration = Duration::from_secs(2);
/// How long a planned hand-over of the lead may take.
const HAND_OVER_MAX: Duration = Duration::from_secs(30);
/// The number that this machine has in the network of nodes with namespaces of their own.
const HOST_OF_SERVERS: u8 = 100;
/// The file that fills a disk.
const FILLER: &str = "filler";

/// How the nodes are run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// A network namespace for each node, so that the network can be cut.
    pub isolated: bool,
    /// The size of the disk of each database, so that it can be filled.
    pub disk_mib: Option<u32>,
    /// What is acknowledged need not be on a standby.
    pub asynchronous: bool,
}

/// A program of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    Etcd,
    Patroni,
    Postgresql,
}

/// The nodes. They are stopped when this value is dropped, or the process of the test ends.
pub struct Engine {
    process: Child,
    folder: PathBuf,
    pub nodes: Vec<Node>,
}

/// One node.
pub struct Node {
    pub folder: PathBuf,
    pub host: String,
    pub sql_port: String,
    rest: String,
    etcd: String,
    namespace: Option<String>,
}

impl Engine {
    /// Whether this process may make network namespaces and file systems.
    pub fn can_isolate() -> bool {
        let try_it = "ip netns add kontor-try && ip netns del kontor-try";
        output(Command::new("sh").args(["-c", try_it])).status.success()
    }

    /// Starts the nodes, and returns when all of them are ready.
    pub async fn start(options: Options) -> Engine {
        tokio::task::spawn_blocking(move || Engine::start_blocking(options)).await.unwrap()
    }

    fn start_blocking(options: Options) -> Engine {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let number = std::process::id() % 4_096 * 4 + count % 4;
        let folder = tempfile::Builder::new().prefix("kontor-engine-").tempdir().unwrap().keep();
        let name = format!("kc{number}");
        let mut command = Command::new("python3");
        let port = (PORT + count * PORTS).to_string();
        command.arg(SCRIPT).arg(&folder).args(["--for-tests", "--port", &port]);
        if options.isolated {
            let network = format!("10.{}.{}", 128 + number / 256, number % 256);
            command.args(["--isolated", &name, "--network", &network]);
        }
        if let Some(mib) = options.disk_mib {
            command.args(["--disk-mib", &mib.to_string()]);
        }
        if options.asynchronous {
            command.arg("--asynchronous");
        }
        let mut process =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("python3 runs");
        let line = first_line("the nodes", &mut process);
        assert!(line.starts_with("postgresql://"), "the nodes did not start: {line:?}");
        let namespace = |node| options.isolated.then(|| format!("{name}-{node}"));
        let nodes = (1..=3).map(|node| Node::read(&folder, node, namespace(node))).collect();
        Engine { process, folder, nodes }
    }

    /// The address of a database for `kontor serve --store`.
    pub fn address(&self, database: &str) -> String {
        let hosts: Vec<String> =
            self.nodes.iter().map(|node| format!("{}:{}", node.host, node.sql_port)).collect();
        format!("postgresql://postgres@{}/{database}", hosts.join(","))
    }

    /// For a shell.
    pub fn command_that_kills_the_leader(&self) -> String {
        format!("python3 '{SCRIPT}' --kill-leader '{}'", self.folder.display())
    }

    /// Makes a database, and returns its name.
    pub async fn create_database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let made = self.sql(&format!("create database {name} template template0"));
        assert!(made.is_some(), "the leading node makes a database");
        name
    }

    /// Runs a statement on the leading node. `None` if it fails.
    pub fn sql(&self, statement: &str) -> Option<String> {
        // A node that is stopped takes the connection and says nothing.
        let options = "target_session_attrs=read-write&connect_timeout=2";
        let address = format!("{}?{options}", self.address("postgres"));
        let options = ["--quiet", "--tuples-only", "--no-align", "--command", statement];
        let run = output(Command::new("psql").arg(address).args(options));
        run.status.success().then(|| String::from_utf8_lossy(&run.stdout).trim().to_owned())
    }

    /// The members of the cluster as a node that answers knows them.
    async fn members(&self) -> Vec<Value> {
        let http = http(STATUS_MAX);
        for node in &self.nodes {
            let asked = http.get(format!("{}/cluster", node.rest)).send().await;
            let Ok(reply) = asked else { continue };
            let Ok(text) = reply.text().await else { continue };
            let Ok(found) = serde_json::from_str::<Value>(&text) else { continue };
            if let Some(members) = found["members"].as_array() {
                return members.clone();
            }
        }
        Vec::new()
    }

    /// The node that leads, or led last.
    pub async fn leader(&self) -> Option<usize> {
        let members = self.members().await;
        let leads = |member: &&Value| member["role"] == "leader";
        let name = members.iter().find(leads)?["name"].as_str()?.to_owned();
        self.nodes.iter().position(|node| node.folder.ends_with(&name))
    }

    /// Waits until one node leads and both others follow it without delay. Of a node that was killed
    /// Patroni tells for half a minute what it was before; the leading PostgreSQL knows better.
    pub async fn until_whole(&self) {
        let streaming = "select count(distinct application_name) from pg_stat_replication \
                         where state = 'streaming' and application_name <> 'pg_basebackup'";
        until("all nodes are in replication", async || {
            if self.sql(streaming).is_none_or(|count| count != "2") {
                return false;
            }
            let members = self.members().await;
            let leads = members
                .iter()
                .filter(|member| member["role"] == "leader" && member["state"] == "running");
            let follow = members.iter().filter(|member| member["state"] == "streaming");
            leads.count() == 1 && follow.count() == 2
        })
        .await;
    }

    /// Sends a signal to a program of a node; that of PostgreSQL goes to all its processes.
    pub fn signal(&self, node: usize, program: Program, signal: &str) {
        for pid in self.nodes[node].pids(program) {
            send(signal, &pid);
        }
    }

    /// Kills everything on a node, as when its machine is lost. It stays off until [`Engine::on`].
    pub fn off(&self, node: usize) {
        std::fs::write(self.nodes[node].folder.join("off"), "").unwrap();
        for program in [Program::Patroni, Program::Postgresql, Program::Etcd] {
            self.signal(node, program, "KILL");
        }
    }

    /// The machine of a node is there again.
    pub fn on(&self, node: usize) {
        let _ = std::fs::remove_file(self.nodes[node].folder.join("off"));
    }

    /// Cuts a node off from the others. What reaches it from elsewhere still does.
    pub fn cut(&self, node: usize) {
        self.route(node, "add");
    }

    fn route(&self, node: usize, what: &str) {
        for other in self.nodes.iter().filter(|other| other.host != self.nodes[node].host) {
            self.route_to(node, what, &other.host);
        }
    }

    fn route_to(&self, node: usize, what: &str, host: &str) {
        let Some(namespace) = &self.nodes[node].namespace else { return };
        let to = format!("{host}/32");
        let arguments = ["-n", namespace, "route", what, "blackhole", &to];
        // What is to be removed may not be there.
        let _ = output(Command::new("ip").args(arguments));
    }

    /// Cuts a node off from this machine, where the servers run.
    pub fn cut_from_servers(&self, node: usize) {
        self.route_to(node, "add", &self.nodes[node].host_of_servers());
    }

    /// Asks the nodes to let another one lead. They may refuse, while none is ready for it.
    pub async fn hand_over(&self, leader: usize) {
        let node = &self.nodes[leader];
        let asked = http(HAND_OVER_MAX).post(format!("{}/switchover", node.rest));
        match asked.json(&json!({ "leader": node.name() })).send().await {
            Ok(reply) if reply.status().is_success() => {}
            other => println!("the lead was not handed over: {other:?}"),
        }
    }

    /// Lets the etcd of this node lead those of the others, if they answer.
    pub async fn let_etcd_lead(&self, node: usize) {
        let (mut members, mut leader) = (Vec::new(), None);
        for node in &self.nodes {
            let Some(status) = node.ask_etcd("status", json!({})).await else { return };
            let member = status["header"]["member_id"].clone();
            if member == status["leader"] {
                leader = Some(node);
            }
            members.push(member);
        }
        if let Some(leader) = leader {
            leader.ask_etcd("transfer-leadership", json!({ "targetID": members[node] })).await;
        }
    }

    /// Runs a command of Patroni for operators, and returns what it prints.
    pub fn patronictl(&self, command: &[&str]) -> String {
        let settings = self.nodes[0].folder.join("patroni.yml");
        // `make engine-tools` installs it.
        let run = output(Command::new(PATRONICTL).arg("-c").arg(settings).args(command));
        assert!(run.status.success(), "{command:?}: {run:?}");
        String::from_utf8_lossy(&run.stdout).into_owned()
    }

    /// Removes the database of a node that is off.
    pub fn empty_disk(&self, node: usize) {
        let data = self.nodes[node].disk().join("data");
        std::fs::remove_dir_all(data).expect("nothing runs there");
    }

    /// Leaves nothing free on the disk of a node.
    pub fn fill_disk(&self, node: usize) {
        let file = self.nodes[node].disk().join(FILLER);
        let of = format!("of={}", file.display());
        let fill = output(Command::new("dd").args(["if=/dev/zero", "bs=64k", &of]));
        assert!(!fill.status.success(), "the disk has an end");
    }

    /// Everything that was stopped goes on, and everything that was lost is there again.
    pub fn heal(&self) {
        for (number, node) in self.nodes.iter().enumerate() {
            self.route(number, "del");
            self.route_to(number, "del", &node.host_of_servers());
            let _ = std::fs::remove_file(node.disk().join(FILLER));
            for program in [Program::Postgresql, Program::Patroni, Program::Etcd] {
                self.signal(number, program, "CONT");
            }
            self.on(number);
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // The end of its input makes it stop.
        drop(self.process.stdin.take());
        ended("the nodes", &mut self.process);
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Node {
    fn read(folder: &Path, number: usize, namespace: Option<String>) -> Node {
        let folder = folder.join(format!("node{number}"));
        let text = std::fs::read_to_string(folder.join("patroni.yml")).unwrap();
        let settings: Value = serde_json::from_str(&text).unwrap();
        let listens = |part: &str| settings[part]["listen"].as_str().unwrap().to_owned();
        let sql = listens("postgresql");
        let (host, port) = sql.split_once(':').unwrap();
        Node {
            host: host.to_owned(),
            sql_port: port.to_owned(),
            rest: format!("http://{}", listens("restapi")),
            etcd: format!("http://{}", settings["etcd3"]["hosts"][number - 1].as_str().unwrap()),
            folder,
            namespace,
        }
    }

    /// Its name in the cluster.
    pub fn name(&self) -> &str {
        self.folder.file_name().and_then(|name| name.to_str()).unwrap_or_default()
    }

    /// What its etcd answers to a request for maintenance, through the gateway for JSON.
    async fn ask_etcd(&self, what: &str, body: Value) -> Option<Value> {
        let asked = http(STATUS_MAX).post(format!("{}/v3/maintenance/{what}", self.etcd));
        let text = asked.json(&body).send().await.ok()?.text().await.ok()?;
        serde_json::from_str(&text).ok()
    }

    /// The address of this machine in the network of the nodes.
    fn host_of_servers(&self) -> String {
        let network = self.host.rsplit_once('.').map_or("", |(network, _)| network);
        format!("{network}.{HOST_OF_SERVERS}")
    }

    fn disk(&self) -> PathBuf {
        self.folder.join("disk")
    }

    /// The processes of a program; the first is the parent of the others.
    pub fn pids(&self, program: Program) -> Vec<String> {
        let file = match program {
            Program::Etcd => self.folder.join("etcd.pid"),
            Program::Patroni => self.folder.join("patroni.pid"),
            Program::Postgresql => self.disk().join("data/postmaster.pid"),
        };
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let Some(pid) = text.lines().next().map(str::to_owned) else { return Vec::new() };
        let mut pids = vec![pid.clone()];
        if program == Program::Postgresql {
            let children = output(Command::new("pgrep").args(["-P", &pid]));
            pids.extend(String::from_utf8_lossy(&children.stdout).lines().map(str::to_owned));
        }
        pids
    }
}

/// Each test has a runtime of its own, so no connection is kept.
fn http(timeout: Duration) -> reqwest::Client {
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy().timeout(timeout).build().unwrap()
}

/// Sends a signal to a process that may have ended.
pub fn send(signal: &str, pid: &str) {
    let _ = output(Command::new("kill").args([&format!("-{signal}"), pid]));
}
