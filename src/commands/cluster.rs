//! `kontor cluster`: what operators ask about a database that several servers share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kontor_app::references::orphans;
use kontor_auth::key_directory::KeyDirectory;
use kontor_environment::{SystemClock, TimeSource};
use kontor_log::time::Timestamp;
use kontor_service::key_keeper::KeyKeeper;
use kontor_store::{
    CLOCKS_DIFFER_MAX, CheckReport, DatabaseFacts, DocumentStore, IfMissing, PostgresStore,
};

use super::repair::sentences_of_orphans;
use super::store::{keys_of, open_shared, runtime};
use super::{CommandError, Damage, print};
use crate::config::{Cluster, ClusterCheck, ClusterCommand, ClusterPlace, SharedArgs};

/// How long it takes to hear all servers: each sends something twice a second.
pub(super) const HEARD_AFTER: Duration = Duration::from_secs(2);
/// The progress is logged whenever so many more entries were read.
const PROGRESS_ENTRIES: u64 = 100_000;

pub fn run(args: &Cluster) -> Result<(), CommandError> {
    let place = &args.place;
    runtime()?.block_on(async {
        match &args.command {
            ClusterCommand::Status => {
                // It also says what is wrong with a database without a standby.
                let shared = SharedArgs { store_unsynced: true, ..place.shared.clone() };
                let store = open(&shared).await?;
                let asked = ask(place, &store).await;
                store.close().await;
                conclude(asked?, None)
            }
            ClusterCommand::Check(check) => {
                let store = open(&place.shared).await?;
                let checked = check_all(place, check, &store).await;
                store.close().await;
                let (said, read) = checked?;
                conclude(said, Some(read))
            }
        }
    })
}

async fn open(shared: &SharedArgs) -> Result<Arc<PostgresStore>, CommandError> {
    let store = open_shared(shared, IfMissing::Fail).await?;
    store.ok_or_else(|| "name the database with --store or KONTOR_STORE".into())
}

/// What is said, and which of it is wrong.
struct Said {
    lines: Vec<String>,
    wrong: Vec<String>,
}

/// What is known without reading everything: the database, its standbys, the clocks, the keys and
/// the servers.
async fn ask(place: &ClusterPlace, store: &Arc<PostgresStore>) -> Result<Said, CommandError> {
    tokio::time::sleep(HEARD_AFTER).await;
    let facts = store.facts().await?;
    let mut wrong = wrong_settings(&facts, place.shared.store_unsynced);
    let mut lines = vec![
        format!("cluster {}, PostgreSQL {}", store.cluster_id(), facts.version),
        format!("timeline {}, {} MiB", facts.timeline, facts.bytes >> 20),
        format!("synchronous_standby_names: {}", facts.synchronous_standby_names),
        format!("synchronous_commit: {}", facts.synchronous_commit),
        format!("max_connections: {}", facts.connections_max),
        match facts.standbys {
            Some((all, synced)) => {
                format!("standbys: {all}, of which {synced} can confirm commits")
            }
            None => "standbys: only a user with the role pg_read_all_stats may know".to_owned(),
        },
        format!("servers: {}", store.servers_heard()),
    ];
    if store.settings_heard() > 1 {
        wrong.push(format!("servers run with {} different settings", store.settings_heard()));
    }
    lines.extend(facts.clock_ahead_ms.map(|ahead| format!("clock: {ahead} ms ahead of this one")));
    let documents: Arc<dyn DocumentStore> = store.clone();
    let directory = KeyDirectory::new(&keys_of(&place.data));
    match KeyKeeper::of_store(directory, &documents, Arc::new(SystemClock)).await {
        Ok(keeper) => {
            let (keys, signs) = (keeper.keys().list().keys().len(), keeper.keys().signing_id());
            lines.push(format!("keys: {keys}, of which {signs} signs"));
        }
        Err(error) => wrong.push(error.to_string()),
    }
    Ok(Said { lines, wrong })
}

/// Settings that the store itself refuses are not among these: it does not open with them.
fn wrong_settings(facts: &DatabaseFacts, allow_unsynced: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    if matches!(facts.standbys, Some((_, 0))) && !allow_unsynced {
        wrong.push("no synchronous standby is connected: commits wait for one".to_owned());
    }
    let most = i64::try_from(CLOCKS_DIFFER_MAX.as_millis()).unwrap_or(i64::MAX);
    if let Some(ahead) = facts.clock_ahead_ms.filter(|ahead| ahead.abs() > most) {
        wrong.push(format!("the clock of the database is {ahead} ms ahead of this one"));
    }
    wrong
}

/// What is known without reading everything, what reading everything finds, and orphans.
async fn check_all(
    place: &ClusterPlace,
    check: &ClusterCheck,
    store: &Arc<PostgresStore>,
) -> Result<(Said, CheckReport), CommandError> {
    let mut said = ask(place, store).await?;
    let read = read_all(check, store).await?;
    let orphans = orphans(store.as_ref(), Timestamp(SystemClock.now_ms())).await?;
    said.wrong.extend(sentences_of_orphans(&orphans).lines().map(|line| line.trim().to_owned()));
    Ok((said, read))
}

/// Reads everything that is stored, and mends index rows if the arguments say so.
async fn read_all(
    check: &ClusterCheck,
    store: &PostgresStore,
) -> Result<CheckReport, CommandError> {
    let (began, told) = (Instant::now(), AtomicU64::new(0));
    let progress = |report: &CheckReport| {
        if report.entries >= told.load(Ordering::Relaxed) + PROGRESS_ENTRIES {
            told.store(report.entries, Ordering::Relaxed);
            tracing::info!(entries = report.entries, "read");
        }
    };
    let mut report = store.check(check.repair, &progress).await?;
    // One reading mends a limited number of rows.
    let mut wrong_before = u64::MAX;
    while check.repair && (1..wrong_before).contains(&report.wrong_rows) {
        wrong_before = report.wrong_rows;
        tracing::info!(rows = wrong_before, "index rows were mended; everything is read again");
        told.store(0, Ordering::Relaxed);
        report = store.check(true, &progress).await?;
    }
    tracing::info!(seconds = began.elapsed().as_secs_f64(), "checked");
    Ok(report)
}

/// Prints what was found. Something wrong is damage.
fn conclude(said: Said, report: Option<CheckReport>) -> Result<(), CommandError> {
    let Said { mut lines, mut wrong } = said;
    let mut left_out = 0;
    if let Some(report) = report {
        let CheckReport { logs, entries, documents, index_rows, .. } = report;
        lines.push(format!(
            "{logs} logs, {entries} entries, {documents} documents, {index_rows} index rows"
        ));
        left_out =
            (report.damages + report.wrong_rows).saturating_sub(report.findings.len() as u64);
        if report.wrong_rows > 0 {
            let rows = report.wrong_rows;
            wrong.push(format!("{rows} index rows are wrong: --repair mends them"));
        }
        wrong.extend(report.findings);
    }
    let is_right = wrong.is_empty();
    lines.extend(wrong.into_iter().map(|what| format!("WRONG: {what}")));
    if left_out > 0 {
        lines.push(format!("and {left_out} more"));
    }
    print(&lines.iter().map(|line| format!("{line}\n")).collect::<String>())?;
    match is_right {
        true => Ok(()),
        false => Err(Damage("not everything is as it should be".to_owned()).into()),
    }
}
