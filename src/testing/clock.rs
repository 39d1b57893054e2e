//! Clocks of processes that tests set, by the library of the package libfaketime.
//!
//! Only the time of day is set. Waits inside of the process go on as always.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Where Debian's packages put the library, in a folder for each architecture.
const LIBRARIES: &str = "/usr/lib";
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The variables of a process whose clock is so many seconds ahead, or behind if negative.
pub fn variables_ahead(seconds: i64) -> [(&'static str, String); 3] {
    let [library, monotonic] = loaded();
    [library, monotonic, ("FAKETIME", format!("{seconds:+}s"))]
}

/// A clock that goes on as the clock of the machine does, and is set forward while processes run by
/// it.
#[derive(Debug)]
pub struct AdvancedClock {
    file: PathBuf,
    ahead: Duration,
}

impl AdvancedClock {
    /// A clock that is right, kept in this file.
    pub fn kept_in(file: PathBuf) -> Self {
        let clock = AdvancedClock { file, ahead: Duration::ZERO };
        clock.write();
        clock
    }

    /// The variables of processes that go by it.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        let file = self.file.to_str().expect("the path is text").to_owned();
        // Without it a process would read the file only every ten seconds.
        let always = ("FAKETIME_NO_CACHE", "1".to_owned());
        [&loaded()[..], &[("FAKETIME_TIMESTAMP_FILE", file), always]].concat()
    }

    /// Sets it forward.
    pub fn advance(&mut self, by: Duration) {
        self.ahead += by;
        self.write();
    }

    /// What it shows, in milliseconds since the beginning of 1970.
    pub fn now_ms(&self) -> u64 {
        let now = SystemTime::now() + self.ahead;
        let since = now.duration_since(SystemTime::UNIX_EPOCH).expect("it is after 1970");
        since.as_millis().try_into().expect("a time of our days")
    }

    /// A concurrent reader finds the time before or the one after, and never a half of it.
    fn write(&self) {
        let unfinished = self.file.with_extension("unfinished");
        fs::write(&unfinished, format!("+{}s\n", self.ahead.as_secs())).expect("it is written");
        fs::rename(&unfinished, &self.file).expect("it gets its name");
    }
}

fn loaded() -> [(&'static str, String); 2] {
    let library = library(Path::new(LIBRARIES));
    [("LD_PRELOAD", library), ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned())]
}

fn library(folder: &Path) -> String {
    let folders = fs::read_dir(folder).expect("it is a folder").flatten();
    let library = folders.map(|entry| entry.path().join(LIBRARY)).find(|path| path.exists());
    let library = library.expect("the package libfaketime is installed");
    library.to_str().expect("the path is text").to_owned()
}
