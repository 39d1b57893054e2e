//! Nothing that the guide says can be added to answers is without a test of the clients, and nothing
//! is tested that it does not say.

use serde_json::Value;

use super::page::Page;

/// The lines of the proxy.
fn lines() -> Value {
    serde_json::from_str(include_str!("../../../tools/contract/growth.json")).unwrap()
}

/// A section of the page about clients.
fn section(page: &Page, title: &str) -> String {
    let section = page.text.split(&format!("\n## {title}\n")).nth(1).unwrap();
    section.split("\n## ").next().unwrap().to_owned()
}

#[test]
fn each_thing_that_can_be_added_is_a_line_of_the_proxy() {
    let lines = lines();
    let tested: Vec<&str> =
        lines.as_array().unwrap().iter().map(|line| line["promise"].as_str().unwrap()).collect();
    let page = Page::read("docs/clients.md");
    let section = section(&page, "What can be added");
    let promised: Vec<&str> = section.lines().filter_map(|line| line.strip_prefix("* ")).collect();
    assert_eq!(promised, tested);
}

/// Generators play at a server for each line but those about streams, for which most of them make no
/// reader.
#[test]
fn the_table_of_generators_counts_the_lines_that_they_are_measured_with() {
    let lines = lines();
    let measured = lines.as_array().unwrap().iter().filter(|line| line["stream"] != true).count();
    let page = Page::read("docs/clients.md");
    let section = section(&page, "Another language");
    let cells = section.lines().filter_map(|row| row.strip_prefix("| ")?.split(" | ").nth(4));
    let mut counted = 0;
    for cell in cells {
        let words = |text: &str| text.split([' ', ';']).next().and_then(|word| word.parse().ok());
        let (all, some): (Option<usize>, Option<usize>) =
            (cell.strip_prefix("all ").and_then(words), words(cell));
        assert!(all.is_none_or(|all| all == measured), "{measured} lines: {cell}");
        assert!(some.is_none_or(|some| some < measured), "{measured} lines: {cell}");
        counted += usize::from(all.is_some() || some.is_some());
    }
    assert!(counted > 10, "{counted} rows count lines");
}
