//! The public facts of a player. It is put together from the account, the ratings, and index rows
//! of public tables alone, so it says nothing of private ones. When a player was here is noted with
//! every kind of request.

use crate::boxed;
use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    error::AppError,
    ratings::{PlayerRating, Ratings},
};
use kontor_accounts::{Accounts, KnownPlayer, presence::Presence};
use kontor_auth::Player;
use kontor_games::GameKind;
use kontor_log::{
    index_rows::{ListOf, TableClass, list_prefix},
    lobby::Status,
    time::Timestamp,
};
use kontor_problems::Refused;
use kontor_service::requester::Requester;
use kontor_store::IndexRange;
use kontor_tables::table::{
    game::{Game, GameSeat},
    lists::{GameFilter, GamesOf},
    tables::Tables,
};

/// Maximum number of games of a ruleset and status that are counted.
pub const GAMES_COUNTED_MAX: usize = 1_000;

/// Maximum number of results in a profile.
pub const RESULTS_MAX: usize = 10;

/// How many public games of a ruleset and status a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GameCount {
    /// Id of the ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// How far the games are.
    pub status: Status,
    /// How many there are, counted up to 1,000.
    #[schema(minimum = 1, maximum = 1_000, example = 7)]
    pub games: u64,
}

/// The result of a player in a public game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerResult {
    /// Id of the game.
    #[schema(example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
    /// Id of its ruleset.
    #[schema(example = "medici")]
    pub ruleset: String,
    /// Whether it was rated.
    pub rated: bool,
    /// When it ended.
    pub ended_at: Timestamp,
    /// How many seats the table had.
    #[schema(minimum = 2, example = 4)]
    pub seats: u8,
    /// The place of the player's seat as it counts: those who left share the last one, and what
    /// their stand-ins reached does not count.
    #[schema(minimum = 1, example = 1)]
    pub place: u8,
    /// Whether a stand-in took the seat over.
    pub left: bool,
}

/// The public games of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerHistory {
    /// How many there are of each ruleset and status; none where there are none.
    pub games: Vec<GameCount>,
    /// The results of the ten that were made last of those that are over, the newest first.
    /// `GET /v1/games?player=…&status=finished` has all.
    #[schema(max_items = 10)]
    pub results: Vec<PlayerResult>,
}

/// What everybody may know about a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Profile {
    /// The player.
    pub player: Player,
    /// Since when there is the account.
    pub since: Timestamp,
    /// What the player says of themself; null for nothing. It is text, not Markdown or HTML.
    #[schema(max_length = 500, example = "I like long games.")]
    pub about: Option<String>,
    /// The public games of the player; null if the player hides them, except for the player.
    pub history: Option<PlayerHistory>,
    /// The ratings of the player, by ruleset; empty without rated games.
    pub ratings: Vec<PlayerRating>,
    /// Whether the player is here; null unless the player shows it, and always for guests and for
    /// requests without a token.
    pub presence: Option<Presence>,
}

/// The use cases of profiles.
#[derive(Clone)]
pub struct Profiles {
    accounts: Arc<Accounts>,
    tables: Tables,
    ratings: Ratings,
}

impl Profiles {
    /// Refuses to list the games of a player who does not want that, unless the player asks. The
    /// wish of a player who has deleted the account is not known any more, so their games are not
    /// listed. An unknown player has nothing to hide.
    #[boxed]
    pub async fn admit_to_history(
        &self,
        player: &str,
        asked_by: Option<&str>,
    ) -> Result<(), AppError> {
        if asked_by == Some(player) {
            return Ok(());
        }
        let known = self.accounts.known(player).await?;
        let is_hidden = known.is_some_and(|known| known.profile.hides_history)
            || self.tables.games.former.is_former(player);
        if is_hidden { Err(Refused::HistoryHidden.into()) } else { Ok(()) }
    }

    /// The profiles of the players of this server.
    pub fn new(accounts: Arc<Accounts>, tables: Tables, ratings: Ratings) -> Self {
        Profiles { accounts, tables, ratings }
    }

    /// The profile of a player.
    #[boxed(?Send)]
    pub async fn profile(&self, id: &str, requester: &Requester) -> Result<Profile, AppError> {
        let known = self.accounts.known(id).await?;
        let KnownPlayer { player, since, profile } = known.ok_or(Refused::PlayerUnknown)?;
        let is_own = requester.player.as_deref() == Some(id);
        let history = match profile.hides_history && !is_own {
            true => None,
            false => Some(PlayerHistory {
                games: self.games(id).await?,
                results: self.results(id).await?,
            }),
        };
        let ratings = self.ratings.of_player(id).await?;
        let asked_by = requester.player.as_deref();
        let presence = self.accounts.presence(id, &profile, asked_by).await?;
        Ok(Profile { player, since, about: profile.about, history, ratings, presence })
    }

    async fn games(&self, player: &str) -> Result<Vec<GameCount>, AppError> {
        let lists: Vec<(GameKind, Status)> = GameKind::ALL
            .iter()
            .flat_map(|kind| Status::INDEXED.iter().map(|status| (*kind, *status)))
            .collect();
        let range = |(kind, status): &(GameKind, Status)| {
            TableClass::PUBLIC
                .iter()
                .map(|class| IndexRange {
                    prefix: list_prefix(ListOf::Player(player), *class, kind.id(), *status),
                    after: None,
                })
                .collect::<Vec<_>>()
        };
        let ranges = lists.iter().flat_map(range).collect();
        let events = self.tables.games.events();
        let found = events.index_rows_in_ranges(ranges, GAMES_COUNTED_MAX).await?;
        let counts = found.chunks(TableClass::PUBLIC.len()).map(|of| of.concat().len());
        let counted = lists.iter().zip(counts).filter(|(_, games)| *games > 0);
        Ok(counted
            .map(|((kind, status), games)| GameCount {
                ruleset: kind.id().to_owned(),
                status: *status,
                games: games.min(GAMES_COUNTED_MAX) as u64,
            })
            .collect())
    }

    async fn results(&self, player: &str) -> Result<Vec<PlayerResult>, AppError> {
        let filter = GameFilter {
            status: Some(Status::Finished),
            of: GamesOf::Player(player.to_owned()),
            ..GameFilter::default()
        };
        // There is no caller: what is shown is what everybody may see.
        let page = self.tables.games(&filter, None, RESULTS_MAX, &Requester::default()).await?;
        Ok(page.items.iter().filter_map(|game| result(game, player)).collect())
    }
}

fn result(game: &Game, player: &str) -> Option<PlayerResult> {
    let Game { id, ruleset, rated, seats, finished_at, .. } = game;
    let sits = |of: &GameSeat| of.player.as_ref().is_some_and(|sitter| sitter.is(player));
    let has_left = |of: &GameSeat| of.resigned.as_ref().is_some_and(|gone| gone.is(player));
    let seat = seats.iter().find(|seat| sits(seat) || has_left(seat))?;
    Some(PlayerResult {
        game: id.clone(),
        ruleset: ruleset.clone(),
        rated: *rated,
        ended_at: (*finished_at)?,
        seats: u8::try_from(seats.len()).expect("a table has few seats"),
        place: seat.place?,
        left: has_left(seat),
    })
}
