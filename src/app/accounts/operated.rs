//! What an operator decides about an account: suspending it, ending its sessions, another name, and
//! taking away what it says of itself.
//!
//! Each decision is an act of the operator with a number (`admin`). The account notes the number of
//! the last act that has changed it. Whoever carries out an act that was carried out before, after a
//! kill or because another server is faster, finds the number and changes nothing; so a server that
//! is late does not undo what came after.

use serde::{Deserialize, Serialize};

use super::{
    Account, Accounts, Claim, Login, OwnProfile, PLAYER_ID_LENGTH_MAX, Player, bots, folded_name,
    names, sessions,
};
use crate::{documents::VersionedDocument, error::AppError, time::Timestamp};

/// A suspension: until it is over, sign-ins, sessions and tokens of the player are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suspension {
    /// When it is over; `None` if an operator has to lift it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_ms: Option<u64>,
    /// What the player is told of the reason.
    pub told: String,
}

/// What an account knows of the acts of operators.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Operated {
    /// The number of the last act that has changed the account.
    act: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    suspension: Option<Suspension>,
    /// The name that this act has taken, if it is a renaming. It may not be the one that the player
    /// had when the operator asked: another operator may have been faster.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    renamed_from: Option<String>,
}

impl Operated {
    /// What stays when the next act changes something.
    fn followed_by(self, act: u64) -> Operated {
        Operated { act, suspension: self.suspension, renamed_from: None }
    }

    pub(super) fn is_none(&self) -> bool {
        self.act == 0
    }
}

/// What an operator may know of a player. It has no secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LookedUp {
    pub(crate) player: Player,
    pub(crate) created_at_ms: u64,
    /// Id of the user whose bot account it is.
    pub(crate) owner: Option<String>,
    pub(crate) suspension: Option<Suspension>,
    pub(crate) sessions: usize,
    pub(crate) tokens: usize,
    pub(crate) app_tokens: usize,
    pub(crate) bots: Vec<String>,
}

impl Account {
    /// The suspension that is in force at this time.
    pub(super) fn suspension(&self, now_ms: u64) -> Option<&Suspension> {
        let kept = self.operated.suspension.as_ref();
        kept.filter(|kept| kept.until_ms.is_none_or(|until_ms| now_ms < until_ms))
    }

    /// The last suspension that was not lifted, whether or not it is over.
    pub(super) fn stored_suspension(&self) -> Option<Suspension> {
        self.operated.suspension.clone()
    }
}

impl Accounts {
    /// Refuses a player who is suspended, and a bot account whose user is.
    pub(super) async fn admitted(&self, account: &Account) -> Result<(), AppError> {
        self.admitted_itself(account)?;
        if let Login::Bot { owner, .. } = &account.login
            && let Some(owner) = self.account(owner).await?
        {
            self.admitted_itself(&owner)?;
        }
        Ok(())
    }

    fn admitted_itself(&self, account: &Account) -> Result<(), AppError> {
        match account.suspension(self.clock.now_ms()) {
            None => Ok(()),
            Some(Suspension { until_ms, told }) => Err(AppError::AccountSuspended {
                until: until_ms.map(Timestamp),
                told: told.clone(),
            }),
        }
    }

    /// Whether the player is suspended now. Nobody else is.
    pub(crate) async fn is_suspended(&self, id: &str) -> Result<bool, AppError> {
        let Some(account) = self.account(id).await? else { return Ok(false) };
        match self.admitted(&account).await {
            Ok(()) => Ok(false),
            Err(AppError::AccountSuspended { .. }) => Ok(true),
            Err(other) => Err(other),
        }
    }

    /// The id of the player whom an operator means: a player of this id, or else the user or bot
    /// account of this name. Guests share names, so they are found by their ids alone.
    pub(crate) async fn id_of(&self, id_or_name: &str) -> Result<Option<String>, AppError> {
        if id_or_name.len() <= PLAYER_ID_LENGTH_MAX && self.account(id_or_name).await?.is_some() {
            return Ok(Some(id_or_name.to_owned()));
        }
        let Ok(folded) = folded_name(id_or_name) else { return Ok(None) };
        let key = names::key(&folded);
        let Some(claim) = self.documents.read::<Claim>(&key).await? else { return Ok(None) };
        let id = claim.value.player;
        let account = self.account(&id).await?;
        Ok(account.filter(|account| account.claims(&key)).map(|_| id))
    }

    /// What there is to know of a player.
    pub(crate) async fn look_up(&self, id: &str) -> Result<Option<LookedUp>, AppError> {
        let Some(account) = self.account(id).await? else { return Ok(None) };
        let owner = match &account.login {
            Login::Guest {} | Login::User { .. } => None,
            Login::Bot { owner, .. } => Some(owner.clone()),
        };
        let tokens = self.tokens_of(id).await?;
        let app_tokens = tokens.iter().filter(|token| token.app.is_some()).count();
        Ok(Some(LookedUp {
            player: account.player(id),
            created_at_ms: account.created_at_ms,
            owner,
            suspension: account.suspension(self.clock.now_ms()).cloned(),
            sessions: self.owned(&sessions::list_key(id)).await?.len(),
            tokens: tokens.len(),
            app_tokens,
            bots: self.owned(&bots::list_key(id)).await?,
        }))
    }

    /// Suspends a player, or lifts the suspension. A player who is gone stays gone.
    pub(crate) async fn set_suspension(
        &self,
        id: &str,
        act: u64,
        suspension: Option<&Suspension>,
    ) -> Result<(), AppError> {
        let change = |account: Account| {
            let suspension = suspension.cloned();
            Account { operated: Operated { act, suspension, renamed_from: None }, ..account }
        };
        self.change_by_act(id, act, change).await.map(drop)
    }

    /// Ends all sessions of a player, and switches off all that acts without the password.
    pub(crate) async fn end_all(&self, id: &str, act: u64) -> Result<(), AppError> {
        let change = |account: Account| Account {
            operated: account.operated.followed_by(act),
            sign_outs: account.sign_outs.again(),
            revocations: account.revocations + 1,
            ..account
        };
        self.change_by_act(id, act, change).await?;
        self.drop_ended_sessions(id, None).await;
        Ok(())
    }

    /// Takes away what a player says of themself.
    pub(crate) async fn remove_about(&self, id: &str, act: u64) -> Result<(), AppError> {
        let change = |account: Account| Account {
            profile: OwnProfile { about: None, ..account.profile },
            operated: account.operated.followed_by(act),
            ..account
        };
        self.change_by_act(id, act, change).await
    }

    /// Gives a player another name. The old one is free from then on, or nobody's for good. It fails
    /// if somebody else has the name. Returns the name that the player had until then; `None` if
    /// there is no such player, or if a later act has changed the account, so that this one was
    /// carried out.
    pub(crate) async fn rename(
        &self,
        id: &str,
        act: u64,
        (asked_from, to): (&str, &str),
        reserve: bool,
    ) -> Result<Option<String>, AppError> {
        let Some(account) = self.account(id).await? else { return Ok(None) };
        let claims = !matches!(account.login, Login::Guest {});
        if account.operated.act < act {
            self.check_name(to, id).await?;
            if claims {
                self.claim_name(to, id).await?;
            }
            let change = |account: Account| Account {
                operated: Operated {
                    renamed_from: Some(account.name),
                    ..account.operated.followed_by(act)
                },
                name: to.to_owned(),
                ..account
            };
            self.change_by_act(id, act, change).await?;
        }
        let Some(Account { operated, .. }) = self.account(id).await? else { return Ok(None) };
        if operated.act != act {
            return Ok(None);
        }
        // Accounts that an earlier release has renamed do not tell.
        let from = operated.renamed_from.unwrap_or_else(|| asked_from.to_owned());
        if claims {
            self.settle_new_name(id, &from, to).await?;
            if !reserve {
                self.free_old_name(&from, id).await?;
            }
        }
        self.live.forget_all();
        Ok(Some(from))
    }

    /// Settles the claim to the name that an account has got. If it has lapsed and was taken over
    /// meanwhile, the account gets its old name back.
    async fn settle_new_name(&self, id: &str, from: &str, to: &str) -> Result<(), AppError> {
        let Some(Account { name, .. }) = self.account(id).await? else { return Ok(()) };
        // It was given back before a kill.
        if name == from {
            return Err(AppError::NameTaken);
        }
        if name != to || self.keep_name(to, id).await? {
            return Ok(());
        }
        let change = |account: Account| match account.name == to {
            true => Ok(Account { name: from.to_owned(), ..account }),
            false => Ok(account),
        };
        self.change_account(id, change).await?;
        Err(AppError::NameTaken)
    }

    /// Forgets the claims of a player to a name that the player has no more. A claim that is not
    /// settled belongs to somebody who is about to take the name.
    async fn free_old_name(&self, name: &str, id: &str) -> Result<(), AppError> {
        for key in names::claim_keys(name) {
            let kept = self.documents.read::<Claim>(&key).await?;
            let own = |kept: &VersionedDocument<Claim>| {
                kept.value.player == id && kept.value.is_settled()
            };
            let Some(kept) = kept.filter(own) else { continue };
            // Read after the claim: whoever takes the name changes the claim before the account.
            if !self.account(id).await?.is_some_and(|account| account.claims(&key)) {
                self.documents.remove_if(&key, kept.version).await?;
            }
        }
        Ok(())
    }

    /// Changes the account unless it has this act or a later one. Sessions in the caches have the
    /// player as it was.
    async fn change_by_act(
        &self,
        id: &str,
        act: u64,
        change: impl Fn(Account) -> Account,
    ) -> Result<(), AppError> {
        let changed = self.change_account(id, |account| match account.operated.act < act {
            true => Ok(change(account)),
            false => Ok(account),
        });
        let changed = changed.await;
        self.live.forget_all();
        match changed {
            Ok(_) => Ok(()),
            // The account was deleted meanwhile.
            Err(AppError::TokenInvalid) => Ok(()),
            Err(other) => Err(other),
        }
    }
}
