//! The rulebook as tests, section by section, and every clarification and ruling by its number.
//! What single cards do is tested next to them.

mod clarifications;
mod interactions;
mod refusals;
mod rulings;
mod rulings_of_owls;
mod rulings_of_secrets;
mod rulings_of_teams;
mod rulings_of_triggers;
pub mod scene;
mod sections;
mod view;
