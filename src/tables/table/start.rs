//! Starting a game: by the owner of the table, and by any player who sits there if nothing has
//! happened at the full table for some days, so that the players do not wait for an absent owner.

use crate::boxed;
use crate::{
    error::TablesError,
    table::{
        access::admit,
        create::Tables,
        game::Game,
        seats::{TableDraft, own_table, table_draft},
    },
};
use kontor_log::{
    index_rows, lobby::Lobby, snapshot::Snapshot, table_action::TableAction,
    table_event::TableEvent, time::Timestamp,
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

kontor_limits::limits! { START_LIMITS:
    /// For how many days nothing has happened at a full table when others than its owner may start
    /// the game.
    pub const START_BY_OTHERS_DAYS: u32 = 3;
}

const START_BY_OTHERS_AFTER_MS: u64 = START_BY_OTHERS_DAYS as u64 * 24 * 60 * 60 * 1000;

/// From when on others than the owner may start the game of a full table.
pub(crate) fn start_by_others_at(changed_at: Timestamp) -> Timestamp {
    Timestamp(changed_at.0 + START_BY_OTHERS_AFTER_MS)
}

/// Whether this player may start the game of the table at this time, if its seats are taken.
pub(crate) fn may_start(
    lobby: &Lobby,
    changed_at: Timestamp,
    player: &str,
    now: Timestamp,
) -> bool {
    // A rated game takes points from absent players, so no other player starts it against its
    // owner.
    let waits = lobby.started_at.is_none() && lobby.open_seats() == 0 && !lobby.rated;
    let is_left_alone = waits && now >= start_by_others_at(changed_at);
    lobby.owner.is(player) || is_left_alone && lobby.seat_of(player).is_some()
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

#[cfg(test)]
mod tests {
    use kontor_bots::Bot;
    use kontor_rules::Seat;

    use super::*;
    use kontor_log::table_event::{PlayerRef, Visibility};

    const MADE_MS: u64 = 1_000_000;

    fn who(id: &str) -> PlayerRef {
        PlayerRef { id: id.into(), name: id.into(), kind: None, engine: None }
    }

    /// A table of two, which Ada owns and at which Ben sits.
    fn table() -> Lobby {
        let created = TableEvent::Created {
            ruleset: "medici".to_owned(),
            rules_version: "medici/1".to_owned(),
            options: serde_json::json!({}),
            seats: 2,
            visibility: Visibility::Public,
            owner: who("ada"),
            commitment: String::new(),
            stand_in: Bot::Random,
            turn_limit_s: None,
            sandbox: false,
            rated: false,
            clock: None,
            tournament: None,
        };
        let mut lobby = Lobby::create(&created, Timestamp(MADE_MS)).unwrap();
        let sat = TableEvent::SeatTaken { seat: Seat(0), player: who("ben"), nonce: None };
        lobby.evolve(&sat, Timestamp(MADE_MS)).unwrap();
        lobby
    }

    fn may(lobby: &Lobby, player: &str, after_ms: u64) -> bool {
        may_start(lobby, Timestamp(MADE_MS), player, Timestamp(MADE_MS + after_ms))
    }

    #[test]
    fn a_rated_table_waits_for_its_owner() {
        let mut lobby = table();
        assert!(!may(&lobby, "ben", 10 * START_BY_OTHERS_AFTER_MS), "a seat is free");
        let seated = TableEvent::BotSeated { seat: Seat(1), bot: Bot::Random };
        lobby.evolve(&seated, Timestamp(MADE_MS)).unwrap();
        assert!(may(&lobby, "ben", START_BY_OTHERS_AFTER_MS));
        lobby.rated = true;
        assert!(!may(&lobby, "ben", 10 * START_BY_OTHERS_AFTER_MS));
        assert!(may(&lobby, "ada", 0));
    }
}
