//! Seeks: players who look for others to play with. How they are kept; `seek_games.rs` says how one
//! becomes a game.
//!
//! A seek is the document `seek/<place>`. From the place follow the id of the seek and that of its
//! game. What changes with it is written with it, as one group: its rows (`seek_rows.rs`) and the
//! lists of its players (`own_seeks.rs`), and where it becomes a game also the first entry of the
//! log of that. So a player is in a seek if and only if the player's list names it, and a seek that
//! is complete is a game already.

use crate::boxed;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{error::TablesError, table::seek_terms::NewSeek};
use kontor_auth::Player;
use kontor_environment::{Entropy, id_of, random};
use kontor_log::{chain::hex, stored::StoredFor, time::Timestamp};
use kontor_service::documents::{Documents, VersionedDocument, parsed};
use kontor_store::Document;

/// What the keys of the documents begin with.
pub const KEY_PREFIX: &str = "seek/";

/// Number of bytes of a place: six of the time, so that places sort by age, and random ones.
const PLACE_BYTES: usize = 16;

/// The place of a seek.
pub type SeekPlace = [u8; PLACE_BYTES];

/// A player in a seek.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Member {
    /// The player.
    pub player: Player,
    /// For whom the table is stored if this player is the first one then.
    pub by: StoredFor,
    /// The player's rating when the player came, in points; `None` for guests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// Whether the player asked for any fitting seek, and not for this one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub matched: bool,
}

/// A seek as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptSeek {
    /// What is sought.
    pub terms: NewSeek,
    /// The players who are there, in the order in which they came.
    pub members: Vec<Member>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
    /// With how many seats its game has begun; `None` as long as players come and go.
    #[serde(default, rename = "forming", skip_serializing_if = "Option::is_none")]
    pub began_with: Option<u8>,
    /// Whether too few players were there when it could have started with fewer than `seats`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_waited: bool,
    /// The hash of the game that it becomes, if players can be matched here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_hash: Option<String>,
    /// Whether it was made for a player who asked for any fitting seek.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub matching: bool,
    /// The keyed hash of the address from which it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<Arc<str>>,
    /// Until when it is remembered, if its game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remembered_until: Option<Timestamp>,
}

impl KeptSeek {
    /// A seek in which this player is, who made it.
    pub fn new(terms: NewSeek, member: Member, now: Timestamp) -> Self {
        let expires_at = Timestamp(now.0 + terms.lifetime_ms());
        KeptSeek {
            game_hash: terms.game_hash(),
            terms,
            matching: member.matched,
            address: Some(member.by.address.clone()),
            members: vec![member],
            created_at: now,
            expires_at,
            began_with: None,
            has_waited: false,
            remembered_until: None,
        }
    }

    /// Whether this player is in it.
    pub fn has(&self, player: &str) -> bool {
        self.members.iter().any(|member| member.player.id == player)
    }

    /// The same without a player.
    pub(super) fn without(&self, player: &str) -> KeptSeek {
        let mut left = self.clone();
        left.members.retain(|member| member.player.id != player);
        left
    }

    /// Whether there is room for another player.
    pub fn has_room(&self) -> bool {
        self.members.len() < usize::from(self.terms.seats)
    }

    /// Whether a player is here who wants this seek, and not any that fits.
    pub fn is_wanted(&self) -> bool {
        self.members.iter().any(|member| !member.matched)
    }

    /// Whether it begins no game any more.
    pub fn has_expired(&self, now: Timestamp) -> bool {
        now >= self.expires_at
    }

    /// With how many seats its game is to begin now, if it is.
    pub fn seats_now(&self, now: Timestamp) -> Option<u8> {
        let NewSeek { seats, seats_min, fill_with, .. } = self.terms;
        let there = u8::try_from(self.members.len()).unwrap_or(u8::MAX);
        let least = seats_min.unwrap_or(seats);
        if there >= seats {
            return Some(seats);
        }
        let waited = self.starts_at().is_some_and(|starts_at| now >= starts_at);
        let may_start = waited && (there >= least || fill_with.is_some());
        may_start.then_some(there.max(least))
    }

    /// When the server is to look at it.
    pub fn due_at(&self) -> Timestamp {
        if let Some(until) = self.remembered_until {
            return until;
        }
        // An earlier release had not come to beginning its game.
        if !self.has_room() {
            return self.created_at;
        }
        match self.starts_at() {
            Some(at) if !self.has_waited => at.min(self.expires_at),
            _ => self.expires_at,
        }
    }

    /// When it starts with fewer players.
    pub fn starts_at(&self) -> Option<Timestamp> {
        self.terms.wait_s.map(|wait_s| Timestamp(self.created_at.0 + u64::from(wait_s) * 1000))
    }
}

/// A place for a new seek. Places sort by age, the oldest first.
pub fn fresh_place(now: Timestamp, entropy: &dyn Entropy) -> SeekPlace {
    let mut place = [0; PLACE_BYTES];
    place[..6].copy_from_slice(&now.0.to_be_bytes()[2..]);
    place[6..].copy_from_slice(&random::<10>(entropy));
    place
}

/// The id of the seek at this place.
pub fn seek_id(place: &SeekPlace) -> String {
    id_of("k", place)
}

/// The id of the game of the seek at this place.
pub fn game_id(place: &SeekPlace) -> String {
    id_of("g", place)
}

/// The place that an id of a seek or game encodes; `None` if it encodes none.
pub fn place_of(id: &str, prefix: &str) -> Option<SeekPlace> {
    let letters = id.strip_prefix(prefix)?.strip_prefix('_')?.to_ascii_uppercase();
    let place = data_encoding::BASE32_NOPAD.decode(letters.as_bytes()).ok()?;
    place.try_into().ok().filter(|place| id_of(prefix, place) == id)
}

/// The place of the document with this key.
pub fn place_of_key(key: &str) -> Option<SeekPlace> {
    place_of_hex(key.strip_prefix(KEY_PREFIX)?)
}

/// The place as keys contain it.
pub fn hex_of(place: &SeekPlace) -> String {
    hex(place)
}

/// The place that a key contains.
pub fn place_of_hex(place: &str) -> Option<SeekPlace> {
    data_encoding::HEXLOWER.decode(place.as_bytes()).ok()?.try_into().ok()
}

/// The key of the document of the seek at this place.
pub fn key_of(place: &SeekPlace) -> String {
    [KEY_PREFIX, &hex(place)].concat()
}

/// Whether this is the key of the document of a seek.
pub fn is_key(key: &str) -> bool {
    key.starts_with(KEY_PREFIX)
}

/// A seek that was read.
#[derive(Clone)]
pub struct FoundSeek {
    /// Its place.
    pub place: SeekPlace,
    /// The version of its document.
    pub version: u64,
    /// The seek as stored.
    pub kept: KeptSeek,
}

impl FoundSeek {
    /// The seek that a document has.
    pub fn of(place: SeekPlace, document: &Document) -> Result<Self, TablesError> {
        let VersionedDocument { version, value: kept } = parsed(&key_of(&place), document)?;
        Ok(FoundSeek { place, version, kept })
    }

    /// The id of the seek.
    pub fn id(&self) -> String {
        seek_id(&self.place)
    }
}

/// The seek with this id.
#[boxed]
pub async fn read(documents: &Documents, id: &str) -> Result<Option<FoundSeek>, TablesError> {
    let Some(place) = place_of(id, "k") else { return Ok(None) };
    let found = documents.0.get(&key_of(&place)).await?;
    found.map(|document| FoundSeek::of(place, &document)).transpose()
}

/// Those of the seeks that are there, as they are at one moment, unless one of them is damaged. An
/// unreadable one does not hide the others; a newer release may have made it.
pub(crate) async fn read_all(
    documents: &Documents,
    places: &[SeekPlace],
) -> Result<Vec<FoundSeek>, TablesError> {
    let keys: Vec<String> = places.iter().map(key_of).collect();
    let found = documents.each_of(&keys).await?.into_iter();
    let found = found.map(|read| {
        read.inspect_err(|error| tracing::warn!(%error, "a seek is left out")).ok().flatten()
    });
    Ok(those_read(places, found))
}

/// The seeks that these documents have, which were read in the order of the places.
pub fn those_read(
    places: &[SeekPlace],
    found: impl IntoIterator<Item = Option<Document>>,
) -> Vec<FoundSeek> {
    let read = places.iter().zip(found).filter_map(|(place, document)| {
        let read = FoundSeek::of(*place, &document?);
        read.inspect_err(|error| tracing::warn!(%error, "a seek is left out")).ok()
    });
    read.collect()
}

#[cfg(test)]
mod tests;
