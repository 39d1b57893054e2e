//! Sessions: refreshing tokens, ending a session, and whether a session still lives.
//!
//! A session's document contains the counter of the newest refresh token that was issued. The
//! newest token is exchanged for its successor, which becomes the newest. The token before it is
//! exchanged for the same successor again, because the reply may have been lost. Any older token
//! was certainly replaced and its successor used, so its sender has a stolen copy, and the session
//! ends. No other state is needed.
use kontor_problems::Refused;

use crate::boxed;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::error::AccountsError;
use crate::{
    Account, Accounts, Caller, Player, PlayerKind, SessionId, SignedIn,
    sign_outs::{SignOuts, is_zero},
    suspension::NotAdmitted,
};
use kontor_auth::{lifetimes::ACCESS_TOKEN_S, personal::is_personal, refresh::RefreshToken};
use kontor_service::documents::{Group, VersionedDocument, until_settled};
use kontor_service::error::ServiceError;
use kontor_service::runtime::hub::Topic;
use kontor_service::space::Growth;

/// What the keys of the documents with sessions begin with.
pub(super) const KEY_PREFIX: &str = "session/";

/// What the keys of the documents with personal tokens begin with.
pub(super) const TOKEN_KEY_PREFIX: &str = "token/";

kontor_limits::limits! {
    /// How many sessions of a user can live; a further sign-in ends the oldest one.
    pub const SESSIONS_MAX: usize = 64;
}

/// What a player sees of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionInfo {
    /// Its id.
    pub id: SessionId,
    /// When the player signed in.
    pub created_at_ms: u64,
    /// When it was last refreshed.
    pub refreshed_at_ms: u64,
}

/// A session as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Session {
    player: String,
    created_at_ms: u64,
    /// Counter of the newest refresh token.
    counter: u64,
    /// When the newest refresh token was issued. This is the last use of the session that is
    /// stored.
    issued_at_ms: u64,
    /// How often all sessions of the player had been ended at once when this one was opened.
    #[serde(default, skip_serializing_if = "is_zero")]
    sign_outs: u64,
}

pub(crate) fn key(session: &SessionId) -> String {
    let prefix = if is_personal(session) { TOKEN_KEY_PREFIX } else { KEY_PREFIX };
    format!("{prefix}{}", session.0)
}

/// The key of the list of the sessions of a player.
pub(super) fn list_key(player: &str) -> String {
    format!("sessions/{player}")
}

impl Session {
    pub(crate) fn opened(player: &Player, sign_outs: u64, now_ms: u64) -> Session {
        Session {
            player: player.id.clone(),
            created_at_ms: now_ms,
            counter: 0,
            issued_at_ms: now_ms,
            sign_outs,
        }
    }

    pub(super) fn player(&self) -> &str {
        &self.player
    }

    /// Whether these sign-outs have ended it; this is its id.
    pub(super) fn was_ended_by(&self, sign_outs: &SignOuts, id: &SessionId) -> bool {
        sign_outs.have_ended(id, self.sign_outs)
    }

    pub(super) fn refreshed_at_ms(&self) -> u64 {
        self.issued_at_ms
    }

    /// What follows when the refresh token with this counter is sent.
    fn check_counter(&self, counter: u64, now_ms: u64) -> TokenCheck {
        if counter == self.counter {
            return TokenCheck::Newest(Session {
                counter: counter + 1,
                issued_at_ms: now_ms,
                ..self.clone()
            });
        }
        match self.counter.checked_sub(counter) {
            Some(1) => TokenCheck::OneBefore,
            Some(_) => TokenCheck::Older,
            None => TokenCheck::NeverIssued,
        }
    }
}

/// What the counter of a refresh token says about the token.
enum TokenCheck {
    /// The newest token: it is exchanged for its successor, with this new session document.
    Newest(Session),
    /// The token before the newest: its successor was issued but not used yet.
    OneBefore,
    /// An older token: its successor was used, so there is a copy.
    Older,
    /// The counter is higher than the stored one: the store was restored from an earlier state.
    NeverIssued,
}

impl Accounts {
    /// Exchanges a refresh token. A repeated exchange returns the same access token as long as that
    /// is valid, and a fresh one after that.
    #[boxed]
    pub async fn refresh(&self, refresh_token: &str) -> Result<SignedIn, AccountsError> {
        let token =
            RefreshToken::decode(refresh_token, &self.keys).ok_or(Refused::RefreshInvalid)?;
        let key = key(&token.session);
        until_settled(|| async {
            let Some(VersionedDocument { version, value }) =
                self.documents.read::<Session>(&key).await?
            else {
                return Err(Refused::RefreshInvalid.into());
            };
            let Some(account) = self.account_of(&token.session, &value).await? else {
                self.end_session(value.player(), &token.session).await?;
                return Err(Refused::RefreshInvalid.into());
            };
            let player = account.player(&value.player);
            match value.check_counter(token.counter, self.clock.now_ms()) {
                TokenCheck::Newest(next) => {
                    self.space.admit(Growth::Ongoing)?;
                    let group = Group::for_living(&player.id).put(&key, Some(version), &next);
                    // Guests have one session, or few, and no list; sessions of earlier releases,
                    // and further ones of guests who became users, are on none yet.
                    let (group, ended) = match player.kind {
                        PlayerKind::User => {
                            let user = (player.id.as_str(), &account.sign_outs);
                            self.with_listed(group, user, &token.session).await?
                        }
                        PlayerKind::Guest | PlayerKind::Bot => (group, Vec::new()),
                    };
                    // After a conflict another request was faster, perhaps with the same token, or
                    // the player is gone. What is stored then decides, so it is read again.
                    let is_written = self.write_ending(group, ended).await?.is_none();
                    Ok(is_written.then(|| self.signed_in(player, token.session.clone(), &next)))
                }
                TokenCheck::OneBefore => {
                    Ok(Some(self.signed_in(player, token.session.clone(), &value)))
                }
                TokenCheck::Older => {
                    self.end_session(value.player(), &token.session).await?;
                    Err(Refused::RefreshInvalid.into())
                }
                TokenCheck::NeverIssued => Err(Refused::RefreshInvalid.into()),
            }
        })
        .await
    }

    /// The session in the document with this key; `None` if the document is of another kind.
    pub fn session_of_key(&self, key: &str) -> Option<SessionId> {
        let id = key.strip_prefix(KEY_PREFIX).or_else(|| key.strip_prefix(TOKEN_KEY_PREFIX))?;
        Some(SessionId(id.to_owned()))
    }

    /// A session was changed, perhaps by another process. If it has ended, this process refuses it
    /// from now on.
    pub fn on_session_changed(&self, session: SessionId) {
        self.live.forget(&session);
        self.hub.publish(&[Topic::Session(session.0.into())]);
    }

    /// An account was changed, perhaps by another process: as whom its sessions act is read again.
    pub fn on_account_changed(&self, player: &str) {
        self.live.forget_player(player);
    }

    /// Reads all sessions again before they are used.
    pub fn forget_sessions(&self) {
        self.live.forget_all();
    }

    /// Whether the session has not ended. This is usually answered from the cache, so long
    /// connections may call it often.
    #[boxed]
    pub async fn is_live(&self, session: &SessionId) -> Result<bool, ServiceError> {
        match self.caller(session).await {
            Ok(caller) => Ok(caller.is_some()),
            Err(NotAdmitted::Suspended(_)) => Ok(false),
            Err(NotAdmitted::Failed(error)) => Err(error),
        }
    }

    /// The session with its player as currently known; `None` if it has ended, and an error if the
    /// player is suspended. The store is read only if the session is not in the cache.
    pub(super) async fn caller(
        &self,
        session: &SessionId,
    ) -> Result<Option<Arc<Caller>>, NotAdmitted> {
        let caller = self.known_caller(session).await?;
        let now_ms = self.clock.now_ms();
        Ok(caller.filter(|caller| caller.ends_at_ms.is_none_or(|ends_at_ms| now_ms < ends_at_ms)))
    }

    /// The same, also for a personal token that has expired.
    pub(super) async fn known_caller(
        &self,
        session: &SessionId,
    ) -> Result<Option<Arc<Caller>>, NotAdmitted> {
        if let Some(caller) = self.live.caller(session) {
            return Ok(Some(caller));
        }
        let reading = self.live.reading();
        let Some(caller) = self.stored_caller(session).await? else { return Ok(None) };
        let caller = Arc::new(caller);
        self.live.remember(&caller, reading);
        Ok(Some(caller))
    }

    /// The same, as the store says.
    pub(super) async fn stored_caller(
        &self,
        session: &SessionId,
    ) -> Result<Option<Caller>, NotAdmitted> {
        if let Some(token) = self.stored_token(session).await? {
            let id = token.value.player();
            let Some(account) = self.account(id).await? else { return Ok(None) };
            self.admitted(&account).await?;
            if token.value.revocations < self.revocations_of(&account).await? {
                return Ok(None);
            }
            let caller = token.value.caller(session, account.player(id));
            let (owner, shows_presence) =
                (account.owner().map(Into::into), account.profile.shows_presence);
            return Ok(Some(Caller { owner, shows_presence, ..caller }));
        }
        if is_personal(session) {
            return Ok(None);
        }
        let Some(kept) = self.documents.read::<Session>(&key(session)).await? else {
            return Ok(None);
        };
        let account = self.account_of(session, &kept.value).await?;
        Ok(account.map(|account| Caller {
            shows_presence: account.profile.shows_presence,
            ..Caller::signed_in(account.player(kept.value.player()), session.clone())
        }))
    }

    /// The account of a session; `None` if it has ended, together with all others of its player or
    /// with the account.
    async fn account_of(
        &self,
        id: &SessionId,
        session: &Session,
    ) -> Result<Option<Account>, NotAdmitted> {
        let account = self.account(&session.player).await?;
        let spared = |account: &Account| account.sign_outs.spare(id, session.sign_outs);
        let Some(account) = account.filter(spared) else { return Ok(None) };
        self.admitted(&account).await?;
        Ok(Some(account))
    }

    /// The sessions of the caller, oldest first.
    #[boxed]
    pub async fn sessions(&self, caller: &Caller) -> Result<Vec<SessionInfo>, AccountsError> {
        let mut ids = self.owned_undamaged(&list_key(&caller.player.id)).await?;
        if !ids.contains(&caller.session.0) {
            ids.push(caller.session.0.clone());
        }
        let mut sessions = Vec::new();
        for id in ids.into_iter().map(SessionId) {
            if is_personal(&id) {
                continue;
            }
            let found = self.documents.find::<Session>(&key(&id)).await?;
            sessions.extend(found.whole().map(|VersionedDocument { version: _, value }| {
                SessionInfo {
                    id,
                    created_at_ms: value.created_at_ms,
                    refreshed_at_ms: value.issued_at_ms,
                }
            }));
        }
        Ok(sessions)
    }

    pub(crate) fn signed_in(&self, player: Player, id: SessionId, session: &Session) -> SignedIn {
        let now_ms = self.clock.now_ms();
        let outlived = now_ms >= session.issued_at_ms + ACCESS_TOKEN_S * 1000;
        let issued_at_ms = if outlived { now_ms } else { session.issued_at_ms };
        let refresh_token =
            RefreshToken { session: id.clone(), counter: session.counter }.encode(&self.keys);
        let access = self.tokens.issue(&Caller::signed_in(player.clone(), id), issued_at_ms);
        SignedIn {
            player,
            access_token: access.token,
            expires_at_ms: access.expires_at_ms,
            refresh_token,
        }
    }
}
