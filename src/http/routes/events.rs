//! The events of a game, as pages, long polls and streams.

use actix_web::{HttpRequest, HttpResponse, get, web::Data};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    endpoint::{Endpoint, Operation},
    feed::{self, FeedRequest},
    identity::Reader,
    parameters::{GamePath, Path, Query, short_text},
    problem::{Failure, ProblemCode::*},
    reply::contract,
    service::Service,
};
use kontor_contract::exposed::GameEvent;
use kontor_rules::Seat;
use kontor_tables::watch::events::{EventFeed, EventPage};

contract!(EventPage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct EventsQuery {
    /// Begin behind this seq; 0 by default. `Last-Event-ID` says the same and wins.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    after: Option<u64>,
    /// The most events on the page; 100 by default. Streams have no end.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<u32>,
    /// Wait for so many seconds until there are events.
    #[param(minimum = 0, maximum = 60)]
    wait: Option<u64>,
    /// As this seat saw them, once the game is over; in a sandbox at any time, for those who sit
    /// there.
    #[param(maximum = 5)]
    r#as: Option<u8>,
    /// A stream ticket for this game, instead of an access token.
    #[serde(default, deserialize_with = "short_text::<256, _>")]
    #[param(max_length = 256)]
    ticket: Option<String>,
    /// The table's `invite`, for those who neither sit there nor own it.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    invite: Option<String>,
}

/// Events of a game
///
/// As the caller sees them. `Accept` chooses: `application/json` is a page (with `wait` a long
/// poll), `text/event-stream` and `application/x-ndjson` are streams that go on until the game is
/// over, the table is taken away, the caller's seat changes or the session ends. Frames of an event
/// stream have the seq as `id` and no name; the closing frame alone is named `end` and says its
/// reason. The comment `: up to date` says that no more has happened until now, so that the commit
/// before it is whole. Lines come at least every 15 seconds, empty ones if need be. While the game
/// is set aside, an event stream has the closing frame `quarantined` alone, with the time to come
/// back; the others are refused. When the game
/// is over there are no secrets left, and `as` tells the events as any seat was told them. Only an
/// event stream is answered with 204: where a reader comes back with the `id` of the closing frame.
#[utoipa::path(tag = "play", security((), ("bearer" = []), ("ticket" = [])),
    params(GamePath, EventsQuery,
        ("Last-Event-ID" = Option<u64>, Header, description = "The seq of the last event that the caller has.")),
    responses((status = 200, description = "A page of events, or a stream of them.",
        content((EventPage = "application/json"), (String = "text/event-stream"), (GameEvent = "application/x-ndjson"))),
        (status = 204, description = "To an `EventSource` that comes back behind the end of a finished game: it ends.")))]
#[get("/v1/games/{game}/events")]
pub(super) async fn list_events(
    request: HttpRequest,
    service: Data<Service>,
    reader: Reader,
    path: Path<GamePath>,
    query: Query<EventsQuery>,
) -> Result<HttpResponse, Failure> {
    let EventsQuery { after, limit, wait, r#as, ticket, invite } = query.into_inner();
    let (of, requester, as_seat) =
        (path.game.clone(), reader.who.requester(invite), r#as.map(Seat));
    let wanted = FeedRequest { of, requester, ticket, as_seat, after, limit, wait };
    feed::answer::<EventFeed>(&request, &service, wanted).await
}

impl Endpoint for list_events {
    const OPERATION: Operation =
        Operation { problems: &[GameNotOver], has_next_link: true, ..Operation::DEFAULT };
}
