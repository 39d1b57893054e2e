//! The rulebook as tests, section by section, and every clarification and ruling by its number. What single cards do is tested
//! next to them.

mod clarifications;
mod refusals;
mod rulings;
pub mod scene;
mod sections;
mod view;
