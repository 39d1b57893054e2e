//! Apps of other people: registering them, and looking at them. What users answer them is in the
//! module `authorizations`, what the apps themselves call in the module `oauth`.

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
use kontor_accounts::apps::{AppDescription, RegisteredApp};
use kontor_auth::{Player, scopes::Scope};
use kontor_log::time::Timestamp;

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
    /// Whether it was switched off with all that acts for its owner: no other player finds it, and
    /// it gets no token. A change switches it on.
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

contract!(App, OwnApp, AppList);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct AppPath {
    /// Id of the app.
    app: String,
}

/// Register an app
///
/// A program of the calling user that acts for other users, with their leave, by OAuth 2.0. It has
/// no secret. Its name looks neither like that of another user's app, nor as if it spoke for the
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
        problems: &[UserNeeded, NameTaken],
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
        problems: &[UserNeeded],
        writes: Writes::Removal,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// One app
///
/// For users who are asked whether it may act for them.
#[utoipa::path(tag = "players", security(()), params(AppPath),
    responses((status = 200, description = "The app.", body = App)))]
#[get("/v1/apps/{app}")]
pub(super) async fn get_app(service: Data<Service>, path: Path<AppPath>) -> HandlerResult<App> {
    Ok(Reply::ok(service.app.accounts.app(&path.app).await?.into()))
}

impl Endpoint for get_app {
    const OPERATION: Operation = Operation { scope: None, ..Operation::DEFAULT };
}
