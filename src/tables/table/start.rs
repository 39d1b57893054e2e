//! Starting a game: by the owner of the table, and by any player who sits there if nothing has
//! happened at the full table for some days, so that the players do not wait for an absent owner.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{
        access::admit,
        consequences::{TableDraft, table_draft},
        game::Game,
        may_start::{may_start, start_by_others_at},
        seats::own_table,
        tables::Tables,
    },
};
use kontor_log::{
    index_rows, snapshot::Snapshot, table_action::TableAction, table_event::TableEvent,
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_service::{
    account_news::asked,
    documents::{Documents, Group},
    error::ServiceError,
    quotas::Storer,
    requester::{RequestKey, Requester},
    runtime::{
        execute::{Command, CommandReply, Draft},
        games::Games,
    },
};

kontor_limits::limits! { BOT_GAME_LIMITS:
    /// How many games with bots may be under way at the tables of one owner.
    pub const BOT_GAMES_MAX: usize = 32;
}

struct Start {
    requester: Requester,
    storer: Storer,
}

/// What a start depends on outside of the log.
#[derive(Default)]
struct BeforeStart {
    now_ms: u64,
    /// How many games with bots run at the tables of the owner. If several games are started at the
    /// same instant, a few more than the maximum may start.
    bot_games: usize,
    is_quota_full: bool,
}

impl Command for Start {
    type Answer = Game;
    type Error = TablesError;
    type Read = BeforeStart;

    fn admit(&self, snapshot: &Snapshot) -> Result<(), TablesError> {
        admit(snapshot, &self.requester)
    }

    async fn read(
        &self,
        games: &Games,
        snapshot: &Snapshot,
    ) -> Result<(BeforeStart, Group), TablesError> {
        let prefix = index_rows::bot_games_prefix(&snapshot.lobby.owner.id);
        let bot_games = games.events().index_rows(&prefix, None, BOT_GAMES_MAX).await?.len();
        // A game that runs grows, so its starter needs room in the quota, too.
        let is_quota_full = match games.quotas.admit(&self.storer, 0).await {
            Ok(_) => false,
            Err(ServiceError::Refused(Refused::StorageQuota)) => true,
            Err(error) => return Err(error.into()),
        };
        let now_ms = games.clock().now_ms();
        let documents = Documents(games.documents().clone());
        let group = asked::without_table(&documents, &snapshot.id).await?;
        Ok((BeforeStart { now_ms, bot_games, is_quota_full }, group))
    }

    fn decide(
        &self,
        snapshot: &Snapshot,
        read: &BeforeStart,
    ) -> Result<Option<Draft>, TablesError> {
        let (lobby, who) = (&snapshot.lobby, &self.storer.player.id);
        let changed_at = snapshot.last.at;
        let is_by_other =
            !lobby.owner.is(who) && may_start(lobby, changed_at, who, Timestamp(read.now_ms));
        if !is_by_other {
            own_table(lobby, who)?;
        }
        if lobby.open_seats() > 0 {
            return Err(Refused::SeatsOpen.into());
        }
        if read.is_quota_full {
            return Err(Refused::StorageQuota.into());
        }
        if read.bot_games >= BOT_GAMES_MAX
            && lobby.seats.iter().flatten().any(|occupant| occupant.bot().is_some())
        {
            return Err(Refused::BotGamesSpent.into());
        }
        let action = TableAction::Start { player: who.clone() };
        let events = vec![TableEvent::Started {}];
        let draft = table_draft(snapshot, TableDraft { seat: lobby.seat_of(who), action, events })?;
        // So that by the times in the log it was not too early, and the record can be verified.
        let not_before = is_by_other.then(|| start_by_others_at(changed_at));
        Ok(Some(Draft { not_before, ..draft }))
    }

    fn answer(&self, snapshot: &Snapshot) -> Game {
        Game::of(snapshot, &self.requester)
    }
}

impl Tables {
    /// Starts the game.
    #[boxed]
    pub async fn start_game(
        &self,
        storer: &Storer,
        id: &str,
        key: Option<RequestKey>,
    ) -> Result<CommandReply<Game>, TablesError> {
        let player = &storer.player;
        let requester = Requester::of(player, None);
        let request = key.map(|key| key.stored_for(&player.id));
        let command = Start { requester: requester.clone(), storer: storer.clone() };
        self.execute_shown(id, &requester, request, command).await
    }
}
