//! What of a player is in the documents of accounts, and goes with the account.

use super::{
    Account, Accounts, Caller, LeftCodes, Login, OwnProfile, Player, SessionId, Suspension,
    authorizations, bots, claims, ended_sessions::without_documents, names::Claim, owned::Owned,
    personal, sessions,
};
use crate::boxed;
use crate::error::AccountsError;
use kontor_auth::passwords::GivenPassword;
use kontor_log::time::Timestamp;
use kontor_problems::Refused;
use kontor_service::documents::{Documents, Found, Group, VersionedDocument};

/// A player whose account is to be deleted.
pub struct Leaver {
    /// Id of the player.
    pub id: String,
    /// The version of the account; `None` if it is gone.
    pub version: Option<u64>,
    /// The name, if no other player can have it.
    pub name: Option<String>,
    /// The list of bot accounts, as read before them; only a user has one.
    pub(super) listed: Found<Owned>,
}

impl Leaver {
    pub(super) fn of(id: &str, kept: &VersionedDocument<Account>) -> Leaver {
        let name = (!kept.value.is_guest()).then(|| kept.value.name.clone());
        Leaver { id: id.to_owned(), version: Some(kept.version), name, listed: Found::Whole(None) }
    }

    /// With the list of bot accounts.
    async fn with_list(self, documents: &Documents) -> Result<Leaver, AccountsError> {
        let listed = documents.find(&bots::list_key(&self.id)).await?;
        Ok(Leaver { listed, ..self })
    }

    /// A player whose name is kept from others, with the account if that is there.
    #[boxed]
    pub async fn called(
        documents: &Documents,
        id: &str,
        name: Option<String>,
    ) -> Result<Leaver, AccountsError> {
        let kept = documents.read::<Account>(&Account::key(id)).await?;
        let (version, listed) = (kept.map(|kept| kept.version), Found::Whole(None));
        Leaver { id: id.to_owned(), version, name, listed }.with_list(documents).await
    }

    /// Adds to a group that the account is removed, and that its name is kept from others until
    /// this time. It depends on the list of bot accounts: the user gets no other one before the
    /// write.
    #[boxed]
    pub async fn without_account(
        &self,
        documents: &Documents,
        mut group: Group,
        name_until_ms: u64,
    ) -> Result<Group, AccountsError> {
        if let Some(version) = self.version {
            group = group.delete(Account::key(&self.id), version);
        }
        let held = Claim { player: self.id.clone(), lapses_at_ms: Some(name_until_ms) };
        if let Some(name) = &self.name {
            let claims = claims::claims_of(documents, name, &self.id).await?.into_iter();
            let is_held = |own: &Claim| own.lapses_at_ms == held.lapses_at_ms;
            for (key, own) in claims.filter(|(_, own)| !is_held(&own.value)) {
                group = group.put(key, Some(own.version), &held);
            }
        }
        let list = bots::list_key(&self.id);
        Ok(match (self.listed.version(), &self.listed) {
            (Some(version), _) => group.delete(list, version),
            (None, Found::Whole(_)) => group.unless_changed(list, None),
            // No write can change what the store finds damaged.
            (None, Found::Damaged(_)) => group,
        })
    }

    /// The bot accounts in the list of this player that are there. Those that are damaged stay, and
    /// so do all if the list is: their tokens end with those of the user, and a repair names them.
    #[boxed]
    pub async fn bots(&self, documents: &Documents) -> Result<Vec<Leaver>, AccountsError> {
        let mut leavers = Vec::new();
        let Found::Whole(Some(listed)) = &self.listed else { return Ok(leavers) };
        for id in &listed.value.ids {
            let found = documents.find::<Account>(&Account::key(id)).await?;
            leavers.extend(found.whole().map(|kept| Leaver::of(id, &kept)));
        }
        Ok(leavers)
    }
}

/// What an export says of the account itself.
pub struct ExportedAccount {
    /// The player.
    pub player: Player,
    /// When the account was made.
    pub created_at_ms: u64,
    /// What is left of the recovery codes.
    pub codes: LeftCodes,
    /// What the player says and shows.
    pub profile: OwnProfile,
    /// When the player was last here, if the player shows it.
    pub seen_at: Option<Timestamp>,
    /// The last suspension, as long as it is stored: it is over, or else there would be no request.
    pub suspension: Option<Suspension>,
}

impl Accounts {
    /// Whether the caller may delete the account: a guest, or a user who knows the password.
    /// Returns the hash of the password.
    #[boxed]
    pub async fn may_leave(
        &self,
        caller: &Caller,
        password: Option<GivenPassword>,
    ) -> Result<Option<String>, AccountsError> {
        let id = &caller.player.id;
        match (self.stored_account(id).await?.value.login, password) {
            (Login::Bot { .. }, _) => Err(Refused::UserNeeded.into()),
            // A guest has no password, so each one is wrong.
            (Login::Guest {}, Some(_)) | (Login::User { .. }, None) => {
                Err(Refused::PasswordWrong.into())
            }
            (Login::Guest {}, None) => Ok(None),
            (Login::User { .. }, Some(password)) => {
                self.proven(id, password, "/password").await.map(Some)
            }
        }
    }

    /// The calling player with all bot accounts, if the password still has this hash.
    #[boxed]
    pub async fn leavers(
        &self,
        caller: &Caller,
        proven: Option<&str>,
    ) -> Result<Vec<Leaver>, AccountsError> {
        let id = &caller.player.id;
        let kept = self.stored_account(id).await?;
        // It was changed since it was read, or the guest has become a user.
        if kept.value.password_hash() != proven {
            return Err(Refused::PasswordWrong.into());
        }
        let leaver = Leaver::of(id, &kept).with_list(&self.documents).await?;
        let mut leavers = leaver.bots(&self.documents).await?;
        leavers.push(leaver);
        Ok(leavers)
    }

    /// Adds to a group that the session of the caller ends: that of a guest is on no list.
    #[boxed]
    pub async fn without_session(
        &self,
        group: Group,
        caller: &Caller,
    ) -> Result<Group, AccountsError> {
        without_documents(&self.documents, group, std::slice::from_ref(&caller.session)).await
    }

    /// The account of the caller is deleted: this server refuses its sessions and tokens, and the
    /// streams of this session are notified.
    pub fn on_left(&self, caller: &Caller) {
        self.live.forget_player(&caller.player.id);
        self.on_session_changed(caller.session.clone());
    }

    /// What an export says of the account.
    #[boxed]
    pub async fn exported(&self, caller: &Caller) -> Result<ExportedAccount, AccountsError> {
        let id = &caller.player.id;
        let account = self.stored_account(id).await?.value;
        Ok(ExportedAccount {
            player: account.player(id),
            created_at_ms: account.created_at_ms,
            codes: account.left_codes(),
            suspension: account.stored_suspension(),
            seen_at: self.seen(id).await?.seen_at,
            profile: account.profile,
        })
    }

    /// Removes what belongs to an account that is deleted. May be done again and again. Sessions
    /// and tokens of a list that is damaged stay: without the account they are refused.
    #[boxed]
    pub async fn remove_belongings(&self, player: &str) -> Result<(), AccountsError> {
        for list in [sessions::list_key(player), personal::list_key(player)] {
            let ended = self.owned_undamaged(&list).await?.into_iter().map(SessionId).collect();
            self.end_all(ended, vec![list.clone()]).await?;
            self.documents.remove(&list).await?;
        }
        self.documents.remove(&authorizations::key(player)).await?;
        self.remove_apps(player).await
    }
}
