//! The last part of the scene `cluster`: for how long no request is served after the kill of a
//! server, and after that of the leading node of the database.
//!
//! A player acts without a pause and repeats what was not answered, with the same Idempotency-Key, at
//! the next server. What is measured ends with the first success.

use std::{
    collections::VecDeque,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use kontor_log::index_rows::{INDEX_VERSION, rows_of};
use kontor_store::{PostgresSettings, PostgresStore};

use crate::{
    BenchError, Settings,
    measurement::percentile,
    report::{Fact, Report},
    server_process::ServerProcess,
    tables::Table,
};

/// How often a server is killed, and how often the leading node.
const SERVER_KILLS: usize = 10;
const PRIMARY_KILLS: usize = 3;
/// Actions between two kills, after which everything runs in its usual way.
const ACTIONS_BETWEEN: usize = 20;
/// The longest time without service before the run gives up.
const UNSERVED_MAX: Duration = Duration::from_secs(120);
/// Pause after an attempt that failed, or before the standbys are counted again.
const PAUSE: Duration = Duration::from_millis(10);

/// Servers over the database; the table plays at the first one.
pub struct Servers<'a> {
    /// Of the run.
    pub settings: &'a Settings,
    /// Each with its number, after which its data directory is named.
    pub running: VecDeque<(usize, ServerProcess)>,
    /// Contains the data directories.
    pub folder: &'a Path,
    /// The address of the database.
    pub store: &'a str,
}

/// Kills servers, and the leading node if there is a command for it.
pub async fn measure(
    scene: &'static str,
    settings: &Settings,
    mut servers: Servers<'_>,
    table: &mut Table,
    report: &mut Report,
) -> Result<(), BenchError> {
    let actions = (SERVER_KILLS + PRIMARY_KILLS) * (ACTIONS_BETWEEN + 2);
    table.reconnect(servers.running[0].1.address).await?;
    table.prepare(actions).await?;
    let mut unserved = Vec::new();
    for _ in 0..SERVER_KILLS {
        play(table, ACTIONS_BETWEEN).await?;
        unserved.push(servers.kill_first(table).await?);
    }
    add(scene, "a server", unserved, report);
    if let Some(command) = &settings.kill_primary {
        let mut unserved = Vec::new();
        for _ in 0..PRIMARY_KILLS {
            until_replicated(servers.store).await?;
            play(table, ACTIONS_BETWEEN).await?;
            unserved.push(kill_primary(command, table, &servers).await?);
        }
        add(scene, "the leading node", unserved, report);
        until_replicated(servers.store).await?;
    }
    Ok(())
}

fn add(scene: &'static str, killed: &str, mut unserved: Vec<Duration>, report: &mut Report) {
    unserved.sort_unstable();
    for (name, share) in [("p50", 0.5), ("longest", 1.0)] {
        let what = format!("without service after the kill of {killed}, {name}");
        report.facts.push(Fact::new(scene, what, percentile(&unserved, share), "ms"));
    }
}

async fn play(table: &mut Table, actions: usize) -> Result<(), BenchError> {
    for _ in 0..actions {
        table.act().await?;
    }
    Ok(())
}

impl Servers<'_> {
    /// Kills the server at which the table plays, in the middle of an action, and starts it again once
    /// the table is served by the next one.
    async fn kill_first(&mut self, table: &mut Table) -> Result<Duration, BenchError> {
        let (number, first) = self.running.pop_front().expect("there are several");
        let kill = tokio::task::spawn_blocking(move || first.kill().map(|()| Instant::now()));
        let (acted, killed) = tokio::join!(table.act(), kill);
        let killed = killed.expect("killing does not panic")?;
        if acted.is_err() {
            table.connection.repeat_key();
        }
        table.reconnect(self.running[0].1.address).await?;
        until_served(table, killed, self.running[0].1.address).await?;
        let unserved = killed.elapsed();
        let data = self.folder.join(number.to_string());
        let again = ServerProcess::kontor(self.settings, &data, &["--store", self.store])?;
        self.running.push_back((number, again));
        Ok(unserved)
    }
}

/// Lets a command of the operator kill the leading node.
async fn kill_primary(
    command: &str,
    table: &mut Table,
    servers: &Servers<'_>,
) -> Result<Duration, BenchError> {
    let status = Command::new("sh").args(["-c", command]).status()?;
    if !status.success() {
        return Err(BenchError::NotKilled(command.to_owned()));
    }
    let killed = Instant::now();
    until_served(table, killed, servers.running[0].1.address).await?;
    Ok(killed.elapsed())
}

/// Acts, and repeats what was refused or not answered, until something is acknowledged.
async fn until_served(
    table: &mut Table,
    since: Instant,
    server: std::net::SocketAddr,
) -> Result<(), BenchError> {
    loop {
        match table.act().await {
            Ok(true) => return Ok(()),
            // Only the next game, which was started in advance.
            Ok(false) => {}
            Err(error) if since.elapsed() > UNSERVED_MAX => return Err(error),
            Err(BenchError::Refused { status: 503, .. }) => {
                table.connection.repeat_key();
                tokio::time::sleep(PAUSE).await;
            }
            Err(BenchError::Connection(_) | BenchError::Io(_)) => {
                table.connection.repeat_key();
                tokio::time::sleep(PAUSE).await;
                table.reconnect(server).await?;
            }
            Err(error) => return Err(error),
        }
    }
}

/// Waits until commits can wait for each node of the address but the primary: a node that was killed
/// comes back as a standby.
async fn until_replicated(store: &str) -> Result<(), BenchError> {
    let standbys = store.split('@').next_back().map_or(0, |hosts| hosts.matches(',').count());
    let begun = Instant::now();
    loop {
        let opened =
            PostgresStore::open(PostgresSettings::new(store, rows_of, INDEX_VERSION)).await;
        if let Ok(database) = opened {
            let facts = database.facts().await;
            database.close().await;
            let counted = facts.ok().and_then(|facts| facts.standbys);
            if counted.is_none_or(|(_, waited_for)| waited_for as usize >= standbys) {
                return Ok(());
            }
        }
        if begun.elapsed() > UNSERVED_MAX {
            return Err(BenchError::NotReplicated);
        }
        tokio::time::sleep(PAUSE).await;
    }
}
