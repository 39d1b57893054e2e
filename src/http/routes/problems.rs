//! The catalogue of problems.

use actix_web::get;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    parameters::Path,
    problem::ProblemCode,
    reply::{Answer, Reply, contract},
};

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_problems).service(get_problem);
}

/// An entry of the catalogue.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProblemKind {
    /// The code.
    pub code: ProblemCode,
    /// The HTTP status that it comes with.
    pub status: u16,
    /// Whether the same request may succeed later without being changed.
    pub retryable: bool,
    /// In a few words.
    pub title: String,
    /// What it means and what to do.
    pub about: String,
}

/// The catalogue.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProblemKindList {
    /// All codes.
    pub items: Vec<ProblemKind>,
}

contract!(ProblemKind, ProblemKindList);

impl From<ProblemCode> for ProblemKind {
    fn from(code: ProblemCode) -> Self {
        let row = code.row();
        ProblemKind {
            code,
            status: row.status,
            retryable: row.retryable,
            title: row.title.to_owned(),
            about: row.about.to_owned(),
        }
    }
}

/// All problems
///
/// Every code that an error of this service can have.
#[utoipa::path(operation_id = "list_problems", tag = "contract", security(()),
    responses((status = 200, description = "The catalogue.", body = ProblemKindList)))]
#[get("/v1/problems")]
async fn list_problems() -> Answer<ProblemKindList> {
    Ok(Reply::ok(ProblemKindList {
        items: ProblemCode::ALL.iter().copied().map(ProblemKind::from).collect(),
    })
    .shared())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct ProblemPath {
    /// The code.
    #[param(max_length = 64, example = "illegal-action")]
    code: String,
}

/// One problem
///
/// The `type` of a problem leads here.
#[utoipa::path(operation_id = "get_problem", tag = "contract", security(()), params(ProblemPath),
    responses((status = 200, description = "The entry of the catalogue.", body = ProblemKind)))]
#[get("/v1/problems/{code}")]
async fn get_problem(path: Path<ProblemPath>) -> Answer<ProblemKind> {
    let code = ProblemCode::ALL.iter().copied().find(|code| code.row().code == path.code);
    Ok(Reply::ok(ProblemKind::from(code.ok_or(ProblemCode::ProblemUnknown)?)).shared())
}
