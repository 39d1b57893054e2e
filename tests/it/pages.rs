//! The pages for those who change the program: all that they name is there, and the first one is so
//! short that it is read.
//!
//! A link whose text is a name of the program, such as ``[`play`](src/tables/play/moves.rs)``, promises
//! that the file defines this name.

use std::{fs, path::PathBuf};

const PAGES: &[&str] = &["ARCHITECTURE.md", "CONTRIBUTING.md"];

const ARCHITECTURE_WORDS_MAX: usize = 2_500;

/// Code that begins with one of these names a file or a folder.
const FOLDERS: &[&str] =
    &["benches/", "clients/", "docs/", "openapi/", "src/", "tests/", "tools/", ".ci/"];

/// What defines a name in Rust.
const DEFINITIONS: &[&str] =
    &["const", "enum", "fn", "macro_rules!", "mod", "static", "struct", "trait", "type"];

#[test]
fn whatever_the_pages_name_is_there() {
    let mut faults = Vec::new();
    for page in PAGES {
        faults.extend(faults_of(&read(page)).into_iter().map(|fault| format!("{page}:{fault}")));
    }
    assert!(faults.is_empty(), "not there:\n{}", faults.join("\n"));
}

#[test]
fn what_is_gone_is_noticed() {
    let page = "See [here](tests/it/pages.rs#top), [`read`](tests/it/pages.rs), `tests/it/` and\n\
                [`rea`](tests/it/pages.rs), [there](tests/it/gone.rs), `src/gone.rs`.\n\
                ```text\n`src/drawn.rs`\n```\n`src/<any>/mod.rs` [out](https://example.org/x)";
    assert_eq!(
        faults_of(page),
        ["2: `rea` in tests/it/pages.rs", "2: tests/it/gone.rs", "2: src/gone.rs"]
    );
}

#[test]
fn the_first_page_is_short() {
    let words = read("ARCHITECTURE.md").split_whitespace().count();
    assert!(words <= ARCHITECTURE_WORDS_MAX, "{words} words");
}

/// What a page names and is not there, each with the number of its line.
fn faults_of(page: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut is_drawn = false;
    for (index, line) in page.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_drawn = !is_drawn;
        } else if !is_drawn {
            let of_line = wrong_links(line).into_iter().chain(missing_paths(line));
            faults.extend(of_line.map(|fault| format!("{}: {fault}", index + 1)));
        }
    }
    faults
}

fn wrong_links(line: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("](") {
        let text = before.rsplit('[').next().unwrap_or_default();
        let (target, behind) = after.split_once(')').unwrap_or((after, ""));
        rest = behind;
        let file = target.split('#').next().unwrap_or_default();
        if target.contains("://") || file.is_empty() {
            continue;
        }
        if !path(file).exists() {
            faults.push(file.to_owned());
        } else if let Some(name) = name_of(text)
            && file.ends_with(".rs")
            && !defines(&read(file), name)
        {
            faults.push(format!("`{name}` in {file}"));
        }
    }
    faults
}

/// Paths that stand as code; `<name>` and `…` stand for any one name.
fn missing_paths(line: &str) -> Vec<String> {
    let code = line.split('`').skip(1).step_by(2);
    let named = code.filter(|code| FOLDERS.iter().any(|folder| code.starts_with(folder)));
    let exact = named.filter(|code| !code.contains(['<', '…', '*', ' ']));
    exact.filter(|code| !path(code).exists()).map(str::to_owned).collect()
}

/// The name that the text of a link has as code.
fn name_of(text: &str) -> Option<&str> {
    let name = text.strip_prefix('`')?.strip_suffix('`')?;
    name.chars().all(is_of_name).then_some(name)
}

fn is_of_name(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

fn defines(text: &str, name: &str) -> bool {
    DEFINITIONS.iter().any(|definition| {
        let wanted = format!("{definition} {name}");
        text.match_indices(&wanted)
            .any(|(at, _)| !text[at + wanted.len()..].starts_with(is_of_name))
    })
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}
