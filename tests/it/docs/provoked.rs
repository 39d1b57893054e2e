//! Which test provokes a refusal that a page promises, over HTTP. The contract says what the server
//! can answer, and these tests what it does answer.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use super::{
    page::{files_below, root},
    promised::{PROMISES, Promise},
};

/// The functions of a file that stand by themselves, each with its text.
fn functions(text: &str) -> BTreeMap<&str, String> {
    let mut found = BTreeMap::new();
    let mut open: Option<(&str, String)> = None;
    for line in text.lines() {
        if open.is_none() && !line.starts_with([' ', '/']) {
            let begins = line.split_once("fn ").and_then(|(_, rest)| rest.split(['(', '<']).next());
            open = begins.map(|name| (name, String::new()));
        }
        let Some((_, body)) = &mut open else { continue };
        body.push_str(line);
        body.push('\n');
        if line == "}" {
            found.extend(open.take());
        }
    }
    found
}

/// The names of the tests of a file.
fn tests(text: &str) -> BTreeSet<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let pairs = lines
        .windows(2)
        .filter(|pair| pair[0].starts_with("#[tokio::test") || pair[0].starts_with("#[test]"));
    let named = pairs.filter_map(|pair| pair[1].split_once("fn ")?.1.split('(').next());
    named.collect()
}

/// Whether a test names the code, or a function of the same file that it calls.
fn names_the_code(functions: &BTreeMap<&str, String>, test: &str, code: &str) -> bool {
    let (code, body) = (format!("\"{code}\""), &functions[test]);
    let is_called = |name: &&str| body.contains(&format!("{name}("));
    let mut called = functions.iter().filter(|(name, _)| is_called(name));
    called.any(|(_, text)| text.contains(&code))
}

#[test]
fn each_refusal_that_a_page_promises_is_provoked_by_a_test() {
    let files: Vec<String> = files_below(&root().join("tests/it"))
        .iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    for Promise { page, code, tests: named, .. } in PROMISES {
        for test in *named {
            let mut of_it = files.iter().filter(|text| tests(text).contains(test));
            let text = of_it.next().unwrap_or_else(|| panic!("{page}, {code}: no test {test}"));
            assert!(of_it.next().is_none(), "two tests are called {test}");
            let provokes = names_the_code(&functions(text), test, code);
            assert!(provokes, "{page}: {test} does not name {code}");
        }
    }
}
