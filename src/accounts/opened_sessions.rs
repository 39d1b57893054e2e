//! Opening sessions of users: each stands in the list of its user, which the same write changes. If
//! there are too many, that write also ends the oldest one.

use super::{
    Account, Accounts, SessionId, SignedIn,
    ended_sessions::without_documents,
    owned::Owned,
    sessions::{self, SESSIONS_MAX, Session},
    sign_outs::SignOuts,
};
use crate::error::AccountsError;
use kontor_environment::fresh_id;
use kontor_problems::Refused;
use kontor_service::{
    documents::{Found, Group, is_of_the_gone, parsed, until_settled},
    space::Growth,
};

impl Accounts {
    /// Opens a session of a user.
    pub(super) async fn open_session(
        &self,
        id: &str,
        account: &Account,
    ) -> Result<SignedIn, AccountsError> {
        self.admitted(account).await?;
        self.space.admit(Growth::Ongoing)?;
        let _turn = self.turns.take(&sessions::list_key(id)).await;
        let (session_id, session) = self.fresh_session(id, account);
        let opened = until_settled(|| async {
            let group = Group::for_living(id).put(sessions::key(&session_id), None, &session);
            let (group, ended) =
                self.with_listed(group, (id, &account.sign_outs), &session_id).await?;
            match self.write_ending(group, ended).await? {
                // The answer is that of an unknown name.
                Some(conflict) if is_of_the_gone(&conflict) => {
                    Err(AccountsError::from(Refused::CredentialsInvalid))
                }
                conflict => Ok(conflict.is_none().then_some(())),
            }
        });
        opened.await?;
        Ok(self.signed_in(account.player(id), session_id, &session))
    }

    /// A new session of this account, which is not stored yet.
    pub(super) fn fresh_session(&self, id: &str, account: &Account) -> (SessionId, Session) {
        let session_id = SessionId(fresh_id("s", &*self.entropy));
        let (player, now_ms) = (account.player(id), self.clock.now_ms());
        (session_id, Session::opened(&player, account.sign_outs.count(), now_ms))
    }

    /// Adds to a group that a session stands in the list of its user, as the newest one unless it
    /// stands there already. If there are too many, the oldest ones end by the same group. Returns
    /// them.
    ///
    /// A session whose list the store finds damaged stands in none, and nothing ends for it.
    ///
    /// The id of an ended session counts no longer and leaves a full list: earlier releases left it
    /// there after a sign-out, and a killed server does after a change of the password.
    pub(super) async fn with_listed(
        &self,
        group: Group,
        (user, sign_outs): (&str, &SignOuts),
        session: &SessionId,
    ) -> Result<(Group, Vec<SessionId>), AccountsError> {
        let Some((version, mut ids)) = self.session_list(user).await? else {
            return Ok((group, Vec::new()));
        };
        if ids.contains(&session.0) {
            return Ok((group, Vec::new()));
        }
        let mut ended = Vec::new();
        if ids.len() >= SESSIONS_MAX {
            (ids, ended) = self.living_and_ended(ids, sign_outs).await?;
        }
        let surplus = (ids.len() + 1).saturating_sub(SESSIONS_MAX);
        ended.extend(ids.drain(..surplus).map(SessionId));
        ids.push(session.0.clone());
        let group = group.put(sessions::list_key(user), version, &Owned { ids });
        Ok((without_documents(&self.documents, group, &ended).await?, ended))
    }

    /// The version of the list of the sessions of a user, and the ids in it. `None` if the store
    /// finds it damaged, so that it cannot be written either.
    ///
    /// A damaged list names no session. That ends none, and lets none live that has ended: what is
    /// valid, the sessions and the account say alone. Those that live come back with their next
    /// refresh.
    pub(super) async fn session_list(
        &self,
        user: &str,
    ) -> Result<Option<(Option<u64>, Vec<String>)>, AccountsError> {
        Ok(match self.documents.find::<Owned>(&sessions::list_key(user)).await? {
            Found::Whole(Some(kept)) => Some((Some(kept.version), kept.value.ids)),
            Found::Whole(None) => Some((None, Vec::new())),
            Found::Damaged(Some(version)) => Some((Some(version), Vec::new())),
            Found::Damaged(None) => None,
        })
    }

    /// Those of these sessions that live, and those that have ended together with others but still
    /// have a document. One whose document cannot be read counts as living.
    async fn living_and_ended(
        &self,
        ids: Vec<String>,
        sign_outs: &SignOuts,
    ) -> Result<(Vec<String>, Vec<SessionId>), AccountsError> {
        let ids: Vec<SessionId> = ids.into_iter().map(SessionId).collect();
        let keys: Vec<String> = ids.iter().map(sessions::key).collect();
        let found = self.documents.each_of(&keys).await?;
        let (mut living, mut ended) = (Vec::new(), Vec::new());
        for ((id, key), document) in ids.into_iter().zip(&keys).zip(found) {
            if let Ok(None) = document {
                continue;
            }
            let session = document.ok().flatten();
            let session = session.and_then(|document| parsed::<Session>(key, &document).ok());
            match session {
                Some(session) if session.value.was_ended_by(sign_outs, &id) => ended.push(id),
                Some(_) | None => living.push(id.0),
            }
        }
        Ok((living, ended))
    }
}
