//! Names of apps. A user who is asked to allow an app knows it by its name, so no two users have
//! apps whose names look the same, and no app has a name that seems to speak for the server.
//!
//! A user claims the looks of a name (`names`) in the same group that writes the app. A claim holds
//! as long as its user has an app that looks so.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Accounts, looks, names::is_reserved};
use crate::error::AccountsError;
use kontor_problems::Refused;
use kontor_service::documents::{Group, VersionedDocument};

/// Whose apps may look so.
#[derive(Serialize, Deserialize)]
pub(super) struct LookClaim {
    owner: String,
    claimed_at_ms: u64,
}

impl LookClaim {
    /// The claim of an app that an earlier release has stored.
    pub(super) fn of_earlier(owner: &str) -> Self {
        LookClaim { owner: owner.to_owned(), claimed_at_ms: 0 }
    }
}

/// The keys of the claims to a name.
pub(super) fn keys(name: &str) -> Vec<String> {
    looks::keys(name).into_iter().map(|key| format!("app_{key}")).collect()
}

impl Accounts {
    /// Adds to a group that a user claims a name for apps. An error if it is taken. If another user
    /// takes it before the group is written, the group conflicts.
    pub(super) async fn with_app_name(
        &self,
        mut group: Group,
        name: &str,
        owner: &str,
    ) -> Result<Group, AccountsError> {
        if is_reserved(name) {
            return Err(Refused::NameTaken.into());
        }
        for key in keys(name) {
            let kept = self.documents.read::<LookClaim>(&key).await?;
            if let Some(VersionedDocument { version: _, value: other }) = &kept
                && other.owner != owner
                && self.holds(other, &key).await?
            {
                return Err(Refused::NameTaken.into());
            }
            // Own claims are written again, so a group that frees the name at the same moment
            // conflicts.
            let claim = LookClaim { owner: owner.to_owned(), claimed_at_ms: self.clock.now_ms() };
            group = group.put(key, kept.map(|kept| kept.version), &claim);
        }
        Ok(group)
    }

    /// Adds to a group that a user has a name for apps no more, except for what it has in common
    /// with the names of the other apps.
    pub(super) async fn without_app_name(
        &self,
        mut group: Group,
        name: &str,
        (owner, kept): (&str, &BTreeSet<String>),
    ) -> Result<Group, AccountsError> {
        for key in keys(name).into_iter().filter(|key| !kept.contains(key)) {
            let claim = self.documents.find::<LookClaim>(&key).await?.whole();
            if let Some(own) = claim.filter(|claim| claim.value.owner == owner) {
                group = group.delete(key, own.version);
            }
        }
        Ok(group)
    }

    /// Whether a claim is one of a user who has an app of that look. A claim of an earlier release
    /// may have none.
    async fn holds(&self, claim: &LookClaim, claimed: &str) -> Result<bool, AccountsError> {
        let apps = self.apps_of(&claim.owner).await?;
        Ok(apps.iter().any(|app| keys(&app.description.name).iter().any(|key| key == claimed)))
    }
}
