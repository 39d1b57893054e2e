//! Friendly Fennec Foxes: everybody takes part.

pub mod charity;
pub mod cheer;
pub mod cunning_neighbour;
pub mod raffle;
pub mod rumours;
pub mod tasters;
