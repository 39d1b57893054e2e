//! Which files of a crate import which, read from their text.
//!
//! An import counts for the file in which the item is written: a name that another file only passes
//! on is followed there, and a module that passes an item of its child on does not import it. The
//! root of a crate is a file like the others: that it declares modules is no import.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::code_lines;

/// The files of a crate, each with those that it imports.
pub(super) type Graph = BTreeMap<String, BTreeSet<String>>;

/// A module or an item, from the root of the crate on.
type Path = Vec<String>;

/// The root of a library. A program beside it is a crate of its own.
const LIBRARY: &str = "lib.rs";

/// The root of a crate that is no library.
const PROGRAM: &str = "main.rs";

/// How often a name is followed that files pass on.
const FOLLOWED_MAX: usize = 8;

/// What a file imports.
struct Import {
    path: Path,
    /// The name that it gets here.
    name: String,
    /// Whether others can import it from here.
    is_published: bool,
}

/// All files of a crate.
#[derive(Default)]
struct Crate {
    /// The file of each module.
    files: BTreeMap<Path, String>,
    /// What a name of a module stands for, where the module imports it.
    names: BTreeMap<(Path, String), Path>,
}

/// The graph of these files.
pub(super) fn graph(files: &[(String, String)]) -> Graph {
    let root = match files.iter().any(|(name, _)| name == LIBRARY) {
        true => LIBRARY,
        false => PROGRAM,
    };
    let modules = files.iter().map(|(name, _)| (module_of(name, root), name.clone()));
    let mut all = Crate { files: modules.collect(), names: BTreeMap::new() };
    let mut read = Vec::new();
    for (name, text) in files {
        let (module, text) = (module_of(name, root), code(text));
        let (imports, rest) = imports(&text);
        let absolute =
            |import: Import| Some(Import { path: all.absolute(&module, import.path)?, ..import });
        let imports: Vec<Import> = imports.into_iter().filter_map(absolute).collect();
        let named = paths_in(&rest).into_iter();
        let paths: Vec<Path> = named.filter_map(|path| all.absolute(&module, path)).collect();
        read.push((name, module, imports, paths));
    }
    for (_, module, imports, _) in &read {
        let names = imports
            .iter()
            .map(|import| ((module.clone(), import.name.clone()), import.path.clone()))
            // A module can name its own items by their whole path.
            .filter(|((module, name), path)| {
                *path != [module.as_slice(), std::slice::from_ref(name)].concat()
            });
        all.names.extend(names);
    }
    let mut graph = Graph::new();
    for (name, module, imports, paths) in &read {
        let passes_on = |import: &&Import| import.is_published && import.path.starts_with(module);
        let imported =
            imports.iter().filter(|import| !passes_on(import)).map(|import| &import.path);
        let targets = imported.chain(paths).map(|path| all.module_of(path));
        let others = targets.filter(|target| target != module);
        graph.insert((*name).clone(), others.map(|target| all.files[&target].clone()).collect());
    }
    graph
}

impl Crate {
    /// A path as a module writes it, from the root on; `None` if it leads out of the crate.
    fn absolute(&self, module: &[String], path: Path) -> Option<Path> {
        let is_relative = |step: &String| ["crate", "self", "super"].contains(&step.as_str());
        let head = path.first()?;
        if !is_relative(head)
            && !self.files.contains_key(&[module, std::slice::from_ref(head)].concat())
        {
            return None;
        }
        let (mut from, mut steps) = (module.to_vec(), path.into_iter().peekable());
        while let Some(step) = steps.next_if(is_relative) {
            match step.as_str() {
                "crate" => from.clear(),
                "super" => drop(from.pop()?),
                _ => {}
            }
        }
        from.extend(steps);
        Some(from)
    }

    /// The module in which it is written.
    fn module_of(&self, path: &[String]) -> Path {
        let mut path = path.to_vec();
        for _ in 0..FOLLOWED_MAX {
            let length =
                (0..=path.len()).rev().find(|length| self.files.contains_key(&path[..*length]));
            let (module, rest) = path.split_at(length.unwrap_or(0));
            let Some((head, rest)) = rest.split_first() else { return module.to_vec() };
            match self.names.get(&(module.to_vec(), head.clone())) {
                Some(next) => path = [next.as_slice(), rest].concat(),
                None => return module.to_vec(),
            }
        }
        panic!("{path:?} is passed on in a circle")
    }
}

/// The module of a file, whose name begins in the folder of the crate; that of its root has no
/// name.
fn module_of(name: &str, root: &str) -> Path {
    if name == root {
        return Vec::new();
    }
    let name = name.strip_suffix(".rs").unwrap_or(name);
    let parts: Path = name.split('/').map(str::to_owned).collect();
    match parts.split_last() {
        Some((last, folder)) if last == "mod" => folder.to_vec(),
        _ => parts,
    }
}

/// The code of a file, without comments and unit tests.
fn code(text: &str) -> String {
    code_lines(text).into_iter().flat_map(|(_, line)| [line, "\n"]).collect()
}

/// What a file imports, and its code without these lines.
fn imports(text: &str) -> (Vec<Import>, String) {
    let (mut found, mut rest, mut end) = (Vec::new(), String::new(), 0);
    for (at, keyword) in text.match_indices("use ") {
        let before = text[..at].rsplit('\n').next().unwrap_or_default().trim();
        let is_published = before == "pub" || before.starts_with("pub(");
        if at < end || !(before.is_empty() || is_published) {
            continue;
        }
        let tree = text[at + keyword.len()..].split(';').next().unwrap_or_default();
        let named = paths(tree).into_iter();
        found.extend(named.map(|(path, name)| Import { path, name, is_published }));
        rest.push_str(&text[end..at]);
        end = at + keyword.len() + tree.len();
    }
    rest.push_str(&text[end..]);
    (found, rest)
}

/// The paths of a tree of imports, such as `a::{b, c::D as E}`, each with the name that it gets.
fn paths(tree: &str) -> Vec<(Path, String)> {
    let words = |path: &str| -> Path {
        let words = path.split("::").map(str::trim).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    let last = |path: &Path| path.last().cloned().unwrap_or_default();
    let tree = tree.trim();
    let Some((before, group)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let path = words(path);
        let name = if name.is_empty() { last(&path) } else { name.trim().to_owned() };
        return vec![(path, name)];
    };
    let before = words(before);
    let group = group.rsplit_once('}').map_or(group, |(group, _)| group);
    let inner = parts(group).into_iter().filter(|part| !part.trim().is_empty()).flat_map(paths);
    let joined = inner.map(|(path, name)| match (path == ["self"], name == "self") {
        (true, true) => (before.clone(), last(&before)),
        (true, false) => (before.clone(), name),
        (false, _) => ([before.clone(), path].concat(), name),
    });
    joined.collect()
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

/// The paths in code.
fn paths_in(code: &str) -> Vec<Path> {
    let is_of_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    // Who can see an item is no import.
    let code = code.replace("pub(in ", "pub(in::");
    let words = code.split(|letter| !is_of_path(letter)).filter(|word| word.contains("::"));
    let paths = words.map(|word| word.split("::").filter(|part| !part.is_empty()));
    paths
        .map(|path| path.map(str::to_owned).collect::<Path>())
        .filter(|path| path.len() > 1)
        .collect()
}
