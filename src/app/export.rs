//! Everything that is stored of a player, for the player: account with the profile, sessions,
//! tokens, bot accounts, webhooks, the last vacation, lists of other players, invitations, seeks,
//! ratings, events, and all tables with what the player said and ordered there.
//!
//! It is read piece by piece while it is sent, so an export takes the memory of one piece, however
//! much there is. It shows nothing that the player could not see by other requests.

use crate::boxed;
use std::{collections::VecDeque, sync::Arc};

use kontor_auth::{Caller, Player, PlayerKind};
use kontor_rules::Seat;
use kontor_store::LogId;

use crate::{
    account_events,
    accounts::{
        Accounts, ExportedAccount, ListKind, ListedPlayer, SessionInfo, TokenInfo,
        apps::RegisteredApp,
    },
    error::AppError,
    messages::{
        self, Message,
        reports::{self, MessageReport},
    },
    ratings::{PlayerRating, Ratings},
    table::{
        create::Tables,
        game::{Game, GameSeat},
        invitations::{Invitation, SentInvitation},
        invited::Sent,
        lists::listed,
        own_seeks,
        seek::Seek,
    },
    tournaments::{TOURNAMENTS_PAGE, Tournament, TournamentFilter, Tournaments},
    webhooks::{WebhookInfo, Webhooks},
};
use kontor_log::{
    clock::Vacation,
    index_rows,
    names::{game_of_messages, is_tournament},
    stored,
    table_event::PlayerRef,
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_service::{
    account_news::AccountEvent,
    documents::Documents,
    requester::Requester,
    runtime::{games::Games, standing_orders},
    vacations,
};

/// Maximum number of index rows that are read at a time.
const ROWS_MAX: usize = 256;

/// A table at which the player sits or sat, or that the player made.
pub struct ExportedGame {
    /// The game as the player sees it.
    pub game: Game,
    /// The seats of the player.
    pub seats: Vec<Seat>,
    /// The seats that the player has handed over.
    pub resigned: Vec<Seat>,
    /// The standing orders of the player there, if any were given.
    pub orders: Option<serde_json::Value>,
}

/// A part of an export.
pub enum Exported {
    /// The account.
    Account {
        /// What is stored of the account itself.
        account: ExportedAccount,
        /// The names that operators have taken from the player.
        names_taken: Vec<String>,
    },
    /// A session.
    Session(SessionInfo),
    /// A personal token.
    Token(TokenInfo),
    /// A bot account.
    Bot(Player),
    /// An app that the player has registered.
    App(RegisteredApp),
    /// A webhook.
    Webhook(WebhookInfo),
    /// The last vacation of the player.
    Vacation(Vacation),
    /// A player whom the player has blocked.
    Blocked(ListedPlayer),
    /// A player whom the player has muted.
    Muted(ListedPlayer),
    /// An open invitation to a table.
    Invitation(Box<Invitation>),
    /// An open invitation that the player has sent.
    SentInvitation {
        /// Id of the game.
        game: String,
        /// The invitation.
        sent: SentInvitation,
    },
    /// A rating of the player.
    Rating(PlayerRating),
    /// A seek in which the player is.
    Seek(Box<Seek>),
    /// An event of the account.
    Event(AccountEvent),
    /// A tournament that the player has made or entered.
    Tournament(Box<Tournament>),
    /// A table.
    Game(Box<ExportedGame>),
    /// Something that the player has said.
    Message {
        /// Id of the game.
        game: String,
        /// The message.
        message: Message,
    },
    /// A message that the player has reported.
    Report(MessageReport),
    /// The end: everything has come.
    End {
        /// How many games there were.
        games: u64,
    },
}

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

/// What names a game of a player in the index.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FoundBy {
    /// The player sits or sat there.
    Seat,
    /// The player has made it.
    Maker,
    /// The player has said something there.
    Message,
}

/// The index rows that name the games of a player.
struct Lists {
    player: String,
    prefixes: VecDeque<String>,
    after: Option<String>,
    rows: VecDeque<String>,
}

impl Lists {
    /// The tables at which the player sits or sat, then all logs that are stored for the player.
    fn of(player: &str) -> Lists {
        let lists = index_rows::prefixes_of_player(player).into_iter();
        let prefixes = lists.chain([stored::stored_prefix(player)]).collect();
        Lists { player: player.to_owned(), prefixes, after: None, rows: VecDeque::new() }
    }

    /// The next game, and by what it was found.
    async fn next(&mut self, games: &Games) -> Result<Option<(String, FoundBy)>, AppError> {
        let of_stored = stored::stored_prefix(&self.player);
        loop {
            let Some(prefix) = self.prefixes.front() else { return Ok(None) };
            if let Some(row) = self.rows.pop_front() {
                let found = if *prefix == of_stored {
                    // The log stands before the bytes.
                    let log = row[prefix.len()..].split('/').next().unwrap_or_default();
                    let log = LogId(log.into());
                    match game_of_messages(&log) {
                        Some(game) => (game.to_owned(), FoundBy::Message),
                        None => (log.0.to_string(), FoundBy::Maker),
                    }
                } else {
                    (index_rows::game_of_row(&row).to_owned(), FoundBy::Seat)
                };
                self.after = Some(row);
                return Ok(Some(found));
            }
            let found = games.events().index_rows(prefix, self.after.as_deref(), ROWS_MAX).await?;
            if found.is_empty() {
                self.prefixes.pop_front();
                self.after = None;
            }
            self.rows = found.into();
        }
    }
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
        let mut ready = VecDeque::from([Exported::Account { account, names_taken }]);
        ready.extend(accounts.sessions(&caller).await?.into_iter().map(Exported::Session));
        if caller.player.kind == PlayerKind::User {
            ready.extend(accounts.tokens(&caller).await?.into_iter().map(Exported::Token));
            ready.extend(accounts.bots(&caller).await?.into_iter().map(Exported::Bot));
            ready.extend(accounts.apps(&caller).await?.into_iter().map(Exported::App));
        }
        if caller.player.kind != PlayerKind::Guest {
            ready.extend(webhooks.list(&caller).await?.into_iter().map(Exported::Webhook));
        }
        let vacations = vacations::kept(&games, &caller.player.id).await?;
        ready.extend(vacations.into_iter().map(Exported::Vacation));
        let documents = Documents(games.documents().clone());
        let made = reports::made_by(&documents, &caller.player.id).await?;
        ready.extend(made.into_iter().map(Exported::Report));
        for (kind, part) in [
            (ListKind::Blocks, Exported::Blocked as fn(ListedPlayer) -> Exported),
            (ListKind::Mutes, Exported::Muted),
        ] {
            let mut listed = accounts.listed_players(&caller.player, kind).await?;
            listed.iter_mut().for_each(|listed| games.former.rename(&mut listed.player));
            ready.extend(listed.into_iter().map(part));
        }
        let invitations = tables.invitations(&caller.player).await?.into_iter();
        ready.extend(invitations.map(|open| Exported::Invitation(Box::new(open))));
        let now = Timestamp(games.clock().now_ms());
        for mut line in Sent::of(&documents, &caller.player.id).await?.into_open(now) {
            games.former.rename(&mut line.player);
            let game = line.game.clone();
            ready.push_back(Exported::SentInvitation { game, sent: line.into() });
        }
        let rated = ratings.of_player(&caller.player.id).await?;
        ready.extend(rated.into_iter().map(Exported::Rating));
        for found in own_seeks::read(&documents, &caller.player.id).await?.1 {
            let seek = Seek::of(found.id(), found.kept, &games.former);
            ready.push_back(Exported::Seek(Box::new(seek)));
        }
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

    /// The next part; `None` at the end. It fails if the session of the caller ends meanwhile.
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

    async fn read_events(&mut self, after: u64) -> Result<(), AppError> {
        let limit = account_events::EVENTS_PAGE;
        let player = &self.caller.player.id;
        let page = account_events::kept_after(&self.games, player, after, limit).await?;
        self.events_after = page.last().map(|event| event.number);
        self.ready.extend(page.into_iter().map(Exported::Event));
        Ok(())
    }

    async fn read_tournaments(&mut self, cursor: Option<String>) -> Result<(), AppError> {
        let player = Some(self.caller.player.id.clone());
        let filter = TournamentFilter { player, ..TournamentFilter::default() };
        let page = self.tournaments.list(&filter, cursor.as_deref(), TOURNAMENTS_PAGE).await?;
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
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Reads a game. One that is found by several things comes once: by a seat, or else by its maker,
    /// or else there are only the messages of somebody who has left before the start.
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
        let Some(found) = found else { return Ok(()) };
        let documents = Documents(self.games.documents().clone());
        let orders = documents.read(&standing_orders::key(game, player)).await?;
        let orders = orders.map(|kept| kept.value);
        let exported = ExportedGame { game: found, seats, resigned, orders };
        self.exported_games += 1;
        self.ready.push_back(Exported::Game(Box::new(exported)));
        self.messages = Some((game.to_owned(), 0));
        Ok(())
    }

    async fn read_messages(&mut self, game: String, after: u64) -> Result<(), AppError> {
        let player = &self.caller.player.id;
        let (own, read) = messages::own_messages(&self.games, &game, player, after).await?;
        self.ready.extend(
            own.into_iter().map(|message| Exported::Message { game: game.clone(), message }),
        );
        self.messages = (read > 0).then_some((game, after + read));
        Ok(())
    }
}
