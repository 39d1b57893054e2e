//! JSON whose objects keep the order of their fields.

use std::fmt;

use kontor_rules::quoted_unless_id;
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, SeqAccess, Visitor},
};

/// A JSON value, with what is written for each number, word and text.
#[derive(Debug)]
pub(super) enum Node {
    /// Null.
    Null,
    /// A number.
    Number(String),
    /// A text, true or false.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// An object.
    Object(Vec<(String, Node)>),
}

/// The fewest fields of an object that is understood as counts.
const COUNTS_MIN: usize = 3;

impl Node {
    /// A field of an object.
    pub(super) fn field(&self, name: &str) -> Option<&Node> {
        let Node::Object(fields) = self else { return None };
        fields.iter().find(|(of, _)| of == name).map(|(_, value)| value)
    }

    /// Whether it says how many there are of several kinds: it has numbers alone, and none of them
    /// names a seat.
    pub(super) fn has_counts(&self) -> bool {
        let Node::Object(fields) = self else { return false };
        fields.len() >= COUNTS_MIN
            && fields.iter().all(|(name, value)| matches!(value, Node::Number(_)) && name != "seat")
    }

    /// Whether it is the number 0.
    pub(super) fn is_zero(&self) -> bool {
        matches!(self, Node::Number(text) if text == "0")
    }

    /// The names and values of objects that all have the same plain fields.
    pub(super) fn rows(items: &[Node]) -> Option<(Vec<&str>, Vec<Vec<&Node>>)> {
        let (first, others) = items.split_first()?;
        let columns = first.plain_names()?;
        let is_alike = |item: &Node| item.plain_names().as_ref() == Some(&columns);
        if others.is_empty() || !others.iter().all(is_alike) {
            return None;
        }
        let rows = items.iter().map(Node::values).collect();
        Some((columns, rows))
    }

    /// The names of the fields of an object, if all of them are plain.
    fn plain_names(&self) -> Option<Vec<&str>> {
        let Node::Object(fields) = self else { return None };
        let is_plain = fields.iter().all(|(_, value)| value.is_plain());
        is_plain.then(|| fields.iter().map(|(name, _)| name.as_str()).collect())
    }

    /// The values of the fields of an object.
    fn values(&self) -> Vec<&Node> {
        let Node::Object(fields) = self else { return Vec::new() };
        fields.iter().map(|(_, value)| value).collect()
    }

    fn is_plain(&self) -> bool {
        matches!(self, Node::Null | Node::Number(_) | Node::Text(_))
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Text(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Number(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Number(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Node, E> {
        Ok(Node::Number(value.to_string()))
    }

    /// No sign of a text is taken for one of the notation.
    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(quoted_unless_id(text).into_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Node, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = from.next_element()? {
            items.push(item);
        }
        Ok(Node::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Node, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = from.next_entry()? {
            fields.push(field);
        }
        Ok(Node::Object(fields))
    }
}
