//! The password of a user: checking and changing it, and what ends with it.
//!
//! The account says how often all sessions of its player were ended at once, and each session says
//! how often that had been when it was opened. So the one write that changes the password also ends
//! all sessions, those included that a sign-in with the old password is about to open. Removing the
//! documents of these sessions only tidies up, and tells their streams at once.

use super::{
    Account, Accounts, Caller, Login, SessionId,
    personal::{self, TOKENS_MAX},
    sessions::{self, SESSIONS_MAX},
    sign_in::{check_password, password_error},
    sign_outs::SignOuts,
    suspension::NotAdmitted,
};
use crate::boxed;
use crate::error::AccountsError;
use kontor_auth::passwords::{GivenPassword, PASSWORD_LENGTH_MIN};
use kontor_environment::random;
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, VersionedDocument},
    space::Growth,
};
use kontor_store::WRITE_KEYS_MAX;

/// How many sessions and tokens end with one write, beside their two lists. A user has fewer, unless
/// a list was damaged.
const ENDED_AT_ONCE_MAX: usize = WRITE_KEYS_MAX - 2;

const _: () = assert!(SESSIONS_MAX + TOKENS_MAX <= ENDED_AT_ONCE_MAX);

impl Account {
    /// The account with another password. All sessions but this one end, and all that acts without
    /// the password if that is wanted.
    pub(super) fn with_password(
        self,
        password_hash: String,
        kept: Option<String>,
        revokes_all: bool,
    ) -> Account {
        let upgraded_by = match self.login {
            Login::User { upgraded_by, .. } => upgraded_by,
            Login::Guest {} | Login::Bot { .. } => None,
        };
        let login = Login::User { password_hash, upgraded_by };
        let sign_outs = SignOuts { count: self.sign_outs.count + 1, kept };
        let revocations = self.revocations + u64::from(revokes_all);
        Account { login, sign_outs, revocations, ..self }
    }
}

impl Accounts {
    /// Changes the password of the calling user, and ends all sessions but the caller's. Personal
    /// tokens, apps and webhooks go on, unless the user wants all of them to be switched off.
    #[boxed]
    pub async fn change_password(
        &self,
        caller: &Caller,
        old: GivenPassword,
        new: GivenPassword,
        revokes_all: bool,
    ) -> Result<(), AccountsError> {
        let user = self.user(caller)?;
        check_password(&new, PASSWORD_LENGTH_MIN, "/new_password")?;
        let before = self.proven(user, old, "/old_password").await?;
        self.space.admit(Growth::Ongoing)?;
        let hashed = self.hashed(new).await?;
        let kept = Some(caller.session.0.clone());
        let changed = self.change_account(user, |account| match account.password_hash() {
            hash if hash == Some(&before) => {
                Ok(account.with_password(hashed.clone(), kept.clone(), revokes_all))
            }
            // Another request has changed it since it was read.
            _ => Err(Refused::PasswordWrong.into()),
        });
        let changed = changed.await;
        self.drop_ended_sessions(user, Some(&caller.session)).await;
        changed.map(drop)
    }

    /// The hash of a user's password, if this is the password.
    pub(super) async fn proven(
        &self,
        user: &str,
        password: GivenPassword,
        pointer: &str,
    ) -> Result<String, AccountsError> {
        // A password shorter than users can have is treated as wrong, not as malformed.
        check_password(&password, 1, pointer)?;
        let account = self.stored_account(user).await?.value;
        let hash = account.password_hash().ok_or(Refused::UserNeeded)?.to_owned();
        let matches = self.passwords.matches(password, Some(hash.clone())).await;
        match matches.map_err(password_error)? {
            true => Ok(hash),
            false => Err(Refused::PasswordWrong.into()),
        }
    }

    pub(super) async fn hashed(&self, password: GivenPassword) -> Result<String, AccountsError> {
        let salt = random(&*self.entropy);
        self.passwords.hash(password, salt).await.map_err(password_error)
    }

    pub(super) async fn stored_account(
        &self,
        id: &str,
    ) -> Result<VersionedDocument<Account>, AccountsError> {
        // The account of a signed-in player is missing only if it was deleted since.
        self.documents.read(&Account::key(id)).await?.ok_or(Refused::TokenInvalid.into())
    }

    /// Changes an account in its turn. The change is made again if one at another server came
    /// first.
    pub(super) async fn change_account(
        &self,
        id: &str,
        change: impl Fn(Account) -> Result<Account, AccountsError>,
    ) -> Result<Account, AccountsError> {
        let key = Account::key(id);
        let _turn = self.turns.take(&key).await;
        let changed = self.documents.until_written_with(|| async {
            let VersionedDocument { version, value } = self.stored_account(id).await?;
            let next = change(value)?;
            let group = Group::for_living(id).put(&key, Some(version), &next);
            Ok::<_, AccountsError>((group, next))
        });
        changed.await
    }

    /// Removes what is left of the sessions and tokens that the account has ended. They are refused
    /// whether or not this succeeds, also if the store could not tell whether it wrote the account.
    pub(super) async fn drop_ended_sessions(&self, user: &str, kept: Option<&SessionId>) {
        self.live.forget_player(user);
        if let Err(error) = self.remove_ended_sessions(user, kept).await {
            tracing::warn!(user, %error, "documents of ended sessions and tokens were not removed");
        }
    }

    async fn remove_ended_sessions(
        &self,
        user: &str,
        kept: Option<&SessionId>,
    ) -> Result<(), AccountsError> {
        let lists = [sessions::list_key(user), personal::list_key(user)];
        let mut ended = Vec::new();
        for list in &lists {
            for id in self.owned_undamaged(list).await?.into_iter().map(SessionId) {
                if Some(&id) != kept && self.acts_for_nobody(&id).await? {
                    ended.push(id);
                }
            }
        }
        if ended.is_empty() {
            return Ok(());
        }
        // Nothing else waits for one of them while it holds the other one.
        let _turns = [self.turns.take(&lists[0]).await, self.turns.take(&lists[1]).await];
        for ended in ended.chunks(ENDED_AT_ONCE_MAX) {
            self.end_all(ended.to_vec(), lists.to_vec()).await?;
        }
        Ok(())
    }

    /// Whether a session or token has ended, or its document is damaged. One of a suspended player
    /// has not: it acts again when the suspension is over.
    async fn acts_for_nobody(&self, id: &SessionId) -> Result<bool, AccountsError> {
        let error = match self.caller(id).await {
            Ok(caller) => return Ok(caller.is_none()),
            Err(NotAdmitted::Suspended(_)) => return Ok(false),
            Err(NotAdmitted::Failed(error)) => error,
        };
        let found = self.documents.each_of(&[sessions::key(id)]).await?;
        let is_damaged = found.iter().any(Result::is_err);
        if !is_damaged {
            tracing::warn!(%error, "of a session or token it is not known whether it has ended");
        }
        Ok(is_damaged)
    }
}
