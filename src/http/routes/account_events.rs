//! The events of an account: what concerns the caller at all tables.

use actix_web::{HttpRequest, HttpResponse, get, web::Data};
use serde::Deserialize;
use utoipa::IntoParams;

use super::decisions;
use crate::{
    endpoint::{Endpoint, Link, Operation},
    feed::{self, FeedRequest},
    identity::{OptionalCaller, RequiredCaller},
    parameters::Query,
    problem::{Failure, ProblemCode},
    reply::contract,
    service::Service,
};
use kontor_app::account_events::{AccountEventPage, AccountFeed};
use kontor_service::account_news::AccountEvent;

contract!(AccountEventPage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct AccountEventsQuery {
    /// Begin behind this number; 0 by default. `Last-Event-ID` says the same and wins.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    after: Option<u64>,
    /// The most events on the page; 100 by default. Streams have no end.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<u32>,
    /// Wait for so many seconds until there are events.
    #[param(minimum = 0, maximum = 60)]
    wait: Option<u64>,
}

/// What happens at my tables
///
/// One feed for all tables of the caller: decisions to make, tables made, started, ended and
/// deleted, seats taken and lost, messages, and rematches that others have made. Numbers count up
/// without a gap for each account, over restarts and on every server, so that `after` goes on where
/// one stopped. What came and went while no client and no webhook read the feed is left out, such
/// as a decision that is answered already. It tells of the newest 100 tables that are open or
/// running, and keeps at least the last 1,024 events.
///
/// `Accept` chooses the transport as it does for the events of a game: a page (with `wait` a long
/// poll), or a stream, which goes on until the session ends. Frames of an event stream have the
/// number as `id`.
#[utoipa::path(tag = "play", security(("bearer" = [])),
    params(AccountEventsQuery,
        ("Last-Event-ID" = Option<u64>, Header, description = "The number of the last event that the caller has.")),
    responses((status = 200, description = "A page of events, or a stream of them.",
        content((AccountEventPage = "application/json"), (String = "text/event-stream"), (AccountEvent = "application/x-ndjson")))))]
#[get("/v1/me/events")]
pub(super) async fn list_account_events(
    request: HttpRequest,
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    query: Query<AccountEventsQuery>,
) -> Result<HttpResponse, Failure> {
    let AccountEventsQuery { after, limit, wait } = query.into_inner();
    let of = caller.player.id.clone();
    let requester = OptionalCaller(Some(caller)).requester(None);
    let wanted = FeedRequest { of, requester, ticket: None, as_seat: None, after, limit, wait };
    feed::answer::<AccountFeed>(&request, &service, wanted).await
}

impl Endpoint for list_account_events {
    const OPERATION: Operation = Operation {
        // What is new is written first.
        problems: &[ProblemCode::Busy],
        links: &[Link::to::<decisions::get_decision>(
            "200",
            "decision",
            &[
                ("game", "$response.body#/items/0/game"),
                ("decision", "$response.body#/items/0/news/decision"),
            ],
        )],
        has_next_link: true,
        ..Operation::DEFAULT
    };
}
