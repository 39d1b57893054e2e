//! Pages of Markdown as the tests read them: blocks, sections, links.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folder of the repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Whether generated parts are to be rewritten.
pub fn is_update() -> bool {
    std::env::var_os("UPDATE").is_some()
}

/// A page of the repository.
pub struct Page {
    /// Path from the root of the repository.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// A fenced block.
pub struct Block<'a> {
    /// The info string: a language, and perhaps one more word.
    pub info: &'a str,
    /// The content.
    pub text: &'a str,
}

impl Page {
    /// Reads a page by its path.
    pub fn read(path: &str) -> Self {
        let text =
            fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        Page { path: path.to_owned(), text }
    }

    /// README.md and all pages of the guide.
    pub fn all() -> Vec<Page> {
        let mut pages = vec![Page::read("README.md")];
        let guide = files_below(&root().join("docs"));
        let markdown =
            guide.iter().filter(|file| file.extension().is_some_and(|ending| ending == "md"));
        pages.extend(
            markdown.map(|file| Page::read(file.strip_prefix(root()).unwrap().to_str().unwrap())),
        );
        pages
    }

    /// The fenced blocks, in their order.
    pub fn blocks(&self) -> Vec<Block<'_>> {
        let mut blocks = Vec::new();
        for fenced in self.text.split("\n```").skip(1).step_by(2) {
            let (info, text) = fenced
                .split_once('\n')
                .unwrap_or_else(|| panic!("{}: a fence is not closed", self.path));
            blocks.push(Block { info, text });
        }
        blocks
    }

    /// All blocks of a language as one script, if there are any.
    pub fn script(&self, language: &str) -> Option<String> {
        let blocks: Vec<&str> = self
            .blocks()
            .into_iter()
            .filter(|block| block.info == language)
            .map(|block| block.text)
            .collect();
        (!blocks.is_empty()).then(|| blocks.join("\n"))
    }
}

/// The targets of links; code blocks have none.
pub fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect()
}

/// All files of a folder and the folders in it, in order.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut inside: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    inside.sort();
    inside
        .into_iter()
        .flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] })
        .collect()
}
