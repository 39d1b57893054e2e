//! Players and their sessions.

use actix_web::{HttpResponse, delete, get, post, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    address::Address,
    body::{Body, NoBody},
    endpoint::{Endpoint, KeyPolicy, Operation, Writes},
    identity::{KeyHeader, RequiredCaller},
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_accounts::Upgrade;
use kontor_auth::scopes::Scope;
use kontor_auth::{Player, passwords::GivenPassword};
use kontor_log::time::Timestamp;

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

/// Whether this path only gives tokens. Many clients send the access token that they have with
/// every request: one that has expired must not keep them from the next one.
pub fn is_sign_in(path: &str) -> bool {
    ["/v1/guests", "/v1/users", "/v1/sessions", "/v1/sessions/refresh", "/v1/sessions/recovery"]
        .contains(&path)
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

impl From<kontor_accounts::SignedIn> for SignedIn {
    fn from(signed: kontor_accounts::SignedIn) -> Self {
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
/// A player without a password, at once. A guest who loses the refresh token cannot come back.
#[utoipa::path(tag = "players", security(()), request_body = CreateGuestRequest,
    responses((status = 201, description = "Signed in as a new guest.", body = SignedIn)))]
#[post("/v1/guests")]
pub(super) async fn create_guest(
    service: Data<Service>,
    body: Body<CreateGuestRequest>,
) -> HandlerResult<SignedIn> {
    Ok(Reply::created(service.app.accounts.create_guest(body.value.name).await?.into()))
}

impl Endpoint for create_guest {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[NameTaken],
        writes: Writes::Content,
        scope: None,
        ..Operation::DEFAULT
    };
}

/// Become a user
///
/// A player with a name of its own and a password.
#[utoipa::path(tag = "players", security(()), request_body = CreateUserRequest,
    responses((status = 201, description = "Signed in as a new user.", body = SignedIn)))]
#[post("/v1/users")]
pub(super) async fn create_user(
    service: Data<Service>,
    address: Address,
    body: Body<CreateUserRequest>,
) -> HandlerResult<SignedIn> {
    let CreateUserRequest { name, password } = body.value;
    let from = address.rate_key();
    let password = GivenPassword { text: password, from: from.clone() };
    let signed_in = service.app.accounts.create_user(&name, password).await?;
    service.sign_ins.signed_up(&signed_in.player.name, from)?;
    Ok(Reply::created(signed_in.into()))
}

impl Endpoint for create_user {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[NameTaken],
        writes: Writes::Content,
        scope: None,
        ..Operation::DEFAULT
    };
}

/// Sign in
///
/// An unknown name and a wrong password are answered alike.
#[utoipa::path(tag = "players", security(()), request_body = CreateSessionRequest,
    responses((status = 201, description = "A new session.", body = SignedIn)))]
#[post("/v1/sessions")]
pub(super) async fn create_session(
    service: Data<Service>,
    address: Address,
    body: Body<CreateSessionRequest>,
) -> HandlerResult<SignedIn> {
    let CreateSessionRequest { name, password } = body.value;
    let from = address.rate_key();
    let attempt = service.sign_ins.count(&service.rates, &name, &from)?;
    let password = GivenPassword { text: password, from };
    let signed_in = service.app.accounts.sign_in(&name, password).await?;
    attempt.succeeded();
    Ok(Reply::created(signed_in.into()))
}

impl Endpoint for create_session {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[CredentialsInvalid],
        writes: Writes::Content,
        scope: None,
        ..Operation::DEFAULT
    };
}

/// Go on with a session
///
/// Gives a new access token and the next refresh token. The refresh token before gives the same
/// answer again until its successor is used, because a reply may be lost; after that its use ends
/// the session.
#[utoipa::path(tag = "players", security(()), request_body = RefreshSessionRequest,
    responses((status = 201, description = "The session goes on.", body = SignedIn)))]
#[post("/v1/sessions/refresh")]
pub(super) async fn refresh_session(
    service: Data<Service>,
    body: Body<RefreshSessionRequest>,
) -> HandlerResult<SignedIn> {
    Ok(Reply::created(service.app.accounts.refresh(&body.value.refresh_token).await?.into()))
}

impl Endpoint for refresh_session {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[RefreshInvalid],
        writes: Writes::Content,
        scope: None,
        ..Operation::DEFAULT
    };
}

/// Sign out
///
/// The session's tokens are refused from now on, and its streams end.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 204, description = "The session has ended.")))]
#[delete("/v1/sessions/current")]
pub(super) async fn end_session(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.accounts.end_session(&caller.player.id, &caller.session).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for end_session {
    const OPERATION: Operation =
        Operation { writes: Writes::Removal, scope: None, ..Operation::DEFAULT };
}

/// Who am I
///
/// The player whose token came with the request.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The signed-in player.", body = Player)))]
#[get("/v1/me")]
pub(super) async fn get_me(RequiredCaller(caller): RequiredCaller) -> HandlerResult<Player> {
    Ok(Reply::ok(caller.player.clone()))
}

impl Endpoint for get_me {
    const OPERATION: Operation = Operation { scope: None, ..Operation::DEFAULT };
}

/// From guest to user
///
/// The calling guest gets a password, and a name that no other player has, and stays the same
/// player: id, games, seats and session go on, with the tokens that there are. Where the player sat
/// down before, the name at the table stays as it was.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = UpgradeRequest,
    responses((status = 200, description = "The player, a user now.", body = Player)))]
#[post("/v1/me/upgrade")]
pub(super) async fn upgrade_guest(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    address: Address,
    body: Body<UpgradeRequest>,
    key: KeyHeader,
) -> HandlerResult<Player> {
    let UpgradeRequest { name, password } = body.value;
    let from = address.rate_key();
    let password = GivenPassword { text: password, from: from.clone() };
    let upgrade = Upgrade { name, password, key: key.without_hash() };
    let done = service.app.upgrade(caller, upgrade).await?;
    // By the name that the player has: a repeated request may say another one.
    service.sign_ins.signed_up(&done.answer.name, from)?;
    Ok(Reply::ok_or_replayed(done.answer, done.replayed))
}

impl Endpoint for upgrade_guest {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        idempotency_key: KeyPolicy::Optional,
        problems: &[NameTaken, AlreadyUser, Draining],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}
