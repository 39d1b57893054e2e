//! Code blocks: shell and Python are run as a reader would run them, JSON is validated against the
//! contract.
//!
//! All `bash` blocks of a page are one script; its `python` blocks are another, run after it in the
//! same folder. Each page has its own server. A block of JSON names its schema, and a block with
//! the path of a file has the content of that file.

use std::{fs, path::Path, process::Command, thread};

use kontor_testing::waits::output;
use serde_json::Value;
use tempfile::TempDir;

use super::page::{Page, files_below, is_update, links, root};
use crate::support::{contract::CONTRACT, server::Server, sized};

/// Languages of blocks that are shown only.
const SHOWN_ONLY: [&str; 3] = ["sh", "text", "nginx"];

/// A server as the pages need it.
fn server() -> Server {
    // Receivers of webhooks run on this machine.
    Server::with_flags(&["--webhooks-http", "--webhooks-private"])
}

/// Runs the scripts of a page against a server; returns the folder with the files that they wrote.
fn run(page: &Page, server: &Server) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for file in ["shell.sh", "verify_record.py", "receiver.py"] {
        fs::copy(root().join("docs").join(file), folder.path().join(file)).unwrap();
    }
    for (language, program) in
        [("bash", ["bash", "-euo", "pipefail", "-c"].as_slice()), ("python", &["python3", "-c"])]
    {
        if let Some(script) = page.script(language) {
            let done = output(&mut command_in(folder.path(), program, &script, server));
            let (said, complained) =
                (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
            let log = server.log();
            assert!(
                done.status.success(),
                "{}, {language}:\n{said}\n{complained}\nthe server's log:\n{log}",
                page.path
            );
        }
    }
    folder
}

fn command_in(folder: &Path, program: &[&str], script: &str, server: &Server) -> Command {
    let mut command = Command::new(program[0]);
    command.args(&program[1..]).arg(script).current_dir(folder);
    command.env("BASE", server.address.get()).env("KONTOR", env!("CARGO_BIN_EXE_kontor"));
    command
}

#[test]
fn the_walk_through_plays_a_game_to_its_end_and_verifies_its_record() {
    let folder = run(&Page::read("README.md"), &server());
    let record: Value =
        serde_json::from_slice(&fs::read(folder.path().join("record.json")).unwrap()).unwrap();
    assert_eq!(
        record["outcome"]["places"].as_array().map(Vec::len),
        Some(3),
        "everybody has a place"
    );
    let output = fs::read_to_string(folder.path().join("heard.txt")).unwrap();
    assert!(
        output.contains("table.started") && output.contains("table.finished"),
        "the spectator received the whole game"
    );
    assert!(output.contains("event: end"), "and that it was over");
}

/// Each page is enough for itself. By day the first pages show that, and all run at one server.
#[test]
fn the_examples_of_every_page_of_the_guide_run_at_a_server_of_their_own() {
    let mut pages = pages_with_scripts();
    pages.retain(|page| page.path.starts_with("docs/"));
    pages.truncate(sized(3, usize::MAX));
    thread::scope(|scope| {
        for page in &pages {
            scope.spawn(|| run(page, &server()));
        }
    });
}

fn pages_with_scripts() -> Vec<Page> {
    let mut pages = Page::all();
    pages.retain(|page| page.script("bash").is_some() || page.script("python").is_some());
    assert!(pages.len() > 5, "most pages have examples");
    pages
}

/// As a reader does who tries one page after the other on one server, and comes back a day later:
/// by day to the first page.
#[test]
fn the_pages_run_one_after_another_at_one_server_and_all_of_them_again() {
    let mut pages = pages_with_scripts();
    pages.sort_by_key(|page| page.path != "docs/getting-started.md");
    assert_eq!(pages[0].path, "docs/getting-started.md");
    let server = server();
    for page in pages.iter().chain(&pages[..sized(1, pages.len())]) {
        run(page, &server);
    }
}

#[test]
fn the_player_of_the_guide_plays_every_game_to_its_end() {
    let script = Page::read("docs/decisions.md").script("python").unwrap();
    let (folder, server) = (tempfile::tempdir().unwrap(), Server::start());
    let play = &|ruleset: &str| {
        let mut command = command_in(folder.path(), &["python3", "-c"], &script, &server);
        let done = output(command.env("RULESET", ruleset));
        let said = String::from_utf8_lossy(&done.stdout);
        let complained = String::from_utf8_lossy(&done.stderr);
        assert!(said.contains("'places'"), "{ruleset}:\n{said}\n{complained}\n{}", server.log());
    };
    thread::scope(|scope| {
        for page in files_below(&root().join("docs/games")) {
            scope.spawn(move || play(page.file_stem().unwrap().to_str().unwrap()));
        }
    });
}

#[test]
fn json_on_a_page_is_of_the_schema_that_it_names() {
    let mut checked = 0;
    for page in Page::all() {
        for block in page.blocks() {
            let Some(schema) = block.info.strip_prefix("json ") else { continue };
            let value = serde_json::from_str(block.text)
                .unwrap_or_else(|error| panic!("{}: {error}:\n{}", page.path, block.text));
            CONTRACT.check_named(schema, &value, &page.path);
            checked += 1;
        }
    }
    assert!(checked > 0);
}

/// The example of a client is a file that the tests of the client run.
#[test]
fn a_block_that_names_a_file_is_that_file() {
    let mut named = 0;
    for page in Page::all() {
        let mut text = page.text.clone();
        for block in page.blocks() {
            let Some((_, path)) =
                block.info.split_once(' ').filter(|(language, _)| *language != "json")
            else {
                continue;
            };
            let file = fs::read_to_string(root().join(path))
                .unwrap_or_else(|error| panic!("{}: {path}: {error}", page.path));
            let shown = format!("```{}\n{}\n```", block.info, block.text);
            assert!(text.contains(&shown), "{}: {path}", page.path);
            text = text.replace(&shown, &format!("```{}\n{file}```", block.info));
            named += 1;
        }
        if is_update() && page.text != text {
            fs::write(root().join(&page.path), &text).unwrap();
        }
        assert!(is_update() || page.text == text, "{}: UPDATE=1 takes the files in", page.path);
    }
    assert!(named > 0);
}

#[test]
fn no_block_escapes_the_tests() {
    let mut blocks = 0;
    for page in Page::all() {
        for block in page.blocks() {
            blocks += 1;
            let is_known =
                ["bash", "python"].contains(&block.info) || SHOWN_ONLY.contains(&block.info);
            assert!(
                is_known || block.info.contains(' '),
                "{}: nothing holds ```{} to account",
                page.path,
                block.info
            );
        }
    }
    assert!(blocks > 0);
}

#[test]
fn links_lead_to_files_that_are_there_and_out_of_the_guide_only_by_the_server() {
    let mut followed = 0;
    for page in Page::all() {
        let folder = Path::new(&page.path).parent().unwrap().to_owned();
        for link in links(&page.text)
            .into_iter()
            .filter(|link| !link.contains("://") && !link.starts_with('#'))
        {
            let target = folder.join(link.split('#').next().unwrap());
            let is_served = page.path == "README.md" || clean(&target).starts_with("docs/");
            let is_there = link.starts_with('/') || root().join(&target).exists();
            assert!(
                is_there && (is_served || link.starts_with('/')),
                "{} leads to {link}",
                page.path
            );
            followed += 1;
        }
    }
    assert!(followed > 0);
}

/// A path without `..`.
fn clean(path: &Path) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.to_str().unwrap().split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}
