//! Seeks: players who look for others to play with.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, post, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    body::{Body, NoBody},
    conditional::{has_current_copy, strong_tag},
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    identity::{KeyHeader, OptionalCaller, RequiredCaller, RequiredStorer},
    parameters::{
        Path, Query, next_page, page_limit, seat_count, short_id, short_text, wait_limit,
    },
    problem::{Failure, ProblemCode::*},
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_app::seeks::{Match, SEEKS_PAGE, SEEKS_PAGE_MAX, SeekFilter, SeekPage, SeekSelector};
use kontor_auth::scopes::Scope;
use kontor_tables::table::{
    seek::Seek,
    seek_terms::{NewSeek, WantedMatch},
};

/// The seeks of the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeekList {
    /// The seeks, oldest first.
    #[schema(max_items = 4)]
    pub items: Vec<Seek>,
}

contract!(Seek, SeekPage, SeekList, Match);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct SeekPath {
    /// Id of the seek.
    #[serde(deserialize_with = "short_id")]
    #[param(max_length = 64, example = "k_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    seek: String,
}

#[derive(Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct SeeksQuery {
    /// Only seeks for this ruleset.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64, example = "medici")]
    ruleset: Option<String>,
    /// Only rated seeks, or only others.
    rated: Option<bool>,
    /// Only seeks with so many `seats`.
    #[serde(default, deserialize_with = "seat_count")]
    #[param(minimum = 2, maximum = 6)]
    seats: Option<u8>,
    /// The `next` of the page before.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    cursor: Option<String>,
    /// The most seeks on the page; 20 by default.
    #[param(minimum = 1, maximum = 50)]
    limit: Option<u32>,
    /// Wait for so many seconds until there is a seek; with `If-None-Match` until the page differs, and
    /// 304 when the time is up.
    #[param(minimum = 0, maximum = 60)]
    wait: Option<u64>,
}

/// Look for players
///
/// Makes a seek in which the caller is. When as many players are there as it names, their game is
/// made and begins at once, at a public table. A caller who is in an open seek with the same terms
/// gets that one, so the request can be repeated. With an Idempotency-Key a repeated request gets its
/// answer also when the game has begun, for `seek_remembered_s`.
#[utoipa::path(tag = "games", security(("bearer" = [])), request_body = NewSeek,
    responses((status = 201, description = "The seek.", body = Seek,
            headers(("Location" = String, description = "Path of the seek."))),
        (status = 200, description = "The seek of an earlier request with the same key.", body = Seek)))]
#[post("/v1/seeks")]
pub(super) async fn create_seek(
    service: Data<Service>,
    storer: RequiredStorer,
    key: KeyHeader,
    body: Body<NewSeek>,
) -> HandlerResult<Seek> {
    let (terms, request) = body.into_parts();
    let key = key.optional(|| request.hash());
    let made = service.app.seeks.create(&storer.0, terms, key).await?;
    let location = format!("/v1/seeks/{}", made.answer.id);
    Ok(Reply::created_or_replayed(made.answer, made.replayed).header(header::LOCATION, location))
}

impl Endpoint for create_seek {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            RulesetUnknown,
            OptionsInvalid,
            RatedTable,
            RatingOutside,
            SeeksSpent,
            BotGamesSpent,
            StorageQuota,
            Draining,
        ],
        links: &[Link::to::<get_seek>("201", "seek", &[("seek", "$response.body#/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// List seeks
///
/// Those that wait for players, the oldest first. With a filter, a page can have fewer than `limit`
/// and yet a `next`. A request with `wait` and the `ETag` in `If-None-Match` is answered when the
/// page differs: a seek has come, a player has come or gone, or a game begins.
#[utoipa::path(tag = "games", security((), ("bearer" = [])), params(SeeksQuery),
    responses((status = 200, description = "A page of seeks.", body = SeekPage,
            headers(("ETag" = String, description = "Names this state of the page."))),
        (status = 304, description = "The caller's copy is current.")))]
#[get("/v1/seeks")]
pub(super) async fn list_seeks(
    request: HttpRequest,
    service: Data<Service>,
    who: OptionalCaller,
    query: Query<SeeksQuery>,
) -> HandlerResult<SeekPage> {
    let mut query = query.into_inner();
    let limit = page_limit(query.limit.take(), SEEKS_PAGE, SEEKS_PAGE_MAX)?;
    let (wait, cursor) = (wait_limit(query.wait.take())?, query.cursor.take());
    let SeeksQuery { ruleset, rated, seats, cursor: _, limit: _, wait: _ } = &query;
    let filter = SeekFilter { ruleset: ruleset.clone(), rated: *rated, seats: *seats };
    let is_conditional = request.headers().contains_key(header::IF_NONE_MATCH);
    let is_known = |page: &SeekPage, tag: &str| match is_conditional {
        true => has_current_copy(&request, &strong_tag(tag)),
        false => page.items.is_empty() && page.next.is_none(),
    };
    let selector = SeekSelector { filter: &filter, cursor: cursor.as_deref(), limit };
    let (watch, requester) = (&service.app.watch, who.requester(None));
    let (page, tag) =
        service.app.seeks.wait_for_list(watch, &requester, selector, wait, is_known).await?;
    let link = page.next.as_ref().map(|next| next_page("/v1/seeks", &query, limit, next));
    Ok(Reply::ok(page).with_etag(&tag).with_link(link))
}

impl Endpoint for list_seeks {
    const OPERATION: Operation = Operation {
        problems: &[RulesetUnknown],
        links: &[Link::to::<list_seeks>("200", "next", &[("cursor", "$response.body#/next")])],
        has_next_link: true,
        ..Operation::DEFAULT
    };
}

/// One seek
///
/// Its `status` is `complete` from when its game begins, and it is there for `seek_remembered_s` after
/// that; then the game alone is.
#[utoipa::path(tag = "games", security(()), params(SeekPath),
    responses((status = 200, description = "The seek.", body = Seek)))]
#[get("/v1/seeks/{seek}")]
pub(super) async fn get_seek(service: Data<Service>, path: Path<SeekPath>) -> HandlerResult<Seek> {
    Ok(Reply::ok(service.app.seeks.seek(&path.seek).await?))
}

impl Endpoint for get_seek {}

/// Join a seek
///
/// If all players are there then, `status` is `complete` and the game begins; its id is `game`. Who
/// is in the seek already gets the same answer, also when the game has begun, for `seek_remembered_s`.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(SeekPath),
    responses((status = 200, description = "The seek with the caller.", body = Seek)))]
#[post("/v1/seeks/{seek}/join")]
pub(super) async fn join_seek(
    service: Data<Service>,
    storer: RequiredStorer,
    path: Path<SeekPath>,
    _: NoBody,
) -> HandlerResult<Seek> {
    Ok(Reply::ok(service.app.seeks.join(&storer.0, &path.seek).await?))
}

impl Endpoint for join_seek {
    const OPERATION: Operation = Operation {
        problems: &[
            SeekClosed,
            SeeksSpent,
            RatedTable,
            RatingOutside,
            BotGamesSpent,
            StorageQuota,
            Draining,
        ],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Leave a seek
///
/// It goes on with the others; when no player is left, it is gone. If the caller is not in it,
/// nothing changes. Once its game begins no player can leave it (`seek-closed`).
#[utoipa::path(tag = "games", security(("bearer" = [])), params(SeekPath),
    responses((status = 204, description = "The caller is not in the seek.")))]
#[delete("/v1/seeks/{seek}")]
pub(super) async fn leave_seek(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<SeekPath>,
    _: NoBody,
) -> Result<HttpResponse, Failure> {
    service.app.seeks.leave(&caller.player, &path.seek).await?;
    Ok(HttpResponse::NoContent().finish())
}

impl Endpoint for leave_seek {
    const OPERATION: Operation = Operation {
        problems: &[SeekClosed],
        writes: Writes::Removal,
        removes_if_there: true,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Find opponents at once
///
/// Puts the caller into the oldest open seek for this game that the caller may join, of those made
/// by `POST /v1/seeks` first, or makes one, whose `matching` is true. If all players are there
/// then, the game begins. The ratings of those who are put together differ by `match_range` points
/// at most, and by `match_range_a_second` more for each second that one of them has waited. The
/// server looks every second whether players of different seeks can be put together; the seek of a
/// player changes then, and `GET /v1/me/seeks` lists it. `DELETE /v1/seeks/{seek}` leaves it, also
/// by the id from before.
///
/// A caller who is in an open seek for this game stays there, so the request can be repeated. With an
/// Idempotency-Key a repeated request gets its answer also when the game has begun.
#[utoipa::path(tag = "games", security(("bearer" = [])), request_body = WantedMatch,
    responses((status = 200, description = "The seek in which the caller is, or the game.", body = Match)))]
#[post("/v1/matches")]
pub(super) async fn find_match(
    service: Data<Service>,
    storer: RequiredStorer,
    key: KeyHeader,
    body: Body<WantedMatch>,
) -> HandlerResult<Match> {
    let (wanted, request) = body.into_parts();
    let key = key.optional(|| request.hash());
    let found = service.app.seeks.find_match(&storer.0, wanted, key).await?;
    Ok(Reply::ok_or_replayed(found.answer, found.replayed))
}

impl Endpoint for find_match {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[RulesetUnknown, OptionsInvalid, RatedTable, SeeksSpent, StorageQuota, Draining],
        links: &[Link::to::<get_seek>("200", "seek", &[("seek", "$response.body#/seek/id")])],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// My seeks
///
/// Those in which the caller is.
#[utoipa::path(tag = "players", security(("bearer" = [])),
    responses((status = 200, description = "The seeks.", body = SeekList)))]
#[get("/v1/me/seeks")]
pub(super) async fn list_own_seeks(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
) -> HandlerResult<SeekList> {
    Ok(Reply::ok(SeekList { items: service.app.seeks.own(&caller.player).await? }))
}

impl Endpoint for list_own_seeks {
    const OPERATION: Operation = Operation::DEFAULT;
}
