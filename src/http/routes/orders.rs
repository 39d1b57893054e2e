//! Standing orders: answers that a player has given in advance to the decisions of the own seat.

use actix_web::{get, put, web::Data};
use serde::Deserialize;
use serde_json::Value;

use crate::{
    body::Body,
    endpoint::{Endpoint, Link, Operation, Writes},
    identity::RequiredCaller,
    parameters::{GamePath, Path},
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_contract::exposed::GameOrders;
use kontor_games::GameKind;
use kontor_json::strict_value;
use kontor_tables::play::orders::GivenOrders;

contract!(GameOrders);

/// One's own standing orders
///
/// How the caller answers decisions in advance; the ruleset's `orders_default` if no orders were
/// given. No other player sees them. In a sandbox they hold for all seats that the caller has.
#[utoipa::path(tag = "play", security(("bearer" = [])), params(GamePath),
    responses((status = 200, description = "The orders that hold.", body = GameOrders)))]
#[get("/v1/games/{game}/orders")]
pub(super) async fn get_orders(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
) -> HandlerResult<GameOrders> {
    Ok(Reply::ok(service.app.play.orders(&caller.player, &path.game).await?))
}

impl Endpoint for get_orders {
    const OPERATION: Operation = Operation {
        problems: &[NotYourSeat],
        links: &[Link::to::<set_orders>("200", "set", &[("game", "$request.path.game")])],
        ..Operation::DEFAULT
    };
}

/// Orders as they come in, to be read by the rules of the game; in the contract they are a
/// `GameOrders`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersRequest {
    ruleset: GameKind,
    #[serde(deserialize_with = "strict_value")]
    orders: Value,
}

/// Set one's own standing orders
///
/// From the moment one sits there until the game is over. They replace the ones before, and hold at
/// once: if the caller is asked for something that they answer, the server answers it. It does so
/// by ordinary actions of the seat, each a commit of its own soon after the one that asked; another
/// answer may be quicker. What is going to be answered so does not stand among `/v1/me/decisions`.
/// Orders are no part of the game: setting them changes neither `seq` nor any tag, and no event
/// tells of it.
#[utoipa::path(tag = "play", security(("bearer" = [])), params(GamePath),
    request_body = GameOrders, responses((status = 200, description = "The orders that hold from now on.", body = GameOrders)))]
#[put("/v1/games/{game}/orders")]
pub(super) async fn set_orders(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    body: Body<OrdersRequest>,
) -> HandlerResult<GameOrders> {
    let OrdersRequest { ruleset, orders } = body.value;
    Ok(Reply::ok(
        service
            .app
            .play
            .set_orders(&caller.player, &path.game, GivenOrders { ruleset, orders })
            .await?,
    ))
}

impl Endpoint for set_orders {
    const OPERATION: Operation = Operation {
        problems: &[NotYourSeat, GameOver, Draining],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}
