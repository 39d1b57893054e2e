//! `kontor bench`: measures how fast the program is on this machine, and how fast it could be.
//!
//! It starts the server that lies beside it, as `kontor serve`, in a temporary directory and plays
//! many games at a time over HTTP. In the same run, by turns, it measures a baseline server without rules, so
//! that the ratios are meaningful even on a noisy machine. A reply that is no success ends the run,
//! because refusals would be faster than the service that is measured. Load generator and server
//! share the machine.
//!
//! Each scene is a module of the same name, which adds its figures to the report.

mod actions;
pub mod baseline;
#[cfg(test)]
mod canned_server;
mod cluster;
mod connection;
mod disk;
mod error;
mod event_stream;
mod growth;
mod history;
pub mod hostile;
mod idle_games;
mod measurement;
mod outages;
mod playouts;
mod progress;
pub mod report;
mod script;
mod server_process;
mod settings;
mod streams;
mod subscribers;
mod tables;

use self::report::Report;
pub use self::{
    error::BenchError,
    progress::Progress,
    settings::{Scene, Settings},
};

/// Runs the scenes, one after the other.
pub fn run(settings: &Settings) -> Result<Report, BenchError> {
    let progress = Progress::begin();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::default();
    for scene in &settings.scenes {
        runtime.block_on(measure(*scene, settings, &progress, &mut report))?;
    }
    progress.finish();
    Ok(report)
}

async fn measure(
    scene: Scene,
    settings: &Settings,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    // Scenes that depend on the store, the streams and the limits rather than on the rules are run
    // with one game only.
    let first = settings.rulesets[0];
    match scene {
        Scene::Disk => {
            let dir = tempfile::tempdir()?;
            report.facts.extend(disk::measure(dir.path(), settings.stretch)?);
        }
        Scene::Growth => growth::measure(settings, first, progress, report).await?,
        Scene::Streams => streams::measure(settings, first, progress, report).await?,
        Scene::Hostile => hostile::measure(settings, first, progress, report).await?,
        Scene::Cluster => {
            if let Some(store) = &settings.store {
                cluster::measure(settings, store, first, progress, report).await?;
            }
        }
        Scene::Actions => {
            for ruleset in &settings.rulesets {
                actions::measure(settings, *ruleset, progress, report).await?;
            }
        }
        Scene::History => {
            for ruleset in &settings.rulesets {
                history::measure(settings, *ruleset, progress, report).await?;
            }
        }
        Scene::Playouts => {
            for ruleset in &settings.rulesets {
                playouts::measure(settings, *ruleset, progress, report)?;
            }
        }
    }
    Ok(())
}
