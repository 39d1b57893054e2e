//! Sessions: refresh, the end, and who is still signed in.
//!
//! A session's document keeps the counter of the newest refresh token that was issued. The newest
//! token gets a successor and thereby makes it the newest; the one before gets the same successor
//! again, for the reply may have been lost; any older one was surely replaced and used, so whoever
//! shows it has a copy, and the session ends. Nothing else has to be remembered.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};

use crate::accounts::{Accounts, Caller, Player, SessionId, SignedIn};
use crate::documents::{ATTEMPTS_MAX, Kept, WriteOutcome};
use crate::error::{AppError, StoreFault};
use crate::runtime::hub::Topic;
use kontor_auth::{refresh::RefreshToken, tokens::ACCESS_TOKEN_LIFETIME_S};

/// How many sessions are remembered as alive.
pub const LIVE_SESSIONS_MAX: usize = 100_000;

/// A session as kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Session {
    player: String,
    created_at_ms: u64,
    /// Counter of the newest refresh token.
    counter: u64,
    /// When that one was issued: the last use of the session that is written down.
    issued_at_ms: u64,
}

pub(crate) fn key(session: &SessionId) -> String {
    format!("session/{}", session.0)
}

impl Session {
    pub(crate) fn opened(player: &Player, now_ms: u64) -> Session {
        Session {
            player: player.id.clone(),
            created_at_ms: now_ms,
            counter: 0,
            issued_at_ms: now_ms,
        }
    }

    /// What is done when the refresh token of that counter is shown.
    fn shown(&self, counter: u64, now_ms: u64) -> Shown {
        if counter == self.counter {
            return Shown::Newest(Session {
                counter: counter + 1,
                issued_at_ms: now_ms,
                ..self.clone()
            });
        }
        match self.counter.checked_sub(counter) {
            Some(1) => Shown::OneBefore,
            Some(_) => Shown::Older,
            None => Shown::NeverIssued,
        }
    }
}

enum Shown {
    /// Its use makes a successor.
    Newest(Session),
    /// Its successor was issued and not used yet.
    OneBefore,
    /// Its successor was used: somebody has a copy.
    Older,
    /// The store knows less than the token: it was put back to an earlier state.
    NeverIssued,
}

impl Accounts {
    /// Exchanges a refresh token. The access token of a repeated exchange is the same, too, as long
    /// as it lives, and a fresh one after that.
    pub async fn refresh(&self, refresh_token: &str) -> Result<SignedIn, AppError> {
        let token =
            RefreshToken::decode(refresh_token, &self.keys).ok_or(AppError::RefreshInvalid)?;
        let key = key(&token.session);
        for _ in 0..ATTEMPTS_MAX {
            let Some(Kept { version, value }) = self.documents.read::<Session>(&key).await? else {
                return Err(AppError::RefreshInvalid);
            };
            match value.shown(token.counter, self.clock.now_ms()) {
                Shown::Newest(next) => {
                    match self.documents.write(&key, Some(version), &next).await? {
                        WriteOutcome::At(_) => return self.refreshed(token.session, &next).await,
                        // Another request was faster, perhaps with the same token: what it left
                        // decides.
                        WriteOutcome::Overtaken => {}
                    }
                }
                Shown::OneBefore => return self.refreshed(token.session, &value).await,
                Shown::Older => {
                    self.end_session(&token.session).await?;
                    return Err(AppError::RefreshInvalid);
                }
                Shown::NeverIssued => return Err(AppError::RefreshInvalid),
            }
        }
        Err(AppError::Store(StoreFault("the session keeps changing".to_owned())))
    }

    /// Ends a session: when this returns, its tokens are refused.
    ///
    /// Runs in a task of its own: if the connection is cut in the middle, the session must not stay
    /// in memory after its document has gone.
    pub async fn end_session(&self, session: &SessionId) -> Result<(), AppError> {
        let (documents, live, session) =
            (self.documents.clone(), Arc::clone(&self.live), session.clone());
        let hub = self.hub.clone();
        let ending = tokio::spawn(async move {
            let removed = documents.remove(&key(&session)).await;
            // Also if the store failed, for the document may be gone.
            live.forget(&session);
            hub.publish(&[Topic::Session(session.0.into())]);
            removed
        });
        ending.await.map_err(|error| AppError::Internal(error.to_string()))?
    }

    /// Whether the session has not ended. Long connections may ask often.
    pub async fn is_live(&self, session: &SessionId) -> Result<bool, AppError> {
        Ok(self.caller(session).await?.is_some())
    }

    /// The session with its player, as known now; `None` if it has ended. Answered from memory but
    /// for sessions not seen for a while.
    pub(crate) async fn caller(
        &self,
        session: &SessionId,
    ) -> Result<Option<Arc<Caller>>, AppError> {
        if let Some(caller) = self.live.caller(session) {
            return Ok(Some(caller));
        }
        let reading = self.live.reading();
        let Some(kept) = self.documents.read::<Session>(&key(session)).await? else {
            return Ok(None);
        };
        let caller = Arc::new(Caller {
            player: self.player_of(&kept.value).await?,
            session: session.clone(),
        });
        self.live.remember(&caller, reading);
        Ok(Some(caller))
    }

    async fn player_of(&self, session: &Session) -> Result<Player, AppError> {
        let player = self.player(&session.player).await?;
        player.ok_or_else(|| {
            AppError::Internal(format!("player {} has a session only", session.player))
        })
    }

    async fn refreshed(&self, id: SessionId, session: &Session) -> Result<SignedIn, AppError> {
        Ok(self.signed_in(self.player_of(session).await?, id, session))
    }

    pub(crate) fn signed_in(&self, player: Player, id: SessionId, session: &Session) -> SignedIn {
        let now_ms = self.clock.now_ms();
        let outlived = now_ms >= session.issued_at_ms + ACCESS_TOKEN_LIFETIME_S * 1000;
        let issued_at_ms = if outlived { now_ms } else { session.issued_at_ms };
        let refresh_token =
            RefreshToken { session: id.clone(), counter: session.counter }.encode(&self.keys);
        let access =
            self.tokens.issue(&Caller { player: player.clone(), session: id }, issued_at_ms);
        SignedIn {
            player,
            access_token: access.token,
            expires_at_ms: access.expires_at_ms,
            refresh_token,
        }
    }
}

/// Sessions known to be alive, with their players.
///
/// What was read from the store may be out of date when it gets here: the session may have ended,
/// or its player changed, and been forgotten, in between, and remembering it then would let it live
/// on as it was. So what is forgotten is counted. Who reads a document notes the count *before*;
/// remembering compares it under the same lock under which forgetting raises it. If it is equal,
/// nobody has forgotten since, and whoever changes the documents from now on will find the session
/// here and forget it.
pub(crate) struct LiveSessions {
    known: Cache<SessionId, Arc<Caller>>,
    forgotten: Mutex<u64>,
}

/// The count of what was forgotten before a document was read.
pub(crate) struct Reading(u64);

impl Default for LiveSessions {
    fn default() -> Self {
        LiveSessions { known: Cache::new(LIVE_SESSIONS_MAX), forgotten: Mutex::new(0) }
    }
}

impl LiveSessions {
    fn caller(&self, session: &SessionId) -> Option<Arc<Caller>> {
        self.known.get(session)
    }

    fn reading(&self) -> Reading {
        Reading(*self.forgotten())
    }

    fn remember(&self, caller: &Arc<Caller>, reading: Reading) {
        let forgotten = self.forgotten();
        if *forgotten == reading.0 {
            self.known.insert(caller.session.clone(), Arc::clone(caller));
        }
    }

    /// The next who asks reads the documents again.
    pub(crate) fn forget(&self, session: &SessionId) {
        let mut forgotten = self.forgotten();
        *forgotten += 1;
        self.known.remove(session);
    }

    /// A count is never half changed, so a poisoned lock is as good as any.
    fn forgotten(&self) -> MutexGuard<'_, u64> {
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_auth::PlayerKind;

    fn session() -> SessionId {
        SessionId("s_1".to_owned())
    }

    fn ada() -> Arc<Caller> {
        let player =
            Player { id: "p_ada".to_owned(), name: "Ada".to_owned(), kind: PlayerKind::Guest };
        Arc::new(Caller { player, session: session() })
    }

    #[test]
    fn what_was_read_before_an_ending_is_not_remembered_after_it() {
        let live = LiveSessions::default();
        let reading = live.reading();
        live.forget(&session());
        live.remember(&ada(), reading);
        assert_eq!(live.caller(&session()), None);
    }

    #[test]
    fn a_remembered_session_is_forgotten_when_it_ends() {
        let live = LiveSessions::default();
        live.remember(&ada(), live.reading());
        assert_eq!(live.caller(&session()), Some(ada()));
        live.forget(&session());
        assert_eq!(live.caller(&session()), None);
    }
}
