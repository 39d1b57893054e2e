//! Invitations of named players to tables.

use actix_web::{HttpResponse, delete, get, post, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::games;
use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, Link, Operation, Writes},
    identity::RequiredCaller,
    parameters::{GamePath, Path, short_id},
    problem::{Failure, ProblemCode::*},
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_rules::Seat;
use kontor_tables::table::{
    game::Game,
    invitations::{Invitation, SentInvitation},
};

/// The open invitations of the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationList {
    /// The invitations, oldest first.
    #[schema(max_items = 32)]
    pub items: Vec<Invitation>,
}

/// The open invitations to a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct SentInvitationList {
    /// The invitations, oldest first.
    #[schema(max_items = 12)]
    pub items: Vec<SentInvitation>,
}

contract!(SentInvitation, InvitationList, SentInvitationList);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct InvitedPath {
    /// Id of the game.
    #[param(max_length = 64, example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    game: String,
    /// Id of the player.
    #[serde(deserialize_with = "short_id")]
    #[param(max_length = 64, example = "p_mzxw6ytboi2dgnbvgy3tqojqgi")]
    player: String,
}

/// An invitation to be sent.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct InviteRequest {
    /// The free seat that is kept for the player; any seat if it is left out or null.
    #[serde(default)]
    #[schema(value_type = Option<u8>, minimum = 0, maximum = 5, example = 1)]
    seat: Option<Seat>,
}

/// An invitation to be accepted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AcceptRequest {
    /// The player's contribution to the luck of the game, as when sitting down.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64)]
    nonce: Option<String>,
}

/// Invite a player by name
///
/// By the owner of a table that waits for players, not by guests. The player learns of it by the
/// events of the account, and can sit down for seven days, also at a private table. A seat that is
/// named is kept for the player. Sent again, it changes the seat. What the player has blocked or
/// does not answer looks the same from here: an open invitation.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(InvitedPath),
    request_body = InviteRequest,
    responses((status = 200, description = "The invitation.", body = SentInvitation)))]
#[put("/v1/games/{game}/invitations/{player}")]
pub(super) async fn invite_player(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<InvitedPath>,
    body: Body<InviteRequest>,
) -> HandlerResult<SentInvitation> {
    let InviteRequest { seat } = body.value;
    let InvitedPath { game, player } = &*path;
    Ok(Reply::ok(service.app.invite(&caller.player, game, player, seat).await?))
}

impl Endpoint for invite_player {
    const OPERATION: Operation = Operation {
        problems: &[
            NotYourTable,
            UserNeeded,
            GameStarted,
            AlreadySeated,
            SeatTaken,
            RatedTable,
            InvitationsSpent,
            NotInvitable,
            Draining,
        ],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// List the invitations to a table
///
/// Those that wait for an answer, for the owner of the table.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath),
    responses((status = 200, description = "The invitations.", body = SentInvitationList)))]
#[get("/v1/games/{game}/invitations")]
pub(super) async fn list_sent_invitations(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
) -> HandlerResult<SentInvitationList> {
    let items = service.app.tables.sent_invitations(&caller.player, &path.game).await?;
    Ok(Reply::ok(SentInvitationList { items }))
}

impl Endpoint for list_sent_invitations {
    const OPERATION: Operation = Operation { problems: &[NotYourTable], ..Operation::DEFAULT };
}

/// Withdraw an invitation
///
/// By the owner of the table. If there is none, nothing changes.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(InvitedPath),
    responses((status = 204, description = "The invitation is gone.")))]
#[delete("/v1/games/{game}/invitations/{player}")]
pub(super) async fn withdraw_invitation(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<InvitedPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    let InvitedPath { game, player } = &*path;
    service.app.tables.withdraw_invitation(&caller.player, game, player).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for withdraw_invitation {
    const OPERATION: Operation = Operation {
        problems: &[NotYourTable],
        writes: Writes::Removal,
        removes_if_there: true,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// My invitations
///
/// The tables that wait for the caller because their owners have invited the caller by name.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The invitations.", body = InvitationList)))]
#[get("/v1/me/invitations")]
pub(super) async fn list_invitations(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<InvitationList> {
    let items = service.app.tables.invitations(&caller.player).await?;
    Ok(Reply::ok(InvitationList { items }))
}

impl Endpoint for list_invitations {
    const OPERATION: Operation = Operation::DEFAULT;
}

/// Accept an invitation
///
/// Takes the seat that is kept for the caller, or the first free one. Who sits there already gets
/// the same answer, so the request can be repeated.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(GamePath),
    request_body = AcceptRequest,
    responses((status = 200, description = "The table with the seat taken.", body = Game)))]
#[post("/v1/me/invitations/{game}/accept")]
pub(super) async fn accept_invitation(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    body: Body<AcceptRequest>,
) -> HandlerResult<Game> {
    let AcceptRequest { nonce } = body.value;
    Ok(Reply::ok(service.app.tables.accept_invitation(&caller.player, &path.game, nonce).await?))
}

impl Endpoint for accept_invitation {
    const OPERATION: Operation = Operation {
        problems: &[
            GameQuarantined,
            GameStarted,
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

/// Decline an invitation
///
/// The same table cannot invite the caller again for seven days.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(GamePath),
    responses((status = 204, description = "The invitation is gone.")))]
#[delete("/v1/me/invitations/{game}")]
pub(super) async fn decline_invitation(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.tables.decline_invitation(&caller.player, &path.game).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for decline_invitation {
    const OPERATION: Operation =
        Operation { writes: Writes::Removal, scope: Some(Scope::Tables), ..Operation::DEFAULT };
}
