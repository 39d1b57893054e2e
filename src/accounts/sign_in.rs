//! How players come in: new guests and users, sign-in with a password, and the identification of
//! callers by their tokens.

use std::sync::Arc;

use super::{
    Account, Accounts, Caller, Login, SignedIn, folded_name, names, owned::Owned, sessions,
};
use crate::boxed;
use crate::error::AccountsError;
use kontor_auth::{
    passwords::{GivenPassword, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, PasswordError},
    personal::PersonalToken,
    tokens::TokenError,
};
use kontor_environment::{fresh_id, random};
use kontor_problems::Refused;
use kontor_service::{documents::Group, space::Growth};

impl Accounts {
    /// Creates a guest and signs in. If no name is given, one is generated. Guests may share a
    /// name, but none gets the name of a user, or one that looks the same.
    #[boxed]
    pub async fn create_guest(&self, name: Option<String>) -> Result<SignedIn, AccountsError> {
        self.space.admit(Growth::New)?;
        let id = fresh_id("p", &*self.entropy);
        let name = match name {
            Some(name) => {
                let name = names::normalized(&name)?;
                self.check_name(&name, &id).await?;
                name
            }
            None => self.free_generated_name(&id).await?,
        };
        let account = Account::new(name, self.clock.now_ms(), Login::Guest {});
        let (session_id, session) = self.fresh_session(&id, &account);
        let group = Group::new().put(Account::key(&id), None, &account).put(
            sessions::key(&session_id),
            None,
            &session,
        );
        match self.documents.write_group(group).await? {
            None => Ok(self.signed_in(account.player(&id), session_id, &session)),
            Some(_) => Err(AccountsError::Internal("a fresh id exists already".to_owned())),
        }
    }

    /// Creates a user with a name that no other user has, and signs in.
    #[boxed]
    pub async fn create_user(
        &self,
        name: &str,
        password: GivenPassword,
    ) -> Result<SignedIn, AccountsError> {
        self.space.admit(Growth::New)?;
        let name = names::normalized(name)?;
        check_password(&password, PASSWORD_LENGTH_MIN, "/password")?;
        let id = fresh_id("p", &*self.entropy);
        // A name that is taken is refused before the password costs work.
        let mut free = Some(self.free_claims(&name, &id).await?);
        let password_hash =
            self.passwords.hash(password, random(&*self.entropy)).await.map_err(password_error)?;
        let login = Login::User { password_hash, upgraded_by: None };
        let account = Account::new(name.clone(), self.clock.now_ms(), login);
        let (session_id, session) = self.fresh_session(&id, &account);
        let listed = Owned { ids: vec![session_id.0.clone()] };
        let made = self.documents.until_written(|| {
            let known = free.take();
            async {
                let free = match known {
                    Some(free) => free,
                    None => self.free_claims(&name, &id).await?,
                };
                let group = free
                    .settle(Group::new(), &id)
                    .put(Account::key(&id), None, &account)
                    .put(sessions::key(&session_id), None, &session)
                    .put(sessions::list_key(&id), None, &listed);
                Ok::<_, AccountsError>(group)
            }
        });
        made.await?;
        Ok(self.signed_in(account.player(&id), session_id, &session))
    }

    /// Opens a session for the user of that name. An unknown name costs the same work and gets the
    /// same answer as a wrong password, so that the answer does not reveal which names exist.
    #[boxed]
    pub async fn sign_in(
        &self,
        name: &str,
        password: GivenPassword,
    ) -> Result<SignedIn, AccountsError> {
        let folded = folded_name(name)?;
        // A password shorter than users can have is treated as wrong, not as malformed.
        check_password(&password, 1, "/password")?;
        let known = self.user_named(&folded).await?;
        let kept = known.as_ref().and_then(|(_, account)| account.password_hash());
        let kept = kept.map(str::to_owned);
        let matches = self.passwords.matches(password, kept).await.map_err(password_error)?;
        match known.filter(|_| matches) {
            Some((id, account)) => self.open_session(&id, &account).await,
            None => Err(Refused::CredentialsInvalid.into()),
        }
    }

    /// Identifies the caller by the access token, or by a personal token. The player is returned as
    /// currently known, because a guest may have become a user since the token was issued. The
    /// store is read only if the session is not in the cache.
    #[boxed]
    pub async fn identify(&self, access_token: &str) -> Result<Arc<Caller>, AccountsError> {
        let caller = self.identified(access_token).await?;
        if caller.shows_presence {
            self.note(&caller.player.id);
        }
        Ok(caller)
    }

    async fn identified(&self, access_token: &str) -> Result<Arc<Caller>, AccountsError> {
        if let Some(token) = PersonalToken::decode(access_token) {
            return self.identify_personal(token).await;
        }
        let verify = || self.tokens.verify(access_token, self.clock.now_ms());
        let verified = match (verify(), &self.keeper) {
            (Err(TokenError::KeyUnknown), Some(keeper)) => {
                let reread = keeper.reread().await;
                let verified = verify();
                if matches!(verified, Err(TokenError::KeyUnknown)) {
                    reread.map_err(AccountsError::Store)?;
                }
                verified
            }
            (verified, _) => verified,
        };
        let verified = verified.map_err(token_error)?;
        self.caller(&verified.session).await?.ok_or(Refused::TokenInvalid.into())
    }
}

/// Checks the limits of passwords, also when signing in. There the answer says nothing about the
/// user, because it does not depend on the name.
pub(super) fn check_password(
    password: &GivenPassword,
    least: usize,
    pointer: &str,
) -> Result<(), AccountsError> {
    if (least..=PASSWORD_LENGTH_MAX).contains(&password.length()) {
        return Ok(());
    }
    let what = format!("a password has {least} to {PASSWORD_LENGTH_MAX} characters");
    Err(AccountsError::BodyInvalid { pointer: pointer.to_owned(), what })
}

pub(super) fn password_error(fault: PasswordError) -> AccountsError {
    match fault {
        PasswordError::Busy => Refused::Busy.into(),
        PasswordError::Failed(what) => AccountsError::Internal(what),
        PasswordError::NoThreads(no_threads) => AccountsError::Internal(no_threads.to_string()),
    }
}

fn token_error(fault: TokenError) -> AccountsError {
    match fault {
        TokenError::Expired => Refused::TokenExpired.into(),
        TokenError::Invalid | TokenError::KeyUnknown => Refused::TokenInvalid.into(),
    }
}
