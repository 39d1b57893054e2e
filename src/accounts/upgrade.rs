//! The change from guest to user. It is still the same player, now with a password and a name that
//! no other user has.
//!
//! The account, the claims to the name and the list of sessions change in one write, which also
//! stores the idempotency key of the request. The body of the request is not stored, not even as a
//! hash, because a fast hash would reveal the password. A repetition is recognised by its key, and
//! by a name and a password that match the user's.

use crate::boxed;
use crate::{
    Account, Accounts, Caller, Login, Player,
    error::AccountsError,
    names,
    sign_in::{check_password, password_error},
};
use kontor_auth::passwords::{GivenPassword, PASSWORD_LENGTH_MIN};
use kontor_environment::random;
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, VersionedDocument, until_settled},
    runtime::execute::CommandReply,
    space::Growth,
};

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
    #[boxed]
    pub async fn upgrade(
        &self,
        caller: &Caller,
        Upgrade { name, password, key }: Upgrade,
    ) -> Result<CommandReply<Player>, AccountsError> {
        let id = &caller.player.id;
        let name = names::normalized(&name)?;
        check_password(&password, PASSWORD_LENGTH_MIN, "/password")?;
        let before = self.stored_account(id).await?.value;
        if !before.is_guest() {
            return self.upgraded_before(id, before, &name, password, key.as_deref()).await;
        }
        self.space.admit(Growth::New)?;
        self.check_name(&name, id).await?;
        let password_hash = self
            .passwords
            .hash(password.clone(), random(&*self.entropy))
            .await
            .map_err(password_error)?;
        let account_key = Account::key(id);
        let turn = self.turns.take(&account_key).await;
        let settled = until_settled(|| async {
            let VersionedDocument { version, value: before } = self.stored_account(id).await?;
            if !before.is_guest() {
                // Another request of the same guest was faster.
                return Ok(Some(Err(Box::new(before))));
            }
            let login =
                Login::User { password_hash: password_hash.clone(), upgraded_by: key.clone() };
            let account = Account { name: name.clone(), login, ..before };
            let group = self.with_name(Group::new(), &name, id).await?;
            let group = group.put(&account_key, Some(version), &account);
            // Sessions of guests are on no list.
            let (group, ended) =
                self.with_listed(group, (id, &account.sign_outs), &caller.session).await?;
            let written = self.write_ending(group, ended).await;
            // The session is dropped from the cache even if the store failed, because the account
            // may have changed.
            self.live.forget(&caller.session);
            Ok::<_, AccountsError>(written?.is_none().then(|| Ok(account.player(id))))
        });
        let settled = settled.await?;
        drop(turn);
        match settled {
            Ok(answer) => Ok(CommandReply { answer, replayed: false }),
            Err(before) => self.upgraded_before(id, *before, &name, password, key.as_deref()).await,
        }
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
    ) -> Result<CommandReply<Player>, AccountsError> {
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
                    Err(Refused::KeyReused.into())
                }
            }
            Login::Guest {} | Login::User { .. } | Login::Bot { .. } => {
                Err(Refused::AlreadyUser.into())
            }
        }
    }
}
