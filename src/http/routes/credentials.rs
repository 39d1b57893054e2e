//! The password of a user, and recovery codes for its loss.

use actix_web::{HttpResponse, get, post, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::accounts::SignedIn;
use crate::{
    address::Address,
    body::Body,
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::{passwords::GivenPassword, scopes::Scope};
use kontor_log::time::Timestamp;

/// A change of the password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangePasswordRequest {
    /// The password until now.
    #[schema(min_length = 1, max_length = 128, format = Password)]
    old_password: String,
    /// The password from now on, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128, format = Password)]
    new_password: String,
    /// Whether all that acts without the password is switched off as well: personal tokens, those of
    /// apps and of bot accounts included, codes and answers that apps have not exchanged yet,
    /// registered apps, and webhooks, those of bot accounts included.
    #[serde(default)]
    revoke_all: bool,
}

/// A request for recovery codes.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CreateRecoveryCodesRequest {
    /// The user's password.
    #[schema(min_length = 1, max_length = 128, format = Password)]
    password: String,
}

/// Recovery codes that were made.
#[derive(Serialize, ToSchema)]
pub struct RecoveryCodes {
    /// The codes. They are shown this once. Each sets a new password once; case, spaces and hyphens
    /// do not matter when one is typed.
    #[schema(example = json!(["k7qf-2mzp-w3ea-x5cd"]))]
    pub codes: Vec<String>,
    /// When they were made.
    pub created_at: Timestamp,
}

/// What is known of the recovery codes of a user.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecoveryCodesLeft {
    /// How many were not used yet.
    #[schema(example = 10)]
    pub left: u32,
    /// When they were made; null if there never were any.
    pub created_at: Option<Timestamp>,
}

/// A new password by a recovery code.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct RecoverAccountRequest {
    /// The user's name.
    #[schema(min_length = 1, max_length = 40, example = "Grace")]
    name: String,
    /// A code that was not used yet.
    #[schema(min_length = 1, max_length = 64, format = Password)]
    recovery_code: String,
    /// The password from now on, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128, format = Password)]
    password: String,
}

contract!(RecoveryCodes, RecoveryCodesLeft);

/// Change the password
///
/// All other sessions of the calling user end, with their streams; the session of the request goes
/// on. Personal tokens, registered apps and webhooks go on, unless `revoke_all` says otherwise. A
/// wrong password counts like an attempt to sign in.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = ChangePasswordRequest,
    responses((status = 204, description = "The new password holds.")))]
#[put("/v1/me/password")]
pub(super) async fn change_password(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    address: Address,
    body: Body<ChangePasswordRequest>,
) -> Result<HttpResponse, Failure> {
    let ChangePasswordRequest { old_password, new_password, revoke_all } = body.value;
    let from = address.rate_key();
    let attempt = service.sign_ins.count(&service.rates, &caller.player.name, &from)?;
    let given = |text| GivenPassword { text, from: from.clone() };
    let (old, new) = (given(old_password), given(new_password));
    service.app.change_password(caller.clone(), old, new, revoke_all).await?;
    attempt.succeeded();
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for change_password {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, PasswordWrong, Draining],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// Make recovery codes
///
/// With one of them, and the name, a new password is set where the old one is lost. Codes that were
/// made before are void. The request needs the password, so that a stolen token does not become an
/// account; a wrong one counts like an attempt to sign in.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = CreateRecoveryCodesRequest,
    responses((status = 201, description = "The codes.", body = RecoveryCodes)))]
#[post("/v1/me/recovery-codes")]
pub(super) async fn create_recovery_codes(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    address: Address,
    body: Body<CreateRecoveryCodesRequest>,
) -> HandlerResult<RecoveryCodes> {
    let from = address.rate_key();
    let attempt = service.sign_ins.count(&service.rates, &caller.player.name, &from)?;
    let password = GivenPassword { text: body.value.password, from };
    let made = service.app.accounts.create_recovery_codes(&caller, password).await?;
    attempt.succeeded();
    let created_at = Timestamp(made.created_at_ms);
    Ok(Reply::created(RecoveryCodes { codes: made.codes, created_at }))
}

impl Endpoint for create_recovery_codes {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, PasswordWrong],
        writes: Writes::Content,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}

/// How many recovery codes are left
///
/// The codes themselves are never shown again.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "What is left.", body = RecoveryCodesLeft)))]
#[get("/v1/me/recovery-codes")]
pub(super) async fn get_recovery_codes(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<RecoveryCodesLeft> {
    let codes = service.app.accounts.recovery_codes(&caller).await?;
    let left = u32::try_from(codes.left).unwrap_or(u32::MAX);
    let created_at = codes.created_at_ms.map(Timestamp);
    Ok(Reply::ok(RecoveryCodesLeft { left, created_at }))
}

impl Endpoint for get_recovery_codes {
    const OPERATION: Operation =
        Operation { problems: &[UserNeeded], scope: Some(Scope::Account), ..Operation::DEFAULT };
}

/// Set a new password by a recovery code
///
/// Uses the code up, ends all sessions of the user and signs in. All that acts without the password
/// is switched off, as by a change of the password with `revoke_all`. An unknown name and a wrong code
/// are answered alike. Attempts count like attempts to sign in. If the answer is lost, sign in with
/// the new password: it holds if the code was used.
#[utoipa::path(tag = "players", security(()), request_body = RecoverAccountRequest,
    responses((status = 201, description = "Signed in with the new password.", body = SignedIn)))]
#[post("/v1/sessions/recovery")]
pub(super) async fn recover_account(
    service: Data<Service>,
    address: Address,
    body: Body<RecoverAccountRequest>,
) -> HandlerResult<SignedIn> {
    let RecoverAccountRequest { name, recovery_code, password } = body.value;
    let from = address.rate_key();
    let attempt = service.sign_ins.count(&service.rates, &name, &from)?;
    let password = GivenPassword { text: password, from };
    let signed_in = service.app.recover(name, recovery_code, password).await?;
    attempt.succeeded();
    Ok(Reply::created(signed_in.into()))
}

impl Endpoint for recover_account {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[RecoveryInvalid, Draining],
        writes: Writes::Content,
        scope: None,
        ..Operation::DEFAULT
    };
}
