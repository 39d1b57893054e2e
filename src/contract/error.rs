//! Why options and orders that a player has given are not those of a game. An action that is refused
//! has a `Refusal` of the rules.

use std::fmt;

use kontor_json::JsonError;
use kontor_rules::Refusal;

/// Why options were refused.
#[derive(Debug)]
pub enum OptionsFault {
    /// The options are not a JSON object.
    NoObject,
    /// The options do not have the structure that the ruleset expects; the error says where and
    /// why.
    Json(JsonError),
    /// The value at this JSON pointer is not of the form that the ruleset publishes.
    Form(String),
    /// The text at this JSON pointer has a character that cannot be seen.
    Text(String),
    /// The rules refuse them.
    Refused(Refusal),
}

impl fmt::Display for OptionsFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsFault::NoObject => out.write_str("options are an object"),
            OptionsFault::Json(error) => error.fmt(out),
            OptionsFault::Form(_) => out.write_str("it is not of the form that the schema gives"),
            OptionsFault::Text(_) => out.write_str("a text has only characters that can be seen"),
            OptionsFault::Refused(refusal) => refusal.fmt(out),
        }
    }
}

/// Why orders are not those of a game.
#[derive(Debug)]
pub enum OrdersFault {
    /// They do not have the structure that the game expects.
    Json(JsonError),
    /// The value at this JSON pointer is not of the form that the game publishes.
    Form(String),
}
