//! Playing: views, decisions, the move.

use actix_web::{HttpRequest, get, http::header, post, web::Data};
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use super::{GamePath, InviteQuery, page_limit, wait_limit};
use crate::{
    Service,
    body::Body,
    field_error::FieldErrorCode,
    identity::{Identity, KeyHeader, Signed},
    parameters::{Path, Query, short_text},
    problem::Failure,
    reply::{Answer, Reply, contract, is_known},
};
use kontor_app::{
    decisions::{DECISION_ID_LENGTH_MAX, Decision},
    exposed::{GameAction, GameView},
    play::{Move, Played},
    watch::{DECISIONS_PAGE_MAX, DecisionList, DueDecisionPage, Look},
};
use kontor_rules::Seat;

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config
        .service(get_view)
        .service(play_action)
        .service(list_decisions)
        .service(get_decision)
        .service(list_due_decisions);
}

contract!(GameView, DecisionList, Decision, Played, DueDecisionPage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ViewQuery {
    /// The table as at the end of the commit that holds this event, as the viewer knew it then.
    /// Now, if left out.
    #[param(minimum = 1)]
    at: Option<u64>,
    /// As this seat sees it, once the game is over; in a sandbox at any time, for those who sit
    /// there.
    #[param(maximum = 5)]
    r#as: Option<u8>,
    /// The table's `invite`, for those who neither sit there nor own it.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    invite: Option<String>,
}

/// The table as the caller sees it
///
/// A spectator's view for those without a seat. The ETag is what `If-Match` on an action takes.
/// When the game is over there are no secrets left, and `as` gives everybody who may know of the
/// table the view of any seat.
#[utoipa::path(operation_id = "get_view", tag = "play", security((), ("bearer" = [])), params(GamePath, ViewQuery),
    responses((status = 200, description = "The view.", body = GameView,
            headers(("ETag" = String, description = "Names this state of the caller's view."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/v1/games/{game}/view")]
async fn get_view(
    service: Data<Service>,
    who: Identity,
    path: Path<GamePath>,
    query: Query<ViewQuery>,
) -> Answer<GameView> {
    let ViewQuery { at, r#as, invite } = query.into_inner();
    let look = Look { at, as_seat: r#as.map(Seat) };
    let found = service.app.view(&path.game, &who.requester(invite), look).await?;
    Ok(Reply::encoded(found.view).tagged(&found.tag))
}

/// Open decisions of a game
///
/// Who must act. The caller's own ones come with choices, actions and schema.
#[utoipa::path(operation_id = "list_decisions", tag = "play", security((), ("bearer" = [])), params(GamePath, InviteQuery),
    responses((status = 200, description = "The open decisions.", body = DecisionList,
            headers(("ETag" = String, description = "Names this state of the list."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/v1/games/{game}/decisions")]
async fn list_decisions(
    service: Data<Service>,
    who: Identity,
    path: Path<GamePath>,
    query: Query<InviteQuery>,
) -> Answer<DecisionList> {
    let (list, tag) =
        service.app.decisions(&path.game, &who.requester(query.into_inner().invite)).await?;
    Ok(Reply::ok(list).tagged(&tag))
}

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
/// With choices, actions and schema if it is the caller's.
#[utoipa::path(operation_id = "get_decision", tag = "play", security((), ("bearer" = [])), params(DecisionPath, InviteQuery),
    responses((status = 200, description = "The decision.", body = Decision)))]
#[get("/v1/games/{game}/decisions/{decision}")]
async fn get_decision(
    service: Data<Service>,
    who: Identity,
    path: Path<DecisionPath>,
    query: Query<InviteQuery>,
) -> Answer<Decision> {
    let requester = who.requester(query.into_inner().invite);
    Ok(Reply::ok(service.app.decision(&path.game, &path.decision, &requester).await?))
}

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
    /// The move, with what its request says of the view.
    pub(super) fn step(self, request: &HttpRequest) -> Result<Move, Failure> {
        let ActionRequest { decision, action } = self;
        if decision.len() > DECISION_ID_LENGTH_MAX {
            let limit = format!("at most {DECISION_ID_LENGTH_MAX} characters");
            return Err(Failure::body_fault(FieldErrorCode::WrongLength, "/decision", limit));
        }
        Ok(Move { decision, action, if_match: if_match(request)? })
    }
}

/// Play an action
///
/// Answers one of the caller's open decisions. The reply carries the events, the new view and the
/// next decisions, and comes when they are on disk. Send the same request with the same key again
/// whenever the reply was lost.
#[utoipa::path(operation_id = "play_action", tag = "play", security(("bearer" = [])),
    params(GamePath,
        ("Idempotency-Key" = String, Header, description = "1 to 64 characters of A–Z a–z 0–9 - _; names this request.", min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$"),
        ("If-Match" = Option<String>, Header, description = "ETag of the caller's view: the action counts only if it is the present one.")),
    request_body = ActionRequest,
    responses((status = 201, description = "Applied and stored.", body = Played,
            headers(("Location" = String, description = "Page of the events, beginning with those of this commit."),
                ("ETag" = String, description = "Names the new state of the caller's view."))),
        (status = 200, description = "The answer that an earlier request with the same key had.", body = Played)))]
#[post("/v1/games/{game}/actions")]
async fn play_action(
    request: HttpRequest,
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<GamePath>,
    body: Body<ActionRequest>,
    key: KeyHeader,
) -> Answer<Played> {
    let (action, fingerprint) = body.into_parts();
    let step = action.step(&request)?;
    let key = key.required(|| fingerprint.hash())?;
    let done = service.app.play(&caller.player, &path.game, step, key).await?;
    let location = format!("/v1/games/{}/events?after={}", path.game, done.answer.seq_before);
    let tag = format!("\"{}\"", done.answer.tag);
    Ok(Reply::made(done.answer.played, done.replayed)
        .header(header::LOCATION, location)
        .header(header::ETAG, tag))
}

/// The strong tags of `If-Match`; `*` and no header ask for nothing.
fn if_match(request: &HttpRequest) -> Result<Option<Vec<String>>, Failure> {
    let mut tags = Vec::new();
    for line in request.headers().get_all(header::IF_MATCH) {
        let text =
            line.to_str().map_err(|_| Failure::parameter("If-Match", "not visible ASCII"))?;
        for tag in text.split(',').map(str::trim) {
            if tag == "*" {
                return Ok(None);
            }
            tags.push(tag.trim_matches('"').to_owned());
        }
    }
    Ok((!tags.is_empty()).then_some(tags))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct DueQuery {
    /// With `If-None-Match`: wait for so many seconds until the list differs; 304 when the time is
    /// up.
    #[param(minimum = 0, maximum = 60)]
    wait: Option<u64>,
    /// The `next` of the page before.
    #[serde(default, deserialize_with = "short_text::<128, _>")]
    #[param(max_length = 128)]
    cursor: Option<String>,
    /// The most games on the page; 100 unless said otherwise.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// What waits for me
///
/// The caller's open decisions in all games.
#[utoipa::path(operation_id = "list_due_decisions", tag = "play", security(("bearer" = [])), params(DueQuery),
    responses((status = 200, description = "A page of decisions.", body = DueDecisionPage,
            headers(("ETag" = String, description = "Names this state of the page."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/v1/me/decisions")]
async fn list_due_decisions(
    request: HttpRequest,
    service: Data<Service>,
    Signed(caller): Signed,
    query: Query<DueQuery>,
) -> Answer<DueDecisionPage> {
    let limit = page_limit(query.limit, DECISIONS_PAGE_MAX, DECISIONS_PAGE_MAX)?;
    let wait = wait_limit(query.wait)?;
    let requester = Identity(Some(caller)).requester(None);
    let player = requester.player.clone().expect("a caller is a player");
    let known = |tag: &str| is_known(&request, &format!("\"{tag}\""));
    let (page, tag) = service
        .app
        .wait_for_due(&player, &requester, query.cursor.as_deref(), limit, wait, known)
        .await?;
    Ok(Reply::ok(page).tagged(&tag))
}
