//! Records of finished games: export, verification, import.

use std::error::Error;

use actix_web::{HttpResponse, get, http::header, post, web::Data};
use bytes::Bytes;
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::{forks, games};
use crate::{
    body::RecordBody,
    endpoint::{Cost, Endpoint, KeyPolicy, Link, Operation, Writes},
    identity::{KeyHeader, OptionalCaller, RequiredCaller, RequiredStorer},
    parameters::{GamePath, InviteQuery, Path, Query, moment, page_limit, short_text},
    problem::{Failure, ProblemCode::*},
    rates::Bucket,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::scopes::Scope;
use kontor_log::{table_event::Visibility, time::Timestamp};
use kontor_service::on_behalf;
use kontor_tables::{
    records::{
        import::RecordFinding,
        list::{RECORDS_PAGE, RECORDS_PAGE_MAX, RecordFilter, RecordLine},
        record::Record,
    },
    table::game::Game,
};

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
    let text = service.app.records.record(&path.game, &requester).await?;
    sent_in_pieces(service, text, "application/json", async |text| text.piece().await).await
}

/// Sends a text that is read piece by piece, at the pace that all records share.
pub(super) async fn sent_in_pieces<T, E>(
    service: Data<Service>,
    mut text: T,
    media: &'static str,
    next: impl AsyncFn(&mut T) -> Result<Option<String>, E> + Copy + 'static,
) -> Result<HttpResponse, Failure>
where
    T: 'static,
    E: Error + Into<Failure> + 'static,
{
    // What can be refused is refused before the first byte is sent.
    let first = next(&mut text).await.map_err(Into::into)?;
    // The rest is read when the handler of the request is gone.
    let whom = on_behalf::whom();
    let rest = stream::unfold((text, service, whom), move |(mut text, service, whom)| async move {
        let piece = on_behalf::of(whom.clone(), next(&mut text)).await.transpose()?;
        if let Ok(piece) = &piece {
            service.records_sent.wait(piece.len() as u64).await;
        }
        let piece = piece.inspect_err(|error| tracing::error!(%error, "a record broke off"));
        Some((piece, (text, service, whom)))
    });
    let pieces = stream::iter(first.map(Ok)).chain(rest).map_ok(Bytes::from);
    Ok(HttpResponse::Ok().content_type(media).streaming(pieces))
}

impl Endpoint for get_record {
    const OPERATION: Operation = Operation {
        cost: Cost::OF_RECORD,
        problems: &[GameNotOver],
        links: &[Link::to::<forks::fork_game>("200", "fork", &[("game", "$response.body#/game")])],
        ..Operation::DEFAULT
    };
}

/// Which further games to list.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Included {
    /// Games that began with a position of another game.
    Forks,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct RecordsQuery {
    /// Only games of this ruleset.
    #[param(max_length = 64, example = "medici")]
    ruleset: Option<String>,
    /// Only games that ended at this time or later.
    #[serde(default, deserialize_with = "moment")]
    #[param(value_type = Option<String>, format = DateTime, example = "2026-01-31T12:00:00.000Z")]
    since: Option<Timestamp>,
    /// Only games at which the player with this id sat, or sat until a stand-in took over.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    player: Option<String>,
    /// `forks`: also games that began with a position of another game.
    #[param(inline)]
    include: Option<Included>,
    /// The `cursor` of a line: begin behind it.
    #[serde(default, deserialize_with = "short_text::<128, _>")]
    #[param(max_length = 128)]
    after: Option<String>,
    /// The most games on the page; 20 by default.
    #[param(minimum = 1, maximum = 50)]
    limit: Option<u32>,
}

/// Records of public games
///
/// Public games that are over, as lines of JSON, each a `RecordLine`: the oldest first, by the time
/// when they ended. The last line of a page has no record. It says that the page arrived whole, how
/// many games remain, and where to go on: send its `cursor` as `after`. Where a reply breaks off, go
/// on with the cursor of the last whole line. Cursors stay good for ever, at any server of this
/// service and with any filter, so a program asks later with its last cursor for the games that
/// ended since.
///
/// A game comes into the list two minutes after its end, so that none comes before one that was
/// listed already. Private games and so sandboxes are not in it, nor are imported games and games
/// whose logs are damaged; forks are, if `include` says so. A page has fewer games than `limit`
/// where some were left out, and counts as 200 requests.
#[utoipa::path(tag = "records", security((), ("bearer" = [])), params(RecordsQuery),
    responses((status = 200, description = "A page of records.",
        content((RecordLine = "application/x-ndjson")))))]
#[get("/v1/records")]
pub(super) async fn list_records(
    service: Data<Service>,
    who: OptionalCaller,
    query: Query<RecordsQuery>,
) -> Result<HttpResponse, Failure> {
    let RecordsQuery { ruleset, since, player, include, after, limit } = query.into_inner();
    let limit = page_limit(limit, RECORDS_PAGE, RECORDS_PAGE_MAX)?;
    if let Some(player) = &player {
        let asked_by = who.requester(None).player;
        service.app.profiles.admit_to_history(player, asked_by.as_deref()).await?;
    }
    let with_forks = include.is_some_and(|Included::Forks| true);
    let filter = RecordFilter { ruleset, player, since, with_forks };
    let lines = service.app.records.list(&filter, after.as_deref(), limit).await?;
    sent_in_pieces(service, lines, "application/x-ndjson", async |lines| lines.piece().await).await
}

impl Endpoint for list_records {
    const OPERATION: Operation = Operation {
        cost: Cost::OF_RECORDS_PAGE,
        problems: &[CursorInvalid, RulesetUnknown, HistoryHidden],
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
        problems: &[RecordUnsupported],
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
/// are mere names, and no players of this server; it belongs to the caller. That it fits together
/// was checked; whether it was played so, this server cannot know, and its signature says so. Send
/// an Idempotency-Key: a long game takes a while to write, and should the reply be lost, the same
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
            OptionsInvalid,
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
