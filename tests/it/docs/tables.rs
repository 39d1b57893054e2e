//! The tables of the guide, compared with what the server publishes, so that each page has exactly
//! the existing types.

use std::{collections::BTreeSet, fs};

use kontor_rules::Basis;
use serde_json::Value;

use super::{
    page::{Page, files_below, is_update, root},
    rulings,
};
use crate::support::{
    contract::{DOCUMENTS, values_of},
    local::Local,
};

/// The schemas of the contract.
struct Schemas(Value);

impl Schemas {
    fn read() -> Self {
        let mut document: Value = serde_json::from_str(&DOCUMENTS.texts.openapi_3_1).unwrap();
        Schemas(document["components"]["schemas"].take())
    }

    fn named(&self, name: &str) -> &Value {
        self.0.get(name).unwrap_or_else(|| panic!("the contract has no schema {name}"))
    }

    fn target(&self, reference: &Value) -> &Value {
        self.named(reference["$ref"].as_str().unwrap().rsplit('/').next().unwrap())
    }

    /// Members of a union whose tag has this prefix, with their tags, in the order of the union.
    fn members(&self, union: &str, prefix: &str) -> Vec<(&str, &Value)> {
        let members =
            self.named(union)["oneOf"].as_array().unwrap().iter().map(|member| self.target(member));
        let tagged =
            members.map(|schema| (schema["properties"]["type"]["const"].as_str().unwrap(), schema));
        tagged.filter(|(tag, _)| tag.starts_with(prefix)).collect()
    }
}

/// One cell: no line breaks, no bars.
pub fn cell(text: &str) -> String {
    text.replace('\n', " ").replace('|', "\\|")
}

fn described(schema: &Value) -> String {
    let inner = schema["oneOf"]
        .as_array()
        .and_then(|either| either.iter().find_map(|one| one["description"].as_str()));
    cell(schema["description"].as_str().or(inner).unwrap_or_default())
}

fn is_nullable(schema: &Value) -> bool {
    let names_null = |kind: &Value| {
        kind == "null" || kind.as_array().is_some_and(|kinds| kinds.contains(&Value::from("null")))
    };
    names_null(&schema["type"])
        || schema["oneOf"]
            .as_array()
            .is_some_and(|either| either.iter().any(|one| names_null(&one["type"])))
}

/// Names of the fields of an object, with a question mark behind those that can be null.
fn fields(schema: &Value) -> String {
    let fields =
        schema["properties"].as_object().into_iter().flatten().filter(|(name, _)| *name != "type");
    let named = |(name, field): (&String, &Value)| {
        format!("`{name}`{}", if is_nullable(field) { "?" } else { "" })
    };
    fields.map(named).collect::<Vec<_>>().join(", ")
}

/// A table of Markdown.
pub fn table<const COLUMNS: usize>(
    head: [&str; COLUMNS],
    rows: impl Iterator<Item = [String; COLUMNS]>,
) -> String {
    let line = |cells: [&str; COLUMNS]| format!("| {} |\n", cells.join(" | ")).replace("  |", " |");
    let rows = rows.map(|cells| line(cells.each_ref().map(String::as_str)));
    format!("{}{}{}", line(head), line(["---"; COLUMNS]), rows.collect::<String>())
}

fn actions(schemas: &Schemas, ruleset: &str) -> String {
    let rows = schemas.members("GameAction", &format!("{ruleset}."));
    table(
        ["type", "what it does", "fields"],
        rows.into_iter().map(|(tag, schema)| [code(tag), described(schema), fields(schema)]),
    )
}

fn events(schemas: &Schemas, prefix: &str) -> String {
    let rows =
        schemas.members("GameEvent", &format!("{prefix}.")).into_iter().map(|(tag, schema)| {
            let data = schemas.target(&schema["properties"]["data"]);
            [code(tag), described(data), fields(data)]
        });
    table(["type", "what happened", "fields of `data`"], rows)
}

/// The type of a field: of JSON, or a schema of the contract; in brackets that of a list's items.
fn type_of(schema: &Value) -> String {
    let named = |kind: &Value| match kind.as_str() {
        Some("array") => format!("[{}]", type_of(&schema["items"])),
        Some(kind) => kind.to_owned(),
        None => panic!("a type that the guide has no word for: {schema}"),
    };
    if let Some(reference) = schema["$ref"].as_str() {
        return code(reference.rsplit('/').next().unwrap());
    }
    let kinds: Vec<String> = match (&schema["oneOf"], &schema["type"]) {
        (Value::Array(members), _) => members.iter().map(type_of).collect(),
        (_, Value::Array(kinds)) => kinds.iter().map(named).collect(),
        (_, kind) => vec![named(kind)],
    };
    kinds.join(" or ")
}

/// The fields of the view, and below them those of a player.
fn view(schemas: &Schemas, pascal: &str) -> String {
    let of = |name: &str, path: &str| -> Vec<[String; 3]> {
        let fields = schemas.named(name)["properties"].as_object().unwrap().iter();
        fields
            .map(|(field, schema)| {
                [code(&format!("{path}{field}")), type_of(schema), described(schema)]
            })
            .collect()
    };
    let rows = of(&format!("{pascal}View"), "")
        .into_iter()
        .chain(of(&format!("{pascal}Player"), "players[]."));
    table(["field", "type", "what it is"], rows)
}

/// The table of options or orders, from their JSON Schema and defaults.
fn choosable(schema: &Value, defaults: &Value) -> String {
    let fields = schema["properties"].as_object().into_iter().flatten();
    table(
        ["field", "what it is", "default"],
        fields
            .map(|(name, field)| [code(name), described(field), code(&defaults[name].to_string())]),
    )
}

fn refusals(ruleset: &Value) -> String {
    let text = |refusal: &Value, field: &str| cell(refusal[field].as_str().unwrap());
    let rows = ruleset["refusals"].as_array().unwrap().iter();
    table(
        ["code", "what it says", "section of the rulebook"],
        rows.map(|refusal| {
            [code(&text(refusal, "code")), text(refusal, "sentence"), text(refusal, "section")]
        }),
    )
}

fn codes(problems: &Value) -> String {
    let rows = problems["items"].as_array().unwrap().iter().map(|kind| {
        let again = if kind["retryable"] == true { ", again later" } else { "" };
        [
            code(kind["code"].as_str().unwrap()),
            format!("{}{again}", kind["status"]),
            cell(kind["about"].as_str().unwrap()),
        ]
    });
    table(["code", "status", "what it means"], rows)
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

/// Asserts that this is the only table of a section.
pub fn holds(page: &str, section: &str, expected: &str) {
    let Page { path, text } = Page::read(page);
    let begin = text
        .find(&format!("\n## {section}\n"))
        .unwrap_or_else(|| panic!("{path} lacks a section «{section}»"))
        + 1;
    let first = text[begin..]
        .find("\n|")
        .map_or_else(|| panic!("{path}: «{section}» lacks its table"), |at| begin + at + 1);
    let length = text[first..]
        .split_inclusive('\n')
        .take_while(|line| line.starts_with('|'))
        .map(str::len)
        .sum::<usize>();
    let rest = text[first + length..].split("\n## ").next().unwrap();
    let further = rest.lines().find(|line| line.starts_with('|'));
    assert_eq!(further, None, "{path}: «{section}» has a second table, which nothing compares");
    match is_update() {
        true => fs::write(
            root().join(&path),
            format!("{}{expected}{}", &text[..first], &text[first + length..]),
        )
        .unwrap(),
        false => assert_eq!(
            &text[first..first + length],
            expected,
            "{path}, «{section}»: UPDATE=1 writes it again"
        ),
    }
}

/// With UPDATE=1, gives a page the section before another one, if it is not there yet.
fn begin_section(page: &str, section: &str, before: &str) {
    let Page { path, text } = Page::read(page);
    let (heading, next) = (format!("\n## {section}\n"), format!("\n## {before}\n"));
    if is_update() && !text.contains(&heading) {
        let text = text.replacen(&next, &format!("{heading}\n|\n{next}"), 1);
        fs::write(root().join(path), text).unwrap();
    }
}

/// Asserts that a page has no such section.
fn lacks(page: &str, section: &str) {
    let heading = format!("\n## {section}\n");
    assert!(!Page::read(page).text.contains(&heading), "{page} has a section «{section}»");
}

/// `DaleOfMerchants` for `dale_of_merchants`.
fn pascal(id: &str) -> String {
    let capital = |word: &str| format!("{}{}", word[..1].to_uppercase(), &word[1..]);
    id.split('_').map(capital).collect()
}

#[tokio::test]
async fn each_games_page_has_all_that_the_contract_has_of_it_and_no_more() {
    let (schemas, local) = (Schemas::read(), Local::start());
    let rulesets = local.anonymous().get("/v1/rulesets").await.expect(200);
    assert_ne!(rulesets["items"], Value::Array(Vec::new()));
    for ruleset in rulesets["items"].as_array().unwrap() {
        let id = ruleset["id"].as_str().unwrap();
        let page = format!("docs/games/{id}.md");
        for (section, basis) in
            [("Rulings", Basis::Open), ("What the rulebook states", Basis::Stated)]
        {
            match rulings::table_of(id, basis) {
                Some(table) => holds(&page, section, &table),
                None => lacks(&page, section),
            }
        }
        holds(&page, "Actions", &actions(&schemas, id));
        holds(&page, "Events", &events(&schemas, id));
        holds(&page, "View", &view(&schemas, &pascal(id)));
        holds(&page, "Refusals", &refusals(ruleset));
        for (section, schema, defaults) in [
            ("Options", "options_schema", "options_default"),
            ("Standing orders", "orders_schema", "orders_default"),
        ] {
            match ruleset[schema]["properties"].is_object() {
                true => {
                    begin_section(&page, section, "Actions");
                    holds(&page, section, &choosable(&ruleset[schema], &ruleset[defaults]));
                }
                false => lacks(&page, section),
            }
        }
    }
}

#[test]
fn the_events_of_the_table_itself_stand_with_the_life_of_a_game() {
    holds("docs/life-of-a-game.md", "Events of the table", &events(&Schemas::read(), "table"));
}

/// What the bots are is said in sentences, which nothing generates.
#[test]
fn the_pages_that_list_the_bots_name_all_of_them() {
    let pages = [
        ("README.md", "Bot"),
        ("docs/life-of-a-game.md", "Bot"),
        ("docs/agents.md", "Bot"),
        ("docs/analysis.md", "Evaluator"),
    ];
    for (path, list) in pages {
        let page = Page::read(path);
        for name in values_of(list) {
            assert!(page.text.contains(&code(&name)), "{path} does not name the bot {name}");
        }
    }
}

#[tokio::test]
async fn every_code_of_the_catalogue_stands_on_the_page_of_errors() {
    let local = Local::start();
    let problems = local.anonymous().get("/v1/problems").await.expect(200);
    holds("docs/errors.md", "The codes", &codes(&problems));
}

#[test]
fn every_event_of_an_account_stands_on_the_page_of_events() {
    let schemas = Schemas::read();
    let types = schemas.named("AccountEventType")["enum"].as_array().unwrap().iter();
    let page = Page::read("docs/events.md");
    let section = page.text.split("\n## All tables of one player\n").nth(1).unwrap();
    let rows =
        section.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| row.split(" | ").next().unwrap());
    let listed: BTreeSet<&str> =
        cells.skip(1).flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    assert_eq!(listed, types.map(|kind| kind.as_str().unwrap()).collect());
}

/// The contract has no list of kinds of decisions: they are the names in the sources that are
/// neither actions nor events.
#[tokio::test]
async fn each_games_page_explains_every_kind_of_decision() {
    let local = Local::start();
    let rulesets = local.anonymous().get("/v1/rulesets").await.expect(200);
    for ruleset in rulesets["items"].as_array().unwrap() {
        let id = ruleset["id"].as_str().unwrap();
        let types: BTreeSet<&str> = ["action_types", "event_types"]
            .iter()
            .flat_map(|list| ruleset[*list].as_array().unwrap())
            .map(|kind| kind.as_str().unwrap())
            .collect();
        let sources = files_below(&root().join(format!("src/games/{id}")));
        let texts: Vec<String> =
            sources.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
        let mut kinds: BTreeSet<&str> = texts.iter().flat_map(|text| literals(text, id)).collect();
        kinds.retain(|kind| !types.contains(kind) && !kind.ends_with(".nothing"));
        let page = Page::read(&format!("docs/games/{id}.md"));
        let section =
            page.text.split("\n## Questions\n").nth(1).unwrap().split("\n## ").next().unwrap();
        let listed: BTreeSet<&str> = section
            .lines()
            .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
            .collect();
        assert!(!kinds.is_empty(), "no kinds of decisions are found in the sources of {id}");
        assert_eq!(listed, kinds, "{}", page.path);
    }
}

/// Texts in quotes of the form `id.word`.
fn literals<'a>(text: &'a str, id: &str) -> Vec<&'a str> {
    let quoted = text
        .split('"')
        .skip(1)
        .filter(|quoted| quoted.strip_prefix(id).is_some_and(|rest| rest.starts_with('.')));
    let is_word = |text: &str| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
    };
    quoted.filter(|quoted| is_word(&quoted[id.len() + 1..])).collect()
}
