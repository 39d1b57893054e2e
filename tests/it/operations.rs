//! What operators are given: the dashboard and the alerts name only what a server serves, and the
//! unit of systemd fits the program.

use std::{
    collections::{BTreeMap, BTreeSet},
    process::Command,
};

use kontor_testing::postgresql::PostgreSql;
use kontor_testing::waits::{output, output_if_installed, until};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::server::{PROGRAM, Server};

const ALERTS: &str = include_str!("../../docs/operations/alerts.yml");
const DASHBOARD: &str = include_str!("../../docs/operations/dashboard.json");
const UNIT: &str = include_str!("../../docs/operations/kontor.service");

/// Labels that Prometheus adds.
const LABELS_OF_PROMETHEUS: [&str; 3] = ["instance", "job", "le"];

/// Labels with their values, by metric.
type Metrics = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// The names of labels and their values in `a="b",c=~"d|e"}…`.
fn labels(mut text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    while let Some((name, rest)) = text.split_once('"') {
        let Some((value, rest)) = rest.split_once('"') else { break };
        let name = name.trim_start_matches([',', '{', ' ']).trim_end_matches(['=', '~', '!']);
        found.push((name.to_owned(), value.to_owned()));
        text = rest;
        if text.starts_with('}') {
            break;
        }
    }
    found
}

/// The metrics that some text names, with the labels that it selects by.
fn named(text: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("kontor_") {
        let rest = &text[at..];
        let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let end = rest.find(|letter| !is_of_name(letter)).unwrap_or(rest.len());
        let selected = match rest[end..].strip_prefix('{') {
            Some(selector) => labels(selector),
            None => Vec::new(),
        };
        found.push((rest[..end].to_owned(), selected));
    }
    found
}

/// What a server serves.
fn served(text: &str) -> Metrics {
    let mut metrics = Metrics::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        for (name, labels) in named(line) {
            let known = metrics.entry(name).or_default();
            for (label, value) in labels {
                known.entry(label).or_default().insert(value);
            }
        }
    }
    metrics
}

/// The expressions of the dashboard and of the alerts.
fn expressions() -> Vec<String> {
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap().iter();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().unwrap());
    let mut found: Vec<String> =
        targets.map(|target| target["expr"].as_str().unwrap().to_owned()).collect();
    assert!(found.len() > 16, "the dashboard has panels");
    for rule in ALERTS.split("- alert: ").skip(1) {
        let expression = rule.split("expr:").nth(1).unwrap();
        let end = expression.find("\n        for:").or(expression.find("\n        labels:"));
        let lines = expression[..end.unwrap()].trim().trim_start_matches(">-").lines();
        found.push(lines.map(str::trim).collect::<Vec<_>>().join(" "));
    }
    found
}

/// The labels by which an expression groups.
fn grouped_by(expression: &str) -> Vec<&str> {
    let groups = expression.split("by (").skip(1);
    groups.flat_map(|group| group.split(')').next().unwrap().split(", ")).collect()
}

fn ops_address(server: &Server) -> String {
    let log = server.log();
    let line = log.lines().rfind(|line| line.contains("serving metrics")).unwrap();
    line.split("address=").nth(1).unwrap().split_whitespace().next().unwrap().to_owned()
}

pub async fn metrics(server: &Server) -> String {
    // Only the first call in a process has an effect; the others return an error.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let url = format!("http://{}/metrics", ops_address(server));
    reqwest::get(url).await.unwrap().text().await.unwrap()
}

/// Makes a webhook of a user that leads nowhere, and something to deliver.
async fn webhook_to_nowhere(server: &Server) {
    let body = json!({ "name": "Grace", "password": "cinnamon" });
    let anonymous = server.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &body).await);
    // Port 9 discards; nothing listens there.
    let webhook = json!({ "url": "http://127.0.0.1:9/" });
    grace.post("/v1/me/webhooks", &webhook).await.expect(201);
    grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_dashboard_and_the_alerts_name_what_is_served() {
    let postgresql = tokio::task::spawn_blocking(PostgreSql::shared).await.unwrap();
    let address = postgresql.address(&postgresql.create_database());
    let flags = ["--store", &address, "--store-unsynced", "--ops-listen=127.0.0.1:0"];
    let server =
        Server::with_flags(&[&flags[..], &["--webhooks-http", "--webhooks-private"]].concat());
    webhook_to_nowhere(&server).await;
    until("an attempt has failed", async || {
        metrics(&server).await.contains("kontor_webhooks_waiting 1")
    })
    .await;
    let text = metrics(&server).await;
    assert!(text.contains("kontor_webhook_deliveries_total{outcome=\"unreachable\"} 1"), "{text}");
    assert!(text.contains("kontor_webhooks_disabled_total 0"), "{text}");
    // The server looks for this each second.
    let looks = "kontor_duty_looks_total{duty=\"seeks\"}";
    until("the server looks", async || {
        let text = metrics(&server).await;
        let line = text.lines().find_map(|line| line.strip_prefix(looks)).unwrap();
        line.trim().parse::<u64>().unwrap() > 0
    })
    .await;
    assert!(text.contains("kontor_duty_failures_total{duty=\"ratings\"} 0"), "{text}");
    let served = served(&text);
    let contract = include_str!("../../openapi/openapi.json");
    for expression in expressions() {
        let named = named(&expression);
        assert!(!named.is_empty() || expression.starts_with("up{"), "{expression}");
        let mut of_all = BTreeSet::from(LABELS_OF_PROMETHEUS);
        for (metric, selected) in &named {
            let known = served.get(metric).unwrap_or_else(|| panic!("{metric}: {expression}"));
            of_all.extend(known.keys().map(String::as_str));
            for (label, value) in selected {
                let is_added = LABELS_OF_PROMETHEUS.contains(&label.as_str());
                assert!(is_added || known.contains_key(label), "{metric} {label}: {expression}");
                match label.as_str() {
                    "route" => assert!(contract.contains(&format!("\"{value}\"")), "{value}"),
                    "outcome" if metric.starts_with("kontor_webhook") => {
                        let outcomes = &known[label];
                        assert!(value.split('|').all(|one| outcomes.contains(one)), "{value}");
                    }
                    _ => {}
                }
            }
        }
        for label in grouped_by(&expression) {
            assert!(of_all.contains(label), "{label}: {expression}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_public_address_has_no_metrics() {
    let server = Server::with_flags(&["--ops-listen=127.0.0.1:0"]);
    let answer = server.anonymous().request(Method::GET, "/metrics").bad().send().await;
    answer.refused("path-unknown");
}

/// The values of a setting of the unit.
fn settings(name: &str) -> Vec<&'static str> {
    let prefix = format!("{name}=");
    UNIT.lines().filter_map(|line| line.strip_prefix(&prefix)).collect()
}

fn seconds(variable: &str) -> u64 {
    let prefix = format!("{variable}=");
    let found = settings("Environment").into_iter().find_map(|line| line.strip_prefix(&prefix));
    found.unwrap().parse().unwrap()
}

#[test]
fn the_unit_waits_for_as_long_as_the_server_takes_to_stop() {
    let takes = seconds("KONTOR_LEAVE_S") + 2 * seconds("KONTOR_STOP_S");
    let waits: u64 = settings("TimeoutStopSec")[0].parse().unwrap();
    assert!(waits > takes, "{waits} s for {takes} s");
    assert_eq!(settings("KillSignal"), ["SIGTERM"]);
    assert_eq!(settings("RestartPreventExitStatus"), ["2 3"]);
}

#[test]
fn the_unit_names_settings_of_the_program() {
    let help = output(Command::new(PROGRAM).args(["serve", "--help"]));
    let help = String::from_utf8(help.stdout).unwrap();
    for line in settings("Environment") {
        let variable = line.split('=').next().unwrap();
        assert!(help.contains(&format!("[env: {variable}=")), "{variable}");
    }
    assert_eq!(settings("ExecStart"), ["/usr/local/bin/kontor serve"]);
}

#[test]
fn the_unit_gives_the_server_no_more_than_it_needs() {
    for (name, value) in [
        ("DynamicUser", "yes"),
        ("NoNewPrivileges", "yes"),
        ("CapabilityBoundingSet", ""),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("PrivateDevices", "yes"),
        ("MemoryDenyWriteExecute", "yes"),
        ("RestrictAddressFamilies", "AF_INET AF_INET6 AF_UNIX"),
        ("SystemCallArchitectures", "native"),
        ("UMask", "0077"),
    ] {
        assert_eq!(settings(name), [value], "{name}");
    }
}

/// Where systemd is installed, it checks the unit itself.
#[test]
fn systemd_accepts_the_unit() {
    let dir = tempfile::tempdir().unwrap();
    let unit = dir.path().join("kontor.service");
    std::fs::write(&unit, UNIT.replace("/usr/local/bin/kontor", PROGRAM)).unwrap();
    let run =
        |args: &[&str]| output_if_installed(Command::new("systemd-analyze").args(args).arg(&unit));
    let Some(verified) = run(&["verify"]) else { return };
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    // An exposure of 2.0 at most, of 10.
    let rated = run(&["security", "--offline=yes", "--threshold=20", "--no-pager"]).unwrap();
    assert!(rated.status.success(), "{}", String::from_utf8_lossy(&rated.stdout));
}
