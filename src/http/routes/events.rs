//! What happened: one log, as pages, by long poll, as Server-Sent Events and as lines of JSON.

use actix_web::{
    HttpRequest, HttpResponse, Responder, get,
    http::header::{self, Accept, Header, Quality},
    mime::Mime,
    web::Data,
};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_actix_web::service_config::ServiceConfig;

use super::{GamePath, page_limit, wait_limit};
use crate::{
    app::{
        Asker,
        watch::{EVENTS_PAGE, EVENTS_PAGE_MOST, EventPage},
    },
    http::{
        Service,
        identity::{Identity, found},
        parameters::{Path, Query, short_text},
        problem::{Failure, ProblemCode},
        reply::{Reply, contract},
        stream::{self, Opening, Transport},
    },
};

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_events);
}

contract!(EventPage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct EventsQuery {
    /// Begin behind this seq; 0 unless said otherwise. `Last-Event-ID` says the same and wins.
    #[param(minimum = 0)]
    after: Option<u64>,
    /// The most events on the page; 100 unless said otherwise. Streams have no end.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<u32>,
    /// Wait for so many seconds until there are events.
    #[param(minimum = 0, maximum = 60)]
    wait: Option<u64>,
    /// The table's `invite`, for those who neither sit there nor own it.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    invite: Option<String>,
}

/// Events of a game
///
/// As the caller is told them. `Accept` chooses: `application/json` is a page (with `wait` a long poll),
/// `text/event-stream` and `application/x-ndjson` are streams that go on until the game is over, the table is taken away,
/// the caller's seat changes or the session ends. Frames of an event stream have the seq as `id` and no name; the closing
/// frame alone is named `end` and says its reason. Lines come at least every 15 seconds, empty ones if need be.
#[utoipa::path(operation_id = "list_events", tag = "play", security((), ("bearer" = [])),
    params(GamePath, EventsQuery,
        ("Last-Event-ID" = Option<u64>, Header, description = "The seq of the last event that the caller has.")),
    responses((status = 200, description = "A page of events, or a stream of them.",
        content((EventPage = "application/json"), (String = "text/event-stream"), (String = "application/x-ndjson")))))]
#[get("/v1/games/{game}/events")]
async fn list_events(
    request: HttpRequest,
    service: Data<Service>,
    who: Identity,
    path: Path<GamePath>,
    query: Query<EventsQuery>,
) -> Result<HttpResponse, Failure> {
    let after = last_event_id(&request)?.or(query.after).unwrap_or_default();
    let asker = who.asker(query.invite.clone());
    let Some(transport) = transport(&request)? else { return page(&request, &service, &path.game, &asker, after, &query).await };
    let holder = asker.player.clone().unwrap_or_else(|| found(&request).address.0);
    let place = service.streams.enter(holder, service.settings.streams_most)?;
    let opening = Opening { app: service.app.clone(), game: path.game.clone(), asker, after, transport, place };
    Ok(stream::open(opening).await?)
}

async fn page(
    request: &HttpRequest,
    service: &Service,
    game: &str,
    asker: &Asker,
    after: u64,
    query: &EventsQuery,
) -> Result<HttpResponse, Failure> {
    let limit = page_limit(query.limit, EVENTS_PAGE, EVENTS_PAGE_MOST)?;
    let wait = wait_limit(query.wait)?;
    let page = service.app.wait_for_events(game, asker, after, limit, wait).await?.page;
    // What has other letters is no invite, and not to be put into a header.
    let invite = query.invite.as_deref().filter(|invite| invite.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
    let invite = invite.map(|invite| format!("&invite={invite}")).unwrap_or_default();
    let next = page.next.map(|next| format!("</v1/games/{game}/events?after={next}&limit={limit}{invite}>; rel=\"next\""));
    let reply = match next {
        Some(next) => Reply::ok(page).header(header::LINK, next),
        None => Reply::ok(page),
    };
    let mut response = reply.respond_to(request);
    response.headers_mut().append(header::VARY, header::HeaderValue::from_static("Accept"));
    Ok(response)
}

fn last_event_id(request: &HttpRequest) -> Result<Option<u64>, Failure> {
    // An empty one names no event: there was none yet.
    let Some(value) = request.headers().get("last-event-id").filter(|value| !value.is_empty()) else { return Ok(None) };
    let seq = value.to_str().ok().and_then(|text| text.parse().ok());
    seq.map(Some).ok_or_else(|| Failure::parameter("Last-Event-ID", "the seq of an event"))
}

/// What events come in; the first that fits is taken.
const OFFERS: [(&str, Option<Transport>); 3] = [
    ("application/json", None),
    ("text/event-stream", Some(Transport::ServerSentEvents)),
    ("application/x-ndjson", Some(Transport::JsonLines)),
];

/// The transport that the caller likes best; `None` is a page of JSON.
fn transport(request: &HttpRequest) -> Result<Option<Transport>, Failure> {
    let accept = Accept::parse(request).map_err(|_| Failure::parameter("Accept", "malformed"))?;
    if accept.is_empty() {
        return Ok(None);
    }
    let ruled_out = |media: &str| accept.iter().any(|range| range.quality == Quality::ZERO && range.item.essence_str() == media);
    let within = |media: &str, range: &str| {
        let kind = range.strip_suffix('*').filter(|kind| kind.ends_with('/'));
        range == media || range == "*/*" || kind.is_some_and(|kind| media.starts_with(kind))
    };
    let offer = |range: Mime| {
        let fits = |(media, _): &&(&str, Option<Transport>)| within(media, range.essence_str()) && !ruled_out(media);
        (!ruled_out(range.essence_str())).then(|| OFFERS.iter().find(fits)).flatten().map(|(_, transport)| *transport)
    };
    accept.ranked().into_iter().find_map(offer).ok_or_else(|| ProblemCode::NotAcceptable.into())
}
