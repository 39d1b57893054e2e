//! `kontor repair`: puts a store with what can be read in the place of a damaged one.

use std::path::Path;

use kontor_app::references::{self, Missing, NAMED_BY_MAX, OrphansByKind};
use kontor_environment::{SystemClock, TimeSource};
use kontor_log::time::Timestamp;
use kontor_service::documents::convert_again;
use kontor_store::{Repair, SalvageError, complete_repair, interrupted_repair};
use serde_json::json;

use super::store::{create_file, runtime, settings, store_of, with_advice};
use super::transfer::sentences;
use super::{CommandError, Damage, tell};
use crate::config;

/// How many missing things are printed. The report as JSON has all of them.
const PRINTED_MISSING_MAX: usize = 100;

/// How many orphans of a kind are printed. The report as JSON has more.
const PRINTED_ORPHANS_MAX: usize = 20;

pub fn run(args: &config::Repair) -> Result<(), CommandError> {
    let store = store_of(&args.data);
    if let Some(repaired) = interrupted_repair(&store) {
        complete_repair(&store, &repaired)?;
        tell("the repair that was interrupted is complete\n");
        return Ok(());
    }
    runtime()?.block_on(repair(&store, args.report.as_deref()))
}

async fn repair(store: &Path, report: Option<&Path>) -> Result<(), CommandError> {
    let repair = Repair::begin(store, settings()).await.map_err(|error| match error {
        SalvageError::Open(error) => with_advice(error),
        error => error.into(),
    })?;
    // As of a store that was converted: afterwards that cannot be told.
    let orphans =
        references::orphans(repair.repaired.as_ref(), Timestamp(SystemClock.now_ms())).await?;
    convert_again(repair.repaired.as_ref()).await?;
    let missing = references::missing(repair.repaired.as_ref()).await?;
    let is_complete = repair.report.is_complete() && missing.is_empty() && orphans.is_empty();
    if let Some(report) = report {
        let all = json!({ "salvaged": repair.report, "missing": missing, "orphans": orphans });
        serde_json::to_writer(create_file(report)?, &all)?;
    }
    let (missing, orphans) = (sentences_of(&missing), sentences_of_orphans(&orphans));
    tell(&format!("{}\n{missing}{orphans}", sentences(&repair.report)));
    let now = Timestamp(SystemClock.now_ms()).to_string().replace(':', "");
    let damaged = repair.put_in_place(&format!(".damaged-{now}")).await?;
    tell(&format!("the damaged store is kept in {}\n", damaged.display()));
    match is_complete {
        true => Ok(()),
        false => Err(Damage(
            "the store is repaired and opens, but something is missing, which is named above"
                .into(),
        )
        .into()),
    }
}

/// What is missing that others name, one sentence per line.
fn sentences_of(missing: &Missing) -> String {
    let mut lines = String::new();
    for (id, named_by) in missing.iter().take(PRINTED_MISSING_MAX) {
        let more = if named_by.len() == NAMED_BY_MAX { " and perhaps more" } else { "" };
        let named_by = named_by.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
        lines += &format!("{id} is missing; it is named by {named_by}{more}\n");
    }
    if missing.len() > PRINTED_MISSING_MAX {
        lines += &format!("{} more are missing\n", missing.len() - PRINTED_MISSING_MAX);
    }
    lines
}

/// What lacks something that is written with it, one sentence per line.
pub fn sentences_of_orphans(orphans: &OrphansByKind) -> String {
    let mut lines = String::new();
    for (kind, of_kind) in orphans {
        lines += &format!("orphans of the kind {kind}: {}\n", of_kind.count);
        for orphan in of_kind.named.iter().take(PRINTED_ORPHANS_MAX) {
            lines += &format!("  {orphan}\n");
        }
    }
    lines
}
