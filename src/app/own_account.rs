//! What players do with their own accounts, where `kontor-accounts` alone is not enough: the change
//! runs to its end even if the connection is dropped, or needs the tables, or shows names as
//! operators have decided.

use std::sync::Arc;

use crate::{App, boxed, error::AppError, export::Export};
use kontor_accounts::{
    SignedIn, Upgrade,
    player_lists::{ListKind, ListedPlayer},
};
use kontor_auth::{Caller, Engine, Player, passwords::GivenPassword};
use kontor_service::runtime::execute::CommandReply;

impl App {
    /// The players on a list of the calling player, oldest first.
    #[boxed]
    pub async fn listed_players(
        &self,
        player: &Player,
        kind: ListKind,
    ) -> Result<Vec<ListedPlayer>, AppError> {
        let mut listed = self.accounts.listed_players(player, kind).await?;
        listed.iter_mut().for_each(|listed| self.games.former.rename(&mut listed.player));
        Ok(listed)
    }

    /// Makes the calling guest a user. This runs to its end even if the connection is dropped;
    /// otherwise the cache of sessions could still contain the player as a guest.
    #[boxed]
    pub async fn upgrade(
        &self,
        caller: Arc<Caller>,
        upgrade: Upgrade,
    ) -> Result<CommandReply<Player>, AppError> {
        let accounts = self.accounts.clone();
        Ok(self.games.in_task(async move { accounts.upgrade(&caller, upgrade).await }).await?)
    }

    /// Changes the password of the calling user. This runs to its end even if the connection is
    /// dropped; otherwise sessions that have ended could still be in the cache.
    #[boxed]
    pub async fn change_password(
        &self,
        caller: Arc<Caller>,
        old: GivenPassword,
        new: GivenPassword,
        revokes_all: bool,
    ) -> Result<(), AppError> {
        let accounts = self.accounts.clone();
        let change = async move { accounts.change_password(&caller, old, new, revokes_all).await };
        Ok(self.games.in_task(change).await?)
    }

    /// Sets a new password by a recovery code, and signs in. This runs to its end, too.
    #[boxed]
    pub async fn recover(
        &self,
        name: String,
        code: String,
        password: GivenPassword,
    ) -> Result<SignedIn, AppError> {
        let accounts = self.accounts.clone();
        let recovery = async move { accounts.recover(&name, &code, password).await };
        Ok(self.games.in_task(recovery).await?)
    }

    /// Makes a bot account of the calling user. A server that is about to stop waits for it, or
    /// refuses it.
    #[boxed]
    pub async fn create_bot(
        &self,
        caller: Arc<Caller>,
        name: String,
        engine: Engine,
    ) -> Result<Player, AppError> {
        let accounts = self.accounts.clone();
        let creation = async move { accounts.create_bot(&caller, &name, engine).await };
        Ok(self.games.in_task(creation).await?)
    }

    /// Begins an export of everything that is stored of the caller.
    #[boxed]
    pub async fn export(&self, caller: Arc<Caller>) -> Result<Export, AppError> {
        let (tables, accounts) = (&self.tables, self.accounts.clone());
        let (webhooks, tournaments) = (&self.webhooks, self.tournaments.clone());
        Export::begin(tables, accounts, webhooks, &self.ratings, tournaments, caller).await
    }
}
