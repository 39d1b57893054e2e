//! Names of apps. Whoever is asked to allow an app knows it by its name, so no two users have apps
//! whose names look the same, and none is called like somebody who speaks for the server.
//!
//! A user claims the looks of a name (`names`) before the app is written. A claim holds for a minute,
//! and from then on as long as its user has an app that looks so.

use serde::{Deserialize, Serialize};

use super::{Accounts, looks, names::is_reserved};
use crate::{
    documents::{ATTEMPTS_MAX, VersionedDocument, WriteOutcome},
    error::{AppError, StoreFault},
};

/// How long a claim holds without an app, in milliseconds.
const CLAIM_LIFETIME_MS: u64 = 60_000;

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
    /// Claims a name for the apps of a user.
    pub(super) async fn claim_app_name(&self, name: &str, owner: &str) -> Result<(), AppError> {
        if is_reserved(name) {
            return Err(AppError::NameTaken);
        }
        for key in keys(name) {
            self.claim_app_look(&key, owner).await?;
        }
        Ok(())
    }

    async fn claim_app_look(&self, key: &str, owner: &str) -> Result<(), AppError> {
        let claimed_at_ms = self.clock.now_ms();
        let claim = LookClaim { owner: owner.to_owned(), claimed_at_ms };
        for _ in 0..ATTEMPTS_MAX {
            let kept = self.documents.read::<LookClaim>(key).await?;
            if let Some(VersionedDocument { version: _, value: other }) = &kept
                && other.owner != owner
                && self.holds(other, key).await?
            {
                return Err(AppError::NameTaken);
            }
            let version = kept.map(|kept| kept.version);
            if let WriteOutcome::Written(_) = self.documents.write(key, version, &claim).await? {
                return Ok(());
            }
        }
        Err(AppError::Store(StoreFault("the name keeps changing".to_owned())))
    }

    /// Forgets the claim to a name that no app of this user has any more.
    pub(super) async fn free_app_name(&self, name: &str, owner: &str) -> Result<(), AppError> {
        for key in keys(name) {
            let kept = self.documents.read::<LookClaim>(&key).await?;
            if let Some(kept) = kept.filter(|kept| kept.value.owner == owner)
                && !self.has_app_like(owner, &key).await?
            {
                self.documents.remove_if(&key, kept.version).await?;
            }
        }
        Ok(())
    }

    async fn holds(&self, claim: &LookClaim, claimed: &str) -> Result<bool, AppError> {
        if self.clock.now_ms() < claim.claimed_at_ms + CLAIM_LIFETIME_MS {
            return Ok(true);
        }
        self.has_app_like(&claim.owner, claimed).await
    }

    async fn has_app_like(&self, owner: &str, claimed: &str) -> Result<bool, AppError> {
        let apps = self.apps_of(owner).await?;
        Ok(apps.iter().any(|app| keys(&app.description.name).iter().any(|key| key == claimed)))
    }
}
