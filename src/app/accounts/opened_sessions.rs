//! Opening sessions of users: each stands in the list of its user, which the same write changes. If
//! there are too many, that write also ends the oldest one.

use super::{
    Account, Accounts, SessionId, SignedIn,
    ended_sessions::without_documents,
    owned::Owned,
    sessions::{self, SESSIONS_MAX, Session},
};
use crate::{
    documents::{Attempts, Group, is_of_the_gone},
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
            let (group, ended) = self.with_listed(group, id, &session_id).await?;
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
    /// releases left it there after a sign-out.
    pub(super) async fn with_listed(
        &self,
        group: Group,
        user: &str,
        session: &SessionId,
    ) -> Result<(Group, Vec<SessionId>), AppError> {
        let list = sessions::list_key(user);
        let kept = self.documents.read::<Owned>(&list).await?;
        let (version, Owned { mut ids }) =
            kept.map_or_else(Default::default, |kept| (Some(kept.version), kept.value));
        if ids.contains(&session.0) {
            return Ok((group, Vec::new()));
        }
        if ids.len() >= SESSIONS_MAX {
            ids = self.with_documents(ids).await?;
        }
        let surplus = (ids.len() + 1).saturating_sub(SESSIONS_MAX);
        let ended: Vec<SessionId> = ids.drain(..surplus).map(SessionId).collect();
        ids.push(session.0.clone());
        let group = group.put(list, version, &Owned { ids });
        Ok((without_documents(&self.documents, group, &ended).await?, ended))
    }

    /// Those of these sessions that have a document.
    async fn with_documents(&self, ids: Vec<String>) -> Result<Vec<String>, AppError> {
        let keys: Vec<String> =
            ids.iter().map(|id| sessions::key(&SessionId(id.clone()))).collect();
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        let found = self.documents.0.get_all(&keys).await?;
        let living = ids.into_iter().zip(found).filter(|(_, document)| document.is_some());
        Ok(living.map(|(id, _)| id).collect())
    }

    /// Adds to a group that a session is opened, and that it alone stands in the list of its user:
    /// the other ones end by the same group. Returns them.
    pub(super) async fn with_only_session(
        &self,
        group: Group,
        user: &str,
        (session_id, session): (&SessionId, &Session),
    ) -> Result<(Group, Vec<SessionId>), AppError> {
        let list = sessions::list_key(user);
        let kept = self.documents.read::<Owned>(&list).await?;
        let (version, Owned { ids }) =
            kept.map_or_else(Default::default, |kept| (Some(kept.version), kept.value));
        let ended: Vec<SessionId> = ids.into_iter().map(SessionId).collect();
        let only = Owned { ids: vec![session_id.0.clone()] };
        let group = group
            .if_living(user)
            .put(sessions::key(session_id), None, session)
            .put(list, version, &only);
        Ok((without_documents(&self.documents, group, &ended).await?, ended))
    }
}
