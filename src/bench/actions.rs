//! Scene `actions`: actions and views at many tables at a time, compared with the baseline server;
//! then a kill of the server, after which every acknowledged event must still be there.

use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};

use futures_util::future::try_join_all;
use kontor_games::GameKind;
use serde::Deserialize;

use crate::{
    BenchError, Progress, Settings,
    baseline::{ACTION_REPLY_FILE, VIEW_FILE},
    connection::{Connection, Request},
    measurement::{Measurement, Samples},
    report::{Fact, Report},
    script::Script,
    server_process::ServerProcess,
    tables::{ActionReply, Table, kept::Kept, sign_in},
};

/// Stretches of each load. The loads take turns, so that disturbances affect all of them alike.
const ROUNDS: u32 = 3;
/// How many times as many actions are prepared as are expected to be played.
const RESERVE: f64 = 1.3;
/// The name of the scene.
const SCENE: &str = "actions";

/// Plays games of this ruleset and measures; then kills the server and checks the games.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    progress.show(ruleset, "setting up tables");
    let data = tempfile::tempdir()?;
    let server = ServerProcess::kontor(settings, data.path(), &[])?;
    let mut tables = set_up_tables(settings, ruleset, &server, settings.stretch * ROUNDS).await?;
    let baseline_data = tempfile::tempdir()?;
    let (baseline, mut clients) = start_baseline(baseline_data.path(), &mut tables).await?;
    let [mut actions, mut views, mut durable, mut from_memory] =
        [(); 4].map(|()| Measurement::default());
    let stretch = settings.stretch;
    for round in 1..=ROUNDS {
        progress.show(ruleset, &format!("round {round} of {ROUNDS}"));
        actions.run(&server, play(&mut tables, stretch)).await?;
        durable
            .run(
                &baseline,
                all_until(&mut clients, stretch, |client, end| client.append_until(end)),
            )
            .await?;
        views
            .run(
                &server,
                all_until(&mut tables, stretch, |table, end| table.fetch_views_until(end)),
            )
            .await?;
        from_memory
            .run(&baseline, all_until(&mut clients, stretch, |client, end| client.get_until(end)))
            .await?;
    }
    let load = |measurement: &Measurement, what| {
        measurement.load(SCENE, ruleset.id(), what, settings.tables)
    };
    let durable = load(&durable, "baseline durable route");
    let from_memory = load(&from_memory, "baseline static route");
    report.loads.push(load(&actions, "actions").compared_with(&durable));
    report.loads.push(durable);
    report.loads.push(load(&views, "views").compared_with(&from_memory));
    report.loads.push(from_memory);

    progress.show(ruleset, "checking the games after a kill");
    server.kill()?;
    let server = ServerProcess::kontor(settings, data.path(), &[])?;
    let Kept { games, events } = check_kept(&mut tables, server.address).await?;
    let mut fact = |what: &str, count: f64, unit| {
        report.facts.push(Fact::new(SCENE, format!("{}: {what}", ruleset.id()), count, unit));
    };
    fact("games intact after a kill", games as f64, "games");
    fact("events intact after a kill", events as f64, "events");
    Ok(())
}

/// A baseline server whose replies are as long as those of the tables, with as many clients.
async fn start_baseline(
    data: &Path,
    tables: &mut [Table],
) -> Result<(ServerProcess, Vec<BaselineClient>), BenchError> {
    let action_replies = tables.iter().map(Table::last_reply).collect();
    let views = try_join_all(tables.iter_mut().map(Table::fetch_view)).await?;
    for (file, replies) in [(ACTION_REPLY_FILE, action_replies), (VIEW_FILE, views)] {
        std::fs::write(data.join(file), of_mean_length(replies))?;
    }
    let server = ServerProcess::baseline(data)?;
    let mut clients = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        let action = table.last_action().to_owned();
        clients.push(BaselineClient::new(server.address, number, action).await?);
    }
    Ok((server, clients))
}

/// Checks the games of all tables on a server that was started again.
async fn check_kept(tables: &mut [Table], server: SocketAddr) -> Result<Kept, BenchError> {
    let mut kept = Kept::default();
    for table in tables {
        table.reconnect(server).await?;
        let Kept { games, events } = table.check_kept().await?;
        kept = Kept { games: kept.games + games, events: kept.events + events };
    }
    Ok(kept)
}

/// Tables at which games are running, after a warm-up, with as many further games prepared as will
/// be played in this time.
pub async fn set_up_tables(
    settings: &Settings,
    ruleset: GameKind,
    server: &ServerProcess,
    lasting: Duration,
) -> Result<Vec<Table>, BenchError> {
    set_up_tables_on(settings, ruleset, std::slice::from_ref(server), lasting).await
}

/// The same, spread over several servers.
pub async fn set_up_tables_on(
    settings: &Settings,
    ruleset: GameKind,
    servers: &[ServerProcess],
    lasting: Duration,
) -> Result<Vec<Table>, BenchError> {
    let mut connection = Connection::open(servers[0].address).await?;
    let version = rules_version(&mut connection, ruleset).await?;
    let scripts = Script::some_of(version, ruleset, settings.seats);
    let mut tables = Vec::new();
    for number in 0..settings.tables {
        let connection = Connection::open(servers[number % servers.len()].address).await?;
        let scripts = scripts.clone();
        tables.push(Table::new(connection, ruleset, settings.seats, scripts, number).await?);
    }
    let mut warm_up = Measurement::default();
    warm_up.run_on(servers, play(&mut tables, settings.stretch)).await?;
    let expected = warm_up.per_second() * lasting.as_secs_f64() / settings.tables as f64;
    let prepared = (expected * RESERVE) as usize;
    try_join_all(tables.iter_mut().map(|table| table.prepare(prepared))).await?;
    Ok(tables)
}

/// The version of the rules by which a server starts games.
async fn rules_version(connection: &mut Connection, ruleset: GameKind) -> Result<u32, BenchError> {
    #[derive(Deserialize)]
    struct Ruleset {
        rules_version: String,
    }
    let path = format!("/v1/rulesets/{}", ruleset.id());
    let request = Request { method: "GET", path: &path, token: None, body: "" };
    let Ruleset { rules_version } = connection.call(request).await?;
    let version = rules_version.strip_prefix(&format!("{}/", ruleset.id()));
    let version = version.and_then(|version| version.parse().ok());
    let reason = format!("the version {rules_version}");
    version.ok_or(BenchError::Unreadable { path, reason })
}

/// All of these tables play for a while.
pub async fn play(tables: &mut [Table], lasting: Duration) -> Result<Samples, BenchError> {
    all_until(tables, lasting, |table, end| table.play_until(end)).await
}

/// All workers work concurrently for a while.
pub async fn all_until<'a, W, F>(
    workers: &'a mut [W],
    lasting: Duration,
    work: impl Fn(&'a mut W, Instant) -> F,
) -> Result<Samples, BenchError>
where
    F: Future<Output = Result<Samples, BenchError>>,
{
    let end = Instant::now() + lasting;
    let samples = try_join_all(workers.iter_mut().map(|worker| work(worker, end))).await?;
    Ok(samples.into_iter().collect())
}

/// The reply whose length is nearest to the mean of all.
fn of_mean_length(replies: Vec<Vec<u8>>) -> Vec<u8> {
    let mean = replies.iter().map(Vec::len).sum::<usize>() / replies.len();
    let nearest = replies.into_iter().min_by_key(|reply| reply.len().abs_diff(mean));
    nearest.expect("there is a table")
}

/// A client of the baseline server.
struct BaselineClient {
    connection: Connection,
    token: String,
    /// Id of the log that it appends to.
    log: String,
    /// Number of the next entry.
    number: u64,
    /// The body of each append.
    action: String,
}

impl BaselineClient {
    async fn new(server: SocketAddr, number: usize, action: String) -> Result<Self, BenchError> {
        let mut connection = Connection::open(server).await?;
        let token = sign_in(&mut connection, "/guests").await?;
        let log = format!("b_{number}");
        Ok(BaselineClient { connection, token, log, number: 0, action })
    }

    /// Appends durably until this time.
    async fn append_until(&mut self, end: Instant) -> Result<Samples, BenchError> {
        let mut samples = Samples::default();
        while samples.latencies.is_empty() || Instant::now() < end {
            let start = Instant::now();
            let path = format!("/append/{}/{}", self.log, self.number);
            let (token, body) = (Some(self.token.as_str()), self.action.as_str());
            let request = Request { method: "POST", path: &path, token, body };
            // Parsed as the reply to an action is, so that both loads do the same work.
            self.connection.call::<ActionReply>(request).await?;
            samples.add(start.elapsed(), self.connection.reply_bytes());
            self.number += 1;
        }
        Ok(samples)
    }

    /// Asks for the static reply until this time.
    async fn get_until(&mut self, end: Instant) -> Result<Samples, BenchError> {
        let mut samples = Samples::default();
        let request = Request { method: "GET", path: "/static", token: None, body: "" };
        while samples.latencies.is_empty() || Instant::now() < end {
            let start = Instant::now();
            self.connection.call_unread(&request).await?;
            samples.add(start.elapsed(), self.connection.reply_bytes());
        }
        Ok(samples)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_baseline_answers_with_a_reply_of_mean_length() {
        let replies = [10, 300, 160, 150].map(|length| vec![b'x'; length]);
        assert_eq!(of_mean_length(replies.to_vec()).len(), 160);
    }
}
