//! Coming back to a seat whose time was up.

use actix_web::{post, web::Data};

use super::games;
use crate::{
    body::NoBody,
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    identity::{KeyHeader, RequiredCaller},
    parameters::{GamePath, Path},
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply},
    service::Service,
};
use kontor_app::table::game::Game;
use kontor_auth::scopes::Scope;

/// Come back to the seat
///
/// By a player whose time was up at a table whose clock has `on_timeout` `stand_in_until_return`. The
/// stand-in leaves the seat, and the player has five minutes at least, or as much as a decision or
/// the start gives, if that is less.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 201, description = "The game, the caller on the seat again.", body = Game),
        (status = 200, description = "The game as an earlier request with the same key left it.", body = Game)))]
#[post("/v1/games/{game}/returns")]
pub(super) async fn return_to_seat(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    key: KeyHeader,
    NoBody(request): NoBody,
) -> HandlerResult<Game> {
    let done = service
        .app
        .tables
        .return_to_seat(&caller.player, &path.game, key.optional(|| request.hash()))
        .await?;
    Ok(Reply::created_or_replayed(done.answer, done.replayed))
}

impl Endpoint for return_to_seat {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            GameUnknown,
            GameQuarantined,
            NotYourSeat,
            SeatingsSpent,
            GameNotRunning,
            GameOver,
            Busy,
            Draining,
        ],
        links: &[Link::to::<games::get_game>("201", "game", &[("game", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}
