//! Stream tickets, for clients that cannot send an `Authorization` header with a stream.

use actix_web::{post, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::events;
use crate::{
    body::Body,
    endpoint::{Endpoint, Link, Operation},
    identity::{OptionalCaller, RequiredCaller},
    parameters::short_text,
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_log::time::Timestamp;

/// What a stream ticket is to open.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct StreamTicketRequest {
    /// Id of the game.
    #[schema(max_length = 64, example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    game: String,
    /// The table's `invite`, for those who neither sit there nor own it. It goes with the ticket on
    /// the way to the events, too.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[schema(max_length = 64)]
    invite: Option<String>,
}

/// A stream ticket.
#[derive(Debug, Serialize, ToSchema)]
pub struct StreamTicket {
    /// For the parameter `ticket` of the game's feeds. Keep it as secret as an access token.
    pub ticket: String,
    /// Id of the game.
    pub game: String,
    /// From when on it opens no connections any more.
    pub expires_at: Timestamp,
}

contract!(StreamTicket);

/// Take a stream ticket
///
/// For browsers, whose EventSource sends no header and comes back to the same address by itself.
/// With `?ticket=…` the events and messages of this one game are read as the caller, by any
/// transport and over any number of connections, for ten minutes and no longer than the session
/// lives. A stream that is open by then goes on; who comes back after that takes a fresh ticket. A
/// ticket counts nowhere else, and does not go together with an access token.
#[utoipa::path(tag = "play", security(("bearer" = [])),
    request_body = StreamTicketRequest,
    responses((status = 201, description = "The ticket.", body = StreamTicket)))]
#[post("/v1/stream-tickets")]
pub(super) async fn create_stream_ticket(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    body: Body<StreamTicketRequest>,
) -> HandlerResult<StreamTicket> {
    let StreamTicketRequest { game, invite } = body.value;
    let session = caller.session.clone();
    service.app.tables.game(&game, &OptionalCaller(Some(caller)).requester(invite)).await?;
    let issued = service.app.accounts.issue_ticket(&session, &game);
    Ok(Reply::created(StreamTicket {
        ticket: issued.ticket,
        game,
        expires_at: Timestamp(issued.expires_at_ms),
    }))
}

impl Endpoint for create_stream_ticket {
    const OPERATION: Operation = Operation {
        problems: &[GameUnknown],
        links: &[Link::to::<events::list_events>(
            "201",
            "events",
            &[("game", "$response.body#/game"), ("ticket", "$response.body#/ticket")],
        )],
        ..Operation::DEFAULT
    };
}
