//! OAuth 2.0 for apps of other people: what they call. It is no part of the contract, because its
//! forms and answers are those of the RFCs, which OAuth libraries of every language know: the
//! authorization code flow (RFC 6749) with a proof key (RFC 7636), the device flow (RFC 8628),
//! giving a token back (RFC 7009), and where all of that is (RFC 8414).

pub mod answers;
mod authorize;
mod form;
mod token;

use std::future::ready;

use actix_web::{
    HttpResponse, Route,
    web::{self, ServiceConfig, get, post},
};
use serde_json::json;

use self::{
    answers::Refusal,
    token::{CODE_GRANT, DEVICE_GRANT},
};
use super::fallback;
use crate::{
    problem::{Failure, ProblemCode},
    public_url::PublicUrl,
    service::Service,
};

const METADATA: &str = "/.well-known/oauth-authorization-server";

/// Where libraries look if the address of the server has a path (RFC 8414 section 3.1).
const METADATA_BELOW: &str = "/.well-known/oauth-authorization-server/{path:.+}";

const AUTHORIZE: &str = "/oauth/authorize";
const TOKEN: &str = "/oauth/token";
const DEVICE: &str = "/oauth/device_authorization";
const REVOKE: &str = "/oauth/revoke";

/// Whether an app calls this path. What its `Authorization` header has is no access token: a
/// library may send the id of the app there, or still have a token that has ended.
pub fn is_called_by_apps(path: &str) -> bool {
    path.starts_with(METADATA) || [AUTHORIZE, TOKEN, DEVICE, REVOKE].contains(&path)
}

/// The endpoints that apps call.
pub fn configure(config: &mut ServiceConfig) {
    let mut add = |path: &str, allowed: &'static str, route: Route| {
        let refuse = move || ready(Err::<HttpResponse, _>(Refusal::from(fallback::only(allowed))));
        config.service(web::resource(path).route(route).default_service(web::to(refuse)));
    };
    add(METADATA, "GET, HEAD", get().to(show_metadata));
    add(METADATA_BELOW, "GET, HEAD", get().to(show_metadata_below));
    add(AUTHORIZE, "GET, HEAD", get().to(authorize::ask_user));
    add(TOKEN, "POST", post().to(token::exchange));
    add(DEVICE, "POST", post().to(token::begin_device));
    add(REVOKE, "POST", post().to(token::give_back));
}

async fn show_metadata_below(
    url: PublicUrl,
    path: web::Path<String>,
    service: web::Data<Service>,
) -> Result<HttpResponse, Failure> {
    let is_own = service.settings.public_path().strip_prefix('/') == Some(path.as_str());
    if is_own { Ok(show_metadata(url).await) } else { Err(ProblemCode::PathUnknown.into()) }
}

async fn show_metadata(url: PublicUrl) -> HttpResponse {
    let at = |path: &str| format!("{}{path}", &*url);
    HttpResponse::Ok().json(json!({
        "issuer": &*url,
        "authorization_endpoint": at(AUTHORIZE),
        "token_endpoint": at(TOKEN),
        "device_authorization_endpoint": at(DEVICE),
        "revocation_endpoint": at(REVOKE),
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": [CODE_GRANT, DEVICE_GRANT],
        "scopes_supported": ["read", "play", "tables"],
        "code_challenge_methods_supported": ["S256"],
        "token_endpoint_auth_methods_supported": ["none"],
        "revocation_endpoint_auth_methods_supported": ["none"],
        "authorization_response_iss_parameter_supported": true,
        "service_documentation": at("/docs/guide/apps.md"),
    }))
}
