//! The catalogue of problems.

use actix_web::get;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    endpoint::{Endpoint, Operation},
    parameters::Path,
    problem::ProblemCode::{self, *},
    reply::{HandlerResult, Reply, contract},
};

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
        let entry = code.entry();
        ProblemKind {
            code,
            status: entry.status,
            retryable: entry.is_retryable(),
            title: entry.title.to_owned(),
            about: entry.about.to_owned(),
        }
    }
}

/// All problems
///
/// Every code that an error of this service can have.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The catalogue.", body = ProblemKindList)))]
#[get("/v1/problems")]
pub(super) async fn list_problems() -> HandlerResult<ProblemKindList> {
    Ok(Reply::ok(ProblemKindList {
        items: ProblemCode::ALL.iter().copied().map(ProblemKind::from).collect(),
    })
    .publicly_cacheable())
}

impl Endpoint for list_problems {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
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
#[utoipa::path(tag = "contract", security(()), params(ProblemPath),
    responses((status = 200, description = "The entry of the catalogue.", body = ProblemKind)))]
#[get("/v1/problems/{code}")]
pub(super) async fn get_problem(path: Path<ProblemPath>) -> HandlerResult<ProblemKind> {
    let code = ProblemCode::named(&path.code).ok_or(ProblemUnknown)?;
    Ok(Reply::ok(ProblemKind::from(code)).publicly_cacheable())
}

impl Endpoint for get_problem {
    const OPERATION: Operation =
        Operation { problems: &[ProblemUnknown], needs_store: false, ..Operation::DEFAULT };
}
