//! Scores as data: what warehouses and accounts brought, and the final places. How they are found
//! stands in `scoring.rs`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::Seat;

use super::components::Card;

/// The only way in which a game comes to its end.
pub const ROUNDS_PLAYED: &str = "rounds_played";

/// What a warehouse was worth and brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MediciWarehouseScore)]
pub struct WarehouseScore {
    /// Whose warehouse.
    pub seat: Seat,
    /// The cards that lay there, in the order they came. Games that began under `medici/1` do not
    /// have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_items = 5)]
    pub warehouse: Option<Vec<Card>>,
    /// Sum of the values of its cards.
    pub value: u32,
    /// Florins received.
    pub proceeds: u32,
}

/// What a player's counter on an account brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MediciAccountScore)]
pub struct AccountScore {
    /// Whose counter.
    pub seat: Seat,
    /// Cards of this ware in the player's warehouse.
    pub cards: u8,
    /// Where the counter stands after it moved up by as many spaces, but not beyond the highest.
    pub position: u8,
    /// Florins for the rank of the position among all players' counters, shared by those who tie.
    pub award: u32,
    /// Florins printed on the space where the counter stands.
    pub prize: u32,
}

/// A player's final place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MediciPlacing)]
pub struct Placing {
    /// Whose place.
    pub seat: Seat,
    /// Competition rank: after a shared first comes third.
    pub place: u8,
    /// Florins owned at the end.
    pub wealth: u32,
}
