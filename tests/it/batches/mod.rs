//! What a request changes is one write, and one durable batch. Batches are counted in the mark,
//! which has a record for each; writes by the server itself, because two of them that come at the
//! same time share a batch. Both are counted once the server is quiet, with what it writes after the
//! answer. All operations of the contract that write are counted, or say why they are not.

mod accounts;
mod games;
mod tables;
mod together;

use std::{
    collections::BTreeSet,
    fs,
    time::{Duration, Instant},
};

use kontor_testing::waits::Looks;
use reqwest::Method;
use serde_json::{Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use crate::{
    operations::metrics,
    support::{
        client::{Answer, Caller, Request},
        contract::CONTRACT,
        server::Server,
    },
};

const PASSWORD: &str = "correct horse battery";

/// For how long the server has written nothing when it is quiet: longer than work takes that begins
/// with the answer to a request.
const QUIET: Duration = Duration::from_millis(100);

/// The metric that counts writes.
const WRITES: &str = "kontor_store_writes_total ";

/// Instead of a body, where a request has none.
const NO_BODY: Value = Value::Null;

/// The bytes before the first record, and those of a record's length.
const HEADER: usize = 20;
const LENGTH: usize = 4;
/// The bytes of a record before its items, and those of the number behind a name.
const BEFORE_ITEMS: usize = 16;
const NUMBER: usize = 8;

/// Requests that make more than one write, each of which is a batch, how many, and why.
const SEVERAL: [(&str, usize, &str); 4] = [
    (
        "PUT /v1/me/password",
        2,
        "other sessions and tokens end with the first one; the second one removes their documents",
    ),
    (
        "POST /v1/sessions/recovery",
        2,
        "sessions and tokens end with the first one; the second one removes their documents",
    ),
    (
        "PUT /v1/me/vacation, at a table",
        2,
        "the first one decides, and the log of each table has it from then on or before a move",
    ),
    (
        "DELETE /v1/me/vacation, at a table",
        2,
        "the first one decides, and the log of each table has it from then on or before a move",
    ),
];

/// Operations whose batches are not counted here, and why.
const NOT_COUNTED: [(&str, &str); 4] = [
    (
        "POST /v1/records",
        "a record can be longer than a batch; no reader sees its entries before the last one is there",
    ),
    (
        "POST /v1/me/deletion",
        "the first batch deletes the account; a job removes what it leaves, also after a kill",
    ),
    (
        "POST /v1/me/webhooks/{webhook}/deliveries",
        "the delivery that it asks for is made and noted at the same time",
    ),
    (
        "POST /v1/games/{game}/returns",
        "it needs a seat whose time is up, which takes seconds; it is one entry, as a resignation",
    ),
];

/// What each batch has written that the server has made since it started: the names of logs and
/// documents.
fn batches(server: &Server) -> Vec<String> {
    let mark = fs::read(server.data().join("store/acknowledged")).unwrap();
    let mut rest = &mark[HEADER..];
    let mut batches = Vec::new();
    while let Some((length, after)) = rest.split_first_chunk::<LENGTH>() {
        // The checksum of the record has four bytes, too.
        let (record, next) = after[LENGTH..].split_at(u32::from_le_bytes(*length) as usize);
        batches.push(names(&record[BEFORE_ITEMS..]).join(", "));
        rest = next;
    }
    batches
}

/// The names in a record: each stands behind a kind and its length, and before a number.
fn names(mut items: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    while let Some(([_, low, high], rest)) = items.split_first_chunk::<3>() {
        let (name, rest) = rest.split_at(usize::from(u16::from_le_bytes([*low, *high])));
        names.push(String::from_utf8_lossy(name).into_owned());
        items = &rest[NUMBER..];
    }
    names
}

/// What a server has written since it started.
struct Written {
    batches: Vec<String>,
    writes: usize,
}

/// Counts the writes of requests at a server of its own, and collects what is not as it should be.
struct Counted {
    server: Server,
    /// What was counted, as it was called.
    requests: BTreeSet<String>,
    wrong: Vec<String>,
}

impl Counted {
    fn start() -> Self {
        let server = Server::embedded_with(&["--ops-listen=127.0.0.1:0"]);
        Counted { server, requests: BTreeSet::new(), wrong: Vec::new() }
    }

    fn anonymous(&self) -> Caller {
        Caller::anonymous(&self.server.address)
    }

    /// Sends a request with this body to an operation of the contract, whose path has these ids, and
    /// counts its writes. What stands behind a comma tells requests to one operation apart.
    async fn write(&mut self, caller: &Caller, what: &str, ids: &[&str], body: Value) -> Answer {
        let operation = what.split(", ").next().unwrap_or_default();
        let (method, template) = operation.split_once(' ').unwrap();
        let (mut path, mut ids) = (template.to_owned(), ids.iter());
        while let Some((before, after)) = path.split_once('{') {
            let (_, rest) = after.split_once('}').unwrap();
            path = [before, ids.next().expect("each id is given"), rest].concat();
        }
        let request = caller.request(method.parse::<Method>().unwrap(), &path);
        let request = if body == NO_BODY { request } else { request.json(&body) };
        self.send(what, request).await
    }

    /// What the server has written, once it is quiet.
    async fn written(&self) -> Written {
        let (mut last, mut since) = (batches(&self.server), Instant::now());
        let looks = Looks::at("all is written");
        loop {
            let metrics = metrics(&self.server).await;
            let is_quiet = since.elapsed() >= QUIET;
            let now = batches(&self.server);
            if now.len() != last.len() {
                (last, since) = (now, Instant::now());
            } else if is_quiet {
                let writes = metrics.lines().find_map(|line| line.strip_prefix(WRITES)).unwrap();
                return Written { batches: last, writes: writes.trim().parse().unwrap() };
            }
            looks.next().await;
        }
    }

    /// Sends a request, and counts its writes.
    async fn send(&mut self, what: &str, request: Request) -> Answer {
        let before = self.written().await;
        let answer = request.send().await;
        assert!(answer.status < 300, "{what}: {} {}", answer.status, answer.text);
        self.count(what, before).await;
        answer
    }

    /// Notes how many batches and writes there are more than before a request.
    async fn count(&mut self, what: &str, before: Written) {
        let several = SEVERAL.iter().find(|(several, ..)| *several == what);
        let expected = several.map_or(1, |(_, count, _)| *count);
        let Written { mut batches, writes } = self.written().await;
        let mut counted = batches.split_off(before.batches.len());
        // Beside them the server says from time to time that it is alive, which is a write that can
        // share a batch.
        let is_alive = |batch: &&String| batch.split(", ").any(|name| name == "members");
        let alive = counted.iter().filter(is_alive).count();
        let writes = (writes - before.writes).saturating_sub(alive);
        counted.retain(|batch| batch != "members");
        if (counted.len(), writes) != (expected, expected) {
            let batches = counted.len();
            self.wrong.push(format!(
                "{what}: {writes} writes in {batches} batches instead of {expected}: {counted:?}"
            ));
        }
        self.requests.insert(what.to_owned());
    }

    async fn user(&mut self, name: &str) -> Caller {
        let body = json!({ "name": name, "password": PASSWORD });
        let anonymous = self.anonymous();
        let made = self.write(&anonymous, "POST /v1/users", &[], body).await;
        anonymous.signed_in(&made)
    }

    async fn users<const COUNT: usize>(&mut self, names: [&str; COUNT]) -> Vec<Caller> {
        let mut users = Vec::new();
        for name in names {
            users.push(self.user(name).await);
        }
        users
    }
}

/// A text in an answer.
fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// A time so many seconds from now.
fn in_s(seconds: i64) -> Value {
    let time = OffsetDateTime::now_utc() + time::Duration::seconds(seconds);
    json!(time.replace_nanosecond(0).unwrap().format(&Rfc3339).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_request_changes_is_one_durable_batch() {
    let (accounts, apps, tables, seeks, tournaments, games, rematch, sandbox) = tokio::join!(
        accounts::of_an_account(),
        accounts::of_apps(),
        tables::of_a_table(),
        together::of_seeks_and_invitations(),
        together::of_a_tournament(),
        games::of_a_game(),
        games::of_a_rematch(),
        games::of_a_sandbox(),
    );
    let all = [accounts, apps, tables, seeks, tournaments, games, rematch, sandbox];
    let (mut requests, mut wrong) = (BTreeSet::new(), Vec::new());
    for counted in all {
        requests.extend(counted.requests);
        wrong.extend(counted.wrong);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let stale = SEVERAL.iter().find(|(what, ..)| !requests.contains(*what));
    assert_eq!(stale, None, "there is no such request");
    let operation = |request: &String| request.split(", ").next().unwrap_or_default().to_owned();
    let counted: BTreeSet<String> = requests.iter().map(operation).collect();
    let reasons: BTreeSet<&str> = NOT_COUNTED.iter().map(|(operation, _)| *operation).collect();
    let is_missing =
        |operation: &String| !counted.contains(operation) && !reasons.contains(operation.as_str());
    let missing: Vec<String> = CONTRACT.writing().filter(is_missing).collect();
    assert!(missing.is_empty(), "count the batches of these, or say why not: {missing:#?}");
    let written: BTreeSet<String> = CONTRACT.writing().collect();
    let needless =
        |operation: &&&str| !written.contains(**operation) || counted.contains(**operation);
    let needless: Vec<&&str> = reasons.iter().filter(needless).collect();
    assert!(needless.is_empty(), "no reason is needed for these: {needless:#?}");
}
