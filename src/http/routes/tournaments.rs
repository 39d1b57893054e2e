//! Tournaments: making, entering, following them.

use actix_web::{HttpRequest, HttpResponse, delete, get, http::header, post, put, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use super::games;
use crate::{
    body::{Body, NoBody},
    endpoint::{Endpoint, KeyPolicy, Link, Operation, Writes},
    feed::{self, FeedRequest},
    identity::{KeyHeader, OptionalCaller, RequiredCaller, RequiredStorer},
    parameters::{Path, Query, next_page, page_limit, short_text},
    problem::{Failure, ProblemCode::*},
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_app::{
    log::tournament::TournamentStatus,
    tournaments::{
        NewTournament, Standings, TOURNAMENTS_PAGE, TOURNAMENTS_PAGE_MAX, Tournament,
        TournamentEvent, TournamentEventPage, TournamentFeed, TournamentFilter, TournamentPage,
        TournamentRound,
    },
};
use kontor_auth::scopes::Scope;

contract!(Tournament, TournamentPage, Standings, TournamentRound, TournamentEventPage);

/// A tournament in the path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct TournamentPath {
    /// Id of the tournament.
    #[param(max_length = 64, example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    tournament: String,
}

/// A round in the path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct RoundPath {
    /// Id of the tournament.
    #[param(max_length = 64, example = "t_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    tournament: String,
    /// The round, from 1 on.
    #[param(minimum = 1, maximum = 64, example = 1)]
    round: u16,
}

/// Make a tournament
///
/// By a user or a bot account. It is public, and one can enter at once. The server draws the rounds,
/// makes the tables, and counts their results. Send an Idempotency-Key to be able to repeat the
/// request safely.
#[utoipa::path(tag = "tournaments", security(("bearer" = [])), request_body = NewTournament,
    responses((status = 201, description = "The tournament.", body = Tournament,
            headers(("Location" = String, description = "Path of the tournament."))),
        (status = 200, description = "The tournament that an earlier request with the same key made, as it is now.", body = Tournament)))]
#[post("/v1/tournaments")]
pub(super) async fn create_tournament(
    service: Data<Service>,
    storer: RequiredStorer,
    key: KeyHeader,
    body: Body<NewTournament>,
) -> HandlerResult<Tournament> {
    let (new, request) = body.into_parts();
    let key = key.optional(|| request.hash());
    let made = service.app.tournaments.create(&storer.0, new, key).await?;
    let location = format!("/v1/tournaments/{}", made.answer.id);
    Ok(Reply::created_or_replayed(made.answer, made.replayed).header(header::LOCATION, location))
}

impl Endpoint for create_tournament {
    const OPERATION: Operation = Operation {
        idempotency_key: KeyPolicy::Optional,
        problems: &[
            UserNeeded,
            RulesetUnknown,
            OptionsInvalid,
            TournamentsSpent,
            StorageQuota,
            Draining,
        ],
        links: &[
            Link::to::<get_tournament>(
                "201",
                "tournament",
                &[("tournament", "$response.body#/id")],
            ),
            Link::to::<enter_tournament>("201", "enter", &[("tournament", "$response.body#/id")]),
        ],
        writes: Writes::Content,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

#[derive(Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct TournamentsQuery {
    /// Only tournaments that far.
    #[param(inline)]
    status: Option<TournamentStatus>,
    /// Only tournaments of this ruleset.
    #[param(max_length = 64, example = "medici")]
    ruleset: Option<String>,
    /// Only tournaments that the player with this id has entered.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    player: Option<String>,
    /// The `next` of the page before.
    #[serde(default, deserialize_with = "short_text::<1_024, _>")]
    #[param(max_length = 1_024)]
    cursor: Option<String>,
    /// The most tournaments on the page; 20 by default.
    #[param(minimum = 1, maximum = 50)]
    limit: Option<u32>,
}

/// Find tournaments
///
/// The newest first. With `player`, those of one player, unless that player hides them; then a page
/// may have fewer than `limit` and still not be the last.
#[utoipa::path(tag = "tournaments", security((), ("bearer" = [])), params(TournamentsQuery),
    responses((status = 200, description = "A page of tournaments.", body = TournamentPage)))]
#[get("/v1/tournaments")]
pub(super) async fn list_tournaments(
    service: Data<Service>,
    who: OptionalCaller,
    query: Query<TournamentsQuery>,
) -> HandlerResult<TournamentPage> {
    let mut query = query.into_inner();
    let limit = page_limit(query.limit.take(), TOURNAMENTS_PAGE, TOURNAMENTS_PAGE_MAX)?;
    let cursor = query.cursor.take();
    if let Some(player) = &query.player {
        let requester = who.requester(None);
        service.app.profiles.admit_to_history(player, requester.player.as_deref()).await?;
    }
    let TournamentsQuery { status, ruleset, player, cursor: _, limit: _ } = &query;
    let filter =
        TournamentFilter { status: *status, ruleset: ruleset.clone(), player: player.clone() };
    let page = service.app.tournaments.list(&filter, cursor.as_deref(), limit).await?;
    let link = page.next.as_ref().map(|next| next_page("/v1/tournaments", &query, limit, next));
    Ok(Reply::ok(page).with_link(link))
}

impl Endpoint for list_tournaments {
    const OPERATION: Operation = Operation {
        problems: &[RulesetUnknown, HistoryHidden],
        links: &[
            Link::to::<list_tournaments>("200", "next", &[("cursor", "$response.body#/next")]),
            Link::to::<get_tournament>(
                "200",
                "tournament",
                &[("tournament", "$response.body#/items/0/id")],
            ),
        ],
        has_next_link: true,
        ..Operation::DEFAULT
    };
}

/// A tournament
///
/// Its terms, how far it is, and how evenly its rounds were drawn.
#[utoipa::path(tag = "tournaments", security(()), params(TournamentPath),
    responses((status = 200, description = "The tournament.", body = Tournament)))]
#[get("/v1/tournaments/{tournament}")]
pub(super) async fn get_tournament(
    service: Data<Service>,
    path: Path<TournamentPath>,
) -> HandlerResult<Tournament> {
    Ok(Reply::ok(service.app.tournaments.tournament(&path.tournament).await?))
}

impl Endpoint for get_tournament {
    const OPERATION: Operation = Operation {
        links: &[
            Link::to::<get_tournament_standings>(
                "200",
                "standings",
                &[("tournament", "$response.body#/id")],
            ),
            Link::to::<list_tournament_events>(
                "200",
                "events",
                &[("tournament", "$response.body#/id")],
            ),
        ],
        ..Operation::DEFAULT
    };
}

/// Cancel a tournament
///
/// By its organizer. Games that are being played go on as ordinary games. Repeating it changes
/// nothing.
#[utoipa::path(tag = "tournaments", security(("bearer" = [])), params(TournamentPath),
    responses((status = 200, description = "The tournament, cancelled.", body = Tournament)))]
#[delete("/v1/tournaments/{tournament}")]
pub(super) async fn cancel_tournament(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<TournamentPath>,
) -> HandlerResult<Tournament> {
    Ok(Reply::ok(service.app.tournaments.cancel(&caller.player, &path.tournament).await?))
}

impl Endpoint for cancel_tournament {
    const OPERATION: Operation = Operation {
        problems: &[NotYourTournament, TournamentOver, Draining],
        writes: Writes::Removal,
        scope: Some(Scope::Tables),
        ..Operation::DEFAULT
    };
}

/// Enter a tournament
///
/// As long as registration lasts and there is room. Repeating it changes nothing.
#[utoipa::path(tag = "tournaments", security(("bearer" = [])), params(TournamentPath),
    responses((status = 200, description = "The tournament, with the caller.", body = Tournament)))]
#[put("/v1/tournaments/{tournament}/participants/me")]
pub(super) async fn enter_tournament(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<TournamentPath>,
    _: NoBody,
) -> HandlerResult<Tournament> {
    Ok(Reply::ok(service.app.tournaments.enter(&caller.player, &path.tournament).await?))
}

impl Endpoint for enter_tournament {
    const OPERATION: Operation = Operation {
        problems: &[MayNotEnter, RegistrationClosed, TournamentFull, EntriesSpent, Draining],
        links: &[Link::to::<leave_tournament>(
            "200",
            "leave",
            &[("tournament", "$response.body#/id")],
        )],
        writes: Writes::Content,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

/// Withdraw from a tournament
///
/// Before the start the place becomes free. After it the stand-in plays the game that is under way,
/// in which the caller shares the last place; further games of the round are forfeited, and in later
/// rounds the caller is not drawn. Repeating it changes nothing.
#[utoipa::path(tag = "tournaments", security(("bearer" = [])), params(TournamentPath),
    responses((status = 200, description = "The tournament, without the caller.", body = Tournament)))]
#[delete("/v1/tournaments/{tournament}/participants/me")]
pub(super) async fn leave_tournament(
    service: Data<Service>,
    RequiredCaller(caller): RequiredCaller,
    path: Path<TournamentPath>,
) -> HandlerResult<Tournament> {
    Ok(Reply::ok(service.app.tournaments.withdraw(&caller.player, &path.tournament).await?))
}

impl Endpoint for leave_tournament {
    const OPERATION: Operation = Operation {
        problems: &[NotParticipant, TournamentOver, Draining],
        writes: Writes::Removal,
        scope: Some(Scope::Play),
        ..Operation::DEFAULT
    };
}

/// Standings of a tournament
///
/// With every tie-break; before the start, those who have entered.
#[utoipa::path(tag = "tournaments", security(()), params(TournamentPath),
    responses((status = 200, description = "The standings.", body = Standings)))]
#[get("/v1/tournaments/{tournament}/standings")]
pub(super) async fn get_tournament_standings(
    service: Data<Service>,
    path: Path<TournamentPath>,
) -> HandlerResult<Standings> {
    Ok(Reply::ok(service.app.tournaments.standings(&path.tournament).await?))
}

impl Endpoint for get_tournament_standings {}

/// A round of a tournament
///
/// Its tables with their games, seats and results, and its byes.
#[utoipa::path(tag = "tournaments", security(()), params(RoundPath),
    responses((status = 200, description = "The round.", body = TournamentRound)))]
#[get("/v1/tournaments/{tournament}/rounds/{round}")]
pub(super) async fn get_tournament_round(
    service: Data<Service>,
    path: Path<RoundPath>,
) -> HandlerResult<TournamentRound> {
    Ok(Reply::ok(service.app.tournaments.round(&path.tournament, path.round).await?))
}

impl Endpoint for get_tournament_round {
    const OPERATION: Operation = Operation {
        links: &[Link::to::<games::get_game>(
            "200",
            "game",
            &[("game", "$response.body#/tables/0/games/0/game")],
        )],
        ..Operation::DEFAULT
    };
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct TournamentEventsQuery {
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

/// What happened in a tournament
///
/// The log from which everything else follows. Numbers count up without a gap. `Accept` chooses the
/// transport as it does for the events of a game: a page (with `wait` a long poll), or a stream that
/// goes on until the tournament is over. Frames of an event stream have the number as `id`. Only an
/// event stream is answered with 204: where a reader comes back with the `id` of the closing frame.
#[utoipa::path(tag = "tournaments", security((), ("bearer" = [])),
    params(TournamentPath, TournamentEventsQuery,
        ("Last-Event-ID" = Option<u64>, Header, description = "The number of the last event that the caller has.")),
    responses((status = 200, description = "A page of events, or a stream of them.",
        content((TournamentEventPage = "application/json"), (String = "text/event-stream"), (TournamentEvent = "application/x-ndjson"))),
        (status = 204, description = "To an `EventSource` that comes back behind the end of a tournament: it ends.")))]
#[get("/v1/tournaments/{tournament}/events")]
pub(super) async fn list_tournament_events(
    request: HttpRequest,
    service: Data<Service>,
    who: OptionalCaller,
    path: Path<TournamentPath>,
    query: Query<TournamentEventsQuery>,
) -> Result<HttpResponse, Failure> {
    let TournamentEventsQuery { after, limit, wait } = query.into_inner();
    let (of, requester) = (path.tournament.clone(), who.requester(None));
    let wanted = FeedRequest { of, requester, ticket: None, as_seat: None, after, limit, wait };
    feed::answer::<TournamentFeed>(&request, &service, wanted).await
}

impl Endpoint for list_tournament_events {
    const OPERATION: Operation = Operation { has_next_link: true, ..Operation::DEFAULT };
}
