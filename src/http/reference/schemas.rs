//! Schemas as tables of fields, lists of values, and links.

use std::fmt::Write;

use serde_json::Value;

use super::contract::{Contract, target, text};
use crate::{
    html::{escaped, inline, markdown},
    schemas::CLOSED_WHEN_SENT,
};

/// Writes schemas for one page.
pub struct Schemas<'a> {
    /// The contract.
    pub contract: &'a Contract<'a>,
    /// The page, to which links are relative.
    pub page: &'a str,
}

impl Schemas<'_> {
    /// A link to a schema, with its name.
    pub fn link(&self, name: &str) -> String {
        format!("<a href=\"{}\">{name}</a>", self.contract.link(self.page, name))
    }

    /// A schema with its name as a heading, to which others link.
    pub fn section(&self, name: &str) -> String {
        let schema = &self.contract.schemas()[name];
        let about = markdown(text(&schema["description"]));
        let content = self.content(name);
        format!("<section id=\"{name}\">\n<h3>{name}</h3>\n{about}{content}</section>\n")
    }

    /// The fields, variants or values of a named schema.
    pub fn content(&self, name: &str) -> String {
        let schema = &self.contract.schemas()[name];
        if !schema["discriminator"].is_null() {
            return self.variants(name);
        }
        self.fields(schema, &[])
    }

    /// The fields or values of a schema, without some of the fields.
    pub fn fields(&self, schema: &Value, without: &[&str]) -> String {
        let Some(fields) = schema["properties"].as_object() else { return self.plain(schema) };
        let required = schema["required"].as_array();
        let is_required =
            |field: &str| required.is_some_and(|all| all.iter().any(|one| one == field));
        // Clients send what refuses unknown fields; everything else is sent to them.
        let is_sent = schema["additionalProperties"] == Value::Bool(false)
            || schema[CLOSED_WHEN_SENT] == Value::Bool(true);
        let mut rows = String::new();
        for (name, field) in fields.iter().filter(|(name, _)| !without.contains(&name.as_str())) {
            let note = match (is_sent, is_required(name)) {
                (true, true) => "<br><b>required</b>",
                (false, false) => "<br>can be missing",
                (true, false) | (false, true) => "",
            };
            rows.push_str(&self.row(&format!("<code>{name}</code>{note}"), field));
        }
        if rows.is_empty() {
            "<p>It has no fields.</p>\n".to_owned()
        } else {
            table(&["field", "type", "about"], &rows)
        }
    }

    /// A row of a table of fields or parameters.
    pub fn row(&self, name: &str, field: &Value) -> String {
        let kind = self.kind(field);
        let about = inline(description(field));
        let limits = limits(field);
        let between = if about.is_empty() || limits.is_empty() { "" } else { " " };
        format!("<tr><td>{name}</td><td>{kind}</td><td>{about}{between}{limits}</td></tr>\n")
    }

    /// The type of a value.
    pub fn kind(&self, schema: &Value) -> String {
        if let Some(name) = target(schema) {
            return self.link(name);
        }
        if let Some(value) = schema.get("const") {
            return code(value);
        }
        if let Some(values) = schema["enum"].as_array() {
            return values.iter().map(code).collect::<Vec<_>>().join(", ");
        }
        if let Some(options) = schema["oneOf"].as_array() {
            return options.iter().map(|one| self.kind(one)).collect::<Vec<_>>().join(" or ");
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().map(text).collect(),
            kind => vec![text(kind)],
        };
        let kinds = kinds.into_iter().map(|kind| match (kind, text(&schema["format"])) {
            ("array", _) => format!("list of {}", self.kind(&schema["items"])),
            ("string", format @ ("date-time" | "uri" | "uri-reference")) => format.to_owned(),
            ("", _) => "any".to_owned(),
            (kind, _) => kind.to_owned(),
        });
        kinds.collect::<Vec<_>>().join(" or ")
    }

    fn plain(&self, schema: &Value) -> String {
        format!("<p>{}. {}</p>\n", self.kind(schema), limits(schema))
    }

    fn variants(&self, name: &str) -> String {
        let tag = text(&self.contract.schemas()[name]["discriminator"]["propertyName"]);
        let mut rows = String::new();
        for (value, variant) in self.contract.variants(name) {
            let link = self.link(variant);
            let _ = writeln!(rows, "<tr><td><code>{value}</code></td><td>{link}</td></tr>");
        }
        table(&[&format!("<code>{tag}</code>"), "type"], &rows)
    }
}

/// A table with these headings.
pub fn table(headings: &[&str], rows: &str) -> String {
    let headings: String = headings.iter().map(|text| format!("<th>{text}</th>")).collect();
    format!("<table>\n<thead><tr>{headings}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
}

/// An example as JSON.
pub fn example(value: &Value) -> String {
    let json = serde_json::to_string_pretty(value).expect("the document is plain data");
    format!("<pre><code>{}</code></pre>\n", escaped(&json))
}

/// The description of a field: beside a reference that can be null, it stands inside.
fn description(field: &Value) -> &str {
    let inner = || field["oneOf"].as_array().into_iter().flatten().map(|one| &one["description"]);
    field["description"].as_str().or_else(|| inner().find_map(Value::as_str)).unwrap_or_default()
}

/// What a value must keep to.
fn limits(schema: &Value) -> String {
    let number = |name: &str| schema.get(name).map(Value::to_string);
    let mut limits = Vec::new();
    let mut range = |low: Option<String>, high: Option<String>, unit: &str| match (low, high) {
        (Some(low), Some(high)) if low == high => limits.push(format!("{low}{unit}")),
        (Some(low), Some(high)) => limits.push(format!("{low} to {high}{unit}")),
        (Some(low), None) => limits.push(format!("at least {low}{unit}")),
        (None, Some(high)) => limits.push(format!("at most {high}{unit}")),
        (None, None) => {}
    };
    range(number("minimum"), number("maximum"), "");
    range(number("minLength"), number("maxLength"), " characters");
    range(number("minItems"), number("maxItems"), " items");
    for (name, word) in [("pattern", "pattern"), ("default", "default"), ("example", "example")] {
        if let Some(value) = schema.get(name) {
            limits.push(format!("{word} {}", code(value)));
        }
    }
    if limits.is_empty() {
        String::new()
    } else {
        format!("<small>{}</small>", limits.join(" · "))
    }
}

fn code(value: &Value) -> String {
    let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    format!("<code>{}</code>", escaped(&shown))
}
