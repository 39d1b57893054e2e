//! What earlier releases have stored of seeks, and what follows from it.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::error::AppError;
use kontor_service::documents::{Documents, Group, parsed};
use kontor_store::{Document, EventStore, LogId};
use kontor_tables::table::{
    own_seeks::{AskedMatch, OwnSeeks},
    seek_games::done_key,
    seeks::{self, FoundSeek, KeptSeek, SeekPlace},
};

/// What a server had begun with a seek.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Unfinished {
    /// Its players are being told that it has expired.
    pub(super) expired: bool,
    /// The players who are moving, and the seek where the move ends.
    moving: Option<Moving>,
    /// The players who came from other seeks.
    arrivals: Vec<Arrival>,
}

#[derive(Deserialize)]
struct Moving {
    into: String,
    players: Vec<String>,
}

#[derive(Deserialize)]
struct Arrival {
    from: String,
    players: Vec<String>,
}

impl Unfinished {
    pub(super) fn of(found: &FoundSeek, document: &Document) -> Result<Self, AppError> {
        Ok(parsed(&seeks::key_of(&found.place), document)?.value)
    }

    /// Whether the document says something that this release does not write.
    pub(super) fn is_any(&self) -> bool {
        self.expired || self.moving.is_some() || !self.arrivals.is_empty()
    }

    /// The players who go, and where.
    pub(super) fn movers(&self) -> impl Iterator<Item = (&str, &str)> {
        let moving = self.moving.iter();
        moving.flat_map(|moving| moving.players.iter().map(|player| (&**player, &*moving.into)))
    }
}

/// The list of a player.
pub(super) struct EarlierList {
    /// The list, without what this release does not keep.
    pub(super) before: OwnSeeks,
    /// Requests that a later one has withdrawn: whether they had brought the player into the seek
    /// was not known.
    pub(super) withdrawn: Vec<EarlierRequest>,
    /// Whether there are requests that this release does not keep.
    pub(super) has_old_requests: bool,
}

/// A request of a player; those without an idempotency key were kept, too.
#[derive(Clone, Deserialize)]
pub(super) struct EarlierRequest {
    pub(super) seek: String,
    #[serde(flatten)]
    rest: Value,
}

impl EarlierRequest {
    pub(super) fn has_key(&self) -> bool {
        self.rest["key"].is_string()
    }

    pub(super) fn into_asked(self) -> Option<AskedMatch> {
        let EarlierRequest { seek, mut rest } = self;
        rest["seek"] = Value::from(seek);
        serde_json::from_value(rest).ok()
    }
}

impl EarlierList {
    pub(super) fn of(key: &str, document: &Document) -> Result<Self, AppError> {
        let mut value = parsed::<Value>(key, document)?.value;
        let fault = |error: serde_json::Error| {
            AppError::Internal(format!("document {key} cannot be parsed: {error}"))
        };
        let withdrawn = match value.get_mut("withdrawn") {
            Some(withdrawn) => serde_json::from_value(withdrawn.take()).map_err(fault)?,
            None => Vec::<EarlierRequest>::new(),
        };
        let mut has_old_requests = !withdrawn.is_empty();
        if let Some(matches) = value.get_mut("matches").and_then(Value::as_array_mut) {
            let count = matches.len();
            matches.retain(|asked| asked["key"].is_string());
            has_old_requests |= matches.len() < count;
        }
        let before = serde_json::from_value(value).map_err(fault)?;
        Ok(EarlierList { before, withdrawn, has_old_requests })
    }
}

/// Where a player is who is in a seek by the player's list.
pub(super) enum Whereabouts {
    /// There. Some seeks have led there.
    Here { came_from: Vec<String> },
    /// In another one, into which a server has moved the player.
    Moved { into: String },
    /// In its game, which has begun.
    Playing,
    /// In neither.
    Out,
}

/// Documents that were read for a decision, each once.
pub(super) struct Read<'a> {
    documents: &'a Documents,
    events: &'a dyn EventStore,
    found: BTreeMap<String, Option<Document>>,
}

impl<'a> Read<'a> {
    pub(super) fn new(documents: &'a Documents, events: &'a dyn EventStore) -> Self {
        Read { documents, events, found: BTreeMap::new() }
    }

    async fn document(&mut self, key: String) -> Result<Option<Document>, AppError> {
        if let Some(found) = self.found.get(&key) {
            return Ok(found.clone());
        }
        let found = self.documents.0.get(&key).await?;
        self.found.insert(key, found.clone());
        Ok(found)
    }

    async fn seek(
        &mut self,
        place: SeekPlace,
    ) -> Result<Option<(FoundSeek, Unfinished)>, AppError> {
        let Some(document) = self.document(seeks::key_of(&place)).await? else { return Ok(None) };
        let found = FoundSeek::of(place, &document)?;
        let unfinished = Unfinished::of(&found, &document)?;
        Ok(Some((found, unfinished)))
    }

    /// The receipt of the seek at this place, if its game has begun.
    pub(super) async fn done(&mut self, place: &SeekPlace) -> Result<Option<KeptSeek>, AppError> {
        let key = done_key(place);
        let document = self.document(key.clone()).await?;
        let done = document.map(|document| parsed(&key, &document)).transpose()?;
        Ok(done.map(|done| done.value))
    }

    /// Whether the game of a seek has begun.
    pub(super) async fn has_begun(&mut self, found: &FoundSeek) -> Result<bool, AppError> {
        let log = LogId(seeks::game_id(&found.place).into());
        Ok(self.done(&found.place).await?.is_some() || self.events.first(&log).await?.is_some())
    }

    /// Whether a player is in a seek, or was when its game began.
    pub(super) async fn has_come(&mut self, player: &str, id: &str) -> Result<bool, AppError> {
        let Some(place) = seeks::place_of(id, "k") else { return Ok(false) };
        let is_there = self.seek(place).await?.is_some_and(|(found, _)| found.kept.has(player));
        Ok(is_there || self.done(&place).await?.is_some_and(|done| done.has(player)))
    }

    /// Where a player is whose list names a seek.
    pub(super) async fn where_is(
        &mut self,
        player: &str,
        id: &str,
    ) -> Result<Whereabouts, AppError> {
        let Some(place) = seeks::place_of(id, "k") else { return Ok(Whereabouts::Out) };
        let found = match self.seek(place).await {
            // A newer release may have made it.
            Err(error) if error.damage().is_some() => {
                return Ok(Whereabouts::Here { came_from: Vec::new() });
            }
            found => found?.filter(|(found, _)| found.kept.has(player)),
        };
        let Some((found, unfinished)) = found else {
            let done = self.done(&place).await?;
            let is_in = done.is_some_and(|done| done.has(player));
            return Ok(if is_in { Whereabouts::Playing } else { Whereabouts::Out });
        };
        let into = unfinished.movers().find(|(who, _)| *who == player).map(|(_, into)| into);
        if let Some(into) = into
            && self.has_come(player, into).await?
        {
            return Ok(Whereabouts::Moved { into: into.to_owned() });
        }
        if self.has_begun(&found).await? {
            return Ok(Whereabouts::Playing);
        }
        let came = |arrival: &&Arrival| arrival.players.iter().any(|who| who == player);
        let came_from = unfinished.arrivals.iter().filter(came);
        let came_from = came_from.map(|arrival| arrival.from.clone()).collect();
        Ok(Whereabouts::Here { came_from })
    }

    /// The changes, as long as all of these documents are as they were read.
    pub(super) fn unchanged(&self, group: Group) -> Group {
        let read = self.found.iter();
        read.fold(group, |group, (key, found)| {
            group.unless_changed(key.clone(), found.as_ref().map(|document| document.version))
        })
    }

    /// The same for changes of a seek, and of its receipt.
    pub(super) fn unchanged_but(mut self, group: Group, place: &SeekPlace) -> Group {
        self.found.remove(&seeks::key_of(place));
        self.found.remove(&done_key(place));
        self.unchanged(group)
    }
}
