//! The players whom the caller has blocked or muted.

use actix_web::{HttpResponse, delete, get, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    body::NoBody,
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    parameters::{Path, short_id},
    problem::{Failure, ProblemCode::*},
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_accounts::player_lists::{ListKind, ListedPlayer};
use kontor_auth::scopes::Scope;

/// The players on a list of the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerList {
    /// The players, oldest first.
    #[schema(max_items = 200)]
    pub items: Vec<ListedPlayer>,
}

contract!(ListedPlayer, PlayerList);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct ListedPath {
    /// Id of the player.
    #[serde(deserialize_with = "short_id")]
    #[param(max_length = 64, example = "p_mzxw6ytboi2dgnbvgy3tqojqgi")]
    player: String,
}

/// Block a player
///
/// The player's invitations do not reach the caller, the player cannot sit down at tables that the
/// caller makes, and the caller reads nothing that the player writes. No player is told of it. Who
/// sits at a table already stays there.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(ListedPath),
    responses((status = 200, description = "The player is blocked.", body = ListedPlayer)))]
#[put("/v1/me/blocks/{player}")]
pub(super) async fn block_player(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<ListedPath>,
    _: NoBody,
) -> HandlerResult<ListedPlayer> {
    let accounts = &service.app.accounts;
    let listed = accounts.list_player(&caller.player, ListKind::Blocks, &path.player).await?;
    Ok(Reply::ok(listed))
}

impl Endpoint for block_player {
    const OPERATION: Operation = Operation {
        problems: &[BlocksSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Unblock a player
///
/// If the player is not blocked, nothing changes.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(ListedPath),
    responses((status = 204, description = "The player is not blocked.")))]
#[delete("/v1/me/blocks/{player}")]
pub(super) async fn unblock_player(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<ListedPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    let accounts = &service.app.accounts;
    accounts.unlist_player(&caller.player, ListKind::Blocks, &path.player).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for unblock_player {
    const OPERATION: Operation = Operation {
        writes: Writes::Removal,
        removes_if_there: true,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List blocked players
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The players whom the caller has blocked.", body = PlayerList)))]
#[get("/v1/me/blocks")]
pub(super) async fn list_blocks(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<PlayerList> {
    let items = service.app.listed_players(&caller.player, ListKind::Blocks).await?;
    Ok(Reply::ok(PlayerList { items }))
}

impl Endpoint for list_blocks {
    const OPERATION: Operation = Operation { scope: Some(Scope::Account), ..Operation::DEFAULT };
}

/// Mute a player
///
/// The caller reads nothing any more that the player writes at tables, neither in messages nor in
/// the events of the account. No player is told of it.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(ListedPath),
    responses((status = 200, description = "The player is muted.", body = ListedPlayer)))]
#[put("/v1/me/mutes/{player}")]
pub(super) async fn mute_player(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<ListedPath>,
    _: NoBody,
) -> HandlerResult<ListedPlayer> {
    let accounts = &service.app.accounts;
    let listed = accounts.list_player(&caller.player, ListKind::Mutes, &path.player).await?;
    Ok(Reply::ok(listed))
}

impl Endpoint for mute_player {
    const OPERATION: Operation = Operation {
        problems: &[MutesSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Unmute a player
///
/// The caller reads everything again that the player wrote. If the player is not muted, nothing
/// changes.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(ListedPath),
    responses((status = 204, description = "The player is not muted.")))]
#[delete("/v1/me/mutes/{player}")]
pub(super) async fn unmute_player(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<ListedPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    let accounts = &service.app.accounts;
    accounts.unlist_player(&caller.player, ListKind::Mutes, &path.player).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for unmute_player {
    const OPERATION: Operation = Operation {
        writes: Writes::Removal,
        removes_if_there: true,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List muted players
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The players whom the caller has muted.", body = PlayerList)))]
#[get("/v1/me/mutes")]
pub(super) async fn list_mutes(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<PlayerList> {
    let items = service.app.listed_players(&caller.player, ListKind::Mutes).await?;
    Ok(Reply::ok(PlayerList { items }))
}

impl Endpoint for list_mutes {
    const OPERATION: Operation = Operation { scope: Some(Scope::Account), ..Operation::DEFAULT };
}
