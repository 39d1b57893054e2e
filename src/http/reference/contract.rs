//! The published document as the reference reads it, and on which page each of its schemas stands.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use crate::{endpoint::Operation, html::REFERENCE, schemas::pascal};
use kontor_games::GameKind;

const SCHEMAS: &str = "#/components/schemas/";

/// The page of schemas that several operations share.
pub const MODELS: &str = "models";

/// The events of the tables of all games: their types begin so, as those of a game begin with its
/// id.
pub const TABLE: &str = "table";

/// Schemas of the envelope around something of one game: `GameViewMedici` belongs to Medici.
const ENVELOPES: [&str; 3] = ["GameView", "GameComponents", "GameOrders"];

/// The contract.
pub struct Contract<'a> {
    /// The document for OpenAPI 3.1.
    pub document: Value,
    operations: &'a BTreeMap<String, Operation>,
    homes: BTreeMap<String, String>,
}

/// An operation of the contract.
pub struct Described<'a> {
    /// Its id.
    pub id: &'a str,
    /// `get`, `post`, `put` or `delete`.
    pub method: &'a str,
    /// The path, with parameters in braces.
    pub path: &'a str,
    /// What the document says of it.
    pub value: &'a Value,
    /// What stands beside its handler.
    pub operation: &'a Operation,
}

impl<'a> Contract<'a> {
    /// The contract of this document.
    pub fn new(document: Value, operations: &'a BTreeMap<String, Operation>) -> Self {
        let mut contract = Contract { document, operations, homes: BTreeMap::new() };
        contract.homes = contract.find_homes();
        contract
    }

    /// All operations, by their paths.
    pub fn operations(&self) -> Vec<Described<'_>> {
        let mut all = Vec::new();
        for (path, item) in object(&self.document["paths"]) {
            for (method, value) in object(item) {
                let id = text(&value["operationId"]);
                all.push(Described { id, method, path, value, operation: &self.operations[id] });
            }
        }
        all
    }

    /// The schemas by name.
    pub fn schemas(&self) -> &Map<String, Value> {
        object(&self.document["components"]["schemas"])
    }

    /// A schema, or its target if it is a reference.
    pub fn resolved<'v>(&'v self, schema: &'v Value) -> &'v Value {
        target(schema).and_then(|name| self.schemas().get(name)).unwrap_or(schema)
    }

    /// The names of the schemas that stand on a page.
    pub fn at_home(&self, page: &str) -> Vec<&str> {
        let there = self.homes.iter().filter(|(_, home)| *home == page);
        there.map(|(name, _)| name.as_str()).collect()
    }

    /// Where a schema stands.
    pub fn address(&self, name: &str) -> String {
        format!("{REFERENCE}{}#{}", self.homes[name], anchor(name))
    }

    /// The link to a schema from a page.
    pub fn link(&self, page: &str, name: &str) -> String {
        if self.homes[name] == page { format!("#{}", anchor(name)) } else { self.address(name) }
    }

    /// The variants of a union, by the value that tells them apart.
    pub fn variants(&self, union: &str) -> Vec<(&str, &str)> {
        let schema = &self.schemas()[union];
        let mapping = object(&schema["discriminator"]["mapping"]);
        let mut all: Vec<(&str, &str)> =
            mapping.iter().map(|(value, name)| (value.as_str(), named(text(name)))).collect();
        let order: Vec<&str> =
            schema["oneOf"].as_array().into_iter().flatten().filter_map(target).collect();
        all.sort_by_key(|(_, name)| order.iter().position(|other| other == name));
        all
    }

    /// What is of one game stands on its page; what one operation alone uses, on the page of the
    /// operation; all else on the page of models.
    fn find_homes(&self) -> BTreeMap<String, String> {
        let mut users: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let operations = self.operations();
        for operation in &operations {
            let mut reached = BTreeSet::new();
            self.reach(operation.value, &mut reached);
            for name in reached {
                users.entry(name).or_default().insert(operation.id);
            }
        }
        let home = |name: &str| {
            let game = owners().find(|(_, prefix)| is_of(name, prefix));
            let only = users.get(name).filter(|users| users.len() == 1).and_then(BTreeSet::first);
            match (game, only) {
                (Some((TABLE, _)), _) => TABLE.to_owned(),
                (Some((game, _)), _) => game_page(game),
                (None, Some(operation)) => operation_page(operation),
                (None, None) => MODELS.to_owned(),
            }
        };
        self.schemas().keys().map(|name| (name.clone(), home(name))).collect()
    }

    /// All schemas that this part of the document leads to.
    fn reach<'v>(&'v self, node: &'v Value, reached: &mut BTreeSet<&'v str>) {
        match node {
            Value::Object(fields) => {
                if let Some(name) = target(node)
                    && self.schemas().contains_key(name)
                    && reached.insert(name)
                {
                    self.reach(&self.schemas()[name], reached);
                }
                fields.values().for_each(|inner| self.reach(inner, reached));
            }
            Value::Array(items) => items.iter().for_each(|inner| self.reach(inner, reached)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}

/// The games and the table, each with the beginning of its schemas' names.
fn owners() -> impl Iterator<Item = (&'static str, String)> {
    let ids = GameKind::ALL.iter().map(|game| game.id()).chain([TABLE]);
    ids.map(|id| (id, pascal(id)))
}

fn is_of(name: &str, prefix: &str) -> bool {
    let inner = ENVELOPES.iter().find_map(|envelope| name.strip_prefix(envelope));
    let rest = name.strip_prefix(prefix);
    inner == Some(prefix) || rest.is_some_and(|rest| rest.starts_with(char::is_uppercase))
}

/// A previewed event has the anchor of the event, whose data it has.
fn anchor(name: &str) -> String {
    match name.strip_suffix("PreviewedEvent") {
        Some(rest) if !rest.is_empty() => format!("{rest}Event"),
        _ => name.to_owned(),
    }
}

/// The page of a game.
pub fn game_page(game: &str) -> String {
    format!("games/{game}")
}

/// The page of an operation.
pub fn operation_page(id: &str) -> String {
    format!("operations/{id}")
}

/// The name of the schema that this is a reference to.
pub fn target(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str().and_then(|target| target.strip_prefix(SCHEMAS))
}

fn named(reference: &str) -> &str {
    reference.strip_prefix(SCHEMAS).unwrap_or(reference)
}

/// The text of a value that the document always has.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The fields of an object that the document always has.
pub fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("the document has an object here")
}
