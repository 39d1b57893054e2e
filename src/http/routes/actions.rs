//! `/v1/games/{game}/actions`: playing an action.

use actix_web::{
    HttpRequest,
    http::header::{self, EntityTag},
    post,
    web::Data,
};
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::{events, views};
use crate::{
    body::Body,
    conditional::if_match,
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    field_error::FieldErrorCode,
    identity::{KeyHeader, RequiredCaller},
    parameters::{GamePath, Path},
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_contract::{decision::DECISION_ID_LENGTH_MAX, exposed::GameAction};
use kontor_tables::play::moves::{ActionResult, Move, ShownTo};

contract!(ActionResult);

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionRequest {
    /// Id of the decision that it answers.
    #[schema(max_length = 40, example = "d_41_2")]
    decision: String,
    /// One of the actions that the decision allows.
    #[schema(value_type = GameAction)]
    action: Box<RawValue>,
}

impl ActionRequest {
    /// The move, with the condition that `If-Match` sets.
    pub(super) fn into_move(self, request: &HttpRequest) -> Result<Move, Failure> {
        let ActionRequest { decision, action } = self;
        if decision.len() > DECISION_ID_LENGTH_MAX {
            let limit =
                format!("an id of a decision has at most {DECISION_ID_LENGTH_MAX} characters");
            return Err(Failure::body_fault(FieldErrorCode::WrongLength, "/decision", limit));
        }
        Ok(Move { decision, action, if_match: if_match(request)? })
    }
}

/// Play an action
///
/// Answers one of the caller's open decisions. The reply carries the events, the new view and the
/// next decisions, and comes when they are on disk. A caller who has several seats in a sandbox gets
/// events and view of the seat that has acted, and may send the tag of the view of any of them. Send the same request with the same key again
/// whenever the reply was lost. A token that may play and not `read` gets no events, no decisions, and
/// the view of spectators.
#[utoipa::path(tag = "play", security(("bearer" = [])),
    params(GamePath,
        ("If-Match" = Option<String>, Header, description = "ETag of the caller's view: the action counts only if it is the present one.")),
    request_body = ActionRequest,
    responses((status = 201, description = "Applied and stored.", body = ActionResult,
            headers(("Location" = String, description = "Page of the events, beginning with those of this commit."),
                ("ETag" = String, description = "Names the new state of the caller's view."))),
        (status = 200, description = "The answer that an earlier request with the same key had.", body = ActionResult)))]
#[post("/v1/games/{game}/actions")]
pub(super) async fn play_action(
    request: HttpRequest,
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    body: Body<ActionRequest>,
    key: KeyHeader,
) -> HandlerResult<ActionResult> {
    let (action, fingerprint) = body.into_parts();
    let player_move = action.into_move(&request)?;
    let key = key.required(|| fingerprint.hash())?;
    let shown = match caller.scopes.contain(Scope::Read) {
        true => ShownTo::Reader,
        false => ShownTo::Blind,
    };
    let reply = service.app.play.play(&caller.player, &path.game, player_move, key, shown).await?;
    let location = format!("/v1/games/{}/events?after={}", path.game, reply.answer.seq_before);
    let tag = EntityTag::new_strong(reply.answer.tag).to_string();
    Ok(Reply::created_or_replayed(reply.answer.result, reply.replayed)
        .header(header::LOCATION, location)
        .header(header::ETAG, tag))
}

impl Endpoint for play_action {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Moves),
        idempotency_key: KeyPolicy::Required,
        problems: &[NotYourSeat, GameNotRunning, GameOver, DecisionClosed, IllegalAction, Draining],
        links: &[
            Link::to::<views::get_view>("201", "view", &[("game", "$request.path.game")]),
            Link::to::<events::list_events>("201", "events", &[("game", "$request.path.game")]),
        ],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}
