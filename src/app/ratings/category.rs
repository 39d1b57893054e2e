//! Where ratings can be compared with each other: who plays, which game, and how many.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_auth::PlayerKind;
use kontor_games::GameKind;

/// Who is compared with whom: people with people, programs with programs.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum RatedKind {
    /// Users.
    Users,
    /// Bot accounts, and the bots of the server.
    Bots,
}

impl RatedKind {
    /// Every kind.
    pub const ALL: &'static [RatedKind] = &[RatedKind::Users, RatedKind::Bots];

    /// The name in the contract and in keys.
    pub fn name(self) -> &'static str {
        match self {
            RatedKind::Users => "users",
            RatedKind::Bots => "bots",
        }
    }

    /// The kind as which such a player is rated.
    pub(crate) fn of(kind: PlayerKind) -> Option<Self> {
        match kind {
            PlayerKind::Guest => None,
            PlayerKind::User => Some(RatedKind::Users),
            PlayerKind::Bot => Some(RatedKind::Bots),
        }
    }
}

/// How many play: games of two, of more, and of teams need different skills.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum RatingPool {
    /// Games of two players.
    TwoPlayers,
    /// Games of three and more, each for themself.
    Multiplayer,
    /// Games of teams.
    Teams,
}

impl RatingPool {
    /// Every pool.
    pub const ALL: &'static [RatingPool] =
        &[RatingPool::TwoPlayers, RatingPool::Multiplayer, RatingPool::Teams];

    /// The name in the contract and in keys.
    pub fn name(self) -> &'static str {
        match self {
            RatingPool::TwoPlayers => "two_players",
            RatingPool::Multiplayer => "multiplayer",
            RatingPool::Teams => "teams",
        }
    }
}

/// Where ratings can be compared with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Category {
    /// Who.
    pub kind: RatedKind,
    /// The ruleset.
    pub ruleset: GameKind,
    /// How many play.
    pub pool: RatingPool,
}

impl Category {
    /// The part of a key that names it.
    pub(super) fn key(&self) -> String {
        [self.kind.name(), "/", self.ruleset.id(), "/", self.pool.name()].concat()
    }

    pub(super) fn parse(key: &str) -> Option<Self> {
        let [kind, ruleset, pool] = key.split('/').collect::<Vec<_>>().try_into().ok()?;
        Some(Category {
            kind: RatedKind::ALL.iter().copied().find(|known| known.name() == kind)?,
            ruleset: GameKind::from_id(ruleset)?,
            pool: RatingPool::ALL.iter().copied().find(|known| known.name() == pool)?,
        })
    }
}
