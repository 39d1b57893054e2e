//! The contract, generated from the routes and types, in two documents.
//!
//! What utoipa derives is passed through a few small steps: unions get named variants and
//! discriminators (`unions`), every operation gets its problems, links and examples (`operations`),
//! and the 3.0 document for older generators is derived from the 3.1 one (`v3_0`). Both are
//! canonical: the same types give the same bytes.

mod operations;
mod unions;
mod v3_0;

use std::sync::Arc;

use serde_json::{Map, Value, json};
use utoipa::{
    Modify, OpenApi, ToSchema,
    openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa_actix_web::AppExt;

use super::routes;
use kontor_app::chain;
use kontor_games::{GameKind, dispatch};
use kontor_rules::Rules;

/// Version of the contract. Paths bear its major part; inside of it the contract only grows.
pub const CONTRACT_VERSION: &str = "1.0.0";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kontor",
        version = "1.0.0",
        description = "Turn-based merchant games over HTTP. A client needs no rules code: whoever has to act finds a *decision* with \
            ready-made actions and a JSON Schema, and answers it with one of them. What was acknowledged is on disk; every game \
            replays from its events; the record of a finished game can be verified by anyone.\n\n\
            The [guide](/docs/guide/) for authors of clients says the same at length, with examples.\n\n\
            Enumerations grow: a client takes an unknown value as one that it does not know yet. Inside of `/v1` nothing is taken away.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    external_docs(url = "/docs/guide/", description = "The guide for authors of clients"),
    servers((url = "/", description = "The server that serves this document.")),
    tags(
        (name = "players", description = "Becoming a player, signing in and out."),
        (name = "rulesets", description = "The games that can be played."),
        (name = "games", description = "Tables: making, finding, sitting down, starting."),
        (name = "play", description = "Views, decisions, actions, events."),
        (name = "records", description = "Finished games, to replay and to verify."),
        (name = "contract", description = "The contract, its errors and limits, the server's keys and health.")
    ),
    components(schemas(super::problem::Problem)),
    modifiers(&Credentials)
)]
struct Shell;

struct Credentials;

impl Modify for Credentials {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format("JWT")
            .description(Some("The `access_token` of a guest or user; it lives for 15 minutes."))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(scheme));
        let about = "A stream ticket, good for the feeds of one game, for ten minutes and no longer than its session lives.";
        let ticket = ApiKey::Query(ApiKeyValue::with_description("ticket", about));
        components.add_security_scheme("ticket", SecurityScheme::ApiKey(ticket));
    }
}

/// The contract as it is served.
#[derive(Clone, Debug)]
pub struct Documents {
    /// OpenAPI 3.1.
    pub openapi_3_1: String,
    /// OpenAPI 3.0.
    pub openapi_3_0: String,
    /// Names this build of the contract.
    pub build: String,
    /// By the number of their places.
    paths: Vec<Vec<Path>>,
}

impl Documents {
    /// Generates both documents.
    pub fn generate() -> Self {
        let document = document();
        let (openapi_3_1, openapi_3_0) = (pretty(&document), pretty(&v3_0::derive(&document)));
        let build = chain::hex(&chain::sha256(&[openapi_3_1.as_bytes()])[..8]);
        let methods = |item: &Value| {
            let names = item.as_object().into_iter().flat_map(Map::keys);
            names.filter_map(|name| name.to_ascii_uppercase().parse().ok()).collect()
        };
        let paths = document["paths"].as_object().expect("the document has paths");
        let mut by_length: Vec<Vec<Path>> = Vec::new();
        for path in paths.iter().map(|(path, item)| Path::new(path, methods(item))) {
            by_length.resize_with(by_length.len().max(path.places.len() + 1), Vec::new);
            assert!(path.places.len() <= PLACES_MAX, "{} has too many places", path.template);
            by_length[path.places.len()].push(path);
        }
        Documents { openapi_3_1, openapi_3_0, build, paths: by_length }
    }

    /// The path of the contract that a decoded path of a request is one of, with its methods.
    pub fn path_of(&self, path: &str) -> Option<(&Arc<String>, &[actix_web::http::Method])> {
        let (mut parts, mut count) = ([""; PLACES_MAX], 0);
        for part in path.split('/') {
            *parts.get_mut(count)? = part;
            count += 1;
        }
        let takes = |(place, part): (&String, &&str)| {
            place == part || place.starts_with('{') && !part.is_empty()
        };
        // The last place first: most paths differ there.
        let fits = |known: &&Path| known.places.iter().zip(&parts[..count]).rev().all(takes);
        let found = self.paths.get(count)?.iter().find(fits);
        found.map(|path| (&path.template, path.methods.as_slice()))
    }
}

/// No path of the contract has more places, the empty one before the first slash counted.
const PLACES_MAX: usize = 8;

/// A path of the contract. Each request is looked up, so its places are told apart once.
#[derive(Clone, Debug)]
struct Path {
    template: Arc<String>,
    places: Vec<String>,
    methods: Vec<actix_web::http::Method>,
}

impl Path {
    fn new(template: &str, methods: Vec<actix_web::http::Method>) -> Self {
        Path {
            template: Arc::new(template.to_owned()),
            places: template.split('/').map(str::to_owned).collect(),
            methods,
        }
    }
}

/// The 3.1 document.
fn document() -> Value {
    let (_, shell) = actix_web::App::new()
        .into_utoipa_app()
        .openapi(Shell::openapi())
        .configure(routes::configure)
        .split_for_parts();
    let mut document = serde_json::to_value(shell).expect("documents are plain data");
    unions::name_variants(&mut document);
    unions::inline_scalars(&mut document);
    require_all_that_is_read(&mut document);
    operations::complete(&mut document);
    unwrap_descriptions(&mut document);
    document
}

/// Joins the lines of each paragraph: where a comment is wrapped in the sources is no part of the
/// contract.
fn unwrap_descriptions(document: &mut Value) {
    visit(document, &mut |node| {
        if let Some(Value::String(text)) = node.get_mut("description") {
            let paragraphs = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
            *text = paragraphs.collect::<Vec<_>>().join("\n\n");
        }
    });
}

/// What clients read is whole: a field without a value is null, never left out. Strict objects are
/// what clients send.
fn require_all_that_is_read(document: &mut Value) {
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    for schema in
        schemas.values_mut().filter(|schema| schema["additionalProperties"] != json!(false))
    {
        if let Some(names) = schema["properties"]
            .as_object()
            .map(|properties| properties.keys().cloned().collect::<Vec<_>>())
        {
            schema["required"] = json!(names);
        }
    }
}

fn pretty(document: &Value) -> String {
    let mut text = serde_json::to_string_pretty(document).expect("documents are plain data");
    text.push('\n');
    text
}

/// The `type` values of a tagged enum.
pub fn tags_of<T: ToSchema>() -> Vec<String> {
    let schema = serde_json::to_value(T::schema()).expect("schemas are plain data");
    let variants = schema["oneOf"].as_array().cloned().unwrap_or_default();
    let tag =
        |variant: &Value| variant["properties"]["type"]["enum"][0].as_str().map(str::to_owned);
    variants.iter().filter_map(tag).collect()
}

/// The types of a game's events.
pub fn event_types(ruleset: GameKind) -> Vec<String> {
    dispatch!(ruleset, R => tags_of::<<R as Rules>::EventView>())
}

/// A type's JSON Schema on its own, all that it refers to inside.
pub fn standalone_schema<T: ToSchema>() -> Value {
    let mut schema = serde_json::to_value(T::schema()).expect("schemas are plain data");
    let mut others = Vec::new();
    T::schemas(&mut others);
    let defs: Map<String, Value> = others
        .into_iter()
        .map(|(name, other)| (name, serde_json::to_value(other).expect("schemas are plain data")))
        .collect();
    if !defs.is_empty() {
        schema["$defs"] = Value::Object(defs);
    }
    unwrap_descriptions(&mut schema);
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    visit(&mut schema, &mut |node| {
        if let Some(Value::String(target)) = node.get_mut("$ref") {
            *target = target.replace("#/components/schemas/", "#/$defs/");
        }
    });
    schema
}

/// Calls `see` for every object of the tree, the inner ones first.
fn visit(node: &mut Value, see: &mut impl FnMut(&mut Map<String, Value>)) {
    match node {
        Value::Object(object) => {
            object.values_mut().for_each(|inner| visit(inner, see));
            see(object);
        }
        Value::Array(items) => items.iter_mut().for_each(|inner| visit(inner, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
