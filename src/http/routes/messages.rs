//! Messages of the players at a table.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, web::Data};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    body::Body,
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    feed::{self, FeedRequest},
    identity::{KeyHeader, RequiredReader, RequiredStorer},
    parameters::{GamePath, Path, Query, short_text},
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract, scopes_of},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_tables::messages::{
    Message, MessageFeed, MessagePage,
    reports::{MessageReport, ReportCategory},
};

contract!(Message, MessagePage, MessageReport);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct MessagesQuery {
    /// Begin behind this number; 0 by default. `Last-Event-ID` says the same and wins.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    after: Option<u64>,
    /// The most messages on the page; 100 by default. Streams have no end.
    #[param(minimum = 1, maximum = 500)]
    limit: Option<u32>,
    /// Wait for so many seconds until there are messages.
    #[param(minimum = 0, maximum = 60)]
    wait: Option<u64>,
    /// A stream ticket for this game, instead of an access token.
    #[serde(default, deserialize_with = "short_text::<256, _>")]
    #[param(max_length = 256)]
    ticket: Option<String>,
}

/// Messages at a table
///
/// For those who sit there, from the moment the table is made, and after the end of the game as
/// well. Messages have numbers of their own; they are no events and no part of the record. `Accept`
/// chooses the transport as it does for events: a page (with `wait` a long poll), or a stream that
/// goes on until the table is taken away, the caller's seat changes or the session ends. Frames of
/// an event stream have the number as `id`.
#[utoipa::path(tag = "games", security(("bearer" = []), ("ticket" = [])),
    params(GamePath, MessagesQuery,
        ("Last-Event-ID" = Option<u64>, Header, description = "The number of the last message that the caller has.")),
    responses((status = 200, description = "A page of messages, or a stream of them.",
        content((MessagePage = "application/json"), (String = "text/event-stream"), (Message = "application/x-ndjson")))))]
#[get("/v1/games/{game}/messages")]
pub(super) async fn list_messages(
    request: HttpRequest,
    service: Data<Service>,
    RequiredReader(reader): RequiredReader,
    path: Path<GamePath>,
    query: Query<MessagesQuery>,
) -> Result<HttpResponse, Failure> {
    let MessagesQuery { after, limit, wait, ticket } = query.into_inner();
    let (of, requester) = (path.game.clone(), reader.who.requester(None));
    let wanted = FeedRequest { of, requester, ticket, as_seat: None, after, limit, wait };
    feed::answer::<MessageFeed>(&request, &service, wanted).await
}

impl Endpoint for list_messages {
    const OPERATION: Operation =
        Operation { problems: &[NotYourSeat], has_next_link: true, ..Operation::DEFAULT };
}

/// A message to be posted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MessageRequest {
    /// What to say: no control characters but line feeds, none that turn the direction of text.
    /// White space around it is taken away.
    #[schema(min_length = 1, max_length = 500, example = "Well bid!")]
    text: String,
}

/// Say something at a table
///
/// To all who sit there. Send an Idempotency-Key to be able to repeat the request safely; keys of
/// messages are counted apart from those of the game.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(GamePath),
    request_body = MessageRequest,
    responses((status = 201, description = "Said, and stored.", body = Message,
            headers(("Location" = String, description = "Page of the messages, beginning with this one."))),
        (status = 200, description = "The message as an earlier request with the same key left it.", body = Message)))]
#[post("/v1/games/{game}/messages")]
pub(super) async fn post_message(
    service: Data<Service>,
    storer: RequiredStorer,
    path: Path<GamePath>,
    body: Body<MessageRequest>,
    key: KeyHeader,
) -> HandlerResult<Message> {
    let (MessageRequest { text }, request) = body.into_parts();
    let reply = service
        .app
        .messages
        .post(&storer.0, &path.game, &text, key.optional(|| request.hash()))
        .await?;
    let location = format!("/v1/games/{}/messages?after={}", path.game, reply.answer.number - 1);
    Ok(Reply::created_or_replayed(reply.answer, reply.replayed).header(header::LOCATION, location))
}

impl Endpoint for post_message {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Messages),
        idempotency_key: KeyPolicy::Optional,
        problems: &[NotYourSeat, MessagesSpent, StorageQuota, Draining],
        links: &[Link::to::<list_messages>("201", "messages", &[("game", "$request.path.game")])],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct MessagePath {
    /// Id of the game.
    #[param(max_length = 64, example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    game: String,
    /// Number of the message.
    #[param(minimum = 1, maximum = 9_007_199_254_740_991_u64, example = 1)]
    message: u64,
}

/// What is wrong with a message.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ReportRequest {
    /// What is wrong with it.
    category: ReportCategory,
    /// What the operator should know. White space around it is taken away.
    #[serde(default)]
    #[schema(max_length = 500)]
    text: Option<String>,
}

/// Report a message
///
/// To the operator of the server, by a player at the table; a player who has left the seat to a
/// stand-in can report what was said until then. Whom the caller has blocked or muted does not
/// matter. The report keeps the message, and at most 10 messages before and after it, as they are
/// now. No player at the table learns of it. A message is reported once by each player: the same
/// request again is answered by the report that was made first.
#[utoipa::path(tag = "games", security(("bearer" = [])), params(MessagePath),
    request_body = ReportRequest,
    responses((status = 201, description = "Reported, and stored.", body = MessageReport),
        (status = 200, description = "The report as the caller has made it before.", body = MessageReport)))]
#[post("/v1/games/{game}/messages/{message}/reports")]
pub(super) async fn report_message(
    service: Data<Service>,
    request: HttpRequest,
    storer: RequiredStorer,
    path: Path<MessagePath>,
    body: Body<ReportRequest>,
) -> HandlerResult<MessageReport> {
    let (ReportRequest { category, text }, _) = body.into_parts();
    let MessagePath { game, message } = &*path;
    let asked = (category, text.clone());
    let reported = service.app.messages.report(&storer.0, game, *message, category, text).await?;
    let (mut report, was_made_before) = (reported.answer, reported.replayed);
    if was_made_before && !scopes_of(&request).contain(Scope::Read) {
        // What was reported before is shown with `read` alone.
        (report.category, report.text) = asked;
    }
    Ok(if was_made_before { Reply::ok(report) } else { Reply::created(report) })
}

impl Endpoint for report_message {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Messages),
        problems: &[NotYourSeat, ReportsSpent, StorageQuota, Draining],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}
