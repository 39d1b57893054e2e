//! The conversion of what earlier releases have stored of tournaments, once, before a server uses a
//! store.
//!
//! Earlier releases wrote the list of a player, the row in it and the event one after the other,
//! noted a cancellation before its event, and told participants one by one. Here their leftovers
//! are completed:
//!
//! * a participant of a tournament that has not begun, without an account, is withdrawn; a
//!   tournament without an organizer is cancelled;
//! * a tournament that is running has the document on which making its games depends;
//! * the list of a player has the tournaments that are not over in which the player takes part or
//!   which the player has made, and no others that are not over;
//! * a row of a tournament that the player has not entered goes;
//! * a note of a cancellation becomes the list of players who are still to be told, or goes where
//!   the event did not come.
//!
//! Each step is decided from what is stored. So a conversion that was interrupted, or that another
//! server makes at the same time, is completed by the next one. A document that is written last
//! says that it was made.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use serde::Deserialize;

use super::{
    entries::departure,
    events::{CancelReason, TournamentNews},
    lists::{PLAYER_PREFIX, tournament_of_key},
    logs::{Folded, catch_up, entry},
    making::{self, GamesGuard},
    own::{self, OWN_PREFIX, Own},
    state::State,
    telling::{self, Telling},
};
use crate::error::AppError;
use kontor_environment::{SystemEntropy, TimeSource, random};
use kontor_log::{
    chain::hex,
    index_rows::game_of_row,
    time::Timestamp,
    tournament::{TOURNAMENTS_DUE_PREFIX, TournamentStatus},
};
use kontor_service::{
    account_news,
    documents::{
        Attempts, Documents, Group,
        conversions::{self, Convert},
        parsed,
    },
    error::ServiceError,
};
use kontor_store::{Document, DocumentStore, EventStore, LogId, WriteError};

/// What the keys of notes of cancellations began with.
const NOTE_PREFIX: &str = "tournament_cancelled/";

/// How many rows of the index are read at a time.
const ROWS_MAX: usize = 256;

/// Of how many tournaments it is remembered who has entered them.
const REMEMBERED_MAX: usize = 1_024;

/// What was made by a conversion of tournaments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConvertedTournaments {
    /// How many events were appended, because an account is gone.
    pub events: u64,
    /// How many documents were completed or removed.
    pub documents: u64,
}

/// A note of a cancellation.
#[derive(Deserialize)]
struct Note {
    told: bool,
}

/// Of which cancellations an earlier release has told a player.
#[derive(Deserialize)]
struct ToldOf {
    #[serde(default)]
    cancelled: BTreeSet<String>,
}

/// Converts what earlier releases have stored of tournaments. Returns what it has made; `None` if
/// the store was converted before.
pub async fn convert_tournaments(
    events: &Arc<dyn EventStore>,
    store: &Arc<dyn DocumentStore>,
    clock: &dyn TimeSource,
) -> Result<Option<ConvertedTournaments>, AppError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || convert_all(events, documents.clone(), clock).await;
    documents.convert_once(conversions::TOURNAMENTS, convert).await
}

async fn convert_all(
    events: &Arc<dyn EventStore>,
    documents: Documents,
    clock: &dyn TimeSource,
) -> Result<ConvertedTournaments, AppError> {
    let mut conversion = Conversion {
        events: Arc::clone(events),
        documents,
        now: Timestamp(clock.now_ms()),
        open: BTreeMap::new(),
        entered: HashMap::new(),
        made: ConvertedTournaments::default(),
    };
    conversion.convert_open().await?;
    let prefixes = [NOTE_PREFIX, OWN_PREFIX, PLAYER_PREFIX];
    let documents = conversion.documents.clone();
    let converted = documents.convert_all("tournaments", &prefixes, &mut conversion).await?;
    let mut made = conversion.made;
    made.documents += converted.changed;
    tracing::info!(made.events, made.documents, "tournaments were converted");
    Ok(made)
}

impl Convert for Conversion {
    async fn lacking(&mut self, key: &str, document: &Document) -> Result<Group, ServiceError> {
        if key.starts_with(NOTE_PREFIX) {
            return Ok(self.lacking_of_note(key, document).await?);
        }
        match key.starts_with(OWN_PREFIX) {
            true => Ok(self.lacking_of_own(key, document).await?),
            false => Ok(self.lacking_of_row(key, document).await?),
        }
    }
}

struct Conversion {
    events: Arc<dyn EventStore>,
    documents: Documents,
    now: Timestamp,
    /// The participants of tournaments that are not over.
    open: BTreeMap<String, BTreeSet<String>>,
    /// The players who have ever entered a tournament.
    entered: HashMap<String, BTreeSet<String>>,
    made: ConvertedTournaments,
}

impl Conversion {
    /// The tournament of this id; `None` if there is none that can be read.
    async fn folded(&self, id: &str) -> Result<Option<Folded>, AppError> {
        let mut folded = Folded::default();
        match catch_up(&*self.events, &LogId(id.into()), &mut folded).await {
            Ok(()) => Ok(Some(folded).filter(|folded| folded.state.is_some())),
            Err(error) => not_converted(id, error).map(|()| None),
        }
    }

    /// Converts the tournaments that are not over.
    async fn convert_open(&mut self) -> Result<(), AppError> {
        let (mut ids, mut after) = (BTreeSet::new(), None::<String>);
        loop {
            let prefix = TOURNAMENTS_DUE_PREFIX;
            let rows = self.events.index_rows(prefix, after.as_deref(), ROWS_MAX).await?;
            ids.extend(rows.iter().map(|row| game_of_row(row).to_owned()));
            match rows.into_iter().nth(ROWS_MAX - 1) {
                Some(last) => after = Some(last),
                None => break,
            }
        }
        for id in ids {
            let mut attempts = Attempts::default();
            loop {
                match self.convert_tournament(&id).await {
                    Ok(true) => break,
                    Ok(false) => attempts.again().await?,
                    Err(error) => break not_converted(&id, error)?,
                }
            }
        }
        Ok(())
    }

    /// Converts a tournament. Returns whether that is done; otherwise another server came first.
    async fn convert_tournament(&mut self, id: &str) -> Result<bool, AppError> {
        let folded = loop {
            let Some(folded) = self.folded(id).await? else { return Ok(true) };
            let departed = self.departed(folded.state()).await?;
            let Some((news, group)) = departed else { break folded };
            if !self.append(&folded, &news, group).await? {
                return Ok(false);
            }
        };
        let (state, key) = (folded.state(), making::key(id));
        if !state.status().is_open() {
            return Ok(true);
        }
        if state.status() == TournamentStatus::Running
            && self.documents.0.get(&key).await?.is_none()
        {
            let group = Group::new().put(key, None, &GamesGuard::default());
            if self.documents.write_group(group).await?.is_some() {
                return Ok(false);
            }
            self.made.documents += 1;
        }
        let players = take_part(state);
        for player in &players {
            let changed = self.change_own(player, |own| {
                own.entered.entry(id.to_owned()).or_insert(state.created_at);
            });
            changed.await?;
        }
        let organizer = state.organizer.id.to_string();
        if self.has_account(&organizer).await? {
            let changed = self.change_own(&organizer, |own| {
                own.made.entry(id.to_owned()).or_insert(state.created_at);
            });
            changed.await?;
        }
        self.open.insert(id.to_owned(), players);
        Ok(true)
    }

    /// The event that follows before the start because an account is gone.
    async fn departed(&self, state: &State) -> Result<Option<(TournamentNews, Group)>, AppError> {
        if state.status() != TournamentStatus::Registering {
            return Ok(None);
        }
        if !self.has_account(&state.organizer.id).await? {
            let news = TournamentNews::Cancelled { reason: CancelReason::AccountDeleted };
            let group = Telling::of_cancellation(state).write(Group::new(), &state.id, None);
            return Ok(Some((news, group)));
        }
        for player in state.active().filter_map(|one| one.who.player()) {
            if !self.has_account(&player.id).await? {
                return Ok(departure(&player.id, state).map(|news| (news, Group::new())));
            }
        }
        Ok(None)
    }

    async fn has_account(&self, player: &str) -> Result<bool, AppError> {
        Ok(self.documents.0.get(&kontor_accounts::key_of_player(player)).await?.is_some())
    }

    /// Appends an event. Returns whether it was; otherwise something else came first.
    async fn append(
        &mut self,
        folded: &Folded,
        news: &TournamentNews,
        group: Group,
    ) -> Result<bool, AppError> {
        let mut next = folded.state().clone();
        let at = self.now.max(next.last_at);
        next.evolve(news, at).map_err(AppError::Internal)?;
        let entry = entry(hex(&random::<12>(&SystemEntropy)), &next, news, at);
        let log = LogId(next.id.as_str().into());
        match group.append(&*self.events, &log, folded.position, entry).await {
            Ok(_) => {
                self.made.events += 1;
                Ok(true)
            }
            Err(WriteError::Conflict(_)) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Changes the list of a player, if the change changes it.
    async fn change_own(
        &mut self,
        player: &str,
        change: impl Fn(&mut Own),
    ) -> Result<(), AppError> {
        let key = own::key(player);
        let before = self.documents.read::<Own>(&key).await?.map(|kept| kept.value);
        let mut after = before.clone().unwrap_or_default();
        change(&mut after);
        if before.unwrap_or_default() != after {
            self.documents.change(&key, &change).await?;
            self.made.documents += 1;
        }
        Ok(())
    }

    async fn lacking_of_note(&self, key: &str, document: &Document) -> Result<Group, AppError> {
        let Note { told } = parsed(key, document)?.value;
        let (group, id) =
            (Group::new().delete(key, document.version), key.trim_start_matches(NOTE_PREFIX));
        let Some(folded) = self.folded(id).await? else { return Ok(group) };
        let is_cancelled = folded.state().status() == TournamentStatus::Cancelled;
        let is_noted = self.documents.0.get(&telling::key(id)).await?.is_some();
        if !is_cancelled || is_noted {
            return Ok(group);
        }
        let mut left = Telling::of_cancellation(folded.state());
        if told {
            left.untold.clear();
        }
        for player in left.untold.clone() {
            let key = account_news::key_of(&player);
            let kept = self.documents.read::<ToldOf>(&key).await?;
            if kept.is_some_and(|kept| kept.value.cancelled.contains(id)) {
                left.untold.remove(&player);
            }
        }
        Ok(left.write(group, id, None))
    }

    /// The list of a player without tournaments that are not over and in which the player takes no
    /// part, and without those that were never made.
    async fn lacking_of_own(&self, key: &str, document: &Document) -> Result<Group, AppError> {
        let before: Own = parsed(key, document)?.value;
        let player = key.trim_start_matches(OWN_PREFIX);
        let mut after = before.clone();
        after.entered.retain(|id, _| self.open.get(id).is_none_or(|all| all.contains(player)));
        for id in before.made.keys() {
            if self.events.head(&LogId(id.as_str().into())).await?.is_none() {
                after.made.remove(id);
            }
        }
        Ok(match before == after {
            true => Group::new(),
            false => Group::new().put(key, Some(document.version), &after),
        })
    }

    async fn lacking_of_row(&mut self, key: &str, document: &Document) -> Result<Group, AppError> {
        let id = tournament_of_key(key);
        let player = key.trim_start_matches(PLAYER_PREFIX).split('/').next().unwrap_or_default();
        if !self.entered.contains_key(id) {
            if self.entered.len() >= REMEMBERED_MAX {
                self.entered.clear();
            }
            let folded = self.folded(id).await?;
            let players =
                folded.map(|folded| telling::players(folded.state(), |_| true)).unwrap_or_default();
            self.entered.insert(id.to_owned(), players);
        }
        Ok(match self.entered[id].contains(player) {
            true => Group::new(),
            false => Group::new().delete(key, document.version),
        })
    }
}

/// What cannot be read does not keep a server from starting.
fn not_converted(id: &str, error: AppError) -> Result<(), AppError> {
    let Some(why) = error.damage() else { return Err(error) };
    tracing::warn!(tournament = id, why, "a tournament is not converted");
    Ok(())
}

/// The players for whom this open tournament counts. A player who has left after it began is told
/// of its end.
fn take_part(state: &State) -> BTreeSet<String> {
    let has_begun = state.status() == TournamentStatus::Running;
    telling::players(state, |one| has_begun || !one.withdrawn)
}

#[cfg(test)]
mod tests;
