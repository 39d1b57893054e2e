//! Seeks: players who look for others to play with. How they are kept; `seek_games.rs` says how one
//! becomes a game.
//!
//! A seek is the document `seek/<place>`; `own_seeks.rs` has the list of those in which a player
//! is, and `seek_moves.rs` moves players between two. From the place follow the id of the seek and
//! that of its game, so the game has its id before it is made. Whoever completes a seek notes that in
//! the document, with the write that takes in the last player; from then on nobody comes or goes, and
//! every server can make the game. That is one commit, with everybody on their seats, so there is
//! never a table that somebody could change before the game begins. Each step finds what is there
//! already, so it does not matter who does it, how often, or where somebody stopped. The document
//! goes last.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    documents::{ATTEMPTS_MAX, Documents, VersionedDocument, WriteOutcome},
    environment::{Entropy, id_of, random},
    error::{AppError, StoreFault},
    log::{chain::hex, stored::StoredFor},
    table::{
        own_seeks,
        seek_moves::{self, ARRIVALS_MAX, Arrival, Moving},
        seek_terms::NewSeek,
    },
    time::Timestamp,
};
use kontor_auth::Player;

/// What the keys of the documents begin with.
pub(crate) const KEY_PREFIX: &str = "seek/";

/// For how long after an id was drawn a seek can be made there, in milliseconds. Later ones are
/// removed and forgotten only.
const MADE_WITHIN_MS: u64 = 30 * 1000;

/// Number of bytes of a place: six of the time, so that places sort by age, and random ones.
const PLACE_BYTES: usize = 16;

/// The place of a seek.
pub(crate) type Place = [u8; PLACE_BYTES];

/// A player in a seek.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) player: Player,
    /// For whom the table is stored if this player is the first one then.
    pub(crate) by: StoredFor,
    /// The player's rating when the player came, in points; `None` for guests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) points: Option<u32>,
    /// Whether the player asked for any fitting seek, and not for this one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) matched: bool,
}

/// A seek as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct KeptSeek {
    pub(crate) terms: NewSeek,
    pub(crate) members: Vec<Member>,
    pub(crate) created_at: Timestamp,
    pub(crate) expires_at: Timestamp,
    /// With how many seats the table is formed; `None` while players come and go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) forming: Option<u8>,
    /// Whether it begins no game any more: nobody comes, its players are told, and then it is removed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) expired: bool,
    /// The hash of the game that it becomes, if players can be matched here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) game_hash: Option<String>,
    /// Whether it was made for somebody who asked for any fitting seek.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) matching: bool,
    /// Who is going into which other seek.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) moving: Option<Moving>,
    /// Who came from which other seek.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) arrivals: Vec<Arrival>,
    /// The keyed hash of the address from which it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) address: Option<Arc<str>>,
    /// Until when it is remembered, if its game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) remembered_until: Option<Timestamp>,
}

impl KeptSeek {
    /// A seek in which this player is, who made it.
    pub(crate) fn new(terms: NewSeek, member: Member, now: Timestamp) -> Self {
        let expires_at = Timestamp(now.0 + terms.lifetime_ms());
        KeptSeek {
            game_hash: terms.game_hash(),
            terms,
            matching: member.matched,
            address: Some(member.by.address.clone()),
            members: vec![member],
            created_at: now,
            expires_at,
            forming: None,
            expired: false,
            moving: None,
            arrivals: Vec::new(),
            remembered_until: None,
        }
    }

    /// Whether this player is in it.
    pub(crate) fn has(&self, player: &str) -> bool {
        self.members.iter().any(|member| member.player.id == player)
    }

    /// Whether there is room for another player.
    pub(crate) fn has_room(&self) -> bool {
        self.members.len() < usize::from(self.terms.seats) && self.arrivals.len() < ARRIVALS_MAX
    }

    /// Whether somebody is here who wants this seek, and not any that fits.
    pub(crate) fn is_wanted(&self) -> bool {
        self.members.iter().any(|member| !member.matched)
    }

    /// Whether it begins no game any more. Clocks of servers differ: what one has found expired is so
    /// for all.
    pub(crate) fn has_expired(&self, now: Timestamp) -> bool {
        self.expired || (self.forming.is_none() && now >= self.expires_at)
    }

    /// Whether players can come and go.
    pub(crate) fn is_open(&self, now: Timestamp) -> bool {
        self.forming.is_none() && self.moving.is_none() && !self.has_expired(now)
    }

    /// With how many seats the table is to be formed now, if it is.
    pub(crate) fn seats_now(&self, now: Timestamp) -> Option<u8> {
        let NewSeek { seats, seats_min, fill_with, .. } = self.terms;
        let there = u8::try_from(self.members.len()).unwrap_or(u8::MAX);
        let least = seats_min.unwrap_or(seats);
        if self.moving.is_some() {
            return None;
        }
        if there >= seats {
            return Some(seats);
        }
        let waited = self.starts_at().is_some_and(|starts_at| now >= starts_at);
        let may_start = waited && (there >= least || fill_with.is_some());
        may_start.then_some(there.max(least))
    }

    /// When the server is to look at it the next time, after this time.
    pub(crate) fn due_at(&self, now: Timestamp) -> Timestamp {
        self.starts_at()
            .filter(|at| now < *at)
            .map_or(self.expires_at, |at| at.min(self.expires_at))
    }

    /// When it starts with fewer players.
    pub(crate) fn starts_at(&self) -> Option<Timestamp> {
        self.terms.wait_s.map(|wait_s| Timestamp(self.created_at.0 + u64::from(wait_s) * 1000))
    }
}

/// A place for a new seek. Places sort by age, the oldest first.
pub(crate) fn fresh_place(now: Timestamp, entropy: &dyn Entropy) -> Place {
    let mut place = [0; PLACE_BYTES];
    place[..6].copy_from_slice(&now.0.to_be_bytes()[2..]);
    place[6..].copy_from_slice(&random::<10>(entropy));
    place
}

/// The id of the seek at this place.
pub(crate) fn seek_id(place: &Place) -> String {
    id_of("k", place)
}

/// The id of the game of the seek at this place.
pub(crate) fn game_id(place: &Place) -> String {
    id_of("g", place)
}

/// The place that an id of a seek or game encodes; `None` if it encodes none.
pub(crate) fn place_of(id: &str, prefix: &str) -> Option<Place> {
    let letters = id.strip_prefix(prefix)?.strip_prefix('_')?.to_ascii_uppercase();
    let place = data_encoding::BASE32_NOPAD.decode(letters.as_bytes()).ok()?;
    place.try_into().ok().filter(|place| id_of(prefix, place) == id)
}

/// The place of the document with this key.
pub(crate) fn place_of_key(key: &str) -> Option<Place> {
    place_of_hex(key.strip_prefix(KEY_PREFIX)?)
}

/// The place as keys contain it.
pub(crate) fn hex_of(place: &Place) -> String {
    hex(place)
}

/// The place that a key contains.
pub(crate) fn place_of_hex(place: &str) -> Option<Place> {
    data_encoding::HEXLOWER.decode(place.as_bytes()).ok()?.try_into().ok()
}

/// Whether a seek can still be made with this id. It is not made again long after it was drawn, so
/// nobody who removes an old one has to fear that it comes back.
pub(crate) fn can_be_made(id: &str, now: Timestamp) -> bool {
    let drawn_at = place_of(id, "k").map(|place| {
        let mut time = [0; 8];
        time[2..].copy_from_slice(&place[..6]);
        u64::from_be_bytes(time)
    });
    drawn_at.is_some_and(|at| now.0 < at + MADE_WITHIN_MS)
}

/// The key of the document of the seek at this place.
pub(crate) fn key_of(place: &Place) -> String {
    [KEY_PREFIX, &hex(place)].concat()
}

/// The key of the document of the seek with this id.
pub(crate) fn key_of_id(id: &str) -> Result<String, AppError> {
    place_of(id, "k").map(|place| key_of(&place)).ok_or(AppError::SeekUnknown)
}

/// Whether this is the key of the document of a seek.
pub(crate) fn is_key(key: &str) -> bool {
    key.starts_with(KEY_PREFIX)
}

/// The seek with this id.
pub(crate) async fn read(
    documents: &Documents,
    id: &str,
) -> Result<Option<VersionedDocument<KeptSeek>>, AppError> {
    match place_of(id, "k") {
        Some(place) => documents.read(&key_of(&place)).await,
        None => Ok(None),
    }
}

/// Gives a seek another version, with what it says as it is, unless a player is in it. Returns whether
/// the player is.
pub(super) async fn renew_version_without(
    documents: &Documents,
    player: &str,
    id: &str,
) -> Result<bool, AppError> {
    for _ in 0..ATTEMPTS_MAX {
        let Some(VersionedDocument { version, value: kept }) = read(documents, id).await? else {
            return Ok(false);
        };
        if kept.has(player) {
            return Ok(true);
        }
        let key = key_of_id(id)?;
        if let WriteOutcome::Written(_) = documents.write(&key, Some(version), &kept).await? {
            return Ok(false);
        }
    }
    Err(AppError::Store(StoreFault("the seek keeps changing".to_owned())))
}

/// What came of a wish to leave a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// The player is out, and seeks have changed for that.
    Left,
    /// The player was not in it, so no seek has changed.
    WasOut,
    /// Its table is being formed: nobody goes.
    Refused,
}

/// What came of the wish to leave all seeks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeavingAll {
    /// Whether the player is in none.
    pub(crate) is_out: bool,
    /// Whether seeks have changed.
    pub(crate) has_changed: bool,
}

/// Takes a player out of a seek; without players it is gone. Once the table is being formed, nobody
/// goes. A player who was moved into another seek leaves that one.
pub(crate) async fn leave(
    documents: &Documents,
    player: &str,
    id: &str,
    now: Timestamp,
) -> Result<Leaving, AppError> {
    let (mut is_out, mut left) = (false, Leaving::WasOut);
    for _ in 0..ATTEMPTS_MAX {
        let found = read(documents, id).await?;
        let Some(VersionedDocument { version, value: mut kept }) = found else {
            is_out = true;
            break;
        };
        if kept.moving.is_some() {
            seek_moves::finish_move(documents, id, now).await?;
            left = Leaving::Left;
            continue;
        }
        if kept.has(player) && kept.forming.is_some() {
            return Ok(Leaving::Refused);
        }
        is_out = !kept.has(player);
        if !is_out {
            kept.members.retain(|member| member.player.id != player);
            is_out = seek_moves::write_or_remove(documents, id, version, &kept, now).await?;
            left = Leaving::Left;
        }
        if is_out {
            break;
        }
    }
    if !is_out {
        return Err(AppError::Store(StoreFault("the seek keeps changing".to_owned())));
    }
    own_seeks::forget_member(documents, player, id).await?;
    let own = own_seeks::of_player(documents, player).await?;
    match own.into_iter().find(|(_, there)| there.came_from(id, player)) {
        Some((other, _)) if other != id => {
            match Box::pin(leave(documents, player, &other, now)).await? {
                Leaving::WasOut => Ok(left),
                of_other => Ok(of_other),
            }
        }
        _ => Ok(left),
    }
}

/// Takes a player out of all seeks.
pub(crate) async fn leave_all(
    documents: &Documents,
    player: &str,
    now: Timestamp,
) -> Result<LeavingAll, AppError> {
    let mut all = LeavingAll { is_out: true, has_changed: false };
    // Out of one that cannot be read nobody can be taken: it is tried again.
    for id in own_seeks::of(documents, player).await?.1.ids {
        read(documents, &id).await?;
    }
    for (id, _) in own_seeks::of_player(documents, player).await? {
        match leave(documents, player, &id, now).await? {
            Leaving::Left => all.has_changed = true,
            Leaving::WasOut => {}
            Leaving::Refused => all.is_out = false,
        }
    }
    if all.is_out {
        own_seeks::remove(documents, player).await?;
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use kontor_store::{
        Changes, Document, DocumentChange, DocumentStore, MemoryStore, Position, Precondition,
        Shared, StoreError, WriteError, Writer,
    };

    use super::*;
    use crate::environment::SystemEntropy;

    #[test]
    fn places_sort_by_age_and_ids_lead_back_to_them() {
        let places = [1, 255, 256, 1 << 40].map(|ms| fresh_place(Timestamp(ms), &SystemEntropy));
        assert!(places.is_sorted_by_key(key_of));
        for place in places {
            assert_eq!(place_of(&seek_id(&place), "k"), Some(place));
            assert_eq!(place_of(&game_id(&place), "g"), Some(place));
            assert_eq!(place_of_key(&key_of(&place)), Some(place));
        }
        for id in ["", "k", "k_", "k_a", "k_ä", "g_4x7k2m3n5q6r7s2t4u5v6w7x2y"] {
            assert_eq!(place_of(id, "k"), None, "{id}");
        }
    }

    /// A store in which another request of somebody else is always faster.
    struct Busy(MemoryStore);

    impl Shared for Busy {}

    #[async_trait::async_trait]
    impl Writer for Busy {
        async fn write(
            &self,
            changes: Changes,
            preconditions: Vec<Precondition>,
        ) -> Result<Option<Position>, WriteError> {
            for change in changes.documents() {
                let DocumentChange::Put { key, .. } = change else { continue };
                if let Some(found) = self.0.get(key).await.unwrap().filter(|_| is_key(key)) {
                    let again = Changes::default().put(key, Some(found.version), found.value);
                    self.0.write(again, Vec::new()).await?;
                }
            }
            self.0.write(changes, preconditions).await
        }
    }

    #[async_trait::async_trait]
    impl DocumentStore for Busy {
        async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
            self.0.get_all(keys).await
        }

        async fn scan(
            &self,
            prefix: &str,
            after: Option<&str>,
            limit: usize,
        ) -> Result<Vec<(String, Document)>, StoreError> {
            self.0.scan(prefix, after, limit).await
        }
    }

    fn member(id: &str) -> Member {
        let player = serde_json::json!({ "id": id, "name": id, "kind": "guest" });
        Member {
            player: serde_json::from_value(player).unwrap(),
            by: StoredFor { player: id.into(), address: "a_1".into() },
            points: None,
            matched: false,
        }
    }

    #[tokio::test]
    async fn who_could_not_leave_is_told_so() {
        let documents = Documents(Arc::new(Busy(MemoryStore::new(|_, _| Vec::new()))));
        let now = Timestamp(1_000);
        let place = fresh_place(now, &SystemEntropy);
        let terms = serde_json::json!({ "ruleset": "medici", "seats": 4 });
        let mut kept = KeptSeek::new(serde_json::from_value(terms).unwrap(), member("p_a"), now);
        kept.members.push(member("p_b"));
        documents.write(&key_of(&place), None, &kept).await.unwrap();
        let id = seek_id(&place);
        own_seeks::note_member(&documents, "p_a", &id, now).await.unwrap();
        let left = leave(&documents, "p_a", &id, now).await;
        assert!(matches!(left, Err(AppError::Store(_))), "{left:?}");
        assert!(read(&documents, &id).await.unwrap().unwrap().value.has("p_a"));
        assert_eq!(own_seeks::still_there(&documents, "p_a").await.unwrap(), [id]);
    }

    /// Somebody goes from one seek into a second and a third one; then another one goes from the first
    /// into the third. The versions of the documents are the same in both moves.
    #[tokio::test]
    async fn nobody_is_lost_who_follows_another_player_by_another_way() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let now = Timestamp(1_000);
        let terms = serde_json::json!({ "ruleset": "medici", "seats": 5 });
        let terms: NewSeek = serde_json::from_value(terms).unwrap();
        let mut ids = Vec::new();
        for players in [&["p_1", "p_2"][..], &["p_3"], &["p_4"]] {
            let place = fresh_place(now, &SystemEntropy);
            let mut kept = KeptSeek::new(terms.clone(), member(players[0]), now);
            kept.members.extend(players[1..].iter().map(|player| member(player)));
            documents.write(&key_of(&place), None, &kept).await.unwrap();
            ids.push(seek_id(&place));
        }
        let second = read(&documents, &ids[1]).await.unwrap().unwrap().value;
        documents.write(&key_of_id(&ids[1]).unwrap(), Some(1), &second).await.unwrap();
        let go = async |player: &str, from: usize, into: usize| {
            let left = read(&documents, &ids[from]).await.unwrap().unwrap();
            let version = read(&documents, &ids[into]).await.unwrap().unwrap().version;
            let moving = Moving { into: ids[into].clone(), version, players: vec![player.into()] };
            seek_moves::move_players(&documents, (&ids[from], left), moving, now).await.unwrap();
            version
        };
        let first = go("p_1", 0, 1).await;
        go("p_1", 1, 2).await;
        assert_eq!(go("p_2", 0, 2).await, first);
        let there = read(&documents, &ids[2]).await.unwrap().unwrap().value;
        for player in ["p_1", "p_2", "p_4"] {
            assert!(there.has(player), "{player} is lost");
        }
    }

    #[test]
    fn an_id_is_used_for_a_while_only() {
        let id = seek_id(&fresh_place(Timestamp(5_000), &SystemEntropy));
        assert!(can_be_made(&id, Timestamp(5_000 + MADE_WITHIN_MS - 1)));
        assert!(!can_be_made(&id, Timestamp(5_000 + MADE_WITHIN_MS)));
        assert!(!can_be_made("k_x", Timestamp(0)));
    }
}
