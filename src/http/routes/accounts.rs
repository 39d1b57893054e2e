//! Players and their sessions.

use actix_web::{HttpResponse, delete, get, post, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    Service,
    body::{Body, NoBody},
    identity::{KeyHeader, Signed},
    problem::Failure,
    reply::{Answer, Reply, contract},
};
use kontor_app::{
    accounts::{self, Upgrade},
    time::Timestamp,
};
use kontor_auth::Player;

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(create_guest)
        .service(create_user)
        .service(create_session)
        .service(refresh_session)
        .service(end_session)
        .service(get_me)
        .service(upgrade_guest);
}

/// A guest to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateGuestRequest {
    /// The name to show, 1 to 40 characters; made up if left out. Names of guests are not unique.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 40, example = "Ada")]
    name: Option<String>,
}

/// A user to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateUserRequest {
    /// The name to show and to sign in with, 1 to 40 characters. Names of users are unique.
    #[schema(min_length = 1, max_length = 40, example = "Grace")]
    name: String,
    /// The password, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128, format = Password)]
    password: String,
}

/// What a guest needs to become a user.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct UpgradeRequest {
    /// The name to show and to sign in with, 1 to 40 characters; it may stay as it was. Names of
    /// users are unique.
    #[schema(min_length = 1, max_length = 40, example = "Ada")]
    name: String,
    /// The password, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128, format = Password)]
    password: String,
}

/// Name and password of a user.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateSessionRequest {
    /// The user's name.
    #[schema(min_length = 1, max_length = 40, example = "Grace")]
    name: String,
    /// The user's password.
    #[schema(min_length = 1, max_length = 128, format = Password)]
    password: String,
}

/// A refresh token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RefreshSessionRequest {
    /// The newest refresh token of the session.
    #[schema(min_length = 1, max_length = 256)]
    refresh_token: String,
}

/// A session that has begun or goes on.
#[derive(Debug, Serialize, ToSchema)]
pub struct SignedIn {
    /// Who is signed in.
    pub player: Player,
    /// For the header `Authorization: Bearer …`.
    pub access_token: String,
    /// When the access token expires.
    pub expires_at: Timestamp,
    /// Gives the next access token, once. Keep it: a guest has no other way back.
    pub refresh_token: String,
}

contract!(SignedIn, Player);

impl From<accounts::SignedIn> for SignedIn {
    fn from(signed: accounts::SignedIn) -> Self {
        SignedIn {
            player: signed.player,
            access_token: signed.access_token,
            expires_at: Timestamp(signed.expires_at_ms),
            refresh_token: signed.refresh_token,
        }
    }
}

/// Become a guest
///
/// A player without a password, at once. Whoever loses the refresh token cannot come back.
#[utoipa::path(operation_id = "create_guest", tag = "players", security(()), request_body = CreateGuestRequest,
    responses((status = 201, description = "Signed in as a new guest.", body = SignedIn)))]
#[post("/v1/guests")]
async fn create_guest(service: Data<Service>, body: Body<CreateGuestRequest>) -> Answer<SignedIn> {
    Ok(Reply::created(service.app.accounts().create_guest(body.value.name).await?.into()))
}

/// Become a user
///
/// A player with a name of its own and a password.
#[utoipa::path(operation_id = "create_user", tag = "players", security(()), request_body = CreateUserRequest,
    responses((status = 201, description = "Signed in as a new user.", body = SignedIn)))]
#[post("/v1/users")]
async fn create_user(service: Data<Service>, body: Body<CreateUserRequest>) -> Answer<SignedIn> {
    Ok(Reply::created(
        service.app.accounts().create_user(&body.value.name, body.value.password).await?.into(),
    ))
}

/// Sign in
///
/// An unknown name and a wrong password are answered alike.
#[utoipa::path(operation_id = "create_session", tag = "players", security(()), request_body = CreateSessionRequest,
    responses((status = 201, description = "A new session.", body = SignedIn)))]
#[post("/v1/sessions")]
async fn create_session(
    service: Data<Service>,
    body: Body<CreateSessionRequest>,
) -> Answer<SignedIn> {
    Ok(Reply::created(
        service.app.accounts().sign_in(&body.value.name, body.value.password).await?.into(),
    ))
}

/// Go on with a session
///
/// Gives a new access token and the next refresh token. The refresh token before gives the same
/// answer again until its successor is used, because a reply may be lost; after that its use ends
/// the session.
#[utoipa::path(operation_id = "refresh_session", tag = "players", security(()), request_body = RefreshSessionRequest,
    responses((status = 201, description = "The session goes on.", body = SignedIn)))]
#[post("/v1/sessions/refresh")]
async fn refresh_session(
    service: Data<Service>,
    body: Body<RefreshSessionRequest>,
) -> Answer<SignedIn> {
    Ok(Reply::created(service.app.accounts().refresh(&body.value.refresh_token).await?.into()))
}

/// Sign out
///
/// The session's tokens are refused from now on, and its streams end.
#[utoipa::path(operation_id = "end_session", tag = "players", security(("bearer" = [])),
    responses((status = 204, description = "The session has ended.")))]
#[delete("/v1/sessions/current")]
async fn end_session(
    service: Data<Service>,
    Signed(caller): Signed,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    let session = caller.session.clone();
    service.app.accounts().end_session(&session).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Who am I
///
/// The player whose token came with the request.
#[utoipa::path(operation_id = "get_me", tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The signed-in player.", body = Player)))]
#[get("/v1/me")]
async fn get_me(Signed(caller): Signed) -> Answer<Player> {
    Ok(Reply::ok(caller.player.clone()))
}

/// From guest to user
///
/// The calling guest gets a password, and a name that nobody else has, and stays the same player:
/// id, games, seats and session go on, with the tokens that there are. Where the player sat down
/// before, the name at the table stays as it was.
#[utoipa::path(operation_id = "upgrade_guest", tag = "players", security(("bearer" = [])), request_body = UpgradeRequest,
    responses((status = 200, description = "The player, a user now.", body = Player)))]
#[post("/v1/me/upgrade")]
async fn upgrade_guest(
    service: Data<Service>,
    Signed(caller): Signed,
    body: Body<UpgradeRequest>,
    key: KeyHeader,
) -> Answer<Player> {
    let UpgradeRequest { name, password } = body.value;
    let done = service.app.upgrade(caller, Upgrade { name, password, key: key.bare() }).await?;
    let reply = Reply::ok(done.answer);
    Ok(if done.replayed { reply.replayed() } else { reply })
}
