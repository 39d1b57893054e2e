//! Previews: what an action would lead to. Nothing is played.

use actix_web::{HttpRequest, post, web::Data};
use serde::Serialize;
use utoipa::ToSchema;

use super::actions::{self, ActionRequest};
use crate::{
    body::Body,
    endpoint::{Endpoint, Link, Operation},
    identity::RequiredCaller,
    parameters::{GamePath, Path},
    problem::{ProblemCode::*, ProblemRefusal},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_contract::exposed::PreviewedEvent;
use kontor_rules::Stop;
use kontor_tables::play::preview::Previewed;

contract!(Preview);

/// Why a preview ends before its commit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum PreviewStop {
    /// Luck decides how it goes on.
    Luck,
    /// Something comes to light that the caller does not know.
    Reveal,
}

/// What an action would lead to.
#[derive(Debug, Serialize, ToSchema)]
struct Preview {
    /// Whether the rules allow the action.
    legal: bool,
    /// Its events as the caller would see them, up to the first that luck or an opened secret
    /// decides; null if it is illegal.
    events: Option<Vec<PreviewedEvent>>,
    /// What decides how it goes on behind these events; null if they are all of the commit, or the
    /// action is illegal.
    stopped: Option<PreviewStop>,
    /// Why the rules say no; null unless they do.
    refusal: Option<ProblemRefusal>,
}

impl From<Previewed> for Preview {
    fn from(previewed: Previewed) -> Self {
        match previewed {
            Previewed::Legal { events, stopped } => {
                let stopped = stopped.map(|stop| match stop {
                    Stop::Luck => PreviewStop::Luck,
                    Stop::Reveal => PreviewStop::Reveal,
                });
                Preview { legal: true, events: Some(events), stopped, refusal: None }
            }
            Previewed::Illegal(refusal) => Preview {
                legal: false,
                events: None,
                stopped: None,
                refusal: Some((&refusal).into()),
            },
        }
    }
}

/// Preview an action
///
/// What the action would lead to, as far as the caller can know. It is computed in a position
/// that is drawn at random among those that fit what the caller's seat knows. Nothing changes. The checks are those of the action, in the
/// same order; of an action that the rules refuse the answer says why.
#[utoipa::path(tag = "play", security(("bearer" = [])),
    params(GamePath,
        ("If-Match" = Option<String>, Header, description = "ETag of the caller's view: the preview is made only if it is the present one.")),
    request_body = ActionRequest,
    responses((status = 200, description = "What the action would lead to.", body = Preview)))]
#[post("/v1/games/{game}/previews")]
pub(super) async fn preview_action(
    request: HttpRequest,
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<GamePath>,
    body: Body<ActionRequest>,
) -> HandlerResult<Preview> {
    let step = body.value.into_move(&request)?;
    Ok(Reply::ok(service.app.play.preview(&caller.player, &path.game, &step).await?.into()))
}

impl Endpoint for preview_action {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Previews),
        problems: &[NotYourSeat, GameNotRunning, GameOver, DecisionClosed],
        links: &[Link::to::<actions::play_action>(
            "200",
            "play",
            &[("game", "$request.path.game")],
        )],
        ..Operation::DEFAULT
    };
}
