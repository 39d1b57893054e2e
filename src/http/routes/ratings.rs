//! Leaderboards.

use actix_web::{get, web::Data};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use crate::{
    endpoint::{Endpoint, Link, Operation},
    parameters::{Path, Query, next_page, page_limit, short_text},
    problem::ProblemCode,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_app::ratings::{
    Category, LEADERBOARD_PAGE, LEADERBOARD_PAGE_MAX, LeaderboardPage, RatedKind, RatingPool,
};
use kontor_games::GameKind;

contract!(LeaderboardPage);

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct RulesetPath {
    /// Id of the ruleset.
    #[param(max_length = 64, example = "medici")]
    ruleset: String,
}

#[derive(Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct LeaderboardQuery {
    /// How many play; `multiplayer` by default. A ruleset that is not played so has an empty
    /// leaderboard.
    #[param(inline)]
    pool: Option<RatingPool>,
    /// Who is compared; `users` by default.
    #[param(inline)]
    kind: Option<RatedKind>,
    /// The `next` of the page before.
    #[serde(default, deserialize_with = "short_text::<1_024, _>")]
    #[param(max_length = 1_024)]
    cursor: Option<String>,
    /// The most entries on the page; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// A leaderboard
///
/// The players whose ratings are not provisional, the highest rating first. A rated game counts two
/// minutes after its end.
#[utoipa::path(tag = "players", security(()), params(RulesetPath, LeaderboardQuery),
    responses((status = 200, description = "A page of the leaderboard.", body = LeaderboardPage)))]
#[get("/v1/leaderboards/{ruleset}")]
pub(super) async fn get_leaderboard(
    service: Data<Service>,
    path: Path<RulesetPath>,
    query: Query<LeaderboardQuery>,
) -> HandlerResult<LeaderboardPage> {
    let mut query = query.into_inner();
    let limit = page_limit(query.limit.take(), LEADERBOARD_PAGE, LEADERBOARD_PAGE_MAX)?;
    let cursor = query.cursor.take();
    let category = Category {
        kind: *query.kind.get_or_insert(RatedKind::Users),
        ruleset: GameKind::from_id(&path.ruleset).ok_or(ProblemCode::RulesetUnknown)?,
        pool: *query.pool.get_or_insert(RatingPool::Multiplayer),
    };
    let page = service.app.ratings.leaderboard(&category, cursor.as_deref(), limit).await?;
    let path = format!("/v1/leaderboards/{}", category.ruleset.id());
    let link = page.next.as_ref().map(|next| next_page(&path, &query, limit, next));
    Ok(Reply::ok(page).with_link(link))
}

impl Endpoint for get_leaderboard {
    const OPERATION: Operation = Operation {
        links: &[Link::to::<get_leaderboard>("200", "next", &[("cursor", "$response.body#/next")])],
        has_next_link: true,
        ..Operation::DEFAULT
    };
}
