//! How invitations of named players are kept, and which of them are open.
//!
//! * `invitations/<player>`: the invitations that a player has got, at most one for a table.
//! * `invitations_sent/<player>`: the tables and players whom a player has invited, so that they
//!   can be listed and counted, and how many it were today.
//!
//! Both lists change as one ([`Lists`]): what is open stands in both. Only of the invitations that
//! their player does not see, the oldest can be missing in the first list.
//!
//! An invitation by a blocked player is kept like any other, and the player does not see it: so the
//! sender finds nothing different.

use crate::boxed;
use serde::{Deserialize, Serialize};

use crate::{
    error::TablesError,
    table::invitation_lists::{Lists, Side},
};
use kontor_accounts::player_lists::Unwanted;
use kontor_log::{table_event::PlayerRef, time::Timestamp};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::documents::Documents;

kontor_limits::limits! {
    /// How many invitations of named players to one table may be open.
    pub const TABLE_INVITATIONS_MAX: usize = 12;
    /// How many invitations a player may send in a day (UTC).
    pub const INVITATIONS_PER_DAY_MAX: u32 = 40;
    /// How many invitations of one player to another one may be open.
    pub const INVITATIONS_TO_ONE_MAX: usize = 4;
    /// How many open invitations a player can have.
    pub const INVITATIONS_RECEIVED_MAX: usize = 32;
    /// For how many days an invitation is open.
    pub const INVITATION_DAYS: u32 = 7;
}

/// How long an invitation is open, in milliseconds.
pub const INVITATION_LIFETIME_MS: u64 = INVITATION_DAYS as u64 * DAY_MS;

/// What the keys of the lists of senders begin with.
pub(super) const SENT_PREFIX: &str = "invitations_sent/";

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// An invitation as its player has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptInvitation {
    /// The id of the game.
    pub game: String,
    /// What is played there.
    pub ruleset: String,
    /// Who has sent it.
    pub by: PlayerRef,
    /// The seat that is kept for the player.
    pub seat: Option<Seat>,
    /// When it was sent.
    pub at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
    /// Whether the player has declined. It is kept until it expires, so that the same table does
    /// not ask again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
    /// Whether it was withdrawn. It is kept until it expires or is sent again, so that the player
    /// can be told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

impl KeptInvitation {
    fn is_open(&self, now: Timestamp) -> bool {
        !self.declined && !self.withdrawn && now < self.expires_at
    }
}

/// The invitations that a player has got.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Received {
    items: Vec<KeptInvitation>,
}

impl Received {
    /// Those of this player.
    #[boxed]
    pub async fn of(documents: &Documents, player: &str) -> Result<Self, TablesError> {
        let found = documents.read::<Received>(&received_key(player)).await?;
        Ok(found.map(|kept| kept.value).unwrap_or_default())
    }

    /// The invitation to this table that waits for an answer.
    pub fn open_to(&self, game: &str, now: Timestamp) -> Option<&KeptInvitation> {
        self.open(now).find(|kept| kept.game == game)
    }

    /// Their senders.
    pub fn senders(&self) -> impl Iterator<Item = &PlayerRef> {
        self.items.iter().map(|kept| &kept.by)
    }

    fn open(&self, now: Timestamp) -> impl Iterator<Item = &KeptInvitation> {
        self.items.iter().filter(move |kept| kept.is_open(now))
    }

    /// The open ones that the player sees: not those of players whom the player has blocked.
    pub fn visible(
        &self,
        unwanted: &Unwanted,
        now: Timestamp,
    ) -> impl Iterator<Item = &KeptInvitation> {
        self.open(now).filter(|kept| !unwanted.block(&kept.by.id))
    }

    /// Those that were withdrawn and would be open otherwise, as far as the player sees them.
    pub fn withdrawn(
        &self,
        unwanted: &Unwanted,
        now: Timestamp,
    ) -> impl Iterator<Item = &KeptInvitation> {
        let all = self.items.iter().filter(|kept| kept.withdrawn && !unwanted.block(&kept.by.id));
        all.filter(move |kept| now < kept.expires_at)
    }

    /// Takes an invitation in, or changes the one to the same table; refuses it where the player
    /// has declined, or sees as many already as one can have. Tables in `dead` wait for no player.
    /// Returns whether it is a new one.
    ///
    /// Where all others count as blocked, it is refused too: it is not known which ones the player
    /// would see, so none can be counted, and none forgotten for another one.
    pub(super) fn add(
        &mut self,
        new: KeptInvitation,
        unwanted: &Unwanted,
        dead: &[String],
    ) -> Result<bool, TablesError> {
        if unwanted.block_all_others() {
            return Err(Refused::NotInvitable.into());
        }
        let now = new.at;
        let is_same = |kept: &KeptInvitation| kept.withdrawn && kept.game == new.game;
        self.items
            .retain(|kept| now < kept.expires_at && !dead.contains(&kept.game) && !is_same(kept));
        if let Some(kept) = self.items.iter_mut().find(|kept| kept.game == new.game) {
            let declined = kept.declined;
            if !declined {
                kept.seat = new.seat;
                kept.expires_at = new.expires_at;
            }
            return (!declined).then_some(false).ok_or(Refused::NotInvitable.into());
        }
        if self.visible(unwanted, now).count() >= INVITATIONS_RECEIVED_MAX {
            return Err(Refused::NotInvitable.into());
        }
        self.items.push(new);
        self.forget_oldest(|kept| kept.is_open(now) && unwanted.block(&kept.by.id));
        self.forget_oldest(|kept| kept.declined);
        self.forget_oldest(|kept| kept.withdrawn);
        Ok(true)
    }

    /// Of those that are not seen, the newest stay.
    fn forget_oldest(&mut self, is_such: impl Fn(&KeptInvitation) -> bool) {
        let such = self.items.iter().filter(|kept| is_such(kept)).count();
        let mut spent = such.saturating_sub(INVITATIONS_RECEIVED_MAX);
        self.items.retain(|kept| {
            let goes = spent > 0 && is_such(kept);
            spent -= usize::from(goes);
            !goes
        });
    }

    /// The invitation to this table that the player can decline, or has declined.
    pub(super) fn declinable(&self, game: &str, now: Timestamp) -> Option<&KeptInvitation> {
        let kept = self.items.iter().find(|kept| kept.game == game)?;
        (!kept.withdrawn && now < kept.expires_at).then_some(kept)
    }

    /// Notes that the player declines this invitation.
    pub(super) fn decline(&mut self, game: &str) {
        for kept in self.items.iter_mut().filter(|kept| kept.game == game) {
            kept.declined = true;
        }
    }

    /// Takes the invitation to this table away, unless it was declined.
    pub(super) fn remove(&mut self, game: &str) {
        self.items.retain(|kept| kept.declined || kept.game != game);
    }

    /// Notes that the invitation to this table is withdrawn, if it is open. Returns whether it was.
    pub(super) fn withdraw(&mut self, game: &str, now: Timestamp) -> bool {
        let open = |kept: &&mut KeptInvitation| kept.game == game && kept.is_open(now);
        let Some(kept) = self.items.iter_mut().find(open) else { return false };
        kept.withdrawn = true;
        true
    }

    /// All of them.
    pub fn all(&self) -> &[KeptInvitation] {
        &self.items
    }
}

/// A line about an invitation in the list of its sender.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SentLine {
    /// The id of the game.
    pub game: String,
    /// Who was invited.
    pub player: PlayerRef,
    /// The seat that is kept for the player.
    pub seat: Option<Seat>,
    /// When it was sent.
    pub at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
}

impl SentLine {
    /// Whether it is about this player's invitation to this table.
    pub(super) fn is_of(&self, game: &str, player: &str) -> bool {
        self.game == game && self.player.is(player)
    }
}

/// What a player has sent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sent {
    /// The day that `today` is about, in days since 1970.
    day: u64,
    /// How many were sent on that day.
    today: u32,
    /// The invitations that were sent.
    pub lines: Vec<SentLine>,
}

impl Sent {
    /// What this player has sent.
    #[boxed]
    pub async fn of(documents: &Documents, player: &str) -> Result<Self, TablesError> {
        let found = documents.read::<Sent>(&sent_key(player)).await?;
        Ok(found.map(|kept| kept.value).unwrap_or_default())
    }

    /// Notes an invitation, and counts it unless this player was invited to the table before.
    pub(super) fn add(&mut self, new: SentLine) -> Result<(), TablesError> {
        let now = new.at;
        self.lines.retain(|line| now < line.expires_at);
        let is_same = |line: &&mut SentLine| line.is_of(&new.game, &new.player.id);
        if let Some(line) = self.lines.iter_mut().find(is_same) {
            *line = SentLine { at: line.at, ..new };
            return Ok(());
        }
        if self.day != now.0 / DAY_MS {
            (self.day, self.today) = (now.0 / DAY_MS, 0);
        }
        let to_table = self.lines.iter().filter(|line| line.game == new.game).count();
        let to_player = self.lines.iter().filter(|line| line.player.is(&new.player.id)).count();
        if self.today >= INVITATIONS_PER_DAY_MAX
            || to_table >= TABLE_INVITATIONS_MAX
            || to_player >= INVITATIONS_TO_ONE_MAX
        {
            return Err(Refused::InvitationsSpent.into());
        }
        self.today += 1;
        self.lines.push(new);
        Ok(())
    }

    /// Takes the line about this invitation away, and returns it.
    pub(super) fn remove(&mut self, game: &str, player: &str) -> Option<SentLine> {
        let place = self.lines.iter().position(|line| line.is_of(game, player))?;
        Some(self.lines.remove(place))
    }

    /// Those that wait for an answer, oldest first.
    pub fn into_open(self, now: Timestamp) -> impl Iterator<Item = SentLine> {
        self.lines.into_iter().filter(move |line| now < line.expires_at)
    }

    /// Those of this table that wait for an answer.
    pub(super) fn open_at(&self, game: &str, now: Timestamp) -> impl Iterator<Item = &SentLine> {
        self.lines.iter().filter(move |line| line.game == game && now < line.expires_at)
    }

    /// Forgets the lines of these tables.
    pub(super) fn forget(&mut self, games: &[String]) {
        self.lines.retain(|line| !games.contains(&line.game));
    }
}

pub(super) fn received_key(player: &str) -> String {
    format!("invitations/{player}")
}

pub(super) fn sent_key(player: &str) -> String {
    format!("{SENT_PREFIX}{player}")
}

/// The player whose invitations this document has; `None` if it is another kind of document.
pub fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix("invitations/")
}

/// Removes all invitations that a player has got and sent. Those that the player has got go from
/// the list of one sender after the other: what is interrupted is done by the next attempt.
#[boxed]
pub async fn remove_all(documents: &Documents, player: &str) -> Result<(), TablesError> {
    let received = documents.read_undamaged::<Received>(&received_key(player)).await?;
    let received = received.map(|kept| kept.value).unwrap_or_default();
    for KeptInvitation { game, by, .. } in received.items {
        // The line stays in a damaged list of the sender, until it has expired.
        let forget = |lists: &mut Lists| drop(lists.sent.remove(&game, player));
        Lists::change_by(Side::Player, documents, &by.id, player, forget).await?;
    }
    documents.remove(&received_key(player)).await?;
    Ok(documents.remove(&sent_key(player)).await?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_test_store::memory_store;

    fn invitation(game: &str) -> KeptInvitation {
        let by = PlayerRef { id: "p_ben".into(), name: "Ben".into(), kind: None, engine: None };
        KeptInvitation {
            game: game.to_owned(),
            ruleset: "medici".to_owned(),
            by,
            seat: None,
            at: Timestamp(1),
            expires_at: Timestamp(1 + INVITATION_LIFETIME_MS),
            declined: false,
            withdrawn: false,
        }
    }

    /// Otherwise all would count as not seen, and the oldest would be forgotten for the next ones.
    #[tokio::test]
    async fn a_player_with_damaged_lists_gets_no_invitation_and_keeps_the_present_ones() {
        let documents = Documents(memory_store());
        let mut received = Received::default();
        let unwanted = Unwanted::listed_by(&documents, "p_ada").await.unwrap();
        assert!(received.add(invitation("g_1"), &unwanted, &[]).unwrap());
        documents.write("player_lists/p_ada", None, &"noise").await.unwrap();
        let unwanted = Unwanted::listed_by(&documents, "p_ada").await.unwrap();
        let before = received.clone();
        let refused = received.add(invitation("g_2"), &unwanted, &[]);
        assert!(matches!(refused, Err(TablesError::Refused(Refused::NotInvitable))));
        assert_eq!(received, before);
    }
}
