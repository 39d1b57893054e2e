//! Profiles: what everybody may know about a player, and what players say of themselves.

use actix_web::{get, put, web::Data};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    body::Body,
    endpoint::{Endpoint, Operation, Writes},
    identity::{OptionalCaller, RequiredCaller},
    parameters::Path,
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_accounts::OwnProfile;
use kontor_app::profiles::Profile;
use kontor_auth::scopes::Scope;

contract!(Profile, OwnProfile);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct PlayerPath {
    /// Id of the player.
    #[param(max_length = 64, example = "p_mzxw6ytboi2dgnbvgy3tqojqgi")]
    player: String,
}

/// A player
///
/// What everybody may know about a player: name, kind, since when, what the player says of themself,
/// public games, and ratings. Private tables do not count here. `history` is null where the player
/// hides it, and `presence` unless the player shows it.
#[utoipa::path(tag = "players", security((), ("bearer" = [])), params(PlayerPath),
    responses((status = 200, description = "The profile.", body = Profile)))]
#[get("/v1/players/{player}")]
pub(super) async fn get_profile(
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<PlayerPath>,
) -> HandlerResult<Profile> {
    let requester = who.requester(None);
    Ok(Reply::ok(service.app.profiles.profile(&path.player, &requester).await?))
}

impl Endpoint for get_profile {}

/// My profile
///
/// What the calling player says of themself, hides and shows.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "What the player says and hides.", body = OwnProfile)))]
#[get("/v1/me/profile")]
pub(super) async fn get_own_profile(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<OwnProfile> {
    Ok(Reply::ok(service.app.accounts.own_profile(&caller.player).await?))
}

impl Endpoint for get_own_profile {
    const OPERATION: Operation = Operation::DEFAULT;
}

/// Change my profile
///
/// Replaces what the caller says of themself, hides and shows. What is left out has its default.
/// Guests cannot have an `about` (`user-needed`).
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = OwnProfile,
    responses((status = 200, description = "The profile as it is now.", body = OwnProfile)))]
#[put("/v1/me/profile")]
pub(super) async fn set_own_profile(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    body: Body<OwnProfile>,
) -> HandlerResult<OwnProfile> {
    Ok(Reply::ok(service.app.accounts.set_profile(&caller.player, body.value).await?))
}

impl Endpoint for set_own_profile {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}
