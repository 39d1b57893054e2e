//! Ending sessions and personal tokens: their documents go, together with their places in the list
//! of the player, and this server refuses them.
//!
//! No damage keeps a session alive that is to end: a list that cannot be read stays as it is, and a
//! damaged document is refused. What has ended has no document, or was opened before its account
//! has ended all, so it does not come back with a list either.

use crate::boxed;
use std::sync::Arc;

use crate::{
    Accounts, Caller, SessionId,
    error::AccountsError,
    owned::Owned,
    personal,
    sessions::{self, key},
};
use kontor_auth::personal::is_personal;
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Group},
    runtime::hub::Topic,
};
use kontor_store::Conflict;

impl Accounts {
    /// Ends a session or a personal token that acts for this player. When this returns, it is
    /// refused.
    #[boxed]
    pub async fn end_session(
        &self,
        player: &str,
        session: &SessionId,
    ) -> Result<(), AccountsError> {
        let list = match is_personal(session) {
            // Tokens of a bot account stand in the list of its user.
            true => personal::list_key(&self.owner_or_self(player).await.unwrap_or_else(|error| {
                tracing::warn!(player, %error, "a token ends whose account cannot be read");
                player.to_owned()
            })),
            false => sessions::list_key(player),
        };
        let _turn = self.turns.take(&list).await;
        self.end_all(vec![session.clone()], vec![list.clone()]).await
    }

    /// Ends sessions and tokens, and takes them from the lists with these keys, by one write. When
    /// this returns, all of them are refused.
    pub(super) async fn end_all(
        &self,
        ended: Vec<SessionId>,
        lists: Vec<String>,
    ) -> Result<(), AccountsError> {
        let (documents, all) = (self.documents.clone(), ended.clone());
        self.ending(ended, async move { remove_all(&documents, &all, &lists).await }).await
    }

    /// Writes a group that ends these sessions or tokens. Returns what it conflicts with.
    pub(super) async fn write_ending(
        &self,
        group: Group,
        ended: Vec<SessionId>,
    ) -> Result<Option<Conflict>, AccountsError> {
        if ended.is_empty() {
            return Ok(self.documents.write_group(group).await?);
        }
        let documents = self.documents.clone();
        self.ending(ended, async move { Ok(documents.write_group(group).await?) }).await
    }

    /// Writes what ends these sessions or tokens. When this returns, this server refuses them.
    ///
    /// It runs in a task of its own, so that a dropped connection cannot leave a session in the
    /// cache after its document was deleted.
    async fn ending<T: Send + 'static>(
        &self,
        ended: Vec<SessionId>,
        write: impl Future<Output = Result<T, AccountsError>> + Send + 'static,
    ) -> Result<T, AccountsError> {
        let (live, hub) = (Arc::clone(&self.live), self.hub.clone());
        let ending = tokio::spawn(async move {
            let written = write.await;
            // The sessions are dropped from the cache even if the store failed, because the
            // documents may have been deleted.
            for session in ended {
                live.forget(&session);
                hub.publish(&[Topic::Session(session.0.into())]);
            }
            written
        });
        ending.await.map_err(|error| AccountsError::Internal(error.to_string()))?
    }

    /// Ends a session of the caller. When this returns, its tokens are refused.
    #[boxed]
    pub async fn end_session_of(&self, caller: &Caller, id: &str) -> Result<(), AccountsError> {
        let player = &caller.player.id;
        if caller.session.0 != id {
            let listed = self.owned_undamaged(&sessions::list_key(player)).await?;
            if !listed.iter().any(|listed| listed == id) {
                return Err(Refused::SessionUnknown.into());
            }
        }
        self.end_session(player, &SessionId(id.to_owned())).await
    }
}

/// Adds to a group that the documents of sessions and tokens are removed, as far as they are there.
/// One that is damaged stays: it has no version, and is refused.
pub(super) async fn without_documents(
    documents: &Documents,
    mut group: Group,
    ended: &[SessionId],
) -> Result<Group, AccountsError> {
    let keys: Vec<String> = ended.iter().map(key).collect();
    let found = documents.each_of(&keys).await?;
    for (key, document) in keys.into_iter().zip(found) {
        match document {
            Ok(Some(document)) => group = group.delete(key, document.version),
            Ok(None) => {}
            Err(error) => tracing::warn!(%error, "a damaged session or token is not removed"),
        }
    }
    Ok(group)
}

/// Adds to a group that these sessions or tokens leave their list. A list that cannot be read stays
/// as it is: its readers pass over what has ended.
async fn without_places(
    documents: &Documents,
    group: Group,
    ended: &[SessionId],
    list: &str,
) -> Group {
    let kept = match documents.read::<Owned>(list).await {
        Ok(Some(kept)) => kept,
        Ok(None) => return group,
        Err(error) => {
            tracing::warn!(list, %error, "sessions or tokens end whose list cannot be read");
            return group;
        }
    };
    let mut left = kept.value.clone();
    left.ids.retain(|listed| ended.iter().all(|session| session.0 != *listed));
    if left == kept.value { group } else { group.put(list, Some(kept.version), &left) }
}

/// Removes the documents of sessions and tokens, and takes them from these lists as far as they can
/// be read: all of that or nothing. What is gone already stays gone.
async fn remove_all(
    documents: &Documents,
    ended: &[SessionId],
    lists: &[String],
) -> Result<(), AccountsError> {
    let gone = documents.until_written(|| async {
        let mut group = without_documents(documents, Group::new(), ended).await?;
        for list in lists {
            group = without_places(documents, group, ended, list).await;
        }
        Ok(group)
    });
    gone.await
}
