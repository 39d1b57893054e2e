//! Seats of a table, before the start.

use actix_web::{delete, put, web::Data};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::games;
use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    identity::{KeyHeader, RequiredCaller},
    parameters::{Path, short_text},
    problem::{Failure, ProblemCode::*},
    reply::{HandlerResult, Reply},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_bots::Bot;
use kontor_rules::Seat;
use kontor_tables::table::game::Game;

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
    /// Which bot, where a bot is to sit there; `greedy` if none is named.
    #[serde(default)]
    bot: Option<Bot>,
    /// The invite to a private table.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[schema(max_length = 64)]
    invite: Option<String>,
    /// The player's contribution to the luck of the game: a player who brings one knows that the
    /// server picked no seed it liked.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64)]
    nonce: Option<String>,
}

/// Sit down, or seat a bot
///
/// Before the start; one seat per player and table. In a sandbox a player may take several seats,
/// one after the other, and plays for each of them. Bots are seated by the owner; they need neither
/// invite nor nonce. At a rated table sit users alone, or bots alone where a bot account made it.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(SeatPath),
    request_body = TakeSeatRequest, responses((status = 200, description = "The table with the seat taken.", body = Game)))]
#[put("/v1/games/{game}/seats/{seat}")]
pub(super) async fn take_seat(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<SeatPath>,
    key: KeyHeader,
    body: Body<TakeSeatRequest>,
) -> HandlerResult<Game> {
    let (TakeSeatRequest { occupant, bot, invite, nonce }, request) = body.into_parts();
    let (app, player, game, seat) = (&service.app, &caller.player, &path.game, Seat(path.seat));
    let key = key.optional(|| request.hash());
    let done = match (occupant, bot) {
        (Occupant::Me, None) => {
            app.tables.take_seat(player, game, seat, invite, nonce, key).await?
        }
        (Occupant::Me, Some(_)) => {
            return Err(Failure::body("/bot", "this stands only where the occupant is a bot"));
        }
        (Occupant::Bot, _) if nonce.is_some() => {
            return Err(Failure::body("/nonce", "a bot has no nonce"));
        }
        (Occupant::Bot, bot) => {
            let bot = bot.unwrap_or(Bot::DEFAULT);
            app.tables.seat_bot(player, game, seat, bot, invite, key).await?
        }
    };
    Ok(Reply::ok_or_replayed(done.answer, done.replayed))
}

impl Endpoint for take_seat {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            NotYourTable,
            GameStarted,
            AlreadySeated,
            SeatTaken,
            SeatReserved,
            SeatingsSpent,
            RatedTable,
            Draining,
        ],
        links: &[Link::to::<games::get_game>("200", "game", &[("game", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Free a seat
///
/// One's own, or any as the owner of the table; before the start. A free seat stays free.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(SeatPath),
    responses((status = 200, description = "The table with the seat free.", body = Game)))]
#[delete("/v1/games/{game}/seats/{seat}")]
pub(super) async fn leave_seat(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<SeatPath>,
    _: NoBody,
) -> HandlerResult<Game> {
    Ok(Reply::ok(service.app.tables.leave_seat(&caller.player, &path.game, Seat(path.seat)).await?))
}

impl Endpoint for leave_seat {
    const OPERATION: Operation = Operation {
        problems: &[NotYourSeat, GameStarted, Draining],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}
