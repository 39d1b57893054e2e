//! What docs/operations.md tells operators to do with the nodes, while a player plays.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use kontor_testing::waits::ended;

use crate::client::Client;
use crate::engine::Engine;
use crate::scenarios::{Duel, engine, servers};
use crate::server::{Servers, arg, kontor};
use crate::until;

/// Makes a base backup of a node in the folder `$1`, and runs a PostgreSQL over it, alone and at
/// another port, as after the loss of all nodes. `$2` and `$3` are host and port of the node, `$4` is
/// the port of the new one. PostgreSQL refuses to run as root.
const RESTORE: &str = r#"
    as=
    if [ "$(id -u)" = 0 ]; then
        chown postgres "$1"
        as="setpriv --reuid=postgres --regid=postgres --init-groups"
    fi
    cd "$1"
    bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
    $as "$bin/pg_basebackup" --host "$2" --port "$3" --username replicator --pgdata "$1/data" \
        --checkpoint fast
    rm -f "$1/data/standby.signal"
    exec $as "$bin/postgres" -D "$1/data" -k "$1" -p "$4" -c listen_addresses=127.0.0.1 \
        -c synchronous_standby_names=
"#;

/// A PostgreSQL over a base backup. It is killed when this value is dropped.
struct Restored {
    process: Child,
    port: u16,
    folder: tempfile::TempDir,
}

impl Restored {
    fn of(engine: &Engine, node: usize) -> Restored {
        let folder = tempfile::tempdir().unwrap();
        let everybody = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(folder.path(), everybody).unwrap();
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let node = &engine.nodes[node];
        let arguments = [arg(folder.path()), &node.host, &node.sql_port, &port.to_string()];
        let log = std::fs::File::create(folder.path().join("log")).unwrap();
        let process = Command::new("bash")
            .args(["-euc", RESTORE, "bash"])
            .args(arguments)
            .stdin(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("bash runs");
        Restored { process, port, folder }
    }

    fn address(&self, of: &Servers) -> String {
        let database = of.store.rsplit('/').next().unwrap();
        format!("postgresql://postgres@127.0.0.1:{}/{database}", self.port)
    }
}

impl Drop for Restored {
    fn drop(&mut self) {
        // Its children notice that it has ended.
        let _ = self.process.kill();
        ended("the restored database", &mut self.process);
        if std::thread::panicking() {
            println!("{}", std::fs::read_to_string(self.folder.path().join("log")).unwrap());
        }
    }
}

/// How many logs and entries a check finds; none if it finds something wrong.
async fn counted(store: &str, data: &Path, more: &[&str]) -> Option<String> {
    let check = ["cluster", "check", "--store", store, "--data", arg(data)];
    let done = kontor(&[&check[..], more].concat()).await;
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    if !done.status.success() {
        println!("{said}{}", String::from_utf8_lossy(&done.stderr));
    }
    let line = said.lines().find(|line| line.contains(" logs, "))?;
    let (counted, _) = line.split_once(" documents")?;
    done.status.success().then(|| counted.to_owned())
}

/// Makes a move, also while nodes fail.
async fn play(duel: &Duel, key: &str) {
    let (seat, request) = duel.next(key).await;
    duel.seats[seat].definite(1, &request).await.unwrap().expect(&[200, 201]).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_are_made_anew_under_play_and_a_base_backup_is_whole() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let duel = Duel::begin(&Client::new(&servers.addresses)).await;
    play(&duel, "before").await;

    let leader = engine.leader().await.unwrap();
    let standby = (leader + 1) % engine.nodes.len();
    let [leads, follows] = [leader, standby].map(|node| engine.nodes[node].name());
    engine.patronictl(&["switchover", "--leader", leads, "--candidate", follows, "--force"]);
    until("the other node leads", async || engine.leader().await == Some(standby)).await;
    play(&duel, "after-a-switchover").await;
    engine.until_whole().await;

    engine.patronictl(&["reinit", "kontor", leads, "--force"]);
    play(&duel, "during-a-reinit").await;
    until("the node streams again", async || {
        let list = engine.patronictl(&["list"]);
        list.lines().any(|line| line.contains(leads) && line.contains("streaming"))
    })
    .await;

    // A node that joins has an empty disk.
    engine.off(leader);
    engine.empty_disk(leader);
    engine.on(leader);
    play(&duel, "while-a-node-joins").await;
    engine.until_whole().await;

    let before = counted(&servers.store, &servers.data(0), &[]).await.expect("nothing is wrong");
    let restored = Restored::of(engine, leader);
    play(&duel, "during-a-backup").await;
    let (store, data) = (restored.address(&servers), servers.data(0));
    let mut after = None;
    until("the backup is restored and whole", async || {
        after = counted(&store, &data, &["--store-unsynced"]).await;
        after.is_some()
    })
    .await;
    let (logs, entries) = numbers(&before);
    let (logs_after, entries_after) = numbers(&after.unwrap());
    assert_eq!(logs_after, logs);
    assert!((entries..=entries + 1).contains(&entries_after), "{entries_after}, {entries}");
}

/// The two numbers in a line like `3 logs, 40 entries, 12`.
fn numbers(line: &str) -> (u64, u64) {
    let mut numbers =
        line.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok());
    (numbers.next().unwrap(), numbers.next().unwrap())
}
