//! A server of the Model Context Protocol (MCP): tools with which a language model plays at a
//! Kontor server.
//!
//! It is a client of that server like any other: it knows the public contract alone, through
//! `kontor-client`. One process plays as one player for all callers of its tools; agents that are
//! to play each other get a process each.
//!
//! * [`tools`]: the tools, what they take and what they answer.
//! * [`player`]: who is signed in, and the requests that all tools share.
//! * [`arguments`]: what the tools take, however a client writes it.
//! * [`texts`]: answers as text, which a model reads cheaply.
//! * [`refusal`]: what a tool answers when something fails.
//! * [`stdio`] and [`http`]: the two transports.
//! * `places` and `timely`: which connections of [`http`] are open, and for how long.
//!
//! No answer has a token in it: tools answer with texts that are written from views, decisions and
//! events, never with what a sign-in returned.

pub mod arguments;
pub mod http;
mod places;
pub mod player;
pub mod refusal;
pub mod stdio;
pub mod texts;
mod timely;
pub mod tools;

pub use player::{Credentials, Player};
