//! What an operator decides about an account: suspending it, ending its sessions, another name, and
//! taking away what it says of itself.
//!
//! Each decision is an act of the operator with a number (`admin`), and is written with the record
//! of the act. The account notes the number of the last act that has changed it. So acts of earlier
//! releases, which the conversion completes, do not undo what came after.

use crate::boxed;
use std::cmp::Ordering;

use super::{
    Account, Accounts, Claim, Login, OwnProfile, PLAYER_ID_LENGTH_MAX, Player, acts::Operated,
    bots, claims, folded_name, names, sessions,
};
use crate::{
    error::AccountsError,
    suspension::{NotAdmitted, Suspension},
};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Group, VersionedDocument},
    error::ServiceError,
};

/// What an operator may know of a player. It has no secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookedUp {
    /// The player.
    pub player: Player,
    /// When the account was made.
    pub created_at_ms: u64,
    /// Id of the user whose bot account it is.
    pub owner: Option<String>,
    /// The suspension that is in force.
    pub suspension: Option<Suspension>,
    /// How many sessions there are.
    pub sessions: usize,
    /// How many tokens there are, with those of apps.
    pub tokens: usize,
    /// How many of them apps have.
    pub app_tokens: usize,
    /// Ids of the bot accounts.
    pub bots: Vec<String>,
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
    /// Refuses a suspended player, and a bot account of a suspended user.
    pub(super) async fn admitted(&self, account: &Account) -> Result<(), NotAdmitted> {
        self.admitted_itself(account)?;
        if let Login::Bot { owner, .. } = &account.login
            && let Some(owner) = self.account(owner).await?
        {
            self.admitted_itself(&owner)?;
        }
        Ok(())
    }

    fn admitted_itself(&self, account: &Account) -> Result<(), NotAdmitted> {
        match account.suspension(self.clock.now_ms()) {
            None => Ok(()),
            Some(suspension) => Err(NotAdmitted::Suspended(suspension.clone())),
        }
    }

    /// Whether the player is suspended now.
    #[boxed]
    pub async fn is_suspended(&self, id: &str) -> Result<bool, ServiceError> {
        let Some(account) = self.account(id).await? else { return Ok(false) };
        match self.admitted(&account).await {
            Ok(()) => Ok(false),
            Err(NotAdmitted::Suspended(_)) => Ok(true),
            Err(NotAdmitted::Failed(error)) => Err(error),
        }
    }

    /// The id of the player whom an operator means: a player of this id, or else the user or bot
    /// account of this name. Guests share names, so they are found by their ids alone.
    #[boxed]
    pub async fn id_of(&self, id_or_name: &str) -> Result<Option<String>, AccountsError> {
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
    #[boxed]
    pub async fn look_up(&self, id: &str) -> Result<Option<LookedUp>, AccountsError> {
        let Some(account) = self.account(id).await? else { return Ok(None) };
        let owner = account.owner().map(str::to_owned);
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

    /// Adds to a group that a player is suspended, or that the suspension is lifted. A player who
    /// is gone stays gone.
    #[boxed]
    pub async fn with_suspension(
        &self,
        group: Group,
        id: &str,
        act: u64,
        suspension: Option<Suspension>,
    ) -> Result<Group, AccountsError> {
        let change = |account: Account| {
            let operated = Operated { act, suspension, renamed_from: None };
            Account { operated, ..account }
        };
        self.with_act(group, id, act, change).await
    }

    /// Adds to a group that all sessions of a player end, and that all that acts without the
    /// password is switched off.
    #[boxed]
    pub async fn with_all_ended(
        &self,
        group: Group,
        id: &str,
        act: u64,
    ) -> Result<Group, AccountsError> {
        let change = |account: Account| Account {
            operated: account.operated.followed_by(act),
            sign_outs: account.sign_outs.again(),
            revocations: account.revocations + 1,
            ..account
        };
        self.with_act(group, id, act, change).await
    }

    /// Removes what is left of sessions and tokens that have ended.
    #[boxed]
    pub async fn drop_all_ended(&self, id: &str) {
        self.drop_ended_sessions(id, None).await;
    }

    /// Adds to a group that what a player says of themself is taken away.
    #[boxed]
    pub async fn without_about(
        &self,
        group: Group,
        id: &str,
        act: u64,
    ) -> Result<Group, AccountsError> {
        let change = |account: Account| Account {
            profile: OwnProfile { about: None, ..account.profile },
            operated: account.operated.followed_by(act),
            ..account
        };
        self.with_act(group, id, act, change).await
    }

    /// Adds to a group that a player has another name. The old one is free from then on, or
    /// reserved for good. It fails if another player has the name. Returns the name that the player
    /// has until then; `None` if there is no such player, or if a later act has changed the
    /// account.
    #[boxed]
    pub async fn with_name_by_act(
        &self,
        group: Group,
        id: &str,
        act: u64,
        (asked_from, to): (&str, &str),
        reserve: bool,
    ) -> Result<(Group, Option<String>), AccountsError> {
        let key = Account::key(id);
        let kept = self.documents.read::<Account>(&key).await?;
        let Some(VersionedDocument { version, value: account }) = kept else {
            return Ok((group, None));
        };
        let claims = !account.is_guest();
        let (from, group) = match account.operated.act.cmp(&act) {
            Ordering::Less => {
                let from = account.name.clone();
                let group = match claims {
                    true => self.with_name(group, to, id).await?,
                    false => self.check_name(to, id).await.map(|()| group)?,
                };
                let operated = account.operated.clone().followed_by(act);
                let renamed = Account { name: to.to_owned(), operated, ..account };
                (from, group.put(&*key, Some(version), &renamed))
            }
            // An earlier release has come to the account, and perhaps no further.
            Ordering::Equal => {
                let taken = account.operated.renamed_from.clone();
                let from = taken.unwrap_or_else(|| asked_from.to_owned());
                // It may have given the old name back, because another player had the new one.
                if account.name == from {
                    return Err(Refused::NameTaken.into());
                }
                (from, group.unless_changed(&*key, Some(version)))
            }
            Ordering::Greater => return Ok((group.unless_changed(&*key, Some(version)), None)),
        };
        let group = match claims && !reserve {
            true => self.without_name(group, &from, (to, id)).await?,
            false => group,
        };
        Ok((group, Some(from)))
    }

    /// Adds to a group that a player who is called so has an earlier name no more. What both names
    /// have in common stays.
    async fn without_name(
        &self,
        mut group: Group,
        earlier: &str,
        (name, id): (&str, &str),
    ) -> Result<Group, AccountsError> {
        let kept = names::claim_keys(name);
        for (key, own) in claims::claims_of(&self.documents, earlier, id).await? {
            if !kept.contains(&key) {
                group = group.delete(key, own.version);
            }
        }
        Ok(group)
    }

    /// Adds to a group a change of the account, unless a later act has changed it.
    async fn with_act(
        &self,
        group: Group,
        id: &str,
        act: u64,
        change: impl FnOnce(Account) -> Account,
    ) -> Result<Group, AccountsError> {
        let key = Account::key(id);
        Ok(match self.documents.read::<Account>(&key).await? {
            Some(VersionedDocument { version, value }) if value.operated.act < act => {
                group.put(key, Some(version), &change(value))
            }
            // The account was deleted since, or that is done.
            kept => group.unless_changed(key, kept.map(|kept| kept.version)),
        })
    }
}
