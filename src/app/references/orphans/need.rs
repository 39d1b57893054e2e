//! What a document needs that was read, and whether it is there.

use std::collections::BTreeMap;

use serde_json::Value;

use kontor_log::time::Timestamp;
use kontor_service::documents::tombstone_key;

/// What a document needs.
#[derive(Debug)]
pub(super) enum Need {
    /// One of these documents.
    Document(Vec<String>),
    /// That there is no such document.
    NoDocument(String),
    /// A document that has at this place a list in which this is.
    Listed(String, &'static str, String),
    /// The same, or this tombstone.
    ListedOrGone { key: String, place: &'static str, item: String, tombstone: String },
    /// This token in a list.
    TokenListed(ListedToken),
    /// A document with this player among its members, or the tombstone of the player.
    Member { key: String, player: String, tombstone: String },
    /// A line about an invitation in the list of the other side.
    Line(Line),
    /// A document that says at this place that it is of this player.
    OfPlayer(String, String),
    /// A log.
    Log(String),
    /// A log, or the row that leads to what is left of a deleted game.
    LogOrRemoval(String, String),
    /// A document or a log.
    DocumentOrLog(String, &'static str),
}

/// A token in the list of the player for whom it acts, or in that of the user to whom this bot
/// account belongs.
#[derive(Debug)]
pub(super) struct ListedToken {
    pub(super) token: String,
    /// The key of the list of the player.
    pub(super) list: String,
    /// The account, which names the user.
    pub(super) account: String,
    pub(super) tombstone: String,
}

impl ListedToken {
    pub(super) fn of(token: &str, player: &str) -> Self {
        ListedToken {
            token: token.to_owned(),
            list: format!("tokens/{player}"),
            account: format!("player/{player}"),
            tombstone: tombstone_key(player),
        }
    }

    /// The list of the user to whom the bot account belongs.
    pub(super) fn list_of_owner(&self, stored: &BTreeMap<&str, Value>) -> Option<String> {
        let owner = stored.get(&*self.account)?["login"]["owner"].as_str()?;
        Some(format!("tokens/{owner}"))
    }

    fn is_met(&self, stored: &BTreeMap<&str, Value>) -> bool {
        stored.contains_key(&*self.tombstone) || lists(stored.get(&*self.list), "ids", &self.token)
    }
}

/// Whether a document has at this place a list in which this is.
pub(super) fn lists(document: Option<&Value>, place: &str, item: &str) -> bool {
    document.is_some_and(|list| texts(&list[place]).any(|listed| listed == item))
}

/// A line about an invitation in the list of the other side. It may be missing once the table waits
/// for no player: each side forgets it in its own time.
#[derive(Debug)]
pub(super) struct Line {
    /// The key of the list of the other side.
    pub(super) key: String,
    /// Where the lines are in it.
    pub(super) lines: &'static str,
    /// The table.
    pub(super) game: String,
    /// The player whom the line must name, if one list can have several about a table.
    pub(super) player: Option<String>,
    /// The tombstones of both sides. What is removed of an account goes one after the other.
    pub(super) gone: [String; 2],
    /// A list of so many lines can have forgotten this one, which its player does not see.
    pub(super) forgets_from: usize,
}

impl Line {
    fn is_met(&self, stored: &BTreeMap<&str, Value>) -> bool {
        let lines = stored.get(&*self.key).and_then(|list| list[self.lines].as_array());
        let is_this = |line: &Value| {
            let is_of = |player: &String| line["player"]["id"] == *player;
            line["game"] == *self.game && self.player.as_ref().is_none_or(is_of)
        };
        self.gone.iter().any(|key| stored.contains_key(&**key))
            || lines
                .is_some_and(|lines| lines.len() >= self.forgets_from || lines.iter().any(is_this))
    }
}

/// A document that was read.
pub(super) struct Read<'a> {
    pub(super) key: &'a str,
    /// The key without its kind.
    pub(super) rest: &'a str,
    pub(super) text: &'a str,
    pub(super) value: Value,
    pub(super) now: Timestamp,
}

impl Need {
    pub(super) fn keys(&self) -> Vec<&str> {
        match self {
            Need::Document(keys) => keys.iter().map(String::as_str).collect(),
            Need::NoDocument(key)
            | Need::Listed(key, ..)
            | Need::OfPlayer(key, _)
            | Need::DocumentOrLog(key, _)
            | Need::LogOrRemoval(_, key) => vec![key],
            Need::TokenListed(of) => vec![&of.list, &of.account, &of.tombstone],
            Need::Member { key, tombstone, .. } | Need::ListedOrGone { key, tombstone, .. } => {
                vec![key, tombstone]
            }
            Need::Line(line) => {
                [&line.key].into_iter().chain(&line.gone).map(|key| &**key).collect()
            }
            Need::Log(_) => Vec::new(),
        }
    }

    /// The log that is needed, perhaps instead of a document.
    pub(super) fn log(&self) -> Option<&str> {
        match self {
            Need::Log(log) | Need::LogOrRemoval(log, _) => Some(log),
            Need::DocumentOrLog(_, log) => Some(log),
            Need::Document(_)
            | Need::NoDocument(_)
            | Need::Listed(..)
            | Need::ListedOrGone { .. }
            | Need::TokenListed(_)
            | Need::Member { .. }
            | Need::Line(_)
            | Need::OfPlayer(..) => None,
        }
    }

    /// Whether a document is there that is needed.
    pub(super) fn is_met(&self, stored: &BTreeMap<&str, Value>) -> bool {
        match self {
            Need::Document(keys) => keys.iter().any(|key| stored.contains_key(&**key)),
            Need::NoDocument(key) => !stored.contains_key(&**key),
            Need::DocumentOrLog(key, _) | Need::LogOrRemoval(_, key) => stored.contains_key(&**key),
            Need::Listed(key, place, id) => lists(stored.get(&**key), place, id),
            Need::ListedOrGone { key, place, item, tombstone } => {
                stored.contains_key(&**tombstone) || lists(stored.get(&**key), place, item)
            }
            Need::TokenListed(of) => of.is_met(stored),
            Need::Member { key, player, tombstone } => {
                let members = stored.get(&**key).and_then(|of| of["members"].as_array());
                let mut members = members.into_iter().flatten();
                stored.contains_key(&**tombstone)
                    || members.any(|member| member["player"]["id"] == **player)
            }
            Need::Line(line) => line.is_met(stored),
            Need::OfPlayer(key, id) => stored.get(&**key).is_some_and(|of| of["player"] == **id),
            Need::Log(_) => false,
        }
    }

    pub(super) fn unmet(&self) -> String {
        match self {
            Need::Document(keys) => format!("lacks {}", keys.join(" or ")),
            Need::NoDocument(key) => format!("is there beside {key}"),
            Need::Listed(key, _, id) | Need::ListedOrGone { key, item: id, .. } => {
                format!("needs {id} in {key}")
            }
            Need::TokenListed(of) => format!("needs {} in {} or in its user's", of.token, of.list),
            Need::Member { key, player, .. } => format!("needs {player} in {key}"),
            Need::Line(line) => format!("needs the line of {} in {}", line.game, line.key),
            Need::OfPlayer(key, id) => format!("needs {key} to be of {id}"),
            Need::Log(log) | Need::LogOrRemoval(log, _) => format!("lacks the log {log}"),
            Need::DocumentOrLog(key, log) => format!("lacks {key}, and there is no log {log}"),
        }
    }
}

pub(super) fn one(key: String) -> Vec<Need> {
    vec![Need::Document(vec![key])]
}

pub(super) fn log(id: &str) -> Vec<Need> {
    vec![Need::Log(id.to_owned())]
}

pub(super) fn last_part(key: &str) -> &str {
    key.rsplit('/').next().unwrap_or_default()
}

/// The texts in a list.
pub(super) fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// An account, or the tombstone of a deleted one, of which the rest is removed one after the other.
pub(super) fn player(id: Option<&str>) -> Vec<Need> {
    let player = |id| Need::Document(vec![["player/", id].concat(), tombstone_key(id)]);
    id.map(player).into_iter().collect()
}

pub(super) fn documents(keys: Vec<String>) -> Vec<Need> {
    keys.into_iter().map(|key| Need::Document(vec![key])).collect()
}
