//! Answers to apps, and errors in the form of OAuth (RFC 6749 sections 4.1.2 and 5.2).

use actix_web::{
    HttpResponse, ResponseError,
    body::BoxBody,
    http::{
        StatusCode,
        header::{self, HeaderValue},
    },
};
use serde_json::json;

use crate::problem::Failure;
use kontor_accounts::{authorizations::GrantError, error::AccountsError};
use kontor_problems::Refused;

const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Maximum length of the state that an app gets back, in bytes.
pub const STATE_LENGTH_MAX: usize = 500;

/// Why an app is refused.
#[derive(Debug)]
pub enum Refusal {
    /// An error of OAuth, with a sentence for the developer of the app.
    OAuth(&'static str, String),
    /// Any other problem: the server is busy, or its store does not answer.
    Problem(Failure),
}

impl Refusal {
    /// An error of OAuth.
    pub fn of(error: &'static str, description: impl Into<String>) -> Self {
        Refusal::OAuth(error, description.into())
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refusal::OAuth(error, _) => out.write_str(error),
            Refusal::Problem(failure) => failure.fmt(out),
        }
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        Refusal::Problem(failure)
    }
}

impl From<AccountsError> for Refusal {
    fn from(error: AccountsError) -> Self {
        match error {
            AccountsError::Refused(Refused::AppUnknown) => {
                Refusal::of("invalid_client", "there is no app with this client_id")
            }
            AccountsError::BodyInvalid { pointer, what } if pointer == "/scopes" => {
                Refusal::of("invalid_scope", what)
            }
            other => Refusal::Problem(other.into()),
        }
    }
}

impl From<GrantError> for Refusal {
    fn from(error: GrantError) -> Self {
        let code = match error {
            GrantError::Invalid => "invalid_grant",
            GrantError::Pending => "authorization_pending",
            GrantError::TooOften => "slow_down",
            GrantError::Denied => "access_denied",
            GrantError::Expired => "expired_token",
            GrantError::Accounts(error) => return error.into(),
        };
        Refusal::of(code, error.to_string())
    }
}

impl ResponseError for Refusal {
    fn status_code(&self) -> StatusCode {
        match self {
            Refusal::OAuth(..) => StatusCode::BAD_REQUEST,
            Refusal::Problem(failure) => failure.status_code(),
        }
    }

    fn error_response(&self) -> HttpResponse<BoxBody> {
        match self {
            Refusal::OAuth(error, description) => HttpResponse::BadRequest()
                .json(json!({ "error": error, "error_description": description })),
            Refusal::Problem(failure) => {
                // Libraries look for `error`, and some take what has none for a token.
                let error = match failure.status_code().is_client_error() {
                    true if failure.status_code() != StatusCode::TOO_MANY_REQUESTS => {
                        "invalid_request"
                    }
                    _ => "temporarily_unavailable",
                };
                let mut response = failure.error_response();
                let body = json!({ "error": error, "error_description": failure.sentence() });
                response.headers_mut().insert(header::CONTENT_TYPE, JSON);
                response.set_body(BoxBody::new(body.to_string()))
            }
        }
    }
}

/// The parameters with which the browser of a user goes back to an app: the code or the error, the
/// state that the app gave, and who answers (RFC 9207).
pub fn parameters<'a>(
    outcome: (&'a str, &'a str),
    state: Option<&'a str>,
    issuer: &'a str,
) -> Vec<(&'a str, &'a str)> {
    let state = state.map(|state| ("state", state));
    [outcome].into_iter().chain(state).chain([("iss", issuer)]).collect()
}
