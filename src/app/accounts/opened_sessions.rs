//! Opening sessions of users: each stands in the list of its user, which the same write changes. If
//! there are too many, that write also ends the oldest one.

use super::{
    Account, Accounts, SessionId, SignedIn,
    credentials::SignOuts,
    ended_sessions::{each_of, without_documents},
    owned::Owned,
    sessions::{self, SESSIONS_MAX, Session},
};
use crate::{
    documents::{Attempts, Group, is_of_the_gone, parsed},
    environment::fresh_id,
    error::AppError,
    space::Growth,
};

impl Accounts {
    /// Opens a session of a user.
    pub(super) async fn open_session(
        &self,
        id: &str,
        account: &Account,
    ) -> Result<SignedIn, AppError> {
        self.admitted(account).await?;
        self.space.admit(Growth::Ongoing)?;
        let _turn = self.turns.take(&sessions::list_key(id)).await;
        let (session_id, session) = self.fresh_session(id, account);
        let mut attempts = Attempts::default();
        loop {
            let group = Group::for_living(id).put(sessions::key(&session_id), None, &session);
            let (group, ended) =
                self.with_listed(group, (id, &account.sign_outs), &session_id).await?;
            match self.write_ending(group, ended).await? {
                None => return Ok(self.signed_in(account.player(id), session_id, &session)),
                // The answer is that of a name that nobody has.
                Some(conflict) if is_of_the_gone(&conflict) => {
                    return Err(AppError::CredentialsInvalid);
                }
                Some(_) => attempts.again().await?,
            }
        }
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
    /// An id whose session has ended counts no longer and leaves a list that is full: earlier
    /// releases left it there after a sign-out, and a server that was killed does after a change of
    /// the password.
    pub(super) async fn with_listed(
        &self,
        group: Group,
        (user, sign_outs): (&str, &SignOuts),
        session: &SessionId,
    ) -> Result<(Group, Vec<SessionId>), AppError> {
        let mut list = self.documents.edit::<Owned>(sessions::list_key(user)).await?;
        if list.ids.contains(&session.0) {
            return Ok((group, Vec::new()));
        }
        let mut ended = Vec::new();
        if list.ids.len() >= SESSIONS_MAX {
            (list.now.ids, ended) = self.living_and_ended(list.ids.clone(), sign_outs).await?;
        }
        let surplus = (list.ids.len() + 1).saturating_sub(SESSIONS_MAX);
        ended.extend(list.ids.drain(..surplus).map(SessionId));
        list.ids.push(session.0.clone());
        Ok((without_documents(&self.documents, list.put(group), &ended).await?, ended))
    }

    /// Those of these sessions that live, and those that have ended together with others but still
    /// have a document. One whose document cannot be read counts as living.
    async fn living_and_ended(
        &self,
        ids: Vec<String>,
        sign_outs: &SignOuts,
    ) -> Result<(Vec<String>, Vec<SessionId>), AppError> {
        let ids: Vec<SessionId> = ids.into_iter().map(SessionId).collect();
        let keys: Vec<String> = ids.iter().map(sessions::key).collect();
        let found = each_of(&self.documents, &keys).await?;
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
