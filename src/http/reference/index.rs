//! The index of the reference, in which the search looks, and the page of shared models.

use std::{collections::BTreeSet, fmt::Write};

use serde_json::Value;

use super::{
    contract::{Contract, Described, MODELS, TABLE, game_page, operation_page, text},
    page::Page,
    schemas::{Schemas, table},
};
use crate::{
    html::{GUIDE, REFERENCE, escaped, inline, markdown},
    problem::ProblemCode,
    rates::{Bucket, RateSettings},
    rulesets::Ruleset,
};

/// The first page.
pub fn page(contract: &Contract, rulesets: &[Ruleset]) -> Page {
    let mut body = "<h1>Reference</h1>\n".to_owned();
    body.push_str(&markdown(text(&contract.document["info"]["description"])));
    body.push_str(DOCUMENTS);
    body.push_str("<p id=\"found\" role=\"status\"></p>\n<div id=\"entries\">\n");
    body.push_str(&operations(contract));
    body.push_str(&games(contract, rulesets));
    body.push_str(&models(contract));
    body.push_str(&problems());
    body.push_str("</div>\n");
    body.push_str(&rates());
    body.push_str(&tokens(contract));
    Page { title: "Reference".to_owned(), address: String::new(), body }
}

/// The page of schemas that several operations share.
pub fn models_page(contract: &Contract) -> Page {
    let schemas = Schemas { contract, page: MODELS };
    let mut body = "<h1>Models</h1>\n<p>Schemas that several operations use. Those of one game are on its page, and those of one operation on the page of the operation.</p>\n<h2>All of them</h2>\n".to_owned();
    for name in contract.at_home(MODELS) {
        body.push_str(&schemas.section(name));
    }
    Page { title: "Models".to_owned(), address: MODELS.to_owned(), body }
}

const DOCUMENTS: &str = "<h2 id=\"documents\">The documents</h2>\n\
    <p>The same contract as three documents: <a href=\"/openapi.json\">OpenAPI 3.1</a> (<a href=\"/openapi.json\" download>download</a>), \
    the <a href=\"/openapi-open.json\">open document</a> (<a href=\"/openapi-open.json\" download>download</a>) \
    and <a href=\"/openapi-3.0.json\">OpenAPI 3.0</a> (<a href=\"/openapi-3.0.json\" download>download</a>). This reference is rendered from 3.1. \
    It says exactly what this server answers. The open document, in OpenAPI 3.1 too, also fits what later releases add to answers: \
    an enumeration there is a string, with the values of today in <code>x-extensible-enum</code>; a union has a last member for all other types, \
    and no discriminator; upper limits are left out. A schema that clients alone send is the same in both; of an enumeration that stands in answers, too, \
    the open document has two schemas, for example <code>Visibility</code> and <code>AnyVisibility</code>.</p>\n\
    <p>3.1 and 3.0 differ in how they say the same: 3.0 has the variants of a union inside of the union and without a discriminator where 3.1 has a schema for each, \
    <code>nullable</code> where 3.1 has the type <code>null</code>, and lists of one value where 3.1 has a constant. It lacks the examples of problems, and \
    of parameters. Generate a client from the open document, unless your generator asks for 3.0: the guide has \
    <a href=\"/docs/guide/clients.md#another-language\">a table of generators</a>.</p>\n";

/// An entry of the index, which is found by all these words.
fn entry(address: &str, name: &str, about: &str, words: &str) -> String {
    let hidden = if words.is_empty() { String::new() } else { format!(" data-words=\"{words}\"") };
    format!("<li{hidden}><a href=\"{address}\">{name}</a> {about}</li>\n")
}

fn list(heading: &str, about: &str, entries: &str) -> String {
    format!("<section>\n{heading}\n{about}<ul>\n{entries}</ul>\n</section>\n")
}

fn operations(contract: &Contract) -> String {
    let all = contract.operations();
    let mut out = "<h2 id=\"operations\">Operations</h2>\n".to_owned();
    for tag in contract.document["tags"].as_array().into_iter().flatten() {
        let name = text(&tag["name"]);
        let tagged = |one: &&Described| one.value["tags"][0] == name;
        let entries: String = all.iter().filter(tagged).map(operation).collect();
        let about = inline(text(&tag["description"]));
        out.push_str(&list(
            &format!("<h3 id=\"{name}\">{name}</h3>"),
            &format!("<p>{about}</p>\n"),
            &entries,
        ));
    }
    out
}

fn operation(described: &Described) -> String {
    let name = format!("{} <code>{}</code>", described.method.to_uppercase(), described.path);
    let address = format!("{REFERENCE}{}", operation_page(described.id));
    let parameters = described.value["parameters"].as_array().into_iter().flatten();
    let mut words: Vec<&str> = vec![described.id];
    words.extend(parameters.map(|parameter| text(&parameter["name"])));
    entry(&address, &name, &escaped(text(&described.value["summary"])), &words.join(" "))
}

fn games(contract: &Contract, rulesets: &[Ruleset]) -> String {
    let mut out = "<h2 id=\"games\">Games</h2>\n".to_owned();
    for ruleset in rulesets {
        let heading = format!(
            "<h3><a href=\"{REFERENCE}{}\">{}</a></h3>",
            game_page(&ruleset.id),
            ruleset.names.en
        );
        out.push_str(&list(&heading, "", &of_game(contract, &ruleset.id)));
    }
    let heading = format!("<h3><a href=\"{REFERENCE}{TABLE}\">Events of every table</a></h3>");
    out.push_str(&list(&heading, "", &of_game(contract, TABLE)));
    out
}

/// The types of actions and events of a game.
fn of_game(contract: &Contract, game: &str) -> String {
    let mut entries = String::new();
    for union in ["GameAction", "GameEvent"] {
        let variants = contract.variants(union).into_iter();
        for (kind, name) in variants.filter(|(kind, _)| kind.split('.').next() == Some(game)) {
            let schema = &contract.schemas()[name];
            let data = contract.resolved(&schema["properties"]["data"]);
            let words = words(if union == "GameEvent" { data } else { schema }, name);
            let about = inline(text(&schema["description"]));
            entries.push_str(&entry(
                &contract.address(name),
                &format!("<code>{kind}</code>"),
                &about,
                &words,
            ));
        }
    }
    entries
}

/// All schemas that are no action and no event: those are listed by their types.
fn models(contract: &Contract) -> String {
    let unions = ["GameAction", "GameEvent", "PreviewedEvent"];
    let variants: BTreeSet<&str> =
        unions.iter().flat_map(|union| contract.variants(union)).map(|(_, name)| name).collect();
    let is_told = |name: &str| variants.contains(name) || name.ends_with("EventData");
    let mut entries = String::new();
    for (name, schema) in contract.schemas().iter().filter(|(name, _)| !is_told(name)) {
        let about = text(&schema["description"]);
        let first = about.split("\n\n").next().unwrap_or_default();
        entries.push_str(&entry(&contract.address(name), name, &inline(first), &words(schema, "")));
    }
    let heading = format!("<h2 id=\"models\"><a href=\"{REFERENCE}{MODELS}\">Models</a></h2>");
    list(&heading, "", &entries)
}

/// The names by which a schema is found beside its own.
fn words(schema: &Value, name: &str) -> String {
    let fields =
        schema["properties"].as_object().into_iter().flatten().map(|(name, _)| name.as_str());
    let values = schema["enum"].as_array().into_iter().flatten().map(text);
    let all = fields.filter(|field| *field != "type").chain(values).chain([name]);
    all.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn problems() -> String {
    let entries: String = ProblemCode::ALL
        .iter()
        .map(|code| code.entry())
        .map(|kind| {
            let address = format!("{GUIDE}errors.md#{}", kind.code);
            entry(
                &address,
                &format!("<code>{}</code>", kind.code),
                &format!("{}: {}", kind.status, kind.title),
                "",
            )
        })
        .collect();
    list("<h2 id=\"problems\">Problems</h2>", "", &entries)
}

fn rates() -> String {
    let mut rows = String::new();
    for bucket in Bucket::ALL {
        let limit = RateSettings::default().per_minute(bucket);
        let _ = writeln!(rows, "<tr><td><code>{}</code></td><td>{limit}</td></tr>", bucket.field());
    }
    let rows = table(&["limit", "requests a minute by default"], &rows);
    format!(
        "<h2 id=\"rates\">Rate limits</h2>\n<p>Each operation says in which of these it counts. \
         <a href=\"{REFERENCE}{}\"><code>GET /v1/meta</code></a> has the numbers of a server.</p>\n{rows}",
        operation_page("get_meta")
    )
}

fn tokens(contract: &Contract) -> String {
    let schemas = Schemas { contract, page: "" };
    let scheme = &contract.document["components"]["securitySchemes"]["bearer"];
    format!(
        "<h2 id=\"tokens\">Tokens and scopes</h2>\n<p>{} A personal token has some of these scopes, and each operation says which one it needs: {} \
         (<a href=\"{REFERENCE}{}\">make one</a>).</p>\n",
        inline(text(&scheme["description"])),
        schemas.kind(&contract.schemas()["Scope"]),
        operation_page("create_token")
    )
}
