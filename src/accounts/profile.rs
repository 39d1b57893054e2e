//! What players say of themselves, and what others may look up about them. It is a part of the
//! account, so that one write changes it.

use crate::boxed;
use unicode_normalization::UnicodeNormalization;

use super::{Account, Accounts, OwnProfile, Player, PlayerKind};
use crate::error::AccountsError;
use kontor_log::{texts::is_written, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, VersionedDocument},
    space::Growth,
};

kontor_limits::limits! {
    /// Longest text that players can say of themselves in their profile, in characters.
    pub const ABOUT_LENGTH_MAX: usize = 500;
}

/// A player, with public facts only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPlayer {
    /// The player.
    pub player: Player,
    /// Since when there is the account.
    pub since: Timestamp,
    /// What the player says and shows.
    pub profile: OwnProfile,
}

impl OwnProfile {
    /// The text in the spelling in which it is stored.
    fn checked(self) -> Result<Self, AccountsError> {
        let refused =
            |what: String| AccountsError::BodyInvalid { pointer: "/about".to_owned(), what };
        let Some(about) = &self.about else { return Ok(self) };
        // Forms of browsers send line breaks as two characters.
        let about: String = about.replace("\r\n", "\n").nfc().collect();
        let about = about.trim();
        if !about.is_empty() && !is_written(about) {
            let what = "this must have only line feeds and characters that can be seen";
            return Err(refused(what.to_owned()));
        }
        if !(1..=ABOUT_LENGTH_MAX).contains(&about.chars().count()) {
            let what = format!("this must have 1 to {ABOUT_LENGTH_MAX} characters, or be null");
            return Err(refused(what));
        }
        Ok(OwnProfile { about: Some(about.to_owned()), ..self })
    }
}

impl Accounts {
    /// The public facts of a player.
    #[boxed]
    pub async fn known(&self, id: &str) -> Result<Option<KnownPlayer>, AccountsError> {
        let known = |account: Account| KnownPlayer {
            player: account.player(id),
            since: Timestamp(account.created_at_ms),
            profile: account.profile,
        };
        Ok(self.account(id).await?.map(known))
    }

    /// What the calling player says and shows.
    #[boxed]
    pub async fn own_profile(&self, player: &Player) -> Result<OwnProfile, AccountsError> {
        let known = self.known(&player.id).await?;
        known.map(|known| known.profile).ok_or(Refused::TokenInvalid.into())
    }

    /// Changes what the calling player says and shows. Guests decide what of them is shown, but say
    /// nothing: a text for everybody needs an author with a unique name.
    #[boxed]
    pub async fn set_profile(
        &self,
        player: &Player,
        wanted: OwnProfile,
    ) -> Result<OwnProfile, AccountsError> {
        if player.kind == PlayerKind::Guest && wanted.about.is_some() {
            return Err(Refused::UserNeeded.into());
        }
        let wanted = wanted.checked()?;
        self.space.admit(Growth::Ongoing)?;
        let key = Account::key(&player.id);
        let _turn = self.turns.take(&key).await;
        let changed = self.documents.until_written_with(|| async {
            let VersionedDocument { version, value } = self.stored_account(&player.id).await?;
            let showed_presence = value.profile.shows_presence;
            let account = Account { profile: wanted.clone(), ..value };
            let group = Group::for_living(&player.id).put(&key, Some(version), &account);
            let group = match wanted.shows_presence {
                true => group,
                false => self.without_presence(group, &player.id).await?,
            };
            Ok::<_, AccountsError>((group, showed_presence))
        });
        if changed.await? != wanted.shows_presence {
            // Callers in the cache have what the player wanted before.
            self.live.forget_player(&player.id);
        }
        Ok(wanted)
    }
}
