//! Personal tokens, bot accounts and sessions of a user.

use actix_web::{HttpResponse, delete, get, post, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    parameters::Path,
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_accounts::{NewToken, SessionInfo, TOKEN_DAYS, TokenInfo};
use kontor_auth::{Engine, Player, SessionId, scopes::Scope};
use kontor_log::time::Timestamp;

/// A personal token to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateTokenRequest {
    /// What its user calls it, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40, example = "ladder bot")]
    name: String,
    /// What it may be used for: scopes that the caller has, too.
    #[schema(min_items = 1, max_items = 4, example = json!(["read", "play"]))]
    scopes: Vec<Scope>,
    /// For how many days it is valid; 90 if left out.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 366, example = 90)]
    expires_in_days: Option<u32>,
    /// Id of the bot account that it acts for; left out for the user.
    #[serde(default)]
    #[schema(max_length = 64)]
    bot: Option<String>,
}

/// A personal token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct Token {
    /// Its id.
    #[schema(example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// What its user calls it.
    #[schema(example = "ladder bot")]
    pub name: String,
    /// Id of the player whom it acts for: the user or a bot account.
    #[schema(example = "p_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub player: String,
    /// Id of the app that it was given to; null if its user made it.
    #[schema(example = "a_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub app: Option<String>,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created_at: Timestamp,
    /// From this time on it is refused.
    pub expires_at: Timestamp,
    /// When it was last used, to the hour; null if it was not yet.
    pub last_used_at: Option<Timestamp>,
}

impl From<TokenInfo> for Token {
    fn from(info: TokenInfo) -> Self {
        Token {
            id: info.id,
            name: info.name,
            player: info.player,
            app: info.app,
            scopes: info.scopes,
            created_at: Timestamp(info.created_at_ms),
            expires_at: Timestamp(info.expires_at_ms),
            last_used_at: info.last_used_at_ms.map(Timestamp),
        }
    }
}

/// A personal token that was made.
#[derive(Serialize, ToSchema)]
pub struct CreatedToken {
    /// The token, for the header `Authorization: Bearer …`. It is shown this once.
    pub secret: String,
    /// What is known of it.
    pub token: Token,
}

/// All personal tokens of a user.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenList {
    /// The tokens that have not expired, oldest first.
    pub items: Vec<Token>,
}

/// A bot account to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateBotRequest {
    /// The name to show, 1 to 40 characters. Names of users and bot accounts are unique.
    #[schema(min_length = 1, max_length = 40, example = "Abacus of Grace")]
    name: String,
    /// What plays.
    engine: Engine,
}

/// A change of a bot account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangeBotRequest {
    /// What plays from now on.
    engine: Engine,
}

/// All bot accounts of a user.
#[derive(Debug, Serialize, ToSchema)]
pub struct BotAccountList {
    /// The bot accounts, oldest first.
    pub items: Vec<Player>,
}

/// A sign-in.
#[derive(Debug, Serialize, ToSchema)]
pub struct SignIn {
    /// Its id.
    #[schema(example = "s_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// Whether this request belongs to it.
    pub current: bool,
    /// When the player signed in.
    pub created_at: Timestamp,
    /// When its tokens were last refreshed.
    pub refreshed_at: Timestamp,
}

impl SignIn {
    /// A session, seen from the current one.
    pub(super) fn of(session: SessionInfo, current: &SessionId) -> SignIn {
        SignIn {
            current: session.id == *current,
            id: session.id.0,
            created_at: Timestamp(session.created_at_ms),
            refreshed_at: Timestamp(session.refreshed_at_ms),
        }
    }
}

/// All sessions of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionList {
    /// The sessions that have not ended, oldest first.
    pub items: Vec<SignIn>,
}

contract!(CreatedToken, TokenList, BotAccountList, SessionList);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct TokenPath {
    /// Id of the token.
    token: String,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct BotPath {
    /// Id of the bot account.
    bot: String,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct SessionPath {
    /// Id of the session.
    session: String,
}

/// Make a personal token
///
/// For a program that acts for the calling user, or for one of the user's bot accounts, without the
/// password and without refreshing. It is sent like an access token. If another person has got a
/// token, all that it does ends when it is revoked.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = CreateTokenRequest,
    responses((status = 201, description = "The token.", body = CreatedToken)))]
#[post("/v1/me/tokens")]
pub(super) async fn create_token(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    body: Body<CreateTokenRequest>,
) -> HandlerResult<CreatedToken> {
    let CreateTokenRequest { name, scopes, expires_in_days, bot } = body.value;
    let days = expires_in_days.unwrap_or(TOKEN_DAYS);
    let new = NewToken { name, scopes, days, bot };
    let (info, secret) = service.app.accounts.create_token(&caller, new).await?;
    Ok(Reply::created(CreatedToken { secret, token: info.into() }))
}

impl Endpoint for create_token {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, BotUnknown, TokensSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List personal tokens
///
/// Those of the calling user and of the user's bot accounts, without their secrets.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The tokens.", body = TokenList)))]
#[get("/v1/me/tokens")]
pub(super) async fn list_tokens(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<TokenList> {
    let tokens = service.app.accounts.tokens(&caller).await?;
    Ok(Reply::ok(TokenList { items: tokens.into_iter().map(Token::from).collect() }))
}

impl Endpoint for list_tokens {
    const OPERATION: Operation =
        Operation { problems: &[UserNeeded], scope: Some(Scope::Account), ..Operation::DEFAULT };
}

/// Revoke a personal token
///
/// It is refused from now on, and streams that were opened with it end.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(TokenPath),
    responses((status = 204, description = "The token is refused.")))]
#[delete("/v1/me/tokens/{token}")]
pub(super) async fn revoke_token(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<TokenPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.accounts.revoke_token(&caller, &path.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for revoke_token {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded],
        writes: Writes::Removal,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Make a bot account
///
/// A player that is a program of the calling user. It has a name of its own, sits at tables as a
/// player of the kind `bot` with what plays, and calls with a personal token.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = CreateBotRequest,
    responses((status = 201, description = "The bot account.", body = Player)))]
#[post("/v1/me/bots")]
pub(super) async fn create_bot(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    body: Body<CreateBotRequest>,
) -> HandlerResult<Player> {
    let CreateBotRequest { name, engine } = body.value;
    Ok(Reply::created(service.app.create_bot(caller, name, engine).await?))
}

impl Endpoint for create_bot {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, NameTaken, BotAccountsSpent, Draining],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List bot accounts
///
/// Those of the calling user.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The bot accounts.", body = BotAccountList)))]
#[get("/v1/me/bots")]
pub(super) async fn list_bots(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<BotAccountList> {
    Ok(Reply::ok(BotAccountList { items: service.app.accounts.bots(&caller).await? }))
}

impl Endpoint for list_bots {
    const OPERATION: Operation =
        Operation { problems: &[UserNeeded], scope: Some(Scope::Account), ..Operation::DEFAULT };
}

/// Change a bot account
///
/// Says what plays from now on. Seats show what played when they were taken.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(BotPath),
    request_body = ChangeBotRequest,
    responses((status = 200, description = "The bot account.", body = Player)))]
#[put("/v1/me/bots/{bot}")]
pub(super) async fn change_bot(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<BotPath>,
    body: Body<ChangeBotRequest>,
) -> HandlerResult<Player> {
    let engine = body.value.engine;
    Ok(Reply::ok(service.app.accounts.change_engine(&caller, &path.bot, engine).await?))
}

impl Endpoint for change_bot {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List sessions
///
/// Where the caller is signed in. Of a guest it is the session of the request alone.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The sessions.", body = SessionList)))]
#[get("/v1/me/sessions")]
pub(super) async fn list_sessions(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<SessionList> {
    let of = |session| SignIn::of(session, &caller.session);
    let sessions = service.app.accounts.sessions(&caller).await?;
    Ok(Reply::ok(SessionList { items: sessions.into_iter().map(of).collect() }))
}

impl Endpoint for list_sessions {
    const OPERATION: Operation = Operation { scope: Some(Scope::Account), ..Operation::DEFAULT };
}

/// End a session
///
/// Its tokens are refused from now on, and its streams end: to sign out of a device that is lost.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(SessionPath),
    responses((status = 204, description = "The session has ended.")))]
#[delete("/v1/me/sessions/{session}")]
pub(super) async fn end_session_by_id(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<SessionPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.accounts.end_session_of(&caller, &path.session).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for end_session_by_id {
    const OPERATION: Operation =
        Operation { writes: Writes::Removal, scope: Some(Scope::Account), ..Operation::DEFAULT };
}
