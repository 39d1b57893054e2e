//! A look at the tables of a player: reads how they are, and keeps what is news.

use std::collections::BTreeSet;

use futures_util::{StreamExt, stream};
use tokio::sync::OnceCell;

use kontor_accounts::player_lists::Unwanted;
use kontor_contract::decision::Decision;
use kontor_games::GameKind;
use kontor_log::{
    commit::reason_of_deletion,
    index_rows::{self, ListOf, TableClass},
    lobby::Status,
    names::messages_of,
    summary::{Progress, Summary, TableSummary},
    table_event::{PlayerRef, TableDeletedReason},
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_service::{
    account_news::{
        AccountNews, asked,
        documents::{self, Kept, NewsItem},
        tables::{
            ACCOUNT_EVENTS_TABLES_MAX, Compared, KnownTable, OpenNow, TableNow, Wishes, compare,
        },
    },
    documents::{Documents, Group, is_of_the_gone, until_settled},
    runtime::{counted_from::counted_from, games::Games},
};
use kontor_store::{IndexRange, LogId, StoreError, WRITE_KEYS_MAX};
use kontor_tables::{
    error::TablesError,
    messages::author_of,
    table::{
        expiry::expires_at,
        invitations::waiting,
        invited::{KeptInvitation, Received},
    },
    watch::due::own_due,
};

/// Maximum number of tables that are read at the same time.
const READ_AT_A_TIME_MAX: usize = 8;

/// How many messages of muted players a look passes over to find the last one of another player.
const MUTED_PASSED_MAX: u64 = 32;

/// Brings the events of a player up to date, and returns them. A look that finds something new
/// writes it in the turn of the player; most looks find nothing, and wait for no turn.
pub(super) async fn look(games: &Games, player: &str) -> Result<Kept, TablesError> {
    let documents = Documents(games.documents().clone());
    let (turn, key) = (OnceCell::new(), documents::key_of(player));
    until_settled(|| async {
        let (version, kept) = documents::read(&documents, player).await?;
        if games.space.is_read_only() {
            return Ok(Some(kept));
        }
        let mut next = kept.clone();
        find(games, player, &mut next).await?;
        if next.last() == kept.last()
            && next.tables.len() == kept.tables.len()
            && next.invited.len() == kept.invited.len()
        {
            return Ok(Some(kept));
        }
        turn.get_or_init(|| games.turns.take(&key)).await;
        let before = (version, documents::recent(&kept));
        let mut group =
            documents::with_kept(&documents, Group::new(), player, before, &mut next).await?;
        for game in kept.tables.keys().filter(|game| !next.tables.contains_key(*game)) {
            let asked_no_more = asked::without_player(&documents, game, player).await?;
            if group.fits(&asked_no_more, WRITE_KEYS_MAX) {
                group = group.with(asked_no_more);
            }
        }
        match documents.write_group(group).await? {
            None => Ok(Some(next)),
            Some(conflict) if is_of_the_gone(&conflict) => Ok(Some(kept)),
            Some(_) => Ok(None),
        }
    })
    .await
}

/// Adds what is news at the tables of the player.
async fn find(games: &Games, player: &str, kept: &mut Kept) -> Result<(), TablesError> {
    let mut tables: Vec<String> = kept.tables.keys().cloned().collect();
    let known: BTreeSet<String> = tables.iter().cloned().collect();
    find_invitations(games, player, kept).await?;
    let unwanted = Unwanted::listed_by(&Documents(games.documents().clone()), player).await?;
    let listed = listed(games, player).await?;
    tables.extend(listed.into_iter().filter(|game| !known.contains(game)));
    // A game that is gone since it was listed is no error.
    let looked = tables.into_iter().map(async |game| {
        let now = now(games, &game, player, &unwanted).await;
        (game, now)
    });
    let mut looked = stream::iter(looked).buffered(READ_AT_A_TIME_MAX);
    let at = Timestamp(games.clock().now_ms());
    while let Some((game, now)) = looked.next().await {
        let now = match now {
            Ok(now) => now,
            // It is told what happened there when it can be read again.
            Err(TablesError::Refused(Refused::GameQuarantined)) => continue,
            Err(TablesError::Refused(Refused::GameUnknown)) => None,
            Err(other) => return Err(other),
        };
        let ruleset = now.as_ref().map(|now| now.table.ruleset.clone());
        let known = kept.tables.get(&game);
        let now = match &now {
            Some(now) => Ok(now),
            None => Err(reason_where_gone(games, known, at).await?),
        };
        let news = match compare(player, known, now) {
            Compared::Same => continue,
            Compared::Changed(news, known) => {
                let is_new = !kept.tables.contains_key(&game);
                if is_new && kept.tables.len() >= ACCOUNT_EVENTS_TABLES_MAX {
                    continue;
                }
                kept.tables.insert(game.clone(), known);
                news
            }
            Compared::Gone(news) => {
                kept.tables.remove(&game);
                news
            }
        };
        for news in news {
            kept.push(at, NewsItem { game: Some(game.clone()), ruleset: ruleset.clone(), news });
        }
    }
    Ok(())
}

/// Why a table is gone of which nothing is left that says it: its owner has deleted it. Where it
/// ends by itself, the write by which it does tells the player, unless an earlier release has asked
/// the player there. Such a player is told that it has expired once it could have ended by itself.
/// That is wrong where its owner has deleted it since: when it was changed for the last time is not
/// known any more.
async fn reason_where_gone(
    games: &Games,
    known: Option<&KnownTable>,
    now: Timestamp,
) -> Result<TableDeletedReason, TablesError> {
    if known.is_none_or(|known| !known.invited || known.noted) {
        return Ok(TableDeletedReason::Owner);
    }
    let counted_from = counted_from(&Documents(games.documents().clone())).await?;
    Ok(match expires_at(Timestamp(0), counted_from) <= now {
        true => TableDeletedReason::Expired,
        false => TableDeletedReason::Owner,
    })
}

/// Adds the invitations that the player has not been told of, and those that have been withdrawn
/// since the player was told. One that is withdrawn before a look is not told.
async fn find_invitations(games: &Games, player: &str, kept: &mut Kept) -> Result<(), TablesError> {
    let documents = Documents(games.documents().clone());
    let received = Received::of(&documents, player).await?;
    let unwanted = Unwanted::by(&documents, player, received.senders()).await?;
    let known = received.all().iter().map(|invitation| &invitation.game);
    let known: BTreeSet<&String> = known.collect();
    kept.invited.retain(|game| known.contains(game));
    let at = Timestamp(games.clock().now_ms());
    for KeptInvitation { game, ruleset, by, .. } in received.withdrawn(&unwanted, at) {
        if kept.invited.remove(game) {
            let news = AccountNews::InvitationWithdrawn { by: by.clone() };
            let (game, ruleset) = (Some(game.clone()), Some(ruleset.clone()));
            kept.push(at, NewsItem { game, ruleset, news });
        }
    }
    for invitation in received.visible(&unwanted, at) {
        let KeptInvitation { game, ruleset, by, seat, expires_at, .. } = invitation;
        if kept.invited.contains(game) || waiting(games.events(), game).await.is_none() {
            continue;
        }
        kept.invited.insert(game.clone());
        let news = AccountNews::InvitationReceived {
            by: by.clone(),
            seat: *seat,
            expires_at: *expires_at,
        };
        let (game, ruleset) = (Some(game.clone()), Some(ruleset.clone()));
        kept.push(at, NewsItem { game, ruleset, news });
    }
    Ok(())
}

/// The games that are open or running at tables of the player, the newest first of each ruleset.
async fn listed(games: &Games, player: &str) -> Result<Vec<String>, TablesError> {
    let statuses = [Status::Open, Status::Running];
    let lists = GameKind::ALL.iter().flat_map(|kind| statuses.map(|status| (kind.id(), status)));
    let list = ListOf::Player(player);
    let own = lists.flat_map(|(kind, status)| {
        TableClass::ALL.iter().map(move |class| index_rows::list_prefix(list, *class, kind, status))
    });
    let ranges = own
        .chain([index_rows::open_tables_prefix(player)])
        .map(|prefix| IndexRange { prefix, after: None })
        .collect();
    let rows =
        games.events().index_rows_in_ranges(ranges, ACCOUNT_EVENTS_TABLES_MAX).await?.concat();
    let found: BTreeSet<&str> = rows.iter().map(|row| index_rows::game_of_row(row)).collect();
    Ok(found.into_iter().map(str::to_owned).collect())
}

/// The table as it is now; `None` if there is none. It is read from the log only where the game is
/// not in memory, and loaded only where the player has to decide something.
async fn now(
    games: &Games,
    game: &str,
    player: &str,
    unwanted: &Unwanted,
) -> Result<Option<TableNow>, TablesError> {
    if games.is_quarantined(game) {
        return Err(Refused::GameQuarantined.into());
    }
    if !games.has_newest(game) {
        let Some(Summary { table, progress }) = last_summary(games, game).await? else {
            return Ok(None);
        };
        let is_due = progress.due.iter().any(|seat| {
            table.seats.get(seat.index()).is_some_and(|who| is_player(who.as_ref(), player))
        });
        if !is_due {
            return table_now(games, game, player, table, progress, Vec::new(), unwanted).await;
        }
    }
    let handle = games.handle(game).await?;
    let snapshot = games.load(&handle).await?;
    let decisions = own_due(games, &snapshot, player, None).await?.into_iter().map(opened);
    let (decisions, Summary { table, progress }) = (decisions.collect(), snapshot.summary());
    table_now(games, game, player, table, progress, decisions, unwanted).await
}

fn is_player(who: Option<&PlayerRef>, player: &str) -> bool {
    who.is_some_and(|who| who.is(player))
}

/// The last message that the player reads. Messages are for the players at the table.
async fn table_now(
    games: &Games,
    game: &str,
    player: &str,
    table: TableSummary,
    progress: Progress,
    decisions: Vec<OpenNow>,
    unwanted: &Unwanted,
) -> Result<Option<TableNow>, TablesError> {
    let sits = table.seats.iter().any(|who| is_player(who.as_ref(), player));
    // The entry that deletes a table is its last one.
    let deleted = match table.deleted {
        true => Some(deleted_for(games, game).await?),
        false => None,
    };
    let message = if sits { last_message(games, game, unwanted).await? } else { None };
    let wishes = Wishes {
        pause_wanted: progress.pause_wanted,
        paused: progress.paused,
        abort_wanted: table.abort_wanted.clone(),
    };
    let commit = progress.commit;
    Ok(Some(TableNow { table, deleted, commit, wishes, decisions, message }))
}

async fn deleted_for(games: &Games, game: &str) -> Result<TableDeletedReason, TablesError> {
    match games.events().last(&LogId(game.into())).await {
        Ok(last) => {
            Ok(last.map(|(_, entry)| reason_of_deletion(&entry.commit)).unwrap_or_default())
        }
        Err(StoreError::Corrupt { .. }) => Err(Refused::GameQuarantined.into()),
        Err(other) => Err(other.into()),
    }
}

fn opened(decision: Decision) -> OpenNow {
    let id = decision.id.clone();
    let news = AccountNews::DecisionOpened {
        decision: decision.id,
        kind: decision.kind,
        seat: decision.seat,
        optional: decision.optional,
        deadline: decision.deadline,
        time_ms: decision.time_ms,
    };
    OpenNow { id, news }
}

async fn last_summary(games: &Games, game: &str) -> Result<Option<Summary>, TablesError> {
    match games.events().last(&LogId(game.into())).await {
        Ok(Some((_, entry))) => {
            let summary = Summary::of(&entry)?;
            Ok(Some(summary).filter(|summary| !summary.table.partial))
        }
        Ok(None) => Ok(None),
        Err(StoreError::Corrupt { .. }) => Err(Refused::GameQuarantined.into()),
        Err(other) => Err(other.into()),
    }
}

/// Number and author of the last message at a table whose author is not muted.
async fn last_message(
    games: &Games,
    game: &str,
    unwanted: &Unwanted,
) -> Result<Option<(u64, PlayerRef)>, TablesError> {
    let (log, documents) = (messages_of(game), Documents(games.documents().clone()));
    let last = match games.events().last(&log).await {
        Ok(Some((position, entry))) => (position.number, author_of(&entry)?),
        Ok(None) | Err(StoreError::Corrupt { .. }) => return Ok(None),
        Err(other) => return Err(other.into()),
    };
    let of_author = unwanted.with_bots_among(&documents, [&last.1]).await?;
    if !of_author.mute(&last.1.id) {
        return Ok(Some((last.0 + 1, last.1)));
    }
    let from = last.0.saturating_sub(MUTED_PASSED_MAX);
    let before = match games.events().read(&log, from, MUTED_PASSED_MAX as usize).await {
        Ok(before) => before,
        Err(StoreError::Corrupt { .. }) => return Ok(None),
        Err(other) => return Err(other.into()),
    };
    let authors = before.iter().map(|(position, entry)| Ok((position.number, author_of(entry)?)));
    let mut authors = authors.collect::<Result<Vec<_>, TablesError>>()?;
    let of_authors =
        unwanted.with_bots_among(&documents, authors.iter().map(|(_, who)| who)).await?;
    authors.retain(|(_, author)| !of_authors.mute(&author.id));
    Ok(authors.pop().map(|(number, author)| (number + 1, author)))
}
