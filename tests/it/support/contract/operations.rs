//! What the document says of each operation: its parameters, bodies and responses.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::OnceLock,
};

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

use super::{REPLIES, REQUESTS};

pub(super) struct Operation {
    pub(super) template: String,
    pub(super) method: String,
    pub(super) body: Option<Schema>,
    pub(super) parameters: Vec<Parameter>,
    pub(super) responses: BTreeMap<u16, Response>,
}

pub(super) struct Response {
    /// Names the codes of the problems that it can be.
    pub(super) description: String,
    pub(super) bodies: BTreeMap<String, Schema>,
    /// Names in lower case.
    pub(super) headers: BTreeSet<String>,
}

pub(super) struct Parameter {
    pub(super) name: String,
    pub(super) place: String,
    pub(super) required: bool,
    pub(super) schema: Value,
}

/// A schema of the document, compiled when it is first needed.
pub(super) struct Schema {
    target: String,
    validator: OnceLock<Validator>,
}

impl Schema {
    pub(super) fn at(document: &str, pointer: &str) -> Self {
        let pointer = pointer.replace('{', "%7B").replace('}', "%7D");
        Schema { target: format!("{document}#{pointer}"), validator: OnceLock::new() }
    }

    pub(super) fn check(&self, registry: &Registry<'static>, value: &Value, what: &str) {
        let compile = || {
            let options =
                jsonschema::options().with_registry(registry).should_validate_formats(true);
            options.build(&json!({ "$ref": self.target })).expect("the contract's schemas compile")
        };
        let errors: Vec<String> = self
            .validator
            .get_or_init(compile)
            .iter_errors(value)
            .map(|error| format!("  {}: {error}", error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{what} breaks the contract:\n{}\n{value:#}", errors.join("\n"));
    }
}

impl Operation {
    pub(super) fn of(template: &str, method: &str, operation: &Value) -> Self {
        let here = format!("/paths/{}/{method}", template.replace('/', "~1"));
        let parameter = |parameter: &Value| Parameter {
            name: parameter["name"].as_str().unwrap().to_owned(),
            place: parameter["in"].as_str().unwrap().to_owned(),
            required: parameter["required"] == true,
            schema: parameter["schema"].clone(),
        };
        let response = |status: &str, response: &Value| {
            let medias = response["content"].as_object().cloned().unwrap_or_default();
            let schema = |media: &String| {
                let pointer = format!(
                    "{here}/responses/{status}/content/{}/schema",
                    media.replace('/', "~1")
                );
                Schema::at(REPLIES, &pointer)
            };
            let description = response["description"].as_str().unwrap().to_owned();
            let headers =
                response["headers"].as_object().into_iter().flat_map(|headers| headers.keys());
            Response {
                description,
                bodies: medias.keys().map(|media| (media.clone(), schema(media))).collect(),
                headers: headers.map(|name| name.to_lowercase()).collect(),
            }
        };
        Operation {
            template: template.to_owned(),
            method: method.to_owned(),
            body: operation.get("requestBody").map(|_| {
                Schema::at(
                    REQUESTS,
                    &format!("{here}/requestBody/content/application~1json/schema"),
                )
            }),
            parameters: operation["parameters"]
                .as_array()
                .into_iter()
                .flatten()
                .map(parameter)
                .collect(),
            responses: operation["responses"]
                .as_object()
                .unwrap()
                .iter()
                .map(|(status, of)| (status.parse().unwrap(), response(status, of)))
                .collect(),
        }
    }
}
