//! Scene `history`: views of a past position in a long game, `view?at=`.

use std::time::{Duration, Instant};

use kontor_games::GameKind;

use crate::{
    BenchError, Progress, Settings,
    connection::Connection,
    measurement::percentile,
    report::{Fact, Report},
    script::Script,
    server_process::ServerProcess,
    tables::Table,
};

/// Views that are measured.
const VIEWS: usize = 100;
/// The name of the scene.
const SCENE: &str = "history";

/// Plays the longest of the scripted games to its end, then asks for views at mid-game.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    progress.show(ruleset, "playing a long game");
    let data = tempfile::tempdir()?;
    let server = ServerProcess::kontor(settings, data.path(), &[])?;
    let scripts = Script::some(ruleset, settings.seats);
    let longest = (0..scripts.len()).max_by_key(|number| scripts[*number].steps.len());
    let longest = longest.expect("there are some scripts");
    let connection = Connection::open(server.address).await?;
    let mut table = Table::new(connection, ruleset, settings.seats, scripts, longest).await?;
    table.play_to_end().await?;
    let mut latencies: Vec<Duration> = Vec::new();
    for view in 0..VIEWS {
        let start = Instant::now();
        table.fetch_view_at(table.seq() / 2 + view as u64 % 10).await?;
        latencies.push(start.elapsed());
    }
    latencies.sort_unstable();
    let what = |figure: &str| format!("{}: {figure}", ruleset.id());
    report.facts.push(Fact::new(SCENE, what("events in the game"), table.seq() as f64, "events"));
    for (name, share) in [("p50", 0.5), ("p99", 0.99)] {
        let latency = percentile(&latencies, share);
        report.facts.push(Fact::new(
            SCENE,
            what(&format!("view at mid-game, {name}")),
            latency,
            "ms",
        ));
    }
    Ok(())
}
