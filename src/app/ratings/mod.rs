//! Ratings: how strong players are, by the results of rated games.
//!
//! They follow from the log of results alone: the games of rated tables that are over, in the order
//! of the index row [`ENDED_RATED_PREFIX`](kontor_log::ended::ENDED_RATED_PREFIX), which is the
//! time of the end and then the id of the game. A game is counted as late as it comes into the list
//! of records, so that none comes before one that was counted.
//!
//! * `rating/<who>/<kind>/<ruleset>/<pool>`: the figures after the last game that was counted, and
//!   the place of that game (`stored`);
//! * `rating_rank/<kind>/<ruleset>/<pool>/<figure>/<who>`: rows of the leaderboards, derived from
//!   the documents above;
//! * `rating_cursor`: up to which game everything is counted.
//!
//! Games are counted one after the other. The ratings of all players of a game, their rows and the
//! cursor are one write, which depends on the cursor that was read. So each game is counted once,
//! however many servers count, and wherever one of them stops.

mod category;
mod conversion;
mod leaderboard;
mod ledger;
mod recompute;
mod results;
mod stored;
#[cfg(test)]
mod tests;

use crate::boxed;
use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::AppError;
use kontor_accounts::Accounts;
use kontor_log::time::Timestamp;
use kontor_service::{
    error::ServiceError,
    jobs::{self, Job, Page, Part, Plan, Servers},
    runtime::{games::Games, jobs::JobKind},
    space::Growth,
};

pub use category::{Category, RatedKind, RatingPool};
pub use conversion::convert_ratings;
pub use leaderboard::{
    LEADERBOARD_PAGE, LEADERBOARD_PAGE_MAX, LIMITS, LeaderboardEntry, LeaderboardPage,
};
pub use ledger::{GAMES_COUNTED_AT_A_TIME_MAX, Ledger};
pub use recompute::{DIFFERENCES_MAX, Recomputed};
pub use results::Rated;
pub(crate) use results::pool_of;
use stored::Figures;
pub(crate) use stored::{rank_key_of_rating, rating_key_of_rank_key};

/// How often the server looks for results.
const LOOK_INTERVAL: Duration = Duration::from_secs(10);

/// A rating as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerRating {
    /// Id of the ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// How many play.
    pub pool: RatingPool,
    /// Who is compared.
    pub kind: RatedKind,
    /// The rating, in points; 1500 at the beginning.
    #[schema(maximum = 10_000, example = 1_612)]
    pub rating: u32,
    /// The standard deviation of the rating, in points; 500 at the beginning. The strength is most
    /// likely within two of them.
    #[schema(minimum = 20, maximum = 500, example = 143)]
    pub uncertainty: u32,
    /// Whether the uncertainty is greater than 225: then it stands in no leaderboard.
    pub provisional: bool,
    /// How many rated games were counted.
    #[schema(minimum = 1, example = 31)]
    pub games: u64,
    /// How many of them had this player, or the player's team, in the first place, alone or shared.
    #[schema(example = 12)]
    pub wins: u64,
    /// How many of them the player left to a stand-in: by resigning, or when the time ran out.
    #[schema(example = 1)]
    pub left: u64,
    /// When the last of them ended.
    pub last_game_at: Timestamp,
}

impl PlayerRating {
    fn new(category: &Category, figures: &Figures, last_game_at: Timestamp) -> Self {
        let Figures { rating, games, wins, left } = *figures;
        PlayerRating {
            ruleset: category.ruleset.id().to_owned(),
            pool: category.pool,
            kind: category.kind,
            rating: rating.points(),
            uncertainty: rating.uncertainty(),
            provisional: rating.is_provisional(),
            games,
            wins,
            left,
            last_game_at,
        }
    }
}

/// The use cases of ratings.
#[derive(Clone)]
pub struct Ratings {
    games: Games,
    accounts: Arc<Accounts>,
    ledger: Ledger,
}

/// Counts the rated games that are over. They are one id, because each is counted after the one
/// before it.
pub(crate) struct CountGames(pub(crate) Ratings);

#[async_trait(?Send)]
impl Job for CountGames {
    fn plan(&self) -> Plan {
        Plan {
            servers: Servers::OneOfAll,
            growth: Some(Growth::Ongoing),
            ..Plan::new(JobKind::Ratings, LOOK_INTERVAL, 1)
        }
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        Ok(Page::of(self.0.ledger.has_more(part.now.0).await?.then_some("games")))
    }

    async fn run(&self, _: &str) -> Result<u64, ServiceError> {
        let (games, mut counted) = (&self.0.games, 0);
        while !games.is_draining() {
            games.space.admit(Growth::Ongoing)?;
            match self.0.ledger.count_some(games.right_time()?.0).await? {
                0 => break,
                more => counted += more,
            }
        }
        Ok(counted)
    }
}

impl Ratings {
    /// The ratings by the games of this server, whose store has this ledger.
    pub fn new(games: Games, accounts: Arc<Accounts>, ledger: Ledger) -> Self {
        Ratings { games, accounts, ledger }
    }

    /// Counts the rated games that are over and listed. Returns how many it were.
    #[boxed(?Send)]
    pub async fn update(&self) -> Result<u64, AppError> {
        Ok(jobs::do_all(&self.games, Box::new(CountGames(self.clone()))).await?)
    }

    /// What is known of a player or bot in a category now.
    pub(crate) async fn current(
        &self,
        who: &Rated,
        category: &Category,
    ) -> Result<kontor_ratings::Rating, AppError> {
        Ok(stored::figures(self.ledger.documents(), who, category).await?.rating)
    }

    /// The ratings of a player.
    pub(crate) async fn of_player(&self, player: &str) -> Result<Vec<PlayerRating>, AppError> {
        let kept = stored::of(self.ledger.documents(), &Rated::Player(player.into())).await?;
        let shown = kept.iter().filter_map(|(category, kept)| {
            Some(PlayerRating::new(category, &kept.after, kept.ended_at()?))
        });
        Ok(shown.collect())
    }
}
