//! One flipped bit anywhere in a store: `kontor repair` puts a store in its place with which the
//! server starts, keeps the damaged one, and says what is missing.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use kontor_testing::waits::{PROCESS_MAX, ended, first_line, output_of};
use serde_json::{Value, json};

use crate::{
    damage::{copy, said},
    support::{
        dice::Dice,
        server::{PROGRAM, Server, arg, kontor},
        sized,
        table::Table,
    },
};

/// The exit code where something is missing.
const DAMAGE: i32 = 3;

/// How many places of the database get a flipped bit, one at a time; by day each sixth of them.
const PLACES: u64 = 24;

/// The most entries, and the most documents, that one flipped bit costs. It damages one message of
/// the database, which concerns one page; a page has at most 16 keys before it is split in two.
const LOST_MAX: u64 = 32;

/// A stopped server with users, apps, a game that is over and one that is running.
async fn played() -> (Server, Vec<Table>) {
    let mut server = Server::start();
    let anonymous = server.anonymous();
    let wish = json!({ "name": "Grace", "password": "cinnamon" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &wish).await);
    let app = json!({ "name": "Fortnight", "redirect_uris": ["https://fortnight.example/done"] });
    grace.post("/v1/me/apps", &app).await.expect(201);
    let token = json!({ "name": "program", "scopes": ["read"] });
    grace.post("/v1/me/tokens", &token).await.expect(201);
    let mut over = Table::started(&server.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    let mut running = Table::started(&server.address, 3).await;
    running.steps(&mut Dice::new(2), 20).await;
    let said = json!({ "text": "Well played" });
    running.seats[0].post(&running.path("/messages"), &said).await.expect(201);
    server.stop();
    (server, vec![over, running])
}

fn repair(data: &Path, report: &Path) -> Output {
    let output = kontor(&["repair", "--data", arg(data), "--report", arg(report)]);
    let said = said(&output);
    assert!(matches!(output.status.code(), Some(0 | DAMAGE)), "{said}");
    assert!(!said.contains("panicked") && !said.contains("backtrace"), "{said}");
    output
}

fn report(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

/// What is beside the store of a data directory.
fn kept(data: &Path) -> Vec<PathBuf> {
    let beside = fs::read_dir(data).unwrap().map(|file| file.unwrap().path());
    let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    beside.filter(|path| name(path).starts_with("store.")).collect()
}

/// How many events of each of these games the server has.
async fn events_of_each(server: &Server, tables: &[Table]) -> Vec<u64> {
    let mut counts = Vec::new();
    for table in tables {
        let page = server.anonymous().get(&table.path("/events?limit=1")).await;
        counts.push(page.body["last"].as_u64().unwrap_or_default());
    }
    counts
}

/// How many events of these games the server has.
async fn events(server: &Server, tables: &[Table]) -> u64 {
    events_of_each(server, tables).await.iter().sum()
}

/// Asserts that a repair lost no more than one page, and only what its report names.
fn check_loss(report: &Value, tables: &[Table], [found, all]: [&[u64]; 2]) {
    let salvaged = &report["salvaged"];
    assert_eq!(salvaged["has_mark"], true, "everything that is missing is known: {report}");
    let logs = salvaged["logs"].as_array().unwrap();
    let ranges = logs.iter().flat_map(|log| log["missing"].as_array().unwrap());
    let length = |range: &Value| range[1].as_u64().unwrap() - range[0].as_u64().unwrap() + 1;
    let missing: u64 = ranges.map(length).sum();
    assert!(missing <= LOST_MAX, "{missing} entries of one page: {report}");
    let documents = salvaged["documents"].as_array().unwrap().len() as u64;
    assert!(documents <= LOST_MAX, "{documents} documents of one page: {report}");
    for ((table, found), all) in tables.iter().zip(found).zip(all) {
        let is_named = logs.iter().any(|log| log["log"] == table.game);
        assert!(found == all || (is_named && found < all), "{found} of {all}: {report}");
    }
}

#[tokio::test]
async fn a_server_starts_again_wherever_a_bit_was_flipped() {
    let (mut server, tables) = played().await;
    let data = server.data();
    let healthy = server.file("healthy");
    copy(&data, &healthy);
    server.restart();
    let all = events_of_each(&server, &tables).await;
    server.stop();
    let bytes = fs::read(healthy.join("store/sled/db")).unwrap();
    let written = bytes.iter().rposition(|byte| *byte != 0).unwrap() as u64;
    let (mut refused, mut lost) = (0, 0);
    for number in (0..PLACES).step_by(sized(6, 1)) {
        fs::remove_dir_all(&data).unwrap();
        copy(&healthy, &data);
        let mut damaged = bytes.clone();
        // Steps that have nothing in common with the sizes of pages and segments.
        let place = usize::try_from(written * number / PLACES + 37 * number).unwrap();
        let last = damaged.len() - 1;
        damaged[place.min(last)] ^= 1 << (number % 8);
        fs::write(data.join("store/sled/db"), &damaged).unwrap();
        let missing = server.file("missing.json");
        let repaired = repair(&data, &missing);
        let kept = kept(&data);
        assert_eq!(kept.len(), 1, "{kept:?}");
        assert_eq!(fs::read(kept[0].join("sled/db")).unwrap(), damaged, "it is kept as it was");
        server.restart();
        let found = events_of_each(&server, &tables).await;
        let report = report(&missing);
        println!("a flipped bit at {place}:");
        check_loss(&report, &tables, [&found, &all]);
        lost += all.iter().sum::<u64>() - found.iter().sum::<u64>();
        let is_refused = repaired.status.code() == Some(DAMAGE);
        assert!(found == all || is_refused, "place {place}: a loss is an exit code");
        refused += u64::from(is_refused);
        server.stop();
    }
    println!(
        "of {PLACES} places: something was missing in {refused}; {lost} events of {all:?} each"
    );
}

#[tokio::test]
async fn a_healthy_store_loses_nothing_and_nothing_is_called_missing() {
    let (mut server, tables) = played().await;
    server.restart();
    let all = events(&server, &tables).await;
    server.stop();
    let missing = server.file("missing.json");
    let repaired = repair(&server.data(), &missing);
    assert_eq!(repaired.status.code(), Some(0), "{}", said(&repaired));
    let report = report(&missing);
    assert_eq!((&report["missing"], &report["orphans"]), (&json!({}), &json!({})));
    server.restart();
    assert_eq!(events(&server, &tables).await, all);
    let wish = json!({ "name": "Grace", "password": "cinnamon" });
    server.anonymous().post("/v1/sessions", &wish).await.expect(201);
}

/// The server is stopped between the two renames.
#[tokio::test]
async fn a_repair_that_was_interrupted_is_completed_and_no_server_begins_without_data() {
    let (mut server, tables) = played().await;
    let data = server.data();
    fs::rename(data.join("store"), data.join("store.repaired")).unwrap();
    let refused = kontor(&["serve", "--listen=127.0.0.1:0", "--data", arg(&data)]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(said(&refused).contains("kontor repair"), "{}", said(&refused));
    assert!(!data.join("store").exists(), "no empty store was made");
    repair(&data, &server.file("missing.json"));
    server.restart();
    assert!(events(&server, &tables).await > 0);
}

/// Takes the first document whose key begins so out of an export. Returns its line.
fn without_document(export: &Path, key: &str) -> String {
    let begins = format!(r#"{{"document":{{"key":"{key}"#);
    let lines = fs::read_to_string(export).unwrap();
    let lost = lines.lines().find(|line| line.starts_with(&begins)).unwrap();
    let mut rest: Vec<String> =
        lines.lines().filter(|line| *line != lost).map(str::to_owned).collect();
    let mut end: Value = serde_json::from_str(&rest.pop().unwrap()).unwrap();
    end["end"]["documents"] = json!(end["end"]["documents"].as_u64().unwrap() - 1);
    rest.push(end.to_string());
    fs::write(export, rest.join("\n") + "\n").unwrap();
    lost.to_owned()
}

/// What was salvaged lacks the claim to a name, but not the mark that names were converted.
#[tokio::test]
async fn what_a_salvaged_store_lacks_is_completed_after_its_import() {
    let (server, _) = played().await;
    let (export, mut other) = (server.file("export"), Server::asleep());
    let done = kontor(&["export", "--salvage", "--data", arg(&server.data()), arg(&export)]);
    assert!(done.status.success(), "{}", said(&done));
    without_document(&export, "name/grace");
    let done = kontor(&["import", "--data", arg(&other.data()), arg(&export)]);
    assert!(done.status.success(), "{}", said(&done));
    assert!(said(&done).contains("needs name/grace to be of p_"), "{}", said(&done));
    copy(&server.data().join("keys"), &other.data().join("keys"));
    other.restart();
    let wish = json!({ "name": "Grace", "password": "cinnamon" });
    other.anonymous().post("/v1/users", &wish).await.refused("name-taken");
    other.anonymous().post("/v1/sessions", &wish).await.expect(201);
}

#[tokio::test]
async fn what_is_named_and_not_there_is_said() {
    let (server, _) = played().await;
    let (export, other) = (server.file("export"), Server::asleep());
    let done = kontor(&["export", "--data", arg(&server.data()), arg(&export)]);
    assert!(done.status.success(), "{}", said(&done));
    let lost = without_document(&export, "player/");
    let id = &lost[lost.find("player/").unwrap() + 7..][..28];
    let done = kontor(&["import", "--data", arg(&other.data()), arg(&export)]);
    assert!(done.status.success(), "{}", said(&done));
    let repaired = repair(&other.data(), &server.file("missing.json"));
    assert_eq!(repaired.status.code(), Some(DAMAGE));
    assert!(said(&repaired).contains(&format!("{id} is missing; it is named by ")));
    assert!(report(&server.file("missing.json"))["missing"][id].is_array());
}

#[tokio::test]
async fn a_running_server_is_not_repaired() {
    let server = Server::start();
    let refused = kontor(&["repair", "--data", arg(&server.data())]);
    assert_eq!(refused.status.code(), Some(1), "{}", said(&refused));
    assert!(kept(&server.data()).is_empty());
}

/// What the server says if it does not start.
fn refusal(data: &Path) -> Option<Output> {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen=127.0.0.1:0", "--data", arg(data)]).stdin(Stdio::null());
    let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    if first_line("the server", &mut process).is_empty() {
        return Some(output_of(PROCESS_MAX, &"the server", process));
    }
    process.kill().unwrap();
    ended("the server, which was killed", &mut process);
    None
}

/// The files of a folder and the folders in it that are not empty, by their paths in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let name = PathBuf::from(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            found.extend(files(&entry.path()).into_iter().map(|inner| name.join(inner)));
        } else if entry.metadata().unwrap().len() > 0 {
            found.push(name);
        }
    }
    found
}

/// The database itself is whole, so nothing at all may be lost. Keys cannot be found again.
#[tokio::test]
async fn a_flipped_bit_in_a_file_beside_the_database_loses_nothing() {
    let (mut server, tables) = played().await;
    let (data, healthy) = (server.data(), server.file("healthy"));
    // The engine writes a snapshot of its page table when it opens what is there.
    server.restart();
    let all = events_of_each(&server, &tables).await;
    server.stop();
    copy(&data, &healthy);
    let mut beside = files(&healthy);
    beside.retain(|file| !file.ends_with("sled/db"));
    let has = |name: &str| beside.iter().any(|file| file.to_string_lossy().contains(name));
    assert!(["sled/conf", "sled/snap.", "acknowledged", "keys/secret.hex"].into_iter().all(has));
    for file in &beside {
        fs::remove_dir_all(&data).unwrap();
        copy(&healthy, &data);
        let mut bytes = fs::read(data.join(file)).unwrap();
        let place = bytes.len() / 2;
        // With it, hexadecimal digits and JSON are none any more.
        bytes[place] ^= if file.starts_with("keys") { 1 << 7 } else { 1 };
        fs::write(data.join(file), bytes).unwrap();
        let refused = refusal(&data);
        let said_of_it = refused.as_ref().map(said).unwrap_or_default();
        println!("{}: {said_of_it}", file.display());
        assert!(!said_of_it.contains("panicked"), "{said_of_it}");
        if file.starts_with("keys") {
            let name = file.file_name().unwrap().to_str().unwrap();
            assert!(said_of_it.contains(name), "{name} is not named: {said_of_it}");
            continue;
        }
        if let Some(refused) = refused {
            assert_eq!(refused.status.code(), Some(DAMAGE), "{said_of_it}");
            assert!(said_of_it.contains("is damaged"), "{said_of_it}");
            repair(&data, &server.file("missing.json"));
        }
        server.restart();
        assert_eq!(events_of_each(&server, &tables).await, all, "{}", file.display());
        let wish = json!({ "name": "Grace", "password": "cinnamon" });
        server.anonymous().post("/v1/sessions", &wish).await.expect(201);
        server.stop();
    }
}
