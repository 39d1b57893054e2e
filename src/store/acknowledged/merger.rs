//! The thread that merges older batches.
//!
//! It is started with the mark. If it were started when it is needed, a system that has no thread
//! left at that moment would end the mark.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle};

use super::files::{MERGED, MERGING, UNFINISHED, remove_if_there};
use super::records::Mark;

/// What the thread is doing.
pub(super) enum Merging {
    /// Nothing was asked for.
    Idle,
    /// It is still at work.
    Running,
    /// It is done; the result has so many bytes.
    Done(u64),
}

/// Merges older batches when it is asked to, one merge after the other.
pub(super) struct Merger {
    /// Asks for a merge; `None` once no more will follow.
    requests: Option<Sender<()>>,
    results: Receiver<io::Result<u64>>,
    is_running: bool,
    thread: Option<JoinHandle<()>>,
}

impl Merger {
    /// Starts the thread.
    pub(super) fn start(folder: &Path) -> io::Result<Merger> {
        let (requests, requested) = mpsc::channel();
        let (done, results) = mpsc::channel();
        let folder = folder.to_owned();
        let work = move || {
            // It ends when the mark is dropped.
            while let Ok(()) = requested.recv() {
                let _ = done.send(merge(&folder));
            }
        };
        let thread = thread::Builder::new().name("merge-mark".into()).spawn(work)?;
        Ok(Merger { requests: Some(requests), results, is_running: false, thread: Some(thread) })
    }

    /// What has become of the last merge. An error is returned once.
    pub(super) fn poll(&mut self) -> io::Result<Merging> {
        if !self.is_running {
            return Ok(Merging::Idle);
        }
        let result = match self.results.try_recv() {
            Ok(result) => result,
            Err(TryRecvError::Empty) => return Ok(Merging::Running),
            Err(TryRecvError::Disconnected) => Err(io::Error::other("merging panicked")),
        };
        self.is_running = false;
        result.map(Merging::Done)
    }

    /// Merges what is in [`MERGING`] into [`MERGED`].
    pub(super) fn begin(&mut self) -> io::Result<()> {
        let requests = self.requests.as_ref().expect("only dropping takes it");
        requests.send(()).map_err(|_| io::Error::other("merging panicked"))?;
        self.is_running = true;
        Ok(())
    }
}

impl Drop for Merger {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // An interrupted or failed merge leaves its input behind.
            let _ = thread.join();
        }
    }
}

/// Merges the older batches. Returns the size of the result.
pub(super) fn merge(folder: &Path) -> io::Result<u64> {
    let mut mark = Mark::default();
    for file in [MERGED, MERGING] {
        mark.add_file(&folder.join(file))?;
    }
    let unfinished = folder.join(UNFINISHED);
    let mut file = io::BufWriter::new(File::create(&unfinished)?);
    mark.write(&mut file)?;
    file.flush()?;
    file.get_ref().sync_all()?;
    fs::rename(&unfinished, folder.join(MERGED))?;
    remove_if_there(&folder.join(MERGING))?;
    Ok(fs::metadata(folder.join(MERGED))?.len())
}
