//! Actions and views at many tables at a time, beside the bare routes of the same run.

use std::{
    future::Future,
    net::SocketAddr,
    time::{Duration, Instant},
};

use futures_util::future::try_join_all;

use super::{
    BenchFault, Progress, Settings,
    bare::{PLAYED_FILE, VIEW_FILE},
    child::ServerProcess,
    connection::{Connection, Request},
    figures::{Fact, Report, Stretches, Tally},
    script::Script,
    tables::{Table, sign_in},
};
use kontor_games::GameKind;

/// Each load is measured in so many stretches, by turns with the others, so that what else goes on
/// falls on all of them alike.
const ROUNDS: u32 = 3;
/// How much longer than expected the games last that are made in advance.
const RESERVE: f64 = 1.3;
/// The name of the scene.
const SCENE: &str = "actions";

/// Plays games of this ruleset and measures; then kills the server and asks whether all is there.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchFault> {
    progress.say(ruleset, "tables sit down");
    let data = tempfile::tempdir()?;
    let server = ServerProcess::kontor(data.path(), &[])?;
    let mut tables = seated(settings, ruleset, &server, settings.stretch * ROUNDS).await?;
    let bare_data = tempfile::tempdir()?;
    let played = tables.iter().map(Table::reply_to_action).collect();
    let views = try_join_all(tables.iter_mut().map(Table::look)).await?;
    for (file, replies) in [(PLAYED_FILE, played), (VIEW_FILE, views)] {
        std::fs::write(bare_data.path().join(file), usual_of(replies))?;
    }
    let bare = ServerProcess::bare(bare_data.path())?;
    let mut posters = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        posters.push(Poster::new(bare.address, number, table.last_post().to_owned()).await?);
    }
    let [mut actions, mut views, mut durable, mut of_memory] =
        [(); 4].map(|()| Stretches::default());
    for round in 1..=ROUNDS {
        progress.say(ruleset, &format!("round {round} of {ROUNDS}"));
        actions.measure(&server, play(&mut tables, settings.stretch)).await?;
        durable
            .measure(
                &bare,
                at_once(&mut posters, settings.stretch, |poster, end| poster.append_until(end)),
            )
            .await?;
        views
            .measure(
                &server,
                at_once(&mut tables, settings.stretch, |table, end| table.look_until(end)),
            )
            .await?;
        of_memory
            .measure(
                &bare,
                at_once(&mut posters, settings.stretch, |poster, end| poster.read_until(end)),
            )
            .await?;
    }
    let load =
        |stretches: &Stretches, what| stretches.load(SCENE, ruleset.id(), what, settings.tables);
    let (durable, of_memory) =
        (load(&durable, "bare durable route"), load(&of_memory, "bare static route"));
    report.loads.push(load(&actions, "actions").beside(&durable));
    report.loads.push(durable);
    report.loads.push(load(&views, "views").beside(&of_memory));
    report.loads.push(of_memory);

    progress.say(ruleset, "is all there after a kill?");
    server.kill()?;
    let server = ServerProcess::kontor(data.path(), &[])?;
    let mut games = 0;
    for table in &mut tables {
        table.reconnect(server.address).await?;
        games += table.check().await?;
    }
    report.facts.push(Fact::new(
        SCENE,
        format!("{}: games whole after a kill", ruleset.id()),
        games as f64,
        "games",
    ));
    Ok(())
}

/// Tables at which games are under way, with further ones made in advance for so long.
pub async fn seated(
    settings: &Settings,
    ruleset: GameKind,
    server: &ServerProcess,
    lasting: Duration,
) -> Result<Vec<Table>, BenchFault> {
    let scripts = Script::some(ruleset, settings.seats);
    let mut tables = Vec::new();
    for number in 0..settings.tables {
        tables.push(
            Table::new(server.address, ruleset, settings.seats, scripts.clone(), number).await?,
        );
    }
    let mut warm_up = Stretches::default();
    warm_up.measure(server, play(&mut tables, settings.stretch)).await?;
    let expected = warm_up.per_second() * lasting.as_secs_f64() / settings.tables as f64;
    try_join_all(tables.iter_mut().map(|table| table.stock((expected * RESERVE) as usize))).await?;
    Ok(tables)
}

/// Lets all of these tables play for a while.
pub async fn play(tables: &mut [Table], lasting: Duration) -> Result<Tally, BenchFault> {
    at_once(tables, lasting, |table, end| table.play_until(end)).await
}

/// Lets all of them work for a while.
async fn at_once<'a, W, F>(
    workers: &'a mut [W],
    lasting: Duration,
    work: impl Fn(&'a mut W, Instant) -> F,
) -> Result<Tally, BenchFault>
where
    F: Future<Output = Result<Tally, BenchFault>>,
{
    let end = Instant::now() + lasting;
    let tallies = try_join_all(workers.iter_mut().map(|worker| work(worker, end))).await?;
    Ok(tallies.into_iter().collect())
}

/// The reply whose length is nearest to the mean of all.
fn usual_of(replies: Vec<Vec<u8>>) -> Vec<u8> {
    let mean = replies.iter().map(Vec::len).sum::<usize>() / replies.len();
    replies.into_iter().min_by_key(|reply| reply.len().abs_diff(mean)).expect("there is a table")
}

/// Who asks the bare server.
struct Poster {
    connection: Connection,
    token: String,
    log: String,
    number: u64,
    post: String,
}

impl Poster {
    async fn new(server: SocketAddr, number: usize, post: String) -> Result<Self, BenchFault> {
        let mut connection = Connection::open(server).await?;
        let token = sign_in(&mut connection, "/guests").await?;
        Ok(Poster { connection, token, log: format!("b_{number}"), number: 0, post })
    }

    async fn append_until(&mut self, end: Instant) -> Result<Tally, BenchFault> {
        let mut tally = Tally::default();
        while tally.latencies.is_empty() || Instant::now() < end {
            let begun = Instant::now();
            let path = format!("/append/{}/{}", self.log, self.number);
            let request =
                Request { method: "POST", path: &path, token: Some(&self.token), body: &self.post };
            self.connection.call::<super::tables::Played>(request).await?;
            tally.add(begun.elapsed(), self.connection.reply_bytes());
            self.number += 1;
        }
        Ok(tally)
    }

    async fn read_until(&mut self, end: Instant) -> Result<Tally, BenchFault> {
        let mut tally = Tally::default();
        let request = Request { method: "GET", path: "/static", token: None, body: "" };
        while tally.latencies.is_empty() || Instant::now() < end {
            let begun = Instant::now();
            self.connection.call_unread(&request).await?;
            tally.add(begun.elapsed(), self.connection.reply_bytes());
        }
        Ok(tally)
    }
}
