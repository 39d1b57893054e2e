//! Playing: moves, previews, open decisions, and standing orders.

pub mod decisions;
pub mod moves;
pub mod orders;
pub mod preview;
