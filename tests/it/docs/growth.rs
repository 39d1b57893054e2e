//! Nothing that the guide says can be added to answers is without a test of the clients, and nothing
//! is tested that it does not say.

use serde_json::Value;

use super::page::Page;

#[test]
fn each_thing_that_can_be_added_is_a_line_of_the_proxy() {
    let lines: Value =
        serde_json::from_str(include_str!("../../../tools/contract/growth.json")).unwrap();
    let tested: Vec<&str> =
        lines.as_array().unwrap().iter().map(|line| line["promise"].as_str().unwrap()).collect();
    let page = Page::read("docs/clients.md");
    let section = page.text.split("\n## What can be added\n").nth(1).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let promised: Vec<&str> = section.lines().filter_map(|line| line.strip_prefix("* ")).collect();
    assert_eq!(promised, tested);
}
