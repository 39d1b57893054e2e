//! Open decisions of a game and of a player.

use actix_web::{
    HttpRequest, get,
    http::header::{self, EntityTag},
    web::Data,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{actions, previews};
use crate::{
    conditional::has_current_copy,
    endpoint::{Endpoint, Link, Operation},
    identity::{OptionalCaller, RequiredCaller},
    parameters::{GamePath, Path, Query, page_limit, short_text, wait_limit},
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_contract::decision::{Decision, DecisionFields};
use kontor_tables::{
    play::decisions::DecisionList,
    watch::due::{DECISIONS_PAGE_MAX, DueDecisionPage, DueSelector},
};

contract!(DecisionList, Decision, DueDecisionPage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct DecisionQuery {
    /// `short` leaves out choices and schema, and lists only as many actions as have room in about
    /// 1,200 bytes, each with a label: at least one of each type, spread evenly. `complete` says
    /// whether these are all. For the rest ask without it: that has up to 256 actions, and the
    /// schema describes every legal one.
    #[serde(default)]
    #[param(inline)]
    fields: DecisionFields,
    /// The table's `invite`.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    invite: Option<String>,
}

/// Open decisions of a game
///
/// Who must act. The caller's own ones come with choices, actions and schema, or in short; in a
/// sandbox those of all seats that the caller has.
#[utoipa::path(tag = "play", security((), ("bearer" = [])), params(GamePath, DecisionQuery),
    responses((status = 200, description = "The open decisions.", body = DecisionList,
            headers(("ETag" = String, description = "Names this state of the list."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/v1/games/{game}/decisions")]
pub(super) async fn list_decisions(
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<GamePath>,
    query: Query<DecisionQuery>,
) -> HandlerResult<DecisionList> {
    let DecisionQuery { fields, invite } = query.into_inner();
    let (list, tag) =
        service.app.play.decisions(&path.game, &who.requester(invite), fields).await?;
    Ok(Reply::ok(list).with_etag(&tag))
}

impl Endpoint for list_decisions {}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct DecisionPath {
    /// Id of the game.
    #[param(max_length = 64)]
    game: String,
    /// Id of the decision.
    #[param(max_length = 40, example = "d_41_2")]
    decision: String,
}

/// One open decision
///
/// With choices, actions and schema, or in short, if it is the caller's.
#[utoipa::path(tag = "play", security((), ("bearer" = [])), params(DecisionPath, DecisionQuery),
    responses((status = 200, description = "The decision.", body = Decision)))]
#[get("/v1/games/{game}/decisions/{decision}")]
pub(super) async fn get_decision(
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<DecisionPath>,
    query: Query<DecisionQuery>,
) -> HandlerResult<Decision> {
    let DecisionQuery { fields, invite } = query.into_inner();
    let requester = who.requester(invite);
    let decision = service.app.play.decision(&path.game, &path.decision, &requester, fields);
    Ok(Reply::ok(decision.await?))
}

impl Endpoint for get_decision {
    const OPERATION: Operation = Operation {
        links: &[Link::to::<previews::preview_action>(
            "200",
            "preview",
            &[("game", "$request.path.game")],
        )],
        ..Operation::DEFAULT
    };
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct DueQuery {
    /// Wait for so many seconds until there is a decision; with `If-None-Match` until the list
    /// differs, and 304 when the time is up. The wait also ends when a game of the caller begins or
    /// ends, or a seat there changes hands.
    #[param(minimum = 0, maximum = 60)]
    wait: Option<u64>,
    /// `short` sends each decision in short, as in the list of a game.
    #[serde(default)]
    #[param(inline)]
    fields: DecisionFields,
    /// The `next` of the page before.
    #[serde(default, deserialize_with = "short_text::<128, _>")]
    #[param(max_length = 128)]
    cursor: Option<String>,
    /// The most games on the page; 100 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// What waits for me
///
/// The caller's open decisions in all games.
#[utoipa::path(tag = "play", security(("bearer" = [])), params(DueQuery),
    responses((status = 200, description = "A page of decisions.", body = DueDecisionPage,
            headers(("ETag" = String, description = "Names this state of the page."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/v1/me/decisions")]
pub(super) async fn list_due_decisions(
    request: HttpRequest,
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    query: Query<DueQuery>,
) -> HandlerResult<DueDecisionPage> {
    let limit = page_limit(query.limit, DECISIONS_PAGE_MAX, DECISIONS_PAGE_MAX)?;
    let wait = wait_limit(query.wait)?;
    let requester = OptionalCaller(Some(caller)).requester(None);
    let player = requester.player.clone().expect("a caller is a player");
    let is_conditional = request.headers().contains_key(header::IF_NONE_MATCH);
    let known = |page: &DueDecisionPage, tag: &str| match is_conditional {
        true => has_current_copy(&request, &EntityTag::new_strong(tag.to_owned())),
        false => page.items.is_empty() && page.next.is_none(),
    };
    let selector = DueSelector { cursor: query.cursor.as_deref(), limit, fields: query.fields };
    let (page, tag) =
        service.app.watch.wait_for_due(&player, &requester, selector, wait, known).await?;
    Ok(Reply::ok(page).with_etag(&tag))
}

impl Endpoint for list_due_decisions {
    const OPERATION: Operation = Operation {
        links: &[Link::to::<actions::play_action>(
            "200",
            "play",
            &[("game", "$response.body#/items/0/game")],
        )],
        ..Operation::DEFAULT
    };
}
