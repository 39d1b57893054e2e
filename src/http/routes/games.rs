//! Tables: making, finding, sitting down, starting.

use actix_web::{HttpResponse, delete, get, http::header, post, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use super::{GamePath, InviteQuery, page_limit};
use crate::{
    Service,
    body::{Body, NoBody},
    identity::{Identity, KeyHeader, Signed},
    parameters::{Path, Query, short_text},
    problem::{Failure, ProblemCode},
    reply::{Answer, Reply, contract},
};
use kontor_app::{
    game::Game,
    handle::Done,
    lists::{GAMES_PAGE, GAMES_PAGE_MAX, GameFilter, GamePage},
    lobby::Status,
    tables::NewGame,
};
use kontor_bots::Bot;
use kontor_rules::Seat;

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(create_game)
        .service(list_games)
        .service(get_game)
        .service(delete_game)
        .service(take_seat)
        .service(leave_seat)
        .service(start_game)
        .service(resign_game);
}

contract!(Game, GamePage);

/// Make a table
///
/// The creator takes seat 0 unless `sit` is false. Send an Idempotency-Key to be able to repeat the
/// request safely.
#[utoipa::path(operation_id = "create_game", tag = "games", security(("bearer" = [])), request_body = NewGame,
    responses((status = 201, description = "The table.", body = Game,
            headers(("Location" = String, description = "Path of the table."))),
        (status = 200, description = "The table as an earlier request with the same key made it.", body = Game)))]
#[post("/v1/games")]
async fn create_game(
    service: Data<Service>,
    Signed(caller): Signed,
    key: KeyHeader,
    body: Body<NewGame>,
) -> Answer<Game> {
    let (new, request) = body.into_parts();
    let made =
        service.app.create_game(&caller.player, new, key.optional(|| request.hash())).await?;
    let location = format!("/v1/games/{}", made.answer.id);
    Ok(Reply::made(made.answer, made.replayed).header(header::LOCATION, location))
}

/// Whose games to list.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum SeatFilter {
    /// The caller's.
    Me,
}

/// How far the listed games are. A game that is set aside stands where it was last.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
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

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ListQuery {
    /// Only games that far.
    #[param(inline)]
    status: Option<StatusFilter>,
    /// Only games of this ruleset.
    #[param(max_length = 64, example = "medici")]
    ruleset: Option<String>,
    /// `me`: only games at which the caller sits, or sat until a stand-in took over; private ones
    /// included.
    #[param(inline)]
    seat: Option<SeatFilter>,
    /// The `next` of the page before.
    #[serde(default, deserialize_with = "short_text::<128, _>")]
    #[param(max_length = 128)]
    cursor: Option<String>,
    /// The most games on the page; 20 unless said otherwise.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// Find games
///
/// Public tables, the newest first; with `seat=me` the caller's own.
#[utoipa::path(operation_id = "list_games", tag = "games", security((), ("bearer" = [])), params(ListQuery),
    responses((status = 200, description = "A page of games.", body = GamePage)))]
#[get("/v1/games")]
async fn list_games(
    service: Data<Service>,
    who: Identity,
    query: Query<ListQuery>,
) -> Answer<GamePage> {
    let limit = page_limit(query.limit, GAMES_PAGE, GAMES_PAGE_MAX)?;
    let requester = who.requester(None);
    let player = match query.seat {
        None => None,
        Some(SeatFilter::Me) => Some(requester.player.clone().ok_or(ProblemCode::TokenMissing)?),
    };
    let filter = GameFilter {
        status: query.status.map(Status::from),
        ruleset: query.ruleset.clone(),
        player,
    };
    let page = service.app.games(&filter, query.cursor.as_deref(), limit, &requester).await?;
    let link = page.next.as_ref().map(|cursor| {
        let status =
            query.status.map(|status| serde_json::to_value(status).expect("a status is a word"));
        let kept = [
            status
                .as_ref()
                .and_then(|word| word.as_str())
                .map(|status| format!("status={status}&")),
            query.ruleset.as_ref().map(|ruleset| format!("ruleset={ruleset}&")),
            query.seat.map(|SeatFilter::Me| "seat=me&".to_owned()),
        ];
        format!(
            "</v1/games?{}limit={limit}&cursor={cursor}>; rel=\"next\"",
            kept.into_iter().flatten().collect::<String>()
        )
    });
    let reply = Reply::ok(page);
    Ok(match link {
        Some(link) => reply.header(header::LINK, link),
        None => reply,
    })
}

/// A game
///
/// Who sits there, how far it is, and how it ended.
#[utoipa::path(operation_id = "get_game", tag = "games", security((), ("bearer" = [])), params(GamePath, InviteQuery),
    responses((status = 200, description = "The game.", body = Game)))]
#[get("/v1/games/{game}")]
async fn get_game(
    service: Data<Service>,
    who: Identity,
    path: Path<GamePath>,
    query: Query<InviteQuery>,
) -> Answer<Game> {
    let requester = who.requester(query.into_inner().invite);
    Ok(Reply::ok(service.app.game(&path.game, &requester).await?))
}

/// Take a table away
///
/// Before the start, by its owner. The game is unknown from then on.
#[utoipa::path(operation_id = "delete_game", tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 204, description = "The table is gone.")))]
#[delete("/v1/games/{game}")]
async fn delete_game(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<GamePath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.delete_game(&caller.player, &path.game).await?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct SeatPath {
    /// Id of the game.
    #[param(max_length = 64)]
    game: String,
    /// Number of the seat, from 0.
    #[param(maximum = 5)]
    seat: u8,
}

/// Who is to sit there.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Occupant {
    /// The caller.
    Me,
    /// One of the server's bots; for the owner of the table to say.
    Bot,
}

/// A seat to be taken.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TakeSeatRequest {
    /// Who is to sit there.
    occupant: Occupant,
    /// Which bot, where a bot is to sit there.
    #[serde(default)]
    bot: Option<Bot>,
    /// The invite to a private table.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[schema(max_length = 64)]
    invite: Option<String>,
    /// The player's contribution to the luck of the game: whoever brings one knows that the server
    /// picked no seed it liked.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64)]
    nonce: Option<String>,
}

fn reply(done: Done<Game>) -> Reply<Game> {
    let reply = Reply::ok(done.answer);
    if done.replayed { reply.replayed() } else { reply }
}

/// Sit down, or seat a bot
///
/// Before the start; one seat per player and table. Bots are seated by the owner; they need neither
/// invite nor nonce.
#[utoipa::path(operation_id = "take_seat", tag = "games", security(("bearer" = [])), params(SeatPath),
    request_body = TakeSeatRequest, responses((status = 200, description = "The table with the seat taken.", body = Game)))]
#[put("/v1/games/{game}/seats/{seat}")]
async fn take_seat(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<SeatPath>,
    key: KeyHeader,
    body: Body<TakeSeatRequest>,
) -> Answer<Game> {
    let (TakeSeatRequest { occupant, bot, invite, nonce }, request) = body.into_parts();
    let (app, player, game, seat) = (&service.app, &caller.player, &path.game, Seat(path.seat));
    let key = key.optional(|| request.hash());
    let done = match (occupant, bot) {
        (Occupant::Me, None) => app.take_seat(player, game, seat, invite, nonce, key).await?,
        (Occupant::Me, Some(_)) => {
            return Err(Failure::body("/bot", "only where the occupant is a bot"));
        }
        (Occupant::Bot, None) => return Err(Failure::body("/bot", "say which bot")),
        (Occupant::Bot, Some(_)) if nonce.is_some() => {
            return Err(Failure::body("/nonce", "a bot brings no nonce"));
        }
        (Occupant::Bot, Some(bot)) => app.seat_bot(player, game, seat, bot, invite, key).await?,
    };
    Ok(reply(done))
}

/// Free a seat
///
/// One's own, or any as the owner of the table; before the start. A free seat stays free.
#[utoipa::path(operation_id = "leave_seat", tag = "games", security(("bearer" = [])), params(SeatPath),
    responses((status = 200, description = "The table with the seat free.", body = Game)))]
#[delete("/v1/games/{game}/seats/{seat}")]
async fn leave_seat(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<SeatPath>,
    _: NoBody,
) -> Answer<Game> {
    Ok(Reply::ok(service.app.leave_seat(&caller.player, &path.game, Seat(path.seat)).await?))
}

/// Resign
///
/// The table's `stand_in` takes the caller's seat over and plays the game to its end; the caller
/// may watch.
#[utoipa::path(operation_id = "resign_game", tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 201, description = "The game, a bot on the caller's seat.", body = Game),
        (status = 200, description = "The game as an earlier request with the same key left it.", body = Game)))]
#[post("/v1/games/{game}/resignations")]
async fn resign_game(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<GamePath>,
    key: KeyHeader,
    NoBody(request): NoBody,
) -> Answer<Game> {
    let done =
        service.app.resign(&caller.player, &path.game, key.optional(|| request.hash())).await?;
    Ok(Reply::made(done.answer, done.replayed))
}

/// Start the game
///
/// By the owner of the table, when every seat is taken.
#[utoipa::path(operation_id = "start_game", tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 200, description = "The running game.", body = Game)))]
#[post("/v1/games/{game}/start")]
async fn start_game(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<GamePath>,
    key: KeyHeader,
    NoBody(request): NoBody,
) -> Answer<Game> {
    Ok(reply(
        service.app.start_game(&caller.player, &path.game, key.optional(|| request.hash())).await?,
    ))
}
