//! Rules of the source tree that neither Cargo nor clippy can check.
//!
//! Every test scans the sources and reports file and line. The manifests say which crate may use
//! which other (`crates.rs`), and `src/rules/clippy.toml` says what the rules must not use.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The crates that a test over HTTP must not name, because it uses the server as a client does.
const SERVER_CRATES: &[&str] = &[
    "kontor_accounts",
    "kontor_app",
    "kontor_auth",
    "kontor_contract",
    "kontor_environment",
    "kontor_games",
    "kontor_json",
    "kontor_log",
    "kontor_problems",
    "kontor_rules",
    "kontor_service",
    "kontor_store",
    "kontor_tables",
];

/// The files that may read a secret: those of the state, of decisions, of events, of views, of
/// scores, and of the evaluation by bots, which get determinized states only.
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

/// What only a few files of the application and of HTTP may do, because it needs the type of a
/// game.
struct Wall {
    /// The words by which it is recognised.
    words: &'static [&'static str],
    /// The files that may have them, each with its reason.
    files: &'static [(&'static str, &'static str)],
}

/// The walls at which the type of a game ends.
const WALLS: &[Wall] = &[
    // To be generic over the rules.
    Wall {
        words: &["Rules", "Exposed"],
        files: &[
            ("src/log/any_rules.rs", "implements the object that a log needs"),
            ("src/contract/typed_game.rs", "implements the object that viewers and players need"),
            ("src/contract/exposed.rs", "makes the unions of the contract"),
            ("src/http/rulesets.rs", "lists schemas, which are those of types"),
        ],
    },
    // To write code once for each game.
    Wall {
        words: &["dispatch!", "for_each_game!"],
        files: &[
            ("src/log/any_rules.rs", "chooses the object that a log needs"),
            ("src/contract/typed_game.rs", "chooses the object that viewers and players need"),
            ("src/contract/exposed.rs", "makes the unions of the contract"),
            ("src/http/rulesets.rs", "lists schemas, which are those of types"),
        ],
    },
    // To open a state or events.
    Wall {
        words: &[".get::<", ".get_mut::<", ".shared::<"],
        files: &[
            ("src/log/any_rules.rs", "applies and writes events"),
            ("src/contract/typed_game.rs", "makes views and plays actions"),
            ("src/accounts/conversion.rs", "reads documents, and no game"),
            ("src/http/identity.rs", "reads what belongs to a request, and no game"),
        ],
    },
];

/// Assertions that print what they compare. In the rules that may be a hidden card, and the log
/// would contain it.
const PRINTING_ASSERTIONS: &[&str] = &["assert_eq!", "assert_ne!"];

/// Words that mark unfinished work. They are written in halves, so that this file does not contain
/// them.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("db", "g!("),
    concat!("#[ig", "nore"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
];

/// Paths of a developer's machine.
const MACHINE_PATHS: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/wo", "rk/"),
    concat!("/t", "mp/"),
    concat!("/Us", "ers/"),
];

/// Maximum number of lines of a file, with comments and unit tests.
const FILE_LINES_MAX: usize = 400;

/// The folders with Rust files.
const RUST_FOLDERS: [&str; 5] = ["src", "tests", "benches", "clients", "tools"];

/// What a generated file says in the comment at its top. No person has to read it as a whole.
const GENERATED: &str = "// Generated from ";

#[test]
fn tests_over_http_name_no_crate_of_the_server() {
    let mut found = Vec::new();
    for file in sources("tests/it/http") {
        for (number, line) in code_lines(&read(&file)) {
            if SERVER_CRATES.iter().any(|name| line.contains(name)) {
                found.push(format!("{}:{number}: {}", relative(&file), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "tests over HTTP name crates of the server:\n{}", found.join("\n"));
}

#[test]
fn secrets_are_read_only_where_they_may_be() {
    let mut found = Vec::new();
    for file in sources_without_tests("src") {
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
fn the_type_of_a_game_ends_at_its_objects() {
    let (mut found, mut passed) = (Vec::new(), Vec::new());
    let walled = [
        "src/log",
        "src/contract",
        "src/service",
        "src/accounts",
        "src/tables",
        "src/app",
        "src/http",
    ];
    for file in walled.iter().flat_map(|folder| sources_without_tests(folder)) {
        let (name, text) = (relative(&file), read(&file));
        for (number, line) in code_lines(&text) {
            for Wall { words, files } in WALLS.iter().filter(|wall| wall.stops(line)) {
                match files.iter().find(|(allowed, _)| *allowed == name) {
                    Some((allowed, _)) => passed.push((*words, *allowed)),
                    None => found.push(format!("{name}:{number}: {}", line.trim())),
                }
            }
        }
    }
    assert!(found.is_empty(), "these need the type of a game:\n{}", found.join("\n"));
    for Wall { words, files } in WALLS {
        for (allowed, _) in *files {
            assert!(passed.contains(&(*words, *allowed)), "{allowed} has none of {words:?}");
        }
    }
}

#[test]
fn a_wall_stops_every_bound_and_nothing_else() {
    let stops = |line: &str| WALLS.iter().any(|wall| wall.stops(line));
    for line in [
        "fn f<R: Rules>() {}",
        "    R: Clone + kontor_rules::Rules,",
        "fn f(rules: impl Exposed) {}",
        "impl<R> Rules for Wrapped<R> {",
        "use kontor_rules::Rules as Any;",
        "kontor_games::dispatch!(kind, R => of::<R>())",
        "kontor_games::for_each_game!(all);",
        "let state = state.get::<R>();",
        "let state = running.state.shared::<Medici>();",
    ] {
        assert!(stops(line), "{line}");
    }
    for line in [
        "rules: &'static dyn AnyRules,",
        "struct TypedRules;",
        "use self::exposed::{ExposedOnly, RulesetList};",
        "let rules = rules_of(kind);",
        "use kontor_games::dispatch;",
        "let state = states.get(0);",
    ] {
        assert!(!stops(line), "{line}");
    }
}

#[test]
fn no_panic_of_the_rules_prints_what_it_compares() {
    let mut found = Vec::new();
    for file in ["src/rules", "src/games"].iter().flat_map(|folder| sources_without_tests(folder)) {
        for (number, line) in code_lines(&read(&file)) {
            if PRINTING_ASSERTIONS.iter().any(|assertion| line.contains(assertion)) {
                found.push(format!("{}:{number}: {}", relative(&file), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "`assert!` tells no secrets:\n{}", found.join("\n"));
}

#[test]
fn every_module_begins_with_its_purpose() {
    let files = ["src", "tests", "benches"].iter().flat_map(|folder| sources(folder));
    let headless: Vec<String> =
        files.filter(|file| !read(file).starts_with("//! ")).map(|file| relative(&file)).collect();
    assert!(headless.is_empty(), "modules without a head:\n{}", headless.join("\n"));
}

#[test]
fn no_file_is_too_long_to_be_read_in_one_go() {
    let mut found = Vec::new();
    for file in RUST_FOLDERS.iter().flat_map(|folder| sources(folder)) {
        let (name, text) = (relative(&file), read(&file));
        let lines = text.lines().count();
        if lines > FILE_LINES_MAX && !is_generated(&text) {
            found.push(format!("{name} has {lines} lines"));
        }
    }
    assert!(found.is_empty(), "at most {FILE_LINES_MAX} are allowed:\n{}", found.join("\n"));
}

#[test]
fn only_the_comment_at_its_top_says_that_a_file_is_generated() {
    assert!(is_generated("//! Types.\n// Generated from a document.\n\nstruct A;\n"));
    assert!(!is_generated("//! Types.\n\n// Generated from a document.\nstruct A;\n"));
}

/// The order is the one in which the documentation of `src/games/lib.rs` lists the files.
#[test]
fn the_files_of_a_game_import_only_files_before_them() {
    let page = read(&root().join("src/games/lib.rs"));
    let files = page.lines().filter_map(|line| line.strip_prefix("//! * `")?.split('`').next());
    let order: Vec<&str> =
        files.map(|file| file.trim_end_matches(".rs").trim_end_matches('/')).collect();
    assert!(order.first() == Some(&"game") && order.last() == Some(&"tests"), "{order:?}");
    let mut found = Vec::new();
    for file in sources_without_tests("src/games") {
        let name = relative(&file);
        let part = name.split('/').nth(3).unwrap_or_default().trim_end_matches(".rs");
        let Some(place) = order.iter().position(|other| *other == part) else { continue };
        for (number, line) in code_lines(&read(&file)) {
            let names = |module: &&&str| has_word(line, &format!("{module}::"));
            if let Some(later) = order[place + 1..].iter().find(names) {
                found.push(format!("{name}:{number}: {later} comes later"));
            }
        }
    }
    assert!(found.is_empty(), "against the order:\n{}", found.join("\n"));
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

fn is_generated(text: &str) -> bool {
    let mut top = text.lines().take_while(|line| line.starts_with("//"));
    top.any(|line| line.starts_with(GENERATED))
}

/// The lines of a file that are code of the program: no comments, no unit tests at its end.
pub(crate) fn code_lines(text: &str) -> Vec<(usize, &str)> {
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

impl Wall {
    /// Whether a line of code has one of the words.
    fn stops(&self, line: &str) -> bool {
        self.words.iter().any(|word| has_word(line, word))
    }
}

/// Whether a line of code has this word, and not as a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + word.len()..]);
        let goes_on_before = word.starts_with(is_letter) && before.ends_with(is_letter);
        let goes_on_after = word.ends_with(is_letter) && after.starts_with(is_letter);
        !goes_on_before && !goes_on_after
    })
}

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn relative(path: &Path) -> String {
    path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/")
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The Rust files of a folder.
pub(crate) fn sources(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    walk(&root().join(folder), &mut |path| files.push(path.to_owned()));
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
    files
}

/// The Rust files of a folder without unit tests, to which these rules do not apply.
pub(crate) fn sources_without_tests(folder: &str) -> Vec<PathBuf> {
    let is_test = |inner: &str| inner.ends_with("/tests.rs") || inner.contains("/tests/");
    let inner = |file: &Path| relative(file)[folder.len()..].to_owned();
    sources(folder).into_iter().filter(|file| !is_test(&inner(file))).collect()
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
