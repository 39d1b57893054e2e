//! The list of the personal tokens of a user: which of them are valid, and which of them end when
//! another one is made.

use std::collections::BTreeMap;

use super::{
    Account, Accounts, SessionId, TokenInfo,
    authorizations::APP_TOKENS_MAX,
    ended_sessions::without_documents,
    owned::Owned,
    personal::{FreshToken, StoredToken, TOKENS_MAX, list_key, of_app},
    sessions,
};
use crate::error::AccountsError;
use kontor_problems::Refused;
use kontor_service::documents::{Group, parsed};
use kontor_service::error::ServiceError;

/// The list of the tokens of a user, as it was read.
struct TokenList {
    version: Option<u64>,
    /// All that it names, oldest first.
    ids: Vec<String>,
    /// Those of them that are valid. The others have been revoked or have expired, or are damaged.
    valid: Vec<TokenInfo>,
    /// Those that are damaged. They are refused, but are not known to have ended.
    damaged: Vec<String>,
}

impl Accounts {
    /// Adds to a group that a token of this user is stored, and stands in the list in place of
    /// those that are dead; and that the oldest token of its app ends if the app has as many as it
    /// may. The group depends on the list that is counted here. Returns also what ends.
    pub(super) async fn with_token(
        &self,
        group: Group,
        user: &str,
        FreshToken { token, stored }: &FreshToken,
    ) -> Result<(Group, Vec<SessionId>), AccountsError> {
        let TokenList { version, ids, mut valid, damaged } = self.token_list(user).await?;
        if let Some(app) = &stored.app
            && of_app(&valid, app).count() >= APP_TOKENS_MAX
        {
            let oldest = valid.iter().position(|token| token.app.as_ref() == Some(app));
            valid.remove(oldest.expect("the app has tokens"));
        }
        if valid.len() >= TOKENS_MAX {
            return Err(Refused::TokensSpent.into());
        }
        let goes_on =
            |id: &String| valid.iter().any(|token| token.id == *id) || damaged.contains(id);
        let (mut ids, ended): (Vec<String>, Vec<String>) = ids.into_iter().partition(goes_on);
        ids.push(token.id.0.clone());
        let ended: Vec<SessionId> = ended.into_iter().map(SessionId).collect();
        let group = group.if_living(user).put(sessions::key(&token.id), None, stored).put(
            list_key(user),
            version,
            &Owned { ids },
        );
        Ok((without_documents(&self.documents, group, &ended).await?, ended))
    }

    pub(super) async fn tokens_of(&self, user: &str) -> Result<Vec<TokenInfo>, AccountsError> {
        Ok(self.token_list(user).await?.valid)
    }

    /// The list of the tokens of this user, and which of them are valid.
    async fn token_list(&self, user: &str) -> Result<TokenList, AccountsError> {
        let kept = self.documents.read::<Owned>(&list_key(user)).await?;
        let (version, Owned { ids }) =
            kept.map_or_else(Default::default, |kept| (Some(kept.version), kept.value));
        let keys: Vec<String> =
            ids.iter().map(|id| sessions::key(&SessionId(id.clone()))).collect();
        let found = self.documents.each_of(&keys).await?;
        let (mut valid, mut damaged, now_ms) = (Vec::new(), Vec::new(), self.clock.now_ms());
        // A token acts for the user, or for one of a few bot accounts.
        let mut revocations = BTreeMap::new();
        for ((id, key), document) in ids.iter().zip(&keys).zip(found) {
            let Some(document) = document.transpose() else { continue };
            let document = document.map_err(ServiceError::from);
            let token = match document.and_then(|found| parsed::<StoredToken>(key, &found)) {
                Ok(token) => token.value,
                Err(error) => {
                    tracing::warn!(%error, "a token is damaged");
                    damaged.push(id.clone());
                    continue;
                }
            };
            let revoked = match revocations.get(&token.player) {
                Some(count) => *count,
                None => {
                    let count = self.readable_revocations(&token.player).await?;
                    revocations.insert(token.player.clone(), count);
                    count
                }
            };
            if token.revocations >= revoked && now_ms < token.expires_at_ms {
                valid.push(token.info(id));
            }
        }
        Ok(TokenList { version, ids, valid, damaged })
    }

    /// How often everything of this player was switched off, as far as the account can be read. The
    /// tokens of a damaged one are refused.
    async fn readable_revocations(&self, player: &str) -> Result<u64, AccountsError> {
        match self.documents.find::<Account>(&Account::key(player)).await?.whole() {
            Some(kept) => Ok(self.revocations_of(&kept.value).await?),
            None => Ok(0),
        }
    }
}
