//! Table talk: what those who sit at a table say to each other.

use actix_web::{HttpRequest, HttpResponse, get, http::header, post, web::Data};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

use super::GamePath;
use crate::{
    Service,
    body::Body,
    feed::{self, Asked},
    identity::{KeyHeader, Signed, SignedReader},
    parameters::{Path, Query, short_text},
    problem::Failure,
    reply::{Answer, Reply, contract},
};
use kontor_app::talk::{Message, MessagePage, Talk};

pub(super) fn configure(config: &mut ServiceConfig<'_>) {
    config.service(list_messages).service(post_message);
}

contract!(Message, MessagePage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct MessagesQuery {
    /// Begin behind this number; 0 unless said otherwise. `Last-Event-ID` says the same and wins.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    after: Option<u64>,
    /// The most messages on the page; 100 unless said otherwise. Streams have no end.
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
#[utoipa::path(operation_id = "list_messages", tag = "games", security(("bearer" = []), ("ticket" = [])),
    params(GamePath, MessagesQuery,
        ("Last-Event-ID" = Option<u64>, Header, description = "The number of the last message that the caller has.")),
    responses((status = 200, description = "A page of messages, or a stream of them.",
        content((MessagePage = "application/json"), (String = "text/event-stream"), (String = "application/x-ndjson")))))]
#[get("/v1/games/{game}/messages")]
async fn list_messages(
    request: HttpRequest,
    service: Data<Service>,
    SignedReader(reader): SignedReader,
    path: Path<GamePath>,
    query: Query<MessagesQuery>,
) -> Result<HttpResponse, Failure> {
    let MessagesQuery { after, limit, wait, ticket } = query.into_inner();
    let (game, requester) = (path.game.clone(), reader.who.requester(None));
    let asked = Asked { game, requester, ticket, as_seat: None, after, limit, wait };
    feed::answer::<Talk>(&request, &service, asked).await
}

/// Something to be said.
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
#[utoipa::path(operation_id = "post_message", tag = "games", security(("bearer" = [])), params(GamePath),
    request_body = MessageRequest,
    responses((status = 201, description = "Said, and stored.", body = Message,
            headers(("Location" = String, description = "Page of the messages, beginning with this one."))),
        (status = 200, description = "The message as an earlier request with the same key left it.", body = Message)))]
#[post("/v1/games/{game}/messages")]
async fn post_message(
    service: Data<Service>,
    Signed(caller): Signed,
    path: Path<GamePath>,
    body: Body<MessageRequest>,
    key: KeyHeader,
) -> Answer<Message> {
    let (MessageRequest { text }, request) = body.into_parts();
    let said =
        service.app.say(&caller.player, &path.game, &text, key.optional(|| request.hash())).await?;
    let location = format!("/v1/games/{}/messages?after={}", path.game, said.answer.number - 1);
    Ok(Reply::made(said.answer, said.replayed).header(header::LOCATION, location))
}
