//! Switching off at once all that acts without the password: personal tokens, codes and answers
//! that apps can still exchange for one, registered apps and webhooks, those of bot accounts
//! included.
//!
//! An account counts how often that was done, and each of these things notes the count with which
//! it was made. So the one write that raises the count switches all of them off, and nothing that
//! is being made at the same moment escapes. What they leave behind is tidied up later. A bot
//! account goes with its user: its count is the sum of both.

use super::{Account, Accounts, Caller};
use crate::boxed;
use crate::error::AccountsError;
use kontor_problems::Refused;
use kontor_service::error::ServiceError;

impl Accounts {
    /// How often everything of this player was switched off.
    #[boxed]
    pub async fn revocations(&self, player: &str) -> Result<u64, AccountsError> {
        match self.account(player).await? {
            Some(account) => Ok(self.revocations_of(&account).await?),
            None => Ok(0),
        }
    }

    pub(super) async fn revocations_of(&self, account: &Account) -> Result<u64, ServiceError> {
        let of_owner = match account.owner() {
            // Nothing acts for a bot account without a user: where the user's list of bot accounts
            // is damaged, they outlive the user.
            Some(owner) => self.account(owner).await?.map_or(u64::MAX, |owner| owner.revocations),
            None => 0,
        };
        Ok(account.revocations.saturating_add(of_owner))
    }

    /// The count that is noted for what the caller makes for this player. Whether the caller's
    /// token still counts is read from the store after the count: a token that was switched off in
    /// between makes nothing that outlives it.
    #[boxed]
    pub async fn noted_revocations(
        &self,
        caller: &Caller,
        player: &str,
    ) -> Result<u64, AccountsError> {
        let count = self.revocations(player).await?;
        self.stored_caller(&caller.session).await?.ok_or(Refused::TokenInvalid)?;
        Ok(count)
    }
}
