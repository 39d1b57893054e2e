//! Finding a player by name.

use actix_web::{get, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    endpoint::{Endpoint, Operation},
    identity::RequiredCaller,
    parameters::Query,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::Player;

/// The players of a name.
#[derive(Debug, Serialize, ToSchema)]
pub struct FoundPlayers {
    /// The player of this name, if there is one.
    #[schema(max_items = 1)]
    pub items: Vec<Player>,
}

contract!(FoundPlayers);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct NameQuery {
    /// The whole name. Case, and spaces around it, do not matter, as when signing in.
    #[param(min_length = 1, max_length = 40, example = "Ada")]
    name: String,
}

/// Find a player by name
///
/// The user or bot account of this name, for invitations, blocks and mutes, which go by id. Names
/// of guests are not unique, so no guest is found; nor is a player who has deleted the account or
/// is suspended. Part of a name finds no player.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(NameQuery),
    responses((status = 200, description = "The player, or an empty list.", body = FoundPlayers)))]
#[get("/v1/players")]
pub(super) async fn find_players(
    service: Data<Service>,
    _: RequiredCaller,
    query: Query<NameQuery>,
) -> HandlerResult<FoundPlayers> {
    let NameQuery { name } = query.into_inner();
    let found = service.app.accounts.named(&name).await?;
    Ok(Reply::ok(FoundPlayers { items: found.into_iter().collect() }))
}

impl Endpoint for find_players {
    const OPERATION: Operation = Operation::DEFAULT;
}
