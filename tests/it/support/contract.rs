//! Validates every request and response against the OpenAPI document: what it does not allow fails
//! the test.
//!
//! Responses are validated more strictly than clients need to: a field that the document does not
//! have is a leak, and a field that it has must be present, if only as `null`.

mod operations;

use std::sync::LazyLock;

use jsonschema::Registry;
use kontor_http::openapi::{CLOSED_WHEN_SENT, Documents};
use reqwest::header::{HeaderMap, HeaderName};
use serde_json::{Value, json};

use self::operations::{Operation, Schema};

/// The documents of this build. To generate them takes a third of a second, so all servers of a process share them.
pub static DOCUMENTS: LazyLock<Documents> = LazyLock::new(Documents::generate);

/// What they say.
pub static CONTRACT: LazyLock<Contract> =
    LazyLock::new(|| Contract::of(&DOCUMENTS.texts.openapi_3_1));

/// The values of an enumeration of the contract.
pub fn values_of(enumeration: &str) -> Vec<String> {
    let document: Value = serde_json::from_str(&DOCUMENTS.texts.openapi_3_1).unwrap();
    let values = &document["components"]["schemas"][enumeration]["enum"];
    serde_json::from_value(values.clone()).unwrap()
}

/// Headers with the meaning that HTTP gives them, or that are for proxies. The document need not
/// list them.
const PLAIN_HEADERS: [&str; 10] = [
    "allow",
    "cache-control",
    "connection",
    "content-length",
    "content-type",
    "date",
    "transfer-encoding",
    "vary",
    "x-accel-buffering",
    "x-content-type-options",
];

const METHODS: [&str; 4] = ["get", "post", "put", "delete"];

pub struct Contract {
    operations: Vec<Operation>,
    problem: Schema,
    event: Schema,
    message: Schema,
    registry: Registry<'static>,
}

const REQUESTS: &str = "urn:kontor:requests";
const REPLIES: &str = "urn:kontor:replies";

impl Contract {
    fn of(text: &str) -> Self {
        let document: Value = serde_json::from_str(text).unwrap();
        let mut requests = document.clone();
        close_what_is_sent(&mut requests["components"]["schemas"]);
        let mut strict = document.clone();
        close(&mut strict["components"]["schemas"]);
        let registry = Registry::new()
            .add(REQUESTS, requests)
            .unwrap()
            .add(REPLIES, strict)
            .unwrap()
            .prepare()
            .unwrap();
        let mut operations = Vec::new();
        for (template, item) in document["paths"].as_object().unwrap() {
            for method in METHODS.iter().filter(|method| item.get(**method).is_some()) {
                operations.push(Operation::of(template, method, &item[*method]));
            }
        }
        // A path without parameters comes before one with parameters.
        operations.sort_by_key(|operation| operation.template.matches('{').count());
        let named = |name: &str| Schema::at(REPLIES, &format!("/components/schemas/{name}"));
        Contract {
            operations,
            problem: named("Problem"),
            event: named("GameEvent"),
            message: named("Message"),
            registry,
        }
    }

    /// Method and path template of all operations.
    pub fn operations(&self) -> impl Iterator<Item = (&str, &str)> {
        self.operations
            .iter()
            .map(|operation| (operation.method.as_str(), operation.template.as_str()))
    }

    /// The operations that write, each as its method and its path template: those that a server
    /// refuses that only reads.
    pub fn writing(&self) -> impl Iterator<Item = String> {
        let writes = |operation: &&Operation| {
            let mut responses = operation.responses.values();
            responses.any(|response| response.description.contains("`read-only`"))
        };
        self.operations
            .iter()
            .filter(writes)
            .map(|operation| format!("{} {}", operation.method.to_uppercase(), operation.template))
    }

    /// The operation of a request, if the document has one.
    fn operation(&self, method: &str, path: &str) -> Option<&Operation> {
        let parts: Vec<&str> = path.split('/').collect();
        let fits = |operation: &&Operation| {
            let places: Vec<&str> = operation.template.split('/').collect();
            let same = |(place, part): (&&str, &&str)| {
                place == part || place.starts_with('{') && !part.is_empty()
            };
            operation.method.eq_ignore_ascii_case(method)
                && places.len() == parts.len()
                && places.iter().zip(&parts).all(same)
        };
        self.operations.iter().find(fits)
    }

    /// Validates a request of a client that keeps to the contract.
    pub fn check_request(
        &self,
        method: &str,
        path: &str,
        query: &[(String, String)],
        body: Option<&Value>,
    ) {
        let what = format!("the request {method} {path}");
        let operation =
            self.operation(method, path).unwrap_or_else(|| panic!("{what} is not in the contract"));
        match (&operation.body, body) {
            (Some(schema), Some(body)) => schema.check(&self.registry, body, &what),
            (None, None) => {}
            (Some(_), None) => panic!("{what} lacks its body"),
            (None, Some(_)) => panic!("{what} has a body that the contract does not know"),
        }
        for (name, value) in query {
            let known = operation
                .parameters
                .iter()
                .find(|parameter| parameter.place == "query" && parameter.name == *name);
            let known = known.unwrap_or_else(|| panic!("{what} has no parameter {name}"));
            let value = match (value.parse::<i64>(), value.parse::<bool>()) {
                (Ok(number), _) => Value::from(number),
                (_, Ok(is_so)) => Value::from(is_so),
                (Err(_), Err(_)) => Value::from(value.as_str()),
            };
            assert!(
                jsonschema::is_valid(&known.schema, &value),
                "{what}: {name} = {value} is not {}",
                known.schema
            );
        }
        for parameter in operation
            .parameters
            .iter()
            .filter(|parameter| parameter.required && parameter.place == "query")
        {
            assert!(
                query.iter().any(|(name, _)| *name == parameter.name),
                "{what} lacks {}",
                parameter.name
            );
        }
    }

    /// Validates a response: the document must have its status, and a schema for its body.
    pub fn check_reply(
        &self,
        method: &str,
        path: &str,
        status: u16,
        media: Option<&str>,
        body: Option<&Value>,
    ) {
        let what = format!("the reply {status} to {method} {path}");
        let Some(operation) = self.operation(method, path) else {
            assert!(
                [401, 404, 405, 429].contains(&status),
                "{what}: the contract does not know the path"
            );
            return self.check_problem(status, media, body, &what);
        };
        if status == 405 {
            panic!("{what}, which the contract has");
        }
        let response = operation
            .responses
            .get(&status)
            .unwrap_or_else(|| panic!("{what} is not in the contract: {body:?}"));
        if status >= 400 {
            self.check_problem(status, media, body, &what);
            let code = format!(
                "`{}`",
                body.map(|body| body["code"].as_str().unwrap()).unwrap_or_default()
            );
            assert!(
                response.description.contains(&code),
                "{what} with {code} is not in the contract"
            );
            return;
        }
        let bodies = &response.bodies;
        match media {
            None => assert!(bodies.is_empty(), "{what} lacks its body"),
            Some(media) => {
                let schema = bodies
                    .get(media)
                    .unwrap_or_else(|| panic!("{what} is {media}, which is not in the contract"));
                match body {
                    Some(body) => schema.check(&self.registry, body, &what),
                    None => {
                        assert_ne!(media, "application/json", "{what} has a body that is not JSON")
                    }
                }
            }
        }
    }

    /// A response has only headers that the document lists or that HTTP itself defines.
    pub fn check_headers(&self, method: &str, path: &str, status: u16, headers: &HeaderMap) {
        let Some(operation) = self.operation(method, path) else { return };
        let response = &operation.responses[&status];
        for name in
            headers.keys().map(HeaderName::as_str).filter(|name| !PLAIN_HEADERS.contains(name))
        {
            let present = response.headers.contains(name) || name.starts_with("access-control-");
            assert!(
                present,
                "the reply {status} to {method} {path} has the header {name}, which is not in the contract"
            );
        }
    }

    fn check_problem(&self, status: u16, media: Option<&str>, body: Option<&Value>, what: &str) {
        assert_eq!(media, Some("application/problem+json"), "{what} is no problem");
        let body = body.unwrap_or_else(|| panic!("{what} has no body"));
        self.problem.check(&self.registry, body, what);
        assert_eq!(body["status"], status, "{what} says another status inside");
        assert_eq!(
            body["type"],
            format!("/v1/problems/{}", body["code"].as_str().unwrap()),
            "{what} has another type"
        );
    }

    /// Validates an event of a stream.
    pub fn check_event(&self, event: &Value) {
        self.event.check(&self.registry, event, "the event");
    }

    /// Validates a value against one of the document's named schemas.
    pub fn check_named(&self, schema: &str, value: &Value, what: &str) {
        let schema = Schema::at(REPLIES, &format!("/components/schemas/{schema}"));
        schema.check(&self.registry, value, what);
    }

    /// Validates a message of a stream.
    pub fn check_message(&self, message: &Value) {
        self.message.check(&self.registry, message, "the message");
    }
}

/// The server refuses unknown fields in what is sent, also where a schema is open because it stands
/// in answers, too.
fn close_what_is_sent(node: &mut Value) {
    match node {
        Value::Object(object) => {
            object.values_mut().for_each(close_what_is_sent);
            if object.contains_key(CLOSED_WHEN_SENT) {
                object.insert("additionalProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(close_what_is_sent),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Makes every object schema allow no field but its own, and require them: those that the document
/// requires, or all of an object that clients can send, too.
fn close(node: &mut Value) {
    match node {
        Value::Object(object) => {
            object
                .iter_mut()
                .filter(|(key, _)| *key != "example")
                .for_each(|(_, inner)| close(inner));
            if let Some(properties) = object.get("properties").and_then(Value::as_object).cloned()
                && object.get("type").is_some_and(Value::is_string)
            {
                let is_sent = object.get("additionalProperties") == Some(&json!(false))
                    || object.contains_key(CLOSED_WHEN_SENT);
                object.entry("additionalProperties").or_insert(json!(false));
                if is_sent || !object.contains_key("required") {
                    object.insert("required".to_owned(), properties.keys().cloned().collect());
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
