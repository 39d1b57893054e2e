//! Where an app sends the browser of its user (RFC 6749 section 4.1.1): what the app asks is
//! checked and handed to the page, which asks the user.

use actix_web::{HttpRequest, HttpResponse, http::header, web::Data};

use super::{
    answers::{self, Refusal, STATE_LENGTH_MAX},
    form::Parameters,
};
use crate::{public_url::PublicUrl, service::Service};
use kontor_accounts::authorizations::AuthorizationRequest;
use kontor_auth::{pkce, redirects};

/// Where the page asks the user. What the app asks stands in the fragment, which no log has.
const PAGE: &str = "/#/authorize";

/// Sends the browser to the page, or back to the app with an error. If the app is unknown, or has
/// not registered the address, the error is shown here: otherwise anybody could make this server
/// send people anywhere.
pub(super) async fn ask_user(
    request: HttpRequest,
    service: Data<Service>,
    url: PublicUrl,
) -> Result<HttpResponse, Refusal> {
    let parameters = Parameters::of(request.query_string())?;
    let mut asked = AuthorizationRequest {
        app: parameters.required("client_id")?.to_owned(),
        redirect: parameters.required("redirect_uri")?.to_owned(),
        scopes: Vec::new(),
        challenge: String::new(),
    };
    let checked = service.app.accounts.check_authorization(&asked).await;
    checked.map_err(|error| match Refusal::from(error) {
        Refusal::Problem(failure) if failure.code.entry().status == 400 => {
            Refusal::of("invalid_request", "the app has not registered this redirect_uri")
        }
        other => other,
    })?;
    let state = parameters.get("state");
    let location = match fill_in(&mut asked, &parameters) {
        Ok(()) => page(&asked, state),
        Err((error, description)) => {
            let state = state.filter(|state| state.len() <= STATE_LENGTH_MAX);
            let mut back = answers::parameters(("error", error), state, &url);
            back.push(("error_description", description));
            redirects::with_parameters(&asked.redirect, &back).expect("a registered address is one")
        }
    };
    Ok(HttpResponse::Found().insert_header((header::LOCATION, location)).finish())
}

/// Reads what else the app asks; the error goes back to the app.
fn fill_in(
    asked: &mut AuthorizationRequest,
    parameters: &Parameters,
) -> Result<(), (&'static str, &'static str)> {
    if parameters.get("response_type") != Some("code") {
        return Err(("unsupported_response_type", "response_type is code"));
    }
    if parameters.get("state").is_some_and(|state| state.len() > STATE_LENGTH_MAX) {
        return Err(("invalid_request", "a state has at most 500 bytes"));
    }
    if parameters.get("code_challenge_method") != Some("S256") {
        return Err(("invalid_request", "a proof key is needed, by the method S256"));
    }
    let challenge = parameters.get("code_challenge").filter(|text| pkce::is_challenge(text));
    asked.challenge =
        challenge.ok_or(("invalid_request", "code_challenge is no SHA-256 hash"))?.to_owned();
    let wrong_scope = ("invalid_scope", "the scopes are read, play and tables");
    asked.scopes = parameters.scopes().map_err(|_| wrong_scope)?;
    Ok(())
}

/// The address of the page that asks the user.
fn page(asked: &AuthorizationRequest, state: Option<&str>) -> String {
    let scopes: Vec<&str> = asked.scopes.iter().map(|scope| scope.name()).collect();
    let scopes = scopes.join(" ");
    let mut pairs = vec![
        ("app", asked.app.as_str()),
        ("redirect_uri", &asked.redirect),
        ("scope", &scopes),
        ("code_challenge", &asked.challenge),
    ];
    pairs.extend(state.map(|state| ("state", state)));
    let query = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
    format!("{PAGE}?{query}")
}
