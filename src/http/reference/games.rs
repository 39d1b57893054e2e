//! The page of a game: how it is made, what is played there, what happens and what is seen. The
//! events of every table have a page of the same kind.

use std::fmt::Write;

use serde_json::Value;

use super::{
    contract::{Contract, TABLE, game_page, target, text},
    page::Page,
    schemas::{Schemas, example, table},
};
use crate::{
    html::{GUIDE, escaped, inline, markdown},
    rulesets::Ruleset,
};

/// What an event has beside its own data.
const OWN: [&str; 2] = ["data", "type"];

/// The page of a game.
pub fn page(contract: &Contract, ruleset: &Ruleset) -> Page {
    let address = game_page(&ruleset.id);
    let schemas = Schemas { contract, page: &address };
    let (title, id) = (ruleset.names.en, &ruleset.id);
    let mut body = format!(
        "<h1>{title}</h1>\n<p>Ruleset <code>{id}</code>, version <code>{}</code>, for {} to {} players. The guide has \
         <a href=\"{GUIDE}games/{id}.md\">the game in brief</a>.</p>\n\
         <p><a href=\"#options\">Options</a> · <a href=\"#actions\">Actions</a> · <a href=\"#events\">Events</a> · \
         <a href=\"#view\">View</a> · <a href=\"#orders\">Standing orders</a> · <a href=\"#refusals\">Refusals</a> · \
         <a href=\"#models\">Models</a></p>\n",
        ruleset.rules_version, ruleset.seats_min, ruleset.seats_max
    );
    body.push_str("<h2 id=\"options\">Options</h2>\n");
    body.push_str(&standalone(&schemas, &ruleset.options_schema, &ruleset.options_default));
    let mut told: Vec<String> = Vec::new();
    body.push_str(&actions(&schemas, id, &mut told));
    body.push_str(&events(&schemas, id, &mut told));
    let view = &contract.variants("GameView").into_iter().find(|(game, _)| game == id);
    let (_, envelope) = view.expect("every game has a view");
    let view =
        target(&contract.schemas()[envelope]["properties"]["view"]).expect("a view has a schema");
    body.push_str("<h2 id=\"view\">View</h2>\n");
    for name in [view, envelope] {
        told.push(name.to_owned());
        body.push_str(&schemas.section(name));
    }
    body.push_str("<h2 id=\"orders\">Standing orders</h2>\n");
    body.push_str(&standalone(&schemas, &ruleset.orders_schema, &ruleset.orders_default));
    body.push_str(&refusals(ruleset));
    body.push_str("<h2 id=\"models\">Models</h2>\n");
    for name in others(&schemas, &told) {
        body.push_str(&schemas.section(name));
    }
    Page { title: title.to_owned(), address, body }
}

/// The page of the events that every table has.
pub fn table_page(contract: &Contract) -> Page {
    let schemas = Schemas { contract, page: TABLE };
    let mut told = Vec::new();
    let mut body = "<h1>Events of every table</h1>\n".to_owned();
    body.push_str(&events(&schemas, TABLE, &mut told));
    for name in others(&schemas, &told) {
        body.push_str(&schemas.section(name));
    }
    Page { title: "Events of every table".to_owned(), address: TABLE.to_owned(), body }
}

/// The schemas of the page that were not told yet.
fn others<'a>(schemas: &Schemas<'a>, told: &[String]) -> Vec<&'a str> {
    let names = schemas.contract.at_home(schemas.page).into_iter();
    names.filter(|name| !told.iter().any(|other| other == name)).collect()
}

/// A JSON Schema that stands on its own, as options and orders have.
fn standalone(schemas: &Schemas, schema: &Value, default: &Value) -> String {
    let mut out = markdown(text(&schema["description"]));
    let mut inlined = schema.clone();
    let names = schema["$defs"].as_object().into_iter().flatten();
    for field in inlined["properties"].as_object_mut().into_iter().flat_map(|all| all.values_mut())
    {
        let defined = text(&field["$ref"]).rsplit('/').next().unwrap_or_default().to_owned();
        if let Some((_, inner)) = names.clone().find(|(name, _)| **name == defined) {
            let about = field.get("description").cloned();
            *field = inner.clone();
            if let Some(about) = about {
                field["description"] = about;
            }
        }
    }
    if inlined["properties"].is_object() {
        out.push_str(&schemas.fields(&inlined, &[]));
        out.push_str("<p>By default:</p>\n");
        out.push_str(&example(default));
    }
    out
}

/// The actions, each with the choice that offers it.
fn actions(schemas: &Schemas, game: &str, told: &mut Vec<String>) -> String {
    let contract = schemas.contract;
    let mut out = format!(
        "<h2 id=\"actions\">Decisions and actions</h2>\n<p>A {} has these choices, and is answered with one of these actions \
         (<a href=\"{GUIDE}decisions.md\">guide</a>).</p>\n",
        schemas.link("Decision")
    );
    let choices = contract.variants("GameChoice");
    for (kind, action) in contract.variants("GameAction").into_iter().filter(of(game)) {
        let schema = &contract.schemas()[action];
        let about = markdown(text(&schema["description"]));
        let _ = write!(
            out,
            "<section id=\"{action}\">\n<h3 id=\"{kind}\"><code>{kind}</code></h3>\n{about}<p>Action:</p>\n{}</section>\n",
            schemas.content(action)
        );
        told.push(action.to_owned());
        if let Some((_, choice)) = choices.iter().find(|(other, _)| *other == kind) {
            let about = inline(text(&contract.schemas()[*choice]["description"]));
            let fields = schemas.content(choice);
            let _ = write!(
                out,
                "<section id=\"{choice}\">\n<p>Choice: {about}</p>\n{fields}</section>\n"
            );
            told.push((*choice).to_owned());
        }
    }
    out
}

/// The events, each with its data, and once what all of them have.
fn events(schemas: &Schemas, game: &str, told: &mut Vec<String>) -> String {
    let contract = schemas.contract;
    let all = contract.variants("GameEvent");
    let mut out = format!(
        "<h2 id=\"events\">Events</h2>\n<p>An event has these fields, its <code>type</code> and its <code>data</code>; one of a {} \
         has type and data alone (<a href=\"{GUIDE}events.md\">guide</a>).</p>\n",
        schemas.link("Preview")
    );
    if let Some((_, first)) = all.first() {
        out.push_str(&schemas.fields(&contract.schemas()[*first], &OWN));
    }
    for (kind, event) in all.into_iter().filter(of(game)) {
        let schema = &contract.schemas()[event];
        let data = target(&schema["properties"]["data"]).unwrap_or_default();
        let about = markdown(text(&schema["description"]));
        let fields = schemas.fields(contract.resolved(&schema["properties"]["data"]), &[]);
        let _ = write!(
            out,
            "<section id=\"{event}\">\n<h3 id=\"{kind}\"><code>{kind}</code></h3>\n{about}<div id=\"{data}\">\n{fields}</div>\n</section>\n"
        );
        let previewed = format!("{}PreviewedEvent", event.trim_end_matches("Event"));
        told.extend([event.to_owned(), data.to_owned(), previewed]);
    }
    out
}

/// Whether a type is one of this game.
fn of<'a>(game: &'a str) -> impl Fn(&(&str, &str)) -> bool + 'a {
    move |(kind, _)| kind.strip_prefix(game).is_some_and(|rest| rest.starts_with('.'))
}

fn refusals(ruleset: &Ruleset) -> String {
    let mut rows = String::new();
    for refusal in &ruleset.refusals {
        let _ = writeln!(
            rows,
            "<tr><td><code>{}</code></td><td>{}</td><td>{}</td></tr>",
            refusal.code,
            escaped(&refusal.section),
            escaped(&refusal.sentence)
        );
    }
    let rows = table(&["code", "rulebook", "what it says"], &rows);
    format!(
        "<h2 id=\"refusals\">Refusals</h2>\n<p>With the problem <a href=\"{GUIDE}errors.md#illegal-action\"><code>illegal-action</code></a>.</p>\n{rows}"
    )
}
