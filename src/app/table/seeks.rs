//! Seeks: players who look for others to play with. How they are kept, and how a table is formed of
//! one.
//!
//! A seek is the document `seek/<place>`; `own_seeks.rs` has the list of those in which a player
//! is, and `seek_moves.rs` moves players between two. From the place follow the id of the seek and that of its game, so the game has its id before
//! it is made. Whoever completes a seek notes that in the document, with the write that takes in the
//! last player; from then on nobody comes or goes, and every server can form the table. Each step of
//! that finds what is there already, so it does not matter who does it, how often, or where somebody
//! stopped. The document goes last.

use serde::{Deserialize, Serialize};

use crate::{
    documents::{ATTEMPTS_MAX, Documents, VersionedDocument},
    environment::{Entropy, id_of, random},
    error::{AppError, StoreFault},
    log::{
        chain::{hex, sha256},
        lobby::Lobby,
        stored::StoredFor,
        table_action::TableAction,
        table_event::TableEvent,
    },
    requester::Requester,
    runtime::handle::with_handle,
    table::{
        create::Tables,
        invitations::Reservations,
        made_before::NewId,
        own_seeks,
        seats::{TableDraft, own_table},
        seek_moves::{self, ARRIVALS_MAX, Arrival, Moving},
        seek_terms::NewSeek,
    },
    time::Timestamp,
};
use kontor_auth::Player;
use kontor_games::{GameKind, dispatch};
use kontor_rules::Seat;

/// What the keys of the documents begin with.
pub(crate) const KEY_PREFIX: &str = "seek/";

/// Number of bytes of a place: six of the time, so that places sort by age, and random ones.
const PLACE_BYTES: usize = 16;

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
}

impl KeptSeek {
    /// A seek in which this player is, who made it.
    pub(crate) fn new(terms: NewSeek, member: Member, now: Timestamp) -> Self {
        let expires_at = Timestamp(now.0 + terms.lifetime_ms());
        KeptSeek {
            game_hash: terms.game_hash(),
            terms,
            matching: member.matched,
            members: vec![member],
            created_at: now,
            expires_at,
            forming: None,
            moving: None,
            arrivals: Vec::new(),
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

    /// Whether players can come and go.
    pub(crate) fn is_open(&self, now: Timestamp) -> bool {
        self.forming.is_none() && self.moving.is_none() && now < self.expires_at
    }

    /// Whether it waits for players, or becomes a game.
    pub(crate) fn is_there(&self, now: Timestamp) -> bool {
        self.forming.is_some() || now < self.expires_at
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

    /// When it starts with fewer players.
    pub(crate) fn starts_at(&self) -> Option<Timestamp> {
        self.terms.wait_s.map(|wait_s| Timestamp(self.created_at.0 + u64::from(wait_s) * 1000))
    }
}

/// A place for a new seek. Places sort by age, the oldest first.
pub(crate) fn fresh_place(now: Timestamp, entropy: &dyn Entropy) -> [u8; PLACE_BYTES] {
    let mut place = [0; PLACE_BYTES];
    place[..6].copy_from_slice(&now.0.to_be_bytes()[2..]);
    place[6..].copy_from_slice(&random::<10>(entropy));
    place
}

/// The id of the seek at this place.
pub(crate) fn seek_id(place: &[u8; PLACE_BYTES]) -> String {
    id_of("k", place)
}

/// The id of the game of the seek at this place.
pub(crate) fn game_id(place: &[u8; PLACE_BYTES]) -> String {
    id_of("g", place)
}

/// The place that an id of a seek or game encodes; `None` if it encodes none.
pub(crate) fn place_of(id: &str, prefix: &str) -> Option<[u8; PLACE_BYTES]> {
    let letters = id.strip_prefix(prefix)?.strip_prefix('_')?.to_ascii_uppercase();
    let place = data_encoding::BASE32_NOPAD.decode(letters.as_bytes()).ok()?;
    place.try_into().ok().filter(|place| id_of(prefix, place) == id)
}

/// The place of the document with this key.
pub(crate) fn place_of_key(key: &str) -> Option<[u8; PLACE_BYTES]> {
    let place = key.strip_prefix(KEY_PREFIX)?;
    data_encoding::HEXLOWER.decode(place.as_bytes()).ok()?.try_into().ok()
}

/// The key of the document of the seek at this place.
pub(crate) fn key_of(place: &[u8; PLACE_BYTES]) -> String {
    [KEY_PREFIX, &hex(place)].concat()
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

/// Takes a player out of a seek; without players it is gone. Returns whether the player is out: once
/// the table is being formed, nobody goes. A player who was moved into another seek leaves that one.
pub(crate) async fn leave(documents: &Documents, player: &str, id: &str) -> Result<bool, AppError> {
    for _ in 0..ATTEMPTS_MAX {
        let Some(VersionedDocument { version, value: mut kept }) = read(documents, id).await?
        else {
            break;
        };
        if kept.moving.is_some() {
            seek_moves::finish_move(documents, id).await?;
            continue;
        }
        if !kept.has(player) {
            break;
        }
        if kept.forming.is_some() {
            return Ok(false);
        }
        kept.members.retain(|member| member.player.id != player);
        if seek_moves::write_or_remove(documents, id, version, &kept).await? {
            break;
        }
    }
    own_seeks::forget_member(documents, player, id).await?;
    let own = own_seeks::of_player(documents, player).await?;
    match own.into_iter().find(|(_, there)| there.came_from(id, player)) {
        Some((other, _)) if other != id => Box::pin(leave(documents, player, &other)).await,
        _ => Ok(true),
    }
}

/// Takes a player out of all seeks. Returns whether the player is in none.
pub(crate) async fn leave_all(documents: &Documents, player: &str) -> Result<bool, AppError> {
    let mut is_out = true;
    for (id, _) in own_seeks::of_player(documents, player).await? {
        is_out &= leave(documents, player, &id).await?;
    }
    if is_out {
        own_seeks::remove(documents, player).await?;
    }
    Ok(is_out)
}

/// Who may sit at a table that is being formed; `None` where everybody may.
pub(super) async fn members_at(
    documents: &Documents,
    game: &str,
) -> Result<Option<Vec<String>>, AppError> {
    let Some(place) = place_of(game, "g") else { return Ok(None) };
    let kept = documents.read::<KeptSeek>(&key_of(&place)).await?;
    let ids = |kept: KeptSeek| kept.members.into_iter().map(|member| member.player.id).collect();
    Ok(kept.map(|kept| ids(kept.value)))
}

impl Tables {
    /// Forms the table of a complete seek and starts the game, or goes on where somebody stopped.
    pub(crate) async fn form(&self, id: &str) -> Result<(), AppError> {
        let documents = self.documents();
        let Some(kept) = read(&documents, id).await? else { return Ok(()) };
        let kept = kept.value;
        let Some(seats) = kept.forming else { return Ok(()) };
        let place = place_of(id, "k").expect("the id was read");
        match self.form_at(&game_id(&place), &kept, seats).await {
            Ok(()) => {}
            // Its owner has deleted the table, or its log is gone already.
            Err(AppError::GameUnknown) => {}
            // Another release allowed what this one refuses, or somebody has sat down and left as
            // often as one can: nobody can form the table.
            Err(
                error @ (AppError::OptionsInvalid(_)
                | AppError::BodyInvalid { .. }
                | AppError::RulesetUnknown
                | AppError::SeatingsSpent),
            ) => tracing::warn!(seek = id, %error, "the table of a seek cannot be formed"),
            Err(error) => return Err(error),
        }
        seek_moves::finish_arrivals(&documents, &kept).await?;
        for member in &kept.members {
            own_seeks::note_formed(&documents, &member.player.id, id).await?;
        }
        documents.remove(&key_of(&place)).await
    }

    async fn form_at(&self, game: &str, kept: &KeptSeek, seats: u8) -> Result<(), AppError> {
        let Some(Member { player: owner, by, .. }) = kept.members.first() else { return Ok(()) };
        let new = kept.terms.game_of(seats);
        let kind = GameKind::from_id(&new.ruleset).ok_or(AppError::RulesetUnknown)?;
        let made = NewId { id: game.to_owned(), request: None };
        let made =
            dispatch!(kind, R => self.create_as::<R>(made, owner.clone(), by.clone(), new).await);
        match made {
            // Somebody has made it before.
            Ok(_) | Err(AppError::KeyReused) => {}
            Err(error) => return Err(error),
        }
        for (seat, player) in self.to_be_seated(game, kept).await? {
            let (as_whom, nobody) = (Requester::of(&player, None), Reservations::default());
            match self.sit_down(&player, game, seat, as_whom, None, None, nobody).await {
                Ok(_) | Err(AppError::AlreadySeated | AppError::SeatTaken) => {}
                Err(AppError::GameStarted) => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        if let Some(bot) = kept.terms.fill_with {
            for seat in self.free_seats(game).await? {
                match self.seat_bot(owner, game, seat, bot, None, None).await {
                    Ok(_) | Err(AppError::SeatTaken) => {}
                    Err(AppError::GameStarted) => return Ok(()),
                    Err(error) => return Err(error),
                }
            }
        }
        match self.start_formed(owner, game).await {
            Err(AppError::GameStarted) => Ok(()),
            // Somebody has left the seat at this moment, and gets it back.
            Err(AppError::SeatsOpen) => {
                Err(AppError::Store(StoreFault("a seat was left meanwhile".to_owned())))
            }
            started => started,
        }
    }

    /// Whether this player has played the game of a seek; `None` if there is no such game.
    pub(crate) async fn has_played(
        &self,
        seek: &str,
        player: &str,
    ) -> Result<Option<bool>, AppError> {
        let game = place_of(seek, "k").map(|place| game_id(&place)).ok_or(AppError::SeekUnknown)?;
        match self.lobby(&game).await {
            Ok(lobby) => Ok(Some(lobby.seatings.contains_key(player))),
            Err(AppError::GameUnknown) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn lobby(&self, game: &str) -> Result<Lobby, AppError> {
        let any = self.games.handle(game).await?;
        with_handle!(any, handle => {
            self.games.read(&handle, |snapshot| Ok(Lobby::clone(&snapshot.lobby))).await
        })
    }

    async fn free_seats(&self, game: &str) -> Result<Vec<Seat>, AppError> {
        let lobby = self.lobby(game).await?;
        let free = |seat: &Seat| lobby.seats[seat.index()].is_none();
        Ok(Seat::all(lobby.seat_count()).filter(free).collect())
    }

    /// The players who do not sit yet, with their seats. Where nobody has interfered, who sits where
    /// depends on the id of the game alone, so that whoever was first has no better seat.
    async fn to_be_seated(
        &self,
        game: &str,
        kept: &KeptSeek,
    ) -> Result<Vec<(Seat, Player)>, AppError> {
        let lobby = self.lobby(game).await?;
        let mut players: Vec<&Player> = kept.members.iter().map(|member| &member.player).collect();
        players.sort_by_key(|player| sha256(&[game.as_bytes(), player.id.as_bytes()]));
        let missing = players.into_iter().filter(|player| lobby.seat_of(&player.id).is_none());
        let free = Seat::all(lobby.seat_count()).filter(|seat| lobby.seats[seat.index()].is_none());
        Ok(free.zip(missing.cloned()).collect())
    }

    async fn start_formed(&self, owner: &Player, game: &str) -> Result<(), AppError> {
        let (requester, who) = (Requester::of(owner, None), owner.id.clone());
        let decide = move |lobby: &Lobby| {
            own_table(lobby, &who)?;
            if lobby.open_seats() > 0 {
                return Err(AppError::SeatsOpen);
            }
            let action = TableAction::Start { player: who.clone() };
            let (seat, events) = (lobby.seat_of(&who), vec![TableEvent::Started {}]);
            Ok(Some(TableDraft { seat, action, events }))
        };
        self.table_command(game, requester, None, decide).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
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
}
