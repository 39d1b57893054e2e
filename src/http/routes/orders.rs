//! Standing orders: what a player has said in advance about the own seat's decisions.

use actix_web::{get, put, web::Data};
use serde::Deserialize;
use serde_json::Value;
use utoipa_actix_web::service_config::ServiceConfig;

use super::GamePath;
use crate::{
    Service,
    body::Body,
    identity::Signed,
    parameters::Path,
    reply::{Answer, Reply, contract},
};
use kontor_app::{exposed::GameOrders, orders::GivenOrders};
use kontor_games::GameKind;

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(get_orders).service(set_orders);
}

contract!(GameOrders);

/// One's own standing orders
///
/// What the caller has said in advance about decisions to come; the ruleset's `orders_default`
/// where nothing was said. Nobody else sees them.
#[utoipa::path(operation_id = "get_orders", tag = "play", security(("bearer" = [])), params(GamePath),
    responses((status = 200, description = "The orders that hold.", body = GameOrders)))]
#[get("/v1/games/{game}/orders")]
async fn get_orders(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<GamePath>,
) -> Answer<GameOrders> {
    Ok(Reply::ok(service.app.orders(&caller.player, &path.game).await?))
}

/// Orders as they come in, to be read by the rules of the game; in the contract they are a
/// `GameOrders`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrdersRequest {
    ruleset: GameKind,
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
#[utoipa::path(operation_id = "set_orders", tag = "play", security(("bearer" = [])), params(GamePath),
    request_body = GameOrders, responses((status = 200, description = "The orders that hold from now on.", body = GameOrders)))]
#[put("/v1/games/{game}/orders")]
async fn set_orders(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<GamePath>,
    body: Body<OrdersRequest>,
) -> Answer<GameOrders> {
    let OrdersRequest { ruleset, orders } = body.value;
    Ok(Reply::ok(
        service.app.set_orders(&caller.player, &path.game, GivenOrders { ruleset, orders }).await?,
    ))
}
