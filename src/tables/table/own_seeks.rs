//! The list of a player's seeks: the document `seeks/<player>`. It names the seeks in which the
//! player is, and is written with them. It also knows which requests for a match or a seek were
//! answered with which one, so that a request can be repeated. Where a player leaves a
//! seek, both change as one group.

use crate::boxed;
use serde::{Deserialize, Serialize};

use crate::{
    error::TablesError,
    table::seeks::{self, FoundSeek, SeekPlace},
};
use kontor_log::time::Timestamp;
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Edited, Found, Group, Undamaged, until_settled},
    requester::RequestKey,
};

kontor_limits::limits! {
    /// In how many seeks a player can be.
    pub const SEEKS_MAX: usize = 4;
    /// For how many seeks and matches a player can ask in a day (UTC).
    // Those that the player leaves again are counted, too: all who wait for the list of seeks hear
    // of each.
    pub const SEEKS_PER_DAY_MAX: u32 = 500;
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Maximum number of requests for a match or a seek of one player that are remembered.
pub const MATCHES_REMEMBERED_MAX: usize = 8;

/// Maximum number of seeks of which it is remembered that the player was moved out of them.
const MOVES_REMEMBERED_MAX: usize = 16;

/// What the keys of the documents begin with.
pub const KEY_PREFIX: &str = "seeks/";

/// A request for a match or a seek, and the seek that was its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedMatch {
    /// Its idempotency key.
    key: String,
    /// The hash of the request with this key.
    fingerprint: String,
    /// Id of the seek.
    pub seek: String,
}

/// A player was moved by the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// Id of the seek that the player has left.
    from: String,
    /// Id of the seek in which the player is now.
    into: String,
}

/// The seeks of a player, as stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OwnSeeks {
    /// The ids of the seeks in which the player is.
    pub ids: Vec<String>,
    /// The newest requests with an idempotency key, the oldest of them first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<AskedMatch>,
    /// From where the player came into these seeks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    moved: Vec<Moved>,
    /// The day (UTC, in days since 1970) on which the player last asked for a seek.
    #[serde(default)]
    day: u64,
    /// For how many the player asked on that day.
    #[serde(default)]
    today: u32,
}

impl OwnSeeks {
    /// Notes that the player asks for a further seek, and comes into it.
    pub fn enter(&mut self, id: &str, now: Timestamp) -> Result<(), TablesError> {
        if self.day != now.0 / DAY_MS {
            (self.day, self.today) = (now.0 / DAY_MS, 0);
        }
        if self.today >= SEEKS_PER_DAY_MAX || self.ids.len() >= SEEKS_MAX {
            return Err(Refused::SeeksSpent.into());
        }
        self.today += 1;
        self.ids.push(id.to_owned());
        Ok(())
    }

    /// The seek with which a request with this key was answered before. The key is refused if it
    /// came with another request.
    pub fn asked(&self, key: &RequestKey) -> Result<Option<&str>, TablesError> {
        match self.matches.iter().find(|asked| asked.key == key.key) {
            Some(asked) if asked.fingerprint != key.fingerprint => Err(Refused::KeyReused.into()),
            asked => Ok(asked.map(|asked| &*asked.seek)),
        }
    }

    /// Notes with which seek a request is answered.
    pub fn answer(&mut self, key: Option<RequestKey>, seek: &str) {
        let Some(RequestKey { key, fingerprint }) = key else { return };
        self.matches.retain(|asked| asked.key != key);
        self.matches.push(AskedMatch { key, fingerprint, seek: seek.to_owned() });
        let spent = self.matches.len().saturating_sub(MATCHES_REMEMBERED_MAX);
        self.matches.drain(..spent);
    }

    /// Where the player is who came into this seek: there, or where the server has moved the
    /// player.
    pub fn place_after<'a>(&'a self, id: &'a str) -> &'a str {
        let is_gone = !self.ids.iter().any(|known| known == id);
        let moved = self.moved.iter().find(|moved| is_gone && moved.from == id);
        moved.map_or(id, |moved| &moved.into)
    }

    /// Notes that the player was moved out of one seek into another one.
    pub fn move_on(&mut self, from: &str, into: &str) {
        self.ids.retain(|known| known != from && known != into);
        self.ids.push(into.to_owned());
        self.came_from(from, into);
    }

    /// Notes that what led to one seek leads to another one.
    pub fn came_from(&mut self, from: &str, into: &str) {
        for asked in self.matches.iter_mut().filter(|asked| asked.seek == from) {
            into.clone_into(&mut asked.seek);
        }
        for moved in self.moved.iter_mut().filter(|moved| moved.into == from) {
            into.clone_into(&mut moved.into);
        }
        let known = self.moved.iter().any(|moved| moved.from == from && moved.into == into);
        if !known {
            self.moved.push(Moved { from: from.to_owned(), into: into.to_owned() });
        }
        let spent = self.moved.len().saturating_sub(MOVES_REMEMBERED_MAX);
        self.moved.drain(..spent);
    }

    /// Notes that the game of a seek has begun. What the player asked for is remembered.
    pub fn begin(&mut self, id: &str) {
        self.ids.retain(|known| known != id);
        self.moved.retain(|moved| moved.into != id);
    }

    /// Notes that the player is not in a seek any more.
    pub fn forget(&mut self, id: &str) {
        self.begin(id);
        self.matches.retain(|asked| asked.seek != id);
    }
}

/// The key of the list of a player.
pub fn own_key(player: &str) -> String {
    [KEY_PREFIX, player].concat()
}

/// The list of a player as it was read, and as it is to be.
pub type OwnList = Edited<OwnSeeks>;

/// Reads the list of a player.
#[boxed]
pub async fn own_list(documents: &Documents, player: &str) -> Result<OwnList, TablesError> {
    Ok(documents.edit(own_key(player)).await?)
}

/// Lists of players that change together.
#[derive(Default)]
pub struct OwnLists(Vec<OwnList>);

impl From<OwnList> for OwnLists {
    fn from(list: OwnList) -> Self {
        OwnLists(vec![list])
    }
}

impl OwnLists {
    /// The list of a player, with the changes that were made to it here. A damaged one stays as it
    /// is, so that it keeps no other player of a seek waiting.
    pub async fn of(
        &mut self,
        documents: &Documents,
        player: &str,
    ) -> Result<&mut OwnSeeks, TablesError> {
        let key = own_key(player);
        let known = self.0.iter().position(|list| list.key == key);
        let at = match known {
            Some(at) => at,
            None => {
                self.0.push(documents.edit_undamaged(key).await?);
                self.0.len() - 1
            }
        };
        Ok(&mut self.0[at].now)
    }

    /// Adds to a group how they have changed.
    pub fn add_to(&self, group: Group) -> Group {
        self.0.iter().fold(group, |group, list| list.put_if_changed(group))
    }
}

/// The list of a player, and the seeks in which the player is, oldest first, as they were at one
/// moment. Those that cannot be read are left out.
#[boxed]
pub async fn read(
    documents: &Documents,
    player: &str,
) -> Result<(OwnList, Vec<FoundSeek>), TablesError> {
    until_settled(|| async {
        let list = own_list(documents, player).await?;
        let ids = list.now.ids.iter();
        let places: Vec<SeekPlace> = ids.filter_map(|id| seeks::place_of(id, "k")).collect();
        if places.is_empty() {
            return Ok(Some((list, Vec::new())));
        }
        let keys: Vec<String> =
            std::iter::once(own_key(player)).chain(places.iter().map(seeks::key_of)).collect();
        let mut found = documents.each_of(&keys).await?.into_iter();
        let version = found.next().transpose()?.flatten().map(|document| document.version);
        let own = seeks::those_read(&places, found.map(|found| found.unwrap_or_default()));
        let own = own.into_iter().filter(|found| found.kept.has(player)).collect();
        Ok((version == list.version).then_some((list, own)))
    })
    .await
}

/// Takes a player out of a seek, or out of the one into which the player was moved from there.
/// Without players it is gone. Returns whether the player was in it.
#[boxed]
pub async fn leave(documents: &Documents, player: &str, id: &str) -> Result<bool, TablesError> {
    let left = documents.until_written_with(|| async {
        let (mut list, own) = read(documents, player).await?;
        let id = list.now.place_after(id).to_owned();
        let Some(found) = own.into_iter().find(|found| found.id() == id) else {
            return Ok((Group::new(), false));
        };
        list.now.forget(&id);
        let group = found.becomes(Group::new(), &found.kept.without(player));
        Ok::<_, TablesError>((list.put_if_changed(group), true))
    });
    left.await
}

/// Takes a player out of all seeks, and removes the player's list. Returns whether the player was
/// in one.
#[boxed]
pub async fn leave_all(documents: &Documents, player: &str) -> Result<bool, TablesError> {
    let left = documents.until_written_with(|| async {
        let (group, own) = match documents.find::<OwnSeeks>(&own_key(player)).await? {
            Found::Whole(_) => without_list(documents, player).await?,
            Found::Damaged(Some(version)) => {
                let group = Group::new().delete(own_key(player), version);
                (group, found_with(documents, player).await?)
            }
            Found::Damaged(None) => (Group::new(), found_with(documents, player).await?),
        };
        let left = |group, found: &FoundSeek| found.becomes(group, &found.kept.without(player));
        Ok::<_, TablesError>((own.iter().fold(group, left), !own.is_empty()))
    });
    left.await
}

/// A group that removes the list of a player, and the seeks that it names.
async fn without_list(
    documents: &Documents,
    player: &str,
) -> Result<(Group, Vec<FoundSeek>), TablesError> {
    let (list, own) = read(documents, player).await?;
    for place in list.now.ids.iter().filter_map(|id| seeks::place_of(id, "k")) {
        // No player can be taken out of one that a newer release may have made: it is tried again.
        // What the store finds damaged is no seek any more.
        if let Ok(Some(document)) = documents.get_apart(&seeks::key_of(&place)).await? {
            FoundSeek::of(place, &document)?;
        }
    }
    Ok((list.delete(Group::new()), own))
}

/// All seeks in which a player is whose list is damaged.
async fn found_with(documents: &Documents, player: &str) -> Result<Vec<FoundSeek>, TablesError> {
    let (mut own, mut pages) = (Vec::new(), Undamaged::of(seeks::KEY_PREFIX));
    while let Some(page) = pages.next(documents).await? {
        let found = page
            .iter()
            .filter_map(|(key, document)| FoundSeek::of(seeks::place_of_key(key)?, document).ok());
        own.extend(found.filter(|found| found.kept.has(player)));
    }
    Ok(own)
}
