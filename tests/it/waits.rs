//! Rules of the source tree for tests that wait: each wait has a limit, and none takes the processor
//! from what it waits for.

use std::collections::BTreeMap;

use crate::tidy::{code_lines, read, relative, sources};

/// Ways to wait for ever. `kontor_testing::waits` has the same with a limit.
const ENDLESS: &[&str] =
    &[".wait()", ".wait_with_output()", ".output()", ".recv()", ".read_line(", ".next_line()"];

/// What gives a limit to a wait.
const LIMITS: &[&str] = &["soon(", "within("];

/// The files that may wait so, each with its reason.
const MAY_WAIT: &[(&str, &str)] = &[
    ("src/testing/waits.rs", "gives waits their limits"),
    ("src/testing/postgresql.rs", "the supervisor lives as long as the process of the tests"),
    ("src/service/runtime/hub.rs", "threads that begin together, which wait for nothing else"),
    ("src/tables/autoplay/pace.rs", "its own waits, which have limits, are tested"),
    ("clients/rust/tests/it/between.rs", "a server, whose clients have limits"),
    ("tests/it/waits.rs", "names them"),
];

/// The files that yield, how often they say so, and why that waits for nothing. What another thread,
/// process or task does is waited for by `until`.
const YIELDS: &[(&str, usize, &str)] = &[
    ("clients/rust/tests/it/news.rs", 1, "waits are dropped at each turn"),
    ("src/accounts/tests/codes.rs", 1, "strangers and the device take turns"),
    ("src/accounts/tests/lists.rs", 1, "a thief and the recovery take turns"),
    ("src/accounts/tests/scene.rs", 1, "lets others take so many steps"),
    ("src/app/ratings/tests.rs", 1, "gives the first one a lead of so many steps"),
    ("src/app/webhooks/tasks.rs", 3, "a task and the test take turns"),
    ("src/auth/passwords.rs", 2, "lets tasks of the same thread begin to wait"),
    ("src/service/jobs/tests.rs", 1, "lets a task of the same thread begin to wait"),
    ("src/service/runtime/hub.rs", 1, "mixes two threads"),
    ("src/store/tests/durability.rs", 1, "lets tasks of the same thread begin to wait"),
    ("src/store/tests/groups.rs", 1, "lets others write"),
    ("src/store/tests/groups_on_disk.rs", 1, "lets a task of the same thread begin to wait"),
    ("src/test_store/disturbed.rs", 1, "lets others take so many steps"),
    ("tests/it/http/upgrades.rs", 1, "lets a request take so many steps"),
];

#[test]
fn no_test_waits_without_a_limit() {
    let (mut found, mut passed) = (Vec::new(), Vec::new());
    for (name, text) in files() {
        let lines = lines_of_tests(&name, &text);
        for (at, (number, line)) in lines.iter().enumerate() {
            if !ENDLESS.iter().any(|wait| line.contains(wait)) || has_limit(&lines[..=at]) {
                continue;
            }
            match MAY_WAIT.iter().find(|(allowed, _)| *allowed == name) {
                Some((allowed, _)) => passed.push(*allowed),
                None => found.push(format!("{name}:{number}: {}", line.trim())),
            }
        }
    }
    assert!(found.is_empty(), "these wait without a limit:\n{}", found.join("\n"));
    for (allowed, _) in MAY_WAIT {
        assert!(passed.contains(allowed), "{allowed} waits no more");
    }
}

#[test]
fn a_limit_may_stand_in_the_lines_before() {
    let limited = |text: &str| has_limit(&text.lines().map(|line| (1, line)).collect::<Vec<_>>());
    assert!(limited("soon(\"news\", news.recv())"));
    assert!(limited("let news = soon(\n    \"news come\",\n    news.recv()"));
    assert!(!limited("soon(\"news\", other).await;\nnews.recv()"));
    assert!(!limited("news.recv()"));
}

/// A spin takes the processor from what it waits for, and has no limit.
#[test]
fn a_yield_waits_for_nothing() {
    let mut found = BTreeMap::new();
    for (name, text) in files().into_iter().filter(|(name, _)| name != "tests/it/waits.rs") {
        let times: usize = text.lines().map(|line| line.matches("yield_now()").count()).sum();
        if times > 0 {
            found.insert(name, times);
        }
    }
    let known = YIELDS.iter().map(|(name, times, _)| ((*name).to_owned(), *times));
    assert_eq!(found, known.collect::<BTreeMap<_, _>>(), "`until` waits for what others do");
}

/// All Rust files with their names.
fn files() -> Vec<(String, String)> {
    let folders = ["src", "tests", "benches", "clients"];
    let files = folders.iter().flat_map(|folder| sources(folder));
    files.map(|file| (relative(&file), read(&file))).collect()
}

/// The lines of a file that are code of tests, with their numbers.
fn lines_of_tests<'a>(name: &str, text: &'a str) -> Vec<(usize, &'a str)> {
    let all = text.lines().zip(1..).map(|(line, number)| (number, line));
    let all = all.map(|(number, line)| (number, line.split("//").next().unwrap_or_default()));
    let is_of_tests =
        ["tests/", "src/testing/", "src/test_store/"].iter().any(|folder| name.starts_with(folder))
            || name.contains("/tests/")
            || name.ends_with("/tests.rs");
    if is_of_tests {
        return all.collect();
    }
    // Unit tests stand behind the code of the program.
    let first = code_lines(text).last().map_or(0, |(number, _)| number + 1);
    all.skip_while(|(number, _)| *number < first).collect()
}

/// Whether the last of these lines is within a call that gives a limit, which begins there or a few
/// lines before.
fn has_limit(lines: &[(usize, &str)]) -> bool {
    let texts = lines.iter().rev().map(|(_, line)| line.trim_end());
    let call: Vec<&str> = texts.take(4).collect();
    let begun = call.iter().skip(1).take_while(|line| line.ends_with(['(', ',']));
    call.iter().take(1).chain(begun).any(|line| LIMITS.iter().any(|limit| line.contains(limit)))
}
