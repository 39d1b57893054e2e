//! Everything that is stored of the caller, in one file.

use actix_web::{HttpResponse, get, web::Data};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    apps::OwnApp,
    records::sent_in_pieces,
    tokens::{SignIn, Token},
    webhooks::Webhook,
};
use crate::{
    endpoint::{Cost, Endpoint, Operation},
    identity::RequiredCaller,
    problem::{Failure, ProblemSuspension},
    service::Service,
};
use kontor_accounts::{ExportedAccount, OwnProfile, Suspension, player_lists::ListedPlayer};
use kontor_app::{
    export::{Export, ExportPart, Exported},
    ratings::PlayerRating,
    tournaments::Tournament,
};
use kontor_auth::{Player, SessionId, scopes::Scope};
use kontor_log::{clock::Vacation, shown_json::shown_json_text, time::Timestamp};
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

/// A line of an export, distinguished by `type`.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ExportLine {
    /// The account itself: the first line.
    Account {
        /// The player.
        player: Player,
        /// When the account was made.
        created_at: Timestamp,
        /// How many recovery codes were not used yet.
        recovery_codes_left: u32,
        /// What the player says and shows.
        profile: OwnProfile,
        /// When the player was last here, rounded down to five minutes; null unless the player shows
        /// it.
        seen_at: Option<Timestamp>,
        /// A suspension that is over and was not lifted; null if there is none.
        suspension: Option<ProblemSuspension>,
        /// The names that operators have taken from the player.
        names_taken: Vec<String>,
    },
    /// A session.
    Session {
        /// The session.
        session: SignIn,
    },
    /// A personal token, without its secret.
    Token {
        /// The token.
        token: Token,
    },
    /// A bot account.
    BotAccount {
        /// The bot account.
        player: Player,
    },
    /// An app that the player has registered.
    App {
        /// The app.
        app: OwnApp,
    },
    /// A webhook, without its secret.
    Webhook {
        /// The webhook.
        webhook: Webhook,
    },
    /// The last vacation of the player.
    Vacation {
        /// The vacation.
        vacation: Vacation,
    },
    /// A player whom the player has blocked.
    BlockedPlayer {
        /// Who, and since when.
        blocked: ListedPlayer,
    },
    /// A player whom the player has muted.
    MutedPlayer {
        /// Who, and since when.
        muted: ListedPlayer,
    },
    /// An open invitation to a table.
    Invitation {
        /// The invitation.
        invitation: Box<Invitation>,
    },
    /// An open invitation that the player has sent.
    SentInvitation {
        /// Id of the game.
        #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        game: String,
        /// The invitation.
        invitation: SentInvitation,
    },
    /// A rating of the player.
    Rating {
        /// The rating.
        rating: PlayerRating,
    },
    /// A seek in which the player is.
    Seek {
        /// The seek.
        seek: Box<Seek>,
    },
    /// An event of the account that is kept.
    Event {
        /// The event.
        event: AccountEvent,
    },
    /// A tournament that the player has made or entered.
    Tournament {
        /// The tournament.
        tournament: Box<Tournament>,
        /// Whether the player made it.
        is_organizer: bool,
    },
    /// A table that the player made, or at which the player sits or sat. The lines behind it are
    /// what the player has said there.
    Game {
        /// The game as the player sees it in lists.
        game: Box<Game>,
        /// The seats of the player.
        seats: Vec<Seat>,
        /// The seats that the player has handed over to a stand-in.
        resigned: Vec<Seat>,
        /// Whether the player made the table.
        is_owner: bool,
        /// The player's standing orders there; null if none were given.
        #[schema(value_type = Option<Object>)]
        orders: Option<serde_json::Value>,
    },
    /// Something that the player has said at a table.
    Message {
        /// Id of the game.
        #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        game: String,
        /// The message.
        message: Message,
    },
    /// A message that the player has reported.
    Report {
        /// The report.
        report: MessageReport,
    },
    /// Something is missing, because it is damaged: the operator has to repair the store. Everything
    /// else is there.
    Missing {
        /// What is missing: all of this, or some of it.
        part: ExportPart,
        /// Id of the game of which it is missing; null if it is of none.
        #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
        game: Option<String>,
    },
    /// The last line: everything has come that can be read.
    End {
        /// How many games there were.
        games: u64,
    },
}

impl ExportLine {
    fn of(part: Exported, player: &str, current: &SessionId) -> ExportLine {
        match part {
            Exported::Account { account, names_taken } => {
                let ExportedAccount { player, created_at_ms, codes, profile, seen_at, suspension } =
                    account;
                ExportLine::Account {
                    player,
                    created_at: Timestamp(created_at_ms),
                    recovery_codes_left: u32::try_from(codes.left).unwrap_or(u32::MAX),
                    profile,
                    seen_at,
                    suspension: suspension.map(|Suspension { until_ms, told }| ProblemSuspension {
                        until: until_ms.map(Timestamp),
                        reason: told,
                    }),
                    names_taken,
                }
            }
            Exported::Session(session) => {
                ExportLine::Session { session: SignIn::of(session, current) }
            }
            Exported::Token(token) => ExportLine::Token { token: token.into() },
            Exported::Bot(player) => ExportLine::BotAccount { player },
            Exported::App(app) => ExportLine::App { app: app.into() },
            Exported::Webhook(webhook) => ExportLine::Webhook { webhook: webhook.into() },
            Exported::Vacation(vacation) => ExportLine::Vacation { vacation },
            Exported::Blocked(blocked) => ExportLine::BlockedPlayer { blocked },
            Exported::Muted(muted) => ExportLine::MutedPlayer { muted },
            Exported::Invitation(invitation) => ExportLine::Invitation { invitation },
            Exported::SentInvitation { game, sent } => {
                ExportLine::SentInvitation { game, invitation: sent }
            }
            Exported::Rating(rating) => ExportLine::Rating { rating },
            Exported::Seek(seek) => ExportLine::Seek { seek },
            Exported::Event(event) => ExportLine::Event { event },
            Exported::Tournament(tournament) => {
                ExportLine::Tournament { is_organizer: tournament.organizer.is(player), tournament }
            }
            Exported::Game(exported) => ExportLine::Game {
                is_owner: exported.game.owner == player,
                game: Box::new(exported.game),
                seats: exported.seats,
                resigned: exported.resigned,
                orders: exported.orders,
            },
            Exported::Message { game, message } => ExportLine::Message { game, message },
            Exported::Report(report) => ExportLine::Report { report },
            Exported::Missing { part, game } => ExportLine::Missing { part, game },
            Exported::End { games } => ExportLine::End { games },
        }
    }
}

/// Export everything about oneself
///
/// All that is stored of the caller, as lines of JSON, each an `ExportLine`: the account, sessions,
/// tokens and webhooks without their secrets, bot accounts, apps, blocked and muted players, open
/// invitations in both directions, ratings, seeks, events of the account, tournaments, and all
/// games with the seats, the outcome, the standing orders and the messages of the caller. It has
/// nothing that the caller could not see otherwise. Where something is damaged, a line of the type
/// `missing` says what. The last line has the type `end`; without it
/// the reply broke off. It counts as 200 requests.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The lines.",
        content((ExportLine = "application/x-ndjson")))))]
#[get("/v1/me/export")]
pub(super) async fn export_account(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> Result<HttpResponse, Failure> {
    let export = service.app.export(caller.clone()).await?;
    let lines = (export, caller.player.id.clone(), caller.session.clone());
    sent_in_pieces(service, lines, "application/x-ndjson", async |(export, player, session)| {
        line(export, player, session).await
    })
    .await
}

async fn line(
    export: &mut Export,
    player: &str,
    current: &SessionId,
) -> Result<Option<String>, kontor_app::error::AppError> {
    let part = export.next().await?;
    let text = part.map(|part| {
        let line = ExportLine::of(part, player, current);
        shown_json_text(&line) + "\n"
    });
    Ok(text)
}

impl Endpoint for export_account {
    const OPERATION: Operation = Operation {
        cost: Cost::OF_RECORDS_PAGE,
        scope: Some(Scope::Account),
        also: Some(Scope::Read),
        ..Operation::DEFAULT
    };
}
