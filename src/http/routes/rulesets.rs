//! The games that can be played, their options and their material.

use actix_web::get;
use kontor_problems::Refused;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    endpoint::{Endpoint, Operation},
    parameters::Path,
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply},
    rulesets::{Ruleset, RulesetList, all, ruleset},
};
use kontor_contract::{exposed::GameComponents, typed_game::components_of};
use kontor_games::GameKind;

/// All rulesets
///
/// The games that can be played here.
#[utoipa::path(tag = "rulesets", security(()),
    responses((status = 200, description = "The games that can be played.", body = RulesetList)))]
#[get("/v1/rulesets")]
pub(super) async fn list_rulesets() -> HandlerResult<RulesetList> {
    Ok(Reply::ok(RulesetList { items: all() }).publicly_cacheable())
}

impl Endpoint for list_rulesets {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct RulesetPath {
    /// Id of the ruleset.
    #[param(max_length = 64, example = "medici")]
    ruleset: String,
}

/// One ruleset
///
/// Players, options, types of actions and events, ways to be refused.
#[utoipa::path(tag = "rulesets", security(()), params(RulesetPath),
    responses((status = 200, description = "The ruleset.", body = Ruleset)))]
#[get("/v1/rulesets/{ruleset}")]
pub(super) async fn get_ruleset(path: Path<RulesetPath>) -> HandlerResult<Ruleset> {
    let kind = GameKind::from_id(&path.ruleset).ok_or(Refused::RulesetUnknown)?;
    Ok(Reply::ok(ruleset(kind)).publicly_cacheable())
}

impl Endpoint for get_ruleset {
    const OPERATION: Operation =
        Operation { problems: &[RulesetUnknown], needs_store: false, ..Operation::DEFAULT };
}

/// What is in the box
///
/// Board, cards and tracks of a ruleset as data, with stable ids and names to show.
#[utoipa::path(tag = "rulesets", security(()), params(RulesetPath),
    responses((status = 200, description = "The material.", body = GameComponents)))]
#[get("/v1/rulesets/{ruleset}/components")]
pub(super) async fn get_components(path: Path<RulesetPath>) -> HandlerResult<GameComponents> {
    let kind = GameKind::from_id(&path.ruleset).ok_or(Refused::RulesetUnknown)?;
    Ok(Reply::ok(components_of(kind)).publicly_cacheable())
}

impl Endpoint for get_components {
    const OPERATION: Operation =
        Operation { problems: &[RulesetUnknown], needs_store: false, ..Operation::DEFAULT };
}
