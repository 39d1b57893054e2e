//! The contract, generated from the routes and types, in three documents.
//!
//! What utoipa derives from types and handlers passes through a few steps: unions get named
//! variants and discriminators (`unions`), every operation gets its problems, headers, links and
//! examples (`operations`), and answers are opened for more fields (`sides`). From this 3.1
//! document two others are derived: the open one for generated clients (`open`), and the 3.0 one
//! for older generators (`v3_0`). The same types always give the same bytes.

mod open;
mod operations;
mod sides;
mod unions;
mod v3_0;

use std::collections::BTreeMap;

use serde_json::{Value, json};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        RefOr, Schema,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};

use self::sides::open_answers;
pub use super::documents::{Documents, Texts};
pub use super::schemas::CLOSED_WHEN_SENT;
use super::{
    endpoint::{self, Endpoint, Operation, Registry},
    paths::Paths,
    routes,
    schemas::unwrap_descriptions,
};
use kontor_app::webhooks::{WebhookAnswer, WebhookMessage};
use kontor_auth::lifetimes::ACCESS_TOKEN_S;
use kontor_log::chain;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kontor",
        version = "1.0.0",
        description = "Turn-based merchant games over HTTP. A client needs no rules code: a player who has to act finds a *decision* with \
            ready-made actions and a JSON Schema, and answers it with one of them. What was acknowledged is on disk; every game \
            replays from its events; the record of a finished game can be verified by anyone.\n\n\
            The [guide](/docs/guide/) for authors of clients says the same at length, with examples.\n\n\
            Answers grow: a client takes an unknown value as one that it does not know yet, and passes over unknown fields. \
            [The guide](/docs/guide/clients.md#what-can-be-added) lists what can be added. Inside of `/v1` nothing is taken away.",
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
        (name = "tournaments", description = "Tournaments: making, entering, following them."),
        (name = "contract", description = "The contract, its errors and limits, the server's keys and health.")
    ),
    components(schemas(
        super::problem::Problem,
        kontor_tables::records::list::RecordLine,
        crate::routes::export::ExportLine,
        WebhookMessage,
        WebhookAnswer
    )),
    modifiers(&SecuritySchemes)
)]
struct Skeleton;

struct SecuritySchemes;

impl Modify for SecuritySchemes {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let lifetime = ACCESS_TOKEN_S / 60;
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format("JWT")
            .description(Some(format!(
                "The `access_token` of a guest or user; it lives for {lifetime} minutes."
            )))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(scheme));
        let about = "A stream ticket, good for the feeds of one game, for ten minutes and no longer than its session lives.";
        let ticket = ApiKey::Query(ApiKeyValue::with_description("ticket", about));
        components.add_security_scheme("ticket", SecurityScheme::ApiKey(ticket));
    }
}

impl Documents {
    /// Generates all documents.
    pub fn generate() -> Self {
        let (document, operations) = document();
        let texts = Texts {
            openapi_3_1: pretty(&document).into(),
            openapi_open: pretty(&open::derive(&document)).into(),
            openapi_3_0: pretty(&v3_0::derive(&document)).into(),
        };
        let build = chain::hex(&chain::sha256(&[texts.openapi_3_1.as_bytes()])[..8]);
        let mut paths = Paths::default();
        routes::register(&mut paths);
        Documents::new(texts, build, paths, operations)
    }
}

/// What the document is made of: the paths, schemas and operations of all endpoints.
struct Endpoints {
    document: utoipa::openapi::OpenApi,
    schemas: Vec<(String, RefOr<Schema>)>,
    operations: BTreeMap<String, Operation>,
}

impl Registry for Endpoints {
    fn add<E: Endpoint>(&mut self, endpoint: E) -> &mut Self {
        self.document.paths.merge(endpoint.paths());
        endpoint.schemas(&mut self.schemas);
        self.operations.insert(endpoint::operation_id::<E>(), E::OPERATION);
        self
    }
}

/// The 3.1 document, and what stands beside the handlers, by the ids of operations.
fn document() -> (Value, BTreeMap<String, Operation>) {
    let mut endpoints = Endpoints {
        document: Skeleton::openapi(),
        schemas: Vec::new(),
        operations: BTreeMap::new(),
    };
    routes::register(&mut endpoints);
    let Endpoints { mut document, schemas, operations } = endpoints;
    document.components.get_or_insert_default().schemas.extend(schemas);
    let mut document = serde_json::to_value(document).expect("documents are plain data");
    unions::name_variants(&mut document);
    unions::inline_scalars(&mut document);
    operations::complete(&mut document, &operations);
    open_answers(&mut document);
    require_all_that_is_read(&mut document);
    unwrap_descriptions(&mut document);
    (document, operations)
}

/// The fields of answers that can be missing, by schema: a game that began under a version of its
/// rules without such a field shows what it showed then, players stand in records as earlier
/// releases have written them, only bot accounts have an engine, only rated tables say so, only
/// tables that end by themselves say why, and events and views of tables without a clock do not
/// name one.
const CAN_BE_MISSING: &[(&str, &str)] = &[
    ("Player", "engine"),
    ("PlayerRef", "kind"),
    ("PlayerRef", "engine"),
    ("TableCreatedEventData", "clock"),
    ("TableForkedEventData", "clock"),
    ("GameViewMedici", "clocks"),
    ("GameViewBasari", "clocks"),
    ("GameViewHaendler", "clocks"),
    ("GameViewDaleOfMerchants", "clocks"),
    ("TableCreatedEventData", "rated"),
    ("TableDeletedEventData", "reason"),
    ("Problem", "suspension"),
    ("TableCreatedEventData", "tournament"),
    ("MediciWarehouseScore", "warehouse"),
    ("BasariView", "arches"),
    ("HaendlerView", "cylinder"),
    ("HaendlerMoveWagonChoice", "moves"),
    ("HaendlerProposeDealChoice", "moves"),
    ("HaendlerProposeDealChoice", "pledges_like"),
    ("HaendlerProposeDealChoice", "asked_pledges_like"),
    ("DaleOfMerchantsView", "laid_out"),
];

/// Marks all other fields of answers as required, because a field without a value is null and never
/// left out. Objects that clients send refuse unknown fields, and stay as they are.
fn require_all_that_is_read(document: &mut Value) {
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    let is_sent = |schema: &Value| {
        schema["additionalProperties"] == json!(false) || schema[CLOSED_WHEN_SENT] == json!(true)
    };
    for (name, schema) in schemas.iter_mut().filter(|(_, schema)| !is_sent(schema)) {
        if let Some(properties) = schema["properties"].as_object() {
            let is_required =
                |field: &&String| !CAN_BE_MISSING.contains(&(name.as_str(), field.as_str()));
            let names: Vec<String> = properties.keys().filter(is_required).cloned().collect();
            schema["required"] = json!(names);
        }
    }
}

fn pretty(document: &Value) -> String {
    let mut text = serde_json::to_string_pretty(document).expect("documents are plain data");
    text.push('\n');
    text
}
