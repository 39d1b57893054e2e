//! The crates of the workspace: arrows between them lead only downwards, none is too large to be
//! compiled as one, and no files of a crate import each other in a circle.

mod imports;

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use self::imports::Graph;
use crate::tidy::{code_lines, read, relative, root, sources_without_tests};

/// Maximum number of lines of a crate, without comments, blank lines and unit tests.
const LINES_MAX: usize = 15_000;

/// The crates of which each folder is measured for itself, because no folder imports another.
const MEASURED_BY_FOLDER: &[&str] = &["src/games"];

/// The circles that are left, each as the crate and the files. No circle may come, and none may
/// grow: who breaks one, or takes a file out of it, changes this list.
const OPEN: &[(&str, &[&str])] = &[
    (
        "src/store",
        &[
            "postgres/checks.rs",
            "postgres/connection.rs",
            "postgres/index.rs",
            "postgres/read.rs",
            "postgres/schema.rs",
        ],
    ),
    ("src/service", &["members.rs", "members/observed.rs"]),
];

#[test]
fn crates_use_only_those_above_them_in_the_list_of_the_workspace() {
    let members = members();
    let order: Vec<String> = members.iter().map(|folder| name_of(folder)).collect();
    let mut found = Vec::new();
    for (folder, place) in members.iter().zip(0..) {
        for used in used_by(folder) {
            if !order[..place].contains(&used) {
                found.push(format!("{folder} uses {used}, which is not above it"));
            }
        }
    }
    assert!(found.is_empty(), "against the order in Cargo.toml:\n{}", found.join("\n"));
    for used in used_by("") {
        assert!(order.contains(&used), "the program uses {used}, which is no member");
    }
}

#[test]
fn no_crate_is_too_large_to_be_compiled_as_one() {
    let mut found = Vec::new();
    for (part, lines) in crates().into_iter().flat_map(|folder| sizes(&folder)) {
        if lines > LINES_MAX {
            found.push(format!("{part} has {lines} lines, at most {LINES_MAX} are allowed"));
        }
    }
    assert!(found.is_empty(), "sizes:\n{}", found.join("\n"));
}

#[test]
fn folders_that_are_measured_for_themselves_do_not_know_each_other() {
    let part = |file: &str| file.split('/').next().unwrap_or_default().to_owned();
    for folder in MEASURED_BY_FOLDER {
        // The root lists all folders.
        let graph = graph_of(folder).into_iter().filter(|(file, _)| file.contains('/'));
        for (file, imported) in graph {
            let foreign: Vec<_> =
                imported.iter().filter(|other| part(other) != part(&file)).collect();
            assert!(foreign.is_empty(), "{folder}/{file} imports {foreign:?}");
        }
    }
}

#[test]
fn no_files_of_a_crate_import_each_other_in_a_circle() {
    let open = OPEN.iter().map(|(folder, files)| {
        let files = files.iter().map(|file| (*file).to_owned()).collect();
        ((*folder).to_owned(), files)
    });
    let open: BTreeSet<(String, BTreeSet<String>)> = open.collect();
    let mut found = BTreeSet::new();
    for folder in crates() {
        let circles = circles(&graph_of(&folder)).into_iter();
        found.extend(circles.map(|circle| (folder.clone(), circle)));
    }
    let new: Vec<_> = found.difference(&open).collect();
    let gone: Vec<_> = open.difference(&found).collect();
    assert!(new.is_empty(), "circles that are not in `OPEN`: {new:#?}");
    assert!(gone.is_empty(), "these of `OPEN` are circles no more: {gone:#?}");
}

#[test]
fn imports_are_found_however_they_are_written() {
    let files = [
        (
            "lib.rs",
            "mod a;\nmod b;\nmod c;\nmod d;\nmod f;\npub use b::{Shown as Seen, inner::Other};\n\
             pub struct Root;\nfn run() { f::start() }\n",
        ),
        (
            "a.rs",
            "use crate::{\n    c::{self, X},\n    y,\n};\n// use crate::d;\nuse super::Seen;\n",
        ),
        ("b/mod.rs", "mod inner;\nmod leaf;\npub use leaf::Leaf;\npub struct Shown;\n"),
        (
            "b/inner.rs",
            "use super::super::d::Y;\nuse super::{Leaf, Shown};\npub struct Other(crate::c::X);\n",
        ),
        ("b/leaf.rs", "pub struct Leaf;\n"),
        ("c.rs", "fn f() { crate::a::g() }\n#[cfg(test)]\nmod tests {\n    use crate::d;\n}\n"),
        ("d.rs", "use crate::Other;\nuse crate::d::own;\nuse crate::b::Leaf as L;\n"),
        ("e/mod.rs", "mod child;\nfn f() { child::g() }\npub use crate::b::Leaf;\n"),
        ("e/child.rs", "use std::a::B;\nfn g() { d::x(); self::h() }\n"),
        ("f.rs", "use crate::{Root, b::Leaf};\n"),
        ("main.rs", "use crate::g::G;\nuse library::Root;\n"),
        ("g.rs", "pub struct G;\n"),
    ];
    let graph = imports::graph(&files.map(|(name, text)| (name.to_owned(), text.to_owned())));
    let imports = |file: &str| graph[file].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(imports("a.rs"), ["b/mod.rs", "c.rs", "lib.rs"]);
    assert!(imports("b/mod.rs").is_empty(), "what is only passed on is imported from its file");
    assert_eq!(imports("b/inner.rs"), ["b/leaf.rs", "b/mod.rs", "c.rs", "d.rs"]);
    assert_eq!(imports("c.rs"), ["a.rs"]);
    assert_eq!(imports("d.rs"), ["b/inner.rs", "b/leaf.rs"]);
    assert_eq!(imports("e/mod.rs"), ["b/leaf.rs", "e/child.rs"]);
    assert!(imports("e/child.rs").is_empty());
    assert_eq!(imports("lib.rs"), ["f.rs"], "to declare a module is no import");
    assert_eq!(imports("f.rs"), ["b/leaf.rs", "lib.rs"]);
    assert_eq!(imports("main.rs"), ["g.rs"], "the program beside a library is no root of it");
    let circle = |files: &[&str]| files.iter().map(|file| (*file).to_owned()).collect();
    let all: [BTreeSet<String>; 3] =
        [circle(&["a.rs", "c.rs"]), circle(&["b/inner.rs", "d.rs"]), circle(&["f.rs", "lib.rs"])];
    assert_eq!(circles(&graph), all);
}

/// The compiler writes short functions into the crates that call them, and what a function names is
/// compiled where it stands: all rules of all games, in each crate.
#[test]
fn functions_that_give_out_an_object_of_all_games_are_compiled_where_they_are_written() {
    let (mut found, mut known) = (Vec::new(), 0);
    for path in crates().iter().flat_map(|folder| sources_without_tests(folder)) {
        let text = read(&path);
        let mut before = "";
        for line in text.lines().map(str::trim) {
            if line.starts_with("pub fn ") && line.contains("-> &'static dyn ") {
                known += 1;
                if before != "#[inline(never)]" {
                    found.push(format!("{}: {line}", relative(&path)));
                }
            }
            before = line;
        }
    }
    assert!(known > 1 && found.is_empty(), "not marked `#[inline(never)]`:\n{}", found.join("\n"));
}

/// The folders of the members of the workspace, in the order of its manifest.
fn members() -> Vec<String> {
    let manifest = read(&root().join("Cargo.toml"));
    let (_, list) = manifest.split_once("members = [").expect("a list of members");
    let (list, _) = list.split_once(']').expect("a list ends");
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The folders of the crates of the program, but that of its command line, which is `src` itself.
fn crates() -> Vec<String> {
    members().into_iter().filter(|folder| folder.starts_with("src/")).collect()
}

fn name_of(folder: &str) -> String {
    let manifest = read(&root().join(folder).join("Cargo.toml"));
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = \""));
    name.and_then(|name| name.strip_suffix('"')).expect("a crate has a name").to_owned()
}

/// The crates of the workspace that a crate uses. Its tests may use one that stands on it.
fn used_by(folder: &str) -> BTreeSet<String> {
    let manifest = read(&root().join(folder).join("Cargo.toml"));
    let manifest = manifest.split("[dev-dependencies]").next().unwrap_or_default();
    let names = manifest.lines().filter_map(|line| line.split(['.', ' ', '=']).next());
    let is_used = |name: &&str| {
        let used = format!("{name}.workspace");
        let used_with = format!("{name} = {{ workspace");
        name.starts_with("kontor-") && (manifest.contains(&used) || manifest.contains(&used_with))
    };
    names.filter(is_used).map(str::to_owned).collect()
}

/// The lines of a crate, or of each of its folders.
fn sizes(folder: &str) -> BTreeMap<String, usize> {
    let mut sizes = BTreeMap::new();
    for file in sources_without_tests(folder) {
        let name = relative(&file);
        let inner = name.strip_prefix(folder).and_then(|inner| inner.split('/').nth(1));
        let part = match inner {
            Some(inner) if MEASURED_BY_FOLDER.contains(&folder) => format!("{folder}/{inner}"),
            _ => folder.to_owned(),
        };
        let text = read(&file);
        let lines = code_lines(&text).into_iter().filter(|(_, line)| !line.trim().is_empty());
        *sizes.entry(part).or_default() += lines.count();
    }
    sizes
}

/// Which files of a crate import which.
fn graph_of(folder: &str) -> Graph {
    let named = |file: &Path| {
        let name = relative(file)[folder.len() + 1..].to_owned();
        (name, read(file))
    };
    let files: Vec<_> = sources_without_tests(folder).iter().map(|file| named(file)).collect();
    imports::graph(&files)
}

/// Sets of files of which each reaches all others by imports.
fn circles(graph: &Graph) -> Vec<BTreeSet<String>> {
    let reached: BTreeMap<&String, BTreeSet<String>> =
        graph.keys().map(|module| (module, reached_from(graph, module))).collect();
    let mut circles: Vec<BTreeSet<String>> = Vec::new();
    for (module, reaches) in &reached {
        let is_known = circles.iter().any(|circle| circle.contains(*module));
        if reaches.contains(*module) && !is_known {
            let back = |other: &&String| reached[other].contains(*module);
            circles.push(reaches.iter().filter(back).cloned().collect());
        }
    }
    circles
}

/// All files that a file imports, and that these import.
fn reached_from(graph: &Graph, module: &str) -> BTreeSet<String> {
    let (mut reached, mut waiting) = (BTreeSet::new(), vec![module.to_owned()]);
    while let Some(next) = waiting.pop() {
        for imported in &graph[&next] {
            if reached.insert(imported.clone()) {
                waiting.push(imported.clone());
            }
        }
    }
    reached
}
