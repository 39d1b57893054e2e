//! The catalogue of problems: a test expects each code.

use std::{fs, path::Path};

use crate::support::{client::Caller, local::Local};

/// Codes of two lists that one test goes over.
const OF_BOTH_LISTS: [&str; 2] = ["blocks-spent", "mutes-spent"];

/// A code is expected by `refused`, or in a body that is not read as JSON.
#[tokio::test]
async fn every_code_of_the_catalogue_is_reached() {
    let tests = texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it"));
    let local = Local::start();
    let list = local.anonymous().get("/v1/problems").await.expect(200);
    let codes = list["items"].as_array().unwrap().iter().map(|kind| kind["code"].as_str().unwrap());
    let unreached: Vec<&str> = codes
        .filter(|code| {
            let expected = [format!(".refused(\"{code}\")"), format!("\"code\":\"{code}\"")];
            !OF_BOTH_LISTS.contains(code)
                && !expected.iter().any(|words| tests.contains(words.as_str()))
        })
        .collect();
    assert!(unreached.is_empty(), "no test expects {unreached:?}");
}

/// The texts of all files in a folder, without comments and spaces.
fn texts(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = |path: &Path| match path.is_dir() {
        true => texts(path),
        false => {
            let text = fs::read_to_string(path).unwrap_or_default();
            let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
            text.lines().map(code).collect::<String>().split_whitespace().collect()
        }
    };
    entries.map(|path| text(&path)).collect()
}

/// A limit that the server publishes.
pub(super) async fn limit(caller: &Caller, name: &str) -> u64 {
    caller.get("/v1/meta").await.expect(200)["limits"][name].as_u64().unwrap()
}
