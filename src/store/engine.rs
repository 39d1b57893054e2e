//! Calls of sled, whose panics become errors.
//!
//! sled panics where it finds damaged pages: when it is opened, when such a page is read for the
//! first time, and in threads of its own. A panic says nothing to an operator and must not end a
//! server whose other games are intact, so every call that reads pages goes through [`call`].

use std::cell::{Cell, RefCell};
use std::io;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::path::Path;
use std::sync::Once;

use super::StoreError;
use super::errors::is_full;

/// Why a call of sled failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum EngineError {
    /// The files are damaged: sled says so, or it panicked.
    #[error("{0}")]
    Damaged(String),
    /// The disk is full.
    #[error("{0}")]
    Full(String),
    /// Anything else, for example an error of the disk.
    #[error("{0}")]
    Failed(String),
}

impl From<sled::Error> for EngineError {
    fn from(error: sled::Error) -> Self {
        match &error {
            sled::Error::Corruption { at: Some(place), .. } => {
                EngineError::Damaged(format!("the database has no valid page at {place}"))
            }
            sled::Error::Corruption { at: None, .. } => {
                EngineError::Damaged("the files of the database contradict each other".into())
            }
            sled::Error::ReportableBug(_) => EngineError::Damaged(error.to_string()),
            // A page should be where the file has ended.
            sled::Error::Io(cause) if cause.kind() == io::ErrorKind::UnexpectedEof => {
                EngineError::Damaged("the file of the database is truncated".into())
            }
            sled::Error::Io(cause) if is_full(cause) => EngineError::Full(cause.to_string()),
            _ => EngineError::Failed(error.to_string()),
        }
    }
}

impl EngineError {
    /// What a panic of sled means. sled panics also where it could not write because the disk is
    /// full; then the files are not damaged.
    pub(super) fn of_panic(said: String) -> Self {
        match FULL.iter().any(|sign| said.contains(sign)) {
            true => EngineError::Full(said),
            false => EngineError::Damaged(said),
        }
    }
}

/// How a text shows that it has an error of a full disk in it: the kind, as it is printed for
/// debugging, and the sentences of the system.
const FULL: [&str; 4] =
    ["StorageFull", "QuotaExceeded", "No space left on device", "Disk quota exceeded"];

impl From<EngineError> for StoreError {
    fn from(error: EngineError) -> Self {
        match error {
            EngineError::Damaged(what) => StoreError::Damaged(what),
            EngineError::Full(what) => StoreError::Full(what),
            EngineError::Failed(why) => StoreError::Unavailable(why),
        }
    }
}

/// Calls sled. A panic is returned as [`EngineError::Damaged`].
pub(super) fn call<T>(run: impl FnOnce() -> sled::Result<T>) -> Result<T, EngineError> {
    match catch(run) {
        Ok(outcome) => Ok(outcome?),
        Err(panic) => Err(EngineError::of_panic(panic)),
    }
}

thread_local! {
    /// Whether this thread is inside [`catch`].
    static IS_CATCHING: Cell<bool> = const { Cell::new(false) };
    /// What the last panic inside [`catch`] said.
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
}

static HOOK: Once = Once::new();

/// Runs code that calls sled, and returns what a panic says. The panic hook of the program is not
/// called, so no backtrace is printed.
pub(super) fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(install_hook);
    let was_catching = IS_CATCHING.replace(true);
    let outcome = panic::catch_unwind(AssertUnwindSafe(run));
    IS_CATCHING.set(was_catching);
    outcome.map_err(|_| MESSAGE.take().unwrap_or_else(|| "it panicked".into()))
}

/// Puts a hook before that of the program: it keeps what panics inside [`catch`] say. A panic in
/// one of sled's own threads becomes a log line; the call that waits for that thread panics too.
fn install_hook() {
    let hook_of_program = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if IS_CATCHING.try_with(Cell::get).unwrap_or(false) {
            MESSAGE.set(Some(message(panic)));
        } else if place_in_sled(panic).is_some() {
            tracing::warn!(why = message(panic), "a thread of the database engine failed");
        } else {
            hook_of_program(panic);
        }
    }));
}

/// What a panic says, on one line, and where in sled it happened.
fn message(panic: &PanicHookInfo<'_>) -> String {
    let said = panic.payload_as_str().unwrap_or("it panicked");
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    match place_in_sled(panic) {
        Some(place) => format!("{said} ({place})"),
        None => said,
    }
}

/// The place of a panic within the sources of sled: `sled-0.34.7/src/tree.rs:7`.
fn place_in_sled(panic: &PanicHookInfo<'_>) -> Option<String> {
    let location = panic.location()?;
    let parts: Vec<_> =
        Path::new(location.file()).iter().map(|part| part.to_string_lossy()).collect();
    let of_sled = parts.iter().position(|part| part.starts_with("sled-"))?;
    Some(format!("{}:{}", parts[of_sled..].join("/"), location.line()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_error_with_its_message_on_one_line() {
        let outcome = call::<()>(|| panic!("a page\n  is torn"));
        assert_eq!(outcome, Err(EngineError::Damaged("a page is torn".into())));
        assert_eq!(call(|| Ok(7)), Ok(7));
    }

    #[test]
    fn a_page_beyond_the_end_of_the_file_is_damage_and_a_full_disk_is_not() {
        let of = |kind: io::ErrorKind| EngineError::from(sled::Error::Io(kind.into()));
        assert!(matches!(of(io::ErrorKind::UnexpectedEof), EngineError::Damaged(_)));
        assert!(matches!(of(io::ErrorKind::StorageFull), EngineError::Full(_)));
        let said = format!("called unwrap on {:?}", io::Error::from_raw_os_error(28));
        assert!(matches!(EngineError::of_panic(said), EngineError::Full(_)));
    }
}
