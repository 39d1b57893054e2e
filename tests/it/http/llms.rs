//! `/llms.txt`, where language models begin to read.

use reqwest::Method;

use crate::support::local::Local;

/// Headings, a summary and links, as llmstxt.org describes them.
#[tokio::test]
async fn the_file_has_the_form_that_readers_expect() {
    let local = Local::start();
    let request = local.anonymous().request(Method::GET, "/llms.txt").bad();
    let (status, headers, text) = request.send_raw().await;
    assert_eq!(
        (status, headers["content-type"].to_str().unwrap()),
        (200, "text/markdown; charset=utf-8")
    );
    let mut lines = text.lines().filter(|line| !line.is_empty());
    assert_eq!(lines.next(), Some("# Kontor"));
    assert!(lines.next().unwrap().starts_with("> "));
    let sections = text.split("\n## ").skip(1);
    for section in sections {
        assert!(section.lines().skip(1).all(|line| line.is_empty() || line.starts_with("- [")));
    }
    assert!(text.len() < 5_000, "{} bytes", text.len());
}

#[tokio::test]
async fn every_link_leads_to_a_text_that_programs_can_read() {
    let local = Local::start();
    let ask =
        async |path: &str| local.anonymous().request(Method::GET, path).bad().send_raw().await;
    let (_, _, text) = ask("/llms.txt").await;
    let links: Vec<&str> =
        text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()).collect();
    assert!(links.len() > 10, "{links:?}");
    for link in links {
        let (status, headers, _) = ask(link).await;
        let media = headers["content-type"].to_str().unwrap();
        assert_eq!(status, 200, "{link}");
        let readable = ["text/markdown", "application/json"];
        assert!(readable.iter().any(|readable| media.starts_with(readable)), "{link}: {media}");
    }
}

/// The requests that the file names are operations of the contract.
#[tokio::test]
async fn every_request_that_it_names_is_in_the_contract() {
    let local = Local::start();
    let contract = local.anonymous().get("/openapi.json").await.expect(200);
    let (_, _, text) = local.anonymous().request(Method::GET, "/llms.txt").bad().send_raw().await;
    let named = text.split('`').filter_map(|code| code.split_once(' '));
    let requests: Vec<(String, String)> = named
        .filter(|(method, _)| ["GET", "POST", "PUT"].contains(method))
        .map(|(method, path)| (method.to_lowercase(), path.split('?').next().unwrap().to_owned()))
        .collect();
    assert!(requests.len() > 8, "{requests:?}");
    for (method, path) in requests {
        let path = path.replace("/seats/1", "/seats/{seat}");
        assert!(!contract["paths"][&path][&method].is_null(), "{method} {path}");
    }
}
