//! Futures that a crate gives out are compiled in it, and not again in the crate that polls them
//! ([record 53](../../docs/adr/0053-three-programs-and-no-lto.md)).

use crate::tidy::{code_lines, read, relative, sources_without_tests};

/// The crates of use cases, whose futures `kontor-http` polls.
const USE_CASES: [&str; 3] = ["src/accounts", "src/tables", "src/app"];

/// The functions of use cases whose futures need not be boxed, each with its reason.
const UNBOXED: &[(&str, &str)] = &[("src/tables/table/own_seeks.rs of", "lends what it holds")];

/// The crate that polls a future compiles it. What use cases give out is boxed, so that it is
/// compiled once. A generic function is compiled where its types are known, in any case; and a
/// conversion is polled once, by the program.
#[test]
fn futures_that_use_cases_give_out_are_boxed() {
    let (mut found, mut passed, mut boxed) = (Vec::new(), Vec::new(), 0);
    for file in USE_CASES.iter().flat_map(|folder| sources_without_tests(folder)) {
        let text = read(&file);
        let lines: Vec<&str> = code_lines(&text).into_iter().map(|(_, line)| line).collect();
        for (at, line) in lines.iter().enumerate() {
            let Some((_, rest)) = line.split_once("pub async fn ") else { continue };
            let name = rest.split(['(', '<']).next().unwrap_or_default();
            let named = format!("{} {name}", relative(&file));
            if attributes(&lines[..at]).any(|attribute| attribute.contains("[boxed")) {
                boxed += 1;
            } else if let Some((known, _)) = UNBOXED.iter().find(|(known, _)| *known == named) {
                passed.push(*known);
            } else if !is_generic(&lines[at..]) && !name.starts_with("convert") {
                found.push(named);
            }
        }
    }
    assert!(found.is_empty(), "not `#[boxed]`:\n{}", found.join("\n"));
    assert!(UNBOXED.iter().all(|(known, _)| passed.contains(known)), "one is gone: {passed:?}");
    assert!(boxed > 100, "{boxed} were found");
}

#[test]
fn a_function_is_generic_by_its_types_and_not_by_its_lifetimes() {
    let is = |text: &str| is_generic(&text.lines().collect::<Vec<_>>());
    assert!(is("pub async fn a<'a, T: Clone>(\n    one: &'a T,\n) {\n}"));
    assert!(is("pub async fn a(\n    one: impl Fn(),\n) -> u8 {\n}"));
    assert!(!is("pub async fn a<'a>(one: &'a str) {\n    b::<T>(c);\n    let d: impl E;\n}"));
}

/// The attributes of the item that follows these lines.
fn attributes<'a>(before: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let above = before.iter().rev().map(|line| line.trim());
    above.take_while(|line| line.is_empty() || line.starts_with("#["))
}

/// Whether the function with which these lines begin has types to be chosen by its callers.
fn is_generic(lines: &[&str]) -> bool {
    let head = lines.iter().position(|line| line.ends_with('{')).map_or(lines.len(), |at| at + 1);
    let head = lines[..head].join(" ");
    let (before, _) = head.split_once('(').unwrap_or((&head, ""));
    let chosen = before.split_once('<').map_or("", |(_, parameters)| parameters);
    let has_types =
        chosen.split(',').any(|one| !one.trim().is_empty() && !one.trim().starts_with('\''));
    has_types || head.contains("impl ")
}
