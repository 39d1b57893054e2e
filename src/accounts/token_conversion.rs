//! The conversion of the personal tokens of earlier releases, once, before a server uses a store.
//!
//! Earlier releases wrote a token first and then the list of its user. A server that was killed in
//! between left a token that no list has, so that its user could neither see nor revoke it. It had
//! not been answered, so nobody has its secret: it goes. One that was used is known to a program, and
//! stays: its list is missing for another reason, and a repair names it as an orphan.

use std::sync::Arc;

use super::{Account, owned::Owned, personal, personal::StoredToken, sessions};
use crate::{boxed, error::AccountsError};
use kontor_service::{
    documents::{
        Documents, Group,
        conversions::{self, Convert},
        parsed,
    },
    error::ServiceError,
};
use kontor_store::{Document, DocumentStore};

/// Removes the tokens that earlier releases have left in no list. Returns how many; `None` if that
/// was done before.
#[boxed]
pub async fn convert_tokens(store: &Arc<dyn DocumentStore>) -> Result<Option<u64>, AccountsError> {
    let documents = Documents(Arc::clone(store));
    let convert = async || {
        let mut conversion = Conversion { documents: &documents };
        let prefixes = [sessions::TOKEN_KEY_PREFIX];
        let made = documents.convert_all("tokens", &prefixes, &mut conversion).await?;
        tracing::info!(made.read, removed = made.changed, "personal tokens were converted");
        Ok(made.changed)
    };
    documents.convert_once(conversions::TOKENS, convert).await
}

struct Conversion<'a> {
    documents: &'a Documents,
}

impl Convert for Conversion<'_> {
    async fn lacking(&mut self, key: &str, document: &Document) -> Result<Group, ServiceError> {
        let token = parsed::<StoredToken>(key, document)?;
        let id = key.strip_prefix(sessions::TOKEN_KEY_PREFIX).unwrap_or_default();
        if token.value.was_used() {
            return Ok(Group::new());
        }
        // What acts for a bot account is in the list of its user.
        let player = token.value.player();
        let account = self.documents.read::<Account>(&Account::key(player)).await?;
        // The deletion of the account removes what is left of it.
        let Some(account) = account else { return Ok(Group::new()) };
        let mut group = Group::new().delete(key, token.version);
        for user in [Some(player), account.value.owner()].into_iter().flatten() {
            let list = personal::list_key(user);
            let kept = self.documents.read::<Owned>(&list).await?;
            if kept.as_ref().is_some_and(|kept| kept.value.ids.iter().any(|listed| listed == id)) {
                return Ok(Group::new());
            }
            group = group.unless_changed(list, kept.map(|kept| kept.version));
        }
        Ok(group)
    }
}
