//! A game as one object, behind which its types end, and the types of the contract that are made from
//! those of the games: unions over all games, decisions with their actions and schemas, redaction for
//! viewers, entity tags, views as encoded JSON and as text, and labels of actions.

pub mod actions;
pub mod answers;
pub mod any_game;
pub mod decision;
pub mod encoded;
pub mod exposed;
mod kinds;
pub(crate) mod labels;
pub(crate) mod redaction;
pub mod schema;
pub mod tags;
pub mod text;
mod typed_game;
