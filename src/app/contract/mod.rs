//! Types of the contract that are made from the types of the games: unions over all games,
//! decisions with their actions and schemas, redaction for viewers, entity tags, and views as
//! encoded JSON.

pub mod actions;
pub mod decision;
pub mod encoded;
pub mod exposed;
pub(crate) mod redaction;
pub mod tags;
