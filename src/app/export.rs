//! Everything that is stored of a player, for the player: account with the profile, sessions,
//! tokens, bot accounts, webhooks, the last vacation, lists of other players, invitations, seeks,
//! ratings, events, and all tables with what the player said and ordered there.
//!
//! It is read piece by piece while it is sent, so an export takes the memory of one piece, however
//! much there is. It shows nothing that the player could not see by other requests.
//!
//! What is damaged keeps nothing else from the player: the export names what is missing.

mod beginning;
mod exported;
mod lists;
mod parts;

use crate::boxed;
use std::{collections::VecDeque, sync::Arc};

use self::{
    beginning::{Beginning, with_account, with_others},
    lists::{FoundBy, Lists},
    parts::{is_damaged, is_of_damage},
};
pub use exported::{Exported, ExportedGame};
pub use parts::ExportPart;

use kontor_auth::Caller;
use kontor_rules::Seat;
use kontor_store::LogId;

use crate::{
    account_events,
    error::AppError,
    ratings::Ratings,
    tournaments::{TOURNAMENTS_PAGE, TournamentFilter, Tournaments},
    webhooks::Webhooks,
};
use kontor_accounts::Accounts;
use kontor_log::{names::is_tournament, table_event::PlayerRef};
use kontor_problems::Refused;
use kontor_service::{
    documents::{Documents, Found},
    requester::Requester,
    runtime::{games::Games, standing_orders},
};
use kontor_tables::{
    messages,
    table::{game::GameSeat, lists::listed, tables::Tables},
};

/// An export that is being read.
pub struct Export {
    games: Games,
    accounts: Arc<Accounts>,
    caller: Arc<Caller>,
    /// What is to come next.
    ready: VecDeque<Exported>,
    /// The number of the last event that has come; `None` when all have.
    events_after: Option<u64>,
    tournaments: Tournaments,
    /// The cursor of the next tournaments that the player has entered; `None` when all have come.
    tournaments_next: Option<Option<String>>,
    lists: Lists,
    /// The game whose messages are being read, and how many of all messages there were read.
    messages: Option<(String, u64)>,
    exported_games: u64,
    is_over: bool,
}

impl Export {
    /// Begins the export of the caller.
    pub(crate) async fn begin(
        tables: &Tables,
        accounts: Arc<Accounts>,
        webhooks: &Webhooks,
        ratings: &Ratings,
        tournaments: Tournaments,
        caller: Arc<Caller>,
    ) -> Result<Export, AppError> {
        let games = tables.games.clone();
        let account = accounts.exported(&caller).await?;
        let names_taken = games.former.taken_from(&caller.player.id);
        let documents = Documents(games.documents().clone());
        let ready = VecDeque::from([Exported::Account { account, names_taken }]);
        let begun = Beginning { documents: &documents, player: &caller.player.id, ready };
        let begun = with_account(begun, &games, &accounts, webhooks, &caller).await?;
        let begun = with_others(begun, tables, &accounts, ratings, &caller).await?;
        let ready = begun.ready;
        let lists = Lists::of(&caller.player.id);
        Ok(Export {
            games,
            accounts,
            caller,
            ready,
            events_after: Some(0),
            tournaments,
            tournaments_next: Some(None),
            lists,
            messages: None,
            exported_games: 0,
            is_over: false,
        })
    }

    /// The next part; `None` at the end. It fails if the session of the caller has ended.
    #[boxed]
    pub async fn next(&mut self) -> Result<Option<Exported>, AppError> {
        loop {
            if let Some(part) = self.ready.pop_front() {
                return Ok(Some(part));
            }
            if self.is_over {
                return Ok(None);
            }
            if !self.accounts.is_live(&self.caller.session).await? {
                return Err(Refused::TokenInvalid.into());
            }
            if let Some(after) = self.events_after {
                self.read_events(after).await?;
            } else if let Some(cursor) = self.tournaments_next.take() {
                self.read_tournaments(cursor).await?;
            } else if let Some((game, after)) = self.messages.take() {
                self.read_messages(game, after).await?;
            } else if let Some((game, by)) = self.lists.next(&self.games).await? {
                self.read_game(&game, by).await?;
            } else {
                self.is_over = true;
                self.ready.push_back(Exported::End { games: self.exported_games });
            }
        }
    }

    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    /// Notes that something of a game is missing.
    fn lacks(&mut self, part: ExportPart, game: &str) {
        self.ready.push_back(Exported::Missing { part, game: Some(game.to_owned()) });
    }

    async fn read_events(&mut self, after: u64) -> Result<(), AppError> {
        let limit = account_events::EVENTS_PAGE;
        let player = &self.caller.player.id;
        let read = account_events::kept_after(&self.games, player, after, limit).await;
        let (documents, part) = (self.documents(), ExportPart::Event);
        let (page, is_missing) = match read {
            Ok(page) if after > 0 => (page, false),
            Ok(page) => (page, is_damaged(&documents, part, player).await?),
            Err(error) => (Vec::new(), is_of_damage(&documents, part, player, error.into()).await?),
        };
        self.ready.extend(is_missing.then_some(Exported::Missing { part, game: None }));
        self.events_after = page.last().map(|event| event.number);
        self.ready.extend(page.into_iter().map(Exported::Event));
        Ok(())
    }

    async fn read_tournaments(&mut self, cursor: Option<String>) -> Result<(), AppError> {
        let player = Some(self.caller.player.id.clone());
        let filter = TournamentFilter { player, ..TournamentFilter::default() };
        let page = self.tournaments.list(&filter, cursor.as_deref(), TOURNAMENTS_PAGE).await?;
        if cursor.is_none() {
            let part = ExportPart::Tournament;
            let is_missing = is_damaged(&self.documents(), part, &self.caller.player.id).await?;
            self.ready.extend(is_missing.then_some(Exported::Missing { part, game: None }));
        }
        self.tournaments_next = page.next.map(Some);
        let found = page.items.into_iter().map(|found| Exported::Tournament(Box::new(found)));
        self.ready.extend(found);
        Ok(())
    }

    /// Reads a tournament that the player has made. If the player has entered it, it has come.
    async fn read_made_tournament(&mut self, id: &str) -> Result<(), AppError> {
        let player = &self.caller.player.id;
        if !self.tournaments.has_entered(id, player).await? {
            match self.tournaments.tournament(id).await {
                Ok(made) => self.ready.push_back(Exported::Tournament(Box::new(made))),
                // A damaged one must not keep the player from everything else.
                Err(AppError::Internal(why)) => {
                    tracing::warn!(id, why, "a tournament is left out of an export");
                    let part = ExportPart::Tournament;
                    self.ready.push_back(Exported::Missing { part, game: None });
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Reads a game. One that is found by several things comes once: by a seat, or else by its
    /// maker, or else there are only the messages of a player who left before the start.
    async fn read_game(&mut self, game: &str, by: FoundBy) -> Result<(), AppError> {
        if is_tournament(&LogId(game.into())) {
            return self.read_made_tournament(game).await;
        }
        let player = &self.caller.player.id;
        let requester = Requester::of(&self.caller.player, None);
        let found = listed(&self.games, game, &requester).await;
        let found = found.map(|found| found.into_shown(&self.games));
        let seats_of = |own: fn(&GameSeat) -> Option<&PlayerRef>| -> Vec<Seat> {
            let seats = found.iter().flat_map(|found| &found.seats);
            let own = seats.filter(|seat| own(seat).is_some_and(|who| who.is(player)));
            own.map(|seat| seat.seat).collect()
        };
        let seats = seats_of(|seat| seat.player.as_ref());
        let resigned = seats_of(|seat| seat.resigned.as_ref());
        let has_seat = !(seats.is_empty() && resigned.is_empty());
        let is_maker = found.as_ref().is_some_and(|found| found.owner == *player);
        match by {
            FoundBy::Seat => {}
            FoundBy::Maker if has_seat => return Ok(()),
            FoundBy::Maker => {}
            FoundBy::Message if has_seat || is_maker => return Ok(()),
            FoundBy::Message => {
                self.messages = Some((game.to_owned(), 0));
                return Ok(());
            }
        }
        let Some(found) = found else {
            if self.games.is_quarantined(game) {
                self.lacks(ExportPart::Game, game);
            }
            return Ok(());
        };
        let orders = match self.documents().find(&standing_orders::key(game, player)).await? {
            Found::Whole(kept) => kept.map(|kept| kept.value),
            Found::Damaged(_) => {
                self.lacks(ExportPart::Orders, game);
                None
            }
        };
        let exported = ExportedGame { game: found, seats, resigned, orders };
        self.exported_games += 1;
        self.ready.push_back(Exported::Game(Box::new(exported)));
        self.messages = Some((game.to_owned(), 0));
        Ok(())
    }

    async fn read_messages(&mut self, game: String, after: u64) -> Result<(), AppError> {
        let player = &self.caller.player.id;
        let found = messages::own_messages(&self.games, &game, player, after).await?;
        let Some((own, read)) = found else {
            self.lacks(ExportPart::Message, &game);
            return Ok(());
        };
        self.ready.extend(
            own.into_iter().map(|message| Exported::Message { game: game.clone(), message }),
        );
        self.messages = (read > 0).then_some((game, after + read));
        Ok(())
    }
}
