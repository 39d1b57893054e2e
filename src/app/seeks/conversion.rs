//! The conversion of what earlier releases have stored of seeks, once, before a server uses a
//! store.
//!
//! Earlier releases wrote a seek, its rows, the lists of its players, and the game that it became,
//! one after the other, and moved players in three steps. A server that was killed in between left
//! notes for the next one. Here all of it is completed or taken back:
//!
//! * a list names the seeks in which its player is. A player who has arrived in another seek is in
//!   that one alone;
//! * a seek whose game has begun goes, and is remembered. One that was complete and has no game yet
//!   is due: the server begins it when it looks for the first time;
//! * a seek of which its players were being told that it has expired expires at that first look;
//! * each seek has its rows, and no others are left.
//!
//! Lists come first, while seeks still say what was begun. Each step is decided from what is
//! stored, and written only as long as that is unchanged: so a conversion that was interrupted, or
//! that another server makes at the same time, is completed by the next one. A document that is
//! written last says that it was made.

mod earlier;

use std::{collections::BTreeSet, sync::Arc};

use self::earlier::{EarlierList, Read, Unfinished, Whereabouts};
use crate::error::AppError;
use kontor_environment::TimeSource;
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::{
        Converted, Documents, Group, VersionedDocument,
        conversions::{self, Convert},
        parsed,
    },
    error::ServiceError,
    jobs::rows::{self, Row},
    runtime::jobs::JobKind,
};
use kontor_store::{Document, DocumentStore, EventStore};
use kontor_tables::table::{
    own_seeks::{self, OwnLists},
    seek_games::{self, DONE_PREFIX, done_key},
    seek_rows::{self, GAME_PREFIX, MADE_PREFIX},
    seeks::{self, FoundSeek, KeptSeek, SeekPlace},
};

/// What the keys of these rows began with.
const EARLIER_DUE_PREFIX: &str = "seeks_due/";

/// Converts what earlier releases have stored of seeks. Returns what it has made; `None` if the
/// store was converted before.
pub async fn convert_seeks(
    events: &Arc<dyn EventStore>,
    store: &Arc<dyn DocumentStore>,
    clock: &dyn TimeSource,
) -> Result<Option<Converted>, AppError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || {
        let (events, now) = (Arc::clone(events), Timestamp(clock.now_ms()));
        let mut conversion = Conversion { documents: documents.clone(), events, now };
        let prefixes = [
            own_seeks::KEY_PREFIX,
            seeks::KEY_PREFIX,
            DONE_PREFIX,
            EARLIER_DUE_PREFIX,
            &rows::prefix_of(JobKind::Seeks),
            GAME_PREFIX,
            MADE_PREFIX,
        ];
        let made = documents.convert_all("seeks", &prefixes, &mut conversion).await?;
        tracing::info!(made.read, made.changed, "seeks were converted");
        Ok(made)
    };
    documents.convert_once(conversions::SEEKS, convert).await
}

struct Conversion {
    documents: Documents,
    events: Arc<dyn EventStore>,
    now: Timestamp,
}

impl Convert for Conversion {
    async fn lacking(&mut self, key: &str, document: &Document) -> Result<Group, ServiceError> {
        if let Some(player) = key.strip_prefix(own_seeks::KEY_PREFIX) {
            return Ok(self.lacking_of_list(player, key, document).await?);
        }
        if let Some(place) = seeks::place_of_key(key) {
            return Ok(self.lacking_of_seek(place, document).await?);
        }
        if let Some(place) = key.strip_prefix(DONE_PREFIX).and_then(seeks::place_of_hex) {
            return Ok(self.lacking_of_done(&place, key, document).await?);
        }
        Ok(self.without_stray_row(key, document).await?)
    }
}

impl Conversion {
    async fn lacking_of_list(
        &self,
        player: &str,
        key: &str,
        document: &Document,
    ) -> Result<Group, AppError> {
        let EarlierList { before, withdrawn, has_old_requests } = EarlierList::of(key, document)?;
        let (mut now, mut read) = (before.clone(), Read::new(&self.documents, &*self.events));
        let ids = before.ids.iter().cloned();
        let places: BTreeSet<String> =
            ids.chain(withdrawn.iter().map(|asked| asked.seek.clone())).collect();
        for mut id in places {
            // Players move to older seeks, so this ends.
            loop {
                match read.where_is(player, &id).await? {
                    Whereabouts::Here { came_from } => {
                        if !now.ids.contains(&id) {
                            now.ids.push(id.clone());
                        }
                        came_from.iter().for_each(|from| now.came_from(from, &id));
                    }
                    Whereabouts::Moved { into } => {
                        now.move_on(&id, &into);
                        id = into;
                        continue;
                    }
                    Whereabouts::Playing => now.begin(&id),
                    Whereabouts::Out => now.ids.retain(|known| *known != id),
                }
                break;
            }
        }
        for asked in withdrawn {
            // The request that was to be withdrawn has brought the player there after all.
            if asked.has_key() && read.has_come(player, &asked.seek).await? {
                now.matches.extend(asked.into_asked());
            }
        }
        if now == before && !has_old_requests {
            return Ok(Group::new());
        }
        Ok(read.unchanged(Group::new().put(key, Some(document.version), &now)))
    }

    async fn lacking_of_seek(
        &self,
        place: SeekPlace,
        document: &Document,
    ) -> Result<Group, AppError> {
        let found = FoundSeek::of(place, document)?;
        let unfinished = Unfinished::of(&found, document)?;
        let (mut read, mut after) = (Read::new(&self.documents, &*self.events), found.kept.clone());
        for (player, into) in unfinished.movers() {
            if read.has_come(player, into).await? {
                after.members.retain(|member| member.player.id != player);
            }
        }
        if unfinished.expired {
            after.expires_at = after.created_at;
        }
        let mut lists = OwnLists::default();
        let id = found.id();
        // One whose game has begun may also have been made again by a late request.
        let seats = after.began_with.take().unwrap_or(after.terms.seats);
        let begun = read.has_begun(&found).await?.then_some(seats);
        for member in &after.members {
            let list = lists.of(&self.documents, &member.player.id).await?;
            match begun {
                Some(_) => list.begin(&id),
                None if list.ids.contains(&id) => {}
                None => list.ids.push(id.clone()),
            }
        }
        let group = lists.add_to(Group::new());
        let key = seeks::key_of(&place);
        let group = match begun {
            Some(seats) => {
                let group = match read.done(&place).await? {
                    Some(_) => group,
                    None => {
                        let done = seek_games::receipt(&after, seats, self.now);
                        group.put(done_key(&place), None, &done)
                    }
                };
                group.delete(key, found.version)
            }
            None if after.members.is_empty() => group.delete(key, found.version),
            None if after != found.kept || unfinished.is_any() => {
                group.put(key, Some(found.version), &after)
            }
            None => group,
        };
        let stays = begun.is_none() && !after.members.is_empty();
        let group = self.with_rows(group, &place, stays.then_some(&after)).await?;
        match group.is_empty() {
            true => Ok(group),
            false => Ok(read.unchanged_but(group, &place)),
        }
    }

    /// Rows of a seek that has become something else are removed when rows are converted.
    async fn with_rows(
        &self,
        mut group: Group,
        place: &SeekPlace,
        after: Option<&KeptSeek>,
    ) -> Result<Group, AppError> {
        let Some(after) = after else { return Ok(group) };
        let keys: Vec<String> = seek_rows::keys(place, after).into_iter().collect();
        let named: Vec<&str> = keys.iter().map(String::as_str).collect();
        let found = self.documents.0.get_all(&named).await?;
        for (key, _) in keys.into_iter().zip(found).filter(|(_, found)| found.is_none()) {
            group = group.put(key, None, &Row {});
        }
        Ok(group)
    }

    /// The receipt of a seek whose game has begun is due to be deleted.
    async fn lacking_of_done(
        &self,
        place: &SeekPlace,
        key: &str,
        document: &Document,
    ) -> Result<Group, AppError> {
        let VersionedDocument { version, value } = parsed::<KeptSeek>(key, document)?;
        if value.remembered_until.is_none() {
            return Ok(Group::new().delete(key, version));
        }
        let group = self.with_rows(Group::new(), place, Some(&value)).await?;
        match group.is_empty() {
            true => Ok(group),
            false => Ok(group.unless_changed(key, Some(version))),
        }
    }

    /// Removes a row that no seek has. One is a list of an earlier release.
    async fn without_stray_row(&self, key: &str, document: &Document) -> Result<Group, AppError> {
        let stray = Group::new().delete(key, document.version);
        let Some(place) = seek_rows::place_of_row(key) else { return Ok(stray) };
        let mut group = stray;
        for key_of_seek in [seeks::key_of(&place), done_key(&place)] {
            let found = self.documents.0.get(&key_of_seek).await?;
            if let Some(found) = &found {
                let kept = parsed::<KeptSeek>(&key_of_seek, found)?.value;
                if seek_rows::keys(&place, &kept).contains(key) {
                    return Ok(Group::new());
                }
            }
            group = group.unless_changed(key_of_seek, found.map(|found| found.version));
        }
        Ok(group)
    }
}

#[cfg(test)]
mod tests;
