//! The commands of docs/operations.md, run as they stand there. Words in capitals stand for something:
//! `DATA` for the data directory of a server, `NEW` for another one, `DIR` for a backup, `ADDRESS` for
//! a database. A command that no test can run is listed with the reason.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use kontor_testing::postgresql::PostgreSql;
use kontor_testing::waits::{output, until};
use tempfile::TempDir;

use crate::support::{
    dice::Dice,
    server::{PROGRAM, Server, arg},
    table::Table,
};

const PAGE: &str = include_str!("../../docs/operations.md");

/// What a command of the page begins with.
const PROGRAMS: [&str; 11] = [
    "kontor",
    "make",
    "patronictl",
    "podman",
    "docker",
    "skopeo",
    "systemd-analyze",
    "install",
    "initdb",
    "alter",
    "ulimit",
];

const BACK_UP: &str = "kontor backup --data DATA DIR";
const RESTORE: &str = "kontor restore --data DATA DIR";
const SALVAGE: &str = "kontor export --salvage --data DATA --report missing.json salvaged.jsonl";
const REPAIR: &str = "kontor repair --data DATA --report missing.json";
const ROTATE: &str = "kontor keys rotate --data DATA";
const LIST_KEYS: &str = "kontor keys list";
const RECOMPUTE: &str = "kontor ratings --recompute";
const HELP: &str = "kontor serve --help";
const EXPORT: &str = "kontor export --data DATA games.jsonl";
const IMPORT_SHARED: &str = "kontor import --store ADDRESS games.jsonl";
const STATUS: &str = "kontor cluster status --data DATA --store ADDRESS";
const CHECK: &str = "kontor cluster check";
const ROTATE_SHARED: &str = "kontor keys rotate --data DATA --store ADDRESS";
const COPY_SECRET: &str = "install -D -m 600 DATA/keys/secret.hex NEW/keys/secret.hex";
const RESET_SHARED: &str = "kontor keys reset --data DATA --store ADDRESS";
const EXPORT_SHARED: &str = "kontor export --store ADDRESS games.jsonl";
const IMPORT: &str = "kontor import --data NEW games.jsonl";
const VACUUM: &str = "alter table kontor.index_rows set (autovacuum_vacuum_scale_factor = 0.02)";

/// The commands that the tests here run.
const RUN: [&str; 18] = [
    COPY_SECRET,
    BACK_UP,
    RESTORE,
    SALVAGE,
    REPAIR,
    ROTATE,
    LIST_KEYS,
    RECOMPUTE,
    HELP,
    EXPORT,
    IMPORT_SHARED,
    STATUS,
    CHECK,
    ROTATE_SHARED,
    RESET_SHARED,
    EXPORT_SHARED,
    IMPORT,
    VACUUM,
];

/// Commands that other tests run: the file, and a part of it that shows that.
const RUN_ELSEWHERE: [(&str, &str, &str); 6] = [
    ("kontor serve --read-only", "read_only.rs", "\"--read-only\""),
    ("kontor bench --scenes disk", "../lab/bench.rs", "\"--scenes=playouts\""),
    ("kontor admin game GAME", "admin.rs", "\"game\", &table.game"),
    ("kontor admin --socket /run/kontor/admin.sock", "admin.rs", "\"admin\", \"--socket\""),
    ("systemd-analyze security", "operations.rs", "\"security\""),
    ("kontor export --salvage", "damage.rs", "\"--salvage\""),
];

/// Commands that no test of this folder runs, and why.
const NOT_RUN: [(&str, &str); 15] = [
    ("make release", "it builds the release, as the targets for images do"),
    ("make image", "it builds the release; a target of its own checks it"),
    ("make image-check", "it needs that image, and root"),
    ("skopeo copy oci:target/image/image docker://…", "it needs that image and a registry"),
    ("podman load", "it needs that image and a runtime of containers"),
    ("docker load", "it needs that image and a daemon"),
    (
        "podman exec CONTAINER /kontor admin --socket /data/admin.sock …",
        "it needs a container; the command itself is that of a server without one",
    ),
    ("initdb --data-checksums", "it is a setting that the server insists on, tested where it does"),
    ("install -m 600", "it is a program of the system"),
    ("patronictl list", "it needs Patroni: `tests/cluster/operators.rs` runs it"),
    ("patronictl switchover", "it needs Patroni: `tests/cluster/operators.rs` runs it"),
    ("patronictl reinit", "it needs Patroni: `tests/cluster/operators.rs` runs it"),
    ("patronictl failover", "it is for nodes that are lost for ever; no test loses two of them"),
    ("ulimit -Hn", "it is a part of the shell"),
    ("ulimit -u", "it is a part of the shell"),
];

/// The commands of the page, each once.
fn commands() -> BTreeSet<&'static str> {
    let spans = PAGE.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    let is_command =
        |span: &&str| span.split_whitespace().next().is_some_and(|first| PROGRAMS.contains(&first));
    spans.filter(is_command).collect()
}

#[test]
fn every_command_of_the_page_is_run_or_has_a_reason() {
    let listed: BTreeSet<&str> = RUN
        .into_iter()
        .chain(RUN_ELSEWHERE.iter().map(|(command, ..)| *command))
        .chain(NOT_RUN.iter().map(|(command, _)| *command))
        .collect();
    let there = commands();
    // `kontor backup` is a mention of a command that stands there with its arguments as well.
    let is_mention = |span: &str| listed.iter().any(|whole| whole.starts_with(&format!("{span} ")));
    let unknown: Vec<&&str> =
        there.iter().filter(|span| !listed.contains(*span) && !is_mention(span)).collect();
    assert!(unknown.is_empty(), "nothing runs {unknown:#?}");
    let gone: Vec<&&str> = listed.iter().filter(|command| !there.contains(*command)).collect();
    assert!(gone.is_empty(), "the page does not have {gone:#?}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    for (command, file, part) in RUN_ELSEWHERE {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        assert!(text.contains(part), "{command}: {file} has no {part}");
    }
}

/// A folder in which commands are run.
struct Desk {
    folder: TempDir,
    stands_for: Vec<(&'static str, String)>,
}

impl Desk {
    fn of(data: &Path) -> Self {
        let folder = TempDir::new().unwrap();
        let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        let stands_for = vec![
            ("DATA", data.to_str().unwrap().to_owned()),
            ("NEW", path("new")),
            ("DIR", path("backup")),
        ];
        Desk { folder, stands_for }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs a command of the page, with these arguments behind it. Returns the exit code and what it
    /// said.
    fn run(&self, command: &str, more: &[&str]) -> (Option<i32>, String) {
        assert!(RUN.contains(&command) && PAGE.contains(&format!("`{command}`")), "{command}");
        let words = command.split_whitespace().skip(1).map(|word| {
            let meant = self.stands_for.iter().find(|(name, _)| *name == word);
            meant.map_or(word, |(_, value)| value.as_str())
        });
        let mut process = Command::new(PROGRAM);
        process.args(words).args(more).current_dir(self.folder.path());
        if command.contains("ADDRESS") || more.contains(&"--store") {
            process.env("KONTOR_STORE_UNSYNCED", "true");
        }
        let done = output(&mut process);
        let said = [done.stdout, done.stderr].concat();
        (done.status.code(), String::from_utf8(said).unwrap())
    }

    /// The same for one that has to succeed.
    fn done(&self, command: &str, more: &[&str]) -> String {
        let (code, said) = self.run(command, more);
        assert_eq!(code, Some(0), "{command}: {said}");
        said
    }
}

async fn view(table: &Table) -> String {
    let answer = table.seats[0].get(&table.path("/view")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.text
}

/// A server with a game that runs.
async fn played() -> (Server, Table) {
    let server = Server::start();
    let mut table = Table::started(&server.address, 3).await;
    table.steps(&mut Dice::new(5), 6).await;
    (server, table)
}

/// "A new release on one server", and "Backup and restore".
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_release_is_replaced_and_the_backup_from_before_restored() {
    let (mut server, mut table) = played().await;
    let mut desk = Desk::of(&server.data());
    let at_backup = view(&table).await;
    desk.done(BACK_UP, &[]);
    server.stop();
    server.restart();
    assert_eq!(view(&table).await, at_backup, "sessions and games are where they were");
    table.steps(&mut Dice::new(9), 3).await;
    server.stop();
    let mut restored = Server::asleep();
    desk.stands_for[0].1 = restored.data().to_str().unwrap().to_owned();
    desk.done(RESTORE, &[]);
    restored.restart();
    server.address.set(&restored.address.get());
    assert_eq!(view(&table).await, at_backup, "what was played after the backup is gone");
    table.steps(&mut Dice::new(9), 3).await;
}

/// "Keys", of one server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_is_rotated_while_the_server_runs() {
    let (server, table) = played().await;
    let desk = Desk::of(&server.data());
    desk.done(ROTATE, &[]);
    let listed = desk.done(LIST_KEYS, &["--data", arg(&server.data())]);
    assert_eq!(listed.lines().count(), 2, "{listed}");
    until("the key is published", async || {
        let keys = server.anonymous().get("/.well-known/jwks.json").await.expect(200);
        keys["keys"].as_array().unwrap().len() == 2
    })
    .await;
    view(&table).await;
}

/// "A damaged store", and "Ratings".
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_can_be_read_of_a_damaged_store_is_played_on() {
    let (mut server, table) = played().await;
    server.stop();
    let desk = Desk::of(&server.data());
    let (code, said) = desk.run(SALVAGE, &[]);
    assert_eq!(code, Some(0), "nothing is missing: {said}");
    let report = fs::read_to_string(desk.path("missing.json")).unwrap();
    assert!(report.contains("\"damaged_places\": 0") || report.contains("\"damaged_places\":0"));
    desk.done(REPAIR, &[]);
    desk.done(RECOMPUTE, &["--data", arg(&server.data())]);
    server.restart();
    view(&table).await;
}

#[test]
fn the_help_lists_the_settings() {
    let desk = Desk::of(Path::new("data"));
    let help = desk.done(HELP, &[]);
    for flag in ["--min-free-mib", "--otlp-endpoint", "--admin-socket", "--leave-s"] {
        assert!(help.contains(flag), "{flag}");
    }
}

/// "From a data directory to a database and back", "Checking and repairing", and "Keys" of several
/// servers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_moves_into_a_database_and_back() {
    let (mut server, mut table) = played().await;
    server.stop();
    let postgresql = tokio::task::spawn_blocking(PostgreSql::shared).await.unwrap();
    let database = postgresql.create_database();
    let address = postgresql.address(&database);
    let mut desk = Desk::of(&server.data());
    desk.stands_for.push(("ADDRESS", address.clone()));
    desk.done(EXPORT, &[]);
    desk.done(IMPORT_SHARED, &[]);
    desk.done(IMPORT_SHARED, &[]);
    let store = ["--store", &address, "--store-unsynced"];
    server.launch_with(&store);
    table.steps(&mut Dice::new(6), 2).await;
    let status = desk.done(STATUS, &[]);
    assert!(status.contains("keys"), "{status}");
    desk.done(CHECK, &["--data", arg(&server.data()), "--store", &address]);
    desk.done(ROTATE_SHARED, &[]);
    postgresql.execute(&database, VACUUM);
    let played = view(&table).await;
    server.stop();
    fs::remove_file(desk.path("games.jsonl")).unwrap();
    desk.done(EXPORT_SHARED, &[]);
    desk.done(IMPORT, &[]);
    let (from, to) = (server.data(), desk.path("new"));
    let copy = COPY_SECRET.replace("DATA", arg(&from)).replace("NEW", arg(&to));
    let mut words = copy.split_whitespace();
    let copied = output(Command::new(words.next().unwrap()).args(words));
    assert!(copied.status.success());
    let mut back = Server::asleep();
    fs::rename(to, back.data()).unwrap();
    back.restart();
    server.address.set(&back.address.get());
    assert_eq!(view(&table).await, played, "sessions go on, too");
    let reset = desk.done(RESET_SHARED, &[]);
    assert!(reset.contains("signs"), "{reset}");
}
