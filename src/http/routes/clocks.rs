//! Clocks: coming back to a seat whose time was up, pauses, time that players give to each other,
//! and games that end without a result because all players want it.

use actix_web::{post, put, web::Data};
use serde::Deserialize;
use utoipa::ToSchema;

use super::games;
use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    identity::{KeyHeader, RequiredCaller},
    parameters::{GamePath, Path},
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_rules::Seat;
use kontor_tables::table::game::Game;

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
        problems: &[NotYourSeat, SeatingsSpent, GameNotRunning, GameOver, Draining],
        links: &[Link::to::<games::get_game>("201", "game", &[("game", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

/// Whether the caller wants a pause.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PauseRequest {
    /// Whether the clocks are to stand.
    wanted: bool,
}

/// Want a pause, or no longer
///
/// By a player of a running game with a `clock`. All clocks stand while all players want it, also
/// those who may come back to a seat; bots agree. Moves can be made while the clocks stand. The
/// wish can always be taken back.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath), request_body = PauseRequest,
    responses((status = 200, description = "The game; `paused` says whether the clocks stand.", body = Game)))]
#[put("/v1/games/{game}/pause")]
pub(super) async fn want_pause(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    body: Body<PauseRequest>,
) -> HandlerResult<Game> {
    let (PauseRequest { wanted }, _) = body.into_parts();
    Ok(Reply::ok(service.app.tables.want_pause(&caller.player, &path.game, wanted).await?))
}

impl Endpoint for want_pause {
    const OPERATION: Operation = Operation {
        problems: &[
            NotYourSeat,
            GameNotRunning,
            GameOver,
            ClockStands,
            ClockChangesSpent,
            Draining,
        ],
        links: &[Link::to::<games::get_game>("200", "game", &[("game", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

/// Whether the caller wants the game to end.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AbortRequest {
    /// Whether the game is to end without a result.
    wanted: bool,
}

/// Want the game to end without a result, or no longer
///
/// By a player of a running game. It ends when all players want it, also those who may come back to a
/// seat; bots agree. The outcome then has no places and the reason `table.aborted`, nothing counts for
/// ratings, and the record is open. The wish can always be taken back.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath), request_body = AbortRequest,
    responses((status = 200, description = "The game, which is `finished` if all want it.", body = Game)))]
#[put("/v1/games/{game}/abort")]
pub(super) async fn want_abort(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    body: Body<AbortRequest>,
) -> HandlerResult<Game> {
    let (AbortRequest { wanted }, _) = body.into_parts();
    Ok(Reply::ok(service.app.tables.want_abort(&caller.player, &path.game, wanted).await?))
}

impl Endpoint for want_abort {
    const OPERATION: Operation = Operation {
        problems: &[
            NotYourSeat,
            GameNotRunning,
            GameOver,
            AbortChangesSpent,
            OthersNeeded,
            Draining,
        ],
        links: &[Link::to::<games::get_game>("200", "game", &[("game", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

/// Time for another player.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct GiveTimeRequest {
    /// The seat that gets it.
    seat: Seat,
    /// How much, in seconds.
    #[schema(minimum = 60, maximum = 604_800, example = 86_400)]
    seconds: u32,
}

/// Give time to another player
///
/// By a player of a running game with a `clock`, to another one whose clock runs. It costs the giver
/// nothing, and may bring an account above its maximum. Where each decision has the same time, it
/// counts for the decision that is open. A seat can be given in all as much as its clock gives at the
/// start, within `gifts_s_min` and `gifts_s_max` of `/v1/meta`.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath), request_body = GiveTimeRequest,
    responses((status = 201, description = "The game, with the new deadline.", body = Game),
        (status = 200, description = "The game as an earlier request with the same key left it.", body = Game)))]
#[post("/v1/games/{game}/gifts")]
pub(super) async fn give_time(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    key: KeyHeader,
    body: Body<GiveTimeRequest>,
) -> HandlerResult<Game> {
    let (GiveTimeRequest { seat, seconds }, request) = body.into_parts();
    let key = key.optional(|| request.hash());
    let done = service.app.tables.give_time(&caller.player, &path.game, seat, seconds, key).await?;
    Ok(Reply::created_or_replayed(done.answer, done.replayed))
}

impl Endpoint for give_time {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            NotYourSeat,
            GameNotRunning,
            GameOver,
            ClockStands,
            ClockChangesSpent,
            Draining,
        ],
        links: &[Link::to::<games::get_game>("201", "game", &[("game", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}
