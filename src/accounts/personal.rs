//! Personal tokens: made by a user for programs, with a name, scopes and an expiry, and revoked one
//! by one. A token acts for its user or for a bot account of the user.
//!
//! A token is a session that is not refreshed: streams and tickets that were opened with it end
//! when it is revoked. Its document has a hash of its secret, so a reader of the store gets no
//! valid token.

use crate::boxed;
use std::sync::{Arc, atomic::Ordering};

use serde::{Deserialize, Serialize};

use super::{
    Accounts, Caller, Player, PlayerKind, SessionId, known_tokens::KnownToken, names, sessions,
    sign_outs::is_zero,
};
use crate::error::AccountsError;
use kontor_auth::{
    personal::{PersonalToken, is_personal},
    scopes::{Scope, Scopes},
};
use kontor_environment::{fresh_id, random};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, VersionedDocument, is_written, until_settled},
    error::ServiceError,
    space::Growth,
};

kontor_limits::limits! {
    /// How many personal tokens a user can have.
    // Those of the user's bot accounts are counted, too.
    pub const TOKENS_MAX: usize = 32;
    /// For how many days a personal token is valid at most.
    pub const TOKEN_DAYS_MAX: u32 = 366;
}

/// How many days a token is valid if its user does not say.
pub const TOKEN_DAYS: u32 = 90;

/// How exactly the last use of a token is stored, in milliseconds: more often it is not written.
pub const LAST_USE_STEP_MS: u64 = 60 * 60 * 1000;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// A token to be made.
pub struct NewToken {
    /// What its user calls it.
    pub name: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// For how many days it is valid.
    pub days: u32,
    /// The bot account that it acts for; `None` for the user.
    pub bot: Option<String>,
}

/// What a token is made of that is stored.
pub(super) struct TokenParts {
    pub(super) id: SessionId,
    pub(super) name: String,
    /// Whom it acts for.
    pub(super) player: String,
    /// Id of the app that it was given to.
    pub(super) app: Option<String>,
    pub(super) scopes: Vec<Scope>,
    pub(super) days: u32,
    /// How often everything of its player had been switched off when it was allowed.
    pub(super) revocations: u64,
}

/// What a user sees of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenInfo {
    /// Its id.
    pub id: String,
    /// What its user calls it.
    pub name: String,
    /// Whom it acts for.
    pub player: String,
    /// Id of the app that it was given to; `None` if its user made it.
    pub app: Option<String>,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created_at_ms: u64,
    /// From this time on it is refused.
    pub expires_at_ms: u64,
    /// When it was last used, to the hour; `None` if it was not yet.
    pub last_used_at_ms: Option<u64>,
}

/// A token as stored.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct StoredToken {
    name: String,
    pub(super) player: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) app: Option<String>,
    scopes: Vec<Scope>,
    created_at_ms: u64,
    pub(super) expires_at_ms: u64,
    secret_hash: [u8; 32],
    last_used_at_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(super) revocations: u64,
}

impl StoredToken {
    pub(super) fn info(&self, id: &str) -> TokenInfo {
        TokenInfo {
            id: id.to_owned(),
            name: self.name.clone(),
            player: self.player.clone(),
            app: self.app.clone(),
            scopes: self.scopes.clone(),
            created_at_ms: self.created_at_ms,
            expires_at_ms: self.expires_at_ms,
            last_used_at_ms: self.last_used_at_ms,
        }
    }

    /// The caller that the token with this id names.
    pub(super) fn caller(&self, id: &SessionId, player: Player) -> Caller {
        Caller {
            player,
            owner: None,
            session: id.clone(),
            scopes: Scopes::of(&self.scopes),
            ends_at_ms: Some(self.expires_at_ms),
            shows_presence: false,
        }
    }

    /// Whether a program has used it, which so has its secret.
    pub(super) fn was_used(&self) -> bool {
        self.last_used_at_ms.is_some()
    }

    /// Whom the token acts for.
    pub(super) fn player(&self) -> &str {
        &self.player
    }
}

/// A token that is not stored yet.
pub(super) struct FreshToken {
    pub(super) token: PersonalToken,
    pub(super) stored: StoredToken,
}

impl FreshToken {
    /// What is told of it, and its text, which is told once.
    pub(super) fn given(&self) -> (TokenInfo, String) {
        (self.stored.info(&self.token.id.0), self.token.encode())
    }
}

/// The key of the list of the personal tokens of a user.
pub(super) fn list_key(user: &str) -> String {
    format!("tokens/{user}")
}

/// Those of these tokens that an app has.
pub(super) fn of_app<'a>(
    tokens: &'a [TokenInfo],
    app: &'a str,
) -> impl Iterator<Item = &'a TokenInfo> {
    tokens.iter().filter(move |token| token.app.as_deref() == Some(app))
}

impl Accounts {
    /// Makes a token. Its text is returned here and never again. A token that makes another one
    /// gives it no scope that it does not have itself.
    #[boxed]
    pub async fn create_token(
        &self,
        caller: &Caller,
        new: NewToken,
    ) -> Result<(TokenInfo, String), AccountsError> {
        self.space.admit(Growth::New)?;
        let user = self.user(caller)?;
        let NewToken { name, mut scopes, days, bot } = new;
        let name = names::normalized(&name)?;
        scopes.sort_unstable();
        scopes.dedup();
        if scopes.is_empty() {
            return Err(refused("/scopes", "a token has at least one scope"));
        }
        if !scopes.iter().all(|scope| caller.scopes.contain(*scope)) {
            return Err(refused("/scopes", "a token gives no scope that it does not have itself"));
        }
        if !(1..=TOKEN_DAYS_MAX).contains(&days) {
            let what = format!("a token is valid for 1 to {TOKEN_DAYS_MAX} days");
            return Err(AccountsError::BodyInvalid {
                pointer: "/expires_in_days".to_owned(),
                what,
            });
        }
        let player = match bot {
            Some(bot) => self.owned_bot(user, &bot).await?,
            None => user.to_owned(),
        };
        let id = SessionId(fresh_id("t", &*self.entropy));
        let revocations = self.noted_revocations(caller, &player).await?;
        let app = None;
        let parts = TokenParts { id, name, player, app, scopes, days, revocations };
        self.store_token(user, parts).await
    }

    /// Stores a token of this user, and lists it.
    async fn store_token(
        &self,
        user: &str,
        parts: TokenParts,
    ) -> Result<(TokenInfo, String), AccountsError> {
        let fresh = self.fresh_token(parts);
        let _turn = self.turns.take(&list_key(user)).await;
        until_settled(|| async {
            let (group, ended) = self.with_token(Group::new(), user, &fresh).await?;
            let is_written = is_written(self.write_ending(group, ended).await?)?;
            Ok(is_written.then(|| fresh.given()))
        })
        .await
    }

    /// A token that is not stored yet.
    pub(super) fn fresh_token(&self, parts: TokenParts) -> FreshToken {
        let TokenParts { id, name, player, app, scopes, days, revocations } = parts;
        let now_ms = self.clock.now_ms();
        let token = PersonalToken { id, secret: random(&*self.entropy) };
        let stored = StoredToken {
            name,
            player,
            app,
            scopes,
            created_at_ms: now_ms,
            expires_at_ms: now_ms + u64::from(days) * DAY_MS,
            secret_hash: token.hash(),
            last_used_at_ms: None,
            revocations,
        };
        FreshToken { token, stored }
    }

    /// The tokens of the calling user that are valid, oldest first.
    #[boxed]
    pub async fn tokens(&self, caller: &Caller) -> Result<Vec<TokenInfo>, AccountsError> {
        self.tokens_of(self.user(caller)?).await
    }

    /// Revokes a token of the calling user. When this returns, it is refused.
    #[boxed]
    pub async fn revoke_token(&self, caller: &Caller, id: &str) -> Result<(), AccountsError> {
        let user = self.user(caller)?;
        if !self.owned(&list_key(user)).await?.iter().any(|listed| listed == id) {
            return Err(Refused::TokenUnknown.into());
        }
        self.end_token(user, &SessionId(id.to_owned())).await
    }

    /// Ends the token with this text, without a check of the caller; nothing happens if there is
    /// none, or if it is of no app. So an app gives back what it does not need any more (RFC 7009).
    #[boxed]
    pub async fn give_back_token(&self, text: &str) -> Result<(), AccountsError> {
        let Some(token) = PersonalToken::decode(text) else { return Ok(()) };
        match self.stored_token(&token.id).await? {
            Some(kept) if kept.value.secret_hash == token.hash() && kept.value.app.is_some() => {
                self.end_token(&kept.value.player, &token.id).await
            }
            Some(_) | None => Ok(()),
        }
    }

    pub(super) async fn end_token(&self, user: &str, id: &SessionId) -> Result<(), AccountsError> {
        let list = list_key(user);
        let _turn = self.turns.take(&list).await;
        self.end_all(vec![id.clone()], vec![list.clone()]).await
    }

    /// The id of the calling user; an error for guests and bot accounts.
    pub(super) fn user<'a>(&self, caller: &'a Caller) -> Result<&'a str, AccountsError> {
        match caller.player.kind {
            PlayerKind::User => Ok(&caller.player.id),
            PlayerKind::Guest | PlayerKind::Bot => Err(Refused::UserNeeded.into()),
        }
    }

    /// Identifies the caller by a personal token.
    pub(super) async fn identify_personal(
        &self,
        token: PersonalToken,
    ) -> Result<Arc<Caller>, AccountsError> {
        let hash = token.hash();
        let known = match self.known_tokens.0.get(&hash).filter(|known| known.id == token.id) {
            Some(known) => known,
            None => {
                let kept = self.stored_token(&token.id).await?.ok_or(Refused::TokenInvalid)?;
                if kept.value.secret_hash != hash {
                    return Err(Refused::TokenInvalid.into());
                }
                let used_at_ms = kept.value.last_used_at_ms.unwrap_or_default().into();
                let known = Arc::new(KnownToken { id: token.id.clone(), used_at_ms });
                self.known_tokens.0.insert(hash, known.clone());
                known
            }
        };
        let caller = self.known_caller(&token.id).await?.ok_or(Refused::TokenInvalid)?;
        let now_ms = self.clock.now_ms();
        if caller.ends_at_ms.is_some_and(|ends_at_ms| now_ms >= ends_at_ms) {
            return Err(Refused::TokenExpired.into());
        }
        self.note_use(&known, now_ms).await;
        Ok(caller)
    }

    /// Stores when the token was used, at most once an hour. A store that fails, or that only
    /// reads, does not keep the request from being answered: then this use is not stored.
    async fn note_use(&self, known: &KnownToken, now_ms: u64) {
        let before = known.used_at_ms.load(Ordering::Relaxed);
        if now_ms < before + LAST_USE_STEP_MS {
            return;
        }
        let relaxed = Ordering::Relaxed;
        if known.used_at_ms.compare_exchange(before, now_ms, relaxed, relaxed).is_err() {
            return;
        }
        let Ok(Some(VersionedDocument { version, value })) = self.stored_token(&known.id).await
        else {
            return;
        };
        let used = StoredToken { last_used_at_ms: Some(now_ms), ..value };
        // After a conflict the token has been revoked, or another server has stored its use.
        let _ = self.documents.write(&sessions::key(&known.id), Some(version), &used).await;
    }

    /// The document of a token; `None` if there is none, or the id is of a sign-in.
    pub(super) async fn stored_token(
        &self,
        id: &SessionId,
    ) -> Result<Option<VersionedDocument<StoredToken>>, ServiceError> {
        match is_personal(id) {
            true => self.documents.read(&sessions::key(id)).await,
            false => Ok(None),
        }
    }
}

fn refused(pointer: &str, what: &str) -> AccountsError {
    AccountsError::BodyInvalid { pointer: pointer.to_owned(), what: what.to_owned() }
}
