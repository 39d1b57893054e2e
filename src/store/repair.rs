//! Puts a new store in the place of a damaged one: what can be read of the damaged one is written
//! into a new one beside it, and then the two change places. The damaged one is kept.
//!
//! ```text
//! store              the damaged one, and from the end on the new one
//! store.salvaged     what can be read of it, as an export; removed at the end
//! store.unfinished   the new one while it is written
//! store.repaired     the new one when it is complete
//! ```
//!
//! A repair that is stopped at any point can start again: only a complete store takes the place,
//! and until then the damaged one is there. No other process opens it during the repair, because it
//! is locked.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, BufReader, BufWriter, Write},
    os::unix::fs::OpenOptionsExt,
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    IfMissing, OpenError, SalvageError, SalvageReport, Settings, SledStore,
    folder::{Lock, SLED_FILE, SLED_FOLDER, lock_for_reading},
    import,
    salvage::salvage_locked,
};

/// Only the owner may read the export: it contains all secrets of the store.
const FILE_MODE: u32 = 0o600;

/// A new store with what could be read of a damaged one, before it takes its place.
pub struct Repair {
    store: PathBuf,
    /// The new store.
    pub repaired: Arc<SledStore>,
    /// What was written, and what is missing.
    pub report: SalvageReport,
    /// Keeps everybody else away from the damaged store.
    _lock: Option<Lock>,
}

/// A path beside the store.
fn beside(store: &Path, ending: &str) -> PathBuf {
    let mut name = store.file_name().map_or_else(OsString::new, ToOwned::to_owned);
    name.push(ending);
    store.with_file_name(name)
}

/// The complete new store of a repair that was stopped between the two renames at its end: the
/// damaged one has given its place away, and it is still free.
pub fn interrupted_repair(store: &Path) -> Option<PathBuf> {
    Some(beside(store, ".repaired")).filter(|repaired| !store.exists() && repaired.exists())
}

/// Completes a repair that was stopped between the two renames.
pub fn complete_repair(store: &Path, repaired: &Path) -> io::Result<()> {
    fs::rename(repaired, store)?;
    sync_parent(store)
}

impl Repair {
    /// Writes what can be read of a store into a new one. The store itself is not changed.
    pub async fn begin(store: &Path, settings: Settings) -> Result<Repair, SalvageError> {
        if !store.join(SLED_FOLDER).join(SLED_FILE).exists() {
            return Err(OpenError::Missing(store.to_owned()).into());
        }
        let lock = lock_for_reading(store)?;
        let (export, unfinished) = (beside(store, ".salvaged"), beside(store, ".unfinished"));
        for rest in [&unfinished, &beside(store, ".repaired")] {
            remove_folder(rest)?;
        }
        let report = {
            let mut options = File::options();
            let file = options.write(true).create(true).truncate(true).mode(FILE_MODE);
            let mut out = BufWriter::new(file.open(&export)?);
            let report = salvage_locked(store, &mut out)?;
            out.flush()?;
            report
        };
        let settings = Settings { if_missing: IfMissing::Create, accept_loss: false, ..settings };
        let repaired = SledStore::open(&unfinished, settings)?;
        import(repaired.as_ref(), &mut BufReader::new(File::open(&export)?)).await?;
        fs::remove_file(&export)?;
        Ok(Repair { store: store.to_owned(), repaired, report, _lock: lock })
    }

    /// Closes the new store and puts it in the place of the damaged one, which is kept under the name
    /// of the store with this ending. Returns where it is.
    pub async fn put_in_place(self, ending: &str) -> io::Result<PathBuf> {
        let Repair { store, repaired, report: _, _lock } = self;
        repaired.close().await;
        drop(repaired);
        let (complete, damaged) = (beside(&store, ".repaired"), beside(&store, ending));
        if damaged.exists() {
            return Err(io::Error::other(format!("{} exists already", damaged.display())));
        }
        fs::rename(beside(&store, ".unfinished"), &complete)?;
        sync_parent(&store)?;
        fs::rename(&store, &damaged)?;
        complete_repair(&store, &complete)?;
        Ok(damaged)
    }
}

fn remove_folder(path: &Path) -> io::Result<()> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// A rename is durable once the directory has been synced.
fn sync_parent(path: &Path) -> io::Result<()> {
    let parent = path.parent().filter(|parent| *parent != Path::new(""));
    File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}
