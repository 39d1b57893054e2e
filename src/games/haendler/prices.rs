//! How prices move («Phase 4»): by the wheels, whose arrows point at goods, and by offices, up or
//! down.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::goods::Good;

/// Where an arrow of a price wheel points («Phase 4»).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerArrow)]
pub enum Arrow {
    /// At no good.
    CoatOfArms,
    /// At cloth.
    Cloth,
    /// At wine.
    Wine,
    /// At salt.
    Salt,
    /// At foodstuff.
    Food,
    /// At iron.
    Iron,
    /// At silk.
    Silk,
}

impl Arrow {
    /// Where an arrow may point.
    pub const ALL: [Arrow; 7] = [
        Arrow::CoatOfArms,
        Arrow::Cloth,
        Arrow::Wine,
        Arrow::Salt,
        Arrow::Food,
        Arrow::Iron,
        Arrow::Silk,
    ];

    /// The good at which it points, if at any.
    pub fn good(self) -> Option<Good> {
        match self {
            Arrow::CoatOfArms => None,
            Arrow::Cloth => Some(Good::Cloth),
            Arrow::Wine => Some(Good::Wine),
            Arrow::Salt => Some(Good::Salt),
            Arrow::Food => Some(Good::Food),
            Arrow::Iron => Some(Good::Iron),
            Arrow::Silk => Some(Good::Silk),
        }
    }

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        self.good().map_or("coat_of_arms", Good::id)
    }
}

/// Which way a price moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerDirection)]
pub enum Direction {
    /// One level up.
    Up,
    /// One level down.
    Down,
}

impl Direction {
    /// Both.
    pub const ALL: [Direction; 2] = [Direction::Up, Direction::Down];

    /// What actions and events call it.
    pub fn id(self) -> &'static str {
        match self {
            Direction::Up => "up",
            Direction::Down => "down",
        }
    }
}

/// What a price wheel points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HaendlerWheel)]
pub struct Wheel {
    /// One arrow.
    pub first: Arrow,
    /// The other.
    pub second: Arrow,
}

impl Wheel {
    /// Both arrows.
    pub fn arrows(self) -> [Arrow; 2] {
        [self.first, self.second]
    }
}
