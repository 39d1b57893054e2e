//! How a seek becomes a game, of which a receipt stays.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{
        own_seeks::OwnLists,
        seated::{NewSeatedTable, Sitter},
        seek_rows,
        seek_terms::NewSeek,
        seeks::{FoundSeek, KeptSeek, Member, SeekPlace, game_id, hex_of, key_of, place_of},
        tables::Tables,
    },
};
use kontor_accounts::Accounts;
use kontor_games::GameKind;
use kontor_log::{chain::sha256, lobby::Lobby, table_event::PlayerRef, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Group},
    jobs::rows,
    requester::player_ref,
    runtime::jobs::JobKind,
};
use kontor_store::Conflict;

/// What the keys of the documents of seeks begin with whose game has begun.
pub const DONE_PREFIX: &str = "seeks_done/";

kontor_limits::limits! {
    /// For how long a seek is there after its game has begun, in seconds.
    // A client that did not get the answer to a request can send it again.
    pub const SEEK_REMEMBERED_S: u64 = 60 * 60;
}

/// The receipt of a seek whose game has begun, if it is still there.
#[boxed]
pub async fn read_done(documents: &Documents, id: &str) -> Result<Option<KeptSeek>, TablesError> {
    let Some(place) = place_of(id, "k") else { return Ok(None) };
    let found = documents.read(&done_key(&place)).await?;
    Ok(found.map(|found| found.value))
}

/// The key of the receipt of a seek whose game has begun.
pub fn done_key(place: &SeekPlace) -> String {
    [DONE_PREFIX, &hex_of(place)].concat()
}

/// Forgets a seek whose game has begun, if the time has come. Where there is no such seek, nothing
/// is due.
#[boxed]
pub async fn forget_done(
    documents: &Documents,
    place: &SeekPlace,
    now: Timestamp,
) -> Result<(), TablesError> {
    let key = done_key(place);
    let Some(done) = documents.read::<KeptSeek>(&key).await? else {
        let (id, followed) = (hex_of(place), [key_of(place), key]);
        return Ok(rows::remove_stray(documents, (JobKind::Seeks, &id), &followed, now).await?);
    };
    if now < done.value.due_at() {
        return Ok(());
    }
    let group = seek_rows::follow(Group::new(), place, Some(&done.value), None);
    // After a conflict another server has done it.
    Ok(documents.write_group(group.delete(key, done.version)).await.map(drop)?)
}

/// The receipt of a seek whose game begins now with so many seats.
pub fn receipt(kept: &KeptSeek, seats: u8, now: Timestamp) -> KeptSeek {
    let until = Timestamp(now.0 + SEEK_REMEMBERED_S * 1000);
    KeptSeek { began_with: Some(seats), remembered_until: Some(until), ..kept.clone() }
}

/// Adds to a group that a seek goes, and that this receipt stays.
pub fn begun(group: Group, found: &FoundSeek, done: &KeptSeek) -> Group {
    let place = &found.place;
    let group = seek_rows::follow(group, place, Some(&found.kept), Some(done));
    group.delete(key_of(place), found.version).put(done_key(place), None, done)
}

impl Tables {
    /// Makes the game of a seek, in the state in which it is complete, with so many seats: writes a
    /// group together with the first entry of the game's log. Returns what it conflicts with; then
    /// the caller decides again. `SeekClosed` means that no game can come of it.
    #[boxed]
    pub async fn begin(
        &self,
        accounts: &Accounts,
        (found, complete, seats): (&FoundSeek, &KeptSeek, u8),
        mut lists: OwnLists,
        group: Group,
    ) -> Result<Option<Conflict>, TablesError> {
        let (documents, id) = (self.documents(), found.id());
        for member in &complete.members {
            lists.of(&documents, &member.player.id).await?.begin(&id);
        }
        let done = receipt(complete, seats, self.now());
        let group = lists.add_to(begun(group, found, &done));
        let made = match self.table_of(&found.place, complete, seats, accounts).await {
            Ok(table) => self.write_seated_table(table, group).await,
            Err(error) => Err(error),
        };
        match made {
            // Another release allowed what this one refuses.
            Err(
                error @ (TablesError::OptionsInvalid(_)
                | TablesError::Refused(Refused::RulesetUnknown | Refused::GameUnknown)),
            ) => {
                tracing::warn!(seek = id, %error, "the game of a seek cannot begin");
                Err(Refused::SeekClosed.into())
            }
            made => made,
        }
    }

    /// The players have the names and kinds that they have now: they may have waited for days.
    async fn table_of(
        &self,
        place: &SeekPlace,
        kept: &KeptSeek,
        seats: u8,
        accounts: &Accounts,
    ) -> Result<NewSeatedTable, TablesError> {
        let (game, mut players) = (game_id(place), Vec::new());
        for member in &kept.members {
            players.push(accounts.named_now(&player_ref(&member.player)).await?);
        }
        let (Some(Member { by, .. }), Some(owner)) = (kept.members.first(), players.first()) else {
            return Err(Refused::SeekClosed.into());
        };
        let NewSeek { ruleset, options, stand_in, turn_limit_s, clock, rated, .. } =
            kept.terms.clone();
        Ok(NewSeatedTable {
            ruleset: GameKind::from_id(&ruleset).ok_or(Refused::RulesetUnknown)?,
            options: options.unwrap_or_else(|| serde_json::json!({})),
            owner: owner.clone(),
            sitters: sitters(&game, players, &kept.terms, seats),
            stand_in,
            turn_limit_s,
            clock,
            rated,
            tournament: None,
            by: by.clone(),
            id: game,
        })
    }

    /// Whether this player has played the game of a seek; `None` if there is no such game.
    #[boxed]
    pub async fn has_played(&self, seek: &str, player: &str) -> Result<Option<bool>, TablesError> {
        let game = place_of(seek, "k").map(|place| game_id(&place)).ok_or(Refused::SeekUnknown)?;
        match self.lobby(&game).await {
            Ok(lobby) => Ok(Some(lobby.seatings.contains_key(player))),
            Err(TablesError::Refused(Refused::GameUnknown)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    async fn lobby(&self, game: &str) -> Result<Lobby, TablesError> {
        let handle = self.games.handle(game).await?;
        self.games.read(&handle, |snapshot| Ok(Lobby::clone(&snapshot.lobby))).await
    }
}

/// Who sits where. It depends on the id of the game alone, so that the first player has no better
/// seat, and so that every server makes the same table. Bots take the seats that are left.
fn sitters(game: &str, mut players: Vec<PlayerRef>, terms: &NewSeek, seats: u8) -> Vec<Sitter> {
    players.sort_by_key(|player| sha256(&[game.as_bytes(), player.id.as_bytes()]));
    let players = players.into_iter().map(Sitter::Player);
    let bots = terms.fill_with.into_iter().flat_map(|bot| std::iter::repeat(Sitter::Bot(bot)));
    players.chain(bots).take(seats.into()).collect()
}
