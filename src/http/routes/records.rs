//! Records of finished games: export, verification, import.

use actix_web::{HttpResponse, get, http::header, post, web::Data};
use bytes::Bytes;
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{forks, games};
use crate::{
    body::RecordBody,
    endpoint::{Cost, Endpoint, KeyPolicy, Link, Operation, Writes},
    identity::{KeyHeader, OptionalCaller, RequiredCaller, RequiredStorer},
    parameters::{GamePath, InviteQuery, Path, Query},
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_app::{
    log::table_event::Visibility, records::import::RecordFinding, records::record::Record,
    table::game::Game,
};
use kontor_auth::scopes::Scope;

contract!(RecordFinding);

/// The record of a finished game
///
/// All commits as they were stored, with the opened seed: replays and can be verified by anyone.
#[utoipa::path(tag = "records", security((), ("bearer" = [])), params(GamePath, InviteQuery),
    responses((status = 200, description = "The record.", body = Record)))]
#[get("/v1/games/{game}/record")]
pub(super) async fn get_record(
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<GamePath>,
    query: Query<InviteQuery>,
) -> Result<HttpResponse, Failure> {
    let requester = who.requester(query.into_inner().invite);
    let mut text = service.app.records.record(&path.game, &requester).await?;
    // What can be refused is refused before the first byte is sent.
    let first = text.piece().await?;
    let rest = stream::unfold((text, service), |(mut text, service)| async {
        let piece = text.piece().await.transpose()?;
        if let Ok(piece) = &piece {
            service.records_sent.wait(piece.len() as u64).await;
        }
        let piece = piece.inspect_err(|error| tracing::error!(%error, "a record broke off"));
        Some((piece, (text, service)))
    });
    let pieces = stream::iter(first.map(Ok)).chain(rest).map_ok(Bytes::from);
    Ok(HttpResponse::Ok().content_type("application/json").streaming(pieces))
}

impl Endpoint for get_record {
    const OPERATION: Operation = Operation {
        cost: Cost::OF_RECORD,
        problems: &[GameUnknown, GameQuarantined, GameNotOver],
        links: &[Link::to::<forks::fork_game>("200", "fork", &[("game", "$response.body#/game")])],
        ..Operation::DEFAULT
    };
}

/// Check a record
///
/// As `kontor verify` does it, without keeping anything: chain, commitment, every draw, every
/// action, every event, the outcome, and whether what claims to be signed by this server is.
#[utoipa::path(tag = "records", security(("bearer" = [])), request_body = Record,
    responses((status = 200, description = "What was found.", body = RecordFinding)))]
#[post("/v1/records/verifications")]
pub(super) async fn verify_record(
    service: Data<Service>,
    _: RequiredCaller,
    body: RecordBody,
) -> HandlerResult<RecordFinding> {
    Ok(Reply::ok(service.app.records.verify_record(body.text).await?))
}

impl Endpoint for verify_record {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Records),
        problems: &[RecordUnsupported, Busy],
        ..Operation::DEFAULT
    };
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct ImportQuery {
    /// Who can find the game; by default only those with its invite. A sandbox is
    /// always private.
    #[param(inline)]
    visibility: Option<Visibility>,
}

/// Import a game
///
/// The record is checked as for `verify_record`, and becomes a finished game with an id of its own,
/// marked `imported`: views, events, record and forks are as of any game that is over. Its players
/// are names and nobody's games; it belongs to the caller. That it fits together was checked;
/// whether anybody played it so, this server cannot know, and its signature says so. Send an
/// Idempotency-Key: a long game takes a while to write, and should the reply be lost, the same
/// request gives the same game.
#[utoipa::path(tag = "records", security(("bearer" = [])), params(ImportQuery),
    request_body = Record,
    responses((status = 201, description = "The game.", body = Game,
            headers(("Location" = String, description = "Path of the game."))),
        (status = 200, description = "The game as an earlier request with the same key made it.", body = Game)))]
#[post("/v1/records")]
pub(super) async fn import_record(
    service: Data<Service>,
    storer: RequiredStorer,
    query: Query<ImportQuery>,
    key: KeyHeader,
    body: RecordBody,
) -> HandlerResult<Game> {
    let RecordBody { text, hash } = body;
    let made = service
        .app
        .records
        .import_record(&storer.0, text, query.visibility, key.optional(|| hash))
        .await?;
    let location = format!("/v1/games/{}", made.answer.id);
    Ok(Reply::created_or_replayed(made.answer, made.replayed).header(header::LOCATION, location))
}

impl Endpoint for import_record {
    const OPERATION: Operation = Operation {
        rate: Some(Bucket::Records),
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            GameUnknown,
            GameQuarantined,
            RecordDiverges,
            RecordUnsupported,
            RecordUnfinished,
            Busy,
            StorageQuota,
            Draining,
        ],
        links: &[
            Link::to::<games::get_game>("201", "game", &[("game", "$response.body#/id")]),
            Link::to::<get_record>("201", "record", &[("game", "$response.body#/id")]),
            Link::to::<forks::fork_game>("201", "fork", &[("game", "$response.body#/id")]),
        ],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}
