//! Playing: moves, previews, evaluations, open decisions, and standing orders.

pub mod decisions;
pub mod evaluation;
pub mod moves;
pub mod orders;
pub mod preview;
mod shown_actions;

#[cfg(test)]
mod tests;
