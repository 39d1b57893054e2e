//! The ids of games to be made, and the answers to repeated requests that have made one.

use std::sync::Arc;

use crate::{
    error::TablesError,
    table::{access::admit, game::Game, tables::Tables},
};
use kontor_auth::{Player, keys::Purpose};
use kontor_environment::{fresh_id, id_of};
use kontor_log::summary::Summary;
use kontor_problems::Refused;
use kontor_service::{
    error::StoreFault,
    requester::{RequestKey, Requester},
    runtime::{execute::CommandReply, handle::GameHandle},
};
use kontor_store::{IdempotentRequest, LogId};

/// The id of a game to be made, and the request that makes it.
pub(crate) struct NewId {
    /// Id of the game.
    pub id: String,
    /// The request, if it has an idempotency key.
    pub request: Option<Arc<IdempotentRequest>>,
}

impl Tables {
    /// The id of a game to be made. With an idempotency key it is derived from player and key.
    pub(crate) fn new_id(&self, player: &Player, key: Option<RequestKey>) -> NewId {
        let id = match &key {
            None => fresh_id("g", self.games.entropy()),
            Some(key) => {
                let bytes = self
                    .keys
                    .mac(Purpose::CreationId, format!("{}/{}", player.id, key.key).as_bytes());
                id_of("g", bytes[..16].try_into().expect("16 of 32 bytes"))
            }
        };
        NewId { id, request: key.map(|key| key.stored_for(&player.id)) }
    }

    /// The answer to a request that has already made this game. `None` means that it has not, or
    /// that it was interrupted; then the caller makes or completes the game now.
    pub(crate) async fn made_before(
        &self,
        id: &str,
        player: &Player,
        request: Option<&IdempotentRequest>,
    ) -> Result<Option<CommandReply<Game>>, TablesError> {
        let Some(request) = request else { return Ok(None) };
        let log = LogId(id.into());
        let Some((_, first)) = self.games.first_entry(&log).await? else { return Ok(None) };
        if first.request.as_deref() != Some(request) {
            return Err(Refused::KeyReused.into());
        }
        let last = self.games.events().last(&log).await?.map(|(_, entry)| Summary::of(&entry));
        if last
            .transpose()
            .map_err(|why| self.games.quarantine(id, &why.to_string()))?
            .is_none_or(|summary| summary.table.partial)
        {
            return Ok(None);
        }
        let requester = Requester::of(player, None);
        let handle = self.games.handle(id).await?;
        let snapshot = self.games.load(&handle).await?;
        admit(&snapshot, &requester)?;
        self.made_at(&handle, snapshot.creation_commit(), &requester).await.map(Some)
    }

    async fn made_at(
        &self,
        handle: &GameHandle,
        commit: u64,
        requester: &Requester,
    ) -> Result<CommandReply<Game>, TablesError> {
        let made =
            self.games.replay_log(&handle.id, Some(commit)).await?.ok_or(Refused::GameUnknown)?;
        Ok(CommandReply { answer: Game::of(&made, requester), replayed: true })
    }

    /// The answer to a request whose repetition, sent at the same time, made the game first; an
    /// error if nothing was made because the player is gone.
    pub(crate) async fn made_meanwhile(
        &self,
        id: &str,
        player: &Player,
        request: Option<&IdempotentRequest>,
    ) -> Result<CommandReply<Game>, TablesError> {
        match self.made_before(id, player, request).await? {
            Some(made) => Ok(made),
            None if self.documents().is_gone(&player.id).await? => {
                Err(Refused::TokenInvalid.into())
            }
            // A request without a key is for a table that several players can make.
            None if request.is_none() => Err(Refused::KeyReused.into()),
            // The key belongs to a game that was deleted.
            None if self.games.first_entry(&LogId(id.into())).await?.is_none() => {
                Err(Refused::KeyReused.into())
            }
            None => Err(TablesError::Store(StoreFault::of(
                "another entry is there, and makes no game yet".to_owned(),
            ))),
        }
    }
}
