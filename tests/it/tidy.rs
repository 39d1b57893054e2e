//! The walls between the rooms, and the order in them: what a compiler does not see but a reader
//! counts on.
//!
//! Every test scans the sources and names file and line. What the rooms are for, ARCHITECTURE.md
//! says.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What a room must not name. A path stands for itself and all below it (`*`: any one part), a
/// single word for every path that it is a part of.
const WALLS: &[(&str, &[&str])] = &[
    (
        "src/rules",
        &[
            "crate::games",
            "crate::app",
            "crate::bots",
            "crate::store",
            "crate::auth",
            "crate::http",
            "crate::config",
            "crate::bench",
        ],
    ),
    ("src/rules", OUTER_WORLD),
    (
        "src/games",
        &[
            "crate::app",
            "crate::bots",
            "crate::store",
            "crate::auth",
            "crate::http",
            "crate::config",
            "crate::bench",
        ],
    ),
    ("src/games", OUTER_WORLD),
    (
        "src/bots",
        &[
            "crate::games",
            "crate::app",
            "crate::store",
            "crate::auth",
            "crate::http",
            "crate::config",
            "crate::bench",
        ],
    ),
    ("src/bots", OUTER_WORLD),
    (
        "src/store",
        &[
            "crate::rules",
            "crate::games",
            "crate::app",
            "crate::bots",
            "crate::auth",
            "crate::http",
            "crate::config",
            "crate::bench",
        ],
    ),
    ("src/store", &["actix_web", "utoipa", "std::env"]),
    (
        "src/auth",
        &[
            "crate::rules",
            "crate::games",
            "crate::app",
            "crate::bots",
            "crate::http",
            "crate::config",
            "crate::bench",
        ],
    ),
    ("src/auth", &["actix_web", "sled", "std::env"]),
    (
        "src/app",
        &[
            "crate::http",
            "crate::config",
            "crate::bench",
            "actix_web",
            "actix_cors",
            "utoipa_actix_web",
            "sled",
            "std::env",
        ],
    ),
    ("src/bench", &["crate::http", "crate::config", "sled"]),
    (
        "src/http",
        &[
            "crate::games::*::state",
            "crate::games::*::event",
            "crate::config",
            "crate::bench",
            "sled",
            "std::env",
            "std::fs",
        ],
    ),
    (
        "tests/it/http",
        &["kontor_app", "kontor_auth", "kontor_games", "kontor_rules", "kontor_store"],
    ),
];

/// Where results could begin to depend on anything but options, luck and actions, or secrets could
/// get out.
const OUTER_WORLD: &[&str] = &[
    "std::time",
    "std::fs",
    "std::env",
    "std::net",
    "std::thread",
    "std::process",
    "std::io",
    "HashMap",
    "HashSet",
    "RandomState",
    "f32",
    "f64",
    "async",
    "await",
    "static",
    "thread_local",
    "OnceLock",
    "LazyLock",
    "OnceCell",
    "AtomicU64",
    "AtomicUsize",
    "println",
    "eprintln",
];

/// What stands behind a wall for a reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    // Scripted luck that was not used up fails its test when it is dropped, but not a test that
    // fails already.
    ("src/rules/chance.rs", "std::thread::panicking"),
];

/// The dependencies that the rules may use: shapes of what is stored and shown, error types, lists
/// with a limit, and the published luck.
const CRATES_OF_THE_RULES: &[&str] = &["serde", "utoipa", "thiserror", "arrayvec", "rand_chacha"];

/// Where a secret may be read: where it is kept, decided on, changed, shown to whom it belongs,
/// counted at the end, and appraised, which is asked of imagined worlds alone.
const SECRETS_READ_IN: &[&str] = &[
    "rules/hidden.rs",
    "/state.rs",
    "/evolve.rs",
    "/evolve/",
    "/view.rs",
    "/view/",
    "/determinize.rs",
    "/scoring.rs",
    "/evaluation.rs",
    "/phases/",
];

/// Assertions that print what they compare: in the rules that may be a hidden card, and panics are
/// logged.
const TELLING_ASSERTIONS: &[&str] = &["assert_eq!", "assert_ne!"];

/// Words that do not stand in finished work. Written in halves, so that this file may stand in the
/// repository.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("db", "g!("),
    concat!("#[ig", "nore"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
];

/// Paths of somebody's machine.
const MACHINE_PATHS: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/wo", "rk/"),
    concat!("/t", "mp/"),
    concat!("/Us", "ers/"),
];

#[test]
fn no_room_names_what_lies_behind_its_walls() {
    let mut found = Vec::new();
    for (room, banned) in WALLS {
        found.extend(mentions(room, |path| {
            banned.iter().any(|banned| is_at_or_below(path, banned))
        }));
    }
    assert!(found.is_empty(), "behind the wall:\n{}", found.join("\n"));
}

#[test]
fn the_rules_use_no_dependency_but_the_few_they_are_made_of() {
    let manifest = read(&root().join("Cargo.toml"));
    let of_the_program = manifest
        .split("[dependencies]")
        .nth(1)
        .and_then(|rest| rest.split("\n[").next())
        .expect("dependencies");
    let names = of_the_program
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name.trim().replace('-', "_"));
    let banned: BTreeSet<String> =
        names.filter(|name| !CRATES_OF_THE_RULES.contains(&name.as_str())).collect();
    assert!(banned.contains("actix_web"), "the manifest was not understood");
    let mut found = mentions("src/rules", |path| banned.contains(path[0].as_str()));
    found.extend(mentions("src/games", |path| banned.contains(path[0].as_str())));
    assert!(found.is_empty(), "not for the rules:\n{}", found.join("\n"));
}

#[test]
fn secrets_are_read_only_where_they_may_be() {
    let mut found = Vec::new();
    for file in sources_of_room("src") {
        let name = relative(&file);
        if SECRETS_READ_IN.iter().any(|place| name.contains(place)) {
            continue;
        }
        for (number, line) in code_lines(&read(&file)) {
            if line.contains(".reveal(")
                || line.contains(".reveal_mut(")
                || line.contains("Hidden::reveal")
            {
                found.push(format!("{name}:{number}: {}", line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "a secret is read outside of its places:\n{}", found.join("\n"));
}

#[test]
fn no_panic_of_the_rules_prints_what_it_compares() {
    let mut found = Vec::new();
    for file in ["src/rules", "src/games"].iter().flat_map(|room| sources_of_room(room)) {
        for (number, line) in code_lines(&read(&file)) {
            if TELLING_ASSERTIONS.iter().any(|assertion| line.contains(assertion)) {
                found.push(format!("{}:{number}: {}", relative(&file), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "`assert!` tells no secrets:\n{}", found.join("\n"));
}

#[test]
fn every_module_says_first_what_it_is_for() {
    let files = ["src", "tests", "benches"].iter().flat_map(|folder| sources(folder));
    let headless: Vec<String> =
        files.filter(|file| !read(file).starts_with("//! ")).map(|file| relative(&file)).collect();
    assert!(headless.is_empty(), "without a head:\n{}", headless.join("\n"));
}

/// The map is the first tree in ARCHITECTURE.md; `<name>` in it stands for any one name.
#[test]
fn the_map_names_every_file_and_nothing_else() {
    let page = read(&root().join("ARCHITECTURE.md"));
    let tree = page
        .split("```text\nsrc/\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .expect("the map of src/");
    let map = paths_of_tree(tree);
    let mut there = Vec::new();
    walk(&root().join("src"), &mut |path| {
        there.push(relative(path).trim_start_matches("src/").to_owned())
    });
    let missing: Vec<&String> =
        there.iter().filter(|path| !map.iter().any(|place| stands_for(place, path))).collect();
    let gone: Vec<&String> =
        map.iter().filter(|place| !there.iter().any(|path| stands_for(place, path))).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "the map lacks {missing:#?}\nand names what is gone: {gone:#?}"
    );
}

#[test]
fn nothing_is_unfinished_and_no_file_knows_a_machine() {
    let mut found = Vec::new();
    walk(&root(), &mut |path| {
        let Ok(text) = fs::read_to_string(path) else { return };
        for (index, line) in text.lines().enumerate() {
            if let Some(word) =
                UNFINISHED.iter().chain(MACHINE_PATHS).find(|word| line.contains(**word))
            {
                found.push(format!("{}:{}: {word}", relative(path), index + 1));
            }
        }
    });
    assert!(found.is_empty(), "found:\n{}", found.join("\n"));
}

/// The scanner itself: what it does not see, no wall can stop.
#[test]
fn imports_in_braces_and_relative_paths_are_spelt_out() {
    let text = "use std::{\n    fmt,\n    sync::{Arc, Mutex},\n};\n// std::env\nfn f<'static>() { super::super::store::x(); }\n";
    let module = module_of(&root().join("src/games/medici/state.rs"));
    let named: Vec<String> = paths_named(text)
        .into_iter()
        .map(|(line, path)| format!("{line} {}", absolute(&module, path).join("::")))
        .collect();
    for path in ["2 std::fmt", "3 std::sync::Arc", "3 std::sync::Mutex", "6 crate::games::store::x"]
    {
        assert!(named.contains(&path.to_owned()), "{path} is not among {named:?}");
    }
    assert!(
        !named.iter().any(|path| path.contains("env") || path.contains("static")),
        "comments and lifetimes are no paths"
    );
}

/// Every place in a room's code that names a path of this kind, as `file:line: path`.
fn mentions(room: &str, is_meant: impl Fn(&[String]) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for file in sources_of_room(room) {
        let module = module_of(&file);
        for (number, path) in paths_named(&read(&file)) {
            let path = absolute(&module, path);
            let is_excepted = EXCEPTIONS.contains(&(&relative(&file), &path.join("::")));
            if is_meant(&path) && !is_excepted {
                found.push(format!("{}:{number}: {}", relative(&file), path.join("::")));
            }
        }
    }
    found
}

/// Whether a path is, or leads below, the banned one.
fn is_at_or_below(path: &[String], banned: &str) -> bool {
    if !banned.contains("::") {
        return path.iter().any(|part| part == banned);
    }
    let banned: Vec<&str> = banned.split("::").collect();
    path.len() >= banned.len()
        && banned.iter().zip(path).all(|(banned, part)| *banned == "*" || banned == part)
}

/// The lines of a file that are code of the program: no comments, no unit tests at its end.
fn code_lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    let mut all = text.lines().enumerate().peekable();
    while let Some((index, line)) = all.next() {
        let opens_tests = |next: &str| next.starts_with("mod ") && next.ends_with('{');
        if line == "#[cfg(test)]" && all.peek().is_some_and(|(_, next)| opens_tests(next)) {
            break;
        }
        lines.push((index + 1, line.split("//").next().unwrap_or_default()));
    }
    lines
}

/// Every path that a file's code names, imports in braces spelt out, with its line.
fn paths_named(text: &str) -> Vec<(usize, Vec<String>)> {
    let mut named = Vec::new();
    // What stands before each open brace of the import that the line belongs to.
    let mut prefixes: Vec<Vec<String>> = Vec::new();
    let mut importing = false;
    for (number, line) in code_lines(text) {
        let start = line.trim_start();
        importing |=
            start.starts_with("use ") || (start.starts_with("pub") && start.contains(" use "));
        for token in tokens(line) {
            match token {
                Token::Path(path) => {
                    let prefix = prefixes.last().cloned().unwrap_or_default();
                    named.push((number, prefix.into_iter().chain(path).collect()));
                }
                Token::Open if importing => {
                    let (_, prefix) =
                        named.pop().expect("a path stands before the brace of an import");
                    prefixes.push(prefix);
                }
                Token::Close if importing => drop(prefixes.pop()),
                Token::End => importing = false,
                Token::Open | Token::Close => {}
            }
        }
    }
    named
}

enum Token {
    Path(Vec<String>),
    Open,
    Close,
    End,
}

/// Paths, braces and ends of statements in a line; words in quotes are taken for paths too, which
/// does no harm.
fn tokens(line: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        if is_part(first) {
            let end = rest.find(|c: char| !is_part(c) && c != ':').unwrap_or(rest.len());
            let path: Vec<String> =
                rest[..end].split("::").map(|part| part.trim_matches(':').to_owned()).collect();
            tokens.push(Token::Path(path.into_iter().filter(|part| !part.is_empty()).collect()));
            rest = &rest[end..];
            continue;
        }
        rest = &rest[first.len_utf8()..];
        match first {
            '{' => tokens.push(Token::Open),
            '}' => tokens.push(Token::Close),
            ';' => tokens.push(Token::End),
            // A lifetime is no path.
            '\'' => rest = rest.trim_start_matches(is_part),
            _ => {}
        }
    }
    tokens
}

/// `crate::games::medici` for `src/games/medici/mod.rs`.
fn module_of(file: &Path) -> Vec<String> {
    let name = relative(file);
    let inner = name.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
    std::iter::once("crate").chain(inner.split('/')).map(str::to_owned).collect()
}

/// The path from the crate's root, where it was written from `self` or `super`.
fn absolute(module: &[String], path: Vec<String>) -> Vec<String> {
    let ups = path.iter().take_while(|part| *part == "super").count();
    let is_self = usize::from(path.first().is_some_and(|part| part == "self"));
    if ups + is_self == 0 {
        return path;
    }
    let kept = module.len().saturating_sub(ups);
    module[..kept].iter().cloned().chain(path.into_iter().skip(ups + is_self)).collect()
}

/// The files of a tree that is drawn by indentation, two blanks to a level.
fn paths_of_tree(tree: &str) -> Vec<String> {
    let mut folders: Vec<String> = Vec::new();
    let mut files = Vec::new();
    for line in tree.lines().filter(|line| !line.trim().is_empty()) {
        let depth = (line.len() - line.trim_start().len()) / 2 - 1;
        folders.truncate(depth);
        // Several files may share a line and its comment; the comment is set off by two blanks.
        let names = line.trim_start().split("  ").next().expect("a line has a beginning");
        for name in names.split(' ') {
            match name.strip_suffix('/') {
                Some(folder) => folders.push(folder.to_owned()),
                None => files.push(
                    folders.iter().map(String::as_str).chain([name]).collect::<Vec<_>>().join("/"),
                ),
            }
        }
    }
    files
}

/// Whether a place on the map stands for this file.
fn stands_for(place: &str, file: &str) -> bool {
    let (places, parts): (Vec<&str>, Vec<&str>) =
        (place.split('/').collect(), file.split('/').collect());
    places.len() == parts.len()
        && places.iter().zip(parts).all(|(place, part)| *place == part || place.starts_with('<'))
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn relative(path: &Path) -> String {
    path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The Rust files of a folder.
fn sources(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    walk(&root().join(folder), &mut |path| files.push(path.to_owned()));
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
    files
}

/// Those of a room that are not its unit tests, which may name what they like.
fn sources_of_room(room: &str) -> Vec<PathBuf> {
    let is_test = |inner: &str| inner.ends_with("/tests.rs") || inner.contains("/tests/");
    let inner = |file: &Path| relative(file)[room.len()..].to_owned();
    sources(room).into_iter().filter(|file| !is_test(&inner(file))).collect()
}

/// Every file below a folder, in order, but what is fetched, built or stored there.
fn walk(folder: &Path, visit: &mut dyn FnMut(&Path)) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a readable entry").path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let passed_over = ["target", "node_modules", "kontor-data"].contains(&name.as_str())
            || (name.starts_with('.') && name != ".ci");
        match path.is_dir() {
            _ if passed_over => {}
            true => walk(&path, visit),
            false => visit(&path),
        }
    }
}
