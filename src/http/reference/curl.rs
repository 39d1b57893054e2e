//! An operation as a line for curl, ready to be copied.

use serde_json::Value;

use super::contract::{Described, text};
use crate::{endpoint::takes_token, html::escaped};

/// The server in the lines. The script of the page puts its own there.
const ORIGIN: &str = "http://127.0.0.1:8080";

/// The longest body that stands in a line; a longer one is read from a file.
const BODY_MAX: usize = 600;

/// The line, and one for the stream if the operation has one.
pub fn lines(described: &Described) -> String {
    let mut lines = line(described, &[]);
    if !described.value["responses"]["200"]["content"]["text/event-stream"].is_null() {
        lines.push_str(&line(described, &["-N", "-H 'Accept: text/event-stream'"]));
    }
    lines
}

fn line(described: &Described, more: &[&str]) -> String {
    let mut parts = vec![match described.method {
        "get" => "curl".to_owned(),
        method => format!("curl -X {}", method.to_uppercase()),
    }];
    let path = escaped(&quoted(&filled(described)));
    let address = path.replacen('\'', &format!("'<span data-origin>{ORIGIN}</span>"), 1);
    parts[0].push_str(&format!(" {address}"));
    let mut push = |part: &str| parts.push(escaped(part));
    if takes_token(described.value) {
        push("-H \"Authorization: Bearer $TOKEN\"");
    }
    for parameter in parameters(described.value) {
        if parameter["in"] == "header" && parameter["required"] == true {
            push(&format!("-H '{}: key-1'", text(&parameter["name"])));
        }
    }
    if let Some(body) = described.value["requestBody"]["content"].get("application/json") {
        push("-H 'Content-Type: application/json'");
        let body = body["example"].to_string();
        push(&match body.len() > BODY_MAX {
            true => "-d @body.json".to_owned(),
            false => format!("-d {}", quoted(&body)),
        });
    }
    more.iter().for_each(|part| push(part));
    format!("<pre data-copy><code>{}</code></pre>\n", parts.join(" \\\n  "))
}

/// The path with the example of each parameter, and of those of the query that must be given.
fn filled(described: &Described) -> String {
    let (mut path, mut query) = (described.path.to_owned(), Vec::new());
    for parameter in parameters(described.value) {
        let (name, value) = (text(&parameter["name"]), &parameter["example"]);
        let value = match (value, name) {
            (Value::String(word), _) => word.clone(),
            (Value::Null, "seat") => "1".to_owned(),
            // Ids begin with the first letter of what they name.
            (Value::Null, name) => format!("{}_4x7k2m3n5q6r7s2t4u5v6w7x2y", &name[..1]),
            (value, _) => value.to_string(),
        };
        path = path.replace(&format!("{{{name}}}"), &value);
        if parameter["in"] == "query" && parameter["required"] == true {
            query.push(format!("{name}={value}"));
        }
    }
    if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
}

/// The parameters of an operation.
pub fn parameters(described: &Value) -> impl Iterator<Item = &Value> + Clone {
    described["parameters"].as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

/// A quoted word of the shell; it may have all characters.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}
