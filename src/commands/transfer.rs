//! `kontor export` and `kontor import`: move all data out of a store and into another.

use std::{
    fs::File,
    io::{BufReader, BufWriter, Write, stdin, stdout},
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use crate::config;
use kontor_store::IfMissing;

use super::{CommandError, serve::open_store};

/// Only the owner may read a new export file: it contains seeds of running games and password
/// hashes.
const EXPORT_MODE: u32 = 0o600;

fn runtime() -> Result<tokio::runtime::Runtime, CommandError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

pub fn export(args: &config::Export) -> Result<(), CommandError> {
    let source = open_store(&args.data, IfMissing::Fail)?;
    let exported = runtime()?.block_on(async {
        let exported = if args.file == Path::new("-") {
            kontor_store::export(source.as_ref(), &mut stdout().lock()).await
        } else {
            let file = File::options()
                .write(true)
                .create(true)
                .truncate(true)
                .mode(EXPORT_MODE)
                .open(&args.file);
            let file = file.map_err(|error| format!("{}: {error}", args.file.display()))?;
            let mut file = BufWriter::new(file);
            let exported = kontor_store::export(source.as_ref(), &mut file).await;
            file.flush()?;
            file.get_ref().sync_all()?;
            exported
        }?;
        source.close().await;
        Ok::<_, CommandError>(exported)
    })?;
    let (entries, documents) = (exported.counts.entries, exported.counts.documents);
    tracing::info!(entries, documents, "exported");
    if exported.corrupt.is_empty() {
        return Ok(());
    }
    let corrupt = exported.corrupt.iter().map(|error| format!("\n  {error}")).collect::<String>();
    Err(format!("everything except these entries was exported:{corrupt}").into())
}

pub fn import(args: &config::Import) -> Result<(), CommandError> {
    let target = open_store(&args.data, IfMissing::Create)?;
    let imported = runtime()?.block_on(async {
        let imported = if args.file == Path::new("-") {
            kontor_store::import(target.as_ref(), &mut stdin().lock()).await
        } else {
            let file = File::open(&args.file)
                .map_err(|error| format!("{}: {error}", args.file.display()))?;
            kontor_store::import(target.as_ref(), &mut BufReader::new(file)).await
        }?;
        target.close().await;
        Ok::<_, CommandError>(imported)
    })?;
    tracing::info!(entries = imported.entries, documents = imported.documents, "imported");
    Ok(())
}
