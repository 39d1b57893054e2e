//! Vacations: times in which a player is away, and the clocks of the player stand.

use actix_web::{delete, get, put, web::Data};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    body::Body,
    endpoint::{Endpoint, Operation, Writes},
    identity::RequiredCaller,
    problem::ProblemCode::*,
    reply::{Contract, HandlerResult, Reply},
    service::Service,
};
use kontor_auth::scopes::{Scope, Scopes};
use kontor_log::time::Timestamp;
use kontor_service::vacations::OwnVacation;

impl Contract for OwnVacation {
    fn for_scopes(self, scopes: Scopes) -> Self {
        let days_left = self.days_left.filter(|_| scopes.contain(Scope::Read));
        OwnVacation { days_left, ..self }
    }
}

/// My vacation
///
/// The vacation in which the caller is, and how many days are left in this year.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The vacation.", body = OwnVacation)))]
#[get("/v1/me/vacation")]
pub(super) async fn get_vacation(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<OwnVacation> {
    Ok(Reply::ok(service.app.vacations.vacation(&caller.player.id).await?))
}

impl Endpoint for get_vacation {
    const OPERATION: Operation = Operation::DEFAULT;
}

/// Until when the caller is away.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct VacationRequest {
    /// When the vacation ends: later than now, and at most 30 days after it began.
    until: Timestamp,
}

/// Take a vacation, or change its end
///
/// It begins now. The clocks of the caller stand until its end at all tables whose clock has
/// `vacations`; moves can be made all the same. If the caller is in a vacation, its end changes. Each
/// day that has begun counts for the year in which the vacation began.
#[utoipa::path(tag = "players", security(("bearer" = [])), request_body = VacationRequest,
    responses((status = 200, description = "The vacation as it is now.", body = OwnVacation)))]
#[put("/v1/me/vacation")]
pub(super) async fn take_vacation(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    body: Body<VacationRequest>,
) -> HandlerResult<OwnVacation> {
    let (VacationRequest { until }, _) = body.into_parts();
    Ok(Reply::ok(service.app.vacations.take(&caller.player.id, until).await?))
}

impl Endpoint for take_vacation {
    const OPERATION: Operation = Operation {
        problems: &[VacationSpent, Draining],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

/// End my vacation
///
/// The clocks of the caller run again from now on. If the caller is in no vacation, nothing changes.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The days of vacation.", body = OwnVacation)))]
#[delete("/v1/me/vacation")]
pub(super) async fn end_vacation(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<OwnVacation> {
    Ok(Reply::ok(service.app.vacations.end(&caller.player.id).await?))
}

impl Endpoint for end_vacation {
    const OPERATION: Operation = Operation {
        problems: &[Draining],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}
