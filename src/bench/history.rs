//! Looking back in a long game: the view as it was in the middle.

use std::time::{Duration, Instant};

use super::{
    BenchFault, Progress, Settings,
    child::ServerProcess,
    figures::{Fact, Report, percentile},
    script::Script,
    tables::Table,
};
use kontor_games::GameKind;

/// Looks that are measured.
const LOOKS: usize = 100;
/// The name of the scene.
const SCENE: &str = "history";

/// Plays the longest of some games to its last action and looks back.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchFault> {
    progress.say(ruleset, "a long game");
    let data = tempfile::tempdir()?;
    let server = ServerProcess::kontor(data.path(), &[])?;
    let scripts = Script::some(ruleset, settings.seats);
    let longest = (0..scripts.len())
        .max_by_key(|number| scripts[*number].steps.len())
        .expect("there are some scripts");
    let mut table = Table::new(server.address, ruleset, settings.seats, scripts, longest).await?;
    table.play_through().await?;
    let mut latencies: Vec<Duration> = Vec::new();
    for look in 0..LOOKS {
        let begun = Instant::now();
        table.look_back(table.seq() / 2 + look as u64 % 10).await?;
        latencies.push(begun.elapsed());
    }
    latencies.sort_unstable();
    let what = |figure: &str| format!("{}: {figure}", ruleset.id());
    report.facts.push(Fact::new(SCENE, what("events of the game"), table.seq() as f64, "events"));
    report.facts.push(Fact::new(
        SCENE,
        what("view in its middle, p50"),
        percentile(&latencies, 0.5),
        "ms",
    ));
    report.facts.push(Fact::new(
        SCENE,
        what("view in its middle, p99"),
        percentile(&latencies, 0.99),
        "ms",
    ));
    Ok(())
}
