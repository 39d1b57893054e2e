//! `kontor export` and `kontor import`: move all data out of a store and into another.

use std::{
    fs::File,
    io::{BufRead, BufReader, BufWriter, Write, stdin, stdout},
    path::Path,
};

use crate::config;
use kontor_app::references::orphans;
use kontor_environment::{SystemClock, TimeSource};
use kontor_json::skip_mark;
use kontor_log::time::Timestamp;
use kontor_service::documents::convert_again;
use kontor_store::{
    DocumentStore, EventStore, ExportReport, ExportSource, IfMissing, Imported, SalvageError,
    SalvageReport, TransferCounts, TransferError,
};

use super::repair::sentences_of_orphans;
use super::store::{
    create_file, open_shared, open_store, runtime, store_of, warn_of_ignored, with_advice,
};
use super::{CommandError, Damage, tell};

/// How many incomplete logs are printed. The report as JSON has all of them.
const PRINTED_LOGS_MAX: usize = 100;

pub fn export(args: &config::Export) -> Result<(), CommandError> {
    if args.salvage {
        return salvage(args);
    }
    let exported = runtime()?.block_on(async {
        let exported = match open_shared(&args.shared, IfMissing::Fail).await? {
            Some(source) => {
                let exported = write_export(source.as_ref(), &args.file).await;
                source.close().await;
                exported?
            }
            None => {
                let source = open_store(&args.data, IfMissing::Fail)?;
                let exported = write_export(source.as_ref(), &args.file).await;
                source.close().await;
                exported?
            }
        };
        Ok::<_, CommandError>(exported)
    })?;
    let (entries, documents) = (exported.counts.entries, exported.counts.documents);
    tracing::info!(entries, documents, "exported");
    if exported.corrupt.is_empty() {
        return Ok(());
    }
    let corrupt = exported.corrupt.iter().map(|error| format!("\n{error}")).collect::<String>();
    Err(Damage(format!(
        "everything was exported but these entries and, of their logs, all behind them:{corrupt}"
    ))
    .into())
}

async fn write_export<S>(source: &S, file: &Path) -> Result<ExportReport, CommandError>
where
    S: ExportSource + ?Sized,
{
    let exported = if file == Path::new("-") {
        kontor_store::export(source, &mut stdout().lock()).await
    } else {
        let mut file = BufWriter::new(create_file(file)?);
        let exported = kontor_store::export(source, &mut file).await;
        file.flush()?;
        file.get_ref().sync_all()?;
        exported
    };
    exported.map_err(|error| match error {
        TransferError::Store(error) => not_whole(&error.to_string()),
        error => error.into(),
    })
}

/// A store that opens, but cannot be read as a whole.
pub fn not_whole(what: &str) -> CommandError {
    let advice = "`kontor export --salvage` writes what can be read";
    Damage(format!("the store cannot be read as a whole: {what}. {advice}")).into()
}

fn salvage(args: &config::Export) -> Result<(), CommandError> {
    warn_of_ignored(&args.shared);
    let store = store_of(&args.data.data);
    let salvaged = if args.file == Path::new("-") {
        kontor_store::salvage(&store, &mut stdout().lock())
    } else {
        let mut file = BufWriter::new(create_file(&args.file)?);
        let salvaged = kontor_store::salvage(&store, &mut file);
        file.flush()?;
        file.get_ref().sync_all()?;
        salvaged
    };
    let report = salvaged.map_err(|error| match error {
        SalvageError::Open(error) => with_advice(error),
        error => error.into(),
    })?;
    if let Some(path) = &args.report {
        serde_json::to_writer(create_file(path)?, &report)?;
    }
    tell(&(sentences(&report) + "\n"));
    match report.is_complete() {
        true => Ok(()),
        false => {
            Err(Damage("the store is not complete; what could be read was written".into()).into())
        }
    }
}

/// The report, one sentence per line.
pub fn sentences(report: &SalvageReport) -> String {
    let SalvageReport { written, damaged_places, newer_format, has_mark, logs, documents } = report;
    let mut lines = vec![
        format!("{} entries and {} documents were written", written.entries, written.documents),
        format!("{damaged_places} places in the file could not be read"),
    ];
    if let Some(format) = newer_format {
        lines.push(format!(
            "a newer program wrote the store (format {format}): what this one does not know is not \
             written"
        ));
    }
    if !has_mark {
        lines.push(
            "there is no mark of acknowledged writes: entries that are missing at the end of a log \
             are not known"
                .into(),
        );
    }
    lines.extend(logs.iter().take(PRINTED_LOGS_MAX).map(ToString::to_string));
    if logs.len() > PRINTED_LOGS_MAX {
        lines.push(format!("{} more logs are incomplete", logs.len() - PRINTED_LOGS_MAX));
    }
    if !documents.is_empty() {
        lines.push(format!("{} documents are missing, old or corrupt", documents.len()));
    }
    lines.join("\n")
}

pub fn import(args: &config::Import) -> Result<(), CommandError> {
    let imported = runtime()?.block_on(async {
        match open_shared(&args.shared, IfMissing::Create).await? {
            Some(target) => {
                let imported = read_import(target.as_ref(), &args.file).await;
                target.close().await;
                imported
            }
            None => {
                let target = open_store(&args.data, IfMissing::Create)?;
                let imported = read_import(target.as_ref(), &args.file).await;
                target.close().await;
                imported
            }
        }
    })?;
    tracing::info!(entries = imported.entries, documents = imported.documents, "imported");
    Ok(())
}

async fn read_import<S>(target: &S, file: &Path) -> Result<TransferCounts, CommandError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    let imported = if file == Path::new("-") {
        import_from(target, &mut stdin().lock()).await?
    } else {
        let opened = File::open(file).map_err(|error| format!("{}: {error}", file.display()))?;
        import_from(target, &mut BufReader::new(opened)).await?
    };
    let orphans = orphans(target, Timestamp(SystemClock.now_ms())).await?;
    tell(&sentences_of_orphans(&orphans));
    if imported.salvaged {
        convert_again(target).await?;
    }
    Ok(imported.counts)
}

async fn import_from<S>(target: &S, input: &mut impl BufRead) -> Result<Imported, CommandError>
where
    S: EventStore + DocumentStore + ?Sized,
{
    skip_mark(input)?;
    Ok(kontor_store::import(target, input).await?)
}
