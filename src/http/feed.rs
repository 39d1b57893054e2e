//! Answers with a feed: a page, a long poll, Server-Sent Events or lines of JSON, as `Accept`
//! chooses.

use actix_web::{HttpRequest, HttpResponse, Responder, http::header};

use super::{
    accept::preferred,
    identity::origin,
    parameters::{LAST_EVENT_ID, after_limit, page_limit, query_value, wait_limit},
    problem::Failure,
    reply::{Contract, Reply},
    service::Service,
    stream::{self, StreamRequest, Transport},
};
use kontor_problems::Refused;
use kontor_rules::Seat;
use kontor_service::requester::Requester;
use kontor_tables::{
    error::TablesError,
    watch::feed::{Feed, Span},
};

/// A request for a feed.
pub struct FeedRequest {
    /// Id of the game or player that it belongs to.
    pub of: String,
    /// Who asks.
    pub requester: Requester,
    /// The ticket that the requester came with.
    pub ticket: Option<String>,
    /// Redact for this seat instead of the requester.
    pub as_seat: Option<Seat>,
    /// Begin after this number.
    pub after: Option<u64>,
    /// The most items on a page.
    pub limit: Option<u32>,
    /// Maximum time to wait for new items, in seconds.
    pub wait: Option<u64>,
}

/// Answers with a page, or opens a stream.
pub async fn answer<F>(
    request: &HttpRequest,
    service: &Service,
    wanted: FeedRequest,
) -> Result<HttpResponse, Failure>
where
    F: Feed<Page: Contract>,
{
    let after = after_limit(wanted.after)?;
    let came_back = last_event_id(request)?;
    let after = came_back.unwrap_or(after);
    let Some(transport) = transport(request)? else {
        return page::<F>(request, service, wanted, after).await;
    };
    let FeedRequest { of, requester, ticket: _, as_seat, after: _, limit: _, wait: _ } = wanted;
    let holder = requester.player.clone().unwrap_or_else(|| origin(request).address.rate_key());
    let permit = service
        .streams
        .acquire(holder, service.settings.streams_max)
        .ok_or(Refused::TooManyStreams)?;
    let heartbeat = service.settings.heartbeat;
    let request = StreamRequest {
        app: service.app.clone(),
        of,
        requester,
        as_seat,
        after,
        has_come_back: came_back.is_some(),
        transport,
        heartbeat,
        permit,
    };
    Ok(stream::open::<F>(request).await?)
}

async fn page<F>(
    request: &HttpRequest,
    service: &Service,
    wanted: FeedRequest,
    after: u64,
) -> Result<HttpResponse, Failure>
where
    F: Feed<Page: Contract>,
{
    let span = Span {
        after,
        limit: page_limit(wanted.limit, F::PAGE, F::PAGE_MAX)?,
        as_seat: wanted.as_seat,
    };
    let page = service
        .app
        .watch
        .wait_for_feed::<F>(&wanted.of, &wanted.requester, span, wait_limit(wanted.wait)?)
        .await;
    let page = page.map_err(|error| match error {
        TablesError::Refused(Refused::TokenInvalid) if wanted.ticket.is_some() => {
            Refused::TicketInvalid.into()
        }
        other => other,
    })?;
    let next = page.next.map(|after| {
        let FeedRequest { of, requester, ticket, .. } = &wanted;
        next_link(&F::path(of), Span { after, ..span }, requester, ticket.as_deref())
    });
    let reply = Reply::ok(F::Page::from(page)).with_link(next);
    let mut response = reply.respond_to(request);
    response.headers_mut().append(header::VARY, header::HeaderValue::from_static("Accept"));
    Ok(response)
}

/// The `Link` to the next page of a list: the parameters of this request, with another beginning.
pub fn next_link(
    path: &str,
    Span { after, limit, as_seat }: Span,
    requester: &Requester,
    ticket: Option<&str>,
) -> String {
    // Invites consist of these characters only. Any other text is not copied into a header.
    let invite = requester
        .invite
        .as_deref()
        .filter(|invite| invite.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
    let more = [
        as_seat.map(|seat| format!("&as={}", seat.0)),
        invite.map(|invite| format!("&invite={invite}")),
        ticket.map(|ticket| format!("&ticket={ticket}")),
    ];
    let more: String = more.into_iter().flatten().collect();
    format!("<{path}?after={after}&limit={limit}{more}>; rel=\"next\"")
}

/// Where a reader goes on who comes back: as the header says, which browsers send, or the parameter
/// of a library that cannot send it.
fn last_event_id(request: &HttpRequest) -> Result<Option<u64>, Failure> {
    let read = |text: &str| match text {
        // Sent if no event has come yet.
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| ()),
    };
    let wanted = "this must be the number of an event or message";
    let header = request.headers().get("last-event-id").map(|value| {
        let found = value.to_str().map_err(|_| ()).and_then(read);
        found.map_err(|()| Failure::parameter("Last-Event-ID", wanted))
    });
    if let Some(after) = header.transpose()?.flatten() {
        return Ok(Some(after));
    }
    let named = |name| query_value(request, name).map(|value| (name, value));
    let Some((name, value)) = LAST_EVENT_ID.into_iter().find_map(named) else { return Ok(None) };
    read(&value).map_err(|()| Failure::parameter(name, wanted))
}

/// The media types of a feed; the first that fits is taken.
const OFFERS: [(&str, Option<Transport>); 3] = [
    ("application/json", None),
    ("text/event-stream", Some(Transport::ServerSentEvents)),
    ("application/x-ndjson", Some(Transport::JsonLines)),
];

/// The transport that `Accept` prefers; `None` is a page of JSON.
fn transport(request: &HttpRequest) -> Result<Option<Transport>, Failure> {
    preferred(request, &OFFERS)
}
