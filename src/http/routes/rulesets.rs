//! The games that can be played, their options and their material.

use actix_web::get;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::{
    endpoint::{Endpoint, Operation},
    openapi::schemas::standalone_schema,
    parameters::Path,
    problem::ProblemCode,
    reply::{HandlerResult, Reply, contract},
};
use kontor_app::{
    contract::{any_game::components_of, exposed::GameComponents},
    log::lobby::rules_version,
};
use kontor_games::{GameKind, dispatch};
use kontor_rules::{RefusalKind, Rules, Texts};

/// A way in which a game's rules refuse an action.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetRefusal {
    /// The `refusal.code` of a problem.
    #[schema(example = "medici.bid.out_of_range")]
    pub code: String,
    /// Section of the rulebook; `Kontor` where the limit is this program's own.
    pub section: String,
    /// The sentence in English; `{name}` stands for a parameter.
    pub sentence: String,
    /// The sentence in every language, with the same parameters.
    pub sentences: Texts,
}

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ruleset {
    /// Its id.
    #[schema(example = "medici")]
    pub id: String,
    /// What people call it.
    pub names: Texts,
    /// The newest behaviour; a game keeps the one that it began with.
    #[schema(example = "medici/1")]
    pub rules_version: String,
    /// Fewest players.
    #[schema(example = 3)]
    pub seats_min: u8,
    /// Most players.
    #[schema(example = 6)]
    pub seats_max: u8,
    /// JSON Schema (2020-12) of the options.
    #[schema(value_type = Object)]
    pub options_schema: Value,
    /// The options if none are given.
    #[schema(value_type = Object)]
    pub options_default: Value,
    /// JSON Schema (2020-12) of the standing orders that a seat can give; without properties where
    /// there are none.
    #[schema(value_type = Object)]
    pub orders_schema: Value,
    /// The orders of a seat that has given none.
    #[schema(value_type = Object)]
    pub orders_default: Value,
    /// Types of all its actions.
    #[schema(example = json!(["medici.bid"]))]
    pub action_types: Vec<&'static str>,
    /// Types of all its events; events of the table itself begin with `table.`.
    #[schema(example = json!(["medici.lot_sold"]))]
    pub event_types: Vec<&'static str>,
    /// The ways in which its rules refuse.
    pub refusals: Vec<RulesetRefusal>,
}

/// The games that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesetList {
    /// All of them.
    pub items: Vec<Ruleset>,
}

contract!(Ruleset, RulesetList, GameComponents);

/// All of them.
pub fn all() -> Vec<Ruleset> {
    GameKind::ALL.iter().copied().map(ruleset).collect()
}

fn ruleset(kind: GameKind) -> Ruleset {
    fn of<R: Rules>(kind: GameKind) -> Ruleset {
        let refusal = |kind: &RefusalKind| RulesetRefusal {
            code: kind.code.to_owned(),
            section: kind.section.to_owned(),
            sentence: kind.sentences.en.to_owned(),
            sentences: kind.sentences,
        };
        Ruleset {
            id: R::KIND.to_owned(),
            names: R::NAMES,
            rules_version: rules_version(R::KIND, R::VERSION),
            seats_min: *R::SEATS.start(),
            seats_max: *R::SEATS.end(),
            options_schema: standalone_schema::<R::Options>(),
            options_default: serde_json::to_value(R::Options::default())
                .expect("options are plain data"),
            orders_schema: standalone_schema::<R::Orders>(),
            orders_default: serde_json::to_value(R::Orders::default())
                .expect("orders are plain data"),
            action_types: kind.action_types().to_vec(),
            event_types: kind.event_types().to_vec(),
            refusals: R::REFUSALS.iter().map(refusal).collect(),
        }
    }
    dispatch!(kind, R => of::<R>(kind))
}

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
    let kind = GameKind::from_id(&path.ruleset).ok_or(ProblemCode::RulesetUnknown)?;
    Ok(Reply::ok(ruleset(kind)).publicly_cacheable())
}

impl Endpoint for get_ruleset {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

/// What is in the box
///
/// Board, cards and tracks of a ruleset as data, with stable ids and names to show.
#[utoipa::path(tag = "rulesets", security(()), params(RulesetPath),
    responses((status = 200, description = "The material.", body = GameComponents)))]
#[get("/v1/rulesets/{ruleset}/components")]
pub(super) async fn get_components(path: Path<RulesetPath>) -> HandlerResult<GameComponents> {
    let kind = GameKind::from_id(&path.ruleset).ok_or(ProblemCode::RulesetUnknown)?;
    Ok(Reply::ok(components_of(kind)).publicly_cacheable())
}

impl Endpoint for get_components {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}
