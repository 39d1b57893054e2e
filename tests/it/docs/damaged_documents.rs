//! The table of docs/operations.md that says who is stopped when a document is damaged.

use std::collections::BTreeSet;

use kontor_service::documents::{DOCUMENT_KINDS, kind_of_document};

const PAGE: &str = include_str!("../../../docs/operations.md");

const HEADING: &str = "### A damaged document\n";

/// Parts of the first cell that are code: the keys of documents.
fn keys(row: &str) -> impl Iterator<Item = &str> {
    let cell = row.trim_start_matches('|').split('|').next().unwrap();
    cell.split('`').skip(1).step_by(2)
}

/// The program refuses in tests to write a document of a kind that is not declared, so none is missing.
#[test]
fn the_table_has_every_kind_of_document_that_is_written() {
    let section = PAGE.split_once(HEADING).unwrap().1.split("\n#").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let named: BTreeSet<&str> = rows
        .flat_map(keys)
        .map(|key| kind_of_document(key).unwrap_or_else(|| panic!("no document has {key}")))
        .collect();
    let declared: BTreeSet<&str> = DOCUMENT_KINDS.iter().copied().collect();
    let missing: Vec<_> = declared.difference(&named).collect();
    assert!(missing.is_empty(), "who is stopped by a damaged one of these? {missing:?}");
}
