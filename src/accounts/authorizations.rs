//! Codes for other people's apps (OAuth 2.0, RFC 6749 section 4.1, with the proof key of RFC 7636):
//! a user allows an app to act with some scopes, and the app exchanges the code for a personal
//! token of the user.
//!
//! The codes of a user stand in one document, which holds at most [`CODES_MAX`] and drops those
//! that have expired whenever it is written, so that nothing has to be swept. One write exchanges a
//! code: it marks the code with the id of the token and makes the token, so it is exchanged once on
//! all servers together. A second use of the code ends the token (RFC 6749 section 4.1.2).

use crate::boxed;
use data_encoding::BASE32_NOPAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;

use super::{
    Accounts, Caller, SessionId, TOKEN_DAYS, TokenInfo,
    apps::{AppAsShown, RegisteredApp},
    personal::{self, TOKENS_MAX, TokenParts, of_app},
    sign_outs::is_zero,
};
use crate::error::AccountsError;
use kontor_auth::{
    pkce,
    redirects::is_registered,
    scopes::{Scope, Scopes},
};
use kontor_environment::{fresh_id, random};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, Value, is_written, until_settled},
    error::ServiceError,
    space::Growth,
};
use kontor_store::Conflict;

/// How long a code can be exchanged, in milliseconds.
pub const CODE_LIFETIME_MS: u64 = 2 * 60 * 1000;

/// Maximum number of codes of a user that have not expired. A further one takes the place of the
/// oldest.
pub const CODES_MAX: usize = 8;

kontor_limits::limits! {
    /// How many tokens of one user an app can have; a further one ends the oldest.
    // Several, because a user has several devices.
    pub const APP_TOKENS_MAX: usize = 4;
}

/// What stands between the parts of a code.
const SEPARATOR: char = '.';

/// What an app asks of a user.
#[derive(Clone, Debug)]
pub struct AuthorizationRequest {
    /// Id of the app.
    pub app: String,
    /// Where the code goes.
    pub redirect: String,
    /// What the app wants to do.
    pub scopes: Vec<Scope>,
    /// The challenge of the proof key, by the method S256.
    pub challenge: String,
}

/// Why an app gets no token (RFC 6749 section 5.2, RFC 8628 section 3.5).
#[derive(Debug, thiserror::Error)]
pub enum GrantError {
    /// The code is unknown, used, expired, or of another app, address or proof key.
    #[error("the code is not valid, or no longer, or not for this request")]
    Invalid,
    /// The user has not answered yet.
    #[error("the user has not answered yet")]
    Pending,
    /// The app asks more often than it was told.
    #[error("the app asks too often")]
    TooOften,
    /// The user said no.
    #[error("the user said no")]
    Denied,
    /// The user did not answer in time.
    #[error("the user did not answer in time, or the device has had its answer")]
    Expired,
    /// Something else.
    #[error(transparent)]
    Accounts(#[from] AccountsError),
}

impl From<ServiceError> for GrantError {
    fn from(error: ServiceError) -> Self {
        GrantError::Accounts(error.into())
    }
}

/// What a user has allowed an app.
pub(super) struct Allowed {
    pub(super) user: String,
    pub(super) scopes: Vec<Scope>,
    /// How often everything of the user had been switched off then.
    pub(super) revocations: u64,
}

/// Why there is no token.
pub(super) enum NotGiven {
    /// The app is told so.
    Because(GrantError),
    /// What the user allowed was exchanged for this token before.
    Used(SessionId),
}

impl From<GrantError> for NotGiven {
    fn from(why: GrantError) -> Self {
        NotGiven::Because(why)
    }
}

impl From<AccountsError> for NotGiven {
    fn from(error: AccountsError) -> Self {
        NotGiven::Because(error.into())
    }
}

impl From<ServiceError> for NotGiven {
    fn from(error: ServiceError) -> Self {
        NotGiven::Because(error.into())
    }
}

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Codes {
    items: Vec<StoredCode>,
}

/// A code as stored.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct StoredCode {
    secret_hash: [u8; 32],
    app: String,
    redirect: String,
    scopes: Vec<Scope>,
    challenge: String,
    expires_at_ms: u64,
    /// Id of the token that it was exchanged for.
    token: Option<String>,
    /// How often everything of its user had been switched off when it was given.
    #[serde(default, skip_serializing_if = "is_zero")]
    revocations: u64,
}

/// The key of the document with the codes of a user.
pub(super) fn key(user: &str) -> String {
    format!("authorizations/{user}")
}

impl Accounts {
    /// Checks what an app asks for, without a user: whether it is registered, with this address.
    #[boxed]
    pub async fn check_authorization(
        &self,
        request: &AuthorizationRequest,
    ) -> Result<RegisteredApp, AccountsError> {
        let app = self.app(&request.app).await?;
        let registered = &app.description.redirects;
        if !registered.iter().any(|registered| is_registered(registered, &request.redirect)) {
            let what = "the app has not registered this address".to_owned();
            return Err(AccountsError::BodyInvalid { pointer: "/redirect_uri".to_owned(), what });
        }
        Ok(app)
    }

    /// Lets an app act for the calling user who was shown this of it, and returns the code for it.
    #[boxed]
    pub async fn authorize(
        &self,
        caller: &Caller,
        request: AuthorizationRequest,
        shown: Option<AppAsShown>,
    ) -> Result<String, AccountsError> {
        self.space.admit(Growth::New)?;
        let user = self.user(caller)?;
        self.check_authorization(&request).await?.check_shown(shown)?;
        let AuthorizationRequest { app, redirect, scopes, challenge } = request;
        let scopes = granted(caller.scopes, scopes)?;
        if !pkce::is_challenge(&challenge) {
            let what = "a challenge is a SHA-256 hash in base64url without padding".to_owned();
            return Err(AccountsError::BodyInvalid { pointer: "/code_challenge".to_owned(), what });
        }
        self.room_for_token(user, &app).await?;
        let (secret, now_ms): ([u8; 32], _) = (random(&*self.entropy), self.clock.now_ms());
        let code = StoredCode {
            secret_hash: Sha256::digest(secret).into(),
            app,
            redirect,
            scopes,
            challenge,
            expires_at_ms: now_ms + CODE_LIFETIME_MS,
            token: None,
            revocations: self.noted_revocations(caller, user).await?,
        };
        let add = |codes: &mut Codes| {
            let codes = codes.without_expired(now_ms);
            let surplus = (codes.len() + 1).saturating_sub(CODES_MAX);
            codes.drain(..surplus);
            codes.push(code.clone());
        };
        self.change_in_turn(user, &key(user), add).await?;
        let secret = BASE32_NOPAD.encode(&secret).to_ascii_lowercase();
        Ok(format!("{user}{SEPARATOR}{secret}"))
    }

    /// Exchanges a code for a token.
    #[boxed]
    pub async fn exchange_code(
        &self,
        code: &str,
        app: &str,
        redirect: &str,
        verifier: &str,
    ) -> Result<(TokenInfo, String), GrantError> {
        self.space.admit(Growth::New)?;
        let registered = self.app(app).await?;
        let (user, hash) = decoded(code).ok_or(GrantError::Invalid)?;
        let (token, now_ms) = (SessionId(fresh_id("t", &*self.entropy)), self.clock.now_ms());
        let take = |codes: &mut Codes| {
            let is_it =
                |code: &&mut StoredCode| code.secret_hash == hash && now_ms < code.expires_at_ms;
            let found = codes.items.iter_mut().find(is_it).ok_or(GrantError::Invalid)?;
            let is_for = found.app == app
                && found.redirect == redirect
                && pkce::proves(verifier, &found.challenge);
            if !is_for {
                return Err(GrantError::Invalid.into());
            }
            if let Some(used) = &found.token {
                return Err(NotGiven::Used(SessionId(used.clone())));
            }
            found.token = Some(token.0.clone());
            let (scopes, revocations) = (found.scopes.clone(), found.revocations);
            codes.without_expired(now_ms);
            Ok(Allowed { user: user.to_owned(), scopes, revocations })
        };
        match self.take_for_token(&key(user), take, &token, &registered).await {
            Ok(given) => Ok(given),
            Err(NotGiven::Because(why)) => Err(why),
            Err(NotGiven::Used(used)) => {
                self.end_token(user, &used).await?;
                Err(GrantError::Invalid)
            }
        }
    }

    /// Takes what a user has allowed from the document with this key, and makes the token with
    /// which the app acts for the user: both by one write.
    ///
    /// Requests that make a token of one user at this server wait for each other. A refused request
    /// waits for no turn: strangers share the documents of devices.
    pub(super) async fn take_for_token<D: Value>(
        &self,
        key: &str,
        take: impl Fn(&mut D) -> Result<Allowed, NotGiven>,
        id: &SessionId,
        app: &RegisteredApp,
    ) -> Result<(TokenInfo, String), NotGiven> {
        let turn = OnceCell::new();
        until_settled(|| async {
            let mut document = self.documents.edit::<D>(key).await?;
            let mut allowed = take(&mut document.now);
            if let (Ok(allowed_now), false) = (&allowed, turn.initialized()) {
                let list = personal::list_key(&allowed_now.user);
                turn.get_or_init(|| self.turns.take(&list)).await;
                // What was read may have changed while this waited.
                document = self.documents.edit::<D>(key).await?;
                allowed = take(&mut document.now);
            }
            let is_changed = document.is_changed();
            let group = document.put(Group::new());
            let allowed = match allowed {
                Ok(allowed) => allowed,
                Err(why) if !is_changed => return Err(why),
                // A refusal can change something as well.
                Err(why) => {
                    let written = is_written(self.documents.write_group(group).await?);
                    return if written.map_err(not_for_the_gone)? { Err(why) } else { Ok(None) };
                }
            };
            match self.write_app_token(group, allowed, id, app).await {
                Ok((conflict, given)) => {
                    Ok(is_written(conflict).map_err(not_for_the_gone)?.then_some(given))
                }
                // Another server may just have made a token of what is taken here, and that may be
                // why there is no room for this one. Then that token must end. What strangers have
                // changed in the document does not count.
                Err(why) => match take(&mut self.documents.edit::<D>(key).await?.now) {
                    Ok(_) => Err(why.into()),
                    Err(_) => Ok(None),
                },
            }
        })
        .await
    }

    /// Writes a group with the token with which an app acts for this user, who had switched
    /// everything off so often when allowing it. Returns what it conflicts with, and the token.
    async fn write_app_token(
        &self,
        group: Group,
        Allowed { user, scopes, revocations }: Allowed,
        id: &SessionId,
        app: &RegisteredApp,
    ) -> Result<(Option<Conflict>, (TokenInfo, String)), GrantError> {
        if revocations < self.revocations(&user).await? {
            return Err(GrantError::Invalid);
        }
        let fresh = self.fresh_token(TokenParts {
            id: id.clone(),
            name: app.description.name.clone(),
            player: user.clone(),
            app: Some(app.id.clone()),
            scopes,
            days: TOKEN_DAYS,
            revocations,
        });
        let (group, ended) = self.with_token(group, &user, &fresh).await?;
        Ok((self.write_ending(group, ended).await?, fresh.given()))
    }

    /// Refuses if the user could not be given a token for this app.
    pub(super) async fn room_for_token(&self, user: &str, app: &str) -> Result<(), AccountsError> {
        let tokens = self.tokens_of(user).await?;
        if tokens.len() >= TOKENS_MAX && of_app(&tokens, app).count() < APP_TOKENS_MAX {
            return Err(Refused::TokensSpent.into());
        }
        Ok(())
    }
}

impl Codes {
    /// Drops what can no longer be exchanged.
    fn without_expired(&mut self, now_ms: u64) -> &mut Vec<StoredCode> {
        self.items.retain(|code| now_ms < code.expires_at_ms);
        &mut self.items
    }
}

/// A user who is gone gives no app anything.
fn not_for_the_gone(error: ServiceError) -> GrantError {
    match error {
        ServiceError::Refused(Refused::TokenInvalid) => GrantError::Invalid,
        other => other.into(),
    }
}

/// The scopes that an app gets: some, all of them those of the caller, and never that of the
/// account, with which it could make tokens for itself that its user does not see as the app's.
pub(super) fn granted(
    callers: Scopes,
    mut scopes: Vec<Scope>,
) -> Result<Vec<Scope>, AccountsError> {
    let refused = |what: &str| {
        Err(AccountsError::BodyInvalid { pointer: "/scopes".to_owned(), what: what.to_owned() })
    };
    scopes.sort_unstable();
    scopes.dedup();
    if scopes.is_empty() {
        return refused("a token has at least one scope");
    }
    if scopes.contains(&Scope::Account) {
        return refused("apps do not get the scope `account`");
    }
    if !scopes.iter().all(|scope| callers.contain(*scope)) {
        return refused("a token gives no scope that it does not have itself");
    }
    Ok(scopes)
}

/// The user of a code, and the hash of its secret.
fn decoded(code: &str) -> Option<(&str, [u8; 32])> {
    let (user, secret) = code.split_once(SEPARATOR)?;
    let is_id = user.len() <= super::PLAYER_ID_LENGTH_MAX && user.starts_with("p_");
    let secret = BASE32_NOPAD.decode(secret.to_ascii_uppercase().as_bytes()).ok()?;
    is_id.then(|| (user, Sha256::digest(secret).into()))
}
