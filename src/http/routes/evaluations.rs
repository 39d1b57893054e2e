//! Evaluations: what a bot thinks of a decision.

use actix_web::{post, web::Data};
use serde::Deserialize;
use utoipa::ToSchema;

use super::views;
use crate::{
    body::Body,
    endpoint::{Endpoint, Link, Operation},
    identity::{OptionalCaller, RequiredCaller},
    parameters::{GamePath, Path, short_text},
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_bots::Evaluator;
use kontor_rules::Seat;
use kontor_tables::{
    error::PlayError,
    play::evaluation::{Evaluation, EvaluationSelector},
};

contract!(Evaluation);

/// A decision to evaluate.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct EvaluationRequest {
    /// A seq of the game: the position is that at the end of the commit that holds this event, as
    /// in `get_view`. The present one, if left out.
    #[serde(default)]
    #[schema(minimum = 1, example = 41)]
    at: Option<u64>,
    /// The seat that is asked there. The bot knows what this seat knew then, and nothing else.
    seat: Seat,
    /// Who evaluates.
    #[serde(default = "default_evaluator")]
    #[schema(default = "greedy")]
    bot: Evaluator,
    /// The invite to a private game.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[schema(max_length = 64)]
    invite: Option<String>,
}

/// Who evaluates where none is named: it takes the least time.
fn default_evaluator() -> Evaluator {
    Evaluator::Greedy
}

/// Evaluate a decision
///
/// What a bot thinks of a decision: its legal actions with what they are worth to the seat, the best
/// first, and the one that it would choose. Only where nothing is secret any more: in a game that is
/// over, for everybody who may know of it, and in a sandbox for those who sit there or own it. The
/// bot knows what the seat knew at that position, and thinks within the same limits as at a table.
/// The same request gives the same answer. What came before a fork is evaluated in the game that it
/// comes from.
#[utoipa::path(tag = "records", security(("bearer" = [])), params(GamePath),
    request_body = EvaluationRequest,
    responses((status = 200, description = "What the bot thinks.", body = Evaluation)))]
#[post("/v1/games/{game}/evaluations")]
pub(super) async fn evaluate_decision(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    body: Body<EvaluationRequest>,
) -> HandlerResult<Evaluation> {
    let EvaluationRequest { at, seat, bot, invite } = body.value;
    let requester = OptionalCaller(Some(caller)).requester(invite);
    let selector = EvaluationSelector { at, seat, bot: bot.into() };
    let evaluation = service.app.play.evaluate(&path.game, &requester, selector).await;
    Ok(Reply::ok(evaluation.map_err(|error| match error {
        PlayError::AtOutOfRange { min, max } => Failure::no_position(min, max),
        other => other.into(),
    })?))
}

impl Endpoint for evaluate_decision {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Evaluations),
        problems: &[GameNotOver, GameNotRunning, AtOutOfRange, DecisionUnknown],
        links: &[Link::to::<views::get_view>("200", "view", &[("game", "$request.path.game")])],
        ..Operation::DEFAULT
    };
}
