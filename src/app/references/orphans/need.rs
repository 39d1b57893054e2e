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
    /// A document in which this is one of the ids.
    Listed(String, String),
    /// A document that says at this place that it is of this player.
    OfPlayer(String, String),
    /// A log.
    Log(String),
    /// A document or a log.
    DocumentOrLog(String, &'static str),
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
            | Need::Listed(key, _)
            | Need::OfPlayer(key, _)
            | Need::DocumentOrLog(key, _) => vec![key],
            Need::Log(_) => Vec::new(),
        }
    }

    /// The log that is needed, perhaps instead of a document.
    pub(super) fn log(&self) -> Option<&str> {
        match self {
            Need::Log(log) => Some(log),
            Need::DocumentOrLog(_, log) => Some(log),
            Need::Document(_) | Need::NoDocument(_) | Need::Listed(..) | Need::OfPlayer(..) => None,
        }
    }

    /// Whether a document is there that is needed.
    pub(super) fn is_met(&self, stored: &BTreeMap<&str, Value>) -> bool {
        match self {
            Need::Document(keys) => keys.iter().any(|key| stored.contains_key(&**key)),
            Need::NoDocument(key) => !stored.contains_key(&**key),
            Need::DocumentOrLog(key, _) => stored.contains_key(&**key),
            Need::Listed(key, id) => stored.get(&**key).is_some_and(|list| {
                list["ids"].as_array().is_some_and(|ids| ids.iter().any(|listed| listed == id))
            }),
            Need::OfPlayer(key, id) => stored.get(&**key).is_some_and(|of| of["player"] == **id),
            Need::Log(_) => false,
        }
    }

    pub(super) fn unmet(&self) -> String {
        match self {
            Need::Document(keys) => format!("lacks {}", keys.join(" or ")),
            Need::NoDocument(key) => format!("is there beside {key}"),
            Need::Listed(key, id) => format!("needs {id} in {key}"),
            Need::OfPlayer(key, id) => format!("needs {key} to be of {id}"),
            Need::Log(log) => format!("lacks the log {log}"),
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
