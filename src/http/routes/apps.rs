//! Apps of other people: registering them, and allowing them to act for a user. What the apps
//! themselves call is in the module `oauth`.

use actix_web::{HttpResponse, delete, get, post, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::oauth::answers;
use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    parameters::Path,
    problem::{Failure, ProblemCode::*},
    public_url::PublicUrl,
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_app::{
    accounts::{
        apps::{AppDescription, RegisteredApp},
        authorizations::AuthorizationRequest,
    },
    time::Timestamp,
};
use kontor_auth::{Player, redirects, scopes::Scope};

/// What a user says of an app.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AppRequest {
    /// The name to show, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40, example = "Fortnight")]
    name: String,
    /// Its page, an https address.
    #[serde(default)]
    #[schema(max_length = 500, example = "https://fortnight.example")]
    website: Option<String>,
    /// Where it receives codes: https addresses, http addresses of the app's own machine (whose port
    /// may be another one in requests), or addresses with a scheme of its own that has a dot in it.
    /// Left out or empty for an app that uses the device flow alone.
    #[serde(default)]
    #[schema(max_items = 8, example = json!(["https://fortnight.example/done", "http://127.0.0.1/done"]))]
    redirect_uris: Vec<String>,
}

impl From<AppRequest> for AppDescription {
    fn from(request: AppRequest) -> Self {
        let AppRequest { name, website, redirect_uris } = request;
        AppDescription { name, website, redirects: redirect_uris }
    }
}

/// An app, as everybody may know it.
#[derive(Debug, Serialize, ToSchema)]
pub struct App {
    /// Its id, which is the `client_id` of OAuth 2.0.
    #[schema(example = "a_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub id: String,
    /// The name to show. Names of apps are not unique.
    #[schema(example = "Fortnight")]
    pub name: String,
    /// Its page; null if it has none.
    #[schema(example = "https://fortnight.example")]
    pub website: Option<String>,
    /// Who registered it, and answers for it.
    pub owner: Player,
    /// When it was registered.
    pub created_at: Timestamp,
}

impl From<RegisteredApp> for App {
    fn from(app: RegisteredApp) -> Self {
        let AppDescription { name, website, redirects: _ } = app.description;
        let created_at = Timestamp(app.created_at_ms);
        App { id: app.id, name, website, owner: app.owner, created_at }
    }
}

/// An app of the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnApp {
    /// What everybody may know of it.
    pub app: App,
    /// Where it receives codes.
    pub redirect_uris: Vec<String>,
    /// Whether it was switched off with all that acts for its owner: nobody else finds it, and it gets
    /// no token. A change switches it on.
    pub disabled: bool,
}

impl From<RegisteredApp> for OwnApp {
    fn from(app: RegisteredApp) -> Self {
        let (redirect_uris, disabled) = (app.description.redirects.clone(), app.disabled);
        OwnApp { redirect_uris, disabled, app: app.into() }
    }
}

/// All apps of a user.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppList {
    /// The apps, oldest first.
    pub items: Vec<OwnApp>,
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
}

contract!(App, OwnApp, AppList, Authorization, DeviceRequest);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct AppPath {
    /// Id of the app.
    app: String,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct DevicePath {
    /// The code that the device shows, with or without its hyphen, in capitals or not.
    #[param(max_length = 32, example = "WDJB-MJHT")]
    user_code: String,
}

/// Register an app
///
/// A program of the calling user that acts for other users, with their leave, by OAuth 2.0. It has no
/// secret. Its name does not look like that of somebody else's app, or of somebody who speaks for the
/// server.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = AppRequest,
    responses((status = 201, description = "The app.", body = OwnApp)))]
#[post("/v1/me/apps")]
pub(super) async fn create_app(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    body: Body<AppRequest>,
) -> HandlerResult<OwnApp> {
    let app = service.app.accounts.create_app(&caller, body.value.into()).await?;
    Ok(Reply::created(app.into()))
}

impl Endpoint for create_app {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, AppsSpent, NameTaken],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// List apps
///
/// Those that the calling user has registered. The apps that act for the user are those of the
/// tokens that have one.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The apps.", body = AppList)))]
#[get("/v1/me/apps")]
pub(super) async fn list_apps(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<AppList> {
    let apps = service.app.accounts.apps(&caller).await?;
    Ok(Reply::ok(AppList { items: apps.into_iter().map(OwnApp::from).collect() }))
}

impl Endpoint for list_apps {
    const OPERATION: Operation =
        Operation { problems: &[UserNeeded], scope: Some(Scope::Account), ..Operation::DEFAULT };
}

/// Change an app
///
/// All that is said of it is replaced. An app that was switched off is switched on.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(AppPath), request_body = AppRequest,
    responses((status = 200, description = "The app.", body = OwnApp)))]
#[put("/v1/me/apps/{app}")]
pub(super) async fn change_app(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<AppPath>,
    body: Body<AppRequest>,
) -> HandlerResult<OwnApp> {
    let app = service.app.accounts.change_app(&caller, &path.app, body.value.into()).await?;
    Ok(Reply::ok(app.into()))
}

impl Endpoint for change_app {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded, AppUnknown, NameTaken],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Remove an app
///
/// It gets no more tokens. Those that it has are valid until they expire or their users revoke them.
#[utoipa::path(tag = "players", security(("bearer" = [])), params(AppPath),
    responses((status = 204, description = "The app is gone.")))]
#[delete("/v1/me/apps/{app}")]
pub(super) async fn remove_app(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<AppPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.accounts.remove_app(&caller, &path.app).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for remove_app {
    const OPERATION: Operation = Operation {
        problems: &[UserNeeded, AppUnknown],
        writes: Writes::Removal,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// One app
///
/// For whoever is asked whether it may act for them.
#[utoipa::path(tag = "players", security(()), params(AppPath),
    responses((status = 200, description = "The app.", body = App)))]
#[get("/v1/apps/{app}")]
pub(super) async fn get_app(service: Data<Service>, path: Path<AppPath>) -> HandlerResult<App> {
    Ok(Reply::ok(service.app.accounts.app(&path.app).await?.into()))
}

impl Endpoint for get_app {
    const OPERATION: Operation =
        Operation { problems: &[AppUnknown], scope: None, ..Operation::DEFAULT };
}

/// Answer an app
///
/// What the page does whose address an app opens (`/oauth/authorize`), when the user has decided. The
/// browser goes on at the address that is returned; the code in it can be exchanged for two
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
    let CreateAuthorizationRequest { app, redirect_uri, scopes, code_challenge, state, allowed } =
        body.value;
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
        true => ("code", accounts.authorize(&caller, request).await?),
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
        problems: &[UserNeeded, AppUnknown, TokensSpent],
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
    let DeviceAnswerRequest { allowed } = body.value;
    service.app.accounts.answer_device(&caller, &path.user_code, allowed).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for answer_device_request {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, DeviceUnknown, TokensSpent],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}
