//! The crates of the workspace: arrows between them lead only downwards, none is too large to be
//! compiled as one, and no modules of a crate import each other in a circle.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use crate::tidy::{code_lines, read, relative, root, sources_without_tests};

/// Maximum number of lines of a crate, without comments, blank lines and unit tests.
const LINES_MAX: usize = 15_000;

/// The crates of which each folder is measured for itself, because no folder imports another.
const MEASURED_BY_FOLDER: &[&str] = &["src/games"];

/// The modules of a crate, each with those that it imports.
type Graph = BTreeMap<String, BTreeSet<String>>;

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
    for folder in MEASURED_BY_FOLDER {
        for (module, imported) in graph_of(folder) {
            assert!(imported.is_empty(), "{folder}/{module} imports {imported:?}");
        }
    }
}

#[test]
fn no_modules_of_a_crate_import_each_other_in_a_circle() {
    let mut found = Vec::new();
    for folder in crates() {
        let circles = circles(&graph_of(&folder)).into_iter();
        found.extend(circles.map(|circle| format!("{folder}: {circle:?}")));
    }
    assert!(found.is_empty(), "circles:\n{}", found.join("\n"));
}

#[test]
fn the_files_of_tables_import_each_other_in_no_circle() {
    let graph = graph_below("src/tables", "table");
    assert!(graph["seats"].contains("game"), "imports are found");
    let circles = circles(&graph);
    assert!(circles.is_empty(), "circles:\n{circles:?}");
}

#[test]
fn imports_are_found_however_they_are_written() {
    let files = [
        ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;\npub use b::{Shown as Seen, inner::Other};\n"),
        (
            "a.rs",
            "use crate::{\n    c::{self, X},\n    y,\n};\n// use crate::d;\nuse super::Seen;\n",
        ),
        ("b/mod.rs", "mod inner;\npub struct Shown;\n"),
        (
            "b/inner.rs",
            "use super::super::d::Y;\nuse super::Shown;\npub struct Other(super::super::c::X);\n",
        ),
        ("c.rs", "fn f() { crate::a::g() }\n#[cfg(test)]\nmod tests {\n    use crate::d;\n}\n"),
        ("d.rs", "use crate::Other;\nuse crate::d::own;\n"),
    ];
    let graph = graph(&files.map(|(name, text)| (name.to_owned(), text.to_owned())));
    let imports = |module: &str| graph[module].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(imports("a"), ["b", "c"]);
    assert_eq!(imports("b"), ["c", "d"]);
    assert_eq!(imports("c"), ["a"]);
    assert_eq!(imports("d"), ["b"]);
    let all = ["a", "b", "c", "d"].map(str::to_owned);
    assert_eq!(circles(&graph), [BTreeSet::from(all)]);
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

/// Which top modules of a crate import which.
fn graph_of(folder: &str) -> Graph {
    let named = |file: &Path| {
        let name = relative(file)[folder.len() + 1..].to_owned();
        (name, read(file))
    };
    let files: Vec<_> = sources_without_tests(folder).iter().map(|file| named(file)).collect();
    graph(&files)
}

/// Which files of a top module of a crate import which. A file counts with the folder of its name.
fn graph_below(folder: &str, module: &str) -> Graph {
    let inner = format!("{folder}/{module}");
    let named = |file: &Path| {
        let (name, text) = (relative(file)[inner.len() + 1..].to_owned(), code(&read(file)));
        let of_crate = imports(&text, depth_of(&name) + 1).into_iter();
        let from_root =
            of_crate.filter(|path| path[0] == module).filter_map(|path| path.into_iter().nth(1));
        // Without imports from the root of the crate, those from the root of the module are left.
        let inside = imports(&text.replace("crate::", "root::"), depth_of(&name)).into_iter();
        let beside = inside.filter_map(|path| path.into_iter().next());
        let uses = from_root.chain(beside).map(|other| format!("use crate::{other};\n"));
        (name, uses.collect::<String>())
    };
    let files = sources_without_tests(&inner);
    let files: Vec<_> = files.iter().map(|file| named(file)).collect();
    graph(&files.into_iter().filter(|(name, _)| name != "mod.rs").collect::<Vec<_>>())
}

/// The same from the files of a crate. What its root imports by name counts as an import of the module
/// from which the root has the name.
fn graph(files: &[(String, String)]) -> Graph {
    let is_root = |name: &str| name == "lib.rs" || name == "main.rs";
    let mut graph = Graph::new();
    for (name, _) in files.iter().filter(|(name, _)| !is_root(name)) {
        graph.entry(module_of(name).to_owned()).or_default();
    }
    let texts: Vec<(&str, String)> =
        files.iter().map(|(name, text)| (name.as_str(), code(text))).collect();
    let roots = texts.iter().filter(|(name, _)| is_root(name));
    let of_root: BTreeMap<String, String> =
        roots.flat_map(|(_, text)| names_of_root(text, &graph)).collect();
    for (name, text) in texts.iter().filter(|(name, _)| !is_root(name)) {
        let module = module_of(name);
        let heads =
            imports(text, depth_of(name)).into_iter().filter_map(|path| path.into_iter().next());
        let imported = heads.filter_map(|head| match graph.contains_key(&head) {
            true => Some(head),
            false => of_root.get(&head).cloned(),
        });
        let imported: BTreeSet<String> = imported.filter(|other| other != module).collect();
        graph.get_mut(module).expect("every module is there").extend(imported);
    }
    graph
}

/// The names that the root of a crate has from a module, with the module.
fn names_of_root(text: &str, graph: &Graph) -> Vec<(String, String)> {
    let mut names = Vec::new();
    for (at, _) in text.match_indices("use ") {
        let begins = text[..at].rsplit('\n').next().unwrap_or_default();
        if !["", "pub ", "pub(crate) "].contains(&begins) {
            continue;
        }
        let tree = &text[at + "use ".len()..];
        let tree = tree.strip_prefix("self::").unwrap_or(tree);
        for path in paths(tree_at(tree)) {
            if let [module, .., name] = &path[..]
                && graph.contains_key(module)
            {
                names.push((name.clone(), module.clone()));
            }
        }
    }
    names
}

/// What a file imports from its crate, whose root is so many modules above.
fn imports(text: &str, depth: usize) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let is_of_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    for prefix in ["crate::", "super::"] {
        for (at, _) in text.match_indices(prefix) {
            if text[..at].ends_with(is_of_path) {
                continue;
            }
            let (mut rest, mut above) = (&text[at + prefix.len()..], 1);
            while let Some(further) = rest.strip_prefix("super::") {
                (rest, above) = (further, above + 1);
            }
            if prefix == "crate::" || above == depth {
                found.extend(paths(tree_at(rest)));
            }
        }
    }
    found
}

/// The tree of imports with which a text begins: a path, or a group behind one.
fn tree_at(text: &str) -> &str {
    let is_of_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let path = text.find(|letter| !is_of_path(letter)).unwrap_or(text.len());
    let is_group = text[path..].starts_with('{') && (path == 0 || text[..path].ends_with("::"));
    let mut depth = 0;
    for (at, letter) in text[path..].char_indices().filter(|_| is_group) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..=path + at];
        }
    }
    &text[..path]
}

/// The paths of a tree of imports, such as `a::{b, c::D as E}`, each by its own names but the last one,
/// which is the name that it gets.
fn paths(tree: &str) -> Vec<Vec<String>> {
    let tree = tree.trim();
    let Some((before, group)) = tree.split_once('{') else {
        let named = |part: &str| part.split_whitespace().next_back().unwrap_or_default().to_owned();
        return vec![tree.split("::").map(named).collect()];
    };
    let before: Vec<String> =
        before.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect();
    let group = group.rsplit_once('}').map_or(group, |(group, _)| group);
    let parts = parts(group).into_iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(paths).map(|path| [before.clone(), path].concat()).collect()
}

/// The parts of a group of imports.
fn parts(group: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&group[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&group[begin..]);
    parts
}

/// The code of a file, without comments and unit tests.
fn code(text: &str) -> String {
    code_lines(text).into_iter().flat_map(|(_, line)| [line, "\n"]).collect()
}

/// The top module to which a file belongs.
fn module_of(name: &str) -> &str {
    let part = name.split('/').next().unwrap_or_default();
    part.strip_suffix(".rs").unwrap_or(part)
}

/// How deep the module of a file lies below the root of its crate.
fn depth_of(name: &str) -> usize {
    name.split('/').filter(|part| *part != "mod.rs").count()
}

/// Sets of modules of which each reaches all others by imports.
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

/// All modules that a module imports, and that these import.
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
