//! Rows by which seeks are found without reading all of them. Each is a document whose key says
//! everything:
//!
//! * `seeks_due/<time>/<place>`: the server is to look at this seek at this time,
//! * `seeks_of_game/<hash>/<kind>/<place>`: this seek becomes the game with this hash,
//! * `seeks_made/<address>`: the seeks that were made from one address.
//!
//! They are written before the seek, and forgotten after it. A row is a hint: whoever follows one
//! reads the seek, and what stands there counts. So a row that an interrupted request left behind
//! changes nothing, and a seek whose row is missing is found by the server when it has gone through
//! all of them.

use serde::{Deserialize, Serialize};

use crate::{
    documents::{ATTEMPTS_MAX, Documents, VersionedDocument, WriteOutcome},
    error::AppError,
    table::seeks::{self, KeptSeek, Place},
    time::Timestamp,
};

/// Maximum number of open seeks that were made from one address.
pub const SEEKS_OF_ADDRESS_MAX: usize = 64;

const DUE_PREFIX: &str = "seeks_due/";

const GAME_PREFIX: &str = "seeks_of_game/";

/// Sorts after all places.
const LAST: char = '~';

/// A row without anything but its key.
#[derive(Serialize)]
struct Row {}

/// The seeks that were made from one address, as stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Made {
    ids: Vec<String>,
}

/// A row that says that the server is to look at a seek.
pub(crate) struct Due {
    key: String,
    /// The place of the seek.
    pub(crate) place: Place,
}

fn due_key(place: &Place, at: Timestamp) -> String {
    format!("{DUE_PREFIX}{:016x}/{}", at.0, seeks::hex_of(place))
}

fn game_key(hash: &str, matching: bool, place: &Place) -> String {
    [&game_prefix(hash, matching), &*seeks::hex_of(place)].concat()
}

fn game_prefix(hash: &str, matching: bool) -> String {
    format!("{GAME_PREFIX}{hash}/{}/", u8::from(matching))
}

fn made_key(address: &str) -> String {
    format!("seeks_made/{address}")
}

/// Writes the rows of a seek that is about to be made.
pub(crate) async fn note(
    documents: &Documents,
    place: &Place,
    kept: &KeptSeek,
) -> Result<(), AppError> {
    if let Some(address) = &kept.address {
        count(documents, address, place).await?;
    }
    if let Some(hash) = &kept.game_hash {
        documents.write(&game_key(hash, kept.matching, place), None, &Row {}).await?;
    }
    note_due(documents, place, kept.due_at(kept.created_at)).await
}

/// Notes that the server is to look at a seek at this time.
pub(crate) async fn note_due(
    documents: &Documents,
    place: &Place,
    at: Timestamp,
) -> Result<(), AppError> {
    // One that is there says the same.
    documents.write(&due_key(place, at), None, &Row {}).await.map(drop)
}

/// Forgets the rows of a seek that is gone.
pub(crate) async fn forget(
    documents: &Documents,
    place: &Place,
    kept: &KeptSeek,
) -> Result<(), AppError> {
    for at in kept.starts_at().into_iter().chain([kept.expires_at]) {
        documents.remove(&due_key(place, at)).await?;
    }
    if let Some(hash) = &kept.game_hash {
        documents.remove(&game_key(hash, kept.matching, place)).await?;
    }
    match &kept.address {
        Some(address) => take_out(documents, address, place).await,
        None => Ok(()),
    }
}

/// At most `limit` rows of what is due by now, the oldest first.
pub(crate) async fn due(
    documents: &Documents,
    now: Timestamp,
    limit: usize,
) -> Result<Vec<Due>, AppError> {
    let rows = documents.0.scan(DUE_PREFIX, None, limit).await?;
    let due = rows.into_iter().filter_map(|(key, _)| {
        let (at, place) = key.strip_prefix(DUE_PREFIX)?.split_once('/')?;
        let (at, place) = (u64::from_str_radix(at, 16).ok()?, seeks::place_of_hex(place)?);
        (at <= now.0).then_some(Due { key, place })
    });
    Ok(due.collect())
}

/// Forgets a row of what was due.
pub(crate) async fn done(documents: &Documents, due: &Due) -> Result<(), AppError> {
    documents.remove(&due.key).await
}

/// The oldest seeks that become this game and were made for somebody who asked for any fitting one,
/// or for one in particular.
pub(crate) async fn of_game(
    documents: &Documents,
    hash: &str,
    matching: bool,
    limit: usize,
) -> Result<Vec<Place>, AppError> {
    let prefix = game_prefix(hash, matching);
    let rows = documents.0.scan(&prefix, None, limit).await?;
    Ok(rows.iter().filter_map(|(key, _)| seeks::place_of_hex(key.strip_prefix(&prefix)?)).collect())
}

/// Forgets the row of a seek that is not there, and that nobody can be about to make: a server was
/// killed after it had written the row, or before it had removed it.
pub(crate) async fn forget_stale(
    documents: &Documents,
    hash: &str,
    matching: bool,
    place: &Place,
    now: Timestamp,
) -> Result<(), AppError> {
    if seeks::can_be_made(&seeks::seek_id(place), now) {
        return Ok(());
    }
    documents.remove(&game_key(hash, matching, place)).await
}

/// The first game after this one that a seek becomes, in the order of the hashes.
pub(crate) async fn game_after(
    documents: &Documents,
    hash: Option<&str>,
) -> Result<Option<String>, AppError> {
    let after = hash.map(|hash| format!("{GAME_PREFIX}{hash}/{LAST}"));
    let found = documents.0.scan(GAME_PREFIX, after.as_deref(), 1).await?;
    let hash = found.first().and_then(|(key, _)| key.strip_prefix(GAME_PREFIX)?.split('/').next());
    Ok(hash.map(str::to_owned))
}

/// Counts a seek that is about to be made from this address.
async fn count(documents: &Documents, address: &str, place: &Place) -> Result<(), AppError> {
    let (key, id) = (made_key(address), seeks::seek_id(place));
    let add = |made: &mut Made| {
        if !made.ids.contains(&id) && made.ids.len() < SEEKS_OF_ADDRESS_MAX {
            made.ids.push(id.clone());
        }
        made.ids.contains(&id)
    };
    if documents.change(&key, add).await? {
        return Ok(());
    }
    // Those whose end was interrupted do not count.
    let made = documents.read::<Made>(&key).await?.map(|made| made.value).unwrap_or_default();
    let mut there = Vec::new();
    for id in made.ids {
        if seeks::read(documents, &id).await?.is_some() {
            there.push(id);
        }
    }
    let retry = |made: &mut Made| {
        made.ids.retain(|id| there.contains(id));
        add(made)
    };
    documents.change(&key, retry).await?.then_some(()).ok_or(AppError::SeeksSpent)
}

async fn take_out(documents: &Documents, address: &str, place: &Place) -> Result<(), AppError> {
    let (key, id) = (made_key(address), seeks::seek_id(place));
    for _ in 0..ATTEMPTS_MAX {
        let found = documents.read::<Made>(&key).await?;
        let Some(VersionedDocument { version, value: mut made }) = found else { return Ok(()) };
        made.ids.retain(|known| *known != id);
        let is_done = match made.ids.is_empty() {
            true => documents.remove_if(&key, version).await?,
            false => {
                let written = documents.write(&key, Some(version), &made).await?;
                matches!(written, WriteOutcome::Written(_))
            }
        };
        if is_done {
            break;
        }
    }
    // If others were always faster, it counts until the list is full.
    Ok(())
}
