//! Scene `cluster`: one, two and three servers over a database that they share, by turns with a
//! server that has a store of its own.
//!
//! Then servers and the leading node are killed ([`outages`]).
//!
//! Each table keeps to a server, but for one load, in which it changes the server at each action.
//! All servers run all the time, also those that have no tables.

use std::{
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use futures_util::future::try_join_all;
use kontor_games::GameKind;
use kontor_log::index_rows::{INDEX_VERSION, rows_of};
use kontor_store::{LogId, PostgresSettings, PostgresStore};

use crate::{
    BenchError, Progress, Settings,
    actions::{all_until, play, set_up_tables, set_up_tables_on},
    connection::Connection,
    event_stream::seq_of,
    growth::mib,
    idle_games,
    measurement::{Measurement, Samples, percentile},
    outages,
    report::{Fact, Load, Report},
    server_process::ServerProcess,
    tables::Table,
};

/// Stretches of each load. The loads take turns, so that disturbances affect all of them alike.
const ROUNDS: u32 = 3;
/// Servers over the database.
const SERVERS: usize = 3;
/// Actions whose events are awaited at another server.
const HEARD: usize = 200;
/// The name of the scene.
const SCENE: &str = "cluster";

/// Tables at the first servers of all.
struct Group {
    /// How many servers they use.
    servers: usize,
    tables: Vec<Roaming>,
    actions: Measurement,
    views: Measurement,
}

/// A table with connections to other servers, if it changes them.
struct Roaming {
    table: Table,
    others: Vec<Connection>,
}

/// Plays games of this ruleset and measures.
pub async fn measure(
    settings: &Settings,
    store: &str,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    progress.show(ruleset, "setting up tables");
    let lasting = settings.stretch * ROUNDS;
    let data = tempfile::tempdir()?;
    let embedded = ServerProcess::kontor(settings, data.path(), &[])?;
    let mut tables = set_up_tables(settings, ruleset, &embedded, lasting).await?;
    let folder = tempfile::tempdir()?;
    let servers = start_servers(settings, folder.path(), store)?;
    let mut groups = Vec::new();
    for (count, roams) in [(1, false), (2, false), (3, false), (3, true)] {
        let used = &servers[..count];
        groups.push(Group::set_up(settings, ruleset, used, roams, lasting).await?);
    }
    let [mut actions, mut views] = [(); 2].map(|()| Measurement::default());
    for round in 1..=ROUNDS {
        progress.show(ruleset, &format!("round {round} of {ROUNDS}"));
        actions.run(&embedded, play(&mut tables, settings.stretch)).await?;
        for group in &mut groups {
            group.play(&servers, settings.stretch).await?;
        }
        let seen =
            all_until(&mut tables, settings.stretch, |table, end| table.fetch_views_until(end));
        views.run(&embedded, seen).await?;
        for group in &mut groups {
            group.look(&servers, settings.stretch).await?;
        }
    }
    let load = |measurement: &Measurement, what: String| -> Load {
        measurement.load(SCENE, ruleset.id(), what, settings.tables)
    };
    let own_actions = load(&actions, "actions, own store".to_owned());
    let own_views = load(&views, "views, own store".to_owned());
    for group in &groups {
        let over = group.name();
        let actions = load(&group.actions, format!("actions, {over}"));
        report.loads.push(actions.compared_with(&own_actions));
        let views = load(&group.views, format!("views, {over}"));
        report.loads.push(views.compared_with(&own_views));
    }
    report.loads.extend([own_actions, own_views]);
    progress.show(ruleset, "hearing at another server");
    let table = &mut groups[0].tables[0].table;
    let mut delays = delays(table, &servers[1]).await?;
    delays.sort_unstable();
    let mut listed = listed(table, &servers[1]).await?;
    listed.delays.sort_unstable();
    for (name, share) in [("p50", 0.5), ("p99", 0.99)] {
        for (until, delays) in [("event", &delays), ("row in a list", &listed.delays)] {
            let what = format!("{}: from an action to its {until} elsewhere, {name}", ruleset.id());
            report.facts.push(Fact::new(SCENE, what, percentile(delays, share), "ms"));
        }
    }
    let what = format!("{}: lists elsewhere that lacked what was acknowledged", ruleset.id());
    report.facts.push(Fact::new(SCENE, what, f64::from(listed.behind), "lists"));
    let game = LogId(table.streamed_game()?.id.as_str().into());
    let token = table.token().to_owned();
    progress.show(ruleset, "killing servers and nodes");
    let running = servers.into_iter().enumerate().collect();
    let servers = outages::Servers { settings, running, folder: folder.path(), store };
    outages::measure(SCENE, settings, servers, table, report).await?;
    progress.show(ruleset, &format!("writing {} idle games", settings.idle_games));
    idle_games_cost(settings, folder.path(), store, &game, &token, report).await
}

/// What idle copies of a game cost: in the database, and in the memory of a server.
async fn idle_games_cost(
    settings: &Settings,
    folder: &Path,
    store: &str,
    game: &LogId,
    token: &str,
    report: &mut Report,
) -> Result<(), BenchError> {
    let games = settings.idle_games;
    let start = || ServerProcess::kontor(settings, &folder.join("0"), &["--store", store]);
    let memory_before = start()?.resident_bytes();
    let database =
        PostgresStore::open(PostgresSettings::new(store, rows_of, INDEX_VERSION)).await?;
    let before = database.facts().await?.bytes;
    let entries = idle_games::write(&*database, game, games).await?;
    let written = database.facts().await?.bytes - before;
    database.close().await;
    let server = start()?;
    let memory_after = server.resident_bytes();
    idle_games::view_all(server.address, token, games).await?;
    let mut fact = |what: &str, value: f64, unit| {
        let what = format!("{games} idle games: {what}");
        report.facts.push(Fact::new(SCENE, what, value, unit));
    };
    let million = written as f64 * 1e6 / entries as f64;
    fact("size on each node, per million entries", million / f64::from(1 << 20), "MiB");
    fact("server memory after startup, without them", mib(memory_before), "MiB");
    fact("server memory after startup", mib(memory_after), "MiB");
    fact("server memory after viewing all", mib(server.resident_bytes()), "MiB");
    Ok(())
}

/// Servers with the same keys.
fn start_servers(
    settings: &Settings,
    folder: &Path,
    store: &str,
) -> Result<Vec<ServerProcess>, BenchError> {
    let mut servers = Vec::new();
    for number in 0..SERVERS {
        let data = folder.join(number.to_string());
        if number > 0 {
            std::fs::create_dir(&data)?;
            let keys = folder.join("0").join("keys");
            Command::new("cp").arg("-a").arg(keys).arg(&data).status()?;
        }
        servers.push(ServerProcess::kontor(settings, &data, &["--store", store])?);
    }
    Ok(servers)
}

impl Group {
    async fn set_up(
        settings: &Settings,
        ruleset: GameKind,
        servers: &[ServerProcess],
        roams: bool,
        lasting: Duration,
    ) -> Result<Self, BenchError> {
        let mut tables = Vec::new();
        let made = set_up_tables_on(settings, ruleset, servers, lasting).await?;
        for (number, table) in made.into_iter().enumerate() {
            let elsewhere = (1..servers.len()).filter(|_| roams);
            let addresses = elsewhere.map(|further| {
                let server = &servers[(number + further) % servers.len()];
                Connection::open(server.address)
            });
            let others = try_join_all(addresses).await?;
            tables.push(Roaming { table, others });
        }
        let [actions, views] = [(); 2].map(|()| Measurement::default());
        Ok(Group { servers: servers.len(), tables, actions, views })
    }

    fn name(&self) -> String {
        let roams = self.tables.iter().any(|table| !table.others.is_empty());
        let how = if roams { ", changed at each action" } else { "" };
        format!("{} server(s){how}", self.servers)
    }

    async fn play(
        &mut self,
        servers: &[ServerProcess],
        lasting: Duration,
    ) -> Result<(), BenchError> {
        let played = all_until(&mut self.tables, lasting, |table, end| table.play_until(end));
        self.actions.run_on(&servers[..self.servers], played).await
    }

    async fn look(
        &mut self,
        servers: &[ServerProcess],
        lasting: Duration,
    ) -> Result<(), BenchError> {
        let seen =
            all_until(&mut self.tables, lasting, |table, end| table.table.fetch_views_until(end));
        self.views.run_on(&servers[..self.servers], seen).await
    }
}

impl Roaming {
    /// Plays until this time, each action at the next server.
    async fn play_until(&mut self, end: Instant) -> Result<Samples, BenchError> {
        let mut samples = Samples::default();
        while samples.latencies.is_empty() || Instant::now() < end {
            for other in &mut self.others {
                other.continue_keys(&self.table.connection);
                std::mem::swap(other, &mut self.table.connection);
            }
            let start = Instant::now();
            if self.table.act().await? {
                samples.add(start.elapsed(), self.table.reply_bytes());
            }
        }
        Ok(samples)
    }
}

/// How long after an action was sent to its server its event comes from another one.
async fn delays(table: &mut Table, other: &ServerProcess) -> Result<Vec<Duration>, BenchError> {
    let mut delays = Vec::new();
    while delays.len() < HEARD {
        // The next game, unless this one goes on.
        table.act().await?;
        let game = table.streamed_game()?;
        let path = format!("/v1/games/{}/events?after={}", game.id, game.seq);
        let path = format!("{path}&invite={}", game.invite);
        let mut stream =
            Connection::open(other.address).await?.into_event_stream(&path, None).await?;
        while table.streamed_game()?.id == game.id && delays.len() < HEARD {
            let (start, before) = (Instant::now(), table.seq());
            if !table.act().await? {
                break;
            }
            if table.seq() == before {
                continue;
            }
            let mut heard = false;
            while let Some(seq) = next_seq(&mut stream).await? {
                if !heard && seq > before {
                    heard = true;
                    delays.push(start.elapsed());
                }
                if seq >= table.seq() {
                    break;
                }
            }
        }
    }
    Ok(delays)
}

/// What lists at another server showed after actions.
struct Lists {
    /// How long after an action was sent a list had it.
    delays: Vec<Duration>,
    /// How many lists did not have it, although it was acknowledged before they were asked for.
    behind: u32,
}

/// Acts at its server, and looks at the list of another one after each reply.
async fn listed(table: &mut Table, other: &ServerProcess) -> Result<Lists, BenchError> {
    let mut lists = Lists { delays: Vec::new(), behind: 0 };
    let mut connection = Connection::open(other.address).await?;
    while lists.delays.len() < HEARD {
        let start = Instant::now();
        if table.act().await? {
            lists.behind += table.list_until_current(&mut connection).await? - 1;
            lists.delays.push(start.elapsed());
        }
    }
    Ok(lists)
}

/// The seq of the next event; `None` if the frame has none and is the last one.
async fn next_seq(
    stream: &mut crate::event_stream::EventStream,
) -> Result<Option<u64>, BenchError> {
    loop {
        let frame = stream.next_frame().await?;
        match seq_of(&frame) {
            Some(seq) => return Ok(Some(seq)),
            None if crate::event_stream::is_closing(&frame) => return Ok(None),
            None => {}
        }
    }
}
