//! What an export begins with: all that is read at once, before the events and the games.

use std::collections::VecDeque;

use serde::Deserialize;

use super::{
    Exported,
    parts::{ExportPart, is_damaged, is_of_damage},
};
use crate::{error::AppError, ratings::Ratings, webhooks::Webhooks};
use kontor_accounts::{
    Accounts,
    player_lists::{ListKind, ListedPlayer},
};
use kontor_auth::{Caller, PlayerKind};
use kontor_log::time::Timestamp;
use kontor_service::{
    documents::{Documents, Found},
    runtime::games::Games,
    vacations,
};
use kontor_tables::{
    messages::reports,
    table::{
        invited::{Sent, SentLine},
        own_seeks,
        seek::Seek,
        seeks::FoundSeek,
        tables::Tables,
    },
};

/// The list of sessions, as far as it matters whether it can be read: where it cannot, sessions go
/// on as if it were empty.
#[derive(Deserialize)]
struct ListedSessions {
    #[serde(rename = "ids")]
    _ids: Vec<String>,
}

/// What is read at the beginning of an export.
pub(super) struct Beginning<'a> {
    pub(super) documents: &'a Documents,
    pub(super) player: &'a str,
    pub(super) ready: VecDeque<Exported>,
}

impl Beginning<'_> {
    /// Adds what was read of a part, or that it is missing.
    async fn add<T>(
        &mut self,
        part: ExportPart,
        read: Result<impl IntoIterator<Item = T>, impl Into<AppError>>,
        line: impl Fn(T) -> Exported,
    ) -> Result<(), AppError> {
        let is_missing = match read {
            Ok(items) => {
                self.ready.extend(items.into_iter().map(line));
                is_damaged(self.documents, part, self.player).await?
            }
            Err(error) => is_of_damage(self.documents, part, self.player, error.into()).await?,
        };
        self.ready.extend(is_missing.then_some(Exported::Missing { part, game: None }));
        Ok(())
    }
}

/// What is stored for the account itself.
pub(super) async fn with_account<'a>(
    mut begun: Beginning<'a>,
    games: &Games,
    accounts: &Accounts,
    webhooks: &Webhooks,
    caller: &Caller,
) -> Result<Beginning<'a>, AppError> {
    let player = &caller.player;
    begun.add(ExportPart::Session, accounts.sessions(caller).await, Exported::Session).await?;
    let list = ExportPart::Session.keys_of(&player.id).unwrap_or_default();
    if let Found::Damaged(Some(_)) = begun.documents.find::<ListedSessions>(&list).await? {
        let part = ExportPart::Session;
        begun.ready.push_back(Exported::Missing { part, game: None });
    }
    if player.kind == PlayerKind::User {
        begun.add(ExportPart::Token, accounts.tokens(caller).await, Exported::Token).await?;
        begun.add(ExportPart::BotAccount, accounts.bots(caller).await, Exported::Bot).await?;
        begun.add(ExportPart::App, accounts.apps(caller).await, Exported::App).await?;
    }
    if player.kind != PlayerKind::Guest {
        begun.add(ExportPart::Webhook, webhooks.list(caller).await, Exported::Webhook).await?;
    }
    let vacations = vacations::kept(games, &player.id).await;
    begun.add(ExportPart::Vacation, vacations, Exported::Vacation).await?;
    let (made, is_whole) = reports::made_by(begun.documents, &player.id).await?;
    begun.ready.extend(made.into_iter().map(Exported::Report));
    if !is_whole {
        begun.ready.push_back(Exported::Missing { part: ExportPart::Report, game: None });
    }
    Ok(begun)
}

/// What is between the player and others.
pub(super) async fn with_others<'a>(
    mut begun: Beginning<'a>,
    tables: &Tables,
    accounts: &Accounts,
    ratings: &Ratings,
    caller: &Caller,
) -> Result<Beginning<'a>, AppError> {
    let (games, player) = (&tables.games, &caller.player);
    for (kind, part, line) in [
        (
            ListKind::Blocks,
            ExportPart::BlockedPlayer,
            Exported::Blocked as fn(ListedPlayer) -> Exported,
        ),
        (ListKind::Mutes, ExportPart::MutedPlayer, Exported::Muted),
    ] {
        let listed = accounts.listed_players(player, kind).await;
        let named = |mut listed: ListedPlayer| {
            games.former.rename(&mut listed.player);
            line(listed)
        };
        begun.add(part, listed, named).await?;
    }
    let received = tables.invitations(player).await;
    let line = |open| Exported::Invitation(Box::new(open));
    begun.add(ExportPart::Invitation, received, line).await?;
    let now = Timestamp(games.clock().now_ms());
    let sent = Sent::of(begun.documents, &player.id).await.map(|sent| sent.into_open(now));
    let line = |mut sent: SentLine| {
        games.former.rename(&mut sent.player);
        Exported::SentInvitation { game: sent.game.clone(), sent: sent.into() }
    };
    begun.add(ExportPart::SentInvitation, sent, line).await?;
    begun.add(ExportPart::Rating, ratings.of_player(&player.id).await, Exported::Rating).await?;
    let seeks = own_seeks::read(begun.documents, &player.id).await.map(|(_, found)| found);
    let line = |found: FoundSeek| {
        Exported::Seek(Box::new(Seek::of(found.id(), found.kept, &games.former)))
    };
    begun.add(ExportPart::Seek, seeks, line).await?;
    Ok(begun)
}
