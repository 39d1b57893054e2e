//! Bot accounts: players that are programs. A user makes them, and personal tokens for them. Their
//! names are unique, and seats, lists and records show what plays.

use crate::boxed;
use std::sync::Arc;

use super::{Account, Accounts, Caller, Engine, Login, Player, names};
use crate::error::AccountsError;
use kontor_environment::fresh_id;
use kontor_problems::Refused;
use kontor_service::{documents::Group, space::Growth};

kontor_limits::limits! {
    /// How many bot accounts a user can have.
    pub const BOT_ACCOUNTS_MAX: usize = 8;
}

/// The key of the list of the bot accounts of a user.
pub(super) fn list_key(user: &str) -> String {
    format!("bots/{user}")
}

impl Accounts {
    /// Makes a bot account of the calling user.
    #[boxed]
    pub async fn create_bot(
        &self,
        caller: &Caller,
        name: &str,
        engine: Engine,
    ) -> Result<Player, AccountsError> {
        self.space.admit(Growth::New)?;
        let user = self.user(caller)?;
        let name = names::normalized(name)?;
        let engine = checked(engine)?;
        let (id, list) = (fresh_id("p", &*self.entropy), list_key(user));
        let login = Login::Bot { owner: user.to_owned(), engine };
        let account = Account::new(name.clone(), self.clock.now_ms(), login);
        let _turn = self.turns.take(&list).await;
        let written = self.documents.until_written(|| async {
            let group = self.with_name(Group::for_living(user), &name, &id).await?;
            let (one, full) = ((&*id, BOT_ACCOUNTS_MAX), Refused::BotAccountsSpent);
            let group = self.with_one_more(group, &list, one, full).await?;
            Ok::<_, AccountsError>(group.put(Account::key(&id), None, &account))
        });
        written.await?;
        Ok(account.player(&id))
    }

    /// The bot accounts of the calling user, oldest first, without those that are damaged.
    #[boxed]
    pub async fn bots(&self, caller: &Caller) -> Result<Vec<Player>, AccountsError> {
        let mut bots = Vec::new();
        for id in self.owned(&list_key(self.user(caller)?)).await? {
            let found = self.documents.find::<Account>(&Account::key(&id)).await?;
            bots.extend(found.whole().map(|kept| kept.value.player(&id)));
        }
        Ok(bots)
    }

    /// Changes what plays for a bot account of the calling user. Where it sits already, the seat
    /// shows what played when it was taken.
    #[boxed]
    pub async fn change_engine(
        &self,
        caller: &Caller,
        bot: &str,
        engine: Engine,
    ) -> Result<Player, AccountsError> {
        let (bot, engine) = (self.owned_bot(self.user(caller)?, bot).await?, checked(engine)?);
        let changed = self.change_account(&bot, |account| match account.login {
            Login::Bot { owner, engine: _ } => {
                Ok(Account { login: Login::Bot { owner, engine: engine.clone() }, ..account })
            }
            Login::Guest {} | Login::User { .. } => Err(Refused::BotUnknown.into()),
        });
        let changed = changed.await;
        // Sessions in the cache have the player as it was.
        self.live.forget_player(&bot);
        match changed {
            Ok(account) => Ok(account.player(&bot)),
            // It was deleted since it was read, with its user.
            Err(AccountsError::Refused(Refused::TokenInvalid)) => Err(Refused::BotUnknown.into()),
            Err(other) => Err(other),
        }
    }

    /// The id of a bot account of this user.
    pub(super) async fn owned_bot(&self, user: &str, bot: &str) -> Result<String, AccountsError> {
        let mut owned = self.owned(&list_key(user)).await?.into_iter();
        owned.find(|id| id == bot).ok_or(Refused::BotUnknown.into())
    }
}

fn checked(Engine { name, version }: Engine) -> Result<Arc<Engine>, AccountsError> {
    let text = |text: &str, pointer: &str| {
        names::normalized(text).map_err(|error| match error {
            AccountsError::BodyInvalid { pointer: _, what } => {
                AccountsError::BodyInvalid { pointer: pointer.to_owned(), what }
            }
            other => other,
        })
    };
    let name = text(&name, "/engine/name")?;
    let version = text(&version, "/engine/version")?;
    Ok(Arc::new(Engine { name, version }))
}
