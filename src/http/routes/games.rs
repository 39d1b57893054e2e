//! Games: creating, listing, starting, resigning, deleting.

use actix_web::{HttpResponse, delete, get, http::header, post, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{decisions, events, views};
use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    field_error::FieldErrorCode,
    identity::{KeyHeader, OptionalCaller, RequiredCaller, RequiredStorer},
    parameters::{GamePath, InviteQuery, Path, Query, next_page, page_limit, short_text},
    problem::{Failure, ProblemCode::*},
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_log::lobby::Status;
use kontor_service::requester::Requester;
use kontor_tables::table::{
    create::NewGame,
    game::Game,
    lists::{GAMES_PAGE, GAMES_PAGE_MAX, GameFilter, GamePage, GamesOf},
};

contract!(GamePage);

/// Make a table
///
/// The creator takes seat 0 unless `sit` is false. Send an Idempotency-Key to be able to repeat the
/// request safely.
#[utoipa::path(tag = "games", security(("bearer" = [])), request_body = NewGame,
    responses((status = 201, description = "The table.", body = Game,
            headers(("Location" = String, description = "Path of the table."))),
        (status = 200, description = "The table as an earlier request with the same key made it.", body = Game)))]
#[post("/v1/games")]
pub(super) async fn create_game(
    service: Data<Service>,
    storer: RequiredStorer,
    key: KeyHeader,
    body: Body<NewGame>,
) -> HandlerResult<Game> {
    let (new, request) = body.into_parts();
    let made =
        service.app.tables.create_game(&storer.0, new, key.optional(|| request.hash())).await?;
    let location = format!("/v1/games/{}", made.answer.id);
    Ok(Reply::created_or_replayed(made.answer, made.replayed).header(header::LOCATION, location))
}

impl Endpoint for create_game {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            RulesetUnknown,
            OptionsInvalid,
            RatedTable,
            GameUnknown,
            GameQuarantined,
            OpenTablesSpent,
            StorageQuota,
            Draining,
        ],
        links: &[
            Link::to::<get_game>("201", "game", &[("game", "$response.body#/id")]),
            Link::to::<start_game>("201", "start", &[("game", "$response.body#/id")]),
            Link::to::<events::list_events>("201", "events", &[("game", "$response.body#/id")]),
        ],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Whose games to list.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum SeatFilter {
    /// The caller's.
    Me,
}

/// How far the listed games are. A game that is set aside stands where it was last.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum StatusFilter {
    /// Seats can be taken.
    Open,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

impl From<StatusFilter> for Status {
    fn from(filter: StatusFilter) -> Self {
        match filter {
            StatusFilter::Open => Status::Open,
            StatusFilter::Running => Status::Running,
            StatusFilter::Finished => Status::Finished,
        }
    }
}

#[derive(Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ListQuery {
    /// Only games that far.
    #[param(inline)]
    status: Option<StatusFilter>,
    /// Only games of this ruleset.
    #[param(max_length = 64, example = "medici")]
    ruleset: Option<String>,
    /// `true`: only rated games; `false`: only others.
    rated: Option<bool>,
    /// Only public games at which the player with this id sits, or sat until a stand-in took over.
    /// Not together with `seat`.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    player: Option<String>,
    /// `me`: only games at which the caller sits, or sat until a stand-in took over; private ones
    /// included.
    #[param(inline)]
    seat: Option<SeatFilter>,
    /// The `next` of the page before.
    #[serde(default, deserialize_with = "short_text::<1_024, _>")]
    #[param(max_length = 1_024)]
    cursor: Option<String>,
    /// The most games on the page; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// Find games
///
/// Public tables, the newest first; with `player` those of one player, unless that player hides
/// them; with `seat=me` all of the caller's own.
///
/// No owner fills the pages of public tables alone: a page looks ahead at up to 300 tables, and as
/// long as there are enough of others, it has at most five of one owner, and at most half of
/// `limit`. The owner's further tables come on the next pages. Who follows `next` to its end gets
/// every table once.
#[utoipa::path(tag = "games", security((), ("bearer" = [])), params(ListQuery),
    responses((status = 200, description = "A page of games.", body = GamePage)))]
#[get("/v1/games")]
pub(super) async fn list_games(
    service: Data<Service>,
    who: OptionalCaller,
    query: Query<ListQuery>,
) -> HandlerResult<GamePage> {
    let mut query = query.into_inner();
    let limit = page_limit(query.limit.take(), GAMES_PAGE, GAMES_PAGE_MAX)?;
    let cursor = query.cursor.take();
    let requester = who.requester(None);
    let of = games_of(&query, &requester)?;
    if let GamesOf::Player(player) = &of {
        let asked_by = requester.player.as_deref();
        service.app.profiles.admit_to_history(player, asked_by).await?;
    }
    let filter = GameFilter {
        status: query.status.map(Status::from),
        ruleset: query.ruleset.clone(),
        of,
        rated: query.rated,
    };
    let page = service.app.tables.games(&filter, cursor.as_deref(), limit, &requester).await?;
    let link = page.next.as_ref().map(|next| next_page("/v1/games", &query, limit, next));
    Ok(Reply::ok(page).with_link(link))
}

/// Whose games a request asks for.
fn games_of(query: &ListQuery, requester: &Requester) -> Result<GamesOf, Failure> {
    match (query.seat, &query.player) {
        (None, None) => Ok(GamesOf::Everybody),
        (None, Some(player)) => Ok(GamesOf::Player(player.clone())),
        (Some(SeatFilter::Me), None) => {
            Ok(GamesOf::Own(requester.player.clone().ok_or(TokenMissing)?))
        }
        (Some(SeatFilter::Me), Some(_)) => Err(Failure::parameter_fault(
            FieldErrorCode::OutOfRange,
            "player",
            "this must not be given together with `seat`",
        )),
    }
}

impl Endpoint for list_games {
    const OPERATION: Operation = Operation {
        problems: &[RulesetUnknown, TokenMissing, HistoryHidden],
        links: &[Link::to::<list_games>("200", "next", &[("cursor", "$response.body#/next")])],
        has_next_link: true,
        ..Operation::DEFAULT
    };
}

/// A game
///
/// Who sits there, how far it is, and how it ended.
#[utoipa::path(tag = "games", security((), ("bearer" = [])), params(GamePath, InviteQuery),
    responses((status = 200, description = "The game.", body = Game)))]
#[get("/v1/games/{game}")]
pub(super) async fn get_game(
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<GamePath>,
    query: Query<InviteQuery>,
) -> HandlerResult<Game> {
    let requester = who.requester(query.into_inner().invite);
    Ok(Reply::ok(service.app.tables.game(&path.game, &requester).await?))
}

impl Endpoint for get_game {}

/// Take a table away
///
/// Before the start, by its owner. The game is unknown from then on.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 204, description = "The table is gone.")))]
#[delete("/v1/games/{game}")]
pub(super) async fn delete_game(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.tables.delete_game(&caller.player, &path.game).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for delete_game {
    const OPERATION: Operation = Operation {
        problems: &[NotYourTable, GameStarted, Draining],
        writes: Writes::Removal,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Resign
///
/// The table's `stand_in` takes the caller's seat over and plays the game to its end; the caller
/// may watch. In a sandbox it takes over all seats that the caller has.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 201, description = "The game, a bot on the caller's seat.", body = Game),
        (status = 200, description = "The game as an earlier request with the same key left it.", body = Game)))]
#[post("/v1/games/{game}/resignations")]
pub(super) async fn resign_game(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    key: KeyHeader,
    NoBody(request): NoBody,
) -> HandlerResult<Game> {
    let done = service
        .app
        .tables
        .resign(&caller.player, &path.game, key.optional(|| request.hash()))
        .await?;
    Ok(Reply::created_or_replayed(done.answer, done.replayed))
}

impl Endpoint for resign_game {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[NotYourSeat, GameNotRunning, GameOver, Draining],
        links: &[Link::to::<get_game>("201", "game", &[("game", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct RematchQuery {
    /// Whether the rematch of a rated game is rated and public, too. Who makes the table decides: for
    /// those who come to it this changes nothing.
    #[serde(default)]
    rated: bool,
}

/// Play again
///
/// By a player of a game that is over. Makes a table with the same ruleset, options, clock and
/// bots, and seats the caller; the others who ask for the rematch are seated at the same table. It
/// is private, or public and rated with `rated`. If the maker is no guest, the others get an
/// invitation by name, which keeps their seats.
///
/// Each player gets the seat of the finished game, unless another player sits there; in Basari all
/// move on by one seat, because the seats decide who begins. In Dale of Merchants 2 one of the
/// losers begins, and elsewhere the lot decides again.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath, RematchQuery),
    responses((status = 200, description = "The table of the rematch, the caller seated as far as there is a seat.", body = Game)))]
#[post("/v1/games/{game}/rematch")]
pub(super) async fn make_rematch(
    service: Data<Service>,
    storer: RequiredStorer,
    path: Path<GamePath>,
    query: Query<RematchQuery>,
    _: NoBody,
) -> HandlerResult<Game> {
    Ok(Reply::ok(service.app.rematch(&storer.0, &path.game, query.rated).await?))
}

impl Endpoint for make_rematch {
    const OPERATION: Operation = Operation {
        problems: &[
            NotYourSeat,
            GameNotOver,
            OptionsInvalid,
            RematchesSpent,
            OpenTablesSpent,
            SeatReserved,
            StorageQuota,
            Draining,
        ],
        writes: Writes::Content,
        links: &[Link::to::<get_game>("200", "game", &[("game", "$response.body#/id")])],
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Replace the invite of a private table
///
/// By the owner, until the game is over. The invite before is no longer accepted, also from those who follow
/// the game by it. The same happens by itself when the owner frees another player's seat.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 201, description = "The game with its new `invite`.", body = Game),
        (status = 200, description = "The game as an earlier request with the same key left it.", body = Game)))]
#[post("/v1/games/{game}/invites")]
pub(super) async fn replace_invite(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    key: KeyHeader,
    NoBody(request): NoBody,
) -> HandlerResult<Game> {
    let done = service
        .app
        .tables
        .replace_invite(&caller.player, &path.game, key.optional(|| request.hash()))
        .await?;
    Ok(Reply::created_or_replayed(done.answer, done.replayed))
}

impl Endpoint for replace_invite {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[NotYourTable, GameOver, TablePublic, InvitesSpent, Draining],
        writes: Writes::Content,
        links: &[Link::to::<get_game>("201", "game", &[("game", "$response.body#/id")])],
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Start the game
///
/// By the owner of the table, when every seat is taken; from `start_by_others_at` on by any player
/// who sits there. Before that others are refused with `not-your-table`.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 200, description = "The running game.", body = Game)))]
#[post("/v1/games/{game}/start")]
pub(super) async fn start_game(
    service: Data<Service>,
    storer: RequiredStorer,
    path: Path<GamePath>,
    key: KeyHeader,
    NoBody(request): NoBody,
) -> HandlerResult<Game> {
    let done = service
        .app
        .tables
        .start_game(&storer.0, &path.game, key.optional(|| request.hash()))
        .await?;
    Ok(Reply::ok_or_replayed(done.answer, done.replayed))
}

impl Endpoint for start_game {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[NotYourTable, GameStarted, SeatsOpen, BotGamesSpent, StorageQuota, Draining],
        links: &[
            Link::to::<views::get_view>("200", "view", &[("game", "$response.body#/id")]),
            Link::to::<decisions::list_decisions>(
                "200",
                "decisions",
                &[("game", "$response.body#/id")],
            ),
        ],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}
