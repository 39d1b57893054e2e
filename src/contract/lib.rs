//! A game as one object, behind which its types end, and the types of the contract that are made from
//! those of the games: unions over all games, decisions with their actions and schemas, redaction for
//! viewers, entity tags, views as encoded JSON and as text, and labels of actions.
//!
//! What is shown is made here for one viewer, from a snapshot of the log. This crate must not know who
//! asks, what is stored, or HTTP.
//!
//! # Where is what
//!
//! * [`any_game`]: the object. What is typed lies in [`typed_game`] and [`exposed`] alone, and is
//!   compiled once for each game.
//! * [`redaction`]: the views, events and decisions that a viewer gets.
//! * [`decision`]: what is said of an open decision. How it can be answered: [`answers`], which are made
//!   of [`actions`] and a [`schema`] of the same templates, or [`labels`].
//! * [`encoded`], [`tags`]: views that are serialised once, and their entity tags. [`text`]: views for
//!   language models.
//! * [`error`]: why what a player has given is not of a game.

pub mod actions;
pub mod answers;
pub mod any_game;
pub mod decision;
pub mod encoded;
pub mod error;
pub mod exposed;
mod kinds;
mod labels;
pub mod redaction;
pub mod schema;
pub mod tags;
pub mod text;
pub mod typed_game;
