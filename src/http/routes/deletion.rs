//! Deleting the account of the caller.

use actix_web::{HttpResponse, post, web::Data};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    address::Address,
    body::Body,
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    service::Service,
};
use kontor_auth::{passwords::GivenPassword, scopes::Scope};

/// A request to delete the account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DeleteAccountRequest {
    /// The user's password; left out by a guest, who has none.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 128, format = Password)]
    password: Option<String>,
}

/// Delete the account
///
/// For good: of a user with all bot accounts, or of a guest. When the answer comes, all sessions
/// and tokens are refused. Apps, webhooks, events, standing orders and open tables of the account
/// go at once or some moments later; its seats in running games go to the stand-in, and others are
/// left free. No player can take the name of a user or bot account for `name_kept_days` of
/// `/v1/meta`. What stays are games and messages, which belong to others as well: there the player
/// is called `Former player` from now on, except in records, whose bytes are signed.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = DeleteAccountRequest,
    responses((status = 204, description = "The account is deleted.")))]
#[post("/v1/me/deletion")]
pub(super) async fn delete_account(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    address: Address,
    body: Body<DeleteAccountRequest>,
) -> Result<HttpResponse, Failure> {
    let from = address.rate_key();
    if body.value.password.is_some() {
        service.sign_ins.count(&service.rates, &caller.player.name, &from)?;
    }
    let password = body.value.password.map(|text| GivenPassword { text, from });
    service.app.deletions.delete(caller.clone(), password).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for delete_account {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::SignIns),
        problems: &[UserNeeded, PasswordWrong, Draining],
        writes: Writes::Removal,
        scope: Some(Scope::Account),
        ..Operation::DEFAULT
    };
}
