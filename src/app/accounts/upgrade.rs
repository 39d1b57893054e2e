//! The change from guest to user. It is still the same player, now with a password and a name that
//! no other user has.
//!
//! The account changes in one write, which also stores the idempotency key of the request. The name
//! is claimed before and settled afterwards, as for a new user. A claim that an earlier attempt of
//! the same guest left behind belongs to the guest, so a retry need not wait until it lapses. The
//! body of the request is not stored, not even as a hash, because a fast hash would reveal the
//! password. A repetition is recognised by its key, and by a name and a password that match the
//! user's.

use crate::{
    accounts::names::{self, Claim},
    accounts::{Account, Accounts, Caller, Login, Player, check_password, password_error},
};
use crate::{
    documents::{ATTEMPTS_MAX, VersionedDocument, WriteOutcome},
    environment::random,
    error::{AppError, StoreFault},
    runtime::execute::CommandReply,
    space::Growth,
};
use kontor_auth::passwords::{GivenPassword, PASSWORD_LENGTH_MIN};

/// The request of a guest to become a user.
pub struct Upgrade {
    /// The name to show and to sign in with.
    pub name: String,
    /// The password.
    pub password: GivenPassword,
    /// The idempotency key, if the request has one.
    pub key: Option<String>,
}

impl Accounts {
    /// Makes the calling guest a user.
    pub(crate) async fn upgrade(
        &self,
        caller: &Caller,
        Upgrade { name, password, key }: Upgrade,
    ) -> Result<CommandReply<Player>, AppError> {
        let id = &caller.player.id;
        let name = names::normalized(&name)?;
        check_password(&password, PASSWORD_LENGTH_MIN, "/password")?;
        let VersionedDocument { version, value: before } = self.stored_account(id).await?;
        if self.is_settled_user(id, &before).await? {
            return self.upgraded_before(id, before, &name, password, key.as_deref()).await;
        }
        self.space.admit(Growth::New)?;
        self.check_name(&name, id).await?;
        let password_hash = self
            .passwords
            .hash(password.clone(), random(&*self.entropy))
            .await
            .map_err(password_error)?;
        self.claim_name(&name, id).await?;
        let login = Login::User { password_hash, upgraded_by: key.clone() };
        let account = Account { name: name.clone(), login, ..before.clone() };
        let written = self.documents.write(&Account::key(id), Some(version), &account).await;
        // The session is dropped from the cache even if the store failed, because the account may
        // have changed.
        self.live.forget(&caller.session);
        match written? {
            WriteOutcome::Written(_) if self.keep_name(&name, id).await? => {
                // Sessions of guests are on no list.
                self.list_session(&account.player(id), &caller.session).await?;
                Ok(CommandReply { answer: account.player(id), replayed: false })
            }
            WriteOutcome::Written(version) => {
                // The claim lapsed and was taken over by another player in between, so the player
                // becomes a guest again.
                self.documents.write(&Account::key(id), Some(version), &before).await?;
                self.live.forget(&caller.session);
                Err(AppError::NameTaken)
            }
            // Another request of the same guest was faster.
            WriteOutcome::Conflict => {
                let now = self.stored_account(id).await?.value;
                self.upgraded_before(id, now, &name, password, key.as_deref()).await
            }
        }
    }

    /// Whether the player is a user, or a bot account, whose claim to the name holds. It does not hold if the server
    /// crashed between writing the account and settling the claim, and the claim was then taken
    /// over. Such a player can be upgraded again.
    async fn is_settled_user(&self, id: &str, account: &Account) -> Result<bool, AppError> {
        match account.login {
            Login::Guest {} => Ok(false),
            Login::User { .. } | Login::Bot { .. } => self.keep_name(&account.name, id).await,
        }
    }

    /// Settles the claim of a player whose account has the name. Returns whether the name belongs
    /// to the player.
    pub(super) async fn keep_name(&self, tidy: &str, id: &str) -> Result<bool, AppError> {
        let key = names::key(&names::fold(tidy));
        for _ in 0..ATTEMPTS_MAX {
            let Some(VersionedDocument { version, value: claim }) =
                self.documents.read::<Claim>(&key).await?
            else {
                return Ok(false);
            };
            if claim.player != id {
                return Ok(false);
            }
            if claim.is_settled() {
                self.settle_look(tidy, id).await?;
                return Ok(true);
            }
            match self.documents.write(&key, Some(version), &Claim::settled(id)).await? {
                // The next round settles the look.
                WriteOutcome::Written(_) => {}
                // Another request of the same guest has claimed the name again.
                WriteOutcome::Conflict => {}
            }
        }
        Err(AppError::Store(StoreFault("the claim of the name keeps changing".to_owned())))
    }

    /// The answer for a player who is a user already: the answer that was given before, if this
    /// request repeats the one that was answered.
    async fn upgraded_before(
        &self,
        id: &str,
        account: Account,
        name: &str,
        password: GivenPassword,
        key: Option<&str>,
    ) -> Result<CommandReply<Player>, AppError> {
        let player = account.player(id);
        match account.login {
            Login::User { password_hash, upgraded_by }
                if key.is_some() && upgraded_by.as_deref() == key =>
            {
                let same = self
                    .passwords
                    .matches(password, Some(password_hash))
                    .await
                    .map_err(password_error)?;
                if same && player.name == name {
                    Ok(CommandReply { answer: player, replayed: true })
                } else {
                    Err(AppError::KeyReused)
                }
            }
            Login::User { .. } | Login::Bot { .. } => Err(AppError::AlreadyUser),
            Login::Guest {} => {
                Err(AppError::Store(StoreFault("the account keeps changing".to_owned())))
            }
        }
    }
}
