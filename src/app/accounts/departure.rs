//! What of a player is in the documents of accounts, and goes with the account.

use super::{
    Account, Accounts, Caller, LeftCodes, Login, OwnProfile, Player, SessionId, Suspension,
    authorizations, bots, personal, sessions,
};
use crate::{
    documents::{Group, VersionedDocument},
    error::{AppError, OwnedFault},
    time::Timestamp,
};
use kontor_auth::passwords::GivenPassword;

/// A player whose account is to be deleted.
pub(crate) struct Leaver {
    pub(crate) id: String,
    /// The name, if nobody else can have it.
    pub(crate) name: Option<String>,
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
    /// The last suspension, as long as it is stored: it is over, or else nobody could ask.
    pub suspension: Option<Suspension>,
}

impl Accounts {
    /// The calling player with all bot accounts, if the caller may delete the account: a user who
    /// knows the password, or a guest.
    pub(crate) async fn leavers(
        &self,
        caller: &Caller,
        password: Option<GivenPassword>,
    ) -> Result<Vec<Leaver>, AppError> {
        let id = &caller.player.id;
        let VersionedDocument { value: account, .. } = self.stored_account(id).await?;
        match (&account.login, password) {
            (Login::Bot { .. }, _) => Err(OwnedFault::UserNeeded.into()),
            // A guest has no password, so each one is wrong.
            (Login::Guest {}, Some(_)) | (Login::User { .. }, None) => Err(AppError::PasswordWrong),
            (Login::Guest {}, None) => Ok(vec![Leaver { id: id.clone(), name: None }]),
            (Login::User { .. }, Some(password)) => {
                self.proven(id, password, "/password").await?;
                let mut leavers = self.bots_of(id).await?;
                leavers.push(Leaver { id: id.clone(), name: Some(account.name) });
                Ok(leavers)
            }
        }
    }

    /// What an export says of the account.
    pub(crate) async fn exported(&self, caller: &Caller) -> Result<ExportedAccount, AppError> {
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

    /// Adds to a group that it is written only as long as the account is there: so a deletion that
    /// comes first prevents it, and one that comes later finds what was written.
    pub(crate) async fn while_there(&self, group: Group, id: &str) -> Result<Group, AppError> {
        let account = self.stored_account(id).await?;
        Ok(group.unless_changed(Account::key(id), Some(account.version)))
    }

    pub(crate) async fn bots_of(&self, user: &str) -> Result<Vec<Leaver>, AppError> {
        let mut leavers = Vec::new();
        for id in self.owned(&bots::list_key(user)).await? {
            let account = self.account(&id).await?;
            leavers.extend(account.map(|account| Leaver { id, name: Some(account.name) }));
        }
        Ok(leavers)
    }

    /// Removes the account. When this returns, its sessions and tokens are refused, and it gets no
    /// further bot accounts. May be done again and again.
    pub(crate) async fn remove_account(&self, leaver: &Leaver) -> Result<(), AppError> {
        let removed = self.documents.remove(&Account::key(&leaver.id)).await;
        // Also if the store could not tell, because the account may be gone.
        self.live.forget_all();
        removed
    }

    /// Removes what belongs to an account that is removed, and keeps the name until this time. May be
    /// done again and again.
    pub(crate) async fn remove_belongings(
        &self,
        leaver: &Leaver,
        name_until_ms: u64,
    ) -> Result<(), AppError> {
        for list in [sessions::list_key(&leaver.id), personal::list_key(&leaver.id)] {
            for id in self.owned(&list).await? {
                self.end_session(&SessionId(id)).await?;
            }
            self.documents.remove(&list).await?;
        }
        self.documents.remove(&bots::list_key(&leaver.id)).await?;
        self.documents.remove(&authorizations::key(&leaver.id)).await?;
        self.remove_apps(&leaver.id).await?;
        match &leaver.name {
            Some(name) => self.hold_name(name, &leaver.id, name_until_ms).await,
            None => Ok(()),
        }
    }
}
