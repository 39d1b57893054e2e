//! `kontor keys`: lists and rotates the keys that sign access tokens and records.

use std::sync::Arc;

use kontor_auth::key_directory::KeyDirectory;
use kontor_environment::{SystemClock, SystemEntropy, TimeSource};
use kontor_log::time::Timestamp;
use kontor_service::key_keeper::{KeyKeeper, ROTATION_AHEAD_S};
use kontor_store::{DocumentStore, IfMissing, PostgresStore};

use super::cluster::HEARD_AFTER;
use super::store::{keys_of, open_shared, runtime};
use super::{CommandError, print};
use crate::config;

pub fn run(args: &config::Keys) -> Result<(), CommandError> {
    let place = &args.place;
    runtime()?.block_on(async {
        match &args.command {
            config::KeysCommand::List => {
                let (keeper, store) = open(place).await?;
                close(store).await;
                print(&listed(&keeper))
            }
            config::KeysCommand::Rotate(rotate) => {
                let (keeper, store) = open(place).await?;
                let ahead_ms = if rotate.at_once { 0 } else { ROTATION_AHEAD_S * 1000 };
                let rotated = keeper.rotate(ahead_ms, &SystemEntropy).await;
                close(store).await;
                rotated?;
                print(&listed(&keeper))
            }
            config::KeysCommand::Reset => reset(place).await,
        }
    })
}

/// The keys of a database, or those of a data directory, whose store a server may use at the same
/// time.
async fn open(
    place: &config::ClusterPlace,
) -> Result<(Arc<KeyKeeper>, Option<Arc<PostgresStore>>), CommandError> {
    let directory = KeyDirectory::new(&keys_of(&place.data));
    let clock: Arc<dyn TimeSource> = Arc::new(SystemClock);
    let store = open_shared(&place.shared, IfMissing::Fail).await?;
    let keeper = match &store {
        Some(store) => {
            let documents: Arc<dyn DocumentStore> = store.clone();
            KeyKeeper::of_store(directory, &documents, clock).await?
        }
        None => KeyKeeper::of_directory(directory, clock)?,
    };
    Ok((keeper, store))
}

async fn close(store: Option<Arc<PostgresStore>>) {
    if let Some(store) = store {
        store.close().await;
    }
}

async fn reset(place: &config::ClusterPlace) -> Result<(), CommandError> {
    let store = open_shared(&place.shared, IfMissing::Fail).await?;
    let store = store.ok_or("only servers that share a database (--store) have a common secret")?;
    tokio::time::sleep(HEARD_AFTER).await;
    if store.servers_heard() > 0 {
        store.close().await;
        return Err(
            "servers use this database: stop all of them first, because they know only the \
                    secret that they have now"
                .into(),
        );
    }
    let directory = KeyDirectory::new(&keys_of(&place.data));
    let documents: Arc<dyn DocumentStore> = store.clone();
    let clock = Arc::new(SystemClock);
    let keeper = KeyKeeper::reset(directory, &documents, clock, &SystemEntropy).await;
    store.close().await;
    let keeper = keeper?;
    print(&listed(&keeper))
}

/// One line for each key: its id, from when on it signs, and what it is used for now.
fn listed(keeper: &KeyKeeper) -> String {
    let (keys, now_ms) = (keeper.keys(), SystemClock.now_ms());
    let signing = keys.signing_id();
    let mut lines = String::new();
    for key in keys.list().keys() {
        let Some(id) = key.id() else { continue };
        let from = match key.signs_from_ms {
            0 => "of an earlier release".to_owned(),
            from => Timestamp(from).to_string(),
        };
        let tokens_until_ms = keys.tokens_until_ms(&id).unwrap_or_default();
        let used = match () {
            () if id == signing => "signs".to_owned(),
            () if key.signs_from_ms > now_ms => "will sign".to_owned(),
            () if tokens_until_ms > now_ms => {
                format!("verifies tokens until {}, and records", Timestamp(tokens_until_ms))
            }
            () => "verifies records".to_owned(),
        };
        lines += &format!("{id}\t{from}\t{used}\n");
    }
    lines
}
