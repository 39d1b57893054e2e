//! `kontor backup` and `kontor restore`: copy all data of a store, also of a running server, and put
//! it back.
//!
//! A backup is a directory:
//!
//! ```text
//! store.jsonl   an export of the store, as `kontor export` writes it
//! keys/         the files of the keys
//! backup.json   what the export contains, and its checksum; written last
//! ```
//!
//! Only one process can open a store. So a running server exports it by itself: a process that
//! connects to the socket `backup.sock` in the data directory receives an export of the store as it
//! is at that moment. The socket can be used only by the owner of the data directory.

use std::fs::{self, File, Permissions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use kontor_store::{CopiedExport, IfMissing, OpenError, Settings, SledStore, copy_export};
use serde_json::{Value, json};

use super::store::{
    create_directory, create_file, keys_of, open_store, runtime, settings, store_of,
};
use super::transfer::not_whole;
use super::{CommandError, Damage};
use crate::config;

const SOCKET: &str = "backup.sock";
/// A reader of a backup that takes nothing for so long is disconnected, so that the next one can be
/// served.
const WRITE_TIMEOUT: Duration = Duration::from_secs(60);

const EXPORT_FILE: &str = "store.jsonl";
const KEYS_FOLDER: &str = "keys";
const MANIFEST_FILE: &str = "backup.json";
/// The format of backups.
const BACKUP_FORMAT: u32 = 1;

pub fn backup(args: &config::Backup) -> Result<(), CommandError> {
    let target = &args.backup;
    if target.exists() {
        return Err(format!("{} exists already", target.display()).into());
    }
    let name = target.file_name().ok_or("the backup needs a name")?.to_string_lossy();
    let unfinished = target.with_file_name(format!("{name}.unfinished"));
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished)?;
    }
    create_directory(&unfinished)?;
    let copied = match copy_all(&args.data, &unfinished) {
        Ok(copied) => copied,
        Err(error) => {
            // What is left of it is of no use, and secret.
            fs::remove_dir_all(&unfinished)?;
            return Err(error);
        }
    };
    fs::rename(&unfinished, target)?;
    let parent = target.parent().filter(|path| *path != Path::new(""));
    sync_directory(parent.unwrap_or(Path::new(".")))?;
    let (entries, documents) = (copied.counts.entries, copied.counts.documents);
    tracing::info!(entries, documents, backup = %target.display(), "backed up");
    Ok(())
}

fn copy_all(data: &config::DataArgs, target: &Path) -> Result<CopiedExport, CommandError> {
    let copied = match UnixStream::connect(data.data.join(SOCKET)) {
        Ok(stream) => copy_from_server(stream, target)?,
        Err(_) => copy_from_store(data, target)?,
    };
    copy_keys(&keys_of(&data.data), &target.join(KEYS_FOLDER))?;
    let manifest = json!({"backup": {
        "format": BACKUP_FORMAT,
        "entries": copied.counts.entries,
        "documents": copied.counts.documents,
        "crc32": copied.crc32,
    }});
    let mut file = create_file(&target.join(MANIFEST_FILE))?;
    writeln!(file, "{manifest}")?;
    file.sync_all()?;
    sync_directory(target)?;
    Ok(copied)
}

fn copy_from_server(stream: UnixStream, target: &Path) -> Result<CopiedExport, CommandError> {
    let copied = copy_into_file(&mut BufReader::new(stream), target);
    copied.map_err(|error| {
        format!("the server did not complete the backup, its log says why: {error}").into()
    })
}

fn copy_from_store(data: &config::DataArgs, target: &Path) -> Result<CopiedExport, CommandError> {
    let store = open_store(data, IfMissing::Fail).map_err(|error| {
        match error.downcast_ref::<OpenError>() {
            Some(OpenError::Locked(_)) => {
                format!("{error}, and it does not answer at the socket {SOCKET}").into()
            }
            _ => error,
        }
    })?;
    let path = target.join(EXPORT_FILE);
    let exported = {
        let mut file = BufWriter::new(create_file(&path)?);
        let exported = runtime()?.block_on(async {
            let exported = kontor_store::export(store.as_ref(), &mut file).await;
            store.close().await;
            exported
        });
        file.flush()?;
        file.get_ref().sync_all()?;
        exported.map_err(|error| not_whole(&error.to_string()))?
    };
    if let Some(corrupt) = exported.corrupt.first() {
        return Err(not_whole(&corrupt.to_string()));
    }
    Ok(copy_export(&mut BufReader::new(File::open(path)?), &mut io::sink())?)
}

fn copy_into_file(input: &mut impl BufRead, target: &Path) -> Result<CopiedExport, CommandError> {
    let mut file = BufWriter::new(create_file(&target.join(EXPORT_FILE))?);
    let copied = copy_export(input, &mut file)?;
    file.flush()?;
    file.get_ref().sync_all()?;
    Ok(copied)
}

/// Copies the files of a directory, and syncs them.
fn copy_keys(from: &Path, to: &Path) -> Result<(), CommandError> {
    create_directory(to)?;
    for entry in fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            let mut file = create_file(&to.join(entry.file_name()))?;
            file.write_all(&fs::read(entry.path())?)?;
            file.sync_all()?;
        }
    }
    sync_directory(to)
}

fn sync_directory(path: &Path) -> Result<(), CommandError> {
    Ok(File::open(path)?.sync_all()?)
}

pub fn restore(args: &config::Restore) -> Result<(), CommandError> {
    let (data, backup) = (&args.data, &args.backup);
    for taken in [store_of(data), keys_of(data)] {
        if taken.exists() {
            let (taken, advice) = (taken.display(), "move it away first, or restore elsewhere");
            return Err(format!("{taken} exists already: {advice}").into());
        }
    }
    let expected = read_manifest(backup)?;
    let export = backup.join(EXPORT_FILE);
    let open = || File::open(&export).map_err(|error| format!("{}: {error}", export.display()));
    let found = copy_export(&mut BufReader::new(open()?), &mut io::sink())
        .map_err(|error| Damage(format!("{}: {error}", export.display())))?;
    if found != expected {
        let what = "is not the file that was backed up: its checksum differs";
        return Err(Damage(format!("{} {what}", export.display())).into());
    }
    fs::create_dir_all(data)?;
    let unfinished = [data.join("store.unfinished"), data.join("keys.unfinished")];
    for left_over in unfinished.iter().filter(|path| path.exists()) {
        fs::remove_dir_all(left_over)?;
    }
    let [store_unfinished, keys_unfinished] = &unfinished;
    let store = SledStore::open(store_unfinished, Settings { ..settings() })?;
    runtime()?.block_on(async {
        let imported = kontor_store::import(store.as_ref(), &mut BufReader::new(open()?)).await;
        store.close().await;
        imported.map_err(CommandError::from)
    })?;
    drop(store);
    copy_keys(&backup.join(KEYS_FOLDER), keys_unfinished)?;
    fs::rename(keys_unfinished, keys_of(data))?;
    fs::rename(store_unfinished, store_of(data))?;
    sync_directory(data)?;
    let (entries, documents) = (found.counts.entries, found.counts.documents);
    tracing::info!(entries, documents, data = %data.display(), "restored");
    Ok(())
}

/// What a backup says that it contains.
fn read_manifest(backup: &Path) -> Result<CopiedExport, CommandError> {
    let path = backup.join(MANIFEST_FILE);
    let invalid = |what: &str| Damage(format!("{}: {what}", path.display()));
    let text = fs::read_to_string(&path).map_err(|error| invalid(&error.to_string()))?;
    let manifest: Value =
        serde_json::from_str(&text).map_err(|error| invalid(&error.to_string()))?;
    let number = |name: &str| manifest["backup"][name].as_u64();
    match number("format") {
        Some(format) if format == u64::from(BACKUP_FORMAT) => {}
        _ => return Err(invalid("this is not a backup of a format that is supported").into()),
    }
    let read = || {
        let counts = kontor_store::TransferCounts {
            entries: number("entries")?,
            documents: number("documents")?,
        };
        Some(CopiedExport { counts, crc32: u32::try_from(number("crc32")?).ok()? })
    };
    read().ok_or_else(|| invalid("a number is missing").into())
}

/// Exports the store of a running server to everybody who connects to the socket, one after the
/// other, in a thread of its own.
pub fn serve_backups(store: &Arc<SledStore>, data: &Path) -> Result<(), CommandError> {
    let socket = data.join(SOCKET);
    // The store is locked, so a socket that is here belongs to a server that was killed.
    match fs::remove_file(&socket) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    let listener = UnixListener::bind(&socket)?;
    fs::set_permissions(&socket, Permissions::from_mode(0o600))?;
    let store = store.clone();
    thread::Builder::new().name("backup".into()).spawn(move || {
        for stream in listener.incoming() {
            match stream.map_err(CommandError::from).and_then(|stream| send(&store, stream)) {
                Ok(()) => {}
                Err(error) => tracing::error!(%error, "a backup could not be completed"),
            }
        }
    })?;
    Ok(())
}

/// Removes the socket, so that no command waits for a server that has ended.
pub fn stop_backups(data: &Path) {
    // A socket that remains refuses connections.
    let _ = fs::remove_file(data.join(SOCKET));
}

/// Sends an export. If it ends without its last line, it is not complete.
fn send(store: &SledStore, stream: UnixStream) -> Result<(), CommandError> {
    stream.set_write_timeout(Some(WRITE_TIMEOUT))?;
    let snapshot = store.snapshot().ok_or("another backup is being made")?;
    let mut out = Complete { out: BufWriter::new(stream), last_line: Vec::new() };
    let exported = runtime()?.block_on(kontor_store::export(&snapshot, &mut out))?;
    if let Some(corrupt) = exported.corrupt.first() {
        return Err(corrupt.to_string().into());
    }
    let (entries, documents) = (exported.counts.entries, exported.counts.documents);
    out.finish()?;
    tracing::info!(entries, documents, "a backup was made");
    Ok(())
}

/// Keeps the last line back until it is known that nothing is missing.
struct Complete<W> {
    out: W,
    last_line: Vec<u8>,
}

impl<W: Write> Complete<W> {
    fn finish(mut self) -> io::Result<()> {
        self.out.write_all(&self.last_line)?;
        self.out.flush()
    }
}

impl<W: Write> Write for Complete<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.last_line.ends_with(b"\n") {
            self.out.write_all(&self.last_line)?;
            self.last_line.clear();
        }
        let line = bytes.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default();
        self.last_line.extend_from_slice(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
