//! Ending sessions and personal tokens: their documents go, together with their places in the list of
//! the player, and this server refuses them.

use crate::boxed;
use std::sync::Arc;

use crate::{
    accounts::{
        Accounts, Caller, SessionId,
        owned::Owned,
        sessions::{key, list_key},
    },
    documents::{Attempts, Documents, Group, VersionedDocument},
    error::{AppError, OwnedFault},
    runtime::hub::Topic,
};

impl Accounts {
    /// Ends a session. When this returns, its tokens are refused.
    #[boxed]
    pub async fn end_session(&self, session: &SessionId) -> Result<(), AppError> {
        self.end_all(vec![session.clone()], None).await
    }

    /// Ends sessions or tokens, and takes them from the list with this key, by one write. When this
    /// returns, all of them are refused.
    ///
    /// It runs in a task of its own, so that a dropped connection cannot leave a session in the cache
    /// after its document was deleted.
    pub(super) async fn end_all(
        &self,
        ended: Vec<SessionId>,
        list: Option<String>,
    ) -> Result<(), AppError> {
        let (documents, live) = (self.documents.clone(), Arc::clone(&self.live));
        let hub = self.hub.clone();
        let ending = tokio::spawn(async move {
            let removed = remove_all(&documents, &ended, list.as_deref()).await;
            // The sessions are dropped from the cache even if the store failed, because the documents
            // may have been deleted.
            for session in ended {
                live.forget(&session);
                hub.publish(&[Topic::Session(session.0.into())]);
            }
            removed
        });
        ending.await.map_err(|error| AppError::Internal(error.to_string()))?
    }

    /// Ends a session of the caller. When this returns, its tokens are refused.
    #[boxed]
    pub async fn end_session_of(&self, caller: &Caller, id: &str) -> Result<(), AppError> {
        let list = list_key(&caller.player.id);
        let is_listed = self.owned(&list).await?.iter().any(|listed| listed == id);
        if !is_listed && caller.session.0 != id {
            return Err(OwnedFault::SessionUnknown.into());
        }
        let _turn = self.turns.take(&list).await;
        self.end_all(vec![SessionId(id.to_owned())], Some(list.clone())).await
    }

    /// Ends sessions that stand in no list any more.
    pub(super) async fn end_sessions(&self, ended: Vec<String>) -> Result<(), AppError> {
        if ended.is_empty() {
            return Ok(());
        }
        self.end_all(ended.into_iter().map(SessionId).collect(), None).await
    }
}

/// Removes the documents of sessions and tokens, and takes them from their list: all of that or
/// nothing. What is gone already stays gone.
async fn remove_all(
    documents: &Documents,
    ended: &[SessionId],
    list: Option<&str>,
) -> Result<(), AppError> {
    let mut attempts = Attempts::default();
    loop {
        let mut group = Group::new();
        for key in ended.iter().map(key) {
            if let Some(kept) = documents.0.get(&key).await? {
                group = group.delete(key, kept.version);
            }
        }
        if let Some(list) = list
            && let Some(VersionedDocument { version, value }) =
                documents.read::<Owned>(list).await?
        {
            let mut left = value.clone();
            left.ids.retain(|listed| ended.iter().all(|session| session.0 != *listed));
            if left != value {
                group = group.put(list, Some(version), &left);
            }
        }
        if group.is_empty() || documents.write_group(group).await?.is_none() {
            return Ok(());
        }
        attempts.again().await?;
    }
}
