//! The reference below `/docs`: a page for each operation, for each game and for shared models, and
//! an index.
//!
//! It is rendered from the OpenAPI document that the server publishes, so it cannot differ from the
//! contract. All pages are rendered together, once, at the first request for one: this takes a few
//! hundredths of a second, so it needs no step of the build, and a server without readers does not
//! pay for it. Where the script does not run, every page has everything except the search.

mod contract;
mod curl;
mod games;
mod index;
mod operations;
mod page;
mod schemas;

use std::collections::BTreeMap;

use self::{contract::Contract, page::Page};
use super::{
    documents::{Documents, Pages},
    endpoint::Operation,
    html::{self, REFERENCE},
    rulesets,
    static_text::StaticText,
};

/// The script of the pages: the search in the index, and buttons that copy.
const SCRIPT: &str = "reference.js";

/// All pages of the reference and their script, by their addresses below it. They are rendered when
/// the first reader comes.
pub fn pages(contract: &Documents) -> &Pages {
    contract.reference(render)
}

/// Renders the reference of this document, whose operations have this beside their handlers.
fn render(document: &str, operations: &BTreeMap<String, Operation>) -> Pages {
    let document = serde_json::from_str(document).expect("the document is JSON");
    let contract = Contract::new(document, operations);
    let rulesets = rulesets::all();
    let mut pages = vec![
        index::page(&contract, &rulesets),
        index::models_page(&contract),
        games::table_page(&contract),
    ];
    pages.extend(rulesets.iter().map(|ruleset| games::page(&contract, ruleset)));
    pages.extend(contract.operations().iter().map(|one| operations::page(&contract, one)));
    let script = StaticText::new("text/javascript; charset=utf-8", include_str!("reference.js"));
    let head = format!("<script src=\"{REFERENCE}{SCRIPT}\" defer></script>\n");
    let served = |Page { title, address, body }| {
        let page = html::page(&title, &head, &body);
        (address, StaticText::new("text/html; charset=utf-8", page))
    };
    let all = pages.into_iter().map(served).chain([(SCRIPT.to_owned(), script)]);
    all.collect()
}
