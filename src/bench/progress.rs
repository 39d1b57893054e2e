//! The progress that a terminal shows.

use std::time::Duration;

use indicatif::ProgressBar;
use kontor_games::GameKind;

/// How often the progress line moves.
const TICK: Duration = Duration::from_millis(200);

/// The progress line on a terminal.
pub struct Progress(ProgressBar);

impl Progress {
    /// A line that moves from now on.
    pub(crate) fn begin() -> Self {
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(TICK);
        Progress(bar)
    }

    /// Says what is done now.
    pub(crate) fn show(&self, ruleset: GameKind, what: &str) {
        self.0.set_message(format!("{}: {what}", ruleset.id()));
    }

    /// Removes the line.
    pub(crate) fn finish(&self) {
        self.0.finish_and_clear();
    }
}
