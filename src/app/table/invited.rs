//! How invitations of named players are kept, and which of them are open.
//!
//! * `invitations/<player>`: the invitations that a player has got, at most one for a table. What
//!   stands here is what counts.
//! * `invitations_sent/<player>`: the tables and players whom a player has invited, so that they can
//!   be listed and counted, and how many it were today. It is written first. A line without an
//!   invitation is of one that was declined, or whose writing was interrupted; it counts for nothing
//!   but the limits, and goes when it expires.
//!
//! An invitation by somebody whom its player has blocked is kept like any other, and the player does
//! not see it: so the sender finds nothing different.

use serde::{Deserialize, Serialize};

use crate::{
    accounts::player_lists::Unwanted, documents::Documents, error::AppError,
    log::table_event::PlayerRef, time::Timestamp,
};
use kontor_rules::Seat;
use kontor_store::Precondition;

/// How long an invitation is open, in milliseconds.
pub const INVITATION_LIFETIME_MS: u64 = 7 * DAY_MS;

/// Maximum number of open invitations to one table.
pub const TABLE_INVITATIONS_MAX: usize = 12;

/// Maximum number of invitations that a player can send in a day (UTC).
pub const INVITATIONS_PER_DAY_MAX: u32 = 40;

/// Maximum number of open invitations of one player to another one.
pub const INVITATIONS_TO_ONE_MAX: usize = 4;

/// Maximum number of open invitations that a player has got.
pub const INVITATIONS_RECEIVED_MAX: usize = 32;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// An invitation as its player has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct KeptInvitation {
    pub(crate) game: String,
    pub(crate) ruleset: String,
    pub(crate) by: PlayerRef,
    pub(crate) seat: Option<Seat>,
    pub(crate) at: Timestamp,
    pub(crate) expires_at: Timestamp,
    /// Whether the player has declined. It is kept until it expires, so that the same table does not
    /// ask again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) declined: bool,
    /// Whether it was withdrawn. It is kept until it expires or is sent again, so that the player can be
    /// told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) withdrawn: bool,
}

impl KeptInvitation {
    fn is_open(&self, now: Timestamp) -> bool {
        !self.declined && !self.withdrawn && now < self.expires_at
    }
}

/// The invitations that a player has got.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Received {
    items: Vec<KeptInvitation>,
}

impl Received {
    pub(crate) async fn of(documents: &Documents, player: &str) -> Result<Self, AppError> {
        let found = documents.read::<Received>(&received_key(player)).await?;
        Ok(found.map(|kept| kept.value).unwrap_or_default())
    }

    /// The invitation to this table that waits for an answer.
    pub(crate) fn open_to(&self, game: &str, now: Timestamp) -> Option<&KeptInvitation> {
        self.open(now).find(|kept| kept.game == game)
    }

    /// Who has sent them.
    pub(crate) fn senders(&self) -> impl Iterator<Item = &PlayerRef> {
        self.items.iter().map(|kept| &kept.by)
    }

    fn open(&self, now: Timestamp) -> impl Iterator<Item = &KeptInvitation> {
        self.items.iter().filter(move |kept| kept.is_open(now))
    }

    /// The open ones that the player sees: not those of players whom the player has blocked.
    pub(crate) fn visible(
        &self,
        unwanted: &Unwanted,
        now: Timestamp,
    ) -> impl Iterator<Item = &KeptInvitation> {
        self.open(now).filter(|kept| !unwanted.block(&kept.by.id))
    }

    /// Those that were withdrawn and would be open otherwise, as far as the player sees them.
    pub(crate) fn withdrawn(
        &self,
        unwanted: &Unwanted,
        now: Timestamp,
    ) -> impl Iterator<Item = &KeptInvitation> {
        let all = self.items.iter().filter(|kept| kept.withdrawn && !unwanted.block(&kept.by.id));
        all.filter(move |kept| now < kept.expires_at)
    }

    /// Takes an invitation in, or changes the one to the same table; refuses it where the player has
    /// declined, or sees as many already as one can have. Tables in `dead` wait for nobody.
    pub(super) fn add(
        &mut self,
        new: KeptInvitation,
        unwanted: &Unwanted,
        dead: &[String],
    ) -> Result<(), AppError> {
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
            return (!declined).then_some(()).ok_or(AppError::NotInvitable);
        }
        if self.visible(unwanted, now).count() >= INVITATIONS_RECEIVED_MAX {
            return Err(AppError::NotInvitable);
        }
        self.items.push(new);
        self.forget_oldest(|kept| kept.is_open(now) && unwanted.block(&kept.by.id));
        self.forget_oldest(|kept| kept.declined);
        self.forget_oldest(|kept| kept.withdrawn);
        Ok(())
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

    /// Notes that the player declines. Returns the invitation, if there was one.
    pub(super) fn decline(&mut self, game: &str, now: Timestamp) -> Option<KeptInvitation> {
        let open = |kept: &&mut KeptInvitation| {
            kept.game == game && !kept.withdrawn && now < kept.expires_at
        };
        self.items.iter_mut().find(open).map(|kept| {
            kept.declined = true;
            kept.clone()
        })
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
    pub(crate) fn all(&self) -> &[KeptInvitation] {
        &self.items
    }
}

/// A line about an invitation in the list of its sender.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SentLine {
    pub(crate) game: String,
    pub(crate) player: PlayerRef,
    pub(crate) seat: Option<Seat>,
    pub(crate) at: Timestamp,
    pub(crate) expires_at: Timestamp,
}

impl SentLine {
    /// Whether it is about this player's invitation to this table.
    pub(super) fn is_of(&self, game: &str, player: &str) -> bool {
        self.game == game && self.player.is(player)
    }
}

/// What a player has sent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sent {
    /// The day that `today` is about, in days since 1970.
    day: u64,
    /// How many were sent on that day.
    today: u32,
    pub(crate) lines: Vec<SentLine>,
}

impl Sent {
    pub(crate) async fn of(documents: &Documents, player: &str) -> Result<Self, AppError> {
        let found = documents.read::<Sent>(&sent_key(player)).await?;
        Ok(found.map(|kept| kept.value).unwrap_or_default())
    }

    /// Notes an invitation, and counts it unless this player was invited to the table before.
    pub(super) fn add(&mut self, new: SentLine) -> Result<(), AppError> {
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
            return Err(AppError::InvitationsSpent);
        }
        self.today += 1;
        self.lines.push(new);
        Ok(())
    }

    pub(super) fn remove(&mut self, game: &str, player: &str) {
        self.lines.retain(|line| !line.is_of(game, player));
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
    format!("invitations_sent/{player}")
}

/// The player whose invitations this document has; `None` if it is another kind of document.
pub(crate) fn player_of_key(key: &str) -> Option<&str> {
    key.strip_prefix("invitations/")
}

/// Removes all invitations that a player has got and sent.
pub(crate) async fn remove_all(documents: &Documents, player: &str) -> Result<(), AppError> {
    documents.remove(&received_key(player)).await?;
    documents.remove(&sent_key(player)).await
}

/// The invitations of this player to this table that wait for an answer.
pub(crate) async fn open_at(
    documents: &Documents,
    owner: &str,
    game: &str,
    now: Timestamp,
) -> Result<Vec<SentLine>, AppError> {
    Ok(noted_at(documents, owner, game, now).await?.0)
}

/// The same, and the documents that say so.
pub(super) async fn noted_at(
    documents: &Documents,
    owner: &str,
    game: &str,
    now: Timestamp,
) -> Result<(Vec<SentLine>, Vec<Precondition>), AppError> {
    open_among(documents, owner, now, |line| line.game == game).await
}

/// The invitations of this player that wait for an answer, oldest first.
pub(crate) async fn open_of(
    documents: &Documents,
    owner: &str,
    now: Timestamp,
) -> Result<Vec<SentLine>, AppError> {
    Ok(open_among(documents, owner, now, |_| true).await?.0)
}

async fn open_among(
    documents: &Documents,
    owner: &str,
    now: Timestamp,
    is_asked_for: impl Fn(&SentLine) -> bool,
) -> Result<(Vec<SentLine>, Vec<Precondition>), AppError> {
    let (sent, noted) = documents.read_noted::<Sent>(sent_key(owner)).await?;
    let (mut open, mut read) = (Vec::new(), vec![noted]);
    for line in sent.lines {
        if is_asked_for(&line) && now < line.expires_at {
            let key = received_key(&line.player.id);
            let (received, noted) = documents.read_noted::<Received>(key).await?;
            read.push(noted);
            open.extend(received.open_to(&line.game, now).is_some().then_some(line));
        }
    }
    Ok((open, read))
}
