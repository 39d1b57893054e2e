//! The guide for authors of clients, as the server serves it.

use std::{collections::BTreeSet, fs, path::Path};

use reqwest::Method;

use crate::support::local::Local;

/// The `Accept` header of a browser.
const BROWSER: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/// The folder of `docs/` that is for those who work on the program and is not served.
const NOT_SERVED: &str = "adr";

/// All files of the guide, by their path below `docs/`.
fn files(folder: &Path, inside: &str) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder.join(inside)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{inside}{}", entry.file_name().to_str().unwrap());
        match entry.path().is_dir() {
            true if path == NOT_SERVED => {}
            true => found.extend(files(folder, &format!("{path}/"))),
            false => found.push((path, fs::read(entry.path()).unwrap())),
        }
    }
    assert!(!found.is_empty(), "docs/{inside} has no files");
    found
}

#[tokio::test]
async fn every_file_of_the_guide_is_served_as_it_is() {
    let local = Local::start();
    for (path, content) in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs"), "") {
        let url = format!("/docs/guide/{path}");
        let request = local.anonymous().request(Method::GET, &url).bad();
        let (status, headers, served) = request.send_bytes().await;
        let media = &headers["content-type"];
        assert!(
            status == 200 && served == content,
            "docs/{path} is not served: see src/http/routes/guide.rs"
        );
        match path.rsplit('.').next() {
            Some("md") => assert_eq!(media, "text/markdown; charset=utf-8"),
            Some("webp") => assert_eq!(media, "image/webp"),
            _ => {}
        }
    }
}

/// Follows every link, beginning at the first page of the guide.
#[tokio::test]
async fn the_links_of_pages_for_browsers_work_and_nothing_is_loaded_from_elsewhere() {
    let local = Local::start();
    let (mut seen, mut waiting) = (BTreeSet::new(), vec!["/docs/guide/".to_owned()]);
    while let Some(path) = waiting.pop() {
        let request = local.anonymous().request(Method::GET, &path).bad();
        let (status, headers, text) = request.header("accept", BROWSER).send_raw().await;
        assert_eq!(status, 200, "{path}");
        if !headers["content-type"].to_str().unwrap().starts_with("text/html")
            || !path.starts_with("/docs/guide/")
        {
            continue;
        }
        assert!(
            headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'")
        );
        for banned in ["<script", "style=\"", "alt=\"\"", "url("] {
            assert!(!text.contains(banned), "{path} has {banned}");
        }
        let loaded = text.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        for picture in loaded {
            assert!(picture.starts_with("pictures/"), "{path} loads {picture}");
            seen.insert(resolved(&path, picture));
        }
        for link in text.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
            let to = resolved(&path, link.split('#').next().unwrap());
            if !link.starts_with("https://") && seen.insert(to.clone()) {
                waiting.push(to);
            }
        }
    }
    for (path, _) in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("docs"), "") {
        let is_index = path == "README.md";
        assert!(
            is_index || seen.contains(&format!("/docs/guide/{path}")),
            "no link leads to docs/{path}"
        );
    }
}

/// Where a link on this page leads.
fn resolved(page: &str, link: &str) -> String {
    if link.starts_with('/') {
        return link.to_owned();
    }
    if link.is_empty() {
        return page.to_owned(); // a place on the same page
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[tokio::test]
async fn the_documentation_page_leads_to_the_guide() {
    let local = Local::start();
    let contract = local.anonymous().get("/openapi.json").await.expect(200);
    assert_eq!(contract["externalDocs"]["url"], "/docs/guide/");
    let (status, _, text) =
        local.anonymous().request(Method::GET, "/docs/guide").bad().send_raw().await;
    assert!(
        status == 200 && text.starts_with("# "),
        "without its slash it is found as well: {status}"
    );
    let (status, headers, _) =
        local.anonymous().request(Method::GET, "/docs/guide/nothing.md").bad().send_raw().await;
    assert_eq!(
        (status, headers["content-type"].to_str().unwrap()),
        (404, "application/problem+json")
    );
}
