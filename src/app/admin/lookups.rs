//! What operators look up. It is made of accounts, summaries and counts; no state of a game is
//! read.

use super::act::{GameFacts, ListedReport, LookupAnswer, PlayerFacts, Seated};
use crate::error::AppError;
use kontor_accounts::{Accounts, LookedUp};
use kontor_auth::PlayerKind;
use kontor_log::{
    index_rows,
    lobby::Status,
    names::messages_of,
    summary::Summary,
    table_event::{PlayerRef, Visibility},
    time::Timestamp,
};
use kontor_service::{documents::Documents, runtime::games::Games};
use kontor_store::{LogId, StoreError};
use kontor_tables::messages::reports;

/// Maximum number of games of a player that are counted.
pub const GAMES_COUNTED_MAX: usize = 10_000;

/// Maximum number of index rows that are read at a time.
const ROWS_MAX: usize = 1_024;

/// What there is to know of a player.
pub(super) async fn player(
    games: &Games,
    accounts: &Accounts,
    id: &str,
) -> Result<Option<PlayerFacts>, AppError> {
    let Some(found) = accounts.look_up(id).await? else { return Ok(None) };
    let LookedUp { player, created_at_ms, owner, suspension, sessions, tokens, app_tokens, bots } =
        found;
    let kind = match player.kind {
        PlayerKind::Guest => "guest",
        PlayerKind::User => "user",
        PlayerKind::Bot => "bot",
    };
    Ok(Some(PlayerFacts {
        kind: kind.to_owned(),
        owner,
        created_at: Timestamp(created_at_ms),
        suspension,
        sessions,
        tokens,
        app_tokens,
        bots,
        games: games_of(games, id).await?,
        stored_bytes: games.quotas.stored_bytes(id).await?,
        id: player.id,
        name: player.name,
    }))
}

async fn games_of(games: &Games, player: &str) -> Result<usize, AppError> {
    let mut counted = 0;
    for prefix in index_rows::prefixes_of_player(player) {
        let mut after = None::<String>;
        loop {
            let rows = games.events().index_rows(&prefix, after.as_deref(), ROWS_MAX).await?;
            counted += rows.len();
            if counted >= GAMES_COUNTED_MAX {
                return Ok(GAMES_COUNTED_MAX);
            }
            match rows.into_iter().nth(ROWS_MAX - 1) {
                Some(last) => after = Some(last),
                None => break,
            }
        }
    }
    Ok(counted)
}

/// What there is to know of a game. One whose log cannot be read is known by its damage alone.
pub(super) async fn game(games: &Games, id: &str) -> Result<Option<GameFacts>, AppError> {
    if !is_game(id) {
        return Ok(None);
    }
    let Some((position, entry)) = games.events().last(&LogId(id.into())).await? else {
        return Ok(None);
    };
    let Summary { table, progress } = Summary::of(&entry).map_err(|why| {
        AppError::Internal(format!("the summary of the game {id} cannot be read: {why}"))
    })?;
    // Whether the rest of the log can be read is found out by reading it.
    drop(games.handle(id).await);
    let former = |mut player: PlayerRef| {
        games.former.rename(&mut player);
        Seated { id: Some(player.id.to_string()), name: player.name.to_string() }
    };
    let bots = table
        .bots
        .iter()
        .map(|bot| bot.map(|bot| Seated { id: None, name: bot.name().to_owned() }));
    let seats = table.seats.iter().cloned().zip(bots.chain(std::iter::repeat(None)));
    let seats = seats.map(|(player, bot)| player.map(former).or(bot)).collect();
    Ok(Some(GameFacts {
        id: id.to_owned(),
        ruleset: table.ruleset.clone(),
        status: match (table.deleted, table.status) {
            (true, _) => "deleted",
            (false, Status::Open) => "open",
            (false, Status::Running) => "running",
            (false, Status::Finished) => "finished",
            (false, Status::Quarantined) => "quarantined",
        }
        .to_owned(),
        private: table.visibility == Visibility::Private,
        created_at: table.created_at,
        seats,
        commits: position.number + 1,
        stored_bytes: table.stored_bytes(&progress),
        messages: messages(games, id).await?,
        damage: games.damage_of(id),
        quarantined: games.quarantine_store().is_decided(id).await?,
    }))
}

/// Whether there is such a game.
pub(super) async fn exists(games: &Games, id: &str) -> Result<bool, AppError> {
    Ok(games.events().head(&LogId(id.into())).await?.is_some())
}

/// Whether a game is of a tournament. One that cannot be read may be.
pub(super) async fn may_be_of_a_tournament(games: &Games, id: &str) -> Result<bool, AppError> {
    match games.events().last(&LogId(id.into())).await {
        Ok(Some((_, entry))) => {
            Ok(Summary::of(&entry).map_or(true, |summary| summary.table.tournament.is_some()))
        }
        Ok(None) => Ok(false),
        Err(StoreError::Corrupt { .. }) => Ok(true),
        Err(other) => Err(other.into()),
    }
}

/// How many messages were posted at a table.
pub(super) async fn messages(games: &Games, id: &str) -> Result<u64, AppError> {
    let head = games.events().head(&messages_of(id)).await?;
    Ok(head.map_or(0, |position| position.number + 1))
}

/// Whether this can be the id of a game.
pub(super) fn is_game(id: &str) -> bool {
    id.starts_with("g_") && LogId(id.into()).is_valid()
}

/// A page of reports.
pub(super) async fn reports(
    games: &Games,
    after: Option<&str>,
    limit: usize,
    all: bool,
) -> Result<LookupAnswer, AppError> {
    let documents = Documents(games.documents().clone());
    let (found, next) = reports::page(&documents, after, limit, all).await?;
    let items = found.into_iter().map(|(id, report)| ListedReport { id, report }).collect();
    Ok(LookupAnswer::Reports { items, next })
}
