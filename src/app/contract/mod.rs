//! Types of the contract that are made of the games' own: unions over all games, decisions with
//! their actions and schemas, and views as encoded JSON.

pub mod actions;
pub mod decision;
pub mod encoded;
pub mod exposed;
pub(crate) mod redaction;
pub mod tags;
