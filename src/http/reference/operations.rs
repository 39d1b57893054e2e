//! The page of an operation.

use std::fmt::Write;

use serde_json::Value;

use super::{
    contract::{Contract, Described, object, operation_page, target, text},
    curl,
    page::Page,
    schemas::{Schemas, example, table},
};
use crate::{
    endpoint::{Cost, KeyPolicy, takes_token},
    html::{GUIDE, escaped, inline, markdown},
    problem::ProblemCode,
    rates::{Bucket, RateSettings},
};

/// The page of an operation.
pub fn page(contract: &Contract, described: &Described) -> Page {
    let address = operation_page(described.id);
    let schemas = Schemas { contract, page: &address };
    let summary = text(&described.value["summary"]);
    let mut body = format!("<h1>{}</h1>\n", escaped(summary));
    let method = described.method.to_uppercase();
    let _ = writeln!(body, "<p class=\"call\"><b>{method}</b> <code>{}</code></p>", described.path);
    body.push_str(&markdown(text(&described.value["description"])));
    body.push_str(&facts(described));
    body.push_str("<h2 id=\"try\">Try it</h2>\n");
    if takes_token(described.value) {
        let link = format!("{GUIDE}getting-started.md#a-player");
        let _ =
            writeln!(body, "<p><code>TOKEN</code> is <a href=\"{link}\">an access token</a>.</p>");
    }
    body.push_str(&curl::lines(described));
    body.push_str(&parameters(&schemas, described));
    if let Some(content) = described.value["requestBody"]["content"].get("application/json") {
        body.push_str("<h2 id=\"request\">Request</h2>\n");
        body.push_str(&content_of(&schemas, content));
    }
    body.push_str(&answers(&schemas, described));
    body.push_str(&problems(described));
    body.push_str(&models(&schemas));
    Page { title: summary.to_owned(), address, body }
}

/// The callers who may send the request, and the rate.
fn facts(described: &Described) -> String {
    let ways = described.value["security"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is_open = ways.iter().any(|way| object(way).is_empty());
    let token = match (takes_token(described.value), is_open) {
        (true, false) => "An access token is required.",
        (true, true) => "An access token is taken, but not required.",
        (false, _) => "No access token is needed.",
    };
    let mut facts = vec![token.to_owned()];
    if ways.iter().any(|way| way.get("ticket").is_some()) {
        facts.push("A stream ticket in the parameter <code>ticket</code> will do.".to_owned());
    }
    facts.push(match described.operation.rate {
        None => "Requests are not counted.".to_owned(),
        Some(bucket) => rate(bucket, described.operation.cost, is_open),
    });
    match described.operation.idempotency_key {
        KeyPolicy::Unused => {}
        KeyPolicy::Optional => facts.push(with_key("It takes")),
        KeyPolicy::Required => facts.push(with_key("It needs")),
    }
    let items: String = facts.iter().map(|fact| format!("<li>{fact}</li>\n")).collect();
    format!("<ul>\n{items}</ul>\n")
}

fn with_key(verb: &str) -> String {
    format!(
        "{verb} an <a href=\"{GUIDE}errors.md#one-key-one-effect\"><code>Idempotency-Key</code></a>, so that it can be sent again safely."
    )
}

fn rate(bucket: Bucket, cost: Cost, is_open: bool) -> String {
    let limits = RateSettings::default();
    let mut text = format!(
        "Counts in <code>{}</code>: {} a minute by default",
        bucket.field(),
        limits.per_minute(bucket)
    );
    if is_open && bucket == Bucket::Player {
        let address = Bucket::Address;
        let _ = write!(
            text,
            "; without a token in <code>{}</code>: {}",
            address.field(),
            limits.per_minute(address)
        );
    }
    text.push('.');
    if cost.usual.get() > 1 {
        let _ = write!(text, " It counts for {} requests.", cost.usual);
    } else if cost.looking_back > cost.usual {
        let _ = write!(text, " With <code>at</code> it counts for {} requests.", cost.looking_back);
    }
    text
}

fn parameters(schemas: &Schemas, described: &Described) -> String {
    let mut rows = String::new();
    for parameter in curl::parameters(described.value) {
        let mut field = parameter["schema"].clone();
        for name in ["description", "example"] {
            if let Some(value) = parameter.get(name) {
                field[name] = value.clone();
            }
        }
        let place = text(&parameter["in"]);
        let note = if parameter["required"] == true { "<br><b>required</b>" } else { "" };
        let name = format!("<code>{}</code><br>{place}{note}", text(&parameter["name"]));
        rows.push_str(&schemas.row(&name, &field));
    }
    if rows.is_empty() {
        return String::new();
    }
    format!(
        "<h2 id=\"parameters\">Parameters</h2>\n{}",
        table(&["parameter", "type", "about"], &rows)
    )
}

/// What a body has: its schema with its fields, and an example.
fn content_of(schemas: &Schemas, content: &Value) -> String {
    let schema = &content["schema"];
    let mut out = match target(schema) {
        Some(name) => format!("<p>{}</p>\n{}", schemas.link(name), schemas.content(name)),
        None => schemas.fields(schema, &[]),
    };
    if let Some(value) = content.get("example") {
        out.push_str(&example(value));
    }
    out
}

fn answers(schemas: &Schemas, described: &Described) -> String {
    let mut out = "<h2 id=\"answers\">Answers</h2>\n".to_owned();
    let mut shown = None;
    let is_answer = |status: &&String| !status.starts_with(['4', '5']);
    let responses = object(&described.value["responses"]);
    // What is made new comes first; the same, if the request is repeated, has the same body.
    for status in responses.keys().filter(is_answer).rev() {
        let response = &responses[status];
        let about = inline(text(&response["description"]));
        let _ = writeln!(out, "<h3 id=\"{status}\">{status}</h3>\n<p>{about}</p>");
        for (media, content) in response["content"].as_object().into_iter().flatten() {
            let is_json = media == "application/json";
            if is_json && shown == Some(&content["schema"]) {
                out.push_str("<p>The body is the same as above.</p>\n");
                continue;
            }
            let _ = writeln!(out, "<p><code>{media}</code></p>");
            if is_json {
                shown = Some(&content["schema"]);
                out.push_str(&content_of(schemas, content));
            }
        }
        out.push_str(&headers(response));
        out.push_str(&links(schemas.contract, response));
    }
    out
}

fn headers(response: &Value) -> String {
    let names = response["headers"].as_object().into_iter().flatten();
    let names: Vec<String> = names.map(|(name, _)| format!("<code>{name}</code>")).collect();
    if names.is_empty() {
        return String::new();
    }
    format!("<p><small>Headers: {}</small></p>\n", names.join(", "))
}

fn links(contract: &Contract, response: &Value) -> String {
    let mut rows = String::new();
    for (_, link) in response["links"].as_object().into_iter().flatten() {
        let id = text(&link["operationId"]);
        let all = contract.operations();
        let summary = all.iter().find(|one| one.id == id).map(|one| text(&one.value["summary"]));
        let parameters = object(&link["parameters"]).iter();
        let values: Vec<String> = parameters
            .map(|(name, value)| format!("<code>{name}</code>: <code>{}</code>", text(value)))
            .collect();
        let _ = writeln!(
            rows,
            "<tr><td><a href=\"/docs/{}\">{}</a></td><td>{}</td></tr>",
            operation_page(id),
            escaped(summary.unwrap_or(id)),
            values.join("<br>")
        );
    }
    if rows.is_empty() { String::new() } else { table(&["goes on with", "by"], &rows) }
}

fn problems(described: &Described) -> String {
    let mut rows = String::new();
    let responses = object(&described.value["responses"]).values();
    let examples = responses.filter_map(|response| {
        response["content"]["application/problem+json"]["examples"].as_object()
    });
    for code in examples.flat_map(|examples| examples.keys()) {
        let known = ProblemCode::named(code);
        let entry = known.expect("the contract has codes of the catalogue alone").entry();
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td><a href=\"{GUIDE}errors.md#{code}\"><code>{code}</code></a></td><td>{}</td></tr>",
            entry.status,
            inline(entry.about)
        );
    }
    format!(
        "<h2 id=\"problems\">Problems</h2>\n{}",
        table(&["status", "code", "what it means"], &rows)
    )
}

/// The schemas that this operation alone uses.
fn models(schemas: &Schemas) -> String {
    let names = schemas.contract.at_home(schemas.page);
    if names.is_empty() {
        return String::new();
    }
    let sections: String = names.into_iter().map(|name| schemas.section(name)).collect();
    format!("<h2 id=\"models\">Models</h2>\n{sections}")
}
