//! What apps get: tokens for codes (RFC 6749 section 4.1.3), tokens for devices (RFC 8628), and how
//! they give them back (RFC 7009).

use actix_web::{HttpResponse, web::Data};
use serde_json::json;

use super::{answers::Refusal, form::Parameters};
use crate::{address::Address, public_url::PublicUrl, rates::Bucket, service::Service};
use kontor_accounts::{
    TokenInfo,
    devices::{DEVICE_INTERVAL_S, DEVICE_LIFETIME_MS},
};

/// What an app exchanges for a token after the user has allowed it.
pub(super) const CODE_GRANT: &str = "authorization_code";
/// What a device without a browser exchanges.
pub(super) const DEVICE_GRANT: &str = "urn:ietf:params:oauth:grant-type:device_code";

/// Where a user types in the code of a device.
const DEVICE_PAGE: &str = "/#/device";

/// Exchanges a code for a token, or answers a device that asks for its token.
pub(super) async fn exchange(
    service: Data<Service>,
    address: Address,
    form: Parameters,
) -> Result<HttpResponse, Refusal> {
    let accounts = &service.app.accounts;
    let app = form.required("client_id")?;
    let (token, secret) = match form.required("grant_type")? {
        CODE_GRANT => {
            service.rates.count(Bucket::SignIns, &address.rate_key())?;
            let (code, redirect) = (form.required("code")?, form.required("redirect_uri")?);
            accounts.exchange_code(code, app, redirect, form.required("code_verifier")?).await?
        }
        DEVICE_GRANT => accounts.poll_device(form.required("device_code")?, app).await?,
        _ => {
            let what = format!("the grants are {CODE_GRANT} and {DEVICE_GRANT}");
            return Err(Refusal::of("unsupported_grant_type", what));
        }
    };
    Ok(HttpResponse::Ok().json(json!({
        "access_token": secret,
        "token_type": "Bearer",
        "expires_in": (token.expires_at_ms - token.created_at_ms) / 1000,
        "scope": scope(&token),
    })))
}

fn scope(token: &TokenInfo) -> String {
    let names: Vec<&str> = token.scopes.iter().map(|scope| scope.name()).collect();
    names.join(" ")
}

/// Begins the device flow.
pub(super) async fn begin_device(
    service: Data<Service>,
    address: Address,
    url: PublicUrl,
    form: Parameters,
) -> Result<HttpResponse, Refusal> {
    service.rates.count(Bucket::SignIns, &address.rate_key())?;
    let (app, scopes) = (form.required("client_id")?, form.scopes()?);
    let begun = service.app.accounts.begin_device(app, scopes).await?;
    let page = format!("{}{DEVICE_PAGE}", &*url);
    Ok(HttpResponse::Ok().json(json!({
        "device_code": begun.device_code,
        "user_code": begun.user_code,
        "verification_uri": page,
        "verification_uri_complete": format!("{page}?user_code={}", begun.user_code),
        "expires_in": DEVICE_LIFETIME_MS / 1000,
        "interval": DEVICE_INTERVAL_S,
    })))
}

/// Ends a token that an app does not need any more. The answer does not tell whether it was one.
pub(super) async fn give_back(
    service: Data<Service>,
    form: Parameters,
) -> Result<HttpResponse, Refusal> {
    service.app.accounts.give_back_token(form.required("token")?).await?;
    Ok(HttpResponse::Ok().finish())
}
