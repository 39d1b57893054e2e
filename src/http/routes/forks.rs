//! Forks: tables that begin with a position of another game.

use actix_web::{http::header, post, web::Data};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{games, seats::Occupant};
use crate::{
    body::Body,
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    identity::{KeyHeader, RequiredStorer},
    parameters::{GamePath, Path, short_text},
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_bots::Bot;
use kontor_log::{clock::Clock, table_event::Visibility};
use kontor_rules::Seat;
use kontor_tables::{
    records::fork::{NewFork, NewOccupant},
    table::create::{SandboxRequest, default_stand_in},
    table::game::Game,
};

/// A player or bot to sit at the table as it is made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ForkSeat {
    /// Number of the seat, which keeps what was in its hands.
    seat: Seat,
    /// Who is to sit there.
    occupant: Occupant,
    /// Which bot, where a bot is to sit there; `greedy` if none is named.
    #[serde(default)]
    bot: Option<Bot>,
    /// The caller's contribution to the luck to come.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 64)]
    nonce: Option<String>,
}

impl ForkSeat {
    fn read(self, index: usize) -> Result<(Seat, NewOccupant), Failure> {
        let fault =
            |field: &str, what: &str| Err(Failure::body(format!("/seats/{index}/{field}"), what));
        let occupant = match (self.occupant, self.bot) {
            (Occupant::Me, None) => NewOccupant::Me { nonce: self.nonce },
            (Occupant::Me, Some(_)) => {
                return fault("bot", "this stands only where the occupant is a bot");
            }
            (Occupant::Bot, _) if self.nonce.is_some() => {
                return fault("nonce", "a bot has no nonce");
            }
            (Occupant::Bot, bot) => NewOccupant::Bot { bot: bot.unwrap_or(Bot::DEFAULT) },
        };
        Ok((self.seat, occupant))
    }
}

/// A table to be made of a position.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ForkGameRequest {
    /// A seq of the game that it comes from, from the start on and before the end. The position is
    /// that at the end of the commit that holds this event, as in `get_view`.
    #[schema(minimum = 1, example = 41)]
    at: u64,
    /// Who sits where at once; seats that are left out are free, and taken as at any table.
    #[serde(default)]
    #[schema(max_items = 6)]
    seats: Vec<ForkSeat>,
    /// Who can find the table; by default as for the game that it comes from. A fork of a
    /// private table is private, and so is a sandbox.
    #[serde(default)]
    visibility: Option<Visibility>,
    /// Makes a table whose luck is known from here on. A fork of a sandbox is one in any case, with
    /// this seed or a fresh one.
    #[serde(default)]
    sandbox: Option<SandboxRequest>,
    /// The bot that takes a seat over when its player resigns or lets the time run out.
    #[serde(default = "default_stand_in")]
    #[schema(default = "greedy")]
    stand_in: Bot,
    /// How long a decision may be open, in seconds, before its seat is handed to the `stand_in`; no
    /// limit if left out.
    #[serde(default)]
    #[schema(minimum = 5, maximum = 2_592_000)]
    turn_limit_s: Option<u32>,
    /// A clock for games that last days, instead of `turn_limit_s`.
    #[serde(default)]
    clock: Option<Clock>,
    /// The invite to a private game.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[schema(max_length = 64)]
    invite: Option<String>,
}

impl ForkGameRequest {
    fn read(self) -> Result<NewFork, Failure> {
        let ForkGameRequest {
            at,
            seats,
            visibility,
            sandbox,
            stand_in,
            turn_limit_s,
            clock,
            invite,
        } = self;
        if seats.len() > usize::from(Seat::MAX) {
            return Err(Failure::body(
                "/seats",
                format!("a table has at most {} seats", Seat::MAX),
            ));
        }
        let seats = seats
            .into_iter()
            .enumerate()
            .map(|(index, seat)| seat.read(index))
            .collect::<Result<_, _>>()?;
        Ok(NewFork { at, seats, visibility, sandbox, stand_in, turn_limit_s, clock, invite })
    }
}

/// Fork a game
///
/// Makes a new table that begins with a position of a game that is over, or of a sandbox: the
/// commits up to there, and a fresh secret for the luck to come. People sit down as at any table,
/// the owner starts it, and each seat goes on with what was in its hands. What was hidden at that
/// position is known to all readers of the record of the game that it comes from. Send an
/// Idempotency-Key: a long game takes a while to copy, and should the reply be lost, the same
/// request gives the same table.
#[utoipa::path(tag = "records", security(("bearer" = [])), params(GamePath),
    request_body = ForkGameRequest,
    responses((status = 201, description = "The table.", body = Game,
            headers(("Location" = String, description = "Path of the table."))),
        (status = 200, description = "The table as an earlier request with the same key made it.", body = Game)))]
#[post("/v1/games/{game}/forks")]
pub(super) async fn fork_game(
    service: Data<Service>,
    storer: RequiredStorer,
    path: Path<GamePath>,
    key: KeyHeader,
    body: Body<ForkGameRequest>,
) -> HandlerResult<Game> {
    let (new, request) = body.into_parts();
    let made = service
        .app
        .records
        .fork(&storer.0, &path.game, new.read()?, key.optional(|| request.hash()))
        .await?;
    let location = format!("/v1/games/{}", made.answer.id);
    Ok(Reply::created_or_replayed(made.answer, made.replayed).header(header::LOCATION, location))
}

impl Endpoint for fork_game {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Records),
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            GameNotOver,
            ForkTooDeep,
            GameNotRunning,
            AtOutOfRange,
            OpenTablesSpent,
            StorageQuota,
            Draining,
        ],
        links: &[
            Link::to::<games::get_game>("201", "game", &[("game", "$response.body#/id")]),
            Link::to::<games::start_game>("201", "start", &[("game", "$response.body#/id")]),
        ],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}
