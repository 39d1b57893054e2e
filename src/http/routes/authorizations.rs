//! What users answer apps that ask whether they may act for them: in a browser, and for a device.

use actix_web::{HttpResponse, get, post, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{apps::App, oauth::answers};
use crate::{
    body::Body,
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    parameters::Path,
    problem::{Failure, ProblemCode::*},
    public_url::PublicUrl,
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_accounts::{apps::AppAsShown, authorizations::AuthorizationRequest};
use kontor_auth::{Caller, redirects, scopes::Scope};
use kontor_log::time::Timestamp;

/// What a user was shown of an app before the answer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ShownApp {
    /// Id of the app.
    #[schema(max_length = 64, example = "a_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    id: String,
    /// Its name.
    #[schema(max_length = 40, example = "Fortnight")]
    name: String,
    /// Its page; null if it has none.
    #[serde(default)]
    #[schema(max_length = 500, example = "https://fortnight.example")]
    website: Option<String>,
    /// The name of its owner.
    #[schema(max_length = 40, example = "Ada")]
    owner: String,
}

impl From<ShownApp> for AppAsShown {
    fn from(shown: ShownApp) -> Self {
        let ShownApp { id, name, website, owner } = shown;
        AppAsShown { id, name, website, owner }
    }
}

/// The answer of a user to an app that asks by the authorization code flow.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateAuthorizationRequest {
    /// Id of the app.
    #[schema(max_length = 64, example = "a_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    app: String,
    /// Where the app receives the code: one of its addresses.
    #[schema(max_length = 500, example = "https://fortnight.example/done")]
    redirect_uri: String,
    /// What the app may do. The scope `account` is never given to an app.
    #[schema(min_items = 1, max_items = 4, example = json!(["read", "play"]))]
    scopes: Vec<Scope>,
    /// SHA-256 hash of the app's verifier, in base64url without padding (RFC 7636, method S256).
    #[schema(
        min_length = 43,
        max_length = 43,
        example = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
    )]
    code_challenge: String,
    /// What the app gets back unchanged.
    #[serde(default)]
    #[schema(max_length = 500)]
    state: Option<String>,
    /// Whether the user allows it.
    allowed: bool,
    /// What was shown to the user. Where it is not what the app says of itself, nothing is allowed:
    /// so a user never allows another app than was shown. Who has signed in and allows something
    /// sends it; a program with a personal token may leave it out, because it asks no user.
    #[serde(default)]
    shown: Option<ShownApp>,
}

/// Where the browser of the user goes on.
#[derive(Debug, Serialize, ToSchema)]
pub struct Authorization {
    /// The address of the app, with the code or the error.
    #[schema(
        example = "https://fortnight.example/done?code=p_4x7k.q2&iss=https%3A%2F%2Fkontor.example"
    )]
    pub redirect_to: String,
}

/// What a device asks for.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeviceRequest {
    /// The app that runs there.
    pub app: App,
    /// What it wants to do.
    pub scopes: Vec<Scope>,
    /// Until when it can be answered.
    pub expires_at: Timestamp,
}

/// The answer of a user to a device.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DeviceAnswerRequest {
    /// Whether the user allows it.
    allowed: bool,
    /// What was shown to the user, as when an app is answered: needed where a user who has signed
    /// in allows something.
    #[serde(default)]
    shown: Option<ShownApp>,
}

contract!(Authorization, DeviceRequest);

/// What a user was shown who allows something. Who has signed in was asked by a page or a client, so
/// it is compared in any case.
fn compared(caller: &Caller, shown: Option<ShownApp>) -> Result<Option<AppAsShown>, Failure> {
    if shown.is_none() && caller.has_signed_in() {
        return Err(Failure::body("/shown", "what the user was shown of the app is missing"));
    }
    Ok(shown.map(AppAsShown::from))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct DevicePath {
    /// The code that the device shows, with or without its hyphen, in capitals or not.
    #[param(max_length = 32, example = "WDJB-MJHT")]
    user_code: String,
}

/// Answer an app
///
/// What the page does whose address an app opens (`/oauth/authorize`), when the user has decided.
/// The browser goes on at the address that is returned; the code in it can be exchanged for two
/// minutes, once.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = CreateAuthorizationRequest,
    responses((status = 201, description = "Where the browser goes on.", body = Authorization)))]
#[post("/v1/me/authorizations")]
pub(super) async fn create_authorization(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    url: PublicUrl,
    body: Body<CreateAuthorizationRequest>,
) -> HandlerResult<Authorization> {
    let CreateAuthorizationRequest {
        app,
        redirect_uri,
        scopes,
        code_challenge,
        state,
        allowed,
        shown,
    } = body.value;
    if state.as_ref().is_some_and(|state| state.len() > answers::STATE_LENGTH_MAX) {
        return Err(Failure::body("/state", "a state has at most 500 bytes"));
    }
    let accounts = &service.app.accounts;
    let request = AuthorizationRequest {
        app,
        redirect: redirect_uri.clone(),
        scopes,
        challenge: code_challenge,
    };
    let outcome = match allowed {
        true => {
            let shown = compared(&caller, shown)?;
            ("code", accounts.authorize(&caller, request, shown).await?)
        }
        false => {
            accounts.check_authorization(&request).await?;
            ("error", "access_denied".to_owned())
        }
    };
    let parameters = answers::parameters((outcome.0, &outcome.1), state.as_deref(), &url);
    let redirect_to = redirects::with_parameters(&redirect_uri, &parameters);
    let redirect_to = redirect_to.ok_or(Internal)?;
    Ok(Reply::created(Authorization { redirect_to }))
}

impl Endpoint for create_authorization {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, AppUnknown, AppChanged, TokensSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// What a device asks for
///
/// The device shows the code, and the user types it in somewhere else.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(DevicePath),
    responses((status = 200, description = "What it asks for.", body = DeviceRequest)))]
#[get("/v1/me/devices/{user_code}")]
pub(super) async fn get_device_request(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<DevicePath>,
) -> HandlerResult<DeviceRequest> {
    let found = service.app.accounts.device_request(&caller, &path.user_code).await?;
    let expires_at = Timestamp(found.expires_at_ms);
    Ok(Reply::ok(DeviceRequest { app: found.app.into(), scopes: found.scopes, expires_at }))
}

impl Endpoint for get_device_request {
    const OPERATION: Operation = Operation {
        // So that codes of others cannot be guessed fast.
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, DeviceUnknown],
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Answer a device
///
/// The device learns of it when it asks next. A code is answered once.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(DevicePath),
    request_body = DeviceAnswerRequest,
    responses((status = 204, description = "The device will get its answer.")))]
#[post("/v1/me/devices/{user_code}")]
pub(super) async fn answer_device_request(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<DevicePath>,
    body: Body<DeviceAnswerRequest>,
) -> Result<HttpResponse, Failure> {
    let DeviceAnswerRequest { allowed, shown } = body.value;
    let shown = if allowed { compared(&caller, shown)? } else { None };
    let accounts = &service.app.accounts;
    accounts.answer_device(&caller, &path.user_code, allowed, shown).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for answer_device_request {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, DeviceUnknown, AppChanged, TokensSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}
