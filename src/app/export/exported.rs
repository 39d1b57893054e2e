//! The parts of an export as they are sent.

use super::parts::ExportPart;
use crate::{ratings::PlayerRating, tournaments::Tournament, webhooks::WebhookInfo};
use kontor_accounts::{
    ExportedAccount, SessionInfo, TokenInfo, apps::RegisteredApp, player_lists::ListedPlayer,
};
use kontor_auth::Player;
use kontor_log::clock::Vacation;
use kontor_rules::Seat;
use kontor_service::account_news::AccountEvent;
use kontor_tables::{
    messages::{Message, reports::MessageReport},
    table::{
        game::Game,
        invitations::{Invitation, SentInvitation},
        seek::Seek,
    },
};

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
    /// Something is missing, because it is damaged.
    Missing {
        /// What.
        part: ExportPart,
        /// Of which game; `None` if it is of none.
        game: Option<String>,
    },
    /// The end: everything has come that can be read.
    End {
        /// How many games there were.
        games: u64,
    },
}
