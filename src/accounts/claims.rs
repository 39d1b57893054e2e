//! Claims to names: the guarantee that no two users have the same name, or two that look the same.
//!
//! The claims of a user are written together with the account, as one group, so there is no claim
//! without an account but for names that are kept from others: those of deleted accounts until a
//! certain time, and those that operators have reserved for good.

use crate::boxed;

use super::{
    Accounts,
    names::{Claim, claim_keys, generated_name, is_reserved_key},
};
use crate::error::AccountsError;
use kontor_problems::Refused;
use kontor_service::documents::{Documents, Group, VersionedDocument, parsed};

/// The claims to a name that is free, with the versions that they had when they were read.
pub(super) struct FreeClaims(Vec<(String, Option<u64>)>);

impl FreeClaims {
    /// Adds to a group that a player has the name for good. If another player has taken it since,
    /// the group conflicts.
    pub(super) fn settle(&self, group: Group, player: &str) -> Group {
        let claim = Claim::settled(player);
        self.0.iter().fold(group, |group, (key, version)| group.put(&**key, *version, &claim))
    }
}

impl Accounts {
    /// Checks that no other player has the name, or one that looks the same. A guest may be called
    /// by a name that is free in this sense.
    #[boxed]
    pub async fn check_name(&self, tidy: &str, by: &str) -> Result<(), AccountsError> {
        self.free_claims(tidy, by).await.map(drop)
    }

    /// A generated name that is no user's: a short one, or a longer one if that is taken.
    pub(super) async fn free_generated_name(&self, by: &str) -> Result<String, AccountsError> {
        let short = generated_name(&*self.entropy, 4);
        match self.check_name(&short, by).await {
            Err(AccountsError::Refused(Refused::NameTaken)) => {
                let long = generated_name(&*self.entropy, 9);
                self.check_name(&long, by).await.map(|()| long)
            }
            checked => checked.map(|()| short),
        }
    }

    /// The claims to a name, which this player may make; a player's own claim always may be
    /// replaced. An error if the name is taken.
    pub(super) async fn free_claims(
        &self,
        tidy: &str,
        by: &str,
    ) -> Result<FreeClaims, AccountsError> {
        let keys = claim_keys(tidy);
        if keys.iter().any(|key| is_reserved_key(key)) {
            return Err(Refused::NameTaken.into());
        }
        let read: Vec<&str> = keys.iter().map(String::as_str).collect();
        let found = self.documents.0.get_all(&read).await?;
        let mut free = Vec::with_capacity(keys.len());
        for (key, document) in keys.into_iter().zip(found) {
            let kept = document.map(|document| parsed::<Claim>(&key, &document)).transpose()?;
            let is_free =
                |claim: &Claim| claim.player == by || claim.has_lapsed(self.clock.now_ms());
            if !kept.as_ref().is_none_or(|kept| is_free(&kept.value)) {
                return Err(Refused::NameTaken.into());
            }
            free.push((key, kept.map(|kept| kept.version)));
        }
        Ok(FreeClaims(free))
    }

    /// Adds to a group that a player has this name for good. An error if it is taken. If another
    /// player takes it before the group is written, the group conflicts.
    pub(super) async fn with_name(
        &self,
        group: Group,
        tidy: &str,
        player: &str,
    ) -> Result<Group, AccountsError> {
        Ok(self.free_claims(tidy, player).await?.settle(group, player))
    }
}

/// The claims of a player to this name, with their keys.
pub(super) async fn claims_of(
    documents: &Documents,
    tidy: &str,
    player: &str,
) -> Result<Vec<(String, VersionedDocument<Claim>)>, AccountsError> {
    let mut claims = Vec::new();
    for key in claim_keys(tidy) {
        let found = documents.find::<Claim>(&key).await?;
        let own = found.whole().filter(|kept| kept.value.player == player);
        claims.extend(own.map(|own| (key, own)));
    }
    Ok(claims)
}

/// Adds to a group that a name kept for a player is forgotten, unless another player has taken it.
#[boxed]
pub async fn without_kept_name(
    documents: &Documents,
    mut group: Group,
    tidy: &str,
    player: &str,
) -> Result<Group, AccountsError> {
    for (key, own) in claims_of(documents, tidy, player).await? {
        group = group.delete(key, own.version);
    }
    Ok(group)
}
